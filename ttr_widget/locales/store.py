"""The messages of one language: its files, loaded on demand, and their formatting.

A file is parsed when one of its messages is first needed.  A message may refer only to messages of its own file and
of ``vocabulary.ftl``; a test checks this.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Mapping
from functools import cached_property, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentFloat, FluentInt, FluentType

from ttr_widget.kernel.doors import is_number
from ttr_widget.kernel.json_values import short
from ttr_widget.kernel.message import Message

from .context import names_now
from .functions import functions, readable
from .plain_text import isolated

FALLBACK = "en"
VOCABULARY = "vocabulary"
_ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)

faults: deque[str] = deque(maxlen=1000)
"""Missing messages and missing facts.  Users get the best available text; tests check this list."""


def folder(locale: str) -> Traversable:
    """The folder of a language."""
    return files(__name__.rpartition(".")[0]).joinpath(locale)


def file_names(locale: str) -> list[str]:
    """``["claiming", "core", ...]``: the files of a language, without ``.ftl``."""
    return sorted(file.name.removesuffix(".ftl") for file in folder(locale).iterdir() if file.name.endswith(".ftl"))


@lru_cache(maxsize=512)
def source(locale: str, name: str) -> str:
    """The text of a file of a language."""
    return folder(locale).joinpath(f"{name}.ftl").read_text("utf-8")


class Thing(FluentType):
    """A fact that is neither text nor number, such as cards or a list."""

    def __init__(self, value: Any, language: Language) -> None:
        self.value = value
        self.language = language

    def format(self, locale: object) -> str:
        return self.language.plainly(self.value)


class Language:
    """The messages of one language."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._functions = functions(self)
        self._own: dict[str, FluentBundle] = {}

    @cached_property
    def _bundle(self) -> FluentBundle:
        bundle = FluentBundle([self.name, FALLBACK], functions=self._functions, use_isolating=False)
        bundle.add_resource(FluentResource(source(self.name, VOCABULARY)))
        return bundle

    @cached_property
    def _files(self) -> dict[str, str]:
        """The file of each message outside the vocabulary."""
        rest = [name for name in file_names(self.name) if name != VOCABULARY]
        return {id: name for name in rest for id in _ENTRY.findall(source(self.name, name))}

    def file_of(self, id: str) -> str | None:
        """The file that contains a message; ``None`` if it is in the vocabulary or unknown."""
        return self._files.get(id)

    def pattern(self, key: str) -> Any:
        """The pattern of a message or of an attribute (``id.attribute``), or ``None``."""
        id = key.partition(".")[0]
        if not self._bundle.has_message(id) and id in self._files:
            self._read(self._files[id])
        return _pattern(self._bundle, key)

    def _read(self, name: str) -> None:
        self._bundle.add_resource(FluentResource(source(self.name, name)))

    def has(self, key: str) -> bool:
        return self.pattern(key) is not None

    def fill(self, key: str, facts: Mapping[str, Any]) -> str | None:
        """The message with its facts filled in, or ``None`` if this language lacks it."""
        pattern = self.pattern(key)
        return None if pattern is None else self._filled(self._bundle, pattern, key, facts)

    def has_own(self, words: str, key: str) -> bool:
        """Is the message in a text that a rule brings along?"""
        return _pattern(self._own_bundle(words), key) is not None

    def fill_own(self, words: str, key: str, facts: Mapping[str, Any]) -> str | None:
        """Like :meth:`fill`, with a text that a rule brings along."""
        bundle = self._own_bundle(words)
        pattern = _pattern(bundle, key)
        return None if pattern is None else self._filled(bundle, pattern, key, facts)

    def _own_bundle(self, words: str) -> FluentBundle:
        bundle = self._own.get(words)
        if bundle is None:
            if len(self._own) > 100:
                self._own.clear()
            bundle = FluentBundle([self.name], functions=self._functions, use_isolating=False)
            bundle.add_resource(FluentResource(words))
            self._own[words] = bundle
        return bundle

    def _filled(self, bundle: FluentBundle, pattern: Any, key: str, facts: Mapping[str, Any]) -> str:
        said, errors = bundle.format_pattern(pattern, {name: self.value(fact) for name, fact in facts.items()})
        faults.extend([f"{self.name} {key}: {error}" for error in errors])
        return str(said)

    def value(self, fact: Any) -> Any:
        """A fact converted for Fluent."""
        if isinstance(fact, bool) or fact is None:
            return str(fact).lower()
        if isinstance(fact, int | float) and not is_number(fact):
            return short(fact)
        if isinstance(fact, int):
            return FluentInt(fact, useGrouping=False)
        if isinstance(fact, float):
            return FluentFloat(fact, useGrouping=False)
        if isinstance(fact, str | Message):
            return self.plainly(fact)
        return fact if isinstance(fact, FluentType) else Thing(fact, self)

    def plainly(self, value: Any) -> str:
        """A value formatted without a function."""
        if isinstance(value, Message):
            return value.said(self.name, names_now.get())
        if isinstance(value, tuple | list):
            return str(self._functions["LIST"](value))
        if isinstance(value, bool) or value is None:
            return str(value).lower()
        return isolated(readable(value if isinstance(value, str) else _printed(value)))


def _printed(value: Any) -> str:
    try:
        return str(value)
    except Exception:  # thousands of digits, lists within lists
        return short(value)


def _pattern(bundle: FluentBundle, key: str) -> Any:
    id, _, attribute = key.partition(".")
    if not bundle.has_message(id):
        return None
    message = bundle.get_message(id)
    return message.attributes.get(attribute) if attribute else message.value
