"""Bots written as files: one ``.py`` file per bot, whose code runs nowhere but in the bot's own process.

A file is read as text.  The process of the bot (:mod:`.isolated`) imports it again for each game, so what a bot keeps
in its variables is gone with the game.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Mapping
from hashlib import sha256
from importlib.abc import InspectLoader
from importlib.machinery import ModuleSpec
from importlib.util import module_from_spec
from pathlib import Path
from random import Random
from types import CodeType, ModuleType
from typing import Any

from ttr_widget.kernel.doors import file_bytes
from ttr_widget.kernel.errors import BadInput, at, expected
from ttr_widget.kernel.limits import NAME
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.prompt import Prompt
from ttr_widget.kernel.view import View

from .bot import Bot, Named, built_in_names, make

_DECIDE = "decide"
_CLASS = "Bot"


class BotFile:
    """A bot in a file that defines ``decide(view, prompt, rng)``, or a class ``Bot`` with that method.

    >>> code = "def decide(view, prompt, rng):\\n    return 'draw deck'"
    >>> BotFile("hasty", code)
    <bot file hasty>
    """

    def __init__(self, name: str, source: str) -> None:
        self.name = name
        self.source = source
        self._bot: Bot | None = None

    @property
    def digest(self) -> str:
        """A short text that differs for different code."""
        return sha256(self.source.encode()).hexdigest()[:12]

    def prepare(self) -> None:
        """Run the file once, when the process of the bot starts: errors show, and what it imports is loaded."""
        _bot_in(_module(self))

    def decide(self, view: View, prompt: Prompt, rng: Random) -> Any:
        """The answer of the bot."""
        if self._bot is None:
            # Pupils use the module random: its dice belong to the game too, so that the same seed gives the same game.
            random.seed(repr(rng.getstate()))  # noqa: TID251
            self._bot = _bot_in(_module(self))
        return self._bot.decide(view, prompt, rng)

    def __deepcopy__(self, memo: object) -> BotFile:
        """The same bot for another game."""
        return BotFile(self.name, self.source)

    def __reduce__(self) -> Any:
        return BotFile, (self.name, self.source)

    def __repr__(self) -> str:
        return f"<bot file {self.name}>"


def read_bot_files(folder: Path) -> dict[str, BotFile]:
    """The bots in the ``.py`` files of a folder, by name; files whose names begin with ``_`` are left out."""
    if not folder.is_dir():
        raise BadInput(Message("error-bot-folder", folder=str(folder)))
    files = sorted(file for file in folder.glob("*.py") if not file.name.startswith("_"))
    return {file.stem: read_bot_file(file) for file in files}


def read_bot_file(file: Path) -> BotFile:
    """The bot in a file; it is named after the file."""
    name = file.stem
    if not name.isidentifier() or len(name) > NAME:
        raise BadInput(at(str(file), expected("bot-name", name)))
    if name in built_in_names():
        raise BadInput(at(str(file), Message("error-bot-built-in", name=name)))
    try:
        return BotFile(name, file_bytes(file).decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise BadInput(at(str(file), Message("error-no-utf8", byte=error.start + 1))) from None
    except OSError as error:
        raise BadInput(at(str(file), Message("error-file-unreadable", error=error.strerror or str(error)))) from None


class _Loader(InspectLoader):
    """Imports a module from its text."""

    def __init__(self, bot: BotFile) -> None:
        self._bot = bot

    def get_source(self, fullname: str) -> str:
        return self._bot.source

    def get_code(self, fullname: str) -> CodeType:
        return self.source_to_code(self._bot.source, f"{self._bot.name}.py")


def _module(bot: BotFile) -> ModuleType:
    name = f"bot_{bot.name}"
    spec = ModuleSpec(name, _Loader(bot))
    module = module_from_spec(spec)
    sys.modules[name] = module  # dataclasses look their module up
    assert spec.loader is not None, "given above"
    spec.loader.exec_module(module)
    return module


def _bot_in(module: ModuleType) -> Bot:
    found: Mapping[str, Any] = vars(module)
    if callable(found.get(_DECIDE)):
        return Named(module.__name__, found[_DECIDE])
    if isinstance(found.get(_CLASS), type):
        return make(found[_CLASS])
    raise BadInput(Message("error-bot-file", decide=_DECIDE, cls=_CLASS))
