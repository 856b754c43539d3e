"""Dropped frames of the animations: twenty moves of bots, shown at the normal pace in a real Chromium.

A frame counts as dropped if the browser draws the next one more than 25 milliseconds later. Only frames during an
animation are counted; the same page at rest is measured too, because a busy machine drops frames by itself. Software
drawing without a graphics card, as on a build machine, is the worst case.
"""

from __future__ import annotations

import argparse
from random import Random
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

import ttr_widget as ttr
from tests.ui.conftest import FLAGS, Tab, Table
from tools.browser import chromium

LATE = 25
"""Milliseconds from one frame to the next."""
REST = 5000
"""Milliseconds at rest after the last move."""
WATCH = """() => {
  const root = document.querySelector('.ttr-root');
  window.gaps = { moving: [], still: [] };
  let [before, kind] = [0, ''];
  const frame = (now) => {
    const next = root.dataset.busy === '1' ? 'moving' : 'still';
    if (before && kind === next) window.gaps[kind].push(now - before);
    [before, kind] = [now, next];
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""
PLAYERS = ["Ada", "Grace", "Maria"]


class Smoothness(NamedTuple):
    """Times between frames, in milliseconds."""

    gaps: list[float]

    def __str__(self) -> str:
        late = sum(gap > LATE for gap in self.gaps)
        share = 100 * late / max(1, len(self.gaps))
        return f"{len(self.gaps)} frames, {late} late ({share:.1f} %), the longest {max(self.gaps, default=0.0):.0f} ms"


def smoothness(browser: Browser, moves: int, board: str = "europe", seed: int = 5) -> tuple[Smoothness, Smoothness]:
    """Show some moves from the middle of a game between planners: the frames while they move, and at rest."""
    whole = ttr.new_game(board, players=PLAYERS, seed=seed)
    ttr.bots.play(whole, ["planner"] * len(PLAYERS), Random(seed))
    first = (len(whole.history) - moves) // 2
    game = whole.at(first).copy()
    context = browser.new_context(viewport={"width": 1010, "height": 650})
    page = context.new_page()
    table = Table(Tab(page), game, seat=None, speed=2)
    page.evaluate(WATCH)
    for action in whole.history[first : first + moves]:
        game.play(action)
        table.push()
        page.wait_for_timeout(50)
        page.wait_for_function("!document.querySelector('.ttr-root').dataset.busy", polling=100)
    page.wait_for_timeout(REST)
    gaps: dict[str, list[float]] = page.evaluate("window.gaps")
    table.widget.close()
    context.close()
    # What is measured at rest follows the last move.
    return Smoothness(gaps["moving"]), Smoothness(gaps["still"][-REST // 17 :])


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=20)
    given = parser.parse_args()
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=FLAGS)
        for board in ("europe", "world"):
            moving, still = smoothness(browser, given.moves, board)
            print(f"{board}, {given.moves} moves with animations: {moving}; the page at rest: {still}")
        browser.close()


if __name__ == "__main__":
    main()
