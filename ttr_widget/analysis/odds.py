"""Odds of completing tickets, computed from what a seat may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from typing import Any

from ttr_widget.game import Game
from ttr_widget.kernel.cards import Counts
from ttr_widget.kernel.connectivity import owned_by
from ttr_widget.kernel.errors import BadInput, at, expected
from ttr_widget.kernel.event import Event
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.payment import Price
from ttr_widget.kernel.view import View
from ttr_widget.locales import fill
from ttr_widget.locales.plain_text import in_plotly
from ttr_widget.queries.known_cards import KnownCards
from ttr_widget.queries.positions import position_of
from ttr_widget.queries.tickets import TicketProgress, own_network, ticket_progress
from ttr_widget.queries.unseen import unseen_cards, unseen_tickets
from ttr_widget.render.palette import Theme
from ttr_widget.rules.announced_tickets import AnnouncedTickets
from ttr_widget.rules.pair_routes import PairPrice
from ttr_widget.rules.tickets import Tickets, TicketsKept

from .draws import Suit, Want, chance
from .knowledge import known_to_seat
from .plots import dressed
from .rows import Row, Rows

DONE, POSSIBLE, BLOCKED = "done", "possible", "blocked"
_MOST_DRAWS = 60
_LEAST_PACE = 1.0


def ticket_odds(game: Game | View, seat: int | str | None = None, draws: int | None = None) -> Rows:
    """The progress of a seat's own tickets and the probability of getting the cards for them.

    Only what the seat may know is used.  Each ticket is a row: ``status`` (done, possible, or blocked if there is no
    free path), ``spaces`` missing along the cheapest free path, that path (``routes``), the cards the hand lacks for it
    by colour (``lacking``), whether there are enough ``pieces``, and ``chance``.  The model:

    - The path has the fewest spaces over free routes, own routes and those that the seat's stations borrow now.  Other
      paths, stations still to be built and claims by other players are not considered.
    - The cards in hand are assigned to routes of one colour first, then to gray routes, longest first, each in the
      colour with the most cards left (if enough can be drawn at all); wilds fill the gaps.  A double ship covers two
      spaces.  Cards that a claim may cost in addition are not considered.
    - ``chance`` is exact for ``draws`` blind draws from all cards that the seat has not seen, all equally likely.  With
      two decks the draws are divided in the best way.  The cards that others took face up and still hold count as seen.
    - The default for ``draws`` is two per remaining turn, after reserving a turn for each route of the path, limited
      to the cards in the decks; reshuffles and the display are not considered.  The number of remaining turns
      (``facts["turns"]``) is exact in the last round.  Before it, it is estimated as the turns until the player with
      the fewest pieces triggers the last round at that player's pace so far (at least one piece per turn), plus the
      last round.

    ``facts["draw_completes"]`` is, for each ticket deck, the exact probability that a draw of tickets, all from that
    deck, contains at least one that the network already completes.  All tickets that the seat has not seen are equally
    likely; tickets that it returned itself are at the bottom of their deck and do not count, unless too few others are
    left.
    """
    view, events, seat = known_to_seat(game, seat)
    known = KnownCards(view.variant, len(view.players))
    known.see(events)
    estimator = _Estimator(view, seat, known, events)
    if draws is not None and (type(draws) is not int or not 0 <= draws <= _MOST_DRAWS):
        raise BadInput(at("draws", expected("between", draws, least=0, most=_MOST_DRAWS)))
    facts = {"turns": estimator.turns_left(), "draw_completes": estimator.draw_completes()}
    rows = [estimator.row(progress, draws) for progress in estimator.tickets]
    title = Message("analysis-odds", board=view.board.text("title"), player=view.players[seat])
    return Rows(title, rows, _plot_odds, facts)


@dataclass(frozen=True)
class _Need:
    """Spaces to be covered by cards of one of these suits, at least ``wilds`` of them by wilds."""

    count: int
    suits: tuple[tuple[int, ...], ...]
    wilds: int


class _Estimator:
    """Computes estimates from the knowledge of a seat."""

    def __init__(self, view: View, seat: int, known: KnownCards, events: Sequence[Event]) -> None:
        self.view, self.seat = view, seat
        self.variant, self.board = view.variant, view.board
        self.kinds = view.variant.kinds
        self.events = events
        self.position = position_of(view)
        self.tickets = ticket_progress(self.position, seat)
        self.network = own_network(self.position, seat)
        self.unseen = unseen_cards(self.position, seat, self._known_counts(known))

    def _known_counts(self, known: KnownCards) -> list[Counts]:
        """The cards that others are known to hold, as counts."""
        names = self.kinds.names
        return [tuple(hand[name] for name in names) for seat, hand in enumerate(known.hands) if seat != self.seat]

    # Tickets.

    def row(self, progress: TicketProgress, draws: int | None) -> Row:
        """The row of one ticket."""
        ticket = self.board.tickets[progress.ticket]
        row: dict[str, Any] = {"ticket": ticket.id, "points": ticket.points, "status": DONE, "spaces": 0}
        row |= {"routes": (), "lacking": {}, "pieces": True, "draws": draws or 0, "chance": 1.0}
        if progress.done:
            return row
        if progress.missing is None:
            return row | {"status": BLOCKED, "spaces": None, "pieces": None, "chance": 0.0}
        if draws is None:
            turns = self.turns_left() - len(progress.routes)
            row["draws"], in_time = min(2 * max(turns, 0), self._in_decks(), _MOST_DRAWS), turns >= 0
        else:
            in_time = True
        want, lacking = self.want(progress.routes)
        odds = self.odds(want, row["draws"]) if in_time else Fraction(0)
        return row | {
            "status": POSSIBLE,
            "spaces": progress.missing,
            "routes": tuple(self.board.routes[route].id for route in progress.routes),
            "lacking": lacking,
            "pieces": self._enough_pieces(progress.routes),
            "chance": float(odds),
        }

    def _in_decks(self) -> int:
        return sum(self.view.rules["market"]["decks"].values())

    def _enough_pieces(self, routes: Sequence[int]) -> bool:
        left = dict(zip(self.variant.piece_names, self.view.pieces[self.seat], strict=True))
        for route in routes:
            left[self.variant.prices[route].piece] -= self.variant.prices[route].pieces
        return min(left.values()) >= 0

    def want(self, routes: Sequence[int]) -> tuple[Want, dict[str, int]]:
        """The cards that the hand lacks for these routes, as a ``Want`` and by colour."""
        needs = [need for route in routes for need in self._needs(self.variant.prices[route])]
        needs.sort(key=lambda need: (len(need.suits), -need.count))
        hand = list(self.view.hand_counts or self.kinds.none)
        wild = self.kinds.wild
        wilds = -hand[wild] if wild is not None else 0
        lacking: dict[tuple[int, ...], int] = {}
        for need in needs:
            suit = max(need.suits, key=lambda suit: self._suit_rank(hand, suit, need.count))
            wilds += need.wilds
            short_of = self._spend(hand, suit, need.count - need.wilds)
            if short_of:
                lacking[suit] = lacking.get(suit, 0) + short_of
        suits = tuple(self._suit(suit, count) for suit, count in lacking.items())
        return Want(suits, wilds), self._by_colour(lacking, wilds)

    def _needs(self, price: Price) -> list[_Need]:
        suits = tuple(price.suit(self.kinds, color) for color in price.colors)
        if isinstance(price, PairPrice):
            return [_Need(2, suits, 0)] * price.pieces
        return [_Need(price.count, suits, price.wilds)]

    def _suit_rank(self, hand: Sequence[int], suit: Sequence[int], count: int) -> tuple[bool, int, int]:
        """Sort key for paying with a suit: whether it can suffice, how much is in hand, how much is unseen."""
        own, unseen = self._covers(hand, suit), self._covers(self.unseen, suit)
        return own + unseen >= count, own, unseen

    def _covers(self, counts: Sequence[int], suit: Sequence[int]) -> int:
        return sum(counts[kind] * self.kinds.cards[kind].spaces for kind in suit)

    def _spend(self, hand: list[int], suit: Sequence[int], count: int) -> int:
        """Remove cards for this many spaces from the hand, largest first; returns the spaces left uncovered."""
        for kind in sorted(suit, key=lambda kind: -self.kinds.cards[kind].spaces):
            spaces = self.kinds.cards[kind].spaces
            used = min(hand[kind], -(-count // spaces))
            hand[kind] -= used
            count = max(0, count - used * spaces)
        return count

    def _suit(self, suit: Sequence[int], lacking: int) -> Suit:
        cards = self.kinds.cards
        return Suit(cards[suit[0]].deck, tuple((cards[kind].spaces, self.unseen[kind]) for kind in suit), lacking)

    def _by_colour(self, lacking: Mapping[tuple[int, ...], int], wilds: int) -> dict[str, int]:
        """The missing cards by colour, after the wilds in hand have filled the largest gaps."""
        cards = self.kinds.cards
        several = len({card.deck for card in cards}) > 1
        found: dict[str, int] = {}
        for suit, count in sorted(lacking.items(), key=lambda item: -item[1]):
            filled = min(count, max(0, -wilds))
            wilds += filled
            if count > filled:
                card = cards[suit[0]]
                name = f"{card.deck.removesuffix('-deck')}-{card.color}" if several else str(card.color)
                found[name] = count - filled
        return found | ({self.kinds.wild_name: wilds} if wilds > 0 else {})

    def odds(self, want: Want, draws: int) -> Fraction:
        """The probability that this many blind draws provide the cards needed."""
        if not want.lacking:
            return Fraction(1)
        decks: dict[str, int] = {}
        for card, count in zip(self.kinds.cards, self.unseen, strict=True):
            decks[card.deck] = decks.get(card.deck, 0) + count
        wild = self.kinds.wild
        deck = self.kinds.cards[wild].deck if wild is not None else ""
        return chance(want, decks, deck, self.unseen[wild] if wild is not None else 0, draws)

    # The end of the game, and further tickets.

    def turns_left(self) -> int:
        """The number of turns that the seat has left, including the current one."""
        view, players = self.view, len(self.view.players)
        if view.over:
            return 0
        until = (self.seat - view.to_move) % players
        if view.turns_left is not None:
            return max(0, -(-(view.turns_left - until) // players))
        rule: Any = self.variant.by_key.get("last_round")
        least, extra = (rule.pieces_left, rule.turns) if rule else (0, 0)
        rounds = max(view.turn - 1, 0) / players
        turns = [self._turns_of(seat, least, rounds) for seat in range(players)]
        return min(turns) + extra

    def _turns_of(self, seat: int, least: int, rounds: float) -> int:
        """The estimated number of turns until this player triggers the last round."""
        placed = sum(self.variant.prices[route].pieces for route in owned_by(self.view.owners, seat))
        pace = max(_LEAST_PACE, placed / rounds if rounds else 0.0)
        left = sum(self.view.pieces[seat])
        return max(0, int(-(-(left - least) // pace)))

    def draw_completes(self) -> dict[str, float]:
        """For each available deck, the probability of drawing a ticket that is already completed."""
        rule = self.variant.by_key.get("tickets")
        if not isinstance(rule, Tickets):
            return {}
        shown = self.view.rules["tickets"]
        announced = isinstance(rule, AnnouncedTickets)
        sizes = dict.fromkeys(rule.decks, rule.total) if isinstance(rule, AnnouncedTickets) else dict(rule.draw)
        unseen = unseen_tickets(self.position, self.seat)
        returned = self._returned(opening=not announced)
        found = {}
        for deck, size in sizes.items():
            number = min(size, shown["left"][deck])
            if number:
                place = rule.decks.index(deck)
                pool = [ticket for ticket in unseen if rule.deck_of(self.variant, ticket) == place]
                fresh = [ticket for ticket in pool if ticket not in returned]
                found[deck] = float(self._chance_of_done(fresh if len(fresh) >= number else pool, number))
        return found

    def _returned(self, *, opening: bool) -> set[int]:
        """The tickets that the seat returned; those of the opening only if they are not shuffled back."""
        kept = [event for event in self.events if isinstance(event, TicketsKept) and event.seat == self.seat]
        ids = [id for event in kept[0 if opening else 1 :] for id in event.returned or ()]
        return {self.board.ticket_number[id] for id in ids}

    def _chance_of_done(self, pool: Sequence[int], number: int) -> Fraction:
        judge = self.variant.judge
        done = sum(judge(ticket, self.network).done for ticket in pool)
        number = min(number, len(pool))
        return 1 - Fraction(comb(len(pool) - done, number), comb(len(pool), number))


_COLORS = {DONE: "#009E73", POSSIBLE: "#0072B2", BLOCKED: "#D55E00"}
_SHARES = (0, 0.25, 0.5, 0.75, 1)
_PATTERNS = {DONE: "", POSSIBLE: "/", BLOCKED: "x"}


def _plot_odds(table: Rows, theme: Theme) -> Any:
    import plotly.graph_objects as go  # noqa: PLC0415  (imported when a plot is made)

    figure = go.Figure()
    for status, color in _COLORS.items():
        rows = table.where(status=status) if len(table) else []
        if not rows:
            continue
        figure.add_bar(
            x=[row["chance"] for row in rows],
            y=[in_plotly(row["ticket"]) for row in rows],
            orientation="h",
            name=fill("analysis-status", status=status),
            marker={"color": color, "pattern": {"shape": _PATTERNS[status], "fgcolor": theme.paper, "size": 6}},
            text=[_bar_words(row) for row in rows],
            textposition="outside",
            cliponaxis=False,
            hovertemplate="%{y}: %{text}<extra></extra>",
        )
    figure.update_xaxes(title_text=fill("analysis-axis.chance"), range=[0, 1.6], tickformat=".0%", tickvals=_SHARES)
    figure.update_yaxes(title_text=fill("analysis-axis.ticket"), autorange="reversed", automargin=True, showgrid=False)
    return dressed(figure, theme, in_plotly(table.title), height=170 + 42 * max(len(table), 2))


def _bar_words(row: Row) -> str:
    if row["status"] != POSSIBLE:
        return fill("analysis-status", status=row["status"])
    return fill("analysis-bar", chance=f"{row['chance']:.0%}", spaces=row["spaces"], draws=row["draws"])
