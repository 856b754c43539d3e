"""The planner's answers on small positions whose best answer is known."""

from itertools import pairwise
from random import Random
from typing import Any

import networkx as nx
import pytest

import ttr_widget as ttr
from tests.rules.table import legal, table
from tests.rules.world_table import world
from ttr_widget.bots.planning.cards import wants
from ttr_widget.bots.planning.forest import Forest
from ttr_widget.bots.planning.learned import weights_for
from ttr_widget.bots.planning.plan import likely, make_plan, planned
from ttr_widget.bots.planning.planner import Planner
from ttr_widget.bots.planning.rates import KnownRates
from ttr_widget.bots.planning.tables import VariantTables
from ttr_widget.bots.planning.tickets import best_keep, draw_value
from ttr_widget.bots.planning.view_reader import ViewReader, passenger_values
from ttr_widget.bots.planning.weights import Weights
from ttr_widget.kernel.cheapest_paths import distances, path_to


def move(game):
    """The planner's answer."""
    return Planner().decide(game.view(game.prompt.seat), game.prompt, Random(1)).text()


def reader(game, seat=0):
    return ViewReader(game.view(seat), Weights())


def named(game, routes):
    return {game.board.routes[route].id for route in routes}


# Paths.


def test_the_distances_are_those_of_networkx():
    tables = ttr.variant("europe").derived(VariantTables)
    rng = Random(3)
    cost = [rng.random() * 5 for _ in tables.ends]
    graph: nx.Graph = nx.Graph()
    for (a, b), price in sorted(zip(tables.ends, cost, strict=True), key=lambda edge: -edge[1]):
        graph.add_edge(a, b, weight=price)  # the cheaper of two tracks, listed second
    for start in range(0, len(tables.near), 7):
        far, by = distances(tables.near, cost, start)
        known = nx.single_source_dijkstra_path_length(graph, start)
        assert far == pytest.approx([known[city] for city in range(len(far))])
        goal = (start + 11) % len(far)
        assert sum(cost[route] for route in path_to(tables.ends, by, start, goal)) == pytest.approx(far[goal])
        assert distances(tables.near, cost, start, (), goal)[0][goal] == pytest.approx(far[goal])


def test_nothing_passes_through_a_dead_end():
    near = (((1, 0),), ((0, 0), (2, 1)), ((1, 1),))
    assert distances(near, [1.0, 1.0], 0)[0] == [0, 1, 2]
    assert distances(near, [1.0, 1.0], 0, {1})[0] == [0, 1, float("inf")]
    assert distances(near, [1.0, 1.0], 1, {1})[0] == [1, 0, 1]


def test_a_forest_pays_shared_routes_once():
    """A square with a crossroads in the middle: two pairs of cities share it."""
    ends = ((0, 2), (1, 2), (2, 3), (3, 4), (3, 5), (0, 4), (1, 5))
    near: list[list[tuple[int, int]]] = [[] for _ in range(6)]
    for route, (a, b) in enumerate(ends):
        near[a].append((b, route))
        near[b].append((a, route))
    forest = Forest(near, ends, [1.0, 1.0, 3.0, 1.0, 1.0, 5.5, 5.5], ())
    forest.join([(0, 4), (1, 5)])
    assert set(forest.routes) == {0, 1, 2, 3, 4}
    assert sum(forest.base[route] for route in forest.routes) == pytest.approx(7.0)
    forest = Forest(near, ends, [1.0] * 7, ())
    forest.join([(0, 4), (1, 5)])
    assert forest.routes == [5, 6]


# Claims.


def test_it_claims_the_last_route_of_a_ticket():
    game = table(hands={0: "3 red"}, tickets={0: ["brest-petrograd"]}, claimed={0: []})
    plan = planned(reader(game))
    assert not plan.dropped
    game = table(
        hands={0: "1 purple 3 white"},
        tickets={0: ["edinburgh-paris"]},
        claimed={0: ["edinburgh-london-1", "dieppe-london-1"]},
    )
    assert move(game) == "claim dieppe-paris with 1 purple"


