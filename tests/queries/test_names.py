"""Cities, routes, tickets and seats are written in the same ways wherever a public function takes them."""

import inspect
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import ttr_widget as ttr
import ttr_widget.env

GAME = ttr.scenario(
    "europe",
    players=["Ada", "Grace"],
    seed=1,
    hands={"Ada": "3 purple 2 red", "Grace": "2 blue"},
    claimed={"Grace": "brest-paris"},
    tickets={"Ada": "brest-petrograd", "Grace": "essen-kyiv"},
)
VIEW, BOARD = GAME.view(0), GAME.board
DONE = ttr.bots.play(ttr.new_game("berlin", ["Ada", "Grace"], seed=1), ["random", "random"], 1)

SAME: dict[str, list[Any]] = {
    "seat": [0, "Ada", "ada"],
    "city": ["zurich", "Zürich", "ZURICH", BOARD.city("zurich")],
    "cities": ["paris, zurich", ["Paris", "Zürich"], ("paris", "zurich"), [BOARD.city("paris"), "Zurich"]],
    "route": ["paris-zurich", "Zürich to Paris", "paris zurich", "Paris–Zürich", BOARD.route("paris-zurich")],
    "routes": [
        "dieppe-paris, paris-zurich",
        ["Paris to Dieppe", "zurich-paris"],
        [BOARD.route("dieppe-paris"), "paris-zurich"],
    ],
    "ticket": ["brest-petrograd", "Petrograd to Brest", "Brest–Petrograd", BOARD.ticket("brest-petrograd")],
    "tickets": [
        "brest-petrograd, essen-kyiv",
        ["Brest to Petrograd", "Kyiv–Essen"],
        BOARD.reader.tickets("brest-petrograd, kyiv-essen"),
    ],
}
"""Ways to write the same thing."""
NUMBERS: dict[str, list[Any]] = {
    "city": [BOARD.city_number["zurich"]],
    "cities": [[BOARD.city_number["paris"], BOARD.city_number["zurich"]]],
    "route": [BOARD.route_number["paris-zurich"]],
    "ticket": [BOARD.ticket_number["brest-petrograd"]],
    "tickets": [[BOARD.ticket_number["brest-petrograd"], BOARD.ticket_number["essen-kyiv"]]],
}
"""Queries and views take numbers as well."""
WRONG = {
    "seat": ("Bob", "Ada and Grace"),
    "city": ("pari", "did you mean 'paris'?"),
    "cities": ("zurich pari", "did you mean 'paris'?"),
    "route": ("dieppe-pari", "did you mean 'paris'?"),
    "routes": ("zurich-paris, dieppe-pari", "did you mean 'paris'?"),
    "ticket": ("brest-petrogard", "did you mean 'brest-petrograd'?"),
    "tickets": ("essen-kyiv brest-petrogard", "did you mean 'brest-petrograd'?"),
}


def noted(**lit: Any) -> object:
    lesson = ttr.CommentedGame(GAME)
    lesson.note(0, "Look.", **lit)
    return lesson.notes


def lit(**named: Any) -> object:
    page = ttr.GameWidget(GAME, seat=0)
    page.highlight(**named)
    return page.lit


def saved(seat: Any) -> object:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "seen.ttr.json")
        GAME.save(path, for_seat=seat)
        return ttr.load_seen(path).view


def shown(seat: Any) -> object:
    page = ttr.GameWidget(GAME)
    page.show(seat)
    return page._place.seat


