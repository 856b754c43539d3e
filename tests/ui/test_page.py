"""The page for a person: every route can be hit, keyboard, touch, contrast, a lost kernel."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

import ttr_widget as ttr
from ttr_widget.boards import BOARDS
from ttr_widget.game import Game
from ttr_widget.locales import fill, locales

from .conftest import ROOT, STATIC
from .measures import RESIZED
from .player import name_of
from .test_play import answer

CUT = """() => {
  const wrong = [], root = document.querySelector('.ttr-root'), frame = root.getBoundingClientRect();
  if (root.scrollWidth > root.clientWidth + 1) wrong.push('the page');
  for (const one of document.querySelectorAll('.ttr-page :is(button, h2, h3, p, span, label, b, legend)')) {
    // The last events are shortened: pointing at one, and the log, show them whole.
    if (one.closest('.ttr-hidden, .ttr-plot, svg, .ttr-news') || !one.clientWidth) continue;
    const style = getComputedStyle(one), box = one.getBoundingClientRect();
    const wide = style.overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1;
    const cut = wide || (style.overflowY === 'hidden' && one.scrollHeight > one.clientHeight + 2);
    const out = !one.closest('.ttr-row') && (box.right > frame.right + 1 || box.left < frame.left - 1);
    if (cut || out || style.textOverflow === 'ellipsis') wrong.push(one.outerHTML.slice(0, 120));
  }
  return wrong;
}"""
"""Texts that are truncated or outside the page."""


def begun(board: str, players: tuple[str, ...] = ("Ada", "Grace"), seed: int = 3) -> Game:
    """A game after the opening: it is seat 0's first turn."""
    game = ttr.new_game(board, players=list(players), seed=seed)
    while game.prompt is not None and game.prompt.kind != "turn":
        game.play(game.legal_actions()[0])
    return game


@pytest.mark.parametrize(
    ("board", "width", "zoom"), [*((board, 1300, 1) for board in BOARDS), ("world", 700, 1), ("germany", 1300, 2)]
)
def test_every_route_and_city_is_where_it_is_drawn(open_page: Any, board: str, width: int, zoom: int) -> None:
    table = open_page(begun(board), width=width, seat=0)
    if zoom > 1:
        table.page.locator(".ttr-mapbar button").first.click()
    found = table.page.evaluate("""async () => {
      const map = document.querySelector('.ttr-map'), box = map.getBoundingClientRect(), wrong = [];
      const { routes, cities } = window.state.board;
      const seen = { routes: 0, cities: 0 };
      const say = (type, at) => map.dispatchEvent(new PointerEvent(type, { clientX: at.x, clientY: at.y,
        bubbles: true, pointerId: 1, pointerType: 'mouse' }));
      for (const [kind, list] of [['route', routes], ['city', cities]]) {
        for (const { id, name } of list) {
          const at = map._ttr.where({ kind, id });
          if (at.x < box.left || at.x > box.right || at.y < box.top || at.y > box.bottom) continue;
          seen[kind === 'route' ? 'routes' : 'cities']++;
          say('pointermove', at);
          await new Promise((done) => setTimeout(done));
          const words = document.querySelector('.ttr-hoverline').textContent;
          const lit = document.querySelectorAll('.ttr-hovered path.ttr-light').length;
          if (!words.startsWith(name) || (kind === 'route') !== (lit === 1)) wrong.push([id, words]);
        }
      }
      return { wrong, seen };
    }""")
    assert found["wrong"] == []
    if zoom == 1:
        assert found["seen"] == {"routes": len(table.game.board.routes), "cities": len(table.game.board.cities)}
    else:
        assert found["seen"]["routes"] > 5


def test_parallel_tracks_are_told_apart_by_real_clicks(open_page: Any) -> None:
    table = open_page(begun("germany"), seat=0)
    page, open_question = table.page, table.page.locator(".ttr-confirm")
    moves = {move["id"]: move for move in table.widget.prompt["moves"]}
    named = "sent.find((one) => ['why', 'moves'].includes(one.type))"
    seen = {"why": 0, "moves": 0, "play": 0}
    for route in [route for route in table.game.board.routes if route.double][:20]:
        page.evaluate("sent.length = 0")
        table.click("route", route.id)
        page.wait_for_function(f"{named} || document.querySelector('.ttr-confirm')")
        said = page.evaluate(named)
        if said is None:  # there is only one payment
            open_question.locator(".ttr-main").click()
            page.wait_for_function("sent.some((one) => one.type === 'play')")
            said = page.evaluate("sent.find((one) => one.type === 'play')")
        at = [said.get("route"), (said.get("action") or {}).get("route"), moves.get(said.get("move"), {}).get("route")]
        assert route.id in at
        seen[said["type"]] += 1
        if said["type"] == "play":
            break
        if said["type"] == "moves":
            expect(open_question).to_be_visible()
            page.keyboard.press("Escape")
            expect(open_question).to_have_count(0)
    assert seen["why"] > 0 < seen["moves"] + seen["play"]


