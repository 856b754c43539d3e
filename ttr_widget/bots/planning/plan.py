"""Plans: which routes to build for tickets and which for points, and which cards they need."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import compress
from math import exp

from ttr_widget.kernel.state import FREE
from ttr_widget.rules import Harbours

from .forest import Forest
from .tables import Need
from .view_reader import ViewReader


@dataclass(slots=True)
class Target:
    """A route (or, in a city, a harbour) to build, and how the current hand would pay for it."""

    route: int
    need: Need
    lack: int
    """How many cards are missing, and how many of them must be wilds."""
    wilds: int
    spent: Sequence[tuple[int, int]]
    for_ticket: bool
    city: int = -1


@dataclass(slots=True)
class Plan:
    """What a seat intends to do in the rest of the game."""

    tickets: list[int] = field(default_factory=list)
    """The tickets worth completing."""
    dropped: list[int] = field(default_factory=list)
    paths: dict[int, list[int]] = field(default_factory=dict)
    """The routes that each of these tickets still needs."""
    routes: list[int] = field(default_factory=list)
    loans: list[int] = field(default_factory=list)
    """Other players' routes to be borrowed with stations."""
    targets: list[Target] = field(default_factory=list)
    turns: float = 0.0
    """How many turns the tickets still take if every card drawn is useful."""
    late: float = 0.0
    """How many turns they are likely to take: the last cards, of few colours, take longer to draw."""
    cost: float = 0.0


def planned(reader: ViewReader) -> Plan:
    """The plan for the tickets held; routes built for their points come after those built for tickets."""
    if reader.memory is not None and (known := _remembered(reader)) is not None:
        return known
    plan = make_plan(reader)
    add_harbours(reader, plan)
    add_fills(reader, plan)
    if reader.memory is not None:
        reader.memory[reader.seat] = reader.held, reader.view.turn, plan
    return plan


def _remembered(reader: ViewReader) -> Plan | None:
    """The plan of an earlier turn, if it is still possible, with the current hand allocated to it."""
    assert reader.memory is not None, "asked only where plans are kept"
    held, since, old = reader.memory.get(reader.seat, (None, 0, None))
    if old is None or held != reader.held or reader.view.turn > since + _STALE * len(reader.view.players):
        return None
    owners, seat, is_open = reader.view.owners, reader.seat, reader.open
    routes = [route for route in old.routes if owners[route] != seat]
    if not all(map(is_open.__getitem__, routes)) or (old.routes and not routes) or old.loans:
        return None
    plan = Plan(old.tickets, old.dropped, old.paths, routes, [], allocate(reader, routes))
    plan.turns = turns_for(reader, plan.targets)
    plan.late = plan.turns
    add_harbours(reader, plan)
    left = unspent(reader, plan)
    for target in old.targets:
        if target.route >= 0 and not target.for_ticket and is_open[target.route]:
            fill = _assign(target.route, reader.tables.needs[target.route], left, False)
            plan.targets.append(fill)
            for kind, used in fill.spent:
                left[kind] -= used
    return plan if plan.targets else None


_STALE = 1
"""The number of rounds after which a remembered plan is discarded.

With older plans, rollouts contain mistakes that nobody would make: when every decision was planned again instead, half
of the gains found for moves on the World disappeared."""


def make_plan(reader: ViewReader, tickets: Sequence[int] | None = None, *, rounds: int = 1) -> Plan:
    """The cheapest network for the tickets (default: the uncompleted ones) that can be built in time."""
    wanted = sorted(reader.undone if tickets is None else tickets, key=lambda t: -reader.tables.board.tickets[t].points)
    plan, owners = Plan(), reader.view.owners
    while True:
        forest = Forest(reader.near, reader.tables.ends, reader.cost_with_loans, reader.dead, reader.known_paths)
        forest.join([pair for ticket in wanted for pair in reader.tables.pairs[ticket]], rounds)
        routes = forest.routes
        plan.routes = [route for route in routes if owners[route] == FREE]
        plan.loans = [route for route in routes if owners[route] != FREE]
        lost = _impossible(reader, wanted, forest) or _too_much(reader, wanted, forest, plan)
        if not lost:
            break
        plan.dropped += lost
        wanted = [ticket for ticket in wanted if ticket not in lost]
    plan.tickets = wanted
    plan.cost = sum([forest.base[route] for route in routes])
    for ticket in wanted:
        plan.paths[ticket] = [r for pair in reader.tables.pairs[ticket] for r in forest.paths[pair]]
    return plan


def _impossible(reader: ViewReader, wanted: list[int], forest: Forest) -> list[int]:
    """The tickets whose cities cannot be connected any more."""
    failed = set(forest.failed)
    return [ticket for ticket in wanted if failed.intersection(reader.tables.pairs[ticket])] if failed else []


