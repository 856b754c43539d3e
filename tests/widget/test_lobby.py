"""The lobby, without a browser."""

import pytest

import ttr_widget as ttr
from ttr_widget.boards import BOARDS
from ttr_widget.boards.house_rules import house_rules, with_house_rules
from ttr_widget.bots import LEVELS
from ttr_widget.locales import fill
from ttr_widget.render.palette import CARDS, SEATS
from ttr_widget.render.picture import picture
from ttr_widget.widget.lobby import Lobby


def started(lobby):
    widget = lobby.begin()
    assert widget is not None, lobby._told.value
    return widget


@pytest.mark.rule("secret.view")
@pytest.mark.parametrize("seed", ["", "a chosen one"])
def test_the_seed_is_shown_at_the_end_and_to_a_teacher(seed):
    lobby = ttr.lobby()
    lobby.seed.value = seed
    widget = started(lobby)
    game = widget.game
    assert str(game.seed) not in lobby._running.value
    while game.prompt is not None:
        game.play(game.legal_actions()[-1])
    assert str(game.seed) in lobby._running.value
    assert widget.sheet["seed"] == str(game.seed)
    game.undo()
    assert str(game.seed) not in lobby._running.value
    lobby.teaching.value = True
    assert str(started(lobby).game.seed) in lobby._running.value


def test_a_newcomer_presses_start():
    lobby = ttr.lobby()
    widget = started(lobby)
    assert widget.game.board.name == "europe"
    assert widget.game.players == ("Player 1", "Grace")
    assert widget.game.colors == ("blue", "red")
    assert widget.bots == {1: "medium"}
    assert widget.prompt["mine"]
    assert "Europe" in lobby._running.value


@pytest.mark.parametrize("board", BOARDS)
def test_every_board_starts_with_every_number_of_players(board):
    lobby = Lobby()
    lobby.board.value = board
    least, most = ttr.variant(board).board.players
    for players in range(least, most + 1):
        for seat, who in enumerate(lobby.players):
            who.value = "easy" if seat < players else "nobody"
        widget = started(lobby)
        assert len(widget.game.players) == players
        assert widget.controls["seat"] is None
        widget.step()
        assert len(widget.game.history) == 1
    assert [row.layout.display for row in lobby._seats.rows].count("none") == 5 - most


def test_people_bots_house_rules_and_a_seed_are_taken_over():
    lobby = Lobby("pl")
    lobby.board.value = "germany"
    for who, value in zip(lobby.players, ["random", "person", "nobody", "person", "nobody"], strict=True):
        who.value = value
    lobby.names[1].value = "  Ada   Lovelace "
    lobby.seed.value = "7"
    lobby.rules["stations"].value = True
    lobby.rules["without-globetrotter"].value = True
    widget = started(lobby)

    assert widget.game.players == ("Jan", "Ada Lovelace", "Gracz 4")
    assert widget.game.colors == ("blue", "red", "yellow")
    assert widget.bots == {0: "random"}
    assert widget.controls["seat"] == 1
    assert widget.settings["locale"] == "pl"
    assert widget.game.seed == 7
    assert "stations" in widget.game.variant.by_key
    assert "globetrotter" not in widget.game.variant.by_key


def test_what_is_wrong_is_said_on_the_page_and_nothing_starts():
    lobby = Lobby()
    for who in lobby.players:
        who.value = "nobody"
    assert lobby.begin() is None
    assert "2 to 5 players" in lobby._told.value
    lobby.players[0].value = lobby.players[1].value = "person"
    lobby.names[1].value = "<b>Player 1"
    assert lobby.begin() is not None
    lobby.names[1].value = "Player 1"
    assert lobby.begin() is None
    assert "same name" in lobby._told.value


def test_the_language_changes_all_words_and_keeps_what_was_chosen():
    lobby = Lobby()
    lobby.names[0].value = "Ada"
    lobby.board.value = "berlin"
    lobby.players[2].value = "easy"
    lobby.language.value = "pl"
    assert lobby.start.description == "Zacznij grę"
    assert [name.value for name in lobby.names[:3]] == ["Ada", "Zofia", "Maria"]
    assert lobby.players[2].value == "easy"
    assert "rekonstrukcja" in lobby._about.value
    assert [box.description for box in lobby.rules.values()] == [fill(f"option-{name}", "pl") for name in lobby.rules]
    assert "short" in lobby.rules


