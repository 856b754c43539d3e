"""The games of the package, each in a folder.

A folder contains the board's data, its map, ``SOURCES.md`` (how certain each fact is) and ``variant.py`` (the list of
rules).  A new game only needs a new folder, here or elsewhere (:func:`add_board`).
"""

from __future__ import annotations

import ast
import re
import warnings
from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from functools import lru_cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import MappingProxyType, ModuleType

from ttr_widget import rules as _our_rules
from ttr_widget.kernel.board import Board
from ttr_widget.kernel.errors import BadBoard, BadInput, BadVariant, did_you_mean, expected
from ttr_widget.kernel.lists import fold
from ttr_widget.kernel.message import Message, Said, said
from ttr_widget.kernel.representation import Shown
from ttr_widget.kernel.rule import Rule
from ttr_widget.kernel.variant import Variant
from ttr_widget.locales import fill, has, languages
from ttr_widget.rulebook import RuleBook

from .loader import add_board_folder, board_folder, known_names, shipped_board, shipped_names

BOARDS = shipped_names()
"""The names of the games in this package."""
DEFAULT = "europe"
"""The default game."""

_FORM = "europe with Stations(count=2) without LongestPath"
_GONE = re.compile(r" without ([\w ,()]+)$")
_QUOTED = re.compile(r"'(?:[^'\\]|\\.)*'|\"(?:[^\"\\]|\\.)*\"")


OUR_RULES: Mapping[str, type[Rule]] = MappingProxyType(
    {name: kind for name, kind in vars(_our_rules).items() if isinstance(kind, type) and issubclass(kind, Rule)}
)
"""The package's own rules by the names used in variant texts; other classes cannot replace them."""


def _other_rules(base: type[Rule] = Rule) -> Iterable[type[Rule]]:
    """Rules defined outside the package; later definitions replace earlier ones, as when a cell is run again."""
    for kind in base.__subclasses__():
        if kind.__name__ not in OUR_RULES:
            yield kind
        yield from _other_rules(kind)


_made: dict[str, Variant] = {}
"""The games with their standard rules, by name."""


def _standard(name: str) -> Variant:
    board = shipped_board(name)
    if name not in _made or _made[name].board is not board:
        _made[name] = _module(name).variant(board)
    return _made[name]


def _module(name: str) -> ModuleType:
    """Import the ``variant.py`` of a board."""
    if name in BOARDS:
        return import_module(f"ttr_widget.boards.{name}.variant")
    path = board_folder(name)
    spec = spec_from_file_location(f"ttr_widget_board_{name}", str(path / "variant.py" if path else ""))
    if spec is None or spec.loader is None:
        raise BadBoard(Message("error-board-variant", board=name))
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def add_board(folder: Path | str) -> Variant:
    """Add the board in a ``folder`` laid out like those of this package.

    The board is named after the folder and then appears in :func:`boards`, the lobby, the lab and simulations.
    Its ``variant.py`` is executed.

    >>> add_board("atlantis")
    Traceback (most recent call last):
    ...
    ttr_widget.kernel.errors.BadBoard: the folder 'atlantis' has no board.toml; see the guide "Add a board"
    """
    name = add_board_folder(folder)
    _read.cache_clear()  # the folder may have changed since it was added before
    return variant(name)


_COLUMNS = ("name", "title", "players", "special", "description")


class BoardList(tuple[Board, ...], Shown):
    """A list of boards that displays as a table."""

    __slots__ = ()

    def __repr__(self) -> str:
        rows = [(b.name, b.title, f"{b.players[0]}-{b.players[1]}", b.special, b.description) for b in self]
        heads = tuple(fill(f"boards-column.{name}") for name in _COLUMNS)
        wide = [max(len(row[n]) for row in [heads, *rows]) for n in range(4)]
        lines = [
            "  ".join(cell.ljust(width) for cell, width in zip(row, [*wide, 0], strict=True)) for row in [heads, *rows]
        ]
        return "\n".join(lines)


def boards() -> BoardList:
    """The available boards, each with ``name``, ``title``, ``players``, ``description`` and ``special`` features.

    >>> [board.name for board in boards()]
    ['berlin', 'europe', 'germany', 'usa', 'world']
    """
    return BoardList(shipped_board(name) for name in sorted(known_names()))


def short_title(board: Board) -> Said:
    """The title of a board for buttons and lists: ``Europe``."""
    short = Message(f"board-{board.name}.short")
    return short if board.name in BOARDS and has(short.key) else board.text("title")


