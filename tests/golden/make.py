"""Whole games as files: one for each board and number of players.

``python -m tests.golden.make`` rewrites them, ``python -m tests.golden.make europe`` those of one board.  Read the
diff: it shows the change as a player sees it.

A file is a transcript: a header, then one action per line.  Remarks below each action tell what happened; at the end
come the score sheet and a digest of the last state.  The players are weak, but they have a goal: they connect the
cities of their tickets by shortest paths, collect the cards for them, and draw new tickets when all are completed.
They choose from the legal actions in alphabetical order, so the order in which the kernel lists them does not matter.
"""

import hashlib
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from heapq import heappop, heappush
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import ttr_widget as ttr
from tests.contract.mini import mini
from ttr_widget import Game, Variant
from ttr_widget.boards import BOARDS
from ttr_widget.kernel.action import Action
from ttr_widget.kernel.board import Board
from ttr_widget.kernel.codec import state_to_dict
from ttr_widget.kernel.event import Event
from ttr_widget.kernel.records import Route

FOLDER = Path(__file__).parent
LARGEST = 60_000
SEEDS = {"europe-2": 39, "europe-3": 2, "europe-4": 12, "europe-5": 6, "world-2": 17, "mini-3": 18}
"""Chosen so that the games together show every kind of event; a game that is not named here has seed 1."""


def games() -> dict[str, tuple[Variant, int]]:
    """The required files.  The mini board is included because its players run out of everything, even of moves."""
    variants = [*map(ttr.variant, BOARDS), mini()]
    return {
        f"{variant.board.name}-{players}": (variant, players)
        for variant in variants
        for players in range(variant.board.players[0], variant.board.players[1] + 1)
    }


# Playing.


def play(name: str) -> Game:
    """Play the game with this name."""
    variant, players = games()[name]
    game = ttr.new_game(variant, players=players, seed=SEEDS.get(name, 1))
    rng = Random(f"golden {name} {SEEDS.get(name, 1)}")
    while not game.is_over:
        game.play(choose(game, rng))
    return game


def choose(game: Game, rng: Random) -> Action:
    actions = sorted(game.legal_actions(), key=str)
    likes = taste(game)
    weights = [likes(action) * (0.3 + rng.random()) for action in actions]
    return actions[weights.index(max(weights))]


def taste(game: Game) -> Callable[[Action], float]:
    """How much the player asked likes an action."""
    prompt = game.prompt
    assert prompt is not None
    view, board, wild = game.view(prompt.seat), game.board, game.variant.kinds.wild_name
    temper = 1 + prompt.seat % 3
    wanted = plan(game, prompt.seat)
    colors = {route.color for route in wanted}
    full = view.hand_sizes[prompt.seat] > 8 + 4 * temper

    def likes(action: Any) -> float:
        cards = getattr(action, "cards", {})
        wilds = cards.get(wild, 0)
        match action.type:
            case "claim":
                route = board.route(action.route)
                worth = 6.0 if route in wanted else 1.5 if not wanted else 0.3
                return worth * route.length / (1 + wilds)
            case "draw" if action.card == wild:
                return 3.0
            case "draw":
                return (2.5 if colors & set(action.card.split("-")) else 1.0) * (0.5 if full else 2.0)
            case "tickets":
                return 0.15 if wanted else 2.6
            case "keep":
                return 3.0 / len(action.tickets)
            case "pay":
                return 6.0 / (1 + wilds)
            case "take":
                return 1.0 + len(action.passengers)
            case "station" | "exchange":
                return 0.4 * temper if full else 0.1
            case "harbour":
                return 20.0
            case _:
                return 1.0

    return likes


def plan(game: Game, seat: int) -> set[Route]:
    """The unclaimed routes on shortest paths between the cities of the seat's tickets."""
    board, view = game.board, game.view(seat)
    cost = {route.id: route.length for route in board.routes}
    cost |= {route: 0 if owner == seat else -1 for route, owner in view.claimed.items()}
    missing: set[Route] = set()
    for id in view.rules["tickets"]["held"]:
        for a, b in pairwise(board.ticket(id).cities):
            missing |= {route for route in shortest(board, cost, a, b) if cost[route.id] > 0}
    return missing


def shortest(board: Board, cost: dict[str, int], a: str, b: str) -> tuple[Route, ...]:
    """The cheapest path; the first in alphabetical order if there are several."""
    queue: list[tuple[int, tuple[str, ...], str]] = [(0, (), a)]
    done = set()
    while queue:
        spent, way, here = heappop(queue)
        if here == b:
            return tuple(map(board.route, way))
        if here not in done:
            done.add(here)
            for route in board.routes:
                if here in route.cities and cost[route.id] >= 0:
                    there = route.b if here == route.a else route.a
                    heappush(queue, (spent + cost[route.id], (*way, route.id), there))
    return ()


# Writing.


def written(game: Game) -> str:
    """The content of the file."""
    return "\n".join(lines(game)) + "\n"


def lines(game: Game) -> Iterator[str]:
    """The transcript, with remarks."""
    again = ttr.new_game(game.variant, players=list(game.players), seed=game.seed)
    yield from again.transcript().splitlines()
    yield from map(event_line, again.events)
    for action in game.history:
        yield str(action)
        yield from map(event_line, again.play(action))
    yield from (f"# {line}" for line in str(again.score()).splitlines())
    yield f"# last state: {digest(again)}"


def event_line(event: Event) -> str:
    """An event as one line: its type, then its fields in order."""
    data = event.to_dict()
    if event.type == "game-over":
        return "#     game-over"  # the sheet follows
    return " ".join(["#    ", data.pop("type"), *map(words, data.values())])


def words(value: object) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{number} {name}" for name, number in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(words, value)) + "]"
    return "-" if value is None else str(value)


def digest(game: Game) -> str:
    """A digest of the last state, including hidden information."""
    data = json.dumps(state_to_dict(game.state), sort_keys=True)
    return hashlib.sha256(data.encode()).hexdigest()[:16]


def event_types(variants: Sequence[Variant]) -> set[str]:
    """All types of event of the kernel and of the rules of these variants."""
    homes = {"ttr_widget.kernel.event", *(type(rule).__module__ for variant in variants for rule in variant.rules)}
    found, kinds = set(), [Event]
    while kinds:
        kind = kinds.pop()
        kinds += kind.__subclasses__()
        found |= {kind.type} if kind is not Event and kind.__module__ in homes else set()
    return found


def main(boards: Sequence[str] = ()) -> None:
    """Rewrite the games of these boards, or all."""
    met: Counter[str] = Counter()
    unknown = set(boards) - {variant.board.name for variant, _ in games().values()}
    assert not unknown, f"no games of {unknown}"
    for old in FOLDER.glob("*.txt"):
        if old.stem not in games():
            old.unlink()
    for name, (variant, _) in games().items():
        if boards and variant.board.name not in boards:
            continue
        game = play(name)
        text = written(game)
        assert len(text.encode()) < LARGEST, f"{name} takes {len(text.encode())} bytes"
        assert written(ttr.replay(text)) == text
        (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8")
        types = Counter(event.type for event in game.events)
        met += types
        print(f"{name}: {len(game.history)} actions, {len(text) // 1000} kB, points {game.score().totals}")
        print(f"    {', '.join(f'{count} {kind}' for kind, count in sorted(types.items()))}")
    if boards:
        return
    missing = event_types([variant for variant, _ in games().values()]) - set(met)
    assert not missing, f"no game shows {missing}; try other seeds"


if __name__ == "__main__":
    main(sys.argv[1:])
