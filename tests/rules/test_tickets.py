"""Tickets: dealing, drawing, keeping and scoring."""

from dataclasses import replace

import pytest

import ttr_widget as ttr
from tests.rules.table import (
    asked,
    legal,
    lines,
    of,
    open_tickets,
    play,
    points,
    refused,
    table,
    tickets_left,
    tickets_of,
    types,
)
from ttr_widget.rules import Tickets

BOARD = ttr.variant("europe").board
LONG = {ticket.id for ticket in BOARD.tickets if ticket.deck == "long"}
REGULAR = {ticket.id for ticket in BOARD.tickets if ticket.deck == "regular"}
SEVEN = [
    "amsterdam-pamplona",
    "madrid-zurich",
    "athina-angora",
    "riga-bucuresti",
    "zurich-budapest",
    "paris-wien",
    "kyiv-sochi",
]


def new(players=2, seed=7):
    game = ttr.new_game("europe", players=players, seed=seed)
    return game, [event.to_dict() for event in game.events]


def shown(game, seat, what):
    return game.view(seat).to_dict()["rules"]["tickets"][what]


# The opening.


@pytest.mark.rule("europe.setup")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_long_ticket_and_three_regular_ones_to_each(players):
    _, events = new(players)
    drawn = of(events, "tickets-drawn")

    assert (len(LONG), len(REGULAR)) == (6, 40)
    assert [event["seat"] for event in drawn] == list(range(players))
    for event in drawn:
        assert len(LONG.intersection(event["tickets"])) == 1
        assert len(REGULAR.intersection(event["tickets"])) == 3


@pytest.mark.rule("europe.setup")
def test_the_event_of_drawing_in_the_opening():
    _, events = new(3)
    drawn = of(events, "tickets-drawn")

    for n, event in enumerate(drawn, 1):
        assert event == {
            "type": "tickets-drawn",
            "seat": n - 1,
            "tickets": event["tickets"],
            "count": 4,
            "decks": {"long": 1, "regular": 3},
            "left": {"long": 6 - n, "regular": 40 - 3 * n},
        }


@pytest.mark.rule("europe.setup")
def test_the_other_long_tickets_leave_the_game():
    game, _ = new(2)
    assert tickets_left(game, "long") == 0
    open_tickets(game)

    drawn = []
    while "tickets" in legal(game):
        drawn += of(play(game, "tickets"), "tickets-drawn")[0]["tickets"]
        play(game, max(legal(game), key=len))

    assert set(drawn) <= REGULAR
    assert len(drawn) == 34


@pytest.mark.rule("europe.first-tickets")
@pytest.mark.parametrize("kept", [2, 3, 4])
def test_at_least_2_of_the_4_are_kept(kept):
    game, events = new()
    offered = of(events, "tickets-drawn")[0]["tickets"]

    play(game, "keep " + " ".join(offered[:kept]))

    assert set(tickets_of(game, 0)) == set(offered[:kept])


@pytest.mark.rule("europe.first-tickets", "tickets.keep")
@pytest.mark.parametrize("kept", [0, 1])
def test_fewer_will_not_do(kept):
    game, events = new()
    offered = of(events, "tickets-drawn")[0]["tickets"]

    assert refused(game, {"type": "keep", "tickets": offered[:kept]}).code == "europe.first-tickets"


@pytest.mark.rule("europe.first-tickets")
def test_of_either_kind():
    game, events = new()
    offered = of(events, "tickets-drawn")[0]["tickets"]
    regular = [ticket for ticket in offered if ticket in REGULAR]
    (long,) = set(offered) - set(regular)

    play(game.copy(), f"keep {regular[0]} {regular[1]}")  # the long one may be rejected
    play(game.copy(), f"keep {long} {regular[0]}")

    assert len(legal(game)) == 6 + 4 + 1  # two, three or four of four


@pytest.mark.rule("europe.first-tickets", "tickets.opening")
def test_the_rest_leaves_the_game_unseen():
    game, events = new(3)
    for event in of(events, "tickets-drawn"):
        play(game, "keep " + " ".join(event["tickets"][:2]))
    rejected = {ticket for event in of(events, "tickets-drawn") for ticket in event["tickets"][2:]}
    assert tickets_left(game) == 40 - 9

    drawn = []
    while "tickets" in legal(game):
        drawn += of(play(game, "tickets"), "tickets-drawn")[0]["tickets"]
        play(game, max(legal(game), key=len))

    assert len(drawn) == 31
    assert not rejected & set(drawn)


