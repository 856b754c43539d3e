"""The file of the ladder: torn lines are skipped, foreign files refused, and nothing is written into them."""

from pathlib import Path

import pytest

from ttr_widget.bots import ladder
from ttr_widget.bots.ladder import Book, Job, PairResult
from ttr_widget.kernel.errors import BadSave

JOBS = [Job("usa", ("random", "greedy"), seed) for seed in range(3)]
RESULT = PairResult((10, 20), (1,), 2, 3, 0)


def book_of_three(path: Path) -> Book:
    book = Book(str(path))
    for job in JOBS:
        book.note(job, RESULT)
    return book


def test_results_are_read_again(tmp_path):
    path = tmp_path / "ladder.jsonl"
    assert Book(str(path)).played == {}
    book_of_three(path)
    assert Book(str(path)).played == dict.fromkeys(JOBS, RESULT)


@pytest.mark.parametrize("cut", [1, 5, 30])
def test_after_a_torn_line_the_ladder_goes_on(tmp_path, cut):
    path = tmp_path / "ladder.jsonl"
    book_of_three(path)
    path.write_bytes(path.read_bytes()[:-cut])
    again = Book(str(path))
    assert set(again.played) == set(JOBS[:2] if cut > 1 else JOBS)
    again.note(JOBS[2], RESULT)
    assert Book(str(path)).played == dict.fromkeys(JOBS, RESULT)


@pytest.mark.parametrize("text", [b"a shopping list\n", b"\x00\xff\xfe", b"[1, 2]\n{}\n", b"[" * 9999])
def test_a_foreign_file_is_refused_and_not_changed(tmp_path, text, capsys):
    path = tmp_path / "notes.txt"
    path.write_bytes(text)
    with pytest.raises(BadSave, match="has no results"):
        Book(str(path))
    with pytest.raises(SystemExit):
        ladder.main(["--file", str(path), "--games", "2"])
    assert "has no results" in capsys.readouterr().err
    assert path.read_bytes() == text


@pytest.mark.parametrize("options", [["--jobs", "0"], ["--games", "-1"], ["--full", "-1"], ["--file", "."]])
def test_options_that_make_no_sense_are_refused_in_a_sentence(options, capsys):
    with pytest.raises(SystemExit) as stopped:
        ladder.main([*options, "--boards", "usa", "--pairs", "greedy:random"])
    assert stopped.value.code == 2
    assert "error: " in capsys.readouterr().err
