"""Times the first steps, from ``git clone`` to the first card: ``python -m tools.newcomer``, or ``make newcomer``.

It uses a clean folder, a fresh home, a path without the current environment, and no standard input; then it clicks in
a real browser. It fails if any step asks a question.
"""

from __future__ import annotations

import argparse
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Page, sync_playwright

from .browser import ARGUMENTS, chromium

ROOT = Path(__file__).parents[1]
NETWORK = re.compile(
    r"(?i)^(pip_|uv_|npm_config_|ssl_|.*_proxy$|node_extra_ca_certs$|requests_ca_bundle$|curl_ca_bundle$)"
)
"""Variables that are kept, because they say how this machine reaches the network."""
MOMENTS = {
    "environment created": r"^Installing the game",
    "JupyterLab, packages and page installed": r"(Server|Lab)App\]",
    "JupyterLab started": r"(http://127\.0\.0\.1:\d+/lab\S*\?token=\w+)",
}
"""The steps of ``make play``, each with a pattern for the line that ends it."""
DIALOG = ".jp-Dialog, .jp-toast-button"
WAIT = 180_000
LIMIT = 1200
"""Seconds after which we assume that something waits for an answer."""


class Watch:
    """Prints how long each step took."""

    def __init__(self) -> None:
        self.began = self.last = time.monotonic()

    def done(self, step: str) -> None:
        """Print the time of a step that has just ended."""
        now = time.monotonic()
        print(f"{now - self.last:7.1f} s  {step}", flush=True)
        self.last = now

    def total(self) -> None:
        """Print the total time."""
        print(f"{time.monotonic() - self.began:7.1f} s  from git clone to the first card, without a question")


def bare(home: Path) -> dict[str, str]:
    """Environment variables without traces of an active virtual environment."""
    own = {str(Path(sys.prefix) / "bin"), str(Path(sys.executable).parent)}
    path = [folder for folder in os.environ.get("PATH", os.defpath).split(os.pathsep) if folder not in own]
    network = {name: value for name, value in os.environ.items() if NETWORK.match(name)}
    return {**network, "PATH": os.pathsep.join(path), "HOME": str(home), "LANG": "C.UTF-8"}


def free_port() -> int:
    """A free port."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def _wait_for(address: str) -> None:
    """Wait until the server listens; it prints its address a moment earlier."""
    parts = urlsplit(address)
    for _ in range(300):
        with suppress(OSError), socket.create_connection((str(parts.hostname), parts.port or 80), timeout=1):
            return
        time.sleep(0.1)
    raise SystemExit(f"no answer from {address}")


@contextmanager
def playing(folder: Path, home: Path, watch: Watch) -> Iterator[str]:
    """Run ``make play`` without opening a browser; gives the address, and stops the server at the end."""
    words = ["make", "play", f"JUPYTER_ARGS=--no-browser --port={free_port()}"]
    started = subprocess.Popen(
        words, cwd=folder, env=bare(home), text=True, start_new_session=True,
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip
    try:
        steps, said = list(MOMENTS.items()), ""
        for line in started.stdout or ():
            said += line
            if not (found := re.search(steps[0][1], line)):
                continue
            if len(steps) == 1:
                _wait_for(found[1])
            watch.done(steps.pop(0)[0])
            if not steps:
                yield found[1]
                return
        raise SystemExit(f"make play stopped early:\n{said}")
    finally:
        os.killpg(started.pid, signal.SIGTERM)
        started.communicate(timeout=60)


def play(page: Page, address: str, watch: Watch) -> None:
    """From the page of JupyterLab to the first card that is drawn, by clicks."""
    page.set_default_timeout(WAIT)
    page.goto(address)
    page.locator(".jp-CodeCell .cm-content").first.wait_for()
    watch.done("notebook shown")
    page.get_by_text("| Idle").first.wait_for()  # earlier runs are dropped by JupyterLab
    watch.done("Python ready")
    page.locator(".jp-CodeCell .cm-content").first.click()
    page.keyboard.press("Shift+Enter")
    start = page.locator(".jp-OutputArea .ttr-start")
    start.wait_for()
    watch.done("lobby shown by the first cell")
    start.click()
    page.locator(".ttr-map[data-drawn]").first.wait_for()
    watch.done("game started, board shown")
    for box in page.locator(".ttr-offer input").all():
        box.check()
    page.locator(".ttr-choice .ttr-main").click()
    page.locator('[data-deck="deck"] .ttr-can').first.wait_for()
    watch.done("tickets chosen, by the bot too")
    cards = ".ttr-stack"
    held = page.locator(cards).count(), page.locator(".ttr-hand, [data-place=hand]").first.inner_text()
    page.locator('[data-deck="deck"] .ttr-can').click()
    page.wait_for_function(
        "([cards, count, text]) => document.querySelectorAll(cards).length !== count ||"
        " document.querySelector('.ttr-hand, [data-place=hand]').innerText !== text",
        arg=[cards, *held],
    )
    watch.done("first card drawn")
    if asked := page.locator(DIALOG).all_inner_texts():
        raise SystemExit(f"JupyterLab asked: {asked}")


def _too_long(*_: object) -> None:
    raise SystemExit("timed out or stopped before the end")


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tools.newcomer", description=__doc__)
    parser.add_argument("--repository", default=str(ROOT), help="what to clone (default: this repository)")
    parser.add_argument("--picture", type=Path, help="where to save a picture of the last step")
    wanted = parser.parse_args()
    signal.signal(signal.SIGALRM, _too_long)
    signal.signal(signal.SIGTERM, _too_long)
    signal.alarm(LIMIT)
    with tempfile.TemporaryDirectory(prefix="newcomer-") as name:
        folder, home = Path(name) / "ttr_widget", Path(name) / "home"
        home.mkdir()
        watch = Watch()
        subprocess.run(["git", "clone", "--quiet", wanted.repository, folder], env=bare(home), check=True)
        watch.done("git clone")
        with playing(folder, home, watch) as address, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
            page = browser.new_page(viewport={"width": 1400, "height": 1000})
            try:
                play(page, address, watch)
            finally:
                if wanted.picture:
                    page.screenshot(path=wanted.picture)
                browser.close()
        watch.total()


if __name__ == "__main__":
    main()
