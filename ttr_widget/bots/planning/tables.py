"""Tables of what bots know about a variant before a game begins, computed once for each variant."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from math import inf, sqrt
from typing import NamedTuple, TypeVar

from ttr_widget.kernel.cards import CardSet
from ttr_widget.kernel.cheapest_paths import Near
from ttr_widget.kernel.connectivity import Network
from ttr_widget.kernel.payment import OneColour, Price, Way, WildsOnly, picker
from ttr_widget.kernel.rule import Rule
from ttr_widget.kernel.variant import Variant
from ttr_widget.rules import (
    AnnouncedTickets,
    CardMarket,
    ChosenPieces,
    Claiming,
    Exchanges,
    Harbours,
    LastRound,
    LongestPath,
    Passengers,
    Stations,
    Tickets,
)
from ttr_widget.rules.harbours import HarbourPrice, HarbourSet
from ttr_widget.rules.pair_routes import Pairs
from ttr_widget.rules.rail_and_sea import Ships

_POINTS_A_TURN = 1.95
"""The average gain per turn on the basic board (USA), over routes of all lengths."""
_SWING = 2.0
"""A lead worth this many average tickets is almost certainly a win."""
_TICKET = 10
"""The value assumed for a ticket on a board without tickets."""
R = TypeVar("R", bound=Rule)
K = TypeVar("K")
T = TypeVar("T")


def kept(known: dict[K, T], key: K, value: T, most: int = 500) -> T:
    """Add a value to a cache of limited size, so that long simulations do not grow."""
    if len(known) > most:
        known.clear()
    known[key] = value
    return value


class Missing(NamedTuple):
    """What a hand lacks to pay in a certain way."""

    lack: int
    """How many cards are missing, and how many of them must be wilds."""
    wilds: int
    spent: Sequence[tuple[int, int]]
    """What the hand would spend: kinds of card with numbers."""


@dataclass(frozen=True, slots=True)
class Need:
    """A way to pay, as bots count it: how many cards a hand lacks, and which ones it would spend."""

    way: Way
    kinds: tuple[int, ...]
    """The kinds of card that help, not counting the wild."""
    wild: int | None
    count: int
    """How many cards are needed (for ships: how many spaces are to be covered)."""
    wilds: int
    """How many of them must be wilds."""
    twins: bool = False
    """Whether the other ways to pay the same price differ from this one only in colour."""
    _pick: Callable[[Sequence[int]], Sequence[int]] = field(init=False, repr=False, compare=False)
    """Gets from a hand the numbers that matter here."""
    _known: dict[tuple[int, ...], Missing] = field(init=False, repr=False, compare=False, default_factory=dict)

    def __post_init__(self) -> None:
        used = self.kinds if self.wild is None else (*self.kinds, self.wild)
        object.__setattr__(self, "_pick", picker(used))

    def missing(self, hand: Sequence[int]) -> Missing:
        """What this hand lacks; kept, because few numbers matter and the same ones come again."""
        held = tuple(self._pick(hand))
        known = self._known.get(held)
        return kept(self._known, held, self._missing(hand)) if known is None else known

    def _missing(self, hand: Sequence[int]) -> Missing:
        spent = []
        open_places = self.count - self.wilds
        for kind in self.kinds:
            used = min(open_places, hand[kind])
            if used:
                spent.append((kind, used))
                open_places -= used
        if self.wild is None:
            return Missing(open_places, 0, spent)
        have = hand[self.wild]
        used = min(have, self.wilds + open_places)
        if used:
            spent.append((self.wild, used))
        return Missing(self.wilds + open_places - used, max(0, self.wilds - have), spent)

    def lack(self, hand: Sequence[int]) -> tuple[int, int]:
        """How many cards this hand lacks, and how many of these must be wilds."""
        return self.missing(hand)[:2]

    def held(self, hand: Sequence[int]) -> int:
        """How many cards of its colour a hand holds."""
        kinds = self.kinds
        return hand[kinds[0]] if len(kinds) == 1 else sum([hand[kind] for kind in kinds])

    def held_to_lack(self, most: int, hand: Sequence[int]) -> float:
        """How many cards of its colour a hand must hold to lack no more cards than this."""
        spare = most if self.wild is None else most + hand[self.wild] - self.wilds
        return self.count - self.wilds - spare if spare >= 0 else inf

    def helpful(self, hand: Sequence[int]) -> Sequence[int]:
        """The kinds of card that would help a hand with cards missing."""
        return self.kinds


class ShipNeed(Need):
    """Spaces covered by single ships, double ships (which cover two) and wilds."""

    __slots__ = ()

    def _missing(self, hand: Sequence[int]) -> Missing:
        single, double = self.kinds
        left = self.count
        twos = min(hand[double], left // 2)
        left -= 2 * twos
        ones = min(hand[single], left)
        left -= ones
        if left and hand[double] > twos and not ones and left == 1:
            twos, left = twos + 1, 0
        wild = self.wild
        wilds = min(hand[wild], left) if wild is not None else 0
        left -= wilds
        spent = [(kind, used) for kind, used in ((double, twos), (single, ones)) if used]
        if wilds and wild is not None:
            spent.append((wild, wilds))
        return Missing((left + 1) // 2 if left > 1 else left, 0, spent)


class PairNeed(Need):
    """Pairs of cards, each of one colour; ``suits`` of the way groups the kinds."""

    __slots__ = ()

    def _missing(self, hand: Sequence[int]) -> Missing:
        way = self.way
        assert isinstance(way, Pairs), "made for pairs"
        pairs, spent, odd = way.spaces, [], []
        wilds = hand[self.wild] if self.wild is not None else 0
        for suit in sorted(way.suits, key=lambda suit: -sum(hand[way.kinds[place]] for place in suit)):
            have = sum(hand[way.kinds[place]] for place in suit)
            used = 2 * min(pairs, have // 2)
            pairs -= used // 2
            if have % 2 and used < have:
                odd.append(suit)
            for place in suit:
                take = min(used, hand[way.kinds[place]])
                used -= take
                if take:
                    spent.append((way.kinds[place], take))
        lack = 2 * pairs
        lack -= min(pairs, len(odd))
        used = min(wilds, lack)
        if used and self.wild is not None:
            spent.append((self.wild, used))
        return Missing(lack - used, 0, spent)


class HarbourNeed(Need):
    """Two marked train cards and two marked ship cards of one colour."""

    __slots__ = ()

    def _missing(self, hand: Sequence[int]) -> Missing:
        spent = [(kind, min(2, hand[kind])) for kind in self.kinds if hand[kind]]
        lack = self.count - sum([used for _, used in spent])
        used = min(lack, hand[self.wild]) if self.wild is not None else 0
        if used and self.wild is not None:
            spent.append((self.wild, used))
        return Missing(lack - used, 0, spent)

    def helpful(self, hand: Sequence[int]) -> Sequence[int]:
        return [kind for kind in self.kinds if hand[kind] < 2]


class OtherNeed(Need):
    """Any other way to pay: counts how many more wilds would be enough."""

    __slots__ = ()

    def _missing(self, hand: Sequence[int]) -> Missing:
        held = [hand[kind] for kind in self.way.kinds]
        wild = self.way.kinds.index(self.wild) if self.wild in self.way.kinds else None
        for lack in range(self.count + 1 if wild is not None else 1):
            options = self.way.options(tuple(held))
            if options:
                paid = options[0]
                spent = [(kind, min(used, hand[kind])) for kind, used in zip(self.way.kinds, paid, strict=True)]
                return Missing(lack, 0, [(kind, used) for kind, used in spent if used])
            if wild is not None:
                held[wild] += 1
        return Missing(self.count, 0, [])


def needs_of(price: Price, kinds: CardSet) -> tuple[Need, ...]:
    """The ways to pay a price that differ in colour."""
    ways = [way for way in price.ways(kinds) if not isinstance(way, WildsOnly)] or list(price.ways(kinds))
    found: list[Need] = []
    for way in ways:
        plain = tuple([kind for kind in way.kinds if kind != kinds.wild])
        if isinstance(way, OneColour):
            found.append(Need(way, plain, kinds.wild if way.has_wild else None, way.count, way.wilds))
        elif isinstance(way, Ships):
            found.append(ShipNeed(way, plain, kinds.wild, way.count, 0))
        elif isinstance(way, Pairs):
            found.append(PairNeed(way, plain, kinds.wild, 2 * way.spaces, 0))
        elif isinstance(way, HarbourSet):
            found.append(HarbourNeed(way, plain, kinds.wild, price.count, 0))
        elif isinstance(way, WildsOnly):
            found.append(Need(way, (), kinds.wild, way.count, way.count))
        else:
            found.append(OtherNeed(way, plain, kinds.wild, price.count, 0))
    if {(type(need), need.wild, need.count, need.wilds) for need in found} == {(Need, *_numbers(found[0]))}:
        return tuple([replace(need, twins=True) for need in found])
    return tuple(found)


def _numbers(need: Need) -> tuple[int | None, int, int]:
    return need.wild, need.count, need.wilds


class ClassProfile(NamedTuple):
    """What the routes of a class have in common."""

    group: int
    """Which suits pay for them, as an index into ``VariantTables.suit_groups``."""
    any_color: bool
    plain: bool
    needs: tuple[Need, ...]
    wilds: int
    """How many wilds the first need takes at least."""
    cards: float
    pieces: int
    extra: float


class VariantTables:
    """What bots look up about a variant."""

    def __init__(self, variant: Variant) -> None:
        board = variant.board
        self.variant = variant
        self.board = board
        self.kinds = variant.kinds
        self.wild = variant.kinds.wild
        self.kinds_in = {
            card.deck: [number for number, other in enumerate(self.kinds.cards) if other.deck == card.deck]
            for card in self.kinds.cards
        }
        """The kinds of card in each deck."""
        self.ends = board.ends
        self.pairs = tuple([tuple(pairwise(cities)) for cities in variant.ticket_cities])
        """The pairs of cities that each ticket connects; those of a tour in the printed order."""
        self.near = board.near
        self._note_prices()
        self._note_rules()
        spaces = [number for _, number in self.pieces]
        squares = sum([number * number for number in spaces])
        self.pieces_a_route = squares / sum(spaces)
        """The mean number of pieces per route, weighted by length because longer routes are claimed more often."""
        self.cards_a_piece = sum(self.cards) / sum(spaces)
        pieces = sum(variant.piece_counts) - (self.last_round.pieces_left if self.last_round else 0)
        self.turns = pieces * (self.cards_a_piece / 1.8 + 1 / self.pieces_a_route)
        """Roughly how many turns a seat has in a whole game."""
        rates = [
            points * number / (1 + cards / 1.8)
            for points, (_, number), cards in zip(self.points, self.pieces, self.cards, strict=True)
        ]
        self.scale = min(1.0, max(0.3, sqrt(sum(rates) / sum(spaces) / _POINTS_A_TURN)))
        """The relative value of a turn: on a board with short routes a turn brings fewer points."""
        self.shares = self._shares()
        """The share of each kind of card in its deck, and the share of wilds in each deck."""
        self.extra = tuple(map(self._extra, range(len(self.ends))))
        """Extra turns that a route costs beyond its cards: wilds are rare, and revealed cards may cost more."""
        worth = [ticket.points for ticket in board.tickets] or [_TICKET]
        self.swing = _SWING * sum(worth) / len(worth)
        """A lead of this many points is almost certainly a win."""
        self.profiles = tuple(map(self._profile, range(len(self.classes))))
        self._passable: dict[bytes, Near] = {}
        self._networks: dict[tuple[tuple[int, ...], frozenset[int]], Network] = {}
        self.plain_points = [float(points) for points in self.points]

    def _note_prices(self) -> None:
        """Note what routes cost, by classes of routes with the same price."""
        self.points = tuple(price.points for price in self.variant.prices)
        self.pieces = tuple((self.variant.piece_number[price.piece], price.pieces) for price in self.variant.prices)
        classes: dict[Price, int] = {}
        self.class_of = tuple([classes.setdefault(price, len(classes)) for price in self.variant.prices])
        """The class of each route; routes with the same price are in the same class."""
        self.classes = tuple(needs_of(price, self.variant.kinds) for price in classes)
        """The ways to pay, for each class."""
        self.needs = tuple([self.classes[number] for number in self.class_of])
        suits: dict[tuple[int, ...], int] = {}
        self.suits_of = tuple(
            [tuple([suits.setdefault(need.kinds, len(suits)) for need in needs]) for needs in self.classes]
        )
        """The kinds of card that pay for each class, as indices into ``suits``."""
        self.plain = tuple([type(needs[0]) is Need and (len(needs) == 1 or needs[0].twins) for needs in self.classes])
        """Whether each class takes cards of a single colour, all accepted colours being equally good."""
        self.suits = tuple(suits)
        groups: dict[tuple[int, ...], int] = {}
        self.group_of_class = tuple([groups.setdefault(tuple(sorted(set(own))), len(groups)) for own in self.suits_of])
        self.suit_groups = tuple(groups)
        """The suits that pay for routes of the same colours, and for each class its place among them."""
        self.cards = tuple(
            self._cards(price, needs[0]) for price, needs in zip(self.variant.prices, self.needs, strict=True)
        )
        self.order = tuple([(len(needs) > 1, -cards) for needs, cards in zip(self.needs, self.cards, strict=True)])
        """The order in which a hand is allocated to routes: single-colour ones first, then longer ones."""

    def _note_rules(self) -> None:
        """Note the rules that bots know; unknown house rules are obeyed, but not planned for."""
        by_key = self.variant.by_key

        def rule(key: str, kind: type[R]) -> R | None:
            found = by_key.get(key)
            return found if isinstance(found, kind) else None

        self.place = {key: number for number, (key, _) in enumerate(self.variant.visible_methods)}
        self.market = rule("market", CardMarket)
        self.claiming = rule("claiming", Claiming)
        self.tickets = rule("tickets", Tickets)
        self.announced = rule("tickets", AnnouncedTickets)
        self.stations = rule("stations", Stations)
        self.passengers = rule("passengers", Passengers)
        self.harbours = rule("harbours", Harbours)
        self.harbour_needs = needs_of(HarbourPrice(4, self.kinds.colors), self.kinds) if self.harbours else ()
        """The ways to pay for a harbour that differ in colour."""
        self.ports = tuple([self.harbours is not None and city.fact("port", False) for city in self.board.cities])
        self.last_round = rule("last_round", LastRound)
        self.longest_path = rule("longest_path", LongestPath)
        self.exchanges = rule("exchange", Exchanges)
        self.fleet = rule("pieces", ChosenPieces)

    def _shares(self) -> tuple[tuple[float, ...], dict[str, float]]:
        total: dict[str, int] = {}
        for card in self.kinds.cards:
            total[card.deck] = total.get(card.deck, 0) + card.copies
        wild = dict.fromkeys(total, 0.0)
        if self.wild is not None:
            card = self.kinds.cards[self.wild]
            wild[card.deck] = card.copies / total[card.deck]
        return tuple([card.copies / total[card.deck] for card in self.kinds.cards]), wild

    def chances(self, need: Need) -> tuple[float, float]:
        """The probability that a card drawn blind has a colour that this need takes, and that it is a wild."""
        share, wild = self.shares
        if not need.kinds:
            deck = self.kinds.cards[self.wild].deck if self.wild is not None else ""
            return wild.get(deck, 0.1), 0.0
        return sum([share[kind] for kind in need.kinds]), wild[self.kinds.cards[need.kinds[0]].deck]

    # What changes seldom is kept from one decision to the next.

    def near_by(self, passable: bytes) -> Near:
        """``Board.near`` with those routes alone that have a 1 here."""
        known = self._passable.get(passable)
        if known is not None:
            return known
        near = [tuple([pair for pair in pairs if passable[pair[1]]]) for pairs in self.near]
        return kept(self._passable, passable, near)

    def network(self, routes: tuple[int, ...], dead_ends: frozenset[int]) -> Network:
        """These routes as a network."""
        key = routes, dead_ends
        return self._networks.get(key) or kept(self._networks, key, Network(self.board, *key))

    def _extra(self, route: int) -> float:
        wilds = min(need.wilds for need in self.needs[route])
        # About two kinds in nine match a revealed card: the colour played and the wild.
        return 0.5 * wilds + 0.2 * self.variant.prices[route].reveals

    def _profile(self, number: int) -> ClassProfile:
        needs, route = self.classes[number], self.class_of.index(number)
        return ClassProfile(
            self.group_of_class[number],
            len(needs) > 1,
            self.plain[number],
            needs,
            needs[0].wilds,
            self.cards[route],
            self.pieces[route][1],
            self.extra[route],
        )

    @staticmethod
    def _cards(price: Price, need: Need) -> float:
        """Roughly how many cards a price takes."""
        return need.count * 0.62 if isinstance(need, ShipNeed) else float(need.count)
