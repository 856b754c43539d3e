"""``ttr.playtest``: whether a board makes a good game, found out by playing it many times."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor
from itertools import pairwise
from statistics import median
from typing import TYPE_CHECKING, Any

import networkx as nx

from ttr_widget.boards import variant as variant_of
from ttr_widget.boards.drawn_map import DrawnMap
from ttr_widget.boards.import_board import ImportedBoard
from ttr_widget.files import write
from ttr_widget.game import Game
from ttr_widget.intervals import Interval, Mean, share
from ttr_widget.kernel.board import Board
from ttr_widget.kernel.errors import BadInput, at, expected
from ttr_widget.kernel.message import Message, said
from ttr_widget.kernel.representation import Shown
from ttr_widget.kernel.roles import Role
from ttr_widget.kernel.variant import Variant

from .playtest_page import playtest_file
from .result import Result, frame, percent, table_lines
from .simulation import simulate, whole

if TYPE_CHECKING:
    import pandas

_FAIR_GAMES = 30
"""With fewer games no seat is called better or worse than another."""
_RARE, _DEAR, _FEW = 0.02, 1.6, 20
"""A route built in fewer games is rare; a ticket worth more or less than this times the usual is out of proportion,
and is judged only if it was kept this often."""
Row = dict[str, Any]


class Playtest(Shown):
    """The result of :func:`playtest`: what is fair and what is not, as sentences, rows and a page.

    ``findings()`` are sentences about what to change, ``ignored`` what an import left out.  ``seats()``, ``routes()``,
    ``tickets()``, ``lengths()`` and ``dead_ends()`` are rows; ``to_frame("tickets")`` makes a data frame of them.
    ``save("page.html")`` writes a page with plots; ``result`` is the simulation, with more plots.
    """

    def __init__(self, result: Result, ignored: Sequence[Message]) -> None:
        self.result = result
        self.ignored = tuple(ignored)
        self.variant = result.variant
        games = list(result.records())
        self.games = len(games)
        self.players = len(games[0].players) if games else 0
        self.turns = [game.turns for game in games]
        self.stuck = sum(game.ended == "stuck" for game in games)
        self._won: list[float] = [sum(game.players[seat].won for game in games) for seat in range(self.players)]
        self._points = [Mean([game.players[seat].points for game in games]) for seat in range(self.players)]
        self._offered, self._kept, self._done = Counter[str](), Counter[str](), Counter[str]()
        counters = self._offered, self._kept, self._done
        for game in games:
            for counter, ids in zip(counters, game.measures[_MEASURE] or (), strict=False):
                counter.update(ids)

    @property
    def board(self) -> Board:
        """The board that was played."""
        return self.variant.board

    # Rows.

    def seats(self) -> list[Row]:
        """One row per seat: the share of games won, with its interval, and the mean points."""
        return [
            {"seat": seat, "games": self.games, "wins": won, "low": low, "high": high, "points": points.interval.value}
            for seat, points in enumerate(self._points)
            for won, low, high in [share(self._won[seat], self.games)]
        ]

    def routes(self) -> list[Row]:
        """One row per route: the share of games in which it is built, by anybody and by the winner."""
        facts = {route.id: {"color": route.color, "kind": route.kind} for route in self.board.routes}
        return [{**row, **facts[row["route"]]} for row in self.result.routes()]

    def tickets(self) -> list[Row]:
        """One row per ticket: points, shortest way, how often it was offered and kept, and the share completed."""
        ways = _ways(self.board)
        return [
            {
                "ticket": ticket.id,
                "points": ticket.points,
                "spaces": way,
                "points per space": ticket.points / way if way else None,
                "offered": self._offered[ticket.id],
                "kept": kept,
                "completed": hit.value if kept else None,
                "low": hit.low if kept else None,
                "high": hit.high if kept else None,
            }
            for ticket in self.board.tickets
            for way, kept in [(_way(ways, ticket.cities), self._kept[ticket.id])]
            for hit in [share(self._done[ticket.id], kept)]
        ]

    def lengths(self) -> list[Row]:
        """One row: turns per game (median, shortest, longest), and the share of games that got stuck."""
        turns = self.turns or [0]
        ended = {"games": self.games, "stuck": self.stuck}
        return [{"turns": median(turns), "shortest": min(turns), "longest": max(turns), **ended}]

    def dead_ends(self) -> list[Row]:
        """Cities with a single way out, tickets that no network completes, and routes that nobody built.

        A track beside one that was built is none: with few players only one of them may be claimed.
        """
        graph, board = nx.Graph(self.board.graph), self.board
        used = {board.route_number[row["route"]] for row in self.result.routes() if row["built"]}
        beside = {number for group in board.groups if used & {*group} for number in group}
        unbuilt = [route.id for number, route in enumerate(board.routes) if number not in used | beside]
        ways = _ways(board)
        cut_off = [ticket.id for ticket in board.tickets if _way(ways, ticket.cities) is None]
        return [
            *({"what": "city", "id": city.id} for city in board.cities if len(graph[city.id]) < 2),
            *({"what": "ticket", "id": id} for id in cut_off),
            *({"what": "route", "id": id} for id in unbuilt),
        ]

    def to_frame(self, rows: str = "tickets") -> pandas.DataFrame:
        """The ``"seats"``, ``"routes"``, ``"tickets"``, ``"lengths"`` or ``"dead_ends"`` as a pandas data frame."""
        tables: dict[str, Callable[[], list[Row]]] = {
            one.__name__: one for one in (self.seats, self.routes, self.tickets, self.lengths, self.dead_ends)
        }
        if rows not in tables:
            raise BadInput(at("rows", Message("error-choice", given=repr(rows)[:60], names=tuple(tables), near="")))
        return frame(tables[rows]())

    # Words.

    def findings(self) -> list[Message]:
        """What deserves a look, as messages; ``print(*test.findings(), sep="\\n")``."""
        found: list[Message] = []
        if self.stuck:
            found.append(Message("playtest-stuck", count=self.stuck, games=self.games))
        for row in self.seats() if self.games >= _FAIR_GAMES else ():
            if not row["low"] <= 1 / self.players <= row["high"]:
                wins = f"{100 * row['wins']:.0f}"
                key = "playtest-seat.better" if row["wins"] > 1 / self.players else "playtest-seat.worse"
                found.append(Message(key, seat=row["seat"], wins=wins, fair=f"{100 / self.players:.0f}"))
        built = {row["route"]: row["built"] for row in self.result.routes()}
        ends = self.dead_ends()
        never = self._one_track(row["id"] for row in ends if row["what"] == "route")
        rare = self._one_track(id for id, part in built.items() if 0 < part < _RARE)
        found += [Message("playtest-never", routes=never)] if never else []
        found += [Message("playtest-rare", routes=rare)] if rare else []
        single = tuple(row["id"] for row in ends if row["what"] == "city")
        found += [Message("playtest-single", cities=single)] if single else []
        cut_off = tuple(row["id"] for row in ends if row["what"] == "ticket")
        found += [Message("playtest-cut-off", tickets=cut_off)] if cut_off else []
        return [*found, *self._ticket_findings()]

    def _one_track(self, ids: Iterable[str]) -> tuple[str, ...]:
        """The routes without those that run beside another of them."""
        return tuple({frozenset(self.board.route(id).cities): id for id in ids}.values())

    def _ticket_findings(self) -> list[Message]:
        """Tickets whose value is out of proportion to their length, and those that are hardly ever completed."""
        rows = [row for row in self.tickets() if row["points per space"] is not None]
        if not rows:
            return []
        usual = median(row["points per space"] for row in rows)
        dear = tuple(row["ticket"] for row in rows if row["points per space"] > _DEAR * usual)
        cheap = tuple(row["ticket"] for row in rows if row["points per space"] < usual / _DEAR)
        hard = tuple(row["ticket"] for row in rows if row["kept"] >= _FEW and row["high"] < 0.5)
        named = {"dear": dear, "cheap": cheap, "hard": hard}
        facts = {"usual": f"{usual:.1f}"}
        return [
            Message(f"playtest-tickets.{name}", tickets=ids, **(facts if name != "hard" else {}))
            for name, ids in named.items()
            if ids
        ]

    def summary(self, locale: str | None = None) -> list[str]:
        """The games in a few sentences."""
        row = self.lengths()[0]
        facts = {"turns": f"{row['turns']:.0f}", "shortest": row["shortest"], "longest": row["longest"]}
        lines = [said(Message("playtest-length", games=self.games, **facts), locale)]
        kept, done = sum(self._kept.values()), sum(self._done.values())
        if kept:
            lines.append(said(Message("playtest-hits", share=percent(share(done, kept), locale)), locale))
        return lines

    def seat_cells(self, locale: str | None = None) -> list[tuple[str, ...]]:
        """The seats as texts, headings first."""
        heads = tuple(said(Message(f"playtest-column.{name}"), locale) for name in ("seat", "wins", "points"))
        rows = [
            (str(row["seat"]), percent(Interval(row["wins"], row["low"], row["high"]), locale), f"{row['points']:.1f}")
            for row in self.seats()
        ]
        return [heads, *rows]

    def __str__(self) -> str:
        heads, *rows = self.seat_cells()
        names = self.variant.names
        findings = [f"- {message.said(names=names)}" for message in (*self.findings(), *self.ignored)]
        return "\n".join([*self.summary(), *table_lines(heads, rows), *findings])

    __repr__ = __str__

    def save(self, path: str | os.PathLike[str], *, locale: str | None = None) -> None:
        """Write a page with plots and tables to an html file; it needs no network and no scripts."""
        write(path, playtest_file(self, locale=locale))


_MEASURE = "ticket choices"


def playtest(
    board: str | Board | Variant | ImportedBoard,
    games: int = 1000,
    *,
    bots: str | Sequence[object] = "planner",
    players: int | None = None,
    seed: int | str = 0,
    jobs: int = 1,
    executor: Executor | None = None,
    progress: bool | Callable[[int, int], object] = True,
) -> Playtest:
    """Play a board many times between equal bots, and tell how it plays.

    ``board`` is a board of your own, an import (:func:`import_board`), a variant, or a name.  A board without rules is
    played by those of the original game, with as many trains as fit on it.  All seats have the same bot, ``bots``,
    unless several are given; ``players`` is their number (the least that the board allows).  ``seed``, ``jobs``,
    ``executor`` and ``progress`` are those of :func:`simulate`.

    The result tells whether all seats win equally often, which routes nobody builds, which tickets are worth too much
    or are never completed, how long the games are, whether they get stuck, and what an import has left out.

    >>> import ttr_widget as ttr
    >>> test = ttr.playtest("berlin", games=4, bots="greedy", progress=False)
    >>> test.lengths()[0]["games"], len(test.routes()) == len(test.board.routes)
    (4, True)
    """
    variant, ignored = _played(board)
    least, most = variant.board.players
    if isinstance(bots, str):
        count = least if players is None else whole(players)
        if not least <= count <= most:
            raise BadInput(at("players", expected("between", players, least=least, most=most)))
        bots = [bots] * count
    elif players is not None and players != len(bots):
        raise BadInput(at("players", expected("between", players, least=len(bots), most=len(bots))))
    measures = {_MEASURE: ticket_choices}
    result = simulate(variant, bots, games, seed, jobs=jobs, executor=executor, progress=progress, measures=measures)
    return Playtest(result, ignored)


def _played(board: str | Board | Variant | ImportedBoard) -> tuple[Variant, Sequence[Message]]:
    """The variant to play, and what was left out or chosen for it."""
    if isinstance(board, ImportedBoard):
        return board.variant, board.ignored
    if isinstance(board, Board):
        drawn = DrawnMap(players=board.players)
        return drawn.variant(board), drawn.ignored
    return variant_of(board), ()


def ticket_choices(game: Game) -> list[list[str]]:
    """The tickets of a finished game that were offered, kept and completed, by any seat."""
    offered: list[str] = []
    kept: list[str] = []
    for event in game.events:
        if event.type == "tickets-kept":
            facts = event.to_dict()
            kept += facts["kept"]
            offered += [*facts["kept"], *facts["returned"]]
    lines = [line for seat in game.score().seats for line in seat.lines]
    tickets = [line for line in lines if line.subject is not None and line.subject.role is Role.TICKETS]
    done = [line.subject.id for line in tickets if line.subject and line.points > 0]
    return [offered, kept, done]


def _ways(board: Board) -> dict[str, dict[str, int]]:
    """The spaces of the shortest way between any two cities."""
    graph: nx.Graph[str] = nx.Graph()
    for route in board.routes:
        before = graph.get_edge_data(route.a, route.b, {"length": route.length})["length"]
        graph.add_edge(route.a, route.b, length=min(before, route.length))
    ways: Any = nx.all_pairs_dijkstra_path_length(graph, weight="length")
    return dict(ways)


def _way(ways: dict[str, dict[str, int]], cities: Sequence[str]) -> int | None:
    """The spaces between the cities of a ticket one after the other; ``None`` if they are not connected."""
    steps = [ways.get(a, {}).get(b) for a, b in pairwise(cities)]
    return None if None in steps else sum(step for step in steps if step is not None)
