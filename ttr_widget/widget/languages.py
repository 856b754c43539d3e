"""Shared by the lobby and the lab: buttons to choose a language, and errors in that language."""

from __future__ import annotations

from typing import Any

import ipywidgets as w

from ttr_widget.kernel.errors import BadInput, Refused, TtrError
from ttr_widget.locales import languages


def language_buttons(locale: str) -> Any:
    """A button for each language, named in that language."""
    return w.ToggleButtons(options=[(own, locale) for locale, own in languages().items()], value=locale)


def said_error(error: TtrError, locale: str) -> str:
    """The text of an error in a language."""
    if isinstance(error, BadInput):
        return error.said(locale)
    return error.refusal.said(locale) if isinstance(error, Refused) else str(error)
