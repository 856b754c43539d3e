"""Claiming routes and building: payments, tunnels, parallel routes, stations, harbours, passengers, pieces."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from .box import Track
from .payments import can_pay, can_pay_harbour, can_pay_same_color, pays_harbour, pays_same_color, wrong_payment
from .record import Record

Cards = Mapping[str, int]


def closed_by(record: Record, seat: int, track: Track) -> str | None:
    """The rule that closes a route to this seat, whatever the hand; ``None`` if it is open."""
    if track.id in record.owners:
        return "claim.any-route"
    if record.left[seat].get(track.piece, 0) < track.pieces:
        return "claim.pieces"
    if not track.group or not record.box.has("ParallelRoutes"):
        return None
    twins = [other for other in record.owners if record.box.tracks[other].group == track.group]
    if any(record.owners[other] == seat for other in twins):
        return "claim.double-own"
    few = record.players <= record.box.arg("ParallelRoutes", "few")
    return str(record.box.arg("ParallelRoutes", "few_id")) if twins and few else None


def may_claim(record: Record, seat: int, track: Track, cards: Cards) -> None:
    """Check that a player may claim this route with these cards."""
    good = record.stage == "action" and seat == record.seat
    record.check(good, "turn.one-action", "order", event="claim")
    closed = closed_by(record, seat, track)
    player = record.names[seat]
    record.check(closed is None, closed or "claim.any-route", "closed", player=player, route=track.id)
    wrong = wrong_payment(record.box, track, cards)
    record.check(wrong is None, wrong or "claim.cards", "payment", route=track.id, cards=dict(cards))


def claim(record: Record, seat: int, route: str, cards: Cards, points: int) -> None:
    """A player claims a route."""
    track = record.box.tracks[route]
    if record.stage == "claim":
        good = (seat, route) == (record.seat, record.tunnel[0]) and Counter(cards) == +record.laid
        record.check(good, "europe.tunnel", "tunnel-claim", route=route)
        record.laid = Counter()
    else:
        may_claim(record, seat, track, cards)
        record.check(not record.box.is_tunnel(track), "europe.tunnel", "no-reveal", route=route)
        record.pay(seat, cards, "claim.cards")
    record.check(points == track.points, "claim.score", "points", route=route, expected=track.points, found=points)
    record.discards.update(cards)
    record.owners[route] = seat
    record.left[seat][track.piece] = record.left[seat].get(track.piece, 0) - track.pieces
    record.route_points[seat] += points
    record.stage, record.action, record.tunnel = "done", "claim", (route, 0)
    record.picked.clear()


def tunnel(record: Record, seat: int, route: str, cards: Cards, revealed: Sequence[str], extra: int) -> None:
    """Cards are laid for a tunnel, and the top cards of the deck are revealed."""
    track, box = record.box.tracks[route], record.box
    record.check(box.is_tunnel(track), "europe.tunnel", "no-tunnel", route=route)
    may_claim(record, seat, track, cards)
    deck, wanted = box.decks[0], box.arg("Tunnels", "reveal")
    for card in revealed:
        record.take_card(card)
    all_of_them = len(revealed) == wanted or (len(revealed) < wanted and not record.live(deck))
    record.check(all_of_them, "europe.tunnel-few", "revealed", expected=wanted, found=len(revealed))
    colors = {box.kinds[card].color for card, count in cards.items() if count} - {None}
    cost = sum(box.kinds[card].color in (None, *colors) for card in revealed)
    rule = "europe.tunnel" if colors else "europe.tunnel-wilds"
    record.check(extra == cost, rule, "extra", route=route, expected=cost, found=extra)
    record.pay(seat, cards, "claim.cards")
    record.laid, record.revealed = Counter(cards), Counter(revealed)
    record.tunnel, record.action = (route, cost), "tunnel"
    record.stage = "tunnel" if extra else "claim"


def tunnel_paid(record: Record, seat: int, route: str, cards: Cards) -> None:
    """The extra cards of a tunnel are paid."""
    good = record.stage == "tunnel" and (seat, route) == (record.seat, record.tunnel[0])
    record.check(good, "europe.tunnel", "order", event="tunnel-paid")
    colors = {record.box.kinds[card].color for card, count in record.laid.items() if count} - {None}
    paid = {record.box.kinds[card].color for card, count in cards.items() if count} - {None}
    rule = "europe.tunnel" if colors else "europe.tunnel-wilds"
    good = sum(cards.values()) == record.tunnel[1] and paid <= colors
    record.check(good, rule, "payment", route=route, cards=dict(cards))
    record.pay(seat, cards, "europe.tunnel")
    record.laid.update(cards)
    record.stage = "claim"


def tunnel_declined(record: Record, seat: int, route: str, cards: Cards) -> None:
    """A player gives a tunnel up and takes the cards back."""
    good = record.stage == "tunnel" and (seat, route) == (record.seat, record.tunnel[0])
    record.check(good, "europe.tunnel-decline", "order", event="tunnel-declined")
    record.check(Counter(cards) == +record.laid, "europe.tunnel-decline", "taken-back", route=route)
    record.hands[seat].update(record.laid)
    record.laid = Counter()
    record.stage, record.action = "done", "tunnel-declined"


def station(record: Record, seat: int, city: str, cards: Cards) -> None:
    """A player builds a station."""
    _may_build(record, seat, city, "Stations", record.stations, "europe.station")
    cost = list(record.stations.values()).count(seat) + 1
    paid = pays_same_color(record.box, cards, cost)
    record.check(paid, "europe.station", "payment-city", city=city, cards=dict(cards))
    _build(record, seat, city, cards, record.stations, "station")


def harbour(record: Record, seat: int, city: str, cards: Cards) -> None:
    """A player builds a harbour."""
    _may_build(record, seat, city, "Harbours", record.harbours, "world.harbour")
    record.check(record.box.cities[city].get("port"), "world.harbour", "no-port", city=city)
    record.check(city in _reached(record, seat), "world.harbour", "not-reached", city=city, player=record.names[seat])
    paid = pays_harbour(record.box, cards)
    record.check(paid, "world.harbour", "payment-city", city=city, cards=dict(cards))
    _build(record, seat, city, cards, record.harbours, "harbour")


def _may_build(record: Record, seat: int, city: str, rule: str, places: Mapping[str, int], id: str) -> None:
    good = record.stage == "action" and seat == record.seat and record.box.has(rule)
    record.check(good, "turn.one-action", "order", event=id.partition(".")[2])
    record.check(city not in places, id, "city-taken", city=city)
    built, most = list(places.values()).count(seat), record.box.arg(rule, "count")
    record.check(built < most, id, "all-built", player=record.names[seat], count=most)


def _build(record: Record, seat: int, city: str, cards: Cards, places: dict[str, int], action: str) -> None:
    record.pay(seat, cards, "claim.cards")
    record.discards.update(cards)
    places[city] = seat
    record.stage, record.action = "done", action


def _reached(record: Record, seat: int) -> set[str]:
    """The cities to which the seat has a route."""
    return {city for route, owner in record.owners.items() if owner == seat for city in record.box.tracks[route].ends}


def passengers_placed(record: Record, cities: Mapping[str, Sequence[str]]) -> None:
    """The passengers are put on the cities."""
    box = record.box
    good = record.stage == "setup" and not record.opened["passengers"] and box.has("Passengers")
    record.check(good, "germany.setup", "order", event="passengers-placed")
    record.opened["passengers"] += 1
    record.waiting = {city: list(colors) for city, colors in cities.items()}
    found = Counter(color for colors in cities.values() for color in colors)
    wanted = Counter(dict.fromkeys(box.arg("Passengers", "colors", ()), box.arg("Passengers", "each")))
    record.check(found == wanted, "germany.setup", "passengers-count", expected=wanted.total(), found=found.total())
    printed = {city: facts.get("passengers", 0) for city, facts in box.cities.items()}
    even = not any(printed.values())
    share = wanted.total() // len(printed)
    for city, count in printed.items():
        here = len(cities.get(city, ()))
        good = here in (share, share + 1) if even else here == count
        record.check(good, "germany.setup", "passengers-city", city=city, expected=share if even else count, found=here)


def passenger(record: Record, seat: int, city: str, colour: str) -> None:
    """A player takes a passenger from an end of the route just claimed."""
    good = record.stage == "done" and record.action == "claim" and seat == record.seat and record.box.has("Passengers")
    record.check(good, "germany.passengers", "order", event="passenger")
    ends = record.box.tracks[record.tunnel[0]].ends if record.tunnel[0] else ()
    good = city in ends and city not in record.picked
    record.check(good, "germany.passengers", "passenger-city", city=city)
    record.picked.add(city)
    waiting = record.waiting.get(city, [])
    if record.check(colour in waiting, "germany.passengers", "passenger-colour", city=city, color=colour):
        waiting.remove(colour)
    record.taken[seat][colour] += 1


def pieces(record: Record, seat: int, trains: int, ships: int) -> None:
    """A player's choice of pieces is revealed."""
    total, own = record.box.arg("ChosenPieces", "total"), record.box.own
    good = record.stage == "setup" and record.box.has("ChosenPieces") and seat == record.opened["pieces"]
    record.check(good, "world.pieces", "order", event="pieces")
    record.opened["pieces"] += 1
    chosen = {"trains": trains, "ships": ships}
    within = all(0 <= count <= own.get(piece, 0) for piece, count in chosen.items())
    good = trains + ships == total and within
    record.check(good, "world.pieces", "pieces-chosen", player=record.names[seat], trains=trains, ships=ships)
    record.left[seat] = {**record.left[seat], **chosen}
    record.boxed[seat] = {piece: own[piece] - chosen.get(piece, 0) for piece in own}


