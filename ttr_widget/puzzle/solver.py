"""A solver for small puzzles.

It knows the whole position, including the order of the decks, and explores all ways to play by number of turns, then by
number of actions.  The first solution found is therefore a shortest one, and if none is found, there is none.
Equivalent positions are explored only once.

If only one seat plays and no deck can run out in time, actions that cannot help are skipped.  This is safe because:

- The goal needs at least ``Goal.least_turns`` more turns, so positions with fewer turns left have no solution.
- A claim or a building that does not contribute to the goal, or drawing tickets, changes neither decks nor display.
  The solution without it is valid, too, and shorter.  (A claim that reveals cards is kept.)
- Of two payments of one colour, the one with fewer wilds leaves a hand that can pay for at least as much.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from typing import Any

from ttr_widget.kernel import turn
from ttr_widget.kernel.action import Action, Claim
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.payment import Price
from ttr_widget.kernel.representation import Shown
from ttr_widget.kernel.roles import Role
from ttr_widget.kernel.state import FREE, State
from ttr_widget.kernel.variant import TURN, Variant
from ttr_widget.rules.announced_tickets import AnnounceTickets
from ttr_widget.rules.drawing import Draw
from ttr_widget.rules.exchanges import Exchange
from ttr_widget.rules.harbours import BuildHarbour
from ttr_widget.rules.market import CardMarket
from ttr_widget.rules.passengers import TakePassengers
from ttr_widget.rules.stations import BuildStation
from ttr_widget.rules.tickets import TakeTickets

from .goals import Goal

Others = Callable[[State], State]
"""Plays for the other seats until the puzzle's seat is asked again or the game is over."""
_OUR_RULES = "ttr_widget.rules."


@dataclass(frozen=True)
class Solution(Shown):
    """The result of a search; ``found`` is ``solved``, ``none`` (proved) or ``unknown`` (the limit was reached)."""

    found: str
    actions: tuple[str, ...]
    turns: int
    within: int
    looked: int
    """The number of positions explored."""

    def __bool__(self) -> bool:
        return self.found == "solved"

    @property
    def words(self) -> str:
        """The result as a sentence."""
        return str(self.message)

    @property
    def message(self) -> Message:
        """The result as a message."""
        if self.found == "solved":
            return Message("puzzle-solved.actions", turns=self.turns, actions="; ".join(self.actions))
        if self.found == "none":
            return Message("puzzle-no-solution", within=self.within)
        return Message("puzzle-unknown", looked=self.looked)

    def __str__(self) -> str:
        return self.words

    def __repr__(self) -> str:
        return f"<Solution: {self.words}>"


