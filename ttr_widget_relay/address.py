"""Finds the port that a kernel has opened for the guests of a table.

The kernel writes a small file beside its connection file: ``ttr-<table>.json``, with its port, its process and its id.
The file is believed only if this user wrote it and nobody else can read it, and if the process that wrote it is a
kernel that this server runs now.  A file that a killed kernel has left behind leads nowhere.
"""

from __future__ import annotations

import json
import os
import re
import stat
from collections.abc import Mapping
from dataclasses import dataclass
from hmac import compare_digest
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from datetime import datetime

TABLE = r"[A-Za-z0-9_-]{16}"
_FILE = re.compile(rf"ttr-({TABLE})\.json")
_LONGEST_FILE = 4096
_PORTS = range(1024, 65536)
_SAFELY = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0)
"""Never through a link, and without waiting for somebody to write into a pipe."""


class Provisioner(Protocol):
    """The process of a kernel, as jupyter_client describes it."""

    async def poll(self) -> int | None:
        """``None`` while the process runs."""


class Kernel(Protocol):
    """A running kernel."""

    provisioner: Provisioner | None
    last_activity: datetime


class Kernels(Protocol):
    """The kernels of a server."""

    connection_dir: str

    def __contains__(self, kernel_id: str) -> bool: ...

    def get_kernel(self, kernel_id: str) -> Kernel:
        """The kernel with this id."""


@dataclass(frozen=True, slots=True)
class Address:
    """Where the guests of a table are received."""

    port: int
    kernel_id: str
    kernel: Kernel


async def address_of(table: str, kernels: Kernels) -> Address | None:
    """The address of a table; ``None`` if no kernel of this server has it."""
    # Without a folder, the kernels run on other machines.
    path = _file_of(table, Path(kernels.connection_dir)) if kernels.connection_dir else None
    said = _read_private(path) if path else None
    return await _checked(said, kernels) if said else None


def _file_of(table: str, folder: Path) -> Path | None:
    """The file of a table, found by comparing: no text of a guest becomes a part of a path."""
    found = None
    try:
        paths = list(folder.iterdir())
    except OSError:
        return None
    for path in paths:
        name = _FILE.fullmatch(path.name)
        if name and compare_digest(name[1], table):
            found = path
    return found


def _read_private(path: Path) -> dict[str, Any] | None:
    """A JSON object from a file that belongs to this user alone."""
    try:
        file = os.open(path, _SAFELY)
    except OSError:
        return None
    try:
        if not _is_private(os.fstat(file)):
            return None
        said = json.loads(os.read(file, _LONGEST_FILE))
    except (OSError, ValueError, RecursionError):
        return None
    finally:
        os.close(file)
    return said if isinstance(said, dict) else None


def _is_private(facts: os.stat_result) -> bool:
    # Windows has no owner and no mode to look at; there the folder is the user's own.
    own = not hasattr(os, "getuid") or (facts.st_uid == os.getuid() and not facts.st_mode & 0o077)
    return stat.S_ISREG(facts.st_mode) and facts.st_size < _LONGEST_FILE and own


async def _checked(said: Mapping[str, Any], kernels: Kernels) -> Address | None:
    port, pid, kernel_id = said.get("port"), said.get("pid"), said.get("kernel")
    if type(port) is not int or port not in _PORTS or type(pid) is not int or not isinstance(kernel_id, str):
        return None
    if kernel_id not in kernels:
        return None
    kernel = kernels.get_kernel(kernel_id)
    # A launcher may stand between the server and the kernel; then it is the kernel's parent.
    if not await _runs_as(kernel, (pid, said.get("parent"))):
        return None
    return Address(port, kernel_id, kernel)


async def _runs_as(kernel: Kernel, processes: tuple[object, ...]) -> bool:
    """Is the kernel one of these processes, and does it run?"""
    provisioner: Provisioner | None = getattr(kernel, "provisioner", None)
    pid = getattr(provisioner, "pid", None)
    return provisioner is not None and type(pid) is int and pid in processes and await provisioner.poll() is None
