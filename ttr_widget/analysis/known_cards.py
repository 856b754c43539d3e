"""What a seat knows of the other hands, from the events that it has seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from ttr_widget.kernel.event import Event, RouteClaimed
from ttr_widget.rules.drawing import CardDrawn, CardsDealt
from ttr_widget.rules.harbours import HarbourBuilt
from ttr_widget.rules.stations import StationBuilt
from ttr_widget.rules.tunnels import TunnelDeclined, TunnelPaid, TunnelRevealed


class KnownCards:
    """For each seat the cards that it is sure to hold: those taken face up, less those that it has spent."""

    def __init__(self, seats: int) -> None:
        self.hands: list[Counter[str]] = [Counter() for _ in range(seats)]
        self._laid: str | None = None
        """The tunnel for which cards lie on the table, and have left the hand."""

    def see(self, events: Iterable[Event]) -> None:
        """These events more."""
        for event in events:
            self._see(event)

    def _see(self, event: Event) -> None:
        match event:
            case CardsDealt(seat, cards) if cards is not None:
                self.hands[seat].update(cards)
            case CardDrawn(seat, _, _, card) if card is not None:
                self.hands[seat][card] += 1
            case TunnelRevealed(seat, route, cards, _, extra) if extra:
                self._laid = route
                self._spend(seat, cards)
            case TunnelDeclined(seat, _, cards):
                self._laid = None
                self.hands[seat].update(cards)
            case RouteClaimed(_, route) if route == self._laid:
                self._laid = None  # these cards have left the hand already
            case RouteClaimed(seat, _, cards) | TunnelPaid(seat, _, cards):
                self._spend(seat, cards)
            case StationBuilt(seat, _, cards) | HarbourBuilt(seat, _, cards):
                self._spend(seat, cards)

    def _spend(self, seat: int, cards: Mapping[str, int]) -> None:
        self.hands[seat] -= Counter(dict(cards))