def test_it_keeps_the_colour_that_another_route_wants():
    """A gray route is paid with cards that no other route needs."""
    game = table(
        hands={0: "2 purple 2 blue"},
        claimed={0: ["edinburgh-london-1"]},
        tickets={0: ["edinburgh-paris"]},
    )
    assert named(game, planned(reader(game)).routes) == {"dieppe-london-1", "dieppe-paris"} or move(game).startswith(
        "claim"
    )
    assert move(game) in (
        "claim dieppe-london-1 with 2 blue",
        "claim dieppe-london-2 with 2 blue",
        "claim dieppe-paris with 1 purple",
    )


def test_a_ferry_waits_for_its_locomotive():
    game = table(
        hands={0: "4 white"}, tickets={0: ["edinburgh-paris"]}, claimed={0: ["dieppe-paris", "edinburgh-london-1"]}
    )
    target = next(t for t in planned(reader(game)).targets if t.for_ticket)
    assert "dieppe-london" in game.board.routes[target.route].id
    assert (target.lack, target.wilds) == (1, 1)
    assert not move(game).startswith("claim dieppe-london")
    game = table(
        hands={0: "1 white 1 locomotive"},
        tickets={0: ["edinburgh-paris"]},
        claimed={0: ["dieppe-paris", "edinburgh-london-1"]},
    )
    assert move(game).endswith("with 1 white 1 locomotive")


def test_it_takes_the_open_card_that_its_route_lacks():
    game = table(
        hands={0: "3 green"},
        display=["white", "orange", "yellow", "blue", "black"],
        claimed={0: ["dieppe-paris", "dieppe-london-1"]},
        tickets={0: ["edinburgh-paris"]},
    )
    assert move(game) in ("draw orange", "draw black")  # the two tracks from London to Edinburgh


def test_it_goes_round_what_others_have_taken():
    free = table(tickets={0: ["edinburgh-paris"]}, hands={0: "1 red"})
    assert "dieppe-paris" in named(free, make_plan(reader(free)).routes)
    shut = table(tickets={0: ["edinburgh-paris"]}, hands={0: "1 red"}, claimed={1: ["dieppe-paris"]})
    routes = named(shut, make_plan(reader(shut)).routes)
    assert routes
    assert "dieppe-paris" not in routes


def test_a_station_helps_where_no_way_is_left():
    game = table(
        hands={0: "1 white"},
        claimed={0: ["dieppe-paris", "dieppe-london-1"], 1: ["edinburgh-london-1"]},
        tickets={0: ["edinburgh-paris"]},
    )
    plan = make_plan(reader(game))
    assert named(game, plan.loans) == {"edinburgh-london-1"}
    assert move(game) in ("station edinburgh with 1 white", "station london with 1 white")


def test_the_last_turn_takes_the_most_points():
    """A ticket of 7 that counts twice is worth more than a long route; without it the longest route is best."""
    hands = {0: "1 purple 4 orange"}
    claimed = {0: ["edinburgh-london-1", "dieppe-london-1"]}
    game = table(hands=hands, claimed=claimed, tickets={0: ["edinburgh-paris"]}, turns_left=1)
    assert move(game).startswith("claim dieppe-paris")
    game = table(hands=hands, claimed=claimed, tickets={0: []}, turns_left=1)
    chosen = game.board.route(move(game).split()[1])
    lengths = [game.board.route(action.split()[1]).length for action in legal(game, "claim")]
    assert chosen.length == max(lengths) > 1


def test_no_tickets_are_drawn_in_the_last_turn_without_a_network():
    game = table(hands={0: ""}, tickets={0: []}, turns_left=1)
    assert draw_value(reader(game), (), 0.0) < 0
    assert not move(game).startswith("tickets")


WAY = (
    "hamburg-kiel-1 hamburg-hannover-1 erfurt-hannover-1 erfurt-nurnberg-1 munchen-nurnberg-1 berlin-hannover "
    "hannover-kassel-1 frankfurt-kassel-1 frankfurt-mannheim-1 karlsruhe-mannheim freiburg-karlsruhe"
)
"""From the north of Germany to its south: some unseen tickets are completed by it."""


def test_tickets_are_a_gamble_only_if_no_turn_can_follow():
    """Two who took few trains for the end of the game drew tickets in turn, and had dozens when it came."""
    few: dict[str, Any] = {"hands": {0: ""}, "tickets": {0: []}, "claimed": {0: WAY.split()}, "pieces": {0: 3, 1: 3}}
    game = ttr.scenario("germany", turn=0, seed=1, **few)
    assert ViewReader(game.view(0), weights_for(game.variant)).turns <= 1  # as the bot believes
    assert not move(game).startswith("tickets")
    game.moment.position.turns_left = 1
    assert move(game).startswith("tickets")


