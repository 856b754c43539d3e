"""Lets bots move without a page that asks for it, one step at a time, on the loop of the kernel.

A page asks for each step when its animation has ended; only if none is there, or it is hidden, the clock steps in.
Outside of a running loop (in a plain script) nothing moves by itself.
"""

from __future__ import annotations

import asyncio

from .session import News, Session

WITH_PAGE = 2.5
"""Seconds after which a step is due, though a page is there."""
ALONE = 0.4
"""Seconds between steps where no page is."""


class BotClock:
    """The clock of one session: one step is due at a time, whoever looks on."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.has_page = False
        """Has a page been heard of?"""
        self._due: asyncio.TimerHandle | None = None
        session.watch(self.wind)
        self.wind("settings")

    @classmethod
    def of(cls, session: Session) -> BotClock:
        """The clock of this session."""
        if session.clock is None:
            session.clock = cls(session)
        return session.clock

    def wind(self, _: News) -> None:
        """Something has changed: the time begins anew."""
        if self._due is not None:
            self._due.cancel()
            self._due = None
        if not self.session.waits_for_bot:
            return
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            return
        self._due = loop.call_later(WITH_PAGE if self.has_page else ALONE, self.strike)

    def strike(self) -> None:
        """The time is over: one step."""
        self._due = None
        try:
            self.session.step()
        except Exception as error:
            # Nobody called: whoever looks on is told of it.
            self.session.fault = error
            self.session.tell("settings")
