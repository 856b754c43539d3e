"""BRIDGE: translation of sentences of the old kind (``errors.Phrase``).

This module, ``Phrase`` and everything else marked BRIDGE disappear when all texts are in :mod:`ttr_widget.locales`.

Templates are English sentences with facts: ``"{player} has {left} {left:train|trains} left."``.  Other languages are
registered with :func:`teach`; sentences without a translation stay English.  A format after the colon says how a fact
is written:

==================  ===================================================================================
``{n:card|cards}``  the form of the word for the number ``n`` (without the number)
``{piece:of n}``    the noun that the fact names, in the form for the number ``n``
``{own:count}``     a mapping of nouns to numbers: 45 trains and 3 stations
``{color:word}``    a word from the vocabulary
``{card:card}``     the name of a card
==================  ===================================================================================

Other facts are written as they are: names, ids and numbers; tuples as lists; other sentences in the same language.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from string import Formatter
from typing import Any, ClassVar

from .json_values import short
from .message import Message, Names


@dataclass(frozen=True, eq=False)
class Language:
    """A language: its sentences by English template, and a small vocabulary."""

    name: str
    form: Callable[[int], int]
    """Returns the index of the noun form for a number."""
    hand: Callable[[Mapping[str, int]], str]
    """Formats cards, given as numbers by name."""
    also: str
    """The conjunction before the last item of a list."""
    sentences: Mapping[str, str] = field(default_factory=dict)
    words: Mapping[str, str] = field(default_factory=dict)
    cards: Mapping[str, str] = field(default_factory=dict)
    nouns: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    titles: Mapping[str, str] = field(default_factory=dict)
    """The titles of the rules, by id or by the part of the id after the dot."""

    def title(self, code: str) -> str:
        """The title of a rule in the rule book; unknown rules get one made from the id."""
        name = code.rpartition(".")[2]
        return self.titles.get(code) or self.titles.get(name) or name.replace("-", " ").capitalize()

    def fill(self, template: str, facts: Mapping[str, Any]) -> str:
        """Insert facts into a template in this language."""
        return "".join(
            [text + (self._said(facts, name, spec) if name else "") for text, name, spec in _parts(template)]
        )

    def say(self, text: Message | str) -> str:
        """Translate a sentence; a text without a template is looked up as it is."""
        if isinstance(text, Message):
            return text.said(self.name)
        template = getattr(text, "template", None)
        if template is None:
            return self.sentences.get(text, text)
        return self.fill(self.sentences.get(template, template), getattr(text, "facts", {}))

    def _said(self, facts: Mapping[str, Any], name: str, spec: str) -> str:
        value = facts[name]
        if not spec:
            return self._plainly(value)
        if "|" in spec:
            return _form(tuple(spec.split("|")), self.form(value))
        if spec == "word":
            return self._each(value, self.words)
        if spec == "card":
            return self._each(value, self.cards)
        if spec == "count":
            return self.also.join(f"{number} {self._noun(noun, number)}" for noun, number in value.items())
        if spec.startswith("of "):
            return self._noun(value, facts[spec[3:]])
        return format(value, spec)

    def _plainly(self, value: Any) -> str:
        if hasattr(value, "template") or isinstance(value, Message):
            return self.say(value)
        if isinstance(value, tuple | list):
            return ", ".join(map(self._plainly, value))
        return self.hand(value) if isinstance(value, Mapping) else str(value)

    def _each(self, value: Any, words: Mapping[str, str]) -> str:
        if isinstance(value, str) and not hasattr(value, "template"):
            return words.get(value.lower(), value) if words else value
        if isinstance(value, tuple | list):
            return ", ".join([self._each(one, words) for one in value])
        return self._plainly(value)

    def _noun(self, noun: str, number: int) -> str:
        return _form(self.nouns.get(noun, (noun,)), self.form(number))


def _form(forms: tuple[str, ...], number: int) -> str:
    return forms[min(number, len(forms) - 1)]


@lru_cache(maxsize=4096)
def _parts(template: str) -> tuple[tuple[str, str | None, str], ...]:
    """Split a template into texts, each with the field that follows it (``None`` at the end) and the field's format."""
    return tuple([(text, name, spec or "") for text, name, spec, _ in Formatter().parse(template)])


def fields_of(template: str) -> set[str]:
    """The facts that a template uses."""
    return set(_fields(template))


def _fields(template: str) -> Iterator[str]:
    for _, name, spec in _parts(template):
        if name:
            yield name
            if spec.startswith("of "):
                yield spec[3:]


def _english_hand(cards: Mapping[str, int]) -> str:
    return " and ".join(f"{n} {name}" for name, n in cards.items()) if isinstance(cards, dict) else str(cards)


ENGLISH = "en"
english = Language(
    ENGLISH,
    form=lambda number: 0 if number == 1 else 1,
    hand=_english_hand,
    also=" and ",
    words={
        "tram": "streetcar",
    },
    nouns={
        "trains": ("train", "trains"),
        "ships": ("ship", "ships"),
        "streetcars": ("streetcar", "streetcars"),
        "subways": ("subway car", "subway cars"),
        "tickets": ("ticket", "tickets"),
        "tour": ("tour", "tours"),
        "deck": ("card", "cards"),
        "train-deck": ("train card", "train cards"),
        "ship-deck": ("ship card", "ship cards"),
    },
)


class _Spoken:
    """The known languages and the default language."""

    known: ClassVar[dict[str, Language]] = {ENGLISH: english}
    default: ClassVar[str] = ENGLISH
    more: ClassVar[tuple[str, ...]] = ()
    """Languages that only :mod:`ttr_widget.locales` knows; sentences of the old kind stay English in them."""


def teach(language: Language) -> None:
    """Register a language, replacing an earlier definition."""
    _Spoken.known[language.name] = language


def also_spoken(locales: tuple[str, ...]) -> None:
    """Register the languages of :mod:`ttr_widget.locales`."""
    _Spoken.more = locales


def locales() -> tuple[str, ...]:
    """The known languages: ``('en', 'pl')``."""
    return tuple(_Spoken.known)


def language_of(locale: object = None) -> Language:
    """The language with this name, or the default language."""
    name = _Spoken.default if locale is None else locale
    found = _Spoken.known.get(name) if isinstance(name, str) else None
    if found is None and name in _Spoken.more:
        found = replace(english, name=name)
    if found is None:
        from .errors import BadInput, Phrase  # noqa: PLC0415  (errors speak through this module)

        text = "no language {locale} (languages: {known})"
        raise BadInput(Phrase(text, locale=short(locale), known=(*locales(), *_Spoken.more)))
    return found


def speaker(locale: str | None, twins: Mapping[str, Mapping[str, str]]) -> Callable[[str], str]:
    """A function that translates sentences private to one module; ``twins`` maps languages to their translations."""
    language = language_of(locale)
    own = twins.get(language.name)
    return (replace(language, sentences={**language.sentences, **own}) if own else language).say


def set_locale(locale: str) -> None:
    """Choose the default language.

    >>> set_locale("pl")
    >>> set_locale("en")
    """
    _Spoken.default = language_of(locale).name


def said(text: Message | str, locale: str | None = None, names: Names | None = None) -> str:
    """A sentence in a language (``None``: the one chosen with :func:`set_locale`)."""
    return text.said(locale, names) if isinstance(text, Message) else language_of(locale).say(text)
