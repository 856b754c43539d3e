"""Keeps games that are played on a page: each action is in a file before the page shows it.

A file begins with the first answer of a person at a page; what a script plays before that is in it too.  Faults of the
disk are told on the page once, the game goes on, and saving is tried again with every action.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import Any
from weakref import ReferenceType, WeakKeyDictionary, WeakValueDictionary, ref

from ttr_widget.kernel.errors import BadInput, TtrError, expected
from ttr_widget.kernel.message import Message
from ttr_widget.save import transcript
from ttr_widget.timeline import Moment

from . import evenings
from .journal import Journal, Taken, note, stamp
from .session import News, Session

FOLDER = ".ttr"
"""The folder beside the notebook."""
VARIABLE = "TTR_AUTOSAVE"
NOTEBOOK = "JPY_SESSION_NAME"
"""Where Jupyter tells a kernel the name of its notebook."""
_OFF = ("0", "off", "no", "false")
Where = bool | str | os.PathLike[str]


class _Chosen:
    where: Where | None = None


def autosave(where: Where = True) -> None:
    """Choose where games played on a page are kept: ``True`` (in ``.ttr`` beside the notebook), a folder, or ``False``.

    It holds for widgets made from now on; ``GameWidget(game, autosave=...)`` decides for one game.  The environment
    variable ``TTR_AUTOSAVE`` (``0`` or a folder) does the same from outside.  Without a choice everything is kept, but
    not in Voila and marimo apps, whose visitors would see one another's games.  The files contain the seed, and so all
    hands; only their owner can read them.

    >>> import ttr_widget as ttr
    >>> ttr.autosave(False)
    """
    folder_of(where)
    _Chosen.where = where


def folder_of(where: Where | None = None) -> Path | None:
    """The folder for a choice (``None``: the default); ``None`` if nothing is kept."""
    if where is None:
        where = _Chosen.where
    if where is None and VARIABLE not in os.environ and has_visitors():
        where = False
    if where is None:
        given = os.environ.get(VARIABLE, "")
        where = False if given.lower() in _OFF else given or True
    if not isinstance(where, (bool, str, os.PathLike)):
        raise BadInput(expected("autosave", where))
    if where is False:
        return None
    folder = Path(FOLDER if where is True else where)
    try:
        return folder.absolute()
    except OSError:  # the current folder is gone; writing will say so
        return folder


def has_visitors() -> bool:
    """Is this an app with many visitors, who must not see one another's games (Voila, or a marimo app)?"""
    if os.environ.get("SERVER_SOFTWARE", "").startswith("voila"):
        return True
    marimo: Any = sys.modules.get("marimo")
    return marimo is not None and getattr(marimo.app_meta(), "mode", None) == "run"