class Exploration:
    """A search from a position in which the seat begins a turn."""

    def __init__(self, goal: Goal, within: int, others: Others, *, alone: bool) -> None:
        self.goal, self.within, self.seat, self.others = goal, within, goal.seat, others
        self.variant = goal.variant
        known = all(type(rule).__module__.startswith(_OUR_RULES) for rule in self.variant.rules)
        self.bounded = alone and known and goal.informed
        self.pruned = False
        self.simple = all(type(p) is Price for p in self.variant.prices) and all(
            card.spaces == 1 for card in self.variant.kinds.cards
        )
        self.looked = 0

    def run(self, start: State, limit: int) -> Solution:
        """Search from a position, exploring at most ``limit`` positions."""
        if self.goal.met(start):
            return self._solved((), 0)
        self.pruned = self.bounded and not can_run_out(start, self.within)
        queue: list[tuple[int, int, int, State, Any]] = [(1, 0, 0, start, None)]
        seen = {self._key(start)}
        while queue:
            turns, played, _, state, way = heappop(queue)
            for action in self._actions(state, self.within - turns):
                if self.looked >= limit:
                    return Solution("unknown", (), 0, self.within, self.looked)
                self.looked += 1
                after = turn.applied(state, action)
                path = (action, way)
                if self.goal.met(after):
                    return self._solved(_actions_of(path), turns)
                on, ended = self._go_on(after)
                if on is not after and self.goal.met(on):
                    return self._solved(_actions_of(path), turns)
                later = turns + ended
                if on.prompts and self._is_reachable(on, self.within - later):
                    key = self._key(on)
                    if key not in seen:
                        seen.add(key)
                        heappush(queue, (later, played + 1, self.looked, on, path))
        return Solution("none", (), 0, self.within, self.looked)

    def _solved(self, actions: Sequence[Action], turns: int) -> Solution:
        return Solution("solved", tuple(action.text() for action in actions), turns, self.within, self.looked)

    def _go_on(self, state: State) -> tuple[State, bool]:
        """The position when the seat is asked next, and whether a new turn has begun."""
        on = state
        if state.prompts and state.prompts[-1].seat != self.seat:
            on = self.others(state)
        return on, bool(on.prompts) and on.prompts[-1].kind == TURN

    def _is_reachable(self, state: State, left: int) -> bool:
        """Whether the goal can still be reached with ``left`` turns after the current one."""
        if left < 0:
            return False
        if not self.bounded:
            return True
        takes = self.goal.takes and state.prompts[-1].kind == "passengers"
        here = 1 if takes or state.prompts[-1].kind == TURN or _is_claiming(state) else 0
        return self.goal.least_turns(state) <= left + here

    def _key(self, state: State) -> Any:
        """A key that is equal for equivalent positions."""
        own = state.hands[self.seat], state.pieces[self.seat], state.owners, state.prompts, state.turns_left
        slots = tuple(state.slots.values())
        if self.pruned:
            return own, slots
        more = state.hands, state.discards, state.pieces, state.rng, state.passes, state.idle, state.seat
        return own, slots, more

    # Selection of actions.

    def _actions(self, state: State, left: int) -> Iterable[Action]:
        """The actions that may lead to the goal, with ``left`` turns after this one."""
        actions = turn.choices(state)
        if not self.pruned:
            return actions
        kind = state.prompts[-1].kind
        if kind == "passengers" and not self.goal.takes:
            return [action for action in actions if action == TakePassengers(())]
        if kind != TURN:
            return sorted(actions, key=self._is_blind)
        # Of solutions of the same length the first is found: rather one with a card that can be seen.
        return sorted(self._useful_actions(state, actions, left), key=self._is_blind)

    def _useful_actions(self, state: State, actions: Iterable[Action], left: int) -> list[Action]:
        goal, turns = self.goal, left + 1
        routes = goal.routes(state, turns)
        cities = goal.cities(state, turns)
        idle = goal.least_turns(state) <= left
        """Whether there is a turn to spare, for example for drawing cards."""
        swaps = idle and self._lacks_pieces(state, routes)
        number = self.variant.board.city_number
        claims: dict[str, list[Claim]] = {}
        found: list[Action] = []
        for action in actions:
            if isinstance(action, Claim):
                claims.setdefault(action.route, []).append(action)
            elif isinstance(action, BuildStation | BuildHarbour):
                if type(action) is goal.builds and number[action.city] in cities:
                    found.append(action)
            elif isinstance(action, Exchange):
                if swaps:
                    found.append(action)
            elif idle and not isinstance(action, TakeTickets | AnnounceTickets):
                found.append(action)
        for route_id, ways in claims.items():
            route = self.variant.board.route_number[route_id]
            reveals = self.variant.prices[route].reveals > 0
            if route in routes:
                found += self._payments(state, ways, reveals=reveals, last=not left)
            elif reveals and idle:
                found += ways
        return found

    def _is_blind(self, action: Action) -> bool:
        """Does the action draw a card that nobody can see?"""
        return isinstance(action, Draw) and action.card not in self.variant.kinds.number

    def _payments(self, state: State, ways: list[Claim], *, reveals: bool, last: bool) -> list[Claim]:
        """The payments worth distinguishing; the payment may decide what the revealed cards cost."""
        if last and not reveals:
            return ways[:1]
        wild = self.variant.kinds.wild
        if not self.simple or wild is None:
            return ways
        fewest: dict[tuple[str | None, ...], Claim] = {}
        for claim in ways:
            colors = tuple(claim.cards.kinds.cards[n].color for n, _ in claim.cards.pairs if n != wild)
            best = fewest.get(colors)
            if best is None or claim.cards.counts[wild] < best.cards.counts[wild]:
                fewest[colors] = claim
        if not reveals and len(fewest) > 1:
            fewest.pop((), None)
        return list(fewest.values())

    def _lacks_pieces(self, state: State, routes: Iterable[int]) -> bool:
        """Whether there may be too few pieces for as many of these routes as can be claimed."""
        variant = self.variant
        for number, piece in enumerate(variant.piece_names):
            need = sorted((variant.prices[r].pieces for r in routes if variant.prices[r].piece == piece), reverse=True)
            if sum(need[: self.within]) > state.pieces[self.seat][number]:
                return True
        return False


def _is_claiming(state: State) -> bool:
    """Whether the open question is about a route that its player has paid for, but does not own yet."""
    prompt, variant = state.prompts[-1], state.variant
    routes = [prompt.about[name] for name, role in variant.questions[prompt.kind].about.items() if role is Role.ROUTE]
    return any(state.owners[variant.board.route_number[route]] == FREE for route in routes)


def _actions_of(path: Any) -> list[Action]:
    actions = []
    while path is not None:
        action, path = path
        actions.append(action)
    return actions[::-1]


def can_run_out(state: State, turns: int) -> bool:
    """Whether a deck can run out and be reshuffled when one seat plays this many turns."""
    variant: Variant = state.variant
    market = variant.by_key.get("market")
    if not isinstance(market, CardMarket):
        return True
    decks, display = state.slots["market"]
    taken = turns * max(2, *[price.reveals for price in variant.prices])
    wild = variant.kinds.wild
    most = taken
    while True:
        if any(len(deck) < most for deck in decks):
            return True
        # Each flush discards the wilds that caused it, so the number of wilds limits the number of flushes.
        wilds = 0 if wild is None else display.count(wild) + sum(deck[len(deck) - most :].count(wild) for deck in decks)
        flushed = taken + market.display * (wilds // market.flush)
        if flushed <= most:
            return False
        most = flushed
