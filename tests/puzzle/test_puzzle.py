"""How puzzles are set, tried and shown."""

import pytest

import ttr_widget as ttr
from ttr_widget import BadInput, Puzzle
from ttr_widget.kernel.message import Message

from . import lessons


def station(goal="complete essen-kyiv within 3 turns", **more):
    return Puzzle(lessons.station(), goal, **more)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("complete essen-kyiv within 3 turns", "complete Essen–Kyïv within 3 turns"),
        ("  Complete  the ticket Essen-Kyiv in 2 turns. ", "complete Essen–Kyïv within 2 turns"),
        ("complete essen-kyiv this turn", "complete Essen–Kyïv this turn"),
        ("complete essen-kyiv in one turn", "complete Essen–Kyïv this turn"),
        ("complete essen-kyiv", "complete Essen–Kyïv within 3 turns"),
        ("score at least 20 this turn!", "score at least 20 points this turn"),
        ("score 20 points within the next 2 turns", "score at least 20 points within 2 turns"),
        ("Score 20 or more within 2 turns", "score at least 20 points within 2 turns"),
        ("claim Dieppe–Paris within 2 turns", "claim dieppe-paris within 2 turns"),
        ("claim paris - frankfurt, within 2 turns", "claim frankfurt-paris-1 or frankfurt-paris-2 within 2 turns"),
        ("claim frankfurt-paris-2 in 1 turn", "claim frankfurt-paris-2 this turn"),
        ("connect paris and roma within 3 turns", "connect Paris and Roma within 3 turns"),
        ("connect Paris, Roma and Wien within 5 turns", "connect Paris, Roma and Wien within 5 turns"),
        ("connect paris-roma", "connect Paris and Roma within 3 turns"),
        ("build a station in Roma this turn", "build a station in Roma this turn"),
    ],
)
def test_goals_are_read_forgivingly(text, words):
    assert station(text).words == words


@pytest.mark.parametrize(
    ("text", "fact"),
    [
        ("", "expected a goal as a short text"),
        ("win everything", "write the goal as 'win within 2 turns'"),
        ("lead red", "has no passengers"),
        ("burn the deck", "no goal begins with 'burn'"),
        ("klaim dieppe-paris", "did you mean 'claim'?"),
        ("complete brest-petrograd", "Ada does not hold the ticket brest-petrograd"),
        ("complete", "expected a goal as a short text"),
        ("complete ,", "expected a goal as a short text"),
        ("complete brest-petrograd, essen-kyiv", "expected a goal as a short text"),
        ("complete essen-kiev", "did you mean 'essen-kyiv'?"),
        ("score lots", "a number of points from 1"),
        ("score 0 this turn", "a number of points from 1"),
        ("claim dieppe-roma", "no route joins"),
        ("connect paris", "at least two cities"),
        ("connect paris and Paris", "at least two cities"),
        ("connect paris and atlantis", "atlantis"),
        ("build a harbour in roma", "has no harbours"),
        ("build something", "'build a station in roma'"),
        ("claim dieppe-paris within 0 turns", "within: expected a whole number from 1"),
        ("claim dieppe-paris within 99 turns", "within: expected a whole number from 1"),
        ("claim berlin-essen", "reached before the first action"),
    ],
)
def test_a_goal_that_cannot_be_read_is_refused(text, fact):
    with pytest.raises(BadInput) as caught:
        station(text)

    assert fact in str(caught.value)


def test_a_harbour_needs_a_port():
    with pytest.raises(BadInput, match="moskva is not a port"):
        Puzzle(lessons.harbour(), "build a harbour in moskva")


@pytest.mark.parametrize(
    ("game", "more", "fact"),
    [
        (lambda: "europe", {}, "expected a game or a scenario to begin with"),
        (lambda: ttr.new_game("europe", seed=1), {}, "begins with a turn, but the open question is 'keep'"),
        (lessons.station, {"seat": 2}, "a seat from 0 to 1"),
        (lessons.station, {"seat": "Bob"}, "a seat from 0 to 1"),
        (lessons.station, {"within": 0}, "within: expected a whole number"),
        (lessons.station, {"within": True}, "within: expected a whole number"),
        (lessons.station, {"others": "sleep"}, "others: expected 'wait' or a function"),
        (lessons.station, {"goal": 7}, "expected a goal as a text or a function"),
        (lessons.station, {"goal": "claim dieppe-paris this turn", "within": 2}, "but within=2"),
        (lessons.station, {"goal": lambda game: 7}, "expected True, False or a text"),
    ],
)
def test_a_puzzle_that_cannot_be_is_refused(game, more, fact):
    with pytest.raises(BadInput) as caught:
        Puzzle(game(), **{"goal": "claim dieppe-paris"} | more)

    assert fact in str(caught.value)


