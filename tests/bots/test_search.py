"""The search: it finds clearly better moves, keeps to its budget, and otherwise plays like the planner."""

from random import Random

import pytest

import ttr_widget as ttr
from tests.rules.table import table
from tests.rules.world_table import world
from ttr_widget.boards import variant
from ttr_widget.bots import Match, Planner, Search
from ttr_widget.bots.lookahead import search as searching
from ttr_widget.bots.lookahead.dealing import Dealer
from ttr_widget.bots.lookahead.rollouts import Budget, Rollouts, Scene
from ttr_widget.bots.planning.tables import VariantTables
from ttr_widget.bots.planning.view_reader import ViewReader
from ttr_widget.bots.planning.weights import Weights
from ttr_widget.kernel.action import Claim
from ttr_widget.kernel.errors import BadInput
from ttr_widget.kernel.view import view
from ttr_widget.queries import imagine
from ttr_widget.rules import BuildHarbour

LINE = {0: ["edinburgh-london-1", "dieppe-london-1"]}


def position():
    """One turn is left, and a single card completes a ticket."""
    return table(hands={0: "1 purple 3 white"}, claimed=LINE, tickets={0: ["edinburgh-paris"]}, turns_left=2)


def scenes(game, worlds):
    return [Scene(imagine(game.view(0), number).freeze(), {}) for number in range(worlds)]


def rollout(game, texts, nodes=5000):
    options = [next(a for a in game.legal_actions() if a.text() == text) for text in texts]
    return Rollouts(0, options, Budget(nodes, None), (Weights(), Weights()), 20.0)


def test_it_finds_the_claim_that_finishes_a_ticket():
    game = position()
    found = rollout(game, ["draw deck", "claim dieppe-paris with 1 purple"]).best(scenes(game, 8), 1.0)
    assert found.text() == "claim dieppe-paris with 1 purple"


def test_it_stays_with_the_first_option_where_nothing_is_better():
    game = position()
    tried = rollout(game, ["claim dieppe-paris with 1 purple", "draw deck", "tickets"])
    assert tried.best(scenes(game, 8), 1.0).text() == "claim dieppe-paris with 1 purple"
    assert len(tried.gains[1]) == 4  # an answer that is worse in four samples is not tried in more
    assert all(gain < 0 for gain in tried.gains[1])


def test_an_empty_budget_leaves_the_first_option():
    game = position()
    tried = rollout(game, ["draw deck", "claim dieppe-paris with 1 purple"], nodes=3)
    assert tried.best(scenes(game, 8), 1.0).text() == "draw deck"


def test_a_budget_counts_nodes_and_seconds():
    budget = Budget(2, None)
    assert [budget.spend() for _ in range(3)] == [True, True, False]
    assert not Budget(100, 0.0).spend()
    assert Budget(100, 60.0).spend()


def test_early_in_a_game_it_plays_as_the_planner_does():
    game = table(hands={0: "2 red 1 blue"}, tickets={0: ["edinburgh-paris"]})
    seen, prompt = game.view(0), game.prompt
    assert prompt is not None
    planned = Planner().decide(seen, prompt, Random(1))
    assert Search(nodes=50).decide(seen, prompt, Random(1)) == planned


@pytest.mark.parametrize("nodes", [0, -1, 1.5, "many", None])
def test_a_budget_that_cannot_be_is_refused(nodes):
    with pytest.raises(BadInput, match="nodes: expected a whole number from 1"):
        Search(nodes=nodes)


@pytest.mark.parametrize("seconds", [0, -1, "1", True, float("nan")])
def test_seconds_that_cannot_be_are_refused(seconds):
    with pytest.raises(BadInput, match="seconds: expected a number above 0, or None"):
        Search(seconds=seconds)


def test_on_the_world_tickets_are_compared_at_any_time_and_moves_only_near_the_end():
    sea, land = (searching.manner_for(variant(board).derived(VariantTables)) for board in ("world", "europe"))
    assert sea.always_keeps
    assert not land.always_keeps
    assert sea.horizon < Search().horizon < land.horizon
    assert sea.weights.harbours
    assert not land.weights.harbours


def test_it_differs_from_the_planner_somewhere():
    """Otherwise it would not be a search."""
    one, other = (Match("germany", [bot, "planner"], 3) for bot in ("search(nodes=600)", "planner"))
    one.play()
    other.play()
    assert one.draft.owners != other.draft.owners


def test_imagined_worlds_fit_what_the_other_has_built():
    """A seat whose routes connect two cities probably holds the ticket between them; the number of tickets stays."""
    game = table(
        claimed={1: ["edinburgh-london-1", "dieppe-london-1", "dieppe-paris"]},
        tickets={0: ["brest-marseille"], 1: ["essen-kyiv", "riga-bucuresti"]},
    )
    seen, board = game.view(0), game.board
    wanted = board.ticket_number["edinburgh-paris"]
    assert seen.prompt is not None
    dealer, rng = Dealer(seen), Random(1)
    worlds = [dealer.world(rng).slots["tickets"] for _ in range(60)]
    plain = [imagine(seen, number).slots["tickets"] for number in range(60)]
    assert sum(wanted in hold.held[1] for hold in worlds) > 30 > sum(wanted in hold.held[1] for hold in plain)
    before = game.state.slots["tickets"]
    for hold in worlds:
        assert hold.held[0] == before.held[0]
        assert list(map(len, hold.held)) == list(map(len, before.held))
        assert list(map(len, hold.decks)) == list(map(len, before.decks))
        every = [*hold.held[0], *hold.held[1], *(t for deck in hold.decks for t in deck), *hold.box]
        assert len(set(every)) == len(every)


def test_the_same_nodes_give_the_same_game():
    bots = ["search(nodes=300)", "planner"]
    one, other = (Match("berlin", bots, 6) for _ in range(2))
    assert one.play().freeze() == other.play().freeze()


