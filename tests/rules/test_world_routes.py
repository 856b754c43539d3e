"""World: the cost of routes on land, at sea and through difficult terrain."""

import random
from functools import cache
from itertools import product

import pytest

import ttr_widget as ttr
from tests.rules.table import discards, hand, legal, play, refused
from tests.rules.world_table import BOARD, COLORS, POINTS, WILD, fleet, holding, world
from ttr_widget.kernel.action import Claim

TABLE = world(chosen={0: (25, 35)})
"""A position for queries with any hand."""
PAIRS = {route.id: route.length for route in BOARD.routes if route.facts["pairs"]}
SEA = {route.id: route for route in BOARD.routes if route.kind == "sea"}
RAIL = {route.id: route for route in BOARD.routes if route.kind == "rail" and route.id not in PAIRS}
RED_SEA = "honolulu-tokyo"  # 5 red
GRAY_SEA = "luanda-rio_de_janeiro"  # 6 gray


def claims(cards, route):
    """The payments for a route in the list of legal actions, as dicts; checks that there are no duplicates."""
    game = holding(TABLE, 0, cards)
    found = [dict(a.cards) for a in game.legal_actions() if isinstance(a, Claim) and a.route == route]
    assert len({tuple(sorted(paid.items())) for paid in found}) == len(found)
    return found


def says(cards, route, paid=None):
    """The code of the refusal of a payment (the whole hand unless named), or None if it is legal."""
    game = holding(TABLE, 0, cards)
    refusal = game.why_not({"type": "claim", "route": route, "cards": cards if paid is None else paid})
    assert refusal is None or refusal.kind == "illegal", refusal
    return refusal and refusal.code


def named(**counts):
    """Cards as a dict without zeros; 'train_red' stands for 'train-red'."""
    return {name.replace("_", "-"): count for name, count in counts.items() if count}


# Rail.


@pytest.mark.rule("world.rail", "claim.pieces", "claim.score", "claim.discard")
def test_a_rail_route_takes_train_cards_and_trains():
    game = world(hands={0: "2 train-red 1 train-red-harbour"})

    events = play(game, "claim moskva-tehran with 2 train-red 1 train-red-harbour")

    assert events[0] == {
        "type": "claim",
        "seat": 0,
        "route": "moskva-tehran",
        "cards": {"train-red": 2, "train-red-harbour": 1},
        "points": 4,
    }
    assert fleet(game, 0) == (17, 40)
    assert discards(game) == {"train-red": 2, "train-red-harbour": 1}


@pytest.mark.rule("world.rail")
@pytest.mark.parametrize("cards", ["3 ship-red", "3 ships-red", "1 train-red 1 ships-red", "2 train-red 1 ship-red"])
def test_ship_cards_never_help_on_a_rail_route(cards):
    assert says(cards, "moskva-tehran") == "world.rail"
    assert claims(cards, "moskva-tehran") == []


@pytest.mark.rule("world.rail")
@pytest.mark.parametrize("cards", ["1 ship-red 2 wild", "2 ship-red 1 wild", "1 ships-red 1 wild"])
def test_nor_with_wilds(cards):
    assert says(cards, "moskva-tehran") is not None
    assert claims(cards, "moskva-tehran") == []


@pytest.mark.rule("world.rail", "claim.pieces")
def test_ships_never_help_on_a_rail_route():
    game = world(hands={0: "3 train-red"}, left={0: (2, 40)})

    assert refused(game, "claim moskva-tehran with 3 train-red").code == "claim.pieces"
    assert legal(game, "claim moskva-tehran") == set()


@pytest.mark.rule("world.sea", "claim.pieces")
def test_trains_never_help_on_a_sea_route():
    game = world(hands={0: "3 ships-red"}, left={0: (25, 4)})

    assert refused(game, f"claim {RED_SEA} with 3 ships-red").code == "claim.pieces"
    assert legal(game, f"claim {RED_SEA}") == set()


def rail_reading(length, color, paid):
    """As many train cards of one colour as the route is long; wilds replace any of them."""
    colors = {name.split("-")[1] for name in paid if name != WILD}
    trains = all(name == WILD or name.startswith("train-") for name in paid)
    fits = color == "gray" or colors <= {color}
    return trains and len(colors) <= 1 and fits and sum(paid.values()) == length


