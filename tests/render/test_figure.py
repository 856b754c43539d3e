"""The figure shows exactly what the view contains."""

import json
import random
import re
import subprocess
import sys

import plotly.graph_objects as go
import pytest

import ttr_widget as ttr
from ttr_widget.boards import BOARDS
from ttr_widget.kernel.errors import BadInput
from ttr_widget.kernel.shuffle import seeded
from ttr_widget.kernel.steps import Steps
from ttr_widget.kernel.view import view
from ttr_widget.render import hover, palette
from ttr_widget.render.cartography.geometry import board_geometry
from ttr_widget.render.cartography.trains import liveries
from ttr_widget.render.figure import figure_dict
from ttr_widget.render.ground import cell_at
from ttr_widget.render.paint import seat_colors, seat_ink

each_board = pytest.mark.parametrize("name", BOARDS)


def played(name, players=3, seed=4, actions=160):
    game, dice = ttr.new_game(name, players=players, seed=seed), random.Random(seed)
    for _ in range(actions):
        if game.is_over:
            break
        legal = game.legal_actions()
        building = [action for action in legal if action.type in ("claim", "station", "harbour")]
        game.play(dice.choice(building or legal))
    return game


def shapes(figure):
    return {shape["name"]: shape for shape in figure["layout"]["shapes"]}


def traces(figure):
    return {trace["name"]: trace for trace in figure["data"]}


def said(figure, trace, id):
    found = traces(figure)[trace]
    return found["text"][found["customdata"].index(id)]


@each_board
def test_plotly_takes_the_figure(name):
    game = played(name)
    figure = game.figure(0, tickets=True)

    assert isinstance(figure, go.Figure)
    assert figure.layout.width == (760 if name == "germany" else 1000)
    assert isinstance(game.board.figure(theme="dark", width=700), go.Figure)


@each_board
def test_the_drawing_does_not_depend_on_the_state_of_the_game(name):
    """A page draws it once and then only changes colours; it draws the pieces itself."""
    game = played(name)
    now, start = figure_dict(game.view(0)), figure_dict(game.at(0).view(None), theme="dark")
    put = ("side", "top", "livery", "sleepers", "post", "person", "engine", "sign")
    drawings = [[s for s in one["layout"]["shapes"] if s["name"].partition(":")[0] not in put] for one in (now, start)]

    assert [s["name"] for s in drawings[0]] == [s["name"] for s in drawings[1]]
    assert [s["path"] for s in drawings[0]] == [s["path"] for s in drawings[1]]
    for trace in ("names", "routes", "cities"):
        assert [traces(now)[trace][axis] for axis in "xy"] == [traces(start)[trace][axis] for axis in "xy"]


@each_board
def test_a_figure_is_small_enough_to_be_sent(name):
    assert len(json.dumps(figure_dict(played(name).view(0)))) < 480_000


@each_board
def test_claimed_routes_carry_pieces_in_their_owners_colour_and_livery(name):
    game = played(name)
    drawn, claimed = shapes(figure_dict(game.view(0))), game.view(0).claimed
    geometry = board_geometry(game.board)

    assert claimed
    for route in game.board.routes:
        assert drawn[f"spaces:{route.id}"]["fillcolor"] == palette.printed(route.color, palette.LIGHT)[0]
        if route.id not in claimed:
            assert not {f"side:{route.id}", f"top:{route.id}", f"livery:{route.id}"} & set(drawn)
            continue
        seat, track = claimed[route.id], geometry.routes[route.id]
        assert drawn[f"top:{route.id}"]["fillcolor"] == seat_colors(seat, palette.LIGHT)[0]
        assert drawn[f"top:{route.id}"]["path"].count("Z") == len(track.spaces)
        assert drawn[f"livery:{route.id}"]["path"] == liveries(track, palette.LIVERIES[seat], 0.9)
        assert drawn[f"livery:{route.id}"]["fillcolor"] == seat_ink(seat)


