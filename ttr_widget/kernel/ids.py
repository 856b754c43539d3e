"""Ids of cities, routes and tickets, made from names and numbered where needed."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from difflib import SequenceMatcher, get_close_matches
from itertools import chain, count
from unicodedata import normalize

from .errors import did_you_mean
from .message import Said

_LETTERS = str.maketrans({"ø": "o", "ł": "l", "đ": "d", "ð": "d", "ı": "i", "ß": "ss", "æ": "ae", "œ": "oe"})


def hint(id: object, known: Collection[str]) -> Said:
    """``"; did you mean …?"`` for an id that is misspelt, reversed, or written with capitals, accents or spaces."""
    if not isinstance(id, str) or len(id) > 200:
        return ""
    parts = [slug(part) for part in id.split("-")]
    straight, turned = "-".join(parts), "-".join(reversed(parts))
    near = get_close_matches(turned, known, n=1, cutoff=0.6)
    is_turned = bool(near) and _likeness(turned, near[0]) > max(_likeness(straight, one) for one in known)
    return did_you_mean(turned if is_turned else straight, known)


def _likeness(a: str, b: str) -> float:
    return SequenceMatcher(None, a, b).ratio()


def slug(text: str) -> str:
    """Convert a name to an id: 'New York' becomes 'new_york', 'København' becomes 'kobenhavn'."""
    ascii_text = normalize("NFKD", text.lower().translate(_LETTERS)).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9_]+", "_", ascii_text).strip("_")


def is_numbered(id: object, base: str) -> bool:
    """Whether ``id`` is ``base``, optionally followed by '-1', '-2' …"""
    return isinstance(id, str) and id.startswith(base) and bool(re.fullmatch("(-[1-9][0-9]*)?", id[len(base) :]))


def ticket_ids(tours: Iterable[Sequence[str]], taken: Iterable[str] = ()) -> list[str]:
    """An id for each list of cities: the cities joined by '-', with '-2', '-3' … for repetitions."""
    first = len(ids := dict.fromkeys(taken))
    for base in map("-".join, tours):
        ids[next(id for id in chain([base], (f"{base}-{n}" for n in count(2))) if id not in ids)] = None
    return list(ids)[first:]
