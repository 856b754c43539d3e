"""Goals of puzzles.

A goal checks whether a position reaches it, and describes what is missing.  For the solver it also estimates what can
contribute: the minimum number of turns, and the routes and cities that can be useful.  The estimates are optimistic,
so everything that the solver excludes because of them can be excluded safely.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import inf
from typing import Any

from ttr_widget.kernel.cheapest_paths import distances
from ttr_widget.kernel.connectivity import Network, owned_by
from ttr_widget.kernel.message import Message, Said
from ttr_widget.kernel.reckoning import settle
from ttr_widget.kernel.scoring import reckon
from ttr_widget.kernel.state import FREE
from ttr_widget.kernel.variant import Position, Variant
from ttr_widget.queries.routes import open_routes
from ttr_widget.rules.harbours import BuildHarbour, Harbours
from ttr_widget.rules.passengers import Passengers
from ttr_widget.rules.stations import BuildStation, Stations

NEVER = 1_000_000
"""A number of turns that means: unreachable."""
_KEPT = 50_000


class Goal:
    """Base class of goals; ``words`` is the goal as text."""

    words: Message
    builds: type | None = None
    """The building action that can contribute to the goal."""
    takes = False
    """Whether taking passengers can contribute to the goal."""
    informed = True
    """Whether the goal provides estimates for the solver."""

    def __init__(self, variant: Variant, seat: int) -> None:
        self.variant = variant
        self.seat = seat

    def met(self, position: Position) -> bool:
        raise NotImplementedError

    def missing(self, position: Position) -> Said:
        """What is still missing, as a sentence."""
        raise NotImplementedError

    def least_turns(self, position: Position) -> int:
        """A lower bound for the seat's turns, each of which can claim or build at most one thing."""
        raise NotImplementedError

    def routes(self, position: Position, turns: int) -> frozenset[int]:
        """The routes that can be useful claims within this many turns."""
        return frozenset()

    def cities(self, position: Position, turns: int) -> frozenset[int]:
        """The cities where building can be useful within this many turns."""
        return frozenset()


class _Connecting(Goal):
    """Base class of goals that connect cities."""

    def __init__(self, variant: Variant, seat: int, cities: Sequence[int]) -> None:
        super().__init__(variant, seat)
        self.stops = tuple(cities)
        self._known: dict[Any, tuple[list[list[float]], dict[int, int]]] = {}

    def lent(self, position: Position) -> tuple[Iterable[int], Iterable[int]]:
        """The routes that can be borrowed now, and those that can be borrowed after building."""
        return (), ()

    def _far(self, position: Position) -> tuple[list[list[float]], dict[int, int]]:
        """For each stop the distance of every city, and for each route its cost, both in turns."""
        key = position.owners, position.slots.get("stations"), position.pieces[self.seat]
        known = self._known.get(key)
        if known is None:
            if len(self._known) > _KEPT:
                self._known.clear()
            costs = dict.fromkeys(open_routes(position, self.seat), 1)
            now, later = self.lent(position)
            costs |= dict.fromkeys(later, 1)
            costs |= dict.fromkeys(now, 0)
            costs |= dict.fromkeys(owned_by(position.owners, self.seat), 0)
            known = self._known[key] = self._distances(position, costs), costs
        return known

    def _distances(self, position: Position, costs: dict[int, int]) -> list[list[float]]:
        """For each stop the distance of every city at these costs."""
        board, dead_ends = self.variant.board, self.variant.links(position, self.seat).dead_ends
        cost = [costs.get(route, inf) for route in range(len(board.routes))]
        return [distances(board.near, cost, stop, dead_ends)[0] for stop in self.stops]

    def least_turns(self, position: Position) -> int:
        far, _ = self._far(position)
        least = max(away[stop] for away in far for stop in self.stops)
        return NEVER if least == inf else int(least) or (0 if self.met(position) else 1)

    def _useful_routes(self, position: Position, turns: int) -> list[int]:
        """The routes that cost a turn and can help to connect the stops within this many turns."""
        far, costs = self._far(position)
        found = []
        for route, cost in costs.items():
            a, b = self.variant.board.ends[route]
            if len(far) == 2:
                least = min(far[0][a] + far[1][b], far[0][b] + far[1][a])
            else:
                least = max(min(away[a], away[b]) for away in far)
            if cost and least + 1 <= turns:
                found.append(route)
        return found

    def routes(self, position: Position, turns: int) -> frozenset[int]:
        return frozenset(route for route in self._useful_routes(position, turns) if position.owners[route] == FREE)


class Connect(_Connecting):
    """The seat's own routes connect these cities."""

    def __init__(self, variant: Variant, seat: int, cities: Sequence[int]) -> None:
        super().__init__(variant, seat, cities)
        self.names = tuple(variant.board.cities[city].name for city in cities)
        self.words = Message("puzzle-connect", cities=self.names)

    def met(self, position: Position) -> bool:
        links = self.variant.links(position, self.seat)
        return Network(self.variant.board, links.routes, links.dead_ends).joins(self.stops)

    def missing(self, position: Position) -> Message:
        first = _reached(self, position, self.variant.links(position, self.seat).routes)
        return Message("puzzle-connect.missing", cities=self.names, reach=first)


