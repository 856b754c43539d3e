"""Variants: a board and a list of rules; and what rules and positions know of one another.

A variant holds rules, a rule reads positions, and a position knows its variant: this module declares all three.
Whatever changes or scores a game is built on top of it (:mod:`.state`, :mod:`.rule`, :mod:`.scoring`).

Building a variant asks each rule once for its contributions (cards, pieces, prices, tables) and records which rules
answer which question.  Combinations of rules that cannot work are rejected with the reason.
"""

# Long: variants, rules and positions refer to one another, and no import cycle may join two files.

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from operator import add
from types import MappingProxyType
from typing import Any, ClassVar, Concatenate, Literal, ParamSpec, Protocol, TypeVar, overload

from .action import Action
from .arguments import bad_argument
from .arrangement import Fault
from .board import Board
from .cards import Card, CardSet, Counts
from .connectivity import Links, Network, owned_by
from .errors import BadVariant, Refusal, did_you_mean, expected
from .frozen_dict import FrozenDict
from .json_values import short
from .limits import NAME
from .message import Message, Said
from .misnamed import misnamed
from .names import BoardNames
from .payment import Price
from .prompt import Prompt, Question
from .records import Route
from .representation import shown
from .sheet import SeatSheet, most_points
from .verdicts import Verdict, plain_verdict
from .words import spec, wordings

GRAY = "gray"
TURN = "turn"
_MISSPELT = 0.75
"""How like a known kind of route an unknown one is if it was meant; a tram is less like a train."""

R = TypeVar("R", bound="RuleBase")
T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)
P = ParamSpec("P")


class Preparing(Protocol[T_co]):
    """A rule that prepares data for a variant; :meth:`Variant.prepared` returns it."""

    key: ClassVar[str]

    def prepare(self, variant: Variant) -> T_co:
        """Compute the data once for the variant."""