# Tickets.


def test_of_two_tickets_the_one_on_the_way_is_kept():
    game = table(tickets={0: []}, claimed={0: ["edinburgh-london-1", "dieppe-london-1"]}, hands={0: "1 purple"})
    number = game.board.ticket_number
    near, far = number["edinburgh-paris"], number["kyiv-sochi"] if "kyiv-sochi" in number else number["cadiz-stockholm"]
    assert best_keep(reader(game), [far, near], 1) == [near]


def test_a_ticket_that_is_done_is_always_kept():
    game = table(tickets={0: []}, claimed={0: ["edinburgh-london-1", "dieppe-london-1", "dieppe-paris"]}, turns_left=2)
    number = game.board.ticket_number
    offered = [number["edinburgh-paris"], number["cadiz-stockholm"]]
    assert best_keep(reader(game), offered, 1) == offered[:1]


def test_hopeless_tickets_are_given_up_at_the_end():
    game = table(
        tickets={0: ["brest-petrograd", "edinburgh-paris"]},
        hands={0: "1 purple"},
        claimed={0: ["edinburgh-london-1", "dieppe-london-1"]},
        turns_left=3,
    )
    plan = make_plan(reader(game))
    assert plan.tickets == [game.board.ticket_number["edinburgh-paris"]]


def test_the_odds_grow_with_the_time_to_spare():
    odds = [likely(spare, 2.0) for spare in (-100, -4, 0, 4, 100)]
    assert odds == sorted(odds)
    assert odds[2] == 0.5
    assert odds[0] < 0.01
    assert odds[4] > 0.99


# World, Germany.


def test_a_sea_route_is_planned_with_double_ships():
    game = world(hands={0: "3 ships-black"})
    needs = game.variant.derived(VariantTables).needs[game.board.route_number["anchorage-cambridge_bay"]]
    assert needs[0].missing(reader(game).hand) == (0, 0, [(game.variant.kinds.number["ships-black"], 3)])


def test_difficult_terrain_is_counted_in_pairs():
    game = world(hands={0: "2 train-red 1 train-green 1 wild"})
    tables = game.variant.derived(VariantTables)
    route = next(n for n, r in enumerate(game.board.routes) if r.fact("pairs", False) and r.length == 3)
    lack, _, _ = tables.needs[route][0].missing(reader(game).hand)
    assert lack == 2  # a pair of red, green with the wild; one pair is missing


@pytest.mark.parametrize("seed", range(3))
def test_what_needs_say_is_missing_is_missing(seed):
    """A hand can pay for a route exactly if the bot counts no missing cards."""
    rng = Random(seed)
    for board in ttr.boards():
        variant = ttr.variant(board.name)
        tables, kinds = variant.derived(VariantTables), variant.kinds
        for _ in range(12):
            hand = tuple(int(rng.random() ** 2 * 5) for _ in kinds.cards)
            for needs in tables.classes:
                for need in needs:
                    lack, _, spent = need.missing(hand)
                    options = need.way.options(tuple(hand[kind] for kind in need.way.kinds))
                    if options:
                        assert lack == 0, (board.name, need, hand)
                    if lack == 0 and need.kinds and any(hand[kind] for kind in need.kinds):
                        assert options or not any(kind in need.kinds for kind, _ in spent), (board.name, need, hand)
                    assert all(hand[kind] >= used for kind, used in spent)


