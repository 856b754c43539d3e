"""Research programs, written from the README and ``help()`` alone: they run, and type checkers have nothing to say."""

import shutil
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import pytest

from tests.types.test_types import mypy, pyright

from . import many_games, memory, own_rule, tunnels

PROGRAMS = sorted(path for path in Path(__file__).parent.glob("*.py") if not path.name.startswith(("test_", "__")))


def test_tunnel_odds():
    hand = "5 red 4 black 3 purple 2 locomotive"
    ranked = tunnels.riskiest(hand)
    assert len(ranked) > 5
    assert all(0 < chance <= 1 for _, chance in ranked)
    extras = tunnels.tried_out(hand, "claim madrid-pamplona with 3 black", 100)
    assert extras.total() == 100
    assert extras[0] > extras[3]


def test_a_bot_with_memory():
    wins = 0
    for seed in range(4):
        game = memory.match(seed)
        assert game.is_over
        wins += game.score().winners == (0,)
    assert wins == 4


def test_many_games(tmp_path):
    result = many_games.played(8)
    wins = many_games.wins_by_bot(result)
    assert wins["greedy"] > wins["random"]
    assert all(page.stat().st_size > 1000 for page in many_games.write_plots(result, tmp_path))
    assert all(record.measures["longest"] > 5 for record in result.games)
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        again = many_games.played(8, executor=pool)
    assert again.to_frame().equals(result.to_frame())


def test_a_rule_of_ones_own():
    comparison = own_rule.compared(6)
    change = comparison.differences()["points"]
    assert change.value > 0
    assert comparison["bonus"].games[0].seed == comparison["printed"].games[0].seed


@pytest.mark.parametrize("check", [mypy, pyright])
def test_type_checkers_have_nothing_to_say(check, tmp_path):
    for program in PROGRAMS:
        shutil.copy(program, tmp_path)
    script = tmp_path / "all_programs.py"
    script.write_text("".join(f"import {program.stem} as {program.stem}\n" for program in PROGRAMS))
    done = check(tmp_path) if check is pyright else check(script)
    assert done.returncode == 0, done.stdout + done.stderr
