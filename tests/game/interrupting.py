"""Interrupting games: at a chosen line or opcode, or by a signal at any moment; and what must hold afterwards."""

import gc
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import ttr_widget as ttr
from tests.contract.games import one_of
from ttr_widget import Game
from ttr_widget.loading import load_text
from ttr_widget.save import save_text
from ttr_widget.session.session import Session

PACKAGE = str(Path(ttr.__file__).parent) + os.sep
Act = Callable[[Game], object]


def interrupted(act: Callable[[], object], number: int, *, opcodes: bool, error: type[BaseException]) -> bool:
    """Run ``act`` and raise ``error`` at the line (or opcode) of the package with this number; was there one?"""
    left = number

    def local(frame: Any, event: str, _: object) -> Any:
        nonlocal left
        if event == ("opcode" if opcodes else "line"):
            left -= 1
            if left == 0:
                raise error("interrupted")
        return local

    def enter(frame: Any, event: str, _: object) -> Any:
        if not frame.f_code.co_filename.startswith(PACKAGE):
            return None
        frame.f_trace_opcodes = opcodes
        return local

    sys.settrace(enter)
    try:
        act()
    except (error, ttr.GameBroken):
        return True
    finally:
        sys.settrace(None)
    return False


@dataclass(frozen=True)
class Facts:
    """Everything that a game says of itself."""

    state: Any
    history: Any
    undone: Any
    events: Any
    legal: Any

    @classmethod
    def of(cls, game: Game) -> "Facts":
        return cls(game.state, game.history, game.undone, game.events, tuple(game.legal_actions()))


class Page:
    """Stands for a page: it follows the news of a session, and keeps the events that it has heard of."""

    def __init__(self, game: Game) -> None:
        self.session = Session.of(game)
        self.events = list(game.events)
        self.session.watch(self.hear)

    def hear(self, news: str) -> None:
        last = self.session.last
        if news == "played" and last is not None:
            self.events.extend(last.events)
        elif news != "settings":
            self.events = list(self.session.game.events)


def check_whole(game: Game, *allowed: Facts, thorough: bool = True) -> None:
    """The game stands where one of these facts says, and can be played on."""
    now = Facts.of(game)
    assert now in allowed, "the game stands between two positions"
    assert bool(now.legal) != game.is_over
    if thorough:
        again = load_text(save_text(game))
        assert (again.state, again.history, again.events) == (now.state, now.history, now.events)
    twin = game.copy()
    if now.legal:
        twin.play(now.legal[-1])
        assert twin.history == (*now.history, now.legal[-1])
        assert twin.undo() == now.legal[-1]
        assert twin.state == now.state
    while twin.history and thorough:
        twin.undo()


def games(board: str, players: int, seed: int = 3) -> Iterator[Game]:
    """Games of a board, before actions of all kinds, each with something undone."""
    rng, kinds = Random(seed), set()
    game = ttr.new_game(board, players=players, seed=seed)
    while not game.is_over:
        kind = one_of(rng, sorted({action.type for action in game.legal_actions()}))
        action = one_of(rng, [one for one in game.legal_actions() if one.type == kind])
        if game.history and (kind not in kinds or game.state.turns_left == 1):
            kinds.add(kind)
            twin = game.copy()
            twin.play(action)
            if not twin.is_over:
                twin.play(twin.legal_actions()[0])
                twin.undo()
            twin.undo()
            yield twin
        game.play(action)


def redo(game: Game) -> None:
    game.redo()


def undo(game: Game) -> None:
    game.undo()


def play(game: Game) -> None:
    game.play(game.undone[-1])


def play_text(game: Game) -> None:
    game.play(game.undone[-1].text())


def copy(game: Game) -> None:
    game.copy().play(game.undone[-1])


def at(game: Game) -> None:
    game.at(game.moment.number // 2).copy()


def far(game: Game) -> None:
    game.go_to(0)


ACTS: dict[str, Act] = {act.__name__: act for act in (play, play_text, undo, redo, copy, at, far)}


def check_everywhere(
    game: Game,
    act: Act,
    *,
    opcodes: bool = False,
    first: int = 1,
    step: int = 1,
    page: bool = False,
    error: type[BaseException] = KeyboardInterrupt,
) -> int:
    """Interrupt an act at every place of the package, on a fresh copy each time; returns the number of interrupts."""
    before = Facts.of(game)
    done = twin_of(game)
    act(done)
    after = Facts.of(done)
    number = first
    while True:
        twin = twin_of(game)
        seen = Page(twin) if page else None
        if not interrupted(partial(act, twin), number, opcodes=opcodes, error=error):
            return (number - first) // step
        check_whole(twin, before, after, thorough=number % 40 == 1)
        if seen is not None and not twin.is_over:
            twin.play(twin.legal_actions()[0])
            assert tuple(seen.events) == twin.events, "the page missed something"
        number += step


def twin_of(game: Game) -> Game:
    """A copy that can redo what the game can."""
    twin = game.copy()
    twin.moment = game.moment.moved(game.moment.number)
    return twin


class Alarm:
    """Raises ``KeyboardInterrupt`` by a real signal, at a random moment while it is armed."""

    def __init__(self, rng: Random, most: float) -> None:
        self.rng = rng
        self.most = most
        self.armed = False

    def __enter__(self) -> "Alarm":
        # Python ignores an interrupt in a callback of the garbage collector.
        gc.collect()
        gc.disable()
        self._old = signal.signal(signal.SIGALRM, self._ring)
        return self

    def __exit__(self, *_: object) -> None:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, self._old)
        gc.enable()

    def _ring(self, *_: object) -> None:
        if self.armed:
            self.armed = False
            raise KeyboardInterrupt

    def interrupts(self, act: Callable[[], object]) -> bool:
        """Repeat an act until it is interrupted; false if a signal came too late."""
        try:
            self.armed = True
            signal.setitimer(signal.ITIMER_REAL, 1e-6 + self.rng.random() * self.most)
            act()
            self.armed = False
        except KeyboardInterrupt:
            return True
        return False


def check_signals(board: str, players: int, seed: int, interrupts: int) -> int:
    """Play, undo and redo at random while signals interrupt; returns how often they did."""
    rng = Random(seed)
    game = ttr.new_game(board, players=players, seed=seed)
    page = Page(game)
    hits = 0
    with Alarm(rng, 2e-4) as alarm:
        began = time.monotonic()
        while hits < interrupts:
            assert time.monotonic() - began < 0.05 * interrupts + 60, "no signal arrives"
            acts: list[Act] = [play_first(rng)] if not game.is_over else []
            acts += [undo] * bool(game.history) + [redo] * bool(game.undone)
            act = one_of(rng, acts) if game.is_over or rng.random() < 0.3 else acts[0]
            before, twin = Facts.of(game), twin_of(game)
            act_rng = rng.getstate()
            act(twin)
            after = Facts.of(twin)
            rng.setstate(act_rng)
            if alarm.interrupts(partial(act, game)):
                hits += 1
                check_whole(game, before, after, thorough=hits % 50 == 1)
            else:
                assert Facts.of(game) == after
                assert tuple(page.events) == game.events, "the page missed something"
    return hits


def play_first(rng: Random) -> Act:
    chance = rng.random()

    def play_some(game: Game) -> None:
        legal = game.legal_actions()
        game.play(legal[int(chance * len(legal))])

    return play_some
