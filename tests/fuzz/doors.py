"""The doors of the package: every way in which something from outside enters it, with examples of good input.

A door is a function that makes an input from a random source, and one that hands it in.  Handing in either works or
raises a documented error, whose sentence exists in every language; anything else is a failure.
"""

import json
import tempfile
import zipfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from operator import attrgetter
from pathlib import Path
from random import Random
from typing import Any

import networkx as nx

import ttr_widget as ttr
from tests.contract import generated
from ttr_widget import locales
from ttr_widget.boards.loader import load_board
from ttr_widget.boards.own import board_from_dict, board_to_dict
from ttr_widget.bots import ladder
from ttr_widget.kernel.errors import TtrError
from ttr_widget.link_format import Bytes, Kind, link_of, opened, packed_bytes
from ttr_widget.links import _variant_of, _words
from ttr_widget.loading import load_text
from ttr_widget.page.dispatch import Dispatcher
from ttr_widget.puzzle.collection import PuzzleSet
from ttr_widget.render.figure import figure_dict
from ttr_widget.save import digest, save_text
from ttr_widget.session.evenings import unfinished
from ttr_widget.session.journal import SUFFIX, note
from ttr_widget.session.session import Session
from ttr_widget.session.viewpoint import Viewpoint
from ttr_widget.simulate.stream import read_records

from . import mutate
from .mutate import ODD, ODD_JSON

LANGUAGES = ("en", "pl", "de")
_BOARDS = ("europe", "germany", "usa", "world", "berlin")


@dataclass(frozen=True)
class Door:
    """One way in: ``make`` gives an input, and ``enter`` hands it in."""

    name: str
    make: Callable[[Random], Any]
    enter: Callable[[Any], object]
    share: float = 1.0
    """Its part of the time, compared with the other doors."""
    most: float = 1.0
    """Seconds of processor time that an input may take."""


def knock(door: Door, given: Any, language: str = "en") -> str:
    """Hand something in: ``accepted``, or the class of the documented error; everything else is raised."""
    try:
        door.enter(given)
    except TtrError as error:
        said = error.said(language)
        assert said, "an error without a sentence"
        said.encode(errors="surrogateescape")
        outcome = type(error).__name__
    else:
        outcome = "accepted"
    faults = locales.faults()
    assert not faults, faults[:3]
    return outcome


# Positions to start from.


@cache
def games() -> tuple[ttr.Game, ...]:
    """A game in progress and one just begun, on every board."""
    found = []
    for number, board in enumerate(_BOARDS):
        for actions in (0, 60):
            game, rng = ttr.new_game(board, players=2, seed=number), Random(number)
            for _ in range(actions):
                game.play(rng.choice(game.legal_actions()))
            found.append(game)
    return tuple(found)


@cache
def action_texts() -> tuple[str, ...]:
    """The texts of legal actions of all kinds."""
    rng = Random(5)
    texts = {str(rng.choice(game.legal_actions())) for game in games() for _ in range(10)}
    more = ["claim dieppe-paris with 1 purple", "keep brest-petrograd kyiv-sochi", "exchange 2 ships for trains"]
    more += ["take green from magdeburg red from berlin", "tickets 3 short 1 long", "pieces 20 trains 40 ships"]
    return (*sorted(texts), *more, "pass", "decline", "pay 1 red", "station roma with 1 red", "refill train")


# The doors.


def _enter_action(given: tuple[int, Any]) -> None:
    number, action = given
    game = games()[number]
    refusal = game.why_not(action)
    if refusal is None:
        game.play(action)
        game.undo()
        return
    for language in LANGUAGES:
        assert refusal.said(language)
    json.dumps(refusal.to_dict())


def _action_dicts() -> list[dict[str, Any]]:
    return [ttr_action.to_dict() for game in games() for ttr_action in game.legal_actions()[:3]]


def _make_action_dict(rng: Random) -> Any:
    odd = ODD if rng.random() < 0.5 else ODD_JSON
    return rng.randrange(len(games())), mutate.value(rng.choice(_cached(_action_dicts)), rng, odd)


_made: dict[Callable[[], Any], Any] = {}


def _cached(make: Callable[[], Any]) -> Any:
    if make not in _made:
        _made[make] = make()
    return _made[make]


