"""The words of the package: a folder for each language, in the syntax of Project Fluent (projectfluent.org).

A language is a folder with the same files as ``en``.  Nothing is read, and Fluent is not imported, until the first
sentence is said.  Importing this package lets messages speak: ``print(message)``.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from ttr_widget.kernel.errors import BadInput
from ttr_widget.kernel.json_values import short
from ttr_widget.kernel.message import ENGLISH, Message, Names, said, speak_with

from .context import names_now

if TYPE_CHECKING:
    from .store import Language

__all__ = [
    "ENGLISH",
    "checked",
    "faults",
    "files_of",
    "fill",
    "find",
    "has",
    "languages",
    "locales",
    "resource",
    "said",
    "set_locale",
    "title",
]


class _Chosen:
    """The language that is spoken where none is asked for."""

    locale = ENGLISH


@lru_cache(maxsize=1)
def locales() -> tuple[str, ...]:
    """The languages that there are, English first: ``('en', 'de', 'pl')``."""
    found = [folder.name for folder in files(__name__).iterdir() if folder.joinpath("vocabulary.ftl").is_file()]
    return tuple(sorted(found, key=lambda name: (name != ENGLISH, name)))


def languages() -> dict[str, str]:
    """The languages that there are, each by its own name.

    >>> languages()["pl"]
    'Polski'
    """
    return {locale: fill("language-name", locale) for locale in locales()}


def checked(locale: object = None) -> str:
    """A language that there is; ``None`` means the one that :func:`set_locale` chose."""
    if locale is None:
        return _Chosen.locale
    if not isinstance(locale, str) or locale not in locales():
        raise BadInput(Message("error-locale", locale=short(locale), known=locales()))
    return locale


def set_locale(locale: str) -> None:
    """Choose the language that is spoken where none is asked for.

    >>> set_locale("pl")
    >>> set_locale("en")
    """
    _Chosen.locale = checked(locale)


def fill(key: str, locale: str | None = None, names: Names | None = None, /, **facts: Any) -> str:
    """The message with this key and these facts, in a language."""
    return _speaker.say(Message(key, **facts), locale, names)


def has(key: str, locale: str = ENGLISH, names: Names | None = None) -> bool:
    """Is there a message with this key (``id`` or ``id.attribute``)?  In English there are all."""
    own = names.words if names else ""
    return _language(locale).has(key) or bool(own and _language(ENGLISH).has_own(own, key))


def title(code: str, message: Message | None = None, locale: str | None = None, names: Names | None = None) -> str:
    """The title that a rule's id has in the rule book; of an unknown rule, words made of the id.

    >>> title("europe.station-use", locale="en")
    'Using a station'
    """
    words = "\n".join(filter(None, [message.words if message else "", names.words if names else ""]))
    ids = ([message.key.partition(".")[0]] if message else []) + [code.replace(".", "-")]
    for id in ids:
        found = find(Message(f"{id}.title").worded(words), checked(locale), names)
        if found is not None:
            return found
    return code.rpartition(".")[2].replace("-", " ").capitalize()


def resource(locale: str, *names: str) -> str:
    """The text of these files (without ``.ftl``) of a language, one after the other, as the page gets it."""
    from .store import source  # noqa: PLC0415 -- late, as all that needs Fluent

    return "\n".join(source(checked(locale), name) for name in names)


def files_of(*keys: str) -> tuple[str, ...]:
    """The files (without ``.ftl``) that have these messages, each once; a message that there is not has none."""
    english = _language(ENGLISH)
    found = [english.file_of(key.partition(".")[0]) for key in keys]
    return tuple(dict.fromkeys(name for name in found if name is not None))


def faults() -> list[str]:
    """What could not be said as it should since this was last asked; for tests."""
    from .store import faults as collected  # noqa: PLC0415 -- late, as all that needs Fluent

    found = list(collected)
    collected.clear()
    return found


@lru_cache(maxsize=32)
def _language(locale: str) -> Language:
    from .store import Language  # noqa: PLC0415 -- Fluent is imported with the first sentence

    return Language(locale)


class _Speaker:
    """Says the kernel's messages."""

    def say(self, message: Message, locale: str | None, names: Names | None) -> str:
        from .store import faults as collected  # noqa: PLC0415 -- late, as all that needs Fluent

        name = checked(locale)
        found = find(message, name, names)
        if found is not None:
            return found
        collected.append(f"{name} {message.key}: no such message")
        found = find(message, ENGLISH, names) if name != ENGLISH else None
        return message.key if found is None else found

    def title(self, code: str, message: Message | None, locale: str | None) -> str:
        return title(code, message, locale)


_speaker = _Speaker()


def find(message: Message, locale: str | None = None, names: Names | None = None) -> str | None:
    """The message in a language, or in the words that its rule brings along; ``None`` if there is no such message."""
    locale = checked(locale)
    names = names if names is not None else names_now.get()
    token = names_now.set(names)
    try:
        for words in filter(None, (message.words, names.words if names else "")):
            found = _language(ENGLISH).fill_own(words, message.key, message.facts)
            if found is not None:
                return found
        return _language(locale).fill(message.key, message.facts)
    finally:
        names_now.reset(token)


speak_with(_speaker)
