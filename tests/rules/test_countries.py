"""Countries as dead ends."""

from dataclasses import replace
from itertools import combinations

import pytest

import ttr_widget as ttr
from tests.rules.table_more import position, verdicts
from ttr_widget import Variant
from ttr_widget.boards import BOARDS
from ttr_widget.kernel.records import Ticket
from ttr_widget.rules import Countries

GERMANY = ttr.variant("germany")
BOARD = GERMANY.board
COUNTRIES = {"danemark", "niederlande", "frankreich", "schweiz", "osterreich"}


def done(*routes, ticket, variant="germany"):
    """Whether these routes complete the ticket."""
    game = position(variant, claimed={0: routes}, tickets={0: [ticket]}, pieces={0: {"trains": 9}})
    points = verdicts(game)[ticket]
    assert abs(points) == game.board.ticket(ticket).points
    return points > 0


def with_ticket(*cities):
    """Germany with one more ticket."""
    ticket = Ticket("-".join(cities), cities, 5, "short")
    return Variant(replace(BOARD, tickets=(*BOARD.tickets, ticket), where=None), GERMANY.rules)


@pytest.mark.rule("germany.country")
def test_the_countries_of_the_board():
    assert {city.id for city in BOARD.cities if city.fact("country", False)} == COUNTRIES
    assert sum(bool(COUNTRIES & {*route.cities}) for route in BOARD.routes) == 14
    assert sum(bool(COUNTRIES & {*ticket.cities}) for ticket in BOARD.tickets) == 17
    assert sum({*ticket.cities} <= COUNTRIES for ticket in BOARD.tickets) == 2


@pytest.mark.rule("germany.country")
def test_freiburg_and_saarbrucken_both_reach_frankreich_and_are_not_connected_through_it():
    both = ["frankreich-freiburg", "frankreich-saarbrucken"]

    assert not done(*both, ticket="freiburg-saarbrucken", variant=with_ticket("freiburg", "saarbrucken"))
    # From Köln via Mainz and Karlsruhe to Frankreich and on to Saarbrücken; from München in the same way to Freiburg.
    koln = ["koblenz-koln-1", "koblenz-mainz-2", "mainz-mannheim-1", "karlsruhe-mannheim", "frankreich-karlsruhe"]
    munchen = ["augsburg-munchen-1", "augsburg-ulm-1", "stuttgart-ulm-2", "karlsruhe-stuttgart", "frankreich-karlsruhe"]
    assert not done(*koln, *both, ticket="koln-saarbrucken")
    assert not done(*munchen, *both, ticket="munchen-freiburg")
    # Connected by ordinary routes.
    assert done(*koln, "karlsruhe-saarbrucken", ticket="koln-saarbrucken")
    assert done(*munchen, "freiburg-karlsruhe", *both, ticket="munchen-freiburg")


@pytest.mark.rule("germany.country")
@pytest.mark.parametrize("country", sorted(COUNTRIES))
def test_routes_into_a_country_do_not_connect_with_each_other_there(country):
    into = {next(c for c in r.cities if c != country): r.id for r in BOARD.routes if country in r.cities}
    assert len(into) > 1

    for a, b in combinations(sorted(into), 2):
        assert not done(into[a], into[b], ticket=f"{a}-{b}", variant=with_ticket(a, b))
        # Each of them reaches the country.
        assert done(into[a], into[b], ticket=f"{a}-{country}", variant=with_ticket(a, country))
        assert done(into[a], into[b], ticket=f"{country}-{b}", variant=with_ticket(country, b))


@pytest.mark.rule("germany.country")
def test_without_the_rule_they_connect():
    """Proves that the tests above exercise the rule."""
    plain = with_ticket("freiburg", "saarbrucken").without(Countries)

    assert done("frankreich-freiburg", "frankreich-saarbrucken", ticket="freiburg-saarbrucken", variant=plain)


@pytest.mark.rule("germany.country")
def test_no_detour_through_a_country():
    detour = ["bremerhaven-emden", "bremerhaven-danemark", "danemark-kiel", "hamburg-kiel-1"]

    assert not done(*detour, ticket="emden-hamburg")
    assert done(*detour, "bremerhaven-kiel", ticket="emden-hamburg")


@pytest.mark.rule("germany.country")
@pytest.mark.parametrize("last", [["frankreich-karlsruhe"], ["freiburg-karlsruhe", "frankreich-freiburg"]])
def test_a_ticket_may_name_a_country_at_one_end(last):
    """Any route into the country completes the ticket."""
    way = ["augsburg-munchen-1", "augsburg-ulm-1", "stuttgart-ulm-1", "karlsruhe-stuttgart"]

    assert done(*way, *last, ticket="frankreich-munchen")
    assert not done(*way, ticket="frankreich-munchen")
    assert not done(*way, "frankreich-freiburg", "frankreich-saarbrucken", ticket="frankreich-munchen")


@pytest.mark.rule("germany.country")
def test_a_ticket_may_name_a_country_at_both_ends():
    north = ["bremerhaven-danemark", "bremerhaven-emden", "emden-niederlande"]

    assert done(*north, ticket="danemark-niederlande")
    assert not done("danemark-kiel", *north[1:], ticket="danemark-niederlande")
    # Another route into Dänemark does no harm.
    assert done("danemark-kiel", *north, ticket="danemark-niederlande")
    for missing in range(3):
        assert not done(*(route for n, route in enumerate(north) if n != missing), ticket="danemark-niederlande")


@pytest.mark.rule("germany.country")
def test_nor_between_two_countries_through_a_third():
    west = ["frankreich-saarbrucken", "koblenz-saarbrucken", "koblenz-koln-1", "dusseldorf-koln-1"]
    north = ["emden-niederlande", "bremerhaven-emden", "bremerhaven-danemark"]

    assert not done(*west, "dusseldorf-niederlande", *north, ticket="frankreich-danemark")
    by_land = ["dortmund-dusseldorf-1", "dortmund-munster-1", "emden-munster"]
    assert done(*west, *by_land, *north, ticket="frankreich-danemark")


@pytest.mark.rule("germany.country")
def test_two_networks_that_both_reach_both_countries_by_halves_do_not_join():
    # One network reaches Dänemark, another Niederlande; they meet in neither.
    assert not done("danemark-kiel", "hamburg-kiel-1", "munster-niederlande", ticket="danemark-niederlande")
    # Both reach Niederlande, but only one also reaches Dänemark; that one is enough.
    assert done(
        *["munster-niederlande", "emden-niederlande", "bremerhaven-emden", "bremerhaven-danemark", "danemark-kiel"],
        ticket="danemark-niederlande",
    )


@pytest.mark.rule("germany.country")
@pytest.mark.parametrize("board", sorted({*BOARDS} - {"germany"}))
def test_without_countries_on_the_board_the_rule_is_refused(board):
    with pytest.raises(ttr.BadVariant, match="country"):
        ttr.variant(board).with_rule(Countries())
