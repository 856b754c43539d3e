"""What a player's routes connect: tickets, tours, and the longest trail."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence

from .box import Ticket, Track

Node = tuple[str, str]
"""A city; the second part is empty, or the route by which a country is reached."""


class Network:
    """The cities that some routes connect.  A country is a dead end: a place of its own for each route into it."""

    def __init__(self, tracks: Iterable[Track], countries: Collection[str] = ()) -> None:
        self.near: defaultdict[Node, list[Node]] = defaultdict(list)
        self.places: defaultdict[str, list[Node]] = defaultdict(list)
        self.edges: list[tuple[Node, Node, int]] = []
        for track in tracks:
            a, b = ((city, track.id if city in countries else "") for city in track.ends)
            self.edges.append((a, b, track.pieces))
            self.near[a].append(b)
            self.near[b].append(a)
        for node in self.near:
            self.places[node[0]].append(node)
        self.piece = self._pieces()

    def _pieces(self) -> dict[Node, int]:
        """For each place the number of the connected piece that it belongs to."""
        piece: dict[Node, int] = {}
        for number, start in enumerate(self.near):
            waiting = [] if start in piece else [start]
            while waiting:
                node = waiting.pop()
                piece[node] = number
                waiting += [other for other in self.near[node] if other not in piece]
        return piece

    def joins(self, cities: Sequence[str]) -> bool:
        """Are all these cities connected with each other?"""
        pieces = [{self.piece[node] for node in self.places.get(city, ())} for city in cities]
        return bool(set.intersection(*pieces))

    def visits(self, cities: Sequence[str]) -> bool:
        """Is there a path through these cities in this order that enters no city twice?"""
        return any(self._visits(node, cities[1:], {node}) for node in self.places.get(cities[0], ()))

    def _visits(self, here: Node, stops: Sequence[str], been: set[Node]) -> bool:
        if not stops:
            return True
        later = set(stops[1:])
        return any(
            self._visits(node, stops[1:] if node[0] == stops[0] else stops, been | {node})
            for node in self.near[here]
            if node not in been and node[0] not in later
        )

    def worth(self, ticket: Ticket) -> tuple[int, bool]:
        """The points of a ticket, and whether it is completed."""
        if not self.joins(ticket.cities):
            return -ticket.penalty, False
        if ticket.ordered != ticket.points and self.visits(ticket.cities):
            return ticket.ordered, True
        return ticket.points, True

    def longest_trail(self) -> int:
        """The most spaces on a trail that uses no route twice."""
        found = [0]
        for piece in sorted(set(self.piece.values())):
            _Trails([edge for edge in self.edges if self.piece[edge[0]] == piece], found)
        return found[0]


class _Trails:
    """Searches the trails of one connected piece, longest promises first."""

    def __init__(self, edges: Sequence[tuple[Node, Node, int]], found: list[int]) -> None:
        self.found = found
        self.edges = _without_middles(edges)
        self.at: defaultdict[Node, list[int]] = defaultdict(list)
        for number, (a, b, _) in enumerate(self.edges):
            self.at[a].append(number)
            self.at[b].append(number)
        self.seen: set[tuple[Node, int]] = set()
        for node in sorted(self.at, key=lambda node: len(self.at[node]) % 2, reverse=True):
            self._go(node, (1 << len(self.edges)) - 1, 0)

    def _go(self, here: Node, free: int, length: int) -> None:
        """Extend the trail from here; ``free`` has a bit for each unused edge."""
        self.found[0] = max(self.found[0], length)
        if (here, free) in self.seen or length + self._most(here, free) <= self.found[0]:
            return
        self.seen.add((here, free))
        for number in self.at[here]:
            if free >> number & 1:
                a, b, weight = self.edges[number]
                self._go(b if a == here else a, free & ~(1 << number), length + weight)

    def _most(self, here: Node, free: int) -> int:
        """No trail from here gains more: what can be reached, less what the odd places must leave out."""
        reached, waiting, total, twice = {here}, [here], 0, 0
        losses = []
        while waiting:
            node = waiting.pop()
            there = [self.edges[number] for number in self.at[node] if free >> number & 1]
            for a, b, weight in there:
                twice += weight
                other = b if a == node else a
                if other not in reached:
                    reached.add(other)
                    waiting.append(other)
            if there and (len(there) % 2 == 1) != (node == here):
                losses.append(min(weight for _, _, weight in there))
        total = twice // 2
        loss = sum(losses) - max(losses, default=0)
        return total - (loss + 1) // 2


def _without_middles(edges: Sequence[tuple[Node, Node, int]]) -> list[tuple[Node, Node, int]]:
    """The same network with each chain of routes as one: no place in it has exactly two ends of routes."""
    found = list(edges)
    while True:
        ends: defaultdict[Node, list[int]] = defaultdict(list)
        for number, (a, b, _) in enumerate(found):
            ends[a].append(number)
            ends[b].append(number)
        middle = next((node for node, there in ends.items() if len(there) == 2 and there[0] != there[1]), None)
        if middle is None:
            return found
        one, other = (found[number] for number in ends[middle])
        a = one[1] if one[0] == middle else one[0]
        b = other[1] if other[0] == middle else other[0]
        found = [edge for edge in found if edge is not one and edge is not other]
        found.append((a, b, one[2] + other[2]))
