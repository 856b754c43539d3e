"""What a seat may expect of its tickets: positions with known answers, brute force, and no secret of others."""

from collections import Counter
from itertools import combinations
from math import comb
from random import Random

import pytest

import ttr_widget as ttr
from tests.contract.games import noted, whole_games
from tests.rules.table import table
from tests.rules.table_more import position
from tests.rules.world_table import world
from ttr_widget.analysis import ticket_odds
from ttr_widget.analysis.odds import _Estimator
from ttr_widget.boards import BOARDS
from ttr_widget.kernel.connectivity import Network
from ttr_widget.kernel.seen_events import these
from ttr_widget.kernel.shuffle import seeded
from ttr_widget.kernel.steps import Steps
from ttr_widget.kernel.verdicts import Verdict
from ttr_widget.kernel.view import view
from ttr_widget.queries.known_cards import KnownCards

PLAYED = {0: ["berlin-essen", "kyiv-warszawa"]}


def odds(game, ticket, **more):
    (row,) = ticket_odds(game, 0, **more).where(ticket=ticket)
    return row


# Positions made by hand.


def test_a_completed_ticket_is_done():
    row = odds(
        table(claimed={0: ["berlin-essen", "kyiv-warszawa", "berlin-warszawa-1"]}, tickets={0: ["essen-kyiv"]}),
        "essen-kyiv",
    )

    assert (row["status"], row["spaces"], row["routes"], row["chance"]) == ("done", 0, (), 1.0)


def test_the_cheapest_free_way_and_what_the_hand_lacks_for_it():
    # Berlin-Warszawa is 4 purple or 4 yellow.
    game = table(claimed=PLAYED, tickets={0: ["essen-kyiv"]}, hands={0: "2 purple 1 red 1 locomotive"})
    row = odds(game, "essen-kyiv", draws=2)
    board = game.board
    (route,) = row["routes"]

    assert (row["status"], row["spaces"], row["pieces"], row["draws"]) == ("possible", 4, True, 2)
    color = board.route(route).color
    lacking = 1 if color == "purple" else 3
    assert row["lacking"] == {color: lacking}


def test_the_chance_is_hypergeometric():
    game = table(players=2, claimed=PLAYED, tickets={0: ["essen-kyiv"]}, hands={0: "3 purple 3 yellow 1 red"})
    row = odds(game, "essen-kyiv", draws=2)
    (color,) = row["lacking"]
    # The seat sees its hand and the display (of each colour one); all other cards are unseen.
    unseen = 110 - 7 - 5
    good = 12 - 3 - 1 + 14  # the colour and the locomotives

    assert row["lacking"] == {color: 1}
    assert row["chance"] == pytest.approx(1 - comb(unseen - good, 2) / comb(unseen, 2))


def test_cards_that_others_took_face_up_are_seen():
    game = table(
        seat=1, claimed=PLAYED, tickets={0: ["essen-kyiv"]}, hands={0: "3 purple 3 yellow"}, display=["red"] * 5
    )
    before = odds(game.view(0), "essen-kyiv", draws=2)["chance"]
    game.play("draw red")
    game.play("draw red")
    mind = odds(game, "essen-kyiv", draws=2)["chance"]
    sight = odds(game.view(0), "essen-kyiv", draws=2)["chance"]
    new = Counter(game.view(None).rules["market"]["display"])
    unseen = 110 - 6 - 5
    color = next(iter(odds(game, "essen-kyiv")["lacking"]))
    good = 12 - 3 - new[color] + 14 - new["locomotive"]

    assert mind == sight == pytest.approx(1 - comb(unseen - 2 - good, 2) / comb(unseen - 2, 2))
    assert before != sight


def test_a_ticket_with_no_free_way_is_blocked():
    around = [route.id for route in ttr.variant("europe").board.routes if "edinburgh" in route.cities]
    row = odds(table(claimed={1: around}, tickets={0: ["edinburgh-paris"]}), "edinburgh-paris")

    assert (row["status"], row["spaces"], row["pieces"], row["chance"]) == ("blocked", None, None, 0.0)


def test_too_few_pieces():
    few = table(claimed=PLAYED, tickets={0: ["essen-kyiv"]}, trains={0: 3})
    enough = table(claimed=PLAYED, tickets={0: ["essen-kyiv"]}, trains={0: 4})

    assert odds(few, "essen-kyiv")["pieces"] is False
    assert odds(enough, "essen-kyiv")["pieces"] is True


def test_a_ferry_takes_locomotives_of_its_own():
    board = ttr.variant("europe").board
    ferry = next(r for r in board.routes if r.id == "palermo-smyrna")  # 6 gray, 2 locomotives
    game = table(tickets={0: []}, hands={0: "4 red 1 locomotive"})
    mind = _Estimator(game.view(0), 0, KnownCards(game.variant, 2), ())
    want, lacking = mind.want([board.route_number[ferry.id]])

    assert lacking == {"locomotive": 1}
    assert want.lacking == 1


