"""The rule book of a variant: its rules in words, section by section, and a summary on one page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from ttr_widget import locales
from ttr_widget.kernel.attribute_hints import suggest
from ttr_widget.kernel.errors import BadInput, did_you_mean
from ttr_widget.kernel.json_values import short
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.representation import Shown, shown
from ttr_widget.kernel.variant import RuleBase, Variant
from ttr_widget.kernel.words import facts_of, heading, spec, wordings

from .document import document
from .overview import PARTS, overview


@dataclass(frozen=True, slots=True)
class Entry:
    """One rule of the book."""

    id: str
    title: str
    words: str
    example: str = ""
    see: tuple[str, ...] = ()
    """Ids of related rules in this book."""

    def __str__(self) -> str:
        return f"{self.title}. {self.words}"

    def to_dict(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "title": self.title,
            "words": self.words,
            "example": self.example,
            "see": list(self.see),
        }


@dataclass(frozen=True, slots=True)
class Section:
    """A section of the book: a rule of the variant as in code (``Stations(count=2)``), its title and its entries."""

    rule: str
    title: str
    entries: tuple[Entry, ...]

    def to_dict(self) -> dict[str, Any]:
        return {"rule": self.rule, "title": self.title, "entries": [entry.to_dict() for entry in self.entries]}


class PointsRow(NamedTuple):
    """The points for routes of one kind and length; ``routes`` is the number of such routes on the board."""

    kind: str
    length: int
    points: int
    routes: int


class RuleBook(Shown):
    """The rules of a variant in one language: ``ttr.rulebook("europe", locale="pl")``.

    >>> import ttr_widget as ttr
    >>> book = ttr.rulebook("europe with Stations(points=2)", locale="en")
    >>> book["europe.station-unused"].words
    '+2 points for each station never built.'
    """

    def __init__(self, variant: Variant, locale: str | None = None) -> None:
        self.variant = variant
        self.locale = locales.checked(locale)
        self.sections = tuple(_sections(variant, self.locale))
        self._entries = {entry.id: entry for section in self.sections for entry in section.entries}

    @property
    def title(self) -> str:
        """The title of the game."""
        return locales.said(self.variant.board.text("title"), self.locale)

    def say(self, key: str, **facts: Any) -> str:
        """The message ``rulebook-<key>`` in the book's language."""
        return locales.fill(f"rulebook-{key}", self.locale, self.variant.names, **facts)

    @property
    def head(self) -> tuple[str, ...]:
        """The introduction: the number of players, the house rules, and notes about the board."""
        board = self.variant.board
        said = [self.say("head", least=board.players[0], most=board.players[1]), *self.changes]
        said += [self.say("reconstructed")] if board.status == "reconstructed" else []
        return (*said, locales.said(board.text("description"), self.locale)) if board.description else tuple(said)

    @property
    def changes(self) -> tuple[str, ...]:
        """The house rules: which rules of the printed game are changed, added or left out, by their titles."""
        variant, origin = self.variant, self.variant.origin
        if variant.name or origin is None:
            return ()
        old = {rule.key: rule for rule in origin.rules}
        rules = {
            "changed": [rule for rule in variant.rules if old.get(rule.key, rule) != rule],
            "added": [rule for rule in variant.rules if rule.key not in old],
            "left-out": [rule for key, rule in old.items() if key not in variant.by_key],
        }
        return tuple(
            self.say(f"house.{kind}", rules=tuple(_heading(rule, self.locale) for rule in several))
            for kind, several in rules.items()
            if several
        )

    def summary(self) -> Summary:
        """The rules on one page."""
        return Summary(self)

    def to_html(self) -> str:
        """The book as a whole HTML document, ready to print."""
        return document(shown(self, "html") or "", self.title, self.locale)

    def __getitem__(self, code: str) -> Entry:
        if not isinstance(code, str) or code not in self._entries:
            near = did_you_mean(code, self._entries)
            raise BadInput(Message("rulebook-unknown", id=short(code), near=near))
        return self._entries[code]

    def __contains__(self, code: object) -> bool:
        return code in self._entries

    def __iter__(self) -> Iterator[Entry]:
        return iter(self._entries.values())

    def __len__(self) -> int:
        return len(self._entries)

    def table(self) -> tuple[PointsRow, ...]:
        """The points of the board's routes, by kind and length.

        >>> import ttr_widget as ttr
        >>> ttr.rulebook("usa").table()[-1]
        PointsRow(kind='train', length=6, points=15, routes=9)
        """
        pairs = zip(self.variant.board.routes, self.variant.prices, strict=True)
        counts = Counter((route.kind, route.length, price.points) for route, price in pairs)
        return tuple(PointsRow(*key, count) for key, count in sorted(counts.items()))

    def box(self) -> dict[str, str]:
        """The contents of the box, in words: each player's pieces, the cards, the board."""
        variant, board = self.variant, self.variant.board
        decks = Counter[str]()
        for card in variant.kinds.cards:
            decks[card.deck] += card.copies
        tickets = Counter(ticket.deck for ticket in board.tickets)
        pieces = dict(zip(variant.piece_names, variant.piece_counts, strict=True))
        lines = {
            "pieces": self.say("counts", counts=pieces),
            "cards": self.say("counts", counts=decks),
            "cities": str(len(board.cities)),
            "routes": str(len(board.routes)),
            "tickets": self.say("counts", counts=tickets),
        }
        return {self.say(f"box.{name}"): said for name, said in lines.items()}

    def to_dict(self) -> dict[str, Any]:
        """The book as a dict for JSON."""
        return {
            "board": self.variant.board.name,
            "variant": self.variant.text,
            "locale": self.locale,
            "title": self.title,
            "head": list(self.head),
            "box": self.box(),
            "table": [row._asdict() for row in self.table()],
            "sections": [section.to_dict() for section in self.sections],
        }

    def __str__(self) -> str:
        blocks = [self.title, "\n".join(self.head)]
        for section in self.sections:
            lines = [section.title]
            for entry in section.entries:
                lines.append(f"  {entry.id}: {entry}")
                if entry.example:
                    lines.append(f"    {self.say('example', example=entry.example)}")
            blocks.append("\n".join(lines))
        return "\n\n".join(blocks)

    def __repr__(self) -> str:
        return f"<RuleBook of {self.variant.text}, {self.locale}: {len(self)} rules>"


