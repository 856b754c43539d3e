"""The rules on one page: aim, turn and end in a few lines, what is in the box, and the points of the routes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ttr_widget import locales
from ttr_widget.kernel.representation import Shown

from .overview import PARTS, overview

if TYPE_CHECKING:
    from .book import RuleBook


class Summary(Shown):
    """A rule book on one page: ``ttr.rulebook("europe").summary()``; ``.to_html()`` is a page to print."""

    def __init__(self, book: RuleBook) -> None:
        self.book = book
        self.title = book.say("summary", title=book.title)
        self.parts: Mapping[str, tuple[str, ...]] = {
            book.say(f"summary.{part}"): tuple(
                locales.said(line, book.locale, book.variant.names) for line in overview(book.variant, part)
            )
            for part in PARTS
        }
        """The lines under each heading."""

    def to_html(self) -> str:
        """The page as a whole HTML document, ready to print."""
        from .page import document, summary_page  # noqa: PLC0415 -- it draws summaries

        return document(summary_page(self), self.title, self.book.locale)

    def __str__(self) -> str:
        blocks = [self.title, "\n".join(self.book.changes)] if self.book.changes else [self.title]
        for heading, lines in self.parts.items():
            blocks.append("\n".join([heading, *(f"- {line}" for line in lines)]))
        return "\n\n".join(blocks)

    __repr__ = __str__
