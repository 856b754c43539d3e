"""Hand-made positions for lessons, puzzles and tests.

Everything named is placed first; the rest is then dealt from what is left, using the seed.  Contradictions raise a
:class:`BadScenario` that names the fact: 13 red cards, a route claimed twice, a ticket held by two players, a harbour
in a city without a port.

The events of such a game begin with every hand (``deal``, to its own seat), the display, and passengers if there are
any; then follows the opening or the ``turn``.  Everything else is in the view.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

from ttr_widget.kernel.action import Claim
from ttr_widget.kernel.arrangement import Arrangement
from ttr_widget.kernel.consistency import faults
from ttr_widget.kernel.errors import BadScenario, Refusal, at, did_you_mean, expected
from ttr_widget.kernel.message import Message, Said
from ttr_widget.kernel.rule import Rule
from ttr_widget.kernel.state import FREE, Draft
from ttr_widget.kernel.steps import rules_of
from ttr_widget.kernel.variant import Variant

from .boards import variant as variant_of
from .game import Game, names_of, seed_of
from .kernel import turn as turns
from .notation import Notation

T = TypeVar("T")
CardsLike = str | Mapping[str, int] | Sequence[str]
Names = str | Sequence[str]
Seats = Mapping[int, T] | Mapping[str, T]
"""Values by seat or by player's name."""


