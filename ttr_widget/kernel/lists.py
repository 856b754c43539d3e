"""Lists as people write them: ``"red, blue"``, ``["red", "blue"]``, ``"3 red 2 blue"``, ``"paris new york"``.

Cards, cities, routes, tickets and passengers are all read here, so that they can all be written in the same ways.  A
``Find`` knows the names: it returns what a text of one or more words names, or ``None``.  It may raise a
:class:`BadInput` for a name that is ambiguous.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from .errors import BadInput, expected
from .json_values import short
from .limits import TEXT
from .message import Message

T = TypeVar("T")
Find = Callable[[str], T | None]
Unknown = Callable[[str], Exception]
"""The error for a text that names nothing."""

_NOTHING = frozenset(("", "nothing", "none"))
_LONGEST = 8
"""No name has more words."""
_MOST = 999
"""No game has more cards of a kind."""
_BETWEEN = re.compile(r"\s*[,;+\n]\s*(?:and\s+)?|\s+and\s+")
_LETTERS = str.maketrans({"ø": "o", "ł": "l", "đ": "d", "ı": "i", "ß": "ss", "æ": "ae", "œ": "oe"})


def fold(text: str) -> str:
    """Reduce a name to lower-case letters and digits, without diacritics."""
    plain = unicodedata.normalize("NFKD", text.lower().translate(_LETTERS))
    return re.sub(r"[^a-z0-9]", "", plain.encode("ascii", "ignore").decode())


def checked_length(text: str) -> str:
    """The text, if it is not too long for anything that is parsed."""
    if len(text) > TEXT:
        raise BadInput(Message("error-action-long", count=len(text)))
    return text


def parts(text: str) -> list[str]:
    """Split a text at commas, semicolons, plus signs and ``and``."""
    return [part for part in _BETWEEN.split(checked_length(text).strip()) if part.lower() not in _NOTHING]


def names_in(text: str, find: Find[T], unknown: Unknown) -> list[T]:
    """The things that a text names, separated by commas or blanks."""
    whole = find(text.strip()) if text.strip() else None
    if whole is not None:
        return [whole]
    return [thing for part in parts(text) for thing in _in_words(part.split(), find, unknown)]


def _in_words(words: list[str], find: Find[T], unknown: Unknown) -> list[T]:
    """The things that these words name one after the other; each name is as long as possible."""
    found: list[T] = []
    start = 0
    while start < len(words):
        for end in range(min(len(words), start + _LONGEST), start, -1):
            thing = find(" ".join(words[start:end]))
            if thing is not None:
                found.append(thing)
                start = end
                break
        else:
            raise unknown(" ".join(words[start : _next_name(words, start + 1, find)]))
    return found


def _next_name(words: list[str], start: int, find: Find[T]) -> int:
    """The first of these words, from ``start`` on, where a name begins; their number if there is none."""
    for begin in range(start, len(words)):
        if any(find(" ".join(words[begin:end])) is not None for end in range(begin + 1, begin + 4)):
            return begin
    return len(words)


def counted(text: str, find: Find[T], unknown: Unknown) -> list[tuple[T, int]]:
    """The things that a text names, with their numbers: ``3 red 2 blue``, ``red, blue``, ``3 x red``, ``red x3``.

    A number belongs to the name after it; a name without a number counts once.
    """
    return [pair for part in parts(text) for pair in _counted_part(part, text, find, unknown)]


_COUNTED = re.compile(
    r"(?:(?P<before>\d+)\s*(?:x\s|[×*])?\s*)?(?P<words>[^\d×*]+?)(?:(?:\s+x\s*|\s*[×*]\s*)(?P<after>\d+))?\s*(?=\d|$)"
)


def _counted_part(part: str, text: str, find: Find[T], unknown: Unknown) -> Iterable[tuple[T, int]]:
    part, start = " ".join(part.split()), 0
    while start < len(part):
        match = _COUNTED.match(part, start)
        if match is None or (match["before"] and match["after"]) or not any(map(str.isalpha, match["words"])):
            raise BadInput(expected("counted-cards", text[:80]))
        first, *others = _in_words(match["words"].split(), find, unknown)
        if match["after"]:  # red blue x3: three blue ones
            *others, last = first, *others
            yield from ((thing, 1) for thing in others)
            yield last, _number(match["after"], text)
        else:
            yield first, _number(match["before"] or "1", text)
            yield from ((thing, 1) for thing in others)
        start = match.end()


def _number(digits: str, text: str) -> int:
    if len(digits) > len(str(_MOST)):
        raise BadInput(Message("error-card-too-many", count=digits[:12], text=text[:80]))
    return int(digits)


def counted_items(given: object, find: Find[T], unknown: Unknown) -> list[tuple[T, int]] | None:
    """The things in a text, in a dict with numbers, or in a list of names or texts; ``None`` if it is none of these."""
    if isinstance(given, str):
        return counted(given, find, unknown)
    found: list[tuple[T, int]] = []
    if isinstance(given, Mapping):
        for name, number in given.items():
            if type(number) is not int or number < 0:
                raise BadInput(Message("error-card-count", name=str(name)[:80], given=short(number)))
            found += [(thing, number) for thing in named(name, find, unknown)]
        return found
    if not isinstance(given, list | tuple):
        return None
    for item in given:
        found += counted(item, find, unknown) if isinstance(item, str) else [(named_one(item, find, unknown), 1)]
    return found


def named(given: object, find: Find[T], unknown: Unknown) -> list[T]:
    """The things that a text names, without numbers."""
    return names_in(given, find, unknown) if isinstance(given, str) else [named_one(given, find, unknown)]


def named_one(given: object, find: Find[T], unknown: Unknown) -> T:
    """The one thing that a text names."""
    if not isinstance(given, str):
        raise BadInput(expected("card-name", given))
    thing = find(checked_length(given))
    if thing is None:
        raise unknown(given)
    return thing
