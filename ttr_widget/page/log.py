"""The log of a page: the events of a game in words, as each seat that the page shows may know them."""

from __future__ import annotations

from ttr_widget.kernel.event import Event
from ttr_widget.timeline import Moment

from . import publish, traits
from .words import Words


class Log:
    """The events up to the present moment, and their sentences.

    A page goes from seat to seat, and takes moves back.  A sentence is made only once, because that takes longer than
    a move, and late in a game there are thousands.
    """

    def __init__(self, words: Words, *, everything: bool) -> None:
        self.words = words
        self.everything = everything
        """Are secrets shown as well?"""
        self._events: list[Event] = []
        self._whole: list[str | None] = []
        """The sentence for each event as it is, if it has been made."""
        self._redacted: list[str | None] = []
        """The sentence for each event as all others see it."""
        self._by_seat: dict[int | None, list[str]] = {}

    def __len__(self) -> int:
        return len(self._events)

    def follow(self, moment: Moment, *, onwards: bool) -> None:
        """Go to another moment; ``onwards`` if it is a continuation of the last one."""
        if not onwards:
            self._cut(_first_difference(self._events, moment.events))
        new = moment.events_since(len(self._events))
        self._events += new
        self._whole += [None] * len(new)
        self._redacted += [None] * len(new)

    def _cut(self, number: int) -> None:
        """Forget all but this number of events."""
        del self._events[number:], self._whole[number:], self._redacted[number:]
        for sentences in self._by_seat.values():
            del sentences[number:]

    def sentences(self, seat: int | None) -> list[str]:
        """All sentences for a seat (``None``: a spectator); the list grows with the game."""
        known = self._by_seat.setdefault(seat, [])
        known += [self._sentence(number, seat) for number in range(len(known), len(self))]
        return known

    def items(self, seat: int | None, first: int, before: int) -> list[traits.GameEvent]:
        """The events with these numbers, as sent to a page."""
        variant = self.words.variant
        return [
            publish.event_data(self._seen(number, seat), self._sentence(number, seat), variant)
            for number in range(first, before)
        ]

    def _seen(self, number: int, seat: int | None) -> Event:
        event = self._events[number]
        return event if self.everything else event.seen_by(seat)

    def _sentence(self, number: int, seat: int | None) -> str:
        seen = self._seen(number, seat)
        known = self._whole if seen is self._events[number] else self._redacted
        said = known[number]
        if said is None:
            said = known[number] = self.words.event(seen)
        return said


def _first_difference(known: list[Event], events: tuple[Event, ...]) -> int:
    """The number of events that both begin with."""
    both = enumerate(zip(known, events, strict=False))
    return next((number for number, (old, new) in both if old is not new), min(len(known), len(events)))
