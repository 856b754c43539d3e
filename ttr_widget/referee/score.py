"""The final score: every line of the sheet, and the winners."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from .box import Data
from .networks import Network
from .record import Record

MOST_LOANS = 20_000
"""With more ways to borrow routes than these, the tickets of a player are not judged."""


class Line(NamedTuple):
    """A line that the sheet must have; its label is this id, or names all these cities."""

    rule: str
    points: int
    cities: tuple[str, ...] = ()
    id: str = ""


class Outcome(NamedTuple):
    """What a seat's tickets are worth with one choice of borrowed routes."""

    worth: tuple[tuple[str, int, bool], ...]
    """The id, the points and the completion of each ticket."""

    @property
    def points(self) -> int:
        return sum(points for _, points, _ in self.worth)

    @property
    def done(self) -> tuple[str, ...]:
        return tuple(id for id, _, done in self.worth if done)


class TooMany(Exception):
    """There are too many ways to borrow routes."""


# Tickets and stations.


def network(record: Record, seat: int, borrowed: frozenset[str] = frozenset()) -> Network:
    """A seat's own routes and those that it borrows."""
    tracks = record.box.tracks
    own = [tracks[route] for route, owner in record.owners.items() if owner == seat]
    return Network([*own, *(tracks[route] for route in sorted(borrowed))], record.box.countries)


def loans(record: Record, seat: int) -> set[frozenset[str]]:
    """All ways in which the stations of a seat can borrow routes of opponents, without those that are equivalent."""
    own = network(record, seat)
    # Where only connections count, two routes that join the same pieces are as good as each other.
    alike = not record.box.countries and not record.box.has("Tours")
    ways: set[frozenset[str]] = {frozenset()}
    for city, owner in record.stations.items():
        if owner == seat:
            there = [
                route
                for route, other in sorted(record.owners.items())
                if other != seat and city in record.box.tracks[route].ends
            ]
            by_pieces = {_pieces(own, record, route) if alike else route: route for route in there}
            ways = {way | {route} for way in ways for route in by_pieces.values()} or ways
            if len(ways) > MOST_LOANS:
                raise TooMany
    return ways


def _pieces(own: Network, record: Record, route: str) -> frozenset[object]:
    """The connected pieces that a route joins; a city outside the network is a piece of its own."""
    return frozenset(own.piece.get((city, ""), city) for city in record.box.tracks[route].ends)


def outcomes(record: Record, seat: int) -> list[Outcome]:
    """The best that the seat's tickets can be worth: most points, then most tickets completed."""
    found = set()
    for way in loans(record, seat):
        net = network(record, seat, way)
        tickets = [record.box.tickets[id] for id in record.held[seat]]
        found.add(Outcome(tuple((ticket.id, *net.worth(ticket)) for ticket in tickets)))
    best = max((one.points, len(one.done)) for one in found)
    return sorted(one for one in found if (one.points, len(one.done)) == best)


# The lines.


def expected(record: Record, chosen: Sequence[Outcome]) -> list[list[Line]]:
    """The lines of every seat, given the outcome of its tickets."""
    lines: list[list[Line]] = [list(_own_lines(record, seat, chosen[seat])) for seat in range(record.players)]
    box = record.box
    if box.has("Passengers"):
        for seat, line in _majorities(record):
            lines[seat].append(line)
    if box.has("LongestPath"):
        lengths = [network(record, seat).longest_trail() for seat in range(record.players)]
        for seat in _best(lengths):
            lines[seat].append(Line(box.arg("LongestPath", "id"), box.arg("LongestPath", "points")))
    if box.has("Globetrotter"):
        for seat in _best([len(outcome.done) for outcome in chosen]):
            lines[seat].append(Line(box.arg("Globetrotter", "id"), box.arg("Globetrotter", "points")))
    return lines


def _best(numbers: Sequence[int]) -> list[int]:
    """All seats with the highest number; none if it is 0."""
    return [seat for seat, number in enumerate(numbers) if number == max(numbers) > 0]


def _own_lines(record: Record, seat: int, outcome: Outcome) -> Iterator[Line]:
    """The lines that do not depend on the other players' things."""
    box = record.box
    yield Line("claim.score", record.route_points[seat])
    if record.exchange_points[seat]:
        yield Line("world.exchange", record.exchange_points[seat])
    for id, points, _ in outcome.worth:
        yield Line("tickets.score", points, tuple(_name(record, city) for city in box.tickets[id].cities), id)
    if box.has("Stations"):
        built = [city for city, owner in record.stations.items() if owner == seat]
        yield from (Line("europe.station-use", 0, (_name(record, city),)) for city in built)
        left = box.arg("Stations", "count") - len(built)
        yield Line("europe.station-unused", left * box.arg("Stations", "points"))
    if box.has("Harbours"):
        yield from _harbour_lines(record, seat, outcome)
    if box.has("Passengers"):
        yield Line("germany.passengers", 0)


def _harbour_lines(record: Record, seat: int, outcome: Outcome) -> Iterator[Line]:
    box, built = record.box, [city for city, owner in record.harbours.items() if owner == seat]
    worth = box.arg("Harbours", "worth")
    for city in built:
        count = sum(city in box.tickets[id].cities for id in outcome.done)
        yield Line("world.harbour-score", worth[min(count, len(worth)) - 1] if count else 0, (_name(record, city),))
    yield Line("world.harbour-unbuilt", -(box.arg("Harbours", "count") - len(built)) * box.arg("Harbours", "unbuilt"))


