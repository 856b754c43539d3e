"""The exercises of the lessons: each judges an answer and names the hint for a wrong one.

A hint says why an answer is not right and where to look; it never gives the solution.  The words are in
``locales/<language>/lessons.ftl``: the question under ``exercise-3-1``, the hints as its attributes.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Mapping, Set
from dataclasses import dataclass
from math import isfinite
from numbers import Real
from typing import Any

import networkx as nx

from ttr_widget.boards import variant
from ttr_widget.bots import Match
from ttr_widget.game import Game
from ttr_widget.kernel.board import Board
from ttr_widget.kernel.errors import BadInput, Refusal, TtrError
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.rule import Rule
from ttr_widget.puzzle import Puzzle
from ttr_widget.rules.tickets import TicketsDrawn
from ttr_widget.scenario import scenario
from ttr_widget.simulate import Result

Hint = tuple[str, dict[str, Any]]
"""The attribute of the exercise's message, and its facts."""
Judge = Callable[[Any], Hint | str | None]
"""Returns ``None`` for a right answer, otherwise a hint."""


@dataclass(frozen=True)
class Exercise:
    """A question of a lesson."""

    id: str
    judge: Judge

    @property
    def key(self) -> str:
        """The name of its message."""
        return f"exercise-{self.id.replace('.', '-')}"

    @property
    def question(self) -> Message:
        """The question in a few words."""
        return Message(self.key)

    def hint(self, answer: object) -> Message | None:
        """Why this answer is not right; ``None`` if it is."""
        alone = answer[0] if isinstance(answer, list | tuple) and len(answer) == 1 else answer
        try:
            found = self.judge(alone)
        except Unsuitable as unsuitable:
            return Message("check-form", question=self.question, form=Message(f"check-form.{unsuitable}"))
        except (TtrError, TypeError, ValueError, AttributeError, KeyError, IndexError) as error:
            return Message("check-unreadable", error=str(error)[:200], question=self.question)
        if found is None:
            return None
        name, facts = (found, {}) if isinstance(found, str) else found
        return Message(f"{self.key}.{name}", **facts)


EXERCISES: dict[str, Exercise] = {}


def exercise(id: str) -> Callable[[Judge], Judge]:
    """Register the judge of an exercise."""

    def register(judge: Judge) -> Judge:
        EXERCISES[id] = Exercise(id, judge)
        return judge

    return register


class Unsuitable(Exception):
    """An answer in another form than the question asks for; its text names the attribute that says which."""


def _number(answer: object, form: str = "number") -> float:
    """The answer as a number; a text of digits is one."""
    try:
        if isinstance(answer, Real | str) and not isinstance(answer, bool) and isfinite(number := float(answer)):
            return number
    except (ValueError, OverflowError):
        pass
    raise Unsuitable(form)


def _several(answer: object, form: str) -> list[Any]:
    """The parts of the answer; those of a text are separated by commas."""
    if isinstance(answer, str):
        return [part.strip() for part in answer.strip("()[] ").split(",")]
    if not isinstance(answer, Iterable):
        raise Unsuitable(form)
    return [*answer]


def _texts(answer: object) -> list[str]:
    """The answer as a list of texts: those given, the ids of cities, the texts of actions."""
    several = [answer] if hasattr(answer, "id") else _several(answer, "list")
    return [str(getattr(one, "id", one)) for one in several]


def _pair(answer: object) -> tuple[float, float]:
    """The answer as two numbers in a certain order."""
    parts = [] if isinstance(answer, Mapping | Set) else _several(answer, "pair")
    if len(parts) != 2:
        raise Unsuitable("pair")
    return _number(parts[0], "pair"), _number(parts[1], "pair")


def _city(board: Board, name: str) -> str | None:
    """The id of a city, given by its id or by its name; ``None`` if there is none."""
    try:
        return board.city(name).id
    except BadInput:
        return None


# Lesson 1.


