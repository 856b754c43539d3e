"""A generated game is refused with a documented error, or it can be played, saved, loaded, explained and drawn."""

import os
from random import Random

import pytest

from . import generated

CASES = int(os.environ.get("TTR_ACCEPTED", "0")) or 120
"""How many games are generated; ``make fuzz`` generates more."""
BATCH = 20


@pytest.mark.parametrize("batch", range(CASES // BATCH))
def test_accepted_means_playable_saveable_loadable_explainable_and_drawable(batch: int) -> None:
    games = [game for seed in range(batch * BATCH, (batch + 1) * BATCH) if (game := generated.accepted(Random(seed)))]
    assert games, "every game was refused: this proves nothing"
