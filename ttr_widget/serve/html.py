"""The few lines of HTML around the pages, in the language of the browser."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Callable
from functools import cache
from html import escape
from typing import Any

from ttr_widget import locales
from ttr_widget.boards import boards, short_title, variant
from ttr_widget.boards.house_rules import house_rules
from ttr_widget.kernel.message import Message
from ttr_widget.render.picture import picture

from .house import BOTS

ICON = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<rect width="32" height="32" rx="6" fill="#17364f"/>
<path d="M5 12q0-3 3-3h13q6 0 6 6v3q0 3-3 3H8q-3 0-3-3z" fill="#d9a93f"/>
<path d="M8 12h4v4H8zM14 12h4v4h-4zM20 12h2q3 0 3 4h-5z" fill="#17364f"/>
<path d="M4 26h24" stroke="#fbf4e2" stroke-width="1.6"/>
<circle cx="10" cy="23" r="2.6" fill="#fbf4e2"/><circle cx="22" cy="23" r="2.6" fill="#fbf4e2"/></svg>
"""
_HEAD = """<!doctype html>
<html lang="{locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="#e4d8c1" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#14171b" media="(prefers-color-scheme: dark)">
<meta name="mobile-web-app-capable" content="yes">
<meta name="robots" content="noindex">
<title>{title}</title>
<style>
:root {{ color-scheme: light dark; --table: #e4d8c1; --ink: #26241f; --panel: #fffbf2; --line: #cdbd9c; }}
@media (prefers-color-scheme: dark) {{
  :root {{ --table: #14171b; --ink: #f1eadb; --panel: #272d33; --line: #3b434a; }}
}}
body {{ margin: 0; min-height: 100dvh; background: var(--table); color: var(--ink);
  font: 16px/1.4 system-ui, sans-serif; }}
.said {{ max-width: 34em; margin: 0 auto; padding: 20vh 20px 0; text-align: center; }}
{style}
</style>
"""


GUEST_WORDS = ("void", "lost", "busy", "restarting", "closed")
"""What a guest's page says while it has no game to show."""


def page(title: str, body: str, locale: str, style: str = "") -> str:
    """A whole page; ``body`` is HTML, and what else belongs into the head begins it."""
    return _HEAD.format(locale=locale, title=escape(title), style=style) + body


def attributes(**words: str) -> str:
    """Texts for a script, as attributes of an element."""
    return " ".join(f'data-{name}="{escape(text)}"' for name, text in words.items())


def guest_page(locale: str | None) -> str:
    """The page of a guest, before it has been sent anything."""
    say = _speaker(locale)
    words = attributes(**{name: say(f"guests-told.{name}") for name in GUEST_WORDS})
    body = (
        '<link rel="icon" href="icon.svg">\n<link rel="manifest" href="manifest.webmanifest" crossorigin>\n'
        '<link rel="stylesheet" href="widget.css">\n'
        '<script type="module" crossorigin src="guest.js"></script>\n</head>\n'
        f'<body><main id="page" {words}><p class="said" role="status">{escape(say("guests-wait"))}</p></main>'
        f"<noscript>{escape(say('guests-script'))}</noscript></body>\n</html>\n"
    )
    return page(say("lobby-title"), body, locales.checked(locale))


def manifest(locale: str | None) -> dict[str, Any]:
    """What a phone shows for a page that is put on its home screen.

    It names no start: that is the address of the page, with the key of the seat.
    """
    title = _speaker(locale)("lobby-title")
    icon = {"src": "icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"}
    colors = {"background_color": "#e4d8c1", "theme_color": "#e4d8c1"}
    return {"name": title, "short_name": title, "display": "standalone", "icons": [icon]} | colors


def plain_page(locale: str | None) -> str:
    """What is shown where there is nothing."""
    say = _speaker(locale)
    body = f'</head>\n<body><p class="said">{escape(say("guests-nothing"))}</p></body>\n</html>\n'
    return page(say("lobby-title"), body, locales.checked(locale))


