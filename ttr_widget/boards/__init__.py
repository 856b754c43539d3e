"""The games that come with the package: a folder each, which reads like the box.

A folder holds the board's data, ``SOURCES.md`` (how sure each fact is) and ``variant.py`` (the list of rules).  A new
game is a new folder and one line here.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from functools import cache, lru_cache
from importlib import import_module

from ttr_widget.kernel.board import Board
from ttr_widget.kernel.errors import BadInput, BadVariant, did_you_mean, expected
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.representation import Shown
from ttr_widget.kernel.rule import Rule
from ttr_widget.kernel.variant import Variant
from ttr_widget.locales import fill
from ttr_widget.rulebook import RuleBook

from .loader import shipped_board

BOARDS = ("europe", "germany", "world", "berlin", "usa")
"""The games, by name."""

_FORM = "europe with Tunnels(reveal=1) without LongestPath"
_TEXT = re.compile(
    r"\s*(?P<board>\S+)(?:\s+only\s+(?P<only>.+?))?"
    r"(?:\s+with\s+(?P<added>.+?))?(?:\s+without\s+(?P<gone>[\w\s,()]+))?\s*",
    re.DOTALL,
)


@cache
def _standard(name: str) -> Variant:
    made: Variant = import_module(f"ttr_widget.boards.{name}.variant").variant(shipped_board(name))
    return made


_COLUMNS = ("name", "title", "players", "special", "description")


class BoardList(tuple[Board, ...], Shown):
    """The boards that come with the package; it shows itself as a table."""

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
    """The boards to choose from: each has a ``name``, ``title``, ``players``, ``description`` and what is ``special``.

    >>> [board.name for board in boards()]
    ['berlin', 'europe', 'germany', 'usa', 'world']
    """
    return BoardList(shipped_board(name) for name in sorted(BOARDS))


def variant(given: object, *, own_board: Board | None = None) -> Variant:
    """A game by its name, or by a text with house rules; a :class:`Variant` is given back as it is.

    ``own_board`` is the board that a text such as ``"my_town only Turns(), …"`` names.

    >>> variant("europe").text
    'europe'
    >>> variant("europe with Tunnels(reveal=1) without LongestPath").text
    'europe with Tunnels(reveal=1) without LongestPath'
    """
    if isinstance(given, Variant):
        return given
    if not isinstance(given, str) or len(given) > 5000:
        raise BadInput(expected("board-name", given))
    return _read(" ".join(given.split()), own_board)


def rulebook(board: str | Variant = "europe", locale: str | None = None) -> RuleBook:
    """The rules of a game in words, with its own numbers; as the last line of a cell they show themselves as a page.

    ``board`` is a name, a text with house rules, or a variant; ``locale`` is ``"en"``, ``"pl"``, or ``None`` for the
    language that ``set_locale`` chose.  ``["europe.tunnel"]`` is the rule with that id.

    >>> rulebook("europe with Tunnels(reveal=1)", locale="pl")["europe.tunnel"].title
    'Tunele'
    """
    return RuleBook(variant(board), locale)


@lru_cache(maxsize=64)
def _read(given: str, own_board: Board | None) -> Variant:
    match = _TEXT.fullmatch(given)
    if match is None:
        raise BadInput(Message("error-game-form", given=given[:60], form=_FORM))
    own = own_board is not None and match["board"] == own_board.name
    if match["only"]:
        made = Variant(own_board if own and own_board else _named(match["board"]).board, _rules(match["only"]))
    else:
        made = _named(match["board"])
    for rule in _rules(match["added"] or ""):
        made = made.with_rule(rule)
    gone = [name.removesuffix("()") for name in re.split(r"[\s,]+", match["gone"] or "") if name]
    return made.without(*gone) if gone else made


def _named(name: str) -> Variant:
    key = name.lower()
    if key not in BOARDS:
        raise BadInput(
            Message("error-no-board", name=f"'{name[:60]}'", names=BOARDS, near=did_you_mean(key[:60], BOARDS))
        )
    return _standard(key)


def _rules(text: str) -> Iterable[Rule]:
    try:
        calls = ast.parse(f"[{text}]", mode="eval").body
    except (SyntaxError, ValueError, MemoryError, RecursionError):
        raise BadVariant(Message("error-rules-form", given=text[:60], form=_FORM)) from None
    for call in getattr(calls, "elts", ()):
        yield _rule(call, text)


def _rule(call: ast.expr, text: str) -> Rule:
    name = call.func if isinstance(call, ast.Call) else call
    if not isinstance(name, ast.Name):
        raise BadVariant(Message("error-rules-form", given=text[:60], form=_FORM))
    made = Rule.known.get(name.id)
    if made is None:
        near = did_you_mean(name.id, Rule.known)
        raise BadVariant(Message("error-no-rule", name=name.id, near=near))
    if not isinstance(call, ast.Call):
        return made()
    try:
        args = [ast.literal_eval(arg) for arg in call.args]
        return made(*args, **{str(word.arg): ast.literal_eval(word.value) for word in call.keywords})
    except (TypeError, ValueError, MemoryError, RecursionError) as error:
        facts = {"name": name.id, "call": ast.unparse(call)[:80], "error": str(error)}
        raise BadVariant(Message("error-rule-made", **facts)) from None
