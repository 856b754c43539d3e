"""Structure-aware mutation: texts, JSON values, and values of any Python type."""

import json
import math
from collections.abc import Sequence
from random import Random
from typing import Any

LONG = 4_000
"""Letters of a text of one repeated piece: as many as a message of a page may have."""


def deep(levels: int, kind: type = list) -> Any:
    """Lists or dicts within one another."""
    value: Any = 1
    for _ in range(levels):
        value = [value] if kind is list else {"a": value}
    return value


PIECES: tuple[str, ...] = (
    *(
        "-",
        " ",
        "–",
        " to ",
        "a-",
        "- ",
        "1",
        "1 ",
        "x ",
        "and ",
        "1 red ",
        "(",
        "[",
        "{",
        '"',
        "'",
        "\\",
        ",",
        ";",
        ":",
    ),
    *("\n", "\t", "\r", "0", "9", "é", "ß", "İ", "\u200b", "\u202e", "\u2028", "\u0085", "\u00a0", "\x00", "\ud800"),
    *(
        "😀",
        "🏳️‍🌈",
        "<b>",
        "&amp;",
        "{0}",
        "%s",
        "with ",
        " with ",
        " without ",
        " only ",
        "a=",
        "=",
        "#",
        "$",
        "..",
        "/",
    ),
    *("nothing", "None", "NaN", "1e999", "-1", "²", "٣", "e\u0301", "null", "true"),
)
"""Pieces of text that parsers stumble over."""

ODD_JSON: tuple[Any, ...] = (
    *(None, True, False, -1, 0, 1, 2, 255, 256, 10_001, 2**31, 2**64, 10**20, -(10**20), 0.5, 1.0, 1e308, -0.0),
    *(
        "",
        " ",
        "x" * 300,
        "-" * LONG,
        "1" * LONG,
        "\u2028",
        "{0}",
        "<script>",
        "nothing",
        "NaN",
        "\u202eabc",
        "😀" * 50,
    ),
    *([], {}, [[]], [None], {"": ""}, {"a": None}, [1, 2], ["red"], {"red": 1}, {"red": -1}, deep(5), deep(5, dict)),
)
"""Values that fit into JSON, and hardly anywhere."""

ODD: tuple[Any, ...] = (
    *(*ODD_JSON, math.nan, math.inf, 10**5000, -(10**5000), 1j, b"red", bytearray(3), (), (1, 2), ("x",), "\ud800"),
    *({1, 2}, frozenset(), range(3), object(), object, len, Ellipsis, {1: 2}, {None: None}, {(1,): "x"}, deep(3000)),
    *(deep(3000, dict), "\x00", "a\nb", [[[]]] * 5, "0x" + "f" * LONG, {"trains": 10**5000}),
)
"""Values that Python code may pass."""


def text(given: str, rng: Random, others: Sequence[str] = ()) -> str:
    """The text with one to three changes."""
    for _ in range(1 + int(rng.random() * rng.random() * 3)):
        given = _one_change(given, rng, others)
    return given


def _one_change(given: str, rng: Random, others: Sequence[str]) -> str:
    a, b = sorted((rng.randrange(len(given) + 1), rng.randrange(len(given) + 1)))
    kind = rng.randrange(9)
    if kind == 0:
        return given[:a] + rng.choice(PIECES) + given[a:]
    if kind == 1:
        return given[:a] + given[b:]
    if kind == 2:
        return given[:b] + given[a:b] + given[b:]
    if kind == 3:
        return given[:a] + rng.choice(PIECES) + given[a + 1 :]
    if kind == 4:
        words = given.split(" ")
        n, m = rng.randrange(len(words)), rng.randrange(len(words))
        words[n], words[m] = words[m], words[n]
        return " ".join(words)
    if kind == 5 and others:
        other = rng.choice(others)
        return given[:a] + other[rng.randrange(len(other) + 1) :]
    if kind == 6 and others:
        words, more = given.split(" "), rng.choice(others).split(" ")
        words[rng.randrange(len(words))] = rng.choice(more)
        return " ".join(words)
    if kind == 7 and rng.random() < 0.05:
        piece = rng.choice([rng.choice(PIECES), given[a:b] or "-"])
        return given[:a] + (piece * (LONG // len(piece) + 1))[:LONG] + given[b:]
    return given[:a] + str(rng.choice((-1, 0, 1, 9, 10, 99, 1000, 10**9))) + given[b:]


def value(given: Any, rng: Random, odd: Sequence[Any] = ODD_JSON) -> Any:
    """A copy of the value with one to three changes, each anywhere in it."""
    for _ in range(1 + int(rng.random() * rng.random() * 3)):
        given = _changed(given, rng, odd)
    return given


def _changed(given: Any, rng: Random, odd: Sequence[Any]) -> Any:
    if isinstance(given, dict) and given and rng.random() < 0.9:
        return _changed_dict(given, rng, odd)
    if isinstance(given, list | tuple) and given and rng.random() < 0.9:
        return type(given)(_changed_list(list(given), rng, odd))
    return _scalar(given, rng, odd)


def _changed_dict(given: dict[Any, Any], rng: Random, odd: Sequence[Any]) -> dict[Any, Any]:
    key, copy = rng.choice(list(given)), dict(given)
    kind = rng.random()
    if kind < 0.85:
        copy[key] = _changed(copy[key], rng, odd)
    elif kind < 0.9:
        del copy[key]
    elif kind < 0.95:
        copy[text(str(key), rng)] = copy.pop(key) if rng.random() < 0.5 else copy[key]
    else:
        copy[key] = copy[rng.choice(list(copy))]
    return copy


def _changed_list(given: list[Any], rng: Random, odd: Sequence[Any]) -> list[Any]:
    place, other = rng.randrange(len(given)), rng.randrange(len(given))
    kind = rng.random()
    if kind < 0.8:
        given[place] = _changed(given[place], rng, odd)
    elif kind < 0.87:
        del given[place]
    elif kind < 0.93:
        given.insert(other, given[place])
    elif kind < 0.98:
        given[place], given[other] = given[other], given[place]
    else:
        given *= rng.choice((2, 3, 50))
    return given


def _scalar(given: Any, rng: Random, odd: Sequence[Any]) -> Any:
    if rng.random() < 0.4:
        return rng.choice(odd)
    if isinstance(given, bool):
        return not given
    if isinstance(given, int):
        return given + rng.choice((-1, 1, 1, 2, -2, 10, 100, -100, 10**6, 10**13))
    if isinstance(given, float):
        return given * rng.choice((-1, 0, 10, 1e6, 1e300))
    return text(given, rng) if isinstance(given, str) else rng.choice(odd)


def json_text(data: Any, rng: Random) -> str:
    """JSON for the data, now and then damaged as text."""
    try:
        said = json.dumps(data, ensure_ascii=rng.random() < 0.5)
    except (TypeError, ValueError, RecursionError):
        said = "[" * 5000
    return text(said, rng) if rng.random() < 0.1 else said
