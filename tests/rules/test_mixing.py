"""Any rule on any board where it makes sense; impossible combinations are refused with a reason."""

import random
from collections import Counter
from typing import Any

import pytest

import ttr_widget as ttr
from tests.contract.invariants import check_position
from tests.rules.table import asked, discards, hand, legal, of, play, points, refused, types
from tests.rules.table_more import all_passengers, by_seat, opened, position, shown, taken_by, verdicts
from ttr_widget.kernel.state import FREE

COLORS = ("red", "black", "green", "yellow", "blue", "white")
MIXED = {
    "germany with Stations()": (
        ["europe.station", "europe.station-use", "europe.station-unused"],
        ["A station may be built in any city", "+4 points for each station never built"],
    ),
    "europe with Passengers()": (
        ["germany.passengers", "germany.majority"],
        ["one passenger from each of its two ends", "20 points for the most, 10 for the second most"],
    ),
    "berlin with LongestPath()": (["europe.express"], ["+10 for the longest continuous path"]),
    "germany with LongestPath(points=12)": (["europe.express"], ["+12 for the longest continuous path"]),
    "berlin with Passengers(), Globetrotter(points=5)": (
        ["germany.passengers", "germany.majority", "germany.globetrotter"],
        ["20 points for the most", "+5 to the player with the most completed tickets"],
    ),
    "usa with Stations(count=2), Passengers()": (
        ["europe.station", "germany.passengers"],
        ["one a turn and 2 in all", "Everybody sees the passengers taken"],
    ),
    "europe with AnnouncedTickets(between=('long', 'regular')), Globetrotter()": (
        ["germany.first-tickets", "germany.tickets", "germany.globetrotter"],
        ["how many of the 4 tickets come from each deck (long tickets and regular tickets)"],
    ),
    "world with Passengers(), LongestPath()": (["germany.passengers", "europe.express"], ["longest continuous path"]),
}
"""Variants, with some of their rule ids and texts that their rule books contain."""
GAMES = 30


# Whole games.


def _choose(dice, game):
    """Choose a kind of action first, then an action of that kind, so that all kinds are frequent."""
    actions = game.legal_actions()
    kind = dice.choice(sorted({action.type for action in actions}))
    return dice.choice([action for action in actions if action.type == kind])


def _check(game):
    """Cards, pieces, tickets, stations and passengers are all accounted for."""
    check_position(game.state)
    variant, seats = game.variant, range(len(game.players))
    if "passengers" in variant.by_key:
        rule = variant.rule("passengers")
        assert all_passengers(game) == dict.fromkeys(rule.colors, rule.each)
    if "stations" in variant.by_key:
        owners = game.state.slots["stations"]
        assert set(owners) <= {*seats, FREE}
        assert all(owners.count(seat) <= variant.rule("stations").count for seat in seats)


@pytest.mark.rule("pass.only-if-stuck")
@pytest.mark.parametrize("text", MIXED)
def test_random_games_play_to_their_end_and_nothing_is_lost(text, tmp_path):
    variant = ttr.variant(text)
    least, most = variant.board.players
    kinds: Counter[str] = Counter()
    for seed in range(GAMES):
        dice = random.Random(seed)
        game = ttr.new_game(variant, players=least + seed % (most - least + 1), seed=seed)
        half = dice.randrange(100, 300)
        while not game.is_over:
            game.play(_choose(dice, game))
            if len(game.history) % 20 == 0:
                _check(game)
            if len(game.history) == half and seed % 10 == 0:
                _check_files(game, tmp_path)
            assert len(game.history) < 10_000, "the game does not end"
        _check(game)
        kinds.update(action.type for action in game.history)
        sheet = game.score()
        assert sheet.winners
        assert all(sum(line.points for line in seat.lines) == seat.total for seat in sheet.seats)
        if seed % 10 == 0:
            _check_files(game, tmp_path)
    assert set(kinds) >= set(variant.actions) - {"pass"}, "the games did not show every action"


def _check_files(game, folder):
    """A save and a transcript both restore the same game."""
    game.save(folder / "game.json")
    for again in (ttr.load(folder / "game.json"), ttr.replay(game.transcript())):
        assert again.variant == game.variant
        assert again.prompt == game.prompt
        assert again.history == game.history
        for viewer in (*range(len(game.players)), None):
            assert again.view(viewer).to_dict() == game.view(viewer).to_dict()
        assert again.score().to_dict() == game.score().to_dict()


