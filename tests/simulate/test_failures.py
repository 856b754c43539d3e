"""What failed is told once for each exception, with its number; and shares never claim what nobody knows."""

import pytest

import ttr_widget as ttr
from tests.simulate.helpers import broken
from ttr_widget.bots import legal_actions
from ttr_widget.intervals import Interval
from ttr_widget.simulate.result import percent


def boom(view, prompt, rng):
    return view.nothing


def sometimes(view, prompt, rng):
    if prompt.kind == "keep":
        raise LookupError("no ticket")
    return legal_actions(view)[0]


def always_new(view, prompt, rng):
    raise LookupError(f"turn {view.turn}")


def notes_of(bot, **options):
    return ttr.simulate("berlin", [bot, "random"], games=3, seed=1, progress=False, **options)


def test_a_bot_that_always_fails_has_one_note_with_the_total():
    result = notes_of(boom)
    faults = next(one.faults for one in result.summary() if one.bot == "boom")

    assert len(result.notes) == 1
    assert result.notes[0].startswith(
        f"The bot 'boom' failed on {faults} of its {faults} questions; random moves were played instead: NoAttribute: "
        "\"View has no attribute 'nothing'\""
    )
    assert result.notes[0].endswith("(first: game 0, seat 0, turn 0, question 'keep')")
    assert faults > 30
    assert all(len(record.faults) == 1 for record in result.games)


@pytest.mark.parametrize("jobs", [1, 2])
def test_the_number_of_questions_is_that_of_all_games(jobs):
    result = notes_of(sometimes, jobs=jobs)
    faults = next(one.faults for one in result.summary() if one.bot == "sometimes")
    asked = sum(record.asked["sometimes"] for record in result.games)

    assert asked > 2 * faults
    assert f"failed on {faults} of its {asked} questions" in result.notes[0]


def test_many_exceptions_have_ten_notes_and_the_number_of_the_rest():
    result = notes_of(always_new)
    faults = next(one.faults for one in result.summary() if one.bot == "always_new")
    told = [int(note.split("failed on ")[1].split()[0]) for note in result.notes[:-1]]

    assert len(told) == 10
    assert result.notes[-1] == f"{faults - sum(told)} more failures, of other kinds"


def test_two_bots_of_one_name_are_told_apart():
    other = [boom, lambda view, prompt, rng: view.nothing]
    other[1].__name__ = "boom"
    result = ttr.simulate("berlin", other, games=1, seed=1, progress=False)

    assert sorted(note.split("'")[1] for note in result.notes) == ["boom", "boom 2"]


def test_a_measure_that_fails_has_one_note():
    result = ttr.simulate("berlin", ["random"] * 2, games=3, measures={"bad": broken}, progress=False)

    assert result.notes == ("the measure 'bad' failed in 3 games: RuntimeError('no measure') (first: game 0)",)


@pytest.mark.parametrize(
    ("interval", "said"),
    [
        (Interval(0.999, 0.997, 0.9999), "> 99 % (> 99 to > 99)"),
        (Interval(0.001, 0.0001, 0.003), "< 1 % (< 1 to < 1)"),
        (Interval(1.0, 0.96, 1.0), "100 % (96 to 100)"),
        (Interval(0.0, 0.0, 0.04), "0 % (0 to 4)"),
        (Interval(0.994, 0.98, 0.9951), "99 % (98 to > 99)"),
        (Interval(0.5, 0.4, 0.6), "50 % (40 to 60)"),
    ],
)
def test_certainty_is_not_claimed_by_rounding(interval, said):
    assert percent(interval) == said


def test_results_are_equal_if_the_same_games_were_played(tmp_path):
    def played(games=2, **options):
        bots = options.pop("bots", ["random", "random"])
        return ttr.simulate(options.pop("board", "berlin"), bots, games=games, progress=False, **options)

    result = played(seed=1)
    assert result == played(seed=1, stream=tmp_path / "games.jsonl")
    assert hash(result) == hash(played(seed=1))
    others = (
        {"seed": 2},
        {"seed": 1, "games": 1},
        {"seed": 1, "board": "usa"},
        {"seed": 1, "bots": ["random", "greedy"]},
    )
    for other in others:
        assert result != played(**other)
    assert result != "a result"
