"""``python -m ttr_widget``: the lobby in JupyterLab."""

import importlib
import importlib.util
import json
import os
import re
import socket
import subprocess
import time
import urllib.error
import urllib.request

import nbformat
import pytest

from tools.pythons import pythons
from ttr_widget import __main__ as command


def fetched(address):
    """What is served there; a server prints its address a moment before it listens."""
    for _ in range(60):
        try:
            with urllib.request.urlopen(address, timeout=30) as answer:
                return answer.read().decode()
        except urllib.error.URLError as error:
            if not isinstance(error.reason, ConnectionRefusedError):
                raise
            time.sleep(0.5)
    return "nothing"


OURS = {"metadata": {}, "nbformat": 4, "nbformat_minor": 5, "cells": []}


@pytest.fixture
def told(monkeypatch):
    """What JupyterLab is told; it is not started."""
    heard: list = []
    lab = type("Lab", (), {"main": staticmethod(heard.append)})
    monkeypatch.setattr(importlib, "import_module", {"jupyterlab.labapp": lab}.__getitem__)
    monkeypatch.setenv("JUPYTER_PREFER_ENV_PATH", "0")
    monkeypatch.setenv("JUPYTER_CONFIG_PATH", "/mine")
    return heard


def test_a_lobby_is_written_into_the_folder_that_is_named(told, tmp_path):
    assert command.main([str(tmp_path / "games" / "of mine"), "--no-browser", "--port", "8899", "--ip=0.0.0.0"]) == 0

    notebook = nbformat.read(tmp_path / "games" / "of mine" / command.NOTEBOOK, as_version=4)
    nbformat.validate(notebook)
    assert "ttr.lobby()" in notebook.cells[1].source
    assert {"--no-browser", "--port=8899", "--ip=0.0.0.0"} <= set(told[0])
    assert f"--ServerApp.root_dir={tmp_path}/games/of mine" in told[0]
    assert f"--LabApp.default_url=/lab/tree/{command.NOTEBOOK}" in told[0]


def test_without_a_word_it_is_the_folder_that_one_is_in(told, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)

    assert command.main([]) == 0
    assert [path.name for path in tmp_path.iterdir()] == [command.NOTEBOOK]
    assert not {"--no-browser"} & set(told[0])
    assert os.environ["JUPYTER_PREFER_ENV_PATH"] == "1"
    assert os.environ["JUPYTER_CONFIG_PATH"] == f"{command.CONFIG}{os.pathsep}/mine"


def test_a_notebook_that_is_there_is_opened_as_it_is(told, tmp_path):
    for name in (command.NOTEBOOK, "my lesson.ipynb"):
        (tmp_path / name).write_text(json.dumps(OURS))

    assert command.main([str(tmp_path)]) == 0
    assert command.main([str(tmp_path / "my lesson.ipynb")]) == 0
    assert json.loads((tmp_path / command.NOTEBOOK).read_text()) == OURS
    assert "--LabApp.default_url=/lab/tree/my%20lesson.ipynb" in told[1]


@pytest.mark.parametrize(
    ("place", "why"), [("none.ipynb", "no notebook"), ("file", "file is not a folder"), ("file/x", "cannot be written")]
)
def test_a_place_that_will_not_do_is_refused_in_a_sentence(told, tmp_path, capsys, place, why):
    (tmp_path / "file").write_text("")

    assert command.main([str(tmp_path / place)]) == 2
    assert why in capsys.readouterr().err
    assert told == []


def test_without_jupyterlab_nothing_is_written(told, tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)

    assert command.main([str(tmp_path)]) == 2
    assert "pip install 'ttr-widget[play]'" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_the_extra_play_opens_the_lobby_and_it_runs(wheel, fresh, tmp_path):
    run = fresh(pythons()[min(pythons())], [f"ttr-widget[play] @ {wheel.as_uri()}"])
    bare = {"PATH": str(tmp_path / "venv" / "bin"), "HOME": str(tmp_path / "home"), "LANG": "C.UTF-8"}
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    words = [tmp_path / "venv/bin/python", "-m", "ttr_widget", "games", "--no-browser", f"--port={port}"]
    with subprocess.Popen(words, cwd=tmp_path, env=bare, stderr=subprocess.PIPE, text=True) as lab:
        printed = ""
        for line in lab.stderr or ():
            printed += line
            found = re.search(r"(http://\S+:\d+)/lab/tree/(\S+)\?token=(\w+)", line)
            if found:
                break
        try:
            assert found, printed
            home, name, token = found.groups()
            page = re.search(r'"disabledExtensions": (\[[^]]*\])', fetched(f"{home}/lab?token={token}"))
            assert page
            assert "announcements" in page[1]  # it would ask about news
            assert "ttr.lobby()" in fetched(f"{home}/api/contents/{name}?token={token}")
        finally:
            lab.terminate()
            lab.communicate()
        assert lab.returncode == 0

    run("-m", "jupyter", "execute", "--inplace", "games/" + command.NOTEBOOK)
    shown = nbformat.read(tmp_path / "games" / command.NOTEBOOK, as_version=4).cells[1].outputs[0]
    assert "Lobby" in shown["data"]["text/plain"]
