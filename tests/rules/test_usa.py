"""USA: the original board."""

from typing import Any

import pytest

import ttr_widget as ttr
from tests.rules.table import asked, deck_size, display, hand, legal, of, play, points, refused, tickets_left, types
from tests.rules.table import tickets_of as held
from tests.rules.table_more import by_seat, lasting, position

USA = ttr.variant("usa")
ALL = [ticket.id for ticket in USA.board.tickets]
HAND = {0: "2 red 1 blue"}
CLAIM_1 = "claim atlanta-nashville with 1 red"
CLAIM_2 = "claim boston-new_york-1 with 2 red"
DRAW = ["draw deck", "draw deck"]


def new(players=2, seed=7):
    game = ttr.new_game("usa", players=players, seed=seed)
    return game, [event.to_dict() for event in game.events]


# The set-up.


@pytest.mark.rule("usa.setup")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_4_cards_and_45_trains_each(players):
    game, events = new(players)

    assert [sum(hand(game, seat).values()) for seat in range(players)] == [4] * players
    assert game.view(None).pieces_left == ({"trains": 45},) * players
    assert len(display(game)) == 5
    if "flush" not in types(events):
        assert deck_size(game) == 110 - 5 - 4 * players


@pytest.mark.rule("usa.setup")
def test_the_cards_are_those_of_europe():
    assert USA.kinds.cards == ttr.variant("europe").kinds.cards
    assert (sum(USA.kinds.copies), len(ALL)) == (110, 30)


@pytest.mark.rule("usa.setup", "claim.score")
@pytest.mark.parametrize(
    ("route", "cards", "worth"),
    [
        ("atlanta-nashville", "1 red", 1),
        ("boston-new_york-1", "2 red", 2),
        ("chicago-duluth", "3 red", 4),
        ("dallas-el_paso", "4 red", 7),
        ("helena-omaha", "5 red", 10),
        ("miami-new_orleans", "6 red", 15),
    ],
)
def test_the_points_of_a_route(route, cards, worth):
    game = position("usa", hands={0: cards})

    assert play(game, f"claim {route} with {cards}")[0]["points"] == worth
    assert game.view(None).pieces_left[0]["trains"] == 45 - int(cards[0])


@pytest.mark.rule("usa.setup")
def test_the_three_actions():
    """Cards, claims and tickets only: no stations, tunnels or ferries."""
    game = position("usa", hands=HAND)

    assert {text.split()[0] for text in legal(game)} == {"draw", "claim", "tickets"}
    assert {route.kind for route in USA.board.routes} == {"train"}


# Tickets.


@pytest.mark.rule("usa.first-tickets")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_3_tickets_each_and_at_least_2_are_kept(players):
    game, events = new(players)
    drawn = of(events, "tickets-drawn")

    assert [(event["seat"], event["count"]) for event in drawn] == [(seat, 3) for seat in range(players)]
    assert drawn[-1]["decks"] == {"tickets": 3}
    assert drawn[-1]["left"] == {"tickets": 30 - 3 * players}
    for seat, event in enumerate(drawn):
        assert asked(game) == (seat, "keep")
        assert len(legal(game)) == 3 + 1
        for kept in (0, 1):
            refusal = refused(game, {"type": "keep", "tickets": event["tickets"][:kept]})
            assert refusal.code == "usa.first-tickets"
        play(game, "keep " + " ".join(event["tickets"][:2]))
        assert set(held(game, seat)) == set(event["tickets"][:2])


@pytest.mark.rule("usa.first-tickets", "tickets.keep", "tickets.opening")
def test_rejected_ones_go_under_the_deck():
    game, events = new(3)
    drawn = [event["tickets"] for event in of(events, "tickets-drawn")]

    play(game, f"keep {drawn[0][0]} {drawn[0][2]}", "keep " + " ".join(drawn[1]))
    assert tickets_left(game, "tickets") == 21
    play(game, f"keep {drawn[2][1]} {drawn[2][2]}")
    assert tickets_left(game, "tickets") == 23
    later = []
    while "tickets" in legal(game):
        later += of(play(game, "tickets"), "tickets-drawn")[0]["tickets"]
        play(game, max(legal(game), key=len))

    assert len(later) == 23
    assert later[-2:] == [drawn[0][1], drawn[2][0]]


@pytest.mark.rule("usa.tickets")
def test_the_action_draws_3_and_keeps_at_least_1():
    game = position("usa", ticket_decks={"tickets": ALL[:7]})

    (drawn,) = play(game, "tickets")

    assert (drawn["tickets"], drawn["left"]) == (ALL[:3], {"tickets": 4})
    assert len(legal(game)) == 3 + 3 + 1
    assert refused(game, {"type": "keep", "tickets": []}).code in {"tickets.keep", "usa.tickets"}
    play(game, f"keep {ALL[1]}", "tickets", "keep " + " ".join(ALL[3:6]))
    assert play(game, "tickets")[0]["tickets"] == [ALL[6], ALL[0], ALL[2]]


# The longest path.

