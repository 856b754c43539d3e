"""The levels: learners make the mistakes of their habits and no others, and each level beats the one below."""

from dataclasses import replace
from random import Random

import pytest

import ttr_widget as ttr
from tests.contract import generated
from tests.rules.table import table
from ttr_widget.bots import LEVELS, Match, make, play
from ttr_widget.bots.ladder import Job, duel_jobs, play_one, wins
from ttr_widget.bots.levels.attention import LearnersReader
from ttr_widget.bots.levels.habits import BEGINNER, Habits
from ttr_widget.bots.levels.learner import Learner
from ttr_widget.bots.planning.plan import planned
from ttr_widget.locales import fill, locales

BOARDS = [board.name for board in ttr.boards()]
SOUND = Habits(
    attention=99,
    for_points=99.0,
    keep_more=0.0,
    direct=False,
    collecting=0.0,
    building=0.0,
    open_wilds=0.0,
    further_tickets=1.0,
    danger=1.0,
    second_best=0.0,
    slack=0.0,
)
"""The habits of somebody who makes no mistakes."""


def answers(habits, game, tries=1):
    """What a learner plays in a position, with several random generators."""
    seen = game.view(game.prompt.seat)
    return {Learner(habits).decide(seen, game.prompt, Random(n)).text() for n in range(tries)}


@pytest.mark.parametrize("board", BOARDS)
def test_without_mistakes_a_learner_plays_as_the_planner_does(board):
    match, learner, planner = (
        Match(board, ["planner", "planner"], 4),
        Learner(SOUND),
        make("planner(weights='default')"),
    )
    while not match.is_over:
        prompt = match.draft.prompts[-1]
        seen = match.view(prompt.seat)
        assert learner.decide(seen, prompt, Random(1)) == planner.decide(seen, prompt, Random(1))
        match.step()


@pytest.mark.parametrize(("level", "bot"), [("hard", "planner"), ("expert(nodes=200)", "search(nodes=200)")])
def test_the_upper_levels_are_the_planner_and_the_search(level, bot):
    games = [play_one(Job("berlin", (one, "greedy"), 5)) for one in (level, bot)]
    assert games[0] == games[1]


# Habits.


def test_only_the_ticket_nearest_to_completion_is_thought_of():
    """Both routes can be built now: the dear ticket needs more than the cheap one."""
    game = table(
        hands={0: "3 white 2 purple 4 red"},
        tickets={0: ["edinburgh-paris", "berlin-roma"]},
        claimed={0: ["edinburgh-london-1", "dieppe-london-1"]},
    )
    assert answers(replace(SOUND, attention=1), game) == {"claim dieppe-paris with 1 purple"}


def test_a_collector_leaves_a_route_that_could_be_built():
    game = table(
        hands={0: "1 purple"}, tickets={0: ["edinburgh-paris"]}, claimed={0: ["edinburgh-london-1", "dieppe-london-1"]}
    )
    assert answers(SOUND, game) == {"claim dieppe-paris with 1 purple"}
    assert all(text.startswith("draw ") for text in answers(replace(SOUND, collecting=1.0), game))


def test_in_the_last_turns_nobody_collects():
    game = table(
        hands={0: "1 purple"},
        tickets={0: ["edinburgh-paris"]},
        claimed={0: ["edinburgh-london-1", "dieppe-london-1"]},
        turns_left=2,
    )
    assert answers(replace(SOUND, collecting=1.0), game) == {"claim dieppe-paris with 1 purple"}


def test_a_long_route_tempts():
    game = table(
        hands={0: "1 purple 6 orange"},
        tickets={0: ["edinburgh-paris"]},
        claimed={0: ["edinburgh-london-1", "dieppe-london-1"]},
    )
    assert answers(replace(SOUND, building=1.0), game) == {"claim budapest-kyiv with 6 orange"}


def test_a_face_up_wild_tempts():
    game = table(
        hands={0: "1 blue"},
        display=("locomotive", "purple", "orange", "yellow", "white"),
        tickets={0: ["edinburgh-paris"]},
        claimed={0: ["edinburgh-london-1", "dieppe-london-1"]},
    )
    assert answers(SOUND, game) == {"draw purple"}
    assert answers(replace(SOUND, open_wilds=1.0), game) == {"draw locomotive"}


def test_the_best_idea_is_overlooked_and_not_a_single_answer():
    """Another payment for the same route is the same idea."""
    game = table(
        hands={0: "1 purple 2 locomotive"},
        tickets={0: ["edinburgh-paris"]},
        claimed={0: ["edinburgh-london-1", "dieppe-london-1"]},
    )
    assert not any("dieppe-paris" in text for text in answers(replace(SOUND, second_best=1.0), game, tries=5))


def test_direct_paths_are_the_shortest_whatever_is_in_the_hand_and_whatever_the_routes_score():
    game = table(hands={0: "4 orange 4 purple"}, tickets={0: ["brest-venezia"]})
    paths = []
    for direct in (True, False):
        reader = LearnersReader(game.view(0), replace(SOUND, direct=direct))
        paths.append({reader.tables.board.routes[route].id for route in planned(reader).paths[reader.held[0]]})
    assert paths[0] == {"brest-paris", "paris-zurich", "venezia-zurich"}
    assert paths[1] == {"brest-pamplona", "marseille-pamplona", "marseille-roma", "roma-venezia"}


def test_a_beginner_keeps_what_is_worth_most_and_the_shortest_of_the_others():
    game = ttr.new_game("europe", players=2, seed=3)
    texts = [action.text() for action in game.legal_actions()]
    assert "keep barcelona-bruxelles kyiv-petrograd london-berlin palermo-moskva" in texts
    assert answers(replace(BEGINNER, keep_more=0.0), game) == {"keep kyiv-petrograd palermo-moskva"}
    assert answers(replace(BEGINNER, keep_more=1.0), game) == {"keep kyiv-petrograd london-berlin palermo-moskva"}


def test_chance_decides_when_a_mistake_happens_and_the_same_chance_gives_the_same_game():
    totals = [play(ttr.new_game("berlin", seed=2), ["easy", "medium"], rng).score().totals for rng in (1, 1, 2)]
    assert totals[0] == totals[1] != totals[2]


# Everywhere.


@pytest.mark.parametrize("seed", range(0, 120, 3))
def test_learners_play_every_generated_game(seed):
    """Boards and rules that nobody thought of when the habits were written."""
    rng = Random(f"levels {seed}")
    try:
        made = generated.variant(rng)
        match = Match(made, [rng.choice(("easy", "medium")) for _ in range(rng.choice(made.board.players))], seed)
    except ttr.BadInput:
        return
    for _ in range(150):
        if match.is_over:
            break
        match.step()
    assert not match.troubles


@pytest.mark.parametrize("locale", locales())
def test_every_level_is_described_in_every_language(locale):
    described = [fill("lobby-level", locale, who=level) for level in (*LEVELS, "stranger")]
    named = [fill("lobby-who", locale, who=level) for level in (*LEVELS, "stranger")]
    assert len({*described}) == len({*named}) == 5
    assert not any("stranger" in text for text in described[:-1])


@pytest.mark.parametrize("board", BOARDS)
def test_each_level_beats_the_one_below(board):
    """Few games for the ladder, but always the same ones: a level that has become too weak or too strong shows."""
    for better, other in (("medium", "easy"), ("hard", "medium")):
        won = wins([play_one(job) for job in duel_jobs(board, better, other, 16)])
        assert 9 <= won <= 15, (better, other)
