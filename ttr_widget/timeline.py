"""The course of a game: its actions, and the positions between them.

A game holds one :class:`Moment` and goes from position to position by replacing it, in one assignment.  Whatever
interrupts a move, the game therefore stands before it or after it, and nothing has to be put back.

Only every sixteenth position is kept.  The others are reached from there by playing the actions again, which takes
less time than the garbage collector needs for a long game with all its positions.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count

from ttr_widget.kernel import turn
from ttr_widget.kernel.action import Action
from ttr_widget.kernel.event import Event
from ttr_widget.kernel.seen_events import NOTHING_WITNESSED, SeenEvents
from ttr_widget.kernel.state import Draft, State

_CLOSED = -1
_KEPT = 16
"""One position of this many is kept."""
_next_stamp = count().__next__


class _Line:
    """Actions, and what happened.

    The lists only grow; a moment knows how far to read.
    """

    __slots__ = ("actions", "end", "event_counts", "events", "kept", "stamps", "undone_until", "witnessed")

    def __init__(
        self,
        actions: list[Action],
        events: list[Event],
        event_counts: list[int],
        stamps: list[int],
        kept: list[Draft],
    ) -> None:
        self.actions = actions
        self.events = events
        """All events so far."""
        self.event_counts = event_counts
        """The number of events after each number of actions."""
        self.stamps = stamps
        """A number for the position after each number of actions, which no other position has."""
        self.kept = kept
        """The position after every ``_KEPT`` actions, with the events of the last one.  None is ever changed."""
        self.end = len(actions)
        """The number of actions, if one may be added; otherwise ``_CLOSED``, as while one is being added."""
        self.undone_until = 0
        """The number of actions including those undone, if any are."""
        self.witnessed = NOTHING_WITNESSED
        """What the seats have seen so far, as far as somebody has asked."""

    def until(self, number: int) -> _Line:
        """A copy of the first ``number`` actions."""
        counts = self.event_counts[: number + 1]
        return _Line(
            self.actions[:number],
            self.events[: counts[-1]],
            counts,
            self.stamps[: number + 1],
            self.kept[: number // _KEPT + 1],
        )

    def closed(self, undone_until: int) -> _Line:
        """The same lists, to which nothing may be added."""
        line = _Line(self.actions, self.events, self.event_counts, self.stamps, self.kept)
        line.end, line.undone_until = _CLOSED, undone_until
        return line

    def position_after(self, number: int) -> Draft:
        """The position after this number of actions, with the events of the last one; it must not be changed."""
        since = number // _KEPT
        kept = self.kept[since]
        if number == since * _KEPT:
            return kept
        position = kept.copy()
        for action in self.actions[since * _KEPT : number]:
            position.events = []
            turn.apply(position, action)
        return position


class Moment:
    """A place in the course of a game: the present position, the actions before it and those undone.

    Moments are never changed.
    """

    __slots__ = ("_legal", "_line", "_state", "number", "position")

    def __init__(self, line: _Line, number: int, position: Draft) -> None:
        self._line = line
        self.number = number
        """The number of actions that have been played."""
        self.position = position
        """The present position with the events of the last action; it must not be changed."""
        self._legal: Sequence[Action] | None = None

    @classmethod
    def first(cls, position: Draft) -> Moment:
        """The beginning of a game, with the events of its opening."""
        own = position.copy()
        own.events = position.events[:]
        return cls(_Line([], own.events[:], [len(own.events)], [_next_stamp()], [own]), 0, own)

    def after(self, action: Action, position: Draft) -> Moment:
        """The moment after an action that leads to this position, whose events are those of the action."""
        line, number = self._line, self.number
        if line.end != number:
            line = line.until(number)
        line.end = _CLOSED
        line.actions.append(action)
        line.events += position.events
        line.event_counts.append(len(line.events))
        line.stamps.append(_next_stamp())
        number += 1
        if not number % _KEPT:
            line.kept.append(position)
        line.end = number
        after = _new_moment(Moment)
        after._line = line
        after.number = number
        after.position = position
        after._legal = None
        return after

    def moved(self, number: int) -> Moment:
        """The moment after ``number`` actions, undoing or redoing those between."""
        return self._elsewhere(number, self._undone_until)

    def branch(self, number: int) -> Moment:
        """The beginning of another game, with the first ``number`` actions of this one."""
        return self._elsewhere(number, number)

    def _elsewhere(self, number: int, undone_until: int) -> Moment:
        return Moment(self._line.closed(undone_until), number, self.position_after(number))

    @property
    def _undone_until(self) -> int:
        return max(self.number, self._line.undone_until)

    @property
    def legal(self) -> Sequence[Action]:
        """All legal answers to the open question."""
        if self._legal is None:
            self._legal = turn.choices(self.position)
        return self._legal

    def listed(self, given: object) -> Action | None:
        """The same action if it was listed here as legal; then it needs no second check."""
        for action in self._legal or ():  # not ``in``, which would compare values
            if action is given:
                return action
        return None

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
        return tuple(self.events_since(0))

    def seen_by(self, seat: int | None) -> SeenEvents:
        """All events so far, as this seat may know them."""
        line = self._line
        witnessed, count = line.witnessed, line.event_counts[self.number]
        if witnessed.number != count:
            witnessed = line.witnessed = witnessed.until(count, line.events)
        return witnessed.by(seat)

    def events_since(self, number: int) -> list[Event]:
        """The events so far without the first ``number`` of them."""
        return self._line.events[number : self._line.event_counts[self.number]]

    @property
    def event_counts(self) -> tuple[int, ...]:
        """The number of events after each number of actions, from 0."""
        return tuple(self._line.event_counts[: self.number + 1])

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

    @property
    def stamp(self) -> int:
        """A number that belongs to this position alone: undo and redo lead back to it, the same moves again do not."""
        return self._line.stamps[self.number]

    def stamp_after(self, number: int) -> int:
        """The stamp after this number of actions; those undone count too."""
        return self._line.stamps[number]

    def action(self, number: int) -> Action:
        """The action with this number, counted from 1; those undone count too."""
        return self._line.actions[number - 1]

    def asked(self, number: int) -> int | None:
        """The seat that is to move after this number of actions; ``None`` at the end of the game."""
        prompts = self.position_after(number).prompts
        return prompts[-1].seat if prompts else None

    def position_after(self, number: int) -> Draft:
        """The position after this number of actions; those undone count too."""
        return self.position if number == self.number else self._line.position_after(number)


_new_moment: Callable[[type[Moment]], Moment] = object.__new__
