"""Variants: a board and a list of rules.

Building a variant asks each rule once for its contributions (cards, pieces, prices, tables) and records which rules
answer which question.  Combinations of rules that cannot work are rejected with the reason.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from operator import add
from types import MappingProxyType
from typing import Any, ClassVar, Concatenate, ParamSpec, Protocol, TypeVar, overload

from .action import Action
from .arguments import bad_argument
from .board import Board, Route
from .cards import CardSet
from .connectivity import Links, Network
from .errors import BadVariant, Refusal, did_you_mean, expected
from .json_values import short
from .message import Message
from .names import BoardNames
from .payment import Price
from .prompt import Prompt, Question
from .representation import shown
from .rule import Rule
from .sheet import SeatSheet, most_points, own_places
from .state import Draft, Position
from .verdicts import Verdict, plain_verdict
from .words import spec, wordings

GRAY = "gray"
TURN = "turn"

R = TypeVar("R", bound=Rule)
T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)
P = ParamSpec("P")
Objection = Callable[[Position, int, Action], Refusal | None]


class Preparing(Protocol[T_co]):
    """A rule that prepares data for a variant; :meth:`Variant.prepared` returns it."""

    key: ClassVar[str]

    def prepare(self, variant: Variant) -> T_co:
        """Compute the data once for the variant."""


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

    def __init__(self, board: Board, rules: Iterable[Rule], *, name: str = "", origin: Variant | None = None) -> None:
        """``name`` is for games of the package; ``origin`` is the named game that this variant was derived from."""
        self.board = board
        self.rules = _checked_list(rules)
        self.name = name
        self.origin = origin
        self.by_key = MappingProxyType({rule.key: rule for rule in self.rules})
        _check_needs(self.rules, self.by_key)
        self._collect_answers()
        self.kinds = CardSet(card for rule in self.rules for card in rule.cards())
        counts = {name: number for rule in self.rules for name, number in rule.pieces().items()}
        self.piece_names = tuple(counts)
        self.piece_counts = tuple(counts.values())
        self.piece_number = {name: number for number, name in enumerate(counts)}
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
        if make in self._derived:
            known: T = self._derived[make]
            return known
        made = self._derived[make] = make(self)
        return made

    # Which rules answer which question.

    def _answers(self, question: Callable[Concatenate[Any, P], T]) -> tuple[Callable[P, T], ...]:
        """The methods of the rules that override a question, in the order of the list."""
        name = question.__name__
        return tuple(getattr(rule, name) for rule in self.rules if getattr(type(rule), name) is not question)

    def _collect_answers(self) -> None:
        self.setups = self._answers(Rule.setup)
        self.openings = self._answers(Rule.opening)
        self.tellers = self._answers(Rule.tell)
        self.offerers = self._answers(Rule.offers)
        self.barrers = self._answers(Rule.barred)
        self.pricers = self._answers(Rule.price)
        self.before_claims = self._answers(Rule.before_claim)
        self.after_claims = self._answers(Rule.after_claim)
        self.closers = self._answers(Rule.closing)[::-1]
        self.endings = self._answers(Rule.ending)
        self.holders = self._answers(Rule.held)
        self.linkers = self._answers(Rule.links)
        self.judges = self._answers(Rule.judge)
        self.trackers = self._answers(Rule.track)
        self.liers = self._answers(Rule.lying)
        self.redealers = self._answers(Rule.redeal)
        blind = [r for r in self.rules if type(r).visible is Rule.visible and r.slot_type is not None]
        self.imaginers = tuple(r.imagine for r in self.rules if r in blind or type(r).imagine is not Rule.imagine)
        self.witnesses = self._answers(Rule.evidence)
        self._winners = self._answers(Rule.winners)
        default = Rule.score
        self.scorers = tuple(rule for rule in self.rules if type(rule).score is not default)
        self.visibles = tuple((r.key, r.visible) for r in self.rules if type(r).visible is not Rule.visible)
        self._collect_owners()

    def _collect_owners(self) -> None:
        self.actions: dict[str, type[Action]] = {}
        self.appliers: dict[type[Action], Callable[[Draft, Prompt, Action], None]] = {}
        self.choosers: dict[str, Callable[[Position, Prompt], Sequence[Action]]] = {}
        self.owners: dict[type[Action], Rule] = {}
        """The rule that owns each kind of action."""
        self.questions: dict[str, Question] = {}
        for rule in self.rules:
            for action in rule.actions:
                if action.type in self.actions:
                    raise BadVariant(Message("error-two-owners", action=action.type, rule=spec(rule)))
                self.actions[action.type] = action
                self.appliers[action] = rule.apply
                self.owners[action] = rule
            for kind, question in rule.asks.items():
                if kind in self.choosers:
                    raise BadVariant(Message("error-two-askers", question=kind, rule=spec(rule)))
                self.choosers[kind] = rule.choices
                self.questions[kind] = question
        if TURN not in self.choosers:
            raise BadVariant(Message("error-no-turns"))
        self.objectors: dict[type[Action], tuple[Objection, ...]] = {}
        self.filters: dict[type[Action], tuple[Objection, ...]] = {}
        for action in self.appliers:
            objecting = [r for r in self.rules if type(r).objection is not Rule.objection]
            watching = [r for r in objecting if issubclass(action, r.watches)]
            own = [r for r in objecting if action in r.actions or r in watching]
            self.objectors[action] = tuple(map(_worded_objection, own))
            unlisted = tuple(r.objection for r in watching if type(r).barred is Rule.barred)
            if unlisted:
                self.filters[action] = unlisted

    @cached_property
    def names(self) -> BoardNames:
        """The names of the board's cities, routes and tickets, and the words of rules defined outside the package."""
        return BoardNames(self.board, "\n".join(rule.words for rule in self.rules if rule.words))

    @property
    def judges_paths(self) -> bool:
        """Whether judging a ticket may need more than the connected components."""
        return bool(self.judges)

    def domain(self, action: type[Action], field: str) -> Iterable[Any] | None:
        """All values that a field of an action can ever have, according to its owner; see :meth:`Rule.domain`."""
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
        payable = {kind for rule in self.rules for kind in rule.pays_for()}
        unpayable = Counter(route.kind for route in self.board.routes if route.kind not in payable)
        for kind, number in unpayable.items():
            raise BadVariant(Message("error-unpayable", count=number, board=self.board.name, kind=kind))
        for rule in self.rules:
            reason = rule.unfit(self)
            if reason:
                raise BadVariant(Message("error-unfit", rule=spec(rule), board=self.board.name, reason=reason))

    def _price(self, route: Route) -> Price:
        colors = self.kinds.colors if route.color == GRAY else (route.color,)
        price = Price(route.length, colors, piece=self.piece_names[0], pieces=route.length)
        for pricer in self.pricers:
            price = pricer(price, route, self.board)
        return price

    # Questions to all rules.

    def held(self, position: Position, seat: int) -> tuple[int, ...]:
        """The tickets that a seat has kept."""
        return tuple(ticket for held in self.holders for ticket in held(position, seat))

    def links(self, position: Position, seat: int) -> Links:
        """A seat's routes as input for a network."""
        links = Links(own_places(position.owners, seat))
        for linker in self.linkers:
            links = linker(links, position, seat)
        return links

    def judge(self, ticket: int, network: Network) -> Verdict:
        """The verdict on a ticket, given a network."""
        for judge in self.judges:
            verdict = judge(ticket, network)
            if verdict is not None:
                return verdict
        return plain_verdict(self.board.tickets[ticket], self.ticket_cities[ticket], network)

    def track(self, position: Position) -> tuple[int, ...]:
        """Each seat's points on the score track."""
        if len(self.trackers) == 1:
            return tuple(self.trackers[0](position))
        total = [0] * len(position.names)
        for track in self.trackers:
            total = list(map(add, total, track(position)))
        return tuple(total)

    def winners(self, seats: Sequence[SeatSheet]) -> tuple[int, ...]:
        """The seats that win with these sheets."""
        for winners in self._winners:
            found = winners(seats)
            if found is not None:
                return found
        return most_points(seats)

    # Deriving variants.

    @overload
    def rule(self, which: type[R]) -> R: ...
    @overload
    def rule(self, which: str) -> Rule: ...
    def rule(self, which: str | type[Rule]) -> Rule:
        """The rule with this key, name or class."""
        if not isinstance(which, type):
            return self.by_key[self._key(which)]
        found = self.by_key.get(which.key)
        if not isinstance(found, which):
            raise self._no_rule(which.__name__)
        return found

    def with_rule(self, rule: Rule) -> Variant:
        """A copy with this rule: it replaces the rule with the same key, or is added at the end."""
        if not isinstance(rule, Rule):
            raise BadVariant(expected("rule", rule))
        rules = {old.key: old for old in self.rules} | {rule.key: rule}
        return self._with_list(rules.values())

    def without(self, *which: str | type[Rule] | Rule) -> Variant:
        """A copy without these rules, given by class, key or instance."""
        keys = {self._key(one) for one in which}
        return self._with_list(rule for rule in self.rules if rule.key not in keys)

    def on(self, board: Board, *rules: Rule) -> Variant:
        """The same rules on another board, with additional rules that replace those with the same key.

        >>> import ttr_widget as ttr
        >>> from ttr_widget.rules import Ferries, Tunnels
        >>> europe = ttr.variant("europe").board
        >>> ttr.variant("usa").on(europe, Ferries(), Tunnels()).board.name
        'europe'
        """
        return Variant(board, ({old.key: old for old in self.rules} | {rule.key: rule for rule in rules}).values())

    def _with_list(self, rules: Iterable[Rule]) -> Variant:
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


