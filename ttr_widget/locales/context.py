"""The board of the sentence being formatted."""

from __future__ import annotations

from contextvars import ContextVar

from ttr_widget.kernel.message import Names

names_now: ContextVar[Names | None] = ContextVar("names_now", default=None)