def variant(given: object, *, own_board: Board | None = None) -> Variant:
    """The game with this name, or a text with house rules; if ``given`` is a :class:`Variant`, it is returned.

    ``own_board`` is the board that a text such as ``"my_town only Turns(), …"`` refers to.

    >>> variant("europe").text
    'europe'
    >>> variant("europe with Stations(count=2) without LongestPath").text
    'europe with Stations(count=2) without LongestPath'
    """
    if isinstance(given, Variant):
        return given
    if not isinstance(given, str) or len(given) > 5000:
        raise BadInput(expected("board-name", given))
    return _read(" ".join(given.split()), own_board, tuple(_other_rules()))


def rulebook(board: str | Variant = "europe", locale: str | None = None) -> RuleBook:
    """The rules of a game in words, with the numbers of its variant; displays as a page at the end of a cell.

    ``board`` is a name, a text with house rules, or a variant; ``locale`` is a language such as ``"de"``, or ``None``
    for the one chosen with ``set_locale``.  ``["europe.station"]`` is the rule with that id.

    >>> rulebook("europe with Stations(count=2)", locale="pl")["europe.station"].title
    'Budowa stacji'
    """
    return RuleBook(variant(board), locale)


@lru_cache(maxsize=64)
def _read(given: str, own_board: Board | None, others: tuple[type[Rule], ...]) -> Variant:
    known = {**{kind.__name__: kind for kind in others}, **OUR_RULES}
    board, only, added, gone = _parts(given)
    own = own_board is not None and board == own_board.name
    if only:
        made = Variant(own_board if own and own_board else _named(board).board, _rules(only, known))
    else:
        made = _named(board)
    for rule in _rules(added, known):
        made = made.with_rule(rule)
    names = [name.removesuffix("()") for name in re.split(r"[ ,]+", gone) if name]
    return made.without(*names) if names else made


def _parts(given: str) -> tuple[str, str, str, str]:
    """The board of a text, and what follows ``only``, ``with`` and ``without``."""
    plain = _QUOTED.sub(lambda quoted: "_" * len(quoted[0]), given)
    start, end = len(plain.partition(" ")[0]), len(plain)
    gone = _GONE.search(plain, start)
    end = gone.start() if gone else end
    head = plain[start:end].partition(" with ")[0]
    only, added = given[start : start + len(head)], given[start + len(head) + len(" with ") : end]
    if not start or (head and not head.startswith(" only ")) or plain[start:end].endswith((" only ", " with ")):
        raise BadInput(Message("error-game-form", given=given[:60], form=_FORM))
    return given[:start], only.removeprefix(" only "), added, gone[1] if gone else ""


def _with_title(words: str) -> Said:
    """A hint at the game whose title has these words in any language."""
    for name in BOARDS:
        title = shipped_board(name).text("title")
        for locale in languages():
            if fold(words) and fold(words) in fold(said(title, locale)):
                return Message("error-near", near=name)
    return ""


def _named(name: str) -> Variant:
    key = name.lower()
    if key not in known_names():
        near = did_you_mean(key[:60], known_names()) or _with_title(name)
        raise BadInput(Message("error-no-board", name=f"'{name[:60]}'", names=known_names(), near=near))
    return _standard(key)


def _rules(text: str, known: Mapping[str, type[Rule]]) -> Iterable[Rule]:
    try:
        with warnings.catch_warnings():  # Python warns of numbers such as 1or
            warnings.simplefilter("ignore")
            calls = ast.parse(f"[{text}]", mode="eval").body
    except (SyntaxError, ValueError, MemoryError, RecursionError):
        raise BadVariant(Message("error-rules-form", given=text[:60], form=_FORM)) from None
    for call in getattr(calls, "elts", ()):
        yield _rule(call, text, known)


def _rule(call: ast.expr, text: str, known: Mapping[str, type[Rule]]) -> Rule:
    name = call.func if isinstance(call, ast.Call) else call
    if not isinstance(name, ast.Name):
        raise BadVariant(Message("error-rules-form", given=text[:60], form=_FORM))
    made = known.get(name.id)
    if made is None:
        near = did_you_mean(name.id, known)
        raise BadVariant(Message("error-no-rule", name=name.id[:80], near=near))
    if not isinstance(call, ast.Call):
        return made()
    try:
        args = [ast.literal_eval(arg) for arg in call.args]
        return made(*args, **{str(word.arg): ast.literal_eval(word.value) for word in call.keywords})
    except (TypeError, ValueError, SyntaxError, MemoryError, RecursionError) as error:
        own: list[str] = [field.name for field in fields(made)] if is_dataclass(made) else []
        for word in call.keywords:
            if word.arg not in own:
                facts = {"name": name.id[:80], "argument": str(word.arg)[:80], "names": tuple(own)}
                near = did_you_mean(word.arg, own)
                raise BadVariant(Message("error-rule-unknown", **facts, near=near)) from None
        written = ast.get_source_segment(f"[{text}]", call) or name.id
        facts = {"name": name.id[:80], "call": written[:80], "error": str(error)[:200]}
        raise BadVariant(Message("error-rule-made", **facts)) from None
