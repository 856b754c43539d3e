"""Builds the static site in ``build/site``: ``python -m tools.lite``, or ``make site``.

``make site ARGS="--lessons 1,3,7 --language de"`` builds the site of a course: it has these lessons alone, and starts
with a page that lists them.  Downloads are cached in ``build/lite``, so the second run needs no network.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import shutil
import subprocess
import sys
import tarfile
from dataclasses import dataclass
from pathlib import Path

from tools.npm_archive import Archive, fetched
from tools.uv import TRUST, UV
from ttr_widget.__main__ import NOTEBOOK, lobby_notebook
from ttr_widget.kernel.message import ENGLISH
from ttr_widget.lessons.command import choice_of_lessons
from ttr_widget.lessons.course_page import course_page, lesson_list
from ttr_widget.lessons.notebooks import all_lesson_files, language_of, lesson_files
from ttr_widget.locales import fill as words_of

from .wheels import CORE, lock, prune

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent
KEPT = ROOT / "build" / "lite"
SITE = ROOT / "build" / "site"
FIRST = NOTEBOOK
"""The notebook that the site opens: just the lobby."""
NOTE = """\
Everything runs in this tab of your browser, and nothing is sent anywhere. Loading Python takes some seconds at the
start. Closing or reloading the tab ends the game."""
PYODIDE = Archive("pyodide", "314.0.6", "d78ac549b28a2a58600cd06f44e017024151775f8c6b2d73fab1475400d38ea2")
"""The kernel needs exactly this version."""
BEFORE = ["micropip", "comm", "jedi", "ipython", "ttr-widget"]
"""Packages loaded before the first cell runs."""
UNUSED = ["**/*.map", "**/*.eot", "**/*.ttf", "build/fa-*.svg", "rspack.*.js"]
"""Files for developers, and fonts for browsers that are too old anyway."""
LINKED = "ttr-link.ipynb"
"""The notebook that shows the game of a link."""
LINKED_TEXT = """\
# A game that somebody has sent you

It appears below as soon as Python has started, which takes some seconds. If it does not, click the cell and press Shift
and Enter. Everything runs in this tab of your browser, and nothing is sent anywhere.

This is an unofficial project, not connected with the makers of the game."""
OPEN = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<link rel="icon" href="lab/favicon.ico">
<title>Ticket to Ride in a notebook</title>
<noscript><p>This page needs JavaScript.</p></noscript>
<p><a href="{lobby}">To the game</a></p>
{script}</html>
"""
OPEN_SCRIPT = """<script id="jupyter-config-data" type="application/json" data-jupyter-lite-root=".">{{}}</script>
<script>
{script}</script>
"""


@dataclass(frozen=True)
class Course:
    """The site of a course: some lessons in a language."""

    lessons: tuple[int, ...] = ()
    language: str = ENGLISH
    title: str = ""

    def files(self) -> list[Path]:
        """The notebooks of its lessons."""
        return lesson_files(self.language, self.lessons)


def run(*words: str | Path, cwd: Path = ROOT) -> None:
    """Run a command; its output is shown only if it fails."""
    command = [str(word) for word in words]
    done = subprocess.run(command, cwd=cwd, env=os.environ | TRUST, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{' '.join(map(str, words))}\n{done.stdout}{done.stderr}")


def _kept(name: str, wanted: str) -> Path | None:
    """An empty folder to fill, or ``None`` if the cached one is up to date."""
    folder, mark = KEPT / name, KEPT / f"{name}.mark"
    if folder.exists() and mark.exists() and mark.read_text() == wanted:
        return None
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def _done(name: str, wanted: str) -> None:
    (KEPT / f"{name}.mark").write_text(wanted)


def environment() -> Path:
    """The Python environment that builds the site."""
    wanted = (HERE / "build.txt").read_text() + sys.version
    if folder := _kept("env", wanted):
        run(UV, "venv", "--quiet", "--clear", "--python", sys.executable, folder)
        run(UV, "pip", "install", "--quiet", "--python", folder / "bin" / "python", "-r", HERE / "build.txt")
        _done("env", wanted)
    return KEPT / "env"


def downloads() -> Path:
    """The wheels of the other packages."""
    wanted = (HERE / "wheels.txt").read_text()
    if folder := _kept("wheels", wanted):
        which = ["--no-deps", "--only-binary=:all:", "--python-version=3.14", "--platform=any", "--implementation=py"]
        run(sys.executable, "-m", "pip", "download", "--quiet", *which, "-d", folder, "-r", HERE / "wheels.txt")
        _done("wheels", wanted)
    return KEPT / "wheels"


def fill(folder: Path) -> dict[str, list[str]]:
    """Put Pyodide and all wheels, including ours, into a folder; returns the imports of each package."""
    folder.mkdir(parents=True)
    with tarfile.open(fetched(PYODIDE, KEPT)) as archive:
        for name in CORE:
            (folder / name).write_bytes(archive.extractfile(f"package/{name}").read())  # type: ignore[union-attr]
    ours = KEPT / "ours"
    shutil.rmtree(ours, ignore_errors=True)
    run(UV, "build", "--quiet", "--wheel", "--python", sys.executable, "--out-dir", ours)
    for wheel in [*downloads().glob("*.whl"), *ours.glob("*.whl")]:
        prune(wheel, folder)
    return lock(folder)


def missing(notebook: Path, have: set[str]) -> list[str]:
    """Packages that a notebook imports and that are not available in the browser."""
    cells = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
    lines = [line for cell in cells if cell["cell_type"] == "code" for line in _lines(cell)]
    names: set[str] = set()
    for node in ast.walk(ast.parse("\n".join(line for line in lines if not line.lstrip().startswith(("%", "!"))))):
        if isinstance(node, ast.Import):
            names |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module.partition(".")[0])
    return sorted(names - have - sys.stdlib_module_names)


