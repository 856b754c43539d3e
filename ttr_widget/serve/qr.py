"""Links as QR codes, for pages and for a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ttr_widget.kernel.errors import BadInput
from ttr_widget.kernel.message import Message

if TYPE_CHECKING:
    import segno

LONGEST = 500
"""Characters of an address."""
_QUIET = 3
"""The empty border, in modules."""
_BLOCKS = " ▄▀█"
_BLACK_ON_WHITE, _NORMAL = "\033[30;107m", "\033[0m"


def _code(text: str) -> segno.QRCode:
    if not 0 < len(text) <= LONGEST:
        raise BadInput(Message("guests-error.qr", most=LONGEST))
    import segno  # noqa: PLC0415 -- for the few who invite guests

    return segno.make_qr(text, error="m")


def qr_path(text: str) -> tuple[int, str]:
    """The size of the picture, and its black modules as an SVG path: one stroke for each run in a row.

    >>> size, path = qr_path("http://localhost:8600/")
    >>> size, path[:16]
    (31, 'M3,3h7v1h-7zM11,')
    """
    rows = [bytes(row) for row in _code(text).matrix_iter(border=_QUIET)]
    path = []
    for y, row in enumerate(rows):
        for x, run in _runs(row):
            path.append(f"M{x},{y}h{run}v1h-{run}z")
    return len(rows), "".join(path)


def _runs(row: bytes) -> list[tuple[int, int]]:
    """The start and the length of each run of black modules."""
    edges = [x for x in range(len(row)) if bool(row[x]) != bool(x and row[x - 1])]
    return [(start, end - start) for start, end in zip(edges[::2], edges[1::2], strict=True)]


def qr_for_terminal(text: str) -> str:
    """A QR code made of half blocks, black on white whatever the colours of the terminal."""
    rows = [bytes(row) for row in _code(text).matrix_iter(border=2)]
    if len(rows) % 2:
        rows.append(bytes(len(rows)))
    pairs = zip(rows[::2], rows[1::2], strict=True)
    lines = ("".join(_BLOCKS[2 * up + down] for up, down in zip(*pair, strict=True)) for pair in pairs)
    return "".join(f"{_BLACK_ON_WHITE}{line}{_NORMAL}\n" for line in lines)