def scenario(  # noqa: PLR0913 -- one argument per part of a position
    board: str | Variant = "europe",
    *,
    players: int | Sequence[str] = 2,
    seed: int | str | None = None,
    hands: Seats[CardsLike] | None = None,
    tickets: Seats[Names] | None = None,
    first_tickets: Seats[Names] | None = None,
    claimed: Seats[Names] | None = None,
    display: str | Sequence[str | None] | Mapping[int, str | None] | None = None,
    deck: Names | Mapping[str, Names] | None = None,
    deck_top: Names | Mapping[str, Names] | None = None,
    ticket_deck: Names | Mapping[str, Names] | None = None,
    ticket_deck_top: Names | Mapping[str, Names] | None = None,
    ticket_box: Names | None = None,
    discards: CardsLike | None = None,
    stations: Seats[Names] | None = None,
    harbours: Seats[Names] | None = None,
    passengers: Mapping[str, Names | Mapping[str, int]] | None = None,
    taken: Seats[Names | Mapping[str, int]] | None = None,
    pieces: Seats[int | Mapping[str, int]] | None = None,
    points: Seats[int] | None = None,
    turn: int | str | None = None,
    first: int | str | None = None,
    last_turns: int | None = None,
    opening: bool = False,
    over: bool = False,
    **more: Any,
) -> Game:
    """A game that begins with a hand-made position; whatever is not given is dealt from the rest with the ``seed``.

    ``board`` and ``players`` are those of :func:`new_game`.  A seat is a number, from 0, or a player's name.

    Lists are written as one text or as a list: ``"3 red 1 locomotive"``, ``"red, blue"``, ``["red", "blue"]``, for
    cities ``"paris, new york"``, for routes and tickets ``"boston-miami"``, ``"Boston to Miami"``,
    ``"los angeles-new york"``.  Cards may be a dict, too.  Lists of cards and tickets run from the first to be drawn,
    or from the first slot of the display.

    - ``hands`` (by seat).  Default: the number of cards dealt at the start of a game.
    - ``tickets`` (by seat): exactly these are held.  Default: as many as must be kept at the start.
    - ``claimed``, ``stations``, ``harbours``, ``taken`` (by seat: routes, cities, cities, passengers).  Nothing else is
      claimed, built or taken.
    - ``display``: from the first slot on, or by slot (``{0: "red", 3: "blue"}``); the other slots are dealt.  Listed
      cards stay even if the game would flush them (until one of the display is replaced); ``None`` is an empty slot.
      Cards that are dealt follow the flush rule.
    - ``deck_top``: drawn in this order, before the rest.  ``deck``: the whole deck, also ``[]``.  Either is given by
      deck (``{"train-deck": [...]}``), or as a plain list, where each card goes on its own deck.
    - ``discards``: nothing else is discarded.  Default: nothing, or what a whole ``deck`` leaves over.
    - ``"rest"`` for a hand or for the discards: all cards that are listed nowhere; the decks then have no others.
    - ``ticket_deck_top``, ``ticket_deck``: the same for tickets.  ``ticket_box``: tickets that are out of the game;
      what a whole ``ticket_deck`` leaves over is there, too.  ``"rest"`` for the box or for a seat's tickets: all
      tickets that are listed nowhere.
    - ``passengers`` (by city): exactly these wait there.  In other cities random passengers wait, as many as the number
      of the city states or, if there are too few left, fewer.
    - ``pieces`` (by seat): the number left.  Default: those not needed for the claimed routes.  In World the players
      have chosen 20 trains and 40 ships, or the closest numbers that the position allows; the rest is in the box.
    - ``points`` (by seat): points on the score track.  Default: those of the claimed routes.
    - ``turn``: the seat to move.  ``first``: the seat that had the first turn (default: the seat to move).
      ``last_turns``: the number of turns until the end, of all players together, including this one.
    - ``opening=True``: tickets and pieces are still to be chosen by all seats for which none are given.
      ``first_tickets`` (by seat): these are among the tickets from which the seat chooses; ``opening`` is then true.
      In Germany they lie on their decks in this order, and what is drawn depends on the decks that players announce.
    - ``over=True``: the game has just ended; ``game.score().winners`` are the winners.

    ``more`` are arguments for the ``arrange`` method of your own rules.  Contradictions raise a :class:`BadScenario`
    that names the fact.

    >>> game = scenario("europe", seed=1, hands={0: "3 red 1 locomotive"}, claimed={1: ["dieppe-paris"]}, turn=0)
    >>> game.view(0).hand
    <3 red 1 locomotive>
    >>> scenario("europe", hands={0: "8 red"}, discards="5 red")
    Traceback (most recent call last):
    ...
    ttr_widget.kernel.errors.BadScenario: cards: the game has 12 red cards, and 13 are listed: 8 in Player 1's hand ...
    """
    own: dict[str, Any] = {"hands": hands, "tickets": tickets, "claimed": claimed, "display": display}
    own |= {"deck": deck, "deck_top": deck_top, "discards": discards, "first_tickets": first_tickets}
    own |= {"ticket_deck": ticket_deck, "ticket_deck_top": ticket_deck_top, "ticket_box": ticket_box}
    own |= {"stations": stations, "harbours": harbours, "passengers": passengers, "taken": taken}
    own |= {"pieces": pieces, "points": points, "last_turns": last_turns}
    variant = variant_of(board)
    names, good_seed = names_of(players, variant), seed_of(seed)
    for name, flag in (("opening", opening), ("over", over)):
        if not isinstance(flag, bool):
            raise BadScenario(at(name, expected("flag", flag)))
    opening = opening or first_tickets is not None
    if over and (opening or last_turns is not None):
        raise BadScenario(at("over", Message("error-over-and-open")))
    arrangement = Arrangement(own | more, names, variant.derived(Notation), opening=opening)
    draft = turns.empty(variant, names, good_seed)
    _set_turn(draft, arrangement, turn, first)
    for rule in _in_dependency_order(rules_of(variant)):
        rule.arrange(draft, arrangement)
    _check(draft, arrangement, own)
    draft.over = over
    start = draft.freeze()
    return Game(turns.begin_at(start), good_seed, start)


def _set_turn(draft: Draft, arrangement: Arrangement, turn: int | str | None, first: int | str | None) -> None:
    """Set the seat to move, and the lowest turn number that fits (0 in an opening)."""
    players, seats = len(arrangement.names), dict[str, int]()
    for name, value in (("turn", turn), ("first", first)):
        if value is not None:
            seats[name] = arrangement.seat(name, value)
    turn, first = seats.get("turn"), seats.get("first")
    if arrangement.opening and None not in (turn, first) and turn != first:
        raise BadScenario(at("turn", Message("error-scenario-turn", first=first, turn=turn)))
    beginning = 0 if first is None else first
    draft.seat = beginning if turn is None else turn
    draft.first = draft.seat if first is None else first
    draft.turn = 0 if arrangement.opening else (draft.seat - draft.first) % players + 1