class Position(Protocol):
    """The read interface shared by states and drafts."""

    @property
    def variant(self) -> Variant:
        """The game that is played."""

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, in seat order."""

    @property
    def first(self) -> int:
        """The seat with the first turn."""

    @property
    def hands(self) -> Sequence[Counts]:
        """The cards in each seat's hand."""

    @property
    def discards(self) -> Counts:
        """The discarded cards of all decks."""

    @property
    def owners(self) -> bytes:
        """For each route the seat that claimed it, or ``FREE``."""

    @property
    def pieces(self) -> Sequence[Counts]:
        """The pieces that each seat has left, for each kind."""

    @property
    def slots(self) -> Mapping[str, Any]:
        """The slot of each rule."""

    @property
    def prompts(self) -> Sequence[Prompt]:
        """The stack of open questions; the last one must be answered now."""

    @property
    def seat(self) -> int:
        """The seat whose turn it is."""

    @property
    def turn(self) -> int:
        """The number of turns begun by all players together; 0 during the opening."""

    @property
    def turns_left(self) -> int | None:
        """In the last round: the number of turns still to be finished, including this one."""

    @property
    def passes(self) -> int:
        """The number of consecutive turns that were passes."""

    @property
    def idle(self) -> int:
        """The number of consecutive turns without progress."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""


Topic = Literal["cards", "routes", "tickets", "pieces", "bonuses", "end", "more"]
"""What a rule is about."""


class RuleBase:
    """The questions that a rule answers about a variant or a position, without changing anything.

    Rules derive from :class:`~ttr_widget.kernel.rule.Rule`, which adds the questions that change or score a game.
    """

    key: ClassVar[str] = ""
    """The name of the rule in a variant and of its slot; a rule replaces another one with the same key."""
    needs: ClassVar[tuple[str, ...]] = ()
    """The keys of the rules that this one requires."""
    actions: ClassVar[tuple[type[Action], ...]] = ()
    """The actions that this rule owns and applies."""
    asks: ClassVar[Mapping[str, Question]] = FrozenDict()
    """The kinds of prompt that this rule owns, each with its declaration."""
    watches: ClassVar[tuple[type[Action], ...]] = ()
    """The actions of other rules that this one may object to (``Action``: all)."""
    adjustable: ClassVar[Mapping[str, range]] = FrozenDict()
    """The arguments that the lab may change, each with its reasonable values."""
    topic: ClassVar[Topic] = "more"
    """The group in which the lab shows the rule."""
    tallies: ClassVar[tuple[str, ...]] = ()
    """What its lines of the score sheet count, for tie-breaks."""
    slot_type: ClassVar[Any] = None
    """The type of the slot, for saves; ``None`` for a rule without a slot."""

    paragraphs: ClassVar[tuple[str | tuple[str, str], ...]] = ()
    """The ids of the rule's paragraphs in the rule book, in order.

    The text of ``europe.station`` is the message ``europe-station``.  A pair names a different message; an id in braces
    is taken from an argument of the rule: ``("{few_id}", "parallel-routes-few")``.
    """
    see: ClassVar[Mapping[str, tuple[str, ...]]] = FrozenDict()
    """Ids of related rules, by id as written in ``paragraphs``."""
    words: ClassVar[str] = ""
    """The messages of a rule defined outside the package, in Fluent syntax."""

    def __init_subclass__(cls) -> None:
        for name in ("asks", "adjustable", "see"):
            if name in vars(cls):
                setattr(cls, name, FrozenDict(vars(cls)[name]))

    def __post_init__(self) -> None:
        """Make the dicts among the arguments read-only, because games share their rules."""
        for name, value in vars(self).items():
            if type(value) is dict:
                object.__setattr__(self, name, FrozenDict(value))

    # Building a variant.

    def word_facts(self) -> dict[str, Any]:
        """Additional values that the rule's texts can use besides its arguments."""
        return {}

    def word_facts_in(self, variant: Variant) -> dict[str, Any]:
        """Values that depend on the other rules of a variant; they replace those of :meth:`word_facts`."""
        return {}

    def cards(self) -> Iterable[Card]:
        """Joined: the kinds of card in the game."""
        return ()

    def pieces(self) -> Mapping[str, int]:
        """Joined: the kinds of piece that each player owns, with their numbers."""
        return {}

    def pays_for(self) -> Iterable[str]:
        """Joined: the kinds of route that this rule makes claimable."""
        return ()

    def unfit(self, variant: Variant) -> Said | None:
        """First answer: why the rule cannot work in this variant."""
        return None

    def domain(self, variant: Variant, action: type[Action], field: str) -> Iterable[Any] | None:
        """Asked of the action's owner: all values that a field can ever have, if its role does not determine them.

        For numbers, words and splits these are the values; for cards the prices to be paid; for tickets the possible
        numbers of tickets on offer; for passengers their colours.  ``None``: not listable, or determined by the role.
        """
        return None

    def prepare(self, variant: Variant) -> object:
        """Data that the rule computes once per variant; ``variant.prepared(self)`` returns it."""
        return None

    def price(self, price: Price, route: Route, board: Board) -> Price:
        """Pipeline: the price of a route, modified from that of the previous rules."""
        return price

    # Playing.

    def offers(self, position: Position, seat: int) -> Sequence[Action]:
        """Joined: all actions of this rule that the seat may choose as its turn."""
        return ()

    def barred(self, position: Position, seat: int) -> Iterable[int]:
        """Joined: unclaimed routes that this seat may not claim; ``objection`` gives the reasons.

        The answer is cached, so it must depend only on the claimed routes and the seat's pieces.  A rule that depends
        on anything else implements only ``objection``, which then filters the list of legal actions.
        """
        return ()

    def objection(self, position: Position, seat: int, action: Any) -> Refusal | None:
        """First answer: why an action (its own, or one that the rule watches) is not allowed now.

        Rules annotate their actions here and in ``apply``: ``action: Claim`` or ``action: Pay | Decline``.
        """
        return None

    def choices(self, position: Position, prompt: Prompt) -> Sequence[Action]:
        """Asked of the prompt's owner: all legal answers."""
        return ()

    def foretell(self, position: Position, seat: int, action: Any) -> Message | None:
        """First answer: what a legal action costs and leaves, told before it is played.  Everybody may know it."""
        return None

    def ending(self, position: Position, seat: int) -> int | None:
        """First answer: the number of turns each player has left after this seat's turn (0: the game is over)."""
        return None

    # Scoring.

    def held(self, position: Position, seat: int) -> tuple[int, ...]:
        """Joined: the tickets that the seat has kept."""
        return ()

    def links(self, links: Links, position: Position, seat: int) -> Links:
        """Pipeline: a seat's routes as input for a network.

        May use only the public part of the slot, because the position may be built from a view.
        """
        return links

    def judge(self, ticket: int, network: Network) -> Verdict | None:
        """First answer: the verdict on a ticket of a kind that this rule knows."""
        return None

    def track(self, position: Position) -> Sequence[int]:
        """Summed: the points of each seat on the score track, which are scored immediately."""
        return ()

    def winners(self, seats: Sequence[SeatSheet]) -> tuple[int, ...] | None:
        """First answer: the winning seats."""
        return None

    # Hidden information, and the whereabouts of cards.

    def visible(self, slot: Any, seat: int | None) -> Any:
        """The part of the slot that this seat may know (``None``: a spectator), as an immutable excerpt.

        Views contain only this excerpt.  It must depend only on the slot and the seat.
        """
        return None

    def show(self, excerpt: Any, variant: Variant) -> Mapping[str, Any]:
        """The excerpt as JSON data, one dict per rule."""
        return {}

    def counters(self, excerpt: Any, seats: int) -> Mapping[str, Sequence[int]]:
        """Joined: public numbers per seat for score displays, by name: ``{"stations": (0, 2)}``."""
        return {}

    def piles(self, position: Position) -> Iterable[Counts]:
        """Joined: the cards in this rule's piles: decks, face-up cards, revealed cards; not hands and discards."""
        return ()

    def faults(self, position: Position) -> Iterable[Fault]:
        """Joined: inconsistencies of this rule's slot, for positions made by hand or read from a file."""
        return ()


