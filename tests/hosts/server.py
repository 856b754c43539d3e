"""Notebook servers, each with its own folders, on a free port."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
PATIENCE = 60
FOLDERS = (
    "JUPYTER_CONFIG_DIR",
    "JUPYTER_DATA_DIR",
    "JUPYTER_RUNTIME_DIR",
    "IPYTHONDIR",
    "JUPYTERLAB_SETTINGS_DIR",
    "JUPYTERLAB_WORKSPACES_DIR",
    "XDG_CONFIG_HOME",
    "XDG_STATE_HOME",
)
KERNEL = {"name": "python3", "display_name": "Python 3", "language": "python"}


def write_notebook(path: Path, *sources: str) -> None:
    """A notebook with these code cells."""
    cells: list[dict[str, Any]] = [
        {
            "cell_type": "code",
            "id": f"cell-{n}",
            "metadata": {},
            "outputs": [],
            "execution_count": None,
            "source": source,
        }
        for n, source in enumerate(sources)
    ]
    book = {"cells": cells, "metadata": {"kernelspec": KERNEL}, "nbformat": 4, "nbformat_minor": 5}
    path.write_text(json.dumps(book), encoding="utf-8")


def no_questions(home: Path) -> None:
    """JupyterLab asks about news in a box over the page: prevent that."""
    settings = home / "JUPYTERLAB_SETTINGS_DIR" / "@jupyterlab" / "apputils-extension"
    settings.mkdir(parents=True)
    (settings / "notification.jupyterlab-settings").write_text('{"fetchNews": "false"}', encoding="utf-8")


class Server:
    """A program that serves pages, isolated from the user's own settings."""

    def __init__(self, folder: Path, *words: str, python: Path = Path(sys.executable), path: str = str(ROOT)) -> None:
        self.folder = folder
        """The folder it serves, in which its notebooks run."""
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        home = folder.parent / f"{folder.name}-home"
        environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
        environment |= {name: str(home / name) for name in FOLDERS}
        environment |= {"PYTHONPATH": path, "JUPYTER_PREFER_ENV_PATH": "1"}
        no_questions(home)
        self.log = home / "log.txt"
        with self.log.open("w", encoding="utf-8") as log:
            command = [str(python), "-m", *(word.format(port=self.port, folder=folder) for word in words)]
            self.process = subprocess.Popen(command, env=environment, cwd=folder, stdout=log, stderr=log)
        self._wait()

    def _wait(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.process.poll() is not None:
                break
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
            except OSError:
                time.sleep(0.1)
            else:
                return
        self.stop()
        raise RuntimeError("the server does not answer:\n" + self.log.read_text(encoding="utf-8")[-3000:])

    def delete(self, path: str) -> None:
        """Ask the server's own API to end something."""
        request = urllib.request.Request(self.url + path, method="DELETE")
        urllib.request.urlopen(request, timeout=PATIENCE).close()

    def stop(self) -> None:
        """Stop it, with its kernels."""
        self.process.terminate()
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def free_port() -> int:
    """A free port."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


IN_BROWSER = ("--LabApp.expose_app_in_browser=True", "--JupyterNotebookApp.expose_app_in_browser=True")
"""Lets the tests reach the app in the page."""


def jupyter(folder: Path) -> Server:
    """JupyterLab, Notebook 7 (``/notebooks/…``) and Voila (``/voila/render/…``) on one server."""
    return _jupyter(folder, "--IdentityProvider.token=", "--ServerApp.disable_check_xsrf=True")


def guarded_jupyter(folder: Path, base: str, token: str, *more: str) -> Server:
    """The same behind a token and below a base URL."""
    guard = (f"--ServerApp.base_url={base}", "--ServerApp.allow_unauthenticated_access=False")
    one = _jupyter(folder, f"--IdentityProvider.token={token}", *guard, *more)
    one.url += base.rstrip("/")
    return one


def _jupyter(folder: Path, *more: str) -> Server:
    return Server(
        folder,
        "jupyterlab",
        "--no-browser",
        "--allow-root",
        "--ip=127.0.0.1",
        "--port={port}",
        "--ServerApp.port_retries=0",
        "--ServerApp.root_dir={folder}",
        "--LabApp.check_for_updates_class=jupyterlab.handlers.announcements.NeverCheckForUpdate",
        *IN_BROWSER,
        *more,
    )


def marimo(folder: Path, app: str) -> Server:
    """A marimo app in its readers' view."""
    return Server(folder, "marimo", "-q", "run", app, "--headless", "--no-token", "--host=127.0.0.1", "--port={port}")
