"""Parsing of actions.

An action is written as one line in lower case: ``claim dieppe-paris with 1 purple``.  The parser ignores case, blanks
and diacritics, and the order of cards and cities; each action is printed in a single form.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from ttr_widget.kernel.action import Action
from ttr_widget.kernel.cards import Cards
from ttr_widget.kernel.errors import BadInput, did_you_mean, expected
from ttr_widget.kernel.json_values import short
from ttr_widget.kernel.lists import checked_length
from ttr_widget.kernel.message import Message, Said
from ttr_widget.kernel.turn import choices
from ttr_widget.kernel.variant import Position, Variant

_KEPT = 20_000
_MEANT = {
    **dict.fromkeys(("build", "buy", "place", "route", "lay", "connect"), ("claim",)),
    **dict.fromkeys(("take", "pick", "card", "cards"), ("draw",)),
    **dict.fromkeys(("end", "skip", "wait", "nothing"), ("pass",)),
    **dict.fromkeys(("discard", "reject", "return", "choose"), ("keep",)),
    **dict.fromkeys(("refuse", "cancel", "no"), ("decline",)),
}
"""Other words for actions."""
_KEEP_ALL = re.compile(r"keep\s+(all|everything)")
_NOTHING = "nothing"
_TICKETS = re.compile(r"\btickets?$")
_SEVERAL_CARDS = re.compile(r"\d|\bcards?\b|\btwo\b|\bboth\b|\band\b|,")

_CHECKED_TYPES = {"number": int, "word": str}


class Notation:
    """Parses the actions of one variant; use the cached ``variant.derived(Notation)``."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        board = variant.board
        self._names = board.reader
        self._readers: dict[str, Callable[[object], Any]] = {
            "cards": variant.kinds.read,
            "source": self._source,
            "city": self._names.city,
            "tickets": self._ticket_ids,
            "split": self._split,
            "number": _number,
            "piece": self._piece,
            "word": _word,
        }
        self._known: dict[str, Any] = {
            "route": board.route_number,
            "city": board.city_number,
            "piece": variant.piece_number,
            "source": {*variant.kinds.names, *(card.deck for card in variant.kinds.cards)},
        }
        self._starts_again = re.compile(rf"[,;\n]\s*(?:then\s+)?(?:{'|'.join(variant.actions)})\b")
        """Where a second action begins in a text."""
        self._roles = {kind: tuple(kind.roles.items()) for kind in variant.actions.values()}
        self._validated: dict[int, tuple[Action, Action]] = {}
        self._lists: dict[str, Callable[[object], list[Any]]] = {
            "city": self._names.cities,
            "tickets": self._names.tickets,
            "route": self._names.routes,
            "cards": variant.kinds.row,
        }

    # Actions.

    def action(self, given: object) -> Action:
        """Convert a text, a dict or an :class:`Action` to an action; a :class:`BadInput` describes errors."""
        known = self._validated.get(id(given))
        if known is not None and known[0] is given:
            return known[1]
        if isinstance(given, Action):
            return self._remembered(given, self._checked(given))
        if isinstance(given, str):
            return self._from_text(given)
        if isinstance(given, Mapping):
            return self._from_dict(given)
        raise BadInput(expected("action", given))

    def answer(self, given: object, position: Position) -> Action:
        """An action in a position; ``keep all`` stands for all tickets on offer."""
        if not isinstance(given, str) or not _KEEP_ALL.fullmatch(given.strip().lower()):
            return self.action(given)
        keeps = [action for action in choices(position) if action.type == "keep"]
        every: list[str] = max((action.to_dict()["tickets"] for action in keeps), key=len, default=[])
        return self._from_dict({"type": "keep", "tickets": every})

    def _from_text(self, text: str) -> Action:
        words = checked_length(text).split()
        if not words:
            raise BadInput(Message("error-action-empty", actions=self._verbs()))
        try:
            return self._kind(words[0].lower(), words[1:]).parse(" ".join(words), self)
        except BadInput:
            if self._starts_again.search(text.lower()):
                raise BadInput(Message("error-action-several")) from None
            raise

    def _from_dict(self, data: Mapping[Any, Any]) -> Action:
        if "type" not in data:
            raise BadInput(Message("error-action-type", actions=self._verbs()))
        return self._kind(data["type"]).from_dict(data, self)

    def _kind(self, verb: object, rest: Iterable[str] = ()) -> type[Action]:
        actions = self.variant.actions
        if not isinstance(verb, str) or verb not in actions:
            raise self._no_action(verb, self._meant(verb, rest) if isinstance(verb, str) else "")
        return actions[verb]

    def _meant(self, verb: str, rest: Iterable[str]) -> Said:
        """The action that a verb probably means; a word behind it may name the action, as in ``build a …``."""
        meant = [word for word in rest if word in self.variant.actions]
        meant += [action for action in _MEANT.get(verb, ()) if action in self.variant.actions]
        return Message("error-near", near=meant[0]) if meant else did_you_mean(verb, self.variant.actions)

    def _no_action(self, given: object, near: Said = "") -> BadInput:
        return BadInput(Message("error-action", given=short(given), actions=self._verbs(), near=near))

    def _verbs(self) -> tuple[str, ...]:
        return tuple(sorted(self.variant.actions))

    def _checked(self, action: Action) -> Action:
        """Validate an action for this game; fields of other types, such as a dict of cards, are converted."""
        kind = type(action)
        roles = self._roles.get(kind)
        if roles is None:
            raise self._no_action(action)
        for name, what in roles:
            value = getattr(action, name)
            if what == "cards":
                good = isinstance(value, Cards) and value.kinds is self.variant.kinds
            elif what in _CHECKED_TYPES:
                good = type(value) is _CHECKED_TYPES[what]
            elif what == "tickets":
                known = self.variant.board.ticket_number
                good = type(value) is tuple and all(type(one) is str and one in known for one in value)
            else:
                good = type(value) is str and value in self._known.get(what, ())
            if not good:
                return kind.from_dict({name: getattr(action, name) for name in kind.roles}, self)
        return action

    def _remembered(self, given: Action, action: Action) -> Action:
        """Remember a checked action, because lists of legal actions contain the same objects over and over."""
        if not given.secret and (action is given or (action == given and _is_fixed(given))):
            if len(self._validated) > _KEPT:
                self._validated.clear()
            self._validated[id(given)] = given, action
        return action

    # Fields of actions.

    def read(self, kind: str, given: object) -> Any:
        """Parse a text or a JSON value of this kind."""
        if isinstance(given, str):
            checked_length(given)
        return self._readers[kind](given)

    def several(self, kind: str, given: object) -> list[Any]:
        """Parse several cities, tickets or routes (ids), or cards (numbers of kinds, in order)."""
        return self._lists[kind](given)

    def _source(self, given: object) -> str:
        """The name of a deck or a card."""
        decks = {card.deck for card in self.variant.kinds.cards}
        if isinstance(given, str):
            key = re.sub(r"[\s_]+", "-", given.strip().lower())
            if key in decks:
                return key
            try:
                return self.variant.kinds.names[self.variant.kinds.find(given)]
            except BadInput as error:
                if isinstance(error.message, Message) and error.message.key == "error-card-which":
                    raise
                names = [*decks, *self.variant.kinds.names]
                near = did_you_mean(key, names)
                if _TICKETS.search(key):
                    raise BadInput(Message("error-source.tickets")) from None
                near = near or (Message("error-source.one") if _SEVERAL_CARDS.search(key) else "")
                facts = {"given": short(given), "names": tuple(sorted(names)), "near": near}
                raise BadInput(Message("error-source", **facts)) from None
        raise BadInput(expected("source", given))

    def _ticket_ids(self, given: object) -> tuple[str, ...]:
        if isinstance(given, str) and given.strip().lower() == _NOTHING:
            return ()
        return tuple(self._names.tickets(given))

    def _piece(self, given: object) -> str:
        """A kind of piece, in the plural or the singular."""
        name = _word(given)
        for kind in self.variant.piece_names:
            if name in (kind, kind.removesuffix("s")):
                return kind
        names = self.variant.piece_names
        raise BadInput(Message("error-piece", given=short(given), names=names))

    def _split(self, given: object) -> tuple[tuple[str, int], ...]:
        """A number for each ticket deck, in the order of the decks."""
        parts = list(given.items()) if isinstance(given, Mapping) else given
        decks: Iterable[str] = getattr(self.variant.by_key["tickets"], "decks", ())
        counts: dict[str, int | None] = dict.fromkeys(decks)
        if not isinstance(parts, list | tuple) or not all(isinstance(part, tuple) and len(part) == 2 for part in parts):
            raise BadInput(expected("split", given))
        for deck, count in parts:
            if not isinstance(deck, str) or deck not in counts or counts[deck] is not None:
                raise BadInput(Message("error-split-deck", deck=short(deck), names=tuple(counts)))
            counts[deck] = _number(count)
        return tuple((deck, count) for deck, count in counts.items() if count)

    def route_for(self, given: object, cards: object) -> str:
        """The id of a route; if the text does not say which track of a double route is meant, the payment decides."""
        return self._names.route(given, lambda tracks: self._payable(tracks, cards))

    def _payable(self, tracks: list[str], cards: object) -> list[str]:
        """Those of these tracks that the cards pay for."""
        paid = self.variant.kinds.read(cards) if cards is not None else None
        prices, number = self.variant.prices, self.variant.board.route_number
        return [one for one in tracks if paid and not prices[number[one]].objection(paid)]

    def routes_for(self, given: object) -> list[str]:
        """The ids of a route; all tracks if a double route is named only by its cities."""
        return self._names.tracks(given)


def _is_fixed(action: Action) -> bool:
    """Whether nothing in an action can change later, as in a list."""
    try:
        hash(action)
    except TypeError:
        return False
    return True


def _number(given: object) -> int:
    if isinstance(given, str) and given.isascii() and given.isdigit() and len(given) < 5:
        return int(given)
    if type(given) is int and 0 <= given < 10_000:
        return given
    raise BadInput(expected("whole", given))


def _word(given: object) -> str:
    if isinstance(given, str):
        return given.strip().lower()
    raise BadInput(expected("a-word", given))
