"""Inputs that once raised something undocumented, hung, or were accepted and could not be saved; by door."""

import json
from typing import Any

import ttr_widget as ttr
from ttr_widget.save import save_text
from ttr_widget.session.journal import note

from .doors import CALLS
from .mutate import LONG, deep

_HUGE = 10**5000
_RULES = "Turns(), CardMarket(each=9), Claiming(own={'trains': 9})"
_TICKETS = "europe with Tickets(first={'long': 1, 'regular': 3}, first_keep=2, draw={'regular': 3}, first_rest='box', "


def _variants() -> tuple[Any, ...]:
    return (
        "europe with Tickets(draw={'regular': 24}, first={'long': 1, 'regular': 2})",
        f"{_TICKETS}boxed=('x',))",
        f"{_TICKETS}boxed=(5,))",
        f"{_TICKETS}keep=0)",
        "germany with AnnouncedTickets(draw={'x': 3})",
        "europe with Winner(note='{0}')",
        "europe with Winner(note='a with b without c')",
        "world with TwoDecks(marked=100)",
        "europe with CardMarket(colors=('red', 'red'))",
        "europe with CardMarket(wild='red')",
        "europe with CardMarket(wild='deck')",
        "europe with CardMarket(wild='a b')",
        "europe with Stations(count=0x" + "f" * 4500 + ")",
        "europe with Stations(count=" + "9" * 4400 + ")",
        "europe with Stations(count=" + "-" * 900 + "1)",
        "europe with Stations(count=" + "(" * 900 + "1" + ")" * 900 + ")",
        "europe with Stations(" + "[" * 2400,
        "europe with Stations(count=\x00)",
        "europe with Stations(count=1or 2)",
        "g\ud800ermany with Stations()",
        "europe" + " without" * 600,
        "europe" + " with x" * 700,
        "europe only" + " with" * 900,
    )


def _calls() -> tuple[Any, ...]:
    odd = (None, _HUGE, "\ud800", "-" * LONG, deep(3000), object)
    return tuple((number, given) for number in range(len(CALLS)) for given in odd)


def _odd_question() -> str:
    """A save whose open question has an object for its kind."""
    save = json.loads(save_text(ttr.new_game("europe", seed=1)))
    save["snapshot"]["prompts"][0]["kind"] = {}
    return json.dumps(save)


