"""Everything that the page needs so that it computes no paths and no rules."""

import ttr_widget as ttr
from tests.rules.table import table
from ttr_widget.page import publish
from ttr_widget.page.moves import MoveList
from ttr_widget.page.record import jsonable
from ttr_widget.page.words import Words
from ttr_widget.queries import ticket_progress
from ttr_widget.session.session import Session
from ttr_widget.session.viewpoint import Viewpoint


def told(game, seat=0, **more):
    """Both parts of the view, merged as on the page."""
    view, rest = map(jsonable, publish.view_data(Viewpoint(Session(game), seat, playing=False, **more)))
    return view | rest | {"rules": view["rules"] | rest["rules"]}


def test_held_and_offered_tickets_come_with_their_paths():
    game = ttr.scenario("europe", seed=1, tickets={0: ["essen-kyiv"]}, claimed={0: ["berlin-essen"]})
    game.play("tickets")
    offered = game.view(0).rules["tickets"]["offered"]
    numbers = [game.board.ticket_number[id] for id in offered]
    paths = told(game)["paths"]

    assert set(paths) == {"essen-kyiv", *offered}
    assert paths["essen-kyiv"] == list(ticket_progress(game.state, 0)[0].path)
    assert [paths[id] for id in offered] == [list(one.path) for one in ticket_progress(game.state, 0, numbers)]
    assert set(told(game, 1)["paths"]).isdisjoint(offered)


def test_a_spectator_is_told_no_path_and_a_teacher_all():
    game = ttr.scenario("europe", seed=1, tickets={0: ["essen-kyiv"], 1: ["cadiz-stockholm"]})

    assert "paths" not in told(game, None)
    assert set(told(game, 1)["paths"]) == {"cadiz-stockholm"}
    assert set(told(game, 0, teaching=True)["paths"]) == {"essen-kyiv", "cadiz-stockholm"}


def test_the_question_for_pieces_suggests_a_move():
    game = ttr.new_game("world", players=2, seed=1)
    while game.prompt is not None and game.prompt.kind != "pieces":
        game.play(game.legal_actions()[0])
    assert game.prompt is not None
    viewpoint = Viewpoint(Session(game), game.prompt.seat)
    words = Words(game.variant, game.players, "en")
    said = jsonable(publish.prompt_data(viewpoint, words, MoveList(game.moment.position, words), 1))

    (move,) = [move for move in said["moves"] if move["id"] == said["suggested"]]
    assert (move["trains"], move["ships"]) == (20, 40)
    assert publish.prompt_data(viewpoint, words, None, 1).suggested is None


def test_the_revealed_cards_that_cost_one_more():
    tunnel = next(route for route in ttr.variant("europe").board.routes if route.kind == "tunnel" and route.length == 2)
    color = "red" if tunnel.color == "gray" else tunnel.color
    other = "blue" if color != "blue" else "green"
    game = table(hands={0: f"4 {color}"}, deck=[color, other, "locomotive"])
    assert game.view(None).rules["tunnels"]["extra"] == ()
    game.play(f"claim {tunnel.id} with 2 {color}")

    assert [game.view(seat).rules["tunnels"]["extra"] for seat in (0, 1, None)] == [(True, False, True)] * 3