CALLS: dict[tuple[str, str], tuple[str, Callable[[Any], object]]] = {
    ("Game.view", "seat"): ("seat", GAME.view),
    ("Game.events_seen_by", "seat"): ("seat", GAME.events_seen_by),
    ("Game.explain_score", "seat"): ("seat", lambda seat: GAME.explain_score(seat).total),
    ("Game.why_not", "seat"): ("seat", lambda seat: GAME.why_not("draw deck", seat=seat)),
    ("Game.play", "seat"): ("seat", lambda seat: GAME.copy().play("draw deck", seat=seat)),
    ("Game.play_many", "seat"): ("seat", lambda seat: GAME.copy().play_many(["draw deck"], seat=seat)),
    ("Game.others_wait", "seat"): ("seat", lambda seat: GAME.others_wait(seat).state),
    ("Game.save", "for_seat"): ("seat", saved),
    ("Game.link", "seat"): ("seat", lambda seat: GAME.link(seat=seat)),
    ("Game.figure", "seat"): ("seat", GAME.figure),
    ("Game.hint", "seat"): ("seat", GAME.hint),
    ("Game.evaluate", "seat"): ("seat", lambda seat: GAME.evaluate(seat, nodes=500).chance),
    ("bots.evaluate", "seat"): ("seat", lambda seat: ttr.bots.evaluate(GAME, seat, nodes=500).chance),
    ("Game.report", "seat"): ("seat", lambda seat: len(DONE.report(seat, games=2).decisions)),
    ("Game.seat_of", "player"): ("seat", GAME.seat_of),
    ("View.ticket", "name"): ("ticket", VIEW.ticket),
    ("View.route", "name"): ("route", VIEW.route),
    ("View.city", "name"): ("city", VIEW.city),
    ("Board.city", "name"): ("city", BOARD.city),
    ("Board.route", "name"): ("route", BOARD.route),
    ("Board.ticket", "name"): ("ticket", BOARD.ticket),
    ("new_game", "first"): ("seat", lambda seat: ttr.new_game("usa", ["Ada", "Grace"], 1, seat).state),
    ("scenario", "turn"): ("seat", lambda seat: made(turn=seat)),
    ("scenario", "first"): ("seat", lambda seat: made(first=seat)),
    ("scenario", "tickets"): ("tickets", lambda tickets: made(tickets={0: tickets})),
    ("Puzzle", "seat"): ("seat", lambda seat: ttr.Puzzle(GAME, "claim paris-zurich", seat=seat).seat),
    ("CommentedGame", "seat"): ("seat", lambda seat: ttr.CommentedGame(GAME, seat=seat).seat),
    ("CommentedGame.note", "routes"): ("routes", lambda routes: noted(routes=routes)),
    ("CommentedGame.note", "cities"): ("cities", lambda cities: noted(cities=cities)),
    ("GameWidget.show", "seat"): ("seat", shown),
    ("GameWidget.highlight", "routes"): ("routes", lambda routes: lit(routes=routes)),
    ("GameWidget.highlight", "cities"): ("cities", lambda cities: lit(cities=cities)),
    ("GameWidget", "seat"): ("seat", lambda seat: ttr.GameWidget(GAME, seat=seat)._place.seat),
    ("analysis.draw_odds", "seat"): ("seat", lambda seat: ttr.analysis.draw_odds(GAME, "red", seat).rows),
    ("analysis.tunnel_odds", "seat"): (
        "seat",
        lambda seat: ttr.analysis.tunnel_odds(GAME, "paris-zurich", seat=seat).rows,
    ),
    ("analysis.tunnel_odds", "route"): ("route", lambda route: ttr.analysis.tunnel_odds(GAME, route).rows),
    ("analysis.ticket_odds", "seat"): ("seat", lambda seat: ttr.analysis.ticket_odds(GAME, seat).rows),
    ("analysis.hands_by_colour", "seat"): ("seat", lambda seat: ttr.analysis.hands_by_colour(GAME, seat).rows),
    ("queries.closed_routes", "seat"): ("seat", lambda seat: ttr.queries.closed_routes(GAME, seat)),
    ("queries.open_routes", "seat"): ("seat", lambda seat: ttr.queries.open_routes(GAME, seat)),
    ("queries.why_closed", "seat"): ("seat", lambda seat: ttr.queries.why_closed(GAME, seat)),
    ("queries.own_network", "seat"): ("seat", lambda seat: ttr.queries.own_network(GAME, seat).routes),
    ("queries.unseen_cards", "seat"): ("seat", lambda seat: ttr.queries.unseen_cards(GAME, seat)),
    ("queries.unseen_tickets", "seat"): ("seat", lambda seat: ttr.queries.unseen_tickets(GAME, seat)),
    ("queries.ticket_progress", "seat"): ("seat", lambda seat: ttr.queries.ticket_progress(GAME, seat)),
    ("queries.ticket_progress", "tickets"): ("tickets", lambda some: ttr.queries.ticket_progress(VIEW, tickets=some)),
    ("queries.connection", "cities"): ("cities", lambda cities: ttr.queries.connection(GAME, cities)),
    ("queries.nearest_payment", "route"): (
        "route",
        lambda route: ttr.queries.nearest_payment(GAME.variant, route, "3 red"),
    ),
    ("queries.missing_cards", "route"): (
        "route",
        lambda route: ttr.queries.missing_cards(GAME.variant, route, VIEW.hand),
    ),
}
"""A call for each argument that is a city, a route, a ticket or a seat."""
OPTIONS: dict[tuple[str, str], tuple[str, Callable[[Any], object]]] = {
    ("Game.figure", "highlight"): ("routes", lambda routes: GAME.figure(highlight=routes)),
    ("Game.figure", "paths"): ("routes", lambda routes: GAME.figure(paths=[routes])),
    ("Game.figure", "tickets"): ("tickets", lambda tickets: GAME.figure(0, tickets=tickets)),
    ("scenario", "claimed"): ("routes", lambda routes: made(claimed={"Ada": routes})),
    ("scenario", "stations"): ("cities", lambda cities: made(stations={"Ada": cities})),
}
"""The same for arguments with other names."""
ELSEWHERE = {
    ("Board", "cities"): "records",
    ("Board", "routes"): "records",
    ("Board", "tickets"): "records",
    ("Board.from_graph", "tickets"): "cities of a graph that is read only now",
    ("Event.seen_by", "seat"): "a method for rules",
    ("gradebook", "seat"): "a seat of games in files: tests/analysis/test_gradebook.py",
    ("analysis.gradebook", "seat"): "a seat of games in files: tests/analysis/test_gradebook.py",
    ("bots.Match.view", "seat"): "its players have no names",
    ("bots.Match", "first"): "its players have no names",
    ("env.SeatEnv", "seat"): "its players have no names",
    ("statistics", "player"): "the name of a person, in many games",
}
"""Those that take something else, and why."""
WORDS = {
    "seat",
    "city",
    "cities",
    "route",
    "routes",
    "ticket",
    "tickets",
    "player",
    "for_seat",
    "first",
    "turn",
}
OWN = {"Game", "View", "Board", "CommentedGame", "Puzzle", "GameWidget", "SeatEnv", "Match", "Event", "Replay", "Lab"}
"""The classes whose methods people call; those of rules, records and events take what the engine hands them."""