VARIANTS = (
    "europe with Stations(count=2) without LongestPath",
    "usa with Tunnels(reveal=1), Winner(note='no-bonuses', ties=('tickets', '-stations'))",
    "world with TwoDecks(marked=2, singles=1), Harbours(count=1, worth=(1, 2))",
    "germany with AnnouncedTickets(total=3, between=('short', 'long'), keep=0)",
    "europe with Tickets(first={'long': 1, 'regular': 2}, first_keep=1, draw={'regular': 5}, keep=2, boxed=('long',))",
    "usa only Turns(), CardMarket(colors=('red', 'blue'), wild='joker'), Claiming(own={'trains': 9}), Tickets()",
    "berlin with Subways(points={2: 2}), Claiming(points={1: 1, 2: 2, 3: 4}, own={'streetcars': 5, 'subways': 2})",
)


def _enter_variant(given: Any) -> None:
    made = ttr.variant(given)
    assert ttr.variant(made.text) == made
    game = ttr.new_game(made, players=made.board.players[0], seed=1)
    game.play(game.legal_actions()[0])


def _saves() -> list[dict[str, Any]]:
    return [json.loads(save_text(game)) for game in (*games(), _hand_made(), _own_board_game())]


@cache
def _hand_made() -> ttr.Game:
    return ttr.scenario("europe", seed=1, hands={0: "3 red 1 locomotive"}, claimed={1: ["dieppe-paris"]}, turn=0)


def town() -> nx.Graph:
    graph: nx.Graph = nx.Graph()
    for number, name in enumerate(("Ayr", "Bonn", "Caen", "Łódź", "Ems")):
        graph.add_node(name, pos=(number, number * number % 3))
    edges = (("Ayr", "Bonn", 2), ("Bonn", "Caen", 1), ("Caen", "Łódź", 3), ("Łódź", "Ems", 1), ("Ayr", "Ems", 2))
    graph.add_edges_from(
        (a, b, {"length": length, "color": "red" if length == 2 else "gray"}) for a, b, length in edges
    )
    return graph


@cache
def _own_board_game() -> ttr.Game:
    rules = "Turns(), CardMarket(each=9), Claiming(own={'trains': 9}), Tickets(first={'tickets': 1}, first_keep=1)"
    tickets = [("Ayr", "Caen", 5), ("Bonn", "Ems", 4), ("Ayr", "Łódź", 2), ("Caen", "Ems", 2), ("Bonn", "Łódź", 3)]
    board = ttr.Board.from_graph(town(), name="town", tickets=tickets)
    return ttr.new_game(ttr.variant(f"town only {rules}, LastRound()", own_board=board), seed=3)


def _make_save(rng: Random) -> str:
    save = mutate.value(rng.choice(_cached(_saves)), rng)
    if isinstance(save, dict) and rng.random() < 0.9:  # sums that are right let the damage come further
        save = {**save, "check": {name: digest(save.get(name)) for name in ("header", "actions", "snapshot")}}
        if rng.random() < 0.5 and isinstance(save.get("header"), dict):
            save["header"] = {**save["header"], "rules": 1}
            save["check"]["header"] = digest(save["header"])
    return mutate.json_text(save, rng)


def _enter_save(given: str) -> None:
    game = load_text(given)
    game.legal_actions()
    for seat in (None, *range(len(game.players))):
        json.dumps(game.view(seat).to_dict())
    load_text(save_text(game))


def _transcripts() -> list[str]:
    return [game.transcript() for game in (*games(), _own_board_game())]


def _make_transcript(rng: Random) -> str:
    transcripts = _cached(_transcripts)
    return mutate.text(rng.choice(transcripts), rng, action_texts())


def _lessons() -> list[str]:
    return [ttr.commented(name).transcript() for name in ("first-game", "harbours", "endgame")]


def _make_lesson(rng: Random) -> str:
    words = ["# variation: ", "# play: ", "# then: ", "# right: ", "# choice: ", "# show: ", "# ask: ", "# seat: "]
    return mutate.text(rng.choice(_cached(_lessons)), rng, [*words, *action_texts()])


