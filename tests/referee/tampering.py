"""Ways to tamper with the events of a correct game, each of which breaks a rule.

A way is a function of the events, a position in them and the box.  It changes the list and returns whether it could.
"""

import copy
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

Events = list[dict[str, Any]]
Way = Callable[[Events, int, "Box"], bool | None]


class Box:
    """What the ways need to know of a game: its board and rules as data."""

    def __init__(self, board, rules, players):
        self.players = len(players)
        self.routes = {route["id"]: route for route in board["routes"]}
        self.cities = {city["id"]: city for city in board["cities"]}
        self.rules = {rule["rule"]: rule for rule in rules}

    def other(self, seat):
        return (seat + 1) % self.players

    @property
    def market(self):
        return self.rules.get("CardMarket") or self.rules["TwoDecks"]


WAYS: dict[str, tuple[str, Way]] = {}
"""The ways by name, with the type of the events that they change."""


def way(kind: str, name: str = ""):
    def add(change: Way) -> Way:
        WAYS[name or change.__name__.replace("_", " ")] = kind, change
        return change

    return add


# Events are left out, told twice, or told in another order.


def left_out(events, at, box):
    del events[at]


def twice(events, at, box):
    events.insert(at, copy.deepcopy(events[at]))


_LEFT_OUT = """
deal display flush turn draw claim tunnel tunnel-paid tunnel-declined tickets-drawn tickets-kept station harbour pieces
exchange passengers-placed last-round refill reshuffle pass
"""
_TWICE = """
deal display flush turn claim tunnel tunnel-paid tunnel-declined tickets-kept station harbour pieces exchange
passengers-placed last-round refill reshuffle pass game-over
"""
WAYS |= {f"{kind} left out": (kind, left_out) for kind in _LEFT_OUT.split()}
WAYS |= {f"{kind} twice": (kind, twice) for kind in _TWICE.split()}


@way("turn")
def two_turns_swapped(events, at, box):
    later = next((n for n in range(at + 1, len(events)) if events[n]["type"] == "turn"), None)
    if later is None:
        return False
    events[at], events[later] = events[later], events[at]
    return True


@way("turn")
def two_players_swapped(events, at, box):
    events[at]["seat"] = box.other(events[at]["seat"])


@way("turn")
def a_turn_miscounted(events, at, box):
    events[at]["number"] += 1


@way("turn")
def a_pass_instead_of_an_action(events, at, box):
    if events[at + 1]["type"] not in ("draw", "claim"):
        return False
    end = next(n for n in range(at + 1, len(events)) if events[n]["type"] in ("turn", "last-round", "game-over"))
    events[at + 1 : end] = [{"type": "pass", "seat": events[at]["seat"]}]
    return True


@way("turn")
def the_end_too_early(events, at, box):
    if any(event["type"] == "last-round" for event in events[:at]):
        return False
    events[at:] = events[-1:]
    return True


@way("turn")
def a_last_round_too_early(events, at, box):
    if at < 3 or not events[at]["number"] > 2 or any(event["type"] == "last-round" for event in events[:at]):
        return False
    events.insert(at, {"type": "last-round", "seat": (events[at]["seat"] - 1) % box.players, "turns": 1})
    return True


@way("game-over")
def an_event_after_the_end(events, at, box):
    events.append({"type": "turn", "seat": 0, "number": 999})


# Fields that cannot be.


@way("claim")
def an_unknown_event(events, at, box):
    events[at]["type"] = "steal"


@way("claim")
def a_missing_field(events, at, box):
    del events[at]["points"]


@way("draw")
def a_hidden_card(events, at, box):
    events[at]["card"] = None


@way("claim")
def a_field_too_many(events, at, box):
    events[at]["tip"] = 1


@way("claim")
def an_unknown_route(events, at, box):
    events[at]["route"] = "atlantis-utopia"


# Cards.


def _add(event, field, count):
    cards = event[field]
    name = next(iter(cards))
    cards[name] += count
    if not cards[name]:
        del cards[name]


@way("deal")
def a_card_too_many_dealt(events, at, box):
    _add(events[at], "cards", 1)


@way("deal")
def the_wrong_player_dealt(events, at, box):
    events[at]["seat"] = box.other(events[at]["seat"])


@way("draw")
def a_card_drawn_that_is_not_face_up(events, at, box):
    if events[at]["slot"] is None:
        return False
    names = box.market["colors"] if "CardMarket" in box.rules else [f"train-{c}" for c in box.market["colors"]]
    events[at]["card"] = next(name for name in names if name != events[at]["card"])
    return True