def exchange(record: Record, seat: int, trains: int, ships: int, points: int) -> None:
    """A player swaps pieces."""
    good = record.stage == "action" and seat == record.seat and record.box.has("Exchanges")
    record.check(good, "turn.one-action", "order", event="exchange")
    changes = {"trains": trains, "ships": ships}
    record.check(trains == -ships != 0, "world.exchange", "swap", trains=trains, ships=ships)
    for piece, change in changes.items():
        record.left[seat][piece] = record.left[seat].get(piece, 0) + change
        record.boxed[seat][piece] = record.boxed[seat].get(piece, 0) - change
        there = min(record.left[seat][piece], record.boxed[seat][piece]) >= 0
        record.check(there, "world.exchange", "swap", trains=trains, ships=ships)
    cost = -abs(trains) * record.box.arg("Exchanges", "cost")
    record.check(points == cost, "world.exchange", "exchange-points", expected=cost, found=points)
    record.exchange_points[seat] += points
    record.stage, record.action = "done", "exchange"


def passed(record: Record, seat: int) -> None:
    """A player passes, which is only allowed without any other action."""
    good = record.stage == "action" and seat == record.seat
    record.check(good, "turn.one-action", "order", event="pass")
    if not record.box.has("Waiting") or record.box.arg("Waiting", "seat") == seat:
        possible = any_action(record, seat)
        record.check(not possible, "pass.only-if-stuck", "not-stuck", player=record.names[seat], action=possible)
    record.stage, record.action = "done", "pass"


