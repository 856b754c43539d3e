"""The module map in CONTRIBUTING.md names every package, and nothing that does not exist."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
MAP = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("## Set up")[0]
NAMED = {name.rstrip("/") for name in re.findall(r"^\| `([^`]+)`", MAP, re.MULTILINE)}


def test_every_package_and_module_is_on_the_map():
    package = ROOT / "ttr_widget"
    there = {path.parent.name for path in ROOT.glob("ttr_*/__init__.py")} - {package.name}
    there |= {f"ttr_widget/{path.parent.name}" for path in package.glob("*/__init__.py")}
    there |= {f"ttr_widget/{path.name}" for path in package.glob("*.py") if path.name != "__init__.py"}

    assert there - NAMED == set()


def test_everything_on_the_map_exists():
    assert [name for name in NAMED if not (ROOT / name).exists()] == []