@pytest.mark.rule("world.rail", "claim.cards", "claim.colour", "claim.gray")
@pytest.mark.parametrize(
    "route", ["tiksi-yakutsk", "new_york-winnipeg", "moskva-novosibirsk-2", "darwin-sydney", "cape_town-luanda"]
)
def test_every_payment_of_a_rail_route_is_judged_by_the_rule(route):
    length, color = RAIL[route].length, RAIL[route].color
    everything = {
        "train-green": 5,
        "train-green-harbour": 4,
        "train-red": 5,
        "ship-green": 2,
        "ships-green": 2,
        WILD: 6,
    }
    some = product(range(5), range(3), range(3), range(2), range(2), range(5))
    for counts in some:
        paid = {name: count for name, count in zip(everything, counts, strict=True) if count}
        if sum(counts) > length + 1:
            continue
        legal_now = says(everything, route, paid) is None
        assert legal_now == rail_reading(length, color, paid), paid


@pytest.mark.rule("world.rail", "claim.cards")
@pytest.mark.parametrize("plain", range(4))
@pytest.mark.parametrize("marked", range(4))
def test_rail_payments_are_listed_for_each_number_of_wilds_marked_cards_spent_last(plain, marked):
    for wilds in range(6):
        cards = named(train_green=plain, train_green_harbour=marked, wild=wilds)
        for route in ("tiksi-yakutsk", "new_york-winnipeg", "moskva-novosibirsk-2", "novosibirsk-tiksi"):
            length = RAIL[route].length
            expected = []
            for used in range(min(wilds, length) + 1):
                ordinary = min(plain, length - used)
                rest = length - used - ordinary
                if rest <= marked:
                    expected.append(named(train_green=ordinary, train_green_harbour=rest, wild=used))
            listed = claims(cards, route)
            assert sorted(listed, key=str) == sorted(expected, key=str)
            assert all(says(cards, route, paid) is None for paid in listed)


# Sea: the examples of the rule.


@pytest.mark.rule("world.sea")
@pytest.mark.parametrize(
    "paid",
    [
        "2 ships-red 1 ship-red",
        "3 ships-red",
        "1 ships-red 3 ship-red",
        "4 ship-red 1 wild",
        "2 ships-red 1 wild",
        "5 wild",
    ],
)
def test_5_spaces_may_be_covered_by_2_doubles_and_a_single_or_by_3_doubles(paid):
    hand_0 = "3 ships-red 4 ship-red 5 wild"
    assert says(hand_0, RED_SEA, paid) is None
    game = world(hands={0: hand_0})

    events = play(game, f"claim {RED_SEA} with {paid}")

    assert events[0]["points"] == 10
    assert fleet(game, 0) == (20, 35)


@pytest.mark.rule("world.sea")
@pytest.mark.parametrize(
    "paid",
    [
        "3 ships-red 1 ship-red",
        "3 ships-red 1 wild",
        "2 ships-red 2 ship-red",
        "2 ships-red 1 ship-red 1 wild",
        "2 ships-red 2 wild",
        "4 ships-red",
        "2 ships-red",
        "4 ship-red",
        "1 ships-red 2 ship-red",
        "4 ship-red 2 wild",
        "6 wild",
    ],
)
def test_no_superfluous_card_no_change_and_no_card_too_few(paid):
    assert says("4 ships-red 4 ship-red 6 wild", RED_SEA, paid) == "world.sea"


@pytest.mark.rule("world.sea")
def test_a_wild_covers_one_space():
    assert says("2 ships-red 2 ship-red 1 wild", "petropavlovsk-tokyo", "1 wild 1 ship-red") is None
    assert says("2 ships-red 2 ship-red 1 wild", "petropavlovsk-tokyo", "1 wild") == "world.sea"


@pytest.mark.rule("world.sea")
def test_one_double_covers_one_space_alone():
    assert says("1 ships-red", "darwin-port_moresby") is None
    listed = claims("1 ships-red 1 ship-red 1 wild", "darwin-port_moresby")
    assert sorted(listed, key=str) == [{"ship-red": 1}, {"ships-red": 1}, {WILD: 1}]


