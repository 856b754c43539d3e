"""Wheel and sdist in a fresh environment: no Node, nothing of ours on the path."""

import json
import sys
import tarfile
import tomllib
import zipfile
from importlib.metadata import version
from random import Random

import pytest
from packaging.requirements import Requirement

import ttr_widget as ttr
from tools.pythons import pythons
from ttr_widget.lessons.notebooks import lesson_files

from .conftest import ROOT

PYTHONS = pythons()
OLDEST = min(PYTHONS)
STATIC = "ttr_widget/widget/static"
ENABLED = "etc/jupyter/jupyter_server_config.d/ttr_widget_relay.json"
"""Installing this file enables the extension of the Jupyter server."""

PLAY = """
import json, sys
from pathlib import Path
from random import Random
import ttr_widget as ttr

ended = {}
for board in ttr.boards():
    game = ttr.new_game(board.name, players=["Ada", "Grace"], seed=5)
    ttr.bots.play(game, ["greedy", "planner"], Random(1))
    ended[board.name] = list(game.score().totals)
widget = ttr.GameWidget(ttr.new_game("europe", players=["Ada", "Robot"], seed=1), bots={1: "planner"})
print(json.dumps({
    "home": ttr.__file__,
    "python": "%d.%d" % sys.version_info[:2],
    "ended": ended,
    "page": len(str(widget._esm)),
    "style": len(str(widget._css)),
    "rules": len(str(ttr.rulebook("world", locale="pl"))),
    "points": len(game.figure().layout.shapes),
}))
"""

SIMULATE = """
import ttr_widget as ttr
from dask.distributed import Client

if __name__ == "__main__":
    with Client(n_workers=1, threads_per_worker=1, dashboard_address=None) as client:
        on = ttr.simulate("usa", ["greedy", "random"], games=4, seed=1, executor=client.get_executor(), progress=True)
    here = ttr.simulate("usa", ["greedy", "random"], games=4, seed=1, progress=False)
    assert on.to_frame().equals(here.to_frame())
    ttr.simulate("usa", ["greedy", "random"], games=2, seed=1, stream="games.parquet", progress=False)
    print(len(on.to_frame()))
"""

LEARN = """
from ttr_widget.env import env

table = env("berlin", players=2)
table.reset(seed=1)
for agent in table.agent_iter(60):
    seen, reward, over, cut, info = table.last()
    table.step(None if over or cut else table.action_space(agent).sample(seen["action_mask"]))
print(table.num_agents, table.unwrapped.metadata["name"])
"""


def ended_here():
    """How the same games end in this process."""
    ended = {}
    for board in ttr.boards():
        game = ttr.new_game(board.name, players=["Ada", "Grace"], seed=5)
        ttr.bots.play(game, ["greedy", "planner"], Random(1))
        ended[board.name] = list(game.score().totals)
    return ended


@pytest.mark.parametrize("python", PYTHONS)
def test_the_wheel_plays_the_same_games_in_a_fresh_environment(python, wheel, fresh):
    said = json.loads(fresh(PYTHONS[python], [wheel])("-I", "-c", PLAY))

    assert "site-packages" in said["home"]
    assert said["python"] == python
    assert said["ended"] == ended_here()
    assert said["page"] > 700_000
    assert said["style"] > 10_000
    assert said["rules"] > 1000
    assert said["points"] > 50


def test_the_wheel_holds_all_data_and_no_tests(wheel):
    names = set(zipfile.ZipFile(wheel).namelist())
    folders = [ROOT / "ttr_widget", ROOT / "ttr_widget_relay"]
    ours = {str(path.relative_to(ROOT)) for folder in folders for path in folder.rglob("*") if path.is_file()}
    ours = {name for name in ours if "__pycache__" not in name}
    ours |= {f"ttr_widget/lessons/notebooks/{path.name}" for path in (ROOT / "examples").glob("*.ipynb")}
    shared = {name for name in names if ".data/" in name}

    assert {name for name in names if ".dist-info/" not in name} - shared == ours
    assert [name.partition(".data/data/")[2] for name in shared] == [ENABLED]
    assert {
        f"{STATIC}/{name}"
        for name in ("widget.js", "widget.css", "asap-condensed-LICENSE.txt", "josefin-sans-LICENSE.txt")
    } <= names


def test_the_lessons_come_out_of_the_wheel(wheel, fresh, tmp_path):
    run = fresh(sys.executable, [wheel])
    run("-I", "-m", "ttr_widget", "lessons", str(tmp_path / "mine"), "--language", "de")

    copied = {path.name: path.read_bytes() for path in (tmp_path / "mine").iterdir()}
    assert copied == {path.name: path.read_bytes() for path in lesson_files("de")}


def test_the_sdist_brings_the_page_and_installs_without_node(sdist, fresh):
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    run = fresh(sys.executable, [sdist])

    assert {f"{STATIC}/widget.js", "CHANGELOG.md", "LICENSE", "README.md"} <= names
    assert not {name for name in names if name.startswith("js/")}
    assert int(run("-I", "-c", "import ttr_widget as t; print(len(str(t.GameWidget._esm)))")) > 700_000


def test_without_jupyterlab_the_command_says_what_to_install(wheel, fresh):
    run = fresh(PYTHONS[OLDEST], [wheel])

    with pytest.raises(pytest.fail.Exception, match=r"-m pip install 'ttr-widget\[play\]'"):
        run("-m", "ttr_widget")


def test_the_extra_sim_brings_a_cluster_and_data_frames(wheel, fresh):
    assert fresh(PYTHONS[OLDEST], [f"ttr-widget[sim] @ {wheel.as_uri()}"])("-I", "-c", SIMULATE).strip() == "8"


def test_the_extra_rl_brings_an_environment(wheel, fresh):
    said = fresh(PYTHONS[OLDEST], [f"ttr-widget[rl] @ {wheel.as_uri()}"])("-I", "-c", LEARN)

    assert said.split()[0] == "2"


def test_the_extra_dev_is_what_these_tests_run_with():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [Requirement(text) for text in project["optional-dependencies"]["dev"]]

    assert [str(one) for one in wanted if version(one.name) not in one.specifier] == []
