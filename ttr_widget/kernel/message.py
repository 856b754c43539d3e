"""Messages: what is said to people, as a key and facts.

The kernel knows no language.  Whoever speaks installs one :class:`Speaker` with :func:`speak_with`
(:mod:`ttr_widget.locales` does, when it is imported); a message is put into words when somebody reads it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Protocol

ENGLISH = "en"
"""The language of files, and of what no other language says."""


class Names(Protocol):
    """The names of a board's things by id, and the words that the rules in force bring along themselves."""

    @property
    def words(self) -> str:
        """Messages of rules that are not part of the package, in Fluent's syntax."""

    def city(self, id: str) -> str:
        """``Zürich`` for ``zurich``; something unknown is said as it is."""

    def route(self, id: str) -> str:
        """``Paris–Zürich`` for ``paris-zurich``."""

    def ticket(self, id: str) -> str:
        """``Paris–Wien`` for ``paris-wien``."""

    def points(self, ticket: str) -> int | None:
        """The points of a ticket, if there is one of that id."""


class Message:
    """A sentence that is yet to be said: the key of a text, and the facts that it names.

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
        """The id of the text, with ``.attribute`` for an attribute of it: ``europe-station.all-built``."""
        return self._key

    @property
    def facts(self) -> Mapping[str, Any]:
        return MappingProxyType(self._facts)

    @property
    def words(self) -> str:
        """Texts that come before those of the package: the ``words`` of the rule that says this."""
        return self._words

    def worded(self, words: str) -> Message:
        """The same message, to be looked up in these texts first."""
        return _message(self._key, self._facts, words)

    def with_facts(self, **more: Any) -> Message:
        """The same message with more facts, for programs."""
        return _message(self._key, {**self._facts, **more}, self._words)

    def said(self, locale: str | None = None, names: Names | None = None) -> str:
        """The sentence in a language (``None``: the one that ``set_locale`` chose), with the names of a board."""
        return _Spoken.by.say(self, locale, names)

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
"""What can be said: a message, or a text that is the same in every language (of somebody's own rule, say)."""


def said(thing: Said, locale: str | None = None, names: Names | None = None) -> str:
    """A message in a language (``None``: the one that ``set_locale`` chose); a plain text as it stands."""
    return thing.said(locale, names) if isinstance(thing, Message) else thing


def sentence(template: str, /, **facts: Any) -> Message:
    """A message made of a sentence in one language, for rules that bring no texts: facts stand in braces.

    >>> print(sentence("Nobody sings {song} there.", song="a ballad"))
    Nobody sings a ballad there.
    """
    text = re.sub(r"[{}]", lambda brace: f'{{ "{brace.group()}" }}', template)
    for name in facts:
        text = text.replace(f'{{ "{{" }}{name}{{ "}}" }}', f"{{ ${name} }}")
    return Message("sentence", **facts).worded(f'sentence = {{ "" }}{" ".join(text.split())}')


class Speaker(Protocol):
    """Puts messages into words."""

    def say(self, message: Message, locale: str | None, names: Names | None) -> str:
        """The message in a language."""

    def title(self, code: str, message: Message | None, locale: str | None) -> str:
        """The title of the rule with that id, which has said the message."""


class _Silent:
    """Shows keys and facts; it speaks as long as nobody else does."""

    def say(self, message: Message, locale: str | None, names: Names | None) -> str:
        return f"{message.key}({', '.join(f'{name}={fact}' for name, fact in message.facts.items())})"

    def title(self, code: str, message: Message | None, locale: str | None) -> str:
        return code


class _Spoken:
    by: Speaker = _Silent()


def speak_with(speaker: Speaker) -> None:
    """Let this speaker say all messages."""
    _Spoken.by = speaker


def title_of(code: str, message: Message | None = None, locale: str | None = None) -> str:
    """The title that a rule's id has in the rule book."""
    return _Spoken.by.title(code, message, locale)
