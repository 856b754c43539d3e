"""What a seat knows of the other hands, from the events that it has seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ttr_widget.kernel.effects import ALL, Moved, Where
from ttr_widget.kernel.event import Event
from ttr_widget.kernel.variant import Variant


class KnownCards:
    """For each seat the cards that it is sure to hold: those taken face up, less those that it has spent."""

    def __init__(self, variant: Variant, seats: int) -> None:
        self.variant = variant
        self._piles: dict[Where, Counter[str]] = {Where("hand", seat): Counter() for seat in range(seats)}

    @property
    def hands(self) -> list[Counter[str]]:
        """The known cards of each seat."""
        return [pile for place, pile in self._piles.items() if place.kind == "hand"]

    def see(self, events: Iterable[Event]) -> None:
        """These events more."""
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
        """A hand, or what is laid for something that is still open; nobody counts the other piles."""
        return self._piles.setdefault(place, Counter()) if place.kind in ("hand", "table") else Counter()
