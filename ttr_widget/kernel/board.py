"""Boards as data: cities, routes and tickets, and everything derived from them.

The kernel knows only the core columns.  Everything else that a board prints (ports, passengers, locomotives, pairs …)
is a *fact* of a city, a route or a ticket; the rule that needs it reads it with ``fact(name, default)``.  Boards are
checked on creation, so every :class:`Board` is playable.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import InitVar, dataclass, field, fields, replace
from functools import cached_property, partial
from itertools import islice
from numbers import Integral, Real
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Unpack

import networkx as nx

from .attribute_hints import suggest
from .board_reader import BoardReader
from .doors import is_line, is_number, is_text, nesting, unsaveable
from .errors import BadBoard, BadInput, at, expected, misfit
from .frozen_dict import FrozenDict
from .ids import hint, is_numbered, slug, ticket_ids
from .json_values import short
from .limits import CITIES, COORDINATE, DESCRIPTION, LENGTH, NAME, NESTING, POINTS, ROUTES, SPACES, TICKETS
from .message import Message, Said
from .records import FACT_KINDS, City, Record, Route, Ticket, plain
from .representation import FigureOptions, Shown, shown

if TYPE_CHECKING:
    from .representation import Figure

Where = Callable[[str, int], Said]  # ("routes", 10) -> "routes.csv, line 12"
_MOST_STOPS = 20  # cities of a ticket; the longest printed tour has 6


class _Text:
    """A text of a board: a given text, or a message, which is formatted in the current language when read."""

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = f"_{name}"

    def __get__(self, board: Board | None, owner: type | None = None) -> str:
        return "" if board is None else str(vars(board)[self.name])

    def __set__(self, board: Board, text: Said) -> None:
        vars(board)[self.name] = text


@dataclass(frozen=True, eq=False, repr=False)
class Board(Shown):
    """The map and the tickets of a game; ``data`` holds the remaining contents of the box, such as scoring tables.

    Some fields are derived on creation: the index of each id in ``cities``, ``routes`` and ``tickets`` (``city_number``
    …), the two city numbers of each route (``ends``), the neighbours of each city as pairs of city and route number
    (``near``), the route numbers of each double or triple route (``groups``), and for each route the index of its
    group, or -1 (``group_of``).

    >>> import ttr_widget as ttr
    >>> europe = ttr.variant("europe").board
    >>> europe.route("Paris to Dieppe").length, len(europe.graph["paris"]), europe.city("wien").name
    (1, 7, 'Wien')
    """

    name: str
    players: tuple[int, int]
    cities: tuple[City, ...]
    routes: tuple[Route, ...]
    tickets: tuple[Ticket, ...]
    title: _Text = _Text()
    description: _Text = _Text()
    special: _Text = _Text()
    status: str = "printed"
    expansions: Mapping[str, tuple[Ticket, ...]] = field(default_factory=dict)
    data: Mapping[str, Any] = field(default_factory=dict)
    where: InitVar[Where | None] = None
    city_number: Mapping[str, int] = field(init=False)
    route_number: Mapping[str, int] = field(init=False)
    ticket_number: Mapping[str, int] = field(init=False)
    ends: tuple[tuple[int, int], ...] = field(init=False)
    near: tuple[tuple[tuple[int, int], ...], ...] = field(init=False)
    groups: tuple[tuple[int, ...], ...] = field(init=False)
    group_of: tuple[int, ...] = field(init=False)

    def __post_init__(self, where: Where | None) -> None:
        own = vars(self)
        if wrong := _wrong_parts(own):
            raise BadBoard(at(Message("place-board", board=short(self.name)), wrong))
        for name in ("players", "cities", "routes", "tickets", "expansions", "data"):
            own[name] = plain(own[name], MappingProxyType)
        check_board(self, where)
        for name, records in (("city", self.cities), ("route", self.routes), ("ticket", self.tickets)):
            own[f"{name}_number"] = MappingProxyType({record.id: number for number, record in enumerate(records)})
        own["ends"] = tuple((self.city_number[route.a], self.city_number[route.b]) for route in self.routes)
        near: list[list[tuple[int, int]]] = [[] for _ in self.cities]
        for number, (a, b) in enumerate(self.ends):
            near[a].append((b, number))
            near[b].append((a, number))
        own["near"] = tuple(map(tuple, near))
        tracks = [route.double for route in self.routes]
        doubles = list(dict.fromkeys(filter(None, tracks)))
        own["groups"] = tuple(tuple(n for n, double in enumerate(tracks) if double == group) for group in doubles)
        own["group_of"] = tuple(doubles.index(double) if double else -1 for double in tracks)

    def __repr__(self) -> str:
        return f"<Board {self.name}: {len(self.cities)} cities, {len(self.routes)} routes, {len(self.tickets)} tickets>"

    def __reduce__(self) -> tuple[Any, ...]:
        columns = {column.name: plain(getattr(self, column.name), dict) for column in fields(self) if column.init}
        return partial(type(self), **columns | self._texts), ()

    def __deepcopy__(self, memo: object) -> Board:
        return self

    @classmethod
    def from_graph(cls, graph: nx.Graph[str], *, name: str, tickets: Iterable[Any] = (), **more: Any) -> Board:
        """Make a board from a networkx graph; ``more`` are other fields (title, players, description …).

        Nodes may have a ``name``, and ``lat`` and ``lon`` or ``pos`` (x, y).  Edges need a whole ``length`` (or
        ``weight``) and may have ``color`` and ``kind``; parallel edges form a double route.  Other attributes become
        facts.  Each of the ``tickets`` is a :class:`Ticket`, or cities followed by points: ``("paris", "roma", 9)``.

        >>> import networkx as nx
        >>> town = nx.Graph([("Ayr", "Bonn", {"length": 2}), ("Bonn", "Caen", {"length": 3, "color": "red"})])
        >>> Board.from_graph(town, name="town", tickets=[("Ayr", "Caen", 5)])
        <Board town: 3 cities, 2 routes, 1 tickets>
        """
        drawing = _Drawing(graph, Message("place-board", board=short(name)))
        parts = {"cities": drawing.cities(), "routes": drawing.routes(), "tickets": drawing.tickets(tickets)}
        if strange := [column for column in more if column not in {part.name for part in fields(cls) if part.init}]:
            raise BadBoard(at(drawing.place, Message("error-board-column", name=strange[0])))
        return cls(**{"name": name, "title": name, "players": (2, 5), "status": "custom", **parts, **more})

    def text(self, name: str) -> Said:
        """The ``title``, ``description`` or ``special`` text of the board, as a message if there is one."""
        text: Said = self._texts[name]
        return text

    @property
    def _texts(self) -> dict[str, Any]:
        return {name: vars(self)[f"_{name}"] for name in ("title", "description", "special")}

    @cached_property
    def graph(self) -> nx.MultiGraph[str]:
        """The board as a frozen networkx graph: city ids as nodes, edges keyed by route id, facts as attributes."""
        graph: nx.MultiGraph[str] = nx.MultiGraph(name=self.name)
        graph.add_nodes_from((c.id, {"name": c.name, "lat": c.lat, "lon": c.lon, **c.facts}) for c in self.cities)
        for r in self.routes:
            graph.add_edge(r.a, r.b, r.id, length=r.length, color=r.color, kind=r.kind, double=r.double)
            graph.edges[r.a, r.b, r.id].update(r.facts)
        nx.freeze(graph)
        inside: Any = graph  # what is frozen are nodes and edges, without their attributes
        inside.graph = FrozenDict(graph.graph)
        for node, facts in [*graph.nodes.items()]:
            inside._node[node] = FrozenDict(facts)
        for a, b, key, attributes in [*graph.edges(keys=True, data=True)]:
            inside._adj[a][b][key] = inside._adj[b][a][key] = FrozenDict(attributes)
        return graph

    def figure(self, **options: Unpack[FigureOptions]) -> Figure:
        """The empty board as a ``plotly.graph_objects.Figure``."""
        return shown(self, "figure", **options)

    @cached_property
    def reader(self) -> BoardReader:
        """Reads the names of the cities, routes and tickets, one or several, as people write them."""
        return BoardReader(self.name, self.cities, self.routes, self.tickets)

    def city(self, name: str | City) -> City:
        """The city with this name or id; raises BadInput with the closest one if there is none."""
        number = self.city_number.get(name) if isinstance(name, str) else None
        return self.cities[self.city_number[self.reader.city(name)] if number is None else number]

    def route(self, name: str | Route) -> Route:
        """The route with this id, or between these cities; raises BadInput with the closest one if there is none."""
        number = self.route_number.get(name) if isinstance(name, str) else None
        return self.routes[self.route_number[self.reader.route(name)] if number is None else number]

    def ticket(self, name: str | Ticket) -> Ticket:
        """The ticket with this id, or of these cities; raises BadInput with the closest one if there is none."""
        number = self.ticket_number.get(name) if isinstance(name, str) else None
        return self.tickets[self.ticket_number[self.reader.ticket(name)] if number is None else number]

    def with_expansion(self, name: str) -> Board:
        """A copy of this board with the tickets of an expansion added."""
        if not isinstance(name, str) or name not in self.expansions:
            known = tuple(self.expansions)
            raise BadInput(Message("error-expansion", name=short(name), board=self.name, known=known))
        rest = {other: tickets for other, tickets in self.expansions.items() if other != name}
        return replace(self, tickets=self.tickets + self.expansions[name], expansions=rest, **self._texts)


def _matches(pattern: str) -> Callable[[object], bool]:
    return lambda value: isinstance(value, str) and re.fullmatch(pattern, value) is not None


_is_id = _matches(r"(?=.{1,100}\Z)[0-9_]*[a-z][a-z0-9_]*")
_WORD = (_matches(r"[a-z0-9_-]{1,100}"), "word", dict[str, int]())
_NUMBER = (partial(is_number, most=math.inf), "number", dict[str, int]())
_NEAR = (partial(is_number, most=COORDINATE), "at-most", {"most": COORDINATE})
_COLUMNS: tuple[tuple[str, Callable[[Any], bool], str, Mapping[str, int]], ...] = (
    ("name", lambda value: isinstance(value, str) and value.strip() != "", "name", {}),
    ("name", partial(is_line, most=NAME), "line", {"most": NAME}),
    ("lat", *_NUMBER),
    ("lon", *_NUMBER),
    ("lat", *_NEAR),
    ("lon", *_NEAR),
    ("length", lambda value: type(value) is int and value > 0, "from", {"least": 1}),
    ("length", lambda value: value <= LENGTH, "between", {"least": 1, "most": LENGTH}),
    ("color", *_WORD),
    ("kind", *_WORD),
    ("deck", *_WORD),
    ("double", lambda value: value is None or _WORD[0](value), "word-or-nothing", {}),
    ("points", lambda value: type(value) is int and value >= 0, "from", {"least": 0}),
    ("points", lambda value: value <= POINTS, "between", {"least": 0, "most": POINTS}),
)
"""What must hold for each column, in this order."""


def check_board(board: Board, where: Where | None = None) -> None:
    """Raise BadBoard for the first error found; ``where`` gives the file and line of a record."""
    tables: dict[str, Sequence[Any]] = {"cities": board.cities, "routes": board.routes, "tickets": board.tickets}
    tables |= {f"tickets-{name}": tickets for name, tickets in board.expansions.items()}

    def named(table: str, number: int) -> Message:
        if table == "board":
            return Message("place-board", board=short(board.name))
        kind = table.partition("-")[0]
        return Message(f"place-board.{kind}", board=short(board.name), id=short(tables[table][number].id))

    place_of = where or named
    if wrong := _wrong_head(board):
        raise BadBoard(at(place_of("board", 0), wrong))
    known = {city.id for city in board.cities if isinstance(city.id, str)}
    first: dict[tuple[str, str], Said] = {}
    for table, records in tables.items():
        for number, record in enumerate(records):
            place, what = place_of(table, number), type(record).__name__.lower()
            if wrong := _wrong_column(record) or _wrong_cities(record, known):
                raise BadBoard(at(place, wrong))
            if (what, record.id) in first:
                second = Message("error-board-second", what=what, id=record.id)
                if where:
                    second = Message("error-board-second.at", second=second, first=first[what, record.id])
                raise BadBoard(at(place, second))
            first[what, record.id] = place
    for number, wrong in _wrong_groups(board.routes):
        raise BadBoard(at(place_of("routes", number), wrong))


_TABLES = {"cities": City, "routes": Route, "tickets": Ticket}


def _wrong_parts(parts: Mapping[str, Any]) -> Message | None:
    """Check the types and sizes of all parts of a board, before anything works with them."""
    for name in ("title", "description", "special"):
        text = parts.get(f"_{name}")
        if not isinstance(text, Message) and not is_text(text, DESCRIPTION):
            return misfit(name, "lines", text, most=DESCRIPTION)
    if not _WORD[0](parts["status"]):
        return misfit("status", "word", parts["status"])
    if nesting(parts["players"], 1) > 1:
        return misfit("players", "range", parts["players"])
    for name in ("expansions", "data"):
        if not isinstance(parts[name], Mapping):
            return misfit(name, "object", parts[name])
    if nesting(parts["data"]) > NESTING // 2:
        return Message("error-nested", most=NESTING // 2)
    if strange := unsaveable(parts["data"]):
        return Message("error-board-data", name=short(strange[0]), given=short(strange[1]))
    return next(filter(None, (_wrong_table(name, kind, parts) for name, kind in _TABLES.items())), None)


def _wrong_table(name: str, kind: type[Record], parts: Mapping[str, Any]) -> Message | None:
    """Check that a table has records of its kind, and not too many."""
    tables = [parts[name], *(parts["expansions"].values() if name == "tickets" else ())]
    for records in tables:
        if not isinstance(records, list | tuple):
            return misfit(name, "list", records)
    most = {"cities": CITIES, "routes": ROUTES, "tickets": TICKETS}[name]
    if sum(map(len, tables)) > most:
        return Message("error-board-most", what=name, most=most, count=sum(map(len, tables)))
    if strange := [record for records in tables for record in records if type(record) is not kind]:
        return misfit(name, "records", strange[0], kind=kind.__name__)
    spaces = sum(route.length for route in parts["routes"] if type(route.length) is int) if name == "routes" else 0
    return Message("error-board-most", what="spaces", most=SPACES, count=spaces) if spaces > SPACES else None


def _wrong_head(board: Board) -> Message | None:
    players = board.players
    if not _is_id(board.name):
        return misfit("name", "id", board.name)
    if not isinstance(players, tuple) or len(players) != 2 or any(type(number) is not int for number in players):
        return misfit("players", "range", players)
    if not 1 <= players[0] <= players[1] <= 10:
        return Message("error-board-players", least=players[0], most=players[1])
    return None if board.cities and board.routes else Message("error-board-empty")


def _wrong_column(record: Record) -> Message | None:
    for name, is_good, wanted, bounds in _COLUMNS:
        if name in record.__dataclass_fields__ and not is_good(getattr(record, name)):
            return misfit(name, wanted, getattr(record, name), **bounds)
    for name, value in record.facts.items():
        if not _is_id(name) or name in record.__dataclass_fields__:
            return Message("error-board-fact", name=short(name))
        if type(value) not in FACT_KINDS or not (is_number(value) or isinstance(value, bool) or is_line(value, NAME)):
            return misfit(name, "fact", value)
    return None


def _wrong_cities(record: City | Route | Ticket, known: Collection[str]) -> Message | None:
    """Check ids: those of routes and tickets are made of the ids of their cities, at least two."""
    if isinstance(record, City):
        return None if _is_id(record.id) else misfit("id", "id", record.id)
    if not isinstance(record.cities, tuple) or not 2 <= len(record.cities) <= _MOST_STOPS:
        return expected("cities", record.cities)
    for city in record.cities:
        if not isinstance(city, str) or city not in known:
            return Message("error-board-city", city=short(city), near=hint(city, known))
        if record.cities.count(city) > 1:
            return Message("error-board-city-twice", city=city)
    id = "-".join(record.cities)
    if not is_numbered(record.id, id):
        return misfit("id", "numbered-id", record.id, id=id)
    return None


def _wrong_groups(routes: Sequence[Route]) -> Iterator[tuple[int, Message]]:
    """Check that tracks share a group exactly when they are parallel, and that they are equally long."""
    leaders: dict[str | None, Route] = {}
    beside: dict[frozenset[str], Route] = {}
    tracks = Counter(route.double for route in routes)
    for number, route in enumerate(routes):
        other = beside.setdefault(frozenset(route.cities), route)
        leader = leaders.setdefault(route.double, route)
        if other is not route and None in (route.double, other.double):
            yield number, Message("error-board-parallel", id=other.id)
        elif route.double is not None and tracks[route.double] < 2:
            yield number, Message("error-board-one-track", double=route.double)
        elif route.double is not None and ({*route.cities}, route.length) != ({*leader.cities}, leader.length):
            yield number, Message("error-board-unlike", id=leader.id)


def _said(node: object) -> str:
    """The name of a node as text; the type of one that cannot be printed."""
    try:
        return str(node)
    except Exception:
        return f"<{type(node).__name__}>"


def _float(value: Any) -> Any:
    """Convert the numbers of other packages, such as numpy, to Python's."""
    return float(value) if isinstance(value, Real) and not isinstance(value, int | float) else value


