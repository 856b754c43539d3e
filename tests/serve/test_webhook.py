"""Whose turn it is, told to an address."""

from __future__ import annotations

import json
import queue
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread
from typing import Any

import pytest

import ttr_widget as ttr
from ttr_widget.serve.house import House, Wish
from ttr_widget.serve.webhook import Webhook, checked_address
from ttr_widget.session.session import Session

SECONDS = 60


class Ear:
    """An address that hears what it is told; it refuses the first so many times."""

    def __init__(self) -> None:
        self.heard: queue.Queue[Any] = queue.Queue()
        self.refusals = 0
        ear = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                text = self.rfile.read(int(self.headers["Content-Length"])).decode()
                ear.heard.put(json.loads(text))
                ear.refusals -= 1
                self.send_response(500 if ear.refusals >= 0 else 204)
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.thread = Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()
        self.address = f"http://127.0.0.1:{self.server.server_port}/secret-of-the-host"

    def next(self) -> Any:
        return self.heard.get(timeout=SECONDS)


@pytest.fixture
def ear(monkeypatch: pytest.MonkeyPatch) -> Iterator[Ear]:
    monkeypatch.setattr("ttr_widget.serve.webhook.PAUSES", (0.0, 0.0))
    one = Ear()
    yield one
    one.server.shutdown()
    one.thread.join(SECONDS)
    one.server.server_close()


def opened(**more: Any) -> ttr.Game:
    """A game in which Ada has the first turn."""
    return ttr.scenario("berlin", players=["Ada", "Grace", "Robot"], seed=7, turn=0, **more)


def test_each_turn_of_a_person_is_told_once_and_holds_no_secret(ear: Ear) -> None:
    game = opened(hands={0: "2 green"})
    session = Session.of(game)
    session.seat_bots({2: "random"})
    webhook = Webhook(session, ear.address)
    first = ear.next()
    assert first == {
        "game": "berlin", "players": ["Ada", "Grace", "Robot"], "seat": 0, "player": "Ada", "turn": first["turn"],
        "over": False, "text": "Ada, it is your turn.",
    }  # fmt: skip
    game.play("draw deck")
    game.play("draw deck")
    assert ear.next()["player"] == "Grace"
    game.play("draw deck")
    game.play("draw deck")
    session.step()
    session.step()
    assert ear.next()["player"] == "Ada", "the bot needs no telling"
    webhook.close()
    game.play("draw deck")
    game.play("draw deck")
    assert ear.heard.empty()


def test_it_is_told_again_if_that_fails(ear: Ear) -> None:
    ear.refusals = 2
    Webhook(Session.of(opened()), ear.address)
    assert ear.next() == ear.next() == ear.next()


def test_a_turn_that_has_passed_on_is_not_told_any_more(ear: Ear, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ttr_widget.serve.webhook.PAUSES", (float(SECONDS),))
    ear.refusals = 1
    game = opened()
    Webhook(Session.of(game), ear.address)
    assert ear.next()["player"] == "Ada"
    game.play("draw deck")
    game.play("draw deck")
    assert ear.next()["player"] == "Grace"
    assert ear.heard.empty()


@pytest.mark.parametrize(
    "given", ["", "file:///etc/passwd", "ftp://host/", "http://", 3, None, "http://a b/\n", "x" * 3000]
)
def test_only_addresses_of_the_web_are_told_anything(given: Any) -> None:
    with pytest.raises(ttr.BadInput, match="webhook"):
        checked_address(given)


def test_a_server_tells_of_all_its_tables(ear: Ear, tmp_path: Any) -> None:
    house = House(tmp_path / "tables", 5, webhook=ear.address)
    table = house.open(Wish("berlin", ("Ada", "Grace"), ("person", "person")))
    assert ear.next()["player"] == "Ada"
    house.end(table)
