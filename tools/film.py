"""Films a turn on the page: ``python -m tools.film`` writes the animation of the README, ``docs/pictures/turn.webp``.

A real game runs in a real Chromium with the real Python side: a route is chosen, its ghost train lies on the map, the
payment is confirmed, the train is built, and the bots answer. What Chromium draws is recorded as it is drawn.
"""

from __future__ import annotations

import base64
import io
from time import monotonic
from typing import Any

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from tests.ui.conftest import Tab, Table
from ttr_widget.game import Game
from ttr_widget.kernel.action import Action

from .browser import ARGUMENTS, chromium
from .pictures import PICTURES
from .scenes import ALONE, LAPTOP, course

FILE = PICTURES / "turn.webp"
WIDTH = 800
"""The width of the film in pixels."""
_FRAME = 80
"""Milliseconds between two frames, at least."""
_LAST = 2000
"""Milliseconds that the last frame stays."""
_QUALITY = 60
_POLL = 50
_SEED = 5
_STEPS = 24
"""The mouse moves in so many steps."""


class Recorder:
    """Collects what Chromium draws, with the time of each frame."""

    def __init__(self, page: Page) -> None:
        self.frames: list[tuple[float, bytes]] = []
        self._session = page.context.new_cdp_session(page)
        self._session.on("Page.screencastFrame", self._keep)
        self._session.send("Page.startScreencast", {"format": "jpeg", "quality": 92})

    def _keep(self, frame: dict[str, Any]) -> None:
        self.frames.append((float(frame["metadata"]["timestamp"]), base64.b64decode(frame["data"])))
        self._session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    def stop(self) -> None:
        """Stop recording."""
        self._session.send("Page.stopScreencast")


def play(table: Table) -> None:
    """Choose a route, build it, and watch the bots."""
    page = table.page
    watch(table, 1200)
    spot = table.where("route", longest(table.game)[1])
    page.mouse.move(spot["x"], spot["y"], steps=_STEPS)
    watch(table, 900)
    page.mouse.click(spot["x"], spot["y"])
    page.locator(".ttr-confirm").first.wait_for()
    watch(table, 1800)
    page.locator(".ttr-confirm .ttr-main").first.click()
    page.mouse.move(1, 1)
    watch(table, 11_000)


def longest(game: Game) -> tuple[int, str]:
    """The longest route that can be claimed without a further question, after its length; ``(0, "")`` if none can."""
    claims = [action for action in game.legal_actions() if action.type == "claim"]
    asking = {str(claim.to_dict()["route"]) for claim in claims if not ends_turn(game, claim)}
    routes = {str(claim.to_dict()["route"]) for claim in claims} - asking
    return max(((game.board.route(route).length, route) for route in routes), default=(0, ""))


def moment() -> Game:
    """The moment of a game at which its first player can claim the longest route."""
    asked = [one for one in course("europe", _SEED) if one.prompt is not None]
    turns = [one for one in asked if one.prompt is not None and (one.prompt.seat, one.prompt.kind) == (0, "turn")]
    return max(turns[len(turns) // 4 :], key=lambda one: longest(one)[0])


def ends_turn(game: Game, action: Action) -> bool:
    """Is it another player's turn after this action?"""
    after, prompt = game.copy(), game.prompt
    after.play(action)
    return after.prompt is None or prompt is None or after.prompt.seat != prompt.seat


def watch(table: Table, milliseconds: int) -> None:
    """Let the page go on for a while; what happens in Python reaches it at once."""
    until = monotonic() + milliseconds / 1000
    while monotonic() < until:
        table.push()
        table.page.wait_for_timeout(_POLL)


def write(frames: list[tuple[float, bytes]]) -> None:
    """Write the frames as one animation, without those that follow too fast."""
    kept: list[tuple[float, bytes]] = []
    for time, data in frames:
        if not kept or (time - kept[-1][0]) * 1000 >= _FRAME:
            kept.append((time, data))
    ends = [time for time, _ in kept[1:]]
    lasting = [round((end - time) * 1000) for end, (time, _) in zip(ends, kept, strict=False)]
    pictures = []
    for _, data in kept:
        with Image.open(io.BytesIO(data)) as picture:
            high = round(picture.height * WIDTH / picture.width)
            pictures.append(picture.convert("RGB").resize((WIDTH, high), Image.Resampling.LANCZOS))
    first, *rest = pictures
    first.save(
        FILE, save_all=True, append_images=rest, duration=[*lasting, _LAST], loop=0, quality=_QUALITY, method=4,
        minimize_size=True,
    )  # fmt: skip


def main() -> None:
    """Run the command."""
    with sync_playwright() as play_:
        browser = play_.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        page = browser.new_page(viewport={"width": LAPTOP[0], "height": LAPTOP[1]})
        table = Table(Tab(page), moment().copy(), **(ALONE | {"speed": 2}))
        page.add_style_tag(content="body { margin: 0 }")
        page.wait_for_timeout(1000)  # until the map has its final size
        recorder = Recorder(page)
        play(table)
        recorder.stop()
        table.widget.close()
        browser.close()
    write(recorder.frames)
    print(FILE, len(recorder.frames), "frames drawn,", FILE.stat().st_size // 1000, "kB")


if __name__ == "__main__":
    main()
