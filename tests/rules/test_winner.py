"""The winner and tie-breaks.

Each test ties everything before the tie-break under test, and lets everything after it favour the loser.
"""

import pytest

from tests.rules.table import play, table

PARIS_ZAGRAB = ["paris-zurich", "venezia-zurich", "venezia-zagrab"]  # 7 trains; completes paris-zagrab (7)
LONGER = ["kharkov-kyiv", "kharkov-moskva"]  # 8 trains


def ended(**position):
    """Play the last turn of a game in this position."""
    game = table(turns_left=1, **position)
    play(game, "draw deck", "draw deck")
    assert game.is_over
    return game.score()


def test_the_score_track_of_these_tests_is_free():
    """A bonus that lets a test set the points as it needs them."""
    assert ended(points={0: 30, 1: 50}).totals == (42, 62)


@pytest.mark.rule("europe.winner")
def test_most_points_win():
    # Seat 1 has completed a ticket, has the longest path and built no station, but seat 0 has one point more.
    sheet = ended(
        claimed={1: PARIS_ZAGRAB}, tickets={1: ["paris-zagrab"]}, stations={0: ["roma"]}, points={0: 22, 1: 0}
    )
    assert sheet.totals == (30, 29)

    assert sheet.winners == (0,)


@pytest.mark.rule("europe.winner")
def test_then_most_completed_tickets():
    # Seat 0 has completed a ticket but built stations; seat 1 has the longest path.
    sheet = ended(
        claimed={0: PARIS_ZAGRAB, 1: LONGER},
        tickets={0: ["paris-zagrab"]},
        stations={0: ["roma", "riga"]},
        points={0: 21, 1: 10},
    )
    assert sheet.totals == (21 + 7 + 4, 10 + 12 + 10)

    assert sheet.winners == (0,)


@pytest.mark.rule("europe.winner")
def test_tickets_that_are_held_but_not_completed_do_not_count():
    sheet = ended(
        claimed={0: PARIS_ZAGRAB},
        tickets={0: ["paris-zagrab"], 1: ["kyiv-sochi", "riga-bucuresti"]},
        points={0: 0, 1: 35},
    )
    assert sheet.totals == (7 + 12 + 10, 35 - 18 + 12)

    assert sheet.winners == (0,)


@pytest.mark.rule("europe.winner")
def test_it_is_the_number_of_completed_tickets_not_their_value():
    # edinburgh-paris (7) and paris-zagrab (7) against one ticket of 20.
    west = ["edinburgh-london-1", "dieppe-london-1", "dieppe-paris", *PARIS_ZAGRAB]
    east = ["brest-paris", "frankfurt-paris-1", "berlin-frankfurt-1", "berlin-danzig", "danzig-riga", "petrograd-riga"]
    sheet = ended(
        claimed={0: west, 1: east},
        tickets={0: ["edinburgh-paris", "paris-zagrab"], 1: ["brest-petrograd"]},
        points={0: 26, 1: 10},
    )
    assert sheet.totals == (26 + 14 + 12, 10 + 20 + 12 + 10)

    assert sheet.winners == (0,)


@pytest.mark.rule("europe.winner")
def test_then_fewest_stations_built():
    # The stations cost seat 1 some points, and it has the longest path.
    sheet = ended(claimed={0: PARIS_ZAGRAB, 1: LONGER}, stations={1: ["roma", "riga"]}, points={0: 12, 1: 10})
    assert sheet.totals == (12 + 12, 10 + 4 + 10)

    assert sheet.winners == (0,)


@pytest.mark.rule("europe.winner")
def test_then_the_holder_of_the_express_bonus():
    sheet = ended(claimed={0: LONGER, 1: PARIS_ZAGRAB}, points={0: 0, 1: 10})
    assert sheet.totals == (22, 22)

    assert sheet.winners == (0,)


@pytest.mark.rule("europe.winner")
def test_else_the_victory_is_shared():
    assert ended(points={0: 5, 1: 5}).winners == (0, 1)
    both = {0: ["athina-sarajevo"], 1: ["kharkov-kyiv"]}
    assert ended(claimed=both).winners == (0, 1)


@pytest.mark.rule("europe.winner")
def test_only_those_with_most_points_share():
    assert ended(players=4, points={0: 5, 1: 9, 2: 9, 3: 8}).winners == (1, 2)


@pytest.mark.rule("europe.winner")
def test_a_tie_break_is_only_between_those_who_tie():
    # Seat 2 completed a ticket, but has fewer points; seats 0 and 1 differ by their stations.
    sheet = ended(
        players=3,
        claimed={2: PARIS_ZAGRAB},
        tickets={2: ["paris-zagrab"]},
        stations={0: ["roma"]},
        points={0: 44, 1: 40, 2: 0},
    )
    assert sheet.totals == (52, 52, 29)

    assert sheet.winners == (1,)


@pytest.mark.rule("europe.winner")
def test_nobody_has_won_before_the_end():
    assert table(points={0: 50}).score().winners == ()
