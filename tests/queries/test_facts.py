"""The flat facts of a view, and the tickets of a sheet."""

from collections import Counter

import pytest

import ttr_widget as ttr
from tools.reference_pages import MEANINGS, classes_below, codes_page, event_types, events_page
from ttr_widget.boards import BOARDS
from ttr_widget.kernel.action import Action
from ttr_widget.kernel.event import Event
from ttr_widget.kernel.roles import Role


@pytest.mark.parametrize("board", BOARDS)
def test_facts_agree_with_what_the_rules_show(board):
    game = ttr.new_game(board, players=3, seed=4)
    for _ in range(40):
        if game.is_over:
            break
        for seat in (None, 0, 1, 2):
            view = game.view(seat)
            assert view.display == view.rules["market"]["display"]
            assert view.offered == view.rules["tickets"]["offered"]
            assert tuple(ticket.id for ticket in view.tickets) == (
                view.rules["tickets"]["held"] if seat is not None else ()
            )
            assert view.events == game.events_seen_by(seat)
            cards = Counter(view.unseen) + Counter(view.hand or {}) + Counter(view.discards)
            cards += Counter(card for card in view.display if card)
            if game.prompt is not None and game.prompt.kind != "tunnel":
                assert sum(cards.values()) == sum(game.variant.kinds.copies)
        game.play(game.legal_actions()[-1])


def test_tickets_and_paths():
    game = ttr.scenario(
        "europe",
        seed=1,
        claimed={0: "dieppe-paris, brest-dieppe", 1: "amsterdam-london"},
        tickets={0: "brest-petrograd, wien-paris", 1: []},
    )
    view = game.view(0)
    tickets = {ticket.id: ticket for ticket in view.tickets}
    assert tickets["brest-petrograd"].cities == ("brest", "petrograd")
    assert (tickets["brest-petrograd"].points, tickets["brest-petrograd"].done) == (20, False)
    assert tickets["brest-petrograd"].missing == 17
    assert view.longest_path == (3, 2)
    assert game.view(None).tickets == ()
    scored = game.score().tickets
    assert [(ticket.id, ticket.done, ticket.points) for ticket in scored[0]] == [
        ("brest-petrograd", False, -20),
        ("paris-wien", False, -8),
    ]
    assert scored[1] == ()


def test_a_completed_ticket():
    game = ttr.scenario(
        "usa",
        seed=1,
        claimed={0: "calgary-helena, helena-salt lake city, phoenix-denver"},
        tickets={0: "calgary-salt lake city", 1: []},
    )
    (ticket,) = game.view(0).tickets
    assert (ticket.done, ticket.missing, ticket.points) == (True, 0, 7)
    assert game.score().tickets[0] == ((ticket.id, True, 7),)


def test_a_bot_sees_what_its_seat_has_seen():
    seen = []

    def watcher(view, prompt, rng):
        seen.append(view.events)
        assert all(event.cards is None for event in view.events if event.type == "deal" and event.seat != view.seat)
        return ttr.bots.legal_actions(view)[0]

    match = ttr.bots.Match("usa", [watcher, "random"], seed=3)
    for _ in range(30):
        match.step()
    assert not match.troubles
    assert seen[-1] == tuple(event.seen_by(0) for event in match.draft.events[: len(seen[-1])])
    assert len(seen[0]) < len(seen[-1])


def test_views_are_equal_if_they_show_the_same():
    game = ttr.new_game("usa", seed=1)
    before = game.view(0)
    game.play("keep all")
    game.undo()
    assert game.view(0) == before
    assert hash(game.view(0)) == hash(before)
    assert game.view(1) != before


def test_the_pages_of_events_and_codes_name_them_all():
    assert set(MEANINGS) == set(Role)
    page = events_page()
    types = [kind.type for kind in event_types()]
    assert {"claim", "draw", "tunnel", "game-over", "exchange", "passenger"} < set(types)
    assert all(f"## `{name}`" in page for name in types)
    assert classes_below(Action) == {getattr(ttr.actions, name) for name in ttr.actions.__all__}
    assert classes_below(Event) == {getattr(ttr.events, name) for name in ttr.events.__all__}
    assert "| `cards` | cards by name, with their numbers | private |" in page
    codes = codes_page()
    assert all(
        f"| `{code}` |" in codes for code in ("input", "turn.one-action", "draw.second-open-wild", "world.refill")
    )
