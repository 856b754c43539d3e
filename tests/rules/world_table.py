"""Positions of World made by hand: two decks, a display of six, trains, ships and the box, harbours.

The helpers that query a game are in ``tests.rules.table``.  Everything that is not named is dealt so that all cards
and tickets are accounted for.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from tests.rules.table import lines
from ttr_widget import Game, Variant, new_game
from ttr_widget import variant as variant_of
from ttr_widget.kernel.prompt import Prompt
from ttr_widget.kernel.state import FREE, Draft
from ttr_widget.rules.card_piles import EMPTY

COLORS = ("purple", "yellow", "green", "red", "black", "white")
WILD = "wild"
SIX = ("train-purple", "train-yellow", "train-green", "ship-purple", "ship-yellow", "ship-green")
"""A display for tests that do not care about it."""
NONE = (None,) * 6
DECKS = ("train-deck", "ship-deck")
POINTS = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 7: 18, 8: 21}
OWNED = (25, 50)
CHOSEN = (20, 40)
BOARD = variant_of("world").board

BySeat = Mapping[int, Iterable[str]]
Rest = str | int


def world(
    players: int = 2,
    *,
    variant: str | Variant = "world",
    seat: int = 0,
    hands: Mapping[int, str] | None = None,
    display: Sequence[str | None] = SIX,
    trains: Sequence[str] = (),
    ships: Sequence[str] = (),
    discards: str = "",
    rest: Rest | tuple[Rest, Rest] = "deck",
    claimed: BySeat | None = None,
    chosen: Mapping[int, tuple[int, int]] | None = None,
    left: Mapping[int, tuple[int, int]] | None = None,
    points: Mapping[int, int] | None = None,
    harbours: BySeat | None = None,
    tickets: BySeat | None = None,
    ticket_deck: Sequence[str] | None = None,
    turns_left: int | None = None,
    seed: int = 1,
) -> Game:
    """A game of World in mid-play with ``seat`` to move, and nothing but what is named.

    ``trains``, ``ships`` and ``ticket_deck`` are drawn in this order.  All other cards are ``rest`` (one word for both
    decks, or one for each): they lie under their ``"deck"``, on the ``"discards"``, or in a seat's hand.  ``chosen``
    are the trains and ships that a seat began with, 20 and 40 unless named; ``left`` and ``points`` are what the
    claimed routes leave of them and score, unless they are named.
    """
    draft = _opened(variant_of(variant), players, seed)
    _deal(draft, hands or {}, display, (trains, ships), discards, rest)
    _claim(draft, claimed or {}, chosen or {}, left or {}, points or {})
    _build(draft, harbours or {})
    _deal_tickets(draft, tickets or {}, ticket_deck)
    draft.seat, draft.turns_left = seat, turns_left
    draft.prompts = [Prompt(seat, "turn")]
    return Game(draft, seed)


def _opened(variant: Variant, players: int, seed: int) -> Draft:
    game = new_game(variant, players=players, seed=seed)
    while game.prompt is not None and game.prompt.kind != "turn":
        game.play(game.legal_actions()[0])
    return game.state.draft()


def _deal(
    draft: Draft,
    hands: Mapping[int, str],
    display: Sequence[str | None],
    decks: Sequence[Sequence[str]],
    discards: str,
    rest: Rest | tuple[Rest, Rest],
) -> None:
    kinds = draft.variant.kinds
    dealt = [kinds.read(hands.get(seat, "")).counts for seat in range(len(draft.names))]
    thrown = kinds.read(discards).counts
    stacks = [bytes(kinds.find(card) for card in reversed(deck)) for deck in decks]
    row = bytes(EMPTY if card is None else kinds.find(card) for card in display)
    left = list(kinds.copies)
    for number in range(len(left)):
        left[number] -= sum(hand[number] for hand in dealt) + thrown[number]
        left[number] -= sum(pile.count(number) for pile in (*stacks, row))
        assert left[number] >= 0, f"the game has only {kinds.copies[number]} {kinds.names[number]} cards"
    draft.hands, draft.discards = dealt, thrown
    for deck, where in enumerate(rest if isinstance(rest, tuple) else (rest, rest)):
        own = tuple(count if kinds.cards[n].deck == DECKS[deck] else 0 for n, count in enumerate(left))
        if where == "discards":
            draft.discard(own)
        elif isinstance(where, int):
            draft.give(where, own)
        else:
            # One card of each kind in turn, so that three wilds never come together.
            turns = range(max(own))
            stacks[deck] = bytes(n for turn in turns for n in range(len(own)) if own[n] > turn) + stacks[deck]
    market = draft.slots["market"]
    draft.slots["market"] = market._replace(decks=tuple(stacks), display=row)


def _claim(
    draft: Draft,
    claimed: BySeat,
    chosen: Mapping[int, tuple[int, int]],
    left: Mapping[int, tuple[int, int]],
    points: Mapping[int, int],
) -> None:
    board, seats = draft.variant.board, range(len(draft.names))
    owners = bytearray([FREE] * len(board.routes))
    fleets = [chosen.get(seat, CHOSEN) for seat in seats]
    rest, scored = [list(fleet) for fleet in fleets], [0] * len(fleets)
    for seat, routes in claimed.items():
        for route in routes:
            number = board.route_number[route]
            assert owners[number] == FREE, f"{route} is claimed twice"
            owners[number] = seat
            rest[seat][board.routes[number].kind == "sea"] -= board.routes[number].length
            scored[seat] += POINTS[board.routes[number].length]
    draft.owners = bytes(owners)
    draft.pieces = [left.get(seat, (own[0], own[1])) for seat, own in enumerate(rest)]
    assert min(min(own) for own in draft.pieces) >= 0, f"more pieces are placed than chosen: {draft.pieces}"
    draft.slots["claiming"] = tuple(points.get(seat, own) for seat, own in enumerate(scored))
    box = tuple((OWNED[0] - fleet[0], OWNED[1] - fleet[1]) for fleet in fleets)
    draft.slots["pieces"] = draft.slots["pieces"]._replace(chosen=tuple(fleets), box=box)


def _build(draft: Draft, harbours: BySeat) -> None:
    board = draft.variant.board
    owners = bytearray([FREE] * len(board.cities))
    for seat, cities in harbours.items():
        for city in cities:
            owners[board.city_number[city]] = seat
    draft.slots["harbours"] = bytes(owners)


def _deal_tickets(draft: Draft, tickets: BySeat, ticket_deck: Sequence[str] | None) -> None:
    board, hold = draft.variant.board, draft.slots["tickets"]
    held = tuple(tuple(board.ticket_number[one] for one in tickets.get(seat, ())) for seat in range(len(draft.names)))
    free = [n for n in range(len(board.tickets)) if not any(n in own for own in held)]
    pile = free if ticket_deck is None else [board.ticket_number[ticket] for ticket in ticket_deck]
    assert set(pile) <= set(free), "a ticket is held and lies in the deck"
    none = ((),) * len(draft.names)
    out = tuple(n for n in free if n not in pile)
    draft.slots["tickets"] = hold._replace(decks=(tuple(pile[::-1]),), held=held, offered=none, rejected=none, box=out)


# Querying.


def decks(game: Game) -> tuple[int, int]:
    """The numbers of cards in the train deck and the ship deck."""
    left = game.view(None).to_dict()["rules"]["market"]["decks"]
    return left["train-deck"], left["ship-deck"]


def fleet(game: Game, seat: int) -> tuple[int, int]:
    """The trains and ships that a seat has left."""
    left = game.view(None).pieces_left[seat]
    assert set(left) == {"trains", "ships"}
    return left["trains"], left["ships"]


def line(game: Game, seat: int, rule: str, label: str) -> int:
    """The points of the line of a rule whose label contains this text."""
    (found,) = [one for one in lines(game, seat, rule) if label in one["label"]]
    return found["points"]


def holding(game: Game, seat: int, cards: str | Mapping[str, int]) -> Game:
    """The same position with another hand, for queries only: the cards are not taken from anywhere."""
    state = game.state
    hands = list(state.hands)
    hands[seat] = game.variant.kinds.read(cards).counts
    return Game(state._replace(hands=tuple(hands)).draft(), game.seed)
