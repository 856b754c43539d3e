"""The page in a real browser, connected to the real Python half without a notebook."""

from __future__ import annotations

from collections.abc import Callable, Iterator
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
LOAD = """async ([esm, css]) => {
  document.head.append(Object.assign(document.createElement('style'), { textContent: css, id: 'own' }));
  window.ttr = await import(URL.createObjectURL(new Blob([esm], { type: 'text/javascript' })));
  window.closeWidget = window.push = () => {};
  window.sent = window.state = null;
  window.own = () => [...Object.getOwnPropertyNames(window), ...Object.getOwnPropertyNames(document)].sort().join();
  window.names = '';
  window.names = window.own();
}"""
OPEN = """([sent, drops_none]) => {
  // The comm of the static site makes `undefined` of None.
  const bare = (value) => {
    if (value === null) return undefined;
    if (Array.isArray(value)) return value.map(bare);
    if (typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, bare(part)]));
  };
  const arrived = (value) => drops_none ? bare(value) : value;
  const state = arrived(sent);
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
  window.closeWidget = window.ttr.default.render({ model, el, signal: new AbortController().signal });
}"""
CLEAR = """() => {
  // What a test has added to the document, or a person has preferred, would stay.
  if (window.own() !== window.names || window.sent?.some(({ type }) => type === 'prefer')) return false;
  window.closeWidget();
  window.closeWidget = () => {};
  document.activeElement?.blur();
  document.body.replaceChildren();
  document.body.removeAttribute('style');
  document.title = '';
  document.documentElement.removeAttribute('lang');
  document.head.querySelectorAll('style:not(#own)').forEach((style) => style.remove());
  window.scrollTo(0, 0);
  return true;
}"""
"""Closes the widget and leaves nothing behind, if it can."""

expect.set_options(timeout=30_000)  # allow for slow machines


class Tab:
    """A page of the browser.  It is cleared and used for one game after another: loading the module takes longest."""

    def __init__(self, page: Page, address: str = "about:blank") -> None:
        self.page = page
        self.hear: Callable[[dict[str, Any]], dict[str, Any] | None] = lambda message: None
        """Receives the messages of the widget on the page."""
        self.errors: list[str] = []
        page.set_default_timeout(30_000)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.expose_function("toPython", lambda message: self.hear(message))  # noqa: PLW0108 -- it changes
        self.load(address)

    def load(self, address: str) -> None:
        """Go to an empty page and load the module."""
        self.page.goto(address)
        self.page.evaluate(LOAD, [(STATIC / name).read_text(encoding="utf-8") for name in ("widget.js", "widget.css")])

    def clear(self) -> None:
        """Close the widget and leave nothing behind."""
        self.hear = lambda message: None
        self.errors.clear()
        if not self.page.evaluate(CLEAR):
            self.load("about:blank")
        self.page.emulate_media(media="null", color_scheme="null", reduced_motion="null", forced_colors="null")
        self.page.mouse.move(0, 0)


class Tabs:
    """The pages of a browser, with or without a touch screen."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.free: dict[bool, list[Tab]] = {True: [], False: []}

    def take(self, touch: bool, width: int, height: int) -> Tab:
        """A page that nobody uses."""
        if not self.free[touch]:
            self.free[touch].append(Tab(self.browser.new_context(has_touch=touch).new_page()))
        tab = self.free[touch].pop()
        tab.page.set_viewport_size({"width": width, "height": height})
        return tab

    def give_back(self, tab: Tab, touch: bool) -> None:
        """Clear a page for the next game."""
        tab.clear()
        self.free[touch].append(tab)


class Table:
    """A game on a page: the page's messages reach a real widget, and its traits come back."""

    braces = False
    """Do the names on the page contain braces?"""
    finger = False
    """Is the map tapped instead of clicked?"""

    def __init__(
        self,
        tab: Tab,
        game: Game | ttr.Puzzle | ttr.PuzzleSet | ttr.CommentedGame,
        *,
        drops_none: bool = False,
        kind: Callable[..., GameWidget] = GameWidget,
        **wishes: Any,
    ) -> None:
        self.tab = tab
        self.page = tab.page
        self.widget = kind(game, **wishes)
        self.deaf = False
        """Does Python receive nothing, as after a restart?"""
        self._changes: dict[str, Any] = {}
        self._drops_none = drops_none
        self._show()

    def _show(self) -> None:
        """Show the widget on the empty page."""
        self.widget.observe(lambda change: self._changes.update(self.widget.get_state(change.name)), TRAITS)
        self.tab.hear = self._hear
        # Traits in serialized form, not as Python has them.
        self.page.evaluate(OPEN, [self.widget.get_state(TRAITS), self._drops_none])
        self.page.locator(".ttr-map[data-drawn]").first.wait_for()

    @property
    def errors(self) -> list[str]:
        """Uncaught errors of the page."""
        return self.tab.errors

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


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Closed after this folder: an open browser keeps an event loop running, which breaks tests of other folders."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def tabs(browser: Browser) -> Tabs:
    return Tabs(browser)


@pytest.fixture
def open_page(tabs: Tabs) -> Iterator[Any]:
    """Opens a game on a page; fails at the end if the page has reported an error."""
    tables: list[tuple[Table, bool]] = []

    def open_table(
        game: Game, width: int = 1300, touch: bool = False, height: int = 1000, braces: bool = False, **wishes: Any
    ) -> Table:
        table = Table(tabs.take(touch, width, height), game, **({"speed": 0} | wishes))
        tables.append((table, touch))
        table.braces = braces
        return table

    yield open_table
    for table, touch in tables:
        assert table.errors == []
        if not table.braces:
            no_template_shows(table.page)
        assert table.page.evaluate("document.querySelectorAll('.ttr-alarm').length") == 0 or table.deaf
        table.widget.close()
        tabs.give_back(table.tab, touch)
