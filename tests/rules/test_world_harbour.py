"""World: harbours, their cost and their points."""

from itertools import product

import pytest

from tests.rules.table import discards, hand, legal, lines, play, points, refused
from tests.rules.world_table import BOARD, COLORS, WILD, fleet, holding, line, world
from ttr_widget.rules.harbours import BuildHarbour

TO_LIMA = {0: ["honolulu-lima"]}
PAID = "2 train-yellow-harbour 2 ship-yellow"
PORTS = {city.id for city in BOARD.cities if city.facts["port"]}


def harbour(cards, city="lima", claimed=None, **more):
    return world(hands={0: cards}, claimed=TO_LIMA if claimed is None else claimed, **more)


def answer(cards, paid=None, game=None):
    """The code of the refusal of a payment for a harbour in Lima, or None."""
    refusal = holding(game or harbour(""), 0, cards).why_not(
        {"type": "harbour", "city": "lima", "cards": cards if paid is None else paid}
    )
    return refusal and refusal.code


# The cost.


@pytest.mark.rule("world.harbour", "claim.discard")
@pytest.mark.parametrize(
    "paid",
    [
        PAID,
        "2 train-yellow-harbour 1 ship-yellow 1 wild",  # 1 wild, 1 ship and 2 trains of one colour
        "1 train-yellow-harbour 2 ship-yellow 1 wild",
        "1 train-yellow-harbour 1 ship-yellow 2 wild",
        "2 ship-yellow 2 wild",
        "2 train-yellow-harbour 2 wild",
        "1 ship-yellow 3 wild",
        "1 train-yellow-harbour 3 wild",
        "4 wild",
    ],
)
def test_2_train_cards_and_2_ship_cards_of_one_colour_wilds_for_any_of_them(paid):
    game = harbour(paid)
    left = fleet(game, 0)

    events = play(game, f"harbour lima with {paid}")

    cards = discards(game)
    assert events[0] == {"type": "harbour", "seat": 0, "city": "lima", "cards": cards}
    assert sum(cards.values()) == 4
    assert hand(game, 0) == {}
    assert events[1]["type"] == "turn"
    assert fleet(game, 0) == left
    assert game.view(1).to_dict()["rules"]["harbours"]["cities"] == {"lima": 0}


@pytest.mark.rule("world.harbour")
@pytest.mark.parametrize("color", COLORS)
def test_any_colour_will_do(color):
    assert answer(f"2 train-{color}-harbour 2 ship-{color}") is None


@pytest.mark.rule("world.harbour")
@pytest.mark.parametrize(
    "paid",
    [
        "2 train-yellow 2 ship-yellow",
        "1 train-yellow-harbour 1 train-yellow 2 ship-yellow",
        "2 train-yellow-harbour 2 ships-yellow",
        "2 train-yellow-harbour 1 ship-yellow 1 ships-yellow",
        "1 train-yellow 3 wild",
        "1 ships-yellow 3 wild",
    ],
)
def test_cards_without_the_mark_are_refused(paid):
    assert answer(paid) == "world.harbour"


@pytest.mark.rule("world.harbour")
@pytest.mark.parametrize(
    "paid",
    [
        "2 train-yellow-harbour 2 ship-red",
        "1 train-yellow-harbour 1 train-red-harbour 2 ship-yellow",
        "1 train-yellow-harbour 1 ship-red 2 wild",
        "2 train-yellow-harbour 1 ship-red 1 wild",
        "1 train-yellow-harbour 1 train-red-harbour 2 wild",
    ],
)
def test_two_colours_are_refused(paid):
    assert answer(paid) == "world.harbour"


@pytest.mark.rule("world.harbour")
@pytest.mark.parametrize(
    "paid",
    [
        "3 train-yellow-harbour 1 ship-yellow",
        "1 train-yellow-harbour 3 ship-yellow",
        "4 train-yellow-harbour",
        "4 ship-yellow",
        "3 ship-yellow 1 wild",
        "3 train-yellow-harbour 1 wild",
        "2 train-yellow-harbour 1 ship-yellow",
        "2 train-yellow-harbour 3 ship-yellow",
        "2 train-yellow-harbour 2 ship-yellow 1 wild",
        "3 wild",
        "5 wild",
        "2 train-yellow-harbour",
    ],
)
def test_the_wrong_number_of_either_is_refused(paid):
    assert answer(paid) == "world.harbour"


