"""Many games: the same on any executor, streamed, observed, and recovered when workers die."""

import json
import pickle  # noqa: TID251 -- what workers are sent
import subprocess
import sys
import tracemalloc
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import partial

import pytest

import ttr_widget as ttr
from ttr_widget.boards import BOARDS
from ttr_widget.bots.parcel import Parcel
from ttr_widget.kernel.reckoning import Reckoning
from ttr_widget.render.palette import THEMES, contrast
from ttr_widget.rules import Tunnels
from ttr_widget.simulate import GameRecord, read_records
from ttr_widget.simulate.html import result_html
from ttr_widget.simulate.simulation import _chunks
from ttr_widget.simulate.workers import WorkersLost, on_executor

from .helpers import DiesOnce, broken, decisions, first_answer, nonsense, raises


def records(result):
    return [record.to_dict() for record in result.records()]


@pytest.fixture(scope="module")
def plain():
    """The reference result, which all other executors must reproduce."""
    return ttr.simulate("berlin", ["random", "greedy"], games=12, seed=5, progress=False)


def test_the_records_tell_of_every_game(plain):
    assert len(plain) == len(plain.games) == 12
    for number, record in enumerate(plain.games):
        assert record.number == number
        assert record.ended == "last round"
        assert sum(player.won for player in record.players) == pytest.approx(1)
        for player in record.players:
            assert sum(player.by_rule.values()) == player.points
            assert 0 <= player.tickets_done <= player.tickets


def test_a_game_can_be_made_again_from_its_record(plain):
    record = plain.games[3]

    again = ttr.bots.Match("berlin", [player.bot for player in record.players], record.seed).play()

    assert ttr.Game(again, 0).score().totals == tuple(player.points for player in record.players)


def test_the_score_is_reckoned_once_a_game(monkeypatch):
    begun, begin = [], Reckoning.__init__

    def counted(self, position):
        begun.append(position)
        begin(self, position)

    monkeypatch.setattr(Reckoning, "__init__", counted)
    ttr.simulate("berlin", ["random", "random"], games=3, seed=5, progress=False)

    assert len(begun) == 3


def test_seats_are_rotated(plain):
    assert [record.players[0].bot for record in plain.games[:4]] == ["random", "greedy", "random", "greedy"]
    fixed = ttr.simulate("berlin", ["random", "greedy"], games=4, seed=5, rotate=False, progress=False)
    assert {record.players[0].bot for record in fixed.games} == {"random"}


def test_another_seed_gives_other_games(plain):
    assert records(ttr.simulate("berlin", ["random", "greedy"], games=12, seed=6, progress=False)) != records(plain)


def test_processes_give_the_same_games(plain):
    assert records(ttr.simulate("berlin", ["random", "greedy"], games=12, seed=5, jobs=2, progress=False)) == records(
        plain
    )


def test_threads_give_the_same_games(plain):
    with ThreadPoolExecutor(3) as executor:
        result = ttr.simulate("berlin", ["random", "greedy"], games=12, seed=5, executor=executor, progress=False)

    assert records(result) == records(plain)


def test_a_longer_run_begins_with_the_same_games(plain):
    longer = ttr.simulate("berlin", ["random", "greedy"], games=30, seed=5, progress=False)

    assert records(longer)[:12] == records(plain)


def test_house_rules_travel_to_processes():
    variant = ttr.variant("europe").with_rule(Tunnels(reveal=1))
    here = ttr.simulate(variant, ["random", first_answer], games=3, seed=1, progress=False)
    there = ttr.simulate(variant, ["random", first_answer], games=3, seed=1, jobs=2, progress=False)

    assert records(here) == records(there)
    assert here.games[0].players[1].bot == "first_answer"


