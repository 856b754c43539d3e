"""What we show to people runs: the notebooks in ``examples/`` and the Python in the README."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
NOTEBOOKS = sorted((ROOT / "examples").glob("*.ipynb"))

each_notebook = pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)


def test_there_are_notebooks():
    assert NOTEBOOKS


@each_notebook
def test_a_notebook_opens_without_asking_for_a_kernel(notebook):
    metadata = json.loads(notebook.read_text(encoding="utf-8"))["metadata"]

    assert metadata["kernelspec"]["name"] == "python3"


@each_notebook
def test_a_notebook_runs(notebook, tmp_path):
    """In a pytest of its own: nbval makes each cell a test, which xdist would deal out to different processes."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    for name in ("IPYTHONDIR", "JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR"):
        environment[name] = str(tmp_path / name)  # nothing of the user's own settings
    nbval = ["--nbval-lax", "--nbval-current-env", "--nbval-cell-timeout=120"]

    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "--color=no", "-p", "no:cacheprovider", *nbval, str(notebook)],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )

    if run.returncode != 0:
        pytest.fail(run.stdout + run.stderr, pytrace=False)


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md"])
def test_the_python_in_our_pages_runs(page):
    text = (ROOT / page).read_text(encoding="utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)

    assert blocks
    exec(compile("\n".join(blocks), page, "exec"), {"__name__": page})  # noqa: S102 -- our own text
