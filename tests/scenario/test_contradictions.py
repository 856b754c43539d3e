"""Every contradiction in a position made by hand is refused with an explanation."""

import pytest

import ttr_widget as ttr
from ttr_widget import BadInput, BadScenario

CARDS = [
    (
        {"hands": {0: "8 red"}, "discards": "5 red"},
        "the game has 12 red cards, and 13 are listed: 8 in Ada's hand and 5 in the discards",
    ),
    (
        {
            "hands": {0: "6 red", 1: "3 red"},
            "display": ["red", "red", "blue", "white", "green"],
            "deck_top": ["red"] * 2,
        },
        "13 are listed: 6 in Ada's hand, 3 in Grace's hand, 2 in the display and 2 on the deck",
    ),
    ({"hands": {0: "15 locomotive"}}, "the game has 14 locomotive cards, and 15 are listed"),
    ({"hands": {0: "2 purpel"}}, "hands[0]: no card 'purpel' in this game"),
    ({"hands": {0: "2 purpel"}}, "did you mean 'purple'?"),
    ({"hands": {0: -1}}, "hands[0]: expected cards as a text"),
    ({"hands": {0: {"red": -1}}}, "a whole number from 0"),
    ({"hands": ["3 red"]}, "hands: expected a dict keyed by seat"),
    ({"hands": {2: "3 red"}}, "hands: expected a seat from 0 to 1 or a name (Ada and Grace), got 2"),
    ({"hands": {"0": "3 red"}}, "expected a seat from 0 to 1 or a name (Ada and Grace), got '0'"),
    ({"hands": {True: "3 red"}}, "expected a seat from 0 to 1 or a name (Ada and Grace), got True"),
    ({"hands": {-1: "3 red"}}, "expected a seat from 0 to 1 or a name (Ada and Grace), got -1"),
    (
        {"display": "red red blue white green green"},
        "display: expected at most 5 cards (None for an empty slot), got 6",
    ),
    ({"display": ["red", "red", "red", "pink", "blue"]}, "display[3]: no card 'pink'"),
    ({"display": 5}, "display: expected cards as a text"),
    ({"deck_top": ["red", None]}, "deck_top[1]: expected the name of a card"),
    ({"deck_top": {"train-deck": ["red"]}}, "no deck 'train-deck' (decks: deck)"),
    ({"deck_top": {"deck": ["red", "rad"]}}, "deck_top['deck'][1]: no card 'rad'"),
    ({"deck_top": 7}, "deck_top: expected cards as a text"),
    ({"discards": "200 red"}, "200 are listed: 200 in the discards"),
]
TICKETS = [
    (
        {"tickets": {0: ["brest-petrograd"], 1: ["brest-petrograd"]}},
        "there is only one ticket brest-petrograd, and it is named in Ada's hand and in Grace's hand",
    ),
    ({"tickets": {0: ["essen-kyiv", "essen-kyiv"]}}, "named twice in Ada's hand"),
    ({"tickets": {0: ["essen-kyiv"]}, "ticket_deck_top": ["essen-kyiv"]}, "in Ada's hand and on the deck"),
    ({"ticket_deck_top": ["essen-kyiv", "essen-kyiv"]}, "named twice on the deck"),
    ({"tickets": {0: ["essen-kyiv"]}, "ticket_box": ["essen-kyiv"]}, "in Ada's hand and in the box"),
    ({"tickets": {0: ["essen-kiev"]}}, "did you mean 'essen-kyiv'?"),
    ({"tickets": {0: 7}}, "tickets[0]: expected tickets as a text or a list"),
    ({"tickets": {5: []}}, "tickets: expected a seat from 0 to 1"),
    ({"ticket_deck_top": {"short": ["essen-kyiv"]}}, "unknown ticket deck 'short' (decks: long and regular)"),
    ({"ticket_deck_top": {"long": ["essen-kyiv"]}}, "the ticket essen-kyiv belongs to the deck 'regular'"),
    ({"ticket_deck_top": ["brest-petrograd"]}, "the long tickets that nobody holds leave the game"),
]
MAP = [
    (
        {"claimed": {0: ["dieppe-paris"], 1: ["dieppe-paris"]}},
        "claimed[1]: dieppe-paris is listed for Ada too, and a route has one owner",
    ),
    ({"claimed": {0: ["dieppe-paris", "paris-dieppe"]}}, "dieppe-paris is listed twice"),
    ({"claimed": {0: ["berlin-frankfurt-1", "berlin-frankfurt-2"]}}, "nobody may own two"),
    (
        {"claimed": {0: ["berlin-frankfurt-1"], 1: ["berlin-frankfurt-2"]}},
        "only one track of a double route can be claimed",
    ),
    ({"claimed": {0: ["berlin-frankfurt"]}}, "'berlin-frankfurt' is a double route; name one of its tracks"),
    ({"claimed": {0: ["paris-moskva"]}}, "no route joins paris and moskva"),
    ({"claimed": {0: ["diepe-paris"]}}, "claimed[0][0]: "),
    ({"claimed": {0: [7]}}, "expected a route as a text"),
    ({"claimed": {3: ["dieppe-paris"]}}, "claimed: expected a seat from 0 to 1"),
    (
        {"stations": {0: ["roma"], 1: ["roma"]}},
        "stations[1]: roma is listed for Ada too, and a city holds one of the stations",
    ),
    ({"stations": {0: ["roma", "Roma"]}}, "roma is listed twice"),
    ({"stations": {0: ["roma", "paris", "wien", "berlin"]}}, "4 are listed, and Ada owns 3 stations"),
    ({"stations": {0: ["rom"]}}, "stations[0][0]: no city 'rom'"),
    ({"stations": {2: ["roma"]}}, "stations: expected a seat from 0 to 1"),
    ({"harbours": {0: ["roma"]}}, "harbours: europe has no harbours"),
    ({"passengers": {"roma": ["red"]}}, "passengers: europe has no passengers"),
    ({"taken": {0: "1 red"}}, "taken: europe has no passengers"),
]
COUNTS = [
    ({"pieces": {0: 46}}, "pieces[0]: 46 trains left and 0 on the routes, and Ada owns 45"),
    (
        {"pieces": {0: 44}, "claimed": {0: ["amsterdam-london"]}},
        "44 trains left and 2 on the routes, and Ada owns 45",
    ),
    ({"pieces": {0: -1}}, "pieces[0].trains: expected a whole number from 0"),
    ({"pieces": {0: {"ships": 3}}}, "pieces[0]: no pieces called 'ships' (pieces: trains)"),
    ({"pieces": {0: {"trains": 3, "train": 4}}}, "trains are listed twice"),
    ({"pieces": {0: "many"}}, "expected a number for each kind of piece"),
    ({"pieces": {0: True}}, "pieces[0].trains: expected a whole number"),
    ({"pieces": {2: 3}}, "pieces: expected a seat from 0 to 1"),
    ({"points": {0: -1}}, "-1 points are impossible"),
    ({"points": {0: "ten"}}, "points[0]: expected a whole number"),
    ({"points": {7: 1}}, "points: expected a seat from 0 to 1"),
    ({"turn": 2}, "turn: expected a seat from 0 to 1 or a name"),
    ({"turn": -1}, "turn: expected a seat from 0 to 1 or a name"),
    ({"turn": "Bob"}, "turn: expected a seat from 0 to 1 or a name"),
    ({"first": 2}, "first: expected a seat from 0 to 1 or a name"),
    ({"last_turns": 0}, "last_turns: expected a whole number from 1 to 2"),
    ({"last_turns": 3}, "last_turns: expected a whole number from 1 to 2"),
    ({"opening": 1}, "opening: expected True or False"),
    ({"opening": True, "turn": 1, "first": 0}, "after the opening seat 0 is first"),
    ({"opening": True, "claimed": {0: ["dieppe-paris"]}}, "claimed: this cannot exist before the first turn"),
    ({"opening": True, "stations": {0: ["roma"]}}, "stations: this cannot exist before the first turn"),
    ({"opening": True, "last_turns": 1}, "last_turns: this cannot exist before the first turn"),
    ({"opening": True, "tickets": {0: []}}, "must hold at least one ticket"),
    ({"hand": {0: "3 red"}}, "'hand' is not part of a position; did you mean 'hands'?"),
    ({"bombs": 3}, "'bombs' is not part of a position"),
]
OTHER_BOARDS = [
    ("germany", {"passengers": {"berlin": ["red"] * 6}, "taken": {0: "5 red"}}, "the game has 10 red passengers"),
    ("germany", {"passengers": {"berlin": ["red"] * 6}, "taken": {0: "5 red"}}, "5 taken by Ada and 6 in berlin"),
    ("germany", {"passengers": {"berlin": ["pink"]}}, "no passenger is 'pink'"),
    ("germany", {"passengers": {"berlinn": ["red"]}}, "passengers: "),
    ("germany", {"passengers": ["red"]}, "expected colours by city"),
    ("germany", {"passengers": {"berlin": 3}}, "passengers['berlin']: expected colours"),
    ("germany", {"taken": {0: {"red": "many"}}}, "taken[0]: expected colours"),
    ("germany", {"taken": {2: "1 red"}}, "taken: expected a seat from 0 to 1"),
    ("germany", {"taken": {0: {"red": -1, "blue": 2}}}, "taken[0]: expected colours"),
    ("germany", {"taken": {0: "red 3"}}, "taken[0]: expected passengers such as '2 red 1 green'"),
    ("germany", {"taken": {0: "3 reds"}}, "did you mean 'red'?"),
    ("germany", {"passengers": {"berlin": [], "Berlin": []}}, "passengers: berlin is listed twice"),
    ("germany", {"opening": True, "taken": {0: "1 red"}}, "taken: this cannot exist before the first turn"),
    ("germany", {"stations": {0: ["berlin"]}}, "germany has no stations"),
    ("germany with Stations", {"stations": {0: ["berlin"], 1: ["berlin"]}}, "a city holds one"),
    ("europe with Passengers", {"passengers": {"roma": ["red"] * 11}}, "the game has 10 red passengers"),
    ("europe without Tickets, LongestPath", {"tickets": {0: ["essen-kyiv"]}}, "has no tickets"),
    ("europe without LastRound", {"last_turns": 1}, "has no last round"),
    ("world", {"harbours": {0: ["lima"]}}, "Ada has no route to lima, and a harbour needs one"),
    ("world", {"harbours": {0: ["moskva"]}}, "moskva is not a port"),
    ("world", {"hands": {0: "5 train-red-harbour"}}, "the game has 4 train-red-harbour cards, and 5 are listed"),
    ("world", {"deck_top": {"train-deck": ["ship-red"]}}, "ship-red cards belong to the ship-deck"),
    ("world", {"deck_top": {"deck": ["ship-red"]}}, "no deck 'deck' (decks: train-deck and ship-deck)"),
    ("world", {"pieces": {0: 30}}, "expected a number for each kind of piece, such as {'trains': 5, 'ships': 6}"),
    ("world", {"pieces": {0: {"trains": 26}}}, "26 trains left"),
    ("world", {"pieces": {0: {"trains": 25, "ships": 50}}}, "a fleet has 60 pieces"),
    ("world", {"opening": True, "pieces": {0: {"trains": 20}}}, "Choose exactly 60 pieces"),
    ("world", {"opening": True, "harbours": {0: ["lima"]}}, "harbours: this cannot exist before the first turn"),
    ("world", {"last_turns": 5}, "last_turns: expected a whole number from 1 to 4"),
    ("berlin", {"pieces": {0: {"streetcars": 12}}}, "12 streetcars left and 0 on the routes, and Ada owns 11"),
    ("berlin", {"tickets": {0: ["essen-kyiv"]}}, "tickets[0]: "),
]


