"""The rule book: the text of the rules in every language, with examples."""

from ttr_widget.kernel.representation import show_with
from ttr_widget.kernel.variant import Variant

from .book import Entry, PointsRow, RuleBook, Section, Summary
from .page import page, summary_page

__all__ = ["Entry", "PointsRow", "RuleBook", "Section"]

show_with(RuleBook, "html", page)
show_with(Summary, "html", summary_page)
show_with(Variant, "rulebook", RuleBook)
