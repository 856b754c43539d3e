"""What can go wrong, as values and as exceptions.

A :class:`Refusal` is a value: it names the rule that says no, in a sentence for people, with the facts.  Three kinds
are kept apart: ``bad-input`` (cannot be read), ``illegal`` (not allowed now) and ``stale`` (an older state was shown).
``game.why_not`` returns refusals; ``game.play`` raises :class:`Refused` and its subclasses, which carry one.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from .json_values import plain, short
from .message import Message, Names, Said, said, sentence, title_of
from .representation import Shown

Kind = Literal["bad-input", "illegal", "stale"]


@dataclass(frozen=True, slots=True, repr=False)
class Refusal(Shown):
    """Why something cannot be done: ``code`` is a rule's id in the rule book, ``message`` says it.

    >>> import ttr_widget as ttr
    >>> refusal = ttr.new_game("europe", seed=7).why_not("draw deck")
    >>> refusal.code, refusal.kind
    ('tickets.keep', 'illegal')
    """

    code: str
    message: Said
    kind: Kind = "illegal"
    locale: str | None = field(default=None, compare=False)
    """The language of ``text`` (``None``: the one that ``set_locale`` chose)."""

    @property
    def text(self) -> str:
        """The reason as a sentence."""
        return self.said(self.locale)

    @property
    def facts(self) -> Mapping[str, Any]:
        """What the sentence names."""
        return getattr(self.message, "facts", {})

    def __str__(self) -> str:
        return f"{self.text} [{self.code}]"

    def said(self, locale: str | None = None, names: Names | None = None) -> str:
        """The sentence in a language (``None``: the one that ``set_locale`` chose), with the names of a board."""
        return said(self.message, locale, names)

    def title(self, locale: str | None = None) -> str:
        """The title that the rule has in the rule book."""
        return title_of(self.code, self.message if isinstance(self.message, Message) else None, locale)

    def into(self, locale: str | None = None) -> Refusal:
        """The same refusal with its sentence in a language."""
        return replace(self, locale=locale)

    def with_facts(self, **more: Any) -> Refusal:
        """The same refusal with more facts, for programs."""
        if not isinstance(self.message, Message):
            return self
        return replace(self, message=self.message.with_facts(**more))

    def worded(self, words: str) -> Refusal:
        """The same refusal by a rule that brings its own words along."""
        return replace(self, message=self.message.worded(words)) if isinstance(self.message, Message) else self

    def __repr__(self) -> str:
        return f"<Refusal: {self}>"

    def to_dict(self) -> dict[str, Any]:
        """The refusal as JSON knows it."""
        return {"kind": self.kind, "code": self.code, "text": self.text, "facts": plain(self.facts)}


def refuse(code: str, name: str, /, **facts: Any) -> Refusal:
    """An ``illegal`` refusal: ``name`` is an attribute of the rule's message.

    ``refuse("europe.station", "all-built", player=...)`` says ``europe-station.all-built``.  A rule of your own may
    give a sentence instead: ``refuse("house.calm", "{player} must wait.", player=...)``.
    """
    if " " in name:
        return Refusal(code, sentence(name, **facts))
    return Refusal(code, Message(f"{code.replace('.', '-')}.{name}", **facts))


class TtrError(Exception):
    """The base of every error that this package raises on purpose.

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
    def message(self) -> Said:
        """What went wrong, as a message."""
        given = self.args[0] if len(self.args) == 1 else None
        return given if isinstance(given, Message) else super().__str__()

    def said(self, locale: str | None = None) -> str:
        """The message in a language (``None``: the one that ``set_locale`` chose)."""
        return said(self.message, locale)


class BadInput(TtrError, ValueError):
    """Something that was given cannot be read; the message says what, where, and what would do.

    >>> import ttr_widget as ttr
    >>> ttr.new_game("germany").board.city("berln")
    Traceback (most recent call last):
    ...
    ttr_widget.kernel.errors.BadInput: no city 'berln' on the board 'germany'; did you mean 'berlin'?
    """

    @property
    def refusal(self) -> Refusal:
        """The same as a value."""
        return Refusal("input", self.message, "bad-input")


