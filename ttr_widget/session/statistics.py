"""Statistics over the games that people have finished on pages of this machine; kept only if somebody switches it on.

The file lies in the user's data folder, because games are played in many notebooks.  Each line is a JSON object, either
``{"on": true}`` or a result; lines that cannot be read are skipped, so a damaged file never disturbs a game.  A result
contains what everybody sees at the end of a game: the points, the winners, and the tickets of the people at the page.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, fields
from datetime import date
from pathlib import Path
from secrets import token_hex
from typing import Any
from weakref import ReferenceType, WeakKeyDictionary, ref

from ttr_widget import locales
from ttr_widget.boards import BOARDS, short_title, variant
from ttr_widget.files import PRIVATE, write
from ttr_widget.game import Game
from ttr_widget.kernel.doors import file_bytes, parsed_json
from ttr_widget.kernel.errors import BadInput, TtrError, expected
from ttr_widget.queries.tickets import ticket_progress
from ttr_widget.render.html.parts import frame, head, table

from .autosave import has_visitors
from .session import News, Session

VARIABLE = "TTR_STATISTICS"
"""The environment variable that names another file."""
FILE = "statistics.jsonl"
_MOST = 5000
"""How many results are read, the newest ones."""


@dataclass(frozen=True, slots=True)
class Result:
    """What one person reached in one game."""

    game: str
    """Identifies the game; the last result of a game counts."""
    day: str
    board: str
    player: str
    players: int
    points: int
    won: bool
    tickets: int
    """Completed tickets."""
    missed: int


@dataclass(frozen=True, slots=True)
class Summary:
    """The results on one board, or all of them (``board`` is empty)."""

    board: str
    games: int
    wins: int
    mean: float
    best: int
    tickets: int
    missed: int


class Statistics:
    """The results on this machine: ``summaries()`` by board, and each one in ``results``."""

    def __init__(self, path: Path, player: str | None = None) -> None:
        self.path = path
        self.player = player
        lines = list(_lines(path))
        self.is_on = next((line["on"] is True for line in reversed(lines) if "on" in line), False)
        """Are finished games counted?"""
        latest = {(one.game, one.player): one for one in map(_result, lines) if one is not None}
        self.results = tuple([one for one in latest.values() if player in (None, one.player)][-_MOST:])

    def summaries(self) -> list[Summary]:
        """A summary of each board that has been played, and at last one of all."""
        boards = dict.fromkeys(one.board for one in self.results)
        found = [_summary(board, [one for one in self.results if one.board == board]) for board in boards]
        return [*found, _summary("", self.results)] if len(found) > 1 else found

    def rows(self, locale: str | None = None) -> tuple[list[str], list[list[str]]]:
        """Heads and cells of a table, in words."""

        def say(key: str, **facts: Any) -> str:
            return locales.fill(f"statistics-{key}", locale, **facts)

        heads = [say("board"), say("games"), say("wins"), say("mean"), say("best"), say("tickets")]
        cells = [
            [
                _board_name(one.board, locale) if one.board else say("all"),
                str(one.games),
                str(one.wins),
                str(round(one.mean)),
                str(one.best),
                say("done", done=one.tickets, all=one.tickets + one.missed),
            ]
            for one in self.summaries()
        ]
        return heads, cells

    def __repr__(self) -> str:
        if not self.results:
            return locales.fill("statistics-none" if self.is_on else "statistics-off")
        heads, cells = self.rows()
        widths = [max(map(len, column)) for column in zip(heads, *cells, strict=True)]
        lines = [
            "  ".join(cell.ljust(width) if n == 0 else cell.rjust(width) for n, (cell, width) in enumerate(padded))
            for padded in ([*zip(row, widths, strict=True)] for row in (heads, *cells))
        ]
        return "\n".join(lines)

    def _repr_html_(self) -> str | None:
        title = locales.fill("statistics-title")
        if not self.results:
            return frame(head(title, repr(self)))
        heads, cells = self.rows()
        return frame(head(title), table(heads, cells, numbers=range(1, len(heads))))


def statistics(keep: bool | None = None, *, player: str | None = None) -> Statistics:
    """The statistics over the games that people finished on pages of this machine.

    They are kept only after ``keep=True``, or after the switch in the lobby or in a game's menu; ``keep=False``
    stops that and leaves what there is.  ``player`` selects the results of one name.  The file is in the user's data
    folder (``.path``); the environment variable ``TTR_STATISTICS`` names another one.

    >>> import ttr_widget as ttr
    >>> ttr.statistics()
    no statistics are kept on this machine; ttr.statistics(True) begins
    """
    if not (keep is None or type(keep) is bool):
        raise BadInput(expected("flag", keep))
    path = file()
    if keep is not None:
        _append(path, {"on": keep})
    return Statistics(path, player)


def file() -> Path:
    """The file of the statistics."""
    given = os.environ.get(VARIABLE)
    if given:
        return Path(given)
    if sys.platform == "win32":
        base = os.environ.get("APPDATA") or str(Path.home() / "AppData" / "Roaming")
    elif sys.platform == "darwin":
        base = str(Path.home() / "Library" / "Application Support")
    else:
        base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "ttr_widget" / FILE


def count(session: Session) -> None:
    """Count the games of this session when they are over, if that is switched on."""
    if session not in _counters and not has_visitors():
        _Counter(session)


class _Counter:
    """Adds the result of each game of a session that a person has played on a page."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._name = token_hex(8)
        self._game: ReferenceType[Game] | None = None
        _counters[session] = ref(self)
        session.watch(self._heard)  # keeps this object as long as the session

    def _heard(self, news: News) -> None:
        with suppress(Exception):  # nothing that fails here may stop the game
            session = self._session
            if news == "another game" or self._game is None or self._game() is not session.game:
                self._name, self._game = token_hex(8), ref(session.game)
            if news == "played" and session.answered and session.game.is_over and Statistics(file()).is_on:
                _append(file(), *[asdict(one) for one in results(session.game, session.people, self._name)])


