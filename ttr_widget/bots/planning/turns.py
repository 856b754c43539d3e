"""Choosing the action of a turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from math import inf
from typing import Any

from ttr_widget.kernel.action import Action, Claim
from ttr_widget.kernel.cheapest_paths import distances
from ttr_widget.kernel.reckoning import settle
from ttr_widget.kernel.state import FREE, Draft
from ttr_widget.rules import AnnounceTickets, BuildHarbour, BuildStation, Draw, Exchange, TakeTickets

from .cards import best_draw, cheapest, spare, wants
from .plan import Plan, harbour_value
from .tickets import best_split, draw_value
from .view_reader import ViewReader


class Claims:
    """The claims that are legal now.  There may be hundreds, of which only a few are examined."""

    def __init__(self, reader: ViewReader, claims: Sequence[Claim]) -> None:
        self.board = reader.tables.board
        self.all = claims

    def of(self, route: int) -> list[Claim]:
        """The claims of a route, one for each payment."""
        id = self.board.routes[route].id
        return [claim for claim in self.all if claim.route == id]

    def by_route(self) -> dict[int, list[Claim]]:
        """All claims, grouped by route."""
        found: dict[str, list[Claim]] = {}
        for claim in self.all:
            found.setdefault(claim.route, []).append(claim)
        return {self.board.route_number[id]: claims for id, claims in found.items()}


def choose_turn(reader: ViewReader, plan: Plan, legal: Sequence[Action]) -> Action:
    """The action that serves the plan best."""
    other: dict[type[Action], list[Any]] = {}
    for kind, actions in groupby(legal, type):
        other.setdefault(kind, []).extend(actions)
    claims = Claims(reader, other.pop(Claim, []))
    if reader.turns <= 1:
        best = last_turn(reader, plan, claims, other)
        if best is not None:
            return best
    return (
        _station(reader, plan, other.get(BuildStation, ()))
        or _harbour(reader, plan, other.get(BuildHarbour, ()))
        or _for_tickets(reader, plan, claims)
        or _tickets(reader, plan, other)
        or _for_points(reader, plan, claims)
        or _exchange(reader, plan, other.get(Exchange, ()))
        or _cards(reader, plan, other.get(Draw, ()))
        or _anything(reader, plan, claims, legal)
    )


def _for_tickets(reader: ViewReader, plan: Plan, claims: Claims) -> Action | None:
    """Claim the affordable planned route that is most urgent."""
    ready = [t for t in plan.targets if t.for_ticket and not t.lack and claims.of(t.route)]
    best, most = None, -inf
    for target in ready:
        urgency = danger(reader, plan, target.route) if len(ready) > 1 else 0.0
        reveals = reader.view.variant.prices[target.route].reveals
        if reveals and spare(reader, target) < 1 and reader.turns > 4:
            urgency -= 2.0
        if urgency > most:
            best, most = target, urgency
    if best is None:
        return None
    return cheapest(reader, claims.of(best.route), plan.targets, best.route)


def danger(reader: ViewReader, plan: Plan, route: int) -> float:
    """The loss if another player claimed this route, weighted by how likely that is."""
    tables, view = reader.tables, reader.view
    cost = list(reader.cost)
    for other in plan.routes:
        cost[other] = 0.0
    group = tables.board.group_of[route]
    for track in tables.board.groups[group] if group >= 0 else (route,):
        cost[track] = inf
    a, b = tables.ends[route]
    detour = min(40.0, distances(reader.near, cost, a, reader.dead, b)[0][b] - reader.cost[route])
    touched = 0
    for city in (a, b):
        for _, track in tables.near[city]:
            if view.owners[track] not in (FREE, reader.seat):
                touched += 1
                break
    short = 3.0 / (1 + tables.cards[route])
    return detour * (0.4 + 0.5 * touched + 0.4 * short) + 0.2 * tables.points[route]


def _tickets(reader: ViewReader, plan: Plan, other: dict[type[Action], list[Any]]) -> Action | None:
    """Draw tickets if the expected gain is more than the value of a turn."""
    options = [*other.get(TakeTickets, ()), *other.get(AnnounceTickets, ())]
    slack = reader.turns - plan.turns - 1
    if (
        not options
        or slack < reader.weights.time_for_tickets
        or plan.dropped
        or plan.turns > reader.weights.open_tickets
    ):
        return None
    if draw_value(reader, plan.routes, slack) < reader.turn_price + reader.weights.margin:
        return None
    return best_split(reader, options, reader.weights.long_later)


def _for_points(reader: ViewReader, plan: Plan, claims: Claims) -> Action | None:
    """Claim a route for its points, with cards that the tickets do not need."""
    ready = sum([not target.lack for target in plan.targets])
    for target in plan.targets:
        if target.route >= 0 and not target.for_ticket and not target.lack and (options := claims.of(target.route)):
            if plan.turns + 1 > reader.turns and plan.routes:
                return None
            best = reader.worth[target.route] / (1 + reader.tables.cards[target.route] / reader.weights.draws)
            if best < reader.weights.fill and reader.turns > max(3, reader.weights.rush * ready):
                continue
            return cheapest(reader, options, plan.targets, target.route)
    return None


def _station(reader: ViewReader, plan: Plan, options: Sequence[Action]) -> Action | None:
    """Build a station for a ticket that needs nothing else, or when time is running out."""
    if not options or not plan.loans:
        return None
    owners = reader.excerpt("stations")
    number = reader.tables.board.city_number
    for loan in plan.loans:
        if any(owners[city] == reader.seat for city in reader.tables.ends[loan]):
            continue
        users = [ticket for ticket, path in plan.paths.items() if loan in path]
        still = {r for ticket in users for r in plan.paths[ticket] if reader.view.owners[r] == FREE}
        if still and reader.turns > len(still) + 3:
            continue
        cities = [city for city in reader.tables.ends[loan] if owners[city] == FREE]
        here = [a for a in options if number[getattr(a, "city", "")] in cities]
        if here:
            return cheapest(reader, here, plan.targets)
    return None


def _harbour(reader: ViewReader, plan: Plan, options: Sequence[Action]) -> Action | None:
    """Build a harbour where it is worth most with the planned and completed tickets."""
    rule = reader.tables.harbours
    if not options or rule is None:
        return None
    best, most = [], 0.0
    by_city: dict[str, list[Action]] = {}
    for action in options:
        by_city.setdefault(getattr(action, "city", ""), []).append(action)
    for city, several in by_city.items():
        value = harbour_value(reader, plan, reader.tables.board.city_number[city])
        if value > most:
            best, most = several, value
    if not best or (most < rule.worth[min(1, len(rule.worth) - 1)] and reader.turns > reader.weights.harbour_wait):
        return None
    return cheapest(reader, best, plan.targets)


def _exchange(reader: ViewReader, plan: Plan, options: Sequence[Action]) -> Action | None:
    """Exchange pieces if the tickets need more of a kind than are left."""
    lack = [-have for have in reader.pieces]
    for route in plan.routes:
        kind, number = reader.tables.pieces[route]
        lack[kind] += number
    kinds = reader.view.variant.piece_number
    for action in options:
        wanted = lack[kinds[getattr(action, "get", "")]]
        if wanted > 0 and getattr(action, "count", 0) == wanted:
            return action
    return None


def _cards(reader: ViewReader, plan: Plan, draws: Sequence[Action]) -> Action | None:
    if not draws:
        return None
    return best_draw(reader, wants(reader, plan.targets), draws, first=True)[1]


def _anything(reader: ViewReader, plan: Plan, claims: Claims, legal: Sequence[Action]) -> Action:
    """The best claim, or any legal action, if nothing in the plan is possible."""
    if claims.all:
        best = max(claims.by_route(), key=lambda route: (reader.worth[route], -route))
        return cheapest(reader, claims.of(best), plan.targets, best)
    return legal[0]


def last_turn(reader: ViewReader, plan: Plan, claims: Claims, other: dict[type[Action], list[Any]]) -> Action | None:
    """The action that scores most at once: in the last turn only points and completed tickets count."""
    rated: list[tuple[float, str, Sequence[Action]]] = []
    draft = reader.position
    before = _ticket_points(draft, reader.seat) if reader.undone else 0
    may_complete = _completing(reader)
    for route, options in claims.by_route().items():
        gain = _gain_of_route(reader, draft, route, before) if may_complete(route) else 0.0
        rated.append((reader.worth[route] + gain, options[0].route, options))
    rated += _last_stations(reader, draft, other.get(BuildStation, ()), before)
    done = Plan(dropped=reader.undone)
    for action in other.get(BuildHarbour, ()):
        city: str = getattr(action, "city", "")
        value = harbour_value(reader, done, reader.tables.board.city_number[city])
        rated.append((value, city, [action]))
    tickets = [*other.get(TakeTickets, ()), *other.get(AnnounceTickets, ())]
    if tickets and reader.view.turns_left is not None:
        # Before the last round this may not be the last turn, and such a gamble would be repeated turn after turn.
        rated.append((draw_value(reader, (), 0.0), "", tickets[:1]))
    value, _, best = max(rated, key=lambda one: one[:2], default=(0.0, "", ()))
    if value <= 0:
        return None
    return cheapest(reader, best, ()) if len(best) > 1 else best[0]


def _completing(reader: ViewReader) -> Callable[[int], bool]:
    """A quick test whether a route might complete a ticket: each of its ends belongs to a part that a ticket needs."""
    if not reader.undone:
        return lambda route: False
    if reader.loans:
        return lambda route: True
    label, ends, dead = reader.network.label, reader.tables.ends, reader.dead
    named = {city for ticket in reader.undone for city in reader.view.variant.ticket_cities[ticket]}
    wanted = {label.get(city, -1 - city) for city in named}

    def test(route: int) -> bool:
        return all(city in dead or label.get(city, -1 - city) in wanted for city in ends[route])

    return test


def _ticket_points(draft: Draft, seat: int) -> int:
    return sum([verdict.points for _, verdict in settle(draft, seat).verdicts])


def _gain_of_route(reader: ViewReader, draft: Draft, route: int, before: int) -> float:
    owners = draft.owners
    draft.owners = owners[:route] + bytes((reader.seat,)) + owners[route + 1 :]
    gain = _ticket_points(draft, reader.seat) - before
    draft.owners = owners
    return gain


def _last_stations(
    reader: ViewReader, draft: Draft, options: Sequence[Action], before: int
) -> list[tuple[float, str, Sequence[Action]]]:
    rule = reader.tables.stations
    if rule is None or not reader.undone:
        return []
    slot = draft.slots["stations"]
    others = [route for route, owner in enumerate(draft.owners) if owner not in (FREE, reader.seat)]
    lent = {city for route in others for city in reader.tables.ends[route]}
    by_city: dict[str, list[Action]] = {}
    for action in options:
        by_city.setdefault(getattr(action, "city", ""), []).append(action)
    rated: list[tuple[float, str, Sequence[Action]]] = []
    for city, several in by_city.items():
        number = reader.tables.board.city_number[city]
        if number not in lent:
            continue
        draft.slots["stations"] = slot[:number] + bytes((reader.seat,)) + slot[number + 1 :]
        rated.append((_ticket_points(draft, reader.seat) - before - rule.points, city, several))
    draft.slots["stations"] = slot
    return rated
