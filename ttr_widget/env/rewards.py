"""Rewards: what a game is worth to a seat, and what an illegal action costs."""

from __future__ import annotations

from ttr_widget.kernel.errors import BadInput, at, expected
from ttr_widget.kernel.sheet import Sheet

REWARDS = ("win", "margin", "points")
"""The kinds of reward.

- ``win``: at the end 1 shared among the winners, and -1 shared among the others; 0 if all win.
- ``margin``: at the end the lead over the best other seat, in hundreds of points.
- ``points``: each step's gain on the score track, and at the end what the score adds or takes, in hundreds of points.
"""
ILLEGAL = ("lose", "refuse")
"""What an illegal action does: the game ends with reward -1, or an error is raised and nothing changes."""


def checked_reward(kind: str) -> str:
    """The kind of reward, if it is one."""
    if kind not in REWARDS:
        raise BadInput(at("reward", expected("one-of", kind, names=REWARDS)))
    return kind


def checked_illegal(wish: str) -> str:
    """What an illegal action does, if it is known."""
    if wish not in ILLEGAL:
        raise BadInput(at("illegal", expected("one-of", wish, names=ILLEGAL)))
    return wish


def final_reward(kind: str, sheet: Sheet, seat: int, points: int) -> float:
    """The reward for the last step of a game; ``points`` are those on the score track before it."""
    totals, winners = sheet.totals, sheet.winners
    if kind == "points":
        return (totals[seat] - points) / 100
    if kind == "margin":
        return (totals[seat] - max(total for other, total in enumerate(totals) if other != seat)) / 100
    if len(winners) == len(totals):
        return 0.0  # nobody is better than anybody
    if seat in winners:
        return 1 / len(winners)
    return -1 / (len(totals) - len(winners))


def gained(kind: str, before: int, after: int) -> float:
    """The reward for a step in the middle of a game, with a seat's points before and after it."""
    return (after - before) / 100 if kind == "points" else 0.0