@pytest.mark.rule("world.sea", "world.rail")
@pytest.mark.parametrize("paid", ["5 train-red", "4 ship-red 1 train-red", "2 ships-red 1 train-red-harbour"])
def test_train_cards_never_help_on_a_sea_route(paid):
    assert says(paid, RED_SEA) == "world.sea"
    assert claims(paid, RED_SEA) == []


@pytest.mark.rule("world.sea", "claim.colour", "claim.gray")
def test_one_colour_the_routes_own_or_on_a_gray_route_any_one():
    mixed = "2 ships-red 1 ship-black 1 ship-red"
    assert says(mixed, RED_SEA, "2 ships-red 1 ship-black") in ("world.sea", "claim.colour")
    assert says("3 ships-black", RED_SEA) == "claim.colour"
    assert says("3 ships-red 3 ships-black", GRAY_SEA, "2 ships-red 1 ships-black") in ("world.sea", "claim.gray")
    listed = claims("3 ships-red 3 ships-black", GRAY_SEA)
    assert sorted(listed, key=str) == [{"ships-black": 3}, {"ships-red": 3}]


@pytest.mark.rule("world.sea", "claim.cards")
def test_the_cards_must_be_held():
    assert says("2 ships-red", RED_SEA, "2 ships-red 1 ship-red") == "world.sea"


@pytest.mark.rule("world.sea", "claim.score", "claim.pieces")
@pytest.mark.parametrize(
    ("route", "points", "ships"),
    [
        ("darwin-port_moresby", 1, 1),
        ("athina-marseille", 2, 2),
        ("hong_kong-tokyo", 4, 3),
        ("dar_es_salaam-mumbai", 7, 4),
        (RED_SEA, 10, 5),
        (GRAY_SEA, 15, 6),
        ("murmansk-tiksi", 18, 7),
        ("anchorage-tiksi", 21, 8),
    ],
)
def test_points_and_ships_by_the_length_of_the_route(route, points, ships):
    game = world(hands={0: "8 wild"})

    events = play(game, f"claim {route} with {ships} wild")

    assert events[0]["points"] == points == POINTS[ships]
    assert game.view(None).points == (points, 0)
    assert fleet(game, 0) == (20, 40 - ships)


@pytest.mark.rule("world.sea", "claim.pieces")
def test_a_wasted_half_of_a_double_ship_costs_no_piece():
    game = world(hands={0: "3 ships-red"}, left={0: (20, 5)})

    play(game, f"claim {RED_SEA} with 3 ships-red")

    assert fleet(game, 0) == (20, 0)
    assert hand(game, 0) == {}


# Sea: every payment.


def covers(length, singles, doubles, wilds):
    """Whether these cards cover this many spaces; a double-ship card covers one or two, any other card one."""
    return singles + 2 * doubles + wilds >= length


@cache
def sea_reading(length, singles, doubles, wilds):
    """Whether the payment covers the route and no card of it is superfluous."""
    if not covers(length, singles, doubles, wilds):
        return False
    without = [
        count and covers(length, singles - (n == 0), doubles - (n == 1), wilds - (n == 2))
        for n, count in enumerate((singles, doubles, wilds))
    ]
    return not any(without)


def test_the_reading_is_the_formula_of_the_rule():
    for length, singles, doubles, wilds in product(range(1, 9), range(10), range(6), range(10)):
        exact = 2 * doubles + singles + wilds == length
        spare = not singles and not wilds and 2 * doubles == length + 1
        assert sea_reading(length, singles, doubles, wilds) == (exact or spare)


def sea_routes():
    """A coloured route of each length, and a gray one if there is one."""
    found: dict[tuple[int, bool], str] = {}
    for route in SEA.values():
        found.setdefault((route.length, route.color == "gray"), route.id)
    return sorted(found.values())


