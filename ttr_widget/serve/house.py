"""All tables of a server, each kept in a folder of its own as it is played, so that they outlive a restart."""

from __future__ import annotations

import logging
import shutil
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from time import time
from typing import Any

from ttr_widget import locales
from ttr_widget.boards import short_title, variant
from ttr_widget.boards.house_rules import with_house_rules
from ttr_widget.boards.loader import known_names
from ttr_widget.bots.bot import built_in_names
from ttr_widget.game import new_game
from ttr_widget.kernel.errors import BadInput, TtrError
from ttr_widget.kernel.message import Message
from ttr_widget.session.autosave import Autosave
from ttr_widget.session.bot_clock import BotClock
from ttr_widget.session.evenings import Evening, every
from ttr_widget.session.journal import make_folder
from ttr_widget.session.session import Session

from .keys import HOST, TABLE_ID, is_key, key_of, new_table_id, secret_in
from .tables import Table
from .webhook import Webhook

PERSON = "person"
KEPT_WHEN_OVER, KEPT = 3 * 86_400.0, 90 * 86_400.0
"""Seconds since the last move until a table is ended."""
_LONGEST = 40
_MOST_SEATS = 5


@dataclass(frozen=True, slots=True)
class Wish:
    """The table that somebody wants to open."""

    board: str
    names: tuple[str, ...]
    who: tuple[str, ...]
    """For each seat a person or the name of a bot."""
    rules: tuple[str, ...] = ()

    @classmethod
    def of(cls, given: object) -> Wish:
        """The same from JSON data; :class:`BadInput` says what is wrong."""
        seats, rules = _dicts(given, "seats"), _texts(given, "rules")
        board = given.get("board") if isinstance(given, Mapping) else None
        who = tuple(str(seat.get("who")) for seat in seats)
        is_sound = board in known_names() and PERSON in who and {PERSON, *built_in_names()}.issuperset(who)
        if not is_sound or len(seats) > _MOST_SEATS:
            raise BadInput(Message("tables-wrong"))
        names = tuple(" ".join(str(seat.get("name", "")).split())[:_LONGEST] for seat in seats)
        return cls(str(board), names, who, tuple(rules))


def _list(given: object, name: str) -> list[object]:
    found = given.get(name) if isinstance(given, Mapping) else None
    return found if isinstance(found, list) else []


def _dicts(given: object, name: str) -> list[Mapping[str, object]]:
    return [one for one in _list(given, name) if isinstance(one, Mapping)]


def _texts(given: object, name: str) -> list[str]:
    return [one for one in _list(given, name) if isinstance(one, str)]