@pytest.mark.parametrize(("board", "route"), [("europe", "dieppe-paris"), ("world", None), ("berlin", None)])
def test_every_livery_is_a_pattern_of_its_own(board, route):
    geometry = board_geometry(ttr.variant(board).board)
    for track in [geometry.routes[route]] if route else geometry.routes.values():
        assert len({liveries(track, name) for name in palette.LIVERIES}) == len(palette.LIVERIES)


def test_free_subways_show_the_symbol_of_their_colour_at_the_rim():
    """In the space itself stands the price."""
    game, board = played("berlin"), ttr.variant("berlin").board
    drawn, claimed = shapes(figure_dict(game.view(0))), game.view(0).claimed
    colored = {route.id for route in board.routes if route.kind == "subway" and route.color != "gray"}

    assert colored & set(claimed)
    assert {name.partition(":")[2] for name in drawn if name.startswith("rim:")} == colored
    for id in colored:
        rim, badge = drawn[f"rim:{id}"], drawn[f"badge:{id}"]
        free = id not in claimed and drawn[f"spaces:{id}"]["opacity"] == 1
        assert bool(rim["opacity"]) == bool(badge["opacity"]) == free
        assert badge["fillcolor"] == palette.CARDS[board.route(id).color]
        assert palette.contrast(rim["fillcolor"], badge["fillcolor"]) >= 3
    signs = {board.route(id).color: re.sub(r"[-0-9.]+", "", drawn[f"rim:{id}"]["path"]) for id in colored}
    assert len(signs) == 6
    assert not shapes(figure_dict(board, width=400))[f"rim:{min(colored)}"]["opacity"]


def test_a_closed_track_is_only_an_outline_and_says_why():
    game = ttr.new_game("europe", players=2, seed=1)
    while "berlin-warszawa-1" not in game.view(None).claimed:
        legal = game.legal_actions()
        wanted = [action for action in legal if action.to_dict().get("route") == "berlin-warszawa-1"]
        dull = [action for action in legal if action.type in ("draw", "keep")]
        game.play(next(iter(wanted + dull)))
    figure = figure_dict(game.view(1))
    drawn = shapes(figure)

    assert drawn["spaces:berlin-warszawa-2"]["opacity"] == drawn["marks:berlin-warszawa-2"]["opacity"] == 0
    assert drawn["closed:berlin-warszawa-2"]["opacity"] >= 0.5
    assert drawn["closed:berlin-warszawa-1"]["opacity"] == drawn["closed:dieppe-london-1"]["opacity"] == 0
    assert "only one track of a double route can be claimed" in said(figure, "routes", "berlin-warszawa-2")


@pytest.mark.parametrize(
    ("name", "rule", "word"), [("europe", "stations", "station"), ("world", "harbours", "harbour")]
)
def test_what_is_built_stands_in_its_city(name, rule, word):
    for seed in range(40):
        game = played(name, seed=seed, actions=400)
        built = game.view(None).rules[rule]["cities"]
        if built:
            break
    figure = figure_dict(game.view(None))
    posts = {id.removeprefix("post:"): shape for id, shape in shapes(figure).items() if id.startswith("post:")}

    assert built
    assert set(posts) == set(built)
    for city, seat in built.items():
        assert posts[city]["fillcolor"] == palette.SEATS[seat]
        assert f"{word} of {game.players[seat]}" in said(figure, "cities", city)


def test_waiting_passengers_stand_at_their_cities():
    game = played("germany")
    figure, waiting = figure_dict(game.view(None)), game.view(None).rules["passengers"]["waiting"]
    drawn = {name: shape for name, shape in shapes(figure).items() if name.startswith("person:")}

    assert len(drawn) == sum(map(len, waiting.values())) < 60
    for city, colors in waiting.items():
        for number, color in enumerate(colors):
            assert drawn[f"person:{city}:{number}"]["fillcolor"] == palette.CARDS[color]
    assert "waiting: " in said(figure, "cities", next(city for city in waiting if waiting[city]))


