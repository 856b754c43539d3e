"""Games that begin with a given position instead of a deal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from .box import Data
from .record import Handler, Record


def can_be_judged(start: Data) -> bool:
    """Whether a position, as JSON data, is one at the beginning of a turn; of others the events do not tell enough."""
    return start["turn"] > 0 and not start["over"] and all(prompt["kind"] == "turn" for prompt in start["prompts"])


def lay_out(record: Record, start: Data) -> None:
    """Put everything where the position has it."""
    slots = start["slots"]
    _lay_out_cards(record, start)
    _lay_out_tickets(record, slots.get("tickets"))
    record.owners = dict(start["claimed"])
    record.left = [dict(left) for left in start["pieces"]]
    if "pieces" in slots:
        record.boxed = [dict(zip(("trains", "ships"), box, strict=True)) for box in slots["pieces"]["box"]]
    record.count_owned()
    record.stations, record.harbours = dict(slots.get("stations", {})), dict(slots.get("harbours", {}))
    if "passengers" in slots:
        waiting = zip(record.box.cities, slots["passengers"]["cities"], strict=True)
        record.waiting = {city: list(colors) for city, colors in waiting if colors}
        record.taken = [Counter(taken) for taken in slots["passengers"]["taken"]]
    record.route_points = list(slots["claiming"])
    record.exchange_points = list(slots.get("exchange", record.exchange_points))
    record.passes, record.idle, record.turns_left = start["passes"], start["idle"], start["turns_left"]
    record.turn, record.first = start["turn"] - 1, start["seat"]
    record.stage = "given"


def _lay_out_cards(record: Record, start: Data) -> None:
    market = start["slots"]["market"]
    record.hands = [Counter(hand) for hand in start["hands"]]
    record.discards = Counter(start["discards"])
    for deck, cards in zip(record.decks.values(), market["decks"], strict=True):
        deck.cards = Counter(cards)
    record.display = list(market["display"])
    if record.flush_due:
        record.flushes = record.box.market["flush_limit"] if record.box.market else 0


def _lay_out_tickets(record: Record, hold: Data | None) -> None:
    if hold is None:
        return
    for deck, tickets in zip(record.ticket_decks.values(), hold["decks"], strict=True):
        deck.shuffled.clear()
        deck.under.extend(reversed(tickets))
    record.held = [list(held) for held in hold["held"]]
    record.gone = list(hold["box"])


# The events that describe the position.


def deal(record: Record, seat: int, cards: Mapping[str, int]) -> None:
    record.check(+record.hands[seat] == Counter(cards), "events", "other-start", event="deal")


def display(record: Record, cards: Sequence[str | None], reason: str) -> None:
    record.check(list(cards) == record.display, "events", "other-start", event="display")


def passengers_placed(record: Record, cities: Mapping[str, Sequence[str]]) -> None:
    record.check(dict(cities) == record.waiting, "events", "other-start", event="passengers-placed")


HANDLERS: Mapping[str, Handler] = {"deal": deal, "display": display, "passengers-placed": passengers_placed}
