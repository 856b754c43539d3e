"""Generated variants and boards, and everything that an accepted one must allow.

Each is made from a seed: rules with arguments in and out of range, on printed boards and on boards with odd names.
"""

import json
from collections.abc import Mapping
from dataclasses import MISSING, fields
from random import Random
from typing import Any

import networkx as nx

import ttr_widget as ttr
from ttr_widget import locales
from ttr_widget.boards import BOARDS, OUR_RULES
from ttr_widget.kernel.variant import RuleBase
from ttr_widget.loading import load_text
from ttr_widget.rules import Claiming
from ttr_widget.save import save_text

from .invariants import check_position, check_sheet

LANGUAGES = ("en", "pl", "de")
MOVES = 60
NAMES = (
    *(
        "Łódź",
        "Zürich",
        "北京",
        "Москва",
        "الرياض",
        "İstanbul",
        "New York",
        "O'Brien",
        'The "Pub"',
        "a{b}c",
        "{0}",
        "%s",
    ),
    *(
        "\u202eabc",
        "a\u200bb",
        "\ufeffBOM",
        "😀",
        "🏳️\u200d🌈",
        "e\u0301",
        "<b>bold</b>",
        "<script>alert(1)</script>",
        "&amp;",
    ),
    *("<a href='https://example.org'>x</a>", "x" * 200, "W" * 150, "-", ".", "#1", "$x$", "1", "to", "with", "nothing"),
    *("a-b", "a – b", "Ayr to Bonn", "{ $city }", "a\\b", "\\u0041", "A" * 41),
    *("a\nb", "a\u2028b", "a\x85b", "\x00", "\ud800", "x" * 300, " ", "", "a\tb"),  # refused
)
COLORS = ("red", "blue", "gray", "green", "purple", "teal", "red2", "x_y", "and", "deck", "nothing", "s")
WORDS = (
    "",
    "x",
    "tickets",
    "long",
    "short",
    "deck",
    "train",
    "gray",
    "nothing",
    "a b",
    "{0}",
    "a\u2028b",
    "ż",
    "europe.end",
)
NUMBERS = (0, 0, 1, 1, 2, 3, 4, 5, 7, 9, 12, 20, 45, 60, 100, 500, 10_000, 10_001, -1)


def town(rng: Random) -> ttr.Board:
    """A board with odd names: some cities on a ring, with some chords, double routes, ferries and tunnels."""
    count = rng.choice((1, 2, 3, 4, 5, 6, 8, 12, 20, 150))
    graph: nx.MultiGraph = nx.MultiGraph()
    fair = NAMES[:-9] if rng.random() < 0.8 else NAMES
    for number in range(count):
        name = rng.choice(fair) if rng.random() < 0.5 else f"City {number}"
        facts: dict[str, Any] = {"name": name} if rng.random() < 0.9 else {}
        if rng.random() < 0.1:
            facts["port"] = True
        graph.add_node(f"c{number}" if rng.random() < 0.9 else f"{name} {number}", **facts)
    nodes = list(graph)
    for number in range(len(nodes)):
        _add_route(graph, nodes[number - 1], nodes[number], rng)
    for _ in range(rng.choice((0, 1, count, 2 * count))):
        _add_route(graph, rng.choice(nodes), rng.choice(nodes), rng)
    pairs = [
        (*rng.sample(nodes, 2), rng.choice((0, 1, 5, 20)))
        for _ in range(rng.choice((0, 5, 20, 40)) if count > 1 else 0)
    ]
    return ttr.Board.from_graph(
        graph, name="town", title=rng.choice(fair), players=(2, rng.choice((2, 3, 5))), tickets=pairs
    )


def _add_route(graph: nx.MultiGraph, a: str, b: str, rng: Random) -> None:
    if a == b and rng.random() < 0.95:
        return
    known = graph.get_edge_data(a, b)
    length = next(iter(known.values()))["length"] if known else rng.choice((1, 1, 2, 2, 3, 4, 6, 8, 50))
    kind = rng.choice(("train", "train", "train", "train", "ferry", "tunnel", "sea"))
    facts = {"locomotives": rng.choice((1, 2))} if kind == "ferry" else {}
    graph.add_edge(a, b, length=length, color=rng.choice(("gray", "gray", "red", "blue")), kind=kind, **facts)


