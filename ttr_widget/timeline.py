"""The positions of a game and the actions between them.

A game holds one :class:`Moment` and goes from position to position by replacing it, in one assignment.  Whatever
interrupts a move, the game therefore stands before it or after it, and nothing has to be put back.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import RLock

from ttr_widget.kernel.action import Action
from ttr_widget.kernel.event import Event
from ttr_widget.kernel.state import Draft, State

_CLOSED = -1
_COLLECTING = RLock()
"""Held while events are collected, because several games may share a line."""


class _Line:
    """Actions, the positions before and after them, and their events.

    The lists only grow; a moment knows how far to read.
    """

    __slots__ = ("actions", "end", "event_counts", "events", "positions", "undone_until")

    def __init__(
        self, actions: list[Action], positions: list[Draft], events: list[Event], event_counts: list[int]
    ) -> None:
        self.actions = actions
        self.positions = positions
        """The position after each number of actions, with the events of the last one.  No position is ever changed."""
        self.events = events
        """All events so far, as far as they have been asked for."""
        self.event_counts = event_counts
        """The number of events after each number of actions, as far as they have been asked for."""
        self.end = len(actions)
        """The number of actions, if one may be added; otherwise ``_CLOSED``, as while one is being added."""
        self.undone_until = 0
        """The number of actions including those undone, if any are."""

    def until(self, number: int) -> _Line:
        """A copy of the first ``number`` actions."""
        counts = self.counted(number)
        return _Line(self.actions[:number], self.positions[: number + 1], self.events[: counts[-1]], counts)

    def counted(self, number: int) -> list[int]:
        """The number of events after each of the first ``number`` actions, from 0."""
        self.collect(number)
        return self.event_counts[: number + 1]

    def collect(self, number: int) -> None:
        """Collect the events of the first ``number`` actions."""
        counts, events = self.event_counts, self.events
        if len(counts) <= number:
            with _COLLECTING:
                del events[counts[-1] :]  # what an interrupt may have left
                for position in self.positions[len(counts) : number + 1]:
                    events += position.events
                    counts.append(len(events))

    def closed(self, undone_until: int) -> _Line:
        """The same lists, to which nothing may be added."""
        line = _Line(self.actions, self.positions, self.events, self.event_counts)
        line.end, line.undone_until = _CLOSED, undone_until
        return line


class Moment:
    """A place in the course of a game: the present position, the actions before it and those undone.

    Moments are never changed.
    """

    __slots__ = ("_line", "_state", "number", "position")

    def __init__(self, line: _Line, number: int) -> None:
        self._line = line
        self.number = number
        """The number of actions that have been played."""
        self.position: Draft = line.positions[number]
        """The present position with the events of the last action; it must not be changed."""

    @classmethod
    def first(cls, position: Draft) -> Moment:
        """The beginning of a game, with the events of its opening."""
        own = position.copy()
        own.events = position.events[:]
        return cls(_Line([], [own], own.events[:], [len(own.events)]), 0)

    def after(self, action: Action, position: Draft) -> Moment:
        """The moment after an action that leads to this position, whose events are those of the action."""
        line, number = self._line, self.number
        if line.end != number:
            line = line.until(number)
        line.end = _CLOSED
        line.actions.append(action)
        line.positions.append(position)
        line.end = number + 1
        after = _new_moment(Moment)
        after._line = line
        after.number = number + 1
        after.position = position
        return after

    def moved(self, number: int) -> Moment:
        """The moment after ``number`` actions, undoing or redoing those between."""
        return Moment(self._line.closed(self._undone_until), number)

    def branch(self, number: int) -> Moment:
        """The beginning of another game, with the first ``number`` actions of this one."""
        return Moment(self._line.closed(number), number)

    @property
    def _undone_until(self) -> int:
        return max(self.number, self._line.undone_until)

    @property
    def history(self) -> tuple[Action, ...]:
        """The actions so far."""
        return tuple(self._line.actions[: self.number])

    @property
    def undone(self) -> tuple[Action, ...]:
        """The actions that can be redone, next one last."""
        return tuple(self._line.actions[self.number : self._undone_until][::-1])

    @property
    def events(self) -> tuple[Event, ...]:
        """All events so far."""
        count = self._line.counted(self.number)[-1]
        return tuple(self._line.events[:count])

    def events_since(self, number: int) -> list[Event]:
        """The events so far without the first ``number`` of them."""
        line = self._line
        line.collect(self.number)
        return line.events[number : line.event_counts[self.number]]

    @property
    def event_counts(self) -> tuple[int, ...]:
        """The number of events after each number of actions, from 0."""
        return tuple(self._line.counted(self.number))

    @property
    def state(self) -> State:
        """The present position as a state."""
        try:
            return self._state
        except AttributeError:
            self._state: State = self.position.freeze()
        return self._state

    @property
    def may_redo(self) -> bool:
        """Has an action been undone?"""
        return self.number < self._line.undone_until

    def action(self, number: int) -> Action:
        """The action with this number, counted from 1; those undone count too."""
        return self._line.actions[number - 1]

    def asked(self, number: int) -> int | None:
        """The seat that is to move after this number of actions; ``None`` at the end of the game."""
        prompts = self.position_after(number).prompts
        return prompts[-1].seat if prompts else None

    def position_after(self, number: int) -> Draft:
        """The position after this number of actions; those undone count too."""
        return self._line.positions[number]


_new_moment: Callable[[type[Moment]], Moment] = object.__new__
