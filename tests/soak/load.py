"""What the parts about load share: processor time, memory, and pages without a browser."""

import gc
import json
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from random import Random
from typing import Any, ClassVar
from unittest import mock

import comm
from comm.base_comm import BaseComm

import ttr_widget as ttr
from ttr_widget.widget import GameWidget

from .runner import memory

_numbers = count(1)


class Clock:
    """Measures processor time from when it is made."""

    def __init__(self) -> None:
        self._began = time.process_time()

    @property
    def seconds(self) -> float:
        return time.process_time() - self._began


def percent(part: float, whole: float) -> int:
    return round(100 * part / whole)


def kilobytes() -> int:
    """The memory that this process uses, without garbage."""
    gc.collect()
    return round(1000 * memory())


def play_random(game: ttr.Game, rng: Random, moves: int) -> None:
    """Play this many random moves, or until the end."""
    for _ in range(moves):
        if not game.is_over:
            game.play(rng.choice(game.legal_actions()))


class Wire(BaseComm):
    """The way to the pages: it counts the bytes that are sent, as they would be on a real wire."""

    sizes: ClassVar[Counter[str]] = Counter()
    """The largest message of each kind, in bytes."""
    last: ClassVar[Any] = None

    def publish_msg(self, msg_type: str, data: Any = None, *_: Any, **__: Any) -> None:
        sent, data = json.dumps(data), data or {}
        # A page is sent the board, the texts and the final sheet once.
        once = {"board", "texts", "sheet"} & (data.get("state") or {}).keys()
        kind = msg_type if once else str(data.get("method"))
        Wire.sizes[kind] = max(Wire.sizes[kind], len(sent))
        if kind == "custom":
            Wire.last = data["content"]


@contextmanager
def wired() -> Iterator[type[Wire]]:
    """Widgets made here send to :class:`Wire`."""
    with mock.patch.object(comm, "create_comm", Wire):
        Wire.sizes.clear()
        yield Wire


def ask(widget: GameWidget, kind: str, **fields: Any) -> Any:
    """Send a message as a page does, and return its answer."""
    message = {"id": f"m{next(_numbers)}", "seq": widget.prompt["seq"], "type": kind, **fields}
    widget._handle_msg({"content": {"data": {"method": "custom", "content": message}}, "buffers": []})
    assert Wire.last["re"] == message["id"]
    return Wire.last
