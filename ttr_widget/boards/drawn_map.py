"""A map as somebody drew it elsewhere, and the board and the rules made of it.

The readers of foreign files fill a :class:`DrawnMap`; whatever cannot be used is noted instead of refused, so that a
map with one wrong route can be tried all the same.
"""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import networkx as nx

from ttr_widget.kernel.board import Board
from ttr_widget.kernel.doors import is_number
from ttr_widget.kernel.errors import BadBoard
from ttr_widget.kernel.ids import slug, ticket_ids
from ttr_widget.kernel.json_values import short
from ttr_widget.kernel.limits import CITIES, COORDINATE, DRAWN_TICKETS, LENGTH, NAME, PIECES, POINTS, ROUTES, TICKETS
from ttr_widget.kernel.message import Message, Said
from ttr_widget.kernel.records import Ticket
from ttr_widget.kernel.variant import Variant
from ttr_widget.rules.claiming import Claiming
from ttr_widget.rules.ferries import Ferries
from ttr_widget.rules.last_round import LastRound
from ttr_widget.rules.longest_path import LongestPath
from ttr_widget.rules.market import CardMarket
from ttr_widget.rules.parallel_routes import ParallelRoutes
from ttr_widget.rules.tickets import BOX, Tickets
from ttr_widget.rules.tunnels import Tunnels
from ttr_widget.rules.turns import Turns
from ttr_widget.rules.winner import Winner

GRAY = "gray"
COLORS = ("red", "blue", "green", "yellow", "black", "white", "orange", "purple")
_GRAYS = ("", "gray", "grey", "neutral", "any", "grau", "szary")
_POINTS = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 7: 18, 8: 21, 9: 27}
_TRAINS, _FIRST, _KEPT = 45, 3, 2
"""What the original game has, for maps that say nothing."""
_SHORT, _LONG = "regular", "long"
_ROUNDS = 60


