"""A position as it might be, made of nothing but a view.

A bot sees a view.  To know what it may do, and to look ahead, it needs a position that the one engine can work on:
everything visible as it is, and everything hidden filled in anyhow (:func:`imagine` deals it at random).
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from .action import Action
from .prompt import Prompt
from .shuffle import seeded
from .state import Draft, State
from .turn import choices
from .view import View

_NO_SLOTS: Mapping[str, Any] = MappingProxyType({})


def imagine(view: View, seed: int | str) -> Draft:
    """A position that looks the same to the view's seat; what the seat cannot know is dealt at random.

    Of the questions behind the open one a view tells nothing; in the opening the seats that follow are asked the same.
    """
    draft = sketch(view)
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
    return tuple(choices(sketch(view)))  # a rule may keep its list for the next game


def sketch(view: View) -> Draft:
    """A position with everything visible as it is, and the hidden things in some fixed order: quick, and not random.

    Enough to ask the engine what is open, legal or done; not enough to look ahead.
    """
    variant, seat = view.variant, view.seat
    none = variant.kinds.none
    state = State(
        variant=variant,
        names=view.players,
        first=0,
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


def _questions(view: View) -> tuple[Prompt, ...]:
    """The open question, on top of those that are sure to follow in an opening."""
    prompt = view.prompt
    if prompt is None:
        return ()
    if view.turn:
        return (prompt,)
    later = range(len(view.players) - 1, prompt.seat, -1)
    return (*[Prompt(seat, prompt.kind, prompt.about) for seat in later], prompt)
