"""Simulations under stress: strange bots, slow bots, bad arguments, interrupts, broken pools, files."""

import json
import os
import signal
import subprocess
import sys
import time
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ttr_widget as ttr
from ttr_widget.simulate import read_records
from ttr_widget.simulate.workers import on_executor, on_processes

from .helpers import Counting, DiesOnce, Place, leaves, mute, numpy_number, slow, some_set, turns_pair

RULES = {"as printed": "berlin", "longest path": "berlin with LongestPath(10)"}


def played(bots, **wishes):
    result = ttr.simulate("berlin", bots, **{"games": 6, "seed": 4, "progress": False, **wishes})
    return [record.to_dict() for record in result.records()]


# Bots.


def test_a_bot_that_remembers_begins_each_game_as_it_was_given():
    """Otherwise a game would depend on the games that the same process has played before."""
    bot = Counting()
    once = played([bot, "random"])

    assert played([bot, "random"]) == once
    assert played([Counting(), "random"], jobs=2) == once
    assert played([bot, "random"], games=8)[:6] == once
    assert bot.asked == 0


def test_a_registered_object_begins_each_game_as_it_was_given():
    ttr.bots.register("counting", Counting())

    assert played(["counting", "random"]) == played(["counting", "random"], jobs=2)
    assert played(["counting", "random"], games=3) == played(["counting", "random"])[:3]


def test_a_bot_that_cannot_be_copied_plays_as_it_is():
    bot = Counting()
    with Path(os.devnull).open() as file:  # no file can be copied
        vars(bot)["lock"] = file
        played([bot, "random"], games=1)

    assert bot.asked > 10


def test_two_bots_of_one_name_are_told_apart():
    result = ttr.simulate("berlin", [Place(0), Place(-1)], games=2, seed=1, progress=False)

    assert [one.bot for one in result.summary()] == ["Place", "Place 2"]
    twins = Place(0)
    for bots in ([twins, twins], ["random", "random"]):
        assert len(ttr.simulate("berlin", bots, games=1, progress=False).summary()) == 1


@pytest.mark.parametrize(("bot", "words"), [(leaves, "SystemExit: 'I have had enough'"), (mute, "_Mute")])
def test_a_bot_that_ends_the_program_or_cannot_say_its_error_fails_like_any_other(bot, words):
    result = ttr.simulate("berlin", [bot, "random"], games=1, seed=1, progress=False)

    assert len(result) == 1
    assert words in result.notes[0]


# Slow bots, and being stopped.


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_slow_game_is_told_when_it_is_over(jobs):
    """Not only when the whole batch is finished."""
    told: list[int] = []

    def counts(done: int, _: int) -> None:
        told.append(done)

    bots = [slow, "random"]
    ttr.simulate("berlin", bots, games=60, jobs=jobs, progress=counts, stop=lambda: len(told) >= 2)

    assert told[1] <= 4 * jobs


def test_a_piece_that_comes_back_in_parts_is_put_together():
    """A worker returns its results after some seconds; the rest is sent again, and the order stays."""
    pieces = [range(5), range(5, 8), range(8, 9)]
    with ThreadPoolExecutor(2) as executor:
        found = list(on_executor(lambda piece: list(piece)[:2], pieces, executor, 2, lambda _: None))

    assert [number for part in found for number in part] == list(range(9))
    assert max(map(len, found)) <= 4


