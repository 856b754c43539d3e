"""The referee judges the golden games, and objects to every way of tampering with them."""

import pytest

from .games import NAMES, recorded
from .tampering import WAYS, tampered


@pytest.mark.parametrize("name", NAMES)
def test_the_golden_games_are_played_by_the_rules(name):
    game = recorded(name)
    verdict = game.judge(game.events)

    assert verdict.objections == ()
    assert verdict.ok
    assert verdict.finished
    assert verdict.checks > len(game.events)


@pytest.mark.parametrize("way", WAYS)
def test_tampering_is_found(way):
    """In the first golden game in which this way of tampering is possible; the long test tries all games."""
    for name in NAMES:
        game = recorded(name)
        changed = list(tampered(game.events, way, game.box))
        for events in changed:
            assert not game.judge(events).ok, f"the referee overlooks it in {name}"
        if changed:
            return
    raise AssertionError("no golden game shows this")


def test_there_are_many_ways():
    assert len(WAYS) >= 100
