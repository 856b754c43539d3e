"""Intervals: known values, and how often they contain the truth in games of all boards."""

import json
import math
from functools import cache
from pathlib import Path
from random import Random

import pytest

from ttr_widget.intervals import Mean, Share, paired_mean, paired_shares, paired_wins, share, t_quantile

LADDER = Path(__file__).parents[1] / "benchmarks" / "ladder.jsonl"
BOARDS = ("berlin", "europe", "germany", "usa", "world")
PAIR = {"planner", "planner(weights='default')"}
"""Bots with stored games on every board."""
GAMES = (10, 15, 30, 100, 400)


def test_the_quantiles_are_those_of_the_tables():
    """The 97.5 % points of Student's t, as printed in statistical tables."""
    table = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 9: 2.262, 14: 2.145, 29: 2.045, 60: 2.000, 120: 1.980}

    assert {freedom: round(t_quantile(freedom), 3) for freedom in table} == table
    assert t_quantile(10**6) == pytest.approx(1.959966, abs=1e-6)
    assert t_quantile(60) - t_quantile(61) == pytest.approx(t_quantile(61) - t_quantile(62), rel=0.05)


def test_a_mean_and_its_interval_are_those_of_the_textbook():
    mean = Mean([2, 4, 4, 4, 5, 5, 7, 9])

    assert mean.mean == 5
    assert mean.deviation == pytest.approx(math.sqrt(32 / 7))
    assert mean.interval.high - 5 == pytest.approx(2.364624 * math.sqrt(32 / 7 / 8))
    assert math.isnan(Mean([3]).interval.low)
    assert math.isnan(Mean().interval.value)


def test_a_share_has_wilsons_interval():
    """8 of 10 gives 0.490 to 0.943, as in published tables; the interval stays within 0 and 1."""
    part = share(8, 10)

    assert (round(part.low, 3), round(part.high, 3)) == (0.49, 0.943)
    assert share(0, 10).low == 0
    assert share(10, 10)[1:] == pytest.approx((0.7225, 1), abs=1e-4)
    assert share(120, 200)[1:] == pytest.approx((0.5308, 0.6654), abs=1e-4)
    assert math.isnan(share(0, 0).value)


def test_tickets_of_one_game_are_not_independent():
    """Twenty games that complete all of five tickets or none tell no more than twenty tickets."""
    alone, together = Share([(n % 2, 1) for n in range(20)]), Share([(n % 2 * 5, 5) for n in range(20)])

    assert together.interval == pytest.approx(alone.interval)
    assert together.interval.low < share(50, 100).low


def test_shares_without_spread_are_not_certain():
    assert share(0, 15).high > 0.15
    assert Share([(2, 2)] * 15).interval.low < 0.85
    assert Share([(1, 2)] * 15).interval.low < 0.4
    same = [(1.0, 1.0), (0.0, 0.0)] * 8
    assert paired_wins(same).low == -paired_wins(same).high < -0.1
    tickets = [(3.0, 4.0), (1.0, 4.0)] * 8
    assert paired_shares(tickets, tickets).low < -0.02


def test_paired_wins_are_those_of_bonett_and_price():
    """By hand: 3 pairs for, 1 against, of 20: (4 - 2)/22 ± 1.96·√((4 + 2)/22 − (2/22)²)/√22."""
    pairs = [(1.0, 0.0)] * 3 + [(0.0, 1.0)] + [(1.0, 1.0)] * 16
    found = paired_wins(pairs)
    half = 1.959964 * math.sqrt((6 / 22 - (2 / 22) ** 2) / 22)

    assert found == pytest.approx((0.1, 2 / 22 - half, 2 / 22 + half), abs=1e-6)


def test_a_paired_share_is_the_difference_of_the_shares():
    """1 of 2 tickets against 0 of 2, 3 of 4 against 1 of 4: 4/6 - 1/6."""
    found = paired_shares([(1, 2), (3, 4)], [(0, 2), (1, 4)])

    assert found.value == pytest.approx(0.5)
    assert -1 <= found.low < 0.5 < found.high <= 1
    assert math.isnan(paired_shares([], []).value)
    assert math.isnan(paired_mean([]).value)


@cache
def population(board):
    """Stored games of two bots: (mean points, winner's points, first seat's wins, tickets done, kept)."""
    games = []
    for line in LADDER.read_text(encoding="utf-8").splitlines():
        (played, bots, _), (points, winners, done, kept, *_) = json.loads(line)
        if played == board and {*bots} == PAIR:
            games.append((sum(points) / 2, max(points), (0 in winners) / len(winners), done, kept))
    return games


def mean_of(column):
    return lambda games: Mean([game[column] for game in games]).interval


def paired(column, how):
    """Each game against its neighbour: the same deal with the seats swapped."""
    return lambda games: how([(one[column], other[column]) for one, other in games])


def tickets(games):
    return Share([game[3:] for game in games]).interval


def paired_tickets(games):
    return paired_shares([one[3:] for one, _ in games], [other[3:] for _, other in games])


MEASURES = {
    "points": mean_of(0),
    "winner's points": mean_of(1),
    "wins": lambda games: share(sum(game[2] for game in games), len(games)),
    "tickets": tickets,
    "difference of points": paired(0, paired_mean),
    "difference of wins": paired(2, paired_wins),
    "difference of tickets": paired_tickets,
}


@pytest.mark.parametrize("measure", MEASURES)
def test_intervals_contain_the_truth_in_95_percent(measure):
    """For 10 to 400 games, between 93 and 97 % of the intervals of the boards contain the value of all games.

    For ten games it may be 97.5 %.  Samples are drawn with replacement from the stored games of each board.  A share
    has few possible values, and then no interval covers every truth equally often; so the boards are taken together.
    """
    rng = Random(measure)
    covered = {}
    for size in GAMES:
        hits = tried = 0
        for board in BOARDS:
            games = population(board)
            units = [*zip(games[::2], games[1::2], strict=True)] if measure.startswith("difference") else games
            truth = MEASURES[measure](units).value
            for _ in range(SAMPLES):
                low, high = MEASURES[measure](rng.choices(units, k=size))[1:]
                hits += low <= truth <= high
                tried += 1
        covered[size] = hits / tried
    assert all(0.93 <= part <= (0.975 if size == 10 else 0.97) for size, part in covered.items()), covered


SAMPLES = 400
