"""A widget that an interrupt kept from showing a move is refreshed with the next one."""

from functools import partial

import pytest

from tests.game.interrupting import interrupted
from tests.session.test_session import opened
from ttr_widget.widget import GameWidget

TRAITS = ("view", "table", "sheet", "phase", "current_player", "scores", "display", "hand", "claimed", "log")


@pytest.mark.parametrize("place", range(40, 4000, 330))
def test_a_widget_catches_up_after_an_interrupt(wire, place):
    game = opened("germany")
    pages = [GameWidget(game, seat=0), GameWidget(game, seat=1)]

    done = interrupted(partial(game.play, "draw deck"), place, opcodes=False, error=KeyboardInterrupt)
    game.play(game.legal_actions()[0])

    twin = game.copy()
    fresh = [GameWidget(twin, seat=0), GameWidget(twin, seat=1)]
    for page, other in zip(pages, fresh, strict=True):
        for name in TRAITS:
            assert getattr(page, name) == getattr(other, name), (name, done)
    for page in [*pages, *fresh]:
        page.close()
