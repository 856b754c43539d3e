"""Card counting: what a seat knows of the other hands from the events it has seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ttr_widget.kernel.effects import ALL, Moved, Where
from ttr_widget.kernel.event import Event
from ttr_widget.kernel.variant import Variant


class KnownCards:
    """The cards that each seat is known to hold: those taken face up, minus those spent."""

    def __init__(self, variant: Variant, seats: int) -> None:
        self.variant = variant
        self._piles: dict[Where, Counter[str]] = {Where("hand", seat): Counter() for seat in range(seats)}

    @property
    def hands(self) -> list[Counter[str]]:
        """The known cards of each seat."""
        return [pile for place, pile in self._piles.items() if place.kind == "hand"]

    def see(self, events: Iterable[Event]) -> None:
        """Process further events."""
        for event in events:
            for effect in event.effects(self.variant):
                if isinstance(effect, Moved) and effect.what == "cards":
                    self._move(effect)

    def _move(self, effect: Moved) -> None:
        source = self._pile(effect.source)
        if effect.things is None or source is self._pile(effect.target):
            return
        things = Counter(source if effect.things is ALL else effect.things)
        source -= things
        self._pile(effect.target).update(things)

    def _pile(self, place: Where) -> Counter[str]:
        """The counter for a hand or for cards laid down; cards elsewhere are not tracked."""
        return self._piles.setdefault(place, Counter()) if place.kind in ("hand", "table") else Counter()