CORPUS: dict[str, tuple[Any, ...]] = {
    "texts of variants": _variants(),
    "texts of actions": tuple(
        (number, text)
        for number in (1, 7)
        for text in (
            "claim " + "-" * 900 + " with 1 red",
            "keep nothing",
            "keep",
            "claim \ud800 with 1 red",
            "station " + "é" * 900,
        )
    ),
    "dicts of actions": tuple(
        (7, given)
        for given in (
            {"type": _HUGE},
            {"type": "pieces", "trains": _HUGE, "ships": 1},
            {"type": "claim", "route": "-" * LONG, "cards": {"wild": 1}},
            {"type": "claim", "route": "a-" * (LONG // 2), "cards": "1 " * (LONG // 2)},
            {"type": "draw", "card": deep(3000)},
            {"type": deep(3000, dict)},
        )
    ),
    "saves": (
        _odd_question(),
        "[" * 100_000,
        '{"a":' * 50_000,
        "9" * 5000,
        '{"format": "ttr_widget game", "version": 2, "header": NaN, "actions": [], "snapshot": {}, "check": {}}',
        '{"format": "ttr_widget game", "version": 2, "header": "\\ud800", "actions": [], "snapshot": {}, "check": {}}',
    ),
    "transcripts": (
        "-" * LONG,
        "board: europe\n" + "seed: 1\n" * 500,
        "board: \u2028europe",
        "\x85".join("board: europe"),
    ),
    "folders of boards": tuple(
        {
            "board.toml": head.encode(),
            "cities.csv": cities.encode(),
            "routes.csv": b"id,a,b,length,color,kind,double\nayr-bonn,ayr,bonn,2,red,train,\n",
            "tickets.csv": b"cities,points,deck\nayr-bonn,4,tickets\n",
        }
        for head, cities in (
            ('title = "T"\nplayers = [2, 4]\nborn = 2026-11-19\n', "id,name,lat,lon\nayr,Ayr,1,2\nbonn,Bonn,3,4\n"),
            ('title = "T"\nplayers = [2, 4]\nx = ' + "[" * 3000, "id,name,lat,lon\nayr,Ayr,1,2\nbonn,Bonn,3,4\n"),
            ('title = "T"\nplayers = [2, 4]\nx = ' + "9" * 5000, "id,name,lat,lon\nayr,Ayr,1,2\nbonn,Bonn,3,4\n"),
            ('title = "T"\nplayers = [2, 4]\nx = inf\n', "id,name,lat,lon\nayr,Ayr,1,2\nbonn,Bonn,3,4\n"),
            ('title = "T"\nplayers = [2, 4]\n', "," * 5000),
            ('title = "T"\nplayers = [2, 4]\n', "id,name,lat,lon\nayr,A\u2028yr,1,2\nbonn,Bo\x85nn,3,4\n"),
            ('title = "T"\nplayers = [2, 4]\n', "id,name,lat,lon\nayr,Ayr,1e300,2\nbonn,Bonn,3,4\n"),
        )
    ),
    "graphs as boards": tuple(
        ([], {"name": "town", **more})
        for more in (
            {"tickets": 5},
            {"tickets": [5]},
            {"tickets": [("Ayr", "Caen", "x")]},
            {"tickets": [("Ayr", deep(3000), 5)]},
            {"players": 5},
            {"players": (_HUGE, _HUGE)},
            {"players": deep(3000)},
            {"data": deep(3000, dict)},
            {"data": {"when": object()}},
            {"data": {1: 2}},
            {"expansions": 5},
            {"expansions": {"x": 5}},
            {"cities": 5},
            {"routes": (1,)},
            {"title": 5},
            {"status": None},
            {"strange": 5},
        )
    )
    + tuple(
        ([(place, change)], {"name": "town"})
        for place, change in (
            ("node", ("name", "A\u2028b")),
            ("node", ("name", "A\x85b")),
            ("node", ("name", "\ud800")),
            ("node", ("name", "x" * 300)),
            ("node", ("lat", _HUGE)),
            ("node", ("pos", 5)),
            ("node", ("facts", 5)),
            ("edge", ("length", _HUGE)),
            ("edge", ("length", 10**6)),
            ("edge", ("double", 5)),
        )
    ),
    "scenarios": (
        {"board": "europe", "claimed": {0: ["-" * LONG]}},
        {"board": "europe", "claimed": {0: "a-" * (LONG // 2)}},
        {"board": "europe", "hands": {0: "1" * LONG}},
        {"board": "europe", "hands": {0: "1 red" + " " * LONG + "x"}},
        {"board": "europe", "seed": _HUGE},
        {"board": "europe", "seed": "\ud800"},
        {"board": "berlin", "taken": {0: {_HUGE: 1}}},
        {"board": "germany", "passengers": {"berlin": {_HUGE: 1}}},
        {"board": "world", "pieces": {0: {"trains": _HUGE}}},
        {"board": "europe", "deck_top": {_HUGE: "red"}},
    ),
    "goals of puzzles": tuple(
        (goal, {})
        for goal in (
            "-" * LONG,
            "claim " + "-" * 390,
            "complete",
            "complete \ud800",
            "score at least " + "9" * 380,
            "connect " + "a-" * 190,
        )
    )
    + tuple(
        ("score at least 90", more) for more in ({"hints": 5}, {"title": object()}, {"others": 5}, {"within": _HUGE})
    )
    + (("score at least 90 within 2 turns", {"within": deep(3000)}),),
    "options of figures": (
        {"theme": [[]]},
        {"theme": _HUGE},
        {"width": _HUGE},
        {"paths": 5},
        {"paths": [5]},
        {"highlight": 5},
        {"highlight": [_HUGE]},
        {"highlight": {"dieppe-paris": 5}},
        {"tickets": 5},
        {"locale": 5},
    ),
    "messages of a page": tuple(
        (0, message)
        for message in (
            {"type": "play", "id": 1, "seq": 0, "action": {"type": "pieces", "trains": _HUGE}},
            {"type": "why", "id": 1, "seq": 0, "action": {"type": "claim", "route": "-" * LONG, "cards": {"red": 1}}},
            {"type": "lack", "id": 1, "seq": 0, "route": "-" * LONG},
            {"type": "why", "id": 1, "seq": 0, "action": {"type": "station", "city": "\ud800", "cards": {}}},
            deep(3000, dict),
        )
    ),
    "files of the ladder": (
        b"",
        b"\n",
        b"\x00\xff\xfe",
        b"a shopping list\n",
        b'[["usa", ["random"',
        b"[[1, 2], [3]]\n",
        b"[" * 9999,
    ),
    "files to resume": (
        b"\xff" * 99,
        (note({"bots": {"9" * 5000: "planner"}, "undone": [5], "own_bots": [[]]}) + "\n").encode(),
        (note({}) + "\n" + "# " + "[" * 9999 + "\n").encode(),
    ),
    "files of records": (b"[" * 9999, b"\xff", b"5", b"[]", b"{}", b'{"players": 5}'),
    "arguments of new games": (
        {"seed": _HUGE},
        {"seed": "\ud800"},
        {"seed": "a\u2028b"},
        {"seed": True},
        {"players": _HUGE},
        {"players": ["\ud800", "x"]},
        {"players": deep(3000)},
        {"first": _HUGE},
        {"board": deep(3000)},
    ),
    "arguments of calls": _calls(),
}