def test_engines_stand_at_their_points_on_the_score_track():
    game = played("europe", actions=400)
    figure, points = figure_dict(game.view(0)), game.view(0).points
    drawn = shapes(figure)
    for seat in range(len(points)):
        assert drawn[f"engine:{seat}"]["fillcolor"] == palette.SEATS[seat]
    size = (figure["layout"]["xaxis"]["range"][1], figure["layout"]["yaxis"]["range"][1])
    places = [cell_at(size, score) for score in range(100)]
    assert len(set(places)) == 100
    assert places[0][0] < 20
    assert places[0][1] > size[1] - 20, "the upper left corner"
    assert all(min(x, y, size[0] - x, size[1] - y) < 8 for x, y in places)


@each_board
def test_ornament_lies_below_no_name_and_no_city(name):
    geometry = board_geometry(ttr.variant(name).board)
    for kind in ("hills", "woods"):
        for glyph in geometry.art.get(kind, "").split("M")[1:]:
            xs, ys = zip(*((float(n) for n in point.rstrip("Z").split(",")) for point in glyph.split("L")), strict=True)
            x, y = sum(xs) / len(xs), (min(ys) + max(ys)) / 2
            for city in geometry.cities.values():
                a, b, w, h = city.label
                assert abs(x - a) > w / 2 or abs(y - b) > h / 2, city.id
                assert abs(x - city.x) > 3 or abs(y - city.y) > 3, city.id


def test_pointing_at_a_route_says_what_it_is():
    game = ttr.new_game("europe", players=2, seed=3)
    spectator, player = figure_dict(game.view(None)), figure_dict(game.view(0))

    assert said(spectator, "routes", "paris-zurich") == "Paris–Zürich · tunnel · 3 cards of any one colour · 4 points"
    assert said(spectator, "routes", "palermo-smyrna") == (
        "Palermo–Smyrna · ferry · 6 cards of any one colour · including 2 locomotives · 15 points"
    )
    assert said(figure_dict(game.board), "routes", "brest-paris") == "Brest–Paris · 3 black cards"
    hand = game.view(0).to_dict()["hand"]
    lack = 3 - max(hand.get(color, 0) for color in game.variant.kinds.colors) - hand.get("locomotive", 0)
    assert said(player, "routes", "paris-zurich").endswith("short" if lack > 0 else "you can pay for it")


def test_pointing_at_world_and_berlin():
    world, berlin = ttr.new_game("world", seed=1).view(None), ttr.new_game("berlin", seed=1).view(None)

    assert (
        said(figure_dict(world), "routes", "lahore-tehran")
        == "Lahore–Tehran · rail route · 2 pairs of any one colour · 2 points"
    )
    assert said(figure_dict(world), "cities", "lima") == "Lima · port"
    words = said(figure_dict(berlin), "routes", "alexanderplatz-moritzplatz-1")
    assert words == "Alexanderplatz–Moritzplatz · subway · 3 green cards · 3 points"


def test_berlin_says_that_it_is_our_own_reconstruction():
    berlin, usa = (figure_dict(ttr.variant(name).board) for name in ("berlin", "usa"))

    assert [note["text"] for note in berlin["layout"]["annotations"]] == [str(hover.RECONSTRUCTED)]
    assert "annotations" not in usa["layout"]


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("de", "Palermo–Smyrna · Fähre · 6 Karten einer beliebigen Farbe · davon 2 Lokomotiven · 15 Punkte"),
        ("pl", "Palermo–Smyrna · prom · 6 kart w jednym, dowolnym kolorze · w tym 2 lokomotywy · 15 punktów"),
    ],
)
def test_the_words_are_said_in_other_languages_too(locale, words):
    view = ttr.new_game("europe", seed=3).view(None)

    assert said(figure_dict(view, locale=locale), "routes", "palermo-smyrna") == words


def test_an_unknown_language_is_refused():
    with pytest.raises(BadInput, match="no language 'xx'"):
        figure_dict(ttr.variant("usa").board, locale="xx")