Objection = Callable[[Position, int, Action], Refusal | None]


class Variant:
    """A game: a board and a list of rules, ``Variant(board, [CardMarket(), Claiming(...), ...])``.

    >>> import ttr_widget as ttr
    >>> from ttr_widget.rules import Stations
    >>> house = ttr.variant("europe").with_rule(Stations(count=2)).without("LongestPath")
    >>> house.text
    'europe with Stations(count=2) without LongestPath'
    >>> house.rule("Stations").count, house.rule(Stations) is house.rules[6]
    (2, True)
    """

    def __init__(
        self, board: Board, rules: Iterable[RuleBase], *, name: str = "", origin: Variant | None = None
    ) -> None:
        """``name`` is for games of the package; ``origin`` is the named game that this variant was derived from."""
        if not isinstance(board, Board):
            raise BadVariant(expected("a-board", board))
        self.board = board
        self.rules = _checked_list(rules)
        self.name = name
        self.origin = origin
        self.by_key = MappingProxyType({rule.key: rule for rule in self.rules})
        _check_needs(self.rules, self.by_key)
        self._collect_answers()
        self.kinds = CardSet(_checked_cards([card for rule in self.rules for card in rule.cards()]))
        counts = {name: number for rule in self.rules for name, number in rule.pieces().items()}
        self.piece_names = tuple(counts)
        self.piece_counts = tuple(counts.values())
        self.piece_number = FrozenDict({name: number for number, name in enumerate(counts)})
        self.turn_prompts = tuple(Prompt(seat, TURN) for seat in range(board.players[1]))
        self.ticket_cities = tuple(tuple(board.city_number[c] for c in ticket.cities) for ticket in board.tickets)
        self._check_fit()
        self.prices = tuple(self._price(route) for route in board.routes)
        self._prepared: dict[str, Any] = {rule.key: rule.prepare(self) for rule in self.rules}
        self._derived: dict[Callable[[Variant], Any], Any] = {}

    def prepared(self, rule: Preparing[T]) -> T:
        """The data that a rule of this list prepared for the variant."""
        prepared: T = self._prepared[rule.key]
        return prepared

    def derived(self, make: Callable[[Variant], T]) -> T:
        """The result of ``make(self)``, cached; ``make`` is a class or a module-level function.
        >>> import ttr_widget as ttr
        >>> from ttr_widget.notation import Notation
        >>> europe = ttr.variant("europe")
        >>> europe.derived(Notation) is europe.derived(Notation)
        True
        """
        try:
            known: T = self._derived[make]
        except KeyError:
            known = self._derived[make] = make(self)
        return known

    # Which rules answer which question.

    def answers(self, question: Callable[Concatenate[Any, P], T]) -> tuple[Callable[P, T], ...]:
        """The methods of the rules that override a question, in the order of the list."""
        name = question.__name__
        return tuple(getattr(rule, name) for rule in self.rules if getattr(type(rule), name, question) is not question)

    def _collect_answers(self) -> None:
        self.offers_methods = self.answers(RuleBase.offers)
        self.barred_methods = self.answers(RuleBase.barred)
        self.price_methods = self.answers(RuleBase.price)
        self.ending_methods = self.answers(RuleBase.ending)
        self.held_methods = self.answers(RuleBase.held)
        self.links_methods = self.answers(RuleBase.links)
        self.judge_methods = self.answers(RuleBase.judge)
        self.track_methods = self.answers(RuleBase.track)
        self._foretell_methods = self.answers(RuleBase.foretell)
        self.piles_methods = self.answers(RuleBase.piles)
        self._winners_methods = self.answers(RuleBase.winners)
        self.visible_methods = tuple((r.key, r.visible) for r in self.rules if type(r).visible is not RuleBase.visible)
        self._collect_owners()

    def _collect_owners(self) -> None:
        actions: dict[str, type[Action]] = {}
        choices_methods: dict[str, Callable[[Position, Prompt], Sequence[Action]]] = {}
        owners: dict[type[Action], RuleBase] = {}
        questions: dict[str, Question] = {}
        for rule in self.rules:
            for action in rule.actions:
                if action.type in actions:
                    raise BadVariant(Message("error-two-owners", action=action.type, rule=spec(rule)))
                actions[action.type] = action
                owners[action] = rule
            for kind, question in rule.asks.items():
                if kind in choices_methods:
                    raise BadVariant(Message("error-two-askers", question=kind, rule=spec(rule)))
                choices_methods[kind] = rule.choices
                questions[kind] = question
        if TURN not in choices_methods:
            raise BadVariant(Message("error-no-turns"))
        self.actions, self.questions = FrozenDict(actions), FrozenDict(questions)
        self.choices_methods = FrozenDict(choices_methods)
        self.owners = FrozenDict(owners)
        """The rule that owns each kind of action."""
        self._collect_objections()

    def _collect_objections(self) -> None:
        objections: dict[type[Action], tuple[Objection, ...]] = {}
        unlisted_objections: dict[type[Action], tuple[Objection, ...]] = {}
        for action in self.owners:
            objecting = [r for r in self.rules if type(r).objection is not RuleBase.objection]
            watching = [r for r in objecting if issubclass(action, r.watches)]
            own = [r for r in objecting if action in r.actions or r in watching]
            objections[action] = tuple(map(_worded_objection, own))
            unlisted = tuple(r.objection for r in watching if type(r).barred is RuleBase.barred)
            if unlisted:
                unlisted_objections[action] = unlisted
        self.objection_methods = FrozenDict(objections)
        self.unlisted_objections = FrozenDict(unlisted_objections)
        """Objections that ``offers`` does not know of, so that the lists of legal actions are filtered with them."""

    @cached_property
    def names(self) -> BoardNames:
        """The names of the board's cities, routes and tickets, and the words of rules defined outside the package."""
        return BoardNames(self.board, "\n".join(rule.words for rule in self.rules if rule.words))

    @property
    def judges_paths(self) -> bool:
        """Whether judging a ticket may need more than the connected components."""
        return bool(self.judge_methods)

    def domain(self, action: type[Action], field: str) -> Iterable[Any] | None:
        """All values that a field of an action can ever have, according to its owner; see :meth:`RuleBase.domain`."""
        return self.owners[action].domain(self, action, field)

    # Checking that the rules work together.

    def _check_fit(self) -> None:
        if not self.kinds.cards or not self.piece_names:
            raise BadVariant(Message("error-no-cards" if not self.kinds.cards else "error-no-pieces"))
        for color, route in {route.color: route for route in self.board.routes}.items():
            if color != GRAY and color not in self.kinds.colors:
                colors = self.kinds.colors
                near = did_you_mean(color, colors)
                raise BadVariant(Message("error-route-color", route=route.id, color=color, colors=colors, near=near))
        payable = sorted({kind for rule in self.rules for kind in rule.pays_for()})
        unpayable = Counter(route.kind for route in self.board.routes if route.kind not in payable)
        for kind, number in unpayable.items():
            near = did_you_mean(kind, payable, _MISSPELT)
            raise BadVariant(Message("error-unpayable", count=number, board=self.board.name, kind=kind, near=near))
        for rule in self.rules:
            reason = rule.unfit(self)
            if reason:
                raise BadVariant(Message("error-unfit", rule=spec(rule), board=self.board.name, reason=reason))

    def _price(self, route: Route) -> Price:
        colors = self.kinds.colors if route.color == GRAY else (route.color,)
        price = Price(route.length, colors, piece=self.piece_names[0], pieces=route.length)
        for pricer in self.price_methods:
            price = pricer(price, route, self.board)
        return price

    # Questions to all rules.

    def held(self, position: Position, seat: int) -> tuple[int, ...]:
        """The tickets that a seat has kept."""
        return tuple(ticket for held in self.held_methods for ticket in held(position, seat))

    def links(self, position: Position, seat: int) -> Links:
        """A seat's routes as input for a network."""
        links = Links(owned_by(position.owners, seat))
        for linker in self.links_methods:
            links = linker(links, position, seat)
        return links

    def judge(self, ticket: int, network: Network) -> Verdict:
        """The verdict on a ticket, given a network."""
        for judge in self.judge_methods:
            verdict = judge(ticket, network)
            if verdict is not None:
                return verdict
        return plain_verdict(self.board.tickets[ticket], self.ticket_cities[ticket], network)

    def track(self, position: Position) -> tuple[int, ...]:
        """Each seat's points on the score track."""
        if len(self.track_methods) == 1:
            return tuple(self.track_methods[0](position))
        total = [0] * len(position.names)
        for track in self.track_methods:
            total = list(map(add, total, track(position)))
        return tuple(total)

    def foretold(self, position: Position, seat: int, action: Action) -> Message | None:
        """What an action costs and leaves, if a rule tells that before it is played."""
        said = (foretell(position, seat, action) for foretell in self._foretell_methods)
        return next((message for message in said if message is not None), None)

    def winners(self, seats: Sequence[SeatSheet]) -> tuple[int, ...]:
        """The seats that win with these sheets."""
        for winners in self._winners_methods:
            found = winners(seats)
            if found is not None:
                return found
        return most_points(seats)

    # Deriving variants.

    @overload
    def rule(self, which: type[R]) -> R: ...
    @overload
    def rule(self, which: str) -> RuleBase: ...
    def rule(self, which: str | type[RuleBase]) -> RuleBase:
        """The rule with this key, name or class."""
        if not isinstance(which, type):
            return self.by_key[self._key(which)]
        found = self.by_key.get(which.key) if issubclass(which, RuleBase) else None
        if not isinstance(found, which):
            raise self._no_rule(which.__name__)
        return found

    def with_rule(self, rule: RuleBase) -> Variant:
        """A copy with this rule: it replaces the rule with the same key, or is added at the end."""
        if not isinstance(rule, RuleBase):
            raise BadVariant(expected("rule", rule))
        rules = {old.key: old for old in self.rules} | {rule.key: rule}
        return self._with_list(rules.values())

    def without(self, *which: str | type[RuleBase] | RuleBase) -> Variant:
        """A copy without these rules, given by class, key or instance."""
        keys = {self._key(one) for one in which}
        return self._with_list(rule for rule in self.rules if rule.key not in keys)

    def on(self, board: Board, *rules: RuleBase) -> Variant:
        """The same rules on another board, with additional rules that replace those with the same key.

        >>> import ttr_widget as ttr
        >>> from ttr_widget.rules import Globetrotter
        >>> usa = ttr.variant("usa")
        >>> usa.on(usa.board, Globetrotter()) == usa.with_rule(Globetrotter())
        True
        """
        return Variant(board, ({old.key: old for old in self.rules} | {rule.key: rule for rule in rules}).values())

    def _with_list(self, rules: Iterable[RuleBase]) -> Variant:
        """A variant with other rules for the same board; rules of the named game keep their order."""
        origin = self if self.name else self.origin
        rules = list(rules)
        if origin:
            places = {rule.key: place for place, rule in enumerate(origin.rules)}
            rules.sort(key=lambda rule: places.get(rule.key, len(places)))
        return Variant(self.board, rules, origin=origin)

    def _key(self, which: object) -> str:
        key = which if isinstance(which, str) else getattr(which, "key", None)
        if isinstance(key, str):
            for rule in self.rules:
                if key in (rule.key, type(rule).__name__):
                    return rule.key
        raise self._no_rule(which if isinstance(which, str) else getattr(which, "__name__", short(which)))

    def _no_rule(self, name: str) -> BadVariant:
        names = tuple(type(rule).__name__ for rule in self.rules)
        return BadVariant(Message("error-rule-not-listed", name=name, names=names, near=did_you_mean(name, names)))

    @property
    def text(self) -> str:
        """The variant as one line of text: ``europe with Stations(count=2) without LongestPath``."""
        if self.name:
            return self.name
        if self.origin is None:
            return self.full_text
        old = {rule.key: rule for rule in self.origin.rules}
        added = [spec(rule) for rule in self.rules if old.get(rule.key) != rule]
        gone = [type(rule).__name__ for key, rule in old.items() if key not in self.by_key]
        parts = [self.origin.name]
        if added:
            parts.append("with " + ", ".join(added))
        if gone:
            parts.append("without " + ", ".join(gone))
        return " ".join(parts)

    @property
    def full_text(self) -> str:
        """The variant with all its rules, independent of named games: ``usa only Turns(), CardMarket(), …``."""
        return f"{self.board.name} only {', '.join(map(spec, self.rules))}"

    def explain(self, locale: str | None = None) -> str:
        """The rule book as text, with this variant's own numbers."""
        return str(shown(self, "rulebook", locale=locale))

    def rule_ids(self) -> tuple[str, ...]:
        """The ids of all rules in force, in the order of the list."""
        return tuple(dict.fromkeys(wording.id for rule in self.rules for wording in wordings(rule)))

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, Variant) and self.rules == other.rules and same_board(self.board, other.board)

    def __hash__(self) -> int:
        return hash((self.board.name, *self.by_key))

    def __repr__(self) -> str:
        return f"<Variant {self.text}: {len(self.rules)} rules>"

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuilt, (self.board, self.rules, self.name, self.origin)


