"""Guests at served tables: how soon everybody has a move, and what one server carries; part of ``make bench``.

The guests are sockets in this process, the server is a process of its own; both share the machine, so the figures are
those of a computer that does both.  ``python -m benchmarks.guests --pages`` measures clicks in real browsers too: those
of a guest against those of the host in JupyterLab.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import statistics
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from tornado.websocket import WebSocketClientConnection, websocket_connect

from benchmarks.guest_pages import clicks
from tests.serve.killing import post, serving

WATCHING = 28
"""Spectators beside two players: thirty guests at one table."""
GOAL_LAST, GOAL_ANSWER, GOAL_MEMORY = 100.0, 150.0, 3.0
"""Milliseconds until the last of thirty has a move, milliseconds of an answer, megabytes of a table (goals)."""
PER_SECOND = 20.0
"""Moves a second at which answers are timed."""


def p95(values: Sequence[float]) -> float:
    """The 95th percentile."""
    return statistics.quantiles(values, n=20)[-1]


class Guest:
    """A guest's socket, which reads all that it is sent."""

    def __init__(self, socket: WebSocketClientConnection) -> None:
        self.socket = socket
        self.prompt: dict[str, Any] = {}
        self.seats: list[dict[str, Any]] = []
        self.at = 0.0
        """When the last new question arrived."""
        self.news = asyncio.Event()
        self._answers: dict[int, asyncio.Future[float]] = {}
        self._number = 0
        self._reader = asyncio.create_task(self._read())

    @classmethod
    async def at_table(cls, home: str, table: str, key: str) -> Guest:
        """A guest who has shown the key and been sent the state."""
        guest = cls(await websocket_connect(f"{home.replace('http', 'ws')}ttr/{table}/ws", compression_options={}))
        await guest.socket.write_message(json.dumps({"key": key}))
        await guest.news.wait()
        return guest

    async def _read(self) -> None:
        while (text := await self.socket.read_message()) is not None:
            now = perf_counter()
            said = json.loads(text)
            if "msg" in said and (waiting := self._answers.pop(said["msg"]["re"], None)) is not None:
                waiting.set_result(now)
            given = said.get("set", {})
            self.seats = given.get("settings", {}).get("seats", self.seats)
            if "prompt" in given:
                self.prompt, self.at = given["prompt"], now
                self.news.set()

    async def ask(self, kind: str, **fields: Any) -> float:
        """Send a message; returns the milliseconds until its answer."""
        self._number += 1
        answer = self._answers[self._number] = asyncio.get_running_loop().create_future()
        start = perf_counter()
        message = {"id": self._number, "seq": self.prompt["seq"], "type": kind, **fields}
        await self.socket.write_message(json.dumps(message))
        return 1000 * (await answer - start)

    async def play(self, rng: Random) -> float:
        """Play a legal move at random, or let the bot play whose turn it is; returns the milliseconds of the answer."""
        if not self.prompt["mine"]:
            return await self.ask("step")
        moves = self.prompt["moves"]
        return await self.ask("play", move=rng.choice(moves)["id"])

    async def close(self) -> None:
        """Leave."""
        self.socket.close()
        await self._reader


async def opened(home: str, who: Sequence[str]) -> dict[str, Any]:
    """Open a table; returns what its host may know."""
    seats = [{"who": one, "name": f"Player {number}"} for number, one in enumerate(who)]
    made = await post(f"{home}tables", {"board": "europe", "seats": seats})
    facts: dict[str, Any] = await post(f"{home}host/{made['id']}/", {"key": made["key"]})
    return facts


