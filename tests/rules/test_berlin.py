"""Berlin: the published rules, and our own reconstruction of the board."""

from collections import Counter
from pathlib import Path

import pytest

import ttr_widget as ttr
from tests.rules.table import asked, deck_size, display, hand, legal, of, play, refused, tickets_left, types
from tests.rules.table import tickets_of as held
from tests.rules.table_more import lasting, opened, position, shown
from ttr_widget.boards import BOARDS

BERLIN = ttr.variant("berlin")
BOARD = BERLIN.board
ALL = [ticket.id for ticket in BOARD.tickets]
ONE, OTHER = "brandenburger_tor-reichstag-1", "brandenburger_tor-reichstag-2"  # purple and blue, 1 space
SUBWAY_ONE, SUBWAY_OTHER = "hauptbahnhof-naturkundemuseum-1", "hauptbahnhof-naturkundemuseum-2"  # green and orange, 2
SPEND_1 = "claim checkpoint_charlie-gendarmenmarkt with 1 black"
SPEND_2 = "claim charlottenburger_tor-siegessaule with 2 black"
SPEND_SUBWAY = "claim judisches_museum-moritzplatz-1 with 2 black"
HAND = {0: "3 black"}


def new(players=2, seed=7):
    game = ttr.new_game("berlin", players=players, seed=seed)
    return game, [event.to_dict() for event in game.events]


# The set-up.


@pytest.mark.rule("berlin.setup")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_2_cards_each(players):
    game, events = new(players)

    assert [sum(hand(game, seat).values()) for seat in range(players)] == [2] * players
    assert [event["seat"] for event in of(events, "deal")] == list(range(players))
    assert len(display(game)) == 5
    if "flush" not in types(events):
        assert deck_size(game) == 44 - 5 - 2 * players


@pytest.mark.rule("berlin.setup")
def test_the_cards():
    cards = dict(zip(BERLIN.kinds.names, BERLIN.kinds.copies, strict=True))

    assert cards == dict.fromkeys(("blue", "green", "black", "purple", "red", "orange"), 6) | {"bicycle": 8}
    assert sum(cards.values()) == 44


@pytest.mark.rule("berlin.setup")
def test_the_pieces_the_players_and_the_tickets():
    game, _ = new(4)

    assert game.view(None).pieces_left == ({"streetcars": 11, "subways": 5},) * 4
    assert len(ALL) == 22
    for players in (1, 5):
        with pytest.raises(ttr.BadInput, match="2 to 4"):
            ttr.new_game("berlin", players=players)


@pytest.mark.rule("berlin.setup", "draw.open-wild", "draw.second-open-wild", "draw.flush")
def test_the_wild_is_the_bicycle():
    row = ["bicycle", "blue", "green", "black", "purple"]

    assert types(play(position("berlin", display=row), "draw bicycle")) == ["draw", "refill", "turn"]
    game = position("berlin", display=row)
    play(game, "draw deck")
    assert refused(game, "draw bicycle").code == "draw.second-open-wild"
    game = position("berlin", display=["bicycle", "bicycle", "blue", "green", "black"], deck=["bicycle"])
    assert "flush" in types(play(game, "draw blue"))


# Tickets.


@pytest.mark.rule("berlin.first-tickets")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_2_tickets_each_and_at_least_1_is_kept(players):
    game, events = new(players)
    drawn = of(events, "tickets-drawn")

    assert [event["count"] for event in drawn] == [2] * players
    assert drawn[-1]["left"] == {"tickets": 22 - 2 * players}
    assert len({ticket for event in drawn for ticket in event["tickets"]}) == 2 * players
    for seat, event in enumerate(drawn):
        a, b = event["tickets"]
        assert asked(game) == (seat, "keep")
        assert {frozenset(action.to_dict()["tickets"]) for action in game.legal_actions()} == {
            frozenset(own) for own in ([a], [b], [a, b])
        }
        assert refused(game, {"type": "keep", "tickets": []}).code == "berlin.first-tickets"
        play(game, f"keep {a}")
        assert held(game, seat) == [a]