def test_an_illegal_click_says_why_and_opens_the_rule(open_page: Any) -> None:
    table = open_page(begun("europe"), seat=0)
    page, before = table.page, len(table.game.history)
    table.click("route", "palermo-smyrna")
    page.locator(".ttr-refusal").first.wait_for()
    words = page.locator(".ttr-refusal").inner_text()
    assert "price" in words
    page.locator(".ttr-refusal .ttr-link").click()
    page.locator(".ttr-book article").first.wait_for()
    assert page.locator(".ttr-book article").count() == 1
    page.keyboard.press("Escape")
    page.locator(".ttr-dialog").first.wait_for(state="detached")
    assert len(table.game.history) == before


def test_a_game_by_keyboard_only(open_page: Any) -> None:
    table = open_page(ttr.new_game("berlin", players=["Ada", "Grace"], seed=5), seat=0, bots={1: "greedy"})
    page = table.page
    page.get_by_role("button", name="Log and moves").press("Enter")
    page.locator('[role="tab"]:focus').first.wait_for()
    page.keyboard.press("ArrowRight")
    for _ in range(3):  # over the button that closes the list, and the filter
        page.keyboard.press("Tab")
    for turn in range(400):
        if table.game.is_over:
            break
        before = table.seq()
        if table.widget.prompt["mine"]:
            page.wait_for_function("document.activeElement.dataset.move !== undefined")
            page.keyboard.press("End" if turn % 3 else "Home")
            page.keyboard.press("Enter")
        table.settle(before)
    assert table.game.is_over
    assert {message["type"] for message in page.evaluate("sent")} <= {"play", "step", "ping", "log", "moves"}


def test_a_finger_is_asked_to_confirm(open_page: Any) -> None:
    table = open_page(begun("usa"), width=390, touch=True, height=800, seat=0)
    page = table.page
    route = next(move["route"] for move in table.widget.prompt["moves"] if "route" in move)
    spot = table.where("route", route)
    page.touchscreen.tap(spot["x"], spot["y"])
    page.locator(".ttr-confirm").first.wait_for()
    assert page.evaluate("sent.filter((one) => one.type === 'play').length") == 0
    before = table.seq()
    page.locator(".ttr-confirm .ttr-main").tap()
    table.settle(before)
    assert table.game.events[-1].type == "turn"
    assert page.evaluate("sent.filter((one) => one.type === 'play').length") == 1


def test_a_kernel_that_is_gone_is_told_and_one_that_is_back_too(open_page: Any) -> None:
    table = open_page(begun("usa"), seat=0)
    page, table.deaf = table.page, True
    page.locator('[data-deck="deck"] .ttr-pick').click()
    page.locator('.ttr-root[data-offline="1"] .ttr-alarm').first.wait_for(timeout=5_000)
    table.deaf = False
    page.locator(".ttr-alarm button").click()
    page.locator(".ttr-alarm").first.wait_for(state="detached")
    before = table.seq()
    page.locator('[data-deck="deck"] .ttr-pick').click()
    table.settle(before)


def test_double_clicks_play_once(open_page: Any) -> None:
    table = open_page(begun("usa"), seat=0)
    before = table.seq()
    table.page.locator('[data-deck="deck"] .ttr-pick').dblclick()
    table.settle(before)
    table.page.wait_for_timeout(200)
    played = len([event for event in table.game.events if event.type == "draw"])
    assert played in (1, 2)  # the second click may have been a valid second card
    assert played == table.page.evaluate("sent.filter((one) => one.type === 'play').length")


def test_the_curtain_hides_the_hand_until_it_is_lifted(open_page: Any) -> None:
    table = open_page(ttr.new_game("europe", players=["Ada", "Grace"], seed=3), seat=0)
    before = table.seq()
    answer(table, Random(1))
    page = table.page
    page.locator(".ttr-curtain").first.wait_for()
    assert table.seq() > before
    assert page.locator(".ttr-hand [data-card]").count() == 0
    page.locator(".ttr-curtain button").click()
    page.locator(".ttr-curtain").first.wait_for(state="detached")
    assert page.locator(".ttr-hand [data-card]").count() > 0
    assert page.locator(".ttr-offer").count() > 0


def test_a_script_lights_up_routes_and_asks(open_page: Any) -> None:
    table = open_page(begun("europe"), seat=0)
    table.widget.highlight(routes=["dieppe-paris"], cities=["wien"])
    table.push()
    assert table.page.locator(".ttr-marked .ttr-light").count() == 2
    answers: list[str] = []
    table.widget.ask("Which?", ["this", "that"], then=answers.append)
    table.push()
    table.page.locator(".ttr-tip button").last.click()
    table.page.locator(".ttr-tip").first.wait_for(state="detached")
    assert answers == ["that"]


