"""Comparisons of variants, and the statistics behind them."""

import math

import networkx as nx
import pytest

import ttr_widget as ttr
from ttr_widget.simulate import Comparison
from ttr_widget.simulate.html import comparison_html, is_clear
from ttr_widget.simulate.paired import _difference
from ttr_widget.simulate.statistics import MEASURES, Mean, share

RULES = {"as printed": "berlin", "longest path": "berlin with LongestPath(10)"}


@pytest.fixture(scope="module")
def compared():
    return ttr.compare(RULES, ["random", "greedy"], games=10, seed=3, progress=False)


def test_a_rule_that_gives_points_shows(compared):
    rows = {row["variant"]: row for row in compared.rows()}

    assert rows["longest path"]["points"] > rows["as printed"]["points"]
    assert rows["as printed"]["points low"] < rows["as printed"]["points"] < rows["as printed"]["points high"]


def test_the_same_seeds_are_played(compared):
    """The bonus is scored at the end and these bots ignore it: the games differ only in the bonus."""
    for printed, changed in zip(compared["as printed"].games, compared["longest path"].games, strict=True):
        assert printed.turns == changed.turns
        bonus = [sum(p.by_rule.values()) for p in changed.players], [sum(p.by_rule.values()) for p in printed.players]
        assert {b - a for b, a in zip(*bonus, strict=True)} <= {0, 10}


def test_it_shows_as_table_frame_and_figure(compared):
    lines = str(compared).splitlines()
    assert "longest path" in lines[0]
    assert [line.split("  ")[0] for line in lines[1:3]] == ["games", "points"]
    assert list(compared.to_frame()["variant"]) == list(RULES)
    for what in MEASURES:
        assert len(compared.figure(what).data) == 2
    assert len(compared.figure(width=500, theme="dark", locale="pl").data) == 2 * len(MEASURES)
    with pytest.raises(ttr.BadInput, match="what: expected one of points"):
        compared.figure("luck")


def test_differences_take_games_in_pairs(compared):
    """Only the bonus differs, so the difference is known far more precisely than either side."""
    found, rows = compared.differences(), {row["variant"]: row for row in compared.rows()}
    new, old = rows["longest path"], rows["as printed"]

    for key in MEASURES:
        assert found[key].value == pytest.approx(new[key] - old[key])
    assert found["turns"] == (0, 0, 0)
    points = found["points"]
    assert 5 <= points.value <= 10
    assert points.high - points.low < (new["points high"] - new["points low"]) / 3
    assert compared.differences("as printed", "longest path")["points"].value == pytest.approx(-points.value)


def test_the_difference_of_a_share_is_that_of_the_textbook():
    """1 of 2 tickets against 0 of 2, 3 of 4 against 1 of 4: 4/6 - 1/6; each game has its own weight."""
    new, old = [(1, 2), (3, 4)], [(0, 2), (1, 4)]
    value, low, high = _difference(new, old)

    assert value == pytest.approx(0.5)
    pulls = [((1 - 2 * 2 / 3) - (0 - 2 / 6)) / 3, ((3 - 4 * 2 / 3) - (1 - 4 / 6)) / 3]
    half = 1.96 * math.dist(*[[pull] for pull in pulls]) / math.sqrt(2) / math.sqrt(2)
    assert (high - low) / 2 == pytest.approx(half)


def test_the_html_marks_what_is_clear(compared):
    html = compared._repr_html_()

    assert html is not None
    assert "▲" in html
    assert html.count("<b>") == len([one for one in compared.differences().values() if is_clear(one)])
    assert "zmiany prowadzenia" in comparison_html(compared, locale="pl")
    assert "difference" not in comparison_html(Comparison({"one": compared["as printed"]}))


def test_the_map_shows_which_routes_are_built_more_and_which_less():
    rules = {"long": "berlin", "short": "berlin with LastRound(pieces_left=6)"}
    both = ttr.compare(rules, ["greedy", "greedy"], games=10, seed=1, progress=False)
    figure = both.routes_figure()
    fills = {s.name.partition(":")[2]: s.fillcolor for s in figure.layout.shapes if s.name.startswith("spaces:")}
    changes = {new["route"]: new["built"] - old["built"]
               for new, old in zip(both["short"].routes(), both["long"].routes(), strict=True)}  # fmt: skip

    less = min(changes, key=changes.__getitem__)
    assert changes[less] < 0
    red, _, blue = (int(fills[less][n : n + 2], 16) for n in (1, 3, 5))
    assert blue > red
    assert both.routes_figure("long", "short").layout.annotations[0].text.endswith("long against short")


def test_maps_of_different_boards_are_not_compared():
    both = ttr.compare({"b": "berlin", "u": "usa"}, ["random", "random"], games=1, progress=False)

    with pytest.raises(ttr.BadInput, match="different boards"):
        both.routes_figure()
    with pytest.raises(ttr.BadInput, match="no variant 'c'"):
        both.routes_figure("c")


@pytest.mark.parametrize(
    ("variants", "message"),
    [({}, "expected variants by name"), ("europe", "expected variants by name"), ({"x": "mars"}, "no board")],
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
    """8 of 10 gives 0.490 to 0.943, as in published tables; the interval stays within 0 and 1."""
    part = share(8, 10)

    assert (round(part.low, 3), round(part.high, 3)) == (0.49, 0.943)
    assert share(0, 10).low == 0
    assert share(10, 10).high == 1
    assert math.isnan(share(0, 0).value)


def test_it_can_be_gone_through_by_the_names_of_the_variants(compared):
    assert list(compared) == list(RULES)
    assert "longest path" in compared
    with pytest.raises(ttr.BadInput, match="did you mean 'longest path'"):
        compared["longest paht"]


def test_one_game_is_not_said_to_be_games():
    town: nx.Graph = nx.Graph([("Ayr", "Bonn", {"length": 1}), ("Bonn", "Caen", {"length": 1})])
    board = ttr.Board.from_graph(town, name="town", players=(2, 2), tickets=[("Ayr", "Caen", 2)] * 8)
    alone = ttr.simulate(ttr.variant("usa").on(board), ["greedy", "greedy"], games=1, progress=False)

    assert "; 1 game got stuck" in str(alone)
    with pytest.raises(ttr.BadVariant, match=r"^1 route of the board 'town' is of the kind 'ferry'"):
        ttr.variant("usa").on(
            ttr.Board.from_graph(nx.Graph([("Ayr", "Bonn", {"length": 1, "kind": "ferry"})]), name="town")
        )
