"""Random games on every board with every number of players; every position is checked."""

from collections.abc import Iterator, Mapping
from typing import Any

import ttr_widget as ttr
from tests.contract.games import MOST_ACTIONS, POLICIES, Walk
from tests.contract.invariants import check_position, check_sheet
from ttr_widget.kernel import turn
from ttr_widget.kernel.scoring import reckon
from ttr_widget.kernel.state import Draft

from .part import Options, Part, tables


def cases(options: Options) -> Iterator[tuple[str, int, int]]:
    """Variant, players, seed."""
    for seed in range(options.seed, options.seed + options.games):
        for variant, players in tables(options):
            yield variant, players, seed


def play(case: tuple[str, int, int]) -> Mapping[str, int]:
    """One game, with every position checked."""
    name, players, seed = case
    variant = ttr.variant(name)
    walk = Walk(seed, seed, list(POLICIES)[seed % len(POLICIES)], seed // 7)
    draft = turn.begin(variant, [f"P{seat}" for seat in range(players)], seed, walk.first % players)
    decisions = 0
    while not draft.over:
        check_position(draft)
        action = walk.choose(turn.choices(draft))
        refusal = turn.objection(draft, action)
        assert refusal is None, f"'{action}' is listed, and refused: {refusal}"
        turn.apply(draft, action)
        decisions += 1
        assert decisions < MOST_ACTIONS, "the game does not end"
    check_position(draft)
    return {"decisions": decisions, "games without a last round": check_end(draft)}


def check_end(draft: Draft) -> bool:
    """Check the sheet and the last events; returns whether the game ended without a last round."""
    sheet = reckon(draft)
    check_sheet(sheet, draft)
    ends = [event for event in draft.events if event.type in ("last-round", "game-over")]
    over: Any = draft.events[-1]
    assert over.sheet == sheet
    assert ends[-1] is over
    assert len(ends) <= 2
    return len(ends) == 1


PART = Part("random games", cases, play, worst=20.0, growth=30.0, chunk=20)
