"""Hints: a legal action, translatable sentences, and the routes and cities to highlight."""

import json
import re
from random import Random
from typing import Any

import pytest

import ttr_widget as ttr
from tests.rules.table import table
from tests.rules.world_table import world
from ttr_widget.bots import Hint
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.steps import Steps


def advice(game: ttr.Game, seat: int | None = None) -> Hint:
    hint = game.hint(seat)
    assert hint is not None
    return hint


@pytest.mark.parametrize("board", [board.name for board in ttr.boards()])
def test_over_a_whole_game_every_hint_can_be_played_and_read(board):
    game = ttr.new_game(board, players=2, seed=12)
    rng = Random(1)
    kinds = set()
    while not game.is_over:
        hint = advice(game)
        assert game.why_not(hint.action) is None
        assert hint.text.endswith(".")
        assert not set("{}") & set(hint.text)
        assert all(isinstance(one, Message) for one in hint.messages)
        assert hint.said("de") not in (hint.said("en"), hint.said("pl"))
        assert hint.said("pl") not in (hint.said("en"), "")
        assert not set("{}") & set(hint.said("pl"))
        assert set(hint.routes) <= set(game.board.route_number)
        assert set(hint.cities) <= set(game.board.city_number)
        assert json.loads(json.dumps(hint.to_dict()))["text"] == hint.text
        assert hint.action is not None
        kinds.add(hint.action.type)
        game.play(hint.action if rng.random() < 0.7 else game.legal_actions()[0])
    assert {"keep", "draw", "claim"} <= kinds
    assert game.hint() is None
    assert ttr.locales.faults() == []


def test_a_hint_names_the_route_the_ticket_and_what_is_lacking():
    game = table(
        hands={0: "3 green"},
        display=["white", "orange", "yellow", "blue", "black"],
        claimed={0: ["dieppe-paris", "dieppe-london-1"]},
        tickets={0: ["edinburgh-paris"]},
    )
    hint = advice(game)
    assert re.match(r"Go for Edinburgh–London: it is the only way left to complete Edinburgh–Paris\.", hint.text)
    assert re.search(r"You still need 4 (orange|black)\. Take (orange|black) from the face-up cards\.$", hint.text)
    assert hint.cities == ("edinburgh", "paris")
    assert hint.routes[0].startswith("edinburgh-london")
    why = hint.messages[0].facts["why"]
    assert why.key == "hint-why.only"
    assert hint.to_dict()["messages"][0]["facts"]["why"]["facts"] == {"ticket": "Edinburgh–Paris"}


def test_a_hint_says_what_a_claim_is_for():
    game = table(
        hands={0: "1 purple"},
        claimed={0: ["edinburgh-london-1", "dieppe-london-1"]},
        tickets={0: ["edinburgh-paris"]},
    )
    hint = advice(game)
    assert str(hint.action) == "claim dieppe-paris with 1 purple"
    assert hint.text.startswith("Claim Dieppe–Paris with 1 purple: ")
    assert "Edinburgh–Paris" in hint.text


def covers(game, hint, more):
    """Whether the hand plus this many cards pays for the first highlighted route."""
    view, kinds = game.view(game.prompt.seat), game.variant.kinds
    held = dict(zip(kinds.names, view.hand_counts, strict=True))
    for card, count in more.items():
        held[card] += count
    price = game.variant.prices[game.board.route_number[hint.routes[0]]]
    return any(any(True for _ in way.options([held[kinds.names[n]] for n in way.kinds])) for way in price.ways(kinds))


LACK = "hint-lack"
SHIPS = "hint-lack.ships"
KEPT = "hint-kept"
NO_OTHER = "hint-blind"


