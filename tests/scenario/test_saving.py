"""A scenario in a file loads unchanged; an impossible start is refused, naming the place of the error."""

import doctest
import json
from copy import deepcopy
from importlib import import_module

import pytest

import ttr_widget as ttr
from tests.contract.test_save import same
from ttr_widget import BadSave
from ttr_widget.boards import BOARDS

EUROPE = {
    "claimed": {0: ["amsterdam-london"], 1: ["dieppe-paris"]},
    "stations": {1: ["roma"]},
    "pieces": {0: 10},
    "display": "red red blue white locomotive",
}


def game_of(board="europe", **wanted):
    return ttr.scenario(board, players=["Ada", "Grace"], seed=1, **(wanted or (EUROPE if board == "europe" else {})))


def start_of(game):
    return json.loads(start_line(game.transcript()).removeprefix("start: "))


def start_line(text):
    return next(line for line in text.splitlines() if line.startswith("start: "))


def with_start(game, start):
    text = game.transcript()
    return text.replace(start_line(text), f"start: {json.dumps(start)}")


@pytest.mark.parametrize("board", [*BOARDS, "germany with Stations"])
@pytest.mark.parametrize("opening", [False, True])
def test_a_scenario_comes_back(board, opening, tmp_path):
    game = ttr.scenario(board, players=2, seed="monday", opening=opening)
    for _ in range(12):
        game.save(tmp_path / "game")
        assert same(game, ttr.load(tmp_path / "game"))
        assert ttr.load(tmp_path / "game").start == game.start
        assert same(game, ttr.replay(game.transcript()))
        game.play(game.legal_actions()[0])


def test_a_scenario_on_a_board_of_ones_own_comes_back(tmp_path):
    from tests.contract.mini import mini

    game = ttr.scenario(mini(), seed=1, hands={0: "2 red"}, claimed={1: ["caen-delft"]})
    game.play(game.legal_actions()[0])
    game.save(tmp_path / "game")

    assert same(game, ttr.load(tmp_path / "game"))


def test_an_ordinary_game_has_no_start_in_its_header(tmp_path):
    game = ttr.new_game("europe", seed=1)

    assert game.start is None
    assert "start" not in game.transcript()
    assert "\nstart: " in game_of().transcript()


def test_undoing_everything_leads_to_the_start():
    game = game_of()
    begun = game.state
    for _ in range(40):
        game.play(game.legal_actions()[0])
    while game.history:
        game.undo()

    assert game.state == begun
    assert game.state._replace(prompts=()) == game.start


def moved(pile, other):
    """One more of this, one fewer of that."""

    def change(start):
        start["hands"][0][pile] = start["hands"][0].get(pile, 0) + 1
        start["hands"][0][other] -= 1

    return change


def put(*path_and_value):
    *path, last, value = path_and_value

    def change(start):
        place = start
        for step in path:
            place = place[step]
        place[last] = value

    return change


def add(*path_and_value):
    *path, value = path_and_value

    def change(start):
        place = start
        for step in path:
            place = place[step]
        place.append(value)

    return change


