"""The colours that players choose: on the page, in pictures, in files, and never in the rules."""

import pytest

import ttr_widget as ttr
from tests.widget.wire import Page
from ttr_widget.kernel.errors import BadInput, BadSave
from ttr_widget.liveries import SEAT_COLORS, checked_colors
from ttr_widget.render.palette import LIVERIES, SEATS

RED, BLACK = SEATS[1], SEATS[4]


def played():
    game = ttr.new_game("berlin", players=["Ada", "Grace", "Maria"], seed=3)
    game.colors = ["black", None, "red"]
    while not game.view(None).claimed:
        actions = game.legal_actions()
        game.play(next((one for one in actions if one.type == "claim"), actions[0]))
    return game


def top_of(game, figure):
    ((route, owner),) = game.view(None).claimed.items()
    return owner, {shape.name: shape for shape in figure.layout.shapes}[f"top:{route}"].fillcolor


def test_whoever_has_not_chosen_gets_the_first_colour_that_is_left():
    assert checked_colors((), 5) == SEAT_COLORS
    assert played().colors == ("black", "blue", "red")


@pytest.mark.parametrize(
    ("given", "words"),
    [
        (["red", "red"], "two players"),
        (["redd"], "did you mean 'red'"),
        (["pink"], "unknown colour"),
        ([7], "unknown colour"),
        (["red"] * 4, "4 colours for 3 players"),
        ("red", "list"),
        (None, "list"),
    ],
)
def test_what_cannot_be_chosen_is_refused_in_words(given, words):
    game = ttr.new_game("berlin", players=3, seed=3)
    with pytest.raises(BadInput, match=words):
        game.colors = given
    assert game.chosen_colors == ()
    if given is not None:
        with pytest.raises(BadInput, match=words):
            ttr.GameWidget(game, colors=given)


def test_pictures_and_tables_show_the_chosen_colours():
    game = played()
    owner, fill = top_of(game, game.figure())
    assert fill == SEATS[SEAT_COLORS.index(game.colors[owner])]
    _, other = top_of(game, game.figure(colors=["yellow", "green", "blue"]))
    assert other == SEATS[SEAT_COLORS.index(("yellow", "green", "blue")[owner])]
    html = game._repr_html_()
    assert html is not None
    assert BLACK in html
    assert "#F0CE2E" not in html


def test_they_go_along_with_copies_replays_saves_and_transcripts(tmp_path):
    game = played()
    assert game.copy().colors == game.at(1).colors == game.colors
    assert ttr.replay(game.transcript()).colors == game.colors
    game.save(tmp_path / "game.json")
    assert ttr.load(tmp_path / "game.json").colors == game.colors
    game.save(tmp_path / "seen.json", for_seat=1)
    seen = ttr.load_seen(tmp_path / "seen.json")
    assert top_of(game, seen.figure()) == top_of(game, game.figure())
    replay = ttr.Replay(game)
    assert [look["fill"] for look in replay.board["seats"]][:3] == [BLACK, SEATS[0], RED]
    replay.close()


def test_a_game_without_chosen_colours_is_saved_as_before():
    assert "colors" not in ttr.new_game("berlin", seed=3).transcript()


def test_a_forged_colour_is_refused():
    text = played().transcript().replace('"red"', '"pink"')
    with pytest.raises(BadSave, match="pink"):
        ttr.replay(text)


def test_the_page_gets_them_and_follows_a_change():
    game = ttr.new_game("berlin", players=2, seed=3)
    widget = ttr.GameWidget(game, colors=["red", "black"])
    page = Page(widget)
    assert [look["fill"] for look in page["board"]["seats"]] == [RED, BLACK, SEATS[0], SEATS[2], SEATS[3]]
    assert page["board"]["seats"][0]["livery"] == LIVERIES[1]
    assert page["board"]["themes"]["dark"]["seats"][1][0] == BLACK
    other = ttr.GameWidget(game, seat=1, colors=["yellow"])
    assert widget.board["seats"][0]["fill"] == SEATS[3]
    words = len(widget.log)
    game.colors = ["green", "red"]
    game.play(game.legal_actions()[0])
    assert other.board["seats"][0]["fill"] == SEATS[2]
    assert len(widget.log) > words
    widget.close()
    other.close()
