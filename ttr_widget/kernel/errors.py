"""Errors, as values and as exceptions.

A :class:`Refusal` is a value: it names the rule that forbids an action and explains why, with the facts.  There are
three kinds: ``bad-input`` (cannot be parsed), ``illegal`` (not allowed now) and ``stale`` (refers to an older state).
``game.why_not`` returns refusals; ``game.play`` raises :class:`Refused` or one of its subclasses, which carry one.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from .json_values import jsonable, short
from .limits import NAME
from .message import Message, Names, Said, said, sentence, title_of
from .representation import Shown

Kind = Literal["bad-input", "illegal", "stale"]


@dataclass(frozen=True, slots=True, repr=False)
class Refusal(Shown):
    """The reason why an action is not possible: ``code`` is a rule id in the rule book, ``message`` explains it.

    >>> import ttr_widget as ttr
    >>> refusal = ttr.new_game("europe", seed=7).why_not("draw deck")
    >>> refusal.code, refusal.kind
    ('tickets.keep', 'illegal')
    """

    code: str
    message: Said
    kind: Kind = "illegal"
    locale: str | None = field(default=None, compare=False)
    """The language of ``text`` (``None``: the one chosen with ``set_locale``)."""

    @property
    def text(self) -> str:
        """The reason as a sentence."""
        return self.said(self.locale)

    @property
    def facts(self) -> Mapping[str, Any]:
        """The values that the sentence mentions."""
        return getattr(self.message, "facts", {})

    def __str__(self) -> str:
        return f"{self.text} [{self.code}]"

    def said(self, locale: str | None = None, names: Names | None = None) -> str:
        """The sentence in a language (``None``: the one chosen with ``set_locale``), with a board's names."""
        return said(self.message, locale, names)

    def title(self, locale: str | None = None) -> str:
        """The title of the rule in the rule book."""
        return title_of(self.code, self.message if isinstance(self.message, Message) else None, locale)

    def into(self, locale: str | None = None) -> Refusal:
        """The same refusal, with its text in a language."""
        return replace(self, locale=locale)

    def with_facts(self, **more: Any) -> Refusal:
        """The same refusal with additional facts, for programs."""
        if not isinstance(self.message, Message):
            return self
        return replace(self, message=self.message.with_facts(**more))

    def worded(self, words: str) -> Refusal:
        """The same refusal for a rule class that brings its own words."""
        return replace(self, message=self.message.worded(words)) if isinstance(self.message, Message) else self

    def __repr__(self) -> str:
        return f"<Refusal: {self}>"

    def to_dict(self) -> dict[str, Any]:
        """The refusal as JSON data."""
        return {"kind": self.kind, "code": self.code, "text": self.text, "facts": jsonable(self.facts)}


def refuse(code: str, name: str, /, **facts: Any) -> Refusal:
    """Make an ``illegal`` refusal; ``name`` is an attribute of the rule's message.

    ``refuse("europe.station", "all-built", player=...)`` says ``europe-station.all-built``.  A rule of your own may
    give a sentence instead: ``refuse("house.calm", "{player} must wait.", player=...)``.
    """
    if " " in name:
        return Refusal(code, sentence(name, **facts))
    return Refusal(code, Message(f"{code.replace('.', '-')}.{name}", **facts))


class TtrError(Exception):
    """Base class of all errors that this package raises deliberately.

    >>> import ttr_widget as ttr
    >>> try:
    ...     ttr.new_game("mars")
    ... except ttr.TtrError as error:
    ...     print(type(error).__name__)
    BadInput
    """

    def __str__(self) -> str:
        return self.said()

    @property
    def refusal(self) -> Refusal:
        """The error as a value, as ``game.why_not`` returns it."""
        return Refusal("input", self.message, "bad-input")

    @property
    def code(self) -> str:
        """The id of the rule that forbids an action; ``"input"`` for anything that has nothing to do with the rules."""
        return self.refusal.code

    @property
    def message(self) -> Said:
        """The error as a message."""
        given = self.args[0] if len(self.args) == 1 else None
        return given if isinstance(given, Message) else super().__str__()

    def said(self, locale: str | None = None) -> str:
        """The message in a language (``None``: the one chosen with ``set_locale``)."""
        return said(self.message, locale)


class BadInput(TtrError, ValueError):
    """Input that cannot be parsed; the message says what is wrong, where, and what is expected.

    >>> import ttr_widget as ttr
    >>> ttr.new_game("germany").board.city("berln")
    Traceback (most recent call last):
    ...
    ttr_widget.kernel.errors.BadInput: no city 'berln' on the board 'germany'; did you mean 'berlin'?
    """


