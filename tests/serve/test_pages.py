"""Guests in real browsers, each with a context of its own and no cookie; and the pages of those who open tables."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

import ttr_widget as ttr
from tests.ui.conftest import FLAGS, Table
from tests.ui.player import choose, click, no_template_shows, totals
from tests.widget.test_secrets import leaks
from tools.browser import chromium
from ttr_widget.serve.house import Wish

from .conftest import Served
from .test_server import first_move

PHONE, LAPTOP = (390, 844), (1280, 800)
MOST_MOVES = 700


class Seat(Table):
    """A guest's page."""

    def __init__(self, served: Served, table: Any, seat: int, page: Page) -> None:
        self.page, self._served, self._place = page, served, table.places[seat]
        self.frames: list[str] = []
        page.on("websocket", lambda socket: socket.on("framereceived", lambda text: self.frames.append(str(text))))
        page.goto(served.link(table, seat))
        page.locator(".ttr-map[data-drawn]").first.wait_for()

    @property
    def feed(self) -> Any:
        """What the server says that the page shows."""
        (desk,) = self._place._guests.values()
        return desk._feed

    def caught_up(self) -> dict[str, Any]:
        """Wait until the page shows what it was sent last; returns the question."""
        seq = self._served.do(lambda: self.feed.dispatcher.seq)
        self.settle(seq - 1)
        self.widget = SimpleNamespace(texts=self.feed.state["texts"])  # type: ignore[assignment]
        prompt: dict[str, Any] = self.feed.state["prompt"]
        return prompt


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def new_page(browser: Browser) -> Iterator[Any]:
    """Opens pages in fresh contexts; fails at the end if one has reported an error or been given a cookie."""
    pages, errors = list[Page](), list[str]()

    def open_page(size: tuple[int, int] = LAPTOP, locale: str = "en-GB", speed: int = 0) -> Page:
        context = browser.new_context(viewport={"width": size[0], "height": size[1]}, locale=locale)
        context.add_init_script(f"localStorage.setItem('ttr-widget.speed', '{speed}')")
        page = context.new_page()
        page.set_default_timeout(60_000)
        page.on("pageerror", lambda error: errors.append(str(error)))
        pages.append(page)
        return page

    yield open_page
    for page in pages:
        no_template_shows(page)
        assert page.context.cookies() == []
        page.context.close()
    assert errors == []


@pytest.mark.rule("secret.view")
def test_two_guests_play_a_whole_game_and_learn_nothing_else(served: Served, new_page: Any, monkeypatch: Any) -> None:
    monkeypatch.setattr("ttr_widget.serve.house.new_game", lambda variant, names: ttr.new_game(variant, names, seed=3))
    wish = Wish("europe", ("Ada", "Grace"), ("person", "person"), ("short",))
    table = served.do(lambda: served.house.open(wish))
    seats = [Seat(served, table, 0, new_page()), Seat(served, table, 1, new_page(locale="de-DE"))]
    game, rng, done = table.session.game, Random(5), Counter[str]()
    for _ in range(MOST_MOVES):
        asked = served.do(lambda: table.session.asked)
        if asked is None:
            break
        prompt, before = seats[asked].caught_up(), served.do(lambda: len(game.history))
        assert prompt["mine"]
        click(seats[asked], prompt, choose(prompt, rng, done))
        seats[asked].settle(prompt["seq"])
        assert served.do(lambda: len(game.history)) == before + 1
    assert game.is_over
    for seat, one in enumerate(seats):
        one.page.locator(".ttr-platerow.ttr-won").first.wait_for()
        assert totals(one.page) == list(game.score().totals)
        others = {place.key for place in table.places.values()} | {served.house.host_key(table)}
        for frame in one.frames:
            assert not any(key in frame for key in others)
            said = json.loads(frame).get("set", {})
            if said.get("sheet"):
                break  # from here on all tickets are shown
            assert str(game.seed) not in said
            assert leaks(game, seat, {name: value for name, value in said.items() if name != "board"}) == []


def test_a_lost_connection_and_a_reload_bring_the_seat_back(served: Served, new_page: Any) -> None:
    table = served.open("berlin")
    page = new_page(PHONE, "pl-PL")
    ada = Seat(served, table, 0, page)
    assert page.evaluate("document.documentElement.lang") == "pl"
    ada.caught_up()
    seq = ada.seq()
    served.do(lambda: [guest.close() for guest in list(table.places[0]._guests)])  # type: ignore[attr-defined]
    ada.settle(seq)
    expect(page.locator(".ttr-root:not([data-offline])")).to_have_count(1)
    grace = served.guest(table, 1)
    prompt = ada.caught_up()
    click(ada, prompt, prompt["moves"][0])
    grace.until(lambda state: state["prompt"]["mine"])
    assert grace.ask("play", move=first_move(grace))["ok"]
    page.reload()
    page.locator(".ttr-map[data-drawn]").first.wait_for()
    assert ada.caught_up()["mine"]
    # A guest is called as they like; what belongs to the table is not offered.
    page.locator("[data-tab=more]").click()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog").get_by_text("Zaproś graczy")).to_have_count(0)
    page.get_by_role("textbox", name="Twoje imię przy tym stole").fill("Zofia")
    page.get_by_role("button", name="Zmień").click()
    grace.until(lambda state: state["settings"]["seats"][0]["name"] == "Zofia")
    expect(page.locator("[data-seat='0'] .ttr-who")).to_contain_text("Zofia")


def test_a_void_link_says_so(served: Served, new_page: Any) -> None:
    table = served.open("berlin")
    page = new_page(locale="de-DE")
    Seat(served, table, 0, page)
    served.do(lambda: served.house.renew(table, 0))
    expect(page.locator("[role=alert]")).to_contain_text("führt zu keinem Platz")
    expect(page.locator(".ttr-root")).to_have_count(0)
    page.goto(f"{served.home}/ttr/{'A' * 16}/#nothing")
    expect(page.locator("[role=alert]")).to_contain_text("führt zu keinem Platz")


def test_a_table_is_opened_and_run_in_the_browser(served: Served, new_page: Any) -> None:
    page = new_page(PHONE)
    page.goto(f"{served.home}/")
    page.get_by_role("button", name="Germany").click()
    page.get_by_role("textbox", name="Player 1").fill("Ada")
    page.get_by_role("combobox", name="Player 2").select_option("easy")
    page.get_by_label("A short game").check()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Open the table").click()
    ada = page.locator("[data-seat='0']")
    expect(ada).to_contain_text("has not come yet")
    expect(page.locator("[data-seat='1']")).to_contain_text("easy")
    (table,) = served.house.tables
    assert (table.session.game.board.name, table.session.game.players[0]) == ("germany", "Ada")
    assert ada.get_by_role("textbox").input_value() == served.link(table, 0)
    guest = served.guest(table, 0)
    expect(ada).to_have_attribute("data-presence", "present")
    ada.get_by_role("button", name="New link").click()
    assert guest.code() == 4401
    expect(ada.get_by_role("textbox")).to_have_value(served.link(table, 0))
    page.on("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="End this table").click()
    expect(page.locator(".said")).to_contain_text("There is no table here")
    assert served.house.tables == []
