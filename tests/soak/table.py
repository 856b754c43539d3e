"""The table that long tests end with: cases, failures, worst time and growth of memory, and the limits that fail."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

SECURITY = Path(__file__).parents[2] / "SECURITY.md"
HEAD = ("", "cases", "failures", "worst time", "memory growth", "duration", "counted")


@dataclass(frozen=True)
class Row:
    """What one part of a long test found."""

    name: str
    cases: int
    failures: Sequence[str] = ()
    """How to reproduce each failure."""
    worst: float = 0.0
    """The seconds that the slowest case took."""
    growth: float = 0.0
    """How many megabytes of memory a process has gained since its first cases."""
    seconds: float = 0.0
    counted: str = ""
    """What else was counted: decisions, moves, messages."""
    most_worst: float = float("inf")
    most_growth: float = float("inf")
    exceeded: Sequence[str] = ()
    """Limits of what was counted that were passed."""

    @property
    def faults(self) -> list[str]:
        """The failures and the limits that were passed; empty if all is well."""
        faults = list(self.failures)
        if not self.cases:
            faults.append("no case was run")
        if self.worst > self.most_worst:
            faults.append(f"the slowest case took {self.worst:.2f} s; the limit is {self.most_worst:g} s")
        if self.growth > self.most_growth:
            faults.append(f"memory grew by {self.growth:.1f} MB; the limit is {self.most_growth:g} MB")
        return [*faults, *self.exceeded]

    def cells(self) -> tuple[str, ...]:
        return (
            self.name,
            f"{self.cases:,}",
            str(len(self.failures)),
            f"{self.worst:.2f} s",
            f"{self.growth:+.1f} MB",
            f"{self.seconds:.0f} s",
            self.counted,
        )


def table(rows: Sequence[Row]) -> str:
    """The rows as a table: readable in a terminal, and Markdown as well."""
    lines = [HEAD, *(row.cells() for row in rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    lines.insert(1, tuple("-" * (width - 1) + (":" if 0 < n < 6 else "-") for n, width in enumerate(widths)))
    return "\n".join(
        "| " + " | ".join(f"{cell:<{w}}" if n in (0, 6) else f"{cell:>{w}}" for n, (cell, w) in enumerate(cells)) + " |"
        for cells in (zip(line, widths, strict=True) for line in lines)
    )


def report(rows: Sequence[Row]) -> str:
    """The table, and below it what is wrong: at most five faults of each row in full."""
    wrong = [(row.name, row.faults) for row in rows if row.faults]
    told = [f"\n{name}: {len(faults)} faults\n" + "\n".join(faults[:5]) for name, faults in wrong]
    return "\n".join([table(rows), *told])


def write(name: str, rows: Sequence[Row], said: str, path: Path = SECURITY) -> None:
    """Replace the table of this name in a Markdown file, between its two comments ``<!-- name -->``."""
    mark = f"<!-- {name} -->"
    before, _, after = path.read_text(encoding="utf-8").partition(mark)
    _, found, after = after.partition(mark)
    if not found:
        raise ValueError(f"{path.name} has no pair of comments {mark}")
    path.write_text(f"{before}{mark}\n{said}\n\n{table(rows)}\n{mark}{after}", encoding="utf-8")
