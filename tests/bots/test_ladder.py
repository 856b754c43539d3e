"""The ladder: its numbers, the same in any number of processes, and each bot against the one below."""

from concurrent.futures import Future
from pathlib import Path

import pytest

import ttr_widget as ttr
from ttr_widget.boards import BOARDS
from ttr_widget.bots import ladder
from ttr_widget.bots.ladder import (
    TABLES,
    Book,
    Job,
    PairResult,
    duel_jobs,
    duel_row,
    full_row,
    overview_row,
    places,
    play_one,
    table_jobs,
    table_row,
    wins,
)

ROOT = Path(__file__).parents[2]
MEASURED = ROOT / "benchmarks" / "ladder.jsonl"


def result(totals, winners):
    return PairResult(totals, winners, 1, 2, 0)


def test_seats_change_and_each_deal_is_played_twice():
    jobs = duel_jobs("usa", "planner", "greedy", 4)
    assert [job.bots for job in jobs] == [("planner", "greedy"), ("greedy", "planner")] * 2
    assert [job.seed for job in jobs] == [0, 0, 1, 1]


def test_a_shared_win_is_half_a_win():
    games = [result((9, 1), (0,)), result((9, 1), (0,)), result((5, 5), (0, 1)), result((1, 9), (1,))]
    assert wins(games) == 1 + 0 + 0.5 + 1
    assert duel_row("usa", "a:b", games) == "| usa | a beats b | 62.5% | 21.9% to 90.8% | 6 to 4 | 4 |"


def test_a_full_table_tells_points_and_tickets():
    row = full_row("usa", "planner", [result((10, 20, 30, 40), (3,)), result((0, 0, 0, 60), (3,))])
    assert row == "| usa | 4 × planner | 50 | 20 | 50% | 2 |"


def test_a_board_without_games_says_so():
    assert duel_row("usa", "a:b", []) == "| usa | a beats b | no games yet |  |  | 0 |"
    assert full_row("usa", "planner", []) == "| usa | planner | no games yet |  |  | 0 |"


def test_each_bot_is_compared_with_the_one_below():
    assert ladder.pairs() == (
        *("greedy:random", "planner:greedy", "search:planner"),
        *("medium:easy", "hard:medium", "expert:hard"),
    )


def test_at_a_table_each_deal_is_played_once_for_each_rotation_of_the_seats():
    jobs = table_jobs("usa", ("easy", "medium", "hard"), 6)
    assert [job.bots for job in jobs[:3]] == [
        ("easy", "medium", "hard"),
        ("medium", "hard", "easy"),
        ("hard", "easy", "medium"),
    ]
    assert [job.seed for job in jobs] == [0, 0, 0, 1, 1, 1]


def test_seats_with_the_same_points_share_their_places():
    assert places((10, 30, 20)) == [3, 1, 2]
    assert places((10, 20, 20, 5)) == [3, 1.5, 1.5, 4]
    assert places((7, 7, 7)) == [2, 2, 2]


def test_a_table_row_tells_of_each_bot_whatever_its_seat():
    jobs = table_jobs("usa", ("a", "b"), 2)
    games = [(jobs[0], result((10, 20), (1,))), (jobs[1], result((30, 30), (0, 1)))]
    assert table_row("usa", ("a", "b"), games) == "| usa | a, b | 25%, 75% | 1.8, 1.2 | 20, 25 | 2 |"
    assert table_row("usa", ("a", "b"), []) == "| usa | a, b | no games yet |  |  | 0 |"


def test_an_overview_tells_shares_and_intervals():
    games = [result((9, 1), (0,)), result((1, 9), (1,)), result((9, 1), (0,)), result((9, 1), (0,))]
    assert overview_row("usa", [games, []]) == "| usa | 75% (30%–95%) | no games yet |"


def test_the_same_job_gives_the_same_game():
    job = Job("berlin", ("planner", "greedy"), 3)
    assert play_one(job) == play_one(job)
    assert play_one(job).troubles == 0


def test_the_command_prints_a_table(capsys):
    given = ["--games", "4", "--full", "1", "--boards", "berlin", "--pairs", "planner:random", "--jobs", "1"]
    assert ladder.main([*given, "--tables", "random:easy:greedy"]) == 0
    printed = capsys.readouterr().out
    assert "| berlin | planner beats random | 100.0% |" in printed
    assert "| berlin | 4 × planner |" in printed
    assert "| berlin | random, easy, greedy | " in printed


def test_the_table_follows_the_language(capsys):
    ttr.set_locale("de")
    try:
        assert ladder.main(["--games", "0", "--full", "0", "--boards", "usa", "--pairs", "greedy:random"]) == 0
    finally:
        ttr.set_locale("en")
    printed = capsys.readouterr().out
    assert printed.startswith("| Spielplan | Paarung | Siege | 95-%-Intervall |")
    assert "| usa | greedy schlägt random | noch keine Partien |" in printed


