"""The course of a game: nothing is lost, turns are in order, and it ends once with a sheet that adds up."""

import json
from collections.abc import Mapping
from typing import Any

import networkx as nx

from ttr_widget import Game
from ttr_widget.kernel.state import FREE

from .games import Case, noted, whole_games
from .invariants import check_position, check_sheet
from .referee import Referee

NO_GAIN = {"pass", "tunnel-declined", "exchange"}


@whole_games(300)
def test_nothing_is_lost_and_the_events_tell_everything(case, walk):
    game = walk.new(case)
    referee = Referee(case.variant, case.players)
    seen = 0
    with noted(case, walk, game):
        while True:
            for event in game.events[seen:]:
                referee.see(json.loads(json.dumps(event.to_dict())))
            seen = len(game.events)
            check_position(game.state)
            referee.agrees_with(game.state, json.loads(json.dumps(game.view(None).to_dict())))
            if walk.chance(0.05) or game.is_over:
                check_sheet(game.score(), game.state)
            if game.is_over:
                break
            happened = game.play(walk.choose(game.legal_actions()))
            assert tuple(happened) == game.events[seen:], "play returns what happened"
        assert json.loads(json.dumps(game.score().to_dict())) == referee.over
        assert game.prompt is None
        assert not game.legal_actions()


OPENING = ("deal", "display", "passengers-placed", "tickets-drawn", "tickets-kept", "pieces", "turn")


@whole_games(0)
def test_the_opening_happens_in_order(case, walk):
    game = walk.new(case)
    with noted(case, walk, game):
        while game.state.turn == 0:
            game.play(walk.choose(game.legal_actions()))
        places = [OPENING.index(event.type) for event in game.events if event.type not in ("flush", "reshuffle")]
        types = [event.type for event in game.events]
        assert places == sorted(places)
        assert types[-1] == "turn"
        assert types.count("deal") == case.players
        for kind in {"tickets-drawn", "tickets-kept", "pieces"} & set(types):
            assert types.count(kind) == case.players


@whole_games(300)
def test_turns_go_round_and_the_game_ends_when_it_should(case, walk):
    game = walk.new(case)
    order = Order(case, first=walk.first % case.players)
    with noted(case, walk, game):
        seen = 0
        while not game.is_over:
            game.play(walk.choose(game.legal_actions()))
            events, seen = game.events[seen:], len(game.events)
            order.see(game, events)
        order.at_the_end(game)


class Order:
    """Follows turns by their events, and derives from the rules alone when the last round begins and the game ends."""

    def __init__(self, case: Case, first: int) -> None:
        rules: Mapping[str, Any] = case.variant.by_key
        self.last_round, self.idle_rounds = rules["last_round"], rules["turns"].idle_rounds
        self.players = case.players
        self.first = first
        self.turns = 0
        self.passes = 0
        self.idle = 0
        self.in_turn: list[str] = []
        self.triggered_in: int | None = None
        self.should_end = False

    def see(self, game: Game, events) -> None:
        for place, event in enumerate(events):
            ends_a_turn = self.turns and event.type in ("turn", "last-round", "game-over")
            if ends_a_turn and not (place and events[place - 1].type == "last-round"):
                self._turn_ended(game, event.type == "last-round")
            if event.type == "turn":
                self._turn_begins(event)
            elif event.type == "last-round":
                assert (event.seat, event.turns) == (self._seat(self.turns), self.last_round.turns)
            elif event.type == "game-over":
                assert event is game.events[-1]
                assert self.should_end, "the game ended too soon"
            else:
                self.in_turn.append(event.type)

    def _seat(self, turn: int) -> int:
        return (self.first + turn - 1) % self.players

    def _turn_begins(self, event) -> None:
        assert not self.should_end, "the game goes on too long"
        self.turns += 1
        assert (event.number, event.seat) == (self.turns, self._seat(self.turns))
        self.in_turn = []

    def _turn_ended(self, game: Game, announced: bool) -> None:
        idle = bool(NO_GAIN & set(self.in_turn))
        self.passes = self.passes + 1 if "pass" in self.in_turn else 0
        self.idle = self.idle + 1 if idle else 0
        left = sum(game.state.pieces[self._seat(self.turns)])
        stuck = self.passes >= self.players or self.idle >= self.players * self.idle_rounds
        triggers = self.triggered_in is None and left <= self.last_round.pieces_left and not stuck
        assert announced == triggers, "the last round begins once, when the pieces run short"
        if triggers:
            self.triggered_in = self.turns
        self.should_end = stuck
        if self.triggered_in is not None:
            self.should_end |= self.turns == self.triggered_in + self.last_round.turns * self.players

    def at_the_end(self, game: Game) -> None:
        types = [event.type for event in game.events]
        assert types.count("game-over") == 1
        assert types.count("last-round") == (self.triggered_in is not None)
        over: Any = game.events[-1]
        assert (over.sheet, over.winners) == (game.score(), game.score().winners)


@whole_games(150)
def test_tickets_and_stations_are_worth_what_the_rules_say(case, walk):
    """Recomputes the score with networkx, trying every use of the stations."""
    game = walk.played(case)
    with noted(case, walk, game):
        for seat in range(case.players):
            sheet = game.score().seats[seat]
            assert sum(line.points for line in sheet.lines if line.rule == "tickets.score") == ticket_points(game, seat)
            if "stations" in game.variant.by_key:
                rule = game.variant.by_key["stations"]
                left = rule.count - sum(owner == seat for owner in game.state.slots["stations"])
                assert left * rule.points == sum(n.points for n in sheet.lines if n.rule == "europe.station-unused")


def ticket_points(game: Game, seat: int) -> int:
    """The best possible score of the seat's tickets."""
    board, state = game.board, game.state
    hold = state.slots.get("tickets")
    if hold is None:
        return 0
    countries = (
        {city.id for city in board.cities if city.fact("country", False)}
        if "countries" in state.variant.by_key
        else set()
    )

    def ends(route):
        return tuple((city, route.id) if city in countries else city for city in route.cities)

    own = [ends(route) for route, owner in zip(board.routes, state.owners, strict=True) if owner == seat]
    networks = [own]
    for city, owner in enumerate(state.slots.get("stations", ())):
        if owner == seat:
            lent = {
                ends(route)
                for route, other in zip(board.routes, state.owners, strict=True)
                if other not in (FREE, seat) and board.cities[city].id in route.cities
            }
            networks = [[*network, loan] for network in networks for loan in lent] or networks
    graphs: list[nx.Graph] = [nx.Graph(network) for network in networks]
    return max(sum(worth(board.tickets[ticket], graph) for ticket in hold.held[seat]) for graph in graphs)


def worth(ticket, graph: nx.Graph) -> int:
    """Nodes of a ticket or a tour.  A country has one node per route into it."""
    places = [{node for node in graph if city in (node, node[0])} for city in ticket.cities]
    joined = any(all(piece & those for those in places) for piece in nx.connected_components(graph))
    if len(ticket.cities) == 2:
        return ticket.points if joined else -ticket.points
    if not joined:
        return -ticket.fact("penalty", ticket.points)
    ordered = any(in_order(graph, [start], list(ticket.cities[1:])) for start in places[0])
    return ticket.fact("ordered", ticket.points) if ordered else ticket.points


def in_order(graph: nx.Graph, path: list, stops: list) -> bool:
    """Can the path be extended to all these stops in this order, without entering a city twice?"""
    if not stops:
        return True
    later = set(stops[1:])
    for city in set(graph[path[-1]]) - set(path) - later:
        if in_order(graph, [*path, city], stops[1:] if city == stops[0] else stops):
            return True
    return False
