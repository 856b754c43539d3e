"""Claiming routes."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar

from ttr_widget.kernel.action import Action, Claim
from ttr_widget.kernel.arrangement import Arrangement, Fault
from ttr_widget.kernel.board import Board
from ttr_widget.kernel.cards import Cards, Counts
from ttr_widget.kernel.connectivity import owned_by
from ttr_widget.kernel.consistency import placed_pieces
from ttr_widget.kernel.errors import BadScenario, Refusal, refuse
from ttr_widget.kernel.event import RouteClaimed
from ttr_widget.kernel.evidence import Evidence, route_ids
from ttr_widget.kernel.house_rule import HouseRule
from ttr_widget.kernel.json_values import short
from ttr_widget.kernel.lesson import Lesson, Place, Situation, Stage, Told, advised_action
from ttr_widget.kernel.limits import PIECES
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.payment import Price, PriceList, payments
from ttr_widget.kernel.prompt import Prompt
from ttr_widget.kernel.reckoning import Reckoning
from ttr_widget.kernel.records import Route
from ttr_widget.kernel.route_names import route_name
from ttr_widget.kernel.rule import Rule
from ttr_widget.kernel.sheet import Line
from ttr_widget.kernel.state import FREE, Draft
from ttr_widget.kernel.steps import Steps
from ttr_widget.kernel.variant import Position, Topic, Variant

IS_FREE = bytes(1 if owner == FREE else 0 for owner in range(256))
"""Translates an owner into 1 (free) or 0 (taken)."""
_KEPT = 4096
_PIECE = re.compile(r"[a-z]{1,40}")


class _ClaimTable:
    """Which routes can be claimed with which cards, computed once per variant."""

    def __init__(self, variant: Variant) -> None:
        ids = [route.id for route in variant.board.routes]
        ways = {price: price.ways(variant.kinds) for price in set(variant.prices)}
        ways_by_route = [ways[price] for price in variant.prices]
        self.claims = PriceList(variant.kinds, ways_by_route, lambda route, cards: Claim(ids[route], cards))
        self.accepted: list[set[Cards]] = [set() for _ in ids]
        self.open: dict[tuple[bytes, int, Counts, int], bytes] = {}
        self.pieces = [(variant.piece_number[price.piece], price.pieces) for price in variant.prices]
        self.most = [
            max((n for k, n in self.pieces if k == kind), default=0) for kind in range(len(variant.piece_names))
        ]
        self.too_long = [
            [
                tuple([route for route, (used, number) in enumerate(self.pieces) if used == kind and number > left])
                for left in range(most)
            ]
            for kind, most in enumerate(self.most)
        ]
        """For each kind of piece, and each number left that is not enough for all: the routes that need more."""


def _with_half_the_pieces(rule: Claiming) -> Claiming:
    return replace(rule, own={kind: (number + 1) // 2 for kind, number in rule.own.items()})


def _claim(rule: Claiming, now: Situation) -> Told | None:
    action = advised_action(now, Claim.type)
    return Told(Place("route", action.route), {"route": action.route}) if action is not None and now.is_turn else None


def _claimed(rule: Claiming, now: Situation) -> Told | None:
    if not now.own:
        return None
    variant, route = now.view.variant, now.own[-1]
    return Told(Place("seat", str(now.seat)), {"scored": variant.prices[route].points})


def _taken(rule: Claiming, now: Situation) -> Told | None:
    """Another player's route: on the seat's own turn, when there is time to look at it."""
    owners = now.view.owners
    theirs = [route for route, owner in enumerate(owners) if owner in now.others]
    if not theirs or not now.is_turn:
        return None
    route = now.view.board.routes[theirs[0]].id
    return Told(Place("route", route), {"route": route, "player": now.view.players[owners[theirs[0]]]})


@dataclass(frozen=True)
class Claiming(Rule):
    """Claiming routes: cards are paid, pieces placed, points scored at once."""

    key: ClassVar[str] = "claiming"
    topic: ClassVar[Topic] = "routes"
    paragraphs: ClassVar[tuple[str, ...]] = (
        "claim.any-route",
        "claim.one-per-turn",
        "claim.cards",
        "claim.colour",
        "claim.gray",
        "claim.pieces",
        "claim.score",
        "claim.discard",
    )
    see: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "claim.cards": ("claim.colour", "claim.gray", "world.sea", "world.pairs"),
        "claim.discard": ("draw.reshuffle",),
    }
    actions: ClassVar[tuple[type[Action], ...]] = (Claim,)
    slot_type: ClassVar[Any] = tuple[int, ...]
    house_rules: ClassVar[tuple[HouseRule, ...]] = (HouseRule("short", _with_half_the_pieces),)
    lessons: ClassVar[tuple[Lesson, ...]] = (
        Lesson("claim", Stage.MOVE, _claim, "claim-cards", does=("claim",), hinted=True, times=3),
        Lesson("claimed", Stage.NEWS, _claimed, "claim-score"),
        Lesson("taken", Stage.FEATURE, _taken, "claim-any-route"),
    )

    points: Mapping[int, int] = field(default_factory=lambda: {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15})
    own: Mapping[str, int] = field(default_factory=lambda: {"trains": 45})
    plain: tuple[str, ...] = ("train",)

    def word_facts(self) -> dict[str, Any]:
        return {
            "points": ", ".join(f"{length}→{points}" for length, points in self.points.items()),
            "longest": max(self.points, default=0),
            "scored": max(self.points.items(), default=(0, 0))[1],
        }

    # Setting up.

    def pieces(self) -> Mapping[str, int]:
        return self.own

    def pays_for(self) -> Iterable[str]:
        return self.plain

    def unfit(self, variant: Variant) -> Message | None:
        if not self.own or min(self.own.values()) < 0 or max(self.own.values()) == 0:
            return Message("unfit-claiming.pieces", form="{'trains': 45}")
        for piece, count in self.own.items():
            if not _PIECE.fullmatch(piece) or count > PIECES:
                return Message("unfit-claiming.piece", piece=piece, count=count, most=PIECES)
        for route in variant.board.routes:
            if route.kind in self.plain and route.length not in self.points:
                return Message("unfit-claiming.points", route=route.id, length=route.length)
        return None

    def price(self, price: Price, route: Route, board: Board) -> Price:
        return price.but(points=self.points.get(route.length, 0))

    def prepare(self, variant: Variant) -> _ClaimTable:
        return _ClaimTable(variant)

    def setup(self, draft: Draft) -> None:
        draft.slots[self.key] = (0,) * len(draft.names)

    def arrange(self, draft: Draft, arrangement: Arrangement) -> None:
        arrangement.before_the_opening("claimed")
        self._arrange_routes(draft, arrangement)
        self._arrange_pieces(draft, arrangement)
        points = arrangement.by_seat("points")
        named = {seat: arrangement.number(f"points[{seat}]", given, -1000) for seat, given in points.items()}
        draft.slots[self.key] = tuple(named.get(s, route_points(draft, s)) for s in range(len(draft.names)))

    def _arrange_routes(self, draft: Draft, arrangement: Arrangement) -> None:
        numbers, owners = draft.variant.board.route_number, bytearray(draft.owners)
        for seat, given in arrangement.by_seat("claimed").items():
            for route in arrangement.several(f"claimed[{seat}]", "route", given):
                owner = owners[numbers[route]]
                if owner != FREE:
                    if owner == seat:
                        raise BadScenario(Message("error-claimed-twice", seat=seat, route=route))
                    facts = {"seat": seat, "route": route, "owner": draft.names[owner]}
                    raise BadScenario(Message("error-claimed-by-two", **facts))
                owners[numbers[route]] = seat
        draft.owners = bytes(owners)

    def _arrange_pieces(self, draft: Draft, arrangement: Arrangement) -> None:
        given = arrangement.by_seat("pieces")
        for seat, player in enumerate(draft.names):
            placed = placed_pieces(draft, seat)
            left = []
            left_by_kind = pieces_by_kind(draft.variant, f"pieces[{seat}]", given.get(seat, {}), arrangement)
            for name, own in self.own.items():
                facts = {"seat": seat, "piece": name, "placed": placed[name], "player": player, "own": own}
                if placed[name] > own:
                    raise BadScenario(Message("error-claimed-pieces", **facts))
                left.append(left_by_kind.get(name, own - placed[name]))
                if left[-1] + placed[name] > own:
                    raise BadScenario(Message("error-pieces-left", left=left[-1], **facts))
            draft.pieces[seat] = tuple(left)

    def faults(self, position: Position) -> Iterable[Fault]:
        scored: tuple[int, ...] = position.slots[self.key]
        if len(scored) != len(position.names):
            yield Fault("", Message("fault-claiming.players", size=len(position.names), given=len(scored)))
        for seat, points in enumerate(scored):
            if points < 0:
                yield Fault(f"[{seat}]", Message("fault-claiming.negative", points=points))

    # What may be claimed.

    def offers(self, position: Position, seat: int) -> Sequence[Action]:
        table = position.variant.prepared(self)
        return table.claims.actions(position.hands[seat], self._open_routes(position, seat, table))

    def open_routes(self, position: Position, seat: int) -> bytes:
        """A flag for each route: 1 if the seat may claim it (given the cards), else 0."""
        return self._open_routes(position, seat, position.variant.prepared(self))

    def _open_routes(self, position: Position, seat: int, table: _ClaimTable) -> bytes:
        key = (position.owners, seat, position.pieces[seat], len(position.names))
        known = table.open.get(key)
        if known is None:
            if len(table.open) > _KEPT:
                table.open.clear()
            known = table.open[key] = self._find_open(position, seat, table)
        return known

    def _find_open(self, position: Position, seat: int, table: _ClaimTable) -> bytes:
        found = bytearray(position.owners.translate(IS_FREE))
        for barred in position.variant.barred_methods:
            for route in barred(position, seat):
                found[route] = 0
        left = position.pieces[seat]
        for kind, most in enumerate(table.most):
            if left[kind] < most:
                for route in table.too_long[kind][left[kind]]:
                    found[route] = 0
        return bytes(found)

    def objection(self, position: Position, seat: int, action: Claim) -> Refusal | None:
        variant = position.variant
        route = variant.board.route_number[action.route]
        if position.owners[route] != FREE:
            owner = position.names[position.owners[route]]
            return refuse("claim.any-route", "claimed", owner=owner, route=action.route)
        return self._lack_of_pieces(position, seat, route) or self._bad_payment(position, seat, route, action.cards)

    def _lack_of_pieces(self, position: Position, seat: int, route: int) -> Refusal | None:
        price = position.variant.prices[route]
        left = position.pieces[seat][position.variant.piece_number[price.piece]]
        if left >= price.pieces:
            return None
        return refuse(
            "claim.pieces",
            "too-few",
            route=position.variant.board.routes[route].id,
            need=price.pieces,
            piece=price.piece,
            player=position.names[seat],
            left=left,
        )

    def _bad_payment(self, position: Position, seat: int, route: int, cards: Cards) -> Refusal | None:
        table = position.variant.prepared(self)
        if cards not in table.accepted[route]:
            refusal = position.variant.prices[route].objection(cards)
            if refusal is not None:
                return self._with_facts(refusal, position, seat, route)
            if len(table.accepted[route]) > _KEPT:
                table.accepted[route].clear()
            table.accepted[route].add(cards)
        refusal = lack_of_cards(position, seat, cards, position.variant.prices[route])
        return refusal and self._with_facts(refusal, position, seat, route)

    def _with_facts(self, refusal: Refusal, position: Position, seat: int, route: int) -> Refusal:
        """The refusal of a payment with more facts: the route, its price, the hand."""
        more = {
            "route": position.variant.board.routes[route].id,
            "price": position.variant.prices[route].words(position.variant.kinds),
            "hand": position.variant.kinds.private(position.hands[seat]),
        }
        return refusal.with_facts(**more)

    # Claiming.

    def apply(self, draft: Draft, prompt: Prompt, action: Claim) -> None:
        seat, route = prompt.seat, draft.variant.board.route_number[action.route]
        for before in draft.variant.derived(Steps).before_claim_methods:
            question = before(draft, seat, route, action.cards)
            if question is not None:
                draft.ask(question)
                return
        draft.take(seat, action.cards)
        self.complete(draft, seat, route, action.cards)

    def complete(self, draft: Draft, seat: int, route: int, cards: Cards) -> None:
        """Give the route to the seat: discard the cards (already taken from the hand), place pieces, score points."""
        variant = draft.variant
        price = variant.prices[route]
        draft.discard(cards.counts)
        draft.owners = draft.owners[:route] + bytes((seat,)) + draft.owners[route + 1 :]
        kind = variant.piece_number[price.piece]
        left = draft.pieces[seat]
        draft.pieces[seat] = (*left[:kind], left[kind] - price.pieces, *left[kind + 1 :])
        self.rescore(draft, seat, draft.slots[self.key][seat] + price.points)
        draft.events.append(RouteClaimed(seat, variant.board.routes[route].id, cards, price.points))
        for after in variant.derived(Steps).after_claim_methods:
            after(draft, seat, route)

    def rescore(self, draft: Draft, seat: int, points: int) -> None:
        """Set how many points a seat's routes scored, for a position made by hand that says otherwise."""
        scored: tuple[int, ...] = draft.slots[self.key]
        draft.slots[self.key] = (*scored[:seat], points, *scored[seat + 1 :])

    def visible(self, slot: tuple[int, ...], seat: int | None) -> tuple[int, ...]:
        return slot

    # Scoring.

    def track(self, position: Position) -> Sequence[int]:
        scored: tuple[int, ...] = position.slots[self.key]
        return scored

    def score(self, reckoning: Reckoning) -> Iterable[Line]:
        scored = self.track(reckoning.position)
        for seat in reckoning.seats:
            count = len(reckoning.routes(seat))
            because = Message("score-routes.because", count=count)
            yield Line(seat, "claim.score", _ROUTES, scored[seat], because)

    def evidence(self, reckoning: Reckoning, line: Line) -> Evidence | None:
        if line.rule != "claim.score":
            return None
        board, routes = reckoning.variant.board, reckoning.routes(line.seat)
        if not routes:
            return Evidence(Message("why-routes.none"))
        points = [reckoning.variant.prices[route].points for route in routes]
        named = tuple(f"{route_name(board, route)} {each}" for route, each in zip(routes, points, strict=True))
        more = (Message("why-routes.track", points=line.points),) if sum(points) != line.points else ()
        return Evidence(Message("why-routes.claimed", routes=named), route_ids(board, routes), more=more)


