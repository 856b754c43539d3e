"""A viewpoint that belongs to one seat alone, as a guest has it."""

import pytest

import ttr_widget as ttr
from ttr_widget.session.session import Session
from ttr_widget.session.viewpoint import PageRole, Viewpoint

from .test_session import opened, play


@pytest.mark.rule("secret.view")
def test_a_guest_never_serves_another_seat():
    session = Session.of(opened(players=3))
    host, guest = Viewpoint(session, 0), Viewpoint(session, 1, own=True)
    play(session, host, "draw")
    play(session, host, "draw")
    assert session.asked == 1
    assert (guest.shown, guest.mine, host.curtain) == (1, True, None)
    play(session, guest, "draw")
    play(session, guest, "draw")
    assert session.asked == 2
    assert host.curtain == 2, "the seat that nobody has taken is played at the host's"
    assert (guest.curtain, guest.shown, guest.mine) == (None, 1, False)
    assert guest.show(2) is not None
    assert guest.not_asked() is not None
    host.leave()
    assert [guest.serves(seat) for seat in range(3)] == [False, True, False]


@pytest.mark.rule("secret.view")
def test_a_guest_watches_a_game_without_its_seat_and_returns_to_the_seat_later():
    session = Session.of(opened(players=3))
    guest = Viewpoint(session, 2, own=True)
    heard: list[str] = []
    session.watch(heard.append)
    session.replace(opened(players=2))
    guest.follow("another game")
    assert (guest.seat, guest.shown, guest.role) == (None, None, PageRole.SPECTATOR)
    assert not any(guest.serves(seat) for seat in range(2))
    assert guest.no_undo is not None
    session.replace(opened(players=4))
    guest.follow("another game")
    assert (guest.seat, guest.shown, guest.role) == (2, 2, PageRole.PLAYER)


def test_a_guest_whose_seat_a_bot_plays_keeps_its_view_and_plays_nothing():
    session = Session.of(opened())
    guest = Viewpoint(session, 0, own=True)
    assert guest.mine
    session.seat_bots({0: "random"})
    guest.follow("settings")
    assert (guest.shown, guest.mine, guest.may_redo) == (0, False, False)


@pytest.mark.rule("secret.view")
def test_a_guest_does_not_see_other_hands_in_the_replay():
    game = ttr.new_game("usa", players=2, seed=2)
    while game.prompt is not None:
        game.play(game.legal_actions()[-1])
    session = Session.of(game)
    assert not Viewpoint(session, 1, own=True).may_see_all
    assert not Viewpoint(session, None, own=True).may_see_all


def test_a_guest_who_watches_stays_a_spectator():
    session = Session.of(opened())
    guest = Viewpoint(session, None, own=True)
    session.replace(opened(players=4))
    guest.follow("another game")
    assert (guest.seat, guest.shown, guest.curtain) == (None, None, None)
