"""A notebook opened in JupyterLab or Notebook 7, and its widgets."""

from __future__ import annotations

import ast
import json
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page

from tests.ui.player import choose, click

PANEL = "window.jupyterapp.shell.currentWidget"
KERNEL = f"{PANEL}.sessionContext.session.kernel"
READY = f"""() => window.jupyterapp?.shell?.currentWidget?.sessionContext?.session?.kernel?.status === 'idle'
  && {PANEL}.context.isReady"""
FILL = f"""sources => {{
  const book = {PANEL}.content.model.sharedModel;
  book.deleteCellRange(0, book.cells.length);
  book.insertCells(0, sources.map((source) => ({{ cell_type: 'code', source }})));
}}"""
WATCH_KERNEL = f"""() => {{
  window.kernelStates = [];
  {KERNEL}.statusChanged.connect((_, status) => window.kernelStates.push(status));
}}"""
RESTARTED = """() => window.kernelStates.at(-1) === 'idle'
  && window.kernelStates.some((status) => /starting/.test(status))"""
# Not innerText: a cell scrolled far away is not rendered and has none.
RAN = """() => [...document.querySelectorAll('.jp-CodeCell .jp-InputPrompt')].every((a) => /\\d/.test(a.textContent))"""
DO = f"""async ([code, wanted]) => {{
  const done = await {KERNEL}.requestExecute({{ code, silent: true, user_expressions: {{ wanted }} }}).done;
  return done.content;
}}"""
NEWER = """(root, seq) => new Promise((done, fail) => {
  const look = () => Number(root.dataset.seq) > seq && done();
  new MutationObserver(look).observe(root, { attributes: true });
  setTimeout(() => fail(new Error('nothing new after ' + seq + ': ' + root.innerText.slice(0, 400))), 15000);
  look();
})"""
SEEN = """(map, target) => {
  const box = map.getBoundingClientRect();
  if (box.top < 0 || box.bottom > innerHeight) map.scrollIntoView({ block: 'center' });
  map._ttr.show(target);
  const spot = map._ttr.where(target);
  // A bar of the notebook may lie over the map.
  if (map.closest('.ttr-root').contains(document.elementFromPoint(spot.x, spot.y))) return spot;
  map.scrollIntoView({ block: 'center' });
  return map._ttr.where(target);
}"""


class Notebook:
    """The page of a notebook, and its kernel, which is queried without going through the widgets."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def open(self, url: str) -> None:
        """Open the notebook and wait for the kernel."""
        self.page.goto(url)
        self.ready()

    def ready(self) -> None:
        """Wait until the document is loaded and the kernel is idle."""
        self.page.wait_for_function(READY)

    def watch_kernel(self) -> None:
        """Note every state of the kernel from now on: a new kernel may be ready before anybody looks."""
        self.page.evaluate(WATCH_KERNEL)

    def restarted(self) -> None:
        """Wait until the kernel has started again since ``watch_kernel``; close JupyterLab's own message about it."""
        self.page.wait_for_function(RESTARTED)
        for button in self.page.locator(".jp-Dialog button").all():
            button.click()
        self.ready()

    def run(self, *sources: str, widgets: int = 1) -> None:
        """Replace the notebook's contents by these cells and run them all."""
        self.page.evaluate(FILL, list(sources))
        self.command("notebook:run-all-cells")
        for number in range(widgets):
            self.page.locator(".ttr-map[data-drawn]").nth(number).wait_for()
        self.ran()

    def ran(self) -> None:
        """Wait until all cells have run."""
        self.page.wait_for_function(RAN)

    def command(self, name: str, **arguments: Any) -> None:
        """Run a command of the app; its result would contain the whole app, so it is dropped."""
        run = "([name, given]) => void window.jupyterapp.commands.execute(name, given)"
        self.page.evaluate(run, [name, arguments])

    def theme(self, name: str) -> None:
        """Switch JupyterLab to ``Light`` or ``Dark`` and wait for the change."""
        self.command("apputils:change-theme", theme=f"JupyterLab {name}")
        light = str(name == "Light").lower()
        self.page.locator(f'body[data-jp-theme-light="{light}"]').first.wait_for(state="attached")

    def save(self) -> None:
        """Save the notebook and wait until it is saved."""
        self.page.evaluate(f"{PANEL}.context.save().then(() => null)")

    def do(self, code: str) -> None:
        """Run code in the kernel, outside any cell."""
        self._execute(code, "None")

    def ask(self, expression: str) -> Any:
        """The value of an expression in the kernel, passed as JSON."""
        return json.loads(ast.literal_eval(self._execute("import json", f"json.dumps({expression})")))

    def _execute(self, code: str, wanted: str) -> str:
        said = self.page.evaluate(DO, [code, wanted])
        if said["status"] != "ok":
            raise RuntimeError("\n".join(said["traceback"]))
        found = said["user_expressions"]["wanted"]
        if found["status"] != "ok":
            raise RuntimeError("\n".join(found["traceback"]))
        return str(found["data"]["text/plain"])

    def seat(self, name: str = "w", number: int = 0, *, finger: bool = False) -> Seat:
        """The widget with this name in the kernel, at this position in the page."""
        root = self.page.locator(".ttr-root").nth(number)
        return Seat(self.page, root, lambda what: self.ask(f"{name}.{what}"), finger=finger)


