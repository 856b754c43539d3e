"""Research programs as a stranger writes them, from README, docs and ``help()``: they run, and type checkers agree.

Each is a script, too: ``python -m tests.research.many_games 2000`` plays two thousand games on processes and on Dask.
"""

import shutil
from pathlib import Path

import numpy as np
import pytest

import ttr_widget as ttr
from tests.types.test_types import mypy, pyright

from . import agent, many_games, memory, own_rule, tunnels

PROGRAMS = sorted(path for path in Path(__file__).parent.glob("*.py") if not path.name.startswith(("test_", "__")))


def test_tunnel_odds(tmp_path):
    table = tunnels.table_of_odds(spare=1)
    assert len(table) == sum(route.kind == "tunnel" for route in ttr.variant("europe").board.routes)
    assert all(0.5 < row["safe"] <= 1 and 0 < row["mean"] < 1.5 for row in table)

    extras = tunnels.imagined("Pamplona-Madrid 1", "3 black", "5 black", 300)
    game = ttr.scenario("europe", seed=1, hands={0: "5 black"})
    exact = ttr.analysis.tunnel_odds(game, "Pamplona-Madrid 1", "3 black").column("chance")
    assert extras.total() == 300
    assert all(abs(extras[number] / 300 - chance) < 0.1 for number, chance in enumerate(exact))

    tunnels.plot("Paris to Zürich", "3 red", "4 red", tmp_path / "odds.html")
    assert "extra" in (tmp_path / "odds.html").read_text(encoding="utf-8")


def test_a_bot_with_memory():
    games = [memory.match(seed) for seed in range(3)]
    assert all(game.is_over and game.score().winners == (0,) for game in games)

    result = ttr.simulate("usa", [memory.Memory(), "greedy"], games=6, seed=1, progress=False)
    assert result.gap("memory", "greedy")["wins"].value > 0
    assert not result.notes


def test_an_agent_learns_berlin(tmp_path):
    weights, curve = agent.train(rounds=12, games=8)
    assert curve == sorted(curve)
    assert curve[-1] > curve[0]
    assert agent.lead(weights, "random", 10, seed=99) > 10
    assert agent.episode(weights, seed=1).keys() >= {"score", "won"}

    np.save(tmp_path / "agent.npy", weights)
    again = agent.agent(np.load(tmp_path / "agent.npy"))
    first, second = (
        ttr.simulate("berlin", [bot, "greedy"], 3, progress=False) for bot in (agent.agent(weights), again)
    )
    assert first.games == second.games


def test_many_games_are_the_same_on_processes_and_on_dask(tmp_path):
    result = many_games.play(6)
    assert many_games.by_bot(result).loc["planner", "points"] > many_games.by_bot(result).loc["random", "points"]
    assert all(page.stat().st_size > 1000 for page in many_games.plots(result, tmp_path))
    assert many_games.play(6, jobs=2).to_frame().equals(result.to_frame())
    assert many_games.on_dask(6).to_frame().equals(result.to_frame())


@pytest.mark.long
def test_two_thousand_games_are_the_same_on_processes_and_on_dask():
    many_games.main(2000)


def test_a_rule_of_ones_own():
    comparison = own_rule.compared(6)
    assert comparison.differences()["points"].value > 0
    assert comparison["long hauls"].games[0].seed == comparison["printed"].games[0].seed
    words = str(ttr.rulebook(ttr.variant("usa").with_rule(own_rule.LongHauls(points=7)))["house.long-hauls"])
    assert "scores 7 points more" in words


@pytest.mark.parametrize("check", [mypy, pyright])
def test_type_checkers_have_nothing_to_say(check, tmp_path):
    for program in PROGRAMS:
        shutil.copy(program, tmp_path)
    script = tmp_path / "all_programs.py"
    script.write_text("".join(f"import {program.stem} as {program.stem}\n" for program in PROGRAMS))
    done = check(tmp_path) if check is pyright else check(script)
    assert done.returncode == 0, done.stdout + done.stderr
