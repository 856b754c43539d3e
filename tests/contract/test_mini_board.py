"""A board small enough for exhaustive tests: all positions to a depth, and all conceivable actions.

Legality, the cost of tunnels and the final score are implemented a second time here, as simply as possible, from the
text of the rules.
"""

from collections import Counter
from functools import cache
from itertools import combinations, permutations, product
from random import Random
from typing import Any

import networkx as nx
import pytest

from ttr_widget import Variant
from ttr_widget.kernel import turn
from ttr_widget.kernel.action import Action, Claim, Pass
from ttr_widget.kernel.scoring import reckon
from ttr_widget.kernel.sheet import Sheet
from ttr_widget.kernel.state import FREE, State
from ttr_widget.rules import BuildStation, Decline, Draw, Keep, Pay, TakeTickets
from ttr_widget.verification import plain

from .games import POLICIES, Case, Walk, by_kind, noted
from .invariants import check_position, check_sheet
from .mini import CITIES, ROUTES, TICKETS, mini, tiny
from .test_course import referee_of

WILD = "locomotive"
TABLES = [(players, seed) for players in (2, 3) for seed in (1, 2, 3)]
each_table = pytest.mark.parametrize(("players", "seed"), TABLES)


def begin(variant: Variant, players: int, seed: int) -> State:
    return turn.begin(variant, [f"P{number}" for number in range(players)], seed).freeze()


def key(state: State):
    """The state without its variant, in hashable form."""
    prompts = tuple((prompt.seat, prompt.kind, repr(sorted(prompt.about.items()))) for prompt in state.prompts)
    return (*state[1:8], tuple(sorted(state.slots.items())), prompts, *state[10:])


def levels(state: State, depth: int) -> list[dict]:
    """Level by level, the distinct states, each with the number of action sequences that lead to it."""
    found = [{key(state): (state, 1)}]
    for _ in range(depth):
        below: dict = {}
        for one, ways in found[-1].values():
            for action in turn.choices(one):
                after = turn.applied(one, action)
                known = below.get(key(after), (after, 0))[1]
                below[key(after)] = after, known + ways
        found.append(below)
    return found


# For each table: numbers of action sequences and of distinct states after 1, 2, 3 … 7 actions.
PERFT = {
    (2, 1): [(1, 1), (1, 1), (13, 12), (83, 70), (364, 225), (2006, 736), (7838, 1946)],
    (2, 2): [(1, 1), (1, 1), (11, 10), (83, 74), (373, 266), (2731, 1406), (12114, 4471)],
    (2, 3): [(1, 1), (1, 1), (13, 13), (82, 79), (348, 300), (2098, 1240), (9732, 4759)],
    (3, 1): [(1, 1), (1, 1), (1, 1), (13, 13), (110, 105), (865, 795), (4838, 3722)],
    (3, 2): [(1, 1), (1, 1), (1, 1), (11, 11), (83, 81), (609, 562), (3204, 2581)],
    (3, 3): [(1, 1), (1, 1), (1, 1), (13, 13), (91, 89), (626, 593), (3256, 2764)],
}


@each_table
def test_numbers_of_positions(players, seed):
    """A change of these numbers is a change of the rules, of the order of events, or of the shuffling."""
    counted = [(sum(w for _, w in level.values()), len(level)) for level in levels(begin(mini(), players, seed), 7)[1:]]

    assert counted == PERFT[players, seed]


@each_table
def test_numbers_of_positions_counted_plainly(players, seed):
    """The same without merging equal states: equal states have equal futures."""

    def sequences(state: State, depth: int) -> int:
        if depth == 0:
            return 1
        return sum(sequences(turn.applied(state, action), depth - 1) for action in turn.choices(state))

    start = begin(mini(), players, seed)
    assert [sequences(start, depth) for depth in range(1, 7)] == [number for number, _ in PERFT[players, seed][:6]]


# Every game to its end.

# For each seed: distinct states, ends, and turns of the longest game.
ALL_GAMES = {1: (11452, 5275, 11), 2: (9239, 3972, 11)}


@pytest.mark.parametrize("seed", list(ALL_GAMES))
def test_every_game_ends(seed):
    """All games that can be played with this deal, to the last action.  None gets stuck, and all scores are right."""
    start = begin(tiny(), 2, seed)
    known, waiting, ends, longest = {key(start)}, [start], 0, 0
    while waiting:
        state = waiting.pop()
        check_position(state)
        if state.over:
            ends += 1
            longest = max(longest, state.turn)
            check_reckoning(state)
            continue
        actions = turn.choices(state)
        assert actions
        for action in actions:
            after = turn.applied(state, action)
            if key(after) not in known:
                known.add(key(after))
                waiting.append(after)
    assert (len(known), ends, longest) == ALL_GAMES[seed]


# Legality, implemented a second time.


