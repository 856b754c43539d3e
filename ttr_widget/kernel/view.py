"""Views: what a seat may know (rule ``secret.view``).

A view is assembled from public information, the seat's own hand and the visible excerpts of the rules' slots; it is
never made by removing secrets.  A test redistributes everything hidden and checks that the view stays the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from .attribute_hints import suggest
from .board import Board
from .cards import Cards, Counts
from .event import Event
from .facts import CityFacts, RouteFacts, TicketFacts
from .prompt import Prompt
from .records import City, Route, Ticket
from .representation import answered, shown
from .seen_events import NOTHING_SEEN, SeenEvents
from .state import FREE, Draft
from .variant import Position, Variant


class View(NamedTuple):
    """Everything that one seat may know (``seat`` is ``None`` for a spectator); immutable.

    - ``hand`` (cards by name), ``claimed`` (routes with their owners), ``display`` (the face-up cards), ``discards``,
      ``unseen`` (the other cards, by name); in seat order ``players``, ``points``, ``pieces_left``, ``hand_sizes``,
      ``longest_path``, ``known_hands`` (the cards that each is known to hold).
    - ``tickets`` held by the seat (``.id``, ``.points``, ``.done``, ``.missing`` …), ``offered`` (ids of those that it
      may keep).
    - ``ticket("Brest-Petrograd")``, ``route("Paris-Dieppe")``, ``city("Paris")``: what the seat may know of these.
    - ``events``: everything that the seat has seen, in order, for bots that count cards (made from ``seen``).
    - ``prompt`` is the open question (``.seat``, ``.kind``, ``.about``), ``turn`` the number of the turn, ``to_move``
      the seat whose turn it is; ``turns_left`` counts down in the last round and is ``None`` before; ``over`` is
      whether the game has ended.
    - ``rules`` is what each rule shows, depending on the board ``"market"``, ``"tickets"``, ``"stations"``,
      ``"passengers"``, ``"harbours"`` and others.
    - ``counters`` holds public numbers per seat: ``counters["tickets"]``, and depending on the board ``"stations"`` …
    - ``board`` and ``variant`` are the game.  ``hand_counts``, ``discard_counts``, ``pieces``, ``owners`` and
      ``excerpts`` hold the same information as numbers, for fast bots.

    >>> import ttr_widget as ttr
    >>> game = ttr.scenario("europe", seed=1, hands={0: "3 red 1 locomotive"})
    >>> game.view(0).hand, game.view(1).hand_sizes
    (<3 red 1 locomotive>, (4, 4))
    >>> game.view(0).unseen["red"], game.view(0).tickets[0].id, game.view(0).tickets[0].missing
    (8, 'cadiz-stockholm', 21)
    >>> game.view(0).route("Paris to Dieppe").payment, game.view(0).ticket("Brest to Petrograd").missing
    (<1 locomotive>, 20)
    >>> game.view(None).hand is None
    True
    """

    variant: Variant
    seat: int | None
    players: tuple[str, ...]
    prompt: Prompt | None
    """The open question; everyone sees which player is asked."""
    turn: int
    to_move: int
    """The seat whose turn it is."""
    turns_left: int | None
    """In the last round: the number of turns still to be finished, including this one."""
    hand_counts: Counts | None
    hand_sizes: tuple[int, ...]
    discard_counts: Counts
    owners: bytes
    pieces: tuple[Counts, ...]
    points: tuple[int, ...]
    """Each seat's points on the score track."""
    excerpts: tuple[Any, ...]
    """The visible excerpts of the rules' slots; ``rules`` is the readable form."""
    over: bool
    seen: SeenEvents = NOTHING_SEEN
    """What led there; ``events`` puts it in order.  Views are equal if they show the same, whatever led there."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self[:_SEEN] == other[:_SEEN]

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash(self[:_SEEN])

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that the seat has seen, in order."""
        return self.seen.in_order()

    @property
    def board(self) -> Board:
        """The board of the game."""
        return self.variant.board

    @property
    def rules(self) -> dict[str, Mapping[str, Any]]:
        """What each rule shows to this seat."""
        variant = self.variant
        pairs = zip(variant.visible_methods, self.excerpts, strict=True)
        shown = {key: variant.by_key[key].show(excerpt, variant) for (key, _), excerpt in pairs}
        return {key: said for key, said in shown.items() if said}

    @property
    def counters(self) -> dict[str, tuple[int, ...]]:
        """Public numbers per seat, by name: tickets held, stations built, passengers taken."""
        variant, seats = self.variant, len(self.players)
        pairs = zip(variant.visible_methods, self.excerpts, strict=True)
        found = [variant.by_key[key].counters(excerpt, seats) for (key, _), excerpt in pairs]
        return {name: tuple(counts) for counted in found for name, counts in counted.items()}

    @property
    def display(self) -> tuple[str | None, ...]:
        """The face-up cards, slot by slot; ``None`` is an empty slot."""
        display: tuple[str | None, ...] = self._shown("display")
        return display

    @property
    def offered(self) -> tuple[str, ...]:
        """The ids of the tickets that this seat has drawn and may keep."""
        offered: tuple[str, ...] = self._shown("offered")
        return offered

    def _shown(self, name: str) -> Any:
        return next((shown[name] for shown in self.rules.values() if name in shown), ())

    @property
    def tickets(self) -> tuple[TicketFacts, ...]:
        """The tickets that this seat holds, with their progress; none for a spectator."""
        tickets: tuple[TicketFacts, ...] = answered(self, "tickets")
        return tickets

    def ticket(self, name: str | int | Ticket | TicketFacts) -> TicketFacts:
        """A ticket by its cities (``"Brest to Petrograd"``) or id, with the progress that this seat has made for it.

        It need not hold the ticket: ``missing``, ``routes`` and ``path`` tell what it would take.
        """
        facts: TicketFacts = answered(self, "ticket", name)
        return facts

    def route(self, name: str | int | Route) -> RouteFacts:
        """A route by its cities (``"Paris to Dieppe"``) or id: owner, whether it is open, missing cards."""
        facts: RouteFacts = answered(self, "route", name)
        return facts

    def city(self, name: str | int | City) -> CityFacts:
        """A city by name or id: its routes, and what stands there."""
        facts: CityFacts = answered(self, "city", name)
        return facts

    @property
    def unseen(self) -> dict[str, int]:
        """By name the cards that are neither in this hand nor on the table: in the decks and in other hands."""
        unseen: dict[str, int] = answered(self, "unseen")
        return unseen

    @property
    def known_hands(self) -> tuple[dict[str, int], ...]:
        """For each seat the cards that it is known to hold, by name: card counting from what this seat has seen.

        Of other hands these are the cards taken face up (or laid down and taken back) and not spent since; a spent card
        counts as a known one as long as one of its kind is known.  The own hand is complete.

        >>> import ttr_widget as ttr
        >>> game = ttr.scenario("usa", seed=1, hands={0: "2 blue"}, display="5 red")
        >>> for action in ("draw red", "draw deck"):
        ...     _ = game.play(action)
        >>> game.view(1).known_hands[0], game.view(1).hand_sizes[0]
        ({'red': 1}, 4)
        """
        hands: tuple[dict[str, int], ...] = answered(self, "known_hands")
        return hands

    @property
    def longest_path(self) -> tuple[int, ...]:
        """The length of each seat's longest path."""
        lengths: tuple[int, ...] = answered(self, "longest_path")
        return lengths

    def excerpt(self, key: str) -> Any:
        """The visible excerpt of a rule's slot, by the rule's key; ``None`` if nothing is visible."""
        for (known, _), excerpt in zip(self.variant.visible_methods, self.excerpts, strict=True):
            if known == key:
                return excerpt
        return None

    @property
    def hand(self) -> Cards | None:
        """The seat's own cards; ``None`` for a spectator."""
        return None if self.hand_counts is None else self.variant.kinds.private(self.hand_counts)

    @property
    def discards(self) -> Cards:
        """The cards on the discard pile."""
        return self.variant.kinds.of(self.discard_counts)

    @property
    def claimed(self) -> dict[str, int]:
        """The claimed routes with their owners' seats."""
        routes = self.variant.board.routes
        return {routes[number].id: owner for number, owner in enumerate(self.owners) if owner != FREE}

    @property
    def pieces_left(self) -> tuple[dict[str, int], ...]:
        """The pieces that each seat has left, by kind."""
        return tuple(dict(zip(self.variant.piece_names, left, strict=True)) for left in self.pieces)

    def __repr__(self) -> str:
        return shown(self, "text") or f"<View of {self.variant.board.name}, seat {self.seat}>"

    def _repr_html_(self) -> str | None:
        return shown(self, "html")

    def to_dict(self) -> dict[str, Any]:
        """The view as JSON data."""
        return {
            "board": self.variant.board.name,
            "variant": self.variant.text,
            "seat": self.seat,
            "players": list(self.players),
            "prompt": self.prompt.to_dict() if self.prompt else None,
            "turn": self.turn,
            "to_move": self.to_move,
            "turns_left": self.turns_left,
            "hand": None if self.hand is None else dict(self.hand),
            "hand_sizes": list(self.hand_sizes),
            "discards": dict(self.discards),
            "claimed": self.claimed,
            "pieces": list(self.pieces_left),
            "points": list(self.points),
            "rules": {key: _jsonable(shown) for key, shown in self.rules.items()},
            "over": self.over,
        }