def test_a_worker_that_dies_is_reported_and_its_games_are_played_again(tmp_path):
    dying = DiesOnce(tmp_path / "mark")
    after = ttr.simulate("berlin", ["random", dying], games=12, seed=2, jobs=2, progress=False)
    calm = ttr.simulate("berlin", ["random", DiesOnce(tmp_path / "mark")], games=12, seed=2, progress=False)

    assert (tmp_path / "mark").exists()
    assert records(after) == records(calm)
    assert any("a worker was lost" in note for note in after.notes)
    assert not calm.notes


@pytest.mark.parametrize("games", [1, 7, 60, 1000])
@pytest.mark.parametrize("workers", [1, 2, 8])
def test_pieces_hold_every_game_once_and_become_small(games, workers):
    pieces = _chunks(games, workers)

    assert [number for piece in pieces for number in piece] == list(range(games))
    sizes = list(map(len, pieces))
    assert sizes == sorted(sizes, reverse=True)
    assert max(sizes) <= 25
    # Handed out one by one to equally fast workers, they leave no worker idle for more than 2 % of the time.
    busy = [0] * workers
    for size in sizes:
        busy[busy.index(min(busy))] += size
    assert max(busy) - min(busy) <= max(1, games / workers / 50)


@pytest.mark.parametrize("is_there", [True, False])
def test_a_parcel_is_packed_once_and_unpacked_once(monkeypatch, is_there):
    if not is_there:
        monkeypatch.setitem(sys.modules, "cloudpickle", None)
    parcel = Parcel(partial(first_answer, is_there))
    one, other = pickle.dumps(parcel), pickle.dumps(parcel)

    assert parcel.__reduce__() is parcel.__reduce__()
    assert one == other
    assert pickle.loads(one) is pickle.loads(other)  # noqa: S301
    assert pickle.loads(one).args == (is_there,)  # noqa: S301


class _Lost(Executor):
    """An executor whose workers always die."""

    def submit(self, *_, **__):
        from concurrent.futures import Future
        from concurrent.futures.process import BrokenProcessPool

        future: Future = Future()
        future.set_exception(BrokenProcessPool("gone"))
        return future


def test_workers_that_die_again_and_again_are_given_up():
    with pytest.raises(WorkersLost, match="times in a row"):
        list(on_executor(list, [range(1), range(1, 2)], _Lost(), 2, lambda _: None))


def test_an_error_of_the_work_itself_is_raised():
    def work(piece):
        raise LookupError("bad work")

    with ThreadPoolExecutor(1) as executor, pytest.raises(LookupError, match="bad work"):
        list(on_executor(work, [range(1)], executor, 1, lambda _: None))


@pytest.mark.parametrize("bot", [raises, nonsense])
def test_a_bot_that_fails_loses_nothing_but_its_freedom_and_is_reported(bot):
    result = ttr.simulate("berlin", [bot, "random"], games=2, seed=1, progress=False)

    summary = {one.bot: one for one in result.summary()}
    assert summary[bot.__name__].faults > 10
    assert summary["random"].faults == 0
    assert any(bot.__name__ in note for note in result.notes)


def test_an_observer_sees_each_game_and_one_that_raises_is_called_no_more():
    seen: list[int] = []
    calls: list[GameRecord] = []

    def bad(record):
        calls.append(record)
        raise ValueError("cannot watch")

    result = ttr.simulate(
        "berlin", ["random"] * 2, games=5, observers=[bad, lambda r: seen.append(r.number)], progress=False
    )

    assert seen == [0, 1, 2, 3, 4]
    assert len(calls) == 1
    assert any("'bad' failed at game 0" in note for note in result.notes)


def test_measures_add_to_the_records_and_one_that_raises_is_reported():
    measures = {"events": decisions, "broken": broken}
    result = ttr.simulate("berlin", ["random"] * 2, games=3, measures=measures, jobs=2, progress=False)

    for record in result.games:
        assert record.measures["events"] > 50
        assert record.measures["broken"] is None
    assert any("the measure 'broken' failed" in note for note in result.notes)