@pytest.mark.rule("world.sea", "claim.colour", "claim.gray")
@pytest.mark.parametrize("route", sea_routes())
def test_every_payment_of_a_sea_route_is_judged_by_the_rule(route):
    length, color = SEA[route].length, SEA[route].color
    own = "red" if color == "gray" else color
    other = "white" if own != "white" else "black"
    everything = {f"ship-{own}": 4, f"ships-{own}": 6, WILD: 10}
    for singles, doubles, wilds in product(range(5), range(7), range(11)):
        paid = {f"ship-{own}": singles, f"ships-{own}": doubles, WILD: wilds}
        legal_now = says(everything, route, paid) is None
        assert legal_now == sea_reading(length, singles, doubles, wilds), paid
    assert says(everything, route, {}) is not None

    # A payment with a ship of the right colour and a card of another colour, or a train card, is illegal.
    for strange in (f"ship-{other}", f"ships-{other}", f"train-{own}", f"train-{own}-harbour"):
        more = {**everything, strange: 2}
        for singles, doubles, wilds, count in product(range(4), range(4), range(4), (1, 2)):
            paid = {f"ship-{own}": singles, f"ships-{own}": doubles, WILD: wilds, strange: count}
            alone = not singles and not doubles and color == "gray" and strange.startswith("ship")
            pay = (count, 0, wilds) if strange.startswith("ship-") else (0, count, wilds)
            legal_now = says(more, route, paid) is None
            assert legal_now == (alone and sea_reading(length, *pay)), paid


@pytest.mark.rule("world.sea")
@pytest.mark.parametrize("wilds", range(9))
def test_exactly_the_legal_payments_of_a_sea_route_are_listed(wilds):
    for singles, doubles in product(range(5), range(7)):
        cards = named(ship_red=singles, ships_red=doubles, wild=wilds)
        listed: dict[str, set[tuple[int, ...]]] = {}
        for action in holding(TABLE, 0, cards).legal_actions():
            if isinstance(action, Claim) and action.route in SEA:
                paid = tuple(action.cards.get(name, 0) for name in ("ship-red", "ships-red", WILD))
                assert paid not in listed.setdefault(action.route, set())
                listed[action.route].add(paid)
        for route in SEA.values():
            ships = route.color in ("red", "gray")
            payable = {
                (s, d, w)
                for s, d, w in product(range(singles * ships + 1), range(doubles * ships + 1), range(wilds + 1))
                if sea_reading(route.length, s, d, w)
            }
            assert listed.get(route.id, set()) == payable, (route.id, cards)


@pytest.mark.rule("world.sea", "claim.gray")
def test_on_a_gray_route_the_payments_of_every_colour_are_listed():
    cards = {f"ship{s}-{color}": n for color, n in zip(COLORS, (1, 2, 3, 1, 2, 3), strict=True) for s in ("", "s")}
    for wilds in range(4):
        held = {**cards, WILD: wilds}
        for route in (route for route in SEA.values() if route.color == "gray"):
            payable = set()
            for color in COLORS:
                number = cards[f"ship-{color}"]
                for s, d, w in product(range(number + 1), range(number + 1), range(wilds + 1)):
                    if sea_reading(route.length, s, d, w):
                        paid = {f"ship-{color}": s, f"ships-{color}": d, WILD: w}
                        payable.add(tuple(sorted((name, count) for name, count in paid.items() if count)))
            assert {tuple(sorted(paid.items())) for paid in claims(held, route.id)} == payable


# Pairs.


@pytest.mark.rule("world.pairs")
def test_the_marked_routes_are_gray_and_on_land():
    assert PAIRS == {
        "anchorage-vancouver": 2,
        "beijing-lahore": 3,
        "casablanca-marseille": 1,
        "dar_es_salaam-luanda": 2,
        "lahore-tehran": 2,
    }
    assert {BOARD.route(route).color for route in PAIRS} == {"gray"}
    assert {BOARD.route(route).kind for route in PAIRS} == {"rail"}


@pytest.mark.rule("world.pairs")
@pytest.mark.parametrize(
    "paid",
    [
        "4 train-red",
        "2 train-red 2 train-black",
        "1 train-red 1 train-red-harbour 2 train-black-harbour",
        "2 train-red 1 train-black 1 wild",
        "1 train-red 1 train-black 2 wild",
        "2 train-red 2 wild",
        "3 train-red 1 wild",
        "1 train-red 3 wild",
        "4 wild",
    ],
)
def test_each_space_takes_a_pair_of_one_colour_and_the_spaces_may_differ(paid):
    assert says(paid, "lahore-tehran") is None


