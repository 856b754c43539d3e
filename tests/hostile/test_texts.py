"""Hostile names are nothing but text in html, figures and sentences.

Each way out of the package is listed by name, and its output is read as a browser or plotly would read it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from html import unescape
from html.parser import HTMLParser
from typing import Any

import pytest

import ttr_widget as ttr
from tests.widget.wire import Page
from ttr_widget.bots.bot import Named
from ttr_widget.kernel.representation import shown
from ttr_widget.locales.plain_text import in_html, in_plotly, isolated
from ttr_widget.page.board_data import board_data
from ttr_widget.render.picture import picture
from ttr_widget.render.text import text
from ttr_widget.widget import GameWidget

from .names import BOT, NAMES, PLAYERS, finished, game, hostile

KNOWN_TAGS = {
    "a", "b", "br", "button", "circle", "code", "details", "div", "em", "g", "h2", "h3", "h4", "i", "li", "p", "path",
    "rect", "s", "small", "span", "style", "summary", "svg", "table", "tbody", "td", "text", "th", "thead", "title",
    "tr", "ul",
}  # fmt: skip
SIGNS = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
EMBEDDING = re.compile("[\u202a-\u202e]")
FOREIGN = re.compile("[\u0590-\u08ff]")


class Read(HTMLParser):
    """What a browser makes of a text: its elements and what is shown."""

    def __init__(self, source: str) -> None:
        super().__init__(convert_charrefs=True)
        self.shown, self.faults = "", list[str]()
        self.depth: list[str] = []
        self.feed(source)
        self.close()

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        if tag not in KNOWN_TAGS:
            self.faults.append(f"<{tag}>")
        for name, value in attributes:
            if name.startswith("on") or (name == "href" and not (value or "").startswith("#")):
                self.faults.append(f"{name}={value}")
        self.depth.append(tag)

    def handle_endtag(self, tag: str) -> None:
        while self.depth and self.depth.pop() != tag:
            pass

    def handle_data(self, data: str) -> None:
        if "style" not in self.depth:
            self.shown += data


def lab_widgets(widget: Any) -> Iterator[str]:
    """The html of a tree of widgets."""
    if type(widget).__name__ == "HTML":
        yield widget.value
    for child in getattr(widget, "children", ()):
        yield from lab_widgets(child)


def lobby_html() -> str:
    """The lobby on the hostile board, with a running game."""
    lobby = ttr.lobby()
    lobby.names[0].value, lobby.names[1].value = PLAYERS
    lobby._about.value = ""
    hostile_game = game()
    lobby._say_what_runs(GameWidget(hostile_game))
    return "".join(lab_widgets(lobby))


def refusal() -> Any:
    found = game().why_not(f"claim {game().board.routes[-1].id} with 9 red")
    assert found is not None
    return found


def rows(kind: str) -> Any:
    over = finished()
    tables: dict[str, Callable[[], Any]] = {
        "score": lambda: ttr.analysis.score_over_time(over),
        "hands": lambda: ttr.analysis.hands_by_colour(over),
        "odds": lambda: ttr.analysis.ticket_odds(game(tickets={0: [game().board.tickets[0].id]}).view(0)),
    }
    return tables[kind]()


@cache
def simulated() -> Any:
    bots = [Named(BOT, ttr.bots.make("random").decide), Named("$x$ %{y}", ttr.bots.make("random").decide)]
    return ttr.simulate("berlin", bots, games=2, seed=1, progress=False)


HTML: dict[str, Callable[[], Any]] = {
    "game": lambda: game()._repr_html_() or "",
    "view": lambda: game().view(0)._repr_html_() or "",
    "view of a spectator": lambda: game().view(None)._repr_html_() or "",
    "board": lambda: hostile().board._repr_html_() or "",
    "score": lambda: finished().score()._repr_html_() or "",
    "explained score": lambda: finished().explain_score(0)._repr_html_() or "",
    "refusal": lambda: refusal()._repr_html_(),
    "transcript": lambda: shown(game().transcript(), "html"),
    "rule book": lambda: ttr.rulebook(hostile())._repr_html_(),
    "picture": lambda: picture(hostile().board),
    "lobby": lobby_html,
    "table of points": lambda: rows("score")._repr_html_(),
    "simulation": lambda: simulated()._repr_html_(),
    "table of odds": lambda: rows("odds")._repr_html_(),
}


@pytest.mark.parametrize("channel", HTML)
def test_html_shows_names_as_text(channel: str) -> None:
    source = HTML[channel]()
    read = Read(source)
    assert read.faults == []
    assert read.depth in ([], ["br"])
    assert "window.pwned" in read.shown or channel in ("rule book", "picture", "refusal", "transcript", "score")
    source = source.replace("<span>$</span>", "&dollar;")
    outside = re.sub("<style>.*?</style>|<[^>]*>", "", source, flags=re.DOTALL)
    assert "$" not in outside, "notebooks would read a formula"
    for line in re.split("<[^>]*>", re.sub("<style>.*?</style>", "", source, flags=re.DOTALL)):
        keeps_order(unescape(line))


def keeps_order(line: str) -> None:
    """What is written from right to left stands in an isolate, and every isolate ends."""
    depth = 0
    for sign in line:
        if sign in "\u2066\u2067\u2068":
            depth += 1
        elif sign == "\u2069":
            depth -= 1
            assert depth >= 0, ascii(line)
        elif FOREIGN.match(sign) or EMBEDDING.match(sign):
            assert depth > 0, ascii(line)
    assert depth == 0, ascii(line)


def texts_in(value: Any) -> Iterator[str]:
    """All texts in data, apart from facts, which nobody is shown."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for name, inner in value.items():
            yield from texts_in(inner) if name != "facts" else ()
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from texts_in(inner)


