"""The game on one page: its aim, a turn and the end, in a line for each rule that has something to say about it.

The lines are the messages ``summary-<rule>`` beside the other words of the rules, with an attribute for each part.  A
rule of your own brings them along in ``words``: ``summary-calm`` with ``.turn``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType

from ttr_widget import locales
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.variant import RuleBase, Variant
from ttr_widget.kernel.words import facts_of

PARTS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {"aim": ("aim", "goal", "win"), "turn": ("turn",), "end": ("end", "score")}
)
"""The parts of the page, each with the attributes of the messages in the order in which they are told."""
_INNER = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


def overview(variant: Variant, part: str) -> tuple[Message, ...]:
    """The lines of one part: ``aim``, ``turn`` or ``end``."""
    found = [_line(variant, rule, form) for form in PARTS[part] for rule in variant.rules]
    return tuple([line for line in found if line is not None])


def _line(variant: Variant, rule: RuleBase, form: str) -> Message | None:
    key = f"summary-{_INNER.sub('-', type(rule).__name__).lower()}.{form}"
    if not locales.has(key, names=variant.names):
        return None
    return Message(key, **facts_of(rule)).worded(rule.words)
