"""Many pages on one kernel, and one page for a very long time."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import ttr_widget as ttr
from ttr_widget.widget import GameWidget

from .load import Clock, Wire, ask, kilobytes, percent, wired
from .part import Options, Part

PAGES = 50
MOVES = 2000
MESSAGE = 65_536
"""The most bytes of a message."""
SLOWEST = "ms, the slowest move"
SHARE = "% of the time of a single page"


def many(options: Options) -> Iterator[tuple[str, int, int]]:
    """What is open, how many of it, and a seed."""
    yield "one game", options.times(PAGES), options.seed
    yield "many games", options.times(PAGES), options.seed


def open_pages(case: tuple[str, int, int]) -> Mapping[str, int]:
    """The time and the memory that many pages take, compared with one page."""
    what, number, seed = case
    with wired():
        close(opened(what, 2, seed))
        alone = moves_of(single := opened(what, 1, seed), seed)
        close(single)
        before, pages = kilobytes(), opened(what, number, seed)
        memory = (kilobytes() - before) // number
        times = moves_of(pages, seed)
        close(pages)
    of_one = sum(alone) / len(alone) * (number if what == "one game" else 1)
    return {
        "cases": number,
        SLOWEST: round(1000 * max(times)),
        f"ms a move, {what}": round(1000 * sum(times) / len(times)),
        SHARE: percent(sum(times) / len(times), of_one),
        f"kB a page, {what}": memory,
    }


def opened(what: str, number: int, seed: int) -> list[GameWidget]:
    """Pages of one game (seats and spectators in turn), or of a game each."""
    games = [ttr.new_game("europe", players=5, seed=seed + n) for n in range(1 if what == "one game" else number)]
    seats: tuple[int | None, ...] = (0, 1, 2, 3, 4, None)
    return [
        GameWidget(games[n % len(games)], seat=seats[n % 6 if len(games) == 1 else 0], autosave=False)
        for n in range(number)
    ]


def close(pages: list[GameWidget]) -> None:
    while pages:
        pages.pop().close()


def moves_of(pages: list[GameWidget], seed: int, rounds: int = 60) -> list[float]:
    """Play on all games in turn; the processor time of each move."""
    rng, times = Random(seed), []
    games = list({id(page.game): page.game for page in pages}.values())
    for number in range(max(rounds, 3 * len(games))):
        game = games[number % len(games)]
        action, clock = rng.choice(game.legal_actions()), Clock()
        game.play(action)
        times.append(clock.seconds)
    return times


MANY = Part("pages open at once", many, open_pages, worst=300.0, processes=1, most={SHARE: 200, SLOWEST: 1000})


def long_page(options: Options) -> Iterator[tuple[str, int, int]]:
    for board in ("world", "europe"):
        yield board, options.times(MOVES), options.seed


def use(case: tuple[str, int, int]) -> Mapping[str, int]:
    """One page for this many moves: games one after the other, with all that people do at a page."""
    board, moves, seed = case
    rng, memory = Random(seed), 0
    with wired() as wire:
        page = GameWidget(ttr.new_game(board, players=3, seed=seed), autosave=False, locale="en")
        for number in range(moves):
            if number == moves // 2:
                memory = kilobytes()
            move(page, rng)
        grown = max(0, kilobytes() - memory)
        check(page, wire)
        page.close()
    largest = max(wire.sizes[kind] for kind in ("update", "custom"))
    return {"cases": moves, "bytes, the largest message": largest, "kB grown": grown}


def move(page: GameWidget, rng: Random) -> None:
    """One answered move, and some other messages."""
    controls: Any = page.controls
    if page.game.is_over:
        assert ask(page, "again", sure=True)["ok"]
        return
    if controls["curtain"] is not None:
        assert ask(page, "show", seat=controls["curtain"]["seat"])["ok"]
    for kind, fields in (("log", {"before": rng.randrange(3000)}), ("ping", {}), ("hint", {}), ("lack", {"route": 0})):
        if rng.random() < 0.05:
            known = page.game.board.routes
            ask(page, kind, **({"route": rng.choice(known).id} if fields == {"route": 0} else fields))
    legal: Any = page.prompt["moves"]
    assert ask(page, "play", move=rng.randrange(len(legal)))["ok"]
    if page.controls["undo"] and rng.random() < 0.2:
        assert ask(page, "undo")["ok"]


def check(page: GameWidget, wire: type[Wire]) -> None:
    """The page's log is that of the game, and its memory of answers is bounded."""
    assert len(page.log) == len(page.game.events)
    assert len(page._dispatcher._answers) <= 64
    assert wire.sizes["custom"] > 0


LONG = Part(
    "a page for 2,000 moves",
    long_page,
    use,
    worst=600.0,
    most={"bytes, the largest message": MESSAGE, "kB grown": 10_000},
)