_ROUTES = Message("score-routes")


def route_points(position: Position, seat: int) -> int:
    """What the seat's routes scored when they were claimed."""
    return sum(position.variant.prices[route].points for route in owned_by(position.owners, seat))


def pieces_by_kind(variant: Variant, place: str, given: object, arrangement: Arrangement) -> dict[str, int]:
    """Numbers of pieces by kind, as given; a plain number is enough if there is only one kind."""
    names = variant.piece_names
    if isinstance(given, int) and len(names) == 1:
        given = {names[0]: given}
    if not isinstance(given, Mapping):
        form = "{" + ", ".join(f"'{name}': {n + 5}" for n, name in enumerate(names)) + "}"
        raise BadScenario(Message("error-pieces-form", place=place, form=form, given=short(given)))
    found: dict[str, int] = {}
    for key, count in given.items():
        name = arrangement.read(place, "piece", key)
        if name in found:
            raise BadScenario(Message("error-pieces-twice", place=place, piece=name))
        found[name] = arrangement.number(f"{place}.{name}", count)
    return found


def lack_of_cards(position: Position, seat: int, cards: Cards, price: Price) -> Refusal | None:
    """A refusal if the hand lacks cards of a payment that would be right; it says what the hand could pay with."""
    hand = position.hands[seat]
    if cards.within(hand):
        return None
    kinds, paid = cards.kinds, [number for number, _ in cards.pairs]
    told = [*paid, kinds.wild] if kinds.wild is not None and kinds.wild not in paid and hand[kinds.wild] else paid
    facts = {
        "player": position.names[seat],
        "held": {kinds.names[number]: hand[number] for number in told},
        "cards": cards,
        "lacking": {kinds.names[n]: count - hand[n] for n, count in cards.pairs if count > hand[n]},
        "price": price.words(kinds),
    }
    rule, instead = price.rule or price.count_rule, payments(price, kinds, hand)
    if not instead:
        return Refusal(rule, Message("payment.short", **facts))
    return Refusal(rule, Message("payment.short-instead", instead=instead[0], **facts))