@pytest.mark.rule("europe.station", "germany.passengers", "germany.globetrotter", "europe.express")
@pytest.mark.parametrize("text", MIXED)
def test_the_variant_is_found_again_by_its_text(text):
    variant = ttr.variant(text)

    assert ttr.variant(variant.text) == variant
    assert ttr.variant(variant.text).text == variant.text
    assert ttr.variant(text.split()[0]) != variant


@pytest.mark.rule("europe.station", "germany.passengers", "germany.globetrotter", "europe.express")
@pytest.mark.parametrize("text", MIXED)
def test_the_explanation_has_the_words_and_the_ids_of_the_added_rules(text):
    variant = ttr.variant(text)
    ids, words = MIXED[text]
    said = variant.explain()

    for code in ids:
        assert code in variant.rule_ids()
        assert f"{code}: " in said
    for part in words:
        assert part in said
        assert part not in ttr.variant(text.split()[0]).explain()


# Germany with stations.

STATIONS = "germany with Stations()"
TO_BORROW: dict[str, Any] = {
    "claimed": {0: ["berlin-leipzig"], 1: ["chemnitz-leipzig"]},
    "tickets": {0: ["berlin-chemnitz"]},
}


@pytest.mark.rule("europe.station", "europe.station-unused")
def test_germany_with_stations_builds_them():
    game = position(STATIONS, hands={0: "3 red 1 blue"})

    events = play(game, "station berlin with 1 blue")

    assert events[0] == {"type": "station", "seat": 0, "city": "berlin", "cards": {"blue": 1}}
    assert types(events) == ["station", "turn"]  # a station takes no passengers
    assert by_seat(game, "europe.station-unused") == [8, 12]
    play(game, "draw deck", "draw deck")
    assert refused(game, "station hamburg with 1 red").code == "europe.station"
    play(game, "station hamburg with 2 red")
    assert hand(game, 0) == {"red": 1}


@pytest.mark.rule("europe.station-use", "tickets.score", "germany.globetrotter")
def test_germany_with_stations_borrows_a_route():
    assert verdicts(position(STATIONS, **TO_BORROW)) == {"berlin-chemnitz": -6}

    game = position(STATIONS, stations={0: ["leipzig"]}, **TO_BORROW)

    assert verdicts(game) == {"berlin-chemnitz": 6}
    assert by_seat(game, "germany.globetrotter") == [15, 0]


@pytest.mark.rule("europe.station-use", "germany.country")
@pytest.mark.parametrize("station", ["frankreich", "saarbrucken"])
def test_a_borrowed_route_into_a_country_connects_with_no_other_one_there(station):
    north = ["koblenz-koln-1", "koblenz-mainz-1", "mainz-mannheim-1", "karlsruhe-mannheim", "frankreich-karlsruhe"]
    game = position(
        STATIONS,
        claimed={0: north, 1: ["frankreich-saarbrucken"]},
        stations={0: [station]},
        tickets={0: ["koln-saarbrucken"]},
    )

    assert verdicts(game) == {"koln-saarbrucken": -4}


@pytest.mark.rule("europe.station-use", "germany.country")
def test_a_borrowed_route_may_reach_a_country():
    claimed = {0: ["augsburg-munchen-1", "augsburg-ulm-1", "stuttgart-ulm-1", "karlsruhe-stuttgart"]}
    claimed[1] = ["frankreich-karlsruhe", "freiburg-karlsruhe"]
    game = position(STATIONS, claimed=claimed, stations={0: ["karlsruhe"]}, tickets={0: ["frankreich-munchen"]})

    assert verdicts(game) == {"frankreich-munchen": 8}


@pytest.mark.rule("europe.station-use", "germany.country")
def test_of_two_routes_the_station_borrows_the_one_that_is_worth_most():
    # From Karlsruhe, the station can reach either Frankreich (8) or Freiburg (8 and 10), not both.
    way = ["augsburg-munchen-1", "augsburg-ulm-1", "stuttgart-ulm-1", "karlsruhe-stuttgart"]
    claimed = {0: way, 1: ["frankreich-karlsruhe", "freiburg-karlsruhe", "frankreich-freiburg"]}
    tickets = {0: ["frankreich-munchen", "munchen-freiburg", "kassel-freiburg"]}
    game = position(STATIONS, claimed=claimed, stations={0: ["karlsruhe"]}, tickets=tickets)

    assert sorted(verdicts(game).values()) == [-10, -8, 8]
    game = position(STATIONS, claimed=claimed, stations={0: ["karlsruhe", "freiburg"]}, tickets=tickets)
    assert verdicts(game) == {"frankreich-munchen": 8, "munchen-freiburg": 8, "kassel-freiburg": -10}