@way("draw")
def another_slot(events, at, box):
    if events[at]["slot"] is None:
        return False
    events[at]["slot"] = (events[at]["slot"] + 1) % box.market["display"]
    return True


@way("draw")
def another_deck(events, at, box):
    if events[at]["source"] == "display":
        return False
    events[at]["source"] = {"train-deck": "ship-deck", "ship-deck": "train-deck"}.get(events[at]["source"], "stash")
    return True


@way("draw")
def a_third_card(events, at, box):
    if events[at - 1]["type"] not in ("draw", "refill") or events[at]["source"] == "display":
        return False
    events.insert(at, copy.deepcopy(events[at]))
    return True


@way("draw")
def another_players_draw(events, at, box):
    events[at]["seat"] = box.other(events[at]["seat"])


@way("refill")
def another_slot_refilled(events, at, box):
    events[at]["slot"] = (events[at]["slot"] + 1) % box.market["display"]


@way("refill")
def a_refill_from_the_wrong_deck(events, at, box):
    others = {"train-deck": "ship-deck", "ship-deck": "train-deck"}
    if events[at]["deck"] not in others:
        return False
    events[at]["deck"] = others[events[at]["deck"]]
    return True


@way("display")
def an_empty_slot(events, at, box):
    events[at]["cards"][0] = None


@way("display")
def a_slot_too_few(events, at, box):
    events[at]["cards"].pop()


@way("flush")
def other_cards_flushed(events, at, box):
    cards = events[at]["cards"]
    if cards == cards[::-1]:
        return False
    cards.reverse()
    return True


@way("refill")
def a_flush_without_need(events, at, box):
    row = next(event["cards"] for event in reversed(events[:at]) if event["type"] == "display")
    wild = box.market["wild"]
    if sum(card == wild for card in row) > 1 or events[at]["card"] == wild or events[at - 1]["type"] != "draw":
        return False
    events.insert(at + 1, {"type": "flush", "cards": row})
    return True


@way("reshuffle")
def too_many_cards_shuffled(events, at, box):
    events[at]["count"] += 1


@way("reshuffle")
def shuffled_too_early(events, at, box):
    if at < 6 or events[at - 1]["type"] == "turn":
        return False
    earlier = max(n for n in range(at) if events[n]["type"] == "turn")
    events.insert(earlier, events.pop(at))
    return True


# Routes.


@way("claim")
def a_point_too_many(events, at, box):
    events[at]["points"] += 1


@way("claim")
def another_owner(events, at, box):
    events[at]["seat"] = box.other(events[at]["seat"])


@way("claim")
def a_route_claimed_before(events, at, box):
    earlier = [event["route"] for event in events[:at] if event["type"] == "claim"]
    if not earlier:
        return False
    events[at]["route"] = earlier[0]
    return True


@way("claim")
def the_second_track(events, at, box):
    groups = {box.routes[e["route"]]["double"]: e["route"] for e in events[:at] if e["type"] == "claim"}
    few = box.players <= box.rules["ParallelRoutes"]["few"]
    twins = [
        route["id"]
        for route in box.routes.values()
        if route["double"] and few and route["double"] in groups and route["id"] != groups[route["double"]]
    ]
    if not twins:
        return False
    events[at]["route"] = twins[0]
    return True


@way("claim")
def a_card_too_many(events, at, box):
    _add(events[at], "cards", 1)


@way("claim")
def a_card_too_few(events, at, box):
    _add(events[at], "cards", -1)
    return bool(events[at]["cards"]) and "TwoDecks" not in box.rules


@way("claim")
def another_colour(events, at, box):
    route, wild = box.routes[events[at]["route"]], box.market["wild"]
    if route["color"] == "gray" or "TwoDecks" in box.rules or set(events[at]["cards"]) == {wild}:
        return False
    other = next(color for color in box.market["colors"] if color != route["color"])
    events[at]["cards"] = {other: sum(events[at]["cards"].values())}
    return True


@way("claim")
def two_colours(events, at, box):
    cards = events[at]["cards"]
    color, count = max(cards.items(), key=lambda pair: pair[1])
    if "TwoDecks" in box.rules or count < 2 or color == box.market["wild"]:
        return False
    cards[color] -= 1
    cards[next(other for other in box.market["colors"] if other != color)] = 1
    return True


@way("claim")
def a_ferry_without_locomotives(events, at, box):
    route, wild, cards = box.routes[events[at]["route"]], box.market["wild"], events[at]["cards"]
    if route["kind"] != "ferry" or len(cards) < 2:
        return False
    color = next(card for card in cards if card != wild)
    events[at]["cards"] = {color: sum(cards.values())}
    return True


