"""The socket of a guest: what passes, what is closed and with which code, and that nothing tells tables apart."""

import json
import os
import socket
import time
from pathlib import Path

import pytest
from tornado.httpclient import HTTPClientError

from ttr_widget_relay import limits

from .fake_kernel import KEY
from .jupyter import BASE, CULLED, TOKEN, Guest, eventually

NO_TEXT, TOO_LARGE, TOO_MANY = 1003, 1009, 1013
NO_KEY, SHUT_DOWN, AWAY = 4401, 4410, 4503
NOBODY = "A" * 16


@pytest.fixture(scope="module", autouse=True)
def silent(jupyter, kernel):
    """Two who come before all others and show no key, at a table and at none."""
    guests = [Guest(jupyter, table) for table in (kernel.table, NOBODY)]
    for guest in guests:
        jupyter.guests.remove(guest)
    yield guests
    jupyter.guests += guests
    jupyter.send_guests_away()


def test_a_guest_talks_to_the_kernel(jupyter, kernel):
    guest = jupyter.guest(kernel.table)
    assert "set" in guest.hear()
    for text in ("one", "żółw 🐢", "\ud800", "x" * 16_000):
        guest.say({"text": text})
        assert guest.hear() == {"heard": {"text": text}}


def test_the_kernel_is_told_nothing_about_the_guest(jupyter, kernel):
    guest = jupyter.guest(
        kernel.table, Cookie="a=1", Authorization=f"token {TOKEN}", X_Forwarded_For="10.0.0.1", Origin="null"
    )
    headers = guest.hear()["set"]["headers"]
    names = {"Upgrade", "Connection", "Sec-Websocket-Key", "Sec-Websocket-Version", "Host", "Accept-Encoding"}
    assert set(headers) <= names | {"User-Agent"}
    assert headers["Host"] == f"127.0.0.1:{kernel.address['port']}"


@pytest.mark.parametrize("origin", ["null", "http://elsewhere.example", "https://127.0.0.1"])
def test_the_key_counts_and_not_where_a_page_comes_from(jupyter, kernel, origin):
    assert "set" in jupyter.guest(kernel.table, Origin=origin).hear()


@pytest.mark.parametrize("code", [1000, 1008, 1013, 4401, 4408])
def test_the_kernel_closes_with_its_own_code(jupyter, kernel, code):
    guest = jupyter.guest(kernel.table)
    guest.hear()
    guest.say({"close": code})
    assert guest.code() == code


def test_a_connection_that_breaks_is_told_to_a_guest_who_had_a_seat(jupyter, kernel):
    guest = jupyter.guest(kernel.table)
    guest.hear()
    guest.say({"abort": True})
    assert guest.code() == AWAY


def test_a_guest_who_leaves_leaves_room(jupyter, own_kernel):
    for _ in range(3):
        guests = [jupyter.guest(own_kernel.table) for _ in range(limits.MOST_AT_A_TABLE)]
        for guest in guests:
            guest.hear()
        assert Guest(jupyter, own_kernel.table).code() == TOO_MANY
        guests[0].say({"still": "here"})
        assert guests[0].hear() == {"heard": {"still": "here"}}
        for guest in guests:
            guest.leave()
        assert {guest.code() for guest in guests} <= {None, 1000, 1005}
        eventually(lambda: has_room(jupyter, own_kernel.table))


def has_room(jupyter, table):
    guest = jupyter.guest(table)
    try:
        guest.hear()
    except AssertionError:
        return False
    guest.leave()
    return True


# What looks the same: a table that never was, and every reason why a key is not accepted.


WRONG = [
    {"key": KEY[:-1] + "x"},
    {"key": ""},
    {"key": 3},
    {"key": [KEY]},
    {"key": "\u0142\ud800" * 11},
    {"key": KEY, "more": "x" * 17_000},
    {},
    [KEY],
    KEY,
    None,
    7,
]


def refusals(jupyter, *shown):
    """With which codes people are sent away who show these first messages at these tables."""
    guests = [Guest(jupyter, table) for table, _ in shown]
    for guest, (_, hello) in zip(guests, shown, strict=True):
        guest.say(hello if isinstance(hello, str) else json.dumps(hello))
    return [guest.code() for guest in guests]


def test_wrong_keys_and_no_table_look_the_same(jupyter, kernel):
    shown = [
        (table, hello)
        for hello in [*WRONG, "{no json", "[" * 9000, "9" * 9000, '{"key": NaN}', ""]
        for table in (kernel.table, NOBODY)
    ]
    codes = refusals(jupyter, *shown)
    assert codes[0::2] == codes[1::2]
    assert set(codes) == {NO_KEY, TOO_LARGE}
    assert codes.count(TOO_LARGE) == 2


