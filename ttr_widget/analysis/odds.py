"""What a seat may expect of its tickets, from what it may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from typing import Any

from ttr_widget.game import Game
from ttr_widget.kernel.cards import Counts
from ttr_widget.kernel.errors import BadInput, at, expected
from ttr_widget.kernel.event import Event
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.payment import Price
from ttr_widget.kernel.sheet import own_places
from ttr_widget.kernel.view import View
from ttr_widget.locales import fill
from ttr_widget.queries.positions import position_of
from ttr_widget.queries.tickets import TicketProgress, own_network, ticket_progress
from ttr_widget.queries.unseen import unseen_cards, unseen_tickets
from ttr_widget.render.palette import Theme
from ttr_widget.rules.announced_tickets import AnnouncedTickets
from ttr_widget.rules.pair_routes import PairPrice
from ttr_widget.rules.tickets import Tickets, TicketsKept

from .draws import Suit, Want, chance
from .known_cards import KnownCards
from .plots import dressed, safe
from .rows import Row, Rows

DONE, POSSIBLE, BLOCKED = "done", "possible", "blocked"
_MOST_DRAWS = 60
_LEAST_PACE = 1.0


def ticket_odds(game: Game | View, seat: int | None = None, draws: int | None = None) -> Rows:
    """How a seat's own tickets stand, and the chance that the cards for them come; from what the seat may know.

    For each ticket a row: ``status`` (done, possible, or blocked where no free way is left), ``spaces`` missing along
    the cheapest free way, that way (``routes``), the cards that the hand lacks for it by colour (``lacking``), whether
    the ``pieces`` are enough, and ``chance``.  The model:

    - The way is the one with fewest spaces over free routes, own routes and what the seat's stations borrow now.
      Other ways, stations still to be built and other players' claims are left out.
    - The hand's cards go to routes of one colour first, then to gray ones, longest first, each in the colour of which
      most are left (if enough of it can come at all); wilds fill what is lacking.  A double ship covers two spaces.
      Extra cards of tunnels are left out.
    - ``chance`` is exact for ``draws`` blind draws from all cards that the seat has not seen, each of which is as
      likely to be drawn as any other (with two decks the draws are shared out in the best way).  Of a :class:`Game`
      the cards that others took face up and still hold count as seen; a :class:`View` does not tell them.
    - Without ``draws`` it is two for each turn that is left, after one turn for each route of the way, and no more than
      the decks hold: what comes after the next shuffle is left out, as are the cards of the display.  Turns left
      (``facts["turns"]``): in the last round exactly; before it, until the player with fewest pieces has so few that
      the last round begins, at this player's pace so far (at least one piece a turn), and the last round.

    ``facts["draw_completes"]`` is, for each ticket deck, the exact chance that a draw of tickets (all of that deck)
    holds at least one that the network completes already.  Each ticket that the seat has not seen is as likely as any
    other; those that it returned itself lie under their deck and are left out, as long as enough others are there.
    """
    view, events, seat = _what_is_known(game, seat)
    known = KnownCards(view.variant, len(view.players))
    known.see(events)
    mind = _Mind(view, seat, known, events)
    if draws is not None and (type(draws) is not int or not 0 <= draws <= _MOST_DRAWS):
        raise BadInput(at("draws", expected("between", draws, least=0, most=_MOST_DRAWS)))
    facts = {"turns": mind.turns_left(), "draw_completes": mind.draw_completes()}
    rows = [mind.row(progress, draws) for progress in mind.tickets]
    title = Message("analysis-odds", board=view.board.text("title"), player=view.players[seat])
    return Rows(title, rows, _plot_odds, facts)


def _what_is_known(game: Game | View, seat: int | None) -> tuple[View, Sequence[Event], int]:
    if isinstance(game, View):
        if game.seat is None or seat not in (None, game.seat):
            raise BadInput(Message("error-other-view", seat=game.seat))
        return game, (), game.seat
    if seat is None:
        raise BadInput(Message("error-whose-tickets"))
    return game.view(seat), game.events_seen_by(seat), seat


@dataclass(frozen=True)
class _Need:
    """So many spaces to be covered by cards of one of these suits, so many of them by wilds."""

    count: int
    suits: tuple[tuple[int, ...], ...]
    wilds: int


class _Mind:
    """What a seat can work out of what it knows."""

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
        """The cards that others are known to hold, as counts by kind."""
        names = self.kinds.names
        return [tuple(hand[name] for name in names) for seat, hand in enumerate(known.hands) if seat != self.seat]

    # A ticket.

    def row(self, progress: TicketProgress, draws: int | None) -> Row:
        """How one ticket stands."""
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
        """What the hand lacks for these routes: as a want, and by colour."""
        needs = [need for route in routes for need in self._needs(self.variant.prices[route])]
        needs.sort(key=lambda need: (len(need.suits), -need.count))
        hand = list(self.view.hand_counts or self.kinds.none)
        wild = self.kinds.wild
        wilds = -hand[wild] if wild is not None else 0
        lacking: dict[tuple[int, ...], int] = {}
        for need in needs:
            suit = max(need.suits, key=lambda suit: self._promise(hand, suit, need.count))
            wilds += need.wilds
            short_of = self._spend(hand, suit, need.count - need.wilds)
            if short_of:
                lacking[suit] = lacking.get(suit, 0) + short_of
        suits = tuple(self._suit(suit, count) for suit, count in lacking.items())
        return Want(suits, wilds), self._in_words(lacking, wilds)

    def _needs(self, price: Price) -> list[_Need]:
        suits = tuple(price.suit(self.kinds, color) for color in price.colors)
        if isinstance(price, PairPrice):
            return [_Need(2, suits, 0)] * price.pieces
        return [_Need(price.count, suits, price.wilds)]

    def _promise(self, hand: Sequence[int], suit: Sequence[int], count: int) -> tuple[bool, int, int]:
        """How good it is to pay with this suit: can it be had at all, how much is in the hand, how much unseen."""
        own, unseen = self._covers(hand, suit), self._covers(self.unseen, suit)
        return own + unseen >= count, own, unseen

    def _covers(self, counts: Sequence[int], suit: Sequence[int]) -> int:
        return sum(counts[kind] * self.kinds.cards[kind].spaces for kind in suit)

    def _spend(self, hand: list[int], suit: Sequence[int], count: int) -> int:
        """Take cards for so many spaces out of the hand, those that cover most first; what they leave uncovered."""
        for kind in sorted(suit, key=lambda kind: -self.kinds.cards[kind].spaces):
            spaces = self.kinds.cards[kind].spaces
            used = min(hand[kind], -(-count // spaces))
            hand[kind] -= used
            count = max(0, count - used * spaces)
        return count

    def _suit(self, suit: Sequence[int], lacking: int) -> Suit:
        cards = self.kinds.cards
        return Suit(cards[suit[0]].deck, tuple((cards[kind].spaces, self.unseen[kind]) for kind in suit), lacking)

    def _in_words(self, lacking: Mapping[tuple[int, ...], int], wilds: int) -> dict[str, int]:
        """What is lacking by colour, once the wilds that are held have filled the greatest lacks."""
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
        """The chance that so many blind draws hold what is wanted."""
        if not want.lacking:
            return Fraction(1)
        decks: dict[str, int] = {}
        for card, count in zip(self.kinds.cards, self.unseen, strict=True):
            decks[card.deck] = decks.get(card.deck, 0) + count
        wild = self.kinds.wild
        deck = self.kinds.cards[wild].deck if wild is not None else ""
        return chance(want, decks, deck, self.unseen[wild] if wild is not None else 0, draws)

    # The end, and other tickets.

    def turns_left(self) -> int:
        """How many turns the seat has left, the one that it is at included."""
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
        """In how many turns this player has so few pieces that the last round begins."""
        placed = sum(self.variant.prices[route].pieces for route in own_places(self.view.owners, seat))
        pace = max(_LEAST_PACE, placed / rounds if rounds else 0.0)
        left = sum(self.view.pieces[seat])
        return max(0, int(-(-(left - least) // pace)))

    def draw_completes(self) -> dict[str, float]:
        """For each deck that can be drawn from: the chance that a draw holds a ticket that is completed already."""
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
                found[deck] = float(self._one_done(fresh if len(fresh) >= number else pool, number))
        return found

    def _returned(self, *, opening: bool) -> set[int]:
        """The tickets that the seat has returned; those of the opening only where they are not shuffled again."""
        kept = [event for event in self.events if isinstance(event, TicketsKept) and event.seat == self.seat]
        ids = [id for event in kept[0 if opening else 1 :] for id in event.returned or ()]
        return {self.board.ticket_number[id] for id in ids}

    def _one_done(self, pool: Sequence[int], number: int) -> Fraction:
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
            y=[safe(row["ticket"]) for row in rows],
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
    return dressed(figure, theme, safe(table.title), height=170 + 42 * max(len(table), 2))


def _bar_words(row: Row) -> str:
    if row["status"] != POSSIBLE:
        return fill("analysis-status", status=row["status"])
    return fill("analysis-bar", chance=f"{row['chance']:.0%}", spaces=row["spaces"], draws=row["draws"])
