"""Runs the digests in other Pythons, with other hash seeds and locales."""

import json
import os
import subprocess
from pathlib import Path
from typing import Any, NamedTuple

import networkx

ROOT = Path(__file__).parents[2]


class Setting(NamedTuple):
    """An interpreter and its surroundings."""

    python: str
    hash_seed: int = 0
    locale: str = "C.UTF-8"
    zone: str = "UTC"
    options: tuple[str, ...] = ()


def run(setting: Setting) -> dict[str, Any]:
    """The digests in this setting.  The other Python uses the packages of this one; a game needs only pure Python."""
    packages = Path(networkx.__file__).parents[1]
    surroundings = {
        "PATH": os.environ["PATH"],
        "PYTHONHASHSEED": str(setting.hash_seed),
        "LC_ALL": setting.locale,
        "TZ": setting.zone,
        "PYTHONPATH": os.pathsep.join([str(ROOT), str(packages)]),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    words = [setting.python, "-s", *setting.options, "-m", "tests.golden.digests"]
    done = subprocess.run(words, cwd=ROOT, env=surroundings, capture_output=True, timeout=600, check=False)
    assert not done.returncode, done.stderr.decode(errors="replace")[-3000:]
    found: dict[str, Any] = json.loads(done.stdout)
    return found
