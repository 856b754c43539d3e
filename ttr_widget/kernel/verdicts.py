"""Verdicts on tickets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from .connectivity import Network
from .message import Message
from .records import Ticket


@dataclass(frozen=True, slots=True)
class Verdict:
    """The current value of a ticket for its holder."""

    points: int
    done: bool
    because: Message | None = None
    """The reason, unless it is simply completed or not completed."""


@dataclass(frozen=True, slots=True)
class Settled:
    """The verdicts on a seat's tickets, and the borrowed routes (one per loan, or ``None``)."""

    verdicts: tuple[tuple[int, Verdict], ...]
    loans: tuple[int | None, ...] = ()

    @property
    def done(self) -> int:
        return sum(verdict.done for _, verdict in self.verdicts)


_verdict = lru_cache(maxsize=4096)(Verdict)
"""Like the class, but the same verdict is made only once: a long simulation judges many tickets."""


def plain_verdict(ticket: Ticket, cities: Sequence[int], network: Network) -> Verdict:
    """The standard verdict: a ticket adds its points if its cities are connected, and subtracts them if not."""
    done = network.joins(cities)
    return _verdict(ticket.points if done else -ticket.points, done)