@pytest.mark.rule("world.harbour")
def test_every_payment_is_judged_by_the_rule():
    names = ["train-red-harbour", "ship-red", WILD, "train-red", "ships-red", "ship-black"]
    everything = {"train-red-harbour": 4, "ship-red": 4, WILD: 5, "train-red": 1, "ships-red": 1, "ship-black": 2}
    for counts in product(*(range(everything[name] + 1) for name in names)):
        if sum(counts) > 5:
            continue
        trains, ships, _, plain, doubles, black = counts
        red, fits = trains + ships, trains <= 2 and ships <= 2
        one_color = not (red and black) and not plain and not doubles and black <= 2
        good = sum(counts) == 4 and fits and one_color
        paid = dict(zip(names, counts, strict=True))
        assert (answer(everything, paid) is None) == good, paid


@pytest.mark.rule("world.harbour")
def test_the_cards_must_be_held():
    assert answer("2 train-yellow-harbour 1 ship-yellow", PAID) == "world.harbour"


@pytest.mark.rule("world.harbour")
def test_every_payment_that_differs_is_listed():
    game = harbour("")
    for trains, ships, wilds, other in product(range(4), range(4), range(6), range(2)):
        cards = {"train-red-harbour": trains, "ship-red": ships, WILD: wilds, "ship-black": other, "train-red": 3}
        listed = [
            dict(a.cards)
            for a in holding(game, 0, cards).legal_actions()
            if isinstance(a, BuildHarbour) and a.city == "lima"
        ]
        red = {(t, s) for t, s in product(range(min(trains, 2) + 1), range(min(ships, 2) + 1)) if t + s}
        expected = [{"train-red-harbour": t, "ship-red": s, WILD: 4 - t - s} for t, s in red if 4 - t - s <= wilds]
        expected += [{"ship-black": 1, WILD: 3}] if other and wilds >= 3 else []
        expected += [{WILD: 4}] if wilds >= 4 else []
        expected = [{name: count for name, count in paid.items() if count} for paid in expected]
        assert sorted(listed, key=_items) == sorted(expected, key=_items), cards


def _items(paid):
    return sorted(paid.items())


# Where harbours can be built.


@pytest.mark.rule("world.harbour")
def test_in_every_port_and_nowhere_else():
    assert len(PORTS) == 38
    ends = {city.id: next(route.id for route in BOARD.routes if city.id in route.cities) for city in BOARD.cities}
    for city, route in ends.items():
        game = harbour(PAID, claimed={0: [route]})
        built = f"harbour {city} with {PAID}"
        if city in PORTS:
            assert game.why_not(built) is None
            assert built in legal(game)
        else:
            refusal = refused(game, built)
            assert refusal.code == "world.harbour"
            assert not any(text.startswith(f"harbour {city} ") for text in legal(game))


@pytest.mark.rule("world.harbour")
@pytest.mark.parametrize("city", ["mexico", "djibouti", "port_aux_francais", "beijing"])
def test_a_city_that_is_no_port_is_refused_with_the_fact(city):
    claimed = {0: ["caracas-mexico-1", "dar_es_salaam-djibouti-1", "perth-port_aux_francais-1", "beijing-yakutsk"]}

    assert "port" in str(refused(harbour(PAID, claimed=claimed), f"harbour {city} with {PAID}").text)


@pytest.mark.rule("world.harbour")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_port_that_holds_a_harbour_is_occupied_for_everybody(owner):
    game = harbour(PAID, harbours={owner: ["lima"]})

    refusal = refused(game, f"harbour lima with {PAID}")
    assert refusal.code == "world.harbour"
    assert game.players[owner] in str(refusal.text)


