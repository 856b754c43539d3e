"""A referee who receives only the events, as JSON, and keeps a record of the whole game.

If the events account for everything that happens, the referee's record always matches the game.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from ttr_widget import Variant
from ttr_widget.kernel.state import FREE, Position


class Referee:
    def __init__(self, variant: Variant, players: int) -> None:
        self.variant = variant
        self.deck_of = {card.name: card.deck for card in variant.kinds.cards}
        self.decks: Counter[str] = Counter()
        for card in variant.kinds.cards:
            self.decks[card.deck] += card.copies
        self.hands: list[Counter[str]] = [Counter() for _ in range(players)]
        self.discards: Counter[str] = Counter()
        self.display: list[str | None] = []
        self.market: Any = variant.by_key["market"]
        self.flushes = 0
        """The number of flushes in a row since a single card was laid out."""
        self.next_claim: tuple[str, str] | None = None
        self.last_slot = -1
        self.laid: Counter[str] = Counter()
        self.revealed: Counter[str] = Counter()
        self.claimed: dict[str, int] = {}
        self.points = [0] * players
        self.pieces = [dict(zip(variant.piece_names, variant.piece_counts, strict=True)) for _ in range(players)]
        self.stations: dict[str, int] = {}
        self.harbours: dict[str, int] = {}
        self.waiting: dict[str, list[str]] = {}
        self.taken: list[Counter[str]] = [Counter() for _ in range(players)]
        self.tickets: list[set[str]] = [set() for _ in range(players)]
        self.offered: list[set[str]] = [set() for _ in range(players)]
        self.ticket_decks: dict[str, int] | None = None
        self.seat: int | None = None
        self.turn = 0
        self.over: Mapping[str, Any] | None = None

    def see(self, event: Mapping[str, Any]) -> None:
        """Process one more event."""
        assert self.over is None, f"{event} comes after the end of the game"
        name = event["type"].replace("-", "_")
        if self.next_claim is not None:
            assert (event["type"], event.get("route")) == self.next_claim, "a tunnel that is paid is claimed at once"
            self.next_claim = None
        if name not in ("refill", "reshuffle", "flush", "display"):
            assert not self._to_be_flushed(), f"a flush is missing before {event}"
        if name in ("refill", "reshuffle", "flush", "last_round", "turn", "game_over"):
            self._clear_away()
        if name not in ("refill", "reshuffle"):
            self.last_slot = -1
        getattr(self, f"see_{name}")(**{key: value for key, value in event.items() if key != "type"})

    def _clear_away(self) -> None:
        """Discard the cards revealed for a tunnel, at the end of the turn."""
        self.discards += self.revealed
        self.revealed = Counter()

    def _to_be_flushed(self) -> bool:
        """draw.flush: too many wilds are face up, and there have not been three flushes in a row."""
        wilds = self.display.count(self.market.wild)
        return wilds >= self.market.flush and self.flushes < self.market.flush_limit

    def _off_the_deck(self, cards) -> None:
        for card in cards:
            if card is not None:
                self.decks[self.deck_of[card]] -= 1

    def see_deal(self, seat, cards):
        self.hands[seat].update(cards)
        self._off_the_deck(Counter(cards).elements())

    def see_display(self, cards, reason):
        assert reason in ("setup", "flush")
        assert all(card is None for card in self.display), "the old cards lie there still"
        self.display = list(cards)
        self._off_the_deck(cards)

    def see_flush(self, cards):
        assert cards == self.display
        assert self._to_be_flushed(), "a flush without need"
        self.flushes += 1
        self.discards.update(card for card in cards if card is not None)
        self.display = [None] * len(cards)

    def see_turn(self, seat, number):
        assert number == self.turn + 1
        assert self.seat is None or seat == (self.seat + 1) % len(self.hands)
        self.seat, self.turn = seat, number

    def see_draw(self, seat, source, slot, card):
        assert seat == self.seat
        self.hands[seat][card] += 1
        if source == "display":
            assert self.display[slot] == card
            assert self.display.index(card) == slot, "of equal cards the one in the lowest slot is taken"
            self.display[slot] = None
        else:
            assert slot is None
            assert self.deck_of[card] == source
            self.decks[source] -= 1

    def see_refill(self, slot, card, deck):
        assert self.display[slot] is None
        assert self.deck_of[card] == deck
        assert slot > self.last_slot, "empty places are filled in the order of the slots"
        self.last_slot = slot
        self.display[slot] = card
        self.decks[deck] -= 1
        self.flushes = 0

    def see_reshuffle(self, deck, count):
        back = Counter({card: number for card, number in self.discards.items() if self.deck_of[card] == deck})
        assert count == back.total() > 0
        self.discards -= back
        self.decks[deck] += count

    def see_claim(self, seat, route, cards, points):
        assert seat == self.seat
        if self.laid:
            assert +self.laid == Counter(cards)
            self.laid = Counter()
        else:
            self.hands[seat].subtract(cards)
        self.discards.update(cards)
        assert route not in self.claimed
        self.claimed[route] = seat
        self.points[seat] += points
        price = self.variant.prices[self.variant.board.route_number[route]]
        self.pieces[seat][price.piece] -= price.pieces

    def see_tunnel(self, seat, route, cards, revealed, extra):
        assert seat == self.seat
        assert 0 <= extra <= len(revealed)
        self.revealed.update(revealed)
        self._off_the_deck(revealed)
        if not extra:
            self.next_claim = "claim", route
        else:
            self.hands[seat].subtract(cards)
            self.laid = Counter(cards)

    def see_tunnel_paid(self, seat, route, cards):
        self.next_claim = "claim", route
        self.hands[seat].subtract(cards)
        self.laid.update(cards)

    def see_tunnel_declined(self, seat, route, cards):
        assert self.laid == Counter(cards)
        self.hands[seat].update(cards)
        self.laid = Counter()

    def see_tickets_drawn(self, seat, tickets, count, decks, left):
        assert count == len(set(tickets)) == sum(decks.values())
        before = Counter(left) + Counter(decks)
        if self.ticket_decks is not None:
            assert before == +Counter(self.ticket_decks)
        self.ticket_decks = dict(left)
        self.offered[seat] = set(tickets)

    def see_tickets_kept(self, seat, kept, returned, count):
        assert count == len(kept)
        assert {*kept, *returned} == self.offered[seat]
        assert len(kept) + len(returned) == len(self.offered[seat])
        self.tickets[seat].update(kept)
        self.offered[seat] = set()
        self.ticket_decks = None  # the variant decides where rejected tickets go

    def see_station(self, seat, city, cards):
        self._build(self.stations, seat, city, cards)

    def see_harbour(self, seat, city, cards):
        self._build(self.harbours, seat, city, cards)

    def _build(self, places, seat, city, cards):
        assert seat == self.seat
        assert city not in places
        places[city] = seat
        self.hands[seat].subtract(cards)
        self.discards.update(cards)

    def see_pieces(self, seat, trains, ships):
        self.pieces[seat] = {"trains": trains, "ships": ships}

    def see_exchange(self, seat, trains, ships, points):
        assert seat == self.seat
        assert trains == -ships != 0
        self.pieces[seat]["trains"] += trains
        self.pieces[seat]["ships"] += ships
        self.points[seat] += points

    def see_passengers_placed(self, cities):
        self.waiting = {city: list(waiting) for city, waiting in cities.items()}

    def see_passenger(self, seat, city, colour):
        assert seat == self.seat
        self.waiting[city].remove(colour)
        self.taken[seat][colour] += 1

    def see_pass(self, seat):
        assert seat == self.seat

    def see_last_round(self, seat, turns):
        assert seat == self.seat
        assert turns > 0

    def see_game_over(self, sheet, winners):
        assert sheet["winners"] == winners
        self.over = sheet

    def agrees_with(self, position: Position, view: Mapping[str, Any]) -> None:
        """Check the game against the record.  ``view`` is a spectator's."""
        kinds = position.variant.kinds
        for seat, hand in enumerate(self.hands):
            assert +hand == Counter(dict(kinds.of(position.hands[seat])))
        assert +self.discards == Counter(view["discards"])
        assert self.display == view["rules"]["market"]["display"]
        assert dict(self.decks) == view["rules"]["market"]["decks"]
        assert self.claimed == view["claimed"]
        assert self.points == view["points"]
        assert self.pieces == view["pieces"]
        assert (self.turn, self.over is not None) == (view["turn"], view["over"])
        if self.seat is not None:
            assert self.seat == view["to_move"]
        if "tunnels" in view["rules"]:
            tunnel = view["rules"]["tunnels"]
            assert +self.laid == Counter(tunnel["laid"])
            assert self.revealed == Counter(tunnel["revealed"])
        for name, places in (("stations", self.stations), ("harbours", self.harbours)):
            assert places == view["rules"].get(name, {"cities": {}})["cities"]
        if "passengers" in view["rules"]:
            shown = view["rules"]["passengers"]
            assert {city: waiting for city, waiting in self.waiting.items() if waiting} == shown["waiting"]
            assert self.taken == [Counter(taken) for taken in shown["taken"]]
        if "tickets" in view["rules"]:
            tickets = [ticket.id for ticket in position.variant.board.tickets]
            hold = position.slots["tickets"]
            for mine, piles in ((self.tickets, hold.held), (self.offered, hold.offered)):
                assert mine == [{tickets[number] for number in pile} for pile in piles]
        owners = {route.id: owner for route, owner in zip(position.variant.board.routes, position.owners, strict=True)}
        assert self.claimed == {route: owner for route, owner in owners.items() if owner != FREE}