def _jsonable(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {key: _jsonable(item) for key, item in value.items()}
    return [_jsonable(item) for item in value] if isinstance(value, (tuple, list)) else value


def view(position: Position, seat: int | None, seen: SeenEvents = NOTHING_SEEN) -> View:
    """The view that a seat has of a position, with the events that it has seen."""
    variant = position.variant
    slots = position.slots
    kept = position.memo.get(seat) if type(position) is Draft else None  # from one view of a draft to the next
    if kept is None:
        size = len(variant.visible_methods)
        kept = [_UNSEEN] * size, [None] * size
    known, excerpts = kept
    for number, (key, visible) in enumerate(variant.visible_methods):
        slot = slots[key]
        if known[number] is not slot:
            # An excerpt depends only on its slot and the seat, so it is kept until the slot changes.
            if known is kept[0]:  # what is kept is replaced as a whole, for other threads and after interrupts
                known, excerpts = known[:], excerpts[:]
            known[number], excerpts[number] = slot, visible(slot, seat)
    if known is not kept[0] and type(position) is Draft:
        position.memo[seat] = known, excerpts
    hands, prompts = position.hands, position.prompts
    return _new_view(
        View,
        (
            variant,
            seat,
            position.names,
            prompts[-1] if prompts else None,
            position.turn,
            position.seat,
            position.turns_left,
            None if seat is None else hands[seat],
            tuple(map(sum, hands)),
            position.discards,
            position.owners,
            tuple(position.pieces),
            variant.track(position),
            tuple(excerpts),
            position.over,
            seen,
        ),
    )


_SEEN = View._fields.index("seen")
_UNSEEN = object()
_new_view: Callable[[type[View], tuple[Any, ...]], View] = tuple.__new__


suggest(
    View,
    {
        **dict.fromkeys(("legal", "moves", "legal_actions", "legal_moves", "actions"), "ttr.bots.legal_actions(view)"),
        **dict.fromkeys(("cards", "own_cards"), ".hand"),
        **dict.fromkeys(("score", "scores"), ".points"),
        **dict.fromkeys(("routes", "owner"), ".claimed, .route(name) or .board.routes"),
        **dict.fromkeys(("market", "face_up", "open_cards"), ".display"),
        **dict.fromkeys(("trains", "pieces_of"), ".pieces_left"),
        **dict.fromkeys(("opponents", "names"), ".players"),
        **dict.fromkeys(("history", "log"), ".events"),
        **dict.fromkeys(("player", "me"), ".seat"),
        **dict.fromkeys(("is_over", "done"), ".over"),
        "cities": ".city(name) or .board.cities",
        "graph": ".board.graph",
        "why_not": "game.why_not(action)",
    },
)
