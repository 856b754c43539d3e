"""A look back at one seat's game: what its decisions cost, and what luck gave and took.

A decision is compared with the planner's in the same imagined continuations.  These are dealt from the view that the
seat had, so nothing that it could not know is held against it.  Which card to draw is not compared: it makes too little
difference to be measured.

The luck of a blind draw is how useful the card was, less how useful a card of the deck is on average; a useful card
counts about 1.  The luck of a tunnel is the number of extra cards to be expected, less those that it cost.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from itertools import islice
from math import sqrt
from random import Random
from typing import Any

from ttr_widget.bots.evaluation import Evaluator
from ttr_widget.bots.hints import hint
from ttr_widget.bots.planning.cards import blind_value, wants
from ttr_widget.bots.planning.plan import planned
from ttr_widget.bots.planning.planner import Planner
from ttr_widget.bots.planning.view_reader import ViewReader
from ttr_widget.game import Game
from ttr_widget.kernel.action import Action
from ttr_widget.kernel.errors import BadInput, at, expected
from ttr_widget.kernel.event import Event
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.representation import Shown
from ttr_widget.kernel.variant import Variant
from ttr_widget.kernel.view import View
from ttr_widget.rules.drawing import CardDrawn, Draw
from ttr_widget.rules.tunnels import TunnelRevealed

GAMES = 12
"""The number of imagined continuations for each decision."""
_CLOSER, _TIMES = 5, 3
"""So many of the costliest decisions are compared again, in so many times more games.  The new games alone count: among
many uncertain numbers the largest is mostly too large."""
_KINDS = ("turn", "keep", "tunnel")
"""The questions whose answers are compared."""
_MOST_GAMES = 1000


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision that the planner would have made differently."""

    number: int
    """The number of actions played before it."""
    turn: int
    played: Action
    better: Action
    """What the planner would have done."""
    cost: float
    """By how many points the planner's answer ended better on average; negative if it ended worse."""
    error: float
    """Half the width of the 95 % interval of the cost."""
    chance: float
    """By how much the chance to win would have been greater with the planner's answer."""
    reason: tuple[Message, ...]
    """Why the planner would have done it."""
    routes: tuple[str, ...]
    """The routes that both answers are about."""

    @property
    def is_sure(self) -> bool:
        """Is it more than chance?"""
        return abs(self.cost) > self.error

    @property
    def message(self) -> Message:
        """The decision in a sentence."""
        key = "report-decision" if self.cost >= 0 else "report-decision.gain"
        points, error = round(abs(self.cost), 1), round(self.error, 1)
        facts = {"played": _named(self.played), "better": _named(self.better), "points": points, "error": error}
        return Message(key, turn=self.turn, **facts)


@dataclass(frozen=True, slots=True)
class Luck:
    """What chance gave or took at a blind draw or a tunnel."""

    number: int
    turn: int
    gain: float
    """In useful cards; negative if chance took some."""
    message: Message


