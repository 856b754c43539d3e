"""A game and a view as html: what a notebook shows when its name is typed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from ttr_widget.game import Game
from ttr_widget.kernel.view import View
from ttr_widget.queries.tickets import ticket_progress
from ttr_widget.render.words import asked, happened

from .parts import Html, badge, card_chip, chips, frame, head, joined, no_card, player, row, table, tag

_EVENTS = 6
"""So many of the last events are told."""


def game_html(game: Game) -> str:
    """The game as everybody sees it, with what happened last."""
    view = game.view(None)
    said: list[str] = []
    for event in reversed(game.events_seen_by(None)[-40:]):
        sentence = happened(event, game.players, game.variant.names)
        if sentence is not None:
            said.append(sentence)
    last = joined(tag("li", sentence) for sentence in reversed(said[:_EVENTS]))
    note = row("note", game.notice) if game.notice is not None else Html()
    return frame(*_public(view, row("last", tag("ul", last, "ttr-u")) if said else Html(), note))


def view_html(view: View) -> str:
    """What a seat may know, with its own hand and tickets."""
    return frame(*_public(view, *_own(view)))


# What everybody sees.


def _public(view: View, *more: Html) -> Iterator[Html]:
    yield head(view.board.title, _moment(view))
    yield tag("div", asked(view.prompt, view.players, view.variant.names), "ttr-p")
    columns = list(_columns(view))
    rows = [[values(seat) for _, values in columns] for seat in range(len(view.players))]
    numbers = range(1, len(columns))
    turn = -1 if view.over else (view.prompt.seat if view.prompt else view.to_move)
    players = table([name for name, _ in columns], rows, numbers=numbers, on=turn)
    yield tag("div", joined([players, tag("div", joined([*_market(view), *_tunnel(view), *more]))]), "ttr-2")


def _moment(view: View) -> str:
    if view.over:
        return f"over after {view.turn} turns"
    now = f"turn {view.turn}" if view.turn else "the opening"
    last = f", turns left: {view.turns_left}" if view.turns_left is not None else ""
    seen = "" if view.seat is None else f", as {view.players[view.seat]} sees it"
    return now + last + seen


Column = tuple[str, Callable[[int], object]]


def _columns(view: View) -> Iterator[Column]:
    rules = view.rules
    yield "player", lambda seat: player(seat, view.players[seat])
    yield "points", lambda seat: view.points[seat]
    yield "routes", view.owners.count
    yield "cards", lambda seat: view.hand_sizes[seat]
    tickets = rules.get("tickets", {}).get("counts")
    if tickets is not None:
        yield "tickets", lambda seat: tickets[seat]
    for kind in view.variant.piece_names:
        yield f"{kind} left", _left(view, kind)
    for key in ("stations", "harbours"):
        if key in rules:
            yield f"{key} built", _built(rules[key]["cities"])
    if "passengers" in rules:
        taken = rules["passengers"]["taken"]
        yield "passengers", lambda seat: sum(taken[seat].values())


def _left(view: View, kind: str) -> Callable[[int], object]:
    return lambda seat: view.pieces_left[seat][kind]


def _built(cities: Mapping[str, int]) -> Callable[[int], object]:
    return lambda seat: list(cities.values()).count(seat)


def _market(view: View) -> Iterator[Html]:
    kinds, rules = view.variant.kinds, view.rules
    market = rules.get("market")
    if market is None:
        return
    cards = [no_card() if name is None else card_chip(kinds.cards[kinds.number[name]]) for name in market["display"]]
    if cards:
        yield row("display", joined(cards))
    piles = [f"{name} {count}" for name, count in market["decks"].items()]
    piles.append(f"discards {sum(view.discard_counts)}")
    left = rules.get("tickets", {}).get("left")
    if left:
        piles += [f"{_deck(name)} {count}" for name, count in left.items()]
    yield row("piles", " · ".join(piles))


def _deck(name: str) -> str:
    return "tickets" if name == "tickets" else f"{name} tickets"


def _tunnel(view: View) -> Iterator[Html]:
    shown = view.rules.get("tunnels", {})
    cards = view.variant.kinds
    if shown.get("laid"):
        yield row("laid", chips(cards, shown["laid"]))
    if shown.get("revealed"):
        yield row("revealed", joined(card_chip(cards.cards[cards.number[name]]) for name in shown["revealed"]))


# What the seat alone sees.


def _own(view: View) -> Iterator[Html]:
    if view.seat is None or view.hand is None:
        return
    kinds = view.variant.kinds
    decks = list(dict.fromkeys(card.deck for card in kinds.cards))
    for deck in decks:
        held = {name: n for name, n in view.hand.items() if kinds.cards[kinds.number[name]].deck == deck}
        ordered = dict(sorted(held.items(), key=lambda item: (kinds.number[item[0]] == kinds.wild, -item[1])))
        name = "your hand" if deck == decks[0] else ""
        yield row(name, chips(kinds, ordered) if held else "no card")
    tickets = view.rules.get("tickets", {})
    if tickets.get("offered"):
        yield row("drawn", _tickets(view, tickets["offered"]))
    if tickets.get("held"):
        yield row("your tickets", _tickets(view, tickets["held"]))


def _tickets(view: View, ids: Sequence[str]) -> Html:
    names, board = view.variant.names, view.board
    states = ticket_progress(view, tickets=[board.ticket_number[id] for id in ids])
    rows = [
        [names.ticket(ticket), names.points(ticket), badge("done") if state.done else _missing(state.missing)]
        for ticket, state in zip(ids, states, strict=True)
    ]
    return table(["ticket", "points", "so far"], rows, numbers=[1])


def _missing(spaces: int | None) -> str:
    return "no free way is left" if spaces is None else f"open, missing spaces: {spaces}"