def _worded_objection(rule: RuleBase) -> Objection:
    """The rule's ``objection`` method, wrapped to add the rule's own words if it has any."""
    if not rule.words:
        return rule.objection

    def objection(position: Position, seat: int, action: Any) -> Refusal | None:
        refusal = rule.objection(position, seat, action)
        return refusal.worded(rule.words) if refusal else None

    return objection


def _rebuilt(board: Board, rules: Sequence[RuleBase], name: str, origin: Variant | None) -> Variant:
    return Variant(board, rules, name=name, origin=origin)


def no_such_route(variant: Variant, kind: str) -> Message | None:
    """The reason why a rule for a kind of route does not fit; ``None`` if the board has such a route."""
    if any(route.kind == kind for route in variant.board.routes):
        return None
    return Message("error-no-such-route", kind=kind)


def same_board(one: Board, other: Board) -> bool:
    """Whether two boards have the same name, cities, routes and tickets."""
    return one is other or (
        (one.name, one.cities, one.routes, one.tickets) == (other.name, other.cities, other.routes, other.tickets)
    )


def _checked_list(rules: Iterable[RuleBase]) -> tuple[RuleBase, ...]:
    if not isinstance(rules, Iterable):
        raise BadVariant(Message("error-not-rules", given=short(rules)))
    rules = tuple(rules)
    seen: set[str] = set()
    for rule in rules:
        if not isinstance(rule, RuleBase):
            raise BadVariant(Message("error-not-rules", given=short(rule)))
        if not rule.key:
            raise BadVariant(Message("error-rule-keyless", rule=spec(rule)))
        if rule.key in seen:
            raise BadVariant(Message("error-rule-twice", key=rule.key, rule=spec(rule)))
        seen.add(rule.key)
        wrong = bad_argument(rule)
        if wrong:
            raise BadVariant(Message("error-rule-argument", rule=spec(rule), problem=wrong))
        _check_questions(type(rule))
    return rules


