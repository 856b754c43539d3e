"""Inviting guests from a page: what it asks of whoever lets them in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Protocol

from ttr_widget.kernel.errors import BadInput
from ttr_widget.kernel.message import Message

from .answers import InviteAnswer, QrAnswer
from .controls import Controls
from .protocol import ChangeSeat, Invite


class Host(Protocol):
    """Lets guests into the game of a page."""

    def told(self, locale: str, *, lan: bool = False) -> InviteAnswer:
        """Let guests in, if that has not been done, and tell all links; ``lan``: also from the same network."""

    def change(self, do: str, seat: int | None, bot: str | None) -> None:
        """Change who plays a seat (``None``: who watches): ``invite``, ``renew``, ``take`` or ``bot``."""

    def qr(self, text: str) -> QrAnswer:
        """A text as a QR code."""


class Inviting:
    """The part of a dispatcher for guests; without a host it lets nobody in."""

    def __init__(self) -> None:
        self._host: Host | None = None
        self.is_summoned = False
        """Has a script asked for the links to be shown, and has no page done so yet?"""

    @property
    def host(self) -> Host:
        """Whoever lets guests in; :class:`BadInput` if nobody does."""
        if self._host is None:
            raise BadInput(Message("page-error.host"))
        return self._host

    @host.setter
    def host(self, host: Host) -> None:
        self._host = host

    def shown_in(self, controls: Controls) -> Controls:
        """The controls of a page with what can be done for guests."""
        return controls if self._host is None else replace(controls, host=True, inviting=self.is_summoned)

    def invite(self, message: Invite, locale: str, on_look: Callable[[], object]) -> InviteAnswer:
        """Tell all links; a page that had to be told so shows them now."""
        if self.is_summoned:
            self.is_summoned = False
            on_look()
        return self.host.told(locale, lan=message.lan)

    def change(self, message: ChangeSeat, locale: str) -> InviteAnswer:
        """Change who plays a seat, and tell all links."""
        self.host.change(message.do, message.seat, message.bot)
        return self.host.told(locale)