EAST = ["atlanta-charleston", "charleston-miami", "miami-new_orleans"]  # 2 + 4 + 6
WEST = ["calgary-winnipeg", "helena-winnipeg", "calgary-helena"]  # 6 + 4 + 4, a loop


def express(*routes, **more):
    game = position("usa", max(2, len(routes)), claimed=dict(enumerate(routes)), **more)
    return by_seat(game, "usa.express")


@pytest.mark.rule("usa.express")
def test_10_to_the_longest_continuous_trail():
    assert express(EAST, WEST) == [0, 10]
    assert express(EAST, WEST[:2]) == [10, 0]
    assert express(["helena-seattle", "miami-new_orleans"], ["calgary-seattle", "calgary-vancouver"]) == [0, 10]


@pytest.mark.rule("usa.express")
def test_cities_may_repeat_and_routes_may_not():
    ring = [*WEST, "calgary-vancouver"]  # around the loop and on to Vancouver: 14 + 3

    assert express(ring, [*EAST, "houston-new_orleans", "dallas-houston-1"]) == [10, 0]  # 2 + 4 + 6 + 2 + 1
    assert express(["calgary-winnipeg"], ["helena-winnipeg", "calgary-helena"]) == [0, 10]


@pytest.mark.rule("usa.express")
def test_all_who_tie_get_10():
    assert express(["helena-seattle"], ["miami-new_orleans"], ["atlanta-miami"], ["calgary-winnipeg"]) == [
        10,
        10,
        0,
        10,
    ]


@pytest.mark.rule("usa.express")
def test_a_trail_of_0_earns_nothing():
    assert express([], [], []) == [0, 0, 0]


# The end.


@pytest.mark.rule("usa.end", "end.trigger")
@pytest.mark.parametrize(("trains", "triggers"), [(5, False), (4, True), (3, True), (2, True)])
def test_2_or_fewer_trains_trigger_the_last_round(trains, triggers):
    game = position("usa", hands=HAND, pieces={0: {"trains": trains}})

    assert types(play(game, CLAIM_2)) == ["claim", *(["last-round"] if triggers else []), "turn"]


@pytest.mark.rule("usa.end", "end.last-round")
@pytest.mark.parametrize("players", [2, 5])
def test_one_more_turn_each(players):
    game = position("usa", players, seat=1, hands={1: "1 red"}, pieces={1: {"trains": 3}})

    events = play(game, CLAIM_1)
    while not game.is_over:
        events += play(game, *DRAW)

    assert of(events, "last-round") == [{"type": "last-round", "seat": 1, "turns": 1}]
    assert [event["seat"] for event in of(events, "turn")] == [(1 + n) % players for n in range(1, players + 1)]


# Double routes.


@pytest.mark.rule("claim.double-few")
@pytest.mark.parametrize(("players", "closed"), [(2, True), (3, True), (4, False), (5, False)])
def test_double_routes(players, closed):
    game = position("usa", players, hands={0: "2 yellow"}, claimed={1: ["boston-new_york-1"]})

    if closed:
        assert refused(game, "claim boston-new_york-2 with 2 yellow").code == "claim.double-few"
    else:
        play(game, "claim boston-new_york-2 with 2 yellow")


# The winner.

TICKET: dict[str, Any] = {
    "tickets": {0: ["denver-el_paso"]},
    "claimed": {0: ["denver-santa_fe", "el_paso-santa_fe"]},
}  # 4, a trail of 4


def ended(players=2, **more):
    return lasting(position("usa", players, turns_left=1, **more)).score()


@pytest.mark.rule("usa.winner")
def test_most_points_win():
    sheet = ended(**TICKET, points={0: 6, 1: 21})

    assert (sheet.totals, sheet.winners) == ((20, 21), (1,))


@pytest.mark.rule("usa.winner")
def test_then_most_completed_tickets():
    # Seat 1 has the longest path.
    claimed = {**TICKET["claimed"], 1: ["miami-new_orleans"]}
    sheet = ended(claimed=claimed, tickets=TICKET["tickets"], points={0: 16, 1: 10})

    assert (sheet.totals, sheet.winners) == ((20, 20), (0,))


@pytest.mark.rule("usa.winner")
def test_then_the_holder_of_the_longest_path():
    sheet = ended(claimed={1: ["miami-new_orleans"]}, points={0: 20, 1: 10})

    assert (sheet.totals, sheet.winners) == ((20, 20), (1,))


@pytest.mark.rule("usa.winner")
def test_else_the_victory_is_shared():
    both = {0: ["miami-new_orleans"], 1: ["helena-seattle"]}

    assert ended(claimed=both, points={0: 3, 1: 3}).winners == (0, 1)
    assert ended(points={0: 3, 1: 3, 2: 2}, players=3).winners == (0, 1)


@pytest.mark.rule("usa.winner", "tickets.score")
def test_tickets_count_for_and_against():
    assert points(position("usa", **TICKET), 0, "tickets.score") == 4
    assert points(position("usa", tickets={0: ["seattle-new_york"]}), 0, "tickets.score") == -22