def argument(default: Any, rng: Random) -> Any:
    """A value like the default of a rule's argument: mostly of its type, now and then out of range."""
    if rng.random() < 0.03:
        return rng.choice((None, "x", 1.5, (), {}, [1], True))
    if isinstance(default, bool):
        return rng.random() < 0.5
    if isinstance(default, int):
        return rng.choice((default, max(0, default + rng.choice((-2, -1, 1, 2))), rng.choice(NUMBERS)))
    if isinstance(default, str):
        return rng.choice((default, rng.choice(WORDS)))
    if isinstance(default, tuple):
        if default and isinstance(default[0], int):
            return tuple(rng.choice(NUMBERS) for _ in range(rng.randrange(5)))
        known = (*default, *COLORS) if len(default) > 3 else (*default, *WORDS)
        return tuple(rng.sample(known, rng.randrange(min(7, len(known)))))
    if isinstance(default, Mapping):
        keys = list(default) or ["short", "long"]
        more = (1, 2, 3, 50) if isinstance(keys[0], int) else ("tickets", "long", "ships", "x")
        return {key: rng.choice(NUMBERS[:12]) for key in {*keys, rng.choice(more)} if rng.random() < 0.8}
    return default


def rule(kind: type[RuleBase], rng: Random) -> RuleBase:
    """A rule of this kind with one or two arguments of its own, or none."""
    given = {}
    dataclass: Any = kind
    own: Any = fields(dataclass)
    for field in rng.sample(own, min(len(own), rng.choice((0, 1, 1, 2)))):
        default: Any = field.default_factory() if field.default is MISSING else field.default
        given[field.name] = argument(default, rng)
    return kind(**given)


def variant(rng: Random) -> ttr.Variant:
    """A printed game with other rules, or a list of rules on a generated board."""
    kinds = [OUR_RULES[name] for name in sorted(OUR_RULES) if name != "Rule"]
    if rng.random() < 0.5:
        made = ttr.variant(rng.choice(BOARDS))
        for _ in range(rng.choice((1, 1, 2, 3))):
            own = [type(one) for one in made.rules]
            made = made.with_rule(rule(rng.choice(own if rng.random() < 0.8 else kinds), rng))
        return made.without(type(rng.choice(made.rules))) if rng.random() < 0.2 else made
    board = town(rng)
    names = ["Turns", "CardMarket", "Claiming", "LastRound"]
    present = {route.kind for route in board.routes}
    names += [name for name, kind in (("Ferries", "ferry"), ("Tunnels", "tunnel")) if kind in present]
    names += [name for name in ("Tickets", "ParallelRoutes", "Stations", "LongestPath", "Winner") if rng.random() < 0.6]
    rules: dict[str, RuleBase] = {name: OUR_RULES[name]() for name in names}
    plain = ("train", "sea") if "sea" in present else ("train",)
    points = {route.length: route.length for route in board.routes}
    rules["Claiming"] = Claiming(points=points, own={"trains": rng.choice((3, 12, 45))}, plain=plain)
    rules |= {name: rule(OUR_RULES[name], rng) for name in names if rng.random() < 0.1}
    if rng.random() < 0.2:
        extra = rule(rng.choice(kinds), rng)
        rules[type(extra).__name__] = extra
    return ttr.Variant(board, list(rules.values()))


def accepted(rng: Random) -> ttr.Game | None:
    """A generated game that was played and saved, explained and drawn; ``None`` for one that was refused in words."""
    try:
        made = variant(rng)
    except ttr.BadInput as error:
        said = [error.said(language) for language in LANGUAGES]
        assert all(said)
        assert not locales.faults()
        return None
    return live(made, rng)


def live(made: ttr.Variant, rng: Random) -> ttr.Game:
    """Everything that an accepted variant must allow; raises what it does not."""
    game = ttr.new_game(made, players=rng.choice(made.board.players), seed=rng.randrange(100))
    for _ in range(rng.choice((0, 3, MOVES))):
        if game.is_over:
            break
        legal = game.legal_actions()
        assert legal, f"nothing can be answered to {game.prompt}"
        game.play(str(rng.choice(legal)))
    check_position(game.state)
    check_sheet(game.score(), game.state)
    assert ttr.verify(game).objections == ()
    files(game)
    for language in LANGUAGES:
        words(game, language)
    game.figure(0, tickets=True, locale=rng.choice(LANGUAGES)).to_json()
    faults = locales.faults()
    assert not faults, faults[:3]
    return game


def files(game: ttr.Game) -> None:
    """The game can be saved, loaded, written as a transcript and replayed."""
    text = save_text(game)
    text.encode()
    again = load_text(text)
    assert again.state == game.state
    assert save_text(again) == text
    assert ttr.replay(game.transcript()).state == game.state


def words(game: ttr.Game, language: str) -> None:
    """The game can be told and explained in a language."""
    book = ttr.rulebook(game.variant, language)
    (str(book) + str(book._repr_html_())).encode()
    for seat in range(len(game.players)):
        explained = game.explain_score(seat)
        str(explained).encode()
        (repr(game.view(seat)) + str(game.view(seat)._repr_html_())).encode()
        json.dumps(game.view(seat).to_dict(), allow_nan=False)
    refusal = game.why_not("claim a-b with 99 red", language)
    assert refusal is None or refusal.said(language)
