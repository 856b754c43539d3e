"""A real Dask cluster of two worker processes on this machine."""

import os
import signal

import dask
import distributed
import pytest

import ttr_widget as ttr
from tests.simulate.test_tournament import DICE, STEADY, folder_of, held

BOTS = ["random", "greedy"]


@pytest.fixture(scope="module")
def cluster():
    # A busy machine may need a while to start two processes.
    patient = {"distributed.comm.timeouts.connect": "120s", "distributed.comm.timeouts.tcp": "120s"}
    with (
        dask.config.set(patient),
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, processes=True, dashboard_address=":0", silence_logs=50
        ) as cluster,
    ):
        yield cluster


@pytest.fixture
def client(cluster):
    with distributed.Client(cluster) as client:
        yield client


@pytest.fixture(scope="module")
def plain():
    result = ttr.simulate("berlin", BOTS, games=60, seed=9, progress=False)
    return [record.to_dict() for record in result.records()]


def test_a_cluster_gives_the_same_games(client, plain):
    result = ttr.simulate("berlin", BOTS, games=60, seed=9, executor=client.get_executor(), progress=False)

    assert [record.to_dict() for record in result.records()] == plain


def test_a_worker_killed_in_the_middle_changes_no_game(client, plain):
    killed: list[int] = []

    def kill_one(done, games):
        if not killed:
            pid = client.run(os.getpid).popitem()[1]
            os.kill(pid, signal.SIGKILL)
            killed.append(pid)

    result = ttr.simulate("berlin", BOTS, games=60, seed=9, executor=client.get_executor(), progress=kill_one)

    assert killed
    assert [record.to_dict() for record in result.records()] == plain
    assert any("a worker was lost (tcp://" in note for note in result.notes)


def test_a_calm_cluster_has_nothing_to_report(client, plain):
    result = ttr.simulate("berlin", BOTS, games=60, seed=9, executor=client, progress=False)

    assert [record.to_dict() for record in result.records()] == plain
    assert not result.notes


def test_a_bot_from_a_notebook_cell_travels(client):
    own: dict = {}
    exec(  # noqa: S102 -- a function that no module holds, as in a cell
        "def cell_bot(view, prompt, rng):\n"
        "    from ttr_widget.bots import legal_actions\n"
        "    return legal_actions(view)[-1]\n",
        own,
    )
    bots = [own["cell_bot"], "random"]
    there = ttr.simulate("berlin", bots, games=6, seed=1, executor=client.get_executor(), progress=False)
    here = ttr.simulate("berlin", bots, games=6, seed=1, progress=False)

    assert [r.to_dict() for r in there.records()] == [r.to_dict() for r in here.records()]


def test_a_tournament_is_the_same_on_a_cluster(client, tmp_path):
    folder = folder_of(tmp_path, steady=STEADY, dice=DICE)
    alone = held(folder)
    spread = held(folder, executor=client.get_executor())

    assert spread.games == alone.games
    assert not spread.notes
