"""Tournaments of bots in files: fair, the same everywhere, and not disturbed by hostile bots."""

import math
import os
from pathlib import Path

import networkx as nx
import pytest

import ttr_widget as ttr
from ttr_widget.bots.bot_file import BotFile
from ttr_widget.intervals import Interval
from ttr_widget.simulate.standings import rating

STEADY = """
import ttr_widget as ttr

def decide(view, prompt, rng):
    legal = ttr.bots.legal_actions(view)
    return next((one for one in legal if one.type == "claim"), legal[0])
"""
DICE = """
import random
import ttr_widget as ttr

games = 0

class Bot:
    def __init__(self):
        global games
        games += 1

    def decide(self, view, prompt, rng):
        assert games == 1, "a bot remembers nothing of earlier games"
        legal = ttr.bots.legal_actions(view)
        names = {one.text() for one in legal}
        return random.choice([*names])
"""
HOSTILE = {
    "nasty": """
import os

def decide(view, prompt, rng):
    while view.turn > 2: pass
    os._exit(1)
""",
    "peeks": """
import gc, sys

print("I am the greatest.")

def decide(view, prompt, rng):
    from ttr_widget.kernel.state import Draft, State
    print("!" * 10000, file=sys.stderr)
    frame, found = sys._getframe(), []
    while frame:
        found += [one for one in frame.f_locals.values() if isinstance(one, (State, Draft))]
        frame = frame.f_back
    found += [one for one in gc.get_objects() if isinstance(one, (State, Draft))]
    raise LookupError(f"{len(found)} positions")
""",
    "broken": "def decide(view, prompt, rng:",
    "empty": "x = 1",
    "quits": "import sys\nsys.exit('I do not want to')",
}


def tiny():
    """A board on which a game takes a few turns."""
    cities = ["Ayr", "Bonn", "Caen", "Derby"]
    town: nx.Graph = nx.Graph([(a, b, {"length": 2}) for a, b in zip(cities, cities[1:] + cities[:1], strict=True)])
    board = ttr.Board.from_graph(town, name="town", players=(2, 2), tickets=[("Ayr", "Caen", 2)] * 8)
    return ttr.variant("usa").on(board)


def folder_of(path, **bots):
    for name, code in bots.items():
        (path / f"{name}.py").write_text(code, encoding="utf-8")
    return path


def held(folder, **options):
    return ttr.tournament(folder, **{"board": tiny(), "games": 2, "seed": 1, "progress": False} | options)


@pytest.fixture(scope="module")
def honest(tmp_path_factory):
    return folder_of(tmp_path_factory.mktemp("bots"), steady=STEADY, dice=DICE, _helper="not a bot")


@pytest.fixture(scope="module")
def played(honest):
    return held(honest, games=4, also=["greedy"])


def test_each_pair_plays_each_deal_twice_with_the_seats_swapped(played):
    games = played.games

    assert len(games) == 3 * 4
    for one, other in zip(games[::2], games[1::2], strict=True):
        assert one.seed == other.seed
        assert [player.bot for player in one.players] == [player.bot for player in other.players][::-1]
    assert {one.seed for one in games} == {"1/0", "1/1"}
    assert not any(player.faults for one in games for player in one.players), played.notes


def test_it_prints_a_crosstable_with_ratings(played):
    head, columns, *lines = str(played).splitlines()
    first, last = played.standings[0], played.standings[-1]

    assert "12 games of 3 bots" in head
    assert columns.split() == ["#", "bot", "wins", "rating", "points", "faults", "1", "2", "3"]
    assert [line.split()[1] for line in lines[:3]] == [one.bot for one in played.standings]
    assert first.rating.value > last.rating.value
    assert first.share.low <= first.share.value <= first.share.high
    assert sum(one.wins for one in played.standings) == 12
    wins, games = played.met(first.bot, last.bot)
    assert (wins + played.met(last.bot, first.bot)[0], games) == (4, 4)
    assert played._repr_html_().count("<tr") == 4
    assert "ranking" in played.cells("pl")[0]
    assert list(played.to_frame()["rank"]) == [1, 2, 3]
    assert len(played.figure(theme="dark").data[0].x) == 3