@cache
def _linked() -> tuple[tuple[Kind, bytes], ...]:
    """Links of whole games and of what seats have seen, as their kind and their bytes."""
    whole = [game.link(everything=True) for game in (*games(), _own_board_game())]
    scenario = ttr.scenario("usa", seed=1, hands={0: "3 red"})
    seen = [game.link(seat=seat) for game in (*games(), scenario) for seat in (None, 1)]
    course = ttr.puzzles(board="berlin")[:2].link()
    found = [opened(link) for link in (*whole, scenario.link(everything=True), *seen, course)]
    return tuple((kind, data._data) for kind, data in found)


def _make_link(rng: Random) -> str:
    """A link with other letters, with other bytes and the right checksum, or with other data."""
    kind, data = rng.choice(_linked())
    way = rng.random()
    if way < 0.2:
        return mutate.text(link_of(kind, data), rng)
    if way < 0.6 or kind == "game":
        changed = bytearray(data)
        for _ in range(rng.randrange(1, 4)):
            changed[rng.randrange(len(changed))] = rng.randrange(256)
        end = rng.choice((None, None, rng.randrange(len(data))))
        return link_of(kind, bytes(changed[:end]))
    return _forged_puzzles(Bytes(data), rng) if kind == "puzzles" else _forged_seen(Bytes(data), rng)


def _forged_puzzles(data: Bytes, rng: Random) -> str:
    return link_of("puzzles", packed_bytes(json.dumps(mutate.value(json.loads(data.packed()), rng))))


def _forged_seen(data: Bytes, rng: Random) -> str:
    head = json.loads(data.packed())
    words = _words(_variant_of(head))
    parts = json.loads(data.packed(words))
    if rng.random() < 0.3:
        head = mutate.value(head, rng)
    else:
        parts = mutate.value(parts, rng)
    return link_of("seen", packed_bytes(json.dumps(head)) + packed_bytes(json.dumps(parts), words))


def _enter_link(given: str) -> None:
    found = ttr.open_link(given)
    if isinstance(found, ttr.Game):
        assert ttr.replay(found.link(everything=True)).view(0) == found.view(0)
    elif isinstance(found, PuzzleSet):
        assert ttr.puzzles(found.link(everything=True)).names == found.names
    else:
        json.dumps(found.view.to_dict())
        assert found._repr_html_()


_EDITOR = {
    "format": "ticket-to-ride-map", "version": 3, "kind": "map", "payload": {
        "name": "Town", "wagonsPerPlayer": 9, "startingTickets": 2, "keptTickets": 1, "players": {"min": 2, "max": 3},
        "stops": [{"id": f"s{n}", "name": f"Stop {n}", "x": n * 10, "y": n * n} for n in range(6)],
        "routes": [{"id": "r", "a": f"s{n}", "b": f"s{(n + 1) % 6}", "length": n + 1, "type": "t", "color": "red",
                    "wagonStyle": "w", "locomotiveSlots": [0] * (n % 2)} for n in range(6)],
        "tickets": [{"a": f"s{n}", "b": f"s{n + 2}", "points": 5, "set": "m", "long": n == 1} for n in range(4)],
        "ticketSets": [{"id": "m", "label": "Main"}], "routeTypeStyles": [{"id": "t", "label": "Road"}],
        "wagonStyles": [{"id": "w", "label": "Tunnel"}],
    },
}  # fmt: skip
_SHEETS = (
    "Id,Name,X,Y\na,Ayr,1,2\nb,Bonn,3,4\nc,Caen,,\n",
    "From,To,Length,Colour,Type,Wagon style,Locomotives\n"
    "Ayr,Bonn,2,Red,,,0\nBonn,Caen,3,Grey,Boat,,1\nAyr,Caen,1,,,Tunnel,\n",
    "Deck,From,To,Points,Long deck\nMain,Ayr,Caen,5,yes\nMain,Ayr,Bonn,2,\n",
)


def _make_map(rng: Random) -> dict[str, bytes]:
    """A map of the editor, or spreadsheets, as files."""
    if rng.random() < 0.5:
        return {"map.json": mutate.json_text(mutate.value(_EDITOR, rng), rng).encode(errors="replace")}
    texts = [mutate.text(text, rng, _SHEETS) if rng.random() < 0.6 else text for text in _SHEETS]
    kept = rng.sample(range(3), rng.randrange(1, 4))
    return {f"{number}.csv": texts[number].encode(errors="replace") for number in kept}


