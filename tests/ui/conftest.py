"""The page in a real browser, connected to the real Python half without a notebook."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

import ttr_widget as ttr
from tools.browser import chromium
from ttr_widget.game import Game
from ttr_widget.page.traits import Traits
from ttr_widget.widget import GameWidget

from .player import no_template_shows

ROOT = Path(__file__).parents[2]
STATIC = Path(ttr.__file__).parent / "widget" / "static"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"]
TRAITS = tuple(field.name for field in fields(Traits))
OPEN = """async ([esm, css, sent, drops_none]) => {
  // The comm of the static site makes `undefined` of None.
  const bare = (value) => {
    if (value === null) return undefined;
    if (Array.isArray(value)) return value.map(bare);
    if (typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, bare(part)]));
  };
  const arrived = (value) => drops_none ? bare(value) : value;
  const state = arrived(sent);
  document.head.append(Object.assign(document.createElement('style'), { textContent: css }));
  const module = await import(URL.createObjectURL(new Blob([esm], { type: 'text/javascript' })));
  const heard = {};
  const tell = (name, ...rest) => (heard[name] ?? []).slice().forEach((listener) => listener(...rest));
  window.sent = [];
  window.state = state;
  window.push = (sent) => {
    const changes = arrived(sent);
    Object.assign(state, changes);
    for (const name of Object.keys(changes)) tell('change:' + name);
  };
  const model = {
    get: (name) => state[name], set() {}, save_changes() {},
    on: (name, listener) => (heard[name] ??= []).push(listener),
    off: (name, listener) => { heard[name] = (heard[name] ?? []).filter((one) => listener && one !== listener); },
    send: async (message) => {
      window.sent.push(message);
      const said = await window.toPython(message);
      if (!said) return;
      window.push(said.changes);
      tell('msg:custom', arrived(said.answer));
    },
  };
  const el = document.body.appendChild(document.createElement('div'));
  window.closeWidget = module.default.render({ model, el, signal: new AbortController().signal });
}"""

expect.set_options(timeout=30_000)  # allow for slow machines


class Table:
    """A game on a page: the page's messages reach a real widget, and its traits come back."""

    braces = False
    """Do the names on the page contain braces?"""
    finger = False
    """Is the map tapped instead of clicked?"""

    def __init__(
        self,
        page: Page,
        game: Game,
        *,
        drops_none: bool = False,
        kind: type[GameWidget] = GameWidget,
        **wishes: Any,
    ) -> None:
        self.page = page
        self.widget = kind(game, **wishes)
        self.deaf = False
        """Does Python receive nothing, as after a restart?"""
        self.errors: list[str] = []
        self._changes: dict[str, Any] = {}
        self.widget.observe(lambda change: self._changes.update(self.widget.get_state(change.name)), TRAITS)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.goto("about:blank")
        page.expose_function("toPython", self._hear)
        # Traits in serialized form, not as Python has them.
        state = self.widget.get_state(TRAITS)
        source = [(STATIC / name).read_text(encoding="utf-8") for name in ("widget.js", "widget.css")]
        page.evaluate(OPEN, [*source, state, drops_none])
        page.wait_for_selector(".ttr-map[data-drawn]")

    def _hear(self, message: dict[str, Any]) -> dict[str, Any] | None:
        if self.deaf:
            return None
        answer = self.widget._dispatcher.answer(message)
        return {"answer": answer, "changes": self.changes()}

    def changes(self) -> dict[str, Any]:
        """What has changed since the last call."""
        changes, self._changes = self._changes, {}
        return changes

    def push(self) -> None:
        """Send to the page what was done in Python."""
        self.page.evaluate("changes => push(changes)", self.changes())

    @property
    def game(self) -> Game:
        return self.widget.game

    def where(self, kind: str, id: str) -> dict[str, float]:
        """The screen position of a route or a city."""
        spot: dict[str, float] = self.page.evaluate(
            """target => {
              const { show, where } = document.querySelector('.ttr-map')._ttr;
              show(target);
              return where(target);
            }""",
            {"kind": kind, "id": id},
        )
        return spot

    def click(self, kind: str, id: str) -> None:
        """Click a route or a city on the map."""
        spot = self.where(kind, id)
        self.page.mouse.click(spot["x"], spot["y"])

    def seq(self) -> int:
        """The number of the state that the page shows."""
        return int(self.page.get_attribute(".ttr-root", "data-seq") or 0)

    def settle(self, before: int) -> None:
        """Wait until the page shows a newer state."""
        self.page.wait_for_function("seq => Number(document.querySelector('.ttr-root').dataset.seq) > seq", arg=before)


@pytest.fixture(autouse=True)
def _bots_answer_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without threads: here the page hears of changes only with an answer, so a bot's move must be made by then."""
    monkeypatch.setattr("ttr_widget.session.session.has_threads", lambda: False)
    monkeypatch.setattr("ttr_widget.page.dispatch.PACES", (0.0,) * 4)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Closed after each file: an open browser keeps an event loop running in this process, which breaks other tests."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def open_page(browser: Browser) -> Iterator[Any]:
    """Opens a game on a page; fails at the end if the page has reported an error."""
    tables: list[Table] = []

    def open_table(
        game: Game, width: int = 1300, touch: bool = False, height: int = 1000, braces: bool = False, **wishes: Any
    ) -> Table:
        context = browser.new_context(viewport={"width": width, "height": height}, has_touch=touch)
        page = context.new_page()
        page.set_default_timeout(30_000)
        tables.append(Table(page, game, **({"speed": 0} | wishes)))
        tables[-1].braces = braces
        return tables[-1]

    yield open_table
    for table in tables:
        assert table.errors == []
        if not table.braces:
            no_template_shows(table.page)
        assert table.page.evaluate("document.querySelectorAll('.ttr-alarm').length") == 0 or table.deaf
        table.widget.close()
        table.page.context.close()
