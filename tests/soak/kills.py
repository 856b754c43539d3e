"""Kernels that are killed while somebody plays: every answered move must be in the file.

A child plays by the messages of a page and reports each answer; it is killed at a random moment.  Then the game is
continued from the file, first by the parent and at the end by the next child.  On a disk that is full now and then (a
small tmpfs, where one can be mounted) only what was told to be unsaved may be missing.

``python -m tests.soak.kills 30 7 /tmp/folder`` kills 30 times in a row, with seed 7, in this folder.
"""

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

import ttr_widget as ttr
from ttr_widget.page.dispatch import Dispatcher
from ttr_widget.session import evenings
from ttr_widget.session.autosave import Autosave
from ttr_widget.session.session import Session
from ttr_widget.session.viewpoint import Viewpoint

from .part import Options, Part

KILLS = 30
"""Kills in a case."""
_BOARDS = ("europe", "germany", "world", "berlin", "usa")


class Table:
    """A game on a page without a browser: one person and a bot."""

    def __init__(self, folder: Path, rng: Random) -> None:
        self.rng = rng
        found = evenings.unfinished(folder)
        game = found[0].game() if found else ttr.new_game(rng.choice(_BOARDS), ["Ada", "Robot"], rng.randrange(10**6))
        self.session = Session.of(game)
        self.session.seat_bots({1: "random"})
        keeper = Autosave.of(self.session, folder)
        if found:
            keeper.go_on(found[0])
        self.page = Dispatcher(Viewpoint(self.session, 0))
        self.page.traits("another game")
        self.session.watch(self.page.traits)

    def ask(self, kind: str, **fields: Any) -> Any:
        """Send a message and return its answer."""
        return self.page.answer({"type": kind, "seq": self.page.seq, **fields})

    def move(self) -> None:
        """One move of the person or the bot; now and then one is taken back, and a new game begins at its end."""
        if self.session.game.is_over:
            self.session.replace(self.session.game.at(0))
        elif self.session.waits_for_bot:
            self.ask("step")
        elif self.page.viewpoint.may_undo and self.rng.random() < 0.1:
            self.ask("undo")
        else:
            moves = len(self.session.game.legal_actions())
            self.ask("play", move=self.rng.randrange(moves))


def child(folder: Path, seed: int, out: int) -> None:
    """Play until killed; after each answer, report the game as the page knows it."""
    table = Table(folder, Random(seed))
    while True:
        table.move()
        game = table.session.game
        saved = "" if table.session.unsaved else "saved"
        os.write(out, f"{saved};{','.join(action.text() for action in game.history)}\n".encode())


def killed(folder: Path, seed: int, rng: Random, during: Any) -> str:
    """Start a child, kill it at a random moment, and return its last complete report."""
    into, out = os.pipe()
    pid = os.fork()
    if pid == 0:
        try:
            child(folder, seed, out)
        except BaseException:  # nothing of the parent may run in the child
            import traceback

            os.write(2, traceback.format_exc().encode())
        finally:
            os._exit(1)
    os.close(out)
    reports = os.read(into, 65536)
    assert reports, "the child has died by itself"
    end = time.monotonic() + rng.uniform(0, 0.15)
    during()
    os.set_blocking(into, False)
    while time.monotonic() < end or b"\n" not in reports:
        try:
            reports += os.read(into, 65536)
        except BlockingIOError:
            time.sleep(0.0005)
        assert os.waitpid(pid, os.WNOHANG) == (0, 0), "the child has died by itself"
    os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)
    os.set_blocking(into, True)
    while more := os.read(into, 65536):
        reports += more
    os.close(into)
    return reports.decode().rpartition("\n")[0].rpartition("\n")[2]


def check(folder: Path, report: str) -> int:
    """The file holds the reported game, or that and what was answered while the report was on its way."""
    saved, _, told = report.partition(";")
    played = told.split(",") if told else []
    found = [one.game() for one in evenings.every(folder)]
    assert found, "no game can be continued"
    histories = [[action.text() for action in game.history] for game in found]
    missing = len(played) - max(shared(played, actions) for actions in histories)
    # One more message may have been answered: a move, or an undo that takes back some.
    assert not saved or missing <= 3, f"{missing} actions are missing: {played[-5:]}"
    undone = any(game.undone for game in found)
    assert not saved or missing == 0 or undone, f"an answered action is missing: {played[-5:]}"
    return len(played)


def shared(one: list[str], other: list[str]) -> int:
    """How many actions two games have in common from the start."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((number for number, (first, second) in pairs if first != second), min(len(one), len(other)))


def kill(times: int, seed: int, folder: Path, full: bool = False) -> int:
    """Kill this many children in a row; returns the number of actions in the last game."""
    rng, actions = Random(seed), 0
    with tempfile.TemporaryDirectory() as scratch:
        Table(Path(scratch), rng).move()  # reads what every child needs
    ballast = folder.parent / "ballast"
    for number in range(times):
        fill = full and number % 3 == 1
        actions = check(folder, killed(folder, seed + number, rng, (lambda: filled(ballast)) if fill else int))
        ballast.unlink(missing_ok=True)
    table = Table(folder, rng)
    table.move()
    rest = [path.name for path in folder.iterdir() if path.name.endswith(".tmp")]
    assert rest == [], f"temporary files: {rest}"
    return actions


def filled(ballast: Path) -> None:
    """Fill the disk."""
    try:
        with ballast.open("wb", buffering=0) as file:
            while file.write(b"x" * 4096):
                pass
    except OSError:
        pass


# Parts of the long test.


def cases(options: Options) -> Iterator[tuple[int, bool]]:
    """Seed, and whether the disk is full now and then."""
    for number in range(options.times(10)):
        yield options.seed + number * KILLS, bool(number % 2)


def run(case: tuple[int, bool]) -> Mapping[str, int]:
    """Kills in a process of their own, which has no threads and may fork."""
    seed, full = case
    with tempfile.TemporaryDirectory() as place:
        mounted = full and subprocess.run(["mount", "-t", "tmpfs", "-o", "size=256k", "tmpfs", place], check=False,
                                          stderr=subprocess.DEVNULL).returncode == 0  # fmt: skip
        try:
            words = [
                sys.executable,
                "-m",
                "tests.soak.kills",
                str(KILLS),
                str(seed),
                f"{place}/.ttr",
                str(int(mounted)),
            ]
            done = subprocess.run(words, check=False, capture_output=True, text=True, timeout=300)
            assert done.returncode == 0, done.stderr[-3000:]
        finally:
            if mounted:
                subprocess.run(["umount", place], check=True)
    return {"cases": KILLS, "kills on a full disk": KILLS // 3 * mounted}


PART = Part("killed kernels", cases, run, worst=180.0, growth=20.0)

if __name__ == "__main__":
    given = sys.argv[1:]
    kill(int(given[0]), int(given[1]), Path(given[2]), given[3:] == ["1"])