def test_world_needs_train_cards_on_land_and_ships_at_sea():
    board = ttr.variant("world").board
    sea = next(r for r in board.routes if r.id == "cape_town-port_aux_francais-2")
    land = next(
        r
        for r in board.routes
        if r.kind == "rail" and r.length == 3 and r.color == "gray" and not r.fact("pairs", False)
    )
    game = world(hands={0: "1 ships-red 2 ship-red 2 train-white 1 train-white-harbour 1 train-green"})
    mind = _Estimator(game.view(0), 0, KnownCards(game.variant, 2), ())

    assert mind.want([board.route_number[sea.id]])[1] == {"ship-red": 1}
    assert mind.want([board.route_number[land.id]])[1] == {}
    both, lacking = mind.want([board.route_number[sea.id], board.route_number[land.id]])
    assert lacking == {"ship-red": 1}
    assert 0 < mind.odds(both, 2) < 1
    assert mind.odds(both, 0) == 0


def test_pairs_may_differ_in_colour():
    board = ttr.variant("world").board
    hard = next(r for r in board.routes if r.fact("pairs", False) and r.color == "gray")
    pairs = ["red", "white", "green", "black", "yellow", "purple"][: hard.length]
    game = world(hands={0: " ".join(f"2 train-{color}" for color in pairs)})
    mind = _Estimator(game.view(0), 0, KnownCards(game.variant, 2), ())

    assert mind.want([board.route_number[hard.id]])[1] == {}


# Turns that are left, and draws of tickets.


def test_in_the_last_round_the_turns_are_known():
    game = table(players=3, turns_left=3, tickets={0: ["essen-kyiv"]}, claimed=PLAYED, hands={0: "4 purple 4 yellow"})
    late = table(players=3, turns_left=1, seat=2, tickets={0: ["essen-kyiv"]}, claimed=PLAYED)

    assert ticket_odds(game, 0).facts["turns"] == 1
    assert odds(game, "essen-kyiv")["chance"] == 1.0  # one turn, one route, all cards
    assert ticket_odds(late, 0).facts["turns"] == 0
    assert odds(late, "essen-kyiv")["chance"] == 0.0


def test_without_a_turn_to_spare_there_is_no_draw():
    game = table(players=2, turns_left=2, tickets={0: ["essen-kyiv"]}, claimed=PLAYED, hands={0: "3 purple 3 yellow"})

    assert (odds(game, "essen-kyiv")["draws"], odds(game, "essen-kyiv")["chance"]) == (0, 0.0)
    assert odds(game, "essen-kyiv", draws=4)["chance"] > 0


def test_the_chance_that_a_draw_of_tickets_holds_a_completed_one():
    claimed = {
        0: ["berlin-essen", "berlin-warszawa-1", "kyiv-warszawa", "brest-paris", "paris-zurich", "venezia-zurich"]
    }
    game = table(claimed=claimed, tickets={0: ["essen-kyiv"]})
    board = game.board
    pool = [t for t in board.tickets if t.deck == "regular" and t.id != "essen-kyiv"]
    done = [t for t in pool if t.id in completed(claimed[0])]
    every = list(combinations(range(len(pool)), 3))
    hits = sum(any(pool[n] in done for n in three) for three in every)

    assert done
    assert ticket_odds(game, 0).facts["draw_completes"] == {"regular": pytest.approx(hits / len(every))}


def completed(routes):
    """The tickets of Europe that these routes complete."""
    ids = [ticket.id for ticket in ttr.variant("europe").board.tickets if ticket.deck == "regular"]
    game = table(claimed={0: routes}, tickets={0: ids})
    return {line.label for line in game.explain_score(0).of_rule("tickets.score") if line.points > 0}


def test_own_rejected_tickets_lie_under_the_deck():
    game = ttr.new_game("usa", players=2, seed=5)
    drawn = game.view(0).rules["tickets"]["offered"]
    game.play(f"keep {drawn[0]} {drawn[1]}")
    game.play(game.legal_actions()[-1])
    mind = _Estimator(game.view(0), 0, KnownCards(game.variant, 2), game.events_seen_by(0))

    assert mind._returned(opening=True) == {game.board.ticket_number[drawn[2]]}
    assert mind._returned(opening=False) == set()

    wanted = next(t for t in game.board.tickets if t.id not in drawn)
    mind.network = Network(game.board, range(len(game.board.routes)))
    assert mind.draw_completes() == {"tickets": 1.0}
    mind.network = Network(game.board, [])
    assert mind.draw_completes() == {"tickets": 0.0}
    mind.variant = JudgeOfOne(game.variant, game.board.ticket_number[wanted.id])  # type: ignore[assignment]
    left = 30 - 2 - 1  # without the two that it holds and the one that it returned
    assert mind.draw_completes() == {"tickets": pytest.approx(3 / left)}


