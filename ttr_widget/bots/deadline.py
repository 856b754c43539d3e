"""A time limit for Python code without threads, as needed in the browser."""

from __future__ import annotations

import sys
from collections.abc import Callable
from time import monotonic
from typing import Any, TypeVar

T = TypeVar("T")


def within(seconds: float, call: Callable[[], T], error: type[BaseException]) -> T:
    """The result of ``call()``; raises ``error`` in its code when the time is up, as often as the code catches it.

    The time is looked at where Python code jumps or calls a function, so code that runs in C is not interrupted.
    """
    end = monotonic() + seconds

    def look(*_: object) -> None:
        if monotonic() > end:
            raise error

    monitoring: Any = getattr(sys, "monitoring", None)
    return _traced(call, look) if monitoring is None else _monitored(monitoring, call, look)


def _monitored(monitoring: Any, call: Callable[[], T], look: Callable[..., None]) -> T:
    tool = next(number for number in range(6) if monitoring.get_tool(number) is None)
    monitoring.use_tool_id(tool, "time limit of a bot")
    kinds = monitoring.events.JUMP, monitoring.events.PY_START
    for kind in kinds:
        monitoring.register_callback(tool, kind, look)
    set_events, chosen = monitoring.set_events, sum(kinds)
    try:
        set_events(tool, chosen)
        return call()
    finally:
        set_events(tool, 0)
        monitoring.free_tool_id(tool)


def _traced(call: Callable[[], T], look: Callable[..., None]) -> T:
    """The same before Python 3.12; tracing ends when the error is first raised."""

    def trace(*_: object) -> Any:
        look()
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        return call()
    finally:
        sys.settrace(before)
