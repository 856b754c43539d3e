"""Long games, many games, and much undoing: a late move costs no more than an early one, and nothing grows."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random

import ttr_widget as ttr
from ttr_widget.kernel.action import Action
from ttr_widget.widget import GameWidget

from .load import Clock, kilobytes, percent, play_random, wired
from .part import Options, Part

MOVES = 200
"""The first and the last moves of a long game that are compared."""
OPEN = 200
UNDOS = 10_000
FIRST, BEGUN = "% last/first moves", "% last/same moves in a game that begins there"
LATE = "% last/first tenth"
PAGES = {"": "", "seat": ", page", "all": ", page for everybody", "teacher": ", teacher's page"}


def long_games(options: Options) -> Iterator[tuple[int, int, int]]:
    """A seed, how many moves are measured, and how often."""
    for number in range(options.times(3)):
        yield options.seed + 2 + number, min(MOVES, max(20, options.times(MOVES))), options.times(3)


def long_game(case: tuple[int, int, int]) -> Mapping[str, int]:
    """The last moves of a World game of five, compared with its first ones."""
    seed, moves, times = case
    game = ttr.new_game("world", players=5, seed=seed)
    play_random(game, Random(seed), 2000)
    late, actions = game.at(len(game.history) - moves), game.history
    found = {"moves": len(actions)}
    with wired():
        for pages, said in PAGES.items():
            rounds = [
                (
                    time_of(game.at(0), actions[:moves], pages),
                    time_of(late.copy(), actions[-moves:], pages),
                    time_of(begins(late), actions[-moves:], pages),
                )
                for _ in range(times)
            ]
            first, last, begun = map(min, zip(*rounds, strict=True))
            found |= {FIRST + said: percent(last, first), BEGUN + said: percent(last, begun)}
    return found


def begins(game: ttr.Game) -> ttr.Game:
    """A game that begins in this position."""
    return ttr.Game(game.state.draft(), 0)


def time_of(game: ttr.Game, actions: Sequence[Action], pages: str) -> float:
    """The processor time of these moves without a page, or with one for a seat, for all seats, or for a teacher."""
    if not pages:
        return sum_of(game, actions, lambda seat: None)
    page = GameWidget(game, seat=0, teaching=pages == "teacher", autosave=False)
    show = page.show if pages == "all" else lambda seat: None
    time = sum_of(game, actions, show)
    page.close()
    return time


def sum_of(game: ttr.Game, actions: Sequence[Action], show: Callable[[int], None]) -> float:
    clock = Clock()
    for action in actions:
        prompt = game.prompt
        assert prompt is not None
        show(prompt.seat)
        game.view(prompt.seat)
        game.legal_actions()
        game.play(action)
    return clock.seconds


LONG = Part(
    "long World games",
    long_games,
    long_game,
    worst=1200.0,
    most={FIRST + PAGES["seat"]: 130, FIRST + PAGES["all"]: 130} | {BEGUN + said: 130 for said in PAGES.values()},
)
"""Without a page, and on a teacher's, a late move costs more because there is more to it: more open questions, longer
networks, more tickets.  It costs the same in a game that begins in that position, and that is the limit there."""


def many_games(options: Options) -> Iterator[tuple[int, int]]:
    yield options.seed, options.times(OPEN)


def open_games(case: tuple[int, int]) -> Mapping[str, int]:
    """Many whole games open at once, in turn on every board."""
    seed, games = case
    boards = [one.name for one in ttr.boards()]
    play_random(ttr.new_game("world", players=5, seed=seed), Random(seed), 2000)
    before, kept = kilobytes(), list[ttr.Game]()
    for number in range(games):
        kept.append(ttr.new_game(boards[number % len(boards)], players=3, seed=seed + number))
        play_random(kept[-1], Random(seed + number), 2000)
    used = kilobytes() - before
    moves = sum(len(game.history) for game in kept)
    return {"cases": games, "moves": moves, "kB a game": used // games, "bytes a move": 1000 * used // moves}


MANY = Part("games open at once", many_games, open_games, most={"kB a game": 2000})


def undos(options: Options) -> Iterator[tuple[int, int, bool]]:
    """A seed, the number of undos, and whether there is a page."""
    yield options.seed, options.times(UNDOS), False
    yield options.seed, options.times(UNDOS // 5), True


def undo(case: tuple[int, int, bool]) -> Mapping[str, int]:
    """Undo and redo a game again and again, a few moves or many."""
    seed, times, page = case
    game, rng = ttr.new_game("europe", players=3, seed=seed), Random(seed)
    play_random(game, rng, 150)
    length, before = len(game.history), game.state
    with wired():
        widget = GameWidget(game, autosave=False) if page else None
        back_and_forth(game, rng, times // 10)
        early, memory = back_and_forth(game, rng, times // 10), kilobytes()
        back_and_forth(game, rng, times - 3 * (times // 10))
        late, grown = back_and_forth(game, rng, times // 10), max(0, kilobytes() - memory)
        if widget is not None:
            widget.close()
    assert (len(game.history), game.state) == (length, before)
    said = PAGES["seat" if page else ""]
    return {"cases": times, "kB grown": grown} | ({f"{LATE}{said}": percent(late, early)} if early else {})


def back_and_forth(game: ttr.Game, rng: Random, times: int) -> float:
    """Take back this many moves, and play them again; the processor time."""
    clock, left = Clock(), times
    while left > 0:
        some = min(left, rng.choice((1, 1, 1, 2, 5)))
        for _ in range(some):
            game.undo()
        for _ in range(some):
            game.redo()
        left -= some
    return clock.seconds


UNDO = Part(
    "undos", undos, undo, most={LATE: 130, LATE + PAGES["seat"]: 130, "kB grown": 3000}, worst=300.0, processes=1
)
