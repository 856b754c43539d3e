"""The end of a game: the count on the departure board, the winner's poster, and what can be done then."""

from __future__ import annotations

import copy
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import ttr_widget as ttr
from ttr_widget.boards import BOARDS
from ttr_widget.game import Game
from ttr_widget.locales import locales

from . import axe
from .conftest import Table
from .player import no_template_shows, totals

STILL = """() => document.getAnimations().every((one) => one.playState !== 'running')
    && !document.querySelector('.ttr-confetti, .ttr-turning')"""
CELLS = """() => [...document.querySelectorAll('.ttr-departures tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent.replace('−', '-'))))"""


def finished(board: str = "usa", players: int = 2, seed: int = 5, bot: str = "greedy") -> Game:
    """A finished game between bots."""
    names = ("Ada", "Grace", "Maria", "Rózsa", "Sofja")[:players]
    game = ttr.new_game(board, players=list(names), seed=seed)
    ttr.bots.play(game, [bot] * players, Random(seed))
    return game


def at_its_end(open_page: Any, game: Game, **wishes: Any) -> Table:
    """A page that has just seen the last action."""
    table: Table = open_page(game.at(len(game.history) - 1), **({"seat": 0, "speed": 2} | wishes))
    table.game.play(game.history[-1])
    table.push()
    table.page.locator(".ttr-counting").first.wait_for()
    return table


def told(table: Table, own: int | None) -> list[dict[str, Any]]:
    """The lines in the order of the count, from the sheet alone."""
    sheet: dict[str, Any] = table.widget.sheet
    seats = sorted(sheet["seats"], key=lambda seat: seat["seat"] == own)
    return [
        line | {"seat": seat["seat"]}
        for column in range(len(sheet["columns"]))
        for seat in seats
        for line in seat["lines"]
        if line.get("column", 0) == column
        and (line["points"] or line.get("ticket") or line["routes"] or line["cities"])
    ]


def with_sheet(table: Table, change: Callable[[dict[str, Any]], None]) -> Page:
    """Show the page another score sheet."""
    sheet = copy.deepcopy(table.widget.sheet)
    change(sheet)
    table.page.evaluate("sheet => push({ sheet })", sheet)
    return table.page


# The departure board.


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("board", BOARDS)
def test_the_board_agrees_with_the_score(open_page: Any, board: str, players: int) -> None:
    game = finished(board, players, seed=7)
    table = open_page(game, seat=0)
    page = table.page
    page.locator(".ttr-platerow.ttr-won").first.wait_for()
    assert totals(page) == list(game.score().totals)
    for row, total in zip(page.evaluate(CELLS), game.score().totals, strict=True):
        assert sum(row[:-1]) == row[-1] == total
    assert page.evaluate(CELLS) == [
        [
            *(
                sum(line["points"] for line in seat["lines"] if line.get("column", 0) == column)
                for column in range(len(table.widget.sheet["columns"]))
            ),
            seat["total"],
        ]
        for seat in table.widget.sheet["seats"]
    ]


TOGETHER = (
    ("germany", "Passengers", {"germany.majority"}),
    ("world", "Harbours", {"world.harbour-score", "world.harbour-unbuilt"}),
    ("europe", "Stations", {"europe.station-unused"}),
)


@pytest.mark.parametrize(("board", "heading", "rules"), TOGETHER)
def test_rules_that_belong_together_are_counted_in_one_column(
    open_page: Any, board: str, heading: str, rules: set[str]
) -> None:
    game = finished(board, 3, seed=5, bot="planner")
    table = open_page(game, seat=0)
    column = table.widget.sheet["columns"].index(heading)
    for seat, row in enumerate(table.page.evaluate(CELLS)):
        assert row[column] == sum(line.points for line in game.score().seats[seat].lines if line.rule in rules)


