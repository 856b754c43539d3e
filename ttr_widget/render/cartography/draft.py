"""A drawing of a board in the making: nodes, the legs between them, and how long everything is."""

from __future__ import annotations

from dataclasses import dataclass, field

from .curves import Curve, CurvePoint


@dataclass
class Node:
    """A city, or a place on the frame where routes leave the map."""

    id: str
    x: float
    y: float
    home: tuple[float, float]
    ring: float = 0.0
    """Cars keep this distance from it."""
    edge: int = 0
    """-1 on the left frame, 1 on the right one."""
    label: tuple[float, float] = (0.0, 0.0)
    """The size of its name."""
    at: tuple[float, float] = (0.0, 0.0)
    """The middle of its name, seen from the node."""
    words: str = ""
    """At the frame: where the routes go."""


@dataclass
class Leg:
    """One curve with ``tracks`` tracks of ``count`` cars each."""

    group: str
    a: int
    b: int
    count: int
    tracks: int
    step: float
    """From the middle of one track to the middle of the next."""
    length: float
    width: float
    bend: list[float] = field(default_factory=lambda: [0.0, 0.0])


@dataclass
class MapDraft:
    """The whole drawing: nodes, legs, frame and sizes."""

    width: float
    height: float
    nodes: list[Node]
    legs: list[Leg]
    margin: float
    gap: float
    free: bool = True
    """Whether cities may move."""
    home: float = 0.03
    most_gap: float = 1.0
    clear: float = 0.0
    """Names stay so far from the middle of a city, for what may be built there."""

    def curve(self, leg: Leg) -> Curve:
        """The middle line of a leg."""
        a, b = self.nodes[leg.a], self.nodes[leg.b]
        return Curve((a.x, a.y), (b.x, b.y), (leg.bend[0], leg.bend[1]))

    def cars(self, leg: Leg) -> list[list[CurvePoint]]:
        """For each track the places of its cars."""
        if not leg.count:
            return [[] for _ in range(leg.tracks)]
        trims = (
            self.nodes[leg.a].ring,
            max(self.nodes[leg.b].ring, 9.0) if self.nodes[leg.b].edge else self.nodes[leg.b].ring,
        )
        middle = self.curve(leg).spaces(leg.count, leg.length, trims, leg.length * self.most_gap)
        return [
            [place.beside((track - (leg.tracks - 1) / 2) * leg.step) for place in middle] for track in range(leg.tracks)
        ]
