"""The package as people get it: built once for all processes, and put into fresh environments."""

import fcntl
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.uv import TRUST, UV

ROOT = Path(__file__).parents[2]


def run(*words, cwd=ROOT, env=None, timeout=300):
    """Run a command that must work; what it printed comes back."""
    done = subprocess.run(
        [str(word) for word in words], cwd=cwd, env=env, capture_output=True, text=True, timeout=timeout, check=False
    )
    if done.returncode:
        pytest.fail(f"{words}\n{done.stdout}\n{done.stderr}", pytrace=False)
    return done.stdout


def without_node():
    """The environment's variables, but neither Node nor anything of ours."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PYTEST_", "VIRTUAL_"))}
    return {**kept, **TRUST, "PATH": os.devnull}


def uv(*words, cwd=ROOT, env=None):
    """uv, where no Node can be found."""
    return run(UV, *words, cwd=cwd, env=env or without_node())


@pytest.fixture(scope="session")
def together(tmp_path_factory, worker_id):
    """A folder that all processes of this run share."""
    own = tmp_path_factory.getbasetemp()
    return own if worker_id == "master" else own.parent


@pytest.fixture(scope="session")
def once(together):
    """``once(name, make)``: a folder that one of the processes makes, for all of them."""

    def get(name, make):
        folder = together / name
        with (together / f"{name}.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not folder.exists():
                draft = together / f"{name}.draft"
                shutil.rmtree(draft, ignore_errors=True)
                draft.mkdir()
                make(draft)
                draft.rename(folder)
        return folder

    return get


@pytest.fixture(scope="session")
def dist(once):
    """The sdist made of this folder, and the wheel made of the sdist."""

    def make(folder):
        uv("build", "--quiet", "--sdist", "--python", sys.executable, "--out-dir", folder, ROOT)
        (sdist,) = folder.glob("*.tar.gz")
        uv("build", "--quiet", "--wheel", "--python", sys.executable, "--out-dir", folder, sdist)

    return once("dist", make)


@pytest.fixture(scope="session")
def wheel(dist):
    (found,) = dist.glob("*.whl")
    return found


@pytest.fixture(scope="session")
def sdist(dist):
    (found,) = dist.glob("*.tar.gz")
    return found


@pytest.fixture
def fresh(tmp_path):
    """``fresh(python, what)``: a new environment with only that; returns a function that runs Python in it."""

    def make(python, what):
        venv = tmp_path / "venv"
        uv("venv", "--quiet", "--python", python, venv)
        uv("pip", "install", "--quiet", "--python", venv / "bin" / "python", *what)
        (tmp_path / "home").mkdir()
        bare = {"PATH": str(venv / "bin"), "HOME": str(tmp_path / "home"), "LANG": "C.UTF-8"}
        return lambda *words: run(venv / "bin" / "python", *words, cwd=tmp_path, env=bare)

    return make
