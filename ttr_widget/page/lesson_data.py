"""What is sent to the page of a commented game."""

from __future__ import annotations

from dataclasses import dataclass

from .record import Record


@dataclass(frozen=True, slots=True)
class VariationShown(Record):
    """A variation that is stepped through, and how far."""

    text: str
    at: int
    """The number of its moves that have been played."""
    moves: list[str]
    """All of them in words."""
    said: str
    """What is said after the last one that was played."""


@dataclass(frozen=True, slots=True)
class LessonState(Record):
    """The note at the moment that is shown, and the question that belongs to it."""

    title: str
    at: int
    """Which note is shown, or was shown last; counted from 1."""
    count: int
    text: str
    """What is said; empty between the notes."""
    routes: list[str]
    cities: list[str]
    question: str
    """A question, or "what is played next?"; may be empty."""
    choices: list[str]
    answer: int | None
    """The number of the choice that the reader has made."""
    right: int | None
    """The number of the right one, once there is an answer; ``null``: all of them are right."""
    because: str
    """What is said about the answer."""
    variations: list[str]
    """What the variations at this moment are called."""
    variation: VariationShown | None
    """The one that is shown instead of the game."""
    next: int | None
    """The number of actions before the next note."""
    previous: int | None
    guesses: bool
    """Are the next moves hidden and asked for?"""
