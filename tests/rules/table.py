"""Positions made by hand, and helpers to query a game.

Only this module of the rule tests knows how a state stores things.  Everything that is not listed is dealt so that all
cards and tickets are accounted for.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence

import pytest

from ttr_widget import Game, IllegalAction, Refusal, Variant, new_game
from ttr_widget import variant as variant_of
from ttr_widget.kernel.codec import CityOwners, TicketPile
from ttr_widget.kernel.prompt import Prompt
from ttr_widget.kernel.state import FREE, Draft
from ttr_widget.rules.card_piles import EMPTY

COLORS = ("purple", "blue", "orange", "yellow", "white", "green", "black", "red")
WILD = "locomotive"
FIVE = ("purple", "blue", "orange", "yellow", "white")
"""A display for tests that do not care about it."""
TRAINS = 45
POINTS = {1: 1, 2: 2, 3: 4, 4: 7, 6: 15, 8: 21}

BySeat = Mapping[int, Iterable[str]]


def table(
    variant: str | Variant = "europe",
    players: int = 2,
    *,
    seat: int = 0,
    hands: Mapping[int, str] | None = None,
    display: Sequence[str | None] = FIVE,
    deck: Sequence[str] = (),
    discards: str = "",
    rest: str | int = "deck",
    claimed: BySeat | None = None,
    trains: Mapping[int, int] | None = None,
    points: Mapping[int, int] | None = None,
    stations: BySeat | None = None,
    tickets: BySeat | None = None,
    ticket_deck: Sequence[str] | None = None,
    turns_left: int | None = None,
    seed: int = 1,
) -> Game:
    """A game in mid-play with ``seat`` to move; everything not named is empty.

    ``deck`` and ``ticket_deck`` are drawn in this order.  All other cards are ``rest``: they lie under ``deck`` (then
    ``"deck"``), on the ``"discards"``, or in a seat's hand.  If ``ticket_deck`` is named, other tickets are out of the
    game.  ``trains`` and ``points`` are what the claimed routes leave and score, unless they are named.
    """
    draft = _opened(variant_of(variant), players, seed)
    _deal(draft, hands or {}, display, deck, discards, rest)
    _claim(draft, claimed or {}, trains or {}, points or {})
    _build(draft, stations or {})
    _deal_tickets(draft, tickets or {}, ticket_deck)
    draft.seat, draft.turns_left = seat, turns_left
    draft.prompts = [Prompt(seat, "turn")]
    return Game(draft, seed)


def _opened(variant: Variant, players: int, seed: int) -> Draft:
    game = new_game(variant, players=players, seed=seed)
    while game.prompt is not None and game.prompt.kind == "keep":
        game.play(game.legal_actions()[0])
    return game.state.draft()


def _deal(
    draft: Draft,
    hands: Mapping[int, str],
    display: Sequence[str | None],
    deck: Sequence[str],
    discards: str,
    rest: str | int,
) -> None:
    kinds = draft.variant.kinds
    dealt = [kinds.read(hands.get(seat, "")).counts for seat in range(len(draft.names))]
    thrown = kinds.read(discards).counts
    stack = bytes(kinds.find(card) for card in reversed(deck))
    row = bytes(EMPTY if card is None else kinds.find(card) for card in display)
    left = list(kinds.copies)
    for number in range(len(left)):
        left[number] -= sum(hand[number] for hand in dealt) + thrown[number]
        left[number] -= stack.count(number) + row.count(number)
        assert left[number] >= 0, f"the game has only {kinds.copies[number]} {kinds.names[number]} cards"
    draft.hands, draft.discards = dealt, thrown
    if rest == "discards":
        draft.discard(kinds.of(tuple(left)).counts)
    elif isinstance(rest, int):
        draft.give(rest, kinds.of(tuple(left)).counts)
    else:
        # One card of each kind in turn, so that three wilds never come together.
        turns = range(max(left, default=0))
        stack = bytes(n for turn in turns for n in range(len(left)) if left[n] > turn) + stack
    market = draft.slots["market"]
    draft.slots["market"] = market._replace(decks=(stack,), display=row)


def _claim(draft: Draft, claimed: BySeat, trains: Mapping[int, int], points: Mapping[int, int]) -> None:
    board = draft.variant.board
    owners = bytearray([FREE] * len(board.routes))
    left, scored = [TRAINS] * len(draft.names), [0] * len(draft.names)
    for seat, routes in claimed.items():
        for route in routes:
            number = board.route_number[route]
            assert owners[number] == FREE, f"{route} is claimed twice"
            owners[number] = seat
            left[seat] -= board.routes[number].length
            scored[seat] += POINTS[board.routes[number].length]
    draft.owners = bytes(owners)
    draft.pieces = [type(draft.pieces[0])((trains.get(seat, own),)) for seat, own in enumerate(left)]
    assert min(min(own) for own in draft.pieces) >= 0, "a player has only 45 trains"
    draft.slots["claiming"] = tuple(points.get(seat, own) for seat, own in enumerate(scored))


def _build(draft: Draft, stations: BySeat) -> None:
    if "stations" not in draft.slots:
        return
    board = draft.variant.board
    owners = bytearray([FREE] * len(board.cities))
    for seat, cities in stations.items():
        for city in cities:
            owners[board.city_number[city]] = seat
    draft.slots["stations"] = CityOwners(bytes(owners))


def _deal_tickets(draft: Draft, tickets: BySeat, ticket_deck: Sequence[str] | None) -> None:
    board, hold = draft.variant.board, draft.slots["tickets"]
    held = [tuple(board.ticket_number[ticket] for ticket in tickets.get(seat, ())) for seat in range(len(draft.names))]
    free = [n for n in range(len(board.tickets)) if not any(n in own for own in held)]
    if ticket_deck is None:
        pile = [n for n in free if board.tickets[n].deck != "long"]
    else:
        pile = [board.ticket_number[ticket] for ticket in ticket_deck]
    assert set(pile) <= set(free), "a ticket is held and lies in the deck"
    none = (TicketPile(()),) * len(draft.names)
    draft.slots["tickets"] = hold._replace(
        decks=tuple(TicketPile(tuple(pile[::-1]) if n == len(hold.decks) - 1 else ()) for n in range(len(hold.decks))),
        held=tuple(map(TicketPile, held)),
        offered=none,
        rejected=none,
        box=TicketPile(tuple(n for n in free if n not in pile)),
    )


# Playing and querying.


def play(game: Game, *actions: str) -> list[dict]:
    """Play these actions, and return the events as JSON data."""
    happened = [event.to_dict() for action in actions for event in game.play(action)]
    assert json.loads(json.dumps(happened)) == happened
    return happened


def types(events: Iterable[dict]) -> list[str]:
    """The types of these events, in order."""
    return [event["type"] for event in events]


def of(events: Iterable[dict], kind: str) -> list[dict]:
    """The events of one type."""
    return [event for event in events if event["type"] == kind]


def refused(game: Game, action: str | dict) -> Refusal:
    """Why the action is refused; checks that the text is readable and that the game has not changed."""
    state, happened, played = game.state, game.events, game.history
    refusal = game.why_not(action)
    assert refusal is not None, f"'{action}' is allowed"
    with pytest.raises(IllegalAction) as error:
        game.play(action)
    assert error.value.refusal == refusal
    assert game.state is state
    assert (game.events, game.history) == (happened, played)
    assert refusal.kind == "illegal"
    assert str(refusal.text).endswith(".")
    assert len(str(refusal.text).split()) > 2
    assert not set("{}") & set(str(refusal.text))
    assert str(action) not in legal(game)
    return refusal


def legal(game: Game, verb: str = "") -> set[str]:
    """The legal actions as text; ``verb`` picks those of one kind."""
    return {action.text() for action in game.legal_actions() if action.text().startswith(verb)}


def hand(game: Game, seat: int) -> dict[str, int]:
    return dict(game.view(seat).hand or {})


def discards(game: Game) -> dict[str, int]:
    return dict(game.view(None).discards)


def display(game: Game) -> list[str | None]:
    return game.view(None).to_dict()["rules"]["market"]["display"]


def deck_size(game: Game) -> int:
    return game.view(None).to_dict()["rules"]["market"]["decks"]["deck"]


def tickets_of(game: Game, seat: int) -> list[str]:
    return game.view(seat).to_dict()["rules"]["tickets"]["held"]


def tickets_left(game: Game, deck: str = "regular") -> int:
    return game.view(None).to_dict()["rules"]["tickets"]["left"][deck]


def trains_left(game: Game, seat: int) -> int:
    return game.view(None).pieces_left[seat]["trains"]


def asked(game: Game) -> tuple[int, str] | None:
    """The seat to move, and the kind of question."""
    return None if game.prompt is None else (game.prompt.seat, game.prompt.kind)


def lines(game: Game, seat: int, rule: str) -> list[dict]:
    """The lines that a rule has on a seat's sheet."""
    sheet = game.score().to_dict()["seats"][seat]
    assert sheet["total"] == sum(line["points"] for line in sheet["lines"])
    return [line for line in sheet["lines"] if line["rule"] == rule]


def points(game: Game, seat: int, rule: str) -> int:
    """The points that a rule gives a seat on its sheet."""
    return sum(line["points"] for line in lines(game, seat, rule))


def open_tickets(game: Game) -> Game:
    """Play the opening: every seat keeps the first tickets offered."""
    while game.prompt is not None and game.prompt.kind == "keep":
        game.play(game.legal_actions()[0])
    return game
