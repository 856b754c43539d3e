"""Page, notebook, odds, puzzles and the explained score give the same answers to the same questions."""

import re

import pytest

from ttr_widget.analysis import ticket_odds
from ttr_widget.boards import BOARDS
from ttr_widget.kernel.scoring import explain
from ttr_widget.page import publish
from ttr_widget.puzzle.goals import NEVER, Complete
from ttr_widget.queries import closed_routes, missing_cards, open_routes, position_of, ticket_progress
from ttr_widget.queries.tickets import own_network
from ttr_widget.render.html.game import view_html
from ttr_widget.render.paint import paint
from ttr_widget.render.palette import LIGHT
from ttr_widget.render.tickets import wanted_tickets
from ttr_widget.session.session import Session
from ttr_widget.session.viewpoint import Viewpoint

from .positions import GAMES, positions

POSITIONS = 200


@pytest.mark.parametrize("number", range(GAMES))
@pytest.mark.parametrize("board", BOARDS)
def test_all_tell_the_same(board, number):
    for moment, game in enumerate(positions(board, number, POSITIONS // GAMES)):
        seat = moment % len(game.players)
        progress = ticket_progress(game.state, seat)
        view = game.view(seat)
        assert ticket_progress(view) == ticket_progress(position_of(view), seat) == progress
        missing = {game.board.tickets[own.ticket].id: own.missing for own in progress}
        said = publish.view_data(Viewpoint(Session(game), seat, playing=False))[1]
        assert of_page(said) == missing
        assert of_html(view) == missing
        assert of_odds(view) == missing
        assert of_explanation(game, seat) == missing
        check_puzzles(game, seat)
        check_paths(game, view, seat, progress, said)
        check_routes(game, view, seat, said)


def of_page(said):
    """The progress that the page shows beside each ticket."""
    assert all(ticket.done == (ticket.missing == 0) for ticket in said.tickets)
    return {ticket.id: ticket.missing for ticket in said.tickets}


def of_html(view):
    """The progress that a notebook shows: the last cell in the row of each ticket."""
    held = view.rules.get("tickets", {}).get("held", ())
    if not held:
        return {}
    (table,) = re.findall(r"your tickets.*?(<table.*?</table>)", view_html(view), re.DOTALL)
    rows = [re.findall(r"<td.*?>(.*?)</td>", row, re.DOTALL) for row in re.findall(r"<tr.*?</tr>", table, re.DOTALL)]
    numbers = [re.findall(r"\d+", re.sub(r"<.*?>", "", row[-1])) for row in rows if row]
    badges = ["<" in row[-1] for row in rows if row]
    return {
        ticket: 0 if badge else int(number[0]) if number else None
        for ticket, number, badge in zip(held, numbers, badges, strict=True)
    }


def of_odds(view):
    """The progress that the odds use; spaces are those of the routes."""
    prices, numbers = view.variant.prices, view.board.route_number
    rows = ticket_odds(view, draws=0).rows
    for row in rows:
        assert row["spaces"] is None or row["spaces"] == sum(prices[numbers[id]].pieces for id in row["routes"])
        assert (row["status"] == "done") == (row["spaces"] == 0)
    return {row["ticket"]: row["spaces"] for row in rows}


def of_explanation(game, seat):
    """The progress in the explained score: the shortest gap if it is free, otherwise the shortest free one."""
    found = {}
    for line in explain(game.state, seat).lines:
        if line.rule != "tickets.score" or line.label not in game.board.ticket_number:
            continue
        facts = [getattr(said, "facts", {}) for said in line.evidence.more]
        lengths = [one["length"] for one in facts if "length" in one]
        blocked = not lengths or (len(lengths) == 1 and len(line.evidence.more) > 1)
        done = dict(line.line.tally).get("tickets") == 1
        found[line.label] = 0 if done else None if blocked else lengths[-1]
    return found


def check_puzzles(game, seat):
    """A puzzle asks for one ticket; stations may borrow routes for this ticket alone."""
    for ticket in game.variant.held(game.state, seat):
        (alone,) = ticket_progress(game.state, seat, [ticket])
        goal = Complete(game.variant, seat, ticket)
        assert goal.met(game.state) == alone.done
        turns = goal.least_turns(game.state)
        assert turns <= len(alone.routes) or alone.missing is None
        if "stations" not in game.variant.by_key:
            assert (turns >= NEVER) == (alone.missing is None)


def check_paths(game, view, seat, progress, said):
    """The highlights of a ticket connect its cities over routes that the seat has or can still claim."""
    network, closed = own_network(game.state, seat), closed_routes(game.state, seat)
    for own, wanted in zip(progress, wanted_tickets(view, True), strict=False):
        id = game.board.tickets[own.ticket].id
        assert said.paths[id] == list(own.path)
        assert (wanted.ticket, wanted.routes) == (id, tuple(game.board.routes[route].id for route in own.path))
        assert set(own.path) - set(own.routes) <= set(network.routes)
        assert set(own.routes) <= set(open_routes(view))
        assert closed.isdisjoint(own.path)
        joined = type(network)(game.board, {*network.routes, *own.path}, network.dead_ends)
        assert joined.joins(game.variant.ticket_cities[own.ticket]) == (own.missing is not None)
    assert set(said.paths) == {
        game.board.tickets[ticket].id for ticket in (*[own.ticket for own in progress], *_offered(game, seat))
    }


def _offered(game, seat):
    return game.state.slots["tickets"].offered[seat] if "tickets" in game.variant.by_key else ()


def check_routes(game, view, seat, said):
    """Page and picture agree on closed routes, and affordable routes are exactly those that can be claimed."""
    board, state = game.board, game.state
    closed = closed_routes(state, seat)
    assert closed_routes(view) == closed
    assert {route for routes in said.closed.values() for route in routes} == closed
    look = paint(view, LIGHT).routes
    assert {board.route_number[id] for id, route in look.items() if route.closed} == closed
    if game.prompt is None or game.prompt.seat != seat or game.prompt.kind != "turn":
        return
    legal = {action.route for action in game.legal_actions() if action.type == "claim"}
    prices, pieces, number = game.variant.prices, game.variant.piece_number, board.route_number
    payable = {
        board.routes[route].id
        for route in open_routes(view)
        if not missing_cards(game.variant, route, view.hand_counts).pairs
        and prices[route].pieces <= view.pieces[seat][pieces[prices[route].piece]]
    }
    assert {number[id] for id in payable} == {number[id] for id in legal}
