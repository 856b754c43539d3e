"""Refusals as html."""

from __future__ import annotations

from ttr_widget.kernel.errors import Refusal
from ttr_widget.render.text import in_words

from .parts import frame, joined, tag


def refusal_html(refusal: Refusal, locale: str | None = None) -> str:
    """The reason, the rule, and the facts in small print."""
    facts = joined((_fact(name, value) for name, value in refusal.facts.items()), " · ")
    about = joined([tag("code", refusal.code), f" ({refusal.kind})", *([" · ", facts] if refusal.facts else [])])
    reason = tag("div", refusal.said(locale or refusal.locale), "ttr-p")
    return frame(tag("div", joined([reason, tag("div", about, "ttr-q")]), "ttr-m"))


def _fact(name: str, value: object) -> str:
    return f"{name}: {in_words(value)}"
