"""``python -m ttr_widget serve``: tables for everybody who can reach this machine."""

from __future__ import annotations

import argparse
import asyncio
import importlib.util
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from ttr_widget.kernel.errors import BadInput

from .addresses import EVERYWHERE, addresses
from .qr import qr_for_terminal
from .webhook import checked_address

_FOLDER = Path("ttr-tables")


def arguments(words: Sequence[str]) -> argparse.Namespace:
    """What was asked for on the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m ttr_widget serve",
        allow_abbrev=False,
        description="Serve tables: each player joins by a link, in a browser of their own.",
    )
    parser.add_argument(
        "--host",
        default="127.0.0.1",
        help="the address to listen on: this machine alone (127.0.0.1), or 0.0.0.0 for others in the same network",
    )
    parser.add_argument("--port", type=int, default=8600, help="the port to listen on (8600; 0: any free one)")
    parser.add_argument("--tables", type=int, default=50, help="how many tables may be open at the same time (50)")
    parser.add_argument(
        "--read-only-spectators",
        action="store_true",
        help="let everybody who opens the lobby watch every table, without a link and without a say",
    )
    parser.add_argument(
        "--behind-proxy",
        action="store_true",
        help="believe a proxy in front of this server where guests come from (X-Forwarded-For, -Proto, -Host)",
    )
    parser.add_argument(
        "--webhook",
        metavar="ADDRESS",
        help="an address that is told whose turn it is, by a POST with nothing secret in it",
    )
    parser.add_argument("--folder", type=Path, default=_FOLDER, help=f"where the tables are kept ({_FOLDER})")
    return parser.parse_args(words)


def main(words: Sequence[str]) -> int:
    """Serve until interrupted; returns the exit code."""
    wanted = arguments(words)
    if importlib.util.find_spec("tornado") is None:
        sys.stderr.write(f"tornado is missing here. This brings it: {sys.executable} -m pip install tornado\n")
        return 2
    try:
        asyncio.run(serve(wanted))
    except BadInput as error:
        sys.stderr.write(f"cannot serve: {error.said()}\n")
        return 2
    except OSError as error:
        sys.stderr.write(f"cannot serve: {error.strerror or error}\n")
        return 2
    except KeyboardInterrupt:
        pass
    return 0


async def serve(wanted: argparse.Namespace) -> None:
    """Serve until SIGTERM or SIGINT."""
    from .hosting import routes  # noqa: PLC0415 -- needs tornado
    from .house import House  # noqa: PLC0415
    from .server import application  # noqa: PLC0415

    if wanted.webhook is not None:
        checked_address(wanted.webhook)
    house = House(wanted.folder, wanted.tables, may_watch=wanted.read_only_spectators, webhook=wanted.webhook)
    app = application(lambda: house.tables, *routes(house), behind_proxy=wanted.behind_proxy)
    server = app.listen(wanted.port, wanted.host, max_body_size=65_536, xheaders=wanted.behind_proxy)
    done = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        with suppress(NotImplementedError):  # Windows
            loop.add_signal_handler(number, done.set)
    _tell(wanted.host, port_of(server))
    await done.wait()
    server.stop()


def _tell(host: str, port: int) -> None:
    """Print where the lobby is; on a terminal also as a QR code, if others can reach it."""
    known = list(addresses(host, port))
    for address in known:
        sys.stdout.write(f"{address}\n")
    if host not in EVERYWHERE:
        sys.stdout.write("For others in the same network: --host 0.0.0.0\n")
    elif len(known) > 1 and sys.stdout.isatty():
        sys.stdout.write(qr_for_terminal(known[1]))
    sys.stdout.flush()


def port_of(server: object) -> int:
    """The port that the server listens on."""
    sockets = getattr(server, "_sockets", {})
    return next(int(one.getsockname()[1]) for one in sockets.values())
