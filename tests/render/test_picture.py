"""The small map in static outputs: what is on it, how large it is, and that names on it are nothing but text."""

import re
from random import Random

import pytest

import ttr_widget as ttr
from tests.render.look import Page, page
from tests.rules.table import table
from ttr_widget.boards import BOARDS
from ttr_widget.liveries import SEAT_COLORS
from ttr_widget.queries.cities import waiting
from ttr_widget.render.cartography.geometry import board_geometry
from ttr_widget.render.palette import CARDS, SEATS
from ttr_widget.render.picture import picture, picture_of_view
from ttr_widget.render.words import Speech

HOSTILE = "</title><script>alert(1)</script>&amp;$x$"

each_board = pytest.mark.parametrize("board", BOARDS)


def of(view, colors=()):
    return picture_of_view(view, Speech("en", view.variant.names, colors))


def titled(svg):
    """What the parts of a map say when somebody points at them."""
    return re.findall("<title>(.*?)</title>", svg)


def in_color(svg, fill):
    """The titles inside the group of one colour."""
    groups = re.findall(f'<g fill="none" stroke="{fill}"[^>]*>(.*?)</g>', svg)
    return [title for group in groups for title in titled(group)]


def ended(board):
    game = ttr.new_game(board, players=["Ada", "Grace", "Emmy"], seed=5)
    rng = Random(5)
    while not game.is_over:
        actions = game.legal_actions()
        building = [action for action in actions if action.type in ("claim", "pay", "station", "harbour")]
        game.play(rng.choice(building or actions))
    return game


@each_board
def test_every_output_with_a_map_is_small(board):
    game = ended(board)
    for thing in (game, game.view(0), game.view(None), ttr.new_game(board, seed=1)):
        html = str(thing._repr_html_())
        assert html.count("<svg") == 1
        assert len(html.encode()) < 60_000


@each_board
def test_a_map_shows_each_claimed_route_in_the_colour_of_its_owner(board):
    view = ended(board).view(None)
    svg = of(view)
    for seat, name in enumerate(view.players):
        own = [f"{view.variant.names.route(route)}: {name}" for route, owner in view.claimed.items() if owner == seat]
        assert sorted(in_color(svg, SEATS[seat])) == sorted(own)


def test_players_who_have_chosen_colours_find_them_on_the_map():
    game = table(claimed={0: ["berlin-essen"], 1: ["dieppe-paris"]})
    game.colors = ["yellow", "black"]
    yellow, black = (SEATS[SEAT_COLORS.index(name)] for name in ("yellow", "black"))

    html = str(game._repr_html_())
    assert in_color(html, yellow) == ["Berlin–Essen: Player 1"]
    assert in_color(html, black) == ["Dieppe–Paris: Player 2"]


def test_a_station_stands_in_its_city_in_the_colour_of_its_owner():
    svg = of(table(stations={1: ["warszawa"]}).view(None))

    assert titled(svg) == ["Warszawa: station of Player 2"]
    assert re.findall('<rect [^>]*fill="(.*?)"', svg) == [SEATS[1]]


@each_board
def test_a_map_names_its_cities(board):
    view = ttr.new_game(board, seed=1).view(None)
    names = re.findall("<text [^>]*>(.*?)</text>", of(view))

    assert names == [city.name for city in board_geometry(view.board).cities.values()]


@pytest.mark.parametrize("game", [ttr.new_game("germany", seed=1), ended("germany")])
def test_passengers_wait_in_their_cities(game):
    view = game.view(None)
    svg = of(view)
    there = {city: colors for city, colors in (waiting(view) or {}).items() if colors}
    discs = {color: len(re.findall(f'<path d="[^"]*h0" stroke="{CARDS[color]}"/>', svg)) for color in CARDS}
    named = [title for title in titled(svg) if title.endswith(")")]

    assert there
    assert [title.split(" (")[0] for title in named] == [view.board.city(city).name for city in there]
    for color, count in discs.items():
        assert count == sum(colors.count(color) for colors in there.values())


def test_a_map_on_which_nothing_is_built_says_nothing():
    assert titled(of(ttr.new_game("world", seed=1).view(None))) == []


@each_board
def test_the_same_map_for_everybody(board):
    """What is on the table is public: no seat's picture differs from a spectator's."""
    game = ended(board)
    assert {of(game.view(seat)) for seat in (None, 0, 1, 2)} == {of(game.view(None))}


def test_names_on_a_map_are_text():
    game = ttr.new_game("usa", players=[HOSTILE[:40], "Ada"], seed=1)
    while 0 not in game.view(None).owners:
        actions = game.legal_actions()
        game.play(next((action for action in actions if action.type == "claim"), actions[0]))
    html = str(game._repr_html_())

    assert "<script" not in html
    assert "&lt;/title&gt;" in html
    Page(html)


def test_a_picture_of_a_board_has_a_title_and_is_well_formed():
    for name in BOARDS:
        board = ttr.variant(name).board
        for theme in ("light", "dark"):
            read = Page(picture(board, theme))
            assert read.tags[0][1]["aria-label"] == board.title


def test_a_puzzle_shows_its_goal_and_the_position_of_its_player():
    start = ttr.scenario(
        "europe", seed=1, players=["Ada", "Grace"], hands={0: "4 yellow", 1: "7 green"}, tickets={0: ["essen-kyiv"]},
        claimed={1: ["berlin-warszawa-1"]},
    )  # fmt: skip
    puzzle = ttr.Puzzle(start, "complete essen-kyiv within 2 turns", title="The gap <b>", hints="One.")
    shown = page(puzzle)

    assert "The gap <b> Ada: complete Essen–Kyïv within 2 turns (the others wait; hints: 1)" in shown.text
    assert "4 ★ yellow" in shown.text
    assert "7 ♣ green" not in shown.text
    assert in_color(str(puzzle._repr_html_()), SEATS[1]) == ["Berlin–Warszawa: Grace"]


# Text.


def test_a_view_as_text_has_names_and_no_ids():
    game = table(
        hands={0: "2 red 1 locomotive"}, tickets={0: ["essen-kyiv"], 1: ["brest-venezia"]}, stations={1: ["warszawa"]},
        claimed={0: ["berlin-essen"]}, display=["red", "locomotive", "blue", "white", "black"],
    )  # fmt: skip
    lines = repr(game.view(0)).splitlines()

    assert "face-up cards: red, locomotive, blue, white, black" in lines
    assert "Warszawa: station of Player 2" in lines
    assert lines[lines.index("your tickets:") + 1] == "  Essen–Kyïv (10): open, 8 spaces missing"
    assert lines[-1] == "Your hand: 2 red and 1 locomotive"
    assert "Brest" not in repr(game.view(0))
    assert "your tickets" not in repr(game)
    assert not re.search(r"essen-kyiv|\{|\}|\(\)|'", repr(game.view(0)))


def test_facts_of_a_refusal_are_no_dicts():
    refusal = table(hands={0: "2 red 1 locomotive"}).why_not("claim brest-paris with 3 red")
    assert refusal is not None
    assert not re.search("[{}<>]|mappingproxy|Message", page(refusal).text)


def test_a_score_as_text_has_names():
    game = table(claimed={0: ["kyiv-warszawa"]}, tickets={0: ["essen-kyiv"]})

    for shown in (repr(game.score()), repr(game.explain_score(0))):
        assert "Essen–Kyïv" in shown
        assert "essen-kyiv" not in shown
