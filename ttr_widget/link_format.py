"""The letters of a link: ``#ttr1-…``, a version, and bytes with a checksum in base64.

The fragment of an address (what follows ``#``) never leaves the browser, so no server learns what is in a link.
:mod:`ttr_widget.links` says what the bytes mean.
"""

from __future__ import annotations

import base64
import hashlib
import re
import zlib
from typing import Literal, TypeAlias

from ttr_widget.kernel.errors import BadInput, BadSave, expected
from ttr_widget.kernel.limits import LINK, LINK_DATA
from ttr_widget.kernel.message import Message

LINK_FORMAT = 1
"""The version of the notation; raised when an older program cannot read new links, or a newer one no old links.

Moves are numbers in the lists of legal actions, so a change of the order of these lists needs a new version too.
"""
Kind: TypeAlias = Literal["game", "seen", "puzzles"]
"""What a link holds: a whole game, what one seat has seen of a game, or puzzles."""
_KINDS: tuple[Kind, ...] = ("game", "seen", "puzzles")
_LINK = re.compile(r"(?:\S*#)?ttr(\d{1,6})-([\w\s-]*)", re.ASCII)
_CHECK_BYTES = 4
_VARINT_BYTES = 5


def is_link(text: str) -> bool:
    """Whether a text is meant as a link rather than as a transcript."""
    return _LINK.fullmatch(text.strip()[: LINK + 1]) is not None


def link_of(kind: Kind, payload: bytes, site: str = "") -> str:
    """The link with these bytes, at the address of a ``site`` if one is given."""
    body = bytes([_KINDS.index(kind)]) + payload
    letters = base64.urlsafe_b64encode(_check(body) + body).rstrip(b"=").decode()
    link = f"{site}#ttr{LINK_FORMAT}-{letters}"
    if len(link) > LINK:
        raise BadInput(Message("error-link-too-long", count=len(link), most=LINK))
    return link


def opened(link: object) -> tuple[Kind, Bytes]:
    """The kind of a link and its bytes; a :class:`BadSave` says what is wrong with it.

    Blanks and line breaks in it do not matter, because letters and chats insert them.
    """
    if not isinstance(link, str):
        raise BadSave(expected("link", link))
    if len(link) > LINK + 1000:
        raise BadSave(Message("error-link-too-long", count=len(link), most=LINK))
    found = _LINK.fullmatch(link.strip())
    if found is None:
        raise BadSave(Message("error-link-none", begins=f"ttr{LINK_FORMAT}-"))
    if int(found[1]) != LINK_FORMAT:
        raise BadSave(Message("error-link-version", known=LINK_FORMAT, given=int(found[1])))
    letters = "".join(found[2].split())
    if len(letters) % 4 == 1:
        raise _damaged()
    data = base64.urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
    check, body = data[:_CHECK_BYTES], data[_CHECK_BYTES:]
    if not body or _check(body) != check or body[0] >= len(_KINDS):
        raise _damaged()
    return _KINDS[body[0]], Bytes(body[1:])


def site_of(address: object) -> str:
    """The address of a site, without a fragment of its own."""
    if not isinstance(address, str) or not re.fullmatch(r"(https?://[!-~]+)?", address) or "#" in address:
        raise BadInput(expected("site", address))
    return address


def _check(body: bytes) -> bytes:
    return hashlib.blake2b(body, digest_size=_CHECK_BYTES).digest()


def _damaged() -> BadSave:
    return BadSave(Message("error-link-damaged"))


def number_bytes(number: int) -> bytes:
    """A number from 0, seven bits a byte."""
    found = bytearray()
    while number > 127:
        found.append(number & 127 | 128)
        number >>= 7
    found.append(number)
    return bytes(found)


def text_bytes(text: str) -> bytes:
    """A short text with its length."""
    data = text.encode()
    return number_bytes(len(data)) + data


def large_bytes(number: int) -> bytes:
    """A number of any size with its length."""
    data = number.to_bytes((number.bit_length() + 7) // 8, "little")
    return number_bytes(len(data)) + data


def packed_bytes(text: str, words: str = "") -> bytes:
    """A long text, compressed; ``words`` are likely to be in it."""
    if len(text) > LINK_DATA:
        raise BadInput(Message("error-link-too-long", count=len(text), most=LINK_DATA))
    packing = zlib.compressobj(9, zlib.DEFLATED, zlib.MAX_WBITS, 9, zdict=words.encode())
    data = packing.compress(text.encode()) + packing.flush()
    return number_bytes(len(data)) + data


class Bytes:
    """The bytes of a link, read from the first to the last; whatever does not fit is refused."""

    def __init__(self, data: bytes) -> None:
        self._data, self._place = data, 0

    def number(self) -> int:
        """A number of :func:`number_bytes`."""
        number = 0
        for place in range(_VARINT_BYTES):
            byte = self._take(1)[0]
            number |= (byte & 127) << 7 * place
            if byte < 128:
                return number
        raise _damaged()

    def text(self) -> str:
        """A text of :func:`text_bytes`."""
        try:
            return self._take(self.number()).decode()
        except UnicodeDecodeError:
            raise _damaged() from None

    def large(self) -> int:
        """A number of :func:`large_bytes`."""
        return int.from_bytes(self._take(self.number()), "little")

    def packed(self, words: str = "") -> str:
        """A text of :func:`packed_bytes`, made with the same ``words``."""
        data = self._take(self.number())
        unpacking = zlib.decompressobj(zdict=words.encode())
        try:
            text = unpacking.decompress(data, 4 * LINK_DATA + 1)
            if not unpacking.eof or unpacking.unused_data or len(text) > 4 * LINK_DATA:
                raise _damaged()
            return text.decode()
        except (zlib.error, UnicodeDecodeError):
            raise _damaged() from None

    def end(self) -> None:
        """Nothing more may follow."""
        if self._place != len(self._data):
            raise _damaged()

    def _take(self, count: int) -> bytes:
        found = self._data[self._place : self._place + count]
        if len(found) < count:
            raise _damaged()
        self._place += count
        return found
