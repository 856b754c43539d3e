"""The texts of the package: a folder for each language, in the syntax of Project Fluent (projectfluent.org).

Each folder has the same files as ``en``.  Fluent is imported and files are read only when the first sentence is
needed.  Importing this package makes messages printable: ``print(message)``.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, ClassVar
from weakref import WeakMethod

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
    """The default language."""

    locale = ENGLISH
    by_code = False
    """Has :func:`set_locale` been called?"""
    followers: ClassVar[list[WeakMethod[Callable[[str], object]]]] = []


@lru_cache(maxsize=1)
def locales() -> tuple[str, ...]:
    """The available languages, English first: ``('en', 'de', 'pl')``."""
    found = [folder.name for folder in files(__name__).iterdir() if folder.joinpath("vocabulary.ftl").is_file()]
    return tuple(sorted(found, key=lambda name: (name != ENGLISH, name)))


def languages() -> dict[str, str]:
    """The available languages, each by its own name.

    >>> languages()["pl"]
    'Polski'
    """
    return {locale: fill("language-name", locale) for locale in locales()}


def checked(locale: object = None) -> str:
    """The code of an available language; ``None`` means the default chosen by :func:`set_locale`."""
    if locale is None:
        return _Chosen.locale
    if not isinstance(locale, str) or locale not in locales():
        raise BadInput(Message("error-locale", locale=short(locale), known=locales()))
    return locale


def set_locale(locale: str) -> None:
    """Choose the default language.

    >>> set_locale("pl")
    >>> set_locale("en")
    """
    _Chosen.locale = checked(locale)
    _Chosen.by_code = True
    _Chosen.followers[:] = [one for one in _Chosen.followers if one() is not None]
    for follower in _Chosen.followers:
        tell = follower()
        if tell is not None:
            tell(_Chosen.locale)


def is_chosen() -> bool:
    """Has :func:`set_locale` been called?"""
    return _Chosen.by_code


def follow_locale(method: Callable[[str], object]) -> None:
    """Call a method with the language at each :func:`set_locale`, as long as its object lives."""
    _Chosen.followers.append(WeakMethod(method))


def fill(key: str, locale: str | None = None, names: Names | None = None, /, **facts: Any) -> str:
    """The message with this key, filled with these facts, in a language."""
    return _speaker.say(Message(key, **facts), locale, names)


def has(key: str, locale: str = ENGLISH, names: Names | None = None) -> bool:
    """Does a message with this key (``id`` or ``id.attribute``) exist in a language?  English has all of them."""
    own = names.words if names else ""
    return _language(locale).has(key) or bool(own and _language(ENGLISH).has_own(own, key))


def title(code: str, message: Message | None = None, locale: str | None = None, names: Names | None = None) -> str:
    """The title of a rule in the rule book; for an unknown rule, words made from its id.

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
    """The text of these files of a language (names without ``.ftl``), concatenated for the page."""
    from .store import source  # noqa: PLC0415 -- Fluent is imported with the first sentence

    return "\n".join(source(checked(locale), name) for name in names)


def files_of(*keys: str) -> tuple[str, ...]:
    """The files (without ``.ftl``) that contain these messages, each once; unknown messages are skipped."""
    english = _language(ENGLISH)
    found = [english.file_of(key.partition(".")[0]) for key in keys]
    return tuple(dict.fromkeys(name for name in found if name is not None))


def faults() -> list[str]:
    """Missing messages and facts since the last call; for tests."""
    from .store import faults as collected  # noqa: PLC0415 -- Fluent is imported with the first sentence

    found = list(collected)
    collected.clear()
    return found


@lru_cache(maxsize=32)
def _language(locale: str) -> Language:
    from .store import Language  # noqa: PLC0415 -- Fluent is imported with the first sentence

    return Language(locale)


class _Speaker:
    """Formats the kernel's messages."""

    def say(self, message: Message, locale: str | None, names: Names | None) -> str:
        from .store import faults as collected  # noqa: PLC0415 -- Fluent is imported with the first sentence

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
    """The message in a language, or in the text that its rule brings along; ``None`` if there is no such message."""
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