@pytest.mark.parametrize(("arrangement", "fact"), [*CARDS, *TICKETS, *MAP, *COUNTS], ids=str)
def test_a_contradiction_is_refused_with_the_fact(arrangement, fact):
    with pytest.raises(BadScenario) as caught:
        ttr.scenario("europe", players=["Ada", "Grace"], seed=1, **arrangement)

    assert fact in str(caught.value)
    assert isinstance(caught.value, BadInput)


@pytest.mark.parametrize(("board", "arrangement", "fact"), OTHER_BOARDS, ids=str)
def test_a_contradiction_on_another_board_is_refused_with_the_fact(board, arrangement, fact):
    with pytest.raises(BadScenario) as caught:
        ttr.scenario(board, players=["Ada", "Grace"], seed=1, **arrangement)

    assert fact in str(caught.value)


def test_more_trains_on_the_routes_than_a_player_owns():
    short = ttr.variant("europe with Claiming(points={1: 1, 2: 2, 3: 4, 4: 7, 6: 15, 8: 21}, own={'trains': 5})")
    with pytest.raises(BadScenario, match="the routes take 7 trains, and Ada owns 5"):
        ttr.scenario(
            short, players=["Ada", "Grace"], claimed={0: ["marseille-paris", "dieppe-paris", "amsterdam-london"]}
        )


