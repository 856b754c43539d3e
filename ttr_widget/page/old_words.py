"""BRIDGE: the sentences of questions, moves and events that are not in :mod:`ttr_widget.locales` yet.

This module, ``texts.py`` and ``texts_pl.py`` go when the last of them has moved to the files of the rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from ttr_widget import locales
from ttr_widget.kernel.action import Action
from ttr_widget.kernel.errors import Phrase
from ttr_widget.kernel.event import Event
from ttr_widget.kernel.language import language_of
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.prompt import Prompt
from ttr_widget.kernel.variant import Variant

from . import texts, texts_pl

_LOCALES = {"en": texts.SENTENCES, "pl": texts_pl.SENTENCES}
_NO_ARTICLE = ("train", "ship", "ships")


def _counted(cards: Mapping[str, int], names: Mapping[str, str]) -> str:
    """``2 yellow ship and 1 wild``."""
    return " and ".join(f"{count} {names.get(name, name)}" for name, count in cards.items())


class OldWords:
    """The old sentences of one game in one language."""

    def __init__(self, variant: Variant, players: tuple[str, ...], locale: str) -> None:
        self.variant = variant
        self.players = players
        self.locale = locale
        self.language = language_of(locale)
        if locale == "en":
            names = {card.name: self.card(card.name) for card in variant.kinds.cards}
            self.language = replace(self.language, cards=names, hand=lambda cards: _counted(cards, names))
        self._sentences = _LOCALES.get(locale, texts.SENTENCES)
        self._mark = " × " if locale == "pl" else " "

    def say(self, key: str, **facts: Any) -> str:
        """The sentence with that key."""
        return self.language.fill(self._sentences[key], facts)

    def has(self, key: str) -> bool:
        return key in self._sentences

    def told(self, said: Message | str) -> str:
        """A sentence with the names of this board."""
        if isinstance(said, Phrase):
            return self.language.fill(
                self.language.sentences.get(said.template, said.template), self._named(said.facts)
            )
        return self.language.say(said)

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

    def deck(self, name: str) -> str:
        key = f"deck.{name}"
        return self.say(key) if self.has(key) else name

    def color(self, name: str) -> str:
        return locales.fill("page-color", self.locale, color=name)

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

    def prompt(self, prompt: Prompt, mine: bool) -> str:
        """What is asked, of whom."""
        side = "mine" if mine else "other"
        kind = prompt.kind if self.has(f"prompt.{prompt.kind}.{side}") else "any"
        facts: dict[str, Any] = {"player": self.players[prompt.seat], "kind": prompt.kind, **prompt.about}
        if "route" in prompt.about:
            facts["route"] = self.route(prompt.about["route"])
        return self.say(f"prompt.{kind}.{side}", **facts)

    # Moves.

    def group(self, action: Action) -> str:
        """The heading under which a move is listed."""
        key = f"group.{action.type}"
        return self.say(key) if self.has(key) else action.type

    def move(self, action: Action) -> str:
        """A move in words."""
        facts = {name: getattr(action, name) for name in action.roles}
        key = f"move.{action.type}"
        match action.type:
            case "draw" if facts["card"] not in self.variant.kinds.number:
                return locales.fill("page-draw", self.locale, deck=facts["card"])
            case "draw":
                key, facts = self._draw(facts["card"])
            case "take":
                key, facts = self._take(key, facts["passengers"])
            case "tickets" if "split" in facts:
                parts = [self.say("split.part", count=n, deck=self.deck(deck)) for deck, n in facts["split"]]
                key, facts = "move.tickets.split", {"split": ", ".join(parts)}
            case "keep":
                facts = {"tickets": self.tickets(facts["tickets"])}
            case "refill":
                facts = {"deck": self.deck(facts["deck"])}
        for name, say in (("route", self.route), ("city", self.city), ("cards", self.cards)):
            if name in facts:
                facts[name] = say(facts[name])
        return self.say(key, **facts) if self.has(key) else action.text()

    def _draw(self, source: str) -> tuple[str, dict[str, Any]]:
        if source in self.variant.kinds.number:
            return "move.draw.card", {"card": self.card(source)}
        return "move.draw.deck", {"deck": self.deck(source)}

    def _take(self, key: str, picks: Iterable[tuple[str, str]]) -> tuple[str, dict[str, Any]]:
        said = [self.say("passenger.from", city=self.city(city), color=self.color(color)) for city, color in picks]
        return (key, {"passengers": ", ".join(said)}) if said else (f"{key}.nothing", {})

    # Events.

    def event(self, event: Event) -> str:
        """What happened; the event is as somebody may see it."""
        facts = event.to_dict()
        key = self._event_key(event, facts)
        if not self.has(key):
            return self.say("event.any", type=event.type)
        if isinstance(facts.get("seat"), int):
            facts["player"] = self.players[facts["seat"]]
        if facts.get("route"):
            facts["route"] = self.route(facts["route"])
        if facts.get("city"):
            facts["city"] = self.city(facts["city"])
        self._name_cards(facts)
        return self.say(key, **facts)

    def _event_key(self, event: Event, facts: dict[str, Any]) -> str:
        """Which sentence, and the facts that it needs besides the event's own."""
        key = f"event.{event.type}"
        match event.type:
            case "deal" if facts["cards"] is None:
                return f"{key}.hidden"
            case "display" if facts["reason"] == "flush":
                return f"{key}.flush"
            case "draw" if facts["slot"] is None:
                facts["deck"] = facts["source"]
                return f"{key}.hidden" if facts["card"] is None else f"{key}.blind"
            case "tickets-drawn" | "tickets-kept":
                own = facts.get("kept") if event.type == "tickets-kept" else facts.get("tickets")
                if own is not None:
                    facts["tickets"] = self.tickets(own)
                    return f"{key}.own"
            case "tunnel" if not facts["extra"]:
                return f"{key}.free"
            case "exchange":
                facts["count"] = abs(facts["trains"])
            case "passengers-placed":
                facts["count"] = len(facts["cities"])
            case "passenger":
                facts["color"] = self.color(facts["colour"])
            case "game-over":
                best = [seat for seat in facts["sheet"]["seats"] if seat["seat"] in facts["winners"]]
                facts["names"] = ", ".join(seat["name"] for seat in best)
                facts["points"] = best[0]["total"] if best else 0
        return key

    def _name_cards(self, facts: dict[str, Any]) -> None:
        cards = facts.get("cards")
        if isinstance(cards, Mapping):
            facts["cards"] = self.cards(cards)
        elif isinstance(cards, list):
            facts["cards"] = ", ".join(map(self.card, cards))
        if "revealed" in facts:
            facts["revealed"] = ", ".join(map(self.card, facts["revealed"])) or self.say("nothing")
        if "card" in facts:
            facts["card"] = self.card(facts["card"])
        if "deck" in facts:
            facts["deck"] = self.deck(facts["deck"])
