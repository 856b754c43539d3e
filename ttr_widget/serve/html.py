"""The few lines of HTML around the pages, in the language of the browser."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from html import escape
from typing import Any, get_args

from ttr_widget import locales
from ttr_widget.boards import boards, short_title, variant
from ttr_widget.boards.house_rules import house_rules
from ttr_widget.bots.levels import OFFERED
from ttr_widget.kernel.message import Message
from ttr_widget.render.palette import SEATS
from ttr_widget.session.session import Presence

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
</style>
"""


GUEST_WORDS = ("void", "lost", "busy", "restarting", "closed")
"""What a guest's page says while it has no game to show."""


def page(title: str, body: str, locale: str) -> str:
    """A whole page; ``body`` is HTML, and what else belongs into the head begins it."""
    return _HEAD.format(locale=locale, title=escape(title)) + body


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


_PROGRESS_WORDS = ("turn", "opening", "over")
_LOBBY_WORDS = ("about", "new", "players", "rules", "start", "open", "none", "watch", "language", *_PROGRESS_WORDS)
_HOST_WORDS = ("links", "secret", "local", "end", "sure", "gone")
_LINK_WORDS = ("invite", "renew", "bot", "copy", "copied", "code", "enter")


def lobby_page(locale: str | None) -> str:
    """The lobby: choose a board, players and house rules, and open a table."""
    say = _speaker(locale)
    given = {
        "boards": [_board_facts(board.name, locale) for board in boards()],
        "who": [[name, locales.fill("lobby-who", locale, who=name)] for name in ("person", *OFFERED, "nobody")],
        "names": [locales.fill("lobby-player", locale, number=number) for number in range(1, 6)],
        "bots": [locales.fill("lobby-bot-name", locale, number=number) for number in range(1, 6)],
        "colors": [*SEATS],
        "locales": [[code, name] for code, name in locales.languages().items()],
        "say": {name: say(f"tables-lobby.{name}") for name in _LOBBY_WORDS},
    }
    return _hosting_page("lobby", given, "page/", locale)


def host_page(locale: str | None) -> str:
    """The page of a host, before it has been told anything."""
    say = _speaker(locale)
    words = {name: say(f"tables-host.{name}") for name in _HOST_WORDS}
    words |= {name: locales.fill("invite-do", locale, do=name) for name in _LINK_WORDS}
    words |= {name: say(f"tables-lobby.{name}") for name in _PROGRESS_WORDS}
    words["watchers"] = say("invite-watch")
    given = {
        "say": words,
        "presence": {one: locales.fill("guests-presence", locale, guest=one) for one in get_args(Presence)},
        "bots": [[name, locales.fill("lobby-who", locale, who=name)] for name in OFFERED],
        "colors": [*SEATS],
    }
    return _hosting_page("host", given, "../../page/", locale)


def _hosting_page(id: str, given: object, files: str, locale: str | None) -> str:
    say = _speaker(locale)
    body = (
        f'<link rel="icon" href="{files}icon.svg">\n<link rel="stylesheet" href="{files}tables.css">\n'
        f'<script type="module" src="{files}tables.js"></script>\n</head>\n'
        f'<body><main id="{id}" class="ttr-page ttr-tables" {attributes(given=json.dumps(given))}></main>'
        f"<noscript>{escape(say('guests-script'))}</noscript></body>\n</html>\n"
    )
    return page(say("lobby-title"), body, locales.checked(locale))


@cache
def _board_facts(name: str, locale: str | None) -> dict[str, object]:
    """What the lobby tells of a board."""
    game = variant(name)
    return {
        "name": name,
        "title": locales.said(short_title(game.board), locale),
        "about": locales.said(game.board.text("description"), locale),
        "players": list(game.board.players),
        "light": f"page/{name}-light.svg",
        "dark": f"page/{name}-dark.svg",
        "rules": [
            [rule, locales.find(Message(f"option-{rule}"), locale or locales.checked(), made.names) or rule]
            for rule, made in house_rules(game).items()
        ],
    }


def _speaker(locale: str | None) -> Callable[[str], str]:
    return lambda key: locales.fill(key, locale)
