"""What happens is shown: in order, one thing at a time, to be skipped, and not at all where motion is not wanted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

import ttr_widget as ttr
from ttr_widget.game import Game

TUNNEL = {"turn": 1, "hands": {0: "1 red", 1: "4 black"}, "deck_top": ["black", "red", "blue"]}
OWN_TUNNEL = {"hands": {0: "4 black 1 red"}, "deck_top": ["black", "red", "blue"]}
DIG = "claim madrid-pamplona-1 with 3 black"
# Notes down what is seen first, in this order, and how many things of each kind were seen at once.
NOTED = """() => {
  const watched = {
    held: '[data-held]', flight: '.ttr-flight', mouth: '.ttr-mouth', card: '.ttr-mouth .ttr-turned',
    stamp: '.ttr-stamp', plate: '.ttr-mouth .ttr-tunnel', cry: '.ttr-cry', piece: '.ttr-placing', plus: '.ttr-plus',
    engine: '.ttr-hopping', rider: '.ttr-rider',
  };
  window.seen = [];
  window.most = {};
  window.steps = [];
  window.texts = {};
  window.then = {};
  const look = () => {
    for (const [name, selector] of Object.entries(watched)) {
      const count = document.querySelectorAll(selector).length;
      if (count && !window.seen.includes(name)) {
        window.seen.push(name);
        window.texts[name] = document.querySelector(selector).textContent;
        const engine = document.querySelector('[data-engine="1"]').getAttribute('transform');
        window.then[name] = [document.querySelectorAll('.ttr-pieces .ttr-top').length, engine];
      }
      if (count > (window.most[name] ?? 0)) window.steps.push(name + count);
      window.most[name] = Math.max(window.most[name] ?? 0, count);
    }
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
STILL = """() => !document.querySelector('.ttr-root').dataset.busy && document.getAnimations().length === 0
  && !document.querySelector('.ttr-flights > *, .ttr-actors > *, [data-held], [data-away]')"""
ENGINE = "seat => document.querySelector(`[data-engine='${seat}']`).getAttribute('transform')"


def game(**changes: Any) -> Game:
    """A lesson on Europe for Ada, whose turn it is, and Grace."""
    wishes: dict[str, Any] = {"players": ["Ada", "Grace"], "seed": 1, "hands": {0: "4 red 3 blue", 1: "4 blue 4 red"}}
    return ttr.scenario("europe", **(wishes | changes))


@pytest.fixture
def watch(open_page: Any) -> Iterator[Any]:
    """Opens the page of Ada, while Grace has a page of her own."""
    neighbours: list[Any] = []

    def open_beside(game: Game, **wishes: Any) -> Any:
        neighbours.append(ttr.GameWidget(game, seat=1))
        return open_page(game, seat=0, **wishes)

    yield open_beside
    for neighbour in neighbours:
        neighbour.close()


def show(table: Any, *actions: str) -> None:
    """Play actions in Python and send them to the page, which notes what it shows."""
    table.page.evaluate(NOTED)
    for action in actions:
        table.game.play(action)
    table.push()


def rests(table: Any) -> None:
    """Wait until nothing moves any more."""
    table.page.wait_for_function(STILL)


def ends(table: Any, last: str) -> None:
    """Wait until the last thing has been seen and nothing moves any more."""
    table.page.wait_for_function("name => window.seen.includes(name)", arg=last)
    rests(table)


def seen(table: Any) -> list[str]:
    found: list[str] = table.page.evaluate("window.seen")
    return found


def test_a_claim_shows_who_builds_then_the_pieces_then_the_points_and_the_engine(watch: Any) -> None:
    table = watch(game(turn=1), speed=3)
    page = table.page
    before = page.evaluate(ENGINE, 1)
    route = next(one for one in table.game.board.routes if one.id == "berlin-essen")
    show(table, "claim berlin-essen with 2 blue")
    ends(table, "engine")
    assert page.evaluate("window.texts.cry").startswith("Grace buildsBerlin")
    assert page.evaluate("window.texts.plus") == "+2"
    assert seen(table) == ["cry", "flight", "piece", "plus", "engine"]
    assert page.evaluate("window.most.piece") == route.length
    assert page.locator(".ttr-cry").count() == 0
    assert page.evaluate(ENGINE, 1) != before


def test_people_are_not_told_what_they_do_themselves(watch: Any) -> None:
    table = watch(game(), speed=3)
    show(table, "claim berlin-essen with 2 blue")
    ends(table, "engine")
    assert seen(table) == ["flight", "piece", "plus", "engine"]


def test_the_pieces_and_points_of_a_claim_are_not_shown_before_they_arrive(watch: Any) -> None:
    table = watch(game(turn=1), speed=3)
    page = table.page
    engine = page.evaluate(ENGINE, 1)
    show(table, "claim berlin-essen with 2 blue")
    ends(table, "engine")
    then = page.evaluate("window.then")
    assert (then["piece"], then["engine"]) == ([0, engine], [2, engine])
    assert page.locator(".ttr-pieces .ttr-top").count() == 2
    assert page.evaluate(ENGINE, 1) != engine


def test_a_card_flies_to_its_pile_and_the_gap_is_filled(watch: Any) -> None:
    table = watch(game(display=["green", "red", "blue", "white", "black"]), speed=3)
    show(table, "draw green")
    page = table.page
    ends(table, "flight")
    # The pile of a card that is new in the hand is held back like the gap, until its card has arrived.
    assert page.evaluate("[window.most.held, window.most.flight]") == [2, 1]
    expect(page.locator('[data-place="hand"] [data-card="green"]')).to_be_visible()


def test_a_tunnel_is_opened_card_by_card_before_its_price_is_asked(watch: Any) -> None:
    table = watch(game(**OWN_TUNNEL), speed=3)
    page = table.page
    show(table, DIG)
    expect(page.locator(".ttr-mouth .ttr-tunnel")).to_contain_text("costs 1 more card")
    steps = page.evaluate("window.steps")
    assert [step for step in steps if step[:4] in ("card", "plat")] == ["card1", "card2", "card3", "plate1"]
    expect(page.locator(".ttr-mouth .ttr-costs")).to_have_count(1)
    before = table.seq()
    page.locator(".ttr-tunnel .ttr-payit").click()
    table.settle(before)
    expect(page.locator(".ttr-mouth")).to_have_count(0)
    rests(table)
    assert table.widget.claimed == {"madrid-pamplona-1": 0}


def test_an_onlooker_sees_what_a_tunnel_costs_but_is_not_asked(watch: Any) -> None:
    table = watch(game(**TUNNEL), speed=3)
    show(table, DIG)
    ends(table, "stamp")
    assert table.page.evaluate("window.texts.stamp") == "+1"
    assert seen(table) == ["mouth", "card", "stamp"]
    show(table, "pay 1 black")
    ends(table, "engine")
    assert seen(table) == ["cry", "flight", "piece", "plus", "engine"]


def test_a_tunnel_that_costs_nothing_more_is_safe(watch: Any) -> None:
    table = watch(game(**(OWN_TUNNEL | {"deck_top": ["red", "red", "blue"]})), speed=3)
    show(table, DIG)
    ends(table, "engine")
    assert table.page.evaluate("window.texts.stamp") == "Safe!"
    assert seen(table) == ["mouth", "card", "stamp", "flight", "piece", "plus", "engine"]


def test_a_click_skips_everything(watch: Any) -> None:
    table = watch(game(**OWN_TUNNEL), speed=1)
    page = table.page
    show(table, DIG)
    page.locator(".ttr-mouth").first.wait_for()
    assert page.locator(".ttr-tunnel").count() == 0
    page.mouse.click(5, 5)
    expect(page.locator(".ttr-mouth .ttr-turned")).to_have_count(3)
    expect(page.locator(".ttr-tunnel")).to_be_visible()


@pytest.mark.parametrize("how", ["reduced", "still"])
def test_without_motion_only_the_message_is_shown_for_a_while(watch: Any, how: str) -> None:
    table = watch(game(turn=1), speed=0 if how == "still" else 1)
    if how == "reduced":
        table.page.emulate_media(reduced_motion="reduce")
    show(table, "claim berlin-essen with 2 blue")
    table.page.wait_for_function("window.seen.includes('cry')")
    assert table.page.locator(".ttr-pieces .ttr-top").count() == 2
    expect(table.page.locator(".ttr-cry")).to_have_count(0)
    rests(table)
    assert seen(table) == ["cry"]


def test_a_hidden_page_shows_nothing_moving(watch: Any) -> None:
    table = watch(game(turn=1), speed=1)
    page = table.page
    page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    show(table, "claim berlin-essen with 2 blue")
    expect(page.locator(".ttr-pieces .ttr-top")).to_have_count(2)
    rests(table)
    assert seen(table) == []


def test_a_page_that_is_hidden_on_the_way_is_through_at_once(watch: Any) -> None:
    table = watch(game(turn=1), speed=1)
    page = table.page
    show(table, "claim berlin-essen with 2 blue")
    page.locator(".ttr-placing").first.wait_for(state="attached")
    page.evaluate(
        "Object.defineProperty(document, 'hidden', { get: () => true });"
        "document.dispatchEvent(new Event('visibilitychange'))"
    )
    rests(table)
    expect(page.locator(".ttr-pieces .ttr-top")).to_have_count(2)


def test_a_station_lands_in_its_city(watch: Any) -> None:
    table = watch(game(turn=1), speed=3)
    show(table, "station roma with 1 red")
    ends(table, "piece")
    assert table.page.evaluate("window.texts.cry") == "Grace buildsRoma"
    assert seen(table)[:3] == ["cry", "flight", "piece"]


def test_a_page_at_rest_is_idle(open_page: Any) -> None:
    table = open_page(game(), seat=0, bots={1: "random"}, speed=3)
    page = table.page
    page.evaluate(NOTED)
    page.locator('[data-deck="deck"] .ttr-pick').click()
    ends(table, "flight")
    page.wait_for_function("window.state.prompt.mine")
    page.evaluate(
        """() => {
          window.asked = 0;
          const real = requestAnimationFrame;
          window.requestAnimationFrame = (done) => { window.asked++; return real(done); };
        }"""
    )
    assert page.evaluate(STILL)
    assert page.evaluate("window.asked") == 0


def test_sounds_are_off_until_they_are_switched_on(watch: Any) -> None:
    table = watch(game())
    page = table.page
    page.get_by_role("button", name="Menu").click()
    switch = page.get_by_label("Sound")
    expect(switch).not_to_be_checked()
    switch.check()
    expect(switch).to_be_checked()