@pytest.mark.rule("tickets.opening", "europe.first-tickets")
@pytest.mark.parametrize("first", [0, 2])
def test_all_draw_first_then_all_choose_in_seat_order_and_then_the_first_turn_begins(first):
    game = open_tickets(ttr.new_game("europe", players=3, seed=7, first=first))
    events = [event.to_dict() for event in game.events if event.type not in ("flush", "display")]

    assert types(events) == ["deal"] * 3 + ["tickets-drawn"] * 3 + ["tickets-kept"] * 3 + ["turn"]
    assert [event["seat"] for event in of(events, "tickets-drawn")] == [0, 1, 2]
    assert [event["seat"] for event in of(events, "tickets-kept")] == [0, 1, 2]
    assert asked(game) == (first, "turn")


@pytest.mark.rule("tickets.opening")
@pytest.mark.parametrize("seed", range(5))
def test_nobody_draws_what_another_rejected(seed):
    _, events = new(5, seed)
    drawn = [ticket for event in of(events, "tickets-drawn") for ticket in event["tickets"]]

    assert len(drawn) == len(set(drawn)) == 20


@pytest.mark.rule("tickets.opening")
def test_before_the_first_turn_nobody_can_do_anything_but_choose():
    game, _ = new()

    for action in ("draw deck", "tickets", "pass", "station roma with 1 red"):
        assert refused(game, action).code in {"tickets.keep", "tickets.opening", "europe.first-tickets"}


@pytest.mark.rule("europe.first-tickets", "tickets.secret")
def test_every_player_decides_without_seeing_the_others_choices():
    chosen = []
    for kept in ([0, 1], [1, 2], [0, 3]):
        game, events = new()
        offered = of(events, "tickets-drawn")[0]["tickets"]
        play(game, "keep " + " ".join(offered[n] for n in kept))
        chosen.append((game.view(1).to_dict(), [event.to_dict() for event in game.events_seen_by(1)]))

    assert chosen[0] == chosen[1] == chosen[2]


# Keeping tickets, and returning the others under the deck.


@pytest.mark.rule("europe.tickets")
def test_the_action_draws_3_and_keeps_at_least_1():
    game = table(ticket_deck=SEVEN)

    play(game, "tickets")

    assert asked(game) == (0, "keep")
    assert shown(game, 0, "offered") == SEVEN[:3]
    assert len(legal(game)) == 3 + 3 + 1
    assert refused(game, {"type": "keep", "tickets": []}).code in {"tickets.keep", "europe.tickets"}


@pytest.mark.rule("europe.tickets", "tickets.keep")
def test_the_events_of_drawing_and_keeping():
    game = table(ticket_deck=SEVEN)

    assert play(game, "tickets", "keep athina-angora amsterdam-pamplona") == [
        {
            "type": "tickets-drawn",
            "seat": 0,
            "tickets": SEVEN[:3],
            "count": 3,
            "decks": {"regular": 3},
            "left": {"long": 0, "regular": 4},
        },
        {
            "type": "tickets-kept",
            "seat": 0,
            "kept": ["amsterdam-pamplona", "athina-angora"],
            "returned": ["madrid-zurich"],
            "count": 2,
        },
        {"type": "turn", "seat": 1, "number": 2},
    ]


@pytest.mark.rule("tickets.keep")
def test_the_rest_goes_under_the_deck_in_the_order_drawn():
    game = table(ticket_deck=SEVEN)

    play(game, "tickets", f"keep {SEVEN[1]}")
    play(game, "tickets", f"keep {SEVEN[3]}")
    third = play(game, "tickets", f"keep {SEVEN[6]}")
    fourth = play(game, "tickets")

    assert third[0]["tickets"] == [SEVEN[6], SEVEN[0], SEVEN[2]]
    assert fourth[0]["tickets"] == [SEVEN[4], SEVEN[5], SEVEN[0]]


@pytest.mark.rule("tickets.keep")
def test_a_ticket_that_was_not_drawn_cannot_be_kept():
    game = table(ticket_deck=SEVEN, tickets={0: ["frankfurt-smolensk"], 1: ["essen-kyiv"]})
    play(game, "tickets")

    for ticket in ("frankfurt-smolensk", "essen-kyiv", SEVEN[3]):
        assert refused(game, f"keep {ticket}").code == "tickets.keep"
        assert refused(game, f"keep {SEVEN[0]} {ticket}").code == "tickets.keep"


