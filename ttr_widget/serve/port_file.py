"""The file by which the server's relay finds the port of a table in this kernel.

It lies beside the kernel's connection file and is named after the table.  It outlives the kernel, because it also
keeps which links are void: after a restart the kernel has the same key, and so makes the same links.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ttr_widget.files import PRIVATE, write
from ttr_widget.kernel.doors import file_bytes, parsed_json
from ttr_widget.kernel.errors import BadInput

_CONNECTION = re.compile(r"kernel-(.+)\.json")


@dataclass(frozen=True, slots=True)
class Kernel:
    """The kernel in which this program runs."""

    folder: Path
    """Where its connection file is."""
    id: str
    key: bytes
    """The key of its connection file: the same after a restart."""

    @classmethod
    def of(cls, connection_file: Path) -> Kernel | None:
        """The kernel with this connection file; ``None`` if Jupyter's server has not named it."""
        named = _CONNECTION.fullmatch(connection_file.name)
        with suppress(OSError, BadInput):
            found = parsed_json(connection_file.read_text(encoding="utf-8"))
            key = found.get("key") if isinstance(found, dict) else None
            if named and isinstance(key, str) and key:
                return cls(connection_file.parent, named[1], key.encode("utf-8"))
        return None


def own_kernel() -> Kernel | None:
    """The kernel in which this program runs, if it is one of Jupyter's."""
    try:
        from ipykernel.connect import get_connection_file  # noqa: PLC0415 -- there may be no Jupyter

        return Kernel.of(Path(get_connection_file()))
    except (ImportError, RuntimeError, OSError):
        return None


def _path(kernel: Kernel, table: str) -> Path:
    return kernel.folder / f"ttr-{table}.json"


def write_port(kernel: Kernel, table: str, port: int, facts: Mapping[str, Any]) -> None:
    """Write the file of a table, replacing an older one at once."""
    said = {"port": port, "pid": os.getpid(), "parent": os.getppid(), "kernel": kernel.id, "facts": dict(facts)}
    write(_path(kernel, table), json.dumps(said), PRIVATE)


def known_facts(kernel: Kernel, table: str) -> Mapping[str, Any]:
    """What the file of a table keeps from before a restart; empty if there is none."""
    with suppress(OSError, BadInput, UnicodeDecodeError):
        found = parsed_json(file_bytes(_path(kernel, table)).decode("utf-8"))
        facts = found.get("facts") if isinstance(found, dict) else None
        if isinstance(facts, dict):
            return facts
    return {}


def remove_orphans(kernel: Kernel) -> None:
    """Remove the files of kernels that have been shut down."""
    with suppress(OSError):
        for path in kernel.folder.glob("ttr-*.json"):
            with suppress(OSError, BadInput, UnicodeDecodeError):
                found = parsed_json(path.read_text(encoding="utf-8"))
                owner = found.get("kernel") if isinstance(found, dict) else None
                if isinstance(owner, str) and not (kernel.folder / Path(f"kernel-{owner}.json").name).exists():
                    path.unlink()