def _too_much(reader: ViewReader, wanted: list[int], forest: Forest, plan: Plan) -> list[int]:
    """The ticket to give up if not all of them can be built; otherwise an empty list."""
    loans = len(plan.loans)
    left = list(reader.pieces)
    for route in plan.routes:
        kind, number = reader.tables.pieces[route]
        left[kind] -= number
    plan.targets = allocate(reader, plan.routes)
    plan.turns = turns_for(reader, plan.targets) + 1.5 * loans
    plan.late = late_turns(reader, plan.targets) + 1.5 * loans
    too_many = min(left) < 0 and (reader.tables.fleet is None or sum(left) < 0)
    return _weakest(reader, wanted, forest, plan, sure=too_many or loans > reader.stations_left)


def _weakest(reader: ViewReader, wanted: list[int], forest: Forest, plan: Plan, *, sure: bool) -> list[int]:
    """The ticket without which the plan is worth more, if any; with ``sure`` one must be given up."""
    weights, points, spread = reader.weights, reader.tables.board.tickets, _spread(reader)
    spare = reader.turns + weights.slack - plan.late
    if not wanted or (not sure and spare > 3 * spread):
        return []
    total = sum([points[ticket].points for ticket in wanted])
    uses: dict[int, int] = {}
    paths = {t: {r for pair in reader.tables.pairs[t] for r in forest.paths[pair]} for t in wanted}
    for path in paths.values():
        for route in path:
            uses[route] = uses.get(route, 0) + 1
    targets = {target.route: target for target in plan.targets}
    best, most = [], -1.0 if sure else 2 * total * likely(spare, spread)
    for ticket, path in paths.items():
        alone = [route for route in path if uses[route] == 1]
        saved = late_turns(reader, [targets[route] for route in alone if route in targets])
        rest = 2 * (total - points[ticket].points)
        value = (rest + 0.01) * likely(spare + saved, spread) + 0.2 * sum([forest.base[r] for r in alone])
        if value > most:
            best, most = [ticket], value
    return best


def _spread(reader: ViewReader) -> float:
    """The uncertainty of an estimate, in turns."""
    return reader.weights.doubt + 0.06 * reader.turns


def likely(spare: float, spread: float) -> float:
    """The probability that a plan with this many turns to spare succeeds."""
    return 1.0 / (1.0 + exp(max(-30.0, min(30.0, -1.7 * spare / spread))))


def turns_for(reader: ViewReader, targets: Iterable[Target]) -> float:
    """How many turns these targets take if every card drawn is useful."""
    turns = 0.0
    for target in targets:
        extra = reader.tables.extra[target.route] if target.lack and target.route >= 0 else 0.0
        turns += 1 + (target.lack + 0.5 * target.wilds) / reader.weights.draws + 0.5 * extra
    return turns


def late_turns(reader: ViewReader, targets: Iterable[Target]) -> float:
    """How many turns these targets are likely to take."""
    turns = 0.0
    lacks: dict[tuple[int, ...], float] = {}
    last: Need | None = None
    for target in targets:
        turns += 1
        if target.lack:
            last = target.need
            turns += 0.5 * reader.tables.extra[target.route] if target.route >= 0 else 0.0
            lacks[last.kinds] = lacks.get(last.kinds, 0.0) + target.lack + 0.5 * target.wilds
    if last is None:
        return turns
    return turns + drawing_turns(reader, sorted(lacks.values()), *reader.tables.chances(last))


def drawing_turns(reader: ViewReader, lacks: Sequence[float], chance: float, wild: float) -> float:
    """Roughly how many turns it takes to draw the missing cards; the fewer colours are needed, the fewer cards fit."""
    turns = done = 0.0
    for number, lack in enumerate(lacks):
        colors = len(lacks) - number
        turns += (lack - done) * colors / draw_rate(reader, colors, chance, wild)
        done = lack
    return turns


def draw_rate(reader: ViewReader, colors: int, chance: float, wild: float) -> float:
    """How many useful cards a turn of drawing brings if this many colours are needed."""
    return min(reader.weights.draws, 2 * (colors * chance + wild) + reader.weights.open_cards * colors * chance)


def allocate(
    reader: ViewReader, routes: Sequence[int], hand: list[int] | None = None, *, for_ticket: bool = True
) -> list[Target]:
    """Allocate the hand to routes: single-colour ones first, then longer ones; the targets keep the given order."""
    left = list(reader.hand) if hand is None else hand
    needs = reader.tables.needs
    found: dict[int, Target] = {}
    for route in sorted(routes, key=reader.tables.order.__getitem__):
        found[route] = _assign(route, needs[route], left, for_ticket)
        for kind, used in found[route].spent:
            left[kind] -= used
    return [found[route] for route in routes]


