"""The widget as seen by a page and by a script, without a browser."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from statistics import median
from typing import ClassVar

import pytest
import traitlets

import ttr_widget as ttr
from ttr_widget.boards import BOARDS
from ttr_widget.kernel.action import Action
from ttr_widget.kernel.errors import BadInput
from ttr_widget.kernel.roles import RouteId
from ttr_widget.kernel.rule import Rule
from ttr_widget.page.packing import packed
from ttr_widget.page.words import Words
from ttr_widget.widget import GameWidget

from .wire import Page


def game_of(board="europe", players=2, seed=7):
    return ttr.new_game(board, players=players, seed=seed)


def first_move(page):
    return page.send("play", move=page["prompt"]["moves"][0]["id"])


@pytest.mark.parametrize("board", BOARDS)
def test_a_whole_game_through_messages(board, wire):
    """Every question is answered by the page or by a bot; each action is sent as one message."""
    game = game_of(board)
    page, rng = Page(GameWidget(game, bots={1: "greedy"})), Random(5)
    kinds, sizes = set(), []
    while not page["prompt"]["over"]:
        prompt, start = page["prompt"], len(wire)
        if prompt["mine"]:
            kinds.add(prompt["kind"])
            assert prompt["moves"]
            answer = page.send("play", move=prompt["moves"][int(rng.random() * len(prompt["moves"]))]["id"])
        else:
            answer = page.send("step")
        assert answer["ok"], answer
        updates = [data for _, data, _ in wire[start:] if data["method"] == "update"]
        assert len(updates) == 1
        sizes.append(len(json.dumps(updates[0])))

    assert {"turn", "draw", "keep"} <= kinds
    assert page["sheet"]["winners"] == list(game.score().winners)
    assert [seat["total"] for seat in page["sheet"]["seats"]] == list(game.score().totals)
    assert page["table"]["owners"].count("0") == sum(owner == 0 for owner in game.view(None).claimed.values())
    # Random play claims whatever it can and holds dozens of tickets; test_bytes.py measures sensible games.
    print(f"{board}: {len(sizes)} messages, median {median(sizes):.0f} bytes, most {max(sizes)}")  # noqa: T201
    assert median(sizes) < 5000


def test_each_kind_of_question_has_moves_in_words():
    page = Page(GameWidget(game_of()))
    prompt = page.widget.prompt

    assert prompt["sentence"] == "Player 1, keep at least 2 of 4 tickets."
    assert {"id", "label", "group", "kind", "tickets"} <= set(prompt["moves"][0])
    assert prompt["moves"][0]["label"].startswith("Keep ")


@pytest.mark.parametrize("board", BOARDS)
def test_packed_moves_lose_nothing(board):
    """Whole games: the moves that are sent, once unpacked, equal Python's except for their words."""
    game = game_of(board)
    page, rng, small = Page(GameWidget(game, bots={1: "greedy"})), Random(3), 0
    while not game.is_over:
        prompt = page.widget.prompt
        whole = [{key: value for key, value in move.items() if key != "label"} for move in prompt["moves"]]
        assert [{key: value for key, value in move.items() if key != "label"} for move in page.moves()] == whole
        if len(prompt["moves"]) > 20:
            travelled = len(json.dumps(page.traits["prompt"]))
            assert travelled < len(json.dumps(prompt)) / 2
            small += 1
        if prompt["mine"]:
            page.send("play", move=prompt["moves"][int(rng.random() * len(prompt["moves"]))]["id"])
        else:
            page.send("step")
    assert small > 2


@dataclass(frozen=True, slots=True)
class Honk(Action):
    """Sound the horn on a route."""

    type: ClassVar[str] = "honk"
    pattern: ClassVar[str] = "honk {times} via {via}"
    via: RouteId
    times: int


@dataclass(frozen=True, slots=True)
class Shout(Action):
    """Shout, in a mood that only this rule knows."""

    type: ClassVar[str] = "shout"
    pattern: ClassVar[str] = "shout {mood}"
    mood: Mapping[str, int]


@dataclass(frozen=True)
class Horns(Rule):
    """house.horns: A rule of your own."""

    key: ClassVar[str] = "horns"
    actions: ClassVar[tuple[type[Action], ...]] = (Honk, Shout)


def words_of(variant):
    return Words(variant, ("Ada", "Grace"), "en")


def test_a_move_that_has_more_to_say_is_not_packed():
    move = {"id": 0, "label": "", "group": "", "kind": "claim", "route": "dieppe-paris", "cards": {"red": 1}}
    own = move | {"id": 1, "bribe": 3}
    moves = [move, own, move | {"id": 2}, move | {"id": 4}]

    found = packed({"moves": moves}, words_of(ttr.variant("europe")))["moves"]
    assert ["columns" in one for one in found] == [True, False, True, True]
    assert found[1] == own


