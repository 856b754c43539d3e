"""Dealing and drawing: the display, the decks, the discards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from .record import Record


def deal(record: Record, seat: int, cards: Mapping[str, int]) -> None:
    """A hand is dealt."""
    here = record.stage == "setup" and not record.display and seat == record.opened["deal"]
    record.check(here, "turn.one-action", "order", event="deal")
    record.opened["deal"] += 1
    for card, count in cards.items():
        for _ in range(count):
            record.take_card(card)
    record.hands[seat].update(cards)
    by_deck: Counter[str] = Counter()
    for card, count in cards.items():
        by_deck[record.box.kinds[card].deck] += count
    wanted = Counter(record.box.dealt())
    facts = {"player": record.names[seat], "expected": wanted.total(), "found": sum(cards.values())}
    record.check(+by_deck == +wanted, _setup_rule(record), "dealt", **facts)


def _setup_rule(record: Record) -> str:
    return str(record.box.market["setup_id"]) if record.box.market else "events"


def display(record: Record, cards: Sequence[str | None], reason: str) -> None:
    """The display is dealt."""
    size = record.box.market["display"] if record.box.market else 0
    record.check(len(cards) == size, "draw.refill", "display-size", expected=size, found=len(cards))
    if reason == "setup":
        good = record.stage == "setup" and not record.opened["display"] and record.opened["deal"] == record.players
        record.check(good, _setup_rule(record), "order", event="display")
        record.opened["display"] += 1
    else:
        record.check(record.display_due and reason == "flush", "draw.flush", "order", event="display")
    record.display_due = False
    record.display = [None] * len(cards)
    for place, card in enumerate(cards):
        _deal_place(record, place, card, size)


def _deal_place(record: Record, place: int, card: str | None, size: int) -> None:
    decks = list(record.decks)
    if len(decks) == 2 and place >= size // 2:
        decks.reverse()
    source = next((deck for deck in decks if record.live(deck)), None)
    if card is None:
        record.check(source is None, "draw.refill", "slot-empty", place=place + 1)
        return
    deck = record.box.kinds[card].deck
    if deck != source:
        rule = "world.flush" if len(decks) == 2 else "draw.refill"
        record.check(record.live(deck) and deck == source, rule, "wrong-deck", card=card, deck=str(source))
    record.take_card(card)
    record.display[place] = card


def flush(record: Record, cards: Sequence[str | None]) -> None:
    """The display is discarded."""
    record.check(record.flush_due, "draw.flush", "flush-without-need", wilds=record.wilds_shown())
    record.check(list(cards) == record.display, "draw.flush", "flush-cards")
    record.flushes += 1
    record.discards.update(card for card in record.display if card is not None)
    record.display = [None] * len(record.display)
    record.display_due = True
    record.flush_late = False


def reshuffle(record: Record, deck: str, count: int) -> None:
    """The discards of a deck become the new deck."""
    own = Counter({card: n for card, n in record.discards.items() if n and record.box.kinds[card].deck == deck})
    good = deck not in record.shuffled and not record.decks[deck].rest.total()
    record.check(good, "draw.reshuffle", "order", event="reshuffle")
    record.check(count == own.total() > 0, "draw.reshuffle", "reshuffle-count", expected=own.total(), found=count)
    record.decks[deck].rest = +record.decks[deck].cards
    record.decks[deck].cards = own
    record.discards -= own
    record.shuffled.add(deck)


def after_reshuffle(record: Record, event: Mapping[str, object]) -> None:
    """Before the event after a reshuffle: it must need a card from the new deck."""
    kind = event["type"]
    source = event.get("source") if kind == "draw" else event.get("deck") if kind == "refill" else None
    for deck in sorted(record.shuffled):
        dealing = kind == "display" or (kind == "tunnel" and deck == record.box.decks[0])
        record.check(dealing or source == deck, "draw.reshuffle", "reshuffle-early", deck=deck)
        empty = dealing or not record.decks[deck].rest.total()
        record.check(empty, "draw.reshuffle", "deck-not-empty", deck=deck)


def emptied(record: Record) -> None:
    """After the event after a reshuffle: all of the old deck has been dealt."""
    for deck in sorted(record.shuffled):
        rest = record.decks[deck].rest
        used = not rest.total()
        record.check(used, "draw.reshuffle", "deck-not-empty", deck=deck)
        record.decks[deck].cards += rest
        record.decks[deck].rest = Counter()
    record.shuffled.clear()


def refill(record: Record, slot: int, card: str, deck: str) -> None:
    """A place of the display is filled: at once after a draw, or at the end of the turn."""
    if not record.check(0 <= slot < len(record.display), "draw.refill", "wrong-slot", place=slot + 1):
        return
    at_once = record.slot is not None
    record.check(not at_once or slot == record.slot, "draw.refill", "wrong-slot", place=slot + 1)
    record.check(record.display[slot] is None, "draw.refill", "wrong-slot", place=slot + 1)
    if not at_once:
        record.check(record.stage == "done", "draw.refill", "order", event="refill")
        earlier = [place for place in range(slot) if record.display[place] is None]
        record.check(not earlier, "turn.end", "slot-order", place=slot + 1)
        first = next((name for name in record.decks if record.live(name)), None)
        record.check(deck == first, "draw.refill", "wrong-deck", card=card, deck=str(first))
    record.check(record.box.kinds[card].deck == deck, "draw.refill", "wrong-deck", card=card, deck=deck)
    record.take_card(card)
    record.display[slot] = card
    record.slot = None
    record.flushes = 0
    record.flush_late = not at_once


def draw(record: Record, seat: int, source: str, slot: int | None, card: str) -> None:
    """A player takes a card."""
    first = record.stage == "action"
    good = seat == record.seat and (first or record.stage == "second")
    record.check(good, "draw.two-cards", "order", event="draw")
    if first:
        record.check(record.any_live, "draw.exhausted", "nothing-left")
    wild = card == record.box.wild
    if source == "display":
        _take_shown(record, slot, card, first=first)
        record.stage = "second" if first and not wild else "done"
    else:
        good = slot is None and record.box.kinds[card].deck == source
        record.check(good, "draw.two-cards", "wrong-deck", card=card, deck=source)
        record.take_card(card)
        record.stage = "second" if first else "done"
    record.hands[seat][card] += 1
    record.action = "draw"


def _take_shown(record: Record, slot: int | None, card: str, *, first: bool) -> None:
    there = slot is not None and 0 <= slot < len(record.display) and record.display[slot] == card
    if not record.check(there, "draw.two-cards", "not-shown", card=card):
        return
    assert slot is not None
    record.check(record.display.index(card) == slot, "draw.two-cards", "lowest-slot", card=card)
    if not first:
        record.check(card != record.box.wild, "draw.second-open-wild", "second-wild", card=card)
    record.display[slot] = None
    if record.any_live:
        record.slot = slot


def second_card_due(record: Record) -> bool:
    """Must a second card be taken?"""
    return record.any_live or any(card not in (None, record.box.wild) for card in record.display)