@pytest.mark.rule("tickets.keep")
def test_no_ticket_can_be_kept_twice():
    game = table(ticket_deck=SEVEN)
    play(game, "tickets")

    assert refused(game, f"keep {SEVEN[0]} {SEVEN[0]}").code == "tickets.keep"


@pytest.mark.rule("tickets.keep")
def test_a_kept_ticket_is_never_given_back():
    game = table(ticket_deck=SEVEN, tickets={0: ["frankfurt-smolensk"]})

    play(game, "tickets", f"keep {SEVEN[0]}", "draw deck", "draw deck", "tickets", f"keep {SEVEN[3]}")

    assert set(tickets_of(game, 0)) == {"frankfurt-smolensk", SEVEN[0], SEVEN[3]}


@pytest.mark.rule("tickets.keep", "tickets.opening")
def test_after_an_opening_rejected_tickets_go_under_the_deck_in_seat_order():
    europe = ttr.variant("europe")
    tickets = europe.rule("tickets")
    assert isinstance(tickets, Tickets)
    game = ttr.new_game(europe.with_rule(replace(tickets, first_rest="under")), players=2, seed=4)
    drawn = of([event.to_dict() for event in game.events], "tickets-drawn")
    regular = [[ticket for ticket in event["tickets"] if ticket in REGULAR] for event in drawn]
    long = [ticket for event in drawn for ticket in event["tickets"] if ticket in LONG]
    assert tickets_left(game) == 34

    play(game, f"keep {long[0]} {regular[0][1]}", f"keep {long[1]} {regular[1][0]}")
    assert tickets_left(game) == 34 + 4
    later = []
    while "tickets" in legal(game):
        later += of(play(game, "tickets"), "tickets-drawn")[0]["tickets"]
        play(game, max(legal(game), key=len))

    assert later[34:] == [regular[0][0], regular[0][2], regular[1][1], regular[1][2]]


# A short deck.


@pytest.mark.rule("tickets.short-deck")
@pytest.mark.parametrize("left", [1, 2])
def test_with_fewer_tickets_left_the_player_draws_what_is_left(left):
    game = table(ticket_deck=SEVEN[:left])

    drawn = play(game, "tickets")[0]

    assert drawn["tickets"] == SEVEN[:left]
    assert (drawn["count"], drawn["decks"], drawn["left"]["regular"]) == (left, {"regular": left}, 0)
    assert len(legal(game)) == {1: 1, 2: 3}[left]
    assert refused(game, {"type": "keep", "tickets": []}).code in {"tickets.keep", "europe.tickets"}


@pytest.mark.rule("tickets.short-deck", "tickets.keep")
def test_nobody_need_keep_more_tickets_than_could_be_drawn():
    europe = ttr.variant("europe")
    tickets = europe.rule("tickets")
    assert isinstance(tickets, Tickets)
    keep_two = europe.with_rule(replace(tickets, keep=2))
    many, few = table(keep_two, ticket_deck=SEVEN), table(keep_two, ticket_deck=SEVEN[:1])

    play(many, "tickets")
    play(few, "tickets")

    assert refused(many, f"keep {SEVEN[0]}").code == "europe.tickets"
    assert legal(few) == {f"keep {SEVEN[0]}"}


@pytest.mark.rule("tickets.short-deck")
def test_with_none_left_the_action_cannot_be_chosen():
    game = table(ticket_deck=[])

    assert refused(game, "tickets").code == "tickets.short-deck"


@pytest.mark.rule("tickets.short-deck", "tickets.keep")
def test_the_last_tickets_can_be_drawn_again_and_again_while_one_is_rejected():
    game = table(ticket_deck=SEVEN[:3])

    play(game, "tickets", f"keep {SEVEN[1]}")
    again = play(game, "tickets", f"keep {SEVEN[0]}")
    last = play(game, "tickets", f"keep {SEVEN[2]}")

    assert (again[0]["tickets"], last[0]["tickets"]) == ([SEVEN[0], SEVEN[2]], [SEVEN[2]])
    assert refused(game, "tickets").code == "tickets.short-deck"


# Secrets.