def test_language_and_theme_change_while_playing(open_page: Any) -> None:
    table = open_page(begun("usa"), seat=0)
    page = table.page
    page.locator(".ttr-tools button").last.click()
    page.locator(".ttr-dialog select").nth(1).select_option("pl")
    page.locator('.ttr-page[lang="pl"]').first.wait_for()
    page.locator(".ttr-dialog select").nth(0).select_option("dark")
    page.locator('.ttr-page[data-theme="dark"]').first.wait_for()
    page.keyboard.press("Escape")
    assert "Twoja ręka" in page.locator(".ttr-hand").inner_text()
    assert page.locator(".ttr-move").count() == 0 or "Take" not in page.locator(".ttr-moves").inner_text()


def test_the_note_on_the_map_speaks_the_language_of_the_page(open_page: Any) -> None:
    table = open_page(begun("berlin"), seat=0)
    for locale in locales():
        ttr.set_locale(locale)
        table.push()
        note = table.page.locator(".annotation-text", has_text=fill("page-map-reconstruction", locale))
        expect(note).to_have_count(1)


def moments() -> list[tuple[str, Game]]:
    """Pages that show different things."""
    over = begun("usa")
    while over.prompt is not None:
        over.play(over.legal_actions()[-1])
    opening = ttr.new_game("world", players=["Ada", "Grace"], seed=3)
    tunnel = ttr.scenario(
        players=2, seed=1, hands={0: "4 black 1 locomotive"}, deck_top=["black", "red", "blue"], turn=0
    )
    tunnel.play("claim madrid-pamplona-1 with 3 black")
    return [
        ("turn", begun("europe")),
        ("opening", opening),
        ("tunnel", tunnel),
        ("end", over),
        ("passengers", begun("germany")),
    ]


@pytest.mark.parametrize("locale", locales())
def test_no_words_are_cut_off(open_page: Any, locale: str) -> None:
    for name, game in moments():
        page = open_page(game, seat=0, locale=locale).page
        for width in (390, 600, 700, 999, 1016, 1600):
            page.set_viewport_size({"width": width, "height": 1000})
            page.evaluate(RESIZED, width)
            assert page.evaluate(CUT) == [], (name, width)


@pytest.mark.parametrize(("board", "most"), [("europe", 900), ("germany", 1100)])
def test_a_window_that_grows_with_the_page_does_not_make_the_map_grow(open_page: Any, board: str, most: int) -> None:
    table = open_page(begun(board), width=1600, height=2600, seat=0)
    assert 500 < table.page.locator(".ttr-map").bounding_box()["height"] <= most + 2
    table.page.set_viewport_size({"width": 1600, "height": 850})
    table.page.wait_for_function("innerHeight === 850")
    table.page.evaluate(RESIZED, 1600)
    if board == "europe":  # map and dock are both in view
        assert table.page.locator(".ttr-root").bounding_box()["height"] < 900


def test_nothing_is_loaded_from_the_network_and_the_bundle_stays_small() -> None:
    script = (STATIC / "widget.js").read_text(encoding="utf-8")
    style = (STATIC / "widget.css").read_text(encoding="utf-8")
    assert "@import" not in style
    # Two weights of one font and one of another, each in two parts: with and without the letters of Polish.
    assert style.count("url(") == style.count("url(data:font/woff2;base64,") == 6
    assert len(script.encode()) + len(style.encode()) < 1_100_000


def test_the_page_leaves_the_document_alone() -> None:
    for source in (ROOT / "js" / "src").rglob("*.ts*"):
        text = source.read_text(encoding="utf-8")
        assert "document.querySelector" not in text.replace("ownerDocument", ""), source
        assert "document.activeElement" not in text, source


SHOWN = """([seq, locale]) => Number(document.querySelector('.ttr-root').dataset.seq) === seq
  && document.querySelector('.ttr-page').lang === locale"""


def _without_defaults(move: dict[str, Any]) -> dict[str, Any]:
    defaults = (("more", 0), ("deck", None), ("note", ""))
    return {name: value for name, value in move.items() if (name, value) not in defaults}


@pytest.mark.parametrize("board", BOARDS)
def test_moves_are_written_out_in_the_words_of_python(open_page: Any, board: str) -> None:
    """Every kind of move three times, in every language."""
    table = open_page(ttr.new_game(board, players=2, seed=5), seat=0)
    game, page, rng, done = table.game, table.page, Random(2), Counter[str]()
    while not game.is_over and len(game.history) < 150:
        kinds = {name_of(move) for move in table.widget.prompt["moves"]}
        if table.widget.prompt["mine"] and any(done[kind] < 3 for kind in kinds):
            done.update(kinds)
            for locale in locales():
                ttr.set_locale(locale)
                table.push()
                page.wait_for_function(SHOWN, arg=[table.widget.prompt["seq"], locale])
                there = page.evaluate("document.querySelector('.ttr-map')._ttr.moves()")
                assert [_without_defaults(move) for move in there] == table.widget.prompt["moves"]
        game.play(rng.choice(game.legal_actions()))
    assert {"keep", "draw open", "draw blind", "claim"} <= {*done}