def _check_questions(kind: Any) -> None:
    """Refuse a method that is meant for a question but has another name."""
    found = misnamed(kind, kind.__mro__[kind.__mro__.index(RuleBase) - 1])
    if found is not None:
        name, near = found
        raise BadVariant(Message("error-rule-question", rule=kind.__name__, name=name, near=near))


_CARD = re.compile(r"[a-z]+(-[a-z]+)*")


def _checked_cards(cards: Sequence[Card]) -> Sequence[Card]:
    """Refuse cards that cannot be told apart, written down or counted."""
    decks, names = {card.deck for card in cards}, Counter(card.name for card in cards)
    for card in cards:
        if len(card.name) > NAME or not _CARD.fullmatch(card.name) or card.name in (*decks, GRAY, "nothing", "and"):
            raise BadVariant(Message("error-variant-card", card=short(card.name)))
        if names[card.name] > 1:
            raise BadVariant(Message("error-variant-card.twice", card=card.name))
        if card.copies < 0:
            raise BadVariant(Message("error-variant-card.copies", card=card.name, copies=card.copies))
    return cards


def _check_needs(rules: Sequence[RuleBase], by_key: MappingProxyType[str, RuleBase]) -> None:
    for rule in rules:
        missing = [need for need in rule.needs if need not in by_key]
        if missing:
            raise BadVariant(Message("error-rule-needs", rule=spec(rule), need=missing[0]))