class Remote:
    """What the kernel knows about a widget."""

    def __init__(self, ask: Callable[[str], Any]) -> None:
        self._ask = ask
        self._texts: dict[str, str] | None = None

    @property
    def prompt(self) -> dict[str, Any]:
        """The open question."""
        found: dict[str, Any] = self._ask("prompt")
        return found

    @property
    def texts(self) -> dict[str, str]:
        """The messages of the page, in the language of the first call."""
        if self._texts is None:
            self._texts = self._ask("texts")
        return self._texts


class Seat:
    """One widget on a page of any host: what a person sees and clicks."""

    def __init__(self, whole: Page, root: Locator, ask: Callable[[str], Any], *, finger: bool = False) -> None:
        self.whole = whole
        self.finger = finger
        """Is everything tapped instead of clicked?"""
        self.page = root
        """The element of the widget, so that clicks stay inside it."""
        self.ask = ask
        """Evaluates an expression about the widget in the kernel."""
        self.widget = Remote(ask)

    def where(self, kind: str, id: str) -> dict[str, float]:
        """The screen position of a route or a city."""
        spot: dict[str, float] = self.page.locator(".ttr-map").evaluate(SEEN, {"kind": kind, "id": id})
        return spot

    def click(self, kind: str, id: str) -> None:
        """Click (or tap) a route or a city on the map."""
        spot = self.where(kind, id)
        press = self.whole.touchscreen.tap if self.finger else self.whole.mouse.click
        press(spot["x"], spot["y"])

    def tool(self, name: str) -> Locator:
        """The tool which this key (js/src/keys.ts) presses; on a narrow page the tools are in a tab of the sheet."""
        self.tab("more")
        return self.page.locator(f'.ttr-tools [data-key="{name}"]')

    def tab(self, name: str) -> None:
        """Open a tab of the sheet of a narrow page."""
        tab = self.page.locator(f'.ttr-sheettabs [data-tab="{name}"]')
        if tab.count():
            tab.click()

    def list_moves(self) -> None:
        """Open the list of moves."""
        self.tool("log").click()
        self.page.locator('[role="tab"]').last.click()
        self.page.locator(".ttr-move").first.wait_for()

    def seq(self) -> int:
        """The number of the state that the page shows."""
        return int(self.page.get_attribute("data-seq") or 0)

    def settle(self, before: int) -> None:
        """Wait until the page shows a newer state."""
        self.page.evaluate(NEWER, before)

    def play(self, rng: Random, done: Counter[str], most: int = 500, turns: int = 10**6) -> None:
        """Play by clicks whenever it is this seat's turn, to the end of the game or for this many answers."""
        for _ in range(most):
            prompt = self.widget.prompt
            if prompt["over"] or (prompt["mine"] and turns <= 0):
                break
            self.settle(prompt["seq"] - 1)
            if prompt["mine"]:
                click(self, prompt, choose(prompt, rng, done))
                turns -= 1
            self.settle(prompt["seq"])

    def scores(self) -> list[int]:
        """The totals on the end screen."""
        self.page.locator(".ttr-platerow.ttr-won").first.wait_for()
        return [int(str(one.get_attribute("data-total"))) for one in self.page.locator(".ttr-platerow").all()]
