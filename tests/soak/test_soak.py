"""The frame of the long tests, and the first case of each part."""

import itertools
import os

import pytest

from . import __main__, runner, table
from .part import Options, Part, parts
from .table import Row


@pytest.mark.parametrize("part", parts(), ids=lambda part: part.name)
def test_the_first_case_of_each_part(part):
    part.run(next(iter(part.cases(Options(games=1)))))


def numbers(options):
    return range(options.times(20))


def odd_fails(number):
    assert number % 2 == 0, "odd"
    return {"moves": 3}


def test_failures_are_counted_and_say_how_to_reproduce_them():
    row = runner.run(Part("odd", numbers, odd_fails, chunk=5), Options(), jobs=2)

    assert (row.cases, len(row.failures), row.counted) == (20, 10, "30 moves")
    assert any(fault.startswith("odd, 1:\n") for fault in row.faults)
    assert "| odd | 20 | 10 |" in " ".join(table.report([row]).split())


def slow(number):
    return {"cases": 100, "milliseconds": 2500 if number == 3 else 1}


def test_a_slow_case_fails():
    row = runner.run(Part("slow", numbers, slow, worst=2.0, chunk=10), Options(), jobs=1)

    assert (row.cases, row.worst) == (2000, 2.5)
    assert row.faults == ["the slowest case took 2.50 s; the limit is 2 s"]


def uneven(number):
    return {"% of the first": 100 + number, "moves": 1}


def test_the_largest_count_is_limited():
    row = runner.run(Part("uneven", numbers, uneven, most={"% of the first": 118}, chunk=5), Options(), jobs=2)

    assert row.counted == "119 % of the first, 20 moves"
    assert row.faults == ["119 % of the first; the limit is 118"]


def fails(number):
    raise ValueError(number)


def test_what_was_not_counted_exceeds_nothing():
    row = runner.run(Part("fails", numbers, fails, most={"% of the first": 118}, chunk=20), Options(), jobs=1)

    assert (len(row.failures), row.exceeded) == (20, [])


KEPT: list[bytearray] = []


def leak(number):
    KEPT.append(bytearray(os.urandom(1)) * 2_000_000)


def test_growing_memory_fails():
    row = runner.run(Part("leak", numbers, leak, growth=10.0, chunk=5), Options(), jobs=1)

    assert "memory grew" in row.faults[0]


def die(number):
    if number == 2:
        os._exit(1)


def test_a_process_that_dies_is_a_failure():
    row = runner.run(Part("dies", numbers, die, chunk=5), Options(), jobs=1)

    assert len(row.failures) == 1


def test_no_case_is_a_failure():
    assert runner.run(Part("nothing", lambda options: (), odd_fails), Options(), jobs=1).faults == ["no case was run"]


def endless(options):
    return itertools.count()


def nothing(case):
    return None


def test_minutes_end_a_part():
    row = runner.run(Part("endless", endless, nothing), Options(), jobs=1, minutes=0.001)

    assert not row.faults


def test_a_table_is_written_between_its_comments(tmp_path):
    path = tmp_path / "SECURITY.md"
    path.write_text("Before\n<!-- soak -->\nold\n<!-- soak -->\nAfter\n")

    table.write("soak", [Row("games", 1234)], "Today.", path)

    text = path.read_text()
    assert text.startswith("Before\n<!-- soak -->\nToday.\n\n|")
    assert text.endswith("|\n<!-- soak -->\nAfter\n")
    assert "1,234" in text
    assert "old" not in text


def test_the_command(capsys):
    assert __main__.main(["--only", "random games", "--games", "1", "--board", "berlin", "--players", "2"]) == 0
    assert "| random games |     1 |        0 |" in capsys.readouterr().out


def test_an_unknown_part_is_named():
    with pytest.raises(SystemExit, match="unknown part 'gams'; the parts are"):
        __main__.main(["--only", "gams"])
