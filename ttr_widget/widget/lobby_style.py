"""The look of the lobby: boards as pictures, colours of the pieces, enamel and brass, light and dark.

The colours are those of the page of a game (``js/src/style/page.css``), whose fonts are used too.
"""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path

from ttr_widget.kernel.board import Board
from ttr_widget.page.static_files import text_of
from ttr_widget.render.paint import seat_ink
from ttr_widget.render.palette import LIVERY_SIGNS, SEATS
from ttr_widget.render.picture import picture

_DARK = ('[data-jp-theme-light="false"] .ttr-lobby', ".theme-dark .ttr-lobby", ".vscode-dark .ttr-lobby")

_CSS = Path(__file__).with_name("lobby.css")


def lobby_style(boards: Iterable[Board]) -> str:
    """A style sheet for everything inside ``.ttr-lobby``, with pictures for the buttons of these boards, in order."""
    rules = [_picture_rule(number, board) for number, board in enumerate(boards, 1)]
    rules += [_color_rule(number) for number in range(len(SEATS))]
    return f"<style>{_fonts()}{_CSS.read_text(encoding='utf-8')}{''.join(rules)}</style>"


def _picture_rule(number: int, board: Board) -> str:
    button = f".ttr-boards button:nth-child({number})"
    dark = ", ".join(f"{scope} {button}" for scope in _DARK)
    return f"{button} {{ --map: {_url(board, 'light')} }}\n{dark} {{ --map: {_url(board, 'dark')} }}\n"


@lru_cache(maxsize=32)
def _url(board: Board, theme: str) -> str:
    return f"url(data:image/svg+xml;base64,{b64encode(picture(board, theme).encode()).decode()})"


def _color_rule(look: int) -> str:
    button = f".ttr-colors button:nth-child({look + 1})"
    sign = f'"{LIVERY_SIGNS[look]}"'
    return (
        f"{button} {{ --fill: {SEATS[look]}; --livery: {seat_ink(look)} }}\n"
        f".ttr-form {button}::before {{ content: {sign}; content: {sign} / '' }}\n"
    )


@lru_cache(maxsize=1)
def _fonts() -> str:
    """The fonts of the page, from its built style sheet."""
    return "".join(re.findall(r"@font-face\s*\{[^}]*\}", text_of("widget.css")))
