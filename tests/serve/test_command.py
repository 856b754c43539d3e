"""``python -m ttr_widget serve``: as a process, also one that is killed in the middle of moves."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest
from tornado.httpclient import AsyncHTTPClient
from tornado.websocket import websocket_connect

from ttr_widget.serve.command import addresses, arguments
from ttr_widget.session.evenings import unfinished

SECONDS = 60
SEATS = [{"who": "person", "name": "Ada"}, {"who": "person", "name": "Grace"}]


@contextmanager
def serving(folder: Path):
    """The address of a server in a process of its own, and the process."""
    words = [sys.executable, "-m", "ttr_widget", "serve", "--port", "0", "--folder", str(folder)]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        yield process.stdout.readline().strip(), process
    finally:
        process.kill()
        process.communicate(timeout=SECONDS)


async def post(address, given):
    headers = {"Content-Type": "application/json"}
    answer = await AsyncHTTPClient().fetch(address, method="POST", headers=headers, body=json.dumps(given))
    return json.loads(answer.body)


async def play(home, made, process, kill_after):
    """Both guests play first moves; the process is killed after so many sent moves.  Returns what was confirmed."""
    described = await post(f"{home}host/{made['id']}/", {"key": made["key"]})
    sockets = []
    for seat in described["seats"]:
        socket = await websocket_connect(f"{home.replace('http', 'ws')}ttr/{made['id']}/ws")
        await socket.write_message(json.dumps({"key": seat["key"]}))
        sockets.append((socket, json.loads(await socket.read_message())["set"]))
    confirmed = sent = 0
    while True:
        (socket, state), (other, elsewhere) = sorted(sockets, key=lambda one: not one[1]["prompt"]["mine"])
        move = {"id": sent, "seq": state["prompt"]["seq"], "type": "play", "move": state["prompt"]["moves"][0]["id"]}
        await socket.write_message(json.dumps(move))
        sent += 1
        if sent == kill_after:
            process.kill()
        answered = False
        while not answered or not (state["prompt"]["mine"] or elsewhere["prompt"]["mine"]):
            reads, known = (other, elsewhere) if answered else (socket, state)
            text = await asyncio.wait_for(reads.read_message(), SECONDS)
            if text is None:
                left = socket if answered else other
                while await asyncio.wait_for(left.read_message(), SECONDS) is not None:
                    pass
                return confirmed
            said = json.loads(text)
            known |= said.get("set", {})
            answered = answered or "msg" in said
            confirmed += "msg" in said and said["msg"]["ok"]


@pytest.mark.parametrize("chance", range(3))
def test_no_confirmed_move_is_lost_when_the_server_is_killed(tmp_path, chance):
    folder, rng, total, made = tmp_path / "tables", Random(chance), 0, None
    for _ in range(2):
        with serving(folder) as (home, process):
            made = made or asyncio.run(post(f"{home}tables", {"board": "berlin", "seats": SEATS}))
            total += asyncio.run(play(home, made, process, 1 + int(rng.random() * 8)))
        (evening,) = unfinished(folder / made["id"])
        kept = len(evening.game().history)
        assert kept >= total
        total = kept  # a move that was kept but not confirmed is no loss either


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