def test_an_attempt_that_solves_it():
    puzzle = station()
    attempt = puzzle.attempt(["station berlin with 1 red"])

    assert attempt.solved
    assert bool(attempt)
    assert attempt.turns == 1
    assert str(attempt) == "Solved in turn 1 of 3."
    assert repr(attempt) == "<Solved in turn 1 of 3.>"
    assert attempt.game.view(0).rules["stations"]["cities"] == {"berlin": 0}
    assert attempt.refusal is None
    assert puzzle.start.history == (), "it was played on a copy"


def test_what_comes_after_the_solution_is_not_played():
    attempt = station().attempt(["station berlin with 1 red", "nonsense"])

    assert attempt.solved
    assert len(attempt.game.history) == 1


def test_an_action_that_is_not_allowed_is_named_with_its_rule():
    attempt = station().attempt("draw deck\n\ndraw deck\nstation berlin with 2 red")

    assert not attempt.solved
    assert attempt.reason.startswith("Action 3, 'station berlin with 2 red', cannot be played: The price is 1 card")
    assert attempt.refusal.code == "europe.station"
    assert attempt.rule.startswith("A station may be built in any city")
    assert str(attempt).endswith(f"europe.station: {attempt.rule}")
    assert attempt.turns == 2
    assert [action.text() for action in attempt.game.history] == ["draw deck", "draw deck", "pass"]


def test_the_rule_that_forbids_an_action_is_told_in_the_chosen_language():
    ttr.set_locale("de")
    try:
        attempt = station().attempt("station berlin with 2 red")
    finally:
        ttr.set_locale("en")

    assert attempt.rule == ttr.rulebook("europe", locale="de")["europe.station"].words


def test_an_action_that_cannot_be_read_is_named():
    attempt = station().attempt(["fly to roma"])

    assert not attempt.solved
    assert attempt.reason.startswith("Action 1, 'fly to roma', cannot be played: no action 'fly' in this game")
    assert attempt.refusal.kind == "bad-input"
    assert attempt.rule == ""


def test_what_is_missing_is_said():
    puzzle = station()
    assert puzzle.attempt([]).reason == (
        "0 of 3 turns are over, and Essen–Kyïv is not complete: from Essen the network reaches Berlin, but not Kyïv."
    )
    drawn = puzzle.attempt(["draw deck"])
    assert drawn.turns == 1
    assert drawn.reason.startswith("0 of 3 turns are over, and")
    assert puzzle.attempt(["draw deck"] * 2).reason.startswith("1 of 3 turns are over, and")


def test_too_many_turns():
    attempt = station().attempt(["draw deck"] * 6 + ["station berlin with 1 red"])

    assert not attempt.solved
    assert attempt.turns == 3
    assert attempt.reason.startswith("3 of 3 turns are over, and Essen–Kyïv is not complete")
    assert [a.text() for a in attempt.game.history if a.type != "pass"] == ["draw deck"] * 6


KARLSRUHE = "Freiburg and Karlsruhe are not connected: no route of Ada reaches Karlsruhe"


@pytest.mark.parametrize(
    ("lesson", "goal", "missing"),
    [
        (lessons.station, "claim dieppe-paris", "nobody has claimed dieppe-paris yet"),
        (lessons.taken, "claim dieppe-paris", "Grace has claimed dieppe-paris"),
        (lessons.station, "score 5", "only 0 of 5 points are scored"),
        (lessons.station, "build a station in roma", "there is no station in Roma yet"),
        (lessons.taken, "build a station in roma", "Grace has the station in Roma"),
        (lessons.station, "connect paris and roma", "Paris and Roma are not connected: no route of Ada reaches Paris"),
        (lessons.country, "connect freiburg and karlsruhe", KARLSRUHE),
        (lessons.station, lambda game: "the sun does not shine", "the sun does not shine"),
        (lessons.station, lambda game: False, "the goal is not reached"),
        (lessons.station, lambda game: Message("error-at", place="no", problem="sun"), "no: sun"),
    ],
)
def test_every_goal_says_what_is_missing(lesson, goal, missing):
    attempt = Puzzle(lesson(), goal).attempt([])
    reason = attempt.message

    assert attempt.reason == f"0 of 3 turns are over, and {missing}."
    assert isinstance(reason, Message)
    assert isinstance(reason.facts["missing"], Message) is (missing != "the sun does not shine")


