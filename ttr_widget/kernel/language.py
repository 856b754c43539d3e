"""BRIDGE: how a sentence of the old kind (``errors.Phrase``) is said in another language.

This module, ``Phrase``, what is marked BRIDGE elsewhere, and the old texts (``rulebook/polish*.py``,
``rulebook/words``, ``widget/texts*.py`` ...) go when all texts have moved to :mod:`ttr_widget.locales`.

The kernel and the rules speak English: templates with facts, ``"{player} has {left} {left:train|trains} left."``.
Whoever knows another language teaches it with :func:`teach`; a sentence that it lacks is said in English.  What stands
behind the colon of a field says how the fact is said:

==================  ===================================================================================
``{n:card|cards}``  the form of the word that goes with the number ``n`` (not the number itself)
``{piece:of n}``    the noun that the fact names, in the form that goes with the number ``n``
``{own:count}``     a mapping of nouns to numbers: 45 trains and 3 stations
``{color:word}``    the word for it
``{card:card}``     the name of a card
==================  ===================================================================================

Everything else is said as it is: names, ids, numbers; tuples one after the other; other sentences in the same language.
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
    """What must be known of a language: its sentences by the English template, and a small vocabulary."""

    name: str
    form: Callable[[int], int]
    """Which form of a noun (from 0) goes with a number."""
    hand: Callable[[Mapping[str, int]], str]
    """How cards are said, given their numbers by name."""
    also: str
    """What stands between the last two things of a list."""
    sentences: Mapping[str, str] = field(default_factory=dict)
    words: Mapping[str, str] = field(default_factory=dict)
    cards: Mapping[str, str] = field(default_factory=dict)
    nouns: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    titles: Mapping[str, str] = field(default_factory=dict)
    """The titles of the rules, by id or by the part of the id after the dot."""

    def title(self, code: str) -> str:
        """The title of a rule in the rule book; of a rule that it does not know, words made of the id."""
        name = code.rpartition(".")[2]
        return self.titles.get(code) or self.titles.get(name) or name.replace("-", " ").capitalize()

    def fill(self, template: str, facts: Mapping[str, Any]) -> str:
        """The template (already in this language) with its facts."""
        return "".join(
            [text + (self._said(facts, name, spec) if name else "") for text, name, spec in _parts(template)]
        )

    def say(self, text: Message | str) -> str:
        """A sentence in this language; a text that is no sentence with a template is looked up as it stands."""
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
    """Texts, each with the field that follows it (none at the end) and what stands behind the field's colon."""
    return tuple([(text, name, spec or "") for text, name, spec, _ in Formatter().parse(template)])


def fields_of(template: str) -> set[str]:
    """The facts that a template names."""
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
    """The languages that are known, and the one that is spoken where nobody asks for one."""

    known: ClassVar[dict[str, Language]] = {ENGLISH: english}
    default: ClassVar[str] = ENGLISH
    more: ClassVar[tuple[str, ...]] = ()
    """Languages that only :mod:`ttr_widget.locales` knows: here they are English."""


def teach(language: Language) -> None:
    """Let this language be spoken, in the place of what was known of it before."""
    _Spoken.known[language.name] = language


def also_spoken(locales: tuple[str, ...]) -> None:
    """Languages of :mod:`ttr_widget.locales`."""
    _Spoken.more = locales


def locales() -> tuple[str, ...]:
    """The languages that are spoken: ``('en', 'pl')``."""
    return tuple(_Spoken.known)


def language_of(locale: object = None) -> Language:
    """The language of that name; without a name the one that :func:`set_locale` chose."""
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
    """Says sentences that one module keeps for itself: ``twins`` are theirs by language, then by the English one."""
    language = language_of(locale)
    own = twins.get(language.name)
    return (replace(language, sentences={**language.sentences, **own}) if own else language).say


def set_locale(locale: str) -> None:
    """Choose the language that is spoken where none is asked for.

    >>> set_locale("pl")
    >>> set_locale("en")
    """
    _Spoken.default = language_of(locale).name


def said(text: Message | str, locale: str | None = None, names: Names | None = None) -> str:
    """A sentence in a language (``None``: the one that :func:`set_locale` chose)."""
    return text.said(locale, names) if isinstance(text, Message) else language_of(locale).say(text)