@pytest.mark.rule("tickets.secret")
@pytest.mark.parametrize("viewer", [1, None])
def test_which_tickets_are_drawn_kept_and_returned_is_for_their_seat_alone(viewer):
    game = table(ticket_deck=SEVEN)
    play(game, "tickets", f"keep {SEVEN[0]}")

    drawn, kept, _ = (event.to_dict() for event in game.events_seen_by(viewer))

    assert (drawn["tickets"], drawn["count"], drawn["left"]) == (None, 3, {"long": 0, "regular": 4})
    assert (kept["kept"], kept["returned"], kept["count"]) == (None, None, 1)
    assert [event.to_dict() for event in game.events_seen_by(0)] == [event.to_dict() for event in game.events]


@pytest.mark.rule("tickets.secret")
def test_how_many_a_player_holds_is_public():
    game = table(players=3, tickets={0: SEVEN[:2], 2: SEVEN[2:5]})

    for viewer in (0, 1, 2, None):
        assert shown(game, viewer, "counts") == [2, 0, 3]


@pytest.mark.rule("tickets.secret")
def test_a_player_sees_the_own_tickets_only():
    game = table(tickets={0: SEVEN[:2], 1: SEVEN[2:]})

    assert set(tickets_of(game, 0)) == set(SEVEN[:2])
    assert set(tickets_of(game, 1)) == set(SEVEN[2:])
    assert not any(ticket in str(game.view(0).to_dict()) for ticket in SEVEN[2:])


@pytest.mark.rule("tickets.secret")
def test_whether_a_ticket_is_done_shows_in_no_others_view():
    claimed = {0: ["paris-zurich", "venezia-zurich", "venezia-zagrab"]}
    views = [table(claimed=claimed, tickets={0: [ticket]}).view(1).to_dict() for ticket in ("paris-zagrab", SEVEN[6])]

    assert views[0] == views[1]


# The score.

PARIS_ZAGRAB = ["paris-zurich", "venezia-zurich", "venezia-zagrab"]


@pytest.mark.rule("tickets.score")
def test_a_completed_ticket_adds_its_value():
    game = table(claimed={0: PARIS_ZAGRAB}, tickets={0: ["paris-zagrab"]})

    (line,) = lines(game, 0, "tickets.score")

    assert (line["label"], line["points"]) == ("paris-zagrab", 7)


@pytest.mark.rule("tickets.score")
def test_any_other_ticket_subtracts_it():
    game = table(claimed={0: PARIS_ZAGRAB[:2]}, tickets={0: ["paris-zagrab"]})

    assert points(game, 0, "tickets.score") == -7


@pytest.mark.rule("tickets.score")
@pytest.mark.parametrize("missing", range(3))
def test_the_path_is_continuous(missing):
    claimed = [route for n, route in enumerate(PARIS_ZAGRAB) if n != missing]
    game = table(claimed={0: claimed}, tickets={0: ["paris-zagrab"]})

    assert points(game, 0, "tickets.score") == -7


@pytest.mark.rule("tickets.score")
def test_the_path_is_of_the_players_own_routes():
    game = table(claimed={0: PARIS_ZAGRAB[:2], 1: PARIS_ZAGRAB[2:]}, tickets={0: ["paris-zagrab"], 1: ["paris-wien"]})

    assert points(game, 0, "tickets.score") == -7
    assert points(game, 1, "tickets.score") == -8


@pytest.mark.rule("tickets.score")
def test_each_ticket_counts_long_or_regular():
    claimed = [
        "edinburgh-london-1",
        "dieppe-london-1",
        "dieppe-paris",
        *PARIS_ZAGRAB,
        "sarajevo-zagrab",
        "athina-sarajevo",
    ]
    tickets = ["edinburgh-athina", "edinburgh-paris", "paris-zagrab", "kyiv-sochi"]
    game = table(claimed={0: claimed}, tickets={0: tickets})

    worth = {line["label"]: line["points"] for line in lines(game, 0, "tickets.score")}

    assert worth == {"edinburgh-athina": 21, "edinburgh-paris": 7, "paris-zagrab": 7, "kyiv-sochi": -8}


@pytest.mark.rule("tickets.score")
def test_points_may_go_below_zero():
    game = table(tickets={0: ["cadiz-stockholm", "frankfurt-smolensk"]}, stations={0: ["roma"]})

    assert game.score().totals[0] == -21 - 13 + 8
