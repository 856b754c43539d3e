"""Whole HTML documents."""

from __future__ import annotations

from html import escape

from ttr_widget.locales.plain_text import in_html


def document(body: str, title: str, locale: str) -> str:
    """A page as a whole document."""
    head = f'<meta charset="utf-8"><title>{in_html(title)}</title>'
    return f'<!doctype html>\n<html lang="{escape(locale)}">\n<head>{head}</head>\n<body>\n{body}\n</body>\n</html>\n'
