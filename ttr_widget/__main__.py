"""``python -m ttr_widget``: open the lobby in JupyterLab, in a notebook that is created if there is none.

``python -m ttr_widget serve`` serves tables without Jupyter; see :mod:`ttr_widget.serve.command`.
``python -m ttr_widget lessons FOLDER`` copies the lessons; see :mod:`ttr_widget.lessons.command`.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from urllib.parse import quote

from ttr_widget.lessons import command as lessons
from ttr_widget.serve import command as serve

SERVE, LESSONS = "serve", "lessons"
NOTEBOOK = "ttr-lobby.ipynb"
CONFIG = Path(__file__).parent / "jupyter"
"""Settings for this run of JupyterLab; they turn off its questions about news."""
_TEXT = """\
# Ticket to Ride

Click the cell below and press Shift and Enter. Then choose a board and who plays, and press *Start the game*.
If nothing happens, Python was still starting: press the keys once more.

This is an unofficial project, not connected with the makers of the game."""
_CODE = """\
import ttr_widget as ttr

ttr.lobby()"""


class _UsageError(Exception):
    """The request cannot be carried out."""


def _arguments(words: Sequence[str] | None) -> tuple[argparse.Namespace, list[str]]:
    parser = argparse.ArgumentParser(
        prog="python -m ttr_widget",
        allow_abbrev=False,
        description="Open the lobby in JupyterLab, to start a game from. What else is said goes to JupyterLab. "
        f"With '{SERVE}' first: serve tables without Jupyter; '{SERVE} --help' tells how. "
        f"With '{LESSONS}' first: copy the lessons into a folder; '{LESSONS} --help' tells how.",
    )
    parser.add_argument(
        "place",
        nargs="?",
        default=".",
        type=Path,
        help=f"a folder: its {NOTEBOOK} is opened, and written first if there is none (.); or a notebook of yours",
    )
    parser.add_argument("--no-browser", action="store_true", help="only start it and print its address")
    parser.add_argument("--port", type=int, help="where it listens (8888, or the next that is free)")
    return parser.parse_known_args(words)


def lobby_notebook(*more: str, text: str = _TEXT) -> str:
    """The text of a notebook that contains only the lobby, with additional paragraphs."""
    cells = [
        {"cell_type": "markdown", "id": "lobby-text", "metadata": {}, "source": "\n\n".join([text, *more])},
        {
            "cell_type": "code",
            "execution_count": None,
            "id": "lobby",
            "metadata": {},
            "outputs": [],
            "source": _CODE,
        },
    ]
    kernel = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}
    metadata = {"kernelspec": kernel, "language_info": {"name": "python"}}
    return json.dumps({"cells": cells, "metadata": metadata, "nbformat": 4, "nbformat_minor": 5}, indent=1) + "\n"


def notebook_at(place: Path) -> Path:
    """The notebook to open; an existing one is not changed."""
    if place.suffix == ".ipynb" and not place.is_dir():
        if not place.is_file():
            raise _UsageError(f"there is no notebook {place}")
        return place.resolve()
    notebook = place / NOTEBOOK
    try:
        place.mkdir(parents=True, exist_ok=True)
        with notebook.open("x", encoding="utf-8") as file:
            file.write(lobby_notebook())
    except FileExistsError:
        if not notebook.is_file():
            raise _UsageError(f"{place} is not a folder") from None
    except OSError as error:
        raise _UsageError(f"{notebook} cannot be written: {error.strerror}") from None
    return notebook.resolve()


def lab_arguments(notebook: Path, wanted: argparse.Namespace, more: Sequence[str]) -> list[str]:
    """Command-line arguments for JupyterLab; ``-y`` avoids the question when it is stopped."""
    words = [
        "-y",
        f"--ServerApp.root_dir={notebook.parent}",
        f"--LabApp.default_url=/lab/tree/{quote(notebook.name)}",
    ]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        words.append("--allow-root")  # the usual user in a container
    words += ["--no-browser"] * wanted.no_browser
    words += [] if wanted.port is None else [f"--port={wanted.port}"]
    return [*words, *more]


def main(words: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code."""
    words = sys.argv[1:] if words is None else words
    if words[:1] == [SERVE]:
        return serve.main(words[1:])
    if words[:1] == [LESSONS]:
        return lessons.main(words[1:])
    wanted, more = _arguments(words)
    try:
        if importlib.util.find_spec("jupyterlab") is None:
            command = f"{sys.executable} -m pip install 'ttr-widget[play]'"
            raise _UsageError(f"JupyterLab is missing here. This brings it: {command}")
        notebook = notebook_at(wanted.place)
    except _UsageError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    # Use the kernel of this environment, regardless of other kernels that the user has.
    os.environ["JUPYTER_PREFER_ENV_PATH"] = "1"
    before = os.environ.get("JUPYTER_CONFIG_PATH")
    os.environ["JUPYTER_CONFIG_PATH"] = f"{CONFIG}{os.pathsep}{before}" if before else str(CONFIG)
    importlib.import_module("jupyterlab.labapp").main(lab_arguments(notebook, wanted, more))
    return 0


if __name__ == "__main__":
    sys.exit(main())