def _worded_objection(rule: Rule) -> Callable[..., Refusal | None]:
    """The rule's ``objection`` method, wrapped to add the rule's own words if it has any."""
    if not rule.words:
        return rule.objection

    def objection(position: Position, seat: int, action: Any) -> Refusal | None:
        refusal = rule.objection(position, seat, action)
        return refusal.worded(rule.words) if refusal else None

    return objection


def _rebuilt(board: Board, rules: Sequence[Rule], name: str, origin: Variant | None) -> Variant:
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


def _checked_list(rules: Iterable[Rule]) -> tuple[Rule, ...]:
    rules = tuple(rules)
    seen: set[str] = set()
    for rule in rules:
        if not isinstance(rule, Rule):
            raise BadVariant(Message("error-not-rules", given=short(rule)))
        if not rule.key:
            raise BadVariant(Message("error-rule-keyless", rule=spec(rule)))
        if rule.key in seen:
            raise BadVariant(Message("error-rule-twice", key=rule.key, rule=spec(rule)))
        seen.add(rule.key)
        wrong = bad_argument(rule)
        if wrong:
            raise BadVariant(Message("error-rule-argument", rule=spec(rule), problem=wrong))
    return rules


def _check_needs(rules: Sequence[Rule], by_key: MappingProxyType[str, Rule]) -> None:
    for rule in rules:
        missing = [need for need in rule.needs if need not in by_key]
        if missing:
            raise BadVariant(Message("error-rule-needs", rule=spec(rule), need=missing[0]))