@pytest.mark.parametrize("name", ["games.jsonl", "games.parquet"])
def test_streamed_records_are_the_same(tmp_path, plain, name):
    path = tmp_path / name
    result = ttr.simulate("berlin", ["random", "greedy"], games=12, seed=5, stream=path, progress=False)

    assert records(result) == records(plain)
    assert [record.to_dict() for record in read_records(path)] == records(plain)
    assert str(result) == str(plain)


@pytest.mark.parametrize("name", ["games.jsonl", "games.parquet"])
def test_memory_stays_flat_when_records_are_streamed(tmp_path, monkeypatch, plain, name):
    """Three times as many games must not need more memory (the games are copies of one, with separate objects)."""
    text = json.dumps(plain.games[0].to_dict())

    def copies(plan, numbers):
        return [GameRecord.from_dict(json.loads(text) | {"number": number}) for number in numbers]

    # (By its module: ``ttr_widget.simulate`` as an attribute is the function.)
    monkeypatch.setattr(sys.modules[ttr.simulate.__module__], "play_some", copies)

    def peak(games, **wishes):
        tracemalloc.start()
        ttr.simulate("berlin", ["random"] * 2, games=games, progress=False, **wishes)
        found = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        return found

    stream = tmp_path / name
    peak(510, stream=stream)  # imports
    few, many = peak(510, stream=stream), peak(1530, stream=stream)
    assert sum(1 for _ in read_records(stream)) == 1530
    assert many < 1.1 * few + 100_000
    assert peak(1530) > 1.5 * many  # stored results are visible


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [("a.jsonl", '{"number": 1', "line 1: not JSON"), ("b.jsonl", '{"number": 1}', "game 1: this is not a record")],
)
def test_a_file_that_is_no_stream_is_refused(tmp_path, name, text, message):
    (tmp_path / name).write_text(text, encoding="utf-8")

    with pytest.raises(ttr.BadSave, match=message):
        list(read_records(tmp_path / name))


def test_records_are_json_and_back(plain):
    for record in plain.games:
        assert GameRecord.from_dict(json.loads(json.dumps(record.to_dict()))) == record


def test_a_run_can_be_stopped(tmp_path):
    done: list[tuple[int, int]] = []
    result = ttr.simulate(
        "berlin", ["random"] * 2, games=60, progress=lambda n, of: done.append((n, of)), stop=lambda: len(done) >= 2
    )

    assert result.stopped
    assert 0 < len(result) < 60
    assert "stopped early" in str(result)
    assert done[0][1] == 60


def test_the_rows_make_a_data_frame(plain):
    table = plain.to_frame()

    assert len(table) == 24
    assert table.groupby("bot")["points"].mean()["greedy"] == pytest.approx(
        next(bot for bot in plain.summary() if bot.bot == "greedy").points.value
    )


def test_the_plots_show_the_numbers(plain):
    assert len(plain.points_figure().data) == 2
    assert len(plain.tickets_figure().data[0].y) == 2
    assert plain.tickets_figure(locale="pl").layout.title.text == "Zrealizowane bilety"


def test_usage_counts_games_winners_and_seats(plain):
    games = plain.games
    for row in plain.routes():
        built = [player for game in games for player in game.players if row["route"] in player.routes]
        assert row["built"] == pytest.approx(len(built) / 12)
        assert row["by the winner"] == pytest.approx(sum(player.won for player in built) / 12)
        greedy = sum(player.bot == "greedy" for player in built) / 12
        assert plain.tally.usage("greedy").get(row["route"], 0) == pytest.approx(greedy)
    assert any(row["built"] for row in plain.routes())


