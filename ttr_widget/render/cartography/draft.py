"""The mutable layout of a board: nodes, the legs between them, and all sizes."""

from __future__ import annotations

from dataclasses import dataclass, field

from .curves import Curve, CurvePoint


@dataclass
class Node:
    """A city, or a point on the frame where routes leave the map."""

    id: str
    x: float
    y: float
    origin: tuple[float, float]
    ring: float = 0.0
    """The distance that cars keep from it."""
    edge: int = 0
    """-1 on the left frame, 1 on the right frame."""
    label: tuple[float, float] = (0.0, 0.0)
    """The size of its name."""
    at: tuple[float, float] = (0.0, 0.0)
    """The centre of its name, relative to the node."""
    words: str = ""
    """On the frame: the destination of the routes."""


@dataclass
class Leg:
    """A curve that carries ``tracks`` tracks of ``count`` cars each."""

    group: str
    a: int
    b: int
    count: int
    tracks: int
    step: float
    """The distance between the centre lines of adjacent tracks."""
    length: float
    width: float
    bend: list[float] = field(default_factory=lambda: [0.0, 0.0])


@dataclass
class MapDraft:
    """The whole layout: nodes, legs, frame and sizes."""

    width: float
    height: float
    nodes: list[Node]
    legs: list[Leg]
    margin: float
    gap: float
    free: bool = True
    """Whether cities may move."""
    pull: float = 0.03
    """The strength of the force towards the original positions."""
    most_gap: float = 1.0
    clear: float = 0.0
    """The distance that names keep from the centre of a city, to leave room for buildings."""

    def curve(self, leg: Leg) -> Curve:
        """The centre line of a leg."""
        a, b = self.nodes[leg.a], self.nodes[leg.b]
        return Curve((a.x, a.y), (b.x, b.y), (leg.bend[0], leg.bend[1]))

    def cars(self, leg: Leg) -> list[list[CurvePoint]]:
        """The positions of the cars on each track."""
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
