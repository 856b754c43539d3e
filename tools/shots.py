"""Takes pictures of the page: ``python -m tools.shots [name ...]`` writes them to ``build/shots``.

The games are real, played by planner bots; the page runs in a real Chromium with the real Python side. The lobby and
the replay run in a real JupyterLab. A name is part of a file name: ``europe-end``, ``1400-dark``, ``lobby``.
``--readme`` retakes the pictures of the README (in ``docs/pictures``).
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

import ttr_widget as ttr
from tests.hosts.notebook import Notebook
from tests.hosts.server import jupyter, write_notebook
from tests.ui.conftest import Table
from ttr_widget.boards import BOARDS
from ttr_widget.game import Game

from .browser import ARGUMENTS, chromium
from .pictures import PICTURES, lightened

OUT = Path(__file__).parent.parent / "build" / "shots"
PLAYERS = ("Ada", "Grace", "Maria")
WIDTHS = (1400, 700)
THEMES = ("light", "dark")
_SEEDS = range(5, 60)
_KEPT = {
    "lobby.png": "lobby-light-en",
    "play.png": "europe-pointing-1400-light",
    "world-dark.png": "world-middle-1400-dark",
    "end.png": "germany-end-1400-light",
    "phone.png": "phone-special-390-light",
}
"""The pictures of the README."""
_WIDEST, _PHONE = 1000, 360
_FINGERS = """const asked = window.matchMedia.bind(window);
window.matchMedia = (words) => asked(words === '(hover: none)' ? 'all' : words);"""
"""Makes the page believe that there is no mouse, also while the full page is photographed."""


def course(board: str, seed: int) -> list[Game]:
    """A game between planners, before each action and at its end."""
    game = ttr.new_game(board, players=list(PLAYERS), seed=seed)
    ttr.bots.play(game, ["planner"] * len(PLAYERS), Random(seed))
    return [game.at(number) for number in range(len(game.history) + 1)]


def special_prompt(board: str) -> str:
    """The kind of prompt that only this board has; ``pay``, the choice of a payment, if there is none."""
    others = {kind for other in BOARDS if other != board for kind in ttr.variant(other).questions}
    return next((kind for kind in ttr.variant(board).questions if kind not in others), "pay")


def moments(board: str) -> dict[str, Game]:
    """The moments to show: the start, the middle, a prompt that only this board has, the end."""
    special = special_prompt(board)
    found: dict[str, Game] = {}
    for seed in _SEEDS:
        positions = course(board, seed)
        asked = [one for one in positions if one.prompt is not None and one.prompt.seat == 0]
        turns = [one for one in asked if one.prompt is not None and one.prompt.kind == "turn"]
        found.setdefault("start", asked[0])
        found.setdefault("middle", turns[len(turns) * 3 // 5])
        found.setdefault("end", positions[-1])
        fitting = [
            one
            for one in asked
            if one.prompt is not None and (one.prompt.kind == special or (special == "pay" and ways(one)))
        ]
        if fitting:
            name = "pay" if special == "pay" else "special"
            return found | {name: fitting[-1 if special == "pay" else len(fitting) // 2]}
    raise LookupError(f"found no game on {board} with the prompt {special!r}")


def ways(game: Game) -> str | None:
    """The route with the most payments, if one has at least three."""
    counts: dict[str, int] = {}
    for action in game.legal_actions():
        if action.type == "claim":
            route = str(action.to_dict()["route"])
            counts[route] = counts.get(route, 0) + 1
    return max((route for route, count in counts.items() if count > 2), key=counts.__getitem__, default=None)


def shoot(browser: Browser, game: Game, file: Path, width: int, theme: str, locale: str = "en") -> None:
    """Take one picture; the file name says what is done on the page first."""
    moment = file.stem.split("-")[1]
    wishes = {"has_touch": True, "device_scale_factor": 2} if width < 500 else {}
    context = browser.new_context(viewport={"width": width, "height": 900}, **wishes)  # type: ignore[arg-type]
    if wishes:
        context.add_init_script(_FINGERS)
    page = context.new_page()
    page.set_default_timeout(10_000)
    bots = {} if moment == "curtain" else {1: "planner", 2: "planner"}
    teaching, seat = moment == "teacher", None if moment == "watching" else 0
    looks: dict[str, Any] = {"theme": theme, "locale": locale, "speed": 0}
    table = Table(page, game.copy(), seat=seat, bots=bots, teaching=teaching, **looks)
    page.add_style_tag(content=f"body {{ margin: 0; background: {'#111' if theme == 'dark' else '#fff'}; }}")
    if moment in _BEFORE:
        page.wait_for_timeout(300)  # until the map has its final size
        _BEFORE[moment](table)
    page.wait_for_timeout(300)
    page.screenshot(path=file, full_page=True)
    for error in table.errors:
        print(file.name, error)
    table.widget.close()
    context.close()


def _pay(table: Table) -> None:
    table.click("route", str(ways(table.game)))
    table.page.wait_for_selector(".ttr-confirm")
    table.page.mouse.move(1, 1)


def _point(table: Table) -> None:
    spot = table.where("route", POINTED)
    table.page.mouse.move(spot["x"], spot["y"])
    table.page.wait_for_selector(".ttr-hoverline .ttr-no")


def _refuse(table: Table) -> None:
    table.click("route", POINTED)
    table.page.mouse.move(1, 1)
    table.page.wait_for_selector(".ttr-refusal")


def _ask(table: Table) -> None:
    table.page.locator(".ttr-tools button").nth(-3).click()
    table.page.wait_for_selector(".ttr-tip")


def _hand_over(table: Table) -> None:
    for text in ("draw deck", "draw deck"):
        table.game.play(text)
    table.push()
    table.page.wait_for_selector(".ttr-curtain")


def _read(table: Table) -> None:
    table.page.locator(".ttr-tools button").nth(-2).click()
    table.page.wait_for_selector(".ttr-book article")


def _open_menu(table: Table) -> None:
    table.page.locator(".ttr-tools button").last.click()
    table.page.wait_for_selector(".ttr-dialog")


def _look_again(table: Table) -> None:
    table.page.get_by_role("button", name="Watch the replay").click()
    table.page.locator(".ttr-replay input").fill("60")
    table.page.wait_for_timeout(200)


_BEFORE: dict[str, Callable[[Table], None]] = {
    "pay": _pay,
    "pointing": _point,
    "refused": _refuse,
    "hint": _ask,
    "curtain": _hand_over,
    "rules": _read,
    "menu": _open_menu,
    "again": _look_again,
}
POINTED = "kharkov-rostov"


def wanted(names: list[str]) -> Iterator[tuple[str, str, str, int, str, str]]:
    """All pictures (file, board, moment, width, theme, language) whose name contains one of these."""
    every = [
        (f"{board}-{moment}-{width}-{theme}", board, moment, width, theme, "en")
        for board in BOARDS
        for moment in ("start", "middle", "pay" if special_prompt(board) == "pay" else "special", "end")
        for width in WIDTHS
        for theme in THEMES
    ]
    every += [(f"phone-{moment}-390-{theme}", "europe", moment, 390, theme, "en")
              for moment in ("start", "middle", "special", "end") for theme in THEMES]  # fmt: skip
    every += [(f"polish-{moment}-{width}-light", "world", moment, width, "light", "pl")
              for moment in ("start", "middle", "special", "end") for width in (1400, 390)]  # fmt: skip
    more = [*(moment for moment in _BEFORE if moment != "pay"), "teacher", "watching"]
    every += [(f"europe-{moment}-{width}-{theme}", "europe", moment, width, theme, "en")
              for moment in more for width in WIDTHS for theme in THEMES]  # fmt: skip
    return (one for one in every if not names or any(name in one[0] for name in names))


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
    looks = [("light", "en"), ("light", "pl"), ("dark", "en")]
    every = [(f"{kind}-{theme}-{locale}", kind, theme, locale) for kind in LAB for theme, locale in looks]
    chosen = [one for one in every if not names or any(name in one[0] for name in names)]
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
    parser.add_argument("--readme", action="store_true", help="only the README's pictures, to docs/pictures")
    given = parser.parse_args()
    OUT.mkdir(parents=True, exist_ok=True)
    known: dict[str, dict[str, Game]] = {}
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for name, board, moment, width, theme, locale in wanted(list(_KEPT.values()) if given.readme else given.names):
            if board not in known:
                known[board] = moments(board)
            positions = known[board]
            position = positions["end"] if moment == "again" else positions.get(moment, positions["middle"])
            shoot(browser, position, OUT / f"{name}.png", width, theme, locale)
            print(OUT / f"{name}.png")
        shoot_lab(browser, list(_KEPT.values()) if given.readme else given.names)
        browser.close()
    for file, name in _KEPT.items() if given.readme else ():
        with Image.open(OUT / f"{name}.png") as picture:
            small = (_PHONE if file == "phone.png" else _WIDEST) / picture.width
            picture.resize((round(picture.width * small), round(picture.height * small))).save(PICTURES / file)
        lightened(PICTURES / file)
        print(PICTURES / file, (PICTURES / file).stat().st_size // 1000, "kB")


if __name__ == "__main__":
    main()
