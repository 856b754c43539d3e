"""The limits of a message, checked before anything else reads it, and the types of its fields."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ttr_widget.kernel.errors import BadInput
from ttr_widget.kernel.json_values import short
from ttr_widget.kernel.message import Message as Sentence

MOST_PARTS = 400
DEEPEST = 6
LONGEST = 4000
"""The limits of a message: its parts, its nesting, the length of its texts."""
BIGGEST = 2**53
IS_GOOD: dict[str, Callable[[object], bool]] = {
    "int": lambda value: type(value) is int and abs(value) < BIGGEST,
    "bool": lambda value: type(value) is bool,
    "str": lambda value: isinstance(value, str),
    "Mapping[str, Any]": lambda value: isinstance(value, Mapping),
}
"""The Python types that a field of each type accepts."""


def check_size(content: object) -> None:
    """Refuse a message that is too big to come from our page, before anything else reads it."""
    left, level = MOST_PARTS, [content]
    for _ in range(DEEPEST):
        below: list[object] = []
        for part in level:
            if isinstance(part, str) and len(part) > LONGEST:
                raise BadInput(Sentence("page-error.long", size=len(part)))
            if isinstance(part, int) and abs(part) > 10**100:
                raise BadInput(Sentence("page-error.number", given=short(part)))
            if isinstance(part, Mapping):
                below += [*part.keys(), *part.values()] if len(part) <= left else [None] * (left + 1)
            elif isinstance(part, list | tuple):
                below += part if len(part) <= left else [None] * (left + 1)
            if len(below) > left:
                raise BadInput(Sentence("page-error.parts", most=MOST_PARTS))
        left -= len(below)
        level = below
        if not level:
            return
    raise BadInput(Sentence("page-error.deep", depth=DEEPEST))
