"""What Binder makes of ``binder/``: its own tool reads it, and what it would run is run in a fresh environment."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.pythons import VERSIONS, pythons
from tools.uv import TRUST, UV

from .conftest import ROOT, run, uv

PIP = "${KERNEL_PYTHON_PREFIX}/bin/pip install --no-cache-dir"
FIRST = "examples/01-play.ipynb"
VERSION = (ROOT / "binder" / "runtime.txt").read_text(encoding="utf-8").strip().removeprefix("python-")


def dockerfile(folder):
    """What repo2docker would build; a fault is an AssertionError."""
    command: list = [Path(sys.executable).with_name("jupyter-repo2docker"), "--no-build", "--debug", "."]
    told = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=120, check=False)
    printed = told.stdout + told.stderr
    assert told.returncode == 0, printed[-800:]
    wanted = (folder / "binder" / "runtime.txt").read_text(encoding="utf-8").strip()
    built = re.search(r"Building conda environment for (python)=(\S+)", printed)
    assert built, printed[:800]
    assert "-".join(built.groups()) == wanted
    assert built[2] in VERSIONS
    return printed


def steps(text):
    """The commands that are run once the repository has been copied."""
    _, after = re.split(r"^COPY --chown=\S+ src/ ", text, flags=re.MULTILINE)
    return re.findall(r"^RUN (.*)$", after, re.MULTILINE)


@pytest.fixture
def copy(tmp_path):
    """A copy of what is, or is about to be, in the repository."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    ).stdout.splitlines()  # fmt: skip
    for name in listed:
        if (ROOT / name).is_file():
            (tmp_path / "copy" / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, tmp_path / "copy" / name)
    return tmp_path / "copy"


def test_binder_installs_our_files_and_runs_our_script():
    install, executable, script = steps(dockerfile(ROOT))

    assert install == f'{PIP} -r "binder/requirements.txt"'
    assert (executable, script) == ("chmod +x binder/postBuild", "./binder/postBuild")


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("runtime.txt", "python-9.9"),
        ("runtime.txt", "pyton-3.13"),
        ("runtime.txt", "3.13"),
        ("runtime.txt", "python-3.13 please"),
        ("environment.yml", "dependencies: [python=3.13"),
        ("environment.yml", "dependencies: [numpy]"),
    ],
)
def test_a_bad_file_is_found(tmp_path, name, text):
    shutil.copytree(ROOT / "binder", tmp_path / "binder")
    dockerfile(tmp_path)
    (tmp_path / "binder" / name).write_text(f"{text}\n")

    with pytest.raises(AssertionError):
        dockerfile(tmp_path)


def test_the_environment_is_made_and_the_first_notebook_runs_in_it(copy, tmp_path):
    venv = tmp_path / "venv"
    uv("venv", "--quiet", "--python", pythons().get(VERSION, sys.executable), venv)
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PYTEST_", "VIRTUAL_"))}
    home = tmp_path / "home"
    home.mkdir()
    # Binder's image has Node: the page is bundled there.
    places = {"KERNEL_PYTHON_PREFIX": str(venv), "JUPYTER_CONFIG_DIR": str(home), "JUPYTER_DATA_DIR": str(home)}
    environment = {**kept, **TRUST, **places, "PATH": f"{venv / 'bin'}{os.pathsep}{os.environ['PATH']}"}

    todo = steps(dockerfile(copy))
    assert len(todo) == 3
    # uv for pip: the same packages, in a third of the time.
    todo[0] = todo[0].replace(PIP, f"'{UV}' pip install --quiet --python {venv}/bin/python")
    for step in todo:
        run("bash", "-c", step, cwd=copy, env=environment)
    run(venv / "bin/jupyter", "execute", "--inplace", FIRST, cwd=copy, env=environment)

    cells = json.loads((copy / FIRST).read_text(encoding="utf-8"))["cells"]
    assert all(cell["execution_count"] for cell in cells if cell["cell_type"] == "code")
    page = json.loads((venv / "etc/jupyter/labconfig/page_config.json").read_text(encoding="utf-8"))
    assert page["disabledExtensions"]["@jupyterlab/apputils-extension:announcements"] is True


def test_the_guide_says_where_it_opens():
    guide = (ROOT / "docs/guides/on-the-web.md").read_text(encoding="utf-8")
    (path,) = set(re.findall(r"mybinder\.org/v2/gh/[^)\s]*\?urlpath=lab/tree/([^)\s`]+)", guide))

    assert path == FIRST
    assert (ROOT / path).is_file()
