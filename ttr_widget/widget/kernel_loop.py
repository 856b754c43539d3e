"""Where the cells of a notebook run: what a page asks for is done there too.

Newer kernels hear the page in a thread of its own, while a cell may be running.  A game is not made for two who play it
at the very same time, so whatever changes one waits until the cells are done, as it always did.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from threading import current_thread, main_thread
from typing import Any


class _KernelLoop:
    """The loop on which cells run, once it is known; none outside of a notebook's kernel."""

    loop: asyncio.AbstractEventLoop | None = None


def remember_loop() -> None:
    """Take note of the loop, if this is where cells run."""
    if current_thread() is main_thread():
        try:
            _KernelLoop.loop = asyncio.get_running_loop()
        except RuntimeError:
            _KernelLoop.loop = None


def on_kernel_loop(do: Callable[..., object], *given: Any) -> None:
    """Do this where the cells run: at once if this is there, else when they let it."""
    loop = _KernelLoop.loop
    if loop is None or loop.is_closed() or current_thread() is main_thread():
        do(*given)
    else:
        loop.call_soon_threadsafe(do, *given)


remember_loop()
