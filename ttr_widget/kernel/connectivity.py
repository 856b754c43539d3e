"""Connectivity of a player's routes.

``Links`` is the input: the player's own routes, the routes that may be borrowed (one choice per loan), and the dead
ends.  Rules may modify it before tickets are judged.  ``Network`` is a set of routes with its connected components.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from .board import Board


@dataclass(frozen=True, slots=True)
class Links:
    """Routes by number; ``loans`` holds the candidates of each route that may be borrowed."""

    routes: tuple[int, ...]
    loans: tuple[tuple[int, ...], ...] = ()
    dead_ends: frozenset[int] = frozenset()


def owned_by(owners: bytes, seat: int) -> tuple[int, ...]:
    """The numbers of the routes (or cities) that a seat owns."""
    found = []
    place = owners.find(seat)
    while place >= 0:
        found.append(place)
        place = owners.find(seat, place + 1)
    return tuple(found)


def components(ends: Iterable[tuple[int, int]]) -> dict[int, int]:
    """For each city with an edge, the label of its connected component."""
    label: dict[int, int] = {}
    members: dict[int, list[int]] = {}
    for u, v in ends:
        if u in label:
            a = label[u]
            if v in label:
                b = label[v]
                if a != b:
                    for node in members[b]:
                        label[node] = a
                    members[a] += members.pop(b)
            else:
                label[v] = a
                members[a].append(v)
        elif v in label:
            label[u] = a = label[v]
            members[a].append(u)
        else:
            label[u] = label[v] = u
            members[u] = [u, v]
    return label


class Network:
    """A set of routes as a network.  A dead end becomes a separate node for each route into it."""

    def __init__(self, board: Board, routes: Iterable[int], dead_ends: frozenset[int] = frozenset()) -> None:
        self.board = board
        self.routes = tuple(routes)
        self.dead_ends = dead_ends
        self.ends: list[tuple[int, int]] = [board.ends[route] for route in self.routes]
        if dead_ends:
            self.ends = [self._with_dead_ends(route) for route in self.routes]

    def _with_dead_ends(self, route: int) -> tuple[int, int]:
        a, b = self.board.ends[route]
        first_free = len(self.board.cities) + 2 * route
        return (first_free if a in self.dead_ends else a, first_free + 1 if b in self.dead_ends else b)

    @cached_property
    def label(self) -> dict[int, int]:
        """For each node, the label of its connected component."""
        return components(self.ends)

    def labels(self, city: int) -> set[int]:
        """The labels of the components that touch this city."""
        if city in self.dead_ends:
            return self._dead_labels.get(city, set())
        label = self.label.get(city)
        return set() if label is None else {label}

    @cached_property
    def _dead_labels(self) -> dict[int, set[int]]:
        """For each dead end, the labels of the components that touch it."""
        found: dict[int, set[int]] = {}
        for route, ends in zip(self.routes, self.ends, strict=True):
            for place, real in zip(ends, self.board.ends[route], strict=True):
                if real in self.dead_ends:
                    found.setdefault(real, set()).add(self.label[place])
        return found

    def joins(self, cities: Sequence[int]) -> bool:
        """Whether all these cities are connected with each other."""
        if not self.dead_ends:
            label = self.label
            first = label.get(cities[0])
            return first is not None and all(label.get(city) == first for city in cities)
        shared = self.labels(cities[0])
        for city in cities[1:]:
            shared = shared & self.labels(city)
        return bool(shared)
