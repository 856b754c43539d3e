"""What the widget says: a sentence for each question, each move and each event, in the language of its person."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from string import Formatter
from typing import Any

from ttr_widget import locales
from ttr_widget.kernel.action import Action
from ttr_widget.kernel.errors import Phrase, Refusal
from ttr_widget.kernel.event import Event
from ttr_widget.kernel.json_values import short
from ttr_widget.kernel.language import language_of
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.prompt import Prompt
from ttr_widget.kernel.roles import Role
from ttr_widget.kernel.variant import Variant

from . import protocol, texts, texts_pl

LOCALES = {"en": (texts.PAGE, texts.SENTENCES), "pl": (texts_pl.PAGE, texts_pl.SENTENCES)}
_NAMED = frozenset((Role.ROUTE, Role.CITY, Role.CARD, Role.CARDS, Role.SOURCE, Role.TICKETS, Role.COUNT, Role.PIECE))
"""The roles of fields that the page can put into a label."""
_NO_ARTICLE = ("train", "ship", "ships")


def checked_locale(given: object) -> str:
    """A language that the widget speaks."""
    return locales.checked(short(None) if given is None else given)


def _counted(cards: Mapping[str, int], names: Mapping[str, str]) -> str:
    """``2 yellow ship and 1 wild``."""
    return " and ".join(f"{count} {names.get(name, name)}" for name, count in cards.items())


def _is_for_both(key: str, text: str) -> bool:
    """Is this the sentence of a move that the page can fill in as well?"""
    return key.startswith("move.") and not any(spec for _, _, spec, _ in Formatter().parse(text))


class Words:
    """The sentences of one game in one language."""

    def __init__(self, variant: Variant, players: tuple[str, ...], locale: str) -> None:
        self.variant = variant
        self.players = players
        self.locale = checked_locale(locale)
        self.language = language_of(locale)
        if locale == "en":
            names = {card.name: self.card(card.name) for card in variant.kinds.cards}
            self.language = replace(self.language, cards=names, hand=lambda cards: _counted(cards, names))
        page, self._sentences = LOCALES.get(locale, LOCALES["en"])
        self.names = variant.names
        self._mark = " × " if locale == "pl" else " "
        self.page = page | {f"card.{card.name}": self.card(card.name) for card in variant.kinds.cards}
        self.page |= {key: text for key, text in self._sentences.items() if key == "ticket" or _is_for_both(key, text)}
        self.page["cards.some"] = f"{{n}}{self._mark}{{card}}"

    def say(self, key: str, **facts: Any) -> str:
        """The sentence with that key."""
        return self.language.fill(self._sentences[key], facts)

    def has(self, key: str) -> bool:
        return key in self._sentences

    def told(self, said: Message | str) -> str:
        """A message in this language, with the names of this board."""
        return said.said(self.locale, self.names) if isinstance(said, Message) else self.language.say(said)

    def _spoken(self, key: str, **facts: Any) -> str | None:
        """The message with that key, if there is one (BRIDGE: else it is still an old sentence)."""
        return locales.find(Message(key, **facts), self.locale, self.names) if self._has(key) else None

    def _has(self, key: str) -> bool:
        return locales.has(key, names=self.names)

    # Names of things.

    def route(self, id: str) -> str:
        """``Paris–Zürich``."""
        board = self.variant.board
        return "–".join(board.city(city).name for city in board.route(id).cities)

    def city(self, id: str) -> str:
        return self.variant.board.city(id).name

    def card(self, name: str | None) -> str:
        """A kind of card: ``red``, ``red train with the harbour mark``."""
        if name is None:
            return "–"
        if name in self.language.cards:
            return self.language.cards[name]
        kind, _, rest = name.partition("-")
        if kind not in _NO_ARTICLE or not rest:
            return name
        color, _, mark = rest.partition("-")
        noun = "double ship" if kind == "ships" else kind
        return f"{color} {noun}" + (f" ({mark})" if mark else "")

    def cards(self, cards: Mapping[str, int] | None) -> str:
        """``3 red, 1 locomotive``."""
        said = [f"{count}{self._mark}{self.card(name)}" for name, count in (cards or {}).items()]
        return ", ".join(said) or self.say("nothing")

    def ticket(self, id: str) -> str:
        """``Brest–Petrograd (20)``."""
        ticket = self.variant.board.ticket(id)
        return self.say("ticket", cities="–".join(map(self.city, ticket.cities)), points=ticket.points)

    def tickets(self, ids: Iterable[str]) -> str:
        return ", ".join(map(self.ticket, ids))

    def label(self, label: Message | str) -> str:
        """The label of a line of the sheet."""
        return self.told(label)

    def refusal(self, refusal: Refusal) -> protocol.Refusal:
        """A refusal as the page gets it."""
        text = refusal.message
        if isinstance(text, Message):
            text = self.told(text)
        elif isinstance(text, Phrase):
            own = texts_pl.REFUSALS.get(text.template) if self.locale == "pl" else None
            template = own or self.language.sentences.get(text.template, text.template)
            text = self.language.fill(template, self._named(text.facts))
        facts = refusal.to_dict()["facts"]
        return protocol.Refusal(refusal.kind, refusal.code, text, facts, refusal.title(self.locale))

    def _named(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """The facts with the names of places instead of their ids."""
        board = self.variant.board
        names = {route.id: self.route(route.id) for route in board.routes}
        names |= {ticket: self.ticket(ticket) for ticket in board.ticket_number if ticket not in names}
        names |= {city.id: city.name for city in board.cities}

        def named(value: Any) -> Any:
            if isinstance(value, str):
                return names.get(value, value)
            return tuple(map(named, value)) if type(value) is tuple else value

        return {name: named(value) for name, value in facts.items()}

    # Questions.

    def prompt(self, prompt: Prompt | None, mine: bool) -> str:
        """What is asked, of whom."""
        if prompt is None:
            return self.told(Message("question-none"))
        side = "mine" if mine else "other"
        spoken = self._spoken(f"question-{prompt.kind}.{side}", player=self.players[prompt.seat], **prompt.about)
        if spoken:
            return spoken
        facts: dict[str, Any] = {"player": self.players[prompt.seat], "kind": prompt.kind, **prompt.about}
        return self.told(Message(f"question-any.{side}", **facts))

    # Moves.

    def group(self, action: Action) -> str:
        """The heading under which a move is listed."""
        return self._spoken(f"move-{action.type}.group") or action.type

    def move(self, action: Action) -> str:
        """A move in words."""
        return self._spoken(f"move-{action.type}", **action.facts()) or action.text()

    def template(self, kind: str, values: Mapping[str, Any]) -> str | None:
        """The key of the text from which the page makes a move's label; none if only Python can make it."""
        roles = self.variant.actions[kind].roles
        if not _NAMED.issuperset(roles.values()):
            return None
        keys = [f"move.{kind}"]
        # The first field decides.
        for name, role in list(roles.items())[::-1]:
            value = values[name]
            if role is Role.SOURCE:
                is_card = value in self.variant.kinds.number
                keys.insert(0, f"move.{kind}.card" if is_card else f"{kind}.{value}")
            elif role is Role.PIECE:
                keys.insert(0, f"move.{kind}.{value}")
        return next((key for key in keys if key in self.page), None)

    # Events.

    def event(self, event: Event) -> str:
        """What happened; the event is as somebody may see it."""
        facts = event.facts()
        if isinstance(facts.get("seat"), int):
            facts["player"] = self.players[facts["seat"]]
        return self._spoken(f"event-{event.type}", **facts) or self.told(Message("event-any", type=event.type))
