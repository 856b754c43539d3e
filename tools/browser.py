"""Finds a Chromium, and fetches one where there is none: ``python -m tools.browser``."""

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
    """The path of the system's Chromium, or ``None``: then Playwright looks for its own."""
    return next(filter(None, map(shutil.which, _NAMES)), None)


def _own() -> bool:
    """Whether Playwright has a Chromium of its own."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415  (setup runs before it is needed elsewhere)

    with sync_playwright() as play:
        return Path(play.chromium.executable_path).exists()


def main() -> None:
    """Fetch a Chromium if there is none; nothing is asked."""
    if chromium() or _own():
        return
    print("Fetching a Chromium for the tests that look at pictures (once) ...")
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for words in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", "chromium"]):
            subprocess.run(["apt-get", *words], env=quiet, stdin=subprocess.DEVNULL, check=False)
        if chromium():
            return
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], stdin=subprocess.DEVNULL, check=True)


if __name__ == "__main__":
    main()
