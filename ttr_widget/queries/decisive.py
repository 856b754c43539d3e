"""What decided a finished game: the lines of the score sheets that made the difference."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass
from itertools import islice

from ttr_widget.kernel.message import Message
from ttr_widget.kernel.sheet import Line, SeatSheet, Sheet
from ttr_widget.kernel.variant import Variant
from ttr_widget.rules.winner import Winner

from .score_columns import column_key, is_completed, score_columns, ticket_of

MOST = 3


@dataclass(frozen=True, slots=True)
class Decisive:
    """A fact about how a game was decided: whom it is about, and the line that proves it, if there is a single one."""

    message: Message
    seat: int
    line: Line | None = None


def decisive_facts(sheet: Sheet, variant: Variant, most: int = MOST) -> tuple[Decisive, ...]:
    """The facts that decided a finished game, the most important first.

    >>> import ttr_widget as ttr
    >>> game = ttr.scenario("usa", seed=1, tickets={0: [], 1: []}, claimed={0: ["calgary-seattle"]})
    >>> decisive_facts(game.score(), game.variant)  # not over, so nobody has won
    ()
    """
    if not sheet.winners:
        return ()
    found: Iterator[Decisive]
    if len(sheet.winners) > 1:
        found = (fact for seat in sheet.winners for fact in _best_ticket(sheet.seats[seat]))
    else:
        found = _of_winner(sheet, variant)
    return tuple(islice(found, most))


def _of_winner(sheet: Sheet, variant: Variant) -> Iterator[Decisive]:
    winner = sheet.seats[sheet.winners[0]]
    others = [seat for seat in sheet.seats if seat.seat != winner.seat]
    if not others:
        yield from _best_ticket(winner)
        return
    second = max(others, key=lambda seat: seat.total)
    margin = winner.total - second.total
    yield from _tie_break(sheet, variant)
    bonus = tuple(_own_bonus(winner, others, margin))
    yield from bonus
    yield from _best_ticket(winner)
    yield from _missed(second, margin)
    yield from _ahead(sheet, winner, second, {column_key(fact.line) for fact in bonus if fact.line})


def _tie_break(sheet: Sheet, variant: Variant) -> Iterator[Decisive]:
    """Which tie-break separated the winner from others with as many points."""
    rule = next((rule for rule in variant.rules if isinstance(rule, Winner)), None)
    winner = sheet.seats[sheet.winners[0]]
    level = [seat for seat in sheet.seats if seat.total == winner.total]
    if rule is None or len(level) < 2:
        return
    names = tuple(seat.name for seat in level)
    for tie in rule.ties:
        form, by = ("fewest", tie[1:]) if tie.startswith("-") else ("by", tie)
        sign = -1 if form == "fewest" else 1
        best = max(sign * seat.tally(by) for seat in level)
        level = [seat for seat in level if sign * seat.tally(by) == best]
        if len(level) == 1:
            how = Message(f"winner.{form}", by=by)
            yield Decisive(Message("decisive-tie-break", names=names, points=winner.total, how=how), winner.seat)
            return


def _own_bonus(winner: SeatSheet, others: Sequence[SeatSheet], margin: int) -> Iterator[Decisive]:
    """Points for something that nobody else has got anything for, and without which the winner would not have won."""
    elsewhere = {(line.rule, line.subject) for seat in others for line in seat.lines if line.points > 0}
    own = [
        line
        for line in winner.lines
        if line.points > margin and ticket_of(line) is None and (line.rule, line.subject) not in elsewhere
    ]
    for line in sorted(own, key=lambda line: -line.points)[:1]:
        facts = {"label": line.title, "points": line.points, "margin": margin}
        yield Decisive(Message("decisive-bonus", **facts), winner.seat, line)


def _best_ticket(seat: SeatSheet) -> Iterator[Decisive]:
    """The ticket that brought this seat most."""
    tickets = [line for line in seat.lines if ticket_of(line) is not None and line.points > 0]
    if tickets:
        best = max(tickets, key=lambda line: line.points)
        yield Decisive(Message("decisive-ticket", ticket=ticket_of(best), points=best.points), seat.seat, best)


def _missed(second: SeatSheet, margin: int) -> Iterator[Decisive]:
    """A ticket that cost the second more than the margin."""
    tickets = [line for line in second.lines if ticket_of(line) is not None and not is_completed(line)]
    worst = min(tickets, key=lambda line: line.points, default=None)
    if worst is not None and -worst.points > margin:
        facts = {"ticket": ticket_of(worst), "points": -worst.points, "margin": margin}
        yield Decisive(Message("decisive-missed", **facts), second.seat, worst)


def _ahead(sheet: Sheet, winner: SeatSheet, second: SeatSheet, told: Set[str]) -> Iterator[Decisive]:
    """The column, not told yet, in which the winner is most ahead of the second."""
    columns = {column.key: column for column in score_columns(sheet) if column.label or column.title}
    lead = dict.fromkeys(columns, 0)
    for seat, sign in ((winner, 1), (second, -1)):
        for line in seat.lines:
            if (key := column_key(line)) in lead:
                lead[key] += sign * line.points
    best = max((key for key in lead if key not in told), key=lead.__getitem__, default=None)
    if best is not None and lead[best] > 0:
        column = columns[best]
        facts = {"column": column.label or column.title or "", "points": lead[best], "name": second.name}
        yield Decisive(Message("decisive-ahead", **facts), winner.seat)
