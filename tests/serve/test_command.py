"""``python -m ttr_widget serve``: as a process, also one that is killed in the middle of moves."""

from __future__ import annotations

import subprocess
import sys

from ttr_widget.serve.addresses import addresses
from ttr_widget.serve.command import arguments

from .killing import SECONDS, kill, serving


def test_no_confirmed_move_is_lost_when_the_server_is_killed(tmp_path):
    assert kill(tmp_path / "tables", times=3, seed=0) > 0


def test_it_says_where_it_is_and_stops_when_it_is_told_to(tmp_path):
    with serving(tmp_path / "tables") as (home, process):
        assert home.startswith("http://127.0.0.1:")
        process.terminate()
        assert process.wait(SECONDS) == 0


def test_a_port_that_is_taken_is_said(tmp_path):
    with serving(tmp_path / "one") as (home, _):
        port = home.rstrip("/").rpartition(":")[2]
        words = [sys.executable, "-m", "ttr_widget", "serve", "--port", port, "--folder", str(tmp_path / "two")]
        done = subprocess.run(words, capture_output=True, text=True, timeout=SECONDS, check=False)
        assert done.returncode == 2
        assert "cannot serve" in done.stderr


def test_where_it_listens():
    assert arguments([]).host == "127.0.0.1", "nobody else is let in unless that is asked for"
    assert list(addresses("127.0.0.1", 8600)) == ["http://127.0.0.1:8600/"]
    assert list(addresses("::1", 8600)) == ["http://[::1]:8600/"]
    assert next(addresses("0.0.0.0", 8600)) == "http://localhost:8600/"