def _in_dependency_order(rules: Iterable[Rule]) -> Iterable[Rule]:
    """The rules in the order of the list, but each after those that it needs."""
    left, done = list(rules), set[str]()
    while left:
        rule = next((rule for rule in left if done.issuperset(rule.needs)), left[0])
        left.remove(rule)
        done.add(rule.key)
        yield rule


def _check(draft: Draft, arrangement: Arrangement, own: Iterable[str]) -> None:
    """Refuse unused arguments, routes that their owners could not have claimed, and inconsistent positions."""
    board = draft.variant.board
    for name in arrangement.untaken:
        if name not in own:
            raise BadScenario(Message("error-scenario-name", name=name, near=_near(name, (*own, *_OTHERS))))
        raise BadScenario(at(name, _lacks(draft.variant.text[:60], name)))
    for route, owner in enumerate(draft.owners):
        refusal = _barred(draft, route, owner) if owner != FREE else None
        if refusal is not None:
            raise BadScenario(at(f"claimed[{owner}]", _not_claimed(board.routes[route].id, refusal)))
    for fault in faults(draft):
        raise BadScenario(at(fault.place, fault.fact))


_OTHERS = ("players", "seed", "turn", "first", "opening", "over")
"""The arguments that no rule takes."""
_MEANT = {
    **dict.fromkeys(("face_up", "market", "open_cards", "faceup", "visible_cards"), "display"),
    **dict.fromkeys(("routes", "owners", "claims", "built"), "claimed"),
    **dict.fromkeys(("trains", "wagons", "pieces_left"), "pieces"),
    **dict.fromkeys(("to_move", "seat", "current_player"), "turn"),
    **dict.fromkeys(("cards", "hand"), "hands"),
    **dict.fromkeys(("scores", "score"), "points"),
}
"""The arguments that people mean by other names."""
_LACKED = {
    "tickets": "tickets",
    "first_tickets": "tickets",
    "ticket_deck": "tickets",
    "ticket_deck_top": "tickets",
    "ticket_box": "tickets",
    "last_turns": "last-round",
    "deck": "market",
    "deck_top": "market",
    "display": "market",
}
"""What a variant lacks if none of its rules takes an argument."""
_PIECES = {"stations": "stations", "harbours": "harbours", "passengers": "passengers", "taken": "passengers"}
"""The pieces that it lacks."""


def _near(name: str, known: Iterable[str]) -> Said:
    return Message("error-near", near=_MEANT[name]) if name in _MEANT else did_you_mean(name, known)


def _lacks(variant: str, name: str) -> Message:
    lacked = _LACKED.get(name)
    if name in _PIECES:
        return Message("error-scenario-lacks.pieces", variant=variant, thing=_PIECES[name])
    if lacked is None:
        return Message("error-scenario-lacks", variant=variant, thing=name)
    return Message(f"error-scenario-lacks.{lacked}", variant=variant)


def _not_claimed(route: str, refusal: Refusal) -> Message:
    return Message("error-scenario-claimed", route=route, reason=refusal.message)


def _barred(draft: Draft, route: int, seat: int) -> Refusal | None:
    """Why the seat could not have claimed this route, if it was claimed last."""
    owners, variant = draft.owners, draft.variant
    draft.owners = owners[:route] + bytes((FREE,)) + owners[route + 1 :]
    try:
        for rule in variant.rules:
            if route in rule.barred(draft, seat):
                return rule.objection(
                    draft, seat, Claim(variant.board.routes[route].id, variant.kinds.of(variant.kinds.none))
                )
    finally:
        draft.owners = owners
    return None
