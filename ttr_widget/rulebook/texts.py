"""The texts in ``words/``: titles, and for each paragraph of a rule its Polish words and an example in both languages.

A paragraph is found by its key, the class that words it and its head in the docstring: ``Tunnels europe.tunnel``.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from ttr_widget.kernel.words import Paragraph


class Text(NamedTuple):
    """What is known of a paragraph beyond its English words."""

    words: Mapping[str, str]
    """By language; English is not among them."""
    examples: Mapping[str, str]
    see: tuple[str, ...]


NONE = Text({}, {}, ())


def _read(name: str) -> Mapping[str, Any]:
    return tomllib.loads(files(__name__.rpartition(".")[0]).joinpath("words", name).read_text("utf-8"))


@cache
def titles() -> Mapping[str, tuple[str, str]]:
    """The English and the Polish title of each rule, by id or by the part of the id after the dot."""
    return {code: (pair[0], pair[1]) for code, pair in _read("titles.toml").items()}


@cache
def _tables() -> Mapping[str, Any]:
    return {key: table for name in ("turns", "tickets") for key, table in _read(f"{name}.toml").items()}


@cache
def headings() -> Mapping[str, str]:
    """The Polish heading of each rule, by its class."""
    return {kind: table["heading"] for kind, table in _tables().items()}


@cache
def texts() -> Mapping[str, Text]:
    """All texts, by the key of the paragraph."""
    return {
        f"{kind} {head}": Text({"pl": _flat(own["pl"])}, _each(own["example"]), tuple(own.get("see", ())))
        for kind, table in _tables().items()
        for head, own in table.items()
        if head != "heading"
    }


def text_of(paragraph: Paragraph) -> Text:
    """The text for a paragraph; none for a rule of somebody's own."""
    return texts().get(paragraph.key, NONE)


def _each(given: Mapping[str, str]) -> dict[str, str]:
    return {locale: _flat(text) for locale, text in given.items()}


def _flat(text: str) -> str:
    return " ".join(text.split())