class Autosave:
    """Writes the game of a session into a folder as it is played."""

    def __init__(self, session: Session, folder: Path, *, durable: bool = False) -> None:
        self.session = session
        self.folder = folder
        self._durable = durable
        self.page: dict[str, Any] = {}
        """How the game is shown: the widget's seat, language and so on."""
        self.page_of: int | None = None
        """The id of the widget that says so: the first one."""
        self._journal: Journal | None = None
        self._saved: Moment | None = None
        """The moment of the game that the file has reached; it tells whether an action can be added to the file."""
        self._noted: dict[str, Any] = {}
        self._moved: tuple[Moment, float] | None = None
        """The last moment that was reached, and when; what changes only the settings is no move."""
        self._in_trouble = False
        _autosaves[session] = ref(self)
        session.watch(self._heard)  # keeps this object as long as the session

    @classmethod
    def of(cls, session: Session, folder: Path, *, durable: bool = False) -> Autosave:
        """The one of a session, created on first use; ``durable``: each action waits until it is on the disk."""
        known = _autosaves.get(session)
        return (known() if known else None) or cls(session, folder, durable=durable)

    @property
    def path(self) -> Path | None:
        """The file of the game; ``None`` before the first answer."""
        return None if self._journal is None else self._journal.path

    def earlier(self) -> evenings.Evening | None:
        """A recent unfinished game of the same players on the same board, unless another program is playing it."""
        found = evenings.like(self.folder, self.session.game, os.environ.get(NOTEBOOK))
        return found if found and (found.path in _open or not found.is_open_elsewhere) else None

    def go_on(self, evening: evenings.Evening) -> bool:
        """Continue the file of an evening, whose game the session has.

        False if it is open elsewhere, or has gone on since it was read: then the next action begins a copy.
        """
        path = evening.path
        holder = _open.get(path)
        if holder is not None and holder is not self:
            holder.let_go()
        self.let_go()
        self.session.answered = True
        try:
            journal = Journal.open(path, durable=self._durable)
            if evening.reread().text != evening.text:
                journal.close()
                raise Taken
        except Taken:
            self.session.unsaved = Message("evening-copy")
            return False
        except OSError:
            return True  # the next action makes a new file, or tells what is wrong
        self._journal, _open[path] = journal, self
        self._moved = self.session.game.moment, evening.when
        self._heard("turned back")
        return True

    def let_go(self) -> None:
        """Close the file; the next action begins another."""
        if self._journal is not None:
            _open.pop(self._journal.path, None)
            self._journal.close()
        self._journal, self._saved, self._noted, self._moved = None, None, {}, None

    def _heard(self, news: News) -> None:
        try:
            if news == "another game":
                self.let_go()
            elif self._journal is not None or (self.session.answered and news != "settings"):
                self._follow()
        except Exception as error:  # nothing that fails here may stop the game
            self._tell(error)
        else:
            if self._in_trouble:
                self._in_trouble, self.session.unsaved = False, None

    def _tell(self, error: Exception) -> None:
        """Have the page say once that the game is not saved, and why."""
        if not self._in_trouble:
            reason = error.message if isinstance(error, TtrError) else repr(error)
            self._in_trouble, self.session.unsaved = True, Message("evening-not-saved", reason=reason)

    def _follow(self) -> None:
        """Bring the file to the present moment: by a line, if one action was added to what it holds."""
        now, facts = self.session.game.moment, self._facts()
        lines, when = self._lines(now), self._time_of(now)
        if lines is None:
            self._rewrite(now, facts, when)
            return
        if lines:
            lines.append(stamp(when))
        if facts != self._noted:
            lines.append(note(facts))
        if not lines:
            return
        if self._journal is None or not self._journal.append(*lines):
            self._rewrite(now, facts, when)
        self._saved, self._noted, self._moved = now, facts, (now, when)

    def _time_of(self, now: Moment) -> float:
        """When this moment was reached."""
        return self._moved[1] if self._moved is not None and self._moved[0] is now else time.time()

    def _lines(self, now: Moment) -> list[str] | None:
        """The lines that lead from the moment in the file to this one; ``None`` if lines alone do not."""
        saved = self._saved
        if saved is None or not 0 <= now.number - saved.number <= 1:
            return None
        if now.stamp_after(saved.number) != saved.stamp:
            return None
        return [now.action(number).text() for number in range(saved.number + 1, now.number + 1)]

    def _rewrite(self, now: Moment, facts: dict[str, Any], when: float) -> None:
        text = f"{note(facts)}\n{transcript(self.session.game)}{stamp(when)}\n"
        if self._journal is None:
            evenings.clean_up(self.folder)
            self._begin()
        assert self._journal is not None
        try:
            self._journal.rewrite(text)
        except Taken:
            self.let_go()
            self._begin()
            self._journal.rewrite(text)
            self.session.unsaved = Message("evening-copy")
        self._saved, self._noted, self._moved = now, facts, (now, when)

    def _begin(self) -> None:
        path = evenings.new_path(self.folder, self.session.game.board.name)
        self._journal = Journal(path, durable=self._durable)
        _open[self._journal.path] = self

    def _facts(self) -> dict[str, Any]:
        """What a transcript does not tell."""
        session = self.session
        facts = dict(self.page)
        if NOTEBOOK in os.environ:
            facts["notebook"] = os.environ[NOTEBOOK]
        if session.bot_names:
            facts["bots"] = {str(seat): name for seat, name in session.bot_names.items()}
        if session.nicknames:
            facts["names"] = {str(seat): name for seat, name in session.nicknames.items()}
        if session.prepared:
            facts["prepared"] = {str(seat): dict(plan) for seat, plan in session.prepared.items()}
        if session.own_bots:
            facts["own_bots"] = sorted(session.own_bots)
        if session.paused:
            facts["paused"] = True
        if session.game.undone:
            facts["undone"] = [action.text() for action in session.game.undone]
        if session.game.is_over:
            facts["over"] = True
        return facts


_autosaves: WeakKeyDictionary[Session, ReferenceType[Autosave]] = WeakKeyDictionary()
_open: WeakValueDictionary[Path, Autosave] = WeakValueDictionary()
"""The files that this program writes to."""
