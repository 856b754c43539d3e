"""The labelled picture of a page in lesson 1: numbers on what the text below it explains.

``python -m tools.notebooks`` redraws it in every cell of text that has it as an attachment.
"""

from __future__ import annotations

import base64
import io
from typing import Any

from PIL import Image
from playwright.sync_api import Page

import ttr_widget as ttr

from .pictures import flattened

NAME = "page.png"
"""The name of the attachment."""
LABELS = {
    1: (".ttr-plate", 0.36, 0.5),
    2: (".ttr-hand", 1.06, 0.6),
    3: (".ttr-display", 0.33, 0.33),
    4: (".ttr-ticketlist", 0.68, 0.5),
    5: (".ttr-map", 0.07, 0.36),
    6: (".ttr-tools", 0.5, -0.4),
}
"""What each number is put on, and where: shares of width and height at which it hides little."""
_WIDTH, _COLOURS = 760, 64
_DRAW = """labels => {
  for (const [number, [selector, x, y]] of Object.entries(labels)) {
    const box = document.querySelector(selector).getBoundingClientRect();
    const mark = document.createElement("div");
    mark.textContent = number;
    Object.assign(mark.style, {
      position: "absolute", left: `${box.left + x * box.width - 19}px`, top: `${box.top + y * box.height - 19}px`,
      width: "38px", height: "38px", borderRadius: "50%", background: "#d81b60", color: "#fff",
      font: "bold 24px/38px sans-serif", textAlign: "center", zIndex: 9999, boxShadow: "0 0 0 3px #fff",
    });
    document.body.append(mark);
  }
}"""


def state_of(language: str) -> dict[str, Any]:
    """The state of a page on which it is Ada's turn, with some cards in her hand."""
    game = ttr.new_game("europe", players=["Ada", "Grace"], seed=7)
    for _ in game.players:
        game.play(game.legal_actions()[-1])
    while len(game.history) < 14:
        game.play("draw deck")
    page = ttr.GameWidget(game, seat=0, locale=language, autosave=False)
    state: dict[str, Any] = page.get_state()
    page.close()
    return state


def labelled(page: Page) -> str:
    """A picture of the page that is shown, with the numbers; base64-encoded as in a notebook."""
    page.evaluate(_DRAW, {str(number): [*label] for number, label in LABELS.items()})
    small = io.BytesIO()
    with Image.open(io.BytesIO(page.screenshot(full_page=True))) as picture:
        smaller = picture.convert("RGB").resize((_WIDTH, picture.height * _WIDTH // picture.width))
        flattened(smaller, _COLOURS).save(small, "PNG", optimize=True)
    return base64.b64encode(small.getvalue()).decode()
