"""Games in which chance is a player: every shuffle is a series of explicit draws.

The engine shuffles whole piles.  Here a shuffle stops the engine, and the caller names the items one by one, from the
top; once a pile is complete the move is made again with it.  So nothing depends on a seed, and the probability of each
draw is known.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from typing import Any

from ttr_widget.kernel import turn
from ttr_widget.kernel.action import Action
from ttr_widget.kernel.event import Event
from ttr_widget.kernel.scoring import reckon
from ttr_widget.kernel.sheet import Sheet
from ttr_widget.kernel.state import Draft
from ttr_widget.kernel.turn import choices
from ttr_widget.kernel.variant import Variant
from ttr_widget.kernel.view import View, view

from .action_numbers import ActionNumbers


class _Undrawn(Exception):
    """A pile is to be shuffled whose order has not been drawn."""

    def __init__(self, items: Sequence[int]) -> None:
        super().__init__()
        self.items = tuple(items)


class _Script:
    """Shuffles a draft's piles into the orders that were drawn."""

    def __init__(self, orders: Sequence[Sequence[int]]) -> None:
        self.orders = list(orders)

    def __call__(self, items: Sequence[int]) -> list[int]:
        if len(set(items)) < 2:
            return list(items)
        if not self.orders:
            raise _Undrawn(items)
        return list(self.orders.pop(0))


class _Events:
    """The events of a move, and their text for each seat once it was asked for; copies of a game share it."""

    def __init__(self, events: Sequence[Event]) -> None:
        self.events = events
        self._told: dict[int, str] = {}

    def told(self, seat: int) -> str:
        """The events as a seat may know them, a line for each."""
        if seat not in self._told:
            lines = [json.dumps(event.seen_by(seat).to_dict(), sort_keys=True) for event in self.events]
            self._told[seat] = "\n".join(lines)
        return self._told[seat]


class ChanceGame:
    """A game with its open draws.

    Either ``prompt_seat`` is asked and :meth:`legal` lists the numbers of its actions, or :meth:`outcomes` lists what
    chance may draw, or the game is over.  :meth:`copy` is cheap: what was is shared.
    """

    def __init__(self, variant: Variant, players: int) -> None:
        self.variant, self.players = variant, players
        self.numbers = variant.derived(ActionNumbers)
        self.played: list[int] = []
        """All numbers of actions and draws so far."""
        self._course: tuple[_Events, ...] = ()
        """What happened in each move."""
        self._draft: Draft | None = None
        self._action: Action | None = None
        """The action that waits for draws; ``None`` while the game is set up."""
        self._orders: list[tuple[int, ...]] = []
        """The piles that have been drawn since the last decision, from the bottom."""
        self._left: Counter[int] = Counter()
        """What is left of the pile that is being drawn."""
        self._drawn: tuple[int, ...] = ()
        self._legal: dict[int, Action] | None = None
        self._advance()

    def copy(self) -> ChanceGame:
        """The same position; nothing that is played in one is seen in the other."""
        twin = object.__new__(ChanceGame)
        twin.__dict__.update(self.__dict__)
        twin.played, twin._orders, twin._left = self.played[:], self._orders[:], Counter(self._left)
        return twin

    def __deepcopy__(self, _: dict[int, Any]) -> ChanceGame:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """The moves say everything."""
        return replayed, (self.variant, self.players, tuple(self.played))

    # Where the game stands.

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._draft is not None and not self._left and self._draft.over

    @property
    def is_chance(self) -> bool:
        """Whether the next item of a pile is to be drawn."""
        return bool(self._left)

    @property
    def prompt_seat(self) -> int:
        """The seat that is asked; -1 if none is."""
        draft = self._draft
        return -1 if draft is None or self._left or draft.over else draft.prompts[-1].seat

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance may draw, with the probabilities."""
        whole = self._left.total()
        return [(item, count / whole) for item, count in sorted(self._left.items())]

    def legal(self) -> dict[int, Action]:
        """The legal actions of the seat that is asked, by number."""
        if self._legal is None:
            draft = self._draft
            assert draft is not None, "somebody is asked"
            self._legal = self.numbers.legal(choices(draft), view(draft, self.prompt_seat))
        return self._legal

    def view(self, seat: int) -> View | None:
        """What a seat may know; ``None`` before the game is dealt.  While cards are drawn it is that of before."""
        return None if self._draft is None else view(self._draft, seat)

    def told(self, seat: int) -> str:
        """All that a seat has seen so far, a line for each event, and who is asked what: its information state."""
        lines = [f"seat {seat}", *[part.told(seat) for part in self._course]]
        draft = self._draft
        if draft is not None and draft.prompts:
            lines.append(json.dumps(draft.prompts[-1].to_dict(), sort_keys=True))
        return "\n".join(lines)

    def sheet(self) -> Sheet:
        """The score sheet of the finished game."""
        assert self._draft is not None, "a game that is over was dealt"
        return reckon(self._draft)

    # Moves.

    def play(self, number: int) -> None:
        """Play the action with this number, or draw this item."""
        if self._left:
            self._draw(number)
        else:
            self._action = self.legal()[number]
        self.played.append(number)
        if not self._left:
            self._advance()

    def _draw(self, item: int) -> None:
        if not self._left[item]:
            raise KeyError(item)
        self._left = Counter(self._left)
        self._left[item] -= 1
        self._left = +self._left
        self._drawn = (item, *self._drawn)
        if len(self._left) == 1:  # the rest is all the same
            self._drawn = (*self._left.elements(), *self._drawn)
            self._left = Counter()
        if not self._left:
            self._orders.append(self._drawn)
            self._drawn = ()

    def _advance(self) -> None:
        """Make the move with the piles drawn so far, as far as the next unknown one."""
        if self._draft is None:
            names = [f"Player {seat + 1}" for seat in range(self.players)]
            draft = turn.empty(self.variant, names, seed=0)
        else:
            draft = self._draft.copy()
        draft.chance = _Script(self._orders)
        try:
            if self._draft is None:
                turn.set_up(draft)
            else:
                assert self._action is not None, "an action is played"
                turn.apply(draft, self._action)
        except _Undrawn as wanted:
            self._left, self._drawn = Counter(wanted.items), ()
            return
        draft.chance = None
        self._course += (_Events(draft.events),)
        draft.events = []
        self._draft, self._action, self._orders, self._legal = draft, None, [], None


def replayed(variant: Variant, players: int, played: Sequence[int]) -> ChanceGame:
    """The game after these actions and draws."""
    game = ChanceGame(variant, players)
    for number in played:
        game.play(number)
    return game