def test_a_run_goes_on_where_an_earlier_one_stopped(tmp_path, monkeypatch, capsys):
    file = tmp_path / "games.jsonl"
    given = ["--full", "1", "--boards", "berlin", "--pairs", "greedy:random", "--tables", ""]
    given += ["--jobs", "1", "--file", str(file)]
    assert ladder.main(["--games", "4", *given]) == 0
    short = capsys.readouterr().out
    with file.open("a", encoding="utf-8") as one_more:  # half a deal does not count
        one_more.write('[["berlin", ["greedy", "random"], 2], [[0, 99], [1], 1, 2, 0]]\n')
    monkeypatch.setattr(ladder, "play_all", lambda rows, book, processes: None)
    assert ladder.main(["--games", "6", *given]) == 0
    assert capsys.readouterr().out == short
    monkeypatch.undo()
    assert ladder.main(["--games", "6", *given]) == 0
    assert "| 6 |" in capsys.readouterr().out
    assert len(file.read_text(encoding="utf-8").splitlines()) == 7


def test_all_rows_grow_together(monkeypatch):
    asked = []

    class Pool:
        def __init__(self, processes):
            pass

        def __enter__(self):
            return self

        def __exit__(self, *_):
            pass

        def submit(self, work, job):
            asked.append(job)
            done: Future = Future()
            done.set_result(result((1, 0), (0,)))
            return done

    monkeypatch.setattr(ladder, "ProcessPoolExecutor", Pool)
    rows = [duel_jobs(board, "greedy", "random", 50) for board in ("usa", "berlin")]
    ladder.play_all(rows, ladder.Book(None), 2)
    assert [job.board for job in asked] == ["usa"] * 20 + ["berlin"] * 20 + ["usa"] * 20 + ["berlin"] * 20 + [
        "usa"
    ] * 10 + ["berlin"] * 10


def test_the_command_refuses_what_it_does_not_know(capsys):
    for wrong in (["--pairs", "planner:plonker"], ["--boards", "atlantis"]):
        with pytest.raises(SystemExit):
            ladder.main(wrong)
    assert "no bot 'plonker'" in capsys.readouterr().err


@pytest.mark.parametrize("board", ["europe", "berlin", "germany"])
def test_each_bot_beats_the_one_below(board):
    """Too few games for the ladder, but enough to notice a bot that has become weak."""
    for better, other, least in (("greedy", "random", 9), ("planner", "greedy", 8)):
        assert wins([play_one(job) for job in duel_jobs(board, better, other, 10)]) >= least


LEARNED = ("planner", "planner(weights='default')")
LEVELS = (("easy", "greedy"), ("medium", "easy"), ("hard", "medium"), ("expert", "hard"))
"""The columns of the table of the levels."""
PAIRS = (LEVELS[3], LEARNED)
"""Pairs with rows of their own."""


def test_the_guide_states_what_was_measured():
    book, guide = Book(str(MEASURED)), (ROOT / "docs/guides/bots.md").read_text(encoding="utf-8")
    rows = 0
    for board in {job.board for job in book.played}:
        for pair in PAIRS:
            if results := book.results(duel_jobs(board, *pair, 800)):
                rows += 1
                assert duel_row(board, ":".join(pair), results) in guide
                assert not any(one.troubles for one in results)
    assert rows == len(PAIRS) * len(BOARDS)
    named = {frozenset(bots) for bots in (*PAIRS, *LEVELS, *(text.split(":") for text in TABLES))}
    assert {frozenset(job.bots) for job in book.played} <= named


@pytest.mark.parametrize("board", BOARDS)
def test_the_guide_states_how_strong_the_levels_are(board):
    book, guide = Book(str(MEASURED)), (ROOT / "docs/guides/bots.md").read_text(encoding="utf-8")
    duels = [book.results(duel_jobs(board, *pair, 200)) for pair in LEVELS]
    assert overview_row(board, duels) in guide
    for text in TABLES:
        bots = tuple(text.split(":"))
        assert table_row(board, bots, book.games(table_jobs(board, bots, 60))) in guide


@pytest.mark.parametrize("board", BOARDS)
def test_the_levels_differ_by_similar_margins(board):
    book = Book(str(MEASURED))
    for pair in LEVELS[1:3]:
        results = book.results(duel_jobs(board, *pair, 200))
        assert 0.62 <= wins(results) / len(results) <= 0.92, pair


@pytest.mark.parametrize("bots", [LEARNED, LEVELS[3], LEVELS[3][::-1]])
def test_the_measured_games_are_those_of_todays_bots(bots):
    """If this fails, the table describes other bots: remove their games from the file and run ``make ladder``."""
    job = Job("berlin", bots, 2)
    assert play_one(job) == Book(str(MEASURED)).played[job]


@pytest.mark.parametrize("board", BOARDS)
def test_the_measured_games_of_the_levels_are_those_of_todays_bots(board):
    """If this fails, the levels play differently now: remove their games from the file and run ``make ladder``."""
    played = Book(str(MEASURED)).played
    tables = [tuple(text.split(":")) for text in TABLES]
    jobs = [duel_jobs(board, *pair, 20)[-1] for pair in LEVELS[:3]]
    jobs += [table_jobs(board, bots, 12)[-1] for bots in tables]
    for job in jobs:
        assert play_one(job) == played[job]