@pytest.mark.rule("world.harbour")
@pytest.mark.parametrize("claimed", [{}, {1: ["honolulu-lima"]}, {0: ["caracas-mexico-1"], 1: ["honolulu-lima"]}])
def test_without_an_own_route_to_it_it_is_refused(claimed):
    game = harbour(PAID, claimed=claimed)

    assert refused(game, f"harbour lima with {PAID}").code == "world.harbour"


@pytest.mark.rule("world.harbour")
@pytest.mark.parametrize("route", ["honolulu-lima", "caracas-lima-1"])
def test_a_route_on_land_or_at_sea_will_do(route):
    assert harbour(PAID, claimed={0: [route]}).why_not(f"harbour lima with {PAID}") is None


@pytest.mark.rule("world.harbour")
def test_3_in_all():
    claimed = {0: ["honolulu-lima", "athina-marseille", "jakarta-manila"]}
    third = harbour(PAID, claimed=claimed, harbours={0: ["athina", "manila"], 1: ["sydney", "miami", "lagos"]})
    fourth = harbour(PAID, claimed=claimed, harbours={0: ["athina", "manila", "jakarta"]})

    play(third, f"harbour lima with {PAID}")
    assert refused(fourth, f"harbour lima with {PAID}").code == "world.harbour"
    assert legal(fourth, "harbour") == set()


@pytest.mark.rule("world.harbour", "turn.one-action")
def test_building_is_the_whole_turn():
    game = harbour(f"{PAID} 4 wild")
    play(game, f"harbour lima with {PAID}")

    assert game.prompt.seat == 1
    assert refused(game, "harbour lima with 4 wild").code == "world.harbour"


# The score.

NETWORK = [
    "buenos_aires-cape_town-1",
    "cape_town-luanda",
    "lagos-luanda-1",
    "cape_town-dar_es_salaam-1",
    "dar_es_salaam-djibouti-1",
    "al_qahira-djibouti-1",
    "al_qahira-athina",
    "athina-hamburg",
    "dar_es_salaam-jakarta-1",
    "jakarta-manila",
    "jakarta-perth",
    "perth-sydney-1",
]
TOUR = "lagos-luanda-dar_es_salaam-djibouti"
TICKETS = ["buenos_aires-manila", "buenos_aires-sydney", "hamburg-dar_es_salaam", TOUR]


def worth(game, city, seat=0):
    return line(game, seat, "world.harbour-score", BOARD.city(city).name)


@pytest.mark.rule("world.harbour-score", "world.tour")
def test_the_worked_example():
    game = world(claimed={0: NETWORK}, harbours={0: ["buenos_aires", "dar_es_salaam"]}, tickets={0: TICKETS})

    assert points(game, 0, "tickets.score") == 17 + 13 + 8 + 9
    assert worth(game, "buenos_aires") == 30
    assert worth(game, "dar_es_salaam") == 30
    assert points(game, 0, "world.harbour-unbuilt") == -4
    assert points(game, 0, "world.harbour-score") == 60


MORE = [*NETWORK, "buenos_aires-rio_de_janeiro-1", "manila-tokyo"]
AT_DAR = ["hamburg-dar_es_salaam", TOUR, "rio_de_janeiro-dar_es_salaam", "dar_es_salaam-tokyo"]


@pytest.mark.rule("world.harbour-score")
@pytest.mark.parametrize(("count", "value"), [(0, 0), (1, 20), (2, 30), (3, 40), (4, 40)])
@pytest.mark.parametrize("order", [1, -1])
def test_20_30_or_40_for_1_2_or_3_or_more_completed_tickets(count, value, order):
    tickets = AT_DAR[::order][:count]
    game = world(claimed={0: MORE}, harbours={0: ["dar_es_salaam"]}, tickets={0: tickets})

    assert sum(one["points"] > 0 for one in lines(game, 0, "tickets.score")) == count
    assert worth(game, "dar_es_salaam") == value


