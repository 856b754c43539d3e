"""The statistics over the games of this machine, as sent to the page."""

from __future__ import annotations

from ttr_widget.session.autosave import has_visitors
from ttr_widget.session.statistics import statistics

from .answers import StatisticsAnswer


def statistics_answer(keep: bool | None, locale: str) -> StatisticsAnswer:
    """The statistics in words, switched on or off if ``keep`` says so; none where many people use one machine."""
    if has_visitors():
        return StatisticsAnswer(possible=False, on=False, heads=[], rows=[])
    found = statistics(keep)
    heads, rows = found.rows(locale)
    return StatisticsAnswer(possible=True, on=found.is_on, heads=heads, rows=rows)