@pytest.mark.rule("world.pairs")
@pytest.mark.parametrize(
    "paid",
    [
        "3 train-red 1 train-black",
        "2 train-red 1 train-black 1 train-green",
        "1 train-red 1 train-black 1 train-green 1 wild",
        "2 train-red",
        "3 train-red",
        "5 train-red",
        "4 train-red 2 train-black",
        "2 train-red 1 wild",
        "4 train-red 1 wild",
        "5 wild",
        "3 wild",
        "2 train-red 2 ship-red",
        "2 train-red 1 ships-red",
        "3 train-red 1 ship-red",
        "2 ships-red",
        "4 ship-red",
        "2 wild 2 ship-red",
    ],
)
def test_what_makes_no_pairs_is_refused(paid):
    assert says(paid, "lahore-tehran") in ("world.pairs", "world.rail")


@pytest.mark.rule("world.pairs", "claim.score", "claim.pieces")
@pytest.mark.parametrize(("route", "spaces"), sorted(PAIRS.items()))
def test_points_and_pieces_by_the_number_of_spaces(route, spaces):
    paid = " ".join(f"2 train-{color}" for color in COLORS[:spaces])
    game = world(hands={0: paid}, left={0: (spaces, 0)})

    events = play(game, f"claim {route} with {paid}")

    assert events[0]["points"] == {1: 1, 2: 2, 3: 4}[spaces]
    assert fleet(game, 0) == (0, 0)
    assert hand(game, 0) == {}
    assert sum(discards(game).values()) == 2 * spaces


@pytest.mark.rule("world.pairs", "claim.pieces")
def test_a_train_for_each_space_is_needed():
    game = world(hands={0: "6 train-red"}, left={0: (2, 40)})

    assert refused(game, "claim beijing-lahore with 6 train-red").code == "claim.pieces"


def card_list(paid):
    """The colours of the cards of a payment one by one; None for a wild, 'ship' for a ship card of any colour."""
    found = []
    for name, count in paid.items():
        color = None if name == WILD else name.split("-")[1] if name.startswith("train-") else "ship"
        found += [color] * count
    return tuple(sorted(found, key=str))


@cache
def pairs_reading(spaces, cards):
    """Whether the cards form this many pairs, each of one colour or with wilds; found by trying."""
    if not cards or not spaces:
        return not cards and not spaces
    first, rest = cards[0], cards[1:]
    if first == "ship":
        return False
    return any(
        other != "ship"
        and (None in (first, other) or first == other)
        and pairs_reading(spaces - 1, rest[:n] + rest[n + 1 :])
        for n, other in enumerate(rest)
    )


@pytest.mark.rule("world.pairs")
@pytest.mark.parametrize(("route", "most"), [("casablanca-marseille", 3), ("lahore-tehran", 5), ("beijing-lahore", 7)])
def test_every_payment_of_a_pair_route_is_judged_by_the_rule(route, most):
    names = ["train-red", "train-black", "train-green-harbour", "train-white", WILD, "ship-red"]
    everything = {"train-red": 7, "train-black": 7, "train-green-harbour": 4, "train-white": 7, WILD: 7, "ship-red": 1}
    checked = 0
    for counts in product(*(range(min(most, everything[name]) + 1) for name in names)):
        if sum(counts) > most:
            continue
        paid = dict(zip(names, counts, strict=True))
        assert (says(everything, route, paid) is None) == pairs_reading(PAIRS[route], card_list(paid)), paid
        checked += 1
    assert checked > 50


def payable(cards, size):
    """All sets of cards of this size in a hand."""
    names = list(cards)
    for counts in product(*(range(cards[name] + 1) for name in names)):
        if sum(counts) == size:
            yield {name: count for name, count in zip(names, counts, strict=True) if count}


@pytest.mark.rule("world.pairs")
@pytest.mark.parametrize("seed", range(12))
def test_payments_of_a_pair_route_are_listed_exactly_when_there_are_some(seed):
    dice = random.Random(seed)
    kinds = [f"train-{color}{mark}" for color in COLORS[:4] for mark in ("", "-harbour")] + [WILD, WILD, "ship-red"]
    found = 0
    for _ in range(25):
        drawn = [dice.choice(kinds) for _ in range(dice.randint(1, 9))]
        cards = {name: min(drawn.count(name), 4) for name in dict.fromkeys(drawn)}
        for route, spaces in PAIRS.items():
            listed = claims(cards, route)
            legal_ones = [paid for paid in payable(cards, 2 * spaces) if pairs_reading(spaces, card_list(paid))]
            found += bool(legal_ones)
            assert bool(listed) == bool(legal_ones), (cards, route)
            for paid in listed:
                assert says(cards, route, paid) is None, (cards, paid)
                assert all(count <= cards[name] for name, count in paid.items())
                _marked_last(cards, paid)
            # With every possible number of wilds, and in every single colour.
            assert {paid.get(WILD, 0) for paid in listed} == {paid.get(WILD, 0) for paid in legal_ones}
            alone = {_one_color(paid) for paid in legal_ones} - {None}
            assert alone <= {_one_color(paid) for paid in listed}, (cards, route)
    assert found > 10