class House:
    """The tables in a folder."""

    def __init__(self, folder: Path, most: int, *, may_watch: bool = False, webhook: str | None = None) -> None:
        self.folder = folder
        self.most = most
        self._webhook = webhook
        self._webhooks: dict[str, Webhook] = {}
        self.may_watch = may_watch
        """May everybody who finds the list of tables watch them?"""
        make_folder(folder)
        self._secret = secret_in(folder)
        self._tables: dict[str, Table] = {}
        self._kept: dict[str, Autosave] = {}
        for place in sorted(folder.iterdir()):
            if TABLE_ID.fullmatch(place.name) and place.is_dir():
                self._restore(place)

    @property
    def tables(self) -> list[Table]:
        """The open tables, in the order in which they were opened."""
        return list(self._tables.values())

    def open(self, wish: Wish) -> Table:
        """Deal a new game; it is on the disk when this returns."""
        self._clear()
        if len(self._tables) >= self.most:
            raise BadInput(Message("tables-full", most=self.most))
        game = new_game(with_house_rules(variant(wish.board), wish.rules), list(wish.names))
        session = Session.of(game)
        session.seat_bots({seat: who for seat, who in enumerate(wish.who) if who != PERSON})
        id = new_table_id()
        # The first to be told of a move: it is on the disk before anybody else hears of it.
        kept = Autosave.of(session, self.folder / id, durable=True)
        session.answered = True  # so that the file begins now
        session.tell("turned back")
        if kept.path is None or session.unsaved is not None:
            raise BadInput(session.unsaved or Message("tables-disk"))
        return self._add(id, session, kept, {})

    def _clear(self) -> None:
        """End the tables whose game has been over for days, and those to which nobody has come for months."""
        now = time()
        for table in self.tables:
            if now - table.last_move > (KEPT_WHEN_OVER if table.session.game.is_over else KEPT):
                self.end(table)

    def _restore(self, folder: Path) -> None:
        """Go on with a table after a restart; one that cannot be read is left alone."""
        try:
            for evening in every(folder)[:1]:
                session = _session_of(evening)
                kept = Autosave.of(session, folder, durable=True)
                if kept.go_on(evening):
                    self._add(folder.name, session, kept, evening.facts).last_move = evening.when
        except (TtrError, OSError) as error:
            logging.getLogger(__name__).warning("the table in %s cannot be continued: %s", folder, error)

    def _add(self, id: str, session: Session, kept: Autosave, facts: Mapping[str, object]) -> Table:
        self._tables[id] = table = Table(id, session, self._secret, facts)
        self._kept[id] = kept
        table.on_facts = lambda: setattr(kept, "page", table.facts)
        table.on_facts()
        for seat in session.people:
            table.invite(seat)
        if self._webhook is not None:
            self._webhooks[id] = Webhook(session, self._webhook)
        BotClock.of(session).restart("settings")
        table.look_at_prepared()
        return table

    # What a host may do.

    def hosted(self, id: str, key: object) -> Table | None:
        """The table that somebody with this key runs."""
        found = None
        for table in self.tables:
            if is_key(key, self.host_key(table)) and is_key(id, table.id):
                found = table
        return found

    def host_key(self, table: Table) -> str:
        """The key of a table's host."""
        return key_of(self._secret, table.id, HOST)

    def renew(self, table: Table, seat: int | None) -> None:
        """Make a link void, and another for the same seat."""
        if seat in table.places:
            table.renew(seat)

    def seat_bot(self, table: Table, seat: int, bot: str) -> None:
        """Let a bot play a person's seat from now on; its link becomes void."""
        if seat in table.places and bot in built_in_names():
            table.seat_bot(seat, bot)

    def seat_person(self, table: Table, seat: int) -> None:
        """Give a seat back to a person, with a new link."""
        if seat in table.session.bots:
            table.invite(seat)

    def end(self, table: Table) -> None:
        """Send everybody away, and forget the game."""
        del self._tables[table.id]
        if table.id in self._webhooks:
            self._webhooks.pop(table.id).close()
        table.close()
        self._kept.pop(table.id).let_go()
        shutil.rmtree(self.folder / table.id, ignore_errors=True)

    # What is told.

    def listed(self, locale: str | None) -> list[dict[str, Any]]:
        """The open tables as everybody may see them."""
        return [self._label(table, locale) | self._watch(table) for table in self.tables]

    def _watch(self, table: Table) -> dict[str, str]:
        """The spectators' link, if it is for everybody."""
        return {"watch": f"ttr/{table.id}/#{table.places[None].key}"} if self.may_watch else {}

    def described(self, table: Table, locale: str | None) -> dict[str, Any]:
        """A table as its host may see it, with the keys of all links."""
        session = table.session
        places = {seat: table.places.get(seat) for seat in range(len(session.game.players))}
        seats = [
            {
                "seat": seat,
                "name": session.names[seat],
                "bot": self._bot(session.bot_names.get(seat), locale),
                "key": place.key if place else "",
                "presence": place.presence if place else "never",
            }
            for seat, place in places.items()
        ]
        watching = table.places[None]
        return self._label(table, locale) | {
            "seats": seats,
            "watchers": watching.key,
            "watching": locales.fill("invite-watching", locale, count=watching.company),
            "id": table.id,
        }

    @staticmethod
    def _bot(name: str | None, locale: str | None) -> str | None:
        return name and locales.fill("lobby-who", locale, who=name)

    def _label(self, table: Table, locale: str | None) -> dict[str, Any]:
        game = table.session.game
        return {
            "title": locales.said(short_title(game.board), locale),
            "players": list(table.session.names),
            "turn": game.view(None).turn or 0,
            "over": game.is_over,
        }


def _session_of(evening: Evening) -> Session:
    session = Session.of(evening.game())
    session.seat_bots(evening.bots)
    session.paused, session.nicknames = evening.is_paused, evening.nicknames
    session.prepared = {**evening.prepared}
    return session