def test_another_start_closes_the_game_before():
    lobby = Lobby()
    first = started(lobby)
    second = started(lobby)
    assert first.comm is None
    assert lobby.widget is second


@pytest.mark.parametrize("board", BOARDS)
def test_house_rules_that_are_offered_make_a_game(board):
    variant = ttr.variant(board)
    offered = house_rules(variant)
    assert offered
    for name, other in offered.items():
        assert with_house_rules(variant, [name]) == other
        assert other != variant
        assert ttr.new_game(other, seed=1).legal_actions()
        assert ttr.variant(other.text) == other
    assert ttr.new_game(with_house_rules(variant, offered), seed=1).legal_actions()
    assert with_house_rules(variant, ["no such rule"]) == variant


@pytest.mark.parametrize("board", BOARDS)
def test_a_board_has_a_picture_with_its_name(board):
    import xml.etree.ElementTree as ET

    one = ttr.variant(board).board
    pictures = [picture(one, theme) for theme in ("light", "dark")]
    assert len(set(pictures)) == 2
    for text in pictures:
        root = ET.fromstring(text)
        assert root.get("aria-label") == one.title
        drawn = {path.get("stroke") for path in root.iter("{http://www.w3.org/2000/svg}path")}
        assert {CARDS.get(route.color, CARDS["gray"]) for route in one.routes} <= drawn
        assert len(text) < 50_000


def test_every_board_on_offer_has_its_picture_on_its_button():
    lobby = Lobby()
    for number in range(1, len(lobby.board.options) + 1):
        assert f".ttr-boards button:nth-child({number}) {{ --map: url(data:image/svg+xml" in lobby._style.value
    assert "@font-face" in lobby._style.value


# Colours, names and levels.


def test_no_two_players_have_the_same_colour():
    lobby = Lobby()
    lobby.colors[1].value = "blue"
    assert [one.value for one in lobby.colors] == ["red", "blue", "green", "yellow", "black"]
    lobby.colors[0].value = "black"  # of a seat that nobody has taken
    assert [one.value for one in lobby.colors] == ["black", "blue", "green", "yellow", "red"]
    widget = started(lobby)
    assert widget.game.colors == ("black", "blue")
    assert widget.board["seats"][0]["fill"] == SEATS[4]


def test_colours_stay_when_the_language_changes():
    lobby = Lobby()
    lobby.colors[0].value = "yellow"
    lobby.language.value = "de"
    assert lobby.colors[0].value == "yellow"
    assert ("Gelb", "yellow") in lobby.colors[0].options


def test_bots_have_names_of_people_until_somebody_types_one():
    lobby = Lobby()
    lobby.players[2].value = "easy"
    assert lobby.names[2].value == "Maria"
    lobby.players[2].value = "person"
    assert lobby.names[2].value == "Player 3"
    lobby.names[2].value = "Ada"
    lobby.players[2].value = "expert"
    assert lobby.names[2].value == "Ada"


def test_the_lobby_offers_the_levels_and_says_how_each_plays():
    lobby = Lobby("de")
    offered = {name: label for label, name in lobby.players[1].options}
    assert [*offered][:6] == ["person", *LEVELS, "random"]
    assert [offered[name] for name in LEVELS] == ["Bot: leicht", "Bot: mittel", "Bot: schwer", "Bot: Experte"]
    for name in LEVELS:
        lobby.players[1].value = name
        assert lobby.players[1].tooltip == fill("lobby-level", "de", who=name)


def test_one_free_seat_is_shown_after_the_taken_ones():
    lobby = Lobby()

    def shown():
        return [row.layout.display != "none" for row in lobby._seats.rows]

    assert shown() == [True, True, True, False, False]
    lobby.players[2].value = "person"
    assert shown() == [True, True, True, True, False]
    lobby.board.value = "world"
    lobby.players[0].value = "nobody"
    assert shown() == [True, True, True, False, False]