@cache
def conceivable(variant: Variant) -> tuple[Action, ...]:
    """Every conceivable action."""
    kinds = variant.kinds
    payments = [kinds.of(counts) for counts in product(*(range(copies + 1) for copies in kinds.copies))]
    tickets = [f"{a}-{b}" for a, b, _ in TICKETS]
    found: list[Action] = [Pass(), TakeTickets(), Decline(), *map(Draw, ("deck", *kinds.names)), *map(Pay, payments)]
    found += [Keep(kept) for count in range(len(tickets) + 1) for kept in combinations(tickets, count)]
    found += [Keep((ticket, ticket)) for ticket in tickets]
    found += [Claim(route.id, cards) for route in ROUTES for cards in payments]
    found += [BuildStation(city, cards) for city in CITIES for cards in payments]
    return tuple(found)


def pays(cards, count: int, colors, wilds: int = 0) -> bool:
    """This number of cards of one of the colours, with locomotives for any of them."""
    colored = {name for name in cards if name != WILD}
    return cards.size == count and len(colored) <= 1 and colored <= set(colors) and cards.get(WILD, 0) >= wilds


class Table:
    """A state in terms of the rules."""

    def __init__(self, state: State) -> None:
        kinds = state.variant.kinds
        self.state = state
        self.prompt = state.prompts[-1]
        self.seat = self.prompt.seat
        self.hand = Counter(dict(kinds.of(state.hands[self.seat])))
        market = state.slots["market"]
        self.display = [None if card == 255 else kinds.names[card] for card in market.display]
        self.exhausted = not any(market.decks) and not sum(state.discards)
        self.owner = {r.id: None if o == FREE else o for r, o in zip(ROUTES, state.owners, strict=True)}

    def holds(self, cards) -> bool:
        return Counter(dict(cards)) <= self.hand

    def allows(self, action: Action) -> bool:
        """The legal actions by the text of the rules, except passing."""
        kind = self.prompt.kind
        if isinstance(action, Draw):
            return self.allows_draw(kind, action.card)
        if isinstance(action, Keep):
            return kind == "keep" and self.allows_keep(action.tickets)
        if isinstance(action, Pay):
            about = self.prompt.about
            return kind == "tunnel" and self.holds(action.cards) and pays(action.cards, about["extra"], about["colors"])
        if isinstance(action, Decline):
            return kind == "tunnel"
        if isinstance(action, TakeTickets):
            return kind == "turn" and any(self.state.slots["tickets"].decks)
        if isinstance(action, Claim):
            return kind == "turn" and self.holds(action.cards) and self.allows_claim(action.route, action.cards)
        if isinstance(action, BuildStation):
            stations = self.state.slots["stations"]
            free = stations[CITIES.index(action.city)] == FREE and self.seat not in stations
            return kind == "turn" and free and self.holds(action.cards) and pays(action.cards, 1, ("red", "blue"))
        return False

    def allows_draw(self, kind: str, card: str) -> bool:
        if card == "deck":
            return kind in ("turn", "draw") and not self.exhausted
        if kind == "turn":
            return card in self.display and not self.exhausted
        return kind == "draw" and card in self.display and card != WILD

    def allows_keep(self, kept) -> bool:
        offered = {"-".join(TICKETS[ticket][:2]) for ticket in self.state.slots["tickets"].offered[self.seat]}
        return len(kept) >= 1 and len(set(kept)) == len(kept) and set(kept) <= offered

    def allows_claim(self, id: str, cards) -> bool:
        route = next(route for route in ROUTES if route.id == id)
        beside = {self.owner[r.id] for r in ROUTES if r.double is not None and r.double == route.double}
        if self.owner[id] is not None or self.seat in beside:
            return False
        if len(self.state.names) == 2 and beside - {None}:
            return False
        if self.state.pieces[self.seat][0] < route.length:
            return False
        colors = ("red", "blue") if route.color == "gray" else (route.color,)
        return pays(cards, route.length, colors, route.fact("locomotives", 0))


def check_legal(state: State) -> None:
    """The legal actions are those that the rules allow, and ``objection`` agrees for every conceivable action."""
    table = Table(state)
    every = conceivable(state.variant)
    allowed = {action for action in every if table.allows(action)} or {Pass()}
    listed = turn.choices(state)
    assert set(listed) == allowed
    assert len(listed) == len(allowed), "one is listed twice"
    accepted = {action for action in every if turn.objection(state, action) is None}
    assert accepted == allowed


@each_table
def test_what_is_legal(players, seed):
    for level in levels(begin(mini(), players, seed), 5):
        for state, _ in level.values():
            check_legal(state)
            check_position(state)
            check_reckoning(state)


# Random whole games, with each position checked against this implementation.


