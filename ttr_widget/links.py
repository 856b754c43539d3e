"""Games as links: what the bytes of a link mean.

A whole game is its seed with the number of each move among the legal actions of its moment.  These numbers are the
digits of one large number, each to the base of its own list, so a move among 20 takes little more than four bits.
What a seat has seen is data, compressed.  :mod:`ttr_widget.link_format` has the letters,
:mod:`ttr_widget.loading` makes games of them again.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from ttr_widget.boards.own import board_from_dict
from ttr_widget.kernel.action import Action
from ttr_widget.kernel.doors import parsed_json
from ttr_widget.kernel.errors import BadInput, BadSave, TtrError
from ttr_widget.kernel.event import Event
from ttr_widget.kernel.limits import LINK_MOVES
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.shuffle import made_from, number_of_made
from ttr_widget.kernel.state import State
from ttr_widget.kernel.turn import apply, choices
from ttr_widget.kernel.variant import Variant
from ttr_widget.kernel.view import View

from .boards import variant as variant_of
from .kernel.codec import state_to_dict
from .link_format import Bytes, Kind, large_bytes, link_of, number_bytes, opened, packed_bytes, text_bytes
from .liveries import SEAT_COLORS
from .rules import version
from .save import COLORS, EARLIER, OWN_BOARD, START, Saveable, digest, header
from .seen import SeenGame, seen_of, seen_parts
from .timeline import Moment

_NAMED, _COLORED, _MORE, _MOMENT = 1, 2, 4, 8
"""What the bytes of a game contain besides the usual."""
_NATURAL, _NEGATIVE, _MADE, _TEXT = range(4)
"""Kinds of seeds."""
_IN_MORE = (OWN_BOARD, START, EARLIER)
_VARIANT, _MOVES = "variant", "moves"
_MADE_UP = "link"
"""Deals what a seat does not know; always the same, so that a link depends on nothing but what the seat knows."""
_CHECK_LETTERS = 8


class Linkable(Saveable, Protocol):
    """The part of a game that a link needs."""

    @property
    def moment(self) -> Moment: ...
    def at(self, number: int) -> Linkable: ...


# Whole games.


@dataclass(frozen=True)
class LinkedGame:
    """A game as it stands in a link, before its moves are played."""

    rules: int
    """The version of the rules that it was played by."""
    head: Mapping[str, Any]
    """The header, as in a save."""
    at: int | None
    """The number of moves after which it is to be shown; ``None`` if the link says nothing about it."""
    moves: int
    check: int
    """Stands for the last position, so that moves which lead elsewhere are noticed."""
    number: int
    """The moves as one number."""
    written: Sequence[str] = field(default=())
    """Moves that are legal but not in the list, such as a payment in marked cards, as text."""


def whole_link(game: Linkable, at: int | None, site: str) -> str:
    """The link of a whole game: its seed and all its moves, perhaps to be shown after ``at`` of them."""
    if len(game.history) > LINK_MOVES:
        raise BadInput(Message("error-link-moves", count=len(game.history), most=LINK_MOVES))
    head = header(game)
    number, written = _number_of(game)
    more = {name: head[name] for name in _IN_MORE if name in head}
    more |= {_VARIANT: head["variant"]} if head["variant"] != head["board"] else {}
    more |= {_MOVES: written} if written else {}
    names, colors = _names(head["players"]), head.get(COLORS, ())
    flags = _NAMED * bool(names) | _COLORED * bool(colors) | _MORE * bool(more) | _MOMENT * (at is not None)
    parts = [
        number_bytes(version.RULES_VERSION),
        number_bytes(flags),
        text_bytes(head["board"]),
        number_bytes(len(head["players"])),
        *map(text_bytes, names),
        number_bytes(head["first"]),
        _seed_bytes(head["seed"]),
        *(number_bytes(SEAT_COLORS.index(color)) for color in colors),
        *([packed_bytes(_compact(more))] if more else []),
        number_bytes(len(game.history)),
        *([] if at is None else [number_bytes(at)]),
        large_bytes(check_of(game.state)),
        large_bytes(number),
    ]
    return link_of("game", b"".join(parts), site)


def linked_game(data: Bytes) -> LinkedGame:
    """The game in the bytes of a link."""
    rules, flags, board = data.number(), data.number(), data.text()
    players = data.number()
    if not 0 < players <= len(SEAT_COLORS):
        raise BadSave(Message("error-link-damaged"))
    names = [data.text() for _ in range(players)] if flags & _NAMED else _usual_names(players)
    head: dict[str, Any] = {"board": board, "variant": board, "players": names, "first": data.number()}
    head["seed"] = _seed(data)
    if flags & _COLORED:
        head[COLORS] = [SEAT_COLORS[data.number() % len(SEAT_COLORS)] for _ in range(players)]
    more = _data(data.packed()) if flags & _MORE else {}
    head |= {name: more[name] for name in (*_IN_MORE, _VARIANT) if name in more}
    moves = data.number()
    at = data.number() if flags & _MOMENT else None
    check, number = data.large(), data.large()
    written = more.get(_MOVES, [])
    data.end()
    if (
        (at is not None and at > moves)
        or not isinstance(written, list)
        or not all(isinstance(text, str) for text in written)
    ):
        raise BadSave(Message("error-link-damaged"))
    if moves > LINK_MOVES:
        raise BadSave(Message("error-link-moves", count=moves, most=LINK_MOVES))
    return LinkedGame(rules, head, at, moves, check, number, tuple(written))


class MoveReader:
    """Reads the moves of a game one by one; the list of legal actions of its moment is needed for each."""

    def __init__(self, game: LinkedGame) -> None:
        self._number, self._written = game.number, iter(game.written)
        self._more = bool(game.written)

    def following(self, options: Sequence[Action]) -> Action | str | None:
        """The next move, as one of these or as text; ``None`` if there is none."""
        base = len(options) + self._more
        if not base:
            return None
        self._number, place = divmod(self._number, base)
        return options[place] if place < len(options) else next(self._written, None)

    @property
    def is_at_end(self) -> bool:
        """Whether all that was there has been read."""
        return not self._number and next(self._written, None) is None


def check_of(state: State) -> int:
    """A number that stands for a position."""
    return int(digest(state_to_dict(state))[:_CHECK_LETTERS], 16)


def _number_of(game: Linkable) -> tuple[int, list[str]]:
    """All moves as one number, and as text those that are in no list of legal actions."""
    position = game.at(0).moment.position.copy()
    places: list[tuple[int, int]] = []
    written: list[str] = []
    for action in game.history:
        options = choices(position)
        if action in options:
            places.append((options.index(action), len(options)))
        else:
            places.append((len(options), len(options)))
            written.append(action.text())
        position.events = []
        apply(position, action)
    number = 0
    for place, count in reversed(places):
        number = number * (count + bool(written)) + place
    return number, written


def _usual_names(players: int) -> list[str]:
    return [f"Player {seat + 1}" for seat in range(players)]


def _names(players: Sequence[str]) -> Sequence[str]:
    """The names of the players; none if they are the usual ones."""
    return () if players == _usual_names(len(players)) else players


def _seed_bytes(seed: int | str) -> bytes:
    made = number_of_made(seed)
    if made is not None:
        return number_bytes(_MADE) + large_bytes(made)
    if isinstance(seed, int):
        return number_bytes(_NEGATIVE if seed < 0 else _NATURAL) + large_bytes(abs(seed))
    return number_bytes(_TEXT) + text_bytes(seed)


def _seed(data: Bytes) -> int | str:
    kind = data.number()
    if kind == _TEXT:
        return data.text()
    number = data.large()
    if kind == _MADE:
        return made_from(number)
    return -number if kind == _NEGATIVE else number


# What a seat has seen.


def seen_link(game: Saveable, seen: View, events: Sequence[Event], site: str) -> str:
    """The link of what one seat has seen of a game (or a spectator), made from its view and its events alone."""
    parts = seen_parts(game, seen, events, _MADE_UP)
    head, rest = _compact(parts.pop("header")), _compact(parts)
    return link_of("seen", packed_bytes(head) + packed_bytes(rest, _words(game.variant)), site)


def seen_from_link(data: Bytes) -> SeenGame:
    """What the seat has seen, from the bytes of a link."""
    head = _data(data.packed())
    parts = _data(data.packed(_words(_variant_of(head))))
    data.end()
    return seen_of({"header": head, **parts})


def _variant_of(head: Mapping[str, Any]) -> Variant:
    try:
        own = board_from_dict(head[OWN_BOARD], OWN_BOARD) if OWN_BOARD in head else None
        return variant_of(head.get("variant"), own_board=own)
    except TtrError as error:
        raise BadSave(error.message) from None


def _words(variant: Variant) -> str:
    """What is likely to be in the data of a game, the likeliest last."""
    board = variant.board
    ids = [one.id for some in (board.tickets, board.cities, board.routes) for one in some]
    return " ".join([*ids, *variant.kinds.names, _LIKELY])


_LIKELY = (
    '"reason":"flush"},{"type":"tickets-drawn","seat":1,"tickets":[],"count":3,"decks":{},"left":{}},'
    '{"type":"tickets-kept","seat":1,"kept":[],"returned":[],"count":2},'
    '"prompts":[{"seat":0,"kind":"turn","about":{}}],"turns_left":null,"passes":0,"idle":0,"over":false,'
    '{"type":"claim","seat":1,"route":"","cards":{"":2},"points":4},{"type":"turn","seat":0,"number":1},'
    '{"type":"draw","seat":1,"source":"display","slot":0,"card":""},{"type":"refill","slot":1,"card":"","deck":"deck"},'
    '{"type":"draw","seat":0,"source":"deck","slot":null,"card":null},{"type":"turn","seat":1,"number":2},'
)


# Every kind.


def payload_of(link: object, *wanted: Kind) -> tuple[Kind, Bytes]:
    """The kind and the bytes of a link of one of these kinds; the refusal names the function for any other."""
    kind, data = opened(link)
    if kind not in wanted:
        raise BadSave(Message(f"error-link-holds.{kind}"))
    return kind, data


def _compact(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _data(text: str) -> dict[str, Any]:
    try:
        data = parsed_json(text)
    except BadInput as error:
        raise BadSave(error.message) from None
    if not isinstance(data, dict):
        raise BadSave(Message("error-link-damaged"))
    return data
