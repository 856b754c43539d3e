"""Map projections, from degrees to the plane. North is up, and the unit is the radius of the globe."""

from __future__ import annotations

import math
from collections.abc import Callable

Projection = Callable[[float, float], tuple[float, float]]


def lambert(south: float, north: float, middle: float) -> Projection:
    """Lambert's conformal conic projection with two standard parallels."""
    one, two = math.radians(south), math.radians(north)

    def steep(lat: float) -> float:
        return math.tan(math.pi / 4 + lat / 2)

    n = math.log(math.cos(one) / math.cos(two)) / math.log(steep(two) / steep(one))
    scale = math.cos(one) * steep(one) ** n / n

    def project(lon: float, lat: float) -> tuple[float, float]:
        rho = scale / steep(math.radians(max(-80.0, min(89.0, lat)))) ** n
        theta = n * math.radians(lon - middle)
        return rho * math.sin(theta), -rho * math.cos(theta)

    return project


def albers(south: float, north: float, middle: float) -> Projection:
    """Albers' equal-area conic projection with two standard parallels."""
    one, two = math.radians(south), math.radians(north)
    n = (math.sin(one) + math.sin(two)) / 2
    c = math.cos(one) ** 2 + 2 * n * math.sin(one)

    def project(lon: float, lat: float) -> tuple[float, float]:
        rho = math.sqrt(max(0.0, c - 2 * n * math.sin(math.radians(lat)))) / n
        theta = n * math.radians(lon - middle)
        return rho * math.sin(theta), -rho * math.cos(theta)

    return project


def patterson(lon: float, lat: float) -> tuple[float, float]:
    """Patterson's cylindrical projection: straight meridians, so both edges match, and moderate polar areas."""
    phi = math.radians(lat)
    p2 = phi * phi
    return math.radians(lon), phi * (1.0148 + p2 * p2 * (0.23185 + p2 * (-0.14499 + p2 * 0.02406)))


def plate(middle: float) -> Projection:
    """Equirectangular projection for a town map, true to scale at this latitude."""
    narrow = math.cos(math.radians(middle))

    def project(lon: float, lat: float) -> tuple[float, float]:
        return math.radians(lon) * narrow, math.radians(lat)

    return project