def _lines(cell: dict[str, list[str] | str]) -> list[str]:
    source = cell["source"]
    return (source if isinstance(source, str) else "".join(source)).splitlines()


def contents(folder: Path, have: set[str], course: Course | None) -> list[Path]:
    """Copy the notebooks, except those that need packages which do not run in a browser; returns the lessons."""
    folder.mkdir()
    lessons = []
    for notebook in course.files() if course else _all_by_language():
        if lacking := missing(notebook, have):
            print(f"Left out: {notebook.name}, which needs {', '.join(lacking)}")
        else:
            shutil.copy(notebook, folder)
            lessons.append(notebook)
    if course:
        lobby = lobby_notebook(text=words_of("course-lobby", course.language))
    else:
        lobby = lobby_notebook(NOTE, f"Lessons:\n\n{lesson_list(lessons)}")
    (folder / FIRST).write_text(lobby, encoding="utf-8")
    (folder / LINKED).write_text(lobby_notebook(text=LINKED_TEXT), encoding="utf-8")
    return lessons


def _all_by_language() -> list[Path]:
    return sorted(all_lesson_files(), key=lambda path: (language_of(path) != ENGLISH, language_of(path), path))


def settings(folder: Path) -> None:
    """Write JupyterLite's settings, without requests to the network or questions to the visitor."""
    kernel = {
        "disablePyPIFallback": True,
        "loadPyodideOptions": {
            "packages": BEFORE,
            # plotly's default renderer needs a script that is not on the site.
            "env": {"HOME": "/home/pyodide", "PLOTLY_RENDERER": "plotly_mimetype"},
        },
    }
    config = {
        "appName": "Ticket to Ride in a notebook",
        "exposeAppInBrowser": True,
        "disabledExtensions": ["@jupyterlab/apputils-extension:announcements"],
        "litePluginSettings": {"@jupyterlite/pyodide-kernel-extension:kernel": kernel},
    }
    written = {"jupyter-lite-schema-version": 0, "jupyter-config-data": config}
    (folder / "jupyter-lite.json").write_text(json.dumps(written, indent=1))


def build(site: Path, course: Course | None = None) -> None:
    """Build the site, or that of a course."""
    lite = KEPT / "folder"
    shutil.rmtree(lite, ignore_errors=True)
    have = fill(lite / "static" / "pyodide")
    lessons = contents(lite / "files", {name for names in have.values() for name in names}, course)
    settings(lite)
    shutil.rmtree(site, ignore_errors=True)
    words: list[str | Path] = [
        "build",
        "--lite-dir",
        lite,
        "--contents",
        lite / "files",
        "--output-dir",
        site,
        "--apps",
        "lab",
    ]
    run(environment() / "bin" / "jupyter", "lite", *words, "--no-unused-shared-packages", cwd=lite)
    for pattern in UNUSED:
        for file in site.glob(pattern):
            file.unlink()
    start_pages(site, lessons, course)


def opened(notebook: str) -> str:
    """The address that opens a notebook of the site."""
    return f"lab/index.html?path={notebook}"


def first_page(lessons: list[Path], course: Course | None) -> str:
    """The page that the site starts with: the list of a course's lessons, otherwise one that leads on to the lobby."""
    lobby = "" if course else opened(FIRST)
    script = (HERE / "start.js").read_text(encoding="utf-8")
    script = script.replace("{lobby}", lobby).replace("{linked}", opened(LINKED))
    if course is None:
        return OPEN.format(lobby=lobby, script=OPEN_SCRIPT.format(script=script))
    return course_page(lessons, course.language, opened, FIRST, course.title, OPEN_SCRIPT.format(script=script))


def start_pages(site: Path, lessons: list[Path], course: Course | None) -> None:
    """Write the page that the site starts with, and have the lab show the game of a link at once."""
    (site / "index.html").write_text(first_page(lessons, course), encoding="utf-8")
    lab = site / "lab" / "index.html"
    run_first = (HERE / "run_first.js").read_text(encoding="utf-8").replace("{notebook}", LINKED)
    text = lab.read_text(encoding="utf-8")
    if "</body>" not in text:
        raise SystemExit(f"{lab} has no end of its body, where a script belongs")
    lab.write_text(text.replace("</body>", f"<script>\n{run_first}</script>\n</body>"), encoding="utf-8")


def main() -> None:
    """Build the site and print its size."""
    parser = argparse.ArgumentParser(prog="python -m tools.lite", description=__doc__)
    choice_of_lessons(parser, ENGLISH)
    parser.add_argument("--title", default="", help="the title of the course")
    parser.add_argument(
        "--output", type=Path, default=SITE, help="the folder of the site, which is emptied (build/site)"
    )
    wanted = parser.parse_args()
    whole = Course()
    course = Course(tuple(wanted.lessons), wanted.language, wanted.title)
    build(wanted.output, None if course == whole else course)
    sizes = [file.stat().st_size for file in wanted.output.rglob("*") if file.is_file()]
    print(f"The site is in {wanted.output}: {len(sizes)} files, {sum(sizes) / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
