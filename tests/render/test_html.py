"""What a notebook shows: well-formed, escaped, readable as text too, and with no secret of another seat."""

from random import Random

import pytest

import ttr_widget as ttr
from tests.render.look import Page, page
from tests.rules.table import table
from tests.rules.world_table import world
from ttr_widget.boards import BOARDS
from ttr_widget.kernel.cards import Card
from ttr_widget.kernel.message import said
from ttr_widget.kernel.shuffle import seeded
from ttr_widget.kernel.steps import Steps
from ttr_widget.kernel.view import view
from ttr_widget.render.html.parts import card_chip, seat_mark
from ttr_widget.render.palette import CARDS, SEATS, contrast, on
from ttr_widget.render.words import Speech

HOSTILE = '<img src=x onerror="alert(1)">&amp;'
NAMES = ("Ada", HOSTILE, "</table>'\"")

each_board = pytest.mark.parametrize("board", BOARDS)


def moments(board, names=("Ada", "Grace", "Emmy"), seed=3):
    """A game at its start, in the middle, and at its end."""
    game = ttr.new_game(board, players=list(names), seed=seed)
    rng = Random(seed)
    yield game.copy()
    while not game.is_over:
        actions = game.legal_actions()
        wanted = [action for action in actions if action.type in ("claim", "pay", "station", "harbour")]
        game.play(rng.choice(wanted or [a for a in actions if a.type not in ("tickets", "exchange")] or actions))
        if len(game.history) == 60:
            yield game.copy()
    yield game


def things(game):
    """Everything that shows itself, with its text twin."""
    seats = range(len(game.players))
    views = [game.view(seat) for seat in (None, *seats)]
    return [game, *views, game.score(), *map(game.explain_score, seats), game.transcript()]


@each_board
def test_everything_shows_itself_at_any_time(board):
    for game in moments(board):
        for thing in things(game):
            shown = page(thing)
            assert len(shown.text) > 20
            text = repr(thing)
            assert len(text) > 20
            assert "object at 0x" not in text
            assert "<div" not in text


@each_board
def test_names_are_escaped(board):
    for game in moments(board, NAMES):
        for thing in things(game):
            html = thing._repr_html_()
            assert "<img" not in html
            assert "&amp;amp;" in html or HOSTILE not in repr(thing)
            page(thing)


@each_board
def test_boards_show_themselves(board):
    shown = page(ttr.variant(board).board)
    made = ttr.variant(board).board

    for word in (made.title, made.description, str(len(made.cities)), str(len(made.routes)), str(len(made.tickets))):
        assert word in shown.text
    assert repr(made).startswith(f"<Board {board}:")
    assert ("reconstruct" in shown.text) == (board == "berlin")


def test_the_list_of_boards():
    shown = page(ttr.boards())

    for board in ttr.boards():
        assert board.name in shown.text
        assert board.description in shown.text
    assert "berlin" in repr(ttr.boards())


def test_a_board_of_ones_own_that_says_nothing_of_being_made_up():
    board = ttr.Board.from_graph(
        ttr.variant("berlin").board.graph, name="town", title="Town <b>", status="reconstructed", tickets=[]
    )

    assert "our own reconstruction" in page(board).text
    assert "Town &lt;b&gt;" in str(board._repr_html_())


def test_attributes_are_escaped():
    card = Card('"><b>', None, 3)
    shown = Page(card_chip(card, Speech()))

    assert [name for name, _ in shown.tags] == ["span"]
    assert shown.tags[0][1]["title"] == card.name


# A game and a view.


def test_a_game_says_whose_turn_it_is_and_shows_the_display_and_the_last_events():
    game = table(hands={0: "1 purple"}, display=["red", "locomotive", "blue", "white", "black"])
    game.play("claim dieppe-paris with 1 purple")
    shown = page(game)

    assert "Player 2 chooses an action." in shown.text
    assert "♥ red" in shown.text
    assert "✦ locomotive" in shown.text
    assert "Player 1 claims Dieppe–Paris with 1 purple: 1 point." in shown.text


def test_a_game_shows_no_hand_and_a_view_only_its_own():
    game = table(hands={0: "3 red 1 locomotive", 1: "7 green"}, tickets={0: ["essen-kyiv"], 1: ["brest-venezia"]})

    assert "3 ♥ red" not in page(game).text
    own = page(game.view(0)).text
    assert "3 ♥ red 1 ✦ locomotive" in own
    assert "Essen–Kyïv" in own
    assert "7 ♣ green" not in own
    assert "Brest–Venezia" not in own
    assert "7 ♣ green" in page(game.view(1)).text


def test_a_hand_is_sorted_by_number_wilds_last():
    game = table(hands={0: "1 red 4 green 5 locomotive 2 blue"})

    assert "4 ♣ green 2 ▲ blue 1 ♥ red 5 ✦ locomotive" in page(game.view(0)).text


def test_a_view_says_how_far_its_tickets_are():
    done = {0: ["berlin-essen", "berlin-warszawa-1", "kyiv-warszawa"]}
    around = [route.id for route in ttr.variant("europe").board.routes if "edinburgh" in route.cities]
    game = table(
        claimed={**done, 1: around}, tickets={0: ["essen-kyiv", "edinburgh-paris", "brest-venezia"]}, players=2
    )
    shown = page(game.view(0)).text

    assert "Essen–Kyïv 10 completed" in shown
    assert "Edinburgh–Paris 7 no longer possible" in shown
    assert "Brest–Venezia 8 open, 8 spaces missing" in shown


def test_a_station_counts_in_the_progress_of_a_ticket():
    claimed = {0: ["berlin-essen", "kyiv-warszawa"], 1: ["berlin-warszawa-1"]}
    game = table(claimed=claimed, stations={0: ["warszawa"]}, tickets={0: ["essen-kyiv"]})

    assert "Essen–Kyïv 10 completed" in page(game.view(0)).text