EUROPEAN = [
    (put("hands", 0, {"red": 5}), "start.hands: there are"),
    (put("discards", {"red": 1}), "start.hands: there are"),
    (put("hands", 0, {"red": 13}), "start.hands[0]: 13 red cards"),
    (add("slots", "market", "display", "red"), "start.slots.market.display: expected 5 face-up cards"),
    (put("slots", "market", "display", 0, None), "cards in all places together"),
    (add("slots", "market", "decks", 0, None), "start.slots.market.decks[0]: a card or a gap"),
    (add("slots", "market", "decks", []), "start.slots.market.decks: expected 1 deck, got 2"),
    (add("slots", "tickets", "held", 0, "brest-petrograd"), "start.slots.tickets: the ticket brest-petrograd is in 2"),
    (put("slots", "tickets", "box", []), "is in 0 places"),
    (add("slots", "tickets", "held", []), "start.slots.tickets.held: expected 2 lists, got 3"),
    (add("slots", "tickets", "offered", 0, "essen-kyiv"), "start.slots.tickets.offered: nobody is choosing"),
    (add("slots", "tickets", "decks", 0, "essen-kyiv"), "start.slots.tickets.decks[0]: a ticket lies there"),
    (put("pieces", 0, {"trains": 44}), "start.pieces[0].trains: 44 trains are left and 2 are on the routes"),
    (put("pieces", 0, {"trains": 46}), "start.pieces[0].trains: expected a whole number from 0 to 45"),
    (put("slots", "claiming", [1, 2, 3]), "start.slots.claiming: expected the points of 2 players"),
    (put("slots", "claiming", [-1, 2]), "start.slots.claiming[0]: -1 points are impossible"),
    (put("slots", "stations", "paris", 7), "start.slots.stations: there is no seat 7"),
    (put("slots", "stations", dict.fromkeys(["paris", "wien", "roma", "berlin"], 0)), "Ada has 4 stations on the"),
    (put("slots", "tunnels", "revealed", ["red"]), "start.slots.tunnels: cards of a tunnel lie on the table"),
    (put("claimed", "dieppe-paris", 2), "start.claimed: expected seats that exist"),
    (put("turn", -1), "start.turn: -1"),
    (put("turn", 2), "start.turn: turn 2 does not belong to seat 0 if seat 0 began"),
    (put("turn", 0), "start.claimed: before the first turn nothing can be claimed"),
    (put("seat", 1), "start.turn: turn 1 does not belong to seat 1"),
    (put("idle", -1), "start.idle: -1"),
    (put("turns_left", 0), "start.turns_left: 0 turns left are impossible"),
    (put("turns_left", 3), "start.slots.last_round: 3 turns are left, and the last round has 2"),
    (put("prompts", [{"seat": 0, "kind": "turn", "about": {}}]), "start.prompts: expected no open question"),
    (put("players", ["Ada", "Mary"]), "start: the players, or the seat that is first, differ from the header"),
    (put("first", 1), "start: the players, or the seat that is first, differ from the header"),
    (put("seat", 2), "start.seat: expected a seat"),
    (put("random", "x"), "start.random: expected 16 or 32 hexadecimal digits"),
    (put("surplus", 1), "'surplus' is unknown"),
]
OTHERS = [
    ("germany", put("slots", "passengers", "taken", [[]]), "slots.passengers.taken: expected 2 lists"),
    ("germany", put("slots", "passengers", "taken", [["red"] * 11, []]), "the colour 'red' than the game has: 21"),
    ("germany", put("slots", "passengers", "taken", [["pink"], []]), "the colour 'pink' than the game has: 1"),
    ("world", put("slots", "harbours", {"moskva": 0}), "slots.harbours: harbours: moskva is not a port"),
    ("world", put("slots", "harbours", {"lima": 0}), "Ada has no route to lima"),
    ("world", put("slots", "pieces", "box", [[5, 10]]), "slots.pieces: expected the trains and ships of each player"),
    ("world", put("slots", "pieces", "box", [[5, 10], [-1, 16]]), "slots.pieces.box[1]: trains: -1 in the box"),
    ("world", put("slots", "pieces", "box", [[5, 10], [6, 9]]), "slots.pieces.box[1]: trains: 6 in the box"),
    ("world", put("slots", "pieces", "box", [[5, 10], [4, 10]]), "the pieces that are not among the 60 chosen ones"),
    ("world", put("slots", "pieces", "chosen", [[20, 40], [0, 0]]), "slots.pieces.chosen[1]: nothing is chosen"),
    ("world", put("slots", "pieces", "chosen", [[20, 40], [26, 34]]), "slots.pieces.chosen[1]: Choose exactly 60"),
    ("world", put("slots", "exchange", [1, 0]), "slots.exchange: expected each player's points, none above 0"),
    ("world", add("slots", "market", "decks", 1, "wild"), "slots.market.decks[1]: a card or a gap"),
]


@pytest.mark.parametrize(("change", "fact"), EUROPEAN, ids=[fact for _, fact in EUROPEAN])
def test_a_start_that_cannot_be_is_refused_with_its_place(change, fact):
    game = game_of()
    start = start_of(game)
    assert same(game, ttr.replay(with_start(game, deepcopy(start))))
    change(start)
    with pytest.raises(BadSave) as caught:
        ttr.replay(with_start(game, start))

    assert fact in str(caught.value)


@pytest.mark.parametrize("board", ["germany", "berlin"])
def test_an_opening_without_tickets_to_draw_is_refused(board):
    game = ttr.scenario(board, seed=1, opening=True)
    start = start_of(game)
    hold = start["slots"]["tickets"]
    hold["held"][0] = [ticket for deck in hold["decks"] for ticket in deck]
    hold["decks"] = [[] for _ in hold["decks"]]

    with pytest.raises(BadSave, match=r"start\.slots\.tickets\.decks: in the opening . more must be drawn"):
        ttr.replay(with_start(game, start))


@pytest.mark.parametrize(("board", "change", "fact"), OTHERS, ids=[fact for *_, fact in OTHERS])
def test_a_start_of_another_board_that_cannot_be_is_refused_with_its_place(board, change, fact):
    game = game_of(board)
    start = start_of(game)
    change(start)
    with pytest.raises(BadSave) as caught:
        ttr.replay(with_start(game, start))

    assert fact in str(caught.value)


def test_a_start_that_was_changed_in_a_save_is_refused_even_if_it_could_be(tmp_path):
    game = game_of()
    path = tmp_path / "game"
    game.save(path)
    data = json.loads(path.read_text())
    hands = data["header"]["start"]["hands"]
    hands[0], hands[1] = hands[1], hands[0]
    path.write_text(json.dumps(data))

    with pytest.raises(BadSave, match="but the actions lead to"):
        ttr.load(path)


@pytest.mark.parametrize("line", ["start: {", "start: 7", "start: null", "start: []"])
def test_a_start_that_is_no_position_is_refused(line):
    text = game_of().transcript()
    with pytest.raises(BadSave, match="start"):
        ttr.replay(text.replace(start_line(text), line))


@pytest.mark.parametrize("name", ["scenario", "puzzle"])
def test_the_examples_in_the_docstrings_are_right(name):
    found = doctest.testmod(import_module(f"ttr_widget.{name}"), optionflags=doctest.ELLIPSIS)

    assert found.attempted
    assert not found.failed
