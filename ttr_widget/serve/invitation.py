"""Guests at the game of a notebook: ``table.invite()``."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from typing import Literal

from ttr_widget import locales
from ttr_widget.bots.levels import OFFERED
from ttr_widget.kernel.errors import BadInput, did_you_mean
from ttr_widget.kernel.json_values import short
from ttr_widget.kernel.message import Message
from ttr_widget.page.answers import InviteAnswer, InvitedSeat, QrAnswer
from ttr_widget.session.session import Presence, Session
from ttr_widget.session.viewpoint import Viewpoint

from .kernel_server import KernelServer, is_possible, kernel_server
from .keys import key_of
from .port_file import Kernel, known_facts, own_kernel, remove_orphans, write_port
from .qr import qr_path
from .tables import Table
from .webhook import Webhook, checked_address

NAME = "table"
"""The name of a notebook's table, unless it has several."""
_ID_LENGTH = 16
_DO = ("invite", "renew", "take", "bot")
_own_secret = secrets.token_bytes(32)
"""For the keys of a program that is no kernel of Jupyter's."""


class Invitation:
    """Lets guests into the game of a widget: ``invitation = table.invite()``.

    The links are shown on the page, and nowhere else: they are secrets, and a notebook is stored with its outputs.
    """

    def __init__(self, session: Session, host: Viewpoint, at_home: Callable[..., object] | None) -> None:
        self._session, self._host, self._at_home = session, host, at_home
        self._table: Table | None = None
        self._server: KernelServer | None = None
        self._name = NAME
        self._is_lan = False
        self._webhook: Webhook | None = None

    def __repr__(self) -> str:
        guests = (f"{self._session.names[seat]} ({self.presence[seat]})" for seat in sorted(self.presence))
        return f"<Invitation: {', '.join(guests) or 'no guests'}; the links are in the page's menu>"

    # For scripts.

    @property
    def is_open(self) -> bool:
        """Are guests let in?"""
        return self._table is not None

    @property
    def presence(self) -> Mapping[int, Presence]:
        """The seats that guests have been invited to: ``"present"``, ``"away"`` or ``"never"`` (not come yet)."""
        return dict(self._session.guests)

    def invite(self, seat: int | str | None) -> None:
        """Make a link for a seat, by number or by the player's name (``None``: for spectators)."""
        self.change("invite", self._session.game.seat_of(seat), None)

    def renew(self, seat: int | str | None) -> None:
        """Make a link void, and another one for the same seat."""
        self.change("renew", self._session.game.seat_of(seat), None)

    def take_back(self, seat: int | str | None) -> None:
        """Make the link of a seat void; the seat is played in the notebook again."""
        self.change("take", self._session.game.seat_of(seat), None)

    def seat_bot(self, seat: int | str, bot: str = "medium") -> None:
        """Let a bot play a seat; its link becomes void."""
        self.change("bot", self._session.game.seat_of(seat), bot)

    def links(self) -> dict[int | None, str]:
        """The links in the same network, by seat (``None``: spectators); empty unless ``invite(lan=True)``.

        Whoever has a link can play that seat and sees its cards, so do not print them into a notebook that you share.
        """
        if self._table is None or self._server is None or not self._is_lan:
            return {}
        origin = next(iter(self._server.open_to_network()), "")
        return {
            seat: f"{origin}ttr/{self._table.id}/#{place.key}" for seat, place in self._table.places.items() if origin
        }

    # Opening and closing.

    def open(self, name: str = NAME, *, lan: bool = False, webhook: str | None = None) -> Table:
        """Let guests in; raises :class:`BadInput` where that is not possible."""
        if webhook is not None:
            checked_address(webhook)
        if not isinstance(name, str) or not name:
            raise BadInput(Message("guests-error.name", given=short(name)))
        if self._table is None or name != self._name:
            self.close()
            if self._at_home is None or not is_possible():
                raise BadInput(Message("guests-error.kernel"))
            self._name = name
            self._server = kernel_server(self._at_home)
            self._table = self._new_table(self._server)
        if lan and self._server is not None:
            self._is_lan = True
            self._server.open_to_network()
        if webhook is not None:
            self._end_webhook()
            self._webhook = Webhook(self._session, webhook)
        return self._table

    def _end_webhook(self) -> None:
        if self._webhook is not None:
            self._webhook.close()
            self._webhook = None

    def invite_all(self) -> None:
        """Invite to all seats of people that are not played on a page of the notebook."""
        for seat in self._session.people:
            if all(other.seat != seat for other in self._session.viewpoints):
                self.change("invite", seat, None)

    def close(self) -> None:
        """Let nobody in any more.  The guests' pages wait: another widget may go on with the same links."""
        if self._table is not None and self._server is not None:
            self._server.remove(self._table)
            self._table.close(for_good=False)
        self._table = None
        self._end_webhook()

    def _new_table(self, server: KernelServer) -> Table:
        kernel = own_kernel()
        secret = kernel.key if kernel else _own_secret
        id = key_of(secret, "table", self._name)[:_ID_LENGTH]
        earlier = _tables.get(id)
        if earlier is not None:
            earlier.close(for_good=False)
        facts = earlier.facts if earlier else known_facts(kernel, id) if kernel else {}
        _tables[id] = table = Table(id, self._session, secret, facts)
        server.add(table)
        if kernel is not None:
            remove_orphans(kernel)
            _tell_relay(kernel, table, server)
            table.on_facts = lambda: _tell_relay(kernel, table, server)
        return table

    # For the page.

    def told(self, locale: str, *, lan: bool = False) -> InviteAnswer:
        """Let guests in, and tell all links; if that is not possible, why."""
        try:
            table = self.open(self._name, lan=lan)
        except (BadInput, OSError) as error:
            why = error.said(locale) if isinstance(error, BadInput) else str(error)
            return InviteAnswer("", [], "", 0, [], [], f"{why[:1].upper()}{why[1:]}.")
        lan_origins = self._server.open_to_network() if self._is_lan and self._server else []
        watching = table.places.get(None)
        return InviteAnswer(
            table=table.id,
            seats=[self._told_seat(table, seat, locale) for seat in range(len(self._session.game.players))],
            watch=watching.key if watching else "",
            watching=watching.company if watching else 0,
            lan=lan_origins,
            bots=[(name, locales.fill("lobby-who", locale, who=name)) for name in OFFERED],
        )

    def _told_seat(self, table: Table, seat: int, locale: str) -> InvitedSeat:
        bot, place = self._session.bot_names.get(seat), table.places.get(seat)
        who: Literal["host", "here", "guest", "bot"] = "host" if seat == self._host.seat else "here"
        if bot is not None:
            who, bot = "bot", locales.fill("lobby-who", locale, who=bot) if bot in OFFERED else bot
        elif place is not None:
            who = "guest"
        key = place.key if place else ""
        return InvitedSeat(seat, self._session.names[seat], who, bot, key, self._session.guests.get(seat))

    def change(self, do: str, seat: int | None, bot: str | None) -> None:
        """Change who plays a seat (``None``: who watches)."""
        table, seats = self.open(self._name), range(len(self._session.game.players))
        if do not in _DO:
            raise BadInput(Message("guests-error.do", names=_DO, near=did_you_mean(do[:40], _DO)))
        if (seat is None and do == "bot") or not (seat is None or (type(seat) is int and seat in seats)):
            raise BadInput(Message("page-error.seat", last=len(seats) - 1, given=short(seat)))
        if do == "invite":
            table.invite(seat)
        elif do == "renew":
            table.renew(seat)
        elif do == "take":
            table.take_back(seat)
        elif seat is not None:
            table.seat_bot(seat, "medium" if bot is None else bot)

    def qr(self, text: str) -> QrAnswer:
        """A link as a QR code."""
        return QrAnswer(*qr_path(text))


_tables: dict[str, Table] = {}
"""The tables of this process by id: a widget that is made again goes on with the links of the one before."""


def _tell_relay(kernel: Kernel, table: Table, server: KernelServer) -> None:
    write_port(kernel, table.id, server.port, table.facts)