def test_tickets_are_ringed_and_sketched_on_demand():
    game = ttr.new_game("europe", seed=3)
    game.play(game.legal_actions()[0])
    ticket = game.board.ticket(game.view(0).rules["tickets"]["held"][0])
    own, plain, one = (figure_dict(game.view(0), tickets=which) for which in (True, False, [ticket.id]))

    assert "rings" not in traces(plain)
    assert len(traces(one)["rings"]["x"]) == 2
    assert len(traces(own)["rings"]["x"]) > 2
    lit = [name for name, shape in shapes(one).items() if name.startswith("glow:") and shape["opacity"]]
    ends = {city for name in lit for city in game.board.route(name.removeprefix("glow:")).cities}
    assert set(ticket.cities) <= ends


def test_routes_glow_on_demand():
    board = ttr.variant("usa").board
    figure = figure_dict(board, highlight=["miami-new_orleans"], paths=[["duluth-omaha-1"], ["boston-new_york-1"]])
    lit = {name: shape["line"]["color"] for name, shape in shapes(figure).items() if name.startswith("glow:")
           and shape["opacity"]}  # fmt: skip

    assert set(lit) == {"glow:miami-new_orleans", "glow:duluth-omaha-1", "glow:boston-new_york-1"}
    assert len(set(lit.values())) == 3


def test_routes_glow_in_colours_of_their_own():
    board = ttr.variant("usa").board
    own = {"duluth-omaha-1": "#1E88E5", "boston-new_york-1": "#D81B60"}
    figure = shapes(figure_dict(board, highlight=own))
    alike = shapes(figure_dict(board, highlight=list(own)))

    assert len({figure[f"glow:{id}"]["line"]["color"] for id in own}) == 2
    assert len({alike[f"glow:{id}"]["line"]["color"] for id in own}) == 1


@pytest.mark.parametrize(
    ("wishes", "words"),
    [
        ({"theme": "drak"}, "unknown theme 'drak'.*did you mean 'dark'"),
        ({"width": 20}, "width: expected a whole number"),
        ({"width": True}, "width: expected a whole number"),
        ({"highlight": ["paris"]}, "paris is a city; a route is named by both its ends"),
        ({"highlight": {"paris-zurich": "red"}}, "expected a colour such as '#D81B60', got 'red'"),
        ({"tickets": ["paris-roma"]}, "no ticket 'paris-roma'"),
    ],
)
def test_wishes_that_make_no_sense_are_refused(wishes, words):
    with pytest.raises(BadInput, match=words):
        ttr.variant("europe").board.figure(**wishes)


@each_board
@pytest.mark.parametrize("seat", [None, 0, 2])
@pytest.mark.rule("secret.view")
def test_a_picture_shows_nothing_that_the_seat_cannot_know(name, seat):
    """Everything hidden is dealt again, and the figure stays exactly the same."""
    game = played(name)
    other = game.state.draft()
    other.rng = seeded(99)
    for redeal in other.variant.derived(Steps).redeal_methods:
        redeal(other, seat)
    hidden = [view(position, own).to_dict() for position in (game.state, other) for own in range(3) if own != seat]

    assert hidden[: len(hidden) // 2] != hidden[len(hidden) // 2 :]
    one, two = (figure_dict(view(position, seat), tickets=True) for position in (game.state, other))
    assert json.dumps(one) == json.dumps(two)


def test_small_pictures_leave_out_the_small_symbols():
    view = ttr.new_game("usa", seed=1).view(None)

    assert shapes(figure_dict(view, width=1000))["marks:miami-new_orleans"]["opacity"]
    assert not shapes(figure_dict(view, width=400))["marks:miami-new_orleans"]["opacity"]


def test_plotly_is_loaded_with_the_first_figure_only():
    script = "import sys, ttr_widget; ttr_widget.new_game('usa', seed=1).view(0); print('plotly' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)

    assert done.stdout.strip() == "False"
