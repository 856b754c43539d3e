"""Two small boards: one on which all games can be enumerated, and one drawn as a graph."""

from functools import cache

import networkx as nx

from ttr_widget import Board, Variant
from ttr_widget.kernel.records import City, Route, Ticket
from ttr_widget.rules import (
    CardMarket,
    Claiming,
    Ferries,
    LastRound,
    LongestPath,
    ParallelRoutes,
    Stations,
    Tickets,
    Tunnels,
    Turns,
    Winner,
)

CITIES = ("ayr", "bonn", "caen", "delft", "ems")
ROUTES = (
    Route("ayr-bonn-1", "ayr", "bonn", 1, "red", "train", "ayr-bonn"),
    Route("ayr-bonn-2", "ayr", "bonn", 1, "gray", "train", "ayr-bonn"),
    Route("bonn-caen", "bonn", "caen", 2, "gray", "ferry", None, {"locomotives": 1}),
    Route("caen-delft", "caen", "delft", 1, "red", "tunnel"),
    Route("ayr-delft", "ayr", "delft", 2, "blue", "train"),
    Route("delft-ems", "delft", "ems", 1, "gray", "tunnel"),
)
TICKETS = (("ayr", "caen", 3), ("bonn", "ems", 4), ("ayr", "delft", 2), ("caen", "ems", 2), ("ayr", "ems", 5))


@cache
def mini_board() -> Board:
    return Board(
        name="mini",
        title="Mini",
        players=(2, 3),
        cities=tuple(City(id, id.title(), float(n), float(-n * n)) for n, id in enumerate(CITIES)),
        routes=ROUTES,
        tickets=tuple(Ticket(f"{a}-{b}", (a, b), points) for a, b, points in TICKETS),
    )


@cache
def mini() -> Variant:
    """All rules of Europe on five cities: eight cards, three pieces, a display of two."""
    return Variant(
        mini_board(),
        [
            Turns(idle_rounds=2),
            CardMarket(colors=("red", "blue"), each=3, wilds=2, display=2, hand=1, flush=2, flush_limit=2),
            Claiming(points={1: 1, 2: 2}, own={"trains": 3}),
            ParallelRoutes(few=2),
            Ferries(),
            Tunnels(reveal=2),
            Stations(count=1, points=1),
            Tickets(first={"tickets": 1}, first_keep=1, draw={"tickets": 2}, keep=1),
            LongestPath(2),
            LastRound(pieces_left=1),
            Winner(ties=("tickets", "-stations", "longest-path")),
        ],
    )


@cache
def tiny() -> Variant:
    """Small enough to play every game to its end: five cards, two pieces, no stations."""
    return Variant(
        mini_board(),
        [
            Turns(idle_rounds=1),
            CardMarket(colors=("red", "blue"), each=2, wilds=1, display=2, hand=1, flush=2, flush_limit=2),
            Claiming(points={1: 1, 2: 2}, own={"trains": 2}),
            ParallelRoutes(few=2),
            Ferries(),
            Tunnels(reveal=2),
            Tickets(first={"tickets": 1}, first_keep=1, draw={"tickets": 1}, keep=1),
            LongestPath(2),
            LastRound(pieces_left=1),
            Winner(ties=("tickets", "-stations", "longest-path")),
        ],
    )


@cache
def drawn() -> Variant:
    """A networkx graph as a board, with the minimal rules for a game: drawing and claiming only."""
    graph: nx.Graph = nx.petersen_graph()
    for n, (a, b) in enumerate(graph.edges):
        graph.edges[a, b].update(length=1 + n % 4, color=("gray", "red", "blue")[n % 3])
    return Variant(
        Board.from_graph(graph, name="petersen"),
        [
            Turns(),
            CardMarket(colors=("red", "blue"), each=9, wilds=3, display=3, hand=2),
            Claiming(own={"wagons": 12}),
            LastRound(pieces_left=0, turns=2),
        ],
    )