def test_the_moves_of_a_rule_of_ones_own_are_packed_by_the_roles_of_their_fields():
    variant = ttr.variant("europe").with_rule(Horns())
    number = variant.board.route_number["dieppe-paris"]
    honks = [
        {"id": n, "label": f"Honk {n}!", "group": "honk", "kind": "honk", "via": "dieppe-paris", "times": n}
        for n in range(3)
    ]
    shouts = [
        {"id": n, "label": f"Shout {n}!", "group": "shout", "kind": "shout", "mood": {"loud": n}} for n in range(3, 5)
    ]
    found = packed({"moves": honks + shouts}, words_of(variant))["moves"]
    assert found == [
        {
            "id": 0,
            "kind": "honk",
            "group": "honk",
            "count": 3,
            "columns": {"via": number, "times": [0, 1, 2]},
            "labels": ["Honk 0!", "Honk 1!", "Honk 2!"],
        },
        {
            "id": 3,
            "kind": "shout",
            "group": "shout",
            "count": 2,
            "columns": {"mood": [{"loud": 3}, {"loud": 4}]},
            "labels": ["Shout 3!", "Shout 4!"],
        },
    ]


def test_the_list_has_one_payment_for_a_route_and_all_on_demand():
    game = game_of(seed=1)
    for _ in range(2):
        game.play(game.legal_actions()[-1])
    while len({a.text().split(" with ")[0] for a in game.legal_actions() if a.type == "claim"}) == len(
        [a for a in game.legal_actions() if a.type == "claim"]
    ):
        game.play("draw deck")
    page = Page(GameWidget(game, seat=game.prompt.seat))
    claims = [move for move in page["prompt"]["moves"] if move["kind"] == "claim"]

    assert len({move["route"] for move in claims}) == len(claims)
    several = next(move for move in claims if move.get("more"))
    ways = page.send("moves", route=several["route"])["moves"]
    assert len(ways) == several["more"] + 1
    assert ways[0]["cards"] == several["cards"]
    assert page["prompt"]["more"] is True
    assert page.send("play", move=ways[-1]["id"])["ok"]
    assert game.history[-1].to_dict()["cards"] == ways[-1]["cards"]


def test_playing_in_another_cell_moves_the_widget():
    game = game_of()
    widget = GameWidget(game)
    seen: list[int] = []
    page = Page(widget)
    widget.observe(lambda change: seen.append(change["new"]), "current_player")

    game.play(game.legal_actions()[0])

    assert seen == [1]
    assert page["prompt"]["seat"] == 1
    assert page["events"]["items"][-1]["type"] == "tickets-kept"


def test_script_traits_are_told_and_cannot_be_written():
    game = game_of()
    widget = GameWidget(game)
    for _ in range(2):
        game.play(game.legal_actions()[0])
    game.play("draw deck")

    assert widget.phase == "playing"
    assert widget.current_player == 0
    assert widget.hand == dict(game.view(0).hand)
    assert widget.display == list(game.view(0).rules["market"]["display"])
    assert widget.scores == [0, 0]
    assert widget.log[-1].startswith("Player 1 draws ")
    assert len(widget.log) == len(game.events)
    for name in ("phase", "current_player", "scores", "display", "hand", "claimed", "log", "winners"):
        with pytest.raises(traitlets.TraitError):
            setattr(widget, name, getattr(widget, name))


def test_the_page_can_write_no_trait():
    widget = GameWidget(game_of())
    before = json.dumps(widget.view)
    for name in ("view", "prompt", "board", "settings", "lit", "_esm"):
        state = {"content": {"data": {"method": "update", "state": {name: {"evil": 1}}, "buffer_paths": []}}}
        widget._handle_msg({**state, "buffers": []})

    assert json.dumps(widget.view) == before
    assert widget.lit == {"routes": [], "cities": []}
    assert "render" in str(widget._esm)


@pytest.mark.parametrize("data", [{}, {"method": "nonsense"}, {"method": None}, []])
def test_an_unknown_notebook_message_is_nothing(data):
    GameWidget(game_of())._handle_msg({"content": {"data": data}, "buffers": []})


def test_two_widgets_on_one_game_stay_in_step():
    game = game_of()
    one, two, watching = (Page(GameWidget(game, seat=seat)) for seat in (0, 1, None))

    assert first_move(one)["ok"]
    assert two["prompt"]["mine"]
    assert not one["prompt"]["mine"]
    assert not watching["prompt"]["moves"]
    assert first_move(two)["ok"]
    assert one["prompt"]["mine"]
    assert one["view"]["turn"] == two["view"]["turn"] == watching["view"]["turn"] == 1
    assert one["controls"]["curtain"] is two["controls"]["curtain"] is None
    assert watching["view"]["hand"] is None


def test_a_closed_widget_hears_nothing_more(wire):
    game = game_of()
    widget = GameWidget(game)
    widget.close()
    start = len(wire)
    game.play(game.legal_actions()[0])

    assert wire[start:] == []


