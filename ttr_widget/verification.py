"""A second opinion on a game: ``verify`` hands its events and its box to the referee, as plain data.

The referee (:mod:`ttr_widget.referee`) knows nothing of the game's code; this module translates between the two.
"""

from __future__ import annotations

import json
from bisect import bisect_right
from dataclasses import dataclass, field, fields
from typing import Any

from ttr_widget.game import Game
from ttr_widget.kernel.board import Board
from ttr_widget.kernel.codec import state_to_dict
from ttr_widget.kernel.errors import BadInput, expected
from ttr_widget.kernel.json_values import jsonable
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.names import BoardNames
from ttr_widget.kernel.records import Record
from ttr_widget.kernel.representation import Shown
from ttr_widget.kernel.variant import Variant
from ttr_widget.referee import Objection, Verdict, can_be_judged, judge

_RULES = "ttr_widget.rules."


@dataclass(frozen=True)
class Doubt:
    """One objection of the referee: the number of the move (0: the set-up), the turn, the rule, and a sentence."""

    move: int
    turn: int
    rule: str
    sentence: Message
    names: BoardNames = field(repr=False, compare=False)

    @property
    def text(self) -> str:
        """The sentence, in the language chosen with ``set_locale``."""
        return self.said()

    def said(self, locale: str | None = None) -> str:
        """The sentence in a language (``None``: the one chosen with ``set_locale``)."""
        return self.sentence.said(locale, self.names)

    def line(self, locale: str | None = None) -> str:
        """The objection in one line: where, what, and which rule."""
        line = Message("referee-line", move=self.move, turn=self.turn, rule=self.rule, sentence=self.sentence)
        return line.said(locale, self.names)


@dataclass(frozen=True, repr=False)
class Report(Shown):
    """What the referee found in a game; displays as a page at the end of a cell.

    >>> import ttr_widget as ttr
    >>> report = ttr.verify(ttr.new_game("europe", seed=7))
    >>> report.ok, report.objections
    (True, ())
    """

    objections: tuple[Doubt, ...]
    unjudged: tuple[Message, ...]
    """What the referee does not know, such as rules of your own; nothing is checked then."""
    checks: int
    moves: int
    finished: bool

    @property
    def ok(self) -> bool:
        """Whether the game was judged and nothing is wrong."""
        return not self.objections and not self.unjudged

    def __bool__(self) -> bool:
        return self.ok

    @property
    def summary(self) -> Message:
        """The result in a sentence."""
        if self.unjudged:
            return Message("referee-unjudged")
        facts = {"count": len(self.objections), "checks": self.checks, "moves": self.moves}
        how = "some" if self.objections else "finished" if self.finished else "unfinished"
        return Message(f"referee-{how}", **facts)

    def said(self, locale: str | None = None) -> str:
        """The report as text in a language (``None``: the one chosen with ``set_locale``)."""
        lines = [line.said(locale) for line in (self.summary, *self.unjudged)]
        return "\n".join([*lines, *(doubt.line(locale) for doubt in self.objections)])

    def __repr__(self) -> str:
        return self.said()


def verify(game: Game) -> Report:
    """Have a second, independent implementation of the rules judge a game, finished or not.

    The referee reads the events of the game and the contents of its box, shares no code with the game, and checks every
    move, every card and every line of the score.  The report is true if all is well
    (``.ok``); ``.objections`` lists what is not.

    >>> import ttr_widget as ttr
    >>> game = ttr.new_game("usa", players=2, seed=7)
    >>> _ = game.play(game.legal_actions()[0])
    >>> ttr.verify(game).ok
    True
    """
    if not isinstance(game, Game):
        raise BadInput(expected("game", game))
    moves = len(game.history)
    start = None if game.start is None else plain(state_to_dict(game.start))
    if start is not None and not can_be_judged(start):
        return Report((), (Message("referee-start"),), 0, moves, False)
    board, rules = box_of(game.variant)
    events = plain([event.to_dict() for event in game.events])
    return _report(game, judge(events, board, rules, game.players, game.state.first, start))


def _report(game: Game, verdict: Verdict) -> Report:
    unjudged = tuple(Message("referee-unknown-rule", rule=rule) for rule in verdict.unjudged)
    objections = tuple(_doubt(game, objection) for objection in verdict.objections)
    return Report(objections, unjudged, verdict.checks, len(game.history), verdict.finished)


def _doubt(game: Game, objection: Objection) -> Doubt:
    move = bisect_right(game.event_counts, objection.event)
    sentence = Message(f"referee-objection.{objection.reason}", **objection.facts)
    return Doubt(move, objection.turn, objection.rule, sentence, game.variant.names)


# Plain data.


def box_of(variant: Variant) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The board and the list of rules of a variant, as JSON data."""
    board, rules = plain((_board(variant.board), [_rule(rule) for rule in variant.rules]))
    return board, rules


def plain(data: object) -> Any:
    """The data as it is after writing it to JSON and reading it."""
    return json.loads(json.dumps(jsonable(data)))


def _rule(rule: Any) -> dict[str, Any]:
    """The name and the arguments of a rule; one that is not of this package has its module in its name."""
    kind = type(rule)
    name = kind.__name__ if kind.__module__.startswith(_RULES) else f"{kind.__module__}.{kind.__name__}"
    return {"rule": name, **{field.name: getattr(rule, field.name) for field in fields(rule)}}


def _board(board: Board) -> dict[str, Any]:
    return {
        "name": board.name,
        "cities": [{"name": city.name, **_facts(city)} for city in board.cities],
        "routes": [
            {"a": r.a, "b": r.b, "length": r.length, "color": r.color, "kind": r.kind, "double": r.double, **_facts(r)}
            for r in board.routes
        ],
        "tickets": [{"cities": list(t.cities), "points": t.points, "deck": t.deck, **_facts(t)} for t in board.tickets],
    }


def _facts(record: Record) -> dict[str, Any]:
    return {"id": record.id, **record.facts}
