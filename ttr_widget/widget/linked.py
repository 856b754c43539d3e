"""The page of a link: a replay of a whole game, a picture of what somebody has seen of one, or puzzles to solve."""

from __future__ import annotations

from typing import Any

import ipywidgets as w

from ttr_widget.links import linked_game, payload_of, seen_from_link
from ttr_widget.loading import game_of_link
from ttr_widget.puzzle.collection import from_link

from .practice import practice
from .replay import Replay


def page_of_link(link: str, locale: str | None = None) -> Any:
    """The page that shows what a link holds; a :class:`BadSave` says why it cannot be opened."""
    kind, data = payload_of(link, "game", "seen", "puzzles")
    if kind == "puzzles":
        return practice(from_link(data), locale=locale)
    if kind == "seen":
        return w.HTML(seen_from_link(data)._repr_html_() or "")
    linked = linked_game(data)
    game = game_of_link(linked)
    game.go_to(linked.moves)
    page = Replay(game, locale=locale)
    page.go(linked.at or 0)
    return page
