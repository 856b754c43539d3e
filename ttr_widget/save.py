"""Saves and transcripts.

A transcript is a text: a header, then one action per line; replaying it gives the same game.  A save is JSON: the same
header with the version of the rules, the actions (which are authoritative), a snapshot of the position, a format
version, and a checksum for each part.  :mod:`ttr_widget.loading` reads both.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Sequence
from typing import Any, Protocol

from ttr_widget.boards.loader import shipped_board
from ttr_widget.boards.own import board_to_dict
from ttr_widget.kernel.action import Action
from ttr_widget.kernel.board import Board
from ttr_widget.kernel.codec import state_to_dict
from ttr_widget.kernel.errors import BadInput
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.representation import Shown
from ttr_widget.kernel.state import State
from ttr_widget.kernel.variant import Variant

from .boards import BOARDS, OUR_RULES
from .boards import variant as variant_of
from .files import write
from .rules import version

FORMAT_NAME = "ttr_widget game"
FORMAT = 2
"""The version of the save format; raised when older programs can no longer read the files.

Version 2 has the version of the rules in the header; version 1 repeated its own number there.
"""
TRANSCRIPT = 1
"""The version of the transcript format."""
HEADER = ("board", "variant", "players", "first", "seed")
OWN_BOARD = "own-board"
"""Header entry of a game on a board outside the package: the board itself."""
START = "start"
"""Header entry of a game that began with a given position: that position."""
EARLIER = "earlier"
"""Header entry of a game that began with a stored position: the recorded moves before it."""
COLORS = "colors"
"""Header entry of a game whose players have chosen colours."""
MORE = (OWN_BOARD, START, EARLIER, COLORS)
PARTS = ("header", "actions", "snapshot")


class Saveable(Protocol):
    """The part of a game that is written to a file."""

    @property
    def board(self) -> Board: ...
    @property
    def variant(self) -> Variant: ...
    @property
    def players(self) -> tuple[str, ...]: ...
    @property
    def chosen_colors(self) -> tuple[str, ...]: ...
    @property
    def state(self) -> State: ...
    @property
    def seed(self) -> int | str | None: ...
    @property
    def start(self) -> State | None: ...
    @property
    def earlier(self) -> Sequence[str] | None: ...
    @property
    def history(self) -> Sequence[Action]: ...


# Transcripts.


def header(game: Saveable, **given_version: int) -> dict[str, Any]:
    """The data needed to start the same game again, with a version entry."""
    own = game.board.name not in BOARDS or shipped_board(game.board.name) is not game.board
    text = game.variant.full_text if own else game.variant.text
    head: dict[str, Any] = {
        "board": game.board.name,
        "variant": text,
        "players": list(game.players),
        "first": game.state.first,
        "seed": game.seed,
        **given_version,
    }
    if game.chosen_colors:
        head[COLORS] = list(game.chosen_colors)
    if own:
        head[OWN_BOARD] = board_to_dict(game.board)
    if game.start is not None:
        head[START] = state_to_dict(game.start)
    if game.earlier is not None:
        head[EARLIER] = list(game.earlier)
    _check_known(text, game, game.board if own else None)
    return head


def _check_known(text: str, game: Saveable, own_board: Board | None) -> None:
    """Refuse to write a game that could not be read again, for example because of an unknown rule."""
    for rule in game.variant.rules:
        name = type(rule).__name__
        if OUR_RULES.get(name, type(rule)) is not type(rule):
            raise BadInput(Message("error-save-own-rule", rule=name))
    try:
        known = variant_of(text, own_board=own_board) == game.variant
    except BadInput as error:
        raise BadInput(Message("error-save-unreadable", error=error.message)) from None
    if not known:
        raise BadInput(Message("error-save-other-game", variant=text[:200]))


class Transcript(str, Shown):
    """A game as text: a ``str`` that notebooks display by turns."""

    __slots__ = ()

    def __repr__(self) -> str:
        return str.__str__(self)


def transcript(game: Saveable) -> Transcript:
    """The game as text."""
    head = header(game, version=TRANSCRIPT)
    head["players"] = ", ".join(game.players)
    head["seed"] = json.dumps(game.seed, ensure_ascii=False)
    head |= {name: as_json(head[name]) for name in MORE if name in head}
    lines = [f"{name}: {value}" for name, value in head.items()]
    return Transcript("\n".join([*lines, "", *(action.text() for action in game.history), ""]))


# Saves.


def save_text(game: Saveable) -> str:
    """The text of a save file."""
    parts = {
        "header": header(game, rules=version.RULES_VERSION),
        "actions": [action.text() for action in game.history],
        "snapshot": state_to_dict(game.state),
    }
    lines = [f' "format": "{FORMAT_NAME}", "version": {FORMAT}']
    lines += [f" {json.dumps(name)}: {as_json(part)}" for name, part in parts.items()]
    lines.append(f' "check": {as_json({name: digest(part) for name, part in parts.items()})}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def save(game: Saveable, path: str | os.PathLike[str]) -> None:
    """Write the game to a file; an old file is replaced only when the new one is complete."""
    write(path, save_text(game))


def as_json(part: Any) -> str:
    """A part of a file on one line."""
    return json.dumps(part, ensure_ascii=False, separators=(", ", ": "))


def digest(part: Any) -> str:
    plain = json.dumps(part, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(plain.encode(), digest_size=8).hexdigest()