@pytest.mark.rule("berlin.first-tickets", "tickets.keep", "tickets.opening")
def test_the_other_goes_under_the_deck_in_seat_order_when_all_have_chosen():
    game, events = new(3)
    drawn = [event["tickets"] for event in of(events, "tickets-drawn")]

    play(game, f"keep {drawn[0][1]}", f"keep {drawn[1][0]} {drawn[1][1]}")
    assert tickets_left(game, "tickets") == 16
    play(game, f"keep {drawn[2][0]}")
    assert tickets_left(game, "tickets") == 18
    later = []
    while "tickets" in legal(game):
        later += of(play(game, "tickets"), "tickets-drawn")[0]["tickets"]
        play(game, max(legal(game), key=len))

    assert len(later) == 18
    assert later[-2:] == [drawn[0][0], drawn[2][1]]


@pytest.mark.rule("berlin.tickets")
def test_the_action_draws_2_and_keeps_at_least_1():
    game = position("berlin", ticket_decks={"tickets": ALL[:5]})

    (drawn,) = play(game, "tickets")

    assert (drawn["tickets"], drawn["decks"], drawn["left"]) == (ALL[:2], {"tickets": 2}, {"tickets": 3})
    assert {frozenset(action.to_dict()["tickets"]) for action in game.legal_actions()} == {
        frozenset(own) for own in (ALL[:1], ALL[1:2], ALL[:2])
    }
    assert refused(game, {"type": "keep", "tickets": []}).code in {"tickets.keep", "berlin.tickets"}
    play(game, f"keep {ALL[1]}", "tickets", f"keep {ALL[2]} {ALL[3]}")
    assert play(game, "tickets")[0]["tickets"] == [ALL[4], ALL[0]]


@pytest.mark.rule("berlin.tickets", "tickets.short-deck")
def test_if_only_one_is_left_it_must_be_kept():
    game = position("berlin", ticket_decks={"tickets": ALL[:1]})

    play(game, "tickets")

    assert legal(game) == {f"keep {ALL[0]}"}
    assert refused(game, {"type": "keep", "tickets": []}).code in {"tickets.keep", "berlin.tickets"}
    play(game, f"keep {ALL[0]}")
    assert shown(game, None, "tickets")["counts"] == [1, 0]
    assert refused(game, "tickets").code == "tickets.short-deck"


# Double routes.

DOUBLES = [
    (ONE, "1 purple", OTHER, "1 blue"),
    (OTHER, "1 blue", ONE, "1 purple"),
    (SUBWAY_ONE, "2 green", SUBWAY_OTHER, "2 orange"),
]


@pytest.mark.rule("berlin.double-few")
@pytest.mark.parametrize(("taken", "paid", "other", "cards"), DOUBLES)
def test_with_2_players_the_other_track_is_closed(taken, paid, other, cards):
    game = position("berlin", hands={0: paid, 1: cards})
    play(game, f"claim {taken} with {paid}")

    refusal = refused(game, f"claim {other} with {cards}")

    assert refusal.code == "berlin.double-few"
    assert taken in refusal.text
    assert legal(game, f"claim {other}") == set()


@pytest.mark.rule("berlin.double-few")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize(("taken", "paid", "other", "cards"), DOUBLES)
def test_with_3_or_4_players_it_is_open_to_the_others(players, taken, paid, other, cards):
    game = position("berlin", players, hands={0: paid, 1: cards})
    play(game, f"claim {taken} with {paid}")

    play(game, f"claim {other} with {cards}")

    assert game.view(None).claimed == {taken: 0, other: 1}


@pytest.mark.rule("claim.double-own")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("taken", "paid", "other", "cards"), DOUBLES)
def test_nobody_owns_both_tracks(players, taken, paid, other, cards):
    game = position("berlin", players, hands={0: cards}, claimed={0: [taken]})

    assert refused(game, f"claim {other} with {cards}").code == "claim.double-own"
    assert paid != cards


# The end.


@pytest.mark.rule("berlin.end", "end.trigger")
@pytest.mark.parametrize(
    ("streetcars", "subways", "claim", "triggers"),
    [
        # The pieces before the claim; the end is triggered when 1 or fewer of both kinds together are left.
        (2, 0, SPEND_1, True),
        (1, 0, SPEND_1, True),
        (1, 1, SPEND_1, True),
        (2, 1, SPEND_1, False),
        (1, 2, SPEND_1, False),
        (2, 0, SPEND_2, True),
        (3, 0, SPEND_2, True),
        (2, 1, SPEND_2, True),
        (3, 1, SPEND_2, False),
        (2, 5, SPEND_2, False),
        (0, 2, SPEND_SUBWAY, True),
        (0, 1, SPEND_SUBWAY, True),
        (1, 1, SPEND_SUBWAY, True),
        (1, 2, SPEND_SUBWAY, False),
        (2, 1, SPEND_SUBWAY, False),
        (11, 1, SPEND_SUBWAY, False),
    ],
)
def test_1_or_fewer_pieces_of_both_kinds_together(streetcars, subways, claim, triggers):
    game = position("berlin", hands=HAND, pieces={0: {"streetcars": streetcars, "subways": subways}})

    events = play(game, claim)

    assert types(events) == ["claim", *(["last-round"] if triggers else []), "turn"]