def made(**position: Any) -> object:
    return ttr.scenario("europe", players=["Ada", "Grace"], seed=1, **position).state


def public_arguments() -> Iterator[tuple[str, str]]:
    """All arguments of public functions and methods that are named like a city, a route, a ticket or a seat."""
    for module, prefix in (
        (ttr, ""),
        (ttr.queries, "queries."),
        (ttr.analysis, "analysis."),
        (ttr.bots, "bots."),
        (ttr_widget.env, "env."),
    ):
        for name in [*module.__all__, *(("GameWidget", "Replay", "Lab") if module is ttr else ())]:
            thing = getattr(module, name)
            functions = {name: thing} if inspect.isfunction(thing) else {}
            if inspect.isclass(thing) and name in OWN:
                functions = {
                    name if method == "__init__" else f"{name}.{method}": inspect.unwrap(getattr(thing, method))
                    for method in vars(thing)
                    if method == "__init__" or (method[0] != "_" and callable(getattr(thing, method)))
                }
            for path, function in functions.items():
                if inspect.isfunction(function) or inspect.ismethod(function):
                    arguments = WORDS & set(inspect.signature(function).parameters)
                    arguments |= {"name"} & ({*inspect.signature(function).parameters} if is_lookup(path) else set())
                    yield from ((prefix + path, argument) for argument in arguments)


def is_lookup(path: str) -> bool:
    """Whether this is a method such as ``view.ticket(name)``."""
    return path.rpartition(".")[2] in SAME


def test_no_argument_is_forgotten() -> None:
    found = {*public_arguments()}
    assert found - CALLS.keys() == ELSEWHERE.keys() & found
    assert CALLS.keys() - found == set()


@pytest.mark.parametrize("argument", [*CALLS, *OPTIONS], ids=" ".join)
def test_every_way_to_write_it_means_the_same(argument: tuple[str, str]) -> None:
    kind, call = (CALLS | OPTIONS)[argument]
    ways = [*SAME[kind]]
    if argument[0].startswith(("queries.", "View.")) and kind != "seat":
        ways += NUMBERS[kind]
    first, *others = [call(way) for way in ways]
    assert all(other == first for other in others)
    wrong, said = WRONG[kind]
    with pytest.raises(ttr.BadInput) as error:
        call(wrong)
    assert said in str(error.value)
