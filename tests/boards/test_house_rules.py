"""House rules come from the rules: the lobby offers what the rules declare, also rules defined in a notebook."""

from dataclasses import dataclass
from typing import ClassVar

import pytest

import ttr_widget as ttr
from ttr_widget.boards import BOARDS, OUR_RULES
from ttr_widget.boards import house_rules as house
from ttr_widget.kernel.house_rule import HouseRule, added, left_out
from ttr_widget.kernel.rule import Rule
from ttr_widget.kernel.steps import rules_of

OFFERED = {
    "berlin": {"longest-path", "stations", "globetrotter", "open-doubles", "short"},
    "europe": {"without-longest-path", "without-stations", "globetrotter", "easy-tunnels", "open-doubles", "short"},
    "germany": {"longest-path", "stations", "without-globetrotter", "open-doubles", "short"},
    "usa": {"without-longest-path", "stations", "globetrotter", "open-doubles", "short"},
    "world": {"longest-path", "stations", "globetrotter", "open-doubles"},
}


@pytest.mark.parametrize("board", OFFERED)
def test_a_board_offers_what_fits_its_rules(board):
    assert set(house.house_rules(ttr.variant(board))) >= OFFERED[board]


@pytest.mark.parametrize("board", BOARDS)
def test_what_a_board_offers_is_declared_and_can_be_played(board):
    variant = ttr.variant(board)
    offered = house.house_rules(variant)
    joining = {option.name for kind in OUR_RULES.values() for option in kind.house_rules if option.joins}
    own = {option.name for rule in rules_of(variant) for option in rule.house_rules if not option.joins}

    assert set(offered) <= own | joining
    for made in offered.values():
        assert made != variant
        assert ttr.new_game(made, seed=1).legal_actions()


def test_one_house_rule_after_the_other():
    variant = house.with_house_rules(ttr.variant("europe"), ["easy-tunnels", "without-stations", "stations"])

    assert variant.text == "europe with Tunnels(reveal=1)"


@dataclass(frozen=True)
class Windfall(Rule):
    """Everybody starts with some points."""

    key: ClassVar[str] = "windfall"
    house_rules: ClassVar[tuple[HouseRule, ...]] = (
        HouseRule("windfall", added, joins=True),
        HouseRule("without-windfall", left_out),
    )
    adjustable: ClassVar[dict[str, range]] = {"points": range(11)}

    points: int = 5

    def track(self, position):
        return (self.points,) * len(position.names)


def test_a_rule_of_ones_own_is_offered_when_it_asks_to_be(monkeypatch):
    monkeypatch.setattr(house, "_own", [])
    usa = ttr.variant("usa")
    assert "windfall" not in house.house_rules(usa)

    ttr.offer(Windfall)

    rich = house.house_rules(usa)["windfall"]
    assert ttr.new_game(rich, seed=1).view(None).points == (5, 5)
    assert house.house_rules(rich)["without-windfall"] == usa


@pytest.mark.parametrize("board", BOARDS)
def test_what_the_lab_may_adjust_is_an_argument_in_its_range(board):
    for rule in ttr.variant(board).rules:
        for name, values in rule.adjustable.items():
            assert getattr(rule, name) in values