_counters: WeakKeyDictionary[Session, ReferenceType[_Counter]] = WeakKeyDictionary()


def results(game: Game, people: Iterable[int], name: str) -> Iterator[Result]:
    """The results of these seats in a finished game."""
    sheet = game.score()
    for seat in people:
        tickets = ticket_progress(game.view(seat))
        done = sum(one.done for one in tickets)
        yield Result(
            name,
            date.today().isoformat(),
            game.board.name,
            game.players[seat],
            len(game.players),
            sheet.totals[seat],
            seat in sheet.winners,
            done,
            len(tickets) - done,
        )


def _summary(board: str, results: Iterable[Result]) -> Summary:
    them = list(results)
    points = [one.points for one in them]
    return Summary(
        board,
        len(them),
        sum(one.won for one in them),
        sum(points) / len(points) if points else 0.0,
        max(points, default=0),
        sum(one.tickets for one in them),
        sum(one.missed for one in them),
    )


def _board_name(board: str, locale: str | None) -> str:
    """The title of a board; its name if it is not (or no longer) known."""
    if board in BOARDS:
        return locales.said(short_title(variant(board).board), locale)
    return board


def _lines(path: Path) -> Iterator[Mapping[str, Any]]:
    """The readable lines of a file."""
    text = ""
    with suppress(OSError, TtrError):
        text = file_bytes(path).decode("utf-8", errors="replace")
    for line in text.splitlines():
        with suppress(BadInput):
            found = parsed_json(line)
            if isinstance(found, dict):
                yield found


_TYPES = {"str": str, "int": int, "bool": bool}


def _result(line: Mapping[str, Any]) -> Result | None:
    """The result in a line, if it is a whole one."""
    wanted = {field.name: _TYPES[str(field.type)] for field in fields(Result)}
    if set(line) != set(wanted) or any(type(line[name]) is not kind for name, kind in wanted.items()):
        return None
    if any(isinstance(value, str) and len(value) > 80 for value in line.values()):
        return None
    return Result(**line)


def _append(path: Path, *lines: Mapping[str, Any]) -> None:
    """Add lines; the file and its folder are made if necessary."""
    text = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        write(path, text, PRIVATE)
        return
    with path.open("a", encoding="utf-8") as there:
        there.write("" if _ends_with_newline(path) else "\n")
        there.write(text)


def _ends_with_newline(path: Path) -> bool:
    with path.open("rb") as there:
        size = there.seek(0, os.SEEK_END)
        there.seek(max(0, size - 1))
        return size == 0 or there.read(1) == b"\n"