def _sections(variant: Variant, locale: str) -> Iterator[Section]:
    """One section per rule.  Texts of several rules under the same id go into the section of the first."""
    entries: dict[str, Entry] = {}
    homes: dict[str, RuleBase] = {}
    known = variant.rule_ids()
    for rule in variant.rules:
        for entry in _entries(rule, variant, locale):
            first = entries.get(entry.id)
            entries[entry.id] = _joined(first, entry) if first else entry
            homes.setdefault(entry.id, rule)
    for rule in variant.rules:
        own = [_seeing(entry, known) for entry in entries.values() if homes[entry.id] is rule]
        yield Section(spec(rule), _heading(rule, locale), tuple(own))


def _heading(rule: RuleBase, locale: str) -> str:
    if rule.paragraphs:
        message = Message(f"rule-{rule.key.replace('_', '-')}", **facts_of(rule)).worded(rule.words)
        return locales.find(message, locale) or type(rule).__name__
    return heading(rule)


def _entries(rule: RuleBase, variant: Variant, locale: str) -> Iterator[Entry]:
    for wording in wordings(rule, variant):
        yield _entry(wording.id, wording.message, wording.see, locale)


def _entry(id: str, message: Message, see: tuple[str, ...], locale: str) -> Entry:
    example = Message(f"{message.key}.example", **message.facts).worded(message.words)
    return Entry(
        id,
        locales.title(id, message, locale),
        message.said(locale),
        locales.find(example, locale) or "",
        see,
    )


def _joined(one: Entry, other: Entry) -> Entry:
    words, examples = f"{one.words} {other.words}", f"{one.example} {other.example}".strip()
    return Entry(one.id, one.title, words, examples, one.see + other.see)


def _seeing(entry: Entry, known: tuple[str, ...]) -> Entry:
    see = tuple(dict.fromkeys(code for code in entry.see if code in known and code != entry.id))
    return Entry(entry.id, entry.title, entry.words, entry.example, see)


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
        return document(shown(self, "html") or "", self.title, self.book.locale)

    def __str__(self) -> str:
        blocks = [self.title, "\n".join(self.book.changes)] if self.book.changes else [self.title]
        for part, lines in self.parts.items():
            blocks.append("\n".join([part, *(f"- {line}" for line in lines)]))
        return "\n\n".join(blocks)

    __repr__ = __str__


suggest(RuleBook, {**dict.fromkeys(("search", "find"), "book[code]"), "rules": ".sections", "paragraphs": ".sections"})
