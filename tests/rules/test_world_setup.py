"""World: setup, the first tickets, and the secret choice of pieces."""

import json

import pytest

import ttr_widget as ttr
from tests.rules.table import asked, display, hand, legal, of, open_tickets, play, refused, tickets_left, tickets_of
from tests.rules.table import types as kinds_of
from tests.rules.world_table import COLORS, NONE, WILD, decks, fleet, world

DOUBLES = [f"ships-{color}" for color in COLORS]
SINGLES = [f"ship-{color}" for color in COLORS]


def is_ship(card):
    return card.startswith("ship")


def new(players=2, seed=7, **more):
    return ttr.new_game("world", players=players, seed=seed, **more)


def happened(game, seat="all"):
    events = game.events if seat == "all" else game.events_seen_by(seat)
    return [event.to_dict() for event in events]


# The cards.


@pytest.mark.rule("world.setup")
def test_there_are_80_train_cards_and_60_ship_cards():
    game = world(rest="discards", display=NONE)
    cards = dict(game.view(None).discards)
    trains = {name: count for name, count in cards.items() if not is_ship(name)}
    ships = {name: count for name, count in cards.items() if is_ship(name)}

    assert sum(trains.values()) == 80
    assert trains[WILD] == 14
    assert all(trains[f"train-{color}"] + trains[f"train-{color}-harbour"] == 11 for color in COLORS)
    assert ships == dict.fromkeys(SINGLES, 4) | dict.fromkeys(DOUBLES, 6)
    assert decks(game) == (0, 0)


@pytest.mark.rule("world.setup")
def test_4_train_cards_and_4_ship_cards_of_each_colour_bear_the_harbour_mark():
    kinds = ttr.variant("world").kinds
    marked = {card.name: card.copies for card in kinds.cards if card.marks and card.color is not None}

    assert marked == dict.fromkeys([f"train-{color}-harbour" for color in COLORS], 4) | dict.fromkeys(SINGLES, 4)


@pytest.mark.rule("world.setup")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_player_gets_3_train_cards_and_7_ship_cards(players):
    game = new(players)

    for deal in of(happened(game), "deal"):
        ships = sum(count for card, count in deal["cards"].items() if is_ship(card))
        assert sum(deal["cards"].values()) - ships == 3
        assert ships == 7
        assert deal["cards"] == hand(game, deal["seat"])
    assert game.view(None).hand_sizes == (10,) * players


@pytest.mark.rule("world.setup")
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("players", [2, 5])
def test_6_cards_are_shown_3_from_each_deck(players, seed):
    game = new(players, seed)
    shown = of(happened(game), "display")

    assert shown[0]["reason"] == "setup"
    assert shown[-1]["cards"] == display(game)
    for event in shown:
        assert [is_ship(card) for card in event["cards"]] == [False] * 3 + [True] * 3
    flushed = 3 * (len(shown) - 1)
    assert decks(game) == (80 - 3 * players - 3 - flushed, 60 - 7 * players - 3 - flushed)


@pytest.mark.rule("world.setup", "world.flush")
def test_a_display_of_3_wilds_is_flushed_when_the_game_is_set_up():
    games = (new(seed=seed) for seed in range(1000))
    game = next(game for game in games if any(event.type == "flush" for event in game.events))
    events = happened(game)[2:5]

    assert kinds_of(events) == ["display", "flush", "display"]
    assert events[0]["cards"][:3] == [WILD] * 3
    assert events[1]["cards"] == events[0]["cards"]
    assert events[2]["reason"] == "flush"


@pytest.mark.rule("tickets.secret", "world.setup")
def test_dealt_cards_are_shown_to_their_owner_alone():
    game = new(3)
    for seat in range(3):
        deals = of(happened(game, seat), "deal")
        assert [deal["cards"] is not None for deal in deals] == [seat == other for other in range(3)]


@pytest.mark.rule("world.setup")
def test_a_player_has_3_harbours_and_nothing_is_built():
    game = new()

    assert [
        row["points"] for s in game.score().to_dict()["seats"] for row in s["lines"] if "harbour" in row["rule"]
    ] == [
        -12,
        -12,
    ]
    assert game.view(None).claimed == {}


# The order of the opening.


@pytest.mark.rule("tickets.opening", "world.pieces", "world.first-tickets")
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_opening_in_order(players, first):
    game = new(players, seed=3, first=first)
    questions = []
    while game.prompt.kind != "turn":
        questions.append(asked(game))
        game.play(game.legal_actions()[-1])
    events = [event for event in happened(game) if event["type"] != "flush"]
    seats = list(range(players))

    assert questions == [(seat, kind) for kind in ("keep", "pieces") for seat in seats]
    assert kinds_of(events) == [
        *["deal"] * players,
        "display",
        *["tickets-drawn"] * players,
        *["tickets-kept"] * players,
        *["pieces"] * players,
        "turn",
    ]
    for kind in ("deal", "tickets-drawn", "tickets-kept", "pieces"):
        assert [event["seat"] for event in of(events, kind)] == seats
    assert events[-1] == {"type": "turn", "seat": first, "number": 1}


