"""Takes pictures of the page: ``python -m tools.shots [name ...]`` writes them to ``build/shots``, and measures them.

The games are real, played by planner bots; the page runs in a real Chromium with the real Python side. The lobby and
the replay run in a real JupyterLab. A name is part of a file name: ``europe-end``, ``laptop-dark``, ``lobby``; names of
the design's own pictures begin with a letter. ``--beside FOLDER`` puts the design's picture of the same name beside
each. ``--readme`` retakes the pictures of the README (in ``docs/pictures``).
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from tests.hosts.notebook import Notebook
from tests.hosts.server import jupyter, write_notebook
from tests.ui.conftest import Tab, Table
from tests.ui.measures import CONTRAST, DECISION, NAMES, OVERLAPS, SMALL

from .browser import ARGUMENTS, chromium
from .pictures import PICTURES, lightened
from .scenes import ALONE, Scene, moments, scenes

OUT = Path(__file__).parent.parent / "build" / "shots"
_KEPT = {
    "lobby.png": "lobby-light-en",
    "play.png": "A-laptop-1010x650",
    "world-dark.png": "A2-laptop-world-dark-1010x650",
    "end.png": "E2-winner-1440x860",
    "phone.png": "F1-phone-390x844",
}
"""The pictures of the README."""
_WIDEST, _PHONE = 1010, 390
_FINGERS = """const asked = window.matchMedia.bind(window);
window.matchMedia = (words) => asked(words === '(hover: none)' ? 'all' : words);"""
"""Makes the page believe that there is no mouse."""
_SETTLED = "() => document.querySelector('.ttr-root').dataset.busy !== '1'"


def fits(name: str, wanted: Sequence[str]) -> bool:
    """Is this picture wanted?"""
    return not wanted or any(part in name for part in wanted)


def shoot(browser: Browser, scene: Scene, file: Path) -> dict[str, Any]:
    """Take one picture; return what was measured."""
    width, height = scene.size
    wishes: dict[str, Any] = {"has_touch": True} if scene.phone else {}
    scale = 2 if scene.phone else scene.scale
    context = browser.new_context(viewport={"width": width, "height": height}, device_scale_factor=scale, **wishes)
    if scene.phone:
        context.add_init_script(_FINGERS)
    page = context.new_page()
    page.set_default_timeout(20_000)
    table = opened(scene, Tab(page))
    page.add_style_tag(content="body { margin: 0 }")
    page.wait_for_function(f"() => Math.abs(document.querySelector('.ttr-page').clientWidth - {width}) < 2")
    page.wait_for_timeout(500)  # until the map has its final size
    if scene.before:
        scene.before(table)
    if not scene.is_moving:
        page.wait_for_function(_SETTLED)
        page.wait_for_timeout(400)
    whole = page.locator(scene.part).first if scene.part else page
    whole.screenshot(path=file)
    found = measured(table)
    found |= {"errors": table.errors} if table.errors else {}
    table.widget.close()
    context.close()
    return found


def opened(scene: Scene, tab: Tab) -> Table:
    """The scene's page in a tab."""
    game = moments(scene.board).get(scene.moment, moments(scene.board)["middle"]).copy()
    wishes: dict[str, Any] = {"theme": scene.theme, "locale": scene.locale, **scene.wishes}
    opens = scene.opens
    if opens is not None:
        return Table(tab, game, kind=lambda _, **look: opens(**look), **wishes)
    return Table(tab, game, **(ALONE | wishes))


def measured(table: Table) -> dict[str, Any]:
    """The share of the window that the map takes, and everything that is too small, hidden, pale or in the way."""
    page = table.page
    box = page.locator(".ttr-map").first.bounding_box() or {"width": 0, "height": 0}
    window = page.viewport_size or {"width": 1, "height": 1}
    names = page.evaluate(NAMES)
    turn = table.game.prompt is not None and table.game.prompt.kind == "turn" and window["width"] >= 1000
    faults = {
        "small texts": page.evaluate(SMALL),
        "pale texts": page.evaluate(CONTRAST),
        "outside the window": page.evaluate(DECISION) if turn else [],
        "overlapping panels": page.evaluate(OVERLAPS) if turn else [],
        "overlapping names": names["pairs"],
    }
    share = box["width"] * box["height"] / (window["width"] * window["height"])
    smallest = min(names["sizes"], default=0)
    return {"map": f"{share:.0%}", "smallest name": round(smallest, 1)} | {
        name: found for name, found in faults.items() if found
    }


