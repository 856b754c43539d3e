"""What one page at the table shows, what may be done there, and when the machine is handed over.

A viewpoint with a seat serves this seat, and every other person's seat that has no viewpoint of its own.  When one of
those other seats is asked, the curtain falls: nothing private is shown until it is lifted.  A viewpoint without a seat
is a spectator's.  A teacher's viewpoint sees everything, answers for all people, and has no curtain.
"""

from __future__ import annotations

from ttr_widget.kernel.effects import Moved
from ttr_widget.kernel.errors import BadInput, Refusal
from ttr_widget.kernel.event import Event
from ttr_widget.kernel.json_values import short
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.variant import Variant

from .session import News, Session


def reveals(event: Event, variant: Variant) -> bool:
    """Did somebody learn something by this event that undoing it would not take away?"""
    moves = (effect for effect in event.effects(variant) if isinstance(effect, Moved))
    return event.reveals or any(move.source.kind == "deck" for move in moves)


class Viewpoint:
    """A viewpoint at a session's table."""

    def __init__(self, session: Session, seat: int | None = 0, *, teaching: bool = False, playing: bool = True) -> None:
        session.game.view(seat)  # refuses a seat that is none
        if type(teaching) is not bool:
            raise BadInput(Message("page-error.teaching", given=short(teaching)))
        self.session = session
        self.seat = seat
        self.teaching = teaching
        self.playing = playing
        """Can anything be done here, or does this viewpoint only look on (at a replay)?"""
        self.open = seat
        """The seat that was shown last; while a curtain hangs, nothing of it is shown."""
        session.viewpoints.append(self)
        self.follow("settings")
        session.tell("settings")

    def leave(self) -> None:
        """Give the viewpoint up."""
        if self in self.session.viewpoints:
            self.session.viewpoints.remove(self)
            self.session.tell("settings")

    # What is shown.

    def follow(self, news: News) -> None:
        """Take note of a change of the session."""
        players = len(self.session.game.players)
        if self.seat is not None and self.seat >= players:
            self.seat = 0
        if news == "another game" or (self.open is not None and self.open >= players):
            self.open = self.seat
        asked = self.session.asked
        if self.teaching and asked is not None and asked not in self.session.bots:
            self.open = asked

    def serves(self, seat: int | None) -> bool:
        """May the person at this seat play here?"""
        if seat is None or seat in self.session.bots or not self.playing:
            return False
        if self.seat is None and not self.teaching:
            return False
        return self.teaching or seat == self.seat or all(other.seat != seat for other in self.session.viewpoints)

    def looks_on(self) -> Refusal | None:
        """Why nothing can be done here at all; none if this is a viewpoint to play at."""
        return None if self.playing else Refusal("turn.one-action", Message("page-refused.watching"))

    @property
    def curtain(self) -> int | None:
        """The seat for which the machine is to be handed over; none if it is not."""
        asked = self.session.asked
        return asked if not self.teaching and asked != self.open and self.serves(asked) else None

    @property
    def shown(self) -> int | None:
        """The seat whose things are shown; none: what everybody may see."""
        return None if self.curtain is not None else self.open

    @property
    def mine(self) -> bool:
        """May the open question be answered here, now?"""
        asked = self.session.asked
        return asked is not None and self.shown == asked and self.serves(asked)

    def show(self, seat: object) -> Refusal | None:
        """Lift the curtain for a seat, or show another one; or say why not."""
        if seat is not None and (type(seat) is not int or not 0 <= seat < len(self.session.game.players)):
            last = len(self.session.game.players) - 1
            return Refusal("input", Message("page-error.seat", last=last, given=short(seat)), "bad-input")
        curtain = self.curtain
        if self.teaching or (curtain is not None and seat == curtain):
            self.open = seat
        elif seat != self.shown:
            return Refusal("secret.view", Message("page-refused.secret"))
        return None

    # What may be done.

    def not_asked(self) -> Refusal | None:
        """Why nothing can be played here now; none if it can."""
        game, asked = self.session.game, self.session.asked
        if asked is None:
            return Refusal("end.last-round", Message("page-refused.over"))
        if self.mine:
            return None
        return Refusal("turn.one-action", Message("page-refused.not-here", player=game.players[asked]))

    @property
    def may_undo(self) -> bool:
        """May the last action be taken back?  Only by whoever played it, while it has revealed nothing."""
        if not self.session.game.history or not self.playing:
            return False
        if self.teaching:
            return True
        if self.open is None or not self.serves(self.open):
            return False
        last = self.session.last
        return (
            last is not None
            and last.seat == self.open
            and not any(reveals(event, self.session.game.variant) for event in last.events)
        )

    @property
    def may_redo(self) -> bool:
        """May what was undone be played again?"""
        return self.playing and bool(self.session.game.undone) and (self.teaching or self.mine)

    def undo(self) -> Refusal | None:
        """Take the last action back, or say why not."""
        if self.may_undo:
            self.session.undo()
            return None
        game = self.session.game
        if not game.history and game.notice is not None:
            return Refusal("turn.one-action", Message("page-refused.nothing-earlier", notice=game.notice))
        if not game.history:
            return Refusal("turn.one-action", Message("page-refused.nothing-to-undo"))
        return Refusal("secret.view", Message("page-refused.no-undo"))

    def redo(self) -> Refusal | None:
        """Play again what was undone, or say why not."""
        if self.may_redo:
            self.session.redo()
            return None
        return Refusal("turn.one-action", Message("page-refused.nothing-to-redo"))
