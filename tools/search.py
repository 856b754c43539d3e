"""Search in the documentation: one index of guides, lessons and reference, and the script behind the search box.

The index is a JavaScript file, because pages opened from a disk cannot fetch JSON. The search engine is Elasticlunr,
which pdoc brings along.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from html import unescape
from pathlib import Path
from typing import Any, NamedTuple

import pdoc
from pdoc import doc, render_helpers

INDEX = "search.js"
"""The file of the index, in the folder of the pages."""
BOX = '<input type="search" placeholder="Search" aria-label="Search guides, lessons and reference">'
_SCRIPT = Path(__file__).parent / "pages" / "search-box.js"
_ENGINE = Path(pdoc.__file__).parent / "templates" / "resources" / "elasticlunr.min.js"


class Entry(NamedTuple):
    """One search result: a section of a guide or lesson, or a documented name."""

    address: str
    """Relative to the folder of the pages."""
    title: str
    kind: str
    text: str


def sections(address: str, title: str, kind: str, body: str) -> Iterator[Entry]:
    """The sections of a page, by its headings."""
    heading = re.compile(r'<h[1-3] id="([^"]+)">(.*?)</h[1-3]>', re.DOTALL)
    first, *rest = list(heading.finditer(body))
    ends = [found.start() for found in rest] + [len(body)]
    yield Entry(address, title, kind, plain(body[first.end() : ends[0]]))
    for found, end in zip(rest, ends[1:], strict=True):
        yield Entry(f"{address}#{found[1]}", f"{title}: {plain(found[2])}", kind, plain(body[found.end() : end]))


def names(modules: Mapping[str, doc.Module], addresses: Mapping[str, str]) -> Iterator[Entry]:
    """The modules of the reference, and every documented name in them."""
    for name, module in modules.items():
        yield Entry(addresses[name], name, "Reference", _docstring(module, module))
        for member in module.flattened_own_members:
            if member.docstring and not any(part.startswith("_") for part in member.qualname.split(".")):
                address = f"{addresses[name]}#{member.qualname}"
                yield Entry(address, member.fullname, "Reference", _docstring(member, module))


def _docstring(member: doc.Doc[Any], module: doc.Module) -> str:
    return plain(render_helpers.to_html(render_helpers.to_markdown(member.docstring, module, "restructuredtext")))


def plain(html: str) -> str:
    """The words of a piece of HTML."""
    bare = re.sub(r"<(style|script)\b.*?</\1>", " ", html, flags=re.DOTALL)
    bare = re.sub(r"</?(span|code|a|em|strong)\b[^>]*>", "", bare)  # a tag inside a word does not end it
    return " ".join(unescape(re.sub(r"<[^>]*>", " ", bare)).split())


def index(entries: Iterable[Entry]) -> str:
    """The file that the search box loads when it is used for the first time."""
    documents = json.dumps([entry._asdict() for entry in entries])
    return f"{_ENGINE.read_text(encoding='utf-8')}\nwindow.pagesToSearch = {documents};\n"


def script(root: str) -> str:
    """The script of the search box, for a page from which ``root`` leads to the folder of the pages."""
    return f'<script data-root="{root}">\n{_SCRIPT.read_text(encoding="utf-8")}</script>'
