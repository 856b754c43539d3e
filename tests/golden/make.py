"""Whole games written down: one for each board and number of players.

``python -m tests.golden.make`` writes them anew.  Read the difference: it is the change as a player sees it.

A file is a transcript (a header, then one action a line) with the events of each action under it, a sheet and a digest of
the last state.  The players are no masters, but they want something: they claim what scores, gather cards for it, draw
tickets early and build stations late, each with a temper of its own.  They look at nothing but the text of the legal
actions, in alphabetical order, so the way in which the kernel lists them does not matter.
"""

import hashlib
import json
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import ttr_widget as ttr
from tests.contract.mini import mini
from ttr_widget import Game, Variant
from ttr_widget.boards import BOARDS
from ttr_widget.kernel.action import Action
from ttr_widget.kernel.codec import state_to_dict
from ttr_widget.kernel.event import Event

FOLDER = Path(__file__).parent
LARGEST = 60_000
SEEDS = {"europe-2": 4, "europe-3": 2, "europe-4": 3, "europe-5": 1, "mini-2": 3, "mini-3": 1}
"""Chosen so that the games together show every kind of event; a game that is not named here has seed 1."""


def games() -> dict[str, tuple[Variant, int]]:
    """What there must be a file of.  The mini board is there because its players run out of everything, even of moves."""
    variants = [*map(ttr.variant, BOARDS), mini()]
    return {
        f"{variant.board.name}-{players}": (variant, players)
        for variant in variants
        for players in range(variant.board.players[0], variant.board.players[1] + 1)
    }


# Playing.


def play(name: str) -> Game:
    """The game of that name, played by its players."""
    variant, players = games()[name]
    game = ttr.new_game(variant, players=players, seed=SEEDS.get(name, 1))
    rng = Random(f"golden {name} {SEEDS.get(name, 1)}")
    while not game.is_over:
        game.play(choose(game, rng))
    return game


def choose(game: Game, rng: Random) -> Action:
    actions = sorted(game.legal_actions(), key=str)
    weights = [weight(game, action) * rng.random() for action in actions]
    return actions[weights.index(max(weights))]


def weight(game: Game, action: Action) -> float:
    """How much the asked player likes this."""
    seat = game.prompt.seat
    early, temper = len(game.history) < 25 * len(game.players), 1 + seat % 3
    wilds = action.cards.get(game.variant.kinds.wild_name, 0) if hasattr(action, "cards") else 0
    if action.type == "claim":
        route = game.board.route(action.route)
        wanted = 1 + 2 * len({*route.cities} & own_cities(game, seat))
        return route.length * wanted * (0.4 if early else 1.5) / (1 + wilds / 2)
    if action.type == "draw":
        return {"deck": 2.0, "locomotive": 3.0}.get(action.card, 1.5) * temper
    if action.type == "keep":
        return 3.0 / len(action.tickets)
    likes = {"tickets": 1.6, "pay": 4.0 / (1 + wilds), "station": 0.3 if early else 1.0}
    return likes.get(action.type, 1.0)


def own_cities(game: Game, seat: int) -> set[str]:
    """Where the seat has been, and where its tickets want to go."""
    view = game.view(seat)
    routes = [game.board.route(route) for route, owner in view.claimed.items() if owner == seat]
    tickets = [game.board.ticket(ticket) for ticket in view.rules["tickets"]["held"]]
    return {city for one in (*routes, *tickets) for city in one.cities}


# Writing.


def lines(game: Game) -> Iterator[str]:
    """The file, line by line; the actions stand at the margin, what happened stands further in."""
    yield f"board: {game.board.name}"
    yield f"variant: {game.variant.text}"
    yield f"players: {', '.join(game.players)}"
    yield f"seed: {game.seed}"
    again = ttr.new_game(game.variant, players=list(game.players), seed=game.seed)
    yield from map(event_line, again.events)
    for action in game.history:
        yield str(action)
        yield from map(event_line, again.play(action))
    yield "sheet:"
    yield from (f"  {line}" for line in str(again.score()).splitlines())
    yield f"winners: {' '.join(map(str, again.score().winners))}"
    yield f"last state: {digest(again)}"


def event_line(event: Event) -> str:
    """An event in one line: its type, then its fields in their order."""
    data = event.to_dict()
    if event.type == "game-over":
        return "    game-over"  # the sheet follows anyway
    return " ".join(["   ", data.pop("type"), *map(words, data.values())])


def words(value: object) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{number} {name}" for name, number in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(words, value)) + "]"
    return "-" if value is None else str(value)


def digest(game: Game) -> str:
    """Of everything in the last state, hidden things included."""
    data = json.dumps(state_to_dict(game.state), sort_keys=True)
    return hashlib.sha256(data.encode()).hexdigest()[:16]


def retold(name: str, text: str) -> str:
    """The file as it would be written today, of the actions that stand in it."""
    variant, _ = games()[name]
    header, actions = read(text)
    game = ttr.new_game(variant, players=header["players"].split(", "), seed=int(header["seed"]))
    for action in actions:
        game.play(action)
    return "\n".join(lines(game)) + "\n"


def read(text: str) -> tuple[dict[str, str], list[str]]:
    """The header and the actions of a file."""
    margin = [line for line in text.splitlines() if not line.startswith(" ")]
    header = dict(line.split(": ", 1) for line in margin[:4])
    return header, margin[4 : margin.index("sheet:")]


def event_types(variants: Sequence[Variant]) -> set[str]:
    """All types of event of the kernel and of the rules of these variants."""
    homes = {"ttr_widget.kernel.event", *(type(rule).__module__ for variant in variants for rule in variant.rules)}
    found, kinds = set(), [Event]
    while kinds:
        kind = kinds.pop()
        kinds += kind.__subclasses__()
        found |= {kind.type} if kind is not Event and kind.__module__ in homes else set()
    return found


def main() -> None:
    met: Counter[str] = Counter()
    for old in FOLDER.glob("*.txt"):
        if old.stem not in games():
            old.unlink()
    for name in games():
        game = play(name)
        text = "\n".join(lines(game)) + "\n"
        assert len(text.encode()) < LARGEST, f"{name} takes {len(text.encode())} bytes"
        assert retold(name, text) == text
        (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8")
        types = Counter(event.type for event in game.events)
        met += types
        print(f"{name}: {len(game.history)} actions, {len(text) // 1000} kB, points {game.score().totals}")
        print(f"    {', '.join(f'{count} {kind}' for kind, count in sorted(types.items()))}")
    missing = event_types([variant for variant, _ in games().values()]) - set(met)
    assert not missing, f"no game shows {missing}; try other seeds"


if __name__ == "__main__":
    main()