@pytest.mark.rule("berlin.end", "end.last-round")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seat", [0, 1])
def test_one_more_turn_each_the_triggering_player_last(players, seat):
    pieces = {seat: {"streetcars": 2, "subways": 0}}
    game = position("berlin", players, seat=seat, hands={seat: "3 black"}, pieces=pieces)

    events = play(game, SPEND_1)
    while not game.is_over:
        events += play(game, "draw deck", "draw deck")

    assert of(events, "last-round") == [{"type": "last-round", "seat": seat, "turns": 1}]
    assert [event["seat"] for event in of(events, "turn")] == [(seat + n) % players for n in range(1, players + 1)]


# The winner.


def ended(players=2, **more):
    return lasting(position("berlin", players, turns_left=1, **more)).score()


@pytest.mark.rule("berlin.winner")
def test_most_points_win():
    # Seat 1 has the completed ticket.
    sheet = ended(
        claimed={
            1: ["alexanderplatz-hackescher_markt", "gendarmenmarkt-museumsinsel-1", "hackescher_markt-museumsinsel"]
        },
        tickets={1: ["gendarmenmarkt-hackescher_markt"]},
        points={0: 10, 1: 7},
    )

    assert (sheet.totals, sheet.winners) == ((10, 9), (0,))


@pytest.mark.rule("berlin.winner")
def test_then_most_completed_tickets():
    routes = ["gendarmenmarkt-museumsinsel-1", "hackescher_markt-museumsinsel"]
    sheet = ended(
        claimed={1: routes}, tickets={1: ["gendarmenmarkt-hackescher_markt"]}, points={0: 10, 1: 8}, players=3
    )

    assert (sheet.totals, sheet.winners) == ((10, 10, 0), (1,))


@pytest.mark.rule("berlin.winner")
def test_else_the_victory_is_shared():
    # Failed tickets, the longest path and the remaining pieces do not break ties.
    sheet = ended(
        claimed={0: ["potsdamer_platz-siegessaule"]},
        tickets={1: ["kurfurstendamm-alexanderplatz"]},
        points={0: 4, 1: 15},
    )

    assert (sheet.totals, sheet.winners) == ((4, 4), (0, 1))


@pytest.mark.rule("berlin.winner")
def test_there_is_no_bonus():
    assert ended(claimed={0: ["potsdamer_platz-siegessaule", "brandenburger_tor-siegessaule-1"]}).totals == (7 + 4, 0)


# The reconstruction.


@pytest.mark.rule("berlin.setup")
def test_the_title_and_the_explanation_say_that_the_board_is_our_own_reconstruction():
    assert "reconstruct" in BOARD.title.lower()
    assert "reconstruct" in BERLIN.explain().lower()
    assert "reconstruct" in BERLIN.explain().splitlines()[0].lower()
    for other in {*BOARDS} - {"berlin"}:
        assert "reconstruct" not in ttr.variant(other).explain().lower()


@pytest.mark.rule("berlin.setup")
def test_the_sources_say_so_too():
    folder = Path(ttr.__file__).parent / "boards" / "berlin"
    sources = (folder / "SOURCES.md").read_text(encoding="utf-8").lower()

    assert "our own reconstruction" in sources
    assert "not the printed board" in sources


@pytest.mark.rule("berlin.setup")
def test_the_list_of_boards_says_so():
    assert "reconstruct" in str(ttr.boards()).lower()


@pytest.mark.rule("berlin.subway", "berlin.tram")
def test_the_routes_of_the_reconstruction():
    kinds = Counter(route.kind for route in BOARD.routes)

    assert kinds == {"tram": 34, "subway": 21}
    assert {route.length for route in BOARD.routes if route.kind == "tram"} == {1, 2, 3, 4}
    assert {route.length for route in BOARD.routes if route.kind == "subway"} == {2, 3, 4}


def test_the_opening_of_these_tests():
    assert asked(opened(new(4)[0])) == (0, "turn")
