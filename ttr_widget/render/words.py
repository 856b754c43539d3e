"""Questions and events as sentences, ready to be translated."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ttr_widget.kernel.board import Board
from ttr_widget.kernel.errors import Phrase
from ttr_widget.kernel.event import Event
from ttr_widget.kernel.prompt import Prompt

_ASKED = {
    "turn": "{player} has the turn: one action.",
    "draw": "{player} takes a second card.",
    "keep": "{player} chooses tickets: at least {least} of {count}.",
    "split": "{player} announces from which decks {total} tickets come.",
    "refill": "{player} chooses the deck that refills the display.",
    "tunnel": "{player} pays for the tunnel {route} or declines; extra cards: {extra}.",
    "passengers": "{player} takes passengers at the ends of {route}.",
    "pieces": "{player} chooses pieces: {total} in all.",
}


def asked(prompt: Prompt | None, names: Sequence[str], board: Board) -> Phrase:
    """What is asked of whom."""
    if prompt is None:
        return Phrase("The game is over.")
    facts = {"player": names[prompt.seat], **prompt.about}
    if "route" in facts:
        facts["route"] = between(board, facts["route"])
    template = _ASKED.get(prompt.kind)
    if template is None:
        return Phrase("{player} is asked: {kind}.", player=names[prompt.seat], kind=prompt.kind)
    return Phrase(template, **facts)


def between(board: Board, route: str) -> str:
    """A route by the names of its cities."""
    return "–".join(board.city(city).name for city in board.route(route).cities)


def ticket_name(board: Board, ticket: str) -> str:
    """A ticket by the names of its cities."""
    return "–".join(board.city(city).name for city in board.ticket(ticket).cities)


_HAPPENED = {
    "flush": "The display is discarded and dealt anew.",
    "reshuffle": "The discards are shuffled to a new {deck}: {count} cards.",
    "claim": "{player} claims {route} with {cards}: {points} points.",
    "tunnel": "{player} reveals {revealed} at the tunnel {route}; extra cards: {extra}.",
    "tunnel-paid": "{player} pays {cards} extra.",
    "tunnel-declined": "{player} declines and takes {cards} back.",
    "tickets-drawn": "{player} draws tickets: {count}.",
    "tickets-kept": "{player} keeps tickets: {count}.",
    "station": "{player} builds a station in {city} with {cards}.",
    "harbour": "{player} builds a harbour in {city} with {cards}.",
    "pieces": "{player} has chosen {trains} trains and {ships} ships.",
    "exchange": "{player} exchanges pieces: trains {trains}, ships {ships}; {points} points.",
    "passenger": "{player} takes a {colour} passenger from {city}.",
    "pass": "{player} passes.",
    "last-round": "The last round begins: every player has {turns} more.",
    "game-over": "The game is over.",
}


def happened(event: Event, names: Sequence[str], board: Board) -> Phrase | None:
    """An event in a sentence; of some (a refilled place, a turn that begins) nothing is said."""
    facts = {name: getattr(event, name) for name in event.__dataclass_fields__}
    if event.type == "draw":
        return _draw(facts, names)
    template = _HAPPENED.get(event.type)
    if template is None:
        return None
    said = {name: _SAID[name](value, names, board) if name in _SAID else value for name, value in facts.items()}
    return Phrase(template, player=names[facts["seat"]] if "seat" in facts else "", **_scalars(said))


def _draw(facts: Mapping[str, Any], names: Sequence[str]) -> Phrase:
    player = names[facts["seat"]]
    if facts["slot"] is not None:
        return Phrase("{player} takes {card} from the display.", player=player, card=facts["card"])
    if facts["card"] is not None:
        return Phrase("{player} draws {card} from the {deck}.", player=player, card=facts["card"], deck=facts["source"])
    return Phrase("{player} draws blind from the {deck}.", player=player, deck=facts["source"])


_SAID: dict[str, Callable[[Any, Sequence[str], Board], str]] = {
    "route": lambda route, names, board: between(board, route),
    "city": lambda city, names, board: board.city(city).name,
    "revealed": lambda cards, names, board: ", ".join(cards) or "–",
    "cards": lambda cards, names, board: str(cards),
}


def _scalars(facts: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in facts.items() if isinstance(value, str | int)}
