"""Setting variants side by side, and the statistics that stand behind it."""

import math

import pytest

import ttr_widget as ttr
from ttr_widget.simulate.statistics import Mean, share

RULES = {"as printed": "berlin", "longest path": "berlin with LongestPath(10)"}


@pytest.fixture(scope="module")
def compared():
    return ttr.compare(RULES, ["random", "greedy"], games=10, seed=3, progress=False)


def test_a_rule_that_gives_points_shows(compared):
    rows = {row["variant"]: row for row in compared.rows()}

    assert rows["longest path"]["points"] > rows["as printed"]["points"]
    assert rows["as printed"]["points low"] < rows["as printed"]["points"] < rows["as printed"]["points high"]


def test_the_same_seeds_are_played(compared):
    """The bonus is scored at the end, and these bots do not think of it: the games are the same but for it."""
    for printed, changed in zip(compared["as printed"].games, compared["longest path"].games, strict=True):
        assert printed.turns == changed.turns
        bonus = [sum(p.by_rule.values()) for p in changed.players], [sum(p.by_rule.values()) for p in printed.players]
        assert {b - a for b, a in zip(*bonus, strict=True)} <= {0, 10}


def test_it_shows_as_table_frame_and_figure(compared):
    assert "longest path" in str(compared)
    assert list(compared.to_frame()["variant"]) == list(RULES)
    for what in ("points", "turns", "lead changes", "ticket success", "winning points", "first seat wins"):
        assert len(compared.figure(what).data) == 2


@pytest.mark.parametrize(
    ("variants", "message"),
    [({}, "compare takes variants by name"), ("europe", "compare takes variants by name"), ({"x": "mars"}, "no board")],
)
def test_wrong_wishes_are_refused(variants, message):
    with pytest.raises(ttr.BadInput, match=message):
        ttr.compare(variants, ["random", "random"], games=2, progress=False)


def test_the_progress_goes_on_from_variant_to_variant():
    told: list[tuple[int, int]] = []
    ttr.compare(RULES, ["random", "random"], games=3, progress=lambda done, of: told.append((done, of)))

    assert told[-1] == (6, 6)
    assert [done for done, _ in told] == sorted(done for done, _ in told)


def test_a_mean_and_its_interval_are_those_of_the_textbook():
    mean = Mean()
    for number in (2, 4, 4, 4, 5, 5, 7, 9):
        mean.add(number)

    assert mean.mean == 5
    assert mean.deviation == pytest.approx(math.sqrt(32 / 7))
    assert mean.interval.high - 5 == pytest.approx(1.96 * math.sqrt(32 / 7 / 8))


def test_a_share_has_wilsons_interval():
    """8 of 10: from 0.490 to 0.943 in any table; and it never leaves 0 to 1."""
    part = share(8, 10)

    assert (round(part.low, 3), round(part.high, 3)) == (0.49, 0.943)
    assert share(0, 10).low == 0
    assert share(10, 10).high == 1
    assert math.isnan(share(0, 0).value)