@exercise("1.1")
def _first_game(answer: Any) -> str | None:
    answer = getattr(answer, "game", answer)  # a page shows a game
    if not isinstance(answer, Game):
        return "no-game"
    if answer.board.name != "berlin":
        return "board"
    if len(answer.players) != 2:
        return "players"
    return None if answer.history else "unanswered"


# Lesson 2.


@exercise("2.1")
def _all_cards(answer: Any) -> str | None:
    board, number = variant("europe").board, _number(answer)
    if number == sum(route.length for route in board.routes):
        return None
    if number == len(board.routes):
        return "routes"
    single = {frozenset(route.cities): route.length for route in board.routes}
    return "tracks" if number == sum(single.values()) else "other"


@exercise("2.2")
def _dead_ends(answer: Any) -> Hint | str | None:
    board, named = variant("europe").board, _texts(answer)
    if not any(named):
        return "none"
    for name in named:
        city = _city(board, name)
        if city is None:
            return "unknown", {"city": name[:40]}
        if len(board.graph[city]) > 1:
            return "neighbours", {"city": city, "count": len(board.graph[city])}
    return None


# Lesson 3.


@exercise("3.1")
def _second_station(answer: Any) -> str | None:
    number = _number(answer)
    if number == 2:
        return None
    return {1: "first", 3: "third"}.get(int(number), "other")


@exercise("3.2")
def _occupied_city(answer: Any) -> str | None:
    if answer is None or answer == "":
        return "nothing"
    said = answer.code if isinstance(answer, Refusal) else str(getattr(answer, "id", answer)).strip("[]. ").lower()
    if said == "europe.station":
        return None
    if said == "input":
        return "input"
    if " " in said:
        return "sentence"
    return "other-rule" if said in variant("europe").rule_ids() else "unknown"


@exercise("3.3")
def _dear_tunnel(answer: Any) -> str | None:
    number = _number(answer)
    if number == 5:
        return None
    return "printed" if number <= 2 else "less" if number < 5 else "more"


# Lesson 4.


@exercise("4.1")
def _all_passengers(answer: Any) -> str | None:
    most, least = _pair(answer)
    if (most, least) == (360, 120):
        return None
    if most < least:
        return "order"
    if most == 180:
        return "ties"
    if most == 360:
        return "second" if least == 180 else "least"
    return "other"


@exercise("4.2")
def _red_or_blue(answer: Any) -> str | None:
    red, blue = _pair(answer)
    if (red, blue) == (20, 20):
        return None
    if red != 20 and blue != 20:
        return "both"
    return "red" if red != 20 else "blue"


# Lesson 5.


@exercise("5.1")
def _ship_payments(answer: Any) -> Hint | str | None:
    hands = {0: "4 ships-green 4 ship-green 4 wild"}
    table = scenario("world", players=2, seed=1, turn=0, hands=hands)
    found = set()
    for text in _texts(answer):
        payment = text.rpartition("with")[2].strip()
        claim = f"claim murmansk-reykjavik with {payment}"
        refusal = table.why_not(claim)
        if refusal is not None:
            return "refused", {"payment": payment[:60], "reason": refusal.message}
        if "wild" in payment:
            return "wild"
        played = table.copy()
        played.play(claim)
        found.add(played.history[-1].text())
    return None if len(found) == 3 else ("missing", {"count": len(found)})


# Lesson 6.


@exercise("6.3")
def _spaces_for_three(answer: Any) -> str | None:
    number = _number(answer)
    if number == 22:
        return None
    if number == 27:
        return "trains"
    return "tracks" if number > 22 else "less"


# Lesson 7.


@exercise("7.1")
def _tunnel_vision(answer: Any) -> str | None:
    number = _number(answer)
    if number == 2:
        return None
    if number < 1:
        return "never"
    return "at-once" if number <= 1 else "sooner"


@exercise("7.2")
def _two_turns(answer: Any) -> str | None:
    if not isinstance(answer, Puzzle):
        return "no-puzzle"
    if answer.start.board.name != "berlin":
        return "board"
    solution = answer.solve()
    if solution.found == "unknown":
        return "unknown"
    if not solution:
        return "unsolved"
    return None if solution.turns == 2 else "quick" if solution.turns < 2 else "slow"


