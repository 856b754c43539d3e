"""Draws pictures of all boards in a real browser: ``python -m tools.pictures [folder]``.

Without a folder, the pictures of the documentation are redrawn (``docs/pictures``).
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import plotly
from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

import ttr_widget as ttr
from ttr_widget.boards import BOARDS
from ttr_widget.game import Game
from ttr_widget.render.figure import figure_dict

from .browser import ARGUMENTS, chromium

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
_SCRIPT = Path(plotly.__file__).parent / "package_data" / "plotly.min.js"


@contextmanager
def browser() -> Iterator[Browser]:
    """A headless Chromium."""
    with sync_playwright() as play:
        opened = play.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        yield opened
        opened.close()


def shown(page: Page, figure: dict[str, Any]) -> None:
    """Draw a figure on a page, with the plotly.js of the Python package."""
    layout = figure["layout"]
    page.set_viewport_size({"width": layout["width"], "height": layout["height"]})
    if not page.evaluate("() => 'Plotly' in window"):
        page.set_content("<body style='margin:0'><div id='map'></div></body>")
        page.add_script_tag(path=_SCRIPT)
    page.evaluate(
        "async figure => { await Plotly.newPlot('map', figure.data, figure.layout, {displayModeBar: false});"
        " await document.fonts.ready; }",
        json.loads(json.dumps(figure)),
    )


def midgame(board: str, seed: int = 5, players: int = 4) -> Game:
    """A game after half of the pieces are built, played at random with a preference for building."""
    most = ttr.variant(board).board.players[1]
    game, dice = ttr.new_game(board, players=min(players, most), seed=seed), random.Random(seed)
    total = sum(sum(left) for left in game.view(None).pieces)
    while not game.is_over and sum(sum(left) for left in game.view(None).pieces) > total * 0.5:
        actions = game.legal_actions()
        building = [a for a in actions if a.type in ("claim", "station", "harbour")]
        dull = ("tickets", "exchange", "pass")
        calm = [a for a in actions if a.type not in dull] or actions
        game.play(dice.choice(building if building and dice.random() < 0.6 else calm))
    return game


def flattened(picture: Image.Image, colours: int = 256) -> Image.Image:
    """The picture with few colours. Unlike the default method, this keeps the colours of small objects."""
    plain = picture.convert("RGB")
    return plain.quantize(colours, method=Image.Quantize.MAXCOVERAGE, kmeans=3, dither=Image.Dither.NONE)


def lightened(file: Path) -> None:
    """Reduce a picture to 256 colours, which makes the file about four times smaller."""
    with Image.open(file) as picture:
        flat = flattened(picture)
    flat.save(file, optimize=True)


def main() -> None:
    """Draw the given boards, by default all, into a folder."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "folder", nargs="?", type=Path, help="where to write all pictures; by default, only docs/pictures is redrawn"
    )
    parser.add_argument("--boards", nargs="*", default=BOARDS)
    parser.add_argument("--widths", nargs="*", type=int, default=[700, 1400])
    parser.add_argument("--themes", nargs="*", default=["light", "dark"])
    parser.add_argument("--states", nargs="*", default=["start", "mid"])
    given = parser.parse_args()
    folder = given.folder or PICTURES
    folder.mkdir(parents=True, exist_ok=True)
    with browser() as opened:
        page = opened.new_page()
        for name in given.boards:
            game = midgame(name)
            views = {"start": game.at(0).view(None), "mid": game.view(0)}
            for state in given.states if given.folder else ["mid"]:
                for width in given.widths if given.folder else [None]:
                    for theme in given.themes if given.folder else ["light"]:
                        shown(page, figure_dict(views[state], theme=theme, width=width))
                        file = f"{name}-{state}-{theme}-{width}.png" if given.folder else f"{name}.png"
                        page.screenshot(path=folder / file)
                        if not given.folder:
                            lightened(folder / file)
                        print(folder / file, (folder / file).stat().st_size // 1000, "kB")


if __name__ == "__main__":
    main()
