"""Cards, cities, routes and tickets: every way to write one or several of them means the same."""

import pytest

import ttr_widget as ttr

EUROPE, WORLD, USA = (ttr.variant(name) for name in ("europe", "world", "usa"))


@pytest.mark.parametrize(
    ("given", "cards"),
    [
        ("3 red 2 blue", "2 blue 3 red"),
        ("red, blue", "1 blue 1 red"),
        ("red blue white red", "1 blue 1 white 2 red"),
        (["red", "2 blue"], "2 blue 1 red"),
        ({"red": 2, "Blue": 1}, "1 blue 2 red"),
        ("2 x red and 3×blue", "3 blue 2 red"),
        ("red x3, blue", "1 blue 3 red"),
        ("2 red cards + 1 wild", "2 red 1 locomotive"),
        ("nothing", "nothing"),
        ([], "nothing"),
    ],
)
def test_cards(given, cards):
    assert str(EUROPE.kinds.read(given)) == cards


def test_cards_keep_their_order_where_it_matters():
    names = EUROPE.kinds.names
    assert [names[number] for number in EUROPE.kinds.row("2 white, red, white")] == ["white", "white", "red", "white"]


@pytest.mark.parametrize(
    ("given", "card"),
    [
        ("red train", "train-red"),
        ("train red", "train-red"),
        ("harbour red train", "train-red-harbour"),
        ("single red ship", "ship-red"),
        ("double ship red", "ships-red"),
        ("ship-red", "ship-red"),
        ("ships-red", "ships-red"),
        ("wilds", "wild"),
    ],
)
def test_short_names_of_the_world(given, card):
    assert dict(WORLD.kinds.read(f"2 {given}")) == {card: 2}


@pytest.mark.parametrize(
    ("given", "several"),
    [
        ("2 ship red", "'ship red' may be several cards (ship-red and ships-red); write the one you mean"),
        ("red ships", "'red ships' may be several cards (ship-red and ships-red); write the one you mean"),
        ("red harbour", "'red harbour' may be several cards (train-red-harbour and ship-red)"),
    ],
)
def test_a_short_name_that_fits_several_cards_is_asked_back(given, several):
    with pytest.raises(ttr.BadInput) as error:
        WORLD.kinds.read(given)
    assert several in str(error.value)
    assert several in str(ttr.scenario("world", seed=1).why_not(f"claim lima-valparaiso with {given}"))


@pytest.mark.parametrize(
    "given",
    [
        "Los Angeles to New York, boston-miami",
        "los_angeles-new_york boston-miami",
        "New York–Los Angeles and Miami–Boston",
        ["Los Angeles-New York", "Boston to Miami"],
        ("los angeles - new york", "boston → miami"),
    ],
)
def test_tickets(given):
    ids = ["los_angeles-new_york", "boston-miami"]
    assert sorted(USA.board.reader.tickets(given)) == sorted(ids)
    if isinstance(given, str):
        game = ttr.scenario("usa", seed=1, first_tickets={0: given})
        game.play(f"keep {given}")
        assert game.view(0).rules["tickets"]["held"] == ("los_angeles-new_york", "boston-miami")


@pytest.mark.parametrize("given", ["Paris, Roma", "roma paris", ["Paris", "roma"], "paris and Roma"])
def test_cities(given):
    assert sorted(EUROPE.board.reader.cities(given)) == ["paris", "roma"]


def test_cities_of_several_words_need_no_commas():
    assert USA.board.reader.cities("new york los angeles Salt Lake City") == [
        "new_york",
        "los_angeles",
        "salt_lake_city",
    ]


@pytest.mark.parametrize(
    "given", ["Dieppe to Paris, essen-berlin", "paris dieppe, Berlin–Essen", ["paris-dieppe", "berlin essen"]]
)
def test_routes(given):
    assert EUROPE.board.reader.routes(given) == ["dieppe-paris", "berlin-essen"]
    assert ttr.scenario("europe", seed=1, claimed={0: given}).view(0).claimed == {"berlin-essen": 0, "dieppe-paris": 0}
    game = ttr.new_game("europe", seed=1)
    assert game.figure(highlight=given) == game.figure(highlight=["dieppe-paris", "berlin-essen"])


def test_a_picture_shows_both_tracks_and_a_position_asks_which():
    tracks = ["berlin-frankfurt-1", "berlin-frankfurt-2"]
    assert EUROPE.board.reader.all_tracks("Frankfurt to Berlin") == tracks
    with pytest.raises(ttr.BadInput, match="name one of its tracks"):
        EUROPE.board.reader.routes("Frankfurt to Berlin")
    assert EUROPE.board.reader.routes("Frankfurt to Berlin 2, dieppe-paris") == [tracks[1], "dieppe-paris"]


@pytest.mark.parametrize(
    ("read", "given", "said"),
    [
        ("cities", "paris rom wien", "no city 'rom' on the board 'europe'; did you mean 'roma'?"),
        ("cities", 7, "expected cities as a text such as 'paris, roma' or a list, got 7"),
        ("cities", ["paris", 7], "expected the name or id of a city, as a text, got 7"),
        ("routes", "paris-moskva", "no route joins paris and moskva like that; from paris there are routes to"),
        ("routes", None, "expected routes as a text such as 'dieppe-paris, essen-berlin' or a list, got None"),
        ("tickets", "essen-kiev", "did you mean 'essen-kyiv'?"),
        ("tickets", "essen-atlantis", "no city 'atlantis' on the board 'europe'"),
    ],
)
def test_what_cannot_be_read(read, given, said):
    with pytest.raises(ttr.BadInput) as error:
        getattr(EUROPE.board.reader, read)(given)
    assert said in str(error.value)
