"""The widget in a real JupyterLab in a real Chromium: how quick it is, what it sends, what it keeps.

Everything is a ratio to something bare that was measured in the same run, on the same page: a click to
a click on ``ipywidgets.Button``, the first picture to a plotly figure of the same board.  Bytes are those of whole
frames of the kernel's socket, with the headers that Jupyter adds.  Only how soon a lost kernel is noticed is told in
seconds: what is waited for there is Jupyter.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from random import Random
from typing import Any

from playwright.sync_api import Page, WebSocket

import ttr_widget as ttr
from benchmarks.jupyter import Lab, jupyterlab

WATCH = """() => {
  const bench = (window.bench = { from: 0, took: null });
  document.addEventListener('pointerup', (event) => { bench.from = event.timeStamp; bench.took = null; }, true);
  const seen = () => { if (bench.from) { bench.took = performance.now() - bench.from; bench.from = 0; } };
  const root = document.querySelector('.ttr-root');
  // It is written at every drawing, also when the page only says that it has sent something.
  const newer = (news) => { if (news.some((one) => one.oldValue !== root.dataset.seq)) seen(); };
  new MutationObserver(newer).observe(
    root, { attributes: true, attributeOldValue: true, attributeFilter: ['data-seq'] });
  const button = document.querySelector('.bare-button');
  new MutationObserver(seen).observe(button, { childList: true, characterData: true, subtree: true });
}"""
SHOW = """async ([cell, ready]) => {
  const app = window.jupyterapp, book = app.shell.currentWidget.content;
  for (const old of document.querySelectorAll(ready)) old.setAttribute('data-old', '1');
  book.activeCellIndex = cell;
  const there = () => document.querySelector(ready.split(',').map((one) => `${one}:not([data-old])`).join(','));
  const from = performance.now();
  void app.commands.execute('notebook:run-cell');
  while (!there()) await new Promise((next) => requestAnimationFrame(next));
  return performance.now() - from;
}"""
GONE = """async (how) => {
  const { kernel } = window.jupyterapp.shell.currentWidget.sessionContext.session;
  const from = performance.now();
  if (how === 'restart') void kernel.restart();
  else void kernel.requestExecute({ code: 'import os, signal; os.kill(os.getpid(), signal.SIGKILL)' });
  const until = async (reached) => {
    while (!reached() && performance.now() - from < 30_000) await new Promise((next) => setTimeout(next, 20));
    return performance.now() - from;
  };
  const took = await until(() => document.querySelector('.ttr-root[data-offline="1"] .ttr-alarm'));
  // Only a kernel that is there again can be shut down.
  await until(() => kernel.status === 'idle' && kernel.connectionStatus === 'connected');
  return took;
}"""
MOST_QUESTIONS = 2000


class Wire:
    """What the kernel sends to one page: the frames that carry messages of widgets, with their size."""

    def __init__(self, page: Page) -> None:
        self.sizes: list[int] = []
        """Of the messages that change the game's widget since the last :meth:`take`."""
        self.all = 0
        """How many messages of widgets came, answers too."""
        self.state: dict[str, Any] = {}
        page.on("websocket", self._opened)

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._heard)

    def _heard(self, frame: str | bytes) -> None:
        if isinstance(frame, str):
            return
        places = [int.from_bytes(frame[8 * n : 8 * n + 8], "little") for n in range(1, frame[0] + 1)]
        parts = [frame[start:end] for start, end in pairwise(places)]
        if not json.loads(parts[1])["msg_type"].startswith("comm_"):
            return
        self.all += 1
        data = json.loads(parts[4]).get("data", {})
        changes = data.get("state", {})
        if "prompt" in changes or "view" in changes:
            self.state |= changes
            if data.get("method") == "update" and "board" not in changes:
                self.sizes.append(len(frame))

    def take(self) -> list[int]:
        """The sizes since the last time."""
        sizes, self.sizes = self.sizes, []
        return sizes


