"""Values that are sent to other processes."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from functools import lru_cache
from multiprocessing.reduction import ForkingPickler
from typing import Any

from ttr_widget.kernel.errors import BadInput
from ttr_widget.kernel.message import Message


class Parcel:
    """A value to be sent to another process, using cloudpickle if installed, so that notebook definitions work.

    It is pickled once, however often it is sent, and unpickled once per worker.
    """

    def __init__(self, value: Any) -> None:
        self.value = value
        self._packed: tuple[Callable[[bytes], Any], tuple[bytes]] | None = None

    def __reduce__(self) -> Any:
        if self._packed is None:
            self._packed = _unpacked, ((_cloudpickle() or _pickle()).dumps(self.value),)
        return self._packed


def _cloudpickle() -> Any:
    try:
        import cloudpickle  # noqa: PLC0415 -- optional
    except ImportError:
        return None
    return cloudpickle


def _pickle() -> Any:
    import pickle  # noqa: PLC0415, TID251 -- only between this process and its own workers

    return pickle


@lru_cache(maxsize=2)
def _unpacked(packed: bytes) -> Any:
    return _pickle().loads(packed)


def check_can_travel(value: Any, *, knows_main: bool = True) -> None:
    """Refuse values that other processes cannot import, instead of losing one worker after another.

    ``knows_main``: the processes run the main module of a script themselves.
    """
    if _cloudpickle() is not None or (knows_main and hasattr(sys.modules["__main__"], "__file__")):
        return
    finder = _Finder(io.BytesIO())
    finder.dump(value)
    if finder.found:
        raise BadInput(Message("error-in-notebook", name=str(finder.found)))


class _Finder(ForkingPickler):
    """Pickles a value and records whether it contains notebook definitions."""

    found = ""

    def reducer_override(self, thing: Any) -> Any:
        """Record the object; it is always pickled in the default way."""
        if getattr(thing, "__module__", "") == "__main__" and hasattr(thing, "__qualname__"):
            self.found = thing.__qualname__
        return NotImplemented
