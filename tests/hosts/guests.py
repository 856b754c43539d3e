"""Guests at the game of a notebook: their pages in fresh contexts, and everything that these pages were sent."""

from __future__ import annotations

import json
import tempfile
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import ttr_widget as ttr
from tests.ui.player import choose, click
from tests.widget.test_secrets import leaks

from .conftest import Window
from .notebook import Notebook, Seat

HELPERS = '''
def place(seat):
    from ttr_widget.serve.invitation import _tables
    return list(_tables.values())[-1].places[seat]
def feed(seat):
    return list(place(seat)._guests.values())[-1]._feed.state
def cut(seat):
    """Break the connections of a seat, as a network does."""
    for guest in list(place(seat)._guests):
        guest._loop.call_soon_threadsafe(guest.close)
def saved():
    import pathlib, tempfile
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, 'game.ttr.json')
        w.game.save(path)
        return path.read_text()
'''
"""Run in the kernel of the host, whose widget is called ``w``, and its invitation ``table``."""


class Guest(Seat):
    """A guest's page."""

    def __init__(self, host: Notebook, window: Window, link: str, seat: int | None, *, finger: bool = False) -> None:
        root = window.page.locator(".ttr-root")
        super().__init__(window.page, root, lambda what: host.ask(f"feed({seat})[{what!r}]"), finger=finger)
        self.window, self.number, self.link = window, seat, link
        self.frames: list[str] = []
        """All that the page was sent through its socket."""
        window.page.on("websocket", lambda socket: socket.on("framereceived", self._note))

    def _note(self, text: str | bytes) -> None:
        assert isinstance(text, str)
        self.frames.append(text)

    def come(self) -> None:
        """Open the link and wait for the map."""
        self.whole.goto(self.link)
        self.page.locator(".ttr-map[data-drawn]").wait_for()


class Hosted:
    """A game in a notebook with guests."""

    def __init__(self, notebook: Notebook, window: Callable[..., Window]) -> None:
        self.notebook, self.window = notebook, window
        self.guests: list[Guest] = []
        self.links: dict[int | None, str] = {}
        """The links that the host's page has shown, by seat (``None``: spectators)."""

    def start(self, *lines: str) -> Seat:
        """Make a widget ``w`` (by these lines) whose seat 0 is the host's, and invite guests to all others."""
        self.notebook.run("\n".join(["import ttr_widget as ttr", *lines, HELPERS, "table = w.invite()"]), "w")
        host = self.notebook.seat()
        self.read_links(host)
        return host

    def read_links(self, host: Seat) -> None:
        """Read the links in the dialog of the host's page, and close it."""
        rows = host.page.locator(".ttr-invite li:has(.ttr-linkrow)")
        rows.first.wait_for()
        for row in rows.all():
            seat, link = row.get_attribute("data-seat"), row.locator(".ttr-linkrow input").input_value()
            self.links[None if seat == "watch" else int(str(seat))] = link
        host.page.locator(".ttr-dialog:has(.ttr-invite) .ttr-head button").click()
        host.page.locator(".ttr-invite").wait_for(state="detached")

    def guest(self, seat: int | None, *, finger: bool = False, **wishes: Any) -> Guest:
        """A guest who has come to a seat (``None``: a spectator), in a fresh context."""
        one = Guest(self.notebook, self.window(**wishes), self.links[seat], seat, finger=finger)
        one.come()
        self.guests.append(one)
        return one

    def keys(self) -> dict[int | None, str]:
        """The keys of the links."""
        return {seat: link.partition("#")[2] for seat, link in self.links.items()}

    def game(self) -> Any:
        """The game as it is now, brought here from the kernel."""
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "game.ttr.json")
            path.write_text(self.notebook.ask("saved()"), encoding="utf-8")
            return ttr.load(path)


def play(host: Notebook, seats: Sequence[Seat], rng: Random, done: Counter[str], most: int = 2000) -> None:
    """Play by clicks on the pages of these seats, to the end or for so many answers."""
    for _ in range(most):
        asked = host.ask("w.game.prompt and w.game.prompt.seat")
        if asked is None:
            break
        prompt = seats[asked].widget.prompt
        seats[asked].settle(prompt["seq"] - 1)
        assert prompt["mine"]
        click(seats[asked], prompt, choose(prompt, rng, done))
        seats[asked].settle(prompt["seq"])


def learnt(guest: Guest, game: Any, secrets: Iterable[str]) -> list[str]:
    """What a guest was sent that the seat may not know, up to the end of the game, when tickets are shown."""
    found, unknown = list[str](), list(secrets)
    is_over = False
    for frame in guest.frames:
        found += [secret for secret in unknown if secret in frame]
        said = json.loads(frame)
        sent = said.get("set") or said.get("msg") or {}
        is_over = is_over or bool(sent.get("sheet"))
        if not is_over:
            found += leaks(game, guest.number, {name: value for name, value in sent.items() if name != "board"})
    return found