class JudgeOfOne:
    """A variant in which one ticket is completed and no other."""

    def __init__(self, variant, ticket):
        self.by_key = variant.by_key
        self.judge = lambda number, network: Verdict(0, number == ticket)


def test_germany_draws_from_either_deck():
    game = position("germany", claimed={0: ["berlin-leipzig"]}, tickets={0: ["kiel-schweiz"]})

    assert set(ticket_odds(game, 0).facts["draw_completes"]) == {"short", "long"}
    assert ticket_odds(game, 0).facts["draw_completes"]["short"] > 0


# What a seat may know.


def middle(board, seed=3, actions=70):
    game = ttr.new_game(board, players=3, seed=seed)
    rng = Random(seed)
    while not game.is_over and len(game.history) < actions:
        choices = game.legal_actions()
        game.play(rng.choice([a for a in choices if a.type in ("claim", "pay", "station")] or choices))
    return game


@pytest.mark.parametrize("board", BOARDS)
def test_it_does_not_change_when_hidden_things_are_dealt_anew(board):
    moved = 0
    for actions in (20, 45, 70):
        game = middle(board, actions=actions)
        for seat in range(3):
            draft = game.state.draft()
            draft.rng = seeded(11)
            for redeal in game.variant.derived(Steps).redeal_methods:
                redeal(draft, seat)
            moved += tuple(draft.hands) != game.state.hands
            real, other = ticket_odds(game.view(seat)), ticket_odds(view(draft, seat, these(game.events_seen_by(seat))))
            assert real == other
            assert repr(real) == repr(other)
    assert moved


class Spy:
    """A game that answers only the questions a seat may ask."""

    def __init__(self, game, seat):
        self.view = lambda asked: self._only(asked, seat) or game.view(asked)
        self.events_seen_by = lambda asked: self._only(asked, seat) or game.events_seen_by(asked)

    @staticmethod
    def _only(asked, seat):
        assert asked == seat


@pytest.mark.parametrize("board", BOARDS)
def test_of_a_game_it_asks_only_for_the_seats_own_view_and_events(board):
    game = middle(board)
    for seat in range(3):
        spy: ttr.Game = Spy(game, seat)  # type: ignore[assignment]
        assert ticket_odds(spy, seat) == ticket_odds(game, seat)


@whole_games(10)
def test_what_is_unseen_is_in_the_decks_and_in_the_others_hands(case, walk):
    game = walk.played(case)
    with noted(case, walk, game):
        for moment in (game.at(len(game.history) // 3), game.at(2 * len(game.history) // 3)):
            for seat in range(case.players):
                known = KnownCards(case.variant, case.players)
                known.see(moment.events_seen_by(seat))
                mind = _Estimator(moment.view(seat), seat, known, ())
                hidden = sum(map(sum, moment.state.hands)) - sum(moment.state.hands[seat])
                hidden -= sum(cards.total() for owner, cards in enumerate(known.hands) if owner != seat)
                hidden += sum(len(deck) for deck in moment.state.slots["market"].decks)
                assert sum(mind.unseen) == hidden
                assert min(mind.unseen) >= 0
                table_now = ticket_odds(moment, seat)
                for row in table_now.rows:
                    assert 0 <= row["chance"] <= 1
                    assert (row["status"] == "done") == (row["spaces"] == 0)


# Wrong questions.


@pytest.mark.parametrize("seat", [None, 7, -1, "0"])
def test_a_game_needs_a_seat(seat):
    with pytest.raises(ttr.BadInput):
        ticket_odds(ttr.new_game("usa", seed=1), seat)


def test_a_view_tells_of_its_own_seat_alone():
    game = ttr.new_game("usa", seed=1)
    with pytest.raises(ttr.BadInput, match="own tickets"):
        ticket_odds(game.view(0), 1)
    with pytest.raises(ttr.BadInput, match="own tickets"):
        ticket_odds(game.view(None))


@pytest.mark.parametrize("draws", [-1, 61, 1.5, True, "2"])
def test_draws_are_a_number(draws):
    with pytest.raises(ttr.BadInput, match="from 0 to 60"):
        ticket_odds(ttr.new_game("usa", seed=1), 0, draws)


def test_a_game_without_tickets():
    game = ttr.new_game(ttr.variant("europe without LongestPath, Tickets"), seed=1)
    table_of_none = ticket_odds(game, 0)

    assert (len(table_of_none), table_of_none.facts["draw_completes"]) == (0, {})
    assert "tickets of Player 1" in repr(table_of_none)
    table_of_none.figure()
