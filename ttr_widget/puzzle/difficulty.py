"""How hard a puzzle is: measured by the solver, by a random player, and by dealing the hidden cards again."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import log10
from random import Random
from typing import TYPE_CHECKING

from ttr_widget.game import Game
from ttr_widget.kernel.errors import BadInput, Refused
from ttr_widget.kernel.turn import choices
from ttr_widget.kernel.view import view
from ttr_widget.queries.positions import imagine
from ttr_widget.rules.drawing import Draw

if TYPE_CHECKING:
    from . import Puzzle, _Playthrough

TRIES = 400
"""How often a random player tries a puzzle."""
DEALS = 40
"""How often the hidden cards are dealt again."""
_LEVELS = (2.7, 3.7, 4.7, 5.9)
"""The upper ends of the levels 1 to 4.  They divide the shipped puzzles into groups of about the same size."""


@dataclass(frozen=True, slots=True)
class Difficulty:
    """How hard a puzzle is, as it was measured."""

    looked: int
    """The number of positions that the solver explored before it found a shortest solution."""
    random: float
    """The share of attempts in which a player who plays at random solves it."""
    certain: float
    """The share of deals of the hidden cards in which the solution works: 1 means that it needs no luck."""

    @property
    def level(self) -> int:
        """From 1 (easy) to 5: the larger the search and the rarer a lucky solution, the harder."""
        effort = log10(max(self.looked, 1)) - log10(max(self.random, 0.5 / TRIES))
        return 1 + sum(effort > bound for bound in _LEVELS)


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


def _works(puzzle: Puzzle, lines: tuple[str, ...], seed: int) -> bool:
    """Does the solution also work with other hidden cards?  What a tunnel costs is paid, if it can be."""
    again = puzzle.in_position(imagine(view(puzzle.start.state, puzzle.seat), seed).freeze())
    playthrough = again._playthrough()
    waiting = [*lines]
    while not (playthrough.solved or playthrough.late or playthrough.game.is_over):
        prompt = playthrough.game.prompt
        if prompt is not None and prompt.kind == "tunnel":
            answers = choices(playthrough.game.state)
            action: object = next((answer for answer in answers if answer.type == "pay"), answers[0])
            if waiting and waiting[0].split()[0] in ("pay", "decline"):
                waiting.pop(0)
        else:
            while waiting and waiting[0].split()[0] in ("pay", "decline"):
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