def test_language_and_theme_can_change_while_playing():
    page = Page(GameWidget(game_of(), locale="en"))
    assert page["texts"]["locale"] == "en"
    assert "page-tool-undo = Undo" in page["texts"]["source"]
    assert page.send("locale", locale="pl")["ok"]

    assert page["texts"]["locale"] == "pl"
    assert "page-tool-undo = Cofnij" in page["texts"]["source"]
    assert page["prompt"]["sentence"] == "Player 1, zatrzymaj co najmniej 2 z 4 biletów."
    assert page["events"]["reset"]
    assert any("dostaje karty" in item["words"] for item in page["events"]["items"])
    assert page.send("theme", theme="dark")["ok"]
    assert page.send("speed", speed=0)["ok"]
    assert (page["settings"]["theme"], page["settings"]["speed"]) == ("dark", 0)
    refused = page.send("locale", locale="xx")
    assert refused["refusal"]["kind"] == "bad-input"


def test_events_come_once_and_older_ones_on_demand():
    game = game_of(seed=2)
    widget = GameWidget(game, bots={0: "random", 1: "random"})
    page, log = Page(widget), []
    items = page["events"]
    assert items["reset"]
    log = items["items"]
    assert items["first"] == 0
    for _ in range(60):
        widget.step()
        told = page["events"]
        assert told["first"] == len(log)
        assert "reset" not in told
        log += told["items"]

    assert [item["words"] for item in log] == widget.log
    late = Page(GameWidget(game))["events"]
    assert late["reset"]
    assert late["first"] == len(log) - 30
    older = page.send("log", before=late["first"])
    assert older["items"][-1] == log[late["first"] - 1]
    assert older["first"] == max(0, late["first"] - 100)


def test_highlight_lights_up_what_is_on_the_map():
    widget = GameWidget(game_of())
    widget.highlight(routes=["dieppe-paris"], cities="paris", color="#D81B60")

    assert widget.lit == {"routes": ["dieppe-paris"], "cities": ["paris"], "color": "#D81B60"}
    with pytest.raises(BadInput, match=r"no city .rome.*did you mean .roma"):
        widget.highlight(routes=["dieppe-rome"])
    widget.highlight()
    assert widget.lit == {"routes": [], "cities": []}


def test_a_script_asks_and_is_answered():
    widget = GameWidget(game_of())
    heard: list[str] = []
    page = Page(widget)
    widget.ask("Which is longer?", ["the tunnel", "the ferry"], then=heard.append)
    question = page["question"]

    assert question["text"] == "Which is longer?"
    assert page.send("reply", question=question["id"], answer="neither")["refusal"]["kind"] == "bad-input"
    assert page.send("reply", question=question["id"], answer="the ferry")["ok"]
    assert heard == ["the ferry"]
    assert widget.answer == "the ferry"
    assert page["question"] is None
    assert page.send("reply", question=question["id"], answer="the ferry")["ok"] is False


@pytest.mark.parametrize(
    ("given", "words"),
    [({"seat": 2}, "seat"), ({"seat": "0"}, "seat"), ({"locale": "xx"}, "language"), ({"theme": "pink"}, "theme"),
     ({"bots": {5: "greedy"}}, "seat"), ({"bots": {1: "nobody"}}, "no bot"), ({"speed": 9}, "speed"),
     ({"teaching": 1}, "teaching")],
)  # fmt: skip
def test_wrong_wishes_are_refused_with_words(given, words):
    game = game_of()
    with pytest.raises(BadInput, match=words):
        GameWidget(game, **given)
    assert Page(GameWidget(game))["prompt"]["mine"]


def test_a_widget_wants_a_game():
    with pytest.raises(BadInput, match="new_game"):
        GameWidget("europe")  # type: ignore[arg-type]  # that is the point


def test_the_saved_notebook_has_nothing_that_the_seat_cannot_know():
    """A notebook saves all synced traits: test_secrets searches exactly these."""
    widget = GameWidget(game_of())
    extra = {"_model_module", "_model_module_version", "_model_name", "_view_module", "_view_module_version",
             "_view_name", "_view_count", "_dom_classes", "_esm", "_css", "_anywidget_id", "layout", "tabbable",
             "tooltip", "comm"}  # fmt: skip
    from .wire import SYNCED

    assert set(widget.get_state()) - extra == set(SYNCED)


def test_traits_feed_other_widgets_and_cannot_be_written():
    import ipywidgets
    import traitlets

    game = ttr.scenario("usa", players=["Ada", "Grace"], seed=1, turn=0, hands={0: "2 red"})
    widget = GameWidget(game, seat=0)
    sign, total = ipywidgets.Label(), ipywidgets.IntText()
    heard: list = []
    traitlets.link((widget, "phase"), (sign, "value"))
    traitlets.dlink((widget, "scores"), (total, "value"), sum)
    widget.observe(heard.append, ["claimed", "hand"])
    game.play(next(action for action in game.legal_actions() if action.type == "claim"))
    assert sign.value == "playing"
    assert total.value == sum(game.view(0).points) > 0
    assert {change.name for change in heard} == {"claimed", "hand"}
    for name in ("phase", "current_player", "scores", "display", "hand", "claimed", "log", "winners", "answer"):
        with pytest.raises(traitlets.TraitError, match="read-only"):
            setattr(widget, name, getattr(widget, name))
        assert widget.trait_metadata(name, "help")
        assert f"``{name}``" in str(GameWidget.__doc__)
