"""The referee's report as html."""

from __future__ import annotations

from ttr_widget.locales import fill
from ttr_widget.verification import Report

from .parts import Html, frame, joined, table, tag

_COLUMNS = ("move", "turn", "rule", "objection")
_MOST = 20
"""As many objections are shown; the first one usually says it all."""


def report_html(report: Report, locale: str | None = None) -> str:
    """The result in a sentence, and a table of objections."""
    why = joined(tag("div", message.said(locale), "ttr-q") for message in report.unjudged)
    summary = tag("div", joined([tag("div", report.summary.said(locale), "ttr-p"), why]), "" if report.ok else "ttr-m")
    return frame(summary, _objections(report, locale) if report.objections else "")


def _objections(report: Report, locale: str | None) -> Html:
    heads = [fill(f"referee-column.{name}", locale) for name in _COLUMNS]
    rows = [[doubt.move, doubt.turn, tag("code", doubt.rule), doubt.said(locale)] for doubt in report.objections]
    return table(heads, rows[:_MOST], numbers=(0, 1))
