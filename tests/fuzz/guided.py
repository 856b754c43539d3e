"""Fuzzing guided by coverage, of the doors that take text: ``python -m tests.fuzz.guided saves --seconds 60``.

Needs the extra ``[fuzz]`` (atheris, on Linux).  An undocumented error ends the run and is printed with its input.
"""

import argparse
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import atheris

with atheris.instrument_imports(include=["ttr_widget"]):
    from .doors import DOORS, LANGUAGES, Door, games, knock


def _text(data: bytes) -> str:
    return data.decode("utf-8", errors="surrogateescape")


READERS: dict[str, Callable[[bytes], Any]] = {
    "texts of actions": lambda data: ((data[0] if data else 0) % len(games()), _text(data[1:])),
    "texts of variants": _text,
    "saves": _text,
    "transcripts": _text,
    "files of the ladder": lambda data: data,
    "files of records": lambda data: data,
    "files to resume": lambda data: data,
}
"""The doors, and how bytes become their input."""
EXAMPLES = 100


def _bytes(given: Any) -> bytes:
    """An input as bytes, to begin with."""
    if isinstance(given, bytes):
        return given
    if isinstance(given, tuple):
        return bytes((given[0],)) + _bytes(given[1])
    return str(given).encode(errors="surrogatepass")


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz.guided", description=__doc__)
    parser.add_argument("door", choices=sorted(READERS))
    parser.add_argument("--seconds", type=int, default=60)
    given = parser.parse_args()
    door = next(door for door in DOORS if door.name == given.door)
    with tempfile.TemporaryDirectory() as folder:
        rng = Random(1)
        for number in range(EXAMPLES):
            (Path(folder) / str(number)).write_bytes(_bytes(door.make(rng)))
        limits = [f"-max_total_time={given.seconds}", "-max_len=20000", "-timeout=20", "-print_final_stats=1"]
        atheris.Setup([sys.argv[0], *limits, folder], _one(door))
        atheris.Fuzz()


def _one(door: Door) -> Callable[[bytes], None]:
    def one(data: bytes) -> None:
        knock(door, READERS[door.name](data), LANGUAGES[len(data) % len(LANGUAGES)])

    return one


if __name__ == "__main__":
    main()