# Europe with passengers.

PASSENGERS = "europe with Passengers()"


@pytest.mark.rule("germany.setup")
@pytest.mark.parametrize("seed", range(3))
def test_europe_with_passengers_has_60_of_them_on_its_cities(seed):
    game = ttr.new_game(PASSENGERS, players=3, seed=seed)
    (placed,) = of([event.to_dict() for event in game.events], "passengers-placed")

    assert all_passengers(game) == dict.fromkeys(COLORS, 10)
    assert sum(map(len, placed["cities"].values())) == 60
    # The board has no numbers of passengers, so they are spread as evenly as possible.
    assert {len(there) for there in placed["cities"].values()} == {1, 2}
    assert len(placed["cities"]) == 47


@pytest.mark.rule("germany.passengers", "europe.tunnel", "europe.tunnel-discard")
def test_after_a_tunnel_that_was_paid_passengers_are_taken_and_then_the_turn_ends():
    game = position(
        PASSENGERS, hands={0: "3 red"}, deck=["red", "blue", "blue"], waiting={"angora": "1 white", "riga": "1 red"}
    )

    assert types(play(game, "claim angora-constantinople with 2 red")) == ["tunnel"]
    assert asked(game) == (0, "tunnel")
    assert types(play(game, "pay 1 red")) == ["tunnel-paid", "claim"]
    assert legal(game) == {"take white from angora", "take nothing"}
    assert discards(game) == {"red": 3}  # the revealed cards stay on the table until the end of the turn
    assert types(play(game, "take white from angora")) == ["passenger", "turn"]
    assert discards(game) == {"red": 4, "blue": 2}
    assert taken_by(game, 0) == {"white": 1}


@pytest.mark.rule("germany.passengers", "europe.tunnel-decline")
def test_after_a_declined_tunnel_nobody_is_taken():
    game = position(PASSENGERS, hands={0: "3 red"}, deck=["red", "blue", "blue"], waiting={"angora": "1 white"})

    assert types(play(game, "claim angora-constantinople with 2 red", "decline")) == [
        "tunnel",
        "tunnel-declined",
        "turn",
    ]


@pytest.mark.rule("germany.passengers", "europe.tunnel", "europe.ferry")
@pytest.mark.parametrize(
    ("claim", "hands"),
    [
        ("claim angora-constantinople with 2 red", "2 red"),  # no extra cost
        ("claim palermo-smyrna with 4 red 2 locomotive", "4 red 2 locomotive"),
        ("claim dieppe-paris with 1 purple", "1 purple"),
    ],
)
def test_passengers_at_every_kind_of_route(claim, hands):
    ends = claim.split()[1].split("-")
    game = position(PASSENGERS, hands={0: hands}, deck=["blue"] * 3, waiting=dict.fromkeys(ends, "1 white"))

    events = play(game, claim)

    assert types(events)[-1] == "claim"
    assert len(legal(game)) == 4
    play(game, f"take white from {ends[0]} white from {ends[1]}")
    assert taken_by(game, 0) == {"white": 2}
    assert by_seat(game, "germany.majority") == [20, 0]


@pytest.mark.rule("germany.passengers", "europe.station")
def test_a_station_takes_nobody():
    game = position(PASSENGERS, hands={0: "1 red"}, waiting={"roma": "1 white"})

    assert types(play(game, "station roma with 1 red")) == ["station", "turn"]


@pytest.mark.rule("germany.majority", "europe.express", "europe.station-unused")
def test_the_majorities_stand_beside_europes_own_points():
    game = position(PASSENGERS, claimed={0: ["dieppe-paris"]}, taken={0: "1 red", 1: "2 red"})

    assert game.score().totals == (1 + 10 + 12 + 10, 20 + 12)


@pytest.mark.rule("germany.setup", "tickets.opening")
def test_the_passengers_are_placed_before_the_tickets_are_drawn():
    game = opened(ttr.new_game(PASSENGERS, players=2, seed=1))
    events = [event.type for event in game.events if event.type not in ("display", "flush")]

    assert events == ["deal"] * 2 + ["passengers-placed"] + ["tickets-drawn"] * 2 + ["tickets-kept"] * 2 + ["turn"]


# Longest paths.

SUBWAY = "charlottenburger_tor-hauptbahnhof-1"  # 4 cards, 1 subway car
EXPRESS = "europe.express"


