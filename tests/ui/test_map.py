"""The map in Chromium: names that can be read at every size."""

from __future__ import annotations

from typing import Any

import pytest

import ttr_widget as ttr
from ttr_widget.boards import BOARDS

from .conftest import Table

SIZE = """width => {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = `.ttr-page .ttr-map { width: ${width}px; max-height: none; flex: none; }`;
}"""
NAMES = """() => {
  const seated = [...document.querySelectorAll('.ttr-names text')]
    .filter((text) => getComputedStyle(text).visibility !== 'hidden');
  const names = seated.map((text) => {
    const { x, y, width, height } = text.getBoundingClientRect();
    const { a, b } = text.getScreenCTM();
    const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
    return { text: text.textContent, x, y, width, height, size };
  });
  const overlap = (a, b) => {
    const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
    const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
    return wide > 1.5 && high > 0.35 * Math.min(a.height, b.height);  // a line is higher than its letters
  };
  const pairs = names.flatMap((a, n) =>
    names.slice(n + 1).filter((b) => overlap(a, b)).map((b) => `${a.text}/${b.text}`));
  return { sizes: names.map((name) => name.size), pairs, texts: names.map((name) => name.text) };
}"""


def names_at(table: Table, width: int) -> dict[str, Any]:
    """The names of a map of this width, as soon as they are seated."""
    table.page.evaluate(SIZE, width)
    table.page.wait_for_function(
        """() => { const map = document.querySelector('.ttr-map');
             const fit = Math.min(map.clientWidth / map._ttr.size.width, map.clientHeight / map._ttr.size.height);
             return Math.abs(map._ttr.rest().fit - fit) < 1e-6; }"""
    )
    found: dict[str, Any] = table.page.evaluate(NAMES)
    return found


@pytest.mark.parametrize("board", BOARDS)
def test_names_can_be_read_and_do_not_overlap_at_any_size(open_page: Any, board: str) -> None:
    game = open_page(ttr.new_game(board, players=["Ada", "Grace"], seed=3), seat=0)
    for width in (570, 761, 1110, 1398):
        found = names_at(game, width)
        assert min(found["sizes"]) >= 11, width
        assert found["pairs"] == [], width
        if width >= 1110:
            cities = {city.name for city in game.game.board.cities if not city.fact("country", False)}
            assert len(cities & {text.strip("\u2068\u2069") for text in found["texts"]}) >= len(cities) - 2, width


def test_names_keep_their_size_when_zoomed(open_page: Any) -> None:
    game = open_page(ttr.new_game("europe", players=["Ada", "Grace"], seed=3), seat=0)
    before = game.page.evaluate(NAMES)
    game.page.evaluate("document.querySelector('.ttr-map')._ttr.zoom(3)")
    game.page.wait_for_function(
        "() => { const { scale, fit } = document.querySelector('.ttr-map')._ttr.rest(); return scale > 2.9 * fit; }"
    )
    after = game.page.evaluate(NAMES)

    assert max(after["sizes"]) == pytest.approx(max(before["sizes"]), rel=0.02)
    assert after["pairs"] == []
    assert len(after["texts"]) == len(game.game.board.cities)
