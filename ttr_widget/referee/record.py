"""The referee's record of a game: where everything is, what has happened in the turn, and what must come next."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Mapping
from typing import Any

from .box import Box
from .verdict import Objection

MOST = 50
"""After this many objections the referee stops; the rest would only be consequences."""


class Stop(Exception):
    """The game cannot be judged any further."""


class CardDeck:
    """A deck whose order is unknown: the cards that are in it, and those left when it was shuffled during a deal."""

    def __init__(self, cards: Counter[str]) -> None:
        self.cards = cards
        self.rest: Counter[str] = Counter()
        """What was left of the old deck; it is dealt before the cards of the new one."""

    @property
    def is_empty(self) -> bool:
        return not self.cards.total() and not self.rest.total()

    def take(self, card: str) -> bool:
        """Take this card from the top; false if it cannot lie there."""
        pile = self.rest if self.rest.total() else self.cards
        there = pile[card] > 0
        pile[card] -= there
        return there


class TicketDeck:
    """A deck of tickets: shuffled ones on top, and those put back under it in their order."""

    def __init__(self) -> None:
        self.shuffled: set[str] = set()
        self.under: deque[str] = deque()

    def __len__(self) -> int:
        return len(self.shuffled) + len(self.under)

    def take(self, ticket: str) -> bool:
        """Take this ticket from the top; false if it cannot lie there."""
        if ticket in self.shuffled:
            self.shuffled.remove(ticket)
            return True
        if not self.shuffled and self.under and self.under[0] == ticket:
            self.under.popleft()
            return True
        return False


class Record:
    """Everything that the events have told so far."""

    def __init__(self, box: Box, names: list[str], first: int | None) -> None:
        players = len(names)
        self.box, self.names, self.players, self.first = box, names, players, first
        self.objections: list[Objection] = []
        self.unjudged: tuple[str, ...] = ()
        self.checks = 0
        self.number = 0
        self._lay_out_cards()
        self._lay_out_tickets()
        self._lay_out_pieces()
        self._begin()

    def _lay_out_cards(self) -> None:
        box, players = self.box, self.players
        self.decks = {deck: CardDeck(Counter()) for deck in box.decks}
        for kind in box.kinds.values():
            self.decks[kind.deck].cards[kind.name] += kind.copies
        self.hands: list[Counter[str]] = [Counter() for _ in range(players)]
        self.discards: Counter[str] = Counter()
        self.display: list[str | None] = []
        self.flushes = 0
        """How often the display was flushed since one of its cards was replaced."""
        self.shuffled: set[str] = set()
        """The decks that were reshuffled just now: a card must be taken from each of them next."""
        self.laid: Counter[str] = Counter()
        self.revealed: Counter[str] = Counter()

    def _lay_out_pieces(self) -> None:
        box, players = self.box, self.players
        self.owners: dict[str, int] = {}
        self.left = [dict(box.own) for _ in range(players)]
        self.owned = [dict(box.own) for _ in range(players)]
        self.boxed = [dict.fromkeys(box.own, 0) for _ in range(players)]
        self.stations: dict[str, int] = {}
        self.harbours: dict[str, int] = {}
        self.waiting: dict[str, list[str]] = {}
        self.taken: list[Counter[str]] = [Counter() for _ in range(players)]
        self.route_points = [0] * players
        self.exchange_points = [0] * players

    def _lay_out_tickets(self) -> None:
        box, players = self.box, self.players
        self.ticket_decks = {name: TicketDeck() for name in box.ticket_decks}
        for ticket in box.tickets.values():
            if ticket.deck in self.ticket_decks:
                self.ticket_decks[ticket.deck].shuffled.add(ticket.id)
        self.held: list[list[str]] = [[] for _ in range(players)]
        self.offered: list[list[str]] = [[] for _ in range(players)]
        self.rejected: list[list[str]] = [[] for _ in range(players)]
        self.gone: list[str] = []

    def _begin(self) -> None:
        self.stage = "setup"
        """What the turn has come to; see :mod:`.judge`."""
        self.seat = -1
        self.turn = 0
        self.action = ""
        """What the player did with the turn."""
        self.slot: int | None = None
        """The place of the display that must be filled at once."""
        self.display_due = False
        """The display was flushed, and has not been dealt again."""
        self.flush_late = False
        """The display may have too many wilds until the last empty place is filled."""
        self.tunnel: tuple[str, int] = ("", 0)
        """The route of the tunnel that is being built, and how many cards it still costs."""
        self.picked: set[str] = set()
        """The cities from which a passenger was taken in this turn."""
        self.opened: Counter[str] = Counter()
        """How many players have done what an opening asks for."""
        self.passes = self.idle = 0
        self.turns_left: int | None = None
        self.expected = ""
        """After the end of a turn: the type of the next event."""

    # Judging.

    def check(self, good: object, rule: str, reason: str, **facts: Any) -> bool:
        """Count a check, and object if it failed."""
        self.checks += 1
        if good:
            return True
        self.objections.append(Objection(self.number, self.turn, rule, reason, facts))
        if len(self.objections) >= MOST:
            raise Stop
        return False

    # Cards.

    def live(self, deck: str) -> bool:
        """Can a card be taken from this deck, if need be after shuffling its discards?"""
        if not self.decks[deck].is_empty:
            return True
        kinds = self.box.kinds
        return any(count and kinds[card].deck == deck for card, count in self.discards.items())

    @property
    def any_live(self) -> bool:
        return any(map(self.live, self.decks))

    def take_card(self, card: str) -> None:
        """A card comes from its deck."""
        deck = self.box.kinds[card].deck
        there = self.decks[deck].take(card)
        self.check(there, "draw.reshuffle", "card-not-there", card=card, deck=deck)

    def pay(self, seat: int, cards: Mapping[str, int], rule: str) -> None:
        """Cards leave a hand."""
        missing = Counter(cards) - self.hands[seat]
        self.check(not missing, rule, "not-in-hand", player=self.names[seat], cards=dict(missing))
        self.hands[seat].subtract(cards)

    def wilds_shown(self) -> int:
        return sum(card is not None and card == self.box.wild for card in self.display)

    @property
    def flush_due(self) -> bool:
        """draw.flush: too many wilds are face up, and there have not been too many flushes in a row."""
        market = self.box.market
        return (
            market is not None
            and self.box.wild is not None
            and self.wilds_shown() >= market["flush"]
            and self.flushes < market["flush_limit"]
        )

    # Conservation.

    def audit(self) -> None:
        """Everything in the box is in exactly one place."""
        self._audit_cards()
        for seat in range(self.players):
            for piece, owned in self.owned[seat].items():
                found = self._pieces(seat, piece)
                good = found == owned and min(self.left[seat][piece], self.boxed[seat][piece]) >= 0
                self.check(good, "claim.pieces", "pieces-lost", player=self.names[seat], expected=owned, found=found)
        piles = [*self.held, *self.offered, *self.rejected, self.gone]
        decks = [[*deck.shuffled, *deck.under] for deck in self.ticket_decks.values()]
        tickets = sorted(ticket for pile in (*piles, *decks) for ticket in pile)
        good = tickets == sorted(self.box.tickets)
        self.check(good, "tickets.keep", "tickets-lost", expected=len(self.box.tickets), found=len(tickets))

    def _pieces(self, seat: int, piece: str) -> int:
        """The pieces of a kind that a seat has left, in its box and on routes."""
        tracks = (self.box.tracks[route] for route, owner in self.owners.items() if owner == seat)
        placed = sum(track.pieces for track in tracks if track.piece == piece)
        return self.left[seat][piece] + self.boxed[seat][piece] + placed

    def count_owned(self) -> None:
        """Take the pieces that are there now for all that there are, as in a position made by hand."""
        self.owned = [{piece: self._pieces(seat, piece) for piece in self.box.own} for seat in range(self.players)]

    def _audit_cards(self) -> None:
        places = [*self.hands, self.discards, self.laid, self.revealed, Counter(filter(None, self.display))]
        places += [pile for deck in self.decks.values() for pile in (deck.cards, deck.rest)]
        for name, kind in self.box.kinds.items():
            counts = [place[name] for place in places]
            good = sum(counts) == kind.copies and min(counts) >= 0
            self.check(good, "claim.discard", "cards-lost", card=name, expected=kind.copies, found=sum(counts))


Handler = Callable[..., None]
