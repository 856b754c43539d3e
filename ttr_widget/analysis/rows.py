"""Tables of results that display as text, html, data frame or plot."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from ttr_widget.kernel.errors import BadInput, TtrError
from ttr_widget.kernel.json_values import short
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.representation import Shown
from ttr_widget.locales import fill
from ttr_widget.render.html.parts import frame, head, row
from ttr_widget.render.html.parts import table as html_table
from ttr_widget.render.palette import THEMES, Theme

Row = Mapping[str, Any]
_SHOWN = 24
"""The number of rows displayed; ``rows`` contains all of them."""


class NotInstalled(TtrError, ImportError):
    """An optional package is not installed."""


@dataclass(frozen=True, repr=False)
class Rows(Shown):
    """A table: ``rows`` are dicts with the same keys, ``facts`` are values for the whole table."""

    message: Message
    """The title as a message."""
    rows: Sequence[Row]
    plot: Callable[[Rows, Theme], Any] = field(compare=False)
    facts: Mapping[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        object.__setattr__(self, "rows", tuple(MappingProxyType(dict(given)) for given in self.rows))
        object.__setattr__(self, "facts", MappingProxyType(dict(self.facts)))

    @property
    def title(self) -> str:
        """The title."""
        return str(self.message)

    def __len__(self) -> int:
        return len(self.rows)

    @property
    def columns(self) -> tuple[str, ...]:
        """The names of the columns."""
        return tuple(self.rows[0]) if self.rows else ()

    def column(self, name: str) -> list[Any]:
        """The values of one column."""
        return [one[name] for one in self.rows]

    def where(self, **wanted: Any) -> list[Row]:
        """The rows with these values: ``table.where(seat=0)``."""
        return [one for one in self.rows if all(one[name] == value for name, value in wanted.items())]

    def to_frame(self) -> Any:
        """The rows as a ``pandas.DataFrame``; pandas must be installed."""
        try:
            import pandas as pd  # noqa: PLC0415  (needed only here)
        except ImportError:
            raise NotInstalled(Message("error-needs-pandas")) from None
        return pd.DataFrame([dict(one) for one in self.rows], columns=list(self.columns))

    def figure(self, theme: str = "light") -> Any:
        """The rows as a ``plotly.graph_objects.Figure``; ``theme`` is ``"light"`` or ``"dark"``."""
        if not isinstance(theme, str) or theme not in THEMES:
            raise BadInput(Message("error-theme", given=short(theme), known=tuple(THEMES), near=""))
        return self.plot(self, THEMES[theme])

    def to_dict(self) -> dict[str, Any]:
        """The table as JSON data."""
        return {"title": self.title, "rows": [dict(one) for one in self.rows], "facts": dict(self.facts)}

    def __repr__(self) -> str:
        cells = [self.columns, *([said(value) for value in one.values()] for one in self.rows[:_SHOWN])]
        wide = [max(len(line[n]) for line in cells) for n in range(len(self.columns))]
        lines = [
            "  ".join(cell.ljust(width) for cell, width in zip(line, wide, strict=True)).rstrip() for line in cells
        ]
        left = len(self.rows) - _SHOWN
        more = [fill("analysis-rows.more", count=left)] if left > 0 else []
        facts = [f"{name}: {said(value)}" for name, value in self.facts.items()]
        return "\n".join([self.title, *facts, *lines, *more])

    def _repr_html_(self) -> str:
        numbers = [n for n, name in enumerate(self.columns) if all(_is_number(one[name]) for one in self.rows)]
        body = html_table(
            self.columns, [[said(v) for v in one.values()] for one in self.rows[:_SHOWN]], numbers=numbers
        )
        count = len(self.rows)
        note = Message("analysis-rows", count=count)
        if count > _SHOWN:
            note = Message("analysis-rows.first", count=count, shown=_SHOWN)
        facts = [row(name.replace("_", " "), said(value)) for name, value in self.facts.items()]
        return frame(head(self.title, str(note)), *facts, body)


def said(value: Any) -> str:
    """Format a cell."""
    if isinstance(value, bool):
        return fill("analysis-yes-no", value=value)
    if isinstance(value, float):
        return f"{value:.3f}"
    if isinstance(value, Mapping):
        return ", ".join(f"{said(item)} {name}" for name, item in value.items()) or "–"
    if isinstance(value, (tuple, list)):
        return ", ".join(map(said, value)) or "–"
    return "–" if value is None else str(value)


def _is_number(value: Any) -> bool:
    return value is None or (isinstance(value, int | float) and not isinstance(value, bool))