def _enter_map(given: dict[str, bytes]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        paths = [Path(folder, name) for name in given]
        for path, content in zip(paths, given.values(), strict=True):
            path.write_bytes(content)
        found = ttr.import_board(*paths)
    game = ttr.new_game(found.variant, players=found.board.players[0], seed=1)
    for _ in range(5):
        if game.prompt is not None:
            game.play(game.legal_actions()[0])
    assert load_text(save_text(game)).state == game.state
    assert all(note.said(language) for note in found.ignored for language in LANGUAGES)


_FILES = ("board.toml", "cities.csv", "routes.csv", "tickets.csv")
_TOWN = {
    "board.toml": 'title = "Toy"\nplayers = [2, 4]\ndescription = "x"\nlots = [1, 2]\n[more]\na = 1\n',
    "cities.csv": "id,name,lat,lon,port\nayr,Ayr,1.5,2,true\nbonn,Bonn,3,4,\ncaen,Caen,0,1,true\n",
    "routes.csv": "id,a,b,length,color,kind,double\n"
    "ayr-bonn,ayr,bonn,2,red,train,\nbonn-caen,bonn,caen,1,gray,train,\n",
    "tickets.csv": "cities,points,deck\nayr-caen,4,tickets\n",
}


def _make_folder(rng: Random) -> dict[str, bytes]:
    name = rng.choice(_FILES)
    changed = mutate.text(_TOWN[name], rng, tuple(_TOWN.values())).encode(errors="surrogatepass")
    if rng.random() < 0.1:
        changed = bytes(rng.randrange(256) if rng.random() < 0.02 else byte for byte in changed)
    return {file: text.encode() for file, text in _TOWN.items()} | {name: changed}


def _enter_folder(given: dict[str, bytes]) -> None:
    with tempfile.TemporaryDirectory(dir=_memory()) as folder:
        for name, data in given.items():
            (Path(folder) / name).write_bytes(data)
        board = load_board(folder)
    board_to_dict(board)


def _enter_archive(given: dict[str, bytes]) -> None:
    with tempfile.TemporaryDirectory(dir=_memory()) as folder:
        path = Path(folder) / "town.zip"
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as packed:
            for name, data in given.items():
                packed.writestr(f"town/{name}", data)
        with zipfile.ZipFile(path) as packed:
            load_board(zipfile.Path(packed, "town/"))


def _memory() -> str | None:
    return "/dev/shm" if Path("/dev/shm").is_dir() else None


def _own_boards() -> list[dict[str, Any]]:
    return [board_to_dict(_own_board_game().board)]


def _enter_graph(given: tuple[Any, dict[str, Any]]) -> None:
    changes, more = given
    if "name" not in more:
        return  # Python itself refuses such arguments
    graph = town()
    for place, (key, value) in changes:
        target = graph.nodes["Ayr"] if place == "node" else graph.edges["Ayr", "Bonn"]
        target[key] = value
    board = ttr.Board.from_graph(graph, **more)
    assert board_to_dict(board_from_dict(json.loads(json.dumps(board_to_dict(board))), "x")) == board_to_dict(board)


def _make_graph(rng: Random) -> Any:
    keys = ("pos", "lat", "lon", "name", "length", "weight", "color", "kind", "double", "port", "facts", "id", "a", "x")
    changes = [(rng.choice(("node", "edge")), (rng.choice(keys), rng.choice(ODD))) for _ in range(rng.randrange(3))]
    more: dict[str, Any] = {"name": "town", "tickets": [("Ayr", "Caen", 5)], "players": (2, 4), "title": "T"}
    more |= {"description": "", "special": "", "status": "custom", "expansions": {}, "data": {"a": [1]}}
    for _ in range(rng.randrange(3)):
        more = mutate.value(more, rng, ODD)
    return changes, more if isinstance(more, dict) else {"name": more}


_SCENARIOS: tuple[dict[str, Any], ...] = (
    {"board": "europe", "players": 2, "seed": 1, "hands": {0: "3 red 1 locomotive"}, "claimed": {1: ["dieppe-paris"]}},
    {"board": "europe", "tickets": {0: ["brest-petrograd"], 1: []}, "display": ["red", "red", "blue", "white", "red"]},
    {
        "board": "europe",
        "deck_top": ["red", "blue"],
        "stations": {1: ["roma"]},
        "points": {0: 33},
        "discards": "9 white",
    },
    {"board": "germany", "ticket_deck_top": {"short": [], "long": []}, "passengers": {"berlin": ["red"]}, "turn": 1},
    {
        "board": "world",
        "harbours": {0: ["lima"]},
        "pieces": {0: {"trains": 5, "ships": 20}},
        "deck_top": {"train-deck": []},
    },
    {"board": "berlin", "last_turns": 2, "opening": False, "first": 1, "turn": 0, "pieces": {0: {"streetcars": 3}}},
    {"board": "usa", "players": ["Ada", "Grace"], "opening": True, "seed": "x", "ticket_box": "boston-miami"},
)


def _make_scenario(rng: Random) -> Any:
    base = dict(rng.choice(_SCENARIOS))
    if rng.random() < 0.3:
        base |= rng.choice(_SCENARIOS)
    made = mutate.value(base, rng, ODD)
    return made if isinstance(made, dict) else {"board": made}


def _enter_scenario(given: dict[Any, Any]) -> None:
    if not all(isinstance(name, str) for name in given):
        return  # Python itself refuses such arguments
    game = ttr.scenario(**given)
    game.legal_actions()
    load_text(save_text(game))


GOALS = (
    "complete brest-petrograd within 3 turns",
    "score at least 20 this turn",
    "claim dieppe-paris within 2 turns",
    "connect paris and roma within 3 turns",
    "build a station in roma this turn",
)


def _make_puzzle(rng: Random) -> tuple[Any, dict[str, Any]]:
    goal: Any = mutate.text(rng.choice(GOALS), rng, GOALS) if rng.random() < 0.8 else rng.choice(ODD)
    if goal in (object, len):
        goal = None
    more: dict[str, Any] = {"seat": 0, "within": None, "title": "t", "hints": ("a", "b"), "others": "wait"}
    return goal, mutate.value(more, rng, ODD) if rng.random() < 0.5 else more


def _enter_puzzle(given: tuple[Any, Any]) -> None:
    goal, more = given
    if not isinstance(more, dict) or not {*more} <= {"seat", "within", "title", "hints", "others"}:
        return
    if callable(more.get("others")):
        return
    puzzle = ttr.Puzzle(_hand_made(), goal, **more)
    puzzle.attempt("draw deck\ndraw deck")
    assert str(puzzle)


_FIGURE: dict[str, Any] = {
    "theme": "light",
    "width": 700,
    "highlight": ["dieppe-paris"],
    "tickets": ["brest-petrograd"],
    "paths": [["dieppe-paris"]],
    "locale": "en",
}


def _make_figure(rng: Random) -> Any:
    options = dict(_FIGURE)
    if rng.random() < 0.3:
        options["highlight"] = {"dieppe-paris": "#D81B60"}
    return mutate.value(options, rng, ODD)


def _enter_figure(given: Any) -> None:
    if isinstance(given, dict) and {*given} <= {*_FIGURE}:
        json.dumps(figure_dict(_hand_made().view(0), **given))


_MESSAGES: tuple[dict[str, Any], ...] = (
    {"type": "play", "id": 1, "seq": 0, "action": {"type": "draw", "card": "deck"}},
    {"type": "why", "id": 2, "seq": 0, "action": {"type": "claim", "route": "dieppe-paris", "cards": {"purple": 1}}},
    {"type": "lack", "id": 3, "seq": 0, "route": "dieppe-paris"},
    {"type": "moves", "id": 4, "seq": 0, "route": "dieppe-paris"},
    {"type": "undo", "id": 6, "seq": 0},
    {"type": "redo", "id": 6, "seq": 0},
    {"type": "step", "id": 7, "seq": 0, "number": 0},
    {"type": "show", "id": 8, "seq": 0, "seat": 1},
    {"type": "locale", "id": 9, "locale": "pl"},
    {"type": "theme", "id": 10, "theme": "dark"},
    {"type": "speed", "id": 11, "speed": 2},
    {"type": "pause", "id": 12, "paused": True},
    {"type": "rules", "id": 13},
    {"type": "log", "id": 14, "since": 0},
    {"type": "look", "id": 15, "seq": 0, "number": 0},
    {"type": "ping", "id": 16},
    {"type": "report", "id": 17, "text": "x"},
    {"type": "reply", "id": 18, "answer": "x"},
    {"type": "load", "id": 19, "name": "no such game"},
)


def _enter_message(given: tuple[int, Any]) -> None:
    number, message = given
    dispatcher = _dispatchers()[number]
    answer = dispatcher.answer(message)
    json.dumps(answer)
    refusal = answer.get("refusal") or {}
    assert refusal.get("kind") != "error", refusal


@cache
def _dispatchers() -> tuple[Dispatcher, ...]:
    """Pages in every language, over games that no other door uses."""
    return tuple(
        Dispatcher(Viewpoint(Session.of(game.copy())), locale=language) for game in games() for language in LANGUAGES
    )


def _make_message(rng: Random) -> Any:
    message = rng.choice(_MESSAGES)
    if "action" in message and rng.random() < 0.5:
        message = {**message, "action": rng.choice(_cached(_action_dicts))}
    odd = ODD if rng.random() < 0.3 else ODD_JSON
    return rng.randrange(len(_dispatchers())), mutate.value(message, rng, odd)


def _ladder_lines() -> list[Any]:
    job, result = ladder.Job("usa", ("random", "greedy"), 1), ladder.PairResult((10, 20), (1,), 2, 3, 0)
    return [[[job.board, [*job.bots], job.seed], [[*result.totals], [*result.winners], 2, 3, 0]]] * 3


def _make_ladder(rng: Random) -> bytes:
    lines = [json.dumps(line) for line in _ladder_lines()]
    lines[rng.randrange(3)] = mutate.json_text(mutate.value(_ladder_lines()[0], rng), rng)
    data = "\n".join(lines).encode(errors="surrogatepass")
    return data[: rng.randrange(len(data))] if rng.random() < 0.2 else data


def _enter_ladder(given: bytes) -> None:
    with tempfile.TemporaryDirectory(dir=_memory()) as folder:
        path = Path(folder) / "ladder.jsonl"
        path.write_bytes(given)
        book = ladder.Book(str(path))
        book.results(ladder.duel_jobs("usa", "greedy", "random", 4))


def _evenings() -> list[str]:
    facts = {"bots": {"1": "planner"}, "own_bots": [1], "undone": ["draw deck"], "over": False, "notebook": "x.ipynb"}
    return [f"{note(facts)}\n{game.transcript()}{note({**facts, 'paused': True})}\n" for game in games()[:4]]


def _make_evening(rng: Random) -> bytes:
    evening = mutate.text(rng.choice(_cached(_evenings)), rng, action_texts())
    if rng.random() < 0.5:
        evening += note(mutate.value({"bots": {"1": "planner"}, "own_bots": [1], "undone": ["draw deck"]}, rng)) + "\n"
    return evening.encode(errors="surrogatepass")


def _enter_evening(given: bytes) -> None:
    with tempfile.TemporaryDirectory(dir=_memory()) as folder:
        (Path(folder) / f"evening{SUFFIX}").write_bytes(given)
        for evening in unfinished(Path(folder)):
            assert evening.label().said()
            assert evening.own_bots.keys() <= evening.bots.keys()
            evening.game()


def _enter_records(given: bytes) -> None:
    with tempfile.TemporaryDirectory(dir=_memory()) as folder:
        path = Path(folder) / "games.jsonl"
        path.write_bytes(given)
        list(read_records(path))


def _record_lines() -> list[Any]:
    result = ttr.simulate("usa", ["random", "random"], games=2, seed=1, jobs=1, progress=False)
    return [record.to_dict() for record in result.games]


def _make_records(rng: Random) -> bytes:
    lines = [json.dumps(line, default=str) for line in _cached(_record_lines)]
    lines[0] = mutate.json_text(mutate.value(json.loads(lines[0]), rng), rng)
    return "\n".join(lines).encode(errors="surrogatepass")


def _make_new_game(rng: Random) -> Any:
    base: dict[str, Any] = {"board": rng.choice(_BOARDS), "players": rng.choice((2, ["Ada", "Grace"]))}
    return mutate.value(base | {"seed": rng.choice((1, "x")), "first": 0}, rng, ODD)


def _enter_new_game(given: Any) -> None:
    if isinstance(given, dict) and {*given} <= {"board", "players", "seed", "first"}:
        game = ttr.new_game(**given)
        ttr.replay(game.transcript())


_METHODS = (
    "view",
    "explain_score",
    "hint",
    "at",
    "events_seen_by",
    "figure",
    "variant.explain",
    "variant.rule",
    "variant.without",
    "variant.with_rule",
    "variant.on",
    "board.city",
    "board.route",
    "board.ticket",
    "board.with_expansion",
    "variant.kinds.read",
    "variant.kinds.find",
)
"""Methods of a game, each with one argument."""


def _method(name: str) -> Callable[[Any], object]:
    def call(given: Any) -> object:
        return attrgetter(name)(_hand_made())(given)

    return call


CALLS: tuple[Callable[[Any], object], ...] = (
    *map(_method, _METHODS),
    lambda given: _hand_made().copy().play("draw deck", at=given),
    lambda given: _hand_made().why_not("draw deck", given),
    ttr.rulebook,
    lambda given: ttr.rulebook("usa", given),
    ttr.load,
    ttr.replay,
    load_text,
    ttr.add_board,
    load_board,
    lambda given: ttr.set_locale(given) if given is not None else None,
    lambda given: ttr.bots.make(given) if given not in (object, len) else None,
    lambda given: ttr.simulate(given, ["random", "random"], games=0, jobs=1, progress=False),
    lambda given: ttr.simulate("usa", given, games=0, jobs=1, progress=False),
    lambda given: ttr.simulate("usa", ["random", "random"], games=1, seed=given, jobs=1, progress=False),
    ttr.verify,
    ttr.offer,
    lambda given: ttr.Variant(given, []),
    lambda given: ttr.Variant(_hand_made().board, given),
)


def _enter_call(given: tuple[int, Any]) -> None:
    try:
        CALLS[given[0]](given[1])
    finally:
        ttr.set_locale("en")


def _make_call(rng: Random) -> Any:
    texts = (
        *GOALS,
        *VARIANTS,
        "paris",
        "dieppe-paris",
        "brest-petrograd",
        "1912",
        "3 red 1 locomotive",
        "pl",
        "planner",
    )
    given = rng.choice(ODD) if rng.random() < 0.5 else mutate.text(rng.choice(texts), rng, texts)
    return rng.randrange(len(CALLS)), given


def _enter_generated(given: int) -> None:
    rng = Random(given)
    generated.live(generated.variant(rng), rng)


def _texts(seeds: Callable[[], Sequence[str]]) -> Callable[[Random], str]:
    return lambda rng: mutate.text(rng.choice(seeds()), rng, seeds())


DOORS = (
    Door("texts of actions", lambda rng: (rng.randrange(len(games())), _texts(action_texts)(rng)), _enter_action, 3),
    Door("dicts of actions", _make_action_dict, _enter_action, 2),
    Door("texts of variants", _texts(lambda: VARIANTS), _enter_variant),
    Door("saves", _make_save, _enter_save, 2),
    Door("transcripts", _make_transcript, ttr.replay),
    Door("commented games", _make_lesson, ttr.commented),
    Door("links", _make_link, _enter_link, 2),
    Door("folders of boards", _make_folder, _enter_folder),
    Door("maps of others", _make_map, _enter_map),
    Door("archives of boards", _make_folder, _enter_archive, 0.5),
    Door("boards in saves", lambda rng: mutate.value(_cached(_own_boards)[0], rng), lambda x: board_from_dict(x, "x")),
    Door("graphs as boards", _make_graph, _enter_graph),
    Door("scenarios", _make_scenario, _enter_scenario),
    Door("goals of puzzles", _make_puzzle, _enter_puzzle),
    Door("options of figures", _make_figure, _enter_figure),
    Door("messages of a page", _make_message, _enter_message, 2),
    Door("files of the ladder", _make_ladder, _enter_ladder),
    Door("files to resume", _make_evening, _enter_evening),
    Door("files of records", _make_records, _enter_records),
    Door("arguments of new games", _make_new_game, _enter_new_game),
    Door("arguments of calls", _make_call, _enter_call),
    Door("generated games", lambda rng: rng.randrange(10**9), _enter_generated, 4, 20.0),
)
