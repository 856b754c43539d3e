"""Every way on which a game tells something to one seat, by name.

What a channel tells must stay exactly the same when everything that the seat cannot know is different
(:func:`elsewhere`).  A new channel is a line in ``CHANNELS``; the messages of the page are all in it, for every role
that does not see everything anyway.
"""

from __future__ import annotations

import json
import pickle  # noqa: TID251 -- bots in other processes get pickled views
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import count
from random import Random
from typing import Any
from unittest.mock import patch

import ttr_widget as ttr
from ttr_widget import Game, View, seen
from ttr_widget.env.action_features import FeatureObserver
from ttr_widget.env.observation import FlatObserver
from ttr_widget.kernel.event import Event
from ttr_widget.kernel.shuffle import seeded
from ttr_widget.kernel.steps import Steps
from ttr_widget.page.dispatch import Dispatcher
from ttr_widget.page.feed import Feed
from ttr_widget.page.protocol import KINDS
from ttr_widget.queries.positions import legal_actions
from ttr_widget.render.figure import figure_dict
from ttr_widget.session.session import Session
from ttr_widget.session.viewpoint import Viewpoint
from ttr_widget.timeline import Moment

_ids = count(1)
ROLES: dict[str, dict[str, Any]] = {
    "player": {},
    "spectator": {"seat": None},
    "replay": {"playing": False},
    "guest": {"own": True},
    "guest who watches": {"own": True, "seat": None},
}
"""How a page in each role looks on, apart from teachers and hosts, who see everything or nobody's hand."""


@dataclass(frozen=True)
class Place:
    """A game as somebody with this seat meets it."""

    game: Game
    seat: int | None

    @property
    def view(self) -> View:
        return self.game.view(self.seat)

    def page(self, role: str) -> Dispatcher:
        """A page in this role.  Every other seat has a page of its own, so there is no curtain."""
        session = Session(self.game)
        for other in range(len(self.game.players)):
            if other != self.seat:
                Viewpoint(session, other)
        viewpoint = Viewpoint(session, **({"seat": self.seat} | ROLES[role]))
        return Dispatcher(viewpoint, guest=viewpoint.own)


def elsewhere(game: Game, seat: int | None, chance: int) -> Game:
    """The same game as far as a seat knows: other hands, decks, tickets, another seed, other private events."""
    twin, number = game.copy(), len(game.history)
    line = game.moment._line.until(number)
    line.events = list(swapped(list(game.events), seat))
    draft = game.moment.position.copy()
    draft.events = line.events[len(line.events) - len(game.moment.position.events) :]
    draft.rng = seeded(chance)
    for redeal in game.variant.derived(Steps).redeal_methods:
        redeal(draft, seat)
    draft.rng = seeded(chance + 1)
    twin.moment, twin.seed = Moment(line, number, draft), f"another {chance}"
    return twin


def swapped(events: list[Event], seat: int | None) -> Iterator[Event]:
    """The events, where those that hide something from the seat have exchanged it with others of their kind."""
    hidden: dict[str, list[Event]] = {}
    for event in events:
        if event.seen_by(seat) is not event:
            hidden.setdefault(event.type, []).append(event)
    turned = {kind: iter([*some[1:], some[0]]) for kind, some in hidden.items()}
    for event in events:
        if event.seen_by(seat) is event:
            yield event
        else:
            other = next(turned[event.type])
            yield replace(event, **{name: getattr(other, name) for name in event.private})


# What a page asks.


def fields_of(kind: str, place: Place) -> dict[str, Any]:
    """Fields for a message of this kind that does not change the game."""
    routes, cities = place.game.board.routes, place.game.board.cities
    route = routes[len(place.game.history) % len(routes)].id
    asked = place.game.prompt is not None and place.game.prompt.seat == place.seat
    known: dict[str, dict[str, Any]] = {
        "play": {"action": {"type": "claim", "route": route, "cards": {}}},
        "why": {"action": {"type": "claim", "route": route}},
        "lack": {"route": route}, "moves": {"route": route, "ahead": not asked},
        "show": {"seat": place.seat}, "locale": {"locale": "pl"},
        "theme": {"theme": "dark"}, "speed": {"speed": 1}, "pause": {"paused": True}, "log": {"before": 10**6},
        "save": {"name": ".."}, "load": {"name": "no such game"}, "look": {"number": 0}, "report": {"error": "x"},
        "reply": {"question": 1, "answer": cities[0].id},
    }  # fmt: skip
    return known.get(kind, {})


def answered(kind: str, role: str) -> Callable[[Place], str]:
    """The answers to a message and to its repetition, and the traits afterwards."""

    def told(place: Place) -> str:
        own = Place(place.game.copy(), place.seat)
        page = own.page(role)
        page.traits("another game")
        message = {"id": f"twice {kind}", "seq": page.seq, "type": kind, **fields_of(kind, place)}
        with patch("ttr_widget.game.new_seed", lambda: 1):  # a new game is dealt by chance
            said = [page.answer(message), page.answer(message), page.traits("settings")]
        return as_text(said)

    return told