def test_a_station_counts_in_what_is_missing_too():
    game = table(
        claimed={0: ["berlin-essen"], 1: ["berlin-warszawa-1"]}, stations={0: ["warszawa"]}, tickets={0: ["essen-kyiv"]}
    )

    assert "Essen–Kyïv 10 open, 4 spaces missing" in page(game.view(0)).text


def test_world_has_two_decks_ships_and_marks():
    shown = page(world(hands={0: "2 train-red-harbour 1 ships-red 1 ship-black"}).view(0)).text

    assert "2 ♥ red trains ⚓" in shown
    assert "1 ♥ red double ship" in shown
    assert "1 ✖ black ship ⚓" in shown


@each_board
def test_a_views_html_does_not_change_when_hidden_things_are_dealt_anew(board):
    changed = 0
    for game in moments(board):
        if game.is_over:
            continue
        for seat in (None, *range(len(game.players))):
            draft = game.state.draft()
            draft.rng = seeded(7)
            for redeal in game.variant.derived(Steps).redeal_methods:
                redeal(draft, seat)
            assert view(draft, seat)._repr_html_() == game.view(seat)._repr_html_()
            changed += tuple(draft.hands) != game.state.hands
    assert changed


# Score, refusals, transcripts.


def test_a_sheet_has_all_lines_reasons_totals_and_marks_the_winners():
    *_, game = moments("germany")
    sheet = game.score()
    shown = page(sheet)

    for seat in sheet.seats:
        assert f"{seat.name} {seat.total}" in shown.text
        for line in seat.lines:
            label = said(line.title, names=game.variant.names)
            assert f"{label}: {said(line.reason, names=game.variant.names)}" in " ".join(shown.text.split())
    assert shown.text.count("winner") == 2 * len(sheet.winners)
    assert repr(sheet) == str(sheet)
    assert "(winner)" in repr(sheet)


def test_a_sheet_names_cities_and_tickets_as_printed_on_the_map():
    game = table(claimed={0: ["kyiv-warszawa"]}, tickets={0: ["essen-kyiv"]})

    for shown in (page(game.score()).text, page(game.explain_score(0)).text):
        assert "Essen–Kyïv" in shown
        assert "essen-kyiv" not in shown


def test_a_sheet_so_far_has_no_winner():
    shown = page(table(claimed={0: ["berlin-essen"]}).score())

    assert "so far" in shown.text
    assert "winner" not in shown.text


def test_an_explained_score_shows_the_evidence():
    game = table(claimed={0: ["berlin-essen", "kyiv-warszawa"]}, tickets={0: ["essen-kyiv"]})
    shown = page(game.explain_score(0)).text

    assert "The part of the network around Essen (2 cities) and the part around Kyïv" in shown
    assert "Shortest gap: Berlin–Warszawa (4 spaces), all free." in shown


def test_a_refusal_shows_the_sentence_the_rule_and_the_facts():
    refusal = table(hands={0: "2 red 1 locomotive"}).why_not("claim brest-paris with 3 red")
    assert refusal is not None
    shown = page(refusal).text

    assert str(refusal.text) in shown
    assert refusal.code in shown
    assert "route: brest-paris" in shown
    assert "hand: 2 red 1 locomotive" in shown
    assert repr(refusal) == f"<Refusal: {refusal.text} [{refusal.code}]>"


def test_a_refused_text_is_escaped():
    refusal = ttr.new_game("europe", seed=1).why_not("<script>alert(1)</script>")
    assert refusal is not None
    assert "<script" not in str(refusal._repr_html_())
    page(refusal)


def test_a_transcript_is_a_text_that_shows_its_turns():
    *_, game = moments("europe")
    text = game.transcript()

    assert isinstance(text, str)
    assert ttr.replay(text).state == game.state
    assert repr(text) == str(text)
    assert text.splitlines()[0] == "board: europe"
    shown = page(text).text
    assert f"{len(game.history)} actions" in shown
    for number, action in enumerate(game.history, 1):
        assert f"{number}. {action.text()}" in shown
    assert "opening ▬ Ada 1. keep" in shown


def test_the_players_of_a_transcript_are_those_who_acted():
    game = table(hands={0: "1 purple", 1: "1 purple 1 blue"})  # cannot be replayed: it has no seed that leads to it
    game.play("claim dieppe-paris with 1 purple")
    shown = page(game.transcript()).text

    assert "1. claim dieppe-paris with 1 purple" in shown
    world_game = next(iter(moments("world")))
    for choice in ("keep", "keep", "keep", "pieces", "pieces", "pieces"):
        world_game.play(next(a for a in world_game.legal_actions() if a.type == choice))
    rows = page(world_game.transcript()).text
    assert "Ada 1. keep" in rows
    assert "Emmy 6. pieces" in rows


def test_a_transcript_without_an_action():
    assert "No action has been played." in page(ttr.new_game("usa", seed=1).transcript()).text


# Colours.


@pytest.mark.parametrize("fill", [*CARDS.values(), *SEATS])
def test_text_on_a_fill_has_enough_contrast(fill):
    assert contrast(fill, on(fill)) >= 4.5


def test_black_and_white_are_as_far_apart_as_can_be():
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#777777") == 1


def test_chips_use_that_ink():
    for variant in map(ttr.variant, BOARDS):
        for card in variant.kinds.cards:
            html = card_chip(card, Speech("en"), 2)
            if card.color is None:
                assert "ttr-w" in html
            else:
                fill = CARDS[card.color]
                assert f"background:{fill};color:{on(fill)}" in html
    for seat in range(5):
        assert on(SEATS[seat]) in seat_mark(seat)
