"""Globetrotter: the bonus for most completed tickets."""

import pytest

from tests.rules.table import lines
from tests.rules.table_more import by_seat, position

ROUTE = {
    "mannheim-stuttgart": ["mannheim-stuttgart-1"],
    "berlin-leipzig": ["berlin-leipzig"],
    "hamburg-rostock": ["hamburg-schwerin", "rostock-schwerin"],
    "berlin-chemnitz": ["berlin-leipzig", "chemnitz-leipzig"],
    "koln-frankfurt": ["frankfurt-koln-1"],
}
NEVER = ["rostock-osterreich", "danemark-lindau", "kiel-schweiz"]


def bonus(*tickets, extra=()):
    """The points of each seat with these completed tickets; ``extra`` are a seat's failed tickets."""
    claimed = {seat: list(dict.fromkeys(r for t in own for r in ROUTE[t])) for seat, own in enumerate(tickets)}
    held = {seat: [*own, *(extra[seat] if seat < len(extra) else ())] for seat, own in enumerate(tickets)}
    return by_seat(position("germany", len(tickets), claimed=claimed, tickets=held), "germany.globetrotter")


@pytest.mark.rule("germany.globetrotter")
def test_15_to_the_player_with_the_most_completed_tickets():
    assert bonus(["mannheim-stuttgart", "hamburg-rostock"], ["koln-frankfurt"]) == [15, 0]
    assert bonus([], ["koln-frankfurt"], []) == [0, 15, 0]


@pytest.mark.rule("germany.globetrotter")
def test_it_is_their_number_not_their_value():
    # Tickets of 2 and 4 points against one of 6.
    assert bonus(["berlin-chemnitz"], ["mannheim-stuttgart", "koln-frankfurt"]) == [0, 15]


@pytest.mark.rule("germany.globetrotter")
def test_all_who_tie_get_15():
    assert bonus(["mannheim-stuttgart"], ["koln-frankfurt"]) == [15, 15]
    assert bonus(["mannheim-stuttgart"], ["koln-frankfurt"], [], ["hamburg-rostock"]) == [15, 15, 0, 15]


@pytest.mark.rule("germany.globetrotter")
def test_failed_tickets_do_not_matter_for_it():
    assert bonus(["mannheim-stuttgart"], [], extra=[NEVER, []]) == [15, 0]
    assert bonus(["mannheim-stuttgart"], ["koln-frankfurt"], extra=[NEVER[:2], NEVER[2:]]) == [15, 15]
    assert bonus(["mannheim-stuttgart"], [], extra=[[], NEVER]) == [15, 0]


@pytest.mark.rule("germany.globetrotter")
def test_with_no_ticket_completed_by_anybody_nobody_gets_it():
    assert bonus([], []) == [0, 0]
    assert bonus([], [], [], extra=[NEVER[:1], NEVER[1:], []]) == [0, 0, 0]


@pytest.mark.rule("germany.globetrotter")
def test_the_sheet_names_it_for_those_who_have_it_alone():
    game = position("germany", claimed={1: ["frankfurt-koln-1"]}, tickets={1: ["koln-frankfurt"]})

    assert lines(game, 0, "germany.globetrotter") == []
    (line,) = lines(game, 1, "germany.globetrotter")
    assert (line["label"], line["points"]) == ("Globetrotter", 15)
    assert "1" in line["because"]
