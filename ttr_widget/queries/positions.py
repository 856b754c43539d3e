"""Positions made of views.

A bot or a page sees a view.  To know what is legal, what a ticket misses or what may come next, it needs a position
that the engine and the rules can work on: everything visible as it is, and everything hidden filled in, in some fixed
order (:func:`position_of`) or at random (:func:`imagine`).
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from ttr_widget.kernel.action import Action
from ttr_widget.kernel.errors import BadInput
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.prompt import Prompt
from ttr_widget.kernel.shuffle import seeded
from ttr_widget.kernel.state import Draft, Position, State
from ttr_widget.kernel.turn import choices
from ttr_widget.kernel.view import View

_NO_SLOTS: Mapping[str, Any] = MappingProxyType({})


def imagine(view: View, seed: int | str) -> Draft:
    """A position that looks the same to the view's seat; what the seat cannot know is dealt at random.

    Of the questions behind the open one a view tells nothing; in the opening the seats that follow are asked the same.
    """
    draft = position_of(view)
    draft.rng = seeded(seed)
    for redeal in view.variant.redealers:
        redeal(draft, view.seat)
    return draft


def legal_actions(view: View) -> tuple[Action, ...]:
    """All answers of the view's seat to the open question; empty if another seat is asked, or nobody is.

    They are those that the game itself lists, because no rule looks at what the asked seat cannot see.
    """
    prompt = view.prompt
    if prompt is None or prompt.seat != view.seat:
        return ()
    return tuple(choices(position_of(view)))  # a rule may keep its list for the next game


def position_of(view: View) -> Draft:
    """A position with everything visible as it is, and the hidden things in some fixed order: quick, and not random.

    It is enough to ask the rules what is open, legal or done, but not to look ahead.  The hands of other seats are left
    empty.
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
    for (key, _), excerpt in zip(variant.visibles, view.excerpts, strict=True):
        slots[key] = excerpt
    for fill in variant.imaginers:
        fill(draft, view)
    return draft


def asked(thing: View | Position, seat: int | None) -> tuple[Position, int | None]:
    """The position and the seat that a query is about; of a view they are its own.  ``None`` is a spectator."""
    if not isinstance(thing, View):
        return thing, seat
    if seat is not None and seat != thing.seat:
        raise BadInput(Message("error-view-of-other", own=thing.seat, seat=seat))
    return position_of(thing), thing.seat


def asked_of_seat(thing: View | Position, seat: int | None) -> tuple[Position, int]:
    """The same for queries that only a player can answer."""
    position, player = asked(thing, seat)
    if player is None:
        raise BadInput(Message("error-view-of-nobody"))
    return position, player


def _questions(view: View) -> tuple[Prompt, ...]:
    """The open question, on top of those that are sure to follow in an opening."""
    prompt = view.prompt
    if prompt is None:
        return ()
    if view.turn:
        return (prompt,)
    later = range(len(view.players) - 1, prompt.seat, -1)
    return (*[Prompt(seat, prompt.kind, prompt.about) for seat in later], prompt)
