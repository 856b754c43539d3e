"""Names and other texts of people, shown as nothing but text.

A name can contain markup, a formula, or characters that change the direction of writing.  Whatever displays one uses
one of these functions: sentences and the page :func:`isolated`, html :func:`in_html`, figures :func:`in_plotly`.
"""

from __future__ import annotations

import re
from html import escape

_FSI, _PDI = "\u2068", "\u2069"
"""They begin and end a piece of text whose direction does not affect its surroundings."""
_TURNING = re.compile(
    "[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
"""Letters that are written from right to left, and characters that change the direction."""
_SIGNS = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
_ISOLATE = re.compile("[\u2066-\u2068][^\u2066-\u2069]*\u2069")
_PLOTLY = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", "$": "&#36;"})
"""Beginnings of entities, tags and formulas."""


def isolated(text: str) -> str:
    """The text, made so that its direction does not change the order of its neighbours.

    >>> isolated("Paris"), ascii(isolated("חיפה"))
    ('Paris', "'\\\\u2068\\\\u05d7\\\\u05d9\\\\u05e4\\\\u05d4\\\\u2069'")
    """
    if text.isascii() or not _TURNING.search(text):
        return text
    rest, found = text, 1
    while found:
        rest, found = _ISOLATE.subn("", rest)
    if not _TURNING.search(rest):
        return text  # a sentence whose names are isolated already
    return f"{_FSI}{_SIGNS.sub('', text)}{_PDI}"


def in_html(text: str) -> str:
    """The text for the content of an html element.

    Notebooks look for formulas between dollar signs, but not across elements.

    >>> in_html("<b> & $x$")
    '&lt;b&gt; &amp; <span>$</span>x<span>$</span>'
    """
    return escape(isolated(text)).replace("$", "<span>$</span>")


def in_plotly(text: str) -> str:
    """The text for a figure, where plotly would interpret tags, formulas and placeholders.

    >>> in_plotly("<b> & $x$ %{y}")
    '&lt;b&gt; &amp; &#36;x&#36; &#37;{y}'
    """
    return isolated(text).translate(_PLOTLY).replace("%{", "&#37;{")
