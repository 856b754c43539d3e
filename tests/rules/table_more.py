"""Positions made by hand for all boards: passengers, several ticket decks, several kinds of piece.

:mod:`tests.rules.table` has what is common to all boards; this module adds what Europe lacks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

import pytest

from tests.rules.table import BySeat, _build, _deal, lines
from ttr_widget import BadInput, Game, Variant, new_game
from ttr_widget import variant as variant_of
from ttr_widget.kernel.prompt import Prompt
from ttr_widget.kernel.state import FREE, Draft
from ttr_widget.rules import Tickets


def position(
    variant: str | Variant,
    players: int = 2,
    *,
    seat: int = 0,
    hands: Mapping[int, str] | None = None,
    display: Sequence[str | None] | None = None,
    deck: Sequence[str] = (),
    discards: str = "",
    rest: str | int = "deck",
    claimed: BySeat | None = None,
    pieces: Mapping[int, Mapping[str, int]] | None = None,
    points: Mapping[int, int] | None = None,
    stations: BySeat | None = None,
    tickets: BySeat | None = None,
    ticket_decks: Mapping[str, Sequence[str]] | None = None,
    waiting: Mapping[str, str] | None = None,
    taken: Mapping[int, str] | None = None,
    turns_left: int | None = None,
    seed: int = 1,
) -> Game:
    """A game in mid-play with ``seat`` to move; everything not named is empty.

    Cards are as in :func:`tests.rules.table.table`.  ``ticket_decks`` names what lies in each deck, the top first (then
    all other tickets are out of the game).  Once passengers are named, ``waiting`` in a city or ``taken`` by a seat
    (``"2 red 1 green"``), there are no others.
    """
    draft = opened(new_game(variant_of(variant), players=players, seed=seed)).state.draft()
    row = draft.variant.kinds.colors[:5] if display is None else display
    _deal(draft, hands or {}, row, deck, discards, rest)
    _claim(draft, claimed or {}, pieces or {}, points or {})
    _build(draft, stations or {})
    _deal_tickets(draft, tickets or {}, ticket_decks)
    if "passengers" in draft.slots and not (waiting is None and taken is None):
        _place(draft, waiting or {}, taken or {})
    draft.seat, draft.turns_left = seat, turns_left
    draft.prompts = [Prompt(seat, "turn")]
    return Game(draft, seed)


def opened(game: Game) -> Game:
    """Answer all questions before the first turn."""
    while game.prompt is not None and game.prompt.kind != "turn":
        game.play(game.legal_actions()[0])
    return game


def _claim(draft: Draft, claimed: BySeat, pieces: Mapping[int, Mapping[str, int]], points: Mapping[int, int]) -> None:
    variant, board = draft.variant, draft.variant.board
    owners = bytearray([FREE] * len(board.routes))
    left = [dict(zip(variant.piece_names, variant.piece_counts, strict=True)) for _ in draft.names]
    scored = [0] * len(draft.names)
    for seat, routes in claimed.items():
        for route in routes:
            number = board.route_number[route]
            assert owners[number] == FREE, f"{route} is claimed twice"
            owners[number] = seat
            price = variant.prices[number]
            left[seat][price.piece] -= price.pieces
            scored[seat] += price.points
    for seat, own in pieces.items():
        left[seat].update(own)
    assert min(min(own.values()) for own in left) >= 0, "a player has not so many pieces"
    draft.owners = bytes(owners)
    draft.pieces = [tuple(own.values()) for own in left]
    draft.slots["claiming"] = tuple(points.get(seat, own) for seat, own in enumerate(scored))


def _deal_tickets(draft: Draft, tickets: BySeat, ticket_decks: Mapping[str, Sequence[str]] | None) -> None:
    board, hold = draft.variant.board, draft.slots["tickets"]
    rule = draft.variant.rule("tickets")
    assert isinstance(rule, Tickets)
    names = rule.decks
    held = [tuple(board.ticket_number[ticket] for ticket in tickets.get(seat, ())) for seat in range(len(draft.names))]
    free = [n for n in range(len(board.tickets)) if not any(n in own for own in held)]
    if ticket_decks is None:
        mine = {name: [n for n in free if len(names) == 1 or board.tickets[n].deck == name] for name in names}
        piles = [[] if name in rule.boxed else mine[name] for name in names]
    else:
        piles = [[board.ticket_number[ticket] for ticket in ticket_decks.get(name, ())] for name in names]
    lying = [n for pile in piles for n in pile]
    assert set(lying) <= set(free), "a ticket is held and lies in the deck"
    none = ((),) * len(draft.names)
    draft.slots["tickets"] = hold._replace(
        decks=tuple(tuple(pile[::-1]) for pile in piles),
        held=tuple(held),
        offered=none,
        rejected=none,
        box=tuple(n for n in free if n not in lying),
    )


def _place(draft: Draft, waiting: Mapping[str, str], taken: Mapping[int, str]) -> None:
    board, slot = draft.variant.board, draft.slots["passengers"]
    draft.slots["passengers"] = slot._replace(
        cities=tuple(tuple(crowd(waiting.get(city.id, ""))) for city in board.cities),
        taken=tuple(tuple(crowd(taken.get(seat, ""))) for seat in range(len(draft.names))),
    )
    assert {*waiting} <= {*board.city_number}


def crowd(text: str) -> list[str]:
    """Passengers from ``"2 red 1 green"``."""
    words = text.split()
    return [color for count, color in zip(words[::2], words[1::2], strict=True) for _ in range(int(count))]


# Querying.


def unread(game: Game, action: object) -> str:
    """The error for an action that cannot be read; checks that the game has not changed."""
    state, happened = game.state, game.events
    refusal = game.why_not(action)
    assert refusal is not None, f"{action!r} is allowed"
    assert refusal.kind == "bad-input"
    with pytest.raises(BadInput) as error:
        game.play(action)
    assert game.state is state
    assert game.events == happened
    assert str(error.value) == refusal.text
    assert "''" not in refusal.text
    assert len(refusal.text.split()) > 3
    return str(refusal.text)


def question(game: Game) -> str:
    """The kind of the open question."""
    return "" if game.prompt is None else game.prompt.kind


def shown(game: Game, seat: int | None, rule: str) -> dict:
    """What a seat sees of a rule."""
    return game.view(seat).to_dict()["rules"][rule]


def waiting_in(game: Game, city: str) -> list[str]:
    """The passengers in a city, sorted."""
    return sorted(shown(game, None, "passengers")["waiting"].get(city, ()))


def taken_by(game: Game, seat: int) -> dict[str, int]:
    return shown(game, None, "passengers")["taken"][seat]


def all_passengers(game: Game) -> Counter[str]:
    """The passengers by colour: those waiting and those taken."""
    seen = shown(game, None, "passengers")
    found: Counter[str] = Counter()
    for there in seen["waiting"].values():
        found.update(there)
    for own in seen["taken"]:
        found.update(own)
    return found


def by_seat(game: Game, rule: str) -> list[int]:
    """The points that a rule gives each seat on the sheet."""
    return [sum(line["points"] for line in lines(game, seat, rule)) for seat in range(len(game.players))]


def verdicts(game: Game, seat: int = 0) -> dict[str, int]:
    """The points of each ticket of a seat."""
    return {line["label"]: line["points"] for line in lines(game, seat, "tickets.score")}


def lasting(game: Game, actions: Iterable[str] = ("draw deck", "draw deck")) -> Game:
    """Play these actions, which end the game, and return the game."""
    for action in actions:
        game.play(action)
    assert game.is_over
    return game