def test_a_route_that_the_other_needs_is_worth_more_than_its_points():
    game = table(
        "usa",
        hands={0: "2 black 3 white", 1: "2 red"},
        display=["blue", "orange", "yellow", "green", "purple"],
        claimed={1: ["denver-santa_fe"]},
        tickets={0: [], 1: ["denver-el_paso"]},
        turns_left=2,
    )
    points = {route.id: route.length for route in game.board.routes}
    claims = [action for action in game.legal_actions() if isinstance(action, Claim)]
    dear = max(claims, key=lambda claim: points[claim.route])
    block = next(claim for claim in claims if claim.route == "el_paso-santa_fe")
    assert points[dear.route] > points[block.route]
    tried = Rollouts(0, [dear, block], Budget(1000, None), (Weights(), Weights()), 20.0)
    assert tried.best([Scene(game.state, {})] * 4, 1.0) == block


def test_every_claim_is_a_candidate_the_likely_ones_first():
    """A short route of little value may be essential for an opponent's long ticket."""
    game = table("usa", hands={0: "3 black 3 white 1 red"}, tickets={0: [], 1: ["denver-el_paso"]}, turns_left=2)
    reader, first = ViewReader(game.view(0), Weights()), game.legal_actions()[0]
    found = searching._moves(reader, first, scenes(game, 2))
    free = {action.route for action in game.legal_actions() if isinstance(action, Claim)}
    assert len(free) > 15
    assert free == {action.route for action in found if isinstance(action, Claim)}
    assert found[0] == first
    assert len(set(found)) == len(found)


def test_harbours_are_candidates_the_most_promising_port_first():
    board = variant("world").board
    ports = {city.id for city in board.cities if city.fact("port", False)}
    route = next(route for route in board.routes if ports.issuperset(route.cities))
    plain, named = route.cities
    ticket = next(ticket for ticket in board.tickets if named in ticket.cities and plain not in ticket.cities)
    game = world(hands={0: "2 train-red-harbour 2 ship-red"}, claimed={0: [route.id]}, tickets={0: [ticket.id]})
    reader, first = ViewReader(game.view(0), Weights()), game.legal_actions()[0]
    found = searching._moves(reader, first, scenes(game, 2))
    assert [action.city for action in found if isinstance(action, BuildHarbour)] == [named, plain]
    assert found[0] == first


@pytest.mark.parametrize("board", [board.name for board in ttr.boards()])
@pytest.mark.parametrize("players", [2, 3])
def test_imagined_worlds_look_the_same_and_others_hold_what_they_were_seen_to_take(board, players):
    match, found = Match(board, ["planner"] * players, 5), 0
    while not match.is_over:
        seat = match.draft.prompts[-1].seat
        if match.draft.prompts[-1].kind == "turn" and match.draft.turn % 9 == 0:
            seen = match.view(seat)
            world = Dealer(seen).world(Random(match.draft.turn))
            assert view(world, seat, seen.seen) == seen
            totals = zip(*world.hands, world.discards, *piles(world), strict=True)
            assert tuple(map(sum, totals)) == tuple(seen.variant.kinds.copies)
            names = seen.variant.kinds.names
            for other, known in enumerate(seen.known_hands):
                held = dict(zip(names, world.hands[other], strict=True))
                lacking = {name: count for name, count in known.items() if held[name] < count}
                assert not lacking or (players > 2 and len(match.draft.slots["market"].decks) > 1)
                found += sum(known.values())
        match.step()
    assert found > 20


def piles(draft):
    return [counts for method in draft.variant.piles_methods for counts in method(draft)]


def test_near_the_end_more_answers_are_compared_than_far_from_it():
    """A long rollout costs many nodes; trying every answer once must leave nodes for a second round."""
    near = ViewReader(position().view(0), Weights())
    far = ViewReader(table(hands={0: "2 red 1 blue"}).view(0), Weights())
    assert searching.comparable(near, 6000) > Search().candidates
    assert searching.comparable(far, 6000) == 7
    assert searching.comparable(near, 10) == 7


def first_tickets(board, bot, seed):
    match = Match(board, ["planner", "planner"], seed)
    while match.draft.prompts[-1].kind != "keep":
        match.step()
    seat = match.draft.prompts[-1].seat
    return bot.decide(match.view(seat), match.draft.prompts[-1], Random(1))


def test_with_learned_weights_the_first_tickets_are_those_of_the_planner():
    for seed in range(3):
        assert first_tickets("europe", Search(), seed) == first_tickets("europe", Planner(), seed)


@pytest.mark.parametrize(
    ("board", "weights", "tries"),
    [("world", None, True), ("germany", "default", True), ("germany", None, False), ("europe", None, False)],
)
def test_without_them_and_on_the_world_the_first_tickets_are_chosen_by_trials(board, weights, tries):
    match = Match(board, ["planner", "planner"], 1)
    while match.draft.prompts[-1].kind != "keep":
        match.step()
    reader = ViewReader(match.view(match.draft.prompts[-1].seat), Weights())
    asked = Search(weights=weights)._asked(reader, match.draft.prompts[-1], searching.manner_for(reader.tables))
    assert asked == tries


def is_compared(game):
    reader, prompt = ViewReader(game.view(0), Weights()), game.prompt
    assert prompt is not None, "a choice is open"
    return Search()._asked(reader, prompt, searching.manner_for(reader.tables))


def test_tickets_drawn_are_compared_near_the_end_only():
    late, early = position(), table(hands={0: "2 red 1 blue"}, tickets={0: ["edinburgh-paris"]})
    late.play("tickets")
    early.play("tickets")
    assert is_compared(late)
    assert not is_compared(early)
