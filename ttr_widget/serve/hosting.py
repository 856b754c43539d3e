"""The pages of those who open tables: the lobby, and each table's page for its host."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from ttr_widget.boards import variant
from ttr_widget.boards.loader import known_names
from ttr_widget.kernel.doors import parsed_json
from ttr_widget.kernel.errors import BadInput, TtrError
from ttr_widget.render.picture import picture

from .house import House, Wish
from .html import host_page, lobby_page
from .qr import qr_path
from .server import Page
from .tables import Table


class HousePage(Page):
    """A page that knows the house."""

    def initialize(self, house: House) -> None:
        """Take the house."""
        self._house = house

    def given(self) -> dict[str, Any]:
        """The JSON data of a request.

        Another site's page can only send it if we allowed that, so it cannot open tables here.
        """
        if self.request.headers.get("Content-Type", "").partition(";")[0].strip() != "application/json":
            return {}
        try:
            found = parsed_json(self.request.body.decode("utf-8", "replace"))
        except BadInput:
            return {}
        return found if isinstance(found, dict) else {}

    def tell(self, said: object, status: int = 200) -> None:
        """Answer with JSON data."""
        self.set_status(status)
        self.set_header("Content-Type", "application/json; charset=utf-8")
        self.finish(json.dumps(said))


class Picture(Page):
    """A board as a picture."""

    def get(self, name: str, theme: str) -> None:
        """Send it."""
        if name in known_names():
            self.set_header("Content-Type", "image/svg+xml")
            self.finish(_picture(name, theme))
        else:
            self.set_status(404)
            self.write_error(404)


@cache
def _picture(name: str, theme: str) -> str:
    return picture(variant(name).board, theme)


class LobbyPage(HousePage):
    """The lobby."""

    def get(self) -> None:
        """Send the page."""
        self.finish(lobby_page(self.locale_code))


class Tables(HousePage):
    """The list of open tables, and opening one."""

    def get(self) -> None:
        """List the open tables, without their links."""
        self.tell(self._house.listed(self.locale_code))

    def post(self) -> None:
        """Open a table."""
        try:
            table = self._house.open(Wish.of(self.given()))
        except BadInput as error:
            self.tell({"refused": error.said(self.locale_code)}, 400)
        except TtrError as error:
            self.tell({"refused": str(error)}, 400)
        else:
            self.tell({"id": table.id, "key": self._house.host_key(table)})


class HostPage(HousePage):
    """The page from which a host runs a table: the same for every table, and for tables that do not exist."""

    def get(self, _: str) -> None:
        """Send the page."""
        self.finish(host_page(self.locale_code))

    def post(self, id: str) -> None:
        """Do what the host asks for, and tell how the table is."""
        given, house = self.given(), self._house
        table = house.hosted(id, given.get("key"))
        if table is None:
            self.tell({}, 404)
            return
        do = given.get("do")
        if do == "end":
            house.end(table)
            self.tell({})
        elif do == "qr":
            self.tell(_code(given.get("text")))
        else:
            self._change(table, do, given.get("seat"), given.get("bot"))
            self.tell(house.described(table, self.locale_code))

    def _change(self, table: Table, do: object, seat: object, bot: object) -> None:
        """Change who plays a seat; what makes no sense changes nothing."""
        house = self._house
        if seat is None and do == "renew":
            house.renew(table, None)
        elif type(seat) is int:
            if do == "renew":
                house.renew(table, seat)
            elif do == "bot" and isinstance(bot, str):
                house.seat_bot(table, seat, bot)
            elif do == "person":
                house.seat_person(table, seat)


def _code(text: object) -> object:
    """A link as a QR code."""
    try:
        size, path = qr_path(text if isinstance(text, str) else "")
    except BadInput:
        return None
    return {"size": size, "path": path}


def routes(house: House) -> list[Any]:
    """The addresses of these pages."""
    shared = {"house": house}
    return [
        (r"/", LobbyPage, shared),
        (r"/page/([a-z]+)-(light|dark)\.svg", Picture),
        (r"/tables", Tables, shared),
        (r"/host/([A-Za-z0-9_-]{16})/", HostPage, shared),
    ]
