"""Rules with a method that nothing would ever call, and rules whose score is no list of lines."""

from dataclasses import dataclass

import pytest

import ttr_widget as ttr
from ttr_widget import Line
from ttr_widget.rules import Rule


def rule_with(*names: str, **more: object) -> Rule:
    """A rule with methods of these names."""
    methods = {name: lambda self, *given: () for name in names}
    return type("House", (Rule,), {"key": "house", **methods, **more})()


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("final_score", "score"),
        ("score_game", "score"),
        ("end_score", "score"),
        ("scores", "score"),
        ("legal_actions", "offers"),
        ("actions_for", "offers"),
        ("offer", "offers"),
        ("on_claim", "after_claim"),
        ("after_claims", "after_claim"),
        ("end_of_turn", "closing"),
        ("objections", "objection"),
    ],
)
def test_a_method_that_is_named_like_a_question_is_refused(name, meant):
    with pytest.raises(ttr.BadVariant) as refused:
        ttr.variant("usa").with_rule(rule_with(name))
    assert f"House.{name} would never be called" in str(refused.value)
    assert f"did you mean '{meant}'?" in str(refused.value)


def test_the_refusal_comes_in_the_language_chosen():
    with pytest.raises(ttr.BadVariant) as refused:
        ttr.variant("usa").with_rule(rule_with("final_score"))
    assert "meintest du 'score'?" in refused.value.said("de")
    assert "może chodziło o 'score'?" in refused.value.said("pl")


def test_helpers_are_taken():
    """A method of any other name, one that the rule itself uses, and whatever is no method."""

    @dataclass(frozen=True)
    class House(Rule):
        key = "house"
        scores: int = 3

        def bonus(self, seat):
            return 0

        def _final_score(self):
            return 0

        @property
        def prices(self):
            return 0

        def end_score(self, reckoning):
            return ()

        def score(self, reckoning):
            return [line for _ in range(1) for line in self.end_score(reckoning)]

    assert ttr.variant("usa").with_rule(House()).rule(House).scores == 3


def test_a_rule_of_the_package_with_a_method_more_is_taken():
    class Stations(ttr.rules.Stations):
        def built(self, position, seat):
            return super().built(position, seat)

    assert ttr.variant("europe").with_rule(Stations()).rule("stations") == Stations()


@pytest.mark.parametrize("given", [3, None, "three"])
def test_a_score_that_is_no_line_is_told_in_words(given):
    for answer in (given, [given]):
        house = rule_with(score=lambda self, reckoning, answer=answer: answer)
        with pytest.raises(ttr.BadVariant) as refused:
            ttr.scenario(ttr.variant("usa").with_rule(house), seed=1).score()
        assert str(refused.value).startswith("House.score: expected lines such as Line(")


def test_lines_score():
    house = rule_with(score=lambda self, reckoning: [Line(0, "house.gift", "Gift", 3, "a gift")])
    game = ttr.scenario(ttr.variant("usa").with_rule(house), seed=1, tickets={0: [], 1: []})
    assert game.score().totals == (3, 0)
