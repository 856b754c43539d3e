"""What a seat knows of a game: its view, the events that it has seen, and the cards that it has not seen."""

from __future__ import annotations

from collections.abc import Sequence

from ttr_widget.game import Game
from ttr_widget.kernel.cards import Counts
from ttr_widget.kernel.errors import BadInput, expected
from ttr_widget.kernel.event import Event
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.seats import seat_or_none
from ttr_widget.kernel.view import View
from ttr_widget.queries.known_cards import KnownCards


def known_to_seat(game: Game | View, seat: int | str | None) -> tuple[View, Sequence[Event], int]:
    """The view and the events of a seat; a view brings its own seat."""
    if isinstance(game, View):
        if game.seat is None or seat_or_none(seat, game.players) not in (None, game.seat):
            raise BadInput(Message("error-other-view", seat=game.seat))
        return game, game.events, game.seat
    if not callable(getattr(game, "events_seen_by", None)):
        raise BadInput(expected("game-or-view", game))
    if seat is None:
        raise BadInput(Message("error-whose-tickets"))
    view = game.view(seat)
    if view.seat is None:
        raise BadInput(Message("error-whose-tickets"))
    return view, view.events, view.seat


def known_to_player(game: Game | View, seat: int | str | None) -> tuple[View, Sequence[Event], int]:
    """The same; of a game by default what the seat knows that is asked."""
    if seat is None and isinstance(game, Game) and game.prompt is not None:
        seat = game.prompt.seat
    return known_to_seat(game, seat)


def known_hands(view: View, events: Sequence[Event], seat: int) -> list[Counts]:
    """The cards that other seats are known to hold, as counts."""
    known = KnownCards(view.variant, len(view.players))
    known.see(events)
    names = view.variant.kinds.names
    return [tuple(hand[name] for name in names) for owner, hand in enumerate(known.hands) if owner != seat]
