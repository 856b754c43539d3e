"""Comparisons of variants, and the statistics behind them."""

import networkx as nx
import pytest

import ttr_widget as ttr
from ttr_widget.intervals import Mean
from ttr_widget.simulate import Comparison
from ttr_widget.simulate.html import comparison_html, is_clear
from ttr_widget.simulate.measures import BOT_MEASURES, MEASURES

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
    assert lines[0].split() == ["as", "printed", "longest", "path", "difference"]
    assert [line.split("  ")[0] for line in lines[1:3]] == ["games", "points"]
    assert [line.split("  ")[0] for line in lines[-6:-4]] == ["greedy: points", "greedy: % of games won"]
    assert lines[3 + list(MEASURES).index("turns") - 1].endswith("+0.0 (in every game)")
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


def test_the_games_are_the_observations():
    """Both seats of a game share its luck: a mean of two seats per game is as uncertain as that of the games."""
    result = ttr.simulate("berlin", ["greedy", "greedy"], games=12, seed=2, progress=False)
    means = [sum(player.points for player in game.players) / 2 for game in result.games]
    (bot,) = result.summary()

    assert bot.points == Mean(means).interval
    assert bot.wins == (0.5, 0.5, 0.5), "one of two equal bots always wins: nothing is estimated"
    assert "50 %  " in str(result)
    measured = Comparison({"one": result}).measured["one"]["points"]
    assert measured == bot.points


def test_each_bot_has_differences_of_its_own(compared):
    for bot in ("random", "greedy"):
        found = compared.differences(bot=bot)
        summaries = [
            next(one for one in compared[name].summary() if one.bot == bot) for name in ("longest path", "as printed")
        ]
        new, old = summaries

        assert tuple(found) == BOT_MEASURES
        assert found["points"].value == pytest.approx(new.points.value - old.points.value)
        assert found["wins"].value == pytest.approx(100 * (new.wins.value - old.wins.value))
        assert found["ticket success"].low < 0 < found["ticket success"].high
    with pytest.raises(ttr.BadInput, match="did you mean 'greedy'"):
        compared.differences(bot="gredy")


def test_two_bots_are_compared_in_the_same_games(compared):
    played = compared["as printed"]
    ahead, means = played.gap("greedy", "random"), {one.bot: one.points.value for one in played.summary()}

    assert ahead["points"].value == pytest.approx(means["greedy"] - means["random"])
    assert ahead["points"].low > 0
    assert ahead["wins"].value <= 100
    with pytest.raises(ttr.BadInput, match="planner"):
        played.gap("planner", "greedy")


def test_the_html_marks_what_is_clear(compared):
    html = compared._repr_html_()

    assert html is not None
    assert "▲" in html
    found = [*compared.differences().values()]
    for bot in ("greedy", "random"):
        found += compared.differences(bot=bot).values()
    assert html.count("<b>") == len([*filter(is_clear, found)]) > 0
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
