"""During a game: the theme follows JupyterLab, the language changes, the page gets narrow, no text is truncated."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from tests.ui.test_page import CUT

from .notebook import Notebook, Seat

NEW = "game = ttr.new_game({board!r}, players=['Ada', 'Grace'], seed=5)\nw = ttr.GameWidget(game, **table)"
WIDTHS = (1600, 1000, 700, 600)


@pytest.fixture
def restored(lab: Notebook) -> Iterator[Notebook]:
    """JupyterLab; its theme is restored afterwards."""
    yield lab
    lab.theme("Light")
    lab.page.set_viewport_size({"width": 1400, "height": 1100})


def turn(seat: Seat) -> None:
    """Answer once by clicks, and wait for this seat's next turn."""
    seat.play(Random(1), Counter(), turns=1)
    seat.settle(seat.widget.prompt["seq"] - 1)


def pick(seat: Seat, label: str, value: str) -> None:
    """Choose an item in the menu."""
    seat.tool("menu").click()
    seat.page.locator(f'.ttr-dialog label:has-text("{label}") select').select_option(value)
    seat.whole.keyboard.press("Escape")
    seat.page.locator(".ttr-dialog").wait_for(state="detached")
    seat.tab("cards")


@pytest.mark.long
def test_dark_polish_and_narrow_while_playing(restored: Notebook) -> None:
    lab, page = restored, restored.page
    lab.run(NEW.format(board="europe"), "w")
    seat = lab.seat()
    assert seat.page.locator('.ttr-page[data-theme="light"]').count() == 1
    turn(seat)
    lab.theme("Dark")
    seat.page.locator('.ttr-page[data-theme="dark"]').wait_for()
    turn(seat)
    pick(seat, "Language", "pl")
    seat.page.locator('.ttr-page[lang="pl"]').wait_for()
    seat = lab.seat()  # with the messages of the other language
    turn(seat)
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 1100})
        page.wait_for_timeout(150)
        assert page.evaluate(CUT) == [], width
        turn(seat)
    lab.theme("Light")
    seat.page.locator('.ttr-page[data-theme="light"]').wait_for()
    pick(seat, "Kolory", "dark")
    seat.page.locator('.ttr-page[data-theme="dark"]').wait_for()
    assert lab.ask("w.settings['locale']") == "pl"
    assert lab.ask("len(game.history)") > 8


@pytest.mark.parametrize("locale", ["en", pytest.param("pl", marks=pytest.mark.long)])
def test_no_words_are_cut_off_in_a_notebook(restored: Notebook, locale: str) -> None:
    lab = restored
    lab.run(NEW.format(board="world") + f"\nw = ttr.GameWidget(game, **table, locale={locale!r})", "w")
    seat = lab.seat()
    for moment in ("tickets", "pieces", "turn"):
        for width in WIDTHS:
            lab.page.set_viewport_size({"width": width, "height": 1100})
            lab.page.wait_for_timeout(150)
            assert lab.page.evaluate(CUT) == [], (moment, width)
        turn(seat)