def _majorities(record: Record) -> Iterator[tuple[int, Line]]:
    """For each colour: a prize for the most passengers, and one for the second most if the first is not shared."""
    box = record.box
    for color in box.arg("Passengers", "colors", ()):
        counts = [taken[color] for taken in record.taken]
        ranks = sorted({count for count in counts if count}, reverse=True)
        shared = bool(ranks) and counts.count(ranks[0]) > 1
        for seat, count in enumerate(counts):
            if count and count == ranks[0]:
                yield seat, Line("germany.majority", box.arg("Passengers", "most"))
            elif count and len(ranks) > 1 and count == ranks[1] and not shared:
                yield seat, Line("germany.majority", box.arg("Passengers", "second"))


def _name(record: Record, city: str) -> str:
    return str(record.box.cities[city]["name"])


def winners(record: Record, lines: Sequence[Sequence[Line]], chosen: Sequence[Outcome]) -> list[int]:
    """The seats with the most points, after the tie-breaks."""

    def tally(seat: int, tie: str) -> int:
        built = {"stations": record.stations, "harbours": record.harbours}
        name = tie.removeprefix("-")
        if name == "tickets":
            number = len(chosen[seat].done) if record.box.ticketing else 0
        elif name == "longest-path":
            id = record.box.arg("LongestPath", "id", None)
            number = sum(line.rule == id for line in lines[seat])
        elif name == "passengers":
            number = record.taken[seat].total()
        else:
            number = list(built[name].values()).count(seat)
        return -number if tie.startswith("-") else number

    ties = record.box.arg("Winner", "ties", ())
    ranks = [
        (sum(line.points for line in lines[seat]), *(tally(seat, tie) for tie in ties))
        for seat in range(record.players)
    ]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


# Checking a sheet.


def check_sheet(record: Record, sheet: Data, announced: Sequence[int]) -> None:
    """Check every line of the final sheet, its totals, and the winners."""
    try:
        possible = [outcomes(record, seat) for seat in range(record.players)]
    except TooMany:
        record.unjudged = ("Stations.count",)
        return
    seats: Sequence[Mapping[str, Any]] = sheet["seats"]
    chosen = [_as_told(record, seat, possible[seat], seats[seat]) for seat in range(record.players)]
    lines = expected(record, chosen)
    for seat, own in enumerate(lines):
        _check_seat(record, seat, own, seats[seat])
    best = winners(record, lines, chosen)
    right = list(announced) == best == sheet.get("winners")
    names = [[record.names[seat] for seat in some] for some in (best, announced)]
    record.check(right, record.box.arg("Winner", "id", "end.last-round"), "winner", players=names[0], told=names[1])


def _as_told(record: Record, seat: int, possible: Sequence[Outcome], told: Data) -> Outcome:
    """Of equally good choices of borrowed routes, the one that the sheet shows."""
    points = Counter(line.get("points") for line in told.get("lines", ()) if line.get("rule") == "tickets.score")
    for outcome in possible:
        if Counter(worth for _, worth, _ in outcome.worth) == points and not _missing(
            list(_own_lines(record, seat, outcome)), told.get("lines", ())
        ):
            return outcome
    return possible[0]


def _missing(wanted: Sequence[Line], told: Sequence[Data]) -> list[Line]:
    """The lines that the sheet does not have."""
    left, missing = list(told), []
    # Long names first, because a name may be part of another one.
    for line in sorted(wanted, key=lambda line: -len("".join(line.cities))):
        for number, other in enumerate(left):
            same = (other.get("rule"), other.get("points")) == line[:2]
            if same and _is_about(line, str(other.get("label"))):
                del left[number]
                break
        else:
            missing.append(line)
    return missing


def _is_about(line: Line, label: str) -> bool:
    return label == line.id or all(_visible(city) in _visible(label) for city in line.cities)


def _visible(text: str) -> str:
    """A text without signs that cannot be seen, such as those for the direction of writing."""
    return "".join(sign for sign in text if unicodedata.category(sign) != "Cf")


def _check_seat(record: Record, seat: int, own: Sequence[Line], told: Data) -> None:
    listed: Sequence[Data] = told.get("lines", ())
    player = record.names[seat]
    good = (told.get("seat"), told.get("name")) == (seat, player)
    record.check(good, "tickets.score", "sheet-seat", player=player)
    missing = _missing(own, listed)
    record.checks += len(own)
    for line in missing:
        record.check(False, line.rule, "line-missing", player=player, points=line.points, about=" – ".join(line.cities))
    if not missing and len(listed) > len(own):
        left = Counter(line.get("rule") for line in listed) - Counter(line.rule for line in own)
        record.check(False, str(next(iter(left), "claim.score")), "line-too-many", player=player)
    total = sum(line.points for line in own)
    right = told.get("total") == total == sum(line.get("points", 0) for line in listed)
    record.check(right, "claim.score", "total", player=player, expected=total, found=told.get("total"))
