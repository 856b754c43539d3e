"""Servers of tables that are killed while guests play: every confirmed move must be there after the restart."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from tornado.httpclient import AsyncHTTPClient
from tornado.websocket import WebSocketClientConnection, websocket_connect

from ttr_widget.session.evenings import unfinished

SECONDS = 60
"""How long to wait for a server before it counts as hung."""
LONGEST = 0.6
"""The most seconds from the first move to the end."""
BOARDS = ("berlin", "europe", "world", "germany", "usa")
SEATS = [{"who": "person", "name": "Ada"}, {"who": "person", "name": "Grace"}]


@contextmanager
def serving(folder: Path, *more: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """The address of a server in a process of its own, and the process."""
    words = [sys.executable, "-m", "ttr_widget", "serve", "--port", "0", "--folder", str(folder), *more]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        yield process.stdout.readline().split()[-1], process
    finally:
        process.kill()
        process.communicate(timeout=SECONDS)


async def post(address: str, given: object) -> Any:
    """Send JSON data, return JSON data."""
    headers = {"Content-Type": "application/json"}
    answer = await AsyncHTTPClient().fetch(address, method="POST", headers=headers, body=json.dumps(given))
    return json.loads(answer.body)


class Seat:
    """A guest at a seat, who remembers the moves that were confirmed."""

    def __init__(self, socket: WebSocketClientConnection) -> None:
        self.socket = socket
        self.state: dict[str, Any] = {}

    @classmethod
    async def taken(cls, home: str, table: str, key: str) -> Seat:
        """A guest who has shown the key and been sent the state."""
        seat = cls(await websocket_connect(f"{home.replace('http', 'ws')}ttr/{table}/ws"))
        await seat.socket.write_message(json.dumps({"key": key}))
        assert await seat.heard() is not None
        return seat

    async def heard(self) -> dict[str, Any] | None:
        """The next message; ``None`` when the server is gone."""
        text = await asyncio.wait_for(self.socket.read_message(), SECONDS)
        if text is None:
            return None
        said: dict[str, Any] = json.loads(text)
        self.state |= said.get("set", {})
        return said

    async def play(self, number: int) -> bool | None:
        """Play the first legal move, if it is this seat's turn; ``None`` when the server is gone."""
        while not self.state["prompt"]["mine"]:
            if await self.heard() is None:
                return None
        prompt = self.state["prompt"]
        move = {"id": number, "seq": prompt["seq"], "type": "play", "move": prompt["moves"][0]["id"]}
        try:
            await self.socket.write_message(json.dumps(move))
        except Exception:  # closed by the death of the server
            return None
        while True:
            said = await self.heard()
            if said is None:
                return None
            if said.get("msg", {}).get("re") == number:
                return bool(said["msg"]["ok"])


async def play_until_killed(home: str, made: dict[str, str], process: subprocess.Popen[str], seconds: float) -> int:
    """Both guests play until the process is killed after so many seconds; returns the number of confirmed moves."""
    described = await post(f"{home}host/{made['id']}/", {"key": made["key"]})
    seats = [await Seat.taken(home, made["id"], one["key"]) for one in described["seats"]]
    killer = asyncio.get_running_loop().call_later(seconds, process.kill)
    confirmed, number = 0, 0

    async def plays(seat: Seat) -> None:
        nonlocal confirmed, number
        while True:
            number += 1
            done = await seat.play(number)
            if done is None:
                return
            confirmed += done

    try:
        await asyncio.gather(*map(plays, seats))
    finally:
        killer.cancel()
        for seat in seats:
            seat.socket.close()
    return confirmed


def kill(folder: Path, times: int, seed: int) -> int:
    """Kill a server so many times in the middle of moves, each time on the same table; returns the confirmed moves."""
    rng = Random(seed)
    made: dict[str, str] = {}
    total = told = 0
    for _ in range(times):
        with serving(folder) as (home, process):
            wish = {"board": BOARDS[seed % len(BOARDS)], "seats": SEATS}
            made = made or asyncio.run(post(f"{home}tables", wish))
            confirmed = asyncio.run(play_until_killed(home, made, process, rng.uniform(0, LONGEST)))
        (evening,) = unfinished(folder / made["id"])
        kept = len(evening.game().history)
        assert kept >= total + confirmed, f"{total + confirmed - kept} confirmed moves are lost"
        # A move that was kept but not confirmed is no loss either.
        total, told = kept, told + confirmed
    return told
