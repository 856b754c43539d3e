"""The pipe between a game and the process of an isolated bot: frames with a length, views without their variant.

The game sends pickles.  The bot's process answers in JSON, because whoever unpickles something trusts its author.
"""

from __future__ import annotations

import io
import pickle  # noqa: TID251 -- only from this process to one that it has started
from typing import IO, Any

from ttr_widget.kernel.variant import Variant
from ttr_widget.kernel.view import View

_LENGTH = 4
LONGEST_ANSWER = 1 << 16
"""The number of bytes that a bot may answer; the state of its generator takes 7,000."""


def write_frame(pipe: IO[bytes], content: bytes) -> None:
    """Send bytes."""
    pipe.write(len(content).to_bytes(_LENGTH, "big") + content)
    pipe.flush()


def read_frame(pipe: IO[bytes], most: int = LONGEST_ANSWER) -> bytes:
    """Receive bytes; raises ``EOFError`` (a closed pipe) or ``ValueError`` (more than ``most``)."""
    length = int.from_bytes(_read(pipe, _LENGTH), "big")
    if length > most:
        raise ValueError(f"{length} bytes")
    return _read(pipe, length)


def _read(pipe: IO[bytes], length: int) -> bytes:
    content = pipe.read(length)
    if len(content) < length:
        raise ValueError("the pipe is closed")
    return content


def pack(content: object) -> bytes:
    """Pickle a message."""
    return pickle.dumps(content, pickle.HIGHEST_PROTOCOL)


def unpack(content: bytes) -> Any:
    """Read a message from the process that has started this one."""
    return pickle.loads(content)  # noqa: S301


class _Packer(pickle.Pickler):
    """Leaves the variant out: it is sent once."""

    def __init__(self, file: IO[bytes], variant: Variant) -> None:
        super().__init__(file, pickle.HIGHEST_PROTOCOL)
        self._variant = variant

    def persistent_id(self, thing: Any) -> str | None:
        return "variant" if thing is self._variant else None


def pack_view(view: View) -> bytes:
    """A view as bytes that depend only on what it says.

    Without a memo: whether two equal values are one object may tell something about the position.
    """
    file = io.BytesIO()
    packer = _Packer(file, view.variant)
    packer.fast = True
    packer.dump(view)
    return file.getvalue()


class _Unpacker(pickle.Unpickler):
    def __init__(self, content: bytes, variant: Variant) -> None:
        super().__init__(io.BytesIO(content))
        self._variant = variant

    def persistent_load(self, name: Any) -> Variant:
        return self._variant


def unpack_view(content: bytes, variant: Variant) -> View:
    """The view in these bytes."""
    view: View = _Unpacker(content, variant).load()
    return view
