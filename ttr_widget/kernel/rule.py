"""What a rule is: one small file that answers some of a closed list of questions.

A variant is a board and a list of rules.  The kernel puts a question to all rules that answer it and combines the
answers in one fixed way, named in each question's docstring.  The order is the order of the list (``closing`` alone
runs from the last rule to the first, so that a rule which puts something on the table clears it away before the rules
it stands on look at the table).  A rule keeps what it must remember in its own slot, ``position.slots[key]``: an
immutable value.

What a rule says stands in :mod:`ttr_widget.locales`, as messages that name the rule's arguments as facts; a rule that
is not part of the package brings its messages along as ``words``.
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
    """The base of all rules: it answers every question with "nothing to say".

    A rule of your own is a frozen dataclass that answers the questions it has something to say to.  ``paragraphs`` are
    the ids under which it stands in the rule book; the words of ``house.calm`` are the message ``house-calm``.

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
    """The rule's name in a variant: two rules with one key replace each other, and the slot has this name."""
    needs: ClassVar[tuple[str, ...]] = ()
    """The keys of the rules that this one cannot do without."""
    actions: ClassVar[tuple[type[Action], ...]] = ()
    """The actions that this rule owns: it applies them."""
    asks: ClassVar[Mapping[str, Question]] = {}
    """The kinds of prompt that this rule owns, each with the id of the rule that it comes from and what it is about."""
    watches: ClassVar[tuple[type[Action], ...]] = ()
    """The actions of other rules to which this one may object (``Action``: all)."""
    house_rules: ClassVar[tuple[HouseRule, ...]] = ()
    """The changes of this rule that the lobby offers."""
    adjustable: ClassVar[Mapping[str, range]] = {}
    """The arguments that the lab may change, each with its sensible values."""
    slot_type: ClassVar[Any] = None
    """The type of the slot, for saves; ``None`` for a rule that remembers nothing."""

    paragraphs: ClassVar[tuple[str | tuple[str, str], ...]] = ()
    """The ids under which the rule stands in the rule book, in order.

    The words of ``europe.tunnel`` are the message ``europe-tunnel``.  A pair names another message; an id in braces is
    an argument of the rule: ``("{few_id}", "parallel-routes-few")``.
    """
    see: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """For an id, as it stands in ``paragraphs``, the ids of related rules."""
    words: ClassVar[str] = ""
    """The messages of a rule that is not part of the package, in Fluent's syntax."""

    # Building a variant.

    def word_facts(self) -> dict[str, Any]:
        """What the rule's words may name in braces besides its arguments."""
        return {}

    def cards(self) -> Iterable[Card]:
        """Joined: the kinds of card that the game has."""
        return ()

    def pieces(self) -> Mapping[str, int]:
        """Joined: the kinds of piece that a player owns, with their number."""
        return {}

    def pays_for(self) -> Iterable[str]:
        """Joined: the kinds of route that can be claimed because of this rule."""
        return ()

    def unfit(self, variant: Variant) -> Said | None:
        """First: why the rule cannot work in this variant."""
        return None

    def domain(self, variant: Variant, action: type[Action], field: str) -> Iterable[Any] | None:
        """The action's owner: all values that a field may ever have, where its role does not tell them.

        For numbers, words and splits the values; for cards the prices that they may have to meet; for tickets the
        numbers of tickets that may be on offer; for passengers their colours.  ``None``: they cannot be listed, or the
        role tells them.
        """
        return None

    def prepare(self, variant: Variant) -> object:
        """Whatever the rule works out once for each variant; ``variant.prepared(self)`` gives it back."""
        return None

    # Playing.

    def setup(self, draft: Draft) -> None:
        """In order: put things in their places before the first question."""

    def opening(self, draft: Draft) -> Iterable[Prompt]:
        """Joined: the questions before the first turn, in the order in which they are answered."""
        return ()

    def arrange(self, draft: Draft, arrangement: Arrangement) -> None:
        """In order, each rule after those that it needs: put things in their places for a position made by hand.

        A rule takes the arguments that it understands and deals from the rest what was not given.  No event is emitted.
        """
        self.setup(draft)

    def faults(self, position: Position) -> Iterable[Fault]:
        """Joined: what cannot be true of this rule's slot in this position (made by hand, or read from a file)."""
        return ()

    def tell(self, position: Position) -> Iterable[Event]:
        """Joined: what those who follow the events are told of the position with which a game begins."""
        return ()

    def offers(self, position: Position, seat: int) -> Sequence[Action]:
        """Joined: all actions of this rule that the seat may choose as its turn."""
        return ()

    def barred(self, position: Position, seat: int) -> Iterable[int]:
        """Joined: unclaimed routes that this seat may not claim; ``objection`` gives the reasons.

        The answer may depend on nothing but the claimed routes and the seat's pieces, because it is kept until these
        change.  A rule that looks at anything else answers ``objection`` alone: the list of legal actions is then
        filtered by it.
        """
        return ()

    def objection(self, position: Position, seat: int, action: Any) -> Refusal | None:
        """First: why this action (an own one, or one that the rule watches) is not allowed now.

        A rule names its actions here and in ``apply``: ``action: Claim`` or ``action: Pay | Decline``.
        """
        return None

    def price(self, price: Price, route: Route, board: Board) -> Price:
        """A pipeline: the price of a route, from what the rules before make of it."""
        return price

    def before_claim(self, draft: Draft, seat: int, route: int, cards: Cards) -> Prompt | None:
        """First prompt: something that comes between laying the cards and owning the route."""
        return None

    def after_claim(self, draft: Draft, seat: int, route: int) -> None:
        """In order: what follows from a claimed route; it may ask something."""

    def choices(self, position: Position, prompt: Prompt) -> Sequence[Action]:
        """The prompt's owner: all answers to choose from."""
        return ()

    def apply(self, draft: Draft, prompt: Prompt, action: Any) -> None:
        """The action's owner: do it.  It is legal, and the prompt that it answers has been taken off the stack."""

    def closing(self, draft: Draft) -> None:
        """In order from the last rule to the first: tidy up at the end of a turn."""

    def ending(self, position: Position, seat: int) -> int | None:
        """First: the seat has ended its turn; how many further turns has everybody? (0: the game is over.)"""
        return None

    # Scoring.

    def held(self, position: Position, seat: int) -> tuple[int, ...]:
        """Joined: the tickets that the seat has kept."""
        return ()

    def links(self, links: Links, position: Position, seat: int) -> Links:
        """A pipeline: what a seat's routes are worth as a network.

        It looks at no more of the slot than everybody may see: the position may be made of a view.
        """
        return links

    def judge(self, ticket: int, network: Network) -> Verdict | None:
        """First: the verdict on a ticket, if it is of a kind that this rule knows."""
        return None

    def track(self, position: Position) -> Sequence[int]:
        """Added up: each seat's points on the score track, those that are scored at once."""
        return ()

    def score(self, reckoning: Reckoning) -> Iterable[Line]:
        """Joined: lines of the sheet."""
        return ()

    def evidence(self, reckoning: Reckoning, line: Line) -> Evidence | None:
        """First: how this line of the sheet came about.  A rule explains its own lines."""
        return None

    def winners(self, seats: Sequence[SeatSheet]) -> tuple[int, ...] | None:
        """First: the seats that win."""
        return None

    # What is known, and where things are.

    def visible(self, slot: Any, seat: int | None) -> Any:
        """What this seat may know of the slot (``None``: a spectator): an excerpt, itself immutable.

        The excerpt is all that a view holds of the slot, and it depends on nothing but the slot and the seat.
        """
        return None

    def show(self, excerpt: Any, variant: Variant) -> Mapping[str, Any]:
        """A dict a rule: the visible excerpt in JSON's terms."""
        return {}

    def counters(self, excerpt: Any, seats: int) -> Mapping[str, Sequence[int]]:
        """Joined: public numbers of each seat that a score display shows, by name: ``{"stations": (0, 2)}``."""
        return {}

    def lying(self, position: Position) -> Iterable[Counts]:
        """Joined: the cards that lie in this rule's places (not hands, not the discards)."""
        return ()

    def redeal(self, draft: Draft, seat: int | None) -> None:
        """In order: deal anew, at random, everything that this seat cannot know."""

    def imagine(self, draft: Draft, view: View) -> None:
        """In order: put a slot into the draft that the view's seat would see as it sees this one.

        The draft has everything visible, and each slot holds its excerpt; what is hidden is filled in anyhow, because
        ``redeal`` shuffles it.  A rule whose excerpt is its slot need not answer; one that shows nothing of its slot
        begins anew.
        """
        if type(self).visible is Rule.visible and self.slot_type is not None:
            self.setup(draft)