@pytest.mark.parametrize("board", [board.name for board in ttr.boards()])
def test_over_whole_games_what_a_hint_says_is_true(board):
    for seed in range(2):
        game = ttr.new_game(board, players=3, seed=seed)
        while not game.is_over:
            hint = advice(game)
            said = {one.key: one.facts for one in hint.messages}
            assert game.prompt is not None
            view, wild = game.view(game.prompt.seat), game.variant.kinds.wild_name
            lacks = dict(said.get(LACK, {}).get("cards", {}))
            if SHIPS in said:
                lacks = {f"ship-{said[SHIPS]['color']}": said[SHIPS]["spaces"]}
            if lacks:
                assert covers(game, hint, lacks)
                assert KEPT in said or not covers(game, hint, {})
                one_less = {**lacks, (last := [*lacks][-1]): lacks[last] - 1}
                assert KEPT in said or not covers(game, hint, one_less)
            if "hint-take" in said and LACK in said:
                taken = said["hint-take"]["card"]
                assert taken == wild or taken.removesuffix("-harbour") in lacks
            if NO_OTHER in said:
                assert wild not in view.rules["market"]["display"]
            if "hint-gather" in said:
                assert not hint.routes
            game.play(hint.action)


def test_a_locomotive_that_is_lacking_is_not_any_open_card():
    """A ferry needs a locomotive: another card is taken for later, and a face-up locomotive is mentioned."""
    wishes: dict[str, Any] = {
        "hands": {0: "3 green"},
        "claimed": {0: ["edinburgh-london-1", "dieppe-paris"]},
        "tickets": {0: ["edinburgh-paris"]},
    }
    game = table(display=["white", "orange", "yellow", "blue", "black"], **wishes)
    hint = advice(game)
    assert "You still need 1 locomotive." in hint.text
    assert "Take the" not in hint.text
    game = table(display=["locomotive", None, None, None, None], **wishes)
    game.play("draw deck")
    assert advice(game).text.endswith("Draw from the deck: a face-up locomotive cannot be the second card.")


def test_ships_are_counted_in_spaces():
    """A double ship covers two spaces: two cards may cover four."""
    game = world(hands={0: "1 ship-yellow"}, tickets={0: ["jakarta-sydney"]})
    hint = advice(game)
    said = {one.key: one.facts for one in hint.messages}
    route = game.board.route(hint.routes[0])
    spaces = route.length - (route.color == "gray")  # the ship in the hand fits any gray route

    assert said[SHIPS]["spaces"] == spaces
    assert f"statków na {spaces} " in hint.said("pl")


def test_where_a_station_would_do_a_route_is_not_called_the_only_way():
    wishes: dict[str, Any] = {
        "hands": {0: "2 locomotive"},
        "claimed": {
            0: ["edinburgh-london-1", "dieppe-paris", "bruxelles-dieppe", "amsterdam-bruxelles"],
            1: ["dieppe-london-1"],
        },
        "tickets": {0: ["edinburgh-paris"]},
    }
    ferry = "Amsterdam–London"
    alone = advice(table("europe without Stations", **wishes))
    assert f"{ferry} with 2 locomotives: it is the only way left to complete Edinburgh–Paris" in alone.text
    lent = advice(table(**wishes))
    assert f"{ferry} with 2 locomotives: without it only stations can still complete Edinburgh–Paris" in lent.text
    assert "uratują już tylko stacje" in lent.said("pl")


def test_a_seat_that_is_not_asked_gets_its_plan_and_no_action():
    game = table(hands={1: "1 red"}, tickets={1: ["edinburgh-paris"]})
    hint = advice(game, 1)
    assert hint.action is None
    assert hint.routes
    assert hint.text.startswith("Go for ")


def test_a_hint_looks_at_nothing_hidden():
    game = ttr.new_game("europe", players=2, seed=3)
    for _ in range(25):
        game.play(advice(game).action)
    assert game.prompt is not None
    seat = game.prompt.seat
    other = game.state.draft()
    other.rng = 5
    for redeal in game.variant.derived(Steps).redeal_methods:
        redeal(other, seat)
    twin = ttr.Game(other, 1)
    assert advice(twin).to_dict() == advice(game).to_dict()


def test_a_hint_leaves_the_game_alone():
    game = table(hands={0: "3 green"}, tickets={0: ["edinburgh-paris"]}, turns_left=1)
    state = game.state
    advice(game)
    assert game.state is state
    assert game.score() == table(hands={0: "3 green"}, tickets={0: ["edinburgh-paris"]}, turns_left=1).score()