# The first tickets.


@pytest.mark.rule("world.first-tickets")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_5_tickets_each(players):
    game = new(players)
    drawn = of(happened(game), "tickets-drawn")
    ids = [ticket for event in drawn for ticket in event["tickets"]]

    assert [len(event["tickets"]) for event in drawn] == [5] * players
    assert len(set(ids)) == 5 * players
    assert [event["count"] for event in drawn] == [5] * players
    assert [event["decks"] for event in drawn] == [{"tickets": 5}] * players
    assert [event["left"] for event in drawn] == [{"tickets": 65 - 5 * n} for n in range(1, players + 1)]


@pytest.mark.rule("world.first-tickets")
@pytest.mark.parametrize("count", [0, 1, 2, 3, 4, 5])
def test_at_least_3_of_them_are_kept(count):
    game = new()
    drawn = of(happened(game), "tickets-drawn")[0]["tickets"]
    keep = {"type": "keep", "tickets": drawn[:count]}

    if count < 3:
        assert refused(game, keep).code == "world.first-tickets"
    else:
        game.play(keep)
        assert sorted(tickets_of(game, 0)) == sorted(drawn[:count])
    assert len([1 for text in legal(new()) if len(text.split()) == count + 1]) == {3: 10, 4: 5, 5: 1}.get(count, 0)


@pytest.mark.rule("world.first-tickets", "tickets.keep", "tickets.opening")
def test_rejected_ones_go_under_the_deck_in_seat_order_when_all_have_chosen():
    game = new(3)
    offered = [event["tickets"] for event in of(happened(game), "tickets-drawn")]

    left = []
    for seat in range(3):
        left.append(tickets_left(game, "tickets"))
        game.play({"type": "keep", "tickets": [offered[seat][n] for n in (0, 2, 4)]})
    assert left == [50, 50, 50]
    assert tickets_left(game, "tickets") == 56
    while game.prompt.kind != "turn":
        game.play(game.legal_actions()[0])
    later = []
    while tickets_left(game, "tickets") >= 4:
        (drawn,) = of(play(game, "tickets"), "tickets-drawn")
        later += drawn["tickets"]
        game.play({"type": "keep", "tickets": drawn["tickets"]})

    assert len(later) == 56
    assert later[50:] == [offered[seat][n] for seat in range(3) for n in (1, 3)]


@pytest.mark.rule("tickets.secret", "world.first-tickets")
def test_nobody_sees_another_players_choice_of_tickets():
    game = new(3)
    open_tickets(game)

    for seat in (0, 1, 2, None):
        for event in happened(game, seat):
            if event["type"] in ("tickets-drawn", "tickets-kept"):
                hidden = [event.get(field) for field in ("tickets", "kept", "returned") if field in event]
                assert all((value is None) == (event["seat"] != seat) for value in hidden)


# The pieces.


def to_the_pieces(players=3, seed=7):
    return open_tickets(new(players, seed))


@pytest.mark.rule("world.pieces")
def test_10_to_25_trains_and_35_to_50_ships_60_in_all():
    game = to_the_pieces()

    assert legal(game) == {f"pieces {n} trains {60 - n} ships" for n in range(10, 26)}


@pytest.mark.rule("world.pieces")
@pytest.mark.parametrize("pieces", [(n, 60 - n) for n in (10, 11, 20, 24, 25)])
def test_any_such_choice_is_accepted(pieces):
    game = to_the_pieces(2)

    play(game, "pieces {} trains {} ships".format(*pieces), "pieces 20 trains 40 ships")

    assert fleet(game, 0) == pieces
    assert game.view(None).to_dict()["rules"]["pieces"]["box"] == [[25 - pieces[0], 50 - pieces[1]], [5, 10]]


@pytest.mark.rule("world.pieces")
@pytest.mark.parametrize(
    "pieces",
    [(9, 51), (26, 34), (0, 60), (60, 0), (20, 39), (20, 41), (19, 40), (25, 50), (10, 49), (25, 36), (0, 0), (5, 55)],
)
def test_any_other_is_refused(pieces):
    game = to_the_pieces()

    assert refused(game, "pieces {} trains {} ships".format(*pieces)).code == "world.pieces"


@pytest.mark.rule("world.pieces")
@pytest.mark.parametrize("pieces", [(-1, 61), (20.0, 40), ("many", 40), (True, 59), (None, 60)])
def test_what_is_no_number_of_pieces_cannot_be_read(pieces):
    game = to_the_pieces()
    action = {"type": "pieces", "trains": pieces[0], "ships": pieces[1]}

    refusal = game.why_not(action)
    assert refusal is not None
    assert refusal.kind == "bad-input"


@pytest.mark.rule("world.pieces")
@pytest.mark.parametrize("action", ["draw train-deck", "tickets", "pass", "exchange 1 ships for trains"])
def test_nothing_else_can_be_done_before_all_have_chosen(action):
    game = to_the_pieces()
    assert refused(game, action).code == "world.pieces"
    play(game, "pieces 20 trains 40 ships")
    assert refused(game, action).code == "world.pieces"


