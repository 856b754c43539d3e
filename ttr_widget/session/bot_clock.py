"""Steps the bots when no page asks for it, one action at a time, on the kernel's event loop.

A page asks for each step when its animation has ended; the clock steps in only if there is no page, or it is hidden.
Without a running loop (in a plain script) nothing moves by itself.
"""

from __future__ import annotations

import asyncio
from weakref import ReferenceType, WeakKeyDictionary, ref

from .session import News, Session

WITH_PAGE = 2.5
"""Seconds until a step is due although a page is there."""
ALONE = 0.4
"""Seconds between steps when there is no page."""


class BotClock:
    """The clock of one session: at most one step is due at a time, however many pages are open."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.has_page = False
        """Has any page sent a message?"""
        self._due: asyncio.TimerHandle | None = None
        _clocks[session] = ref(self)
        session.watch(self.restart)  # keeps the clock as long as the session
        self.restart("settings")

    @classmethod
    def of(cls, session: Session) -> BotClock:
        """The clock of a session, created on first use."""
        known = _clocks.get(session)
        return (known() if known else None) or cls(session)

    def restart(self, _: News) -> None:
        """Restart the timer after a change of the session."""
        if self._due is not None:
            self._due.cancel()
            self._due = None
        if not self.session.waits_for_bot or self.session.is_deciding:
            return
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            return
        self._due = loop.call_later(max(WITH_PAGE if self.has_page else ALONE, self.session.held), _strike, ref(self))

    def take_step(self) -> None:
        """Take one step when the time is up."""
        self._due = None
        try:
            self.session.start_step()
            if self.session.held:  # the timer was a little early
                self.restart("settings")
        except Exception as error:
            # No caller hears of this error, so tell the observers.
            self.session.fault = error
            self.session.tell("settings")


def _strike(clock: ReferenceType[BotClock]) -> None:
    """Take a due step, unless the game is gone: the loop does not hold it."""
    found = clock()
    if found is not None:
        found.take_step()


_clocks: WeakKeyDictionary[Session, ReferenceType[BotClock]] = WeakKeyDictionary()
