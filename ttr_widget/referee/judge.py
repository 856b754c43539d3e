"""Goes through the events of a game, one after the other.

The stage of a turn is one of these: ``setup`` (before the first turn), ``given`` (a given position is described),
``action`` (the player is to act), ``second``
(a second card may have to be taken), ``tunnel`` (extra cards are due), ``claim`` (a paid tunnel is claimed next),
``keep`` (tickets were drawn), ``done`` (the action is complete), ``over``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from . import cards, claims, tickets
from . import start as begin
from .box import Box, Data
from .reading import check_fields
from .record import Handler, Record, Stop
from .score import check_sheet
from .verdict import Verdict

CLOSING = ("refill", "reshuffle", "turn", "last-round", "game-over")
"""The events that may follow a complete action at the end of the turn."""


class Referee:
    """Judges a game while it goes on: give it one event after the other."""

    def __init__(
        self,
        board: Data,
        rules: Sequence[Data],
        players: Sequence[str],
        first: int | None = None,
        start: Data | None = None,
    ) -> None:
        """``board`` and ``rules`` are the box of the game as JSON data; ``first`` is the seat of the first turn.

        ``start`` is the position with which the game began, if it did not begin with a deal.
        """
        self.box = Box(board, rules)
        self.record = Record(self.box, list(players), first)
        self._events = 0
        self._stopped = bool(self.box.unknown)
        if start is not None and not self._stopped:
            begin.lay_out(self.record, start)

    def see(self, event: Data) -> None:
        """Judge one more event, as JSON data with everything that is hidden from other players."""
        self.record.number = self._events
        self._events += 1
        if not self._stopped:
            try:
                _see(self.record, event)
            except Stop:
                self._stopped = True

    def verdict(self) -> Verdict:
        """The verdict on the events so far."""
        record = self.record
        unjudged = self.box.unknown + record.unjudged
        return Verdict(tuple(record.objections), record.checks, self._events, record.stage == "over", unjudged)


def judge(
    events: Iterable[Data],
    board: Data,
    rules: Sequence[Data],
    players: Sequence[str],
    first: int | None = None,
    start: Data | None = None,
) -> Verdict:
    """Judge the events of a game, finished or not; see :class:`Referee`."""
    referee = Referee(board, rules, players, first, start)
    for event in events:
        referee.see(event)
    return referee.verdict()


def _see(record: Record, event: Data) -> None:
    """Judge one more event."""
    kind = str(event.get("type"))
    if kind not in HANDLERS:
        record.check(False, "events", "unknown-event", event=kind)
        raise Stop
    check_fields(record, event)
    record.check(record.stage != "over", "end.last-round", "after-end", event=kind)
    _check_obligations(record, kind)
    if record.stage == "done" and kind in CLOSING and record.revealed:
        record.discards += record.revealed
        record.revealed.clear()
    if record.shuffled and kind != "reshuffle":
        cards.after_reshuffle(record, event)
    handler = begin.HANDLERS.get(kind, HANDLERS[kind]) if record.stage == "given" else HANDLERS[kind]
    handler(record, **{name: value for name, value in event.items() if name != "type"})
    if record.shuffled and kind != "reshuffle":
        cards.emptied(record)


def _check_obligations(record: Record, kind: str) -> None:
    """Check what must come before anything else: a flush, the new display, the replacement of a card."""
    if record.display_due and kind not in ("display", "reshuffle"):
        record.check(False, "draw.flush", "not-dealt")
        record.display_due = False
    if record.flush_due and kind != "flush":
        later = record.flush_late and kind in ("refill", "reshuffle")
        record.check(later, "draw.flush", "flush-missing", wilds=record.wilds_shown())
        record.flush_late = later
    if record.slot is not None and kind not in ("refill", "reshuffle"):
        record.check(False, "draw.refill", "not-refilled", place=record.slot + 1)
        record.slot = None


# The course of the turns.


def _turn(record: Record, seat: int, number: int) -> None:
    if record.stage in ("setup", "given"):
        if record.stage == "setup":
            _check_setup(record)
        good = record.first in (None, seat)
    else:
        _end_turn(record, "turn")
        good = seat == (record.seat + 1) % record.players
    record.check(good, "turn.one-action", "wrong-seat", player=record.names[seat])
    record.check(number == record.turn + 1, "turn.one-action", "turn-number", expected=record.turn + 1, found=number)
    record.seat, record.turn, record.stage = seat, record.turn + 1, "action"
    record.action = record.expected = ""
    record.audit()


def _check_setup(record: Record) -> None:
    """Check that everything has been dealt and chosen before the first turn."""
    box, players = record.box, record.players
    wanted = {"passengers": int(box.has("Passengers")), "pieces": players * box.has("ChosenPieces")}
    if box.market:
        wanted |= {"deal": players, "display": 1}
    if box.ticketing:
        opening = box.ticketing["rule"] == "AnnouncedTickets" or any(box.ticketing["first"].values())
        wanted |= {"drawn": players * opening, "kept": players * opening}
    for what, count in wanted.items():
        good = record.opened[what] == count
        record.check(good, "tickets.opening", "opening", event=what, expected=count, found=record.opened[what])


def _end_turn(record: Record, kind: str) -> None:
    """At the first event after a turn: check that it is complete, and what must follow."""
    if not record.expected:
        record.expected = _close(record)
    facts = {"expected": record.expected, "found": kind}
    ends = {"last-round": "end.trigger", "game-over": "end.last-round"}
    rule = ends.get(record.expected) or ends.get(kind) or "turn.one-action"
    record.check(record.expected == kind, rule, "other-event", **facts)


def _close(record: Record) -> str:
    """The end of a turn: the type of the event that must follow."""
    if record.stage == "second":
        record.check(not cards.second_card_due(record), "draw.two-cards", "second-card")
        record.stage = "done"
    record.check(record.stage == "done", "turn.one-action", "unfinished")
    holes = None in record.display and record.any_live
    record.check(not holes, "draw.refill", "slot-empty", place=record.display.index(None) + 1 if holes else 0)
    gained = record.action not in ("pass", "tunnel-declined", "exchange")
    record.idle = 0 if gained else record.idle + 1
    record.passes = record.passes + 1 if record.action == "pass" else 0
    if record.turns_left is not None:
        record.turns_left -= 1
    box = record.box
    most = box.arg("Turns", "idle_rounds") * record.players
    stuck = record.idle and box.has("Turns") and (record.passes >= record.players or record.idle >= most)
    if stuck or record.turns_left == 0:
        return "game-over"
    few = box.has("LastRound") and sum(record.left[record.seat].values()) <= box.arg("LastRound", "pieces_left")
    return "last-round" if few and record.turns_left is None else "turn"


def _last_round(record: Record, seat: int, turns: int) -> None:
    _end_turn(record, "last-round")
    wanted = record.box.arg("LastRound", "turns")
    good = seat == record.seat and turns == wanted
    record.check(good, "end.last-round", "last-turns", expected=wanted, found=turns)
    record.turns_left = wanted * record.players
    record.expected = "turn"


def _game_over(record: Record, sheet: Data, winners: Sequence[int]) -> None:
    record.check(record.stage != "setup", "end.last-round", "order", event="game-over")
    _end_turn(record, "game-over")
    record.audit()
    check_sheet(record, sheet, winners)
    record.stage = "over"


HANDLERS: Mapping[str, Handler] = {
    "deal": cards.deal,
    "display": cards.display,
    "flush": cards.flush,
    "reshuffle": cards.reshuffle,
    "refill": cards.refill,
    "draw": cards.draw,
    "turn": _turn,
    "claim": claims.claim,
    "tunnel": claims.tunnel,
    "tunnel-paid": claims.tunnel_paid,
    "tunnel-declined": claims.tunnel_declined,
    "tickets-drawn": tickets.drawn,
    "tickets-kept": tickets.kept,
    "station": claims.station,
    "harbour": claims.harbour,
    "passengers-placed": claims.passengers_placed,
    "passenger": claims.passenger,
    "pieces": claims.pieces,
    "exchange": claims.exchange,
    "pass": claims.passed,
    "last-round": _last_round,
    "game-over": _game_over,
}
