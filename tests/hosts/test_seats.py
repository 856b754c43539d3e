"""Several widgets on one game: two players and a spectator in a cell each; and two people at one widget."""

from __future__ import annotations

from collections import Counter
from random import Random

from tests.ui.player import choose, click

from .notebook import Notebook, Seat

GAME = """game = ttr.scenario('usa', players=['Ada', 'Grace'], seed=5, opening=True, pieces={0: 5, 1: 5})
w, v, s = (ttr.GameWidget(game, seat=seat, speed=0) for seat in (0, 1, None))"""
NAMES = "{one.id: '–'.join(game.board.city(city).name for city in one.cities) for one in game.board.tickets}"
OFFERED = "[list(game.view(seat).rules['tickets']['offered']) for seat in (0, 1)]"
TOTALS = "(root) => [...root.querySelectorAll('.ttr-total')].map((one) => parseInt(one.textContent.replace('−', '-')))"


def in_step(lab: Notebook, seats: list[Seat]) -> None:
    """Check that all pages show the kernel's state."""
    for seat, seq in zip(seats, lab.ask("[one.prompt['seq'] for one in (w, v, s)]"), strict=True):
        seat.settle(seq - 1)
        assert seat.seq() == seq
        if not lab.ask("game.is_over"):  # the departure board has totals of its own
            assert seat.page.evaluate(TOTALS) == lab.ask("list(game.view(None).points)")


def told_of(seat: Seat, tickets: list[str], called: dict[str, str]) -> list[str]:
    """Those of the tickets that the page contains."""
    words = seat.page.text_content() or ""
    return [id for id in tickets if called[id] in words]


def test_two_players_and_a_spectator_stay_in_step(lab: Notebook) -> None:
    lab.run(GAME, "w", "v", "s", widgets=3)
    seats = [lab.seat(name, number) for number, name in enumerate("wvs")]
    rng, done = Random(4), Counter[str]()
    (ada, grace), called = lab.ask(OFFERED), lab.ask(NAMES)
    while not lab.ask("game.is_over"):
        mine = lab.ask("[one.prompt['mine'] for one in (w, v, s)]")
        assert mine == lab.ask("[game.prompt.seat == seat for seat in (0, 1, None)]")
        asked = seats[mine.index(True)]
        prompt = asked.widget.prompt
        click(asked, prompt, choose(prompt, rng, done))
        asked.settle(prompt["seq"])
        in_step(lab, seats)
        if set(done) == {"keep"}:
            others = (grace, ada, ada + grace)
            assert [told_of(seat, tickets, called) for seat, tickets in zip(seats, others, strict=True)] == [[]] * 3
    assert [seat.scores() for seat in seats] == [lab.ask("game.score().totals")] * 3
    assert seats[2].page.locator(".ttr-hand [data-card]").count() == 0


def test_a_move_in_another_cell_moves_the_page(lab: Notebook) -> None:
    lab.run(GAME, "w", "v", "s", widgets=3)
    seats = [lab.seat(name, number) for number, name in enumerate("wvs")]
    lab.do("heard = []\nw.observe(lambda change: heard.append(change.new), 'current_player')")
    lab.do("for _ in range(2): game.play(game.legal_actions()[0])\ngame.play('draw deck')")
    in_step(lab, seats)
    assert lab.ask("heard") == [1, 0]
    lab.do("game.undo()")
    in_step(lab, seats)
    lab.do("w.highlight(routes=['duluth-helena'], cities=['miami'])")
    seats[0].page.locator(".ttr-marked .ttr-light").nth(1).wait_for(state="attached")
    assert seats[1].page.locator(".ttr-marked .ttr-light").count() == 0
    lab.do("w.ask('Which?', ['this', 'that'])")
    seats[0].page.locator(".ttr-tip button").last.click()
    seats[0].page.locator(".ttr-tip").wait_for(state="detached")
    assert lab.ask("w.answer") == "that"


def test_two_people_at_one_machine(lab: Notebook) -> None:
    lab.run("game = ttr.new_game('europe', players=['Ada', 'Grace'], seed=5)\nw = ttr.GameWidget(game, speed=0)", "w")
    seat, rng, done, lifted = lab.seat(), Random(1), Counter[str](), 0
    page, (ada, grace), called = seat.page, lab.ask(OFFERED), lab.ask(NAMES)
    while lifted < 4:
        curtain = lab.ask("w.controls['curtain']")
        if not curtain:
            prompt = seat.widget.prompt
            click(seat, prompt, choose(prompt, rng, done))
            seat.settle(prompt["seq"])
            continue
        page.locator(".ttr-curtain").wait_for()
        assert curtain["name"] in page.locator(".ttr-curtain").inner_text()
        assert page.locator(".ttr-hand [data-card], .ttr-ticket, .ttr-move").count() == 0
        assert told_of(seat, ada + grace, called) == []
        seq = seat.seq()
        page.locator(".ttr-curtain button").click()
        seat.settle(seq)
        lifted += 1
        assert lab.ask("w.controls['seat']") == curtain["seat"]
        assert page.locator(".ttr-hand [data-card]").count() > 0
        own, others = (ada, grace) if curtain["seat"] == 0 else (grace, ada)
        assert told_of(seat, own, called)
        assert told_of(seat, others, called) == []
