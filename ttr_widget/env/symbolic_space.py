"""The Gymnasium space of symbolic observations."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from gymnasium import spaces


class SymbolicSpace(spaces.Space[dict[str, Any]]):
    """Dicts with the keys of an example; a sample is a copy of the example.

    What a value may be follows from the board and is not checked.
    """

    def __init__(self, example: Mapping[str, Any]) -> None:
        super().__init__()
        self.example = dict(example)

    @property
    def is_np_flattenable(self) -> bool:
        """Words have no fixed length."""
        return False

    def sample(self, mask: Any = None, probability: Any = None) -> dict[str, Any]:
        """A copy of the example."""
        return deepcopy(self.example)

    def contains(self, x: Any) -> bool:
        """Whether ``x`` is a dict with these keys."""
        return isinstance(x, dict) and x.keys() == self.example.keys()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SymbolicSpace) and other.example.keys() == self.example.keys()

    def __hash__(self) -> int:
        return hash(tuple(self.example))

    def __repr__(self) -> str:
        return f"SymbolicSpace({', '.join(self.example)})"
