"""What failed in simulated games: bots and measures, one note for each of their exceptions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from ttr_widget.bots.match import Trouble
from ttr_widget.kernel.message import Message

_MOST = 10
"""At most so many notes; further failures are only counted."""


@dataclass(frozen=True, slots=True)
class Failure:
    """A bot or a measure that failed with this error, once or several times."""

    name: str
    error: str
    game: int
    count: int = 1
    first: Trouble | None = None
    """The first question on which a bot failed; ``None`` for a measure."""

    @property
    def kind(self) -> tuple[str, str, bool]:
        """Failures of the same kind share a note."""
        return self.name, self.error, self.first is None


def of_bots(troubles: Iterable[Trouble], names: Sequence[str], game: int) -> tuple[Failure, ...]:
    """The failures of the bots in a game, by the names of the bots at its seats."""
    found: dict[tuple[str, str], Failure] = {}
    for trouble in troubles:
        key = names[trouble.seat], trouble.error
        known = found.get(key)
        found[key] = replace(known, count=known.count + 1) if known else Failure(*key, game, first=trouble)
    return tuple(found.values())


class Failures:
    """All failures of a simulation; memory use is constant."""

    def __init__(self) -> None:
        self._kinds: dict[tuple[str, str, bool], Failure] = {}
        self._more = 0
        self._asked: Counter[str] = Counter()

    def add(self, failures: Iterable[Failure], asked: Mapping[str, int]) -> None:
        """Add those of a game; ``asked`` are the numbers of questions to its bots."""
        self._asked.update(asked)
        for failure in failures:
            known = self._kinds.get(failure.kind)
            if known is None and len(self._kinds) >= _MOST:
                self._more += failure.count
            else:
                count = failure.count + (known.count if known else 0)
                self._kinds[failure.kind] = replace(known or failure, count=count)

    def notes(self) -> list[str]:
        """The failures as sentences."""
        notes = [str(self._said(failure)) for failure in self._kinds.values()]
        return [*notes, str(Message("simulate-failed.more", count=self._more))] if self._more else notes

    def _said(self, failure: Failure) -> Message:
        facts = {"name": failure.name, "error": failure.error, "count": failure.count, "game": failure.game}
        if failure.first is None:
            return Message("simulate-failed.measures", **facts)
        first = failure.first
        place = {"seat": first.seat, "turn": first.turn, "question": first.question}
        return Message("simulate-failed.bots", **facts, **place, asked=self._asked[failure.name])