@pytest.mark.parametrize("players", [2, 3])
def test_whole_games(players):
    met: Counter[str] = Counter()
    for seed in range(40):
        rng = Random(seed)
        draft = turn.begin(mini(), [f"P{number}" for number in range(players)], seed)
        while not draft.over:
            state = draft.freeze()
            if rng.random() < 0.4:
                check_legal(state)
            check_reckoning(state)
            action = by_kind(rng, turn.choices(state))
            before = len(draft.events)
            turn.apply(draft, action)
            check_tunnel(action, draft.events[before:])
        check_reckoning(draft.freeze())
        met.update(event.type for event in draft.events)
    wanted = {"pass", "flush", "reshuffle", "refill", "station", "tunnel-paid", "tunnel-declined", "last-round"}
    assert wanted <= set(met), "these games show little"


@pytest.mark.parametrize("players", [2, 3])
def test_many_games_end_when_they_should(players):
    """Mostly passes: many in a row, and some not in a row."""
    case = Case(mini(), players)
    reasons: Counter[str] = Counter()
    for seed in range(400):
        walk = Walk(seed, seed, list(POLICIES)[seed % len(POLICIES)], seed)
        game = walk.played(case)
        referee = referee_of(game)
        with noted(case, walk, game):
            for event in game.events:
                referee.see(plain(event.to_dict()))
            assert referee.verdict().ok
        order = referee.record
        passes = sum(event.type == "pass" for event in game.events)
        reasons.update(
            {"passes": order.passes >= players, "idle": order.idle >= 2 * players, "single": passes > players}
        )
    assert reasons["idle"]
    assert reasons["single"]
    assert reasons["passes"] or players > 2, "with three, somebody always finds something to do"


def check_tunnel(action: Action, events: Any) -> None:
    """europe.tunnel, europe.tunnel-wilds: the cost of a reveal."""
    route = next((r for r in ROUTES if isinstance(action, Claim) and r.id == action.route), None)
    revealed = [event for event in events if event.type == "tunnel"]
    assert len(revealed) == (route is not None and route.kind == "tunnel")
    for event in revealed:
        laid = {*event.cards, WILD}
        assert event.extra == sum(card in laid for card in event.revealed)
        assert len(event.revealed) <= 2
        assert any(other.type == "claim" for other in events) == (event.extra == 0)


# The final score, implemented a second time.


def check_reckoning(state: State) -> None:
    sheet = reckon(state)
    check_sheet(sheet, state)
    assert sheet.totals == tuple(totals(state))
    if state.over:
        assert sheet.winners == winners(state, sheet)


def own(state: State, seat: int) -> list:
    return [route for route, owner in zip(ROUTES, state.owners, strict=True) if owner == seat]


def totals(state: State):
    trails = [longest_trail(own(state, seat)) for seat in range(len(state.names))]
    for seat, trail in enumerate(trails):
        bonus = 2 if trail == max(trails) > 0 else 0
        yield sum(r.length for r in own(state, seat)) + best_tickets(state, seat)[0] + bonus + left(state, seat)


def left(state: State, seat: int) -> int:
    """One point for an unbuilt station, in games with stations."""
    return int("stations" in state.slots and seat not in state.slots["stations"])


def longest_trail(routes) -> int:
    """The longest path, by trying all orders of all the routes."""
    best = 0
    for order in permutations(routes):
        for place in CITIES:
            here, length = place, 0
            for route in order:
                if here not in route.cities:
                    break
                here = route.b if here == route.a else route.a
                length += route.length
            best = max(best, length)
    return best


def best_tickets(state: State, seat: int) -> tuple[int, int]:
    """Points and number of completed tickets, with the best use of the station."""
    held = [TICKETS[ticket] for ticket in state.slots["tickets"].held[seat]]
    loans: list[tuple] = [()]
    if "stations" in state.slots and seat in state.slots["stations"]:
        city = CITIES[state.slots["stations"].index(seat)]
        others = [r for r, o in zip(ROUTES, state.owners, strict=True) if o not in (FREE, seat) and city in r.cities]
        loans = [(route,) for route in others] or loans
    outcomes = []
    for lent in loans:
        network: nx.Graph = nx.Graph([route.cities for route in (*own(state, seat), *lent)])
        done = [a in network and b in network and nx.has_path(network, a, b) for a, b, _ in held]
        points = sum(ticket[2] if good else -ticket[2] for ticket, good in zip(held, done, strict=True))
        outcomes.append((points, sum(done)))
    return max(outcomes)


def winners(state: State, sheet: Sheet) -> tuple[int, ...]:
    """europe.winner: most points, most completed tickets, fewest stations, the bonus holder, otherwise shared."""
    trails = [longest_trail(own(state, seat)) for seat in range(len(state.names))]
    ranks = []
    for seat, total in enumerate(sheet.totals):
        stations = state.slots.get("stations", b"").count(seat)
        ranks.append((total, best_tickets(state, seat)[1], -stations, trails[seat] == max(trails) > 0))
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
