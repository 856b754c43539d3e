"""Explanations of score lines: positions made by hand with known answers."""

import json
from itertools import pairwise

import pytest

import ttr_widget as ttr
from tests.rules.table import table
from tests.rules.table_more import position
from tests.rules.world_table import world
from ttr_widget.kernel.sheet import Line


def explained(game, seat, rule, label=None):
    """The evidence of the only line of this rule (with this label)."""
    lines = game.explain_score(seat).of_rule(rule)
    (line,) = [line for line in lines if label is None or line.label == label]
    return line


def ticket(game, seat, id):
    return explained(game, seat, "tickets.score", id)


def more(line):
    """The additional sentences."""
    return [str(sentence) for sentence in line.evidence.more]


# Routes.


def test_the_claimed_routes_with_their_points():
    line = explained(table(claimed={0: ["berlin-essen", "dieppe-paris"]}), 0, "claim.score")

    assert line.sentence == "Claimed: Berlin–Essen 2 and Dieppe–Paris 1."
    assert line.routes == ("berlin-essen", "dieppe-paris")
    assert line.points == 3
    assert line.evidence.more == ()


def test_points_on_the_track_that_the_routes_do_not_make():
    line = explained(table(claimed={0: ["berlin-essen"]}, points={0: 9}), 0, "claim.score")

    assert line.evidence.said() == "Claimed: Berlin–Essen 2. The score track has 9 for them."


def test_no_route():
    assert explained(table(), 0, "claim.score").sentence == "No route claimed."


# Tickets.


def test_the_path_of_a_completed_ticket_is_the_shortest_one_in_order():
    long = ["brest-dieppe", "dieppe-paris"]  # 3 spaces, as many as the direct route, which is fewer routes
    game = table(claimed={0: [*long, "paris-zurich", "venezia-zurich"]}, tickets={0: ["brest-venezia"]})
    line = ticket(game, 0, "brest-venezia")

    assert line.sentence == "Via Brest–Dieppe–Paris–Zürich–Venezia (8 spaces)."
    assert line.routes == ("brest-dieppe", "dieppe-paris", "paris-zurich", "venezia-zurich")
    assert line.cities == ("brest", "venezia")
    assert (line.points, line.gap) == (8, ())

    shorter = table(claimed={0: ["brest-paris", *long]}, tickets={0: ["edinburgh-paris"]})
    assert ticket(shorter, 0, "edinburgh-paris").points == -7


def test_of_two_ways_the_shorter_one_is_told():
    around = ["berlin-wien", "warszawa-wien"]  # 7 spaces against 4
    game = table(
        claimed={0: [*around, "berlin-warszawa-1", "berlin-essen", "kyiv-warszawa"]}, tickets={0: ["essen-kyiv"]}
    )

    assert ticket(game, 0, "essen-kyiv").routes == ("berlin-essen", "berlin-warszawa-1", "kyiv-warszawa")


BROKEN = {0: ["berlin-essen", "essen-frankfurt", "kyiv-warszawa"]}


def test_the_break_of_a_failed_ticket_and_the_nearest_gap():
    line = ticket(table(claimed=BROKEN, tickets={0: ["essen-kyiv"]}), 0, "essen-kyiv")

    assert line.sentence == (
        "The part of the network around Essen (3 cities) and the part around Kyïv (2 cities) are not connected."
    )
    assert more(line) == ["Shortest gap: Berlin–Warszawa (4 spaces), all free."]
    assert line.gap == ("berlin-warszawa-1",)
    assert set(line.routes) == set(BROKEN[0])


def test_a_gap_that_was_taken_and_the_way_round_it():
    both = ["berlin-warszawa-1", "berlin-warszawa-2"]
    game = table(players=4, claimed={**BROKEN, 1: both[:1], 2: both[1:]}, tickets={0: ["essen-kyiv"]})
    line = ticket(game, 0, "essen-kyiv")

    assert more(line) == [
        "Shortest gap: Berlin–Warszawa (4 spaces); already claimed: Berlin–Warszawa (Player 2).",
        "Shortest free detour: Berlin–Danzig and Danzig–Warszawa (6 spaces).",
    ]
    assert line.gap == ("berlin-warszawa-1",)


def test_of_a_double_the_free_track_is_the_gap_and_a_closed_one_is_no_way():
    taken = {**BROKEN, 1: ["berlin-warszawa-1", "danzig-warszawa"]}
    open_table = table(players=4, claimed=taken, tickets={0: ["essen-kyiv"]})
    small_table = table(players=2, claimed=taken, tickets={0: ["essen-kyiv"]})

    assert ticket(open_table, 0, "essen-kyiv").gap == ("berlin-warszawa-2",)
    assert more(ticket(open_table, 0, "essen-kyiv")) == ["Shortest gap: Berlin–Warszawa (4 spaces), all free."]
    first, second = more(ticket(small_table, 0, "essen-kyiv"))
    assert "claimed: Berlin–Warszawa (Player 2)" in first or "closed to Player 1: Berlin–Warszawa" in first
    assert second == "Shortest free detour: Berlin–Wien and Warszawa–Wien (7 spaces)."