class GameReport(Shown):
    """What :meth:`Game.report` finds: decisions, luck, and their sums."""

    def __init__(self, game: Game, seat: int, decisions: Sequence[Decision], luck: Sequence[Luck], asked: int) -> None:
        self.seat = seat
        self.player = game.players[seat]
        self.names = game.variant.names
        self.decisions = tuple(decisions)
        """The decisions that the planner would have made differently, in the order of the game."""
        self.luck = tuple(luck)
        """Every blind draw and every tunnel, in the order of the game."""
        self.asked = asked
        """The number of decisions that were compared with the planner's."""

    @property
    def cost(self) -> float:
        """The sum of all costs, in points."""
        return sum(decision.cost for decision in self.decisions)

    @property
    def error(self) -> float:
        """Half the width of the 95 % interval of the cost: the decisions were compared independently."""
        return sqrt(sum(decision.error**2 for decision in self.decisions))

    @property
    def gain(self) -> float:
        """The sum of all luck, in useful cards."""
        return sum(luck.gain for luck in self.luck)

    def worst(self, most: int = 3) -> list[Decision]:
        """The decisions that cost most, those that are more than chance first."""
        costly = [decision for decision in self.decisions if decision.cost > 0]
        return sorted(costly, key=lambda one: (not one.is_sure, -one.cost))[:most]

    def luckiest(self, most: int = 3) -> list[Luck]:
        """The moments at which chance mattered most, for better or worse."""
        return sorted(self.luck, key=lambda one: -abs(one.gain))[:most]

    @property
    def summary(self) -> Message:
        """The report in a sentence."""
        unsure = abs(self.cost) <= self.error
        key = "report-summary.chance" if unsure else "report-summary" if self.cost > 0 else "report-summary.gain"
        facts = {"player": self.player, "asked": self.asked, "other": len(self.decisions)}
        cost, error, gain = (round(number, 1) for number in (abs(self.cost), self.error, self.gain))
        return Message(key, **facts, cost=cost, error=error, luck=Message("report-luck", gain=gain))

    def rows(self) -> list[dict[str, Any]]:
        """The decisions and the luck as rows for a table."""
        decided = [
            {"turn": one.turn, "kind": "decision", "played": str(one.played), "better": str(one.better),
             "points": -one.cost, "error": one.error, "chance": -one.chance} for one in self.decisions
        ]  # fmt: skip
        lucky = [{"turn": one.turn, "kind": "luck", "cards": one.gain} for one in self.luck]
        return sorted([*decided, *lucky], key=lambda row: row["turn"])

    def to_frame(self) -> Any:
        """The rows as a pandas data frame."""
        import pandas as pd  # noqa: PLC0415 -- optional

        return pd.DataFrame(self.rows())

    def __str__(self) -> str:
        lines = [self.summary.said(names=self.names)]
        for decision in self.worst():
            lines += [f"- {said.said(names=self.names)}" for said in (decision.message, *decision.reason[:1])]
        return "\n".join([*lines, *(f"- {one.message.said(names=self.names)}" for one in self.luckiest())])

    def __repr__(self) -> str:
        return f"<GameReport of {self.player}: {len(self.decisions)} decisions, {self.cost:+.1f} points>"


def report_of(game: Game, seat: int, games: int = GAMES) -> GameReport:
    """The report of a whole game, or of a game so far."""
    review = Review(game, seat, games)
    for _ in review.steps:
        pass
    return review.report


class Review:
    """A report in the making, decision by decision: a page shows how far it is."""

    def __init__(self, game: Game, seat: int, games: int = GAMES) -> None:
        if type(games) is not int or not 2 <= games <= _MOST_GAMES:
            raise BadInput(at("games", expected("between", games, least=2, most=_MOST_GAMES)))
        self.game, self.seat, self.games = game.copy(), seat, games
        self.asked = [number for number, _ in enumerate(game.history) if _is_asked(game, number, seat)]
        """The number of actions before each decision of the seat."""
        self.done = 0
        self._decisions: dict[int, Decision] = {}
        self._luck: list[Luck] = list(_luck_of(self.game, seat))
        self.steps = self._compared()
        """Goes on by one decision that needs imagined games, each time it is asked."""

    @property
    def report(self) -> GameReport:
        """The report as far as it is made."""
        return GameReport(
            self.game, self.seat, [*self._decisions.values()], self._luck, min(self.done, len(self.asked))
        )

    @property
    def all(self) -> int:
        """The number of steps, those of the second look included."""
        return len(self.asked) + _CLOSER * _TIMES

    def _compared(self) -> Iterator[int]:
        for number in self.asked:
            self.done += 1
            comparison = self._comparison(number, self.games, "first")
            if comparison is not None:
                self._decisions[number] = comparison.finished()
                yield self.done
        for one in sorted(self._decisions.values(), key=lambda one: -one.cost)[:_CLOSER]:
            comparison = self._comparison(one.number, _TIMES * self.games, "again")
            assert comparison is not None, "it was compared before"
            for again in range(_TIMES):
                comparison.play(self.games)
                self.done += 1
                if again == _TIMES - 1:
                    self._decisions[one.number] = comparison.finished()
                yield self.done
        self.done = self.all

    def _comparison(self, number: int, games: int, seed: str) -> Comparison | None:
        """The comparison of a decision with the planner's; ``None`` if they are the same."""
        seen, played = self.game.at(number).view(self.seat), self.game.history[number]
        better = planners(seen, played)
        return None if better is None else Comparison(seen, played, better, games, f"{number} {seed}", number)


def _is_asked(game: Game, number: int, seat: int) -> bool:
    prompt = game.at(number).prompt
    return prompt is not None and prompt.seat == seat and prompt.kind in _KINDS


