"""Germany: the set-up, triple routes, the end and the winner."""

from collections import Counter

import pytest

import ttr_widget as ttr
from tests.rules.table import deck_size, display, hand, legal, of, play, refused, types
from tests.rules.table_more import all_passengers, by_seat, lasting, position, shown

GERMANY = ttr.variant("germany")
BOARD = GERMANY.board
COLORS = ("red", "black", "green", "yellow", "blue", "white")
PRINTED = {"berlin": 5} | dict.fromkeys(("hamburg", "koln", "frankfurt", "munchen"), 4)
PRINTED |= dict.fromkeys(("leipzig", "stuttgart"), 3)
"""The cities with more than one passenger."""
TRIPLES = ("dortmund-dusseldorf", "dusseldorf-koln")
DRAW = ["draw deck", "draw deck"]


def new(players=2, seed=7):
    game = ttr.new_game("germany", players=players, seed=seed)
    return game, [event.to_dict() for event in game.events]


# The set-up.


@pytest.mark.rule("germany.setup")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_4_cards_and_45_trains_each(players):
    game, events = new(players)

    assert [sum(hand(game, seat).values()) for seat in range(players)] == [4] * players
    assert game.view(None).pieces_left == ({"trains": 45},) * players
    assert len(display(game)) == 5
    if "flush" not in types(events):
        assert deck_size(game) == 110 - 5 - 4 * players


@pytest.mark.rule("germany.setup")
def test_the_cards_are_those_of_europe_and_the_tickets_lie_in_two_decks():
    assert GERMANY.kinds.cards == ttr.variant("europe").kinds.cards
    assert Counter(ticket.deck for ticket in BOARD.tickets) == {"short": 55, "long": 34}
    worth = {deck: [t.points for t in BOARD.tickets if t.deck == deck] for deck in ("short", "long")}
    assert (min(worth["short"]), max(worth["short"])) == (2, 11)
    assert (min(worth["long"]), max(worth["long"])) == (12, 22)
    assert shown(new(2)[0], None, "tickets")["left"] == {"short": 55, "long": 34}


@pytest.mark.rule("germany.setup")
@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("seed", range(4))
def test_60_passengers_as_many_as_each_citys_number_says(players, seed):
    game, events = new(players, seed)
    (placed,) = of(events, "passengers-placed")

    counts = {city: len(there) for city, there in placed["cities"].items()}
    assert counts == {city.id: PRINTED.get(city.id, 1) for city in BOARD.cities}
    assert sum(counts.values()) == 60
    assert all_passengers(game) == dict.fromkeys(COLORS, 10)
    assert {city: sorted(there) for city, there in placed["cities"].items()} == {
        city: sorted(there) for city, there in shown(game, None, "passengers")["waiting"].items()
    }
    assert shown(game, None, "passengers")["taken"] == [{}] * players


@pytest.mark.rule("germany.setup")
def test_they_are_mixed():
    games = [shown(new(2, seed)[0], None, "passengers")["waiting"] for seed in range(40)]

    for city in ("bremen", "ulm", "schweiz"):
        assert {waiting[city][0] for waiting in games} == set(COLORS)
    assert len({str(waiting) for waiting in games}) == 40
    assert games[7] == shown(new(2, 7)[0], None, "passengers")["waiting"]


@pytest.mark.rule("germany.setup")
def test_the_passengers_are_placed_before_any_ticket_is_drawn():
    events = types(new(3)[1])

    assert events[:4] == ["deal", "deal", "deal", "display"]
    assert events[-1] == "passengers-placed"


@pytest.mark.rule("germany.setup", "claim.score")
@pytest.mark.parametrize(
    ("route", "cards", "worth"),
    [
        ("frankreich-saarbrucken", "1 green", 1),
        ("hamburg-schwerin", "2 green", 2),
        ("konstanz-stuttgart", "3 green", 4),
        ("dortmund-kassel", "4 green", 7),
        ("berlin-dresden", "5 green", 10),
        ("berlin-rostock", "6 purple", 15),
        ("dresden-regensburg", "7 red", 18),
    ],
)
def test_the_points_of_a_route(route, cards, worth):
    game = position("germany", hands={0: cards})

    assert play(game, f"claim {route} with {cards}")[0]["points"] == worth
    assert game.view(None).pieces_left[0]["trains"] == 45 - int(cards[0])


