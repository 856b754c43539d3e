"""The base class of rules.

A variant is a board and a list of rules.  A rule is a small class that overrides some methods of :class:`Rule`; each
method is a question that the kernel asks.  The kernel collects the answers of all rules and combines them as named at
the start of each method's docstring: joined, first answer, pipeline, in order.  Rules are asked in the order of the
list; only ``closing`` runs in reverse, so that a rule clears away its cards before the rules it builds on run.  A rule
stores its own data in its slot, ``position.slots[key]``, as an immutable value.

The texts of the rules are messages in :mod:`ttr_widget.locales`, with the rule's arguments as facts.  A rule defined
outside the package carries its messages in ``words``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from .action import Action
from .arrangement import Arrangement, Fault
from .board import Board, Route
from .cards import Card, Cards, Counts
from .connectivity import Links, Network
from .errors import Refusal
from .event import Event
from .evidence import Evidence
from .house_rule import HouseRule
from .message import Said
from .payment import Price
from .prompt import Prompt, Question
from .sheet import Line, Reckoning, SeatSheet
from .state import Draft, Position
from .verdicts import Verdict

if TYPE_CHECKING:
    from .variant import Variant
    from .view import View


class Rule:
    """Base class of all rules: every question has a default answer that contributes nothing.

    A rule of your own is a frozen dataclass that overrides the questions it answers.  ``paragraphs`` are the ids of
    its paragraphs in the rule book; the text of ``house.calm`` is the message ``house-calm``.

    >>> from dataclasses import dataclass
    >>> import ttr_widget as ttr
    >>> @dataclass(frozen=True)
    ... class Calm(ttr.Rule):
    ...     key = "calm"
    ...     paragraphs = ("house.calm",)
    ...     words = "house-calm = The last round begins after { $turns } turns."
    ...     turns: int = 40
    ...
    ...     def ending(self, position, seat):
    ...         return len(position.names) if position.turn >= self.turns else None
    >>> ttr.variant("usa").with_rule(Calm(turns=9)).text
    'usa with Calm(turns=9)'
    >>> ttr.rulebook(ttr.variant("usa").with_rule(Calm(turns=9)))["house.calm"].words
    'The last round begins after 9 turns.'
    """

    key: ClassVar[str] = ""
    """The name of the rule in a variant and of its slot; a rule replaces another one with the same key."""
    needs: ClassVar[tuple[str, ...]] = ()
    """The keys of the rules that this one requires."""
    actions: ClassVar[tuple[type[Action], ...]] = ()
    """The actions that this rule owns and applies."""
    asks: ClassVar[Mapping[str, Question]] = {}
    """The kinds of prompt that this rule owns, each with its declaration."""
    watches: ClassVar[tuple[type[Action], ...]] = ()
    """The actions of other rules that this one may object to (``Action``: all)."""
    house_rules: ClassVar[tuple[HouseRule, ...]] = ()
    """The changes to this rule that the lobby offers."""
    adjustable: ClassVar[Mapping[str, range]] = {}
    """The arguments that the lab may change, each with its reasonable values."""
    slot_type: ClassVar[Any] = None
    """The type of the slot, for saves; ``None`` for a rule without a slot."""

    paragraphs: ClassVar[tuple[str | tuple[str, str], ...]] = ()
    """The ids of the rule's paragraphs in the rule book, in order.

    The text of ``europe.station`` is the message ``europe-station``.  A pair names a different message; an id in braces
    is taken from an argument of the rule: ``("{few_id}", "parallel-routes-few")``.
    """
    see: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """Ids of related rules, by id as written in ``paragraphs``."""
    words: ClassVar[str] = ""
    """The messages of a rule defined outside the package, in Fluent syntax."""

    # Building a variant.

    def word_facts(self) -> dict[str, Any]:
        """Additional values that the rule's texts can use besides its arguments."""
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

    # Playing.

    def setup(self, draft: Draft) -> None:
        """In order: set up the game before the first question."""

    def opening(self, draft: Draft) -> Iterable[Prompt]:
        """Joined: the questions before the first turn, in the order in which they are answered."""
        return ()

    def arrange(self, draft: Draft, arrangement: Arrangement) -> None:
        """In order, after the rules that this one needs: set up a hand-made position.

        A rule takes the arguments that it understands and deals everything that is not given.  It emits no events.
        """
        self.setup(draft)

    def faults(self, position: Position) -> Iterable[Fault]:
        """Joined: inconsistencies of this rule's slot, for positions made by hand or read from a file."""
        return ()

    def tell(self, position: Position) -> Iterable[Event]:
        """Joined: events that describe the starting position to observers who know only the events."""
        return ()

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

    def price(self, price: Price, route: Route, board: Board) -> Price:
        """Pipeline: the price of a route, modified from that of the previous rules."""
        return price

    def before_claim(self, draft: Draft, seat: int, route: int, cards: Cards) -> Prompt | None:
        """First answer: a prompt between laying down the cards and owning the route."""
        return None

    def after_claim(self, draft: Draft, seat: int, route: int) -> None:
        """In order: consequences of claiming a route, possibly a prompt."""

    def choices(self, position: Position, prompt: Prompt) -> Sequence[Action]:
        """Asked of the prompt's owner: all legal answers."""
        return ()

    def apply(self, draft: Draft, prompt: Prompt, action: Any) -> None:
        """Asked of the action's owner: carry out a legal action.  The prompt that it answers is already removed."""

    def closing(self, draft: Draft) -> None:
        """In reverse order: clean up at the end of a turn."""

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

    def score(self, reckoning: Reckoning) -> Iterable[Line]:
        """Joined: lines of the score sheet."""
        return ()

    def evidence(self, reckoning: Reckoning, line: Line) -> Evidence | None:
        """First answer: evidence for a line of the sheet.  A rule explains its own lines."""
        return None

    def winners(self, seats: Sequence[SeatSheet]) -> tuple[int, ...] | None:
        """First answer: the winning seats."""
        return None

    # Hidden information, and the whereabouts of cards.

    def visible(self, slot: Any, seat: int | None) -> Any:
        """The part of the slot that this seat may know (``None``: a spectator), as an immutable excerpt.

        Views contain only this excerpt.  It must depend on nothing but the slot and the seat.
        """
        return None

    def show(self, excerpt: Any, variant: Variant) -> Mapping[str, Any]:
        """The excerpt as JSON data, one dict per rule."""
        return {}

    def counters(self, excerpt: Any, seats: int) -> Mapping[str, Sequence[int]]:
        """Joined: public numbers per seat for score displays, by name: ``{"stations": (0, 2)}``."""
        return {}

    def lying(self, position: Position) -> Iterable[Counts]:
        """Joined: the cards in this rule's places, apart from hands and the discard pile."""
        return ()

    def redeal(self, draft: Draft, seat: int | None) -> None:
        """In order: redistribute at random everything that this seat cannot know."""

    def imagine(self, draft: Draft, view: View) -> None:
        """In order: replace the excerpt in the slot with a complete slot consistent with the view.

        The draft contains everything visible, and each slot holds its excerpt.  Hidden things may be filled in
        arbitrarily, because ``redeal`` shuffles them afterwards.  Not needed if the excerpt is the whole slot; a rule
        without an excerpt is set up again.
        """
        if type(self).visible is Rule.visible and self.slot_type is not None:
            self.setup(draft)