@dataclass
class DrawnMap:
    """Stops, routes and tickets of a foreign map, and notes about what was left out or changed."""

    name: str = ""
    stops: dict[str, str] = field(default_factory=dict)
    """The names of the stops by their keys in the files."""
    places: dict[str, tuple[float, float]] = field(default_factory=dict)
    """The positions of stops, to the right and upwards."""
    routes: list[dict[str, Any]] = field(default_factory=list)
    tickets: list[tuple[str, str, int, bool]] = field(default_factory=list)
    """Two stops, points, and whether the ticket is a long one."""
    more_tickets: dict[str, list[tuple[str, str, int, bool]]] = field(default_factory=dict)
    """Further decks by name."""
    players: tuple[int, int] = (2, 5)
    trains: int | None = None
    first: int = _FIRST
    kept: int = _KEPT
    ignored: list[Message] = field(default_factory=list)

    def note(self, key: str, **facts: Any) -> None:
        """Note what was left out or changed."""
        self.ignored.append(Message(f"import-{key}", **facts))

    def add_stop(self, place: Said, key: str, name: object, x: object = None, y: object = None) -> None:
        """Add a stop; without usable coordinates it is placed later."""
        if not isinstance(name, str) or not name.strip() or len(name) > NAME or not name.isprintable():
            return self.note("stop-name", place=place, given=short(name))
        if key in self.stops:
            return self.note("stop-twice", place=place, name=name.strip())
        if len(self.stops) == CITIES:
            return self.note("most", place=place, most=CITIES)
        self.stops[key] = name.strip()
        if is_number(x, COORDINATE) and is_number(y, COORDINATE):
            self.places[key] = float(x), float(y)  # type: ignore[arg-type]  # checked
        return None

    def add_route(self, place: Said, ends: tuple[str, str], length: object, color: object, **more: Any) -> None:
        """Add a route between two stops; ``more`` are ``tunnel``, ``boat`` and ``locomotives``."""
        if not self._joins(place, ends):
            return None
        if not _is_whole(length, LENGTH) or not length:
            return self.note("route-length", place=place, given=short(length), most=LENGTH)
        if len(self.routes) == ROUTES:
            return self.note("most", place=place, most=ROUTES)
        said = str(color or "").strip().lower()
        if said not in COLORS and said not in _GRAYS:
            self.note("color", place=place, given=short(color))
        wilds = more.get("locomotives") or 0
        if not _is_whole(wilds, int(length)):  # type: ignore[call-overload]
            self.note("locomotives", place=place, given=short(wilds))
            wilds = 0
        tunnel, ferry = bool(more.get("tunnel")), bool(wilds or more.get("boat"))
        if tunnel and ferry:
            self.note("tunnel-ferry", place=place)
        route = {"ends": ends, "length": length, "color": said if said in COLORS else GRAY}
        route |= {"kind": "ferry", "locomotives": wilds} if ferry else {"kind": "tunnel" if tunnel else "train"}
        self.routes.append(route)
        return None

    def add_ticket(self, place: Said, ends: tuple[str, str], points: object, *, long: bool, deck: str = "") -> None:
        """Add a ticket, to the first deck or to a further one."""
        if not self._joins(place, ends):
            return None
        if not _is_whole(points, POINTS):
            return self.note("ticket-points", place=place, given=short(points), most=POINTS)
        if len(self.tickets) + sum(map(len, self.more_tickets.values())) == TICKETS:
            return self.note("most", place=place, most=TICKETS)
        drawn = self.more_tickets.setdefault(deck, []) if deck else self.tickets
        drawn.append((*ends, int(points), long))  # type: ignore[call-overload]
        return None

    def _joins(self, place: Said, ends: tuple[str, str]) -> bool:
        """Whether two ends are two stops; if not, this is noted."""
        for end in ends:
            if end not in self.stops:
                self.note("no-stop", place=place, name=short(end))
                return False
        if ends[0] == ends[1]:
            self.note("same-stop", place=place)
        return ends[0] != ends[1]

    # The board.

    def board(self) -> Board:
        """The board; stops without routes are left out."""
        joined = {end for route in self.routes for end in route["ends"]}
        for key in [key for key in self.stops if key not in joined]:
            self.note("alone", name=self.stops.pop(key))
        if not self.routes:
            raise BadBoard(Message("error-import-empty"))
        ids = self._ids()
        graph: nx.MultiGraph[str] = nx.MultiGraph()
        names, seen = Counter(self.stops.values()), Counter[str]()
        for key, place in self._placed().items():
            name = self.stops[key]
            seen[name] += 1
            again = f" ({seen[name]})" if names[name] > 1 else ""
            graph.add_node(ids[key], name=f"{name}{again}", pos=place)
        for route in self.routes:
            a, b = (ids[end] for end in route["ends"])
            graph.add_edge(a, b, **{name: value for name, value in route.items() if name != "ends"})
        decks = self._decks(ids)
        name = slug(self.name)[:40] or "map"
        return Board.from_graph(
            graph,
            name=name if name[0].isalpha() else f"map_{name}",
            title=self.name.strip() or "Map",
            players=self.players,
            tickets=decks.pop(""),
            expansions={deck: tuple(tickets) for deck, tickets in decks.items()},
        )

    def _ids(self) -> dict[str, str]:
        """An id for each stop."""
        ids: dict[str, str] = {}
        for number, (key, name) in enumerate(self.stops.items(), 1):
            base = slug(name).strip("_")
            base = base if base and base[0].isalpha() else f"city_{base or number}"
            taken, count = set(ids.values()), 2
            ids[key] = base
            while ids[key] in taken:
                ids[key], count = f"{base}_{count}", count + 1
        return ids

    def _decks(self, ids: dict[str, str]) -> dict[str, list[Ticket]]:
        """The tickets by deck; the first one is named ``""``."""
        longs = sum(long for *_, long in self.tickets)
        apart = longs >= self.players[1] and len(self.tickets) - longs >= self.players[1] * self.first
        if longs and not apart:
            self.note("long", count=longs)
        taken: list[str] = []
        decks: dict[str, list[Ticket]] = {}
        for deck, drawn in {"": self.tickets, **self.more_tickets}.items():
            ends = [(ids[a], ids[b]) for a, b, *_ in drawn if a in ids and b in ids]
            rows = [(points, long) for a, b, points, long in drawn if a in ids and b in ids]
            if len(rows) < len(drawn):
                self.note("tickets-alone", count=len(drawn) - len(rows))
            made = ticket_ids(ends, taken)
            taken += made
            pile = {True: _LONG, False: _SHORT} if apart else {True: "tickets", False: "tickets"}
            decks[deck] = [
                Ticket(id, cities, points, pile[long])
                for id, cities, (points, long) in zip(made, ends, rows, strict=True)
            ]
        if self.more_tickets:
            self.note("decks", names=tuple(self.more_tickets))
        return decks

    def _placed(self) -> dict[str, tuple[float, float]]:
        """A position for each stop: its own, one between its neighbours, or one of a plain layout."""
        missing = [key for key in self.stops if key not in self.places]
        if len(missing) == len(self.stops):
            self.note("laid-out")
            return laid_out(self.stops, [(*route["ends"], route["length"]) for route in self.routes])
        if missing:
            self.note("placed", names=tuple(self.stops[key] for key in missing[:5]), count=len(missing))
        places = {key: place for key, place in self.places.items() if key in self.stops}
        while missing:
            for key in missing:
                near = [end for route in self.routes if key in route["ends"] for end in route["ends"]]
                known = [places[end] for end in near if end in places]
                if known or key == missing[-1]:
                    known = known or list(places.values())
                    places[key] = _beside(known, places, len(places))
            missing = [key for key in missing if key not in places]
        return {key: places[key] for key in self.stops}

    # The rules.

    def variant(self, board: Board) -> Variant:
        """The rules of the original game on this board, with what the map says about pieces and tickets."""
        kinds = {route.kind for route in board.routes}
        lengths = {route.length for route in board.routes}
        room = sum(route.length for route in board.routes) // board.players[1]
        trains = self.trains or min(_TRAINS, max(3, room))
        if self.trains is None and trains < _TRAINS:
            self.note("trains", trains=trains)
        points = {length: _POINTS.get(length, 3 * length) for length in sorted(lengths | set(range(1, 7)))}
        tickets = self._ticket_rule(board)
        return Variant(
            board,
            [
                Turns(),
                CardMarket(),
                ParallelRoutes(few=3),
                Claiming(points=points, own={"trains": min(trains, PIECES)}),
                *([Ferries()] if "ferry" in kinds else []),
                *([Tunnels()] if "tunnel" in kinds else []),
                *([tickets] if tickets else []),
                LongestPath(10),
                LastRound(pieces_left=2),
                Winner(ties=("tickets", "longest-path") if tickets else ("longest-path",)),
            ],
        )

    def _ticket_rule(self, board: Board) -> Tickets | None:
        """How tickets are dealt and drawn; none if there are too few to deal."""
        count, most = Counter(ticket.deck for ticket in board.tickets), board.players[1]
        deck = next((name for name in count if name != _LONG), "")
        first = min(self.first, count[deck] // most, DRAWN_TICKETS)
        if not deck or first < 1:
            if board.tickets:
                self.note("no-tickets.few", count=len(board.tickets), players=most)
            else:
                self.note("no-tickets")
            return None
        kept, drawn = min(self.kept, first), min(3, count[deck])
        if count[_LONG]:
            return Tickets(
                first={_LONG: 1, deck: first},
                first_keep=min(self.kept, first + 1),
                first_rest=BOX,
                boxed=(_LONG,),
                draw={deck: drawn},
            )
        return Tickets(first={deck: first}, first_keep=kept, draw={deck: drawn})


def laid_out(stops: Any, routes: list[tuple[str, str, int]]) -> dict[str, tuple[float, float]]:
    """Positions that make short routes short: each pair of stops is moved towards its distance along the routes."""
    graph: nx.Graph[str] = nx.Graph()
    graph.add_nodes_from(stops)
    graph.add_weighted_edges_from((a, b, length + 1) for a, b, length in routes)
    keys = list(graph)
    ways = dict(nx.all_pairs_dijkstra_path_length(graph))
    far = max((way for some in ways.values() for way in some.values()), default=1)
    spots = [
        (far / 2 * math.sin(math.tau * n / len(keys)), far / 2 * math.cos(math.tau * n / len(keys)))
        for n in range(len(keys))
    ]
    for turn in range(_ROUNDS):
        step = 0.5 * (1 - turn / _ROUNDS)
        for n, key in enumerate(keys):
            for m in range(n):
                spots[n], spots[m] = _nearer(spots[n], spots[m], ways[key].get(keys[m], far), step)
    return {key: (round(x, 2), round(y, 2)) for key, (x, y) in zip(keys, spots, strict=True)}


Spot = tuple[float, float]


def _nearer(one: Spot, other: Spot, wanted: float, step: float) -> tuple[Spot, Spot]:
    """Two spots, moved towards a distance; short distances count for more."""
    dx, dy = one[0] - other[0], one[1] - other[1]
    now = math.hypot(dx, dy) or 0.01
    part = step * (wanted - now) / now / 2 / max(1.0, wanted / 4)
    return (one[0] + part * dx, one[1] + part * dy), (other[0] - part * dx, other[1] - part * dy)


def _beside(known: list[Spot], places: dict[str, Spot], number: int) -> Spot:
    """A spot in the middle of others, a little aside so that no two coincide."""
    xs, ys = zip(*places.values(), strict=True)
    size = max(max(xs) - min(xs), max(ys) - min(ys), 1.0) / 20
    angle = 2.4 * number
    x, y = (sum(part) / len(known) for part in zip(*known, strict=True))
    return round(x + size * math.cos(angle), 3), round(y + size * math.sin(angle), 3)


def _is_whole(number: object, most: int) -> bool:
    return type(number) is int and 0 <= number <= most