def test_cities_that_no_own_route_reaches():
    line = ticket(table(claimed={0: ["roma-venezia"]}, tickets={0: ["essen-kyiv"]}), 0, "essen-kyiv")

    assert line.sentence == "No route of Player 1 reaches Essen and Kyïv."
    assert more(line) == ["Shortest gap: Berlin–Essen, Berlin–Warszawa and Kyïv–Warszawa (10 spaces), all free."]
    assert line.routes == ()


def test_no_way_is_left():
    board = ttr.variant("europe").board
    around = [route.id for route in board.routes if "edinburgh" in route.cities]
    game = table(claimed={1: around}, tickets={0: ["edinburgh-paris"]})

    assert more(ticket(game, 0, "edinburgh-paris"))[-1] == "No free path is left."


# Stations.


def test_a_station_says_what_it_lends_and_which_tickets_that_helps():
    claimed = {0: ["berlin-essen", "kyiv-warszawa", "roma-venezia"], 1: ["berlin-warszawa-1"]}
    game = table(claimed=claimed, stations={0: ["warszawa"]}, tickets={0: ["essen-kyiv"]})
    station = explained(game, 0, "europe.station-use")
    line = ticket(game, 0, "essen-kyiv")

    assert station.sentence == "Berlin–Warszawa, owned by Player 2, helps Essen–Kyïv."
    assert (station.routes, station.cities) == (("berlin-warszawa-1",), ("warszawa",))
    assert line.sentence == "Via Essen–Berlin–Warszawa–Kyïv (10 spaces)."
    assert more(line) == ["Berlin–Warszawa is borrowed from Player 2."]
    assert line.routes == ("berlin-essen", "berlin-warszawa-1", "kyiv-warszawa")


def test_the_text_of_an_explained_score_names_cities_routes_and_tickets():
    claimed = {0: ["berlin-essen", "kyiv-warszawa"], 1: ["berlin-warszawa-1"]}
    game = table(claimed=claimed, stations={0: ["warszawa"]}, tickets={0: ["essen-kyiv"]})
    score = str(game.explain_score(0))

    borrowed = "Station in Warszawa: borrows Berlin–Warszawa from Player 2."
    assert f"+0  {borrowed} Berlin–Warszawa, owned by Player 2, helps Essen–Kyïv." in score
    assert "+10  Essen–Kyïv (10): completed." in score


def test_stations_that_help_nothing_lend_nothing_or_were_never_built():
    game = table(claimed={1: ["berlin-warszawa-1"]}, stations={0: ["warszawa", "roma"]}, tickets={0: ["essen-kyiv"]})

    useless = explained(game, 0, "europe.station-use", "Station in Warszawa")
    assert useless.sentence == "Berlin–Warszawa, owned by Player 2, helps no ticket that would fail without it."
    assert explained(game, 0, "europe.station-use", "Station in Roma").sentence == "It borrows nothing."
    assert explained(game, 0, "europe.station-unused").sentence == "1 × 4 points."


# The bonuses.


def test_the_trail_of_the_longest_path_in_order_and_the_others_lengths():
    game = table(
        claimed={0: ["roma-venezia", "berlin-essen", "kyiv-warszawa", "berlin-warszawa-1"], 1: ["dieppe-paris"]}
    )
    line = explained(game, 0, "europe.express")

    assert line.sentence in (
        "Longest path: Essen–Berlin–Warszawa–Kyïv (10 spaces).",
        "Longest path: Kyïv–Warszawa–Berlin–Essen (10 spaces).",
    )
    assert line.routes in (
        ("berlin-essen", "berlin-warszawa-1", "kyiv-warszawa"),
        ("kyiv-warszawa", "berlin-warszawa-1", "berlin-essen"),
    )
    assert more(line) == ["By player: Player 1 10, Player 2 1."]
    assert game.explain_score(1).of_rule("europe.express") == ()


def test_globetrotter_counts_everybodys_completed_tickets():
    game = position(
        "germany",
        claimed={0: ["berlin-leipzig"]},
        tickets={0: ["berlin-leipzig", "kiel-schweiz"], 1: ["koln-frankfurt"]},
    )
    line = explained(game, 0, "germany.globetrotter")

    assert line.sentence == "Completed tickets: Player 1 1, Player 2 0."


def test_a_country_is_a_dead_end_also_in_a_way_and_in_a_gap():
    country = next(city.id for city in ttr.variant("germany").board.cities if city.fact("country", False))
    board = ttr.variant("germany").board
    own = [route.id for route in board.routes if country in route.cities]
    ends = {city for route in own for city in board.route(route).cities} - {country}
    assert len(ends) > 1
    game = position("germany", claimed={0: own}, tickets={0: ["kiel-schweiz", "rostock-osterreich"]})
    for line in game.explain_score(0).of_rule("tickets.score"):
        through = [id for id in line.gap if country in board.route(id).cities]
        assert len(through) <= 1


