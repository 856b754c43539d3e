"""What learners overlook and prefer, and how often, in numbers."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Habits:
    """How a learner plays.

    A chance is the probability on one turn.  ``collecting``, ``building`` and ``second_best`` are the chances in a game
    of usual length; in a shorter one they are smaller.
    """

    attention: int
    """How many unfinished tickets are planned for at once, those nearest to completion first."""
    for_points: float
    """The chance that routes are thought of that no ticket needs; greater in a short game, where they are near."""
    keep_more: float
    """The chance that a beginner keeps one more ticket than necessary."""
    direct: bool
    """Whether paths are the shortest on the map, whatever the hand holds and the routes score; and whether the ticket
    that is worth most is kept, with the shortest of the others."""
    collecting: float
    """The chance that cards are collected although a route could be built."""
    building: float
    """The chance that the longest route that can be built is built, wherever it leads, unless it is a short one."""
    open_wilds: float
    """The chance that a face-up wild is taken when another card would do."""
    further_tickets: float
    """The chance that further tickets are thought of when no other is forgotten."""
    danger: float
    """The chance that the most endangered of several routes is built first."""
    second_best: float
    """The chance that the best idea is overlooked."""
    slack: float
    """By how many turns more the end of the game is believed to be away."""


BEGINNER = Habits(
    attention=1,
    for_points=0.5,
    keep_more=0.3,
    direct=True,
    collecting=0.3,
    building=0.16,
    open_wilds=0.7,
    further_tickets=0.1,
    danger=0.0,
    second_best=0.15,
    slack=8.0,
)
"""Somebody who has played once or twice."""
CASUAL = Habits(
    attention=3,
    for_points=1.0,
    keep_more=0.0,
    direct=False,
    collecting=0.18,
    building=0.06,
    open_wilds=0.2,
    further_tickets=0.5,
    danger=0.3,
    second_best=0.2,
    slack=2.0,
)
"""Somebody who plays now and then."""