def test_ratings_are_those_of_chess():
    assert rating(Interval(0.75, 0.5, 0.91), 20)[:2] == pytest.approx((1690.8, 1500), abs=0.1)
    assert rating(Interval(1, 0.8, 1), 10).high == math.inf
    assert rating(Interval(1, 0.8, 1), 10).value == pytest.approx(1500 + 400 * math.log10(21))


def test_the_best_games_can_be_watched(played):
    best = played.best(2)

    assert all(game.is_over for game in best)
    totals = [sum(game.score().totals) for game in best]
    assert totals == sorted((sum(p.points for p in one.players) for one in played.games), reverse=True)[:2]
    assert {*played.replay(0).players} == {player.bot for player in played.games[0].players}
    with pytest.raises(ttr.BadInput, match="from 0 to 11"):
        played.replay(12)


def test_other_processes_play_the_same_tournament(honest):
    assert held(honest, jobs=2).games == held(honest).games


def test_hostile_bots_harm_nobody(tmp_path):
    """Steady plays its games as against itself: it loses no move, and the others lose only theirs."""
    folder = folder_of(tmp_path, steady=STEADY, **HOSTILE)
    result = held([folder / f"{name}.py" for name in ("steady", *HOSTILE)], seconds=0.4)
    faults = {one.bot: one.faults for one in result.standings}

    assert len(result) == 3 * 2
    assert faults["steady"] == 0
    assert min(faults["nasty"], faults["peeks"]) > 0
    said = " ".join(result.notes) + " ".join(fault for one in result.games for fault in one.faults)
    assert "'broken' does not take part: SyntaxError" in said
    assert "'empty' does not take part: BadInput: 'the file defines neither" in said
    assert "'quits' does not take part: SystemExit" in said
    assert "LookupError: '0 positions'" in said
    assert "not asked any more: late or crashed 3 times" in said
    assert "no answer within 0.4 seconds" in said
    assert "the process of the bot has ended" in said


@pytest.mark.parametrize("name", ["random", "greedy", "planner", "search"])
def test_the_name_of_a_built_in_bot_cannot_be_taken_over(name, tmp_path):
    before = type(ttr.bots.make(name))

    with pytest.raises(ttr.BadInput, match="is a bot of this package"):
        held(folder_of(tmp_path, **{name: STEADY, "other": STEADY}))
    with pytest.raises(ttr.BadInput, match=f"'{name}' is a bot of this package; choose another name"):
        ttr.bots.register(name, lambda view, prompt, rng: "draw deck")
    assert type(ttr.bots.make(name)) is before


def test_the_code_of_a_bot_does_not_run_in_this_process(tmp_path):
    mark = tmp_path / "here"
    code = f"import os, pathlib\npathlib.Path({str(mark)!r}).write_text(str(os.getppid()))\n" + STEADY
    folder = tmp_path / "bots"
    folder.mkdir()
    held(folder_of(folder, one=code, two=STEADY))

    assert mark.read_text() == str(os.getpid()), "it runs in a child of this process"
    assert BotFile("one", code).digest != BotFile("one", STEADY).digest


def test_without_a_seed_nobody_knows_the_deals(tmp_path):
    folder = folder_of(tmp_path, one=STEADY, two=STEADY)
    first, second = held(folder, seed=None), held(folder, seed=None)

    assert first.seed != second.seed
    assert held(folder, seed=first.seed).games == first.games


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"games": 3}, "an even number from 2"),
        ({"bots": Path("nowhere")}, "there is no folder nowhere"),
        ({"bots": 7}, "a folder of .py files"),
        ({"bots": []}, "at least two bots that can play, got 0"),
        ({"also": "greedy"}, "a list of bots of this package"),
        ({"also": ["gredy"]}, "a list of bots of this package"),
        ({"seconds": 0}, "above 0"),
        ({"jobs": 0}, "a number of processes from 1"),
        ({"seed": "x" * 99}, "seed"),
    ],
)
def test_wrong_wishes_are_refused(honest, wrong, message):
    options = {"bots": honest, "board": tiny(), "progress": False} | wrong
    with pytest.raises(ttr.BadInput, match=message):
        ttr.tournament(options.pop("bots"), **options)