def planners(seen: View, played: Action) -> Action | None:
    """The planner's answer to the question of a view, if it differs from what was played."""
    assert seen.prompt is not None, "a question is open"
    better = Planner().decide(seen, seen.prompt, Random(0))
    alike = better == played or (isinstance(better, Draw) and isinstance(played, Draw))
    return None if alike else better


class Comparison:
    """A decision and the planner's, played on in the same imagined games, dealt from the view alone."""

    def __init__(self, seen: View, played: Action, better: Action, games: int, seed: str, number: int) -> None:
        self.seen, self.played, self.better, self.number = seen, played, better, number
        self._evaluator = Evaluator(seen, 10**12, None, [played, better], seed, games, gives_up=False)

    def play(self, games: int) -> None:
        """Play so many imagined games with each of them."""
        for _ in islice(self._evaluator.steps, 2 * games):
            pass

    def finished(self) -> Decision:
        """The decision with its cost, after all games."""
        for _ in self._evaluator.steps:
            pass
        worth = self._evaluator.against(self.better, self.played)
        advice = hint(self.seen)
        ids = [getattr(action, "route", None) for action in (self.played, self.better)]
        routes = tuple(dict.fromkeys(id for id in ids if id is not None))
        reason = advice.messages if advice is not None else ()
        cost = worth.points.value, worth.points.margin, worth.chance.value
        return Decision(self.number, self.seen.turn, self.played, self.better, *cost, reason, routes)


def _named(action: Action) -> Message:
    return Message(f"move-{action.type}", **action.facts())


# Luck.


def _luck_of(game: Game, seat: int) -> Iterator[Luck]:
    """What chance did at each of the seat's blind draws and tunnels."""
    counts = game.event_counts
    for number, action in enumerate(game.history):
        events = game.events[counts[number] : counts[number + 1]]
        prompt_seat = next((event.seat for event in events if isinstance(event, CardDrawn | TunnelRevealed)), None)
        if prompt_seat != seat:
            continue
        before = game.at(number).view(seat)
        yield from _luck_at(before, action, events, number)


def _luck_at(before: View, action: Action, events: Iterable[Event], number: int) -> Iterator[Luck]:
    reader = Planner().reader(before)
    for event in events:
        if isinstance(event, CardDrawn) and isinstance(action, Draw) and event.slot is None and event.card is not None:
            want = wants(reader, planned(reader).targets)
            worth = want[reader.tables.kinds.number[event.card]]
            usual = blind_value(reader, want, action.card)
            facts = {"card": event.card, "worth": round(worth, 1), "usual": round(usual, 1)}
            yield Luck(number, before.turn, worth - usual, Message("report-draw", turn=before.turn, **facts))
        elif isinstance(event, TunnelRevealed):
            usual = _expected_extra(reader, before.variant, event)
            facts = {"route": event.route, "extra": event.extra, "usual": round(usual, 1)}
            yield Luck(number, before.turn, usual - event.extra, Message("report-tunnel", turn=before.turn, **facts))


def _expected_extra(reader: ViewReader, variant: Variant, event: TunnelRevealed) -> float:
    """How many of the revealed cards were to be expected to cost one more."""
    kinds = variant.kinds
    colors = {kinds.cards[number].color for number, _ in event.cards.pairs}
    unseen = reader.unseen_cards
    same = {*colors, None}
    fits = sum(count for card, count in zip(kinds.cards, unseen, strict=True) if card.color in same)
    total = sum(unseen)
    return len(event.revealed) * fits / total if total else 0.0


# In notebooks.


def report_html(report: GameReport) -> str:
    """The report as a table: the costliest decisions with reasons, and the moments of luck."""
    say = [report.summary.said(names=report.names)]
    rows = [
        f"<tr><td>{escape(one.message.said(names=report.names))}</td>"
        f"<td>{escape(one.reason[0].said(names=report.names)) if one.reason else ''}</td></tr>"
        for one in report.worst(5)
    ]
    lucky = [f"<li>{escape(one.message.said(names=report.names))}</li>" for one in report.luckiest(5)]
    table = f"<table>{''.join(rows)}</table>" if rows else ""
    return f"<div><p>{escape(say[0])}</p>{table}<ul>{''.join(lucky)}</ul></div>"