class BadBoard(BadInput):
    """Invalid board data; the message names the file and the line if known.

    >>> import networkx, ttr_widget as ttr
    >>> ttr.Board.from_graph(networkx.Graph([("Ayr", "Bonn", {"length": 0})]), name="town")
    Traceback (most recent call last):
    ...
    ttr_widget.kernel.errors.BadBoard: board 'town', route 'ayr-bonn': 'length' should be a whole number from 1, not 0
    """


class BadVariant(BadInput):
    """A combination of rules that do not work together, or not on this board.

    >>> import ttr_widget as ttr
    >>> from ttr_widget.rules import Ferries
    >>> ttr.variant("usa").with_rule(Ferries())
    Traceback (most recent call last):
    ...
    ttr_widget.kernel.errors.BadVariant: Ferries() cannot work on the board 'usa': none of its routes is a ferry
    """


class BadScenario(BadInput):
    """An impossible hand-made position; the message names the contradiction.

    >>> import ttr_widget as ttr
    >>> ttr.scenario("europe", hands={0: "8 red", 1: "8 red"})
    Traceback (most recent call last):
    ...
    ttr_widget.kernel.errors.BadScenario: cards: the game has 12 red cards, and 16 are listed: ...
    """


class BadSave(BadInput):
    """A damaged or forged save or transcript; the message names the place.

    >>> import ttr_widget as ttr
    >>> ttr.replay("a shopping list")
    Traceback (most recent call last):
    ...
    ttr_widget.kernel.errors.BadSave: ...
    """


class NotSaved(TtrError, OSError):
    """A file could not be written; the message says where, why, and what to do.  What was there before is unchanged.

    >>> import ttr_widget as ttr
    >>> ttr.new_game("europe", seed=7).save("no/such/folder/evening.ttr.json")
    Traceback (most recent call last):
    ...
    ttr_widget.kernel.errors.NotSaved: 'evening.ttr.json' cannot be written: there is no folder 'no/such/folder'; ...
    """


class Refused(TtrError):
    """An action that cannot be played; ``refusal`` holds the reason as a value, ``code`` the id of the rule.

    >>> import ttr_widget as ttr
    >>> try:
    ...     ttr.new_game("europe", seed=7).play("draw deck")
    ... except ttr.Refused as refused:
    ...     print(refused.code)
    tickets.keep
    """

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self._refusal = refusal

    @property
    def refusal(self) -> Refusal:
        """The reason, as ``game.why_not`` returns it."""
        return self._refusal

    @property
    def message(self) -> Said:
        return Message("error-refused", reason=self.refusal.message, rule=self.refusal.code)

    def said(self, locale: str | None = None) -> str:
        """The reason in a language (``None``: the language of the refusal)."""
        return str(self.refusal if locale is None else self.refusal.into(locale))

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.refusal,)


class IllegalAction(Refused):
    """The rules do not allow the action now.

    >>> import ttr_widget as ttr
    >>> game = ttr.scenario("usa", seed=1, hands={0: "1 red"})
    >>> game.play("claim boston-montreal-1 with 1 red")
    Traceback (most recent call last):
    ...
    ttr_widget.kernel.errors.IllegalAction: ...
    """


class StaleAction(Refused):
    """The action was meant for an older state of the game.

    >>> import ttr_widget as ttr
    >>> game = ttr.scenario("usa", seed=1)
    >>> _ = game.play("draw deck")
    >>> game.play("draw deck", at=0)
    Traceback (most recent call last):
    ...
    ttr_widget.kernel.errors.StaleAction: This action answers the game as it stood after 0 actions, and ...
    """


class GameBroken(TtrError):
    """A rule raised an error while an action was applied; the game is unchanged.

    This is a bug in a rule, most often in one of your own; ``error.__cause__`` is the original error.

    >>> import ttr_widget as ttr
    >>> issubclass(ttr.GameBroken, ttr.TtrError)
    True
    """


def expected(wanted: str, given: object, /, **facts: Any) -> Message:
    """``expected a text, got 7``: ``wanted`` selects the message ``want-…``, formatted with these facts."""
    return Message("error-expected", wanted=Message(f"want-{wanted}", **facts), given=short(given))


def misfit(field: str, wanted: str, given: object, /, **facts: Any) -> Message:
    """``'length' should be a whole number, not '7'``: the error for a field in data."""
    return Message("error-field", field=field, wanted=Message(f"want-{wanted}", **facts), given=short(given))


def at(place: Said, problem: Said) -> Message:
    """``hands[0]: …``: a problem and its place."""
    return Message("error-at", place=place, problem=problem)


def did_you_mean(word: object, known: Iterable[str], likeness: float = 0.6) -> Said:
    """``; did you mean 'paris'?`` for the closest of ``known``, or nothing if none is this close."""
    near = difflib.get_close_matches(word[:NAME] if isinstance(word, str) else "", list(known), n=1, cutoff=likeness)
    return Message("error-near", near=near[0]) if near else ""
