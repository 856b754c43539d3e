"""Drawing and keeping tickets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from .record import Record


def drawn(
    record: Record, seat: int, tickets: Sequence[str], count: int, decks: Mapping[str, int], left: Mapping[str, int]
) -> None:
    """A player draws tickets: in the opening, or as the action of a turn."""
    opening = record.stage == "setup"
    if opening:
        good = seat == record.opened["drawn"] and not record.opened["kept"]
    else:
        good = record.stage == "action" and seat == record.seat
    record.check(good, "tickets.opening" if opening else "turn.one-action", "order", event="tickets-drawn")
    record.opened["drawn"] += opening
    _check_split(record, decks, opening=opening)
    record.check(count == len(tickets) == sum(decks.values()), "tickets.keep", "tickets-sum")
    found: Counter[str] = Counter()
    for ticket in tickets:
        deck = record.box.tickets[ticket].deck
        found[deck] += 1
        record.check(record.ticket_decks[deck].take(ticket), "tickets.keep", "ticket-not-there", ticket=ticket)
    record.check(found == +Counter(decks), "tickets.keep", "tickets-sum")
    sizes = {name: len(deck) for name, deck in record.ticket_decks.items()}
    record.check(dict(left) == sizes, "tickets.keep", "tickets-sum")
    record.offered[seat] = list(tickets)
    if not opening:
        record.stage, record.action = "keep", "tickets"
    elif record.opened["drawn"] == record.players:
        _box(record)


def _check_split(record: Record, decks: Mapping[str, int], *, opening: bool) -> None:
    """Check how many tickets come from which deck."""
    ticketing = record.box.ticketing
    if not record.check(ticketing is not None, "tickets.keep", "order", event="tickets-drawn"):
        return
    assert ticketing is not None
    sizes = {name: len(deck) for name, deck in record.ticket_decks.items()}
    rule = ticketing["first_id" if opening else "id"]
    if ticketing["rule"] == "AnnouncedTickets":
        wanted = min(ticketing["total"], sum(sizes.values()))
        good = sum(decks.values()) == wanted > 0 and all(count <= sizes.get(deck, 0) for deck, count in decks.items())
    else:
        split = ticketing["first" if opening else "draw"]
        asked = {deck: min(count, sizes[deck]) for deck, count in split.items()}
        wanted = sum(asked.values())
        good = +Counter(decks) == +Counter(asked) and wanted > 0
    record.check(good, rule, "tickets-number", expected=wanted, found=sum(decks.values()))


def kept(record: Record, seat: int, kept: Sequence[str], returned: Sequence[str], count: int) -> None:
    """A player keeps some of the tickets drawn."""
    ticketing, offered = record.box.ticketing, record.offered[seat]
    opening = record.stage == "setup"
    if opening:
        good = seat == record.opened["kept"] and record.opened["drawn"] == record.players
    else:
        good = record.stage == "keep" and seat == record.seat
    record.check(good, "tickets.opening" if opening else "tickets.keep", "order", event="tickets-kept")
    same = sorted([*kept, *returned]) == sorted(offered) and count == len(kept)
    record.check(same, "tickets.keep", "not-drawn", player=record.names[seat])
    in_order = [ticket for ticket in offered if ticket in returned] == list(returned)
    record.check(in_order, "tickets.keep", "returned-order", player=record.names[seat])
    least = min(ticketing["first_keep" if opening else "keep"], len(offered)) if ticketing else 0
    rule = str(ticketing["first_id"]) if ticketing and opening else "tickets.keep"
    record.check(count >= least, rule, "kept-too-few", player=record.names[seat], expected=least, found=count)
    record.held[seat] += kept
    record.offered[seat] = []
    if not opening:
        _under(record, returned)
        record.stage = "done"
        return
    record.rejected[seat] = list(returned)
    record.opened["kept"] += 1
    if record.opened["kept"] == record.players:
        _opened(record)


def _under(record: Record, tickets: Sequence[str]) -> None:
    for ticket in tickets:
        record.ticket_decks[record.box.tickets[ticket].deck].under.append(ticket)


def _opened(record: Record) -> None:
    """Everybody has chosen: the rejected tickets go back or leave the game, and so do the decks of the box."""
    ticketing = record.box.ticketing
    assert ticketing is not None
    for rejected in record.rejected:
        if ticketing["first_rest"] == "box":
            record.gone += rejected
        else:
            _under(record, rejected)
    record.rejected = [[] for _ in range(record.players)]
    if ticketing["rule"] == "AnnouncedTickets":
        for deck in record.ticket_decks.values():
            deck.shuffled.update(deck.under)
            deck.under.clear()


def _box(record: Record) -> None:
    """The decks that leave the game after the deal."""
    for name in record.box.ticketing["boxed"] if record.box.ticketing else ():
        deck = record.ticket_decks.get(name)
        if deck is not None:
            record.gone += [*sorted(deck.shuffled), *deck.under]
            deck.shuffled.clear()
            deck.under.clear()