class _Drawing:
    """Converts a graph into records; ``ids`` maps each node to a city id (itself, or one derived from it)."""

    def __init__(self, graph: nx.Graph[str], place: Message) -> None:
        if not isinstance(graph, nx.Graph) or graph.is_directed():
            raise BadBoard(at(place, Message("error-board-graph")))
        for what, count, most in (("cities", len(graph), CITIES), ("routes", graph.number_of_edges(), ROUTES)):
            if count > most:
                raise BadBoard(at(place, Message("error-board-most", what=what, most=most, count=count)))
        self.graph, self.place, self.ids = graph, place, dict[Any, str]()
        for number, node in enumerate(graph.nodes, 1):
            id = next(filter(_is_id, (node, slug(_said(node)), f"city_{number}")))
            if id in self.ids.values():
                raise BadBoard(at(place, Message("error-board-node", node=short(node), id=id)))
            self.ids[node] = id

    def cities(self) -> tuple[City, ...]:
        """Convert the nodes; they are laid out on a circle if none has a position."""
        cities, placed = [], 0
        for number, (node, id) in enumerate(self.ids.items()):
            facts = {name: value for name, value in self.graph.nodes[node].items() if value is not None}
            placed += bool({"pos", "lat", "lon"} & facts.keys())
            angle = math.tau * number / len(self.ids)
            pos: Any = facts.pop("pos", (round(10 * math.sin(angle), 3), round(10 * math.cos(angle), 3)))
            lon, lat = (*pos, None, None)[:2] if isinstance(pos, Iterable) else (pos, None)
            name = facts.pop("name", id.replace("_", " ").title() if node == id else _said(node))
            cities.append(City(id, name, _float(facts.pop("lat", lat)), _float(facts.pop("lon", lon)), facts))
        if 0 < placed < len(cities):
            raise BadBoard(at(self.place, Message("error-board-placed", placed=placed, count=len(cities))))
        return tuple(cities)

    def routes(self) -> tuple[Route, ...]:
        """Convert the edges; keys that are route ids are kept, and parallel edges become a double route."""
        edges: Any = nx.MultiGraph(self.graph).edges(keys=True, data=True)
        tracks = Counter(frozenset(edge[:2]) for edge in edges)
        routes: list[Route] = []
        for u, v, key, data in edges:
            a, b = sorted((self.ids[u], self.ids[v]))
            if is_numbered(key, f"{b}-{a}"):
                a, b = b, a
            pair = f"{a}-{b}" if tracks[frozenset((u, v))] > 1 else None
            facts = {name: value for name, value in data.items() if value is not None}
            length = facts.pop("weight", None) if "length" not in facts else facts.pop("length")
            length = int(length) if isinstance(length, float | Integral) and length % 1 == 0 else length
            color, kind, double = facts.pop("color", "gray"), facts.pop("kind", "train"), facts.pop("double", pair)
            number = sum({*route.cities} == {a, b} for route in routes) + 1
            id = key if is_numbered(key, f"{a}-{b}") else f"{pair}-{number}" if pair else f"{a}-{b}"
            routes.append(Route(id, a, b, length, color, kind, double, facts))
        return tuple(routes)

    def tickets(self, tickets: Iterable[Any]) -> tuple[Ticket, ...]:
        """Return the tickets, building those given as cities and points."""
        drawn, ids = list[Ticket](), {_said(node): id for node, id in self.ids.items()}
        if not isinstance(tickets, Iterable):
            raise BadBoard(at(self.place, misfit("tickets", "list", tickets)))
        for ticket in islice(tickets, TICKETS + 1):  # one too many is told later
            if isinstance(ticket, list | tuple) and ticket:
                cities = tuple(ids.get(_said(city), _said(city)) for city in ticket[:-1])
                drawn.append(Ticket(ticket_ids([cities], (other.id for other in drawn))[0], cities, ticket[-1]))
            elif isinstance(ticket, Ticket):
                drawn.append(ticket)
            else:
                raise BadBoard(at(self.place, expected("drawn-ticket", ticket)))
        return tuple(drawn)


suggest(
    Board,
    {
        **dict.fromkeys(("edges", "nodes", "neighbors", "neighbours", "to_graph"), ".graph, a networkx graph"),
        "load": "ttr.add_board(folder) or ttr.import_board(file)",
        "colors": "ttr.variant(…).colors",
    },
)