_HOSTING = """
main { max-width: 46em; margin: 0 auto; padding: 16px; }
section { background: var(--panel); border: 1px solid var(--line); border-radius: 10px;
  padding: 12px 16px; margin: 12px 0; }
h1 { font-size: 1.5em; } h2 { font-size: 1.1em; margin: .2em 0 .6em; }
button, select, input { font: inherit; min-height: 40px; padding: 4px 10px; border-radius: 8px;
  border: 1px solid var(--line);
  background: var(--table); color: inherit; box-sizing: border-box; max-width: 100%; }
button { cursor: pointer; } button.main { background: #17364f; color: #fbf4e2; font-weight: 600; padding: 6px 20px; }
label.box { display: flex; gap: 8px; align-items: center; min-height: 32px; } label.box input { min-height: 0; }
.row { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin: 8px 0; }
.row input[type=text] { flex: 1 1 12em; min-width: 0; } .quiet { opacity: .8; margin: .3em 0; }
.boards { display: grid; grid-template-columns: repeat(auto-fill, minmax(130px, 1fr)); gap: 8px; }
.boards button { display: grid; gap: 4px; padding: 6px; }
.boards img { width: 100%; height: 84px; object-fit: contain; }
.boards [aria-pressed=true] { outline: 3px solid #b0842b; } .seat { border-top: 1px solid var(--line); padding: 6px 0; }
"""
_LOBBY_WORDS = ("about", "new", "players", "rules", "start", "open", "none", "turn", "over")
_HOST_WORDS = (
    "links", "secret", "copy", "copied", "enter", "renew", "bot", "person", "plays", "watch", "end", "sure", "gone",
    "present", "away", "never", "local",
)  # fmt: skip


def lobby_page(locale: str | None) -> str:
    """The lobby: choose a board, players and house rules, and open a table."""
    say = _speaker(locale)
    given = {
        "boards": [_board_facts(board.name, locale) for board in boards()],
        "who": [[name, locales.fill("lobby-who", locale, who=name)] for name in ("person", *BOTS, "nobody")],
        "names": [locales.fill("lobby-player", locale, number=number) for number in range(1, 6)],
        "bots": [locales.fill("lobby-bot-name", locale, number=number) for number in range(1, 6)],
        "say": {name: say(f"tables-lobby.{name}") for name in _LOBBY_WORDS},
    }
    return _hosting_page("lobby", given, "page/tables.js", locale)


def host_page(locale: str | None) -> str:
    """The page of a host, before it has been told anything."""
    say = _speaker(locale)
    given = {
        "say": {name: say(f"tables-host.{name}") for name in _HOST_WORDS},
        "bots": [[name, locales.fill("lobby-who", locale, who=name)] for name in BOTS],
    }
    return _hosting_page("host", given, "../../page/tables.js", locale)


def _hosting_page(id: str, given: object, script: str, locale: str | None) -> str:
    say = _speaker(locale)
    body = (
        f'<script type="module" src="{script}"></script>\n</head>\n'
        f'<body><main id="{id}" {attributes(given=json.dumps(given))}></main>'
        f"<noscript>{escape(say('guests-script'))}</noscript></body>\n</html>\n"
    )
    return page(say("lobby-title"), body, locales.checked(locale), _HOSTING)


@cache
def _board_facts(name: str, locale: str | None) -> dict[str, object]:
    """What the lobby tells of a board."""
    game = variant(name)
    art = b64encode(picture(game.board).encode("utf-8")).decode("ascii")
    return {
        "name": name,
        "title": locales.said(short_title(game.board), locale),
        "about": locales.said(game.board.text("description"), locale),
        "players": list(game.board.players),
        "picture": f"data:image/svg+xml;base64,{art}",
        "rules": [
            [rule, locales.find(Message(f"option-{rule}"), locale or locales.checked(), made.names) or rule]
            for rule, made in house_rules(game).items()
        ],
    }


def _speaker(locale: str | None) -> Callable[[str], str]:
    return lambda key: locales.fill(key, locale)
