"""Parses the message files: the references in each message and attribute."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ttr_widget.locales import locales
from ttr_widget.locales.store import file_names, source

LOCALES = locales()
VOCABULARY = "vocabulary"
WORD = re.compile(r"[^\W\d_]{3,}")


class Text(NamedTuple):
    """A message or an attribute of one."""

    file: str
    key: str
    """``europe-station`` or ``europe-station.title``."""
    node: ast.Pattern


@cache
def parsed(locale: str, name: str) -> ast.Resource:
    return FluentParser().parse(source(locale, name))


@cache
def texts(locale: str) -> dict[str, Text]:
    """All messages and attributes of a language by key; a message with attributes only is not included."""
    return {text.key: text for name in file_names(locale) for text in _texts(name, parsed(locale, name))}


def _texts(name: str, resource: ast.Resource) -> Iterator[Text]:
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            if entry.value:
                yield Text(name, entry.id.name, entry.value)
            for attribute in entry.attributes:
                yield Text(name, f"{entry.id.name}.{attribute.id.name}", attribute.value)


class _Found(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.functions: set[tuple[str, str]] = set()
        self.references: set[str] = set()
        self.words: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 -- named by the visitor
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 -- named by the visitor
        for given in node.arguments.positional:
            if isinstance(given, ast.VariableReference):
                self.functions.add((node.id.name, given.id.name))
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 -- named by the visitor
        self.words.update(WORD.findall(node.value))

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 -- named by the visitor
        self.references.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)


def found(text: Text) -> _Found:
    """The variables, functions (with their variables) and messages that a text refers to."""
    finder = _Found()
    finder.visit(text.node)
    return finder


def facts_named(locale: str, key: str, seen: tuple[str, ...] = ()) -> set[str]:
    """The variables of a text and of the messages that it refers to."""
    finder = found(texts(locale)[key])
    more = [facts_named(locale, name, (*seen, key)) for name in finder.references if name not in seen]
    return finder.variables.union(*more)


@cache
def same_as_english(locale: str) -> set[str]:
    """The words that a language and English both use in the same message."""
    english = texts("en")
    shared = [found(text).words & found(english[key]).words for key, text in texts(locale).items() if key in english]
    return set[str]().union(*shared)


def junk(locale: str) -> list[str]:
    """Syntax errors in the files of a language."""
    return [
        f"{locale}/{name}.ftl: {[note.message for note in entry.annotations or []]}: {(entry.content or '')[:80]}"
        for name in file_names(locale)
        for entry in parsed(locale, name).body
        if isinstance(entry, ast.Junk)
    ]


def ids(locale: str) -> list[tuple[str, str]]:
    """Each message with its file, in order."""
    return [
        (entry.id.name, name)
        for name in file_names(locale)
        for entry in parsed(locale, name).body
        if isinstance(entry, ast.Message)
    ]