@pytest.mark.rule("germany.setup", "turn.one-action")
def test_the_three_actions():
    game = position("germany", hands={0: "3 red"})

    assert {text.split()[0] for text in legal(game)} == {"draw", "claim", "tickets"}


# Triple routes.


@pytest.mark.rule("germany.triple")
def test_the_triple_routes_of_the_board():
    triples = [{BOARD.routes[track].id for track in group} for group in BOARD.groups if len(group) == 3]

    assert triples == [{f"{name}-{n}" for n in (1, 2, 3)} for name in TRIPLES]


@pytest.mark.rule("germany.triple", "claim.double-own")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("name", TRIPLES)
@pytest.mark.parametrize("owned", [1, 2, 3])
def test_one_track_per_player(players, name, owned):
    game = position("germany", players, hands={0: "1 red"}, claimed={0: [f"{name}-{owned}"]})

    for other in {1, 2, 3} - {owned}:
        refusal = refused(game, f"claim {name}-{other} with 1 red")
        assert refusal.code in {"claim.double-own", "germany.triple"}
    assert legal(game, f"claim {name}") == set()


@pytest.mark.rule("germany.triple", "claim.double-few")
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("name", TRIPLES)
@pytest.mark.parametrize("taken", [1, 2, 3])
def test_with_2_or_3_players_one_track_in_all(players, name, taken):
    for seat in range(1, players):
        game = position("germany", players, seat=seat, hands={seat: "1 red"}, claimed={0: [f"{name}-{taken}"]})

        for other in {1, 2, 3} - {taken}:
            refusal = refused(game, f"claim {name}-{other} with 1 red")
            assert refusal.code in {"claim.double-few", "germany.triple"}
        assert legal(game, f"claim {name}") == set()


@pytest.mark.rule("germany.triple")
@pytest.mark.parametrize("players", [4, 5])
@pytest.mark.parametrize("name", TRIPLES)
def test_with_4_or_5_players_there_is_room_for_three(players, name):
    game = position("germany", players, hands=dict.fromkeys(range(4), "1 red"), waiting={})

    for seat in range(3):
        play(game, f"claim {name}-{3 - seat} with 1 red")

    assert game.view(None).claimed == {f"{name}-{3 - seat}": seat for seat in range(3)}
    assert legal(game, f"claim {name}") == set()
    assert refused(game, f"claim {name}-1 with 1 red").code == "claim.any-route"


@pytest.mark.rule("claim.double-few", "claim.double-own")
def test_double_routes_are_doubles_here_too():
    game = position("germany", 3, hands={0: "7 yellow"}, claimed={1: ["berlin-hamburg-1"]})
    assert refused(game, "claim berlin-hamburg-2 with 7 yellow").code == "claim.double-few"

    play(
        position("germany", 4, hands={0: "7 yellow"}, claimed={1: ["berlin-hamburg-1"]}),
        "claim berlin-hamburg-2 with 7 yellow",
    )

    own = position("germany", 4, hands={0: "7 yellow"}, claimed={0: ["berlin-hamburg-1"]})
    assert refused(own, "claim berlin-hamburg-2 with 7 yellow").code == "claim.double-own"


@pytest.mark.rule("claim.double-few")
@pytest.mark.parametrize(
    ("one", "other", "cards"),
    [
        ("bremerhaven-kiel", "bremerhaven-hamburg", "3 blue"),
        ("erfurt-regensburg", "chemnitz-regensburg", "6 purple"),
        ("bremen-hamburg", "hamburg-hannover-1", "4 red"),
    ],
)
def test_routes_that_run_side_by_side_and_then_part_are_not_doubles(one, other, cards):
    for owner in (0, 1):
        game = position("germany", hands={0: cards}, claimed={owner: [one]})

        play(game, f"claim {other} with {cards}")

        assert game.view(None).claimed == {one: owner, other: 0}


# The end.


@pytest.mark.rule("germany.end", "end.trigger")
@pytest.mark.parametrize(("trains", "triggers"), [(6, False), (5, True), (4, True), (3, True)])
def test_2_or_fewer_trains_trigger_the_last_round(trains, triggers):
    game = position("germany", hands={0: "3 red"}, pieces={0: {"trains": trains}}, waiting={})

    events = play(game, "claim berlin-magdeburg with 3 red")

    assert types(events) == ["claim", *(["last-round"] if triggers else []), "turn"]