FIGURES: dict[str, Callable[[], Any]] = {
    "board": hostile().board.figure,
    "game": lambda: game().figure(seat=0, tickets=True, highlight=[hostile().board.routes[0].id]),
    "score by turn": lambda: rows("score").figure(),
    "hands by colour": lambda: rows("hands").figure(),
    "ticket odds": lambda: rows("odds").figure(),
    "points of bots": lambda: simulated().points_figure(),
    "tickets of bots": lambda: simulated().tickets_figure(),
    "routes of a bot": lambda: simulated().routes_figure(BOT),
}


@pytest.mark.parametrize("channel", FIGURES)
def test_plotly_shows_names_as_text(channel: str) -> None:
    shown = ""
    for said in texts_in(FIGURES[channel]().to_plotly_json()):
        tags = set(re.findall("<[^<>]*>", said))  # as plotly splits a text
        assert tags <= {"<br>", "<extra></extra>", "<extra>", "</extra>"}, said
        assert "$" not in said
        assert not re.search(r"%\{(?!x[:}]|y[:}]|text\})", said)
        plain = unescape(said)
        keeps_order(plain)
        shown += plain
    assert "window.pwned" in shown
    if channel in ("board", "game"):
        for name in NAMES:
            assert SIGNS.sub("", name) in SIGNS.sub("", shown)


@pytest.mark.parametrize("locale", ["en", "pl", "de"])
def test_sentences_keep_their_order(locale: str) -> None:
    made = game(tickets={0: [ticket.id for ticket in hostile().board.tickets[:2]]})
    page = Page(GameWidget(made, seat=0, bots={1: "random"}, locale=locale))
    said = [page["prompt"], page.send("hint"), page.send("log", before=10**6), page["settings"], page["controls"]]
    said += [move["label"] for move in page["prompt"]["moves"] if "label" in move]
    for route in hostile().board.routes[:30]:
        said.append(page.send("why", action={"type": "claim", "route": route.id}))
        said += page.send("moves", route=route.id)["moves"]
    while made.prompt is not None and len(made.history) < 40:
        made.play(made.legal_actions()[-1])
        said += [page["events"], page["prompt"]]
    lines = [line for one in said for line in texts_in(one)]
    for line in lines:
        keeps_order(line)
    assert any(PLAYERS[0] in line for line in lines)
    assert any(isolated(PLAYERS[1]) in line for line in lines)
    for seat in (None, 0, 1):
        for line in text(made.view(seat), locale).splitlines():
            keeps_order(line)


def test_the_page_gets_names_that_keep_their_order() -> None:
    board = board_data(hostile())
    for kind in ("cities", "routes"):
        for one in board[kind]:
            keeps_order(one["name"])
    for ticket in board["tickets"].values():
        keeps_order(ticket["name"])
    keeps_order(board["title"])


def test_players_with_unprintable_names_are_refused() -> None:
    for name in ("\u202eAda", "Ada\u200b", "A\nda", "\ufeffAda"):
        with pytest.raises(ttr.BadInput):
            ttr.new_game("usa", players=[name, "Grace"])


@pytest.mark.parametrize("name", [*NAMES, "", "Zürich", "a\u0301", "x" * 10_000, "\u202e" * 10_000, "\u2066" * 10_000])
def test_each_function_gives_text_alone(name: str) -> None:
    keeps_order(isolated(name))
    assert isolated(isolated(name)) == isolated(name)
    assert SIGNS.sub("", isolated(name)) == SIGNS.sub("", name)
    read = Read(in_html(name))
    assert SIGNS.sub("", read.shown) == SIGNS.sub("", name)
    assert set(re.findall("<[^<>]*>", in_html(name))) <= {"<span>", "</span>"}
    assert SIGNS.sub("", unescape(in_plotly(name))) == SIGNS.sub("", name)
    assert not set(in_plotly(name)) & set("<>$")


def test_a_sentence_of_isolated_names_stays_as_it_is() -> None:
    said = f"{isolated('חיפה')}, {isolated('القاهرة')} and Paris"
    assert isolated(said) == said
    assert isolated(f"{said} חיפה").count("\u2068") == 1, "one name was not isolated: the whole is"