def _assign(route: int, needs: Sequence[Need], left: list[int], for_ticket: bool) -> Target:
    if len(needs) > 1 and needs[0].twins:
        # Any one colour will do: choose the one with most cards in hand.
        most = needs[0].count - needs[0].wilds
        chosen, best_held = needs[0], -1
        for need in needs:
            held = sum([left[kind] for kind in need.kinds]) if len(need.kinds) != 1 else left[need.kinds[0]]
            if held > best_held:
                chosen, best_held = need, held
                if held >= most:
                    break
        lack, wilds, spent = chosen.missing(left)
        return Target(route, chosen, lack, wilds, spent, for_ticket)
    best: Target | None = None
    for need in needs:
        lack, wilds, spent = need.missing(left)
        if best is None or (lack, wilds) < (best.lack, best.wilds):
            best = Target(route, need, lack, wilds, spent, for_ticket)
    assert best is not None, "every route can be paid somehow"
    return best


def unspent(reader: ViewReader, plan: Plan) -> list[int]:
    """The cards left in hand after paying as much as possible of everything planned."""
    left = list(reader.hand)
    for target in plan.targets:
        for kind, used in target.spent:
            left[kind] -= used
    return left


def add_harbours(reader: ViewReader, plan: Plan) -> None:
    """Add the most valuable harbours, given the completed and planned tickets, in ports on the network."""
    rule = reader.tables.harbours
    if rule is None or not reader.weights.harbours:
        return
    owners = reader.excerpt("harbours")
    most = rule.count - owners.count(reader.seat)
    if most <= 0:
        return
    ends, ports = reader.tables.ends, reader.tables.ports
    reached = {city for route in (*reader.own, *plan.routes) for city in ends[route]}
    named = _named_cities(reader, plan)
    rated = [(_worth(rule, named[city]), -city) for city in reached if ports[city] and owners[city] == FREE]
    left = unspent(reader, plan)
    time = reader.turns - plan.turns
    for value, negative in sorted(rated, reverse=True)[:most]:
        target = _assign(-1, reader.tables.harbour_needs, left, False)
        target.city = -negative
        turns = 1 + target.lack / reader.weights.draws
        if turns > time or value < reader.weights.harbours * turns:
            break
        time -= turns
        plan.targets.append(target)
        for kind, used in target.spent:
            left[kind] -= used


def harbour_value(reader: ViewReader, plan: Plan, city: int) -> float:
    """The value of a harbour in this city, given the completed and planned tickets."""
    rule = reader.tables.harbours
    assert rule is not None, "asked only where there are harbours"
    return _worth(rule, _named_cities(reader, plan)[city])


def _named_cities(reader: ViewReader, plan: Plan) -> Counter[int]:
    """How many of the completed and planned tickets name each city."""
    cities = reader.view.variant.ticket_cities
    good = [ticket for ticket in reader.held if ticket not in plan.dropped]
    return Counter([city for ticket in good for city in set(cities[ticket])])


def _worth(rule: Harbours, tickets: int) -> float:
    return (rule.worth[min(tickets, len(rule.worth)) - 1] if tickets else 0) + rule.unbuilt


def add_fills(reader: ViewReader, plan: Plan, most: int = 5) -> None:
    """Add routes that are built for their points, those with the most points per turn first."""
    left = list(reader.hand)
    pieces = list(reader.pieces)
    groups = reader.tables.board.group_of
    for target in plan.targets:
        _use(reader, target, left, pieces)
    taken = {groups[target.route] for target in plan.targets if target.route >= 0}
    used = {target.route for target in plan.targets}
    time = reader.turns - plan.turns
    latest, patience, turns = time + 0.5, reader.weights.patience, reader.rates.turns(left)
    rates = [points / (needed + patience) for points, needed in zip(reader.worth, turns, strict=True)]
    possible = [route for route, needed in compress(enumerate(turns), reader.open) if needed <= latest]
    for route in sorted(possible, key=rates.__getitem__, reverse=True):
        if most == 0 or time < 0 or max(pieces) <= 0:
            break
        kind, number = reader.tables.pieces[route]
        if number > pieces[kind] or route in used or (groups[route] >= 0 and groups[route] in taken):
            continue
        target = _assign(route, reader.tables.needs[route], left, False)
        plan.targets.append(target)
        _use(reader, target, left, pieces)
        taken.add(groups[route])
        time -= turns_for(reader, (target,))
        most -= 1


def _use(reader: ViewReader, target: Target, left: list[int], pieces: list[int]) -> None:
    """Subtract what a target spends from the hand and the pieces."""
    for kind, used in target.spent:
        left[kind] -= used
    if target.route >= 0:
        kind, number = reader.tables.pieces[target.route]
        pieces[kind] -= number
