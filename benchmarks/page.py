"""Speed, traffic and memory of the widget in a real JupyterLab in a real Chromium.

Times are ratios to a baseline measured in the same run on the same page: a click compared with a click on an
``ipywidgets.Button``, the first picture compared with a plotly figure of the same board. Bytes are whole frames on the
kernel's socket, including Jupyter's headers. The time until a lost kernel is noticed is given in seconds, because it
depends on Jupyter.
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
  // It is written on every redraw, also when the page only shows that it has sent something.
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
  // A kernel can be shut down only after it has restarted.
  await until(() => kernel.status === 'idle' && kernel.connectionStatus === 'connected');
  return took;
}"""
WHERE = """target => {
  const { show, where } = document.querySelector('.ttr-map')._ttr;
  show(target);
  return where(target);
}"""
MOST_QUESTIONS = 2000


class Wire:
    """The sizes of the widget messages that the kernel sends to one page."""

    def __init__(self, page: Page) -> None:
        self.sizes: list[int] = []
        """Of the messages that update the game's widget, since the last :meth:`take`."""
        self.all = 0
        """The number of widget messages, including replies."""
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
        """The sizes since the last call."""
        sizes, self.sizes = self.sizes, []
        return sizes


class Seat:
    """A player who clicks: on a card, on a route, or on the answer to a prompt."""

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
        """Wait for our turn or the end of the game."""
        self.page.locator(".ttr-plate.ttr-mine, .ttr-ending").first.wait_for()
        # This process receives the frames a little later than the page.
        self.page.wait_for_timeout(40)

    def answer(self) -> None:
        """Give one answer, timed if it is a single click."""
        if self.over:  # another player ended it
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
            page.locator(".ttr-choice .ttr-main, .ttr-choice button, .ttr-act:enabled").first.click()
        page.wait_for_function("n => Number(document.querySelector('.ttr-root').dataset.seq) > n", arg=before)

    def _place(self) -> tuple[float, float] | None:
        """Where to click: a route with a single payment, a deck, or a face-up card."""
        routes = single_claims(self.wire.state)
        if routes and self.rng.random() < 0.7:
            spot = self.page.evaluate(WHERE, {"kind": "route", "id": self.rng.choice(routes)})
            return spot["x"], spot["y"]
        picks = self.page.locator(".ttr-display [data-deck]:not([data-deck=tickets]) .ttr-can, [data-slot] .ttr-can")
        if not picks.count():
            # No card is left to take: a route with several payments, of which the page chooses one.
            routes = payable(self.wire.state)
            spot = self.page.evaluate(WHERE, {"kind": "route", "id": self.rng.choice(routes)}) if routes else None
            return (spot["x"], spot["y"]) if spot else None
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
            # Several things are at this point, and the page asks which one is meant.
            self.page.locator(".ttr-choice .ttr-option").first.click()
        else:
            self.page.locator(".ttr-display .ttr-can").first.click()


def single_claims(state: dict[str, Any]) -> list[str]:
    """The routes that can be claimed with one click."""
    board = state["board"]["routes"]
    found = []
    for move in state["prompt"]["moves"]:
        for route, more, *_ in move.get("rows", ()) if move["kind"] == "claim" else ():
            if not more:
                found.append(board[route]["id"])
    return found


def payable(state: dict[str, Any]) -> list[str]:
    """All routes that the hand can pay for; the page has them by card, as bits."""
    bits = 0
    for routes in state["prompt"]["payable"].values():
        bits |= int(routes, 16)
    return [route["id"] for number, route in enumerate(state["board"]["routes"]) if bits >> number & 1]


def timed_click(page: Page, place: tuple[float, float]) -> float:
    """Milliseconds from a click to the change on the page."""
    page.mouse.click(*place)
    return float(page.wait_for_function("window.bench.took").json_value())


def line(name: str, value: float, target: float, unit: str, also: str) -> str:
    """One line of the results."""
    return (
        f"{name}: {value:.2f}{unit} (target at most {target:g}{unit}: {'ok' if value <= target else 'MISSED'}); {also}"
    )


