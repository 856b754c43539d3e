"""The events that each seat has seen.

A view carries them, and few look at them, so they are kept as steps back from the last event and put into a row when
somebody asks.  The steps hold events in the form that everybody may see, and beside them those of the seat's own whose
form is another: so nothing in a view leads to what is hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from .event import Event


class SeenEvents(NamedTuple):
    """What one seat has seen of a game; immutable."""

    shown: Any = None
    """The public form of the last events, behind the steps before: ``(earlier, events)``."""
    own: Any = None
    """The last event that the seat sees better, with its place, behind those before: ``(earlier, place, event)``."""

    def in_order(self) -> tuple[Event, ...]:
        """The events, the first one first."""
        parts: list[Sequence[Event]] = []
        step = self.shown
        while step is not None:
            step, events = step
            parts.append(events)
        found = [event for events in reversed(parts) for event in events]
        own = self.own
        while own is not None:
            own, place, event = own
            found[place] = event
        return tuple(found)

    def __repr__(self) -> str:
        # In order, since the steps tell how the game was looked at, and are as deep as it is long.
        return f"these({self.in_order()!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return these, (self.in_order(),)


def these(events: Sequence[Event]) -> SeenEvents:
    """Exactly these events."""
    return SeenEvents((None, tuple(events)))


NOTHING_SEEN = SeenEvents()


class Witnessed(NamedTuple):
    """What the seats have seen of the first events of a game."""

    number: int
    """How many events these are."""
    shown: Any
    """The steps with their public form."""
    own: dict[int | None, Any]
    """For each seat the steps with those that it sees better."""

    def by(self, seat: int | None) -> SeenEvents:
        """What one seat has seen."""
        return _new_seen(SeenEvents, (self[1], self[2].get(seat)))

    def until(self, count: int, events: list[Event]) -> Witnessed:
        """The same for the first ``count`` of these events."""
        known, shown, own = self if self[0] <= count else NOTHING_WITNESSED
        new = events[known:count]
        for place, event in enumerate(new):
            if event.private:
                form = event.seen_by(None)
                if form is not event:
                    new[place] = form
                    seat: int = event.seat  # type: ignore[attr-defined]  # private for somebody
                    own = {**own, seat: (own.get(seat), known + place, event)}
        return _new_witnessed(Witnessed, (count, (shown, tuple(new)), own))


NOTHING_WITNESSED = Witnessed(0, None, {})
_new_seen: Callable[[type[SeenEvents], tuple[Any, ...]], SeenEvents] = tuple.__new__
_new_witnessed: Callable[[type[Witnessed], tuple[Any, ...]], Witnessed] = tuple.__new__