@way("claim")
def cards_that_the_player_does_not_hold(events, at, box):
    route, seat = box.routes[events[at]["route"]], events[at]["seat"]
    if "TwoDecks" in box.rules or route["color"] != "gray" or events[at - 1]["type"] != "turn":
        return False
    got: Counter[str] = Counter()
    for event in events[:at]:
        if event["type"] in ("deal", "draw") and event["seat"] == seat:
            got.update(event.get("cards") or [event["card"]])
    few = [color for color in box.market["colors"] if got[color] < route["length"]]
    events[at]["cards"] = dict.fromkeys(few[:1], route["length"])
    return bool(few) and "locomotives" not in route


@way("tunnel")
def a_tunnel_too_dear(events, at, box):
    events[at]["extra"] += 1


@way("tunnel")
def a_tunnel_too_cheap(events, at, box):
    events[at]["extra"] -= 1


@way("tunnel")
def too_few_revealed(events, at, box):
    if not events[at]["revealed"]:
        return False
    events[at]["revealed"].pop()
    return True


@way("tunnel-paid")
def too_little_paid(events, at, box):
    events[at]["cards"] = {}


@way("tunnel-paid")
def paid_in_another_colour(events, at, box):
    other = next(color for color in box.market["colors"] if color not in events[at]["cards"])
    laid = next(event for event in reversed(events[:at]) if event["type"] == "tunnel")
    if other in laid["cards"]:
        return False
    events[at]["cards"] = {other: sum(events[at]["cards"].values())}
    return True


@way("tunnel-declined")
def too_much_taken_back(events, at, box):
    _add(events[at], "cards", 1)


@way("tunnel")
def a_tunnel_without_a_reveal(events, at, box):
    if events[at]["extra"]:
        return False
    del events[at]
    return True


# Buildings, pieces, passengers.


@way("station")
def two_stations_in_a_city(events, at, box):
    earlier = [event["city"] for event in events[:at] if event["type"] == "station"]
    if not earlier:
        return False
    events[at]["city"] = earlier[0]
    return True


@way("station")
def a_station_too_cheap(events, at, box):
    events[at]["cards"] = {}


@way("station")
def a_station_elsewhere(events, at, box):
    """The sheet names the city."""
    built = {event["city"] for event in events if event["type"] == "station"}
    events[at]["city"] = next(city for city in box.cities if city not in built)


@way("harbour")
def a_harbour_in_a_place_without_port(events, at, box):
    events[at]["city"] = next(id for id, city in box.cities.items() if not city.get("port"))


@way("harbour")
def a_harbour_paid_with_other_cards(events, at, box):
    events[at]["cards"] = {"ships-red": 4}


@way("harbour")
def another_players_harbour(events, at, box):
    events[at]["seat"] = box.other(events[at]["seat"])


@way("pieces")
def a_train_too_many(events, at, box):
    events[at]["trains"] += 1


@way("pieces")
def too_many_ships(events, at, box):
    events[at].update(trains=0, ships=60)


@way("exchange")
def a_free_exchange(events, at, box):
    events[at]["points"] = 0


@way("exchange")
def two_for_one(events, at, box):
    events[at]["trains"] *= 2


@way("passengers-placed")
def a_passenger_missing(events, at, box):
    next(iter(events[at]["cities"].values())).pop()


@way("passengers-placed")
def a_passenger_elsewhere(events, at, box):
    first, second = list(events[at]["cities"].values())[:2]
    second.append(first.pop())


@way("passenger")
def a_passenger_from_elsewhere(events, at, box):
    claim = next(event for event in reversed(events[:at]) if event["type"] == "claim")
    route = box.routes[claim["route"]]
    events[at]["city"] = next(city for city in box.cities if city not in (route["a"], route["b"]))


@way("passenger")
def a_passenger_of_another_colour(events, at, box):
    placed = next(event["cities"] for event in events if event["type"] == "passengers-placed")
    colors = [color for color in box.rules["Passengers"]["colors"] if color not in placed[events[at]["city"]]]
    if not colors:
        return False
    events[at]["colour"] = colors[0]
    return True


@way("passenger", "two passengers from a city")
def _two_passengers(events, at, box):
    events.insert(at, copy.deepcopy(events[at]))


# Tickets.


@way("tickets-drawn")
def a_ticket_drawn_too_many(events, at, box):
    events[at]["count"] += 1


@way("tickets-drawn")
def a_ticket_drawn_too_few(events, at, box):
    event = events[at]
    event["tickets"].pop()
    event["count"] -= 1


