"""How each board's map is drawn: projection, frame and sizes."""

from __future__ import annotations

from dataclasses import dataclass, field

from .projections import Projection, albers, lambert, patterson, plate


@dataclass(frozen=True)
class Map:
    """Settings of one map. Lengths are in board units: the picture is 1,000 wide."""

    project: Projection
    window: tuple[float, float, float, float]
    """The drawn area in degrees: west, south, east, north."""
    pads: tuple[float, float, float, float]
    """Space between the outermost cities and the frame: left, right, bottom, top."""
    car: tuple[float, float]
    font: float
    scale: str = "50m"
    tolerance: float = 0.05
    focus: str = ""
    """ISO number of a country drawn lighter than its neighbours."""
    west: float = -360.0
    """Cities west of this longitude are placed at the east end of the map."""
    shove: dict[str, tuple[float, float]] = field(default_factory=dict)
    """Manual displacements of cities from their true positions."""
    bends: dict[str, float] = field(default_factory=dict)
    """Initial curvature of routes that would otherwise pass on the wrong side of something."""
    pull: float = 0.015
    rounds: int = 500
    tries: int = 24
    rose: tuple[float, float, float] | None = None
    """Position and size of the compass rose."""
    stretch: float = 1.0
    """Vertical stretch factor."""


MAPS = {
    "europe": Map(
        lambert(38, 58, 14),
        (-30, 28, 62, 68),
        (52, 52, 72, 62),
        (24.0, 10.0),
        11.5,
        tolerance=0.07,
        stretch=1.07,
        shove={"essen": (16, 8), "frankfurt": (4, -6), "petrograd": (10, 0), "athina": (0, 10), "bruxelles": (-6, 0)},
        rose=(78, 610, 34),
        bends={"amsterdam-frankfurt": -16, "palermo-smyrna": -60, "amsterdam-essen": 14},
    ),
    "usa": Map(
        albers(29.5, 45.5, -96),
        (-150, 15, -48, 62),
        (62, 56, 60, 56),
        (27.5, 11.4),
        11.5,
        tolerance=0.08,
        focus="840",
        rose=(52, 78, 32),
    ),
    "germany": Map(
        lambert(48, 54, 10.4),
        (-4, 43, 24, 60),
        (140, 118, 76, 70),
        (32.0, 13.2),
        13.5,
        tolerance=0.02,
        focus="276",
        stretch=0.94,
        rose=(880, 1255, 42),
        shove={"karlsruhe": (-16, -6), "stuttgart": (12, 0), "freiburg": (-6, -6)},
    ),
    "world": Map(
        patterson,
        (-152, -62, 231, 83),
        (80, 72, 60, 62),
        (21.0, 8.7),
        10.5,
        tolerance=0.4,
        west=-140.0,
        pull=0.02,
        rose=(86, 52, 28),
        shove={
            "vancouver": (6, 0),
            "winnipeg": (18, 2),
            "los_angeles": (22, 0),
            "honolulu": (-14, 0),
            "anchorage": (-6, -4),
        },
        stretch=1.2,
    ),
    "berlin": Map(plate(52.5), (13.2, 52.44, 13.56, 52.6), (104, 96, 82, 82), (38.0, 15.8), 14.0),
}
