"""The rule book as sent to the page."""

from __future__ import annotations

from ttr_widget.kernel.variant import Variant
from ttr_widget.rulebook import RuleBook
from ttr_widget.rulebook.overview import PARTS, overview

from .answers import OverviewPart, RuleEntry, RulesAnswer
from .words import Words


def rules_answer(variant: Variant, words: Words, rule: str | None) -> RulesAnswer:
    """The game on one page and all paragraphs, or the paragraph with this id alone."""
    book = RuleBook(variant, words.locale)
    if rule is not None:
        found, parts = [(book[rule], "")], []
    else:
        found = [(entry, section.title) for section in book.sections for entry in section.entries]
        parts = [OverviewPart(part, list(map(words.told, overview(variant, part)))) for part in PARTS]
    entries = [RuleEntry(one.id, one.title, one.words, one.example, list(one.see), section) for one, section in found]
    return RulesAnswer(book.title, parts, list(book.head), entries)
