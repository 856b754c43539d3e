"""Runs notebooks in a real JupyterLab in a real Chromium, with a server of its own."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import nbformat
from playwright.sync_api import Page, sync_playwright

from tools.browser import ARGUMENTS, chromium

ROOT = Path(__file__).parents[1]
_FOLDERS = ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR", "IPYTHONDIR",
            "JUPYTERLAB_SETTINGS_DIR", "JUPYTERLAB_WORKSPACES_DIR")  # fmt: skip
_READY = """async () => {
  const app = window.jupyterapp; if (!app) return false;
  await app.restored;
  const panel = app.shell.currentWidget; if (!panel?.sessionContext) return false;
  await panel.context.ready; await panel.sessionContext.ready;
  const kernel = panel.sessionContext.session?.kernel;
  return kernel?.connectionStatus === 'connected' && kernel.status === 'idle';
}"""
_DONE = """n => [...document.querySelectorAll('.jp-Notebook .jp-CodeCell .jp-InputPrompt')].slice(0, n)
  .every(prompt => /\\[\\d+\\]/.test(prompt.innerText))"""

# Results of commands are not returned, because they contain the whole application.
_RUN = """async (n) => {
  const app = window.jupyterapp, book = app.shell.currentWidget.content;
  for (let cell = 0; cell < n; cell++) {
    book.activeCellIndex = cell;
    await app.commands.execute('notebook:run-cell');
  }
}"""


class Lab:
    """A JupyterLab server with its folder of notebooks, and a browser."""

    def __init__(self, folder: Path, address: str, browser: Any) -> None:
        self.folder, self.address, self.browser = folder, address, browser
        self._made = 0

    @contextmanager
    def notebook(
        self,
        cells: Sequence[str],
        *,
        width: int = 1400,
        height: int = 1100,
        run: int | None = None,
        before: Callable[[Page], object] = lambda page: None,
    ) -> Iterator[Page]:
        """A page with a new notebook of these cells, after running all of them or the first ``run``.

        ``before`` is called with the page while it is still empty. The kernel is shut down at the end of the block.
        """
        self._made += 1
        name = f"book-{self._made}.ipynb"
        book = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in cells])
        book.metadata.kernelspec = {"name": "python3", "display_name": "Python 3", "language": "python"}
        nbformat.write(book, self.folder / name)
        context = self.browser.new_context(viewport={"width": width, "height": height})
        page: Page = context.new_page()
        page.set_default_timeout(60_000)
        before(page)
        try:
            page.goto(f"{self.address}/lab/tree/{name}?reset")
            page.locator(".jp-Notebook .jp-CodeCell").first.wait_for()
            page.wait_for_function(_READY)
            page.evaluate(_RUN, len(cells) if run is None else run)
            page.wait_for_function(_DONE, arg=len(cells) if run is None else run)
            page.wait_for_function(_READY)
            yield page
        finally:
            page.evaluate("window.jupyterapp?.shell.currentWidget?.sessionContext.shutdown()")
            context.close()


@contextmanager
def jupyterlab() -> Iterator[Lab]:
    """A server and a browser, until the end of the block."""
    with tempfile.TemporaryDirectory() as place:
        home = Path(place)
        books = home / "books"
        books.mkdir()
        quiet = home / "JUPYTERLAB_SETTINGS_DIR" / "@jupyterlab" / "apputils-extension"
        quiet.mkdir(parents=True)
        (quiet / "notification.jupyterlab-settings").write_text('{"fetchNews": "false"}', encoding="utf-8")
        environment = os.environ | {name: str(home / name) for name in _FOLDERS} | {"PYTHONPATH": str(ROOT)}
        log = (home / "log").open("w+", encoding="utf-8")
        server = subprocess.Popen(
            [sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root", "--ip=127.0.0.1", "--port=0",
             f"--ServerApp.root_dir={books}", "--IdentityProvider.token=", "--ServerApp.disable_check_xsrf=True",
             "--LabApp.expose_app_in_browser=True", "--LabApp.news_url=None",
             "--LabApp.check_for_updates_class=jupyterlab.handlers.announcements.NeverCheckForUpdate"],
            env=environment, cwd=books, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT,
        )  # fmt: skip
        try:
            address = _address(home / "JUPYTER_RUNTIME_DIR", server, home / "log")
            with sync_playwright() as play:
                browser = play.chromium.launch(executable_path=chromium(), args=[*ARGUMENTS, "--js-flags=--expose-gc"])
                yield Lab(books, address, browser)
                browser.close()
        finally:
            server.terminate()
            try:
                server.wait(15)
            except subprocess.TimeoutExpired:
                server.kill()
                server.wait()
            log.close()


def _address(runtime: Path, server: subprocess.Popen[Any], log: Path, seconds: float = 60) -> str:
    """The address of the server, which chooses a port itself and writes it to a file."""
    import json  # noqa: PLC0415

    end = monotonic() + seconds
    while monotonic() < end:
        if server.poll() is not None:
            raise RuntimeError(f"JupyterLab stopped:\n{log.read_text(encoding='utf-8')[-2000:]}")
        for file in runtime.glob("jpserver-*.json"):
            try:
                address = str(json.loads(file.read_text(encoding="utf-8"))["url"]).rstrip("/")
                with urlopen(f"{address}/api", timeout=2):
                    return address
            except (URLError, OSError, ValueError, KeyError):
                break
        sleep(0.2)
    raise TimeoutError(f"JupyterLab does not answer:\n{log.read_text(encoding='utf-8')[-2000:]}")
