"""The rule book: what the rules say, in English and Polish, with examples.

The English words stand in the docstrings of the rules, their numbers come from the rules' arguments; the Polish ones,
the titles and the examples stand in ``words/``.  Importing this package teaches the kernel Polish.
"""

from dataclasses import replace

from ttr_widget.kernel.language import english, teach
from ttr_widget.kernel.representation import show_with
from ttr_widget.kernel.variant import Variant

from .book import Entry, PointsRow, RuleBook, Section
from .page import page
from .polish import polish
from .texts import titles

__all__ = ["Entry", "PointsRow", "RuleBook", "Section"]

show_with(RuleBook, "html", page)
show_with(Variant, "rulebook", RuleBook)


def _teach() -> None:
    both = titles()
    teach(replace(english, titles={code: pair[0] for code, pair in both.items()}))
    teach(polish({code: pair[1] for code, pair in both.items()}))


_teach()
