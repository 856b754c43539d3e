"""The one page that is shown wherever there is no game, whatever the reason."""

from __future__ import annotations

import re
from base64 import b64encode
from functools import cache
from hashlib import sha256
from html import escape
from pathlib import Path

_WORDS = Path(__file__).parents[1] / "ttr_widget" / "locales"
"""Only the texts are read there; a server without them says it in English."""
_LINE = re.compile(r"^relay-(\w+) = (.+)$", re.MULTILINE)
_ENGLISH = {"title": "No game here", "nobody": "There is no game at this address at the moment."}
_LANGUAGE = re.compile(r"[a-z]{2}")
_PAGE = """<!doctype html>
<html lang="{locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>{title}</title>
<style>
:root {{ color-scheme: light dark; --table: #e4d8c1; --ink: #26241f; }}
@media (prefers-color-scheme: dark) {{ :root {{ --table: #14171b; --ink: #f1eadb; }} }}
body {{ margin: 0; min-height: 100vh; background: var(--table); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }}
main {{ max-width: 34em; margin: 0 auto; padding: 20vh 20px 0; text-align: center; }}
</style>
</head>
<body><main><h1>{title}</h1><p>{nobody}</p></main><script>{script}</script></body>
</html>
"""
_AGAIN = 'setInterval(() => fetch("", { method: "HEAD" }).then((said) => said.ok && location.reload()), 3000);'
"""Not a refresh: browsers take that for a jump within the page, because the address of a seat has a fragment."""
SCRIPT_SOURCE = f"'sha256-{b64encode(sha256(_AGAIN.encode()).digest()).decode()}'"
"""The page's script in a Content-Security-Policy."""


@cache
def _texts() -> dict[str, dict[str, str]]:
    return {path.parent.name: dict(_LINE.findall(path.read_text("utf-8"))) for path in _WORDS.glob("*/relay.ftl")}


def plain_page(accepted: str = "") -> str:
    """The page in the first language of a browser's list (``pl-PL,pl;q=0.9,en``) that there is."""
    for part in accepted.split(","):
        code = _LANGUAGE.match(part.strip().lower())
        if code and code[0] in _texts():
            return _said(code[0])
    return _said("en")


def _said(locale: str) -> str:
    words = _ENGLISH | _texts().get(locale, {})
    return _PAGE.format(locale=locale, script=_AGAIN, **{name: escape(text) for name, text in words.items()})
