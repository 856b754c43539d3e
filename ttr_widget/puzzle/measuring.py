"""Measuring how hard puzzles are: by the solver, by a player at random, and with other hidden cards."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from ttr_widget.game import Game
from ttr_widget.kernel.errors import BadInput, Refused
from ttr_widget.kernel.turn import choices
from ttr_widget.kernel.view import view
from ttr_widget.queries.positions import imagine
from ttr_widget.rules.drawing import Draw

from . import Puzzle, _Playthrough
from .difficulty import TRIES, Difficulty

DEALS = 40
"""How often the hidden cards are dealt again."""


def measured(puzzle: Puzzle, looked: int, actions: Iterable[str], tries: int = TRIES, deals: int = DEALS) -> Difficulty:
    """The difficulty of a puzzle whose shortest solution is known."""
    lines = tuple(actions)
    lucky = sum(_plays_at_random(puzzle, Random(n)) for n in range(tries))
    held = sum(_works(puzzle, lines, seed) for seed in range(deals))
    return Difficulty(looked, lucky / tries, held / deals)


def _plays_at_random(puzzle: Puzzle, rng: Random) -> bool:
    playthrough = puzzle._playthrough()
    while not (playthrough.solved or playthrough.late or playthrough.game.is_over):
        playthrough.game.play(rng.choice(choices(playthrough.game.state)))
        playthrough.advance()
    return playthrough.solved


_ABOUT_COSTS = {"pay", "decline"}
"""The answers to a question about a cost that comes to light."""


def _works(puzzle: Puzzle, lines: tuple[str, ...], seed: int) -> bool:
    """Does the solution also work with other hidden cards?  A cost that only they decide is paid, if it can be."""
    again = puzzle.in_position(imagine(view(puzzle.start.state, puzzle.seat), seed).freeze())
    playthrough = again._playthrough()
    waiting = [*lines]
    while not (playthrough.solved or playthrough.late or playthrough.game.is_over):
        answers = choices(playthrough.game.state)
        if {answer.type for answer in answers} <= _ABOUT_COSTS:
            action: object = next((answer for answer in answers if answer.type == "pay"), answers[0])
            if waiting and waiting[0].split()[0] in _ABOUT_COSTS:
                waiting.pop(0)
        else:
            while waiting and waiting[0].split()[0] in _ABOUT_COSTS:
                waiting.pop(0)
            if not waiting:
                return False
            action = waiting.pop(0)
        # A card that is not there may be drawn blind: if it matters, the goal will not be reached.
        if not _played(playthrough.game, action) and not (
            str(action).startswith("draw ") and _draws_blind(playthrough)
        ):
            return False
        playthrough.advance()
    return playthrough.solved


def _draws_blind(playthrough: _Playthrough) -> bool:
    kinds = playthrough.game.variant.kinds.number
    blind = [one for one in choices(playthrough.game.state) if isinstance(one, Draw) and one.card not in kinds]
    return bool(blind) and _played(playthrough.game, blind[0])


def _played(game: Game, action: object) -> bool:
    try:
        game.play(action)
    except (Refused, BadInput):
        return False
    return True