def test_the_passengers_of_every_player():
    game = position("germany", taken={0: "2 red 1 green", 1: "1 red"})

    red = explained(game, 1, "germany.majority")
    assert (red.sentence, red.points) == ("Taken in red: Player 1 2, Player 2 1.", 10)
    assert explained(game, 0, "germany.passengers").sentence == "Taken: 2 red and 1 green."
    nobody = position("germany", taken={})
    assert explained(nobody, 0, "germany.passengers").sentence == "None taken."


# World.


SILK = "tehran-lahore-mumbai-bangkok"


def tracks(*pairs):
    board = ttr.variant("world").board
    return [next(route.id for route in board.routes if set(route.cities) == set(pair)) for pair in pairs]


def test_a_tour_in_the_printed_order_has_its_routes_in_that_order():
    routes = tracks(*pairwise(SILK.split("-")))
    line = ticket(world(claimed={0: routes[::-1]}, tickets={0: [SILK]}), 0, SILK)

    assert line.routes == tuple(routes)
    assert line.sentence.startswith("In the printed order via Tehran–Lahore–Mumbai–Bangkok (")


def test_a_tour_out_of_order_says_how_far_the_order_holds():
    # Lahore hangs at Mumbai alone: from Tehran to Lahore one passes Mumbai, and cannot come back to it.
    routes = tracks(("tehran", "mumbai"), ("lahore", "mumbai"), ("mumbai", "bangkok"))
    line = ticket(world(claimed={0: routes}, tickets={0: [SILK]}), 0, SILK)

    assert set(line.routes) == set(routes)
    assert line.points == 9
    assert more(line) == [
        "The printed order holds as far as Lahore; from there no path that visits no city twice leads on to Mumbai."
    ]


def test_a_failed_tour_names_its_parts():
    board = ttr.variant("world").board
    routes = tracks(("tehran", "lahore"), ("mumbai", "bangkok"))
    line = ticket(world(claimed={0: routes}, tickets={0: [SILK]}), 0, SILK)

    assert line.sentence == "They are not all connected with each other: Tehran, Lahore | Mumbai, Bangkok."
    (missing,) = line.gap
    assert set(board.route(missing).cities) & {"tehran", "lahore"}
    assert set(board.route(missing).cities) & {"mumbai", "bangkok"}


def test_a_harbour_says_which_tickets_count():
    board = ttr.variant("world").board
    one = next(t for t in board.tickets if len(t.cities) == 2 and "mumbai" in t.cities)
    game = world(claimed={0: tracks(("lahore", "mumbai"))}, harbours={0: ["mumbai"]}, tickets={0: [one.id]})

    harbour = explained(game, 0, "world.harbour-score")
    assert harbour.sentence == "No completed ticket names Mumbai."
    assert harbour.cities == ("mumbai",)
    assert explained(game, 0, "world.harbour-unbuilt").sentence == "2 × −4 points."

    routes = tracks(*pairwise(SILK.split("-")))
    done = world(claimed={0: routes}, harbours={0: ["mumbai"]}, tickets={0: [SILK]})
    assert explained(done, 0, "world.harbour-score").sentence == (
        "These completed tickets count: Tehran–Lahore–Mumbai–Bangkok."
    )


def test_exchanges():
    game = world()
    game.play("exchange 3 trains for ships")

    line = explained(game, 0, "world.exchange")
    assert (line.sentence, line.points) == ("3 × −1 for each piece.", -3)


# The whole sheet.


def test_it_shows_itself_and_goes_into_json():
    game = table(claimed=BROKEN, tickets={0: ["essen-kyiv"]})
    score = game.explain_score(0)

    assert json.loads(json.dumps(score.to_dict())) == score.to_dict()
    assert score.to_dict()["lines"][0]["routes"] == list(score.lines[0].routes)
    assert repr(score) == str(score)
    assert str(score).splitlines()[0] == f"Player 1: {score.total} so far"
    assert "  -10  Essen–Kyïv (10): not completed. The part of the network around Essen" in str(score)


def test_a_line_that_nobody_explains_stands_for_itself():
    class Gift(ttr.Rule):
        key = "gift"

        def score(self, reckoning):
            yield Line(0, "house.gift", "Gift", 5, "a birthday")

    game = ttr.new_game(ttr.variant("usa").with_rule(Gift()), seed=1)
    assert explained(game, 0, "house.gift").sentence == "a birthday"


@pytest.mark.parametrize("seat", [None, -1, 2, True, "0"])
def test_only_a_seat_has_a_score_to_explain(seat):
    with pytest.raises(ttr.BadInput, match="seat from 0 to 1"):
        ttr.new_game("europe", seed=1).explain_score(seat)
