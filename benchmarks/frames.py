"""Dropped frames of the animations: twenty moves of bots, shown at the normal pace in a real Chromium.

A frame counts as dropped if the browser draws the next one more than 25 milliseconds later. Only frames during an
animation are counted. Software drawing without a graphics card, as on a build machine, is the worst case.
"""

from __future__ import annotations

import argparse
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright

import ttr_widget as ttr
from tests.ui.conftest import FLAGS, Table
from tools.browser import chromium

LATE = 25
"""Milliseconds from one frame to the next."""
WATCH = """() => {
  const root = document.querySelector('.ttr-root');
  window.gaps = [];
  let before = 0;
  const frame = (now) => {
    const busy = root.dataset.busy === '1';
    if (before && busy) window.gaps.push(now - before);
    before = busy ? now : 0;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""
PLAYERS = ["Ada", "Grace", "Maria"]


class Smoothness(NamedTuple):
    """The frames of some moves."""

    moves: int
    frames: int
    late: int
    worst: float

    @property
    def share(self) -> float:
        """The share of late frames, in percent."""
        return 100 * self.late / max(1, self.frames)


def smoothness(browser: Browser, moves: int, board: str = "europe", seed: int = 5, **wishes: Any) -> Smoothness:
    """Show some moves from the middle of a game between planners."""
    whole = ttr.new_game(board, players=PLAYERS, seed=seed)
    ttr.bots.play(whole, ["planner"] * len(PLAYERS), Random(seed))
    first = (len(whole.history) - moves) // 2
    game = whole.at(first).copy()
    context = browser.new_context(viewport={"width": 1010, "height": 650})
    page = context.new_page()
    table = Table(page, game, seat=None, **({"speed": 2} | wishes))
    page.evaluate(WATCH)
    for action in whole.history[first : first + moves]:
        game.play(action)
        table.push()
        page.wait_for_timeout(50)
        page.wait_for_function("!document.querySelector('.ttr-root').dataset.busy", polling=100)
    gaps: list[float] = page.evaluate("window.gaps")
    table.widget.close()
    context.close()
    return Smoothness(moves, len(gaps), sum(gap > LATE for gap in gaps), max(gaps, default=0.0))


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=20)
    given = parser.parse_args()
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=FLAGS)
        for board in ("europe", "world"):
            found = smoothness(browser, given.moves, board)
            print(
                f"{board}, {found.moves} moves with animations: {found.frames} frames, {found.late} of them late "
                f"by more than {LATE} ms ({found.share:.1f} %), the longest {found.worst:.0f} ms"
            )
        browser.close()


if __name__ == "__main__":
    main()
