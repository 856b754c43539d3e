"""The evenings in a folder: games that were played on a page and are not over, to be continued.

Finished games go after a day, all others after a month; at most twenty are kept.
"""

from __future__ import annotations

import re
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from secrets import token_hex
from typing import Any

from ttr_widget.boards import short_title
from ttr_widget.game import Game
from ttr_widget.kernel.errors import BadInput, BadSave, TtrError, at
from ttr_widget.kernel.json_values import short
from ttr_widget.kernel.message import Message
from ttr_widget.loading import replay
from ttr_widget.save import transcript

from .journal import SUFFIX, is_journal, is_taken, last_time, read

MOST = 20
_HOUR = 3600.0
_DAY = 24 * _HOUR
OLDEST = 30 * _DAY
FINISHED = _DAY
RECENT = 12 * _HOUR
"""How long the page of a new game offers to continue an earlier one."""
_TABLE = ("board", "variant", "players", "own-board", "start")
"""The lines of a header that two games of the same players on the same board (or position) share."""
_NOT_IN_NAMES = re.compile(r"[^a-z0-9_]+")


@dataclass(frozen=True)
class Evening:
    """A game in a file, with what is known of how it was played."""

    path: Path
    text: str = field(repr=False)
    facts: Mapping[str, Any]
    """Bots, the widget's seat, language and so on; see :mod:`ttr_widget.session.journal`."""
    when: float
    """The time of the last action, in seconds since 1970."""

    def reread(self) -> Evening:
        """The evening as it is in the file now: it may have gone on since it was listed."""
        try:
            return _read(self.path)
        except OSError:
            return self

    @property
    def name(self) -> str:
        """The name of the file, without folder and suffix."""
        return self.path.name.removesuffix(SUFFIX)

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return self.facts.get("over") is True

    @property
    def is_paused(self) -> bool:
        """Were the bots paused?"""
        return self.facts.get("paused") is True

    @property
    def is_open_elsewhere(self) -> bool:
        """Is it being played, here or in another program?"""
        return is_taken(self.path)

    @property
    def nicknames(self) -> dict[int, str]:
        """The names that players had taken since the game began."""
        names = self.facts.get("names")
        known = names.items() if isinstance(names, dict) else ()
        return {int(seat): name for seat, name in known if seat in "01234" and seat and isinstance(name, str)}

    @property
    def prepared(self) -> dict[int, dict[str, str]]:
        """The moves that guests had left for their next turn."""
        plans = self.facts.get("prepared")
        known = plans.items() if isinstance(plans, dict) else ()
        return {int(seat): plan for seat, plan in known if seat and seat in "01234" and _is_plan(plan)}

    @property
    def bots(self) -> dict[int, str]:
        """The names of the bots by seat."""
        bots = self.facts.get("bots")
        known = bots.items() if isinstance(bots, dict) else ()
        return {int(seat): str(name) for seat, name in known if seat.isdecimal() and len(seat) < 3}

    @property
    def own_bots(self) -> dict[int, str]:
        """Those of the bots that were given as objects, so that they must be given again."""
        own = self.facts.get("own_bots")
        return {seat: name for seat, name in self.bots.items() if isinstance(own, list) and seat in own}

    def game(self) -> Game:
        """The game after its last action; what was undone can be redone."""
        try:
            game = replay(self.text)
        except BadSave as error:
            raise BadSave(at(self.path.name, error.message)) from None
        played, noted = len(game.history), self.facts.get("undone")
        undone: list[object] = noted if isinstance(noted, list) else []
        with suppress(TtrError):
            for action in reversed(undone):
                game.play(action)
        for _ in game.history[played:]:
            game.undo()
        return game

    def label(self, now: float | None = None) -> Message:
        """``Europe, Ada and 2 bots, turn 34, 10 minutes ago``."""
        ago = ago_message((time.time() if now is None else now) - self.when)
        try:
            game = self.game()
        except Exception:  # whatever is in one file, the others must be listed
            return Message("evening-unreadable", file=self.path.name, ago=ago)
        people = [name for seat, name in enumerate(game.players) if seat not in self.bots]
        bots = (Message("evening-bots", count=len(self.bots)),) if self.bots else ()
        return Message(
            "evening-label",
            board=short_title(game.board),
            who=(*people, *bots),
            turn=game.view(None).turn or 0,
            ago=ago,
        )


def _is_plan(plan: object) -> bool:
    return isinstance(plan, dict) and "type" in plan and all(isinstance(value, str) for value in plan.values())


def ago_message(seconds: float) -> Message:
    """``10 minutes ago``."""
    for unit, size in (("days", _DAY), ("hours", _HOUR), ("minutes", 60.0)):
        if seconds >= size:
            return Message(f"evening-ago.{unit}", count=int(seconds // size))
    return Message("evening-ago.now")


def new_path(folder: Path, board: str) -> Path:
    """A new name for a file."""
    shown = _NOT_IN_NAMES.sub("-", board.lower())[:40].strip("-") or "board"
    return folder / f"{datetime.now().astimezone():%Y-%m-%d-%H%M}-{shown}-{token_hex(2)}{SUFFIX}"


def _read(path: Path) -> Evening:
    """The evening in a file; a file that does not tell the time of its last action has the time of the file."""
    text, facts = read(path)
    when = last_time(text)
    return Evening(path, text, facts, path.stat().st_mtime if when is None else when)


def every(folder: Path) -> list[Evening]:
    """All that can be read as text, the newest first."""
    found = []
    with suppress(OSError):
        for path in folder.glob(f"*{SUFFIX}"):
            with suppress(OSError, BadInput):
                evening = _read(path)
                if is_journal(evening.text):
                    found.append(evening)
    return sorted(found, key=lambda evening: (-evening.when, evening.name))


def unfinished(folder: Path) -> list[Evening]:
    """The games that can be continued, the newest first."""
    return [evening for evening in every(folder) if not evening.is_over]


def find(folder: Path, which: object) -> Evening:
    """An evening by its number in :func:`unfinished`, or by its name or a part of it."""
    known = unfinished(folder)
    if type(which) is int and 0 <= which < len(known):
        return known[which]
    if isinstance(which, str) and which:
        exact = [evening for evening in known if which in (evening.name, evening.path.name, str(evening.path))]
        near = [evening for evening in known if which in evening.name]
        for found in (exact, near):
            if len(found) == 1:
                return found[0]
    names = tuple(evening.name for evening in known)
    raise BadInput(Message("evening-unknown", given=short(which), folder=str(folder), names=names))


def like(folder: Path, game: Game, notebook: str | None = None) -> Evening | None:
    """The newest unfinished game of the same players on the same board, if it is recent and of this notebook."""
    try:
        table = _table(transcript(game))
    except BadInput:  # a game that cannot be saved
        return None
    recent = time.time() - RECENT
    for evening in unfinished(folder):
        same_notebook = evening.facts.get("notebook", notebook) == notebook or notebook is None
        if evening.when > recent and same_notebook and _table(evening.text) == table:
            return evening
    return None


def _table(text: str) -> list[str]:
    """The lines of a header that say who plays what."""
    header = text.partition("\n\n")[0]
    return sorted(line for line in header.split("\n") if line.partition(":")[0] in _TABLE)


def clean_up(folder: Path, now: float | None = None) -> None:
    """Remove old evenings, except those that are being played."""
    now = time.time() if now is None else now
    for number, evening in enumerate(every(folder)):
        age = now - evening.when
        if (number >= MOST or age > OLDEST or (evening.is_over and age > FINISHED)) and not is_taken(evening.path):
            with suppress(OSError):
                evening.path.unlink()