WATCH = """() => {
  window.told = [];
  window.stamps = {};
  window.covered = [];
  const look = () => {
    const line = document.querySelector('.ttr-bigline');
    const stamp = line?.querySelector('.ttr-ticketstamp');
    const said = line && [line.dataset.told, stamp ? stamp.classList.contains('ttr-missed') : null];
    if (said && line !== window.seen) window.told.push(said);
    if (stamp) {
      const text = line.querySelector('.ttr-quiet');
      window.stamps[said[1]] = getComputedStyle(stamp).color;
      if (stamp.offsetTop < text.offsetTop + text.offsetHeight - 4) window.covered.push(said[0]);
    }
    window.seen = line;
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""


@pytest.mark.parametrize("own", [0, None])
def test_every_line_is_told_in_its_order_with_its_stamp(open_page: Any, own: int | None) -> None:
    game = finished("europe", 3, seed=7)
    bots = {1: "greedy", 2: "greedy"} if own == 0 else {}
    table = open_page(game.at(len(game.history) - 1), seat=own, bots={}, speed=3)
    table.widget._session.seat_bots(bots)
    page = table.page
    page.evaluate(WATCH)
    table.game.play(game.history[-1])
    table.push()
    page.get_by_role("button", name="Faster").click()
    page.locator(".ttr-finished").first.wait_for()
    expected = told(table, own)
    assert any(line["points"] < 0 and line.get("ticket") for line in expected)
    assert page.evaluate("told") == [
        [line.get("ticket") or line["rule"], not line.get("done") if line.get("ticket") else None] for line in expected
    ]
    assert page.evaluate("covered") == []
    assert page.evaluate("stamps.true !== stamps.false")
    assert totals(page) == list(game.score().totals)


def test_the_map_lights_the_way_of_each_line(open_page: Any) -> None:
    table = at_its_end(open_page, finished(), speed=1)
    page = table.page
    page.locator(".ttr-ribbon path").first.wait_for()
    assert page.locator(".ttr-endstop").count() >= 2
    page.get_by_role("button", name="To the end").click()
    page.locator(".ttr-finished").first.wait_for()
    assert page.locator(".ttr-shine .ttr-trains").count() == 1


def test_plates_change_their_order_when_a_seat_is_overtaken(open_page: Any) -> None:
    game = finished("usa", 3, seed=6)
    page = open_page(game, seat=0).page
    places = [
        (
            one.evaluate("one => Number(one.style.getPropertyValue('--place'))"),
            int(str(one.get_attribute("data-total"))),
        )
        for one in page.locator(".ttr-platerow").all()
    ]
    assert [total for _, total in sorted(places)] == sorted(game.score().totals, reverse=True)


# Skipping.


def test_to_the_end_jumps_and_nothing_moves_afterwards(open_page: Any) -> None:
    table = at_its_end(open_page, finished())
    page = table.page
    page.get_by_role("button", name="To the end").click()
    page.locator(".ttr-finished").first.wait_for()
    assert totals(page) == list(table.game.score().totals)
    page.locator(".ttr-confetti").first.wait_for()
    page.wait_for_function(STILL)


def test_escape_jumps_to_the_end(open_page: Any) -> None:
    table = at_its_end(open_page, finished())
    table.page.locator(".ttr-departures").focus()
    table.page.keyboard.press("Escape")
    table.page.locator(".ttr-finished").first.wait_for()


def test_the_count_ends_by_itself_and_faster_is_twice_as_fast(open_page: Any) -> None:
    table = at_its_end(open_page, finished(), speed=3)
    faster = table.page.get_by_role("button", name="Faster")
    faster.click()
    expect(faster).to_have_attribute("aria-pressed", "true")
    table.page.locator(".ttr-finished").first.wait_for()
    assert totals(table.page) == list(table.game.score().totals)


def test_without_motion_the_result_is_there_at_once(open_page: Any) -> None:
    game = finished()
    table = open_page(game.at(len(game.history) - 1), seat=0, speed=2)
    table.page.emulate_media(reduced_motion="reduce")
    table.game.play(game.history[-1])
    table.push()
    table.page.locator(".ttr-finished").first.wait_for()
    assert table.page.locator(".ttr-confetti, .ttr-counting").count() == 0
    assert table.page.evaluate(STILL)


def test_nothing_is_counted_again_after_a_replay(open_page: Any) -> None:
    table = open_page(finished(), seat=0, speed=2)
    page = table.page
    page.locator(".ttr-finished").first.wait_for()
    page.get_by_role("button", name="Watch the replay").click()
    page.get_by_role("button", name="Back to the score").click()
    page.locator(".ttr-finished").first.wait_for()
    assert page.locator(".ttr-confetti").count() == 0


# The poster.


def poster(page: Page) -> str:
    """What the poster says."""
    return " ".join(page.locator(".ttr-sky").inner_text().split()).upper()


def test_the_poster_names_the_winner_and_the_margin(open_page: Any) -> None:
    game = finished("usa", 3)
    totals_ = game.score().totals
    (best,) = game.score().winners
    rest = sorted(totals_)[-2]
    bots = {seat: "greedy" for seat in range(3) if seat != best}
    page = open_page(game, seat=best, bots=bots).page
    second = game.players[totals_.index(rest)]
    name = game.players[best]
    assert poster(page) == f"{name} WINS {max(totals_)} POINTS · {max(totals_) - rest} AHEAD OF {second}".upper()
    expect(page.get_by_role("status")).to_contain_text(f"{name} wins: {max(totals_)} points")


def test_a_bot_that_wins_leaves_the_person_an_own_place(open_page: Any) -> None:
    game = finished("usa", 2)
    (best,) = game.score().winners
    behind = abs(game.score().totals[0] - game.score().totals[1])
    page = open_page(game, seat=1 - best, bots={best: "greedy"}).page
    assert f"YOU ARE 2ND, {behind} BEHIND" in poster(page)


@pytest.mark.parametrize("wishes", [{"seat": None}, {"seat": 0, "teaching": True}, {"seat": 0}])
def test_spectators_teachers_and_several_people_are_not_addressed(open_page: Any, wishes: dict[str, Any]) -> None:
    game = finished("usa", 3, seed=6)
    page = open_page(game, **wishes).page
    assert "YOU" not in poster(page)
    assert "AHEAD OF" in poster(page)
    assert page.locator(".ttr-endticket").count()


def test_a_shared_win(open_page: Any) -> None:
    table = open_page(finished("usa", 3), seat=2, bots={0: "greedy", 1: "greedy"})

    def share(sheet: dict[str, Any]) -> None:
        sheet["winners"] = [0, 1]
        for seat, total in zip(sheet["seats"], (90, 90, 78), strict=True):
            seat["lines"][0]["points"] += total - seat["total"]
            seat["total"] = total

    page = with_sheet(table, share)
    expect(page.locator(".ttr-platerow.ttr-won")).to_have_count(2)
    assert poster(page) == "ADA AND GRACE SHARE THE WIN 90 POINTS EACH · YOU ARE 3RD, 12 BEHIND"
    assert totals(page) == [90, 90, 78]


def test_a_tie_is_counted_to_its_end(open_page: Any) -> None:
    table = at_its_end(open_page, finished("usa", 2), speed=3)

    def level(sheet: dict[str, Any]) -> None:
        sheet["winners"] = [0, 1]
        for seat in sheet["seats"]:
            seat["lines"][0]["points"] += 70 - seat["total"]
            seat["total"] = 70

    page = with_sheet(table, level)
    page.get_by_role("button", name="Faster").click()
    page.locator(".ttr-finished").first.wait_for()
    assert totals(page) == [70, 70]
    assert "SHARE THE WIN" in poster(page)


def test_scores_below_zero(open_page: Any) -> None:
    table = open_page(finished("usa", 2), seat=0, bots={1: "greedy"})

    def below(sheet: dict[str, Any]) -> None:
        sheet["winners"] = [0]
        for seat, total in zip(sheet["seats"], (-4, -120), strict=True):
            seat["lines"][0]["points"] += total - seat["total"]
            seat["total"] = total

    page = with_sheet(table, below)
    expect(page.locator(".ttr-departures tbody tr").nth(1)).to_contain_text("−120")
    assert totals(page) == [-4, -120]
    assert "116 AHEAD OF GRACE" in poster(page)


def test_what_decided_the_game_is_told_and_lights_the_map(open_page: Any) -> None:
    table = open_page(finished("europe", 3, seed=5), seat=0)
    page = table.page
    facts = table.widget.sheet["facts"]
    assert page.locator(".ttr-fact").all_inner_texts() == [fact["text"] for fact in facts]
    page.locator("button.ttr-fact").first.hover()
    page.locator(".ttr-lit *").first.wait_for()
    page.mouse.move(2, 2)
    expect(page.locator(".ttr-lit *")).to_have_count(0)


# What can be done then.


def test_new_game_deals_anew_and_all_lines_are_a_button_away(open_page: Any) -> None:
    table = open_page(finished(), seat=0, bots={1: "greedy"})
    page, before = table.page, table.game
    page.get_by_role("button", name="All lines").click()
    best = before.score().winners[0]
    expect(page.locator(f'[data-sheet="{best}"] li')).to_have_count(len(table.widget.sheet["seats"][best]["lines"]))
    page.get_by_role("button", name="Back to the result").click()
    page.get_by_role("button", name="New game (new deal)").click()
    page.locator(".ttr-offer").first.wait_for()
    assert table.game.seed != before.seed
    assert table.game.history == ()


def test_new_game_goes_back_to_the_lobby_if_there_is_one(open_page: Any) -> None:
    table, shown = open_page(finished(), seat=0, bots={1: "greedy"}), []
    table.widget.offer_lobby(lambda: shown.append(True))
    table.push()
    table.page.get_by_role("button", name="New game", exact=True).click()
    table.page.wait_for_function("sent.some((one) => one.type === 'new')")
    table.page.locator(".ttr-finished").first.wait_for()
    assert shown == [True]


# Every size.


@pytest.mark.parametrize("size", [(390, 844), (800, 650), (1010, 650), (1440, 860), (1900, 1000)])
@pytest.mark.parametrize("board", ["europe", "germany"])
def test_the_end_fits_the_page(open_page: Any, board: str, size: tuple[int, int]) -> None:
    game = finished(board, 5, seed=6)
    page = open_page(game, seat=0, bots=dict.fromkeys(range(1, 5), "greedy"), width=size[0], height=size[1]).page
    page.locator(".ttr-finished").first.wait_for()
    assert page.evaluate("document.querySelector('.ttr-page').scrollWidth") <= size[0]
    where = {name: page.locator(name).bounding_box() for name in (".ttr-poster", ".ttr-map", ".ttr-departures")}
    right = max(box["x"] + box["width"] for box in where.values())
    assert right <= size[0] + 1
    if size[0] == 390:
        assert where[".ttr-poster"]["y"] < where[".ttr-map"]["y"] < where[".ttr-departures"]["y"]
    else:
        assert max(box["y"] + box["height"] for box in where.values()) <= size[1] + 1
        main = page.locator(".ttr-endbuttons .ttr-main").bounding_box()
        assert main["y"] + main["height"] <= size[1]


@pytest.mark.parametrize("locale", locales())
def test_long_names_and_words_stay_in_their_places(open_page: Any, locale: str) -> None:
    names = ["Maximilian Alexander von Hohenstein", "Gwendolyn"]
    game = ttr.new_game("berlin", players=names, seed=5)
    ttr.bots.play(game, ["greedy"] * 2, Random(5))
    for width in (390, 1010):
        page = open_page(game, seat=0, bots={1: "greedy"}, width=width, height=800, locale=locale).page
        page.locator(".ttr-finished").first.wait_for()
        sky, words = (page.locator(name).bounding_box() for name in (".ttr-poster", ".ttr-sky h2"))
        assert sky["x"] - 1 <= words["x"]
        assert words["x"] + words["width"] <= sky["x"] + sky["width"] + 1
        assert words["y"] >= sky["y"] - 1
        no_template_shows(page)


def test_axe_finds_nothing_in_the_count(open_page: Any) -> None:
    table = at_its_end(open_page, finished(), speed=1)
    page = table.page
    page.evaluate("document.documentElement.lang = 'en'; document.title = 'page'")
    axe.load(page)
    page.locator(".ttr-bigline").first.wait_for()
    assert axe.violations(page) == []