class Seat:
    """Somebody who plays by clicking: a draw, a route on the map, or whatever is asked."""

    def __init__(self, page: Page, wire: Wire, seed: int = 1) -> None:
        self.page, self.wire, self.rng = page, wire, Random(seed)
        self.times: list[float] = []

    @property
    def seq(self) -> int:
        return int(self.page.get_attribute(".ttr-root", "data-seq") or 0)

    @property
    def over(self) -> bool:
        return bool(self.wire.state["prompt"]["over"])

    def wait(self) -> None:
        """Until it is our turn, or the end."""
        self.page.wait_for_selector(".ttr-asked.ttr-mine, .ttr-end, .ttr-sheet")
        # The socket is heard in this process a little later than by the page.
        self.page.wait_for_timeout(40)

    def answer(self) -> None:
        """One answer, timed if it is a single click."""
        if self.over:  # the others have ended it
            return
        page, prompt, before = self.page, self.wire.state["prompt"], self.seq
        if prompt["kind"] in ("turn", "draw") and (place := self._place()):
            self._timed(place)
        elif prompt["kind"] == "keep":
            for offer in page.locator(".ttr-offer").all():
                offer.click()
            page.locator(".ttr-choice .ttr-main").first.click()
        elif prompt["kind"] in ("pieces", "passengers"):
            page.locator(".ttr-choice .ttr-main").first.click()
        else:
            page.locator(".ttr-choice .ttr-main, .ttr-choice button").first.click()
        page.wait_for_function("n => Number(document.querySelector('.ttr-root').dataset.seq) > n", arg=before)

    def _place(self) -> tuple[float, float] | None:
        """Where to click: a route that can be paid in one way only, or a deck, or an open card."""
        routes = single_claims(self.wire.state)
        if routes and self.rng.random() < 0.7:
            where = "target => document.querySelector('.ttr-map')._ttr.where(target)"
            spot = self.page.evaluate(where, {"kind": "route", "id": self.rng.choice(routes)})
            return spot["x"], spot["y"]
        picks = self.page.locator(".ttr-display [data-deck]:not([data-deck=tickets]) .ttr-can, [data-slot] .ttr-can")
        if not picks.count():
            return None
        box = picks.first.bounding_box()
        return (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) if box else None

    def _timed(self, place: tuple[float, float]) -> None:
        self.page.mouse.click(*place)
        took = self.page.wait_for_function(
            "window.bench.took || (document.querySelector('.ttr-choice .ttr-option, .ttr-refusal') && 'other')"
        ).json_value()
        if took != "other":
            self.times.append(float(took))
        elif self.page.locator(".ttr-choice .ttr-option").count():
            # Something else lies there too, and it is asked which is meant.
            self.page.locator(".ttr-choice .ttr-option").first.click()
        else:
            self.page.locator(".ttr-display .ttr-can").first.click()


def single_claims(state: dict[str, Any]) -> list[str]:
    """The routes that can be claimed by one click."""
    board = state["board"]["routes"]
    found = []
    for move in state["prompt"]["moves"]:
        for route, more, *_ in move.get("rows", ()) if move["kind"] == "claim" else ():
            if not more:
                found.append(board[route]["id"])
    return found


def timed_click(page: Page, place: tuple[float, float]) -> float:
    """Milliseconds from a click to the change that it brings."""
    page.mouse.click(*place)
    return float(page.wait_for_function("window.bench.took").json_value())


def line(name: str, value: float, target: float, unit: str, also: str) -> str:
    """One result."""
    return (
        f"{name}: {value:.2f}{unit} (target at most {target:g}{unit}: {'ok' if value <= target else 'MISSED'}); {also}"
    )


