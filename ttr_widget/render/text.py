"""A view as text, which is also the repr of a game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from ttr_widget.kernel.cards import Cards
from ttr_widget.kernel.message import Names
from ttr_widget.kernel.view import View
from ttr_widget.locales.plain_text import isolated
from ttr_widget.queries.cities import builders, buildings
from ttr_widget.queries.tickets import ticket_progress

from .words import Speech, asked


def text(view: View, locale: str | None = None) -> str:
    """The view as lines of text; what nothing else tells of a rule is printed as data, as in ``view.rules``."""
    speech = Speech(locale, view.variant.names)
    question = speech.told(asked(view.prompt, view.players, view.variant.names))
    lines = [
        speech.say("title", title=speech.told(view.board.text("title")), parts=moment(view, speech)),
        speech.say("asked", question=question) if view.prompt is not None else question,
        *_players(view, speech),
        *_table(view, speech),
    ]
    told = {"market", "tickets", *(rule.key for rule in builders(view.variant))}
    for key, shown in view.rules.items():
        if key not in told:
            lines += _shown(key, shown, view)
    lines += _own_tickets(view, speech)
    if view.hand is not None:
        lines.append(speech.say("hand", cards=view.hand))
    return "\n".join(lines)


def moment(view: View, speech: Speech) -> tuple[str, ...]:
    """The turn, and whose view it is."""
    parts = [speech.say("moment.over" if view.over else "moment", turn=view.turn)]
    if view.turns_left is not None and not view.over:
        parts.append(speech.say("moment.last", left=view.turns_left))
    if view.seat is None:
        return (*parts, speech.say("moment.everybody"))
    return (*parts, speech.say("moment.seat", player=view.players[view.seat]))


def _players(view: View, speech: Speech) -> Iterable[str]:
    for seat, name in enumerate(view.players):
        said = speech.say(
            "seat",
            name=name,
            points=view.points[seat],
            routes=view.owners.count(seat),
            cards=view.hand_sizes[seat],
            pieces=view.pieces_left[seat],
        )
        counted = [
            f"{speech.told_if(f'counter-{counter}.head') or counter} {counts[seat]}"
            for counter, counts in view.counters.items()
        ]
        yield "  " + "; ".join([said, *counted])


def _table(view: View, speech: Speech) -> Iterator[str]:
    """Face-up cards, piles and buildings."""
    market = view.rules.get("market")
    if market is not None:
        cards = [speech.say("empty" if card is None else "card", card=card, count=1) for card in market["display"]]
        if cards:
            yield f"{speech.say('row.display')}: {', '.join(cards)}"
        yield f"{speech.say('row.piles')}: {' · '.join(piles(view, speech))}"
    built = [
        f"{isolated(view.variant.names.city(city))}: {speech.say('post', piece=piece, player=view.players[seat])}"
        for city, (piece, seat) in buildings(view).items()
    ]
    if built:
        yield "; ".join(built)


def piles(view: View, speech: Speech) -> Iterator[str]:
    """Each pile on the table with its number of cards or tickets."""
    for name, count in view.rules["market"]["decks"].items():
        yield speech.say("pile", deck=name, count=count)
    yield speech.say("pile.discards", count=sum(view.discard_counts))
    for name, count in (view.rules.get("tickets", {}).get("left") or {}).items():
        yield speech.say("pile", deck=name, count=count)


def _own_tickets(view: View, speech: Speech) -> Iterator[str]:
    tickets = view.rules.get("tickets", {}) if view.seat is not None else {}
    for row, ids in (("row.drawn", tickets.get("offered")), ("row.tickets", tickets.get("held"))):
        if ids:
            yield f"{speech.say(row)}:"
            yield from (f"  {name} ({points}): {state}" for name, points, state, _ in progress(view, ids, speech))


def progress(view: View, ids: Iterable[str], speech: Speech) -> Iterator[tuple[str, int | None, str, bool]]:
    """The name and points of each ticket, how far it is in words, and whether it is done."""
    names, numbers = view.variant.names, view.board.ticket_number
    for ticket, state in zip(ids, ticket_progress(view, tickets=[numbers[id] for id in ids]), strict=True):
        if state.done:
            said = speech.say("ticket.done")
        elif state.missing is None:
            said = speech.say("ticket.lost")
        else:
            said = speech.say("ticket.missing", spaces=state.missing)
        yield isolated(names.ticket(ticket)), names.points(ticket), said, state.done


def _shown(key: str, shown: Mapping[str, Any], view: View) -> Iterable[str]:
    names = view.variant.names
    said = "; ".join(f"{name} {in_words(value, names)}" for name, value in shown.items() if value not in ((), {}))
    return [f"{key}: {said}"] if said else []


def in_words(value: Any, names: Names | None = None) -> str:
    """Data as words: without brackets, with the names of cities and tickets."""
    if isinstance(value, Mapping) and not isinstance(value, Cards):
        return ", ".join(f"{in_words(name, names)} {in_words(item, names)}" for name, item in value.items())
    if isinstance(value, (tuple, list)):
        between = "; " if any(isinstance(item, (tuple, list, Mapping)) for item in value) else ", "
        return between.join(in_words(item, names) for item in value)
    if isinstance(value, str):
        return isolated(names.ticket(names.city(value)) if names else value)
    return "-" if value is None else str(value)
