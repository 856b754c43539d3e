"""A game on a board whose names are markup, formulas, templates and characters that turn the text around."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import ttr_widget as ttr
from ttr_widget import Game, Variant

PWN = "window.pwned=1"
NAMES = (
    f'<a href="javascript:{PWN}">Win a prize</a>',
    f"<img src=x onerror={PWN}>",
    f"<script>{PWN}</script>",
    f"'\"><svg/onload={PWN}>",
    "</div></td></table><h1>",
    "&lt;b&gt;&amp;",
    "<b>bold</b><br>",
    "{placeables} { $player }",
    "%{x} ${y} {{0}} %s",
    r"$\frac{1}{2}$ $$x$$",
    f"[link](javascript:{PWN}) *b* `c`",
    "חיפה",
    "القاهرة",
    "\u202egnp.exe",
    "\u2069\u202eout of the box",
    "\u2066\u2067never closed",
    "zero\u200bwidth\u200d\ufeff",
    "👩‍👩‍👧‍👦🏴󠁧󠁢󠁷󠁬󠁳󠁿",
    "Z̷̛̺a̸͎l̴̻g̵o",
    "x" * 190,
)
PLAYERS = ("<img src=x onerror=window.pwned=1>", "חיפה $x$")
BOT = '<b onclick="window.pwned=1">bot</b>'


@cache
def hostile() -> Variant:
    """The rules of Europe on its map, with other names."""
    printed = ttr.variant("europe").board
    cities = tuple(
        replace(city, name=f"{NAMES[n % len(NAMES)]}{n if n >= len(NAMES) else ''}")
        for n, city in enumerate(printed.cities)
    )
    board: Any = replace(
        printed, name="hostile", cities=cities, title=NAMES[0], description=" ".join(NAMES[:12]), special=NAMES[1]
    )
    made: Variant = ttr.variant("europe").on(board)
    return made


def game(**more: Any) -> Game:
    """A game in which both have claimed routes and hold tickets, and seat 0 is asked."""
    board = hostile().board
    near = [route.id for route in board.routes if route.kind == "train" and route.double is None]
    known: dict[str, Any] = {
        "claimed": {0: near[:9], 1: near[9:14]},
        "hands": {0: "4 red 2 blue 1 locomotive"},
        "stations": {1: [board.cities[0].id]},
        "turn": 0,
    }
    return ttr.scenario(hostile(), players=list(PLAYERS), seed=1, **known | more)


@cache
def finished() -> Game:
    """The same, played to its end; do not change it."""
    made = game(pieces={0: 3, 1: 3})
    while made.prompt is not None:
        made.play(made.legal_actions()[0])
    return made
