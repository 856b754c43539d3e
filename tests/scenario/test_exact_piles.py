"""Positions with exact decks, a rest, a display in part, chosen first tickets, or with the end of the game."""

import pytest

import ttr_widget as ttr


def made(board="europe", **position):
    return ttr.scenario(board, players=["Ada", "Grace"], seed=1, **position)


def decks(game):
    return game.view(None).rules["market"]["decks"]


def left(game):
    return game.view(None).rules["tickets"]["left"]


def test_a_whole_deck_is_drawn_in_its_order_and_the_others_are_discarded():
    game = made(deck="2 red, blue", hands={0: [], 1: []})
    assert decks(game) == {"deck": 3}
    for _ in range(4):
        game.play("draw deck")
    assert [event.card for event in game.events if event.type == "draw"][:3] == ["red", "red", "blue"]
    assert any(event.type == "reshuffle" and event.count == 110 - 3 - 5 for event in game.events)


def test_an_empty_deck():
    game = made(deck=[], hands={0: [], 1: []}, discards="rest")
    assert decks(game) == {"deck": 0}
    assert sum(game.view(0).discards.values()) == 105


def test_a_hand_with_the_rest():
    game = made(deck_top="red", hands={0: "2 blue", "Grace": "rest"})
    assert decks(game) == {"deck": 1}
    assert game.view(0).hand_sizes == (2, 110 - 2 - 5 - 1)
    assert not game.view(0).discards


def test_one_of_two_decks():
    game = made("world", deck={"ship-deck": "2 ship-red"})
    assert decks(game)["ship-deck"] == 2
    assert decks(game)["train-deck"] > 50
    assert {card for card in game.view(0).discards if card.startswith("train")} == set()
    assert decks(made("world", deck=[])) == {"train-deck": 0, "ship-deck": 0}


@pytest.mark.parametrize("given", ["red, blue", ["red", "blue"], {0: "red", 1: "blue"}])
def test_the_first_slots_of_the_display(given):
    game = made(display=given)
    shown = game.view(0).rules["market"]["display"]
    assert shown[:2] == ("red", "blue")
    assert None not in shown


def test_slots_by_number_and_empty_ones():
    shown = made(display={4: "red", 2: None}).view(0).rules["market"]["display"]
    assert shown[4] == "red"
    assert [card is None for card in shown] == [False, False, True, False, False]


def test_a_whole_ticket_deck():
    game = made(ticket_deck="essen-kyiv, zagrab-brindisi")
    assert left(game) == {"long": 0, "regular": 2}
    game.play("tickets")
    assert game.view(0).rules["tickets"]["offered"] == ("essen-kyiv", "zagrab-brindisi")


def test_tickets_with_the_rest():
    everything = len(ttr.variant("europe").board.tickets)
    game = made(tickets={0: "essen-kyiv", 1: "rest"}, ticket_deck_top="zagrab-brindisi")
    assert game.view(0).counters["tickets"] == (1, everything - 2)
    boxed = made(tickets={0: [], 1: []}, ticket_box="rest", ticket_deck_top="zagrab-brindisi")
    assert left(boxed) == {"long": 0, "regular": 1}


def test_the_first_tickets_are_drawn_by_their_seats():
    game = made(first_tickets={"Grace": "brest-petrograd, essen-kyiv"})
    assert game.prompt.about["opening"]
    assert len(game.view(0).rules["tickets"]["offered"]) == 4
    assert {"brest-petrograd", "essen-kyiv"} < set(game.view(1).rules["tickets"]["offered"])
    game.play(game.legal_actions()[0])
    game.play("keep Brest to Petrograd, Essen to Kyiv")
    assert set(game.view(1).rules["tickets"]["held"]) == {"brest-petrograd", "essen-kyiv"}


def test_first_tickets_where_players_announce_their_decks():
    tickets = ttr.variant("germany").board.tickets
    long, short = ([ticket.id for ticket in tickets if ticket.deck == deck] for deck in ("long", "short"))
    game = made("germany", first_tickets={0: [long[0], *short[:3]], 1: [*long[1:3], *short[3:5]]})
    game.play("tickets 3 short 1 long")
    game.play("tickets 2 short 2 long")
    assert set(game.view(0).rules["tickets"]["offered"]) == {long[0], *short[:3]}
    assert set(game.view(1).rules["tickets"]["offered"]) == {*long[1:3], *short[3:5]}


def test_a_finished_game_has_winners_and_can_be_saved(tmp_path):
    tie = {"claimed": {0: "dieppe-paris", 1: "amsterdam-bruxelles"}, "tickets": {0: [], 1: []}}
    game = made(over=True, **tie, stations={0: "roma"})
    assert game.is_over
    assert game.prompt is None
    assert game.score().winners == (1,)
    assert game.events[-1].winners == (1,)
    assert made(over=True, **tie).score().winners == (0, 1)
    game.save(tmp_path / "end")
    again = ttr.load(tmp_path / "end")
    assert again.state == game.state
    assert again.score() == game.score()


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"deck": [], "deck_top": "red"}, "'deck' is the whole deck and 'deck_top' its top; give one of the two"),
        ({"deck": [], "discards": "red"}, "96 cards are listed nowhere; leave 'discards' out, or write 'rest'"),
        ({"hands": {0: "rest", 1: "rest"}}, "'rest' can be written in one place only"),
        ({"tickets": {0: "rest"}, "ticket_box": "rest"}, "'rest' can be written in one place only"),
        ({"tickets": {0: "rest", 1: "rest"}}, "'rest' can be written in one place only"),
        ({"deck": {"train-deck": []}}, "deck: no deck 'train-deck' (decks: deck)"),
        ({"display": {5: "red"}}, "display: expected a whole number from 0 to 4, got 5"),
        ({"display": {0: "2 red"}}, "display[0]: expected the name of a card, as a text, got '2 red'"),
        ({"ticket_deck": [], "ticket_deck_top": []}, "'ticket_deck' is the whole deck"),
        ({"first_tickets": {0: "brest-petrograd, cadiz-stockholm"}}, "2 of these tickets are from the deck 'long'"),
        ({"first_tickets": {0: "essen-kyiv"}, "tickets": {0: "wien-paris"}}, "the tickets of Ada are given in"),
        ({"over": True, "opening": True}, "over: a finished game has no opening and no turns left"),
        ({"over": True, "last_turns": 1}, "over: a finished game has no opening and no turns left"),
        ({"over": 1}, "over: expected True or False, got 1"),
    ],
)
def test_mistakes(given, said):
    with pytest.raises(ttr.BadScenario) as error:
        made(**given)
    assert said in str(error.value)


@pytest.mark.parametrize(
    ("tickets", "said"),
    [
        ({1: ["berlin-leipzig"]}, "name the tickets of seat 0, too"),
        (
            {0: [ticket.id for ticket in ttr.variant("germany").board.tickets[:5]]},
            "5 tickets are named, and 4 are drawn",
        ),
    ],
)
def test_mistakes_where_players_announce_their_decks(tickets, said):
    with pytest.raises(ttr.BadScenario, match=said):
        made("germany", first_tickets=tickets)