class Complete(_Connecting):
    """A ticket is completed, with any choice of borrowed routes."""

    builds = BuildStation

    def __init__(self, variant: Variant, seat: int, ticket: int) -> None:
        super().__init__(variant, seat, variant.ticket_cities[ticket])
        self.ticket = ticket
        self.id = variant.board.tickets[ticket].id
        self.words = Message("puzzle-complete", ticket=self.id)

    def met(self, position: Position) -> bool:
        if self.ticket not in self.variant.held(position, self.seat):
            return False
        return settle(position, self.seat, (self.ticket,)).done == 1

    def lent(self, position: Position) -> tuple[Iterable[int], Iterable[int]]:
        links = self.variant.links(position, self.seat)
        now = [route for loan in links.loans for route in loan]
        rule = self.variant.by_key.get("stations")
        if not isinstance(rule, Stations) or len(rule.built(position, self.seat)) >= rule.count:
            return now, ()
        return now, [route for route, owner in enumerate(position.owners) if owner not in (FREE, self.seat)]

    def cities(self, position: Position, turns: int) -> frozenset[int]:
        lent = [route for route in self._useful_routes(position, turns) if position.owners[route] != FREE]
        return frozenset(city for route in lent for city in self.variant.board.ends[route])

    def missing(self, position: Position) -> Message:
        if self.ticket not in self.variant.held(position, self.seat):
            return Message("puzzle-complete.not-held", player=position.names[self.seat], ticket=self.id)
        links = self.variant.links(position, self.seat)
        reach = _reached(self, position, links.routes)
        return Message("puzzle-complete.missing", ticket=self.id, reach=reach)


def _reached(goal: _Connecting, position: Position, routes: Sequence[int]) -> Message:
    """How far the network reaches from the first city that it does not connect with the others."""
    board = goal.variant.board
    network = Network(board, routes, goal.variant.links(position, goal.seat).dead_ends)
    start = goal.stops[0]
    apart = next((stop for stop in goal.stops[1:] if not network.joins((start, stop))), goal.stops[-1])
    for city in (start, apart):
        if not network.labels(city):
            name = board.cities[city].name
            return Message("puzzle-reach.none", player=position.names[goal.seat], city=name)
    near = [n for n in range(len(board.cities)) if n != start and network.joins((start, n))]
    return Message(
        "puzzle-reach",
        city=board.cities[start].name,
        near=tuple(board.cities[n].name for n in near),
        other=board.cities[apart].name,
    )


def _either(first: str, *others: str) -> Said:
    said: Said = first
    for other in others:
        said = Message("puzzle-claim.either", one=said, other=other)
    return said


class Own(Goal):
    """The seat owns a route (any of these tracks)."""

    def __init__(self, variant: Variant, seat: int, routes: Sequence[str]) -> None:
        super().__init__(variant, seat)
        self.tracks = frozenset(variant.board.route_number[route] for route in routes)
        self.names = _either(*routes)
        self.words = Message("puzzle-claim", route=self.names)

    def met(self, position: Position) -> bool:
        return any(position.owners[route] == self.seat for route in self.tracks)

    def missing(self, position: Position) -> Message:
        owners = {position.owners[route] for route in self.tracks} - {FREE}
        if owners:
            return Message("puzzle-claim.taken", owner=position.names[min(owners)], route=self.names)
        return Message("puzzle-claim.missing", route=self.names)

    def least_turns(self, position: Position) -> int:
        if self.met(position):
            return 0
        return 1 if self.tracks.intersection(open_routes(position, self.seat)) else NEVER

    def routes(self, position: Position, turns: int) -> frozenset[int]:
        return self.tracks


class Score(Goal):
    """The seat gains a number of points on the score track."""

    def __init__(self, variant: Variant, seat: int, points: int, start: Position) -> None:
        super().__init__(variant, seat)
        self.points = points
        self.before = variant.track(start)[seat]
        self.words = Message("puzzle-score", points=points)
        self._best: dict[Any, list[tuple[int, int]]] = {}

    def lack(self, position: Position) -> int:
        return self.points - (self.variant.track(position)[self.seat] - self.before)

    def met(self, position: Position) -> bool:
        return self.lack(position) <= 0

    def missing(self, position: Position) -> Message:
        return Message("puzzle-score.missing", scored=self.points - self.lack(position), points=self.points)

    def _worth(self, position: Position) -> list[tuple[int, int]]:
        """The claimable routes with their points, highest first."""
        key = position.owners, position.pieces[self.seat]
        if key not in self._best:
            if len(self._best) > _KEPT:
                self._best.clear()
            points = [(self.variant.prices[route].points, route) for route in open_routes(position, self.seat)]
            self._best[key] = sorted(points, reverse=True)
        return self._best[key]

    def least_turns(self, position: Position) -> int:
        lack, turns = self.lack(position), 0
        for points, _ in self._worth(position):
            if lack <= 0 or points <= 0:
                break
            lack, turns = lack - points, turns + 1
        return turns if lack <= 0 else NEVER

    def routes(self, position: Position, turns: int) -> frozenset[int]:
        worth, lack = self._worth(position), self.lack(position)
        others = sum(points for points, _ in worth[: turns - 1])
        return frozenset(route for points, route in worth if points + others >= lack)