def test_the_right_key_at_another_table_is_a_wrong_key(jupyter, own_kernel):
    tables = (NOBODY, own_kernel.table.upper())
    assert refusals(jupyter, *((table, {"key": KEY}) for table in tables)) == [NO_KEY, NO_KEY]


def bad_files(kernel):
    """Port files that are not believed, by the table that they are for."""
    right = kernel.address
    wrong = {
        "pid": (right | {"pid": right["pid"] + 1, "parent": 1}, 0o600),
        "mode": (right, 0o644),
        "kernel": (right | {"kernel": "11111111-2222-3333-4444-555555555555"}, 0o600),
        "port": (right | {"port": 22}, 0o600),
    }
    for name, (content, mode) in wrong.items():
        table = f"bad-{name}".ljust(16, "0")
        path = kernel.file.with_name(f"ttr-{table}.json")
        path.write_text(json.dumps(content))
        path.chmod(mode)
        yield table
    link = kernel.file.with_name("ttr-bad-link00000000.json")
    link.unlink(missing_ok=True)
    link.symlink_to(kernel.file)
    yield "bad-link00000000"


def test_a_file_that_is_not_believed_looks_like_no_table(jupyter, own_kernel):
    nothing = jupyter.get(f"ttr/{NOBODY}/").told
    dead = jupyter.start_kernel()
    dead.shut_down()
    tables = [*bad_files(own_kernel), dead.table]
    assert len(tables) == 6
    for table in tables:
        assert jupyter.get(f"ttr/{table}/").told == nothing
        assert jupyter.get(f"ttr/{table}/widget.js").told == nothing
    assert refusals(jupyter, *((table, {"key": KEY}) for table in tables)) == [NO_KEY] * 6


# Kernels that end.


def test_a_killed_kernel_is_told_and_its_next_process_is_found(jupyter, own_kernel):
    guest = jupyter.guest(own_kernel.table)
    guest.hear()
    before = own_kernel.address
    guest.say({"die": True})
    assert guest.code() == AWAY
    own_kernel.restarted()
    assert own_kernel.address["pid"] != before["pid"]
    again = eventually(lambda: accepted(jupyter, own_kernel.table))
    again.say({"back": 1})
    assert again.hear() == {"heard": {"back": 1}}
    assert jupyter.get(own_kernel.path).status == 200


def accepted(jupyter, table):
    guest = jupyter.guest(table)
    try:
        guest.hear()
    except AssertionError:
        return None
    return guest


def test_the_file_of_a_killed_process_leads_nowhere(jupyter, own_kernel):
    guest = jupyter.guest(own_kernel.table)
    guest.hear()
    stale = own_kernel.file.read_bytes()
    guest.say({"die": True})
    guest.code()
    own_kernel.restarted()
    own_kernel.file.write_bytes(stale)
    assert jupyter.get(own_kernel.path).told == jupyter.get(f"ttr/{NOBODY}/").told
    assert jupyter.guest(own_kernel.table).code() == AWAY
    assert jupyter.guest(own_kernel.table, key="wrong").code() == NO_KEY


def test_a_kernel_that_was_shut_down_is_told_to_those_who_had_a_seat(jupyter, own_kernel):
    guest = jupyter.guest(own_kernel.table)
    guest.hear()
    own_kernel.shut_down()
    assert guest.code() in (SHUT_DOWN, AWAY)
    assert jupyter.guest(own_kernel.table).code() == SHUT_DOWN
    assert jupyter.guest(own_kernel.table, key="another").code() == NO_KEY


def test_a_void_key_is_forgotten(jupyter, own_kernel):
    guest = jupyter.guest(own_kernel.table)
    guest.hear()
    guest.say({"close": NO_KEY})
    assert guest.code() == NO_KEY
    own_kernel.shut_down()
    assert jupyter.guest(own_kernel.table).code() == NO_KEY


# Junk and floods.


