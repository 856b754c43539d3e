"""Who is here: counts of sockets, and which guests have had a seat."""

from __future__ import annotations

from collections import Counter, OrderedDict
from hashlib import sha256

from .limits import MOST_AT_A_TABLE, MOST_KNOWN, MOST_SOCKETS, MOST_WITHOUT_KEY


class Sockets:
    """Counts the open sockets."""

    def __init__(self) -> None:
        self._at = Counter[str]()
        self._without_key = 0

    def enter(self, table: str) -> bool:
        """Count one more, which has not shown a key; false if there are too many."""
        if (
            self._at.total() >= MOST_SOCKETS
            or self._at[table] >= MOST_AT_A_TABLE
            or self._without_key >= MOST_WITHOUT_KEY
        ):
            return False
        self._at[table] += 1
        self._without_key += 1
        return True

    def shown(self) -> None:
        """One has shown its key."""
        self._without_key -= 1

    def leave(self, table: str, has_shown: bool) -> None:
        """Count one less."""
        self._without_key -= not has_shown
        self._at[table] -= 1
        if not self._at[table]:
            del self._at[table]


class Known:
    """The guests whose key a kernel has accepted, with the kernel: only they are told that it is away.

    For everybody else a table whose kernel is away looks like one that never was.
    """

    def __init__(self) -> None:
        self._kernels: OrderedDict[bytes, str] = OrderedDict()

    def add(self, guest: bytes, kernel_id: str) -> None:
        """Remember a guest; the one who came first is forgotten for it."""
        self._kernels[guest] = kernel_id
        self._kernels.move_to_end(guest)
        if len(self._kernels) > MOST_KNOWN:
            self._kernels.popitem(last=False)

    def forget(self, guest: bytes) -> None:
        """The key is void."""
        self._kernels.pop(guest, None)

    def kernel_of(self, guest: bytes) -> str | None:
        """The kernel that has accepted the guest."""
        return self._kernels.get(guest)


def guest_of(table: str, key: object) -> bytes:
    """A mark of a guest that does not tell the key."""
    return sha256(f"{table}/{key if isinstance(key, str) else ''}".encode("utf-8", "replace")).digest()