class Build(Goal):
    """The seat has a station or a harbour in a city."""

    def __init__(self, variant: Variant, seat: int, rule: Stations | Harbours, city: int) -> None:
        super().__init__(variant, seat)
        self.rule, self.city = rule, city
        self.builds = BuildStation if isinstance(rule, Stations) else BuildHarbour
        self.name = variant.board.cities[city].name
        self.thing = "stations" if isinstance(rule, Stations) else "harbours"
        self.words = Message("puzzle-build", thing=self.thing, city=self.name)

    def met(self, position: Position) -> bool:
        return self.city in self.rule.built(position, self.seat)

    def missing(self, position: Position) -> Message:
        owner = position.slots[self.rule.key][self.city]
        if owner != FREE:
            who = position.names[owner]
            return Message("puzzle-build.taken", owner=who, thing=self.thing, city=self.name)
        return Message("puzzle-build.missing", thing=self.thing, city=self.name)

    def least_turns(self, position: Position) -> int:
        if self.met(position):
            return 0
        taken = position.slots[self.rule.key][self.city] != FREE
        if taken or len(self.rule.built(position, self.seat)) >= self.rule.count:
            return NEVER
        return 1 if self._reaches(position) else 2

    def _reaches(self, position: Position) -> bool:
        return not isinstance(self.rule, Harbours) or self.city in self.rule.reached(position, self.seat)

    def routes(self, position: Position, turns: int) -> frozenset[int]:
        if self._reaches(position):
            return frozenset()
        ends = self.variant.board.ends
        return frozenset(route for route, cities in enumerate(ends) if self.city in cities)

    def cities(self, position: Position, turns: int) -> frozenset[int]:
        return frozenset((self.city,))


class Lead(Goal):
    """The seat has more passengers of a colour than any other seat."""

    takes = True

    def __init__(self, variant: Variant, seat: int, rule: Passengers, color: str) -> None:
        super().__init__(variant, seat)
        self.rule, self.color = rule, color
        self.words = Message("puzzle-lead", color=color)

    def _counts(self, position: Position) -> tuple[int, int]:
        """The number of the seat, and the highest one of the others."""
        counts = [taken.count(self.color) for taken in position.slots[self.rule.key].taken]
        return counts[self.seat], max([0, *[n for seat, n in enumerate(counts) if seat != self.seat]])

    def met(self, position: Position) -> bool:
        own, others = self._counts(position)
        return own > others

    def missing(self, position: Position) -> Message:
        own, others = self._counts(position)
        return Message("puzzle-lead.missing", color=self.color, own=own, others=others)

    def least_turns(self, position: Position) -> int:
        own, others = self._counts(position)
        # A claimed route has two ends, and one passenger can be taken from each.
        return max(0, -(-(others - own + 1) // 2))

    def routes(self, position: Position, turns: int) -> frozenset[int]:
        waiting = position.slots[self.rule.key].cities
        ends = self.variant.board.ends
        reached = open_routes(position, self.seat)
        return frozenset(route for route in reached if any(self.color in waiting[city] for city in ends[route]))


class Win(Goal):
    """The game is over, and the seat has won it alone."""

    informed = False

    def __init__(self, variant: Variant, seat: int) -> None:
        super().__init__(variant, seat)
        self.words = Message("puzzle-win")

    def met(self, position: Position) -> bool:
        return position.over and reckon(position).winners == (self.seat,)

    def missing(self, position: Position) -> Message:
        if not position.over:
            return Message("puzzle-win.not-over")
        totals = reckon(position).totals
        best = max(total for seat, total in enumerate(totals) if seat != self.seat)
        return Message("puzzle-win.missing", own=totals[self.seat], others=best)

    def least_turns(self, position: Position) -> int:
        return 0


class Asked(Goal):
    """A goal given as a function of the game, which returns ``True``, ``False``, or the reason why not as a text."""

    informed = False

    def __init__(self, variant: Variant, seat: int, answer: Callable[[Position], bool | Said]) -> None:
        super().__init__(variant, seat)
        self._answer = answer
        self.words = Message("puzzle-own-goal")

    def met(self, position: Position) -> bool:
        return self._answer(position) is True

    def missing(self, position: Position) -> Said:
        answer = self._answer(position)
        if isinstance(answer, Message):
            return answer
        return answer.rstrip(".") if isinstance(answer, str) else Message("puzzle-own-goal.missing")

    def least_turns(self, position: Position) -> int:
        return 0