def test_a_large_message_ends_the_connection(jupyter, kernel):
    for number, size in enumerate((limits.LARGEST_FROM_GUEST + 1, 5_000_000)):
        guest = jupyter.guest(kernel.table)
        guest.hear()
        guest.say(json.dumps({"text": os.urandom(size // 2).hex()}))
        assert guest.code() in (TOO_LARGE, None), number


def test_bytes_end_the_connection(jupyter, kernel):
    guest = jupyter.guest(kernel.table)
    guest.hear()
    guest.say(b"bytes")
    assert guest.code() == NO_TEXT
    guest = Guest(jupyter, kernel.table)
    guest.say(b"bytes")
    assert guest.code() == NO_TEXT


def test_bytes_of_the_kernel_do_not_pass(jupyter, kernel):
    guest = jupyter.guest(kernel.table)
    guest.hear()
    guest.say({"binary": True})
    assert guest.code() == AWAY


def test_a_large_state_passes_and_a_huge_one_does_not(jupyter, kernel):
    guest = jupyter.guest(kernel.table)
    guest.hear()
    guest.say({"large": 3_900_000})
    assert len(guest.hear()["x"]) == 3_900_000
    guest.say({"large": 4_100_000})
    assert guest.code() == AWAY


def test_strangers_leave_room_for_those_who_sit(jupyter, kernel):
    seated = jupyter.guest(kernel.table)
    seated.hear()
    strangers = [Guest(jupyter, f"{number:016}") for number in range(limits.MOST_WITHOUT_KEY)]
    assert Guest(jupyter, kernel.table).code() == TOO_MANY
    seated.say({"still": "here"})
    assert seated.hear() == {"heard": {"still": "here"}}
    for stranger in strangers:
        stranger.leave()
    eventually(lambda: has_room(jupyter, kernel.table))


def handshake(jupyter, path, *lines):
    """A raw connection that has asked for an upgrade."""
    one = socket.create_connection(("127.0.0.1", jupyter.port))
    # Little room, so that a slow reader is noticed early.
    one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    asked = [f"GET {BASE}{path} HTTP/1.1", f"Host: 127.0.0.1:{jupyter.port}", "Upgrade: websocket",
             "Connection: Upgrade", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13",
             *lines, "", ""]  # fmt: skip
    one.sendall("\r\n".join(asked).encode())
    return one


def frame(content):
    """A text frame of a guest; a mask of zeros leaves it readable."""
    text = json.dumps(content).encode()
    assert len(text) < 126
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


def resident(pid):
    """The memory of a process in bytes."""
    return int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")


def test_a_slow_reader_slows_the_kernel_and_nobody_else(jupyter, own_kernel):
    slow = handshake(jupyter, f"{own_kernel.path}ws")
    slow.sendall(frame({"key": KEY}))
    while b'"set"' not in slow.recv(4096):
        pass
    before = resident(jupyter.server.process.pid)
    slow.sendall(frame({"stream": 2_000}))  # 200 MB
    other = jupyter.guest(own_kernel.table)
    other.hear()
    for number in range(50):
        other.say({"number": number})
        assert other.hear() == {"heard": {"number": number}}
    assert resident(jupyter.server.process.pid) - before < 50_000_000
    slow.close()


@pytest.mark.parametrize("path", ["../api/kernels/ws", "ttr/x/ws", f"ttr/{NOBODY}/ws/", f"ttr/{NOBODY}A/ws"])
def test_other_paths_are_no_sockets(jupyter, path):
    with pytest.raises(HTTPClientError):
        Guest(jupyter, f"../{path.removesuffix('/ws')}")


def test_a_socket_is_no_page(jupyter, kernel):
    known, unknown = jupyter.get(f"{kernel.path}ws"), jupyter.get(f"ttr/{NOBODY}/ws")
    assert known.told == unknown.told
    assert known.status == 400


# Time.


def test_a_refusal_takes_the_same_time_whatever_the_reason(jupyter, kernel):
    # Not a matter of the machine's speed: the refusal waits.
    for table in (kernel.table, NOBODY):
        guest = Guest(jupyter, table)
        start = time.monotonic()
        guest.say({"key": "wrong"})
        assert guest.code() == NO_KEY
        assert time.monotonic() - start >= limits.REFUSED_AFTER


def test_a_socket_that_shows_no_key_is_closed(silent):
    assert [guest.code() for guest in silent] == [NO_KEY, NO_KEY]


# Keeping alive.


def test_playing_keeps_the_kernel_and_the_server_alive_and_knocking_does_not(jupyter, own_kernel):
    before, server = own_kernel.last_activity, jupyter.api("status")["last_activity"]
    stranger = jupyter.guest(own_kernel.table, key="wrong")
    stranger.say({"a": "move"})
    stranger.code()
    jupyter.get(own_kernel.path)
    guest = jupyter.guest(own_kernel.table)
    guest.hear()
    assert own_kernel.last_activity == before
    guest.say({"a": "move"})
    guest.hear()
    assert own_kernel.last_activity > before
    assert jupyter.api("status")["last_activity"] > server


def test_a_kernel_is_shut_down_as_idle_only_when_nobody_plays(jupyter):
    played, idle = jupyter.start_kernel(CULLED), jupyter.start_kernel(CULLED)
    guest, sleeper = jupyter.guest(played.table), jupyter.guest(idle.table)
    guest.hear()
    sleeper.hear()

    def play():
        guest.say({"a": "move"})
        assert guest.hear() == {"heard": {"a": "move"}}
        return not idle.runs

    eventually(play)
    assert played.runs
    assert sleeper.code() in (SHUT_DOWN, AWAY)
    assert jupyter.guest(idle.table).code() == SHUT_DOWN
