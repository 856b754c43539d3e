"""Whole games of every variant: each line of each sheet has evidence, and the evidence is right."""

import networkx as nx

from tests.contract.games import noted, whole_games
from ttr_widget.kernel.gaps import spaces
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.reckoning import settle
from ttr_widget.kernel.state import FREE


@whole_games(40)
def test_every_line_has_evidence_that_holds(case, walk):
    game = walk.played(case)
    with noted(case, walk, game):
        for moment in (game.at(len(game.history) // 2), game):
            check(moment)


def check(game):
    sheet = game.score()
    for seat in range(len(game.players)):
        score = game.explain_score(seat)
        assert [line.line for line in score.lines] == list(sheet.seats[seat].lines)
        assert (score.total, score.over) == (sheet.seats[seat].total, game.is_over)
        lent = loans(game, seat)
        for line in score.lines:
            check_line(game, seat, line, lent)


def loans(game, seat):
    """The routes that the seat borrows, by id."""
    routes = game.board.routes
    return {routes[loan].id for loan in settle(game.state, seat).loans if loan is not None}


def check_line(game, seat, line, lent):
    board, claimed = game.board, game.view(None).claimed
    assert all(isinstance(said, Message) for said in (line.evidence.message, *line.evidence.more))
    assert line.evidence.text.endswith(".")
    assert not set("{}") & set(line.evidence.text)
    own = {route for route, owner in claimed.items() if owner == seat}
    assert set(line.routes) <= own | lent
    assert set(line.cities) <= set(board.city_number)
    if line.rule == "claim.score":
        assert set(line.routes) == own
    elif line.rule == "tickets.score":
        check_ticket(game, line, own | lent)
    elif "trail" in getattr(line.evidence.message, "template", ""):
        assert walkable(board, line.routes)
        assert set(line.routes) <= own
        length = spaces(game.state, [board.route_number[route] for route in line.routes])
        assert line.line.reason.facts["length"] == length


def dead_ends(board):
    return {city.id for city in board.cities if city.fact("country", False)}


def graph_of(board, routes, apart):
    """The network of these routes; each route into a dead end has a place of its own there."""
    graph: nx.Graph = nx.Graph()
    for id in routes:
        route = board.route(id)
        graph.add_edge(*[(city, id) if city in apart else city for city in route.cities])
    return graph


def joined(board, routes, cities, apart):
    def at(city, piece):
        return city in piece or any(isinstance(place, tuple) and place[0] == city for place in piece)

    pieces = nx.connected_components(graph_of(board, routes, apart))
    return any(all(at(city, piece) for city in cities) for piece in pieces)


def check_ticket(game, line, network):
    board = game.board
    ticket = board.ticket(line.label)
    apart = dead_ends(board) if "countries" in game.variant.by_key else set()
    assert line.cities == ticket.cities
    done = dict(line.line.tally).get("tickets", 0) == 1
    assert joined(board, network, ticket.cities, apart) == done
    if done:
        assert joined(board, line.routes, ticket.cities, apart)
        assert line.gap == ()
        if len(ticket.cities) == 2:
            assert walkable(board, line.routes)
            assert {line.routes[0], line.routes[-1]} <= {
                r.id for r in board.routes if set(r.cities) & set(ticket.cities)
            }
        return
    owners = game.state.owners
    assert set(line.gap).isdisjoint(network)
    if line.gap:
        assert joined(board, [*network, *line.gap], ticket.cities, apart)
        for spare in line.gap:  # every route of the gap is needed
            rest = [route for route in line.gap if route != spare]
            assert not joined(board, [*network, *rest], ticket.cities, apart)
    said = line.evidence.text
    free = all(owners[board.route_number[route]] == FREE for route in line.gap)
    assert ("already claimed:" in said) == (bool(line.gap) and not free)


def walkable(board, routes):
    """Do these routes follow each other?"""
    starts = board.route(routes[0]).cities if routes else ()
    for start in starts:
        at = start
        for id in routes:
            a, b = board.route(id).cities
            if at not in (a, b):
                break
            at = b if at == a else a
        else:
            return True
    return not routes
