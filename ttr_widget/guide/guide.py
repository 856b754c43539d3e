"""Which lesson a beginner sees now: one at a time, and never in the way.

A :class:`Guide` remembers what it has said.  After every change of the game it is shown the situation, and what the
seat has just done; it shows a lesson until it has been read, or until it no longer fits because the player has gone on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from ttr_widget import locales
from ttr_widget.kernel.lesson import Lesson, Place, Situation, Stage, Told
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.rule import Rule
from ttr_widget.kernel.variant import Variant
from ttr_widget.kernel.words import facts_of, wordings
from ttr_widget.rulebook.overview import overview

_QUESTION = Place("question")


@dataclass(frozen=True, slots=True)
class Bubble:
    """What is shown: the texts, what they point at, and where the rule book says more."""

    lesson: str
    title: Message
    texts: tuple[Message, ...]
    """The lesson, and the planner's reasons."""
    items: tuple[Message, ...]
    """Lines of the rule book's overview."""
    place: Place
    paragraph: str
    """The id of a paragraph of the rule book; empty if none says more."""
    asks: bool
    """Does it ask for a move?  Otherwise it is only to be read."""


@dataclass(frozen=True, slots=True)
class _Shown:
    """A lesson of a rule that is shown now."""

    rule: Rule
    lesson: Lesson
    told: Told


class Guide:
    """The progress of one guided game; ``seen`` is how often each lesson has been shown in an earlier part of it."""

    def __init__(self, variant: Variant, seen: Mapping[str, int] | None = None, *, is_on: bool = True) -> None:
        self.variant = variant
        self.is_on = is_on
        self._lessons = [(rule, lesson) for rule in variant.rules if isinstance(rule, Rule) for lesson in rule.lessons]
        self._lessons.sort(key=lambda pair: pair[1].stage)
        known = {lesson.name for _, lesson in self._lessons}
        self._seen = Counter({name: count for name, count in (seen or {}).items() if name in known})
        self._now: Situation | None = None
        self._shown: _Shown | None = None
        self._instead: str | None = None
        """The type of the action that the player took instead of the one asked for."""
        self._corrected: set[str] = set()
        self._quiet: tuple[object, set[str]] = None, set()
        """The last question, and the lessons that have been read while it was open."""
        self._feature_turn = -1

    @property
    def seen(self) -> dict[str, int]:
        """How often each lesson has been shown, to be continued later."""
        return dict(self._seen)

    @property
    def lessons(self) -> list[Lesson]:
        """All lessons of the game's rules, in the order in which they are considered."""
        return [lesson for _, lesson in self._lessons]

    def follow(self, now: Situation, did: str | None = None) -> None:
        """Follow a change of the game; ``did`` is the type of the action that the seat has just taken."""
        self._now = now
        question = (now.view.turn, now.asked)
        if self._quiet[0] != question:
            self._quiet = question, set()
        if did is not None:
            self._instead = None
        shown = self._shown
        if shown is not None:
            told = shown.lesson.shows(shown.rule, now)
            if told is None or did is not None:  # whoever plays on has read enough
                self._finish(did)
            else:
                self._shown = _Shown(shown.rule, shown.lesson, told)
        self._choose()

    def read(self) -> None:
        """The player has read what is shown."""
        if self._instead is not None:
            self._instead = None
        elif self._shown is not None:
            self._quiet[1].add(self._shown.lesson.name)
            self._finish(None)
        self._choose()

    def leave(self) -> None:
        """Show nothing more until :meth:`resume`."""
        self.is_on = False
        self._shown = self._instead = None

    def resume(self) -> None:
        """Go on from here."""
        self.is_on = True
        self._quiet[1].clear()
        self._choose()

    @property
    def bubble(self) -> Bubble | None:
        """What is shown now."""
        if not self.is_on:
            return None
        if self._instead is not None:
            key = f"guide-instead-{self._instead}"
            return Bubble("instead", Message(f"{key}.title"), (Message(key),), (), _QUESTION, "", asks=False)
        return None if self._shown is None else self._bubble_of(self._shown)

    # One after the other.

    def _finish(self, did: str | None) -> None:
        """The lesson shown is over; note if the player did something other than it asked for."""
        assert self._shown is not None
        lesson, self._shown = self._shown.lesson, None
        self._seen[lesson.name] += 1
        if did is None or lesson.stage is not Stage.MOVE or did in (*lesson.does, *self._corrected):
            return
        if locales.has(f"guide-instead-{did}"):
            self._corrected.add(did)
            self._instead = did

    def _choose(self) -> None:
        """Show the first lesson that fits; the open question replaces anything else."""
        now = self._now
        if not self.is_on or now is None:
            return
        if self._shown is not None and self._shown.lesson.stage <= Stage.QUESTION:
            return
        for found in self._fitting(now):
            if self._shown is None or found.lesson.stage is Stage.QUESTION:
                self._shown = found
                if found.lesson.stage is Stage.FEATURE:
                    self._feature_turn = now.view.turn
            return

    def _fitting(self, now: Situation) -> Iterator[_Shown]:
        for rule, lesson in self._lessons:
            if self._seen[lesson.name] >= lesson.times or lesson.name in self._quiet[1]:
                continue
            too_soon = not now.has_begun or self._feature_turn == now.view.turn
            if lesson.stage is Stage.FEATURE and too_soon:
                continue
            told = lesson.shows(rule, now)
            if told is not None:
                yield _Shown(rule, lesson, told)

    # Words.

    def _bubble_of(self, shown: _Shown) -> Bubble:
        rule, lesson, told = shown.rule, shown.lesson, shown.told
        key, facts = f"guide-{lesson.name}", {**facts_of(rule), **told.facts}
        text = Message(f"{key}.{told.form}" if told.form else key, **facts).worded(rule.words)
        title = Message(f"{key}.title", **facts).worded(rule.words)
        items = overview(self.variant, lesson.part) if lesson.part else ()
        advice = self._now.advice if self._now is not None and lesson.hinted else None
        texts = (text, *(advice.messages if advice is not None else ()))
        return Bubble(lesson.name, title, texts, items, told.place, self._paragraph(lesson), bool(lesson.does))

    def _paragraph(self, lesson: Lesson) -> str:
        """The id of the paragraph of the rule book that says more."""
        told = (wording for rule in self.variant.rules for wording in wordings(rule))
        return next((wording.id for wording in told if wording.message.key == lesson.about), "")
