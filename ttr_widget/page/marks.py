"""Marks on the slider of a replay: what has been built, and who takes the lead."""

from __future__ import annotations

from itertools import pairwise

from ttr_widget.game import Game
from ttr_widget.kernel.effects import Moved, Scored
from ttr_widget.kernel.event import Event, TurnBegan
from ttr_widget.kernel.variant import Variant

from .controls import Mark, Marks
from .words import Words

_BUILT = ("route", "city")
"""Where pieces that are built stand."""


def marks_of(game: Game, words: Words) -> Marks:
    """The marks of a game, in its order.  They contain only what everybody at the table has seen."""
    first, events = game.at(0), game.events
    points = list(first.view(None).points)
    leader, turn = _leader(points), max(1, first.moment.position.turn)
    found: list[Mark] = []
    for number, (since, until) in enumerate(pairwise(game.event_counts), 1):
        now = turn
        for event in events[since:until]:
            if isinstance(event, TurnBegan):
                now = event.number
            seat = getattr(event, "seat", None)
            if seat is not None and _builds(event, game.variant):
                what = words.event(event.seen_by(None))
                found.append(Mark(number, seat, "built", words.say("replay-mark", turn=turn, what=what)))
            for effect in event.effects(game.variant):
                if isinstance(effect, Scored):
                    points[effect.seat] += effect.points
        ahead = _leader(points)
        if ahead is not None and ahead != leader:
            what = words.say("replay-lead", player=game.players[ahead], points=points[ahead])
            found.append(Mark(number, ahead, "lead", words.say("replay-mark", turn=turn, what=what)))
            leader = ahead
        turn = now
    return Marks(found)


def _builds(event: Event, variant: Variant) -> bool:
    """Does this event put pieces on the map?"""
    moves = (effect for effect in event.effects(variant) if isinstance(effect, Moved))
    return any(move.what == "pieces" and move.target.kind in _BUILT for move in moves)


def _leader(points: list[int]) -> int | None:
    """The seat with the most points; ``None`` if several have them."""
    best = max(points)
    return points.index(best) if points.count(best) == 1 else None
