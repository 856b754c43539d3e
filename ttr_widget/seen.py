"""Games as one seat has seen them: files and links that can be given to a player during a game.

A file of ``game.save(path, for_seat=1)`` is made from the view of the seat alone.  Its position contains what the seat
knows; everything else in it is dealt at random, so the file tells nothing more.  The game can therefore be shown, but
not continued.  A link of ``game.link(seat=1)`` has the same contents.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Unpack

from ttr_widget.boards.own import board_from_dict
from ttr_widget.kernel.board import Board
from ttr_widget.kernel.codec import state_from_dict, state_to_dict
from ttr_widget.kernel.consistency import faults
from ttr_widget.kernel.errors import BadInput, BadSave, TtrError, at, expected
from ttr_widget.kernel.event import Event
from ttr_widget.kernel.json_values import short
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.representation import FigureOptions, Shown, shown
from ttr_widget.kernel.shuffle import new_seed
from ttr_widget.kernel.state import State
from ttr_widget.kernel.variant import Variant
from ttr_widget.kernel.view import View, view
from ttr_widget.queries.positions import imagine

from .boards import variant as variant_of
from .files import write
from .liveries import checked_colors
from .rules import version
from .save import COLORS, OWN_BOARD, Saveable, as_json, digest, header

if TYPE_CHECKING:
    from ttr_widget.kernel.representation import Figure

SEEN_FORMAT = "ttr_widget seen game"
_VERSION = 1
_PUBLIC = ("board", "variant", "players", "first", OWN_BOARD, COLORS)
"""The entries of a save's header that everybody may know."""
_PARTS = ("header", "seat", "position", "events")


@dataclass(frozen=True, repr=False)
class SeenGame(Shown):
    """A game as one seat has seen it.  It can be shown, but not continued, because the rest is unknown.

    >>> import tempfile, ttr_widget as ttr
    >>> game = ttr.new_game("usa", players=["Ada", "Grace"], seed=7)
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     game.save(f"{folder}/grace.ttr.json", for_seat=1)
    ...     seen = ttr.load_seen(f"{folder}/grace.ttr.json")
    >>> seen.view == game.view(1), seen.events[0]["type"]
    (True, 'deal')
    """

    view: View
    """The view of the seat."""
    events: tuple[Mapping[str, Any], ...]
    """What has happened, as the seat has seen it; each event as in ``event.to_dict()``."""
    colors: tuple[str, ...] = ()
    """The players' colours, if they have chosen some."""

    @property
    def seat(self) -> int | None:
        """The seat that has seen the game; ``None`` is a spectator."""
        return self.view.seat

    @property
    def players(self) -> tuple[str, ...]:
        """The players' names, in seat order."""
        return self.view.players

    @property
    def board(self) -> Board:
        """The board of the game."""
        return self.view.board

    def figure(self, **options: Unpack[FigureOptions]) -> Figure:
        """The board as the seat sees it, with the options of :meth:`Game.figure`."""
        colors = options.pop("colors", self.colors)
        return shown(self.view, "figure", colors=colors, **options)

    def __repr__(self) -> str:
        return repr(self.view)

    def _repr_html_(self) -> str | None:
        return shown(self.view, "html", colors=self.colors)


def save_seen(game: Saveable, seen: View, events: Iterable[Event], path: str | os.PathLike[str]) -> None:
    """Write what one seat has seen of a game to a file; of the game itself only public entries are used."""
    write(path, seen_text(game, seen, events))


def seen_text(game: Saveable, seen: View, events: Iterable[Event], seed: str | None = None) -> str:
    """The text of such a file; ``seed`` deals what the seat does not know."""
    parts = seen_parts(game, seen, events, seed or new_seed())
    lines = [f' "format": {json.dumps(SEEN_FORMAT)}, "version": {_VERSION}']
    lines += [f" {json.dumps(name)}: {as_json(part)}" for name, part in parts.items()]
    lines.append(f' "check": {as_json({name: digest(part) for name, part in parts.items()})}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def seen_parts(game: Saveable, seen: View, events: Iterable[Event], seed: str) -> dict[str, Any]:
    """What one seat has seen, as data; ``seed`` deals what it does not know."""
    head = header(game)
    return {
        "header": {name: head[name] for name in _PUBLIC if name in head} | {"rules": version.RULES_VERSION},
        "seat": seen.seat,
        "position": state_to_dict(imagine(seen, seed).freeze()),
        "events": [event.to_dict() for event in events],
    }


def seen_from(data: Mapping[str, Any]) -> SeenGame:
    """The game in the data of such a file; a :class:`BadSave` names the place of an error."""
    if data.get("version") != _VERSION or type(data["version"]) is not int:
        wrong = Message("error-save-version", known=(_VERSION,), given=short(data.get("version")))
        raise BadSave(at("version", wrong))
    wanted = {"format", "version", *_PARTS, "check"}
    for name in (*sorted(wanted - set(data)), *set(data) - wanted):
        key = "error-save-missing" if name in wanted else "error-save-surplus"
        raise BadSave(Message(key, name=str(name)[:40]))
    check = data["check"]
    for name in _PARTS:
        if not isinstance(check, dict) or check.get(name) != digest(data[name]):
            raise BadSave(at(name, Message("error-check-sum")))
    return seen_of({name: data[name] for name in _PARTS})


def seen_of(data: Mapping[str, Any]) -> SeenGame:
    """The game in the data of :func:`seen_parts`."""
    for name in (*(name for name in _PARTS if name not in data), *(name for name in data if name not in _PARTS)):
        raise BadSave(Message("error-save-missing" if name in _PARTS else "error-save-surplus", name=str(name)[:40]))
    variant = _variant_of(data["header"])
    position = state_from_dict(data["position"], variant, "position")
    for fault in faults(position):
        raise BadSave(at(f"position.{fault.place}", fault.fact))
    seen, events = _view_of(position, data["seat"]), tuple(_events(data["events"]))
    return SeenGame(seen, events, _colors(data["header"], len(seen.players)))


def _colors(head: Mapping[str, Any], players: int) -> tuple[str, ...]:
    try:
        return checked_colors(head[COLORS], players) if COLORS in head else ()
    except BadInput as error:
        raise BadSave(at("header", error.message)) from None


def _variant_of(head: Any) -> Variant:
    names = {*_PUBLIC, "rules"} - {OWN_BOARD, COLORS}
    if not isinstance(head, dict) or set(head) - {OWN_BOARD, COLORS} != names:
        raise BadSave(at("header", expected("object-with", head, names=tuple(sorted(names)))))
    try:
        own = board_from_dict(head[OWN_BOARD], f"header.{OWN_BOARD}") if OWN_BOARD in head else None
        return variant_of(head["variant"], own_board=own)
    except BadSave:
        raise
    except TtrError as error:
        raise BadSave(at("header", error.message)) from None


def _view_of(position: State, seat: Any) -> View:
    last = len(position.names) - 1
    if seat is not None and (type(seat) is not int or not 0 <= seat <= last):
        raise BadSave(at("seat", expected("seat-or-none", seat, most=last)))
    try:
        seen = view(position, seat)
        seen.to_dict()
    except Exception as error:  # anything that a rule raises for a slot that it did not write
        raise BadSave(at("position", Message("error-save-stuck", error=repr(error)))) from error
    return seen


def _events(data: Any) -> Sequence[Mapping[str, Any]]:
    if not isinstance(data, list):
        raise BadSave(at("events", expected("list", data)))
    for number, one in enumerate(data):
        if not isinstance(one, dict) or not isinstance(one.get("type"), str):
            raise BadSave(at(f"events[{number}]", expected("object", one)))
    return data