def seen(game, seat):
    """Everything that a seat sees, as text: its view and the events."""
    return json.dumps([game.view(seat).to_dict(), happened(game, seat)], sort_keys=True), repr(game.view(seat))


@pytest.mark.rule("world.pieces", "secret.view")
def test_no_view_and_no_event_shows_anothers_choice_before_all_have_chosen():
    game = to_the_pieces(3)
    actions = ["pieces 10 trains 50 ships", "pieces 25 trains 35 ships"]

    views = []
    for action in actions:
        one = game.copy()
        assert play(one, action) == []
        views.append([seen(one, seat) for seat in (1, 2, None)])
    assert views[0] == views[1]

    # The second choice, which seats 0 and 2 must not see.
    play(game, "pieces 20 trains 40 ships")
    views = []
    for action in actions:
        one = game.copy()
        assert play(one, action) == []
        views.append([seen(one, seat) for seat in (0, 2, None)])
    assert views[0] == views[1]


@pytest.mark.rule("world.pieces", "secret.view")
def test_only_the_own_choice_is_seen_and_that_at_once():
    game = to_the_pieces(3)
    play(game, "pieces 11 trains 49 ships", "pieces 22 trains 38 ships")

    chosen = [game.view(seat).to_dict()["rules"]["pieces"]["chosen"] for seat in (0, 1, 2, None)]

    assert chosen == [
        [[11, 49], [0, 0], [0, 0]],
        [[0, 0], [22, 38], [0, 0]],
        [[0, 0], [0, 0], [0, 0]],
        [[0, 0], [0, 0], [0, 0]],
    ]


@pytest.mark.rule("world.pieces")
def test_all_choices_are_revealed_together():
    game = to_the_pieces(3)
    play(game, "pieces 11 trains 49 ships", "pieces 22 trains 38 ships")

    events = play(game, "pieces 10 trains 50 ships")

    told = [
        {"type": "pieces", "seat": 0, "trains": 11, "ships": 49},
        {"type": "pieces", "seat": 1, "trains": 22, "ships": 38},
        {"type": "pieces", "seat": 2, "trains": 10, "ships": 50},
    ]
    assert events == [*told, {"type": "turn", "seat": 0, "number": 1}]
    for seat in (0, 1, 2, None):
        assert of(happened(game, seat), "pieces") == told
        view = game.view(seat).to_dict()
        assert view["rules"]["pieces"]["chosen"] == [[11, 49], [22, 38], [10, 50]]
        assert view["pieces"] == [{"trains": n, "ships": 60 - n} for n in (11, 22, 10)]


@pytest.mark.rule("world.pieces")
def test_the_rest_goes_to_the_box():
    game = to_the_pieces(2)

    play(game, "pieces 20 trains 40 ships", "pieces 25 trains 35 ships")

    assert game.view(1).to_dict()["rules"]["pieces"]["box"] == [[5, 10], [0, 15]]


@pytest.mark.rule("world.pieces")
def test_the_suggestion_for_beginners_is_told():
    words = ttr.variant("world").explain()

    assert "20 trains and 40 ships" in " ".join(words.split())


# Drawing tickets in a turn.


@pytest.mark.rule("world.tickets")
def test_the_action_draws_4_and_keeps_at_least_1():
    deck = ["tokyo-sydney", "mexico-mumbai", "lagos-tehran", "bangkok-tokyo", "mumbai-beijing"]
    game = world(ticket_deck=deck)

    (drawn,) = of(play(game, "tickets"), "tickets-drawn")
    assert drawn["tickets"] == deck[:4]
    assert drawn["left"] == {"tickets": 1}
    assert len(legal(game)) == 15
    assert refused(game, {"type": "keep", "tickets": []}).code == "world.tickets"
    play(game, "keep lagos-tehran")

    assert tickets_of(game, 0) == ["lagos-tehran"]
    assert tickets_left(game, "tickets") == 4
    assert asked(game) == (1, "turn")
    (again,) = of(play(game, "tickets"), "tickets-drawn")
    assert again["tickets"] == ["mumbai-beijing", "tokyo-sydney", "mexico-mumbai", "bangkok-tokyo"]


@pytest.mark.rule("world.tickets", "tickets.short-deck")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_with_fewer_than_4_left_the_player_draws_what_is_left(count):
    deck = ["tokyo-sydney", "mexico-mumbai", "lagos-tehran"][:count]
    game = world(ticket_deck=deck)

    (drawn,) = of(play(game, "tickets"), "tickets-drawn")

    assert drawn["tickets"] == deck
    assert len(legal(game)) == 2**count - 1


@pytest.mark.rule("world.tickets", "tickets.short-deck")
def test_with_no_ticket_left_the_action_cannot_be_chosen():
    assert refused(world(ticket_deck=[]), "tickets").code == "tickets.short-deck"


@pytest.mark.rule("world.tickets", "world.tour")
def test_tours_lie_in_the_one_deck():
    tour = "casablanca-al_qahira-tehran"
    game = world(ticket_deck=[tour, "tokyo-sydney"])

    play(game, "tickets", f"keep {tour}")

    assert tickets_of(game, 0) == [tour]
