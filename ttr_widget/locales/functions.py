"""The functions used in messages: ``CARDS($cards, case: "gen")``.  ``js/src/functions.ts`` has those of the page.

They look words up by case, in ``vocabulary.ftl`` and, for what only one rule brings into a game, in the file of that
rule.  A case is an attribute of the word; a word without that attribute uses its value.  Unknown things (those of a
user's own board) are called by their names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from itertools import accumulate
from typing import Any, Protocol

from .context import names_now
from .plain_text import isolated

NOMINATIVE = "nom"
_MOST = 2200
"""Letters of a fact or a list in a sentence; Fluent refuses 2500."""
_BETWEEN = 8
"""Letters between two things of a list, at most."""


class Messages(Protocol):
    """The messages of one language, as far as the functions use them."""

    def has(self, key: str) -> bool: ...
    def fill(self, key: str, facts: Mapping[str, Any]) -> str | None: ...
    def plainly(self, value: Any) -> str: ...


def functions(language: Messages) -> dict[str, Callable[..., Any]]:
    """All functions by name, for one language."""
    words = Vocabulary(language)
    return {
        "ANSWER": words.answer,
        "CARD": words.card,
        "CARDS": words.cards,
        "CITIES": partial(words.named, "city"),
        "CITY": partial(words.named, "city"),
        "COLOR": words.color,
        "COUNTS": words.counts,
        "DECK": partial(words.thing, "deck"),
        "KIND": partial(words.thing, "kind"),
        "LIST": words.list,
        "PIECE": words.piece,
        "PIECES": words.pieces,
        "ROUTE": partial(words.named, "route"),
        "ROUTES": partial(words.named, "route"),
        "TICKET": words.tickets,
        "TICKETS": words.tickets,
    }


class Vocabulary:
    """The vocabulary of one language."""

    def __init__(self, language: Messages) -> None:
        self.language = language

    def word(self, id: str, form: str = "", **facts: Any) -> str | None:
        """A word in a given form; ``None`` for an unknown word.

        If the word lacks the form, the form's last part is dropped: ``card-acc``, then ``card``, finally the value.
        """
        while form:
            if self.language.has(f"{id}.{form}"):
                return self.language.fill(f"{id}.{form}", facts)
            form = form.rpartition("-")[0]
        return self.language.fill(id, facts)

    def list(self, things: Any) -> str:
        """``a, b and c``."""
        return self._joined([self.language.plainly(thing) for thing in _each(things)])

    def _joined(self, said: Iterable[str]) -> str:
        said = _first(list(said))
        if len(said) < 2:
            return said[0] if said else self._own("list-none")
        start = said[0]
        for thing in said[1:-1]:
            start = self._own("list-more", first=start, next=thing)
        return self._own("list-last", first=start, last=said[-1])

    def _own(self, id: str, form: str = "", **facts: Any) -> str:
        return self.word(id, form, **facts) or id

    def answer(self, question: Any) -> str:
        """``which tickets to keep``: what the open question asks for."""
        given = str(_bare(question))
        return self.word(f"answer-{given}") or self._own("answer-any", question=given)

    def card(self, card: Any, count: Any = 1, case: str = NOMINATIVE) -> str:
        """``red``, ``locomotive``; for a list, all of its cards."""
        given = _bare(card)
        if not isinstance(given, str):
            return self._joined([self.card(one, count, case) for one in _each(given)])
        name, form = given.lower(), _form(case)
        if self.language.has(f"card-{name}"):
            return self._own(f"card-{name}", form, count=count)
        if self.language.has(f"color-{name}"):
            return self.color(name, count, of="card", case=case)
        parts = name.split("-")
        for place, part in enumerate(parts):
            kind = "-".join(["colored-card", *parts[:place], *parts[place + 1 :]])
            if len(parts) > 1 and self.language.has(f"color-{part}") and self.language.has(kind):
                return self._own(kind, form, count=count, color=part)
        return given

    def cards(self, cards: Any, case: str = NOMINATIVE) -> str:
        """``3 red and 1 locomotive``; for a sequence, one card after the other."""
        given = _bare(cards)
        if not isinstance(given, Mapping):
            said = [self.card(card, 1, case) for card in _each(given)]
        else:
            said = [f"{count} {self.card(card, count, case)}" for card, count in given.items()]
        return self._joined(said) if said else self._own("cards-none")

    def color(self, color: Any, count: Any = 1, of: str = "", case: str = NOMINATIVE) -> str:
        """``red``; ``of`` names the coloured thing (``"card"``), for languages where the word must agree with it."""
        given = _bare(color)
        if not isinstance(given, str):
            return self._joined([self.color(one, count, of, case) for one in _each(given)])
        form = _joined(of, _form(case))
        return self.word(f"color-{given.lower()}", form, count=count) or given

    def piece(self, piece: Any, count: Any = None, case: str = NOMINATIVE) -> str:
        """``trains``: the noun in the form that a number requires; the plural without a number."""
        given = str(_bare(piece))
        if count is None:
            return self.word(f"piece-{given}", _joined("plural", _form(case)), count=2) or given
        word = self.word(f"piece-{given}", _form(case), count=count)
        return word or self.word(f"deck-{given}", _joined("counted", _form(case)), count=count) or given

    def pieces(self, count: Any, piece: Any, case: str = NOMINATIVE) -> str:
        """``5 trains``."""
        return f"{self.language.plainly(_bare(count))} {self.piece(piece, count, case)}"

    def counts(self, counts: Any, case: str = NOMINATIVE) -> str:
        """``45 trains and 3 stations``; decks are counted in cards or tickets."""
        return self._joined([self.pieces(count, piece, case) for piece, count in dict(_bare(counts)).items()])

    def thing(self, prefix: str, thing: Any, case: str = NOMINATIVE) -> str:
        """The name of a deck or a kind of route."""
        given = _bare(thing)
        if not isinstance(given, str):
            return self._joined([self.thing(prefix, one, case) for one in _each(given)])
        name = f"{prefix}-{given.lower()}"
        return self.word(name, _form(case), count=1) or self.word(f"{name}-{prefix}", _form(case), count=1) or given

    def named(self, what: str, given: Any) -> str:
        """The names of cities or routes."""
        bare = _bare(given)
        if not isinstance(bare, str):
            return self._joined([self.named(what, one) for one in _each(bare)])
        names = names_now.get()
        if names is None:
            return bare
        return isolated(names.city(bare) if what == "city" else names.route(bare))

    def tickets(self, given: Any, points: str = "no") -> str:
        """``Paris–Wien``, or with ``points: "yes"`` ``Paris–Wien (8)``; for several tickets, all of them."""
        bare = _bare(given)
        if not isinstance(bare, str):
            return self._joined([self.tickets(one, points) for one in _each(bare)])
        names = names_now.get()
        name, worth = (names.ticket(bare), names.points(bare)) if names else (bare, None)
        name = isolated(name)
        return name if points == "no" or worth is None else self._own("ticket-worth", ticket=name, points=worth)


def readable(text: str) -> str:
    """The text as far as it fits into a sentence, with a replacement for what cannot be written to a page."""
    if not text.isascii():
        text = text.encode(errors="replace").decode()
    return text if len(text) <= _MOST else f"{text[:_MOST]}…"


def _first(said: list[str]) -> list[str]:
    """As many of these as fit into a sentence."""
    sizes = accumulate(len(thing) + _BETWEEN for thing in said)
    count = sum(size <= _MOST for size in sizes)
    return said if count == len(said) else [*said[: max(1, count)], "…"]


def _form(case: str) -> str:
    return "" if case == NOMINATIVE else case


def _joined(*parts: str) -> str:
    return "-".join(filter(None, parts))


def _bare(value: Any) -> Any:
    """The value inside a Fluent fact."""
    return getattr(value, "value", value)


def _each(value: Any) -> list[Any]:
    bare = _bare(value)
    return list(bare) if isinstance(bare, Iterable) and not isinstance(bare, str) else [bare]