@pytest.mark.parametrize("seed", range(3))
def test_what_is_looked_up_equals_what_is_counted(seed):
    """Turns and prices by the suits in a hand, and the cards that any colour may lack, agree with trying every need."""
    rng = Random(seed)
    weights = Weights(trust=0.5 + 0.2 * seed, draws=1.5)
    for board in ttr.boards():
        tables = ttr.variant(board.name).derived(VariantTables)
        rates = tables.variant.derived(KnownRates).of(weights)
        assert any(tables.plain)
        for _ in range(12):
            hand = [int(rng.random() ** 2 * 5) for _ in tables.kinds.cards]
            turns, prices = rates.turns(hand), rates.prices(hand)
            for route, needs in enumerate(tables.needs):
                lack, wilds = min(need.missing(hand)[:2] for need in needs)
                extra = tables.extra[route]
                assert turns[route] == 1 + (lack + 0.5 * wilds) / 1.5 + 0.5 * (extra if lack else 0.0)
                held = max(sum(hand[kind] for kind in need.kinds) for need in needs)
                trusted = weights.trust * (0.6 if len(needs) > 1 else 1) * min(held, tables.cards[route])
                needed = 1 + (tables.cards[route] - trusted) / 1.5 + extra
                price = needed * rates.turn_price + tables.pieces[route][1] * weights.piece * tables.scale
                assert prices[route] == pytest.approx(price)
                for need in needs if needs[0].twins else ():
                    for most in range(4):
                        assert (need.held(hand) >= need.held_to_lack(most, hand)) == (need.missing(hand)[0] <= most)


def test_rates_are_kept_for_the_same_weights_alone():
    known = ttr.variant("usa").derived(KnownRates)
    rates = known.of(Weights(turn=3.0))
    assert known.of(Weights(turn=1.0)) is not rates
    assert known.of(Weights(turn=3.0)) is rates


def test_at_sea_new_tickets_are_counted_on_less():
    """With trains and ships plans fail more often, so fewer tickets are kept."""
    assert reader(table()).hope == Weights().hope > reader(world()).hope
    berlin = ttr.new_game("berlin", players=2, seed=1)
    assert ViewReader(berlin.view(0), Weights()).hope == Weights().hope
    kept = {"usual": 0, "bold": 0}
    for seed in range(6):
        game = ttr.new_game("world", players=2, seed=seed)
        offered = game.view(0).excerpts[game.variant.derived(VariantTables).place["tickets"]].offered
        for name, weights in (("usual", Weights()), ("bold", Weights(hope_at_sea=0.8))):
            kept[name] += len(best_keep(ViewReader(game.view(0), weights), offered, 3))
    assert 3 * 6 <= kept["usual"] < kept["bold"]


def test_a_remembered_plan_is_kept_for_a_round():
    game = table(hands={0: "1 red"}, tickets={0: ["brest-petrograd"]}, claimed={0: []})
    memory: dict[int, object] = {}

    def later(turns):
        return ViewReader(game.view(0)._replace(turn=game.view(0).turn + turns), Weights(), memory=memory)

    first = planned(later(0))
    made = memory[0]
    assert planned(later(2)).routes == first.routes
    assert memory[0] is made
    assert planned(later(3)).routes == first.routes
    assert memory[0] is not made


def test_a_harbour_is_built_where_finished_tickets_name_the_city():
    tickets = ["hong_kong-jakarta"]
    hand = "2 train-red-harbour 2 ship-red"
    board = ttr.variant("world").board
    path = nx.shortest_path(board.graph, "hong_kong", "jakarta")
    claimed = [next(iter(board.graph[a][b])) for a, b in pairwise(path)]
    game = world(hands={0: hand}, claimed={0: claimed}, tickets={0: tickets}, turns_left=1)
    assert move(game) in (
        "harbour hong_kong with 2 train-red-harbour 2 ship-red",
        "harbour jakarta with 2 train-red-harbour 2 ship-red",
    )


EAGER = Weights(harbours=3.0)


def served(hand, **more):
    """A position of World with one completed ticket."""
    board = ttr.variant("world").board
    path = nx.shortest_path(board.graph, "hong_kong", "jakarta")
    claimed = [next(iter(board.graph[a][b])) for a, b in pairwise(path)]
    return world(hands={0: hand}, claimed={0: claimed}, tickets={0: ["hong_kong-jakarta"]}, **more)


def harbour_targets(seen):
    cities = seen.tables.board.cities
    return {cities[target.city].id: target.lack for target in planned(seen).targets if target.city >= 0}


