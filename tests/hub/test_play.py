"""A host who has logged in at a real JupyterHub, and a guest who has no account there: a game in two browsers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from tests.hosts import server
from tests.hosts.conftest import Window
from tests.hosts.guests import Hosted, learnt, play
from tests.hosts.notebook import Notebook
from tests.relay.jupyter import Door

from .hub import PASSWORD, Hub

pytestmark = pytest.mark.guests


def test_a_guest_without_an_account_plays_to_the_end(hub: Hub, ada: Door, window: Callable[..., Window]) -> None:
    server.write_notebook(hub.folder / "ada" / "host.ipynb", "")
    one = window()
    one.page.goto(f"http://127.0.0.1:{hub.port}/hub/login?next=/user/ada/lab/tree/host.ipynb")
    one.page.get_by_label("Username").fill("ada")
    one.page.get_by_label("Password").fill(PASSWORD)
    one.page.get_by_role("button", name="Sign in").click()
    notebook = Notebook(one.page)
    notebook.ready()
    notebook.command("application:toggle-left-area")
    hosted = Hosted(notebook, window)

    few = "players=['Ada', 'Grace'], seed=3, opening=True, pieces={0: 8, 1: 8}"
    host = hosted.start(f"game = ttr.scenario('usa', {few})", "w = ttr.GameWidget(game, seat=0, speed=0)")
    assert hosted.links[1].startswith(f"http://127.0.0.1:{hub.port}/user/ada/ttr/")
    guest = hosted.guest(1, viewport={"width": 1280, "height": 800})
    play(notebook, [host, guest], Random(5), Counter())
    game = hosted.game()
    assert game.is_over
    for page in (host, guest):
        assert page.scores() == list(game.score().totals)
    assert learnt(guest, game, [key for seat, key in hosted.keys().items() if seat != 1]) == []
    assert guest.window.context.cookies() == []
    assert guest.window.refused == []
    answer = guest.window.context.request.get(f"http://127.0.0.1:{hub.port}/user/ada/api/kernels")
    assert answer.status == 403
