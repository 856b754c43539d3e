"""Records of simulated games: results, and how they came about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ttr_widget.kernel.attribute_hints import suggest
from ttr_widget.kernel.effects import Scored
from ttr_widget.kernel.event import Event
from ttr_widget.kernel.roles import Role
from ttr_widget.kernel.sheet import SeatSheet
from ttr_widget.kernel.state import Draft
from ttr_widget.kernel.turn import final_sheet
from ttr_widget.kernel.variant import Variant

from .failures import Failure


@dataclass(frozen=True, slots=True)
class PlayerRecord:
    """One seat of a finished game."""

    seat: int
    bot: str
    points: int
    won: float
    """1 for a winner, shared among several winners; otherwise 0."""
    by_rule: Mapping[str, int]
    """The points by the rule that gives them; their sum is ``points``."""
    tickets: int
    tickets_done: int
    routes: tuple[str, ...]
    """The claimed routes, in board order."""
    pieces_left: int
    cards_left: int
    faults: int
    """The number of times the bot failed and a random legal action was played."""

    def to_dict(self) -> dict[str, Any]:
        """The record as JSON data."""
        return {name: _jsonable(getattr(self, name)) for name in self.__slots__}


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A finished game.  ``seed`` recreates it: ``ttr.new_game(variant, players, seed=record.seed)``."""

    number: int
    seed: str
    turns: int
    decisions: int
    lead_changes: int
    ended: str
    """``last round``, or ``stuck`` if nobody could or would continue."""
    players: tuple[PlayerRecord, ...]
    measures: Mapping[str, Any] = field(default_factory=dict)
    """The results of the caller's ``measures``."""
    faults: tuple[str, ...] = ()
    """Descriptions of the first few failures of bots and measures, one for each exception."""
    moves: tuple[str, ...] = ()
    """The moves as text; only tournaments keep them."""
    failures: tuple[Failure, ...] = field(default=(), compare=False, repr=False)
    """The failures with their numbers, for the notes of the result; not written to files."""
    asked: Mapping[str, int] = field(default_factory=dict, compare=False, repr=False)
    """The number of questions to each bot; not written to files."""

    def to_dict(self) -> dict[str, Any]:
        """The record as JSON data; :meth:`from_dict` reads it."""
        shown = {name: _jsonable(getattr(self, name)) for name in self.__slots__ if name not in _UNWRITTEN}
        shown["players"] = [player.to_dict() for player in self.players]
        if not self.moves:
            del shown["moves"]
        return shown

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> GameRecord:
        """Read a record written by :meth:`to_dict`."""
        players = tuple(PlayerRecord(**{**one, "routes": tuple(one["routes"])}) for one in data["players"])
        texts = {name: tuple(data.get(name, ())) for name in ("faults", "moves")}
        return cls(**{**data, **texts, "players": players})

    def rows(self) -> list[dict[str, Any]]:
        """One row per player, for a data frame."""
        own = {"game": self.number, "seed": self.seed, "turns": self.turns, "lead_changes": self.lead_changes}
        return [{**own, **_flat(player), **self.measures} for player in self.players]


_UNWRITTEN = ("failures", "asked")
COLUMNS = frozenset({"game", "seed", "turns", "lead_changes", *PlayerRecord.__slots__} - {"by_rule"})
"""The fixed columns of a data frame of the rows."""


def _flat(player: PlayerRecord) -> dict[str, Any]:
    flat = {name: getattr(player, name) for name in PlayerRecord.__slots__ if name not in ("by_rule", "routes")}
    return {**flat, "routes": len(player.routes), **player.by_rule}


def _jsonable(value: Any) -> Any:
    if isinstance(value, Mapping):
        return dict(value)
    return list(value) if isinstance(value, tuple) else value


def record_of(
    draft: Draft, number: int, seed: str, decisions: int, bots: Sequence[str], faults: Mapping[int, int]
) -> GameRecord:
    """The record of a finished game; ``faults`` are the numbers of failures by seat."""
    sheet = final_sheet(draft)
    return GameRecord(
        number=number,
        seed=seed,
        turns=draft.turn,
        decisions=decisions,
        lead_changes=lead_changes(draft.events, draft.variant, len(draft.names)),
        ended="last round" if draft.turns_left is not None else "stuck",
        players=tuple(
            _player(draft, one, bots[one.seat], sheet.winners, faults.get(one.seat, 0)) for one in sheet.seats
        ),
    )


def _player(draft: Draft, sheet: SeatSheet, bot: str, winners: tuple[int, ...], faults: int) -> PlayerRecord:
    by_rule: Counter[str] = Counter()
    for line in sheet.lines:
        by_rule[line.rule] += line.points
    seat, routes = sheet.seat, draft.variant.board.routes
    return PlayerRecord(
        seat=seat,
        bot=bot,
        points=sheet.total,
        won=1 / len(winners) if seat in winners else 0.0,
        by_rule=dict(by_rule),
        tickets=sum(line.rule == "tickets.score" for line in sheet.lines),
        tickets_done=sheet.tally("tickets"),
        routes=tuple(routes[number].id for number, owner in enumerate(draft.owners) if owner == seat),
        pieces_left=sum(draft.pieces[seat]),
        cards_left=sum(draft.hands[seat]),
        faults=faults,
    )


def lead_changes(events: Sequence[Event], variant: Variant, players: int) -> int:
    """How often the lead on the score track passed from one player to another."""
    points = [0] * players
    leader, changes = -1, 0
    # Asking only the events that have points for their effects keeps a simulated game cheap.
    scoring = {kind for kind in {type(event) for event in events} if Role.POINTS in kind.roles.values()}
    for event in events:
        if type(event) in scoring:
            for effect in event.effects(variant):
                if isinstance(effect, Scored):
                    points[effect.seat] += effect.points
            best = max(points)
            ahead = [seat for seat, own in enumerate(points) if own == best]
            if len(ahead) == 1 and ahead[0] != leader:
                changes += leader >= 0
                leader = ahead[0]
    return changes


suggest(
    GameRecord,
    {
        **dict.fromkeys(("winner", "winners", "won"), "[player.bot for player in record.players if player.won]"),
        **dict.fromkeys(("scores", "points", "totals"), "[player.points for player in record.players]"),
    },
)
