"""The part of the lobby that shows the statistics over the games of this machine, with a switch."""

from __future__ import annotations

from typing import Any

import ipywidgets as w

from ttr_widget import locales
from ttr_widget.locales.plain_text import in_html
from ttr_widget.session.autosave import has_visitors
from ttr_widget.session.statistics import Statistics, statistics


class OwnGames(w.VBox):  # type: ignore[misc]  # ipywidgets has no types
    """A switch and a table; empty where many people use one machine."""

    def __init__(self) -> None:
        self._head, self._table = w.HTML(), w.HTML()
        self.switch = w.Checkbox(indent=False)
        self._locale = locales.ENGLISH
        self._shows = False
        super().__init__([self._head, self.switch, self._table])
        self.add_class("ttr-box")
        self.switch.observe(lambda change: self._keep(change["new"]), "value")

    def show(self, locale: str) -> None:
        """Show the statistics as they are now."""
        self._locale = locale
        self.layout.display = "none" if has_visitors() else None
        if not has_visitors():
            self._display(statistics())

    def _keep(self, keep: bool) -> None:
        if not self._shows:
            try:
                self._display(statistics(keep))
            except OSError as error:
                self._table.value = f"<p role='alert'>{in_html(str(error))}</p>"

    def _display(self, found: Statistics) -> None:
        self._shows = True  # the switch is only moved, not pressed
        self.switch.value = found.is_on
        self._shows = False
        self.switch.description = self._say("switch")
        self._head.value = f"<h3>{in_html(self._say('title'))}</h3>"
        heads, rows = found.rows(self._locale)
        note = f"<p class='ttr-quiet'>{in_html(self._say('about'))}</p>"
        self._table.value = note + (_table(heads, rows) if rows else "")

    def _say(self, key: str, **facts: Any) -> str:
        return locales.fill(f"statistics-{key}", self._locale, **facts)


def _table(heads: list[str], rows: list[list[str]]) -> str:
    head = "".join(f"<th scope='col'>{in_html(one)}</th>" for one in heads)
    body = "".join(
        f"<tr><th scope='row'>{in_html(board)}</th>{''.join(f'<td>{in_html(cell)}</td>' for cell in cells)}</tr>"
        for board, *cells in rows
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