@pytest.mark.rule("world.harbour-score")
def test_tickets_that_failed_or_name_other_cities_do_not_count():
    failed, other = ["los_angeles-dar_es_salaam"], ["buenos_aires-sydney", "buenos_aires-manila"]
    game = world(claimed={0: MORE}, harbours={0: ["dar_es_salaam"]}, tickets={0: [*AT_DAR[:1], *failed, *other]})

    assert points(game, 0, "tickets.score") == 8 - 17 + 13 + 17
    assert worth(game, "dar_es_salaam") == 20


@pytest.mark.rule("world.harbour-score")
def test_another_players_tickets_do_not_count():
    tickets = {0: AT_DAR[:1], 1: AT_DAR[1:]}
    game = world(claimed={0: MORE}, harbours={0: ["dar_es_salaam"], 1: ["sydney"]}, tickets=tickets)

    assert worth(game, "dar_es_salaam") == 20
    assert worth(game, "sydney", 1) == 0


@pytest.mark.rule("world.harbour-score")
def test_a_ticket_that_names_several_harboured_cities_counts_for_each():
    harbours = {0: ["lagos", "luanda", "dar_es_salaam"]}
    game = world(claimed={0: NETWORK}, harbours=harbours, tickets={0: [TOUR]})

    assert [worth(game, city) for city in harbours[0]] == [20, 20, 20]
    assert points(game, 0, "world.harbour-score") == 60
    assert points(game, 0, "world.harbour-unbuilt") == 0


@pytest.mark.rule("world.harbour-score")
def test_a_city_in_the_middle_of_a_tour_is_named_by_it_a_city_on_the_way_is_not():
    game = world(claimed={0: NETWORK}, harbours={0: ["luanda", "cape_town"]}, tickets={0: [TOUR]})

    assert worth(game, "luanda") == 20
    assert worth(game, "cape_town") == 0


@pytest.mark.rule("world.harbour-score", "world.tour")
def test_a_tour_counts_as_soon_as_its_cities_are_connected_in_order_or_not():
    # Luanda is connected only to Cape Town, so Lagos, Luanda, Dar Es Salaam cannot be visited in order.
    claimed = ["caracas-lagos", "caracas-rio_de_janeiro-1", "cape_town-rio_de_janeiro-1", "cape_town-luanda"]
    claimed += ["cape_town-dar_es_salaam-1", "dar_es_salaam-djibouti-1"]
    game = world(claimed={0: claimed}, harbours={0: ["dar_es_salaam"]}, tickets={0: [TOUR]})

    assert points(game, 0, "tickets.score") == 6
    assert worth(game, "dar_es_salaam") == 20


@pytest.mark.rule("world.harbour-score", "world.tour")
def test_a_tour_that_is_not_connected_does_not_count():
    claimed = [route for route in NETWORK if route != "lagos-luanda-1"]
    game = world(claimed={0: claimed}, harbours={0: ["dar_es_salaam"]}, tickets={0: [TOUR]})

    assert points(game, 0, "tickets.score") == -15
    assert worth(game, "dar_es_salaam") == 0


@pytest.mark.rule("world.harbour-unbuilt")
@pytest.mark.parametrize("built", [0, 1, 2, 3])
def test_minus_4_for_each_harbour_never_built(built):
    game = world(harbours={0: ["lagos", "luanda", "lima"][:built]})

    assert points(game, 0, "world.harbour-unbuilt") == -4 * (3 - built)
    assert points(game, 1, "world.harbour-unbuilt") == -12


@pytest.mark.rule("world.harbour-score", "world.harbour-unbuilt")
def test_harbours_score_at_the_end_and_not_before():
    game = harbour(PAID)
    play(game, f"harbour lima with {PAID}")

    assert game.view(None).points == (15, 0)


@pytest.mark.rule("world.harbour-score", "world.harbour-unbuilt")
def test_the_final_sheet_adds_it_all_up():
    harbours = {0: ["buenos_aires", "dar_es_salaam"]}
    game = world(claimed={0: NETWORK}, harbours=harbours, tickets={0: TICKETS}, points={0: 50}, turns_left=1)
    play(game, "draw train-deck", "draw train-deck")

    assert game.is_over
    assert game.score().totals == (50 + 47 + 60 - 4, -12)
    assert game.score().winners == (0,)
