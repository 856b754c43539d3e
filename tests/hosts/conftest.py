"""Real notebooks in a real browser: one server for all tests, one JupyterLab page, kernels reused."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tools.browser import ARGUMENTS, chromium

from . import server
from .notebook import Notebook

OFFLINE = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"
SIZE = {"width": 1400, "height": 1100}
SETUP = """import ttr_widget as ttr
table = dict(seat=0, bots={1: 'greedy'}, speed=0)"""

expect.set_options(timeout=60_000)  # allow for slow machines


@pytest.fixture(scope="session")
def jupyter(tmp_path_factory: pytest.TempPathFactory) -> Iterator[server.Server]:
    """One server per test process."""
    one = server.jupyter(tmp_path_factory.mktemp("notebooks"))
    yield one
    one.stop()


@pytest.fixture(scope="package")
def chrome() -> Iterator[Browser]:
    """Closed after this folder: an open browser keeps an event loop running, which breaks tests of other folders."""
    with sync_playwright() as playwright:
        one = playwright.chromium.launch(executable_path=chromium(), args=[*ARGUMENTS, OFFLINE])
        yield one
        one.close()


class Window:
    """A browser window without network access, which records every attempt."""

    def __init__(self, browser: Browser, **wishes: Any) -> None:
        self.context = browser.new_context(**({"viewport": SIZE} | wishes))
        self.refused: list[str] = []
        """Requests to the network."""
        self.faults: list[str] = []
        """Uncaught errors, with their origin."""
        self.context.on("request", lambda request: self._note(request.url))
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(60_000)
        self.page.on("pageerror", lambda error: self.faults.append(f"{error}\n{error.stack}"))

    @property
    def own_faults(self) -> list[str]:
        """The uncaught errors of our page: a module sent through the comm has this kind of address."""
        return [fault for fault in self.faults if "blob:" in fault]

    def _note(self, url: str) -> None:
        if not url.startswith(("http://127.0.0.1", "ws://127.0.0.1", "data:", "blob:")):
            self.refused.append(url)


@pytest.fixture(scope="package")
def lab_window(chrome: Browser, jupyter: server.Server) -> Iterator[Window]:
    """JupyterLab with one open notebook."""
    one = Window(chrome)
    open_notebook(one, jupyter, "game")
    yield one
    one.context.close()


def open_notebook(one: Window, jupyter: server.Server, name: str) -> Notebook:
    """An empty notebook with a kernel of its own, in this window; its own workspace opens nothing else."""
    server.write_notebook(jupyter.folder / f"{name}.ipynb", "")
    notebook = Notebook(one.page)
    notebook.open(f"{jupyter.url}/lab/workspaces/{name}/tree/{name}.ipynb")
    notebook.command("application:toggle-left-area")
    return notebook


@pytest.fixture
def window(chrome: Browser) -> Iterator[Callable[..., Window]]:
    """Opens additional windows."""
    opened: list[Window] = []

    def another(**wishes: Any) -> Window:
        opened.append(Window(chrome, **wishes))
        return opened[-1]

    yield another
    for one in opened:
        one.context.close()


@pytest.fixture
def lab(lab_window: Window) -> Iterator[Notebook]:
    """The open notebook; fails at the end if there were network requests or uncaught errors."""
    lab_window.faults.clear()
    lab_window.page.evaluate("localStorage.clear()")  # what another test has chosen in a menu
    notebook = Notebook(lab_window.page)
    notebook.do("import ipywidgets\nipywidgets.Widget.close_all()")
    notebook.do(SETUP)
    yield notebook
    assert lab_window.refused == []
    assert lab_window.own_faults == []


@pytest.fixture
def own_lab(chrome: Browser, jupyter: server.Server, request: pytest.FixtureRequest) -> Iterator[Notebook]:
    """A notebook in a window of its own, for tests that kill the kernel: whatever becomes of it, other tests go on."""
    one = Window(chrome)
    name = "".join(letter if letter.isalnum() else "-" for letter in request.node.name)
    notebook = open_notebook(one, jupyter, name)
    notebook.do(SETUP)
    yield notebook
    assert one.refused == []
    assert one.own_faults == []
    one.context.close()