def put_beside(file: Path, target: Path) -> None:
    """The picture and its target side by side, in one file."""
    with Image.open(file) as ours, Image.open(target) as theirs:
        size = (theirs.width * ours.height // theirs.height, ours.height)
        both = Image.new("RGB", (ours.width + size[0] + 12, ours.height), "#d04040")
        both.paste(ours.convert("RGB"), (0, 0))
        both.paste(theirs.convert("RGB").resize(size), (ours.width + 12, 0))
        both.save(file.with_name(f"{file.stem}-beside.png"))


LAB = {
    "lobby": "import ttr_widget as ttr\nttr.lobby({locale})",
    "lab": (
        "import ttr_widget as ttr\n"
        "lab = ttr.Lab(bots=['random', 'greedy'], games=40, locale={locale})\nlab._questions.children[0].click()\n"
        "lab.wait()\nlab"
    ),
    "replay": (
        "import ttr_widget as ttr\nfrom random import Random\n"
        "game = ttr.new_game('europe', players=['Ada', 'Grace'], seed=5)\n"
        "ttr.bots.play(game, ['planner', 'planner'], Random(5))\n"
        "replay = ttr.Replay(game, locale={locale})\nreplay.go(80)\nreplay"
    ),
}
"""Cells shown in a real JupyterLab, because they also use ipywidgets."""


def shoot_lab(browser: Browser, names: list[str]) -> None:
    """Take the requested pictures of a notebook in JupyterLab."""
    looks = [("light", "en"), ("light", "de"), ("light", "pl"), ("dark", "en")]
    every = [(f"{kind}-{theme}-{locale}", kind, theme, locale) for kind in LAB for theme, locale in looks]
    chosen = [one for one in every if fits(one[0], names)]
    if not chosen:
        return
    with TemporaryDirectory() as folder:
        (Path(folder) / "books").mkdir()
        write_notebook(Path(folder) / "books" / "shots.ipynb", "")
        server = jupyter(Path(folder) / "books")
        try:
            page = browser.new_page(viewport={"width": 1500, "height": 1800})
            book = Notebook(page)
            book.open(f"{server.url}/lab/tree/shots.ipynb")
            book.command("application:toggle-left-area")
            for name, kind, theme, locale in chosen:
                wish = f"'JupyterLab {theme.title()}'"
                page.evaluate(f"void window.jupyterapp.commands.execute('apputils:change-theme', {{ theme: {wish} }})")
                book.do("import ipywidgets\nipywidgets.Widget.close_all()")
                book.run(LAB[kind].format(locale=repr(locale)), widgets=1 if kind == "replay" else 0)
                page.locator(".jp-OutputArea-output").first.wait_for()
                page.wait_for_timeout(1200)
                page.locator(".jp-OutputArea-output").first.screenshot(path=OUT / f"{name}.png")
                print(OUT / f"{name}.png")
        finally:
            server.stop()


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--beside", type=Path, metavar="FOLDER", help="the folder of the design's pictures")
    parser.add_argument("--readme", action="store_true", help="only the README's pictures, to docs/pictures")
    given = parser.parse_args()
    OUT.mkdir(parents=True, exist_ok=True)
    names = list(_KEPT.values()) if given.readme else given.names
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for scene in scenes():
            if not fits(scene.name, names) or (given.readme and scene.name not in names):
                continue
            file = OUT / f"{scene.name}.png"
            print(file.name, json.dumps(shoot(browser, scene, file), ensure_ascii=False), flush=True)
            if given.beside and (target := given.beside / file.name).exists():
                put_beside(file, target)
        shoot_lab(browser, names)
        browser.close()
    for file_name, name in _KEPT.items() if given.readme else ():
        with Image.open(OUT / f"{name}.png") as picture:
            small = min(1.0, (_PHONE if file_name == "phone.png" else _WIDEST) / picture.width)
            picture.resize((round(picture.width * small), round(picture.height * small))).save(PICTURES / file_name)
        lightened(PICTURES / file_name)
        print(PICTURES / file_name, (PICTURES / file_name).stat().st_size // 1000, "kB")


if __name__ == "__main__":
    main()