def any_action(record: Record, seat: int) -> str:
    """An action that the player could take; empty if there is none."""
    box, hand = record.box, record.hands[seat]
    if box.market and record.any_live:
        return "draw"
    if record.ticket_decks and any(len(record.ticket_decks[deck]) for deck in _drawn_decks(box.ticketing)):
        return "tickets"
    if any(closed_by(record, seat, track) is None and can_pay(box, track, hand) for track in box.tracks.values()):
        return "claim"
    built = list(record.stations.values()).count(seat)
    room = built < box.arg("Stations", "count") and len(record.stations) < len(box.cities)
    if room and can_pay_same_color(box, hand, built + 1):
        return "station"
    return _other_action(record, seat)


def _other_action(record: Record, seat: int) -> str:
    box, left, boxed = record.box, record.left[seat], record.boxed[seat]
    if box.has("Exchanges"):
        swaps = min(left["trains"], boxed["ships"]), min(left["ships"], boxed["trains"])
        if max(swaps) > 0:
            return "exchange"
    if list(record.harbours.values()).count(seat) < box.arg("Harbours", "count"):
        ports = {city for city in _reached(record, seat) if box.cities[city].get("port")} - set(record.harbours)
        if ports and can_pay_harbour(box, record.hands[seat]):
            return "harbour"
    return ""


def _drawn_decks(ticketing: Mapping[str, Any] | None) -> Sequence[str]:
    """The decks from which the action draws."""
    if ticketing is None:
        return ()
    if ticketing["rule"] == "AnnouncedTickets":
        return list(ticketing["between"])
    return [deck for deck, count in ticketing["draw"].items() if count]
