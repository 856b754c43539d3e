"""What decided a game: every claim is computed again from the score sheets."""

from dataclasses import replace

import pytest

import ttr_widget as ttr
from tests.golden.make import FOLDER
from ttr_widget import Game
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.sheet import Line, SeatSheet, Sheet
from ttr_widget.locales import faults, locales
from ttr_widget.queries.decisive import Decisive, decisive_facts
from ttr_widget.queries.score_columns import column_key, is_completed, score_columns, ticket_of

GOLDEN = sorted(path.stem for path in FOLDER.glob("*.txt") if not path.stem.startswith("mini"))


def golden(name: str) -> Game:
    """A recorded game."""
    return ttr.replay((FOLDER / name).read_text(encoding="utf-8"))


def check(fact: Decisive, sheet: Sheet) -> None:
    """Check the claim of a fact."""
    facts, line = fact.message.facts, fact.line
    assert line is None or line in sheet.seats[fact.seat].lines
    winner = sheet.seats[sheet.winners[0]]
    others = [seat for seat in sheet.seats if seat.seat not in sheet.winners]
    rest = max((seat.total for seat in others), default=winner.total)
    kind = fact.message.key
    if kind in ("decisive-bonus", "decisive-ticket"):
        assert fact.seat in sheet.winners
        assert line is not None
        assert facts["points"] == line.points > 0
    if kind in ("decisive-bonus", "decisive-missed"):
        assert facts["margin"] == winner.total - rest
        assert facts["points"] > facts["margin"]
    if kind == "decisive-ticket":
        assert line is not None
        own = [one for one in sheet.seats[fact.seat].lines if ticket_of(one)]
        assert line.points == max(one.points for one in own)
        assert facts["ticket"] == ticket_of(line)
    if kind == "decisive-bonus":
        assert line is not None
        same = [one for seat in others for one in seat.lines if (one.rule, one.subject) == (line.rule, line.subject)]
        assert all(one.points <= 0 for one in same)
    if kind == "decisive-missed":
        assert line is not None
        assert sheet.seats[fact.seat].total == rest
        assert facts["points"] == -line.points
        assert not is_completed(line)
    if kind == "decisive-ahead":
        second = next(seat for seat in others if seat.name == facts["name"])
        assert second.total == rest
        lead = {column.key: 0 for column in score_columns(sheet)}
        for seat, sign in ((winner, 1), (second, -1)):
            for one in seat.lines:
                lead[column_key(one)] += sign * one.points
        assert facts["points"] in lead.values()
        assert facts["points"] > 0
    if kind == "decisive-tie-break":
        assert rest == winner.total == facts["points"]
        assert len(facts["names"]) > 1


@pytest.mark.parametrize("name", GOLDEN)
def test_what_is_said_of_a_golden_game_is_true(name):
    game = golden(f"{name}.txt")
    sheet = game.score()
    found = decisive_facts(sheet, game.variant)
    assert 0 < len(found) <= 3
    for fact in found:
        check(fact, sheet)
        for locale in locales():
            assert fact.message.said(locale, game.variant.names)
    assert faults() == []


@pytest.mark.parametrize("name", GOLDEN)
def test_the_columns_hold_every_line_and_add_up(name):
    game = golden(f"{name}.txt")
    sheet = game.score()
    keys = [column.key for column in score_columns(sheet)]
    assert len(set(keys)) == len(keys)
    for seat in sheet.seats:
        sums = dict.fromkeys(keys, 0)
        for line in seat.lines:
            sums[column_key(line)] += line.points
        assert sum(sums.values()) == seat.total
    for locale in locales():
        headings = [column.heading(locale) for column in score_columns(sheet)]
        assert len(set(headings)) == len(headings)


COLUMNS = {
    "europe": ["Routes", "Stations", "Tickets", "Longest"],
    "germany": ["Routes", "Passengers", "Tickets", "Globetrotter"],
    "usa": ["Routes", "Tickets", "Longest"],
    "berlin": ["Routes", "Tickets"],
}


@pytest.mark.parametrize("board", COLUMNS)
def test_rules_that_belong_together_share_a_column(board):
    sheet = golden(f"{board}-2.txt").score()
    assert [column.heading("en") for column in score_columns(sheet)] == COLUMNS[board]


def test_harbours_built_and_left_are_one_column():
    sheet = golden("world-3.txt").score()
    headings = [column.heading("en") for column in score_columns(sheet)]
    assert headings.count("Harbours") == 1


def test_a_rule_without_headings_is_one_column_with_its_own_title():
    lines = [Line(0, "own.songs", "Songs", 4, "sang"), Line(1, "own.songs", "Songs", 2, "sang")]
    sheet = Sheet(tuple(SeatSheet(line.seat, "AB"[line.seat], (line,), line.points) for line in lines), (0,))
    (column,) = score_columns(sheet)
    assert column.heading("en") == "Songs"
    (fact,) = decisive_facts(sheet, ttr.variant("usa"))
    assert fact.message == Message("decisive-ahead", column="Songs", points=2, name="B")


def sheet_of(*seats: tuple[tuple[str, int, int], ...], winners: tuple[int, ...]) -> Sheet:
    """A sheet with tickets only: for each seat (ticket, points, completed)."""
    made = []
    for seat, own in enumerate(seats):
        lines = []
        for ticket, points, done in own:
            source = ttr.scenario("usa", seed=1, tickets={0: [ticket], 1: []}).score().seats[0].lines
            line = next(line for line in source if ticket_of(line) == ticket)
            lines.append(replace(line, seat=seat, points=points, tally=(("tickets", 1),) if done else ()))
        made.append(SeatSheet(seat, ("Ada", "Grace", "Maria")[seat], tuple(lines), sum(line.points for line in lines)))
    return Sheet(tuple(made), winners)


A, B, C = "boston-miami", "calgary-phoenix", "chicago-santa_fe"


def test_a_tie_break_is_told_first():
    sheet = sheet_of(((A, 12, 1), (B, 8, 1)), ((C, 20, 1),), winners=(0,))
    told = decisive_facts(sheet, ttr.variant("usa"))
    assert told[0].message.said("en") == (
        "Ada and Grace have 20 points each. The tie-break decides: most completed tickets."
    )
    for fact in told:
        check(fact, sheet)


def test_of_those_who_share_a_win_the_best_tickets_are_told():
    sheet = sheet_of(((A, 12, 1),), ((C, 12, 1),), winners=(0, 1))
    assert [(fact.seat, fact.message.key) for fact in decisive_facts(sheet, ttr.variant("usa"))] == [
        (0, "decisive-ticket"),
        (1, "decisive-ticket"),
    ]


def test_a_missed_ticket_is_told_only_if_it_cost_the_win():
    close = sheet_of(((A, 12, 1),), ((B, 13, 1), (C, -9, 0)), winners=(0,))
    assert "decisive-missed" in [fact.message.key for fact in decisive_facts(close, ttr.variant("usa"))]
    far = sheet_of(((A, 30, 1),), ((B, 13, 1), (C, -9, 0)), winners=(0,))
    assert "decisive-missed" not in [fact.message.key for fact in decisive_facts(far, ttr.variant("usa"))]


def test_negative_scores_have_a_winner_too():
    sheet = sheet_of(((A, -4, 0),), ((B, -9, 0),), winners=(0,))
    for fact in decisive_facts(sheet, ttr.variant("usa")):
        check(fact, sheet)


def test_an_unfinished_game_has_no_facts():
    game = ttr.new_game("usa", players=2, seed=1)
    assert decisive_facts(game.score(), game.variant) == ()