def test_both_tracks_are_for_four_players_but_not_for_one_of_them():
    tracks = {0: ["berlin-frankfurt-1"], 1: ["berlin-frankfurt-2"]}
    assert ttr.scenario("europe", players=4, claimed=tracks).view(0).claimed == {
        "berlin-frankfurt-1": 0,
        "berlin-frankfurt-2": 1,
    }
    with pytest.raises(BadScenario, match="nobody may own two"):
        ttr.scenario("europe", players=4, claimed={0: ["berlin-frankfurt-1", "berlin-frankfurt-2"]})


def test_an_opening_needs_tickets_for_all_who_choose():
    berlin = ttr.variant("berlin")
    tickets = [ticket.id for ticket in berlin.board.tickets]
    with pytest.raises(BadScenario, match="in the opening 2 more must be drawn from the deck 'tickets', and 1 is left"):
        ttr.scenario(berlin, opening=True, tickets={0: tickets[1:]})
    germany = ttr.variant("germany")
    with pytest.raises(BadScenario, match="in the opening 4 more must be drawn, and 3 are left"):
        ttr.scenario(germany, opening=True, tickets={0: [ticket.id for ticket in germany.board.tickets[3:]]})


@pytest.mark.parametrize(
    "arrangement", [{"players": 1}, {"players": ["Ada", "Ada"]}, {"seed": 1.5}, {"board": "atlantis"}, {"board": 7}]
)
def test_what_no_game_has_is_refused_as_for_a_new_game(arrangement):
    with pytest.raises(BadInput):
        ttr.scenario(**arrangement)
