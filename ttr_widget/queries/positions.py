"""Positions made from views.

Bots and the page have only a view.  To compute legal actions, missing spaces or possible futures they need a position
that the engine and the rules can work with.  It contains everything visible; hidden things are filled in either in a
fixed order (:func:`position_of`) or at random (:func:`imagine`).
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Protocol

from ttr_widget.kernel.action import Action
from ttr_widget.kernel.board import Board
from ttr_widget.kernel.errors import BadInput, expected
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.prompt import Prompt
from ttr_widget.kernel.seats import seat_of, seat_or_none
from ttr_widget.kernel.shuffle import seeded
from ttr_widget.kernel.state import Draft, State
from ttr_widget.kernel.steps import Steps
from ttr_widget.kernel.turn import choices
from ttr_widget.kernel.variant import TURN, Position
from ttr_widget.kernel.view import View

_NO_SLOTS: Mapping[str, Any] = MappingProxyType({})


def imagine(view: View, seed: int | str) -> Draft:
    """A position that looks the same to the view's seat, with everything unknown dealt at random.

    A view contains only the open question.  In the opening, the seats that follow are asked the same question.
    """
    draft = position_of(view)
    draft.rng = seeded(seed)
    for redeal in view.variant.derived(Steps).redeal_methods:
        redeal(draft, view.seat)
    return draft


def legal_actions(view: View) -> tuple[Action, ...]:
    """All legal answers of the view's seat; empty if the seat is not asked.

    They equal those that the game lists, because rules use only what the asked seat can see.
    """
    if not isinstance(view, View):
        raise BadInput(expected("view", view))
    prompt = view.prompt
    if prompt is None or prompt.seat != view.seat:
        return ()
    return tuple(choices(position_of(view)))  # a copy, because a rule may cache its list


def ahead(view: View) -> Draft | None:
    """The position as if it were the turn of the view's seat; ``None`` for a spectator, in the opening, at the end."""
    if view.seat is None or not view.turn or view.over:
        return None
    draft = position_of(view)
    draft.prompts = [Prompt(view.seat, TURN)]
    draft.seat = view.seat
    return draft


def position_of(view: View) -> Draft:
    """A position with everything visible, and hidden things in a fixed order; fast and deterministic.

    It serves to ask the rules what is open, legal or done, but not to look ahead.  The hands of other seats are empty.
    """
    variant, seat = view.variant, view.seat
    none = variant.kinds.none
    state = State(
        variant=variant,
        names=view.players,
        first=(view.to_move - max(view.turn - 1, 0)) % len(view.players),
        rng=0,
        hands=tuple([view.hand_counts or none if other == seat else none for other in range(len(view.players))]),
        discards=view.discard_counts,
        owners=view.owners,
        pieces=view.pieces,
        slots=_NO_SLOTS,
        prompts=_questions(view),
        seat=view.to_move,
        turn=view.turn,
        turns_left=view.turns_left,
        passes=0,
        idle=0,
        over=view.over,
    )
    draft = Draft(state)
    slots = draft.slots
    for (key, _), excerpt in zip(variant.visible_methods, view.excerpts, strict=True):
        slots[key] = excerpt
    for fill in variant.derived(Steps).imagine_methods:
        fill(draft, view)
    return draft


class Played(Protocol):
    """A game."""

    def view(self, seat: int | str | None) -> View:
        """What a seat may know."""


def asked(thing: View | Position | Played, seat: int | str | None) -> tuple[Position, int | None]:
    """The position and the seat of a query; a view brings its own, of a game it is what the seat may know.

    A seat is a number or a player's name; ``None`` is a spectator.
    """
    if isinstance(thing, State | Draft):
        return thing, seat if type(seat) is int else seat_or_none(seat, thing.names)
    if not isinstance(thing, View):
        look = getattr(thing, "view", None)
        if not callable(look):
            raise BadInput(expected("game-or-view", thing))
        seen: View = look(seat)
        return position_of(seen), seen.seat
    if seat is not None and seat_of(seat, thing.players) != thing.seat:
        raise BadInput(Message("error-view-of-other", own=thing.seat, seat=seat))
    return position_of(thing), thing.seat


def board_of(thing: View | Position | Board | Played) -> Board:
    """The board of a query."""
    board = thing.variant.board if isinstance(thing, State | Draft) else getattr(thing, "board", thing)
    if not isinstance(board, Board):
        raise BadInput(expected("game-or-view", thing))
    return board


def asked_of_seat(thing: View | Position | Played, seat: int | str | None) -> tuple[Position, int]:
    """Like :func:`asked`, for queries about a player."""
    position, player = asked(thing, seat)
    if player is None:
        raise BadInput(Message("error-view-of-nobody"))
    return position, player


def _questions(view: View) -> tuple[Prompt, ...]:
    """The open question, on top of those that will follow in the opening."""
    prompt = view.prompt
    if prompt is None:
        return ()
    if view.turn:
        return (prompt,)
    later = range(len(view.players) - 1, prompt.seat, -1)
    return (*[Prompt(seat, prompt.kind, prompt.about) for seat in later], prompt)
