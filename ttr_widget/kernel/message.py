"""Messages: texts for people, represented as a key and facts.

The kernel knows no language.  :mod:`ttr_widget.locales` installs a :class:`Speaker` with :func:`speak_with`, and a
message is put into words only when it is read.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Protocol

ENGLISH = "en"
"""The language of files, and the fallback for missing translations."""


class Names(Protocol):
    """The names of cities, routes and tickets by id, and the texts of rules defined outside the package."""

    @property
    def words(self) -> str:
        """Messages of rules defined outside the package, in Fluent syntax."""

    def city(self, id: str) -> str:
        """``Zürich`` for ``zurich``; unknown ids are returned unchanged."""

    def route(self, id: str) -> str:
        """``Paris–Zürich`` for ``paris-zurich``."""

    def ticket(self, id: str) -> str:
        """``Paris–Wien`` for ``paris-wien``."""

    def points(self, ticket: str) -> int | None:
        """The points of a ticket, or ``None`` if there is no ticket with this id."""


class Message:
    """A text that is not formatted yet: its key and the facts that it mentions.

    >>> message = Message("europe-station.all-built", player="Ada", count=3)
    >>> print(message.said("en"))
    Ada has built all 3 stations; choose another action.
    >>> message
    Message('europe-station.all-built', player='Ada', count=3)
    """

    __slots__ = ("_facts", "_key", "_words")
    _key: str
    _facts: dict[str, Any]
    _words: str

    def __init__(self, key: str, /, **facts: Any) -> None:
        self._key, self._facts, self._words = key, facts, ""

    @property
    def key(self) -> str:
        """The id of the text, including an attribute if any: ``europe-station.all-built``."""
        return self._key

    @property
    def facts(self) -> Mapping[str, Any]:
        return MappingProxyType(self._facts)

    @property
    def words(self) -> str:
        """Texts with priority over those of the package: the ``words`` of the rule that created the message."""
        return self._words

    def worded(self, words: str) -> Message:
        """The same message, looked up in these texts first."""
        return _message(self._key, self._facts, words)

    def with_facts(self, **more: Any) -> Message:
        """The same message with additional facts, for programs."""
        return _message(self._key, {**self._facts, **more}, self._words)

    def said(self, locale: str | None = None, names: Names | None = None) -> str:
        """The sentence in a language (``None``: the one chosen with ``set_locale``), with a board's names."""
        return _Installed.by.say(self, locale, names)

    def __str__(self) -> str:
        return self.said()

    def __repr__(self) -> str:
        return f"Message({', '.join([repr(self._key), *(f'{name}={fact!r}' for name, fact in self._facts.items())])})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Message):
            return NotImplemented
        return (self._key, self._facts, self._words) == (other._key, other._facts, other._words)

    def __hash__(self) -> int:
        return hash((self._key, frozenset(self._facts.items())))

    def __reduce__(self) -> tuple[Any, ...]:
        return _message, (self._key, self._facts, self._words)


def _message(key: str, facts: dict[str, Any], words: str) -> Message:
    made = Message(key)
    made._facts, made._words = facts, words
    return made


Said = Message | str
"""A message, or a text that is the same in every language, such as that of a custom rule."""


def said(thing: Said, locale: str | None = None, names: Names | None = None) -> str:
    """A message in a language (``None``: the one chosen with ``set_locale``); a text is returned unchanged."""
    return thing.said(locale, names) if isinstance(thing, Message) else thing


def sentence(template: str, /, **facts: Any) -> Message:
    """A message made from a sentence in one language with facts in braces, for rules without texts.

    >>> print(sentence("Nobody sings {song} there.", song="a ballad"))
    Nobody sings a ballad there.
    """
    text = re.sub(r"[{}]", lambda brace: f'{{ "{brace.group()}" }}', template)
    for name in facts:
        text = text.replace(f'{{ "{{" }}{name}{{ "}}" }}', f"{{ ${name} }}")
    return Message("sentence", **facts).worded(f'sentence = {{ "" }}{" ".join(text.split())}')


class Speaker(Protocol):
    """Formats messages in a language."""

    def say(self, message: Message, locale: str | None, names: Names | None) -> str:
        """Format a message in a language."""

    def title(self, code: str, message: Message | None, locale: str | None) -> str:
        """The title of the rule with this id; ``message`` is one that the rule created."""


class _KeySpeaker:
    """Formats messages as keys and facts; used until another speaker is installed."""

    def say(self, message: Message, locale: str | None, names: Names | None) -> str:
        return f"{message.key}({', '.join(f'{name}={fact}' for name, fact in message.facts.items())})"

    def title(self, code: str, message: Message | None, locale: str | None) -> str:
        return code


class _Installed:
    by: Speaker = _KeySpeaker()


def speak_with(speaker: Speaker) -> None:
    """Install the speaker for all messages."""
    _Installed.by = speaker


def title_of(code: str, message: Message | None = None, locale: str | None = None) -> str:
    """The title of a rule in the rule book, by its id."""
    return _Installed.by.title(code, message, locale)