@pytest.mark.rule("germany.end", "end.last-round")
@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("seat", [0, 1])
def test_one_more_turn_each_the_triggering_player_last(players, seat):
    game = position(
        "germany", players, seat=seat, hands={seat: "3 red"}, pieces={seat: {"trains": 5}}, waiting={"berlin": "1 red"}
    )

    events = play(game, "claim berlin-magdeburg with 3 red", "take red from berlin")
    while not game.is_over:
        events += play(game, *DRAW)

    assert of(events, "last-round") == [{"type": "last-round", "seat": seat, "turns": 1}]
    assert [event["seat"] for event in of(events, "turn")] == [(seat + n) % players for n in range(1, players + 1)]


# The winner.

ONE_TICKET = {"claimed": {0: ["mannheim-stuttgart-1"]}, "tickets": {0: ["mannheim-stuttgart"]}}  # 2 points, and 15


def ended(players=2, **more):
    return lasting(position("germany", players, turns_left=1, **{"taken": {}, **more}), DRAW).score()


@pytest.mark.rule("germany.winner", "germany.majority", "germany.globetrotter")
def test_the_points_are_those_of_routes_tickets_globetrotter_and_majorities():
    sheet = ended(**ONE_TICKET, points={0: 2, 1: 5}, taken={0: "1 red", 1: "2 red 1 blue"})

    assert sheet.totals == (2 + 2 + 15 + 10, 5 + 20 + 20)


@pytest.mark.rule("germany.winner")
def test_most_points_win():
    # Seat 0 has the completed ticket and more passengers.
    sheet = ended(**ONE_TICKET, points={0: 3, 1: 41}, taken={0: "3 red"})

    assert (sheet.totals, sheet.winners) == ((40, 41), (1,))


@pytest.mark.rule("germany.winner")
def test_then_most_completed_tickets():
    # Seat 1 has more passengers, and holds more tickets.
    tickets = {**ONE_TICKET["tickets"], 1: ["berlin-leipzig", "bremen-kassel"]}
    sheet = ended(claimed=ONE_TICKET["claimed"], tickets=tickets, points={0: 13, 1: 20}, taken={1: "3 red"})

    assert (sheet.totals, sheet.winners) == ((30, 30), (0,))


@pytest.mark.rule("germany.winner")
def test_then_most_passengers():
    assert ended(points={0: 10, 1: 20}, taken={0: "2 red", 1: "1 red"}).winners == (0,)
    # All passengers count, not only those that scored: 3 of 5 against 2 that are the only ones of their colours.
    sheet = ended(
        3,
        points={0: 30, 1: 0, 2: 0},
        taken={0: "1 white 1 yellow 2 red", 1: "1 black 1 green", 2: "3 red 2 white 2 yellow"},
    )
    assert sheet.totals == (60, 40, 60)
    assert sheet.winners == (2,)


@pytest.mark.rule("germany.winner")
def test_they_are_counted_in_all():
    sheet = ended(points={0: 20, 1: 0}, taken={0: "5 red", 1: "1 black 1 green"})

    assert (sheet.totals, sheet.winners) == ((40, 40), (0,))


@pytest.mark.rule("germany.winner")
def test_else_the_victory_is_shared():
    assert ended(taken={0: "2 red", 1: "2 red"}).winners == (0, 1)
    assert ended(3, points={0: 5, 1: 5, 2: 4}).winners == (0, 1)
    # The longest path does not break the tie.
    assert ended(claimed={0: ["dresden-regensburg"]}, points={0: 9, 1: 9}).winners == (0, 1)


@pytest.mark.rule("germany.winner")
def test_a_tie_break_is_only_between_those_who_tie():
    sheet = ended(3, **ONE_TICKET, points={0: 0, 1: 20, 2: 30}, taken={1: "2 red", 2: "1 red"})

    assert (sheet.totals, sheet.winners) == ((17, 40, 40), (1,))


@pytest.mark.rule("germany.winner", "end.last-round")
def test_a_whole_game_ends_with_a_sheet_that_adds_up():
    game = ttr.new_game("germany", players=3, seed=5)
    while not game.is_over:
        actions = game.legal_actions()
        wanted = [action for action in actions if action.type in ("claim", "take", "keep")]
        game.play((wanted or actions)[0])

    sheet = game.score()
    majority = by_seat(game, "germany.majority")
    assert all_passengers(game) == dict.fromkeys(COLORS, 10)
    assert sum(majority) > 0
    assert sheet.winners
    assert all(sum(line.points for line in seat.lines) == seat.total for seat in sheet.seats)
