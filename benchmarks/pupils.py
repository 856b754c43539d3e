"""How much a pupil needs: ``python -m benchmarks.pupils [--pupils 4]``, the numbers of ``docs/course/classroom.md``.

On a JupyterHub each pupil has a notebook server and, for each open notebook, a kernel. Both are started here as on a
hub, and a game against a bot is opened in each kernel. Memory is the proportional set size (PSS), in which what several
processes share is divided among them; the kernel of the system (Linux) tells it.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.request import urlopen

from jupyter_client.manager import KernelManager

from tests.hosts.server import free_port

STEPS = {
    "import": "import ttr_widget as ttr",
    "game": "game = ttr.new_game('europe', players=['Ada', 'Robot'], seed=7)",
    "page": "page = ttr.GameWidget(game, seat=0, bots={1: 'planner'}, autosave=False)\npage",
}
"""What the first cells of a lesson do."""
MB = 1024


def memory(pid: int) -> float:
    """The memory of a process in MB."""
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="utf-8").splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) / MB
    raise RuntimeError(f"the system tells no Pss of process {pid}")


class Pupil:
    """A kernel with a game in it."""

    def __init__(self, folder: Path) -> None:
        begun = time.perf_counter()
        self.manager = KernelManager(kernel_name="python3")
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        self.manager.start_kernel(cwd=str(folder), env=environment, stderr=subprocess.DEVNULL)
        self.client = self.manager.client()
        self.client.start_channels()
        self.client.wait_for_ready(timeout=120)
        self.seconds = {"kernel": time.perf_counter() - begun}
        asked = self.client.execute_interactive("import os", user_expressions={"pid": "os.getpid()"}, timeout=60)
        self.pid = int(asked["content"]["user_expressions"]["pid"]["data"]["text/plain"])
        self.bare = memory(self.pid)
        for name, code in STEPS.items():
            begun = time.perf_counter()
            reply = self.client.execute_interactive(code, timeout=120, output_hook=lambda _: None)
            if reply["content"]["status"] != "ok":
                raise RuntimeError(f"{name}: {reply['content']}")
            self.seconds[name] = time.perf_counter() - begun

    def leave(self) -> None:
        """Stop the kernel."""
        self.client.stop_channels()
        self.manager.shutdown_kernel(now=True)


@contextmanager
def server(folder: Path) -> Iterator[tuple[int, float]]:
    """A pupil's notebook server: its process, and the seconds until it answers."""
    port, begun = free_port(), time.perf_counter()
    words = [
        "--no-browser",
        "--allow-root",
        f"--port={port}",
        "--IdentityProvider.token=",
        f"--ServerApp.root_dir={folder}",
    ]
    process = subprocess.Popen(
        [sys.executable, "-m", "jupyterlab", *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        while True:
            with suppress(OSError), urlopen(f"http://127.0.0.1:{port}/lab", timeout=5):
                break
            time.sleep(0.1)
        yield process.pid, time.perf_counter() - begun
    finally:
        process.terminate()
        process.wait(30)


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.pupils", description=__doc__)
    parser.add_argument("--pupils", type=int, default=4, help="how many kernels are open at once (4)")
    count = parser.parse_args().pupils
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with server(folder) as (pid, seconds):
            print(f"notebook server: {memory(pid):.0f} MB, answers after {seconds:.1f} s")
        pupils = []
        try:
            for number in range(1, count + 1):
                pupils.append(Pupil(folder))
                each = statistics.mean(memory(pupil.pid) for pupil in pupils)
                print(f"{number} kernels with a game: {each:.0f} MB each")
            print(f"a kernel before the first cell: {statistics.median(pupil.bare for pupil in pupils):.0f} MB")
            for step in pupils[0].seconds:
                print(f"{step}: {statistics.median(pupil.seconds[step] for pupil in pupils):.2f} s")
        finally:
            for pupil in pupils:
                pupil.leave()


if __name__ == "__main__":
    main()
