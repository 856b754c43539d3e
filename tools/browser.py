"""Finds Chromium, and installs it if there is none: ``python -m tools.browser``."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ARGUMENTS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def chromium() -> str | None:
    """The path of the system's Chromium, or ``None``, which makes Playwright use its own."""
    return next(filter(None, map(shutil.which, _NAMES)), None)


def _own() -> bool:
    """Whether Playwright has its own Chromium."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415  (imported only here, so that the rest works without Playwright)

    with sync_playwright() as play:
        return Path(play.chromium.executable_path).exists()


def main() -> None:
    """Install Chromium if there is none, without asking questions."""
    if chromium() or _own():
        return
    print("Installing Chromium for the browser tests (once) ...")
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for words in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", "chromium"]):
            subprocess.run(["apt-get", *words], env=quiet, stdin=subprocess.DEVNULL, check=False)
        if chromium():
            return
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], stdin=subprocess.DEVNULL, check=True)


if __name__ == "__main__":
    main()
