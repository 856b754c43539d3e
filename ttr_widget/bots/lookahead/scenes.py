"""Imagined positions to play on from: those that fit a seat's view, and those that fit a known position."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from ttr_widget.bots.planning.plan import planned
from ttr_widget.bots.planning.view_reader import ViewReader
from ttr_widget.bots.planning.weights import Weights
from ttr_widget.kernel.shuffle import seeded
from ttr_widget.kernel.state import Draft, State
from ttr_widget.kernel.view import view
from ttr_widget.rules.market import Market
from ttr_widget.rules.ticket_piles import Hold

from .dealing import Dealer
from .rollouts import Budget, Scene


def imagined(reader: ViewReader, rng: Random, budget: Budget, usual: Weights | None, count: int) -> Iterator[Scene]:
    """Positions that fit a view, with the plans of all seats, those of the others made with ``usual`` (``None``: no
    plans).

    The seat's own plan is the same in all positions.
    """
    dealer = Dealer(reader.view)
    others = [seat for seat in range(len(reader.view.players)) if seat != reader.seat]
    for _ in range(count):
        if not budget.spend():
            return
        world = dealer.world(rng).freeze()
        memory: dict[int, Any] = {reader.seat: (reader.held, reader.view.turn, planned(reader))} if usual else {}
        if usual is not None:
            for seat in others:
                planned(ViewReader(view(world, seat), usual, Draft(world), memory))
        yield Scene(world, memory)


def reshuffled(position: State, rng: Random, count: int) -> Iterator[Scene]:
    """The same position with its decks of cards and tickets reshuffled, because nobody could know their order."""
    for _ in range(count):
        draft = position.draft()
        draft.rng = seeded(str(rng.random()))
        for key, slot in draft.slots.items():
            if isinstance(slot, Market):
                draft.slots[key] = slot._replace(decks=tuple([bytes(draft.shuffle(deck)) for deck in slot.decks]))
            elif isinstance(slot, Hold):
                draft.slots[key] = slot._replace(decks=tuple([tuple(draft.shuffle(deck)) for deck in slot.decks]))
        yield Scene(draft.freeze(), {})