@pytest.mark.rule("europe.express", "berlin.subway")
def test_in_berlin_a_subway_route_counts_1_piece():
    def bonus(*routes):
        return by_seat(position("berlin with LongestPath()", claimed=dict(enumerate(routes))), EXPRESS)

    assert bonus([SUBWAY], ["hauptbahnhof-reichstag"]) == [0, 10]  # 1 against 2
    assert bonus([SUBWAY], ["brandenburger_tor-reichstag-1"]) == [10, 10]  # 1 and 1
    assert bonus([SUBWAY, "hauptbahnhof-reichstag"], ["museumsinsel-reichstag"]) == [10, 10]  # 1 + 2 and 3
    two = ["hauptbahnhof-naturkundemuseum-1", SUBWAY]
    assert bonus(two, ["charlottenburger_tor-siegessaule"]) == [10, 10]  # 1 + 1 and 2


@pytest.mark.rule("europe.express", "germany.country")
def test_in_germany_a_longest_path_does_not_lead_through_a_country():
    def bonus(*routes):
        return by_seat(position("germany with LongestPath()", claimed=dict(enumerate(routes))), EXPRESS)

    through = ["frankreich-freiburg", "frankreich-karlsruhe"]  # 2 and 2
    assert bonus(through, ["berlin-magdeburg"]) == [0, 10]  # 3
    both = bonus([*through, "freiburg-karlsruhe"], ["dresden-regensburg"])
    assert both == [10, 10]  # 2 + 3 + 2, entering the country twice, and 7


@pytest.mark.rule("germany.globetrotter", "europe.express")
def test_a_bonus_of_one_game_on_the_board_of_another():
    game = position(
        "usa with Globetrotter()", claimed={0: ["denver-santa_fe", "el_paso-santa_fe"]}, tickets={0: ["denver-el_paso"]}
    )

    assert points(game, 0, "germany.globetrotter") == 15
    assert points(game, 1, "germany.globetrotter") == 0


@pytest.mark.rule("germany.first-tickets", "germany.tickets")
def test_europe_with_an_announced_split():
    game = ttr.new_game("europe with AnnouncedTickets(between=('long', 'regular'))", players=2, seed=1)

    drawn = play(game, "tickets 3 long 1 regular")[0]
    assert drawn["left"] == {"long": 3, "regular": 39}
    # Never more tickets of a deck than it contains.
    assert refused(game, "tickets 4 long").code == "germany.first-tickets"
    assert shown(game, None, "tickets")["counts"] == [0, 0]


# Combinations that cannot work.


@pytest.mark.rule("germany.country", "world.harbour", "world.tour", "berlin.subway", "germany.tickets")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("europe with Countries()", "none of its cities is a country"),
        ("usa with Countries()", "none of its cities is a country"),
        ("berlin with Countries()", "none of its cities is a country"),
        ("europe with Harbours()", "none of its cities is a port"),
        ("germany with Harbours()", "none of its cities is a port"),
        ("berlin with Harbours()", "none of its cities is a port"),
        ("europe with Tours()", "none of its tickets names more than two cities"),
        ("germany with Tours()", "none of its tickets names more than two cities"),
        ("europe with TwoDecks()", "no card has that colour"),
        ("germany with TwoDecks()", "no card has that colour"),
        ("europe with RailAndSea()", "train cards, ship cards and wilds"),
        ("europe with ChosenPieces()", "trains and ships"),
        ("europe with Exchanges()", "needs a rule with the key 'pieces'"),
        ("germany with Subways()", "nobody owns pieces of the kind 'subways'"),
        ("europe with AnnouncedTickets()", "short and long"),
        ("berlin with AnnouncedTickets()", "short and long"),
        ("germany with Passengers(each=9)", "places for 60 passengers, and there are 54"),
        ("germany with AnnouncedTickets(first_keep=5)", "more tickets would have to be kept"),
        ("berlin without Subways", "are of the kind 'subway'"),
        ("europe without Tunnels", "are of the kind 'tunnel'"),
        ("germany without AnnouncedTickets", "needs a rule with the key 'tickets'"),
        ("germany without Claiming", "needs a rule with the key 'claiming'"),
        ("germany without Turns", "what a turn is"),
        ("world with CardMarket()", "TwoDecks"),
    ],
)
def test_what_cannot_work_is_refused_with_the_reason(text, reason):
    with pytest.raises(ttr.BadVariant) as error:
        ttr.variant(text)

    assert reason in str(error.value)
    assert text.split()[0] in str(error.value) or "rule" in str(error.value) or "route" in str(error.value)
