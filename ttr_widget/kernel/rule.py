"""The base class of rules.

A variant is a board and a list of rules.  A rule is a small class that overrides some methods of :class:`Rule`; each
method is a question that the kernel asks.  The questions that only read a variant or a position are declared in
:class:`~ttr_widget.kernel.variant.RuleBase`; those that change or score a game are declared here.  The kernel collects
the answers of all rules and combines them as named at the start of each method's docstring: joined, first answer,
pipeline, in order.  Rules are asked in the order of the list; only ``closing`` runs in reverse, so that a rule clears
away its cards before the rules it builds on run.  A rule stores its own data in its slot, ``position.slots[key]``, as
an immutable value.

The texts of the rules are messages in :mod:`ttr_widget.locales`, with the rule's arguments as facts.  A rule defined
outside the package carries its messages in ``words``.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from .arrangement import Arrangement
from .cards import Cards
from .event import Event
from .evidence import Evidence
from .house_rule import HouseRule
from .lesson import Lesson
from .prompt import Prompt
from .reckoning import Reckoning
from .sheet import Line
from .state import Draft
from .variant import Position, RuleBase
from .view import View


class Rule(RuleBase):
    """Base class of all rules: every question has a default answer that contributes nothing.

    A rule of your own is a frozen dataclass that overrides the questions it answers.  ``paragraphs`` are the ids of
    its paragraphs in the rule book; the text of ``house.calm`` is the message ``house-calm``.

    For type hints: ``Position`` is in :mod:`ttr_widget.kernel.variant`, ``Reckoning`` (what :meth:`score` is given) in
    :mod:`ttr_widget.kernel.reckoning`, ``Line`` (what it gives) is ``ttr.Line``.

    >>> from dataclasses import dataclass
    >>> import ttr_widget as ttr
    >>> @dataclass(frozen=True)
    ... class Calm(ttr.Rule):
    ...     key = "calm"
    ...     paragraphs = ("house.calm",)
    ...     words = "house-calm = The last round begins after { $turns } turns."
    ...     turns: int = 40
    ...
    ...     def ending(self, position, seat):
    ...         return len(position.names) if position.turn >= self.turns else None
    >>> ttr.variant("usa").with_rule(Calm(turns=9)).text
    'usa with Calm(turns=9)'
    >>> ttr.rulebook(ttr.variant("usa").with_rule(Calm(turns=9)))["house.calm"].words
    'The last round begins after 9 turns.'
    """

    house_rules: ClassVar[tuple[HouseRule, ...]] = ()
    """The changes to this rule that the lobby offers."""
    lessons: ClassVar[tuple[Lesson, ...]] = ()
    """What the guided game says about this rule."""

    # Beginning a game.

    def setup(self, draft: Draft) -> None:
        """In order: set up the game before the first question."""

    def opening(self, draft: Draft) -> Iterable[Prompt]:
        """Joined: the questions before the first turn, in the order in which they are answered."""
        return ()

    def arrange(self, draft: Draft, arrangement: Arrangement) -> None:
        """In order, after the rules that this one needs: set up a hand-made position.

        A rule takes the arguments that it understands and deals everything that is not given.  It emits no events.
        """
        self.setup(draft)

    def start_events(self, position: Position) -> Iterable[Event]:
        """Joined: events that describe the starting position to observers who know only the events."""
        return ()

    # Playing.

    def before_claim(self, draft: Draft, seat: int, route: int, cards: Cards) -> Prompt | None:
        """First answer: a prompt between laying down the cards and owning the route."""
        return None

    def after_claim(self, draft: Draft, seat: int, route: int) -> None:
        """In order: consequences of claiming a route, possibly a prompt."""

    def apply(self, draft: Draft, prompt: Prompt, action: Any) -> None:
        """Asked of the action's owner: carry out a legal action.  The prompt that it answers is already removed."""

    def closing(self, draft: Draft) -> None:
        """In reverse order: clean up at the end of a turn."""

    # Scoring.

    def score(self, reckoning: Reckoning) -> Iterable[Line]:
        """Joined: lines of the score sheet."""
        return ()

    def evidence(self, reckoning: Reckoning, line: Line) -> Evidence | None:
        """First answer: evidence for a line of the sheet.  A rule explains its own lines."""
        return None

    # Hidden information.

    def redeal(self, draft: Draft, seat: int | None) -> None:
        """In order: redistribute at random everything that this seat cannot know."""

    def imagine(self, draft: Draft, view: View) -> None:
        """In order: replace the excerpt in the slot with a complete slot consistent with the view.

        The draft contains everything visible, and each slot holds its excerpt.  Hidden things may be filled in
        arbitrarily, because ``redeal`` shuffles them afterwards.  Not needed if the excerpt is the whole slot; a rule
        without an excerpt is set up again.
        """
        if type(self).visible is Rule.visible and self.slot_type is not None:
            self.setup(draft)
