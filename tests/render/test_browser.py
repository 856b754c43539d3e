"""The boards in a real browser: it draws them without a complaint, and no two texts lie on each other."""

from itertools import combinations

import pytest

import ttr_widget as ttr
from tools.browser import ARGUMENTS, chromium
from tools.pictures import browser, shown
from ttr_widget.boards import BOARDS
from ttr_widget.render.figure import figure_dict

BOXES = """() => [...document.querySelectorAll('.textpoint')]
    .map(node => [node.textContent, node.getBoundingClientRect()])
    .filter(([text, box]) => text.trim() && box.width)
    .map(([text, box]) => [text, box.left, box.top, box.right, box.bottom])"""


@pytest.fixture(scope="module")
def page():
    with browser() as opened:
        yield opened.new_page()


@pytest.mark.parametrize("width", [700, 1000])
@pytest.mark.parametrize("name", BOARDS)
def test_a_browser_draws_the_board_and_all_names_can_be_read(page, name, width):
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    figure = figure_dict(ttr.new_game(name, seed=1).view(None), width=width)

    shown(page, figure)

    boxes = page.evaluate(BOXES)
    texts = [text for trace in figure["data"] if trace["mode"] == "text" for text in trace["text"] if text]
    assert sorted(box[0] for box in boxes) == sorted(texts)
    for one, other in combinations(boxes, 2):
        wide = min(one[3], other[3]) - max(one[1], other[1])
        high = min(one[4], other[4]) - max(one[2], other[2])
        # A line of text is taller than its letters.
        assert wide <= 0 or high <= 0.2 * (one[4] - one[2]), f"{one[0]} and {other[0]}"
    for text, left, top, right, bottom in boxes:
        assert left >= 0 and top >= 0 and right <= width and bottom <= figure["layout"]["height"], text
    paths = page.evaluate("() => document.querySelectorAll('.shapelayer path').length")
    assert paths == len(figure["layout"]["shapes"])
    assert errors == []


def test_a_browser_is_found_on_every_machine(monkeypatch):
    monkeypatch.setattr("shutil.which", lambda name: f"/bin/{name}" if name == "google-chrome" else None)
    assert chromium() == "/bin/google-chrome"
    monkeypatch.setattr("shutil.which", lambda name: None)
    assert chromium() is None
    assert "--no-sandbox" in ARGUMENTS