def spread(times: Sequence[float]) -> tuple[float, float]:
    """Median and 95th percentile."""
    ranked = sorted(times)
    return statistics.median(ranked), ranked[min(len(ranked) - 1, len(ranked) * 95 // 100)]


@contextmanager
def table(lab: Lab, board: str, players: int) -> Iterator[tuple[Page, Wire, Seat]]:
    """A page with a game in which one player clicks and the others are bots."""
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
        page.locator(".ttr-map[data-drawn]").first.wait_for()
        page.evaluate(WATCH)
        # So that one click builds.
        page.evaluate("localStorage.setItem('ttr-widget.asking', 'never')")
        yield page, wires[0], Seat(page, wires[0])


def clicks(lab: Lab, wanted: int) -> None:
    """Measure click to redraw, alternating between the bare button and the game."""
    with table(lab, "europe", 2) as (page, _, seat):
        bare: list[float] = []
        box = page.locator(".bare-button").bounding_box()
        assert box is not None, "the button is on the page"
        while len(seat.times) < wanted and not seat.over:
            # For both clicks, kernel and page are idle and their cell is active already, as during a game; changing
            # the cell takes JupyterLab longer than a click.
            seat.wait()
            timed_click(page, (box["x"] + 20, box["y"] + 10))
            page.wait_for_timeout(200)
            bare.append(timed_click(page, (box["x"] + 20, box["y"] + 10)))
            page.evaluate("document.querySelector('.ttr-root').focus({ preventScroll: true })")
            page.wait_for_timeout(200)
            seat.answer()
        (ours, late), (theirs, their_late) = spread(seat.times), spread(bare)
        details = f"{ours:.1f} ms against {theirs:.1f} ms, {len(seat.times)} clicks"
        print(line("click to redraw, median, relative to a bare button", ours / theirs, 2.0, "", details))
        details = f"{late:.1f} ms against {their_late:.1f} ms"
        print(line("click to redraw, 95th percentile, likewise", late / their_late, 2.0, "", details))


def memory(page: Page) -> tuple[float, int]:
    """The JavaScript heap in megabytes and the number of DOM nodes, after garbage collection."""
    session = page.context.new_cdp_session(page)
    for _ in range(3):
        session.send("HeapProfiler.collectGarbage")
        page.wait_for_timeout(150)
    session.send("Performance.enable")
    found = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    session.detach()
    return found["JSHeapUsedSize"] / 1e6, int(found["Nodes"])


def moves(lab: Lab, board: str, *, remember: bool = False) -> None:
    """Measure the bytes of each move in a whole game with the most players; optionally the memory of the page."""
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
        details = (
            f"95 % {late:,} bytes, most {max(sizes):,}; {actions} actions, {len(sizes) / actions:.2f} messages each "
            f"({(wire.all - heard) / actions:.2f} with answers)"
        )
        print(line(f"{board} with {players}, bytes of a move's message, median", middle / 1000, 2.0, " kB", details))
        if len(kept) == 2:
            (early, few), (much, many) = kept[20], kept[200]
            details = f"{much:.1f} MB against {early:.1f} MB"
            print(line("JavaScript heap after 200 actions, relative to 20", much / early, 1.1, "", details))
            print(line("DOM nodes, likewise", many / few, 1.1, "", f"{many:,} against {few:,}"))


def pictures(lab: Lab, board: str, times: int) -> None:
    """Measure the time from running a cell to the first picture, alternating on one page."""
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
    # The first picture of each kind is measured on a fresh page with a fresh kernel.
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
                if number:  # the first round is a warm-up
                    took[cell].append(milliseconds)
    shown, figure, ours = (statistics.median(took[cell]) for cell in ready)
    details = f"{ours:.0f} ms against {shown:.0f} ms; a FigureWidget takes {figure:.0f} ms"
    print(line(f"{board}, first picture, relative to fig.show()", ours / shown, 1.5, "", details))
    details = f"{first[3]:.0f} ms against {first[1]:.0f} ms"
    print(
        line(
            f"{board}, first picture on a fresh page with a fresh kernel, likewise",
            first[3] / first[1],
            1.5,
            "",
            details,
        )
    )


def losses(lab: Lab, times: int) -> None:
    """Measure how soon the page reports a kernel's restart or death."""
    for how in ("restart", "death"):
        took = []
        for _ in range(times):
            with table(lab, "usa", 2) as (page, _, seat):
                seat.wait()
                took.append(float(page.evaluate(GONE, how)) / 1000)
        details = f"median of {times}: {statistics.median(took):.1f} s"
        print(line(f"longest time until the page reports a kernel's {how}", max(took), 5.0, " s", details))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--clicks", type=int, default=60)
    parser.add_argument("--pictures", type=int, default=5)
    parser.add_argument("--boards", default="world,europe,germany,berlin,usa")
    parser.add_argument("--losses", type=int, default=3)
    parser.add_argument("--only", default="clicks,moves,pictures,losses", help="any of clicks, moves, pictures, losses")
    options = parser.parse_args()
    print(f"{os.cpu_count()} cores; load average before: {os.getloadavg()[0]:.1f} (last minute)")
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
