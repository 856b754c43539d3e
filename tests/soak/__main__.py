"""The long test: ``python -m tests.soak --games 1000 --only "random games" --board europe --players 2,3``.

Prints a table with a row for each part.  The exit status is 1 if a case failed or a limit was passed; the output says
how to reproduce it.
"""

import argparse
import os
import platform
import sys
from collections.abc import Sequence
from datetime import datetime

from .part import FULL, Options, Part, parts
from .runner import run
from .table import Row, report, write


def read(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tests.soak", description="The long test: a table of all its parts."
    )
    parser.add_argument("--only", action="append", metavar="PART", help="run this part alone; may be repeated")
    parser.add_argument("--games", type=int, default=FULL, help=f"scales all parts; {FULL} is a full run (default)")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="for each part at most")
    parser.add_argument("--board", action="append", help="a board or a variant, such as 'europe without Stations'")
    parser.add_argument("--players", help="numbers of players, such as 2,3 (default: all that the board allows)")
    parser.add_argument("--seed", type=int, default=0, help="of the first game (default 0)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: one per core)")
    parser.add_argument("--write", action="store_true", help="put the table into SECURITY.md")
    parser.add_argument("--list", action="store_true", help="list the parts")
    return parser.parse_args(arguments)


def chosen(names: Sequence[str] | None) -> list[Part]:
    """The parts with these names, or all."""
    there = {part.name: part for part in parts()}
    if unknown := set(names or ()) - set(there):
        sys.exit(f"unknown part {min(unknown)!r}; the parts are {', '.join(there)}")
    return [there[name] for name in names or there]


def told(given: argparse.Namespace) -> str:
    """Where and when the table was made."""
    time = "" if given.minutes == float("inf") else f", at most {given.minutes:g} minutes a part"
    machine = f"{os.cpu_count()} cores, Python {platform.python_version()}, {platform.system()}"
    return f"`make soak` on {datetime.now().astimezone():%Y-%m-%d}, {machine}; `--games {given.games}`{time}."


def main(arguments: Sequence[str] | None = None) -> int:
    given = read(arguments)
    players = tuple(int(number) for number in given.players.split(",")) if given.players else ()
    options = Options(given.games, tuple(given.board or ()), players, given.seed)
    rows: list[Row] = []
    for part in chosen(given.only):
        if given.list:
            print(part.name)  # noqa: T201 -- a command
            continue
        print(f"{part.name} ...", file=sys.stderr, flush=True)  # noqa: T201 -- a command
        rows.append(run(part, options, given.jobs, given.minutes))
        print("  " + " | ".join(rows[-1].cells()[1:]), file=sys.stderr, flush=True)  # noqa: T201 -- a command
    if rows:
        print(report(rows), flush=True)  # noqa: T201 -- a command
    if given.write:
        write("soak", rows, told(given))
    return 1 if any(row.faults for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
