"""A position imagined from a view looks the same to its seat and gives the same answers."""

import pytest

import ttr_widget as ttr
from ttr_widget.boards import BOARDS
from ttr_widget.kernel.turn import choices
from ttr_widget.kernel.view import view
from ttr_widget.queries import (
    closed_routes,
    legal_actions,
    open_routes,
    own_network,
    position_of,
    suggested_pieces,
    ticket_progress,
    unseen_cards,
    unseen_tickets,
    why_closed,
)
from ttr_widget.rules.chosen_pieces import ChoosePieces, ChosenPieces

from .positions import positions


@pytest.mark.parametrize("board", BOARDS)
def test_a_view_answers_as_its_position_does(board):
    for game in positions(board, 21, 12):
        for seat in range(len(game.players)):
            seen, state = game.view(seat), game.state
            assert view(position_of(seen), seat)._replace(hand_sizes=()) == seen._replace(hand_sizes=())
            assert ticket_progress(seen) == ticket_progress(state, seat)
            assert own_network(seen).routes == own_network(state, seat).routes
            assert open_routes(seen) == open_routes(state, seat)
            assert closed_routes(seen) == closed_routes(state, seat)
            assert unseen_cards(seen) == unseen_cards(state, seat)
            assert unseen_tickets(seen) == unseen_tickets(state, seat)
            if game.prompt is not None and game.prompt.seat == seat:
                assert list(legal_actions(seen)) == list(choices(state))
            else:
                assert list(legal_actions(seen)) == []


@pytest.mark.parametrize("board", BOARDS)
def test_a_spectator_sees_what_is_closed_to_everybody(board):
    for game in positions(board, 22, 8):
        seen, seats = game.view(None), range(len(game.players))
        assert view(position_of(seen), None)._replace(hand_sizes=()) == seen._replace(hand_sizes=())
        closed = closed_routes(seen)
        assert closed == frozenset.intersection(*[closed_routes(game.state, seat) for seat in seats])
        assert set(why_closed(seen)) == closed
        for seat in seats:
            assert set(why_closed(game.state, seat)) == closed_routes(game.state, seat)
        assert unseen_cards(seen) == unseen_cards(game.state)


@pytest.mark.parametrize("board", BOARDS)
def test_what_is_unseen_lies_in_decks_and_other_hands(board):
    for game in positions(board, 23, 12):
        state, kinds, tickets = game.state, game.variant.kinds, game.state.slots["tickets"]
        for seat in range(len(game.players)):
            others = [hand for owner, hand in enumerate(state.hands) if owner != seat]
            decks = [kinds.pile(deck).counts for deck in state.slots["market"].decks]
            assert unseen_cards(state, seat) == [sum(counts) for counts in zip(*others, *decks, strict=True)]
            assert unseen_cards(state, seat, others) == [sum(counts) for counts in zip(kinds.none, *decks, strict=True)]
            unseen = set(unseen_tickets(state, seat))
            assert {ticket for deck in tickets.decks for ticket in deck} <= unseen
            assert unseen.isdisjoint((*tickets.held[seat], *tickets.offered[seat]))


def test_a_spectator_is_told_a_reason_that_holds_for_those_without_a_track():
    game = ttr.scenario("europe", seed=1, players=3, claimed={0: ["essen-kobenhavn-1"]})
    number = game.board.route_number["essen-kobenhavn-2"]

    assert why_closed(game.view(None))[number].code == "claim.double-few"
    assert why_closed(game.view(0))[number].code == "claim.double-own"


def test_the_suggested_pieces():
    assert suggested_pieces(ttr.new_game("world", players=2, seed=1).view(0)) == ChoosePieces(20, 40)
    assert suggested_pieces(ttr.new_game("europe", players=2, seed=1).view(0)) is None
    many = ttr.variant("world").with_rule(ChosenPieces(72))
    assert suggested_pieces(ttr.new_game(many, players=2, seed=1).view(0)) == ChoosePieces(24, 48)
