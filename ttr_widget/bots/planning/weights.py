"""The numbers by which the planner weighs things: found by playing, and all in one place."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """Turns and pieces in points, and how sure the planner is of things."""

    turn: float = 2.0
    """Points that a turn is worth when nothing special is to be done."""
    piece: float = 0.8
    """Points that a piece is worth."""
    draws: float = 1.8
    """Useful cards that a turn of drawing brings."""
    open_cards: float = 1.2
    """New open cards that a turn shows."""
    trust: float = 0.7
    """How much of the cards in hand counts for a route that wants their colour."""
    least: float = 0.4
    """No route is cheaper than this on the way to somewhere."""
    hope: float = 0.8
    """How much of a new ticket's points is counted on: they are lost if it fails, so 0.8 is to complete nine in ten."""
    hope_at_sea: float = 0.0
    """The same where a seat chooses its pieces beforehand, and plans fail more often.  In 300 games of two on the World
    that gained 19 points (standard error 3) over counting on 0.8.  In Berlin, where the pieces are of two kinds too but
    given, it would lose 4 points (standard error 0.3, 600 games)."""
    slack: float = 1.0
    """Turns that a game is likely to last longer than it looks."""
    doubt: float = 1.0
    """How uncertain estimates of turns are, at least."""
    loan: float = 3.0
    """What borrowing a route costs beyond its station: it hangs on others."""
    patience: float = 0.5
    """Turns added to each route that is built for points: the higher, the longer the routes."""
    ticket: float = 1.0
    """Points that a ticket is worth beyond what is printed (bonuses, ties)."""
    time_for_tickets: float = 5.0
    """With fewer turns to spare no tickets are drawn."""
    open_tickets: float = 1.0
    """Tickets are drawn only when those held take no more turns than this."""
    margin: float = 1.0
    """Drawing tickets must bring so much more than a turn is worth."""
    fill: float = 1.3
    """A route that brings fewer points a turn is not built for its points alone."""
    rush: float = 1.0
    """When the routes that can be paid fill so much of the turns left, they are claimed whatever they bring."""
    any_color: float = 0.8
    """How much any colour counts for a gray route, compared with the one meant."""
    harbours: float = 0.0
    """A harbour is planned if it brings so many points a turn; 0: none is."""
    harbour_wait: float = 8.0
    """One that only one ticket names is built when so many turns are left; until then a better port may be reached."""
    trains: float = 0.33
    """How much of the pieces that no ticket wants are trains."""
    long_first: int = 2
    """How many long tickets are asked for in an opening with a choice of decks, and later."""
    long_later: int = 1
