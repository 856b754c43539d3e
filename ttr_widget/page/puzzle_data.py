"""What is sent to the page of a puzzle, and of a course of puzzles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from .record import Record

Outcome = Literal["open", "solved", "missed"]


@dataclass(frozen=True, slots=True)
class PuzzleState(Record):
    """A puzzle and how far its solver has come."""

    name: str
    """Its name in the course."""
    title: str
    goal: str
    lesson: str
    """What it practises, in words; may be empty."""
    level: int
    """From 1 (easy) to 5; 0 if it has not been measured."""
    turn: int
    """The turn that is played now, or in which it was solved."""
    within: int
    outcome: Outcome
    verdict: str
    """Why it is not solved, or how it was."""
    idea: str
    """What it teaches; empty until it is solved or the solution is shown."""
    hints: list[str]
    """The hints shown so far."""
    more: int
    """The number of hints that are left."""
    solution: list[str]
    """A shortest solution, a line for each turn; empty until it is solved or asked for."""
    unsolved: str
    """Why no solution can be shown although one was asked for."""
    routes: list[str]
    """The routes that the last hint is about, or the solution."""
    cities: list[str]
    about: list[str]
    """The cities that the goal names, by themselves or as ends of a route or a ticket."""


@dataclass(frozen=True, slots=True)
class Exercise(Record):
    """A puzzle in a course."""

    name: str
    title: str
    lesson: str
    board: str
    level: int
    turns: int


@dataclass(frozen=True, slots=True)
class Course(Record):
    """The puzzles that a page offers, in their order."""

    key: str
    """Under this name the page keeps what has been solved."""
    title: str
    exercises: list[Exercise]
    opens: bool
    """Does the page begin with the list?"""