class BadBoard(BadInput):
    """Board data that cannot be right; the message names file and line where there are such.

    >>> import networkx, ttr_widget as ttr
    >>> ttr.Board.from_graph(networkx.Graph([("Ayr", "Bonn", {"length": 0})]), name="town")
    Traceback (most recent call last):
    ...
    ttr_widget.kernel.errors.BadBoard: board 'town', route 'ayr-bonn': 'length' should be a whole number from 1, not 0
    """


class BadVariant(BadInput):
    """A list of rules that cannot work together, or not on this board.

    >>> import ttr_widget as ttr
    >>> from ttr_widget.rules import Tunnels
    >>> ttr.variant("usa").with_rule(Tunnels())
    Traceback (most recent call last):
    ...
    ttr_widget.kernel.errors.BadVariant: Tunnels() cannot work on the board 'usa': none of its routes is a tunnel
    """


class BadScenario(BadInput):
    """A position made by hand that cannot be; the message says which facts are against each other.

    >>> import ttr_widget as ttr
    >>> ttr.scenario("europe", hands={0: "8 red", 1: "8 red"})
    Traceback (most recent call last):
    ...
    ttr_widget.kernel.errors.BadScenario: cards: the game has 12 red cards, and 16 are listed: ...
    """


class BadSave(BadInput):
    """A save or a transcript that cannot be trusted; the message names the place.

    >>> import ttr_widget as ttr
    >>> ttr.replay("a shopping list")
    Traceback (most recent call last):
    ...
    ttr_widget.kernel.errors.BadSave: ...
    """


class Refused(TtrError):
    """An action that cannot be played; ``refusal`` holds the reason as a value.

    >>> import ttr_widget as ttr
    >>> try:
    ...     ttr.new_game("europe", seed=7).play("draw deck")
    ... except ttr.Refused as refused:
    ...     print(refused.refusal.code)
    tickets.keep
    """

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal

    @property
    def message(self) -> Said:
        return Message("error-refused", reason=self.refusal.message, rule=self.refusal.code)

    def said(self, locale: str | None = None) -> str:
        """The reason in a language (``None``: the one in which it was refused)."""
        return str(self.refusal if locale is None else self.refusal.into(locale))

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.refusal,)


class IllegalAction(Refused):
    """The rules do not allow this now.

    >>> import ttr_widget as ttr
    >>> game = ttr.scenario("usa", seed=1, hands={0: "1 red"})
    >>> game.play("claim boston-montreal-1 with 1 red")
    Traceback (most recent call last):
    ...
    ttr_widget.kernel.errors.IllegalAction: ...
    """


class StaleAction(Refused):
    """The action answers an older state of the game than the present one.

    >>> import ttr_widget as ttr
    >>> game = ttr.scenario("usa", seed=1)
    >>> _ = game.play("draw deck")
    >>> game.play("draw deck", at=0)
    Traceback (most recent call last):
    ...
    ttr_widget.kernel.errors.StaleAction: This action answers the game as it stood after 0 actions, and ...
    """


class GameBroken(TtrError):
    """A rule raised an error while an action was applied; the game stands as it was before the action.

    It is a mistake in a rule, mostly in one of your own: ``error.__cause__`` is what the rule raised.

    >>> import ttr_widget as ttr
    >>> issubclass(ttr.GameBroken, ttr.TtrError)
    True
    """


def expected(wanted: str, given: object, /, **facts: Any) -> Message:
    """``expected a text, got 7``: ``wanted`` names the message ``want-…``, which has these facts."""
    return Message("error-expected", wanted=Message(f"want-{wanted}", **facts), given=short(given))


def misfit(field: str, wanted: str, given: object, /, **facts: Any) -> Message:
    """``'length' should be a whole number, not '7'``: the same of a field in data."""
    return Message("error-field", field=field, wanted=Message(f"want-{wanted}", **facts), given=short(given))


def at(place: Said, problem: Said) -> Message:
    """``hands[0]: …``: a problem and where it is."""
    return Message("error-at", place=place, problem=problem)


def did_you_mean(word: str, known: Iterable[str]) -> Said:
    """``; did you mean 'paris'?`` for the nearest of ``known``, or nothing if none is near."""
    near = difflib.get_close_matches(word, list(known), n=1, cutoff=0.6)
    return Message("error-near", near=near[0]) if near else ""
