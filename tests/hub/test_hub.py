"""Guests without an account come through a real JupyterHub and its proxy to a table, and to nothing else."""

import pytest

from tests.relay.fake_kernel import PAGE

pytestmark = pytest.mark.guests


def test_a_guest_without_an_account_plays(ada, kernel):
    page = ada.get(kernel.path)
    assert (page.status, page.text) == (200, PAGE)
    assert "Set-Cookie" not in page.headers
    assert "sandbox allow-scripts" in page.headers["Content-Security-Policy"]
    guest = ada.guest(kernel.table)
    headers = guest.hear()["set"]["headers"]
    assert "X-Forwarded-For" not in headers
    guest.say({"a": "move"})
    assert guest.hear() == {"heard": {"a": "move"}}


def test_a_guest_gets_nowhere_else(ada, kernel):
    for path in ("api/kernels", f"api/kernels/{kernel.id}", "api/contents"):
        assert ada.get(path).status == 403, path
    for path in ("lab", "tree", "files/x", f"ttr/{kernel.table}/../../lab"):
        assert ada.get(path).status in (302, 403, 404), path
    assert ada.get("../../hub/api/users").status == 403


def test_a_wrong_key_looks_like_no_table(ada, kernel):
    guests = [ada.guest(kernel.table, key="wrong"), ada.guest("A" * 16)]
    assert [guest.code() for guest in guests] == [4401, 4401]
    assert ada.get(f"ttr/{'A' * 16}/").status == 404


def test_a_killed_kernel_is_told(ada, kernel):
    guest = ada.guest(kernel.table)
    guest.hear()
    guest.say({"die": True})
    assert guest.code() == 4503


def test_playing_keeps_the_server_alive(hub, ada, kernel):
    before = ada.api("status")["last_activity"]
    guest = ada.guest(kernel.table)
    guest.hear()
    guest.say({"a": "move"})
    guest.hear()
    assert ada.api("status")["last_activity"] > before
