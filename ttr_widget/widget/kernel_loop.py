"""The event loop on which notebook cells run; requests of a page run there too.

Newer kernels receive a page's messages in another thread, even while a cell is running.  A widget is not made for
several threads, so anything that changes its game waits until the running cell is done, as in older kernels.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from threading import current_thread, main_thread
from typing import Any


class _KernelLoop:
    """The loop on which cells run, once known; ``None`` outside a notebook kernel."""

    loop: asyncio.AbstractEventLoop | None = None


def remember_loop() -> None:
    """Remember the running loop if cells run on it."""
    if current_thread() is main_thread():
        try:
            _KernelLoop.loop = asyncio.get_running_loop()
        except RuntimeError:
            _KernelLoop.loop = None


def has_loop() -> bool:
    """Is the loop known on which cells run?"""
    return _KernelLoop.loop is not None


def on_kernel_loop(do: Callable[..., object], *given: Any) -> None:
    """Call a function on the loop where cells run: at once if already there, otherwise when the loop is free."""
    loop = _KernelLoop.loop
    if loop is None or loop.is_closed() or current_thread() is main_thread():
        do(*given)
    else:
        loop.call_soon_threadsafe(do, *given)


remember_loop()