def test_workers_that_are_still_at_it_are_ended_when_somebody_stops():
    start = time.monotonic()
    result = ttr.simulate("berlin", [slow, slow], games=60, jobs=2, progress=False, stop=lambda: True)

    assert result.stopped
    assert time.monotonic() - start < 30
    assert 0 < len(result) < 10


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupt_ends_the_command_with_what_there_is(tmp_path, jobs):
    file = tmp_path / "games.jsonl"
    words = ["europe", "planner", "planner", "--games", "5000", "--jobs", str(jobs), "--quiet", "--stream", str(file)]
    with subprocess.Popen(
        [sys.executable, "-m", "ttr_widget.simulate", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        # A background job of a shell ignores interrupts, and so do its children. (One system call: it
        # takes no lock that a thread might hold.)
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
    ) as process:
        end = time.monotonic() + 60
        while time.monotonic() < end and not (file.exists() and file.stat().st_size):
            time.sleep(0.1)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to all of them
        said, error = process.communicate(timeout=60)

    assert process.returncode == 130
    assert "(stopped early)" in said
    assert not error
    assert sum(1 for _ in read_records(file)) == int(said.split()[0])


# Executors.


def test_a_pool_of_the_callers_that_breaks_is_replaced(tmp_path):
    bots = ["random", DiesOnce(tmp_path / "mark")]
    with ProcessPoolExecutor(2) as pool:
        result = ttr.simulate("berlin", bots, games=12, seed=2, executor=pool, progress=False)

    assert (tmp_path / "mark").exists()
    assert any("a worker was lost" in note for note in result.notes)
    assert [record.to_dict() for record in result.records()] == played(bots, games=12, seed=2)


def test_a_pool_that_takes_no_work_is_reported():
    with ProcessPoolExecutor(1) as pool:
        pass
    with pytest.raises(ttr.TtrError, match="takes no more work"):
        played(["random", "random"], executor=pool)


def test_a_client_is_asked_for_its_executor():
    """Dask's client has a ``submit`` of its own that returns other futures: an easy mistake."""

    class Client:
        def submit(self, *_):
            raise AssertionError("not to be called")

        def get_executor(self):
            return pool

    with ThreadPoolExecutor(1) as pool:
        assert played(["random", "random"], executor=Client()) == played(["random", "random"])


# Arrangement.


@pytest.mark.parametrize(
    ("wishes", "message"),
    [
        ({"executor": 2}, "executor: expected an Executor"),
        ({"executor": ThreadPoolExecutor}, "executor: expected an Executor"),
        ({"observers": print}, "observers: expected a list of functions"),
        ({"observers": [3]}, "observers: expected a list of functions"),
        ({"measures": len}, "measures: expected functions by name"),
        ({"measures": {"a": 3}}, "measures: expected functions by name"),
        ({"measures": {"points": len}}, "'points' is already a column"),
        ({"stop": True}, "stop: expected a function"),
        ({"progress": 3}, "progress: expected True, False or a function"),
        ({"stream": 3}, "stream: expected a file"),
    ],
)
def test_odd_wishes_are_refused_in_words(wishes, message):
    with pytest.raises(ttr.BadInput, match=message):
        played(["random", "random"], **wishes)


def test_numbers_of_numpy_are_numbers():
    assert len(played(["random", "random"], games=np.int64(2), jobs=np.int64(1), seed=np.int64(4))) == 2


@pytest.mark.parametrize("name", ["progress", "stop"])
def test_a_progress_or_stop_that_raises_is_reported_and_called_no_more(name):
    calls: list[int] = []

    def bad(*_):
        calls.append(1)
        raise ValueError("out of paint")

    wishes: dict[str, Any] = {"progress": False, name: bad}
    result = ttr.simulate("berlin", ["random"] * 2, games=4, **wishes)

    assert len(result) == 4
    assert len(calls) == 1
    assert any(name in note and "out of paint" in note for note in result.notes)


def test_a_single_game_has_no_interval_and_no_nan():
    result = ttr.simulate("berlin", ["random", "greedy"], games=1, seed=1, progress=False)
    compared = ttr.compare(RULES, ["random", "greedy"], games=1, progress=False)

    for text in (str(result), result._repr_html_(), str(compared), compared._repr_html_()):
        assert "nan" not in (text or "").replace("tenanc", "")


# Files.


def test_each_variant_is_streamed_to_a_file_of_its_own(tmp_path):
    files = {"as printed": tmp_path / "printed.jsonl", "longest path": tmp_path / "longest.parquet"}
    wishes: dict[str, Any] = {"games": 4, "seed": 3, "progress": False}
    streamed = ttr.compare(RULES, ["random", "greedy"], stream=files, **wishes)

    assert streamed.rows() == ttr.compare(RULES, ["random", "greedy"], **wishes).rows()
    assert [sum(1 for _ in read_records(file)) for file in files.values()] == [4, 4]
    assert streamed.differences()["points"].value > 0


@pytest.mark.parametrize("stream", ["all.jsonl", {"as printed": "one.jsonl", "other": "two.jsonl"}])
def test_one_file_for_all_variants_is_refused(tmp_path, monkeypatch, stream):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(ttr.BadInput, match="stream: expected a file for each variant"):
        ttr.compare(RULES, ["random", "random"], games=1, progress=False, stream=stream)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("name", ["games.jsonl", "games.parquet"])
def test_what_json_does_not_know_does_not_end_a_run(tmp_path, name):
    measures = {"set": some_set, "number": numpy_number, "pair": turns_pair}
    kept = ttr.simulate("berlin", ["random"] * 2, games=1, progress=False, measures=measures)
    file = tmp_path / name
    ttr.simulate("berlin", ["random"] * 2, games=1, progress=False, measures=measures, stream=file)

    (record,) = read_records(file)
    assert sorted(record.measures["set"]) == ["a", "b"]
    assert record.measures["number"] == float(kept.games[0].measures["number"])
    assert record.measures["pair"] == list(kept.games[0].measures["pair"])


def test_what_an_observer_does_to_a_record_is_not_streamed(tmp_path):
    file = tmp_path / "games.jsonl"

    def meddle(record):
        record.players[0].by_rule.clear()

    ttr.simulate("berlin", ["random"] * 2, games=1, observers=[meddle], stream=file, progress=False)

    assert json.loads(file.read_text(encoding="utf-8"))["players"][0]["by_rule"]


def test_variants_may_have_any_names():
    numbered: Any = {1: "berlin", 2: "usa"}
    compared = ttr.compare(numbered, ["random", "random"], games=1, progress=False)

    assert list(compared.results) == ["1", "2"]
    assert "1" in str(compared)
    with pytest.raises(ttr.BadInput, match="bots: expected a list of"):
        ttr.compare({"a": "berlin"}, "random", games=1, progress=False)


def test_nobody_stays_behind():
    """The processes left over from an interrupted simulation."""
    results: Any = on_processes(partial(_numbers), [range(1), range(1, 2), range(2, 3)], 2, lambda _: None)
    pids = next(results)
    results.close()

    for pid in pids:
        with pytest.raises(OSError, match="No such process"):
            os.kill(pid, 0)


def _numbers(piece):
    return [os.getpid() for _ in piece]
