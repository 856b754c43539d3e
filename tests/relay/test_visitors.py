"""Counting sockets, and remembering guests."""

from ttr_widget_relay.limits import MOST_AT_A_TABLE, MOST_KNOWN, MOST_SOCKETS, MOST_WITHOUT_KEY
from ttr_widget_relay.visitors import Known, Sockets, guest_of


def test_a_server_a_table_and_strangers_have_limits_of_their_own():
    sockets = Sockets()
    for number in range(MOST_WITHOUT_KEY):
        assert sockets.enter(f"table {number}")
    assert not sockets.enter("another")
    sockets.shown()
    assert sockets.enter("another")
    for _ in range(MOST_WITHOUT_KEY):
        sockets.shown()
    open_now = MOST_WITHOUT_KEY + 1
    while open_now < MOST_SOCKETS:
        assert sockets.enter(f"table {open_now % 20}")
        sockets.shown()
        open_now += 1
    assert not sockets.enter("another")
    sockets.leave("another", has_shown=True)
    assert sockets.enter("another")


def test_a_table_that_is_full_leaves_room_for_others():
    sockets = Sockets()
    for _ in range(MOST_AT_A_TABLE):
        assert sockets.enter("full")
    assert not sockets.enter("full")
    assert sockets.enter("other")
    sockets.leave("full", has_shown=False)
    assert sockets.enter("full")


def test_guests_are_remembered_by_a_mark_that_does_not_tell_the_key():
    known = Known()
    first = guest_of("table", "key")
    assert b"key" not in first
    assert len({first, guest_of("table", "keys"), guest_of("tables", "key"), guest_of("table", None)}) == 4
    known.add(first, "kernel")
    for number in range(MOST_KNOWN - 1):
        known.add(guest_of("table", str(number)), "kernel")
    assert known.kernel_of(first) == "kernel"
    known.add(guest_of("table", "one more"), "kernel")
    assert known.kernel_of(first) is None
    known.forget(guest_of("table", "7"))
    known.forget(first)
    assert known.kernel_of(guest_of("table", "7")) is None
    assert known.kernel_of(guest_of("table", "8")) == "kernel"
