"""Prepares wheels for Pyodide: strips them and lists them in its lock file."""

from __future__ import annotations

import base64
import csv
import email
import hashlib
import io
import json
import re
import zipfile
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
CORE = (
    "package.json", "pyodide-lock.json", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide.mjs", "python_stdlib.zip",
)  # fmt: skip
"""The files of Pyodide that a browser needs."""
LANGUAGES = sorted(file.parent.name for file in (ROOT / "ttr_widget/locales").glob("*/vocabulary.ftl"))
USELESS = re.compile(
    r"\.map$|\.pyi$|/tests?/|\.data/data/|\.data/scripts/"  # for developers or servers
    r"|^plotly/(labextension|package_data/(datasets|plotly\.min\.js|widgetbundle\.js))"  # the page brings its own
    r"|^jedi/third_party/(django-stubs|typeshed/third_party|typeshed/stdlib/2)"
    rf"|^babel/locale-data/(?!(root|{'|'.join(LANGUAGES)})\.dat$)"  # sentences need the plural forms of our languages
    r"|^pytz/zoneinfo/"
)
"""Files in wheels that are useless in a browser."""
STUBS = re.compile(r"^jedi/third_party/.*\.pyi$")
"""Exceptions: jedi reads the stubs of the standard library for completion."""
_STAMP = (1980, 1, 1, 0, 0, 0)


def prune(wheel: Path, into: Path) -> Path:
    """A copy of a wheel without the files that are useless in a browser."""
    smaller = into / wheel.name
    with zipfile.ZipFile(wheel) as old, zipfile.ZipFile(smaller, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as new:
        names = [name for name in old.namelist() if not name.endswith("/")]
        kept = {name: old.read(name) for name in names if not USELESS.search(name) or STUBS.search(name)}
        (record,) = (name for name in kept if re.fullmatch(r"[^/]+\.dist-info/RECORD", name))
        kept[record] = _record(kept, record)
        for name, content in kept.items():
            info = zipfile.ZipInfo(name, _STAMP)
            info.compress_type = zipfile.ZIP_DEFLATED
            new.writestr(info, content)
    return smaller


def _record(files: dict[str, bytes], own: str) -> bytes:
    """The RECORD of a wheel: its files with their hashes."""
    text = io.StringIO()
    write = csv.writer(text, lineterminator="\n")
    for name, content in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        write.writerow([name, "", ""] if name == own else [name, f"sha256={digest}", len(content)])
    return text.getvalue().encode()


def entry(wheel: Path) -> dict[str, Any]:
    """The entry of a wheel in Pyodide's lock file; ``depends`` lists all its requirements."""
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        (metadata,) = (name for name in names if re.fullmatch(r"[^/]+\.dist-info/METADATA", name))
        fields = email.message_from_bytes(archive.read(metadata))
    tops = {name.partition("/")[0] for name in names}
    imports = sorted({top.removesuffix(".py") for top in tops if not re.search(r"\.(dist-info|data|pth)$", top)})
    here = {"sys_platform": "emscripten", "python_version": "3.14", "extra": ""}
    wanted = [Requirement(text) for text in fields.get_all("Requires-Dist", [])]
    return {
        "name": canonicalize_name(fields["Name"]),
        "version": fields["Version"],
        "file_name": wheel.name,
        "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest(),
        "install_dir": "site",
        "package_type": "package",
        "unvendored_tests": False,
        "imports": imports,
        "depends": sorted(canonicalize_name(one.name) for one in wanted if not one.marker or one.marker.evaluate(here)),
    }


def lock(folder: Path) -> dict[str, list[str]]:
    """Replace the packages in Pyodide's lock file by the wheels in its folder; returns the imports of each package."""
    file = folder / "pyodide-lock.json"
    written = json.loads(file.read_text(encoding="utf-8"))
    packages = {one["name"]: one for one in map(entry, sorted(folder.glob("*.whl")))}
    for one in packages.values():
        # Requirements that are not here are not needed in a browser: a notebook server, a terminal, another system.
        one["depends"] = [name for name in one["depends"] if name in packages]
    file.write_text(json.dumps({**written, "packages": packages}), encoding="utf-8")
    return {name: one["imports"] for name, one in packages.items()}