async def thirty(home: str, moves: int, rng: Random) -> list[float]:
    """The milliseconds from each move until the last of thirty guests has it."""
    table = await opened(home, ["person", "person"])
    keys = [one["key"] for one in table["seats"]] + [table["watchers"]] * WATCHING
    guests = [await Guest.at_table(home, table["id"], key) for key in keys]
    took = []
    for _ in range(moves):
        player = next(one for one in guests[:2] if one.prompt["mine"])
        for one in guests:
            one.news.clear()
        start = perf_counter()
        await player.play(rng)
        await asyncio.gather(*(one.news.wait() for one in guests))
        took.append(1000 * (max(one.at for one in guests) - start))
        if guests[0].prompt["over"]:
            break
    for one in guests:
        await one.close()
    return took


def memory(pid: int) -> float:
    """The megabytes that a process uses (Linux)."""
    text = Path(f"/proc/{pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+)", text)
    return int(found[1]) / 1024 if found else float("nan")


async def many(home: str, pid: int, tables: int, seconds: float, rng: Random) -> dict[str, float]:
    """So many tables of two people and two bots: memory, answers at a given pace, and moves at full speed."""
    warm = await opened(home, ["person", "person", "greedy", "greedy"])
    before = memory(pid)
    pairs = []
    for _ in range(tables):
        table = await opened(home, ["person", "person", "greedy", "greedy"])
        keys = [one["key"] for one in table["seats"] if one["key"]]
        pairs.append([await Guest.at_table(home, table["id"], key) for key in keys])
    after = memory(pid)
    answers: list[float] = []

    async def act(pair: list[Guest]) -> None:
        mine = next((one for one in pair if one.prompt["mine"]), pair[0])
        if not mine.prompt["over"]:
            answers.append(await mine.play(rng))

    end, running = perf_counter() + seconds, set[asyncio.Task[None]]()
    while perf_counter() < end:
        running.add(asyncio.create_task(act(rng.choice(pairs))))
        await asyncio.sleep(1 / PER_SECOND)
    await asyncio.gather(*running)
    paced, answers = answers, []

    async def hurry(pair: list[Guest]) -> None:
        while perf_counter() < end:
            await act(pair)
            await asyncio.sleep(0.06)  # a socket that sends more is closed

    end, start = perf_counter() + seconds, perf_counter()
    await asyncio.gather(*map(hurry, pairs))
    rate = len(answers) / (perf_counter() - start)
    used = memory(pid)
    for pair in pairs:
        for one in pair:
            await one.close()
    assert warm["seats"]
    return {"p95": p95(paced), "median": statistics.median(paced), "count": len(paced), "rate": rate,
            "table": (after - before) / tables, "later": (used - before) / tables}  # fmt: skip


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the lines."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.guests", description=__doc__.partition("\n")[0])
    parser.add_argument("--moves", type=int, default=200, help="moves at the table of thirty (200)")
    parser.add_argument("--tables", type=int, default=200, help="tables on one server (200)")
    parser.add_argument("--seconds", type=float, default=20.0, help="of each measurement of many tables (20)")
    parser.add_argument("--pages", action="store_true", help="also clicks in real browsers")
    given = parser.parse_args(arguments)
    rng = Random(1)
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place) / "tables"
        with serving(folder, "--tables", str(given.tables + 2)) as (home, process):
            last = asyncio.run(thirty(home, given.moves, rng))
            print(f"30 guests at one table: the last has a move after {statistics.median(last):.0f} ms, "
                  f"p95 {p95(last):.0f} (goal {GOAL_LAST:.0f}), {len(last)} moves")  # fmt: skip
            told = asyncio.run(many(home, process.pid, given.tables, given.seconds, rng))
    print(
        f"{given.tables} tables of 2 guests and 2 bots: an answer at {PER_SECOND:.0f} moves a second takes "
        f"{told['median']:.0f} ms, p95 {told['p95']:.0f} (goal {GOAL_ANSWER:.0f}), {told['count']:.0f} moves"
    )
    print(
        f"  at full speed {told['rate']:.0f} moves a second; memory a table {told['table']:.2f} MB with its guests, "
        f"{told['later']:.2f} MB after play (goal {GOAL_MEMORY:.0f})"
    )
    if given.pages:
        clicks()


if __name__ == "__main__":
    main()
