"""Games, views and puzzles as html, which is also their display in notebooks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, get_type_hints

from ttr_widget.game import Game
from ttr_widget.kernel.cards import CardPile, Counts
from ttr_widget.kernel.view import View
from ttr_widget.puzzle import Puzzle
from ttr_widget.render.picture import picture_of_view, shown_width
from ttr_widget.render.text import moment, piles, progress
from ttr_widget.render.words import Speech, asked, happened

from .parts import Html, badge, card_chip, chips, frame, head, joined, no_card, player, row, table, tag

_EVENTS = 6
"""The number of recent events shown."""


def game_html(game: Game, locale: str | None = None) -> str:
    """The public view of a game, with the most recent events."""
    view, names = game.view(None), game.variant.names
    speech = Speech(locale, names, game.chosen_colors)
    said: list[str] = []
    for event in reversed(game.events_seen_by(None)[-40:]):
        message = happened(event, game.players, names)
        if message is not None:
            said.append(speech.told(message))
    last = joined(tag("li", sentence) for sentence in reversed(said[:_EVENTS]))
    note = row(speech.say("row.note"), speech.told(game.notice)) if game.notice is not None else Html()
    events = row(speech.say("row.last"), tag("ul", last, "ttr-u")) if said else Html()
    return frame(*_public(view, speech, events, note))


def view_html(view: View, locale: str | None = None, colors: tuple[str, ...] = ()) -> str:
    """What a seat may know, with its own hand and tickets."""
    speech = Speech(locale, view.variant.names, colors)
    return frame(*_public(view, speech, *_own(view, speech)))


def puzzle_html(puzzle: Puzzle, locale: str | None = None) -> str:
    """The goal of a puzzle above the position that its player sees."""
    view = puzzle.start.view(puzzle.seat)
    speech = Speech(locale, view.variant.names)
    title, goal = map(speech.told, puzzle.heading)
    return frame(head(title), tag("div", goal, "ttr-p"), _position(view, speech, *_own(view, speech)))


# The public part.


def _public(view: View, speech: Speech, *more: Html) -> Iterator[Html]:
    yield head(speech.told(view.board.text("title")), ", ".join(moment(view, speech)))
    yield tag("div", speech.told(asked(view.prompt, view.players, view.variant.names)), "ttr-p")
    yield _position(view, speech, *more)


def _position(view: View, speech: Speech, *more: Html) -> Html:
    """The map, the players, and what lies on the table."""
    columns = list(_columns(view, speech))
    rows = [[values(seat) for _, values in columns] for seat in range(len(view.players))]
    numbers = range(1, len(columns))
    turn = -1 if view.over else (view.prompt.seat if view.prompt else view.to_move)
    players = table([name for name, _ in columns], rows, numbers=numbers, on=turn)
    beside = joined([players, *_market(view, speech), *_lying(view, speech), *more])
    return tag("div", joined([_map(view, speech), tag("div", beside)]), "ttr-2")


def _map(view: View, speech: Speech) -> Html:
    """The small map with what players have put on it."""
    wide = "flex-basis:{0}px;max-width:{0}px".format(shown_width(view.board))
    return tag("div", Html(picture_of_view(view, speech)), "ttr-map", style=wide)


Column = tuple[str, Callable[[int], object]]


def _columns(view: View, speech: Speech) -> Iterator[Column]:
    yield speech.say("head.player"), lambda seat: player(speech.looks[seat], view.players[seat])
    yield speech.say("head.points"), lambda seat: view.points[seat]
    yield speech.say("head.routes"), view.owners.count
    yield speech.say("head.cards"), lambda seat: view.hand_sizes[seat]
    for name, counts in view.counters.items():
        yield speech.told_if(f"counter-{name}.head") or name, counts.__getitem__
    for kind in view.variant.piece_names:
        yield speech.say("head.left", piece=kind), _left(view, kind)


def _left(view: View, kind: str) -> Callable[[int], object]:
    return lambda seat: view.pieces_left[seat][kind]


def _market(view: View, speech: Speech) -> Iterator[Html]:
    kinds, rules = view.variant.kinds, view.rules
    market = rules.get("market")
    if market is None:
        return
    cards = [
        no_card(speech) if name is None else card_chip(kinds.cards[kinds.number[name]], speech)
        for name in market["display"]
    ]
    if cards:
        yield row(speech.say("row.display"), joined(cards))
    yield row(speech.say("row.piles"), " · ".join(piles(view, speech)))


def _lying(view: View, speech: Speech) -> Iterator[Html]:
    """The cards that lie on the table by some rule: the fields of what it shows that are declared as cards."""
    kinds = view.variant.kinds
    for (key, _), excerpt in zip(view.variant.visible_methods, view.excerpts, strict=True):
        for name, hint in _declared(type(excerpt)).items():
            cards: Sequence[int] = getattr(excerpt, name)
            if hint not in (Counts, CardPile) or not any(cards if hint is Counts else [len(cards)]):
                continue
            label = speech.told_if(f"lying-{key}.{name}")
            if label and hint is Counts:
                yield row(label, chips(kinds, kinds.of(tuple(cards)), speech))
            elif label:
                yield row(label, joined(card_chip(kinds.cards[number], speech) for number in cards))


def _declared(kind: type) -> Mapping[str, Any]:
    """The fields of a named tuple with their types."""
    return get_type_hints(kind, include_extras=True) if hasattr(kind, "_fields") else {}


# The private part.


def _own(view: View, speech: Speech) -> Iterator[Html]:
    if view.seat is None or view.hand is None:
        return
    kinds = view.variant.kinds
    decks = list(dict.fromkeys(card.deck for card in kinds.cards))
    for deck in decks:
        held = {name: n for name, n in view.hand.items() if kinds.cards[kinds.number[name]].deck == deck}
        ordered = dict(sorted(held.items(), key=lambda item: (kinds.number[item[0]] == kinds.wild, -item[1])))
        name = speech.say("row.hand") if deck == decks[0] else ""
        yield row(name, chips(kinds, ordered, speech) if held else speech.say("no-card"))
    tickets = view.rules.get("tickets", {})
    if tickets.get("offered"):
        yield row(speech.say("row.drawn"), _tickets(view, tickets["offered"], speech))
    if tickets.get("held"):
        yield row(speech.say("row.tickets"), _tickets(view, tickets["held"], speech))


def _tickets(view: View, ids: Sequence[str], speech: Speech) -> Html:
    rows = [
        [name, points, badge(state) if done else state] for name, points, state, done in progress(view, ids, speech)
    ]
    heads = [speech.say(f"head.{name}") for name in ("ticket", "points", "progress")]
    return table(heads, rows, numbers=[1])