def spread(times: Sequence[float]) -> tuple[float, float]:
    """Median and 95th percentile."""
    ranked = sorted(times)
    return statistics.median(ranked), ranked[min(len(ranked) - 1, len(ranked) * 95 // 100)]


@contextmanager
def table(lab: Lab, board: str, players: int) -> Iterator[tuple[Page, Wire, Seat]]:
    """A page with a game: one of the players clicks, the others are bots."""
    cells = [
        "import ipywidgets, ttr_widget as ttr\n"
        f"game = ttr.new_game({board!r}, players={players}, seed=11)\n"
        "button = ipywidgets.Button(description='0'); button.add_class('bare-button')\n"
        "button.on_click(lambda _: setattr(button, 'description', str(int(button.description) + 1)))\n"
        f"bots = dict.fromkeys(range(1, {players}), 'greedy')",
        "button",
        "ttr.GameWidget(game, seat=0, bots=bots, speed=0)",
    ]
    wires: list[Wire] = []
    with lab.notebook(cells, height=1500, before=lambda page: wires.append(Wire(page))) as page:
        page.evaluate("void window.jupyterapp.commands.execute('application:toggle-left-area')")
        page.wait_for_selector(".ttr-map[data-drawn]")
        page.evaluate(WATCH)
        yield page, wires[0], Seat(page, wires[0])


def clicks(lab: Lab, wanted: int) -> None:
    """Click to redraw, the bare button in turns with the game."""
    with table(lab, "europe", 2) as (page, _, seat):
        bare: list[float] = []
        box = page.locator(".bare-button").bounding_box()
        assert box is not None, "the button is on the page"
        while len(seat.times) < wanted and not seat.over:
            # Both find a kernel and a page that have nothing else to do, and JupyterLab in their own cell already, as
            # one who plays on does: to go to another cell takes it longer than a click does.
            seat.wait()
            timed_click(page, (box["x"] + 20, box["y"] + 10))
            page.wait_for_timeout(200)
            bare.append(timed_click(page, (box["x"] + 20, box["y"] + 10)))
            page.evaluate("document.querySelector('.ttr-root').focus({ preventScroll: true })")
            page.wait_for_timeout(200)
            seat.answer()
        (ours, late), (theirs, their_late) = spread(seat.times), spread(bare)
        told = f"{ours:.1f} ms against {theirs:.1f} ms, {len(seat.times)} clicks"
        print(line("click to redraw, median, in clicks on a bare button", ours / theirs, 2.0, "", told))
        told = f"{late:.1f} ms against {their_late:.1f} ms"
        print(line("click to redraw, 95th percentile, likewise", late / their_late, 2.0, "", told))


def memory(page: Page) -> tuple[float, int]:
    """The JavaScript heap in megabytes and the number of nodes, after rubbish has been collected."""
    session = page.context.new_cdp_session(page)
    for _ in range(3):
        session.send("HeapProfiler.collectGarbage")
        page.wait_for_timeout(150)
    session.send("Performance.enable")
    found = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    session.detach()
    return found["JSHeapUsedSize"] / 1e6, int(found["Nodes"])


def moves(lab: Lab, board: str, *, remember: bool = False) -> None:
    """A whole game with as many players as there can be: the bytes of each move; and what the page keeps."""
    players = ttr.variant(board).board.players[1]
    with table(lab, board, players) as (page, wire, seat):
        kept: dict[int, tuple[float, int]] = {}
        wire.take()
        start, heard, sizes = seat.seq, wire.all, list[int]()
        for _ in range(MOST_QUESTIONS):
            seat.wait()
            sizes += wire.take()
            done = seat.seq - start
            for mark in (20, 200):
                if remember and done >= mark and mark not in kept:
                    kept[mark] = memory(page)
            if seat.over:
                break
            seat.answer()
        middle, late = spread(sizes)
        actions = seat.seq - start
        told = (
            f"95 % {late:,} bytes, most {max(sizes):,}; {actions} actions, {len(sizes) / actions:.2f} messages each "
            f"({(wire.all - heard) / actions:.2f} with answers)"
        )
        print(line(f"{board} with {players}, bytes of a move's message, median", middle / 1000, 2.0, " kB", told))
        if len(kept) == 2:
            (early, few), (much, many) = kept[20], kept[200]
            told = f"{much:.1f} MB against {early:.1f} MB"
            print(line("JavaScript heap after 200 actions, in those after 20", much / early, 1.1, "", told))
            print(line("nodes of the page, likewise", many / few, 1.1, "", f"{many:,} against {few:,}"))


def pictures(lab: Lab, board: str, times: int) -> None:
    """From running a cell to the first picture, on one page, in turns; the first time is told apart."""
    cells = [
        f"import plotly.graph_objects as go, ttr_widget as ttr\ngame = ttr.new_game({board!r}, players=2, seed=11)",
        "game.figure(seat=0).show()",
        "go.FigureWidget(game.figure(seat=0))",
        "ttr.GameWidget(game, seat=0, bots={1: 'greedy'}, speed=0)",
    ]
    shapes = ".js-plotly-plot .shapelayer path"
    ready = {
        1: ".jp-RenderedPlotly .shapelayer path",
        2: f".jp-OutputArea-output:not(.jp-RenderedPlotly) {shapes}",
        3: ".ttr-map[data-drawn]",
    }
    # The very first one each on a page and in a kernel of its own, which share nothing.
    first: dict[int, float] = {}
    for cell in (1, 3):
        with lab.notebook(cells, height=1500, run=1) as page:
            first[cell] = float(page.evaluate(SHOW, [cell, ready[cell]]))
    took: dict[int, list[float]] = {cell: [] for cell in ready}
    with lab.notebook(cells, height=1500, run=1) as page:
        for number in range(times + 1):
            for cell, what in ready.items():
                milliseconds = float(page.evaluate(SHOW, [cell, what]))
                page.wait_for_timeout(400)
                if number:  # the first time warms up
                    took[cell].append(milliseconds)
    shown, figure, ours = (statistics.median(took[cell]) for cell in ready)
    told = f"{ours:.0f} ms against {shown:.0f} ms; a FigureWidget takes {figure:.0f} ms"
    print(line(f"{board}, first picture, in those of fig.show()", ours / shown, 1.5, "", told))
    told = f"{first[3]:.0f} ms against {first[1]:.0f} ms"
    print(
        line(
            f"{board}, first picture on a fresh page with a fresh kernel, likewise", first[3] / first[1], 1.5, "", told
        )
    )


def losses(lab: Lab, times: int) -> None:
    """From a kernel's restart or death to the words that say so on the page, which nobody touches."""
    for how in ("restart", "death"):
        took = []
        for _ in range(times):
            with table(lab, "usa", 2) as (page, _, seat):
                seat.wait()
                took.append(float(page.evaluate(GONE, how)) / 1000)
        told = f"{statistics.median(took):.1f} s in the middle of {times}"
        print(line(f"a kernel's {how} is said on the page, at most after", max(took), 5.0, " s", told))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--clicks", type=int, default=60)
    parser.add_argument("--pictures", type=int, default=5)
    parser.add_argument("--boards", default="world,europe,germany,berlin,usa")
    parser.add_argument("--losses", type=int, default=3)
    parser.add_argument("--only", default="clicks,moves,pictures,losses", help="of clicks, moves, pictures, losses")
    options = parser.parse_args()
    print(f"{os.cpu_count()} cores; busy processes before: {os.getloadavg()[0]:.1f} (over the last minute)")
    wanted = options.only.split(",")
    with jupyterlab() as lab:
        if "clicks" in wanted:
            clicks(lab, options.clicks)
        for number, board in enumerate(options.boards.split(",") if "moves" in wanted else ()):
            moves(lab, board, remember=number == 0)
        if "pictures" in wanted:
            pictures(lab, "europe", options.pictures)
        if "losses" in wanted:
            losses(lab, options.losses)


if __name__ == "__main__":
    main()
