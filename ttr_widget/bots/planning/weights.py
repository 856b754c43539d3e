"""The numeric parameters of the planner.

The defaults suit all boards.  ``python -m ttr_widget.bots.learn`` finds better ones for a board.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """Parameters of the planner: the value of turns and pieces in points, estimates and thresholds."""

    turn: float = 2.0
    """The value of an ordinary turn, in points."""
    piece: float = 0.8
    """The value of a piece, in points."""
    draws: float = 1.8
    """Useful cards per turn of drawing."""
    open_cards: float = 1.2
    """New face-up cards per turn."""
    trust: float = 0.7
    """The share of the matching cards in hand that is counted towards a route of their colour."""
    least: float = 0.4
    """The minimum cost of a route when searching for paths."""
    hope: float = 0.8
    """The share of a new ticket's points that is expected.  Failing loses them, so 0.8 means completing nine in ten."""
    hope_at_sea: float = 0.0
    """The same for boards where players choose their pieces beforehand, because plans fail more often there.

    In 300 two-player games on the World this gained 19 points (standard error 3) over 0.8.  In Berlin, which also has
    two kinds of pieces but fixed numbers of them, it would lose 4 points (standard error 0.3, 600 games)."""
    lag: float = 0.0
    """Turns that a game lasts beyond the time that the quickest seat needs to play its pieces (at most twice that)."""
    slack: float = 1.0
    """Turns by which a game is likely to outlast the estimate."""
    doubt: float = 1.0
    """The minimum uncertainty of an estimate, in turns."""
    loan: float = 3.0
    """The extra cost of borrowing a route, beyond its station, because it depends on other players."""
    patience: float = 0.5
    """Turns added to each route that is built for points; a higher number favours longer routes."""
    chain: float = 0.0
    """The value of each space of a route that continues a path at its end, where the longest path scores."""
    ticket: float = 1.0
    """The value of a completed ticket beyond its printed points (bonuses, tie-breaks), in points."""
    time_for_tickets: float = 5.0
    """No tickets are drawn with fewer turns to spare than this."""
    late: float = 0.9
    """The share of the turns left that new tickets may use up before they lose value."""
    room: float = 0.8
    """The share of the spare turns that a drawn ticket may use up."""
    open_tickets: float = 1.0
    """Tickets are drawn only if those held need no more turns than this."""
    margin: float = 1.0
    """By how many points drawing tickets must exceed the value of a turn."""
    fill: float = 1.3
    """A route that brings fewer points per turn is not built for its points alone."""
    rush: float = 1.0
    """Routes are claimed whatever they bring once the turns left are at most this many times the affordable routes."""
    any_color: float = 0.8
    """The value of other colours for a gray route, relative to the colour planned for it."""
    stock: float = 0.03
    """The value of a card that nothing planned needs, for each card of its kind in hand."""
    fill_cards: float = 0.7
    """The value of cards for routes that are built for points, relative to cards for tickets."""
    next_route: float = 0.9
    """The value of cards for each planned route, relative to the one before."""
    last_card: float = 1.25
    """The value of the last card that a route lacks, relative to others."""
    wild: float = 1.1
    """The value of a wild, relative to the card that it would replace."""
    wild_needed: float = 1.6
    """The same where a route takes only wilds."""
    wild_kept: float = 2.2
    """The value of a wild in ordinary cards when choosing a payment."""
    harbours: float = 0.0
    """A harbour is planned if it brings at least this many points per turn; 0 means never."""
    harbour_wait: float = 8.0
    """A harbour named by one ticket is built only with at most this many turns left: a better port may be reached."""
    trains: float = 0.33
    """The share of trains among the pieces that no ticket needs."""
    long_first: int = 2
    """How many long tickets to ask for at the start of the game, where there is a choice of decks."""
    long_later: int = 1
    """How many long tickets to ask for later."""