def test_two_countries_that_are_reached_are_not_joined():
    game = lessons.made("germany", claimed={0: ["frankreich-freiburg", "frankreich-karlsruhe"]})
    puzzle = Puzzle(game, "connect freiburg and karlsruhe")

    assert "from Freiburg the network reaches Frankreich, but not Karlsruhe" in puzzle.attempt([]).reason


def test_the_others_wait_by_a_rule_that_can_be_seen():
    puzzle = station(seat=0)
    game = puzzle.attempt(["draw deck", "draw deck"]).game

    assert puzzle.variant.text == "europe with Waiting()"
    assert game.history[-1].text() == "pass"
    assert "puzzle.wait" in game.variant.explain()
    assert ttr.replay(game.transcript()).state == game.state


def test_a_puzzle_of_another_seat_begins_with_the_others():
    game = ttr.scenario("europe", players=3, seed=1, hands={2: "1 red"}, turn=1)
    puzzle = Puzzle(game, "build a station in roma this turn", seat=2)

    assert puzzle.solve().actions == ("station roma with 1 red",)
    attempt = puzzle.attempt(["station roma with 1 red"])
    assert attempt.solved
    assert [action.text() for action in attempt.game.history] == ["pass", "station roma with 1 red"]


def test_the_others_may_play():
    def grace(game):
        return (
            "claim dieppe-paris with 1 purple"
            if game.why_not("claim dieppe-paris with 1 purple") is None
            else "draw deck"
        )

    game = lessons.made("europe", hands={0: "1 red", 1: "1 purple"}, deck_top=["purple"] * 8)
    puzzle = Puzzle(game, "claim dieppe-paris within 2 turns", others=grace)

    assert "Waiting" not in puzzle.variant.text
    assert puzzle.solve().found == "none", "Grace is first"
    late = puzzle.attempt(["draw deck", "draw deck", "claim dieppe-paris with 1 purple"])
    assert late.refusal is not None
    assert late.refusal.code == "claim.any-route"
    assert Puzzle(game, "claim dieppe-paris within 2 turns").solve().turns == 2


def test_others_who_cheat_are_refused():
    puzzle = station(others=lambda game: "draw everything")
    with pytest.raises(BadInput, match="others: cannot play 'draw everything' for another seat"):
        puzzle.attempt(["draw deck", "draw deck"])


def test_a_goal_may_be_the_end_of_the_game():
    game = lessons.made("europe", last_turns=2, hands={0: "1 purple"}, tickets={0: [], 1: []})
    puzzle = Puzzle(game, lambda game: game.is_over and 0 in game.score().winners, within=1)
    solution = puzzle.solve()

    assert solution.found == "solved"
    assert puzzle.attempt(solution.actions).game.is_over


def test_the_game_may_end_too_early():
    game = lessons.made("europe", last_turns=2)
    attempt = Puzzle(game, "claim dieppe-paris within 3 turns").attempt(["draw deck"] * 3)

    assert attempt.reason == "The game is over before action 3."
    assert not attempt.solved


def test_hints():
    puzzle = station(hints=("Look at Grace's routes.", "What does a station lend?"), title="The gap")

    assert puzzle.hint() == puzzle.hint(1) == "Look at Grace's routes."
    assert puzzle.hint(2) == "What does a station lend?"
    for wrong in (0, 3, "1"):
        with pytest.raises(BadInput, match="hint: expected a whole number from 1 to 2"):
            puzzle.hint(wrong)
    with pytest.raises(BadInput, match="no hints"):
        station().hint()


def test_it_reads_well():
    puzzle = station(hints="One.", title="The gap")

    assert str(puzzle) == "The gap\nAda: complete Essen–Kyïv within 3 turns (the others wait; hints: 1)"
    assert repr(puzzle) == "<Puzzle on europe: Ada, complete Essen–Kyïv within 3 turns>"
    assert repr(puzzle.solve()) == "<Solution: Solved in turn 1: station berlin with 1 red.>"


def test_the_limit_is_told_honestly():
    solution = Puzzle(lessons.usa(), "complete denver-pittsburgh within 3 turns").solve(limit=10)

    assert solution.found == "unknown"
    assert not solution
    assert str(solution) == "Not known: the search ended after 10 positions."


def test_a_puzzle_can_be_made_of_a_real_game():
    game = ttr.new_game("europe", players=2, seed=3)
    while len(game.history) < 30 or game.state.prompts[-1].kind != "turn":
        game.play(game.legal_actions()[0])
    puzzle = Puzzle(game, "score at least 1 within 2 turns", seat=game.state.seat)

    assert puzzle.solve()
    assert [event.type for event in puzzle.start.events] == ["deal", "deal", "display", "turn"]
    assert puzzle.start.state.hands == game.state.hands
