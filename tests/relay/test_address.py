"""Which port file is believed: only what this user's own, running kernel has written."""

import asyncio
import json
import os
from types import SimpleNamespace

import pytest

from ttr_widget_relay.address import address_of

TABLE = "AbC-_0123456789x"
KERNEL = "11111111-2222-3333-4444-555555555555"
PID = 4321
RIGHT = {"port": 40_000, "pid": PID, "kernel": KERNEL}


class Kernels:
    """The kernels of a server, of which one runs."""

    def __init__(self, folder, pid=PID, ended=None):
        self.connection_dir = str(folder)

        async def poll():
            return ended

        provisioner = SimpleNamespace(pid=pid, poll=poll)
        self.kernels = {KERNEL: SimpleNamespace(provisioner=provisioner)}

    def __contains__(self, id):
        return id in self.kernels

    def get_kernel(self, id):
        return self.kernels[id]


def write(folder, content=RIGHT, table=TABLE, mode=0o600):
    path = folder / f"ttr-{table}.json"
    path.write_text(content if isinstance(content, str) else json.dumps(content))
    path.chmod(mode)
    return path


def found(kernels, table=TABLE):
    return asyncio.run(address_of(table, kernels))


def test_the_port_of_a_running_kernel(tmp_path):
    write(tmp_path)
    address = found(Kernels(tmp_path))
    assert (address.port, address.kernel_id) == (40_000, KERNEL)


@pytest.mark.parametrize(
    "change",
    [
        {"port": 80},
        {"port": 65_536},
        {"port": -1},
        {"port": True},
        {"port": "40000"},
        {"port": 40_000.0},
        {"port": None},
        {"pid": PID + 1},
        {"pid": str(PID)},
        {"pid": [PID]},
        {"kernel": "another"},
        {"kernel": f"../{KERNEL}"},
        {"kernel": None},
        {"kernel": [KERNEL]},
    ],
    ids=str,
)
def test_wrong_facts(tmp_path, change):
    write(tmp_path, RIGHT | change)
    assert found(Kernels(tmp_path)) is None


@pytest.mark.parametrize("missing", RIGHT)
def test_missing_facts(tmp_path, missing):
    write(tmp_path, {name: fact for name, fact in RIGHT.items() if name != missing})
    assert found(Kernels(tmp_path)) is None


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "null", '"x"', "\ud800".encode("utf-8", "replace").decode(), "[" * 4000, " " * 5000]
)
def test_junk(tmp_path, text):
    write(tmp_path, text)
    assert found(Kernels(tmp_path)) is None


def test_a_large_file(tmp_path):
    write(tmp_path, RIGHT | {"more": "x" * 5000})
    assert found(Kernels(tmp_path)) is None


def test_bytes_that_are_no_text(tmp_path):
    write(tmp_path).write_bytes(b"\xff\xfe{}")
    assert found(Kernels(tmp_path)) is None


@pytest.mark.parametrize("mode", [0o644, 0o640, 0o604, 0o620, 0o602, 0o610])
def test_a_file_that_others_may_touch(tmp_path, mode):
    write(tmp_path, mode=mode)
    assert found(Kernels(tmp_path)) is None


def test_a_file_of_another_user(tmp_path, monkeypatch):
    write(tmp_path)
    own = os.getuid()
    monkeypatch.setattr(os, "getuid", lambda: own + 1)
    assert found(Kernels(tmp_path)) is None


def test_a_link_to_a_file(tmp_path):
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    write(tmp_path).rename(elsewhere / "there.json")
    (tmp_path / f"ttr-{TABLE}.json").symlink_to(elsewhere / "there.json")
    assert found(Kernels(tmp_path)) is None


def test_a_pipe_and_a_folder(tmp_path):
    path = tmp_path / f"ttr-{TABLE}.json"
    os.mkfifo(path, 0o600)
    assert found(Kernels(tmp_path)) is None
    path.unlink()
    path.mkdir(0o700)
    assert found(Kernels(tmp_path)) is None


def test_a_kernel_that_has_ended(tmp_path):
    write(tmp_path)
    assert found(Kernels(tmp_path, ended=-9)) is None


@pytest.mark.parametrize("pid", [None, True, "4321"])
def test_a_kernel_without_a_process_here(tmp_path, pid):
    write(tmp_path, RIGHT | {"pid": 1, "parent": pid})
    assert found(Kernels(tmp_path, pid=pid)) is None


def test_a_kernel_that_is_not_provisioned(tmp_path):
    write(tmp_path)
    kernels = Kernels(tmp_path)
    kernels.kernels[KERNEL].provisioner = None
    assert found(kernels) is None
    del kernels.kernels[KERNEL].provisioner
    assert found(kernels) is None


def test_kernels_on_other_machines(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    write(tmp_path)
    assert found(Kernels("")) is None


def test_a_launcher_between_the_server_and_the_kernel(tmp_path):
    write(tmp_path, RIGHT | {"pid": 99, "parent": PID})
    assert found(Kernels(tmp_path)).port == 40_000
    write(tmp_path, RIGHT | {"pid": 99, "parent": PID + 1})
    assert found(Kernels(tmp_path)) is None


def test_only_the_table_itself(tmp_path):
    write(tmp_path)
    write(tmp_path, table="x" * 17)
    for table in (TABLE.upper(), TABLE[:-1], "x" * 17, "", "*", "?" * 16):
        assert found(Kernels(tmp_path), table) is None


def test_a_folder_that_is_not_there(tmp_path):
    assert found(Kernels(tmp_path / "nowhere")) is None
