"""What one page shows, what can be done there, and when the device is handed over.

A viewpoint with a seat serves this seat and every other person's seat that has no viewpoint of its own (hot seat).
When one of those other seats is to move, a curtain hides everything private until that player lifts it.  A viewpoint
without a seat is a spectator's.  A teacher's viewpoint sees everything, plays for all people, and has no curtain.

A viewpoint of its own (``own=True``) belongs to one seat alone, that of a guest.  It never serves another seat, has no
curtain, and looks on as a spectator while there is a game without its seat.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from ttr_widget.kernel.errors import BadInput, Refusal
from ttr_widget.kernel.json_values import short
from ttr_widget.kernel.message import Message

from .session import News, Session
from .undoing import revealed


class PageRole(StrEnum):
    """What a page is at the table; :mod:`ttr_widget.page.protocol` says what each role may ask for."""

    PLAYER = "player"
    """Plays at least one seat."""
    TEACHER = "teacher"
    """Sees everything and plays for all people."""
    HOST = "host"
    """Has no seat but runs the table: only bots play."""
    SPECTATOR = "spectator"
    """Has no seat, in a game that people play."""
    REPLAY = "replay"
    """Shows a game in which nothing can be played."""


class Viewpoint:
    """The view that one page has of a session."""

    def __init__(
        self,
        session: Session,
        seat: int | None = 0,
        *,
        teaching: bool = False,
        playing: bool = True,
        own: bool = False,
    ) -> None:
        session.game.view(seat)  # raises for an unknown seat
        if type(teaching) is not bool:
            raise BadInput(Message("page-error.teaching", given=short(teaching)))
        self.session = session
        self.seat = seat
        self._own_seat = seat
        self.own = own
        """Does it belong to its seat alone?"""
        self.teaching = teaching
        self.playing = playing
        """Can anything be played here?  False for a replay."""
        self.open = seat
        """The seat shown last; nothing of it is shown while a curtain is up."""
        session.viewpoints.append(self)
        self.follow("settings")
        session.tell("settings")

    def leave(self) -> None:
        """Remove the viewpoint from its session."""
        if self in self.session.viewpoints:
            self.session.viewpoints.remove(self)
            self.session.tell("settings")

    # What is shown.

    def follow(self, news: News) -> None:
        """Update after a change of the session."""
        players = len(self.session.game.players)
        if self.own:
            # In a later game that has the seat again, it returns to it.
            self.seat = self.open = self._own_seat if self._own_seat in range(players) else None
        if self.seat is not None and self.seat >= players:
            self.seat = 0
        if news == "another game" or (self.open is not None and self.open >= players):
            self.open = self.seat
        asked = self.session.asked
        if self.teaching and self.playing and asked is not None and asked not in self.session.bots:
            self.open = asked

    def serves(self, seat: int | None) -> bool:
        """May the player of this seat play here?"""
        if seat is None or seat in self.session.bots or not self.playing:
            return False
        if self.seat is None and not self.teaching:
            return False
        if self.own:
            return seat == self.seat
        return self.teaching or seat == self.seat or all(other.seat != seat for other in self.session.viewpoints)

    @property
    def may_see_all(self) -> bool:
        """May all hands be shown here when the game is over?  Not if somebody else's page was to hide one of them."""
        return self.teaching or (self.playing and all(self.serves(seat) for seat in self.session.people))

    @property
    def role(self) -> PageRole:
        """What this page is at the table now."""
        if not self.playing:
            return PageRole.REPLAY
        if self.teaching:
            return PageRole.TEACHER
        if self.seat is not None:
            return PageRole.PLAYER
        return PageRole.SPECTATOR if self.session.people else PageRole.HOST

    @property
    def company(self) -> tuple[str, ...]:
        """The names of all people at the table; empty if nobody but the person at this page is concerned."""
        people = self.session.people
        alone = len(self.session.viewpoints) == 1 if self.teaching else len(people) < 2
        return () if alone else tuple(self.session.names[seat] for seat in people)

    @property
    def curtain(self) -> int | None:
        """The seat to which the device is to be handed over, if any."""
        asked = self.session.asked
        return asked if not self.teaching and asked != self.open and self.serves(asked) else None

    @property
    def shown(self) -> int | None:
        """The seat whose hand and tickets are shown; ``None``: only what everybody may see."""
        return None if self.curtain is not None else self.open

    @property
    def mine(self) -> bool:
        """Can the open question be answered here now?"""
        asked = self.session.asked
        return asked is not None and self.shown == asked and self.serves(asked)

    def show(self, seat: object) -> Refusal | None:
        """Lift the curtain for a seat, or show another seat; returns a refusal if that is not allowed."""
        if seat is not None and (type(seat) is not int or not 0 <= seat < len(self.session.game.players)):
            last = len(self.session.game.players) - 1
            return Refusal("input", Message("page-error.seat", last=last, given=short(seat)), "bad-input")
        curtain = self.curtain
        if self.teaching or (curtain is not None and seat == curtain):
            self.open = seat
        elif seat != self.shown:
            return Refusal("secret.view", Message("page-refused.secret"))
        return None

    # What can be done.

    def not_asked(self) -> Refusal | None:
        """Why nothing can be played here now; ``None`` if it can."""
        asked = self.session.asked
        if asked is None:
            return Refusal("end.last-round", Message("page-refused.over"))
        if self.mine:
            return None
        return Refusal("turn.one-action", Message("page-refused.not-here", player=self.session.names[asked]))

    @property
    def may_undo(self) -> bool:
        """May the last action be undone?  Only by the player who took it, and only if it has revealed nothing."""
        return self.no_undo is None

    @property
    def no_undo(self) -> Message | None:
        """Why nothing can be undone here; ``None`` if the last action can."""
        session, game = self.session, self.session.game
        if not game.moment.number:
            earlier = None if game.history else game.notice
            nothing = Message("page-refused.nothing-to-undo")
            return nothing if earlier is None else Message("page-refused.nothing-earlier", notice=earlier)
        if not self.playing:
            return Message("page-refused.replay")
        if self.teaching:
            return None
        last = session.last
        if last is None or self.open is None or not self.serves(self.open):
            return Message("page-refused.no-undo")
        if last.seat != self.open:
            return Message("page-refused.undo-acted", player=session.names[last.seat])
        return revealed(last.events, game.variant)

    @property
    def may_redo(self) -> bool:
        """May an undone action be played again?"""
        return self.playing and bool(self.session.game.undone) and (self.teaching or self.mine)

    def prepare(self, plan: Mapping[str, str] | None) -> None:
        """Leave a move for the next turn of the player at this page, or take it back."""
        if self.seat is None or plan == self.session.prepared.get(self.seat):
            return
        if plan is None:
            self.session.prepared.pop(self.seat, None)
        else:
            self.session.prepared[self.seat] = plan
        self.session.tell("settings")

    @property
    def prepared(self) -> Mapping[str, str] | None:
        """The move that the player at this page has left."""
        return None if self.seat is None or not self.own else self.session.prepared.get(self.seat)

    def rename(self, name: str) -> None:
        """Give the player at this page another name."""
        if self.seat is not None:
            self.session.rename(self.seat, name)

    def undo(self) -> Refusal | None:
        """Undo the last action, or return a refusal."""
        reason = self.no_undo
        if reason is None:
            self.session.undo()
            return None
        nothing = reason.key in ("page-refused.nothing-to-undo", "page-refused.nothing-earlier")
        return Refusal("input" if nothing else "secret.view", reason)

    def redo(self) -> Refusal | None:
        """Redo an undone action, or return a refusal."""
        if self.may_redo:
            self.session.redo()
            return None
        return Refusal("input", Message("page-refused.nothing-to-redo"))