def _marked_last(cards, paid):
    """Whether no marked card is spent while an unmarked one of its colour is kept."""
    for name in paid:
        if name.endswith("-harbour"):
            plain = name.removesuffix("-harbour")
            assert paid.get(plain, 0) == cards.get(plain, 0), (cards, paid)


def _one_color(paid):
    """The one colour and the number of wilds, if there is one colour."""
    colors = {name.split("-")[1] for name in paid if name != WILD}
    return (min(colors), paid.get(WILD, 0)) if len(colors) == 1 else None


@pytest.mark.rule("world.pairs")
@pytest.mark.parametrize(
    "cards",
    [
        "4 train-red-harbour 2 train-black 2 train-green",
        "2 train-red-harbour 1 train-red 2 train-black 2 train-green",
        "3 train-red-harbour 2 train-black 1 train-green 1 wild",
    ],
)
def test_a_payment_without_marked_cards_is_listed_where_there_is_one(cards):
    # Design, section 3: "or where pairs may mix colours, it lists a sensible covering set (marked cards spent last)".
    assert any(not any("harbour" in name for name in paid) for paid in claims(cards, "lahore-tehran"))


@pytest.mark.rule("world.pairs")
@pytest.mark.parametrize(
    ("cards", "fewest"),
    [
        ("4 train-red-harbour 2 train-black", 2),
        ("3 train-red-harbour 1 train-red 2 train-white", 1),
        ("4 train-purple-harbour 2 train-red 1 train-green 1 train-green-harbour", 1),
    ],
)
def test_a_payment_with_the_fewest_marked_cards_is_listed(cards, fewest):
    # The same sentence: marked cards are spent last, where some must be spent too.
    spent = [sum(count for name, count in paid.items() if "harbour" in name) for paid in claims(cards, "lahore-tehran")]

    assert min(spent) == fewest


# Any route.


@pytest.mark.rule("claim.double-few", "claim.double-own")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_double_routes_on_land_and_at_sea(players):
    hands = dict.fromkeys(range(2), "2 wild") | {0: "2 train-red 1 ship-white", 1: "2 train-red 1 ship-white"}
    claimed = {0: ["lima-valparaiso-1", "christchurch-sydney-1"]}
    game = world(players, hands=hands, claimed=claimed)
    actions = ["claim lima-valparaiso-2 with 2 train-red", "claim christchurch-sydney-2 with 1 ship-white"]

    assert [refused(game, action).code for action in actions] == ["claim.double-own"] * 2
    other = world(players, seat=1, hands=hands, claimed=claimed)
    if players < 4:
        assert [refused(other, action).code for action in actions] == ["claim.double-few"] * 2
    else:
        assert [other.why_not(action) for action in actions] == [None, None]


@pytest.mark.rule("claim.any-route", "claim.one-per-turn", "world.sea")
def test_a_route_over_the_edge_of_the_map_is_a_route_like_any_other():
    game = world(hands={0: "3 ships-white"}, claimed={0: ["moskva-murmansk"]})

    play(game, "claim tokyo-vancouver with 3 ships-white")

    assert game.view(None).claimed == {"moskva-murmansk": 0, "tokyo-vancouver": 0}


@pytest.mark.rule("claim.colour")
def test_every_route_of_the_board_can_be_paid_with_enough_cards_of_its_colour():
    everything = ttr.variant("world").kinds
    cards = {card.name: card.copies for card in everything.cards}
    listed = {getattr(action, "route", None) for action in holding(TABLE, 0, cards).legal_actions()}

    assert listed - {None} == {route.id for route in BOARD.routes}
