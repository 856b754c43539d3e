"""An example of every refusal: a position, an action, and the code of the paragraph that forbids it.

The reference page of codes shows them, and a test holds them to the rules: none may be missing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import ttr_widget as ttr
from ttr_widget.rules import Waiting

NAMES = ["Ada", "Grace", "Kim", "Lin"]


class Example(NamedTuple):
    """An action that is refused."""

    code: str
    board: str
    action: Any
    position: Mapping[str, Any]
    before: tuple[str, ...]
    players: int
    seat: int | None
    at: int | None
    change: Callable[[ttr.Variant], ttr.Variant] | None

    @property
    def game(self) -> ttr.Game:
        """The position."""
        variant = ttr.variant(self.board)
        board = self.change(variant) if self.change else variant
        game = ttr.scenario(board, players=NAMES[: self.players], seed=1, **self.position)
        game.play_many(self.before)
        return game

    def refusal(self) -> ttr.Refusal:
        """What is said about the action."""
        try:
            self.game.play(self.action, seat=self.seat, at=self.at)
        except ttr.TtrError as error:
            return error.refusal
        raise AssertionError(f"{self.action!r} is not refused")


def _of(
    code: str,
    board: str,
    action: Any,
    *before: str,
    players: int = 2,
    seat: int | None = None,
    at: int | None = None,
    change: Callable[[ttr.Variant], ttr.Variant] | None = None,
    **position: Any,
) -> Example:
    return Example(code, board, action, position, before, players, seat, at, change)


_EMPTY: dict[str, Any] = {"deck": [], "hands": {1: "rest"}, "display": [None] * 5}
_TICKETS: dict[str, Any] = {"ticket_deck_top": "boston-miami, dallas-new york, denver-pittsburgh"}
_GERMAN: dict[str, Any] = {"ticket_deck": {"short": "mannheim-stuttgart, mainz-stuttgart", "long": []}}
_TUNNEL = "claim pamplona-madrid-1 with 3 black"
_SEA, _RAIL, _PAIR = "claim honolulu-port_moresby", "claim los_angeles-new_york-1", "claim anchorage-vancouver"
_FLEET = "ship-green, 2 ships-green, ship-red, 3 train-purple, 1 train-red"
_PORT: dict[str, Any] = {"claimed": {0: "lima-valparaiso-1"}, "hands": {0: "4 wild"}}


def _without_kim(variant: ttr.Variant) -> ttr.Variant:
    return variant.with_rule(Waiting(3))


def _only_grace(variant: ttr.Variant) -> ttr.Variant:
    return variant.with_rule(Waiting(1))


EXAMPLES: tuple[Example, ...] = (
    _of("input", "usa", "draw rde"),
    _of("stale", "usa", "draw deck", "draw deck", at=0),
    _of("turn.one-action", "usa", "keep boston-miami"),
    _of("turn.one-action", "usa", "draw deck", seat=1),
    _of("pass.only-if-stuck", "usa", "pass"),
    _of("end.last-round", "usa", "draw deck", over=True),
    # Drawing cards.
    _of("draw.two-cards", "usa", "draw blue", display="5 red"),
    _of("draw.two-cards", "usa", "tickets", "draw deck"),
    _of("draw.second-open-wild", "usa", "draw locomotive", "draw deck", display="4 red, locomotive"),
    _of("draw.exhausted", "usa", "draw deck", **_EMPTY),
    _of("draw.exhausted", "usa", "draw deck", "draw red", deck="blue", hands={1: "rest"}, display="2 red 3 green"),
    _of("world.refill", "world", "refill middle", "draw train-red", display="train-red 5 train-green"),
    _of("world.refill", "world", "draw train-deck", "draw train-red", display="train-red 5 train-green"),
    # Claiming.
    _of("claim.any-route", "usa", "claim calgary-helena with 4 red", claimed={1: "calgary-helena"}),
    _of("claim.cards", "usa", "claim calgary-helena with 3 red", hands={0: "4 red"}),
    _of("claim.cards", "usa", "claim calgary-helena with 4 blue", hands={0: "4 red"}),
    _of("claim.cards", "usa", "claim calgary-helena with 4 blue", hands={0: "1 red"}),
    _of("claim.colour", "usa", "claim helena-denver with 4 red", hands={0: "4 red"}),
    _of("claim.colour", "usa", "claim helena-denver with 2 red 2 green", hands={0: "4 red 4 green"}),
    _of("claim.gray", "usa", "claim calgary-helena with 2 red 2 blue", hands={0: "4 red 4 blue"}),
    _of("claim.pieces", "usa", "claim calgary-helena with 4 red", hands={0: "4 red"}, pieces={0: 3}),
    _of("claim.double-own", "usa", "claim boston-montreal-2 with 2 red", claimed={0: "boston-montreal-1"}),
    _of("claim.double-few", "usa", "claim boston-montreal-2 with 2 red", claimed={1: "boston-montreal-1"}),
    _of(
        "berlin.double-few",
        "berlin",
        "claim kurfurstendamm-zoologischer_garten-2 with red",
        claimed={1: "kurfurstendamm-zoologischer_garten-1"},
    ),
    _of("germany.triple", "germany", "claim dusseldorf-koln-2 with red", claimed={1: "dusseldorf-koln-1"}),
    _of("germany.triple", "germany", "claim dusseldorf-koln-2 with red", claimed={0: "dusseldorf-koln-1"}, players=4),
    _of("europe.ferry", "europe", "claim palermo-smyrna with 5 red 1 locomotive", hands={0: "5 red 2 locomotive"}),
    _of("berlin.subway", "berlin", "claim charlottenburger_tor-hauptbahnhof-1 with 1 black", hands={0: "1 black"}),
    _of("berlin.subway", "berlin", "claim charlottenburger_tor-hauptbahnhof-1 with 4 black", hands={0: "1 black"}),
    _of("world.rail", "world", f"{_RAIL} with 3 train-purple 1 ship-green", hands={0: _FLEET}),
    _of("world.rail", "world", f"{_PAIR} with 3 train-purple 1 ship-green", hands={0: _FLEET}),
    _of("world.sea", "world", f"{_SEA} with 3 train-purple", hands={0: _FLEET}),
    _of("world.sea", "world", f"{_SEA} with 1 ships-green", hands={0: _FLEET}),
    _of("world.sea", "world", f"{_SEA} with 2 ships-green 1 ship-green", hands={0: _FLEET}),
    _of("world.sea", "world", f"{_SEA} with 3 ship-green", hands={0: _FLEET}),
    _of("claim.colour", "world", f"{_SEA} with 2 ship-red", hands={0: _FLEET}),
    _of("claim.colour", "world", f"{_SEA} with 1 ship-red 1 ships-green", hands={0: _FLEET}),
    _of("world.pairs", "world", f"{_PAIR} with 3 train-purple 1 train-red", hands={0: _FLEET}),
    _of("world.pairs", "world", f"{_PAIR} with 4 train-purple", hands={0: _FLEET}),
    # Tunnels.
    _of("europe.tunnel", "europe", "draw deck", _TUNNEL, hands={0: "5 black"}, deck_top="black, red, red"),
    _of("europe.tunnel", "europe", "pay 2 black", _TUNNEL, hands={0: "5 black"}, deck_top="black, red, red"),
    _of("europe.tunnel", "europe", "pay 1 black", _TUNNEL, hands={0: "3 black 1 red"}, deck_top="black, red, red"),
    _of(
        "europe.tunnel-wilds",
        "europe",
        "pay 1 black",
        _TUNNEL.replace("black", "locomotive"),
        hands={0: "3 locomotive 1 black"},
        deck_top="locomotive, red, red",
    ),
    # Tickets.
    _of("tickets.keep", "usa", "draw deck", "tickets"),
    _of("tickets.keep", "usa", "keep los angeles-miami", "tickets", **_TICKETS),
    _of("tickets.keep", "usa", "keep boston-miami boston-miami", "tickets", **_TICKETS),
    _of("tickets.short-deck", "usa", "tickets", ticket_deck=[]),
    _of("tickets.short-deck", "germany", "tickets 4 short", ticket_deck={"short": [], "long": []}),
    _of(
        "usa.first-tickets",
        "usa",
        "keep boston-miami",
        opening=True,
        first_tickets={0: "boston-miami, dallas-new york, denver-pittsburgh"},
    ),
    _of("usa.tickets", "usa", {"type": "keep", "tickets": []}, "tickets", **_TICKETS),
    _of("germany.first-tickets", "germany", "draw deck", opening=True),
    _of("germany.first-tickets", "germany", "tickets 3 short", opening=True),
    _of(
        "germany.first-tickets",
        "germany",
        {"type": "keep", "tickets": []},
        "tickets 4 short",
        "tickets 4 short",
        opening=True,
    ),
    _of("germany.tickets", "germany", "tickets 3 short"),
    _of("germany.tickets", "germany", "tickets 4 short", **_GERMAN),
    _of("germany.tickets", "germany", {"type": "keep", "tickets": []}, "tickets 2 short", **_GERMAN),
    # Other things to build and to do.
    _of("europe.station", "europe", "station roma with 2 red", hands={0: "2 red"}),
    _of("europe.station", "europe", "station roma with red", hands={0: "blue"}),
    _of("europe.station", "europe", "station roma with 2 red 2 blue", hands={0: "2 red 2 blue"}),
    _of("europe.station", "europe", "station roma with red", hands={0: "red"}, stations={1: "roma"}),
    _of("europe.station", "europe", "station roma with red", stations={0: "paris, wien, berlin"}),
    _of(
        "germany.passengers",
        "germany",
        "take white from leipzig",
        "claim chemnitz-leipzig with 2 blue",
        hands={0: "2 blue"},
        passengers={"leipzig": "red"},
    ),
    _of(
        "germany.passengers",
        "germany",
        "draw deck",
        "claim chemnitz-leipzig with 2 blue",
        hands={0: "2 blue"},
        passengers={"leipzig": "red"},
    ),
    _of("world.pieces", "world", "pieces 30 trains 30 ships", "keep all", "keep all", opening=True),
    _of("world.harbour", "world", "harbour lima with 4 wild", hands={0: "4 wild"}),
    _of("world.harbour", "world", "harbour moskva with 4 wild", hands={0: "4 wild"}),
    _of("world.harbour", "world", "harbour lima with 3 wild", **_PORT),
    _of("world.harbour", "world", "harbour lima with 4 wild", **_PORT | {"hands": {0: "3 wild"}}),
    _of(
        "world.harbour",
        "world",
        "harbour lima with 4 wild",
        claimed={0: "lima-valparaiso-1", 1: "honolulu-lima"},
        harbours={1: "lima"},
        hands={0: "4 wild"},
    ),
    _of(
        "world.harbour",
        "world",
        "harbour lima with 4 wild",
        claimed={0: "honolulu-tokyo, lima-sydney-1"},
        harbours={0: "sydney, tokyo, honolulu"},
    ),
    _of("world.exchange", "world", "exchange 2 ships for ships"),
    _of("world.exchange", "world", "exchange 30 ships for trains"),
    _of("puzzle.wait", "usa", "draw deck", change=_only_grace),
    _of("puzzle.wait", "usa", "draw deck", change=_without_kim),
)
"""At least one for each sentence that a rule says."""