def test_the_map_is_darker_where_more_is_built_and_says_so(plain):
    figure = plain.routes_figure()
    fills = {s.name.partition(":")[2]: s.fillcolor for s in figure.layout.shapes if s.name.startswith("spaces:")}
    ranked = sorted(plain.routes(), key=lambda row: row["built"])
    least, most = ranked[0], ranked[-1]

    assert set(fills) == {route.id for route in plain.variant.board.routes}
    assert contrast(fills[least["route"]], "#FFFFFF") < contrast(fills[most["route"]], "#FFFFFF")
    pointers = next(trace for trace in figure.data if trace.name == "routes")
    told = dict(zip(pointers.customdata, pointers.text, strict=True))
    assert f"built in {100 * most['built']:.0f} % of the games" in told[most["route"]]
    numbers = next(trace for trace in figure.data if trace.name == "numbers")
    assert f"{100 * most['built']:.0f}" in numbers.text


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize(("theme", "width", "locale"), [("light", None, "en"), ("dark", 400, "pl")])
def test_every_board_has_such_a_map(board, theme, width, locale):
    few = ttr.simulate(board, ["random", "random"], games=2, seed=1, progress=False)
    for by in ("everybody", "winners", "random"):
        figure = few.routes_figure(by, theme=theme, width=width, locale=locale)
        assert figure.layout.paper_bgcolor == THEMES[theme].paper
        spaces = [shape for shape in figure.layout.shapes if shape.name.startswith("spaces:")]
        assert len(spaces) == len(few.variant.board.routes)


@pytest.mark.parametrize(
    ("wishes", "message"),
    [({"by": "greedi"}, "did you mean 'greedy'"), ({"theme": "pink"}, "unknown theme"),
     ({"width": 3}, "width: expected"),
     ({"locale": "xx"}, "no language")],
)  # fmt: skip
def test_wrong_wishes_for_a_map_are_refused(plain, wishes, message):
    with pytest.raises(ttr.BadInput, match=message):
        plain.routes_figure(**wishes)


def test_the_html_shows_the_same_numbers(plain):
    html = plain._repr_html_()

    assert "12 games of berlin" in html
    for bot in plain.summary():
        assert f"{bot.points.value:.1f} ±" in html
    assert "zmiany prowadzenia" in result_html(plain, locale="pl")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ({"games": 0}, "a whole number from 1"),
        ({"games": 2.5}, "a whole number from 1"),
        ({"jobs": 0}, "a number of processes from 1"),
        ({"bots": ["random"]}, "a list of 2 to 4 bots"),
        ({"bots": "random"}, "a list of 2 to 4 bots"),
        ({"bots": ["random", "genius"]}, "no bot 'genius'"),
        ({"seed": 1.5}, "as a seed"),
        ({"board": "berlim"}, "did you mean 'berlin'"),
        ({"stream": "games.csv"}, "ends in .jsonl or .parquet"),
        ({"stream": "/nowhere/at/all.jsonl"}, "cannot be written"),
    ],
)
def test_wrong_wishes_are_refused_before_anything_runs(words, message):
    wishes: dict = {"board": "berlin", "bots": ["random", "random"], "games": 2, "progress": False, **words}

    with pytest.raises(ttr.BadInput, match=message):
        ttr.simulate(**wishes)


def test_the_command_prints_the_summary():
    words = ["berlin", "random", "greedy", "--games", "4", "--seed", "1", "--quiet"]
    run = subprocess.run(
        [sys.executable, "-m", "ttr_widget.simulate", *words], capture_output=True, text=True, check=True
    )

    assert run.stdout.startswith("4 games of berlin\n")
    assert "greedy" in run.stdout


def test_the_command_says_what_is_wrong():
    run = subprocess.run(
        [sys.executable, "-m", "ttr_widget.simulate", "paris", "random", "random"],
        capture_output=True,
        text=True,
        check=False,
    )

    assert run.returncode == 2
    assert run.stderr.startswith("error: ")


def test_a_long_list_of_rules_is_not_told_in_the_head():
    variant = ttr.variant("usa").on(ttr.variant("europe").board, *ttr.variant("europe").rules)
    result = ttr.simulate(variant, ["random", "random"], games=1, seed=1, progress=False)

    assert len(variant.text) > 120
    assert str(result).splitlines()[0] == "1 game of europe with rules of its own"
