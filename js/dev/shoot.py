"""Pictures of the page: ``python js/dev/shoot.py [board-moment ...] [--width 1400] [--theme dark] [--locale pl]``.

Takes the moments of ``make.py`` and writes ``js/dev/shots/<board>-<moment>-<width>-<theme>.png``.
"""

from __future__ import annotations

import argparse
import json
import shutil
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

HERE = Path(__file__).parent
STATIC = HERE.parents[1] / "ttr_widget" / "widget" / "static"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]


def shoot(browser: Browser, moment: str, width: int, theme: str, locale: str) -> None:
    """One picture of one moment."""
    state: dict[str, Any] = json.loads((HERE / "data" / f"{moment}.json").read_text(encoding="utf-8"))
    state["settings"] |= {"theme": theme, "locale": locale, "speed": 0}
    if locale == "pl":
        from ttr_widget.widget.texts_pl import PAGE  # noqa: PLC0415

        state["texts"] |= PAGE
    page = browser.new_page(viewport={"width": width, "height": 900})
    page.on("pageerror", lambda error: print(f"{moment}: {error}"))
    page.on("console", lambda said: print(f"{moment}: {said.text}") if said.type == "error" else None)
    page.goto("about:blank")
    page.add_style_tag(content=f"body {{ margin: 0; background: {'#111' if theme == 'dark' else '#fff'}; }}")
    page.evaluate((HERE / "fake.js").read_text(encoding="utf-8"))
    source = [(STATIC / name).read_text(encoding="utf-8") for name in ("widget.js", "widget.css")]
    page.evaluate("args => openWidget(...args)", [*source, state])
    page.wait_for_selector(".ttr-map[data-drawn]")
    page.wait_for_timeout(250)
    wide = page.evaluate("document.querySelector('.ttr-root').scrollWidth")
    if wide > width:
        print(f"{moment} at {width}: {wide} pixels wide")
    page.screenshot(path=str(HERE / "shots" / f"{moment}-{width}-{theme}.png"), full_page=True)
    page.close()


def main() -> None:
    """As the command line says."""
    parser = argparse.ArgumentParser()
    parser.add_argument("moments", nargs="*")
    parser.add_argument("--width", type=int, nargs="*", default=[1400])
    parser.add_argument("--theme", nargs="*", default=["light"])
    parser.add_argument("--locale", default="en")
    wishes = parser.parse_args()
    (HERE / "shots").mkdir(exist_ok=True)
    moments = wishes.moments or sorted(path.stem for path in (HERE / "data").glob("*.json"))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for moment in moments:
            for width in wishes.width:
                for theme in wishes.theme:
                    shoot(browser, moment, width, theme, wishes.locale)
        browser.close()


if __name__ == "__main__":
    main()