# Lesson 8.


@exercise("8.1")
def _ticket_drawer(answer: Any) -> Hint | str | None:
    if isinstance(answer, type) or not callable(getattr(answer, "decide", answer)):
        return "no-function"
    drawn = []
    for seed in range(4):
        match = Match("usa", [answer, "greedy"], seed=seed)
        match.draft.events.clear()
        match.play()
        if match.troubles:
            return "fails", {"error": match.troubles[0].error}
        drawn.append(sum(isinstance(event, TicketsDrawn) and event.seat == 0 for event in match.draft.events))
    if max(drawn) == 0:
        return "never"
    return "always" if min(drawn) > 5 else None


# Lesson 9.


@exercise("9.3")
def _fewest_cities(answer: Any) -> str | None:
    rule = answer() if inspect.isclass(answer) and issubclass(answer, Rule) else answer
    if not isinstance(rule, Rule):
        return "no-rule"
    position: dict[str, Any] = {"players": 2, "seed": 1, "turn": 0, "claimed": {0: ["alexanderplatz-hackescher_markt"]}}
    game = scenario(variant("berlin").with_rule(rule), **position)
    plain = scenario("berlin", **position)
    most, fewest = (a - b for a, b in zip(game.score().totals, plain.score().totals, strict=True))
    if most == 0 and fewest < 0:
        return None
    if most == fewest == 0:
        return "nothing"
    return "who" if most else "sign"


# Lesson 10.


@exercise("10.1")
def _thousand(answer: Any) -> Hint | str | None:
    if not isinstance(answer, Result):
        return "no-result"
    if answer.stopped or len(answer) < 1000:
        return "games", {"count": len(answer)}
    bots = {player.bot for player in answer.games[0].players}
    return None if bots == {"greedy"} and len(answer.games[0].players) == 2 else "bots"


# Lesson 11.


def _cities(answer: object) -> list[str]:
    """The ids of two cities; what is no city stays as it was written."""
    named = [str(getattr(one, "id", one)) for one in _several(getattr(answer, "cities", answer), "cities")]
    if len(named) != 2:
        raise Unsuitable("cities")
    board = variant("europe").board
    return [_city(board, name) or name for name in named]


@exercise("11.1")
def _far_apart(answer: Any) -> Hint | str | None:
    graph, (one, other) = variant("europe").board.graph, _cities(answer)
    for city in (one, other):
        if city not in graph:
            return "unknown", {"city": city[:40]}
    spaces = dict(nx.all_pairs_dijkstra_path_length(graph, weight="length"))
    if spaces[one][other] == max(max(row.values()) for row in spaces.values()):
        return None
    steps = dict(nx.all_pairs_shortest_path_length(graph))
    if steps[one][other] == max(max(row.values()) for row in steps.values()):
        return "steps"
    return "nearer", {"spaces": spaces[one][other]}


@exercise("11.3")
def _missing_link(answer: Any) -> Hint | str | None:
    board, (one, other) = variant("europe").board, _cities(answer)
    graph = nx.Graph(board.graph)
    if not graph.has_edge(one, other):
        return "no-neighbours"
    bridges = {frozenset(edge) for edge in nx.bridges(graph)}
    if frozenset((one, other)) in bridges:
        return "bridge"

    def total(a: str, b: str) -> int:
        left = graph.copy()
        left.remove_edge(a, b)
        spaces = dict(nx.all_pairs_dijkstra_path_length(left, weight="length"))
        return sum(int(spaces[ticket.cities[0]][ticket.cities[1]]) for ticket in board.tickets)

    totals = {frozenset(edge): total(*edge) for edge in graph.edges if frozenset(edge) not in bridges}
    mine = totals[frozenset((one, other))]
    return None if mine == max(totals.values()) else ("more", {"total": mine})
