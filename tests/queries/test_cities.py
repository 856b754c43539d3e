"""What stands in cities, by the declared slots of the rules."""

import pytest

import ttr_widget as ttr
from ttr_widget.queries.cities import Building, buildings, sites, waiting
from ttr_widget.rules import Stations


@pytest.mark.parametrize(
    ("board", "piece", "ports"), [("europe", "stations", False), ("world", "harbours", True), ("usa", "", False)]
)
def test_the_sites_of_buildings(board, piece, ports):
    variant = ttr.variant(board)
    cities = [city.id for city in variant.board.cities if not ports or city.fact("port", False)]

    assert sites(variant) == (dict.fromkeys(cities, piece) if piece else {})


def test_buildings_have_owners():
    game = ttr.scenario("europe", players=3, seed=1, stations={1: ["roma"], 2: ["kyiv", "riga"]})

    roma, other = Building("stations", 1), Building("stations", 2)
    assert buildings(game.view(None)) == {"roma": roma, "kyiv": other, "riga": other}
    assert waiting(game.view(None)) is None


def test_who_waits():
    game = ttr.scenario(
        ttr.variant("germany").with_rule(Stations()),
        seed=1,
        passengers={"berlin": ["red", "green"]},
        stations={0: ["koln"]},
    )
    there = waiting(game.view(0))

    assert there is not None
    assert there["berlin"] == ("red", "green")
    assert buildings(game.view(0)) == {"koln": Building("stations", 0)}