def test_cards_are_gathered_for_a_harbour_where_the_taste_asks_for_it():
    game = served("2 train-red-harbour 1 ship-red")
    assert harbour_targets(ViewReader(game.view(0), Weights())) == {}
    seen = ViewReader(game.view(0), EAGER)
    assert set(harbour_targets(seen)) == {"hong_kong", "jakarta"}
    assert min(harbour_targets(seen).values()) == 1
    number = seen.tables.kinds.number
    want = wants(seen, planned(seen).targets)
    assert want[number["ship-red"]] > want[number["train-red-harbour"]]  # two of them are enough
    assert want[number["ship-red"]] > want[number["ship-black"]]


def test_only_so_many_harbours_are_planned_as_are_left_and_as_time_allows():
    all_but_one: dict[str, Any] = {"harbours": {0: ["lima", "tokyo"]}, "chosen": {0: (20, 40)}}
    board = ttr.variant("world").board
    near = [next(r.id for r in board.routes if city in (r.a, r.b)) for city in ("lima", "tokyo")]
    path = nx.shortest_path(board.graph, "hong_kong", "jakarta")
    claimed = [next(iter(board.graph[a][b])) for a, b in pairwise(path)]
    claimed = list(dict.fromkeys([*claimed, *near]))
    game = world(claimed={0: claimed}, tickets={0: ["hong_kong-jakarta"]}, **all_but_one)
    assert len(harbour_targets(ViewReader(game.view(0), EAGER))) == 1
    assert harbour_targets(ViewReader(served("1 wild", turns_left=2).view(0), EAGER)) == {}
    assert harbour_targets(ViewReader(served("1 wild").view(0), Weights(harbours=50.0))) == {}


def test_a_remembered_plan_keeps_its_harbours():
    game = served("2 train-red-harbour 1 ship-red")
    memory: dict = {}
    first = harbour_targets(ViewReader(game.view(0), EAGER, memory=memory))
    again = ViewReader(game.view(0)._replace(turn=game.view(0).turn + 1), EAGER, memory=memory)
    assert first
    assert harbour_targets(again) == first


def test_what_a_harbour_lacks_is_counted_by_kind():
    tables = ttr.variant("world").derived(VariantTables)
    number = tables.kinds.number
    red = next(need for need in tables.harbour_needs if number["ship-red"] in need.kinds)

    def hand(**cards):
        counts = [0] * len(number)
        for name, count in cards.items():
            counts[number[name.replace("_", "-")]] = count
        return counts

    assert red.missing(hand())[0] == 4
    assert red.missing(hand(ship_red=4))[0] == 2
    assert red.missing(hand(train_red=4))[0] == 4  # without the mark
    assert red.missing(hand(ships_red=4))[0] == 4  # double ships have no mark
    assert red.missing(hand(ship_red=1, train_red_harbour=2, wild=3)) == (
        0,
        0,
        [(number["train-red-harbour"], 2), (number["ship-red"], 1), (number["wild"], 1)],
    )
    assert red.helpful(hand(ship_red=2, train_red_harbour=1)) == [number["train-red-harbour"]]


def test_a_close_majority_makes_a_passenger_dear():
    rule = ttr.variant("germany").rule("passengers")
    waiting = (("red",) * 5, ("blue",) * 2)
    values = passenger_values(
        (("red", "red"), ("red", "red", "blue", "blue", "blue", "blue", "blue")), 0, rule, waiting
    )
    assert values["red"] > values["blue"]


def test_pieces_are_exchanged_for_those_that_a_ticket_wants():
    """The only route left is at sea, and there is no ship to place on it."""
    board = ttr.variant("world").board
    ticket = next(t for t in board.tickets if len(t.cities) == 2 and _by_sea(board, t))
    path, route = _by_sea(board, ticket)
    game = world(
        hands={0: f"{board.route(route).length} wild"},
        claimed={0: path},
        tickets={0: [ticket.id]},
        left={0: (12, 0)},
        points={0: 20},
    )
    assert planned(reader(game)).routes
    assert move(game) == f"exchange {board.route(route).length} trains for ships"


def _by_sea(board, ticket):
    """A shortest path of a ticket without its last sea route; nothing if it has no sea route."""
    stops = nx.shortest_path(board.graph, *ticket.cities)
    way = [next(iter(board.graph[a][b])) for a, b in pairwise(stops)]
    sea = [route for route in way if board.route(route).kind == "sea"]
    if not sea or board.route(sea[-1]).double:
        return None
    return [route for route in way if route != sea[-1]], sea[-1]