@way("tickets-drawn")
def a_deck_that_does_not_shrink(events, at, box):
    left = events[at]["left"]
    left[next(iter(left))] += 1


@way("tickets-drawn")
def a_ticket_of_another_player(events, at, box):
    taken = [id for event in events[:at] if event["type"] == "tickets-kept" for id in event["kept"]]
    if not taken:
        return False
    events[at]["tickets"][0] = taken[0]
    return True


@way("tickets-kept")
def a_ticket_added(events, at, box):
    drawn = next(e for e in reversed(events[:at]) if e["type"] == "tickets-drawn" and e["seat"] == events[at]["seat"])
    all_drawn = [id for event in events if event["type"] == "tickets-drawn" for id in event["tickets"]]
    events[at]["kept"].append(next(id for id in all_drawn if id not in drawn["tickets"]))
    events[at]["count"] += 1


@way("tickets-kept")
def no_ticket_kept(events, at, box):
    event = events[at]
    event["returned"] = event["kept"] + event["returned"]
    event["kept"], event["count"] = [], 0


@way("tickets-kept")
def a_ticket_forgotten(events, at, box):
    if not events[at]["returned"]:
        return False
    events[at]["returned"].pop()
    return True


@way("tickets-kept")
def tickets_returned_in_another_order(events, at, box):
    if len(events[at]["returned"]) < 2:
        return False
    events[at]["returned"].reverse()
    return True


@way("tickets-kept")
def kept_instead_of_returned(events, at, box):
    """The sheet names the tickets."""
    event = events[at]
    if not event["returned"]:
        return False
    event["kept"][0], event["returned"][0] = event["returned"][0], event["kept"][0]
    return True


# The end.


@way("last-round")
def a_longer_last_round(events, at, box):
    events[at]["turns"] += 1


@way("last-round")
def another_players_last_round(events, at, box):
    events[at]["seat"] = box.other(events[at]["seat"])


def _seats(events, at):
    return events[at]["sheet"]["seats"]


@way("game-over")
def the_wrong_winner(events, at, box):
    winners = [seat for seat in range(box.players) if seat not in events[at]["winners"]][:1]
    if not winners:
        return False
    events[at]["winners"] = events[at]["sheet"]["winners"] = winners
    return True


@way("game-over")
def two_different_winners(events, at, box):
    events[at]["winners"] = [seat for seat in range(box.players) if seat not in events[at]["winners"]]


@way("game-over")
def nobody_wins(events, at, box):
    events[at]["winners"] = events[at]["sheet"]["winners"] = []


@way("game-over")
def a_total_too_high(events, at, box):
    _seats(events, at)[0]["total"] += 1


@way("game-over")
def another_name(events, at, box):
    _seats(events, at)[0]["name"] = "Mallory"


@way("game-over")
def a_line_left_out(events, at, box):
    seat = _seats(events, at)[0]
    seat["total"] -= seat["lines"].pop()["points"]


@way("game-over")
def a_line_too_many(events, at, box):
    _seats(events, at)[0]["lines"].append({"rule": "house.gift", "label": "Gift", "points": 0, "because": ""})


@way("game-over")
def a_present(events, at, box):
    seat = _seats(events, at)[-1]
    seat["lines"].append({"rule": "europe.express", "label": "Longest path", "points": 10, "because": ""})
    seat["total"] += 10


def _changed_lines(rule: str, change: Callable[[int], int], events: Events, at: int, box: Box) -> bool:
    """Change the first line of this rule, and the total with it."""
    for seat in _seats(events, at):
        for line in seat["lines"]:
            if line["rule"] == rule:
                more = change(line["points"]) - line["points"]
                line["points"] += more
                seat["total"] += more
                return True
    return False


_LINES = """
claim.score tickets.score europe.station-use europe.station-unused europe.express usa.express germany.majority
germany.globetrotter world.harbour-score world.harbour-unbuilt world.exchange
"""
for _rule in _LINES.split():
    WAYS[f"a point more for {_rule}"] = "game-over", partial(_changed_lines, _rule, lambda points: points + 1)
WAYS["a failed ticket that counts"] = "game-over", partial(_changed_lines, "tickets.score", lambda points: -points)


def tampered(events: Events, name: str, box: Box, most: int = 2) -> Iterator[Events]:
    """The events changed in this way, at some of the positions where that is possible."""
    kind, change = WAYS[name]
    places = [n for n, event in enumerate(events) if event["type"] == kind]
    for place in [*places[:: max(1, len(places) // 12)], *places[-1:]]:
        changed = copy.deepcopy(events)
        if change(changed, place, box) is not False:
            yield changed
            most -= 1
        if not most:
            return
