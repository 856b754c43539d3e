"""Pages of the documentation that are made from declarations: all events, and the codes of refusals."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import TypeVar

import ttr_widget as ttr
from ttr_widget.boards import BOARDS
from ttr_widget.kernel.event import Event
from ttr_widget.kernel.roles import Role
from ttr_widget.kernel.words import paragraphs

from .refusals import EXAMPLES, Example

T = TypeVar("T")

MEANINGS: Mapping[Role, str] = {
    Role.SEAT: "seat, from 0",
    Role.ROUTE: "id of a route",
    Role.CITY: "id of a city",
    Role.CARD: "name of a card",
    Role.CARDS: "cards by name, with their numbers",
    Role.CARD_LIST: "names of cards, slot by slot; `None` is an empty slot",
    Role.SOURCE: "name of a deck or of a face-up card",
    Role.DECK: "name of a deck",
    Role.DECKS: "numbers by deck",
    Role.DECK_LIST: "names of decks",
    Role.TICKETS: "ids of tickets",
    Role.SPLIT: "number of tickets from each deck",
    Role.PIECE: "kind of piece",
    Role.PASSENGERS: "colours of passengers by city",
    Role.COLOR: "colour",
    Role.COLORS: "colours",
    Role.COUNT: "number",
    Role.POINTS: "points",
    Role.PLACE: "slot of the display, from 0",
    Role.SHEET: "score sheet",
    Role.FLAG: "true or false",
    Role.WORD: "word",
}
"""What a field of each role holds."""

_EVENTS = """# All events

`game.events` holds everything that has happened, `game.events_seen_by(seat)` what one seat has seen, and `view.events`
the same for a bot. An event is a frozen dataclass: `event.type` is its name, `event.to_dict()` is JSON. `ttr.events`
has the classes, for `isinstance` and type checkers. A field marked *private* is `None` for everybody but the seat of
the event. This page is made from the declarations in the code.

"""
_CODES = """# Codes of refusals

`game.why_not(action)` returns a refusal, or `None`; `game.play(action)` raises an error with the same `.code`, and the
same refusal as `error.refusal`. The code is the id of the paragraph in the rule book that forbids the action
(`ttr.rulebook("europe")["draw.two-cards"]`). Two codes are of no paragraph: `input` for anything that cannot be read
and for wrong arguments, and `stale` for an answer to an older state of the game (`game.play(action, at=57)`).
This page is made from the rule books and from positions in which each sentence is said.

## Codes, with what is refused

A player called Ada is to move.

| code | paragraph | games | refused | because |
| --- | --- | --- | --- | --- |
"""
_OTHERS = """
## Paragraphs that forbid no action

They say what happens, and are never the code of a refusal.

| id | paragraph | games |
| --- | --- | --- |
"""


def event_types() -> list[type[Event]]:
    """All events of the package, by their names."""

    return sorted(classes_below(Event) - {Event}, key=lambda kind: kind.type)


def classes_below(kind: type[T]) -> set[type[T]]:
    """A class of the package with all that derive from it."""
    found = {kind}
    for sub in kind.__subclasses__():
        if sub.__module__.startswith("ttr_widget."):
            found |= classes_below(getattr(sys.modules[sub.__module__], sub.__name__))  # ``slots`` leaves a twin behind
    return found


def events_page() -> str:
    """All events with their fields."""
    return _EVENTS + "\n".join(map(_event, event_types()))


def _event(kind: type[Event]) -> str:
    about = inspect.cleandoc(kind.__doc__ or "").replace("``", "`") + f" Class: `ttr.events.{kind.__name__}`."
    lines = [f"## `{kind.type}`", "", about, "", "| field | what it holds | |", "| --- | --- | --- |"]
    for field in fields(kind):
        private = "private" if field.name in kind.private else ""
        if private and kind.public_if:
            private += f", unless `{kind.public_if}` is given"
        may_be_none = " or `None`" if "None" in str(field.type) and not private else ""
        held = MEANINGS[kind.roles[field.name]]
        if field.type == "Seats":
            held = "seats"
        lines.append(f"| `{field.name}` | {held}{may_be_none} | {private} |")
    return "\n".join(lines) + "\n"


def codes_page() -> str:
    """The codes of refusals with the titles of their paragraphs."""
    games: dict[str, list[str]] = {}
    titles: dict[str, str] = {}
    for board in BOARDS:
        book = ttr.rulebook(board)
        for code in (code for rule in ttr.variant(board).rules for code in paragraphs(rule)):
            games.setdefault(code, []).append(board)
            titles[code] = book[code].title
    told = {"input": ["Cannot be read", "all"], "stale": ["Out of date", "all"], "puzzle.wait": ["", "puzzles"]}
    told |= {code: [titles[code], ", ".join(games[code])] for code in games}
    rows = [_refused(example, *told[example.code]) for example in sorted(EXAMPLES, key=lambda one: one.code)]
    silent = sorted(games.keys() - {example.code for example in EXAMPLES})
    others = [f"| `{code}` | {' | '.join(told[code])} |" for code in silent]
    return _CODES + "\n".join(rows) + "\n" + _OTHERS + "\n".join(others) + "\n"


def _refused(example: Example, title: str, games: str) -> str:
    """A row: the code, and the sentence that a player reads."""
    refusal = example.refusal()
    action = f"{example.action}".replace("|", "\\|")
    return f"| `{example.code}` | {title or refusal.title('en')} | {games} | `{action}` | {refusal.said('en')} |"


GENERATED: Mapping[str, Callable[[], str]] = {"docs/events.md": events_page, "docs/codes.md": codes_page}
"""The pages by the names of the files that they would have."""
