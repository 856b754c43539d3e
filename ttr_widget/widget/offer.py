"""The offer on the page of a new game: continue an earlier one of the same players on the same board."""

from __future__ import annotations

from ttr_widget import locales
from ttr_widget.page.traits import Question
from ttr_widget.session.autosave import Autosave
from ttr_widget.session.evenings import Evening


class Offer:
    """An earlier game that can be continued in place of the one that a page shows."""

    def __init__(self, autosave: Autosave, evening: Evening) -> None:
        self._autosave = autosave
        self._evening = evening
        self._label = evening.label()

    def question(self, number: int, locale: str) -> Question:
        """The question for the page; the first choice is to continue."""
        text = locales.fill("evening-question", locale, label=self._label)
        choices = [locales.fill(key, locale) for key in ("evening-continue", "evening-new")]
        return Question(number, text, choices)

    def accept(self) -> None:
        """Replace the game of the session by the earlier one and go on with its file; seats and bots stay."""
        session, evening = self._autosave.session, self._evening.reread()
        session.replace(evening.game())
        self._autosave.go_on(evening)
        session.paused = evening.is_paused
        session.tell("settings")
