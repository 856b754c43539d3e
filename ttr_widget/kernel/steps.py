"""The methods of a variant's rules that change or score a game, collected once per variant."""

from __future__ import annotations

from .rule import Rule
from .variant import Variant


def rules_of(variant: Variant) -> tuple[Rule, ...]:
    """The rules of a variant, with the questions that change or score a game."""
    return tuple(rule for rule in variant.rules if isinstance(rule, Rule))


class Steps:
    """The answers of a variant's rules to the questions of :class:`Rule`: ``variant.derived(Steps)``."""

    def __init__(self, variant: Variant) -> None:
        rules = rules_of(variant)
        self.setup_methods = variant.answers(Rule.setup)
        self.opening_methods = variant.answers(Rule.opening)
        self.start_events_methods = variant.answers(Rule.start_events)
        self.before_claim_methods = variant.answers(Rule.before_claim)
        self.after_claim_methods = variant.answers(Rule.after_claim)
        self.apply_methods = {action: rule.apply for rule in rules for action in rule.actions}
        self.closing_methods = variant.answers(Rule.closing)[::-1]
        self.redeal_methods = variant.answers(Rule.redeal)
        blind = [rule for rule in rules if type(rule).visible is Rule.visible and rule.slot_type is not None]
        self.imagine_methods = tuple(r.imagine for r in rules if r in blind or type(r).imagine is not Rule.imagine)
        default = Rule.score
        self.scoring_rules = tuple(rule for rule in rules if type(rule).score is not default)
        self.evidence_methods = variant.answers(Rule.evidence)