def traits(role: str) -> Callable[[Place], str]:
    """All traits of a page."""

    def told(place: Place) -> str:
        page = place.page(role)
        said = page.traits("another game")
        del said["board"], said["texts"]
        return as_text([said, page.log])

    return told


def fed(place: Place) -> str:
    """Everything that is sent to a guest: the first state, and what changes when somebody pauses the bots."""
    page = Feed(place.page("guest"))
    said = page.as_sent(page.state)
    del said["board"], said["texts"]
    page.dispatcher.viewpoint.session.pause(True)
    return as_text([said, page.as_sent(page.changes("settings"))])


def as_text(value: Any) -> str:
    return json.dumps(value, sort_keys=True, default=str)


def whys(place: Place) -> str:
    """The reasons why the asked seat cannot claim some routes."""
    if place.game.prompt is None or place.game.prompt.seat != place.seat:
        return ""
    routes = place.game.board.routes[:: max(1, len(place.game.board.routes) // 5)]
    return as_text([str(place.game.why_not(f"claim {route.id} with 9 {route.color}")) for route in routes])


def saved(place: Place) -> str:
    """A save for the seat. What is made up in it depends only on a seed of its own."""
    if place.seat is None:
        return ""
    return seen.seen_text(place.game, place.view, place.game.events_seen_by(place.seat), seed="made up")


def observed(place: Place) -> str:
    if place.seat is None:
        return ""
    given = place.game.variant, len(place.game.players)
    row, features = FlatObserver(*given).row(place.view), FeatureObserver(*given).observe(place.view)
    return as_text([[float(number) for number in row], [float(number) for number in features[features != 0]]])


def hinted(place: Place) -> str:
    asked = place.game.prompt is not None and place.game.prompt.seat == place.seat
    return repr(place.game.hint(place.seat)) if asked else ""


def analysed(place: Place) -> str:
    if place.seat is None:
        return ""
    return as_text([ttr.analysis.ticket_odds(place.view).to_dict(), repr(ttr.analysis.ticket_odds(place.view))])


CHANNELS: dict[str, Callable[[Place], str]] = {
    "view": lambda place: as_text(place.view.to_dict()),
    "parts of the view": lambda place: repr(tuple(place.view)),
    "pickled view": lambda place: repr(tuple(pickle.loads(pickle.dumps(place.view)))),  # noqa: S301 -- our own bytes
    "text": lambda place: repr(place.view),
    "text of the game": lambda place: repr(place.game),
    "html": lambda place: place.view._repr_html_() or "",
    "html of the game": lambda place: place.game._repr_html_() or "",
    "figure": lambda place: as_text(figure_dict(place.view, tickets=True)),
    "legal moves": lambda place: repr(legal_actions(place.view)),
    "events": lambda place: as_text([event.to_dict() for event in place.game.events_seen_by(place.seat)]),
    "refusals": whys,
    "hint": hinted,
    "save for a seat": saved,
    "link": lambda place: place.game.link(seat=place.seat),
    "feed of a guest": fed,
    "observation": observed,
    "odds": analysed,
    **{f"traits ({role})": traits(role) for role in ROLES},
    **{f"answer to {kind} ({role})": answered(kind, role) for kind in KINDS for role in ROLES},
}


def compare(game: Game, seat: int | None, chance: int, names: Iterable[str] = ()) -> int:
    """Check that these channels (all) tell the same of a game and of its twin; returns their number."""
    here, there = Place(game, seat), Place(elsewhere(game, seat, chance), seat)
    names = list(names) or list(CHANNELS)
    for name in names:
        told, other = CHANNELS[name](here), CHANNELS[name](there)
        assert told == other, f"'{name}' tells seat {seat} what it cannot know, after {len(game.history)} actions"
    return len(names)


def moments(board: str, players: int, seed: int, more: float) -> Iterator[Game]:
    """A random game, each time that a kind of question is asked for the first time, and ``more`` often."""
    game, rng, kinds = ttr.new_game(board, players=players, seed=seed), Random(seed), set[str]()
    while game.prompt is not None:
        if game.prompt.kind not in kinds or rng.random() < more:
            kinds.add(game.prompt.kind)
            yield game
        actions = game.legal_actions()
        names = sorted({action.type for action in actions})
        name = names[int(rng.random() * len(names))]
        some = [action for action in actions if action.type == name]
        game.play(some[int(rng.random() * len(some))])


def check(case: tuple[str, int, int], parts: int = 1) -> dict[str, int]:
    """One game: at some of its moments, the channels for a seat in turn; with ``parts``, a part of them each time."""
    board, players, seed = case
    seats = [None, *range(players)]
    told = moved = 0
    for number, game in enumerate(moments(board, players, seed, more=0.03 if parts == 1 else 0.002)):
        assert game.prompt is not None
        seat = game.prompt.seat if number % 2 == 0 else seats[(number // 2 + seed) % len(seats)]
        told += compare(game, seat, 1000 * seed + number, list(CHANNELS)[number % parts :: parts])
        moved += elsewhere(game, seat, 1).state != game.state
    assert moved > 0
    return {"comparisons": told}
