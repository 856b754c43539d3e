"""What each answer to the open question is worth to a seat, and how sure that is, from imagined games.

All answers are played to the end in the same positions, which are dealt from what the seat knows.  The planner plays on
for all seats.  Hints that think, the report after a game and the page's curve of chances all come from such games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, islice
from math import inf
from random import Random
from typing import Any

from ttr_widget.game import Game
from ttr_widget.kernel import turn
from ttr_widget.kernel.action import Action
from ttr_widget.kernel.errors import BadInput, IllegalAction, at, expected
from ttr_widget.kernel.event import GameOver
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.representation import Shown
from ttr_widget.kernel.seats import seat_of
from ttr_widget.kernel.view import View
from ttr_widget.locales import checked
from ttr_widget.notation import Notation
from ttr_widget.queries.positions import position_of
from ttr_widget.render.html.parts import Html, frame, head, table, tag

from .lookahead.estimates import Estimate, chance_estimated, estimated, sobered, spread_of, win_chances
from .lookahead.rollouts import Budget, Outcome, Rollouts, play_out
from .lookahead.scenes import imagined
from .lookahead.search import candidates, comparable
from .planning.learned import weights_for
from .planning.planner import Planner, is_known
from .planning.view_reader import ViewReader

NODES = 10_000
"""The imagined decisions of an evaluation; some seconds."""
_WORLDS = 48
"""The number of imagined positions, if the nodes allow it."""
_SOME = 8
"""The number of positions imagined to find out what the other seats need."""
_FEW = 3
"""The minimum number of answers that are compared."""
_HOPE = 2.0
"""An answer this many standard errors behind is given up: fewer than for a move, as all answers are to be judged."""


@dataclass(frozen=True, slots=True)
class ActionValue:
    """What an answer is worth, compared with the best one in the same imagined positions."""

    action: Action
    points: Estimate
    """By how many points more the seat ends ahead than with the best answer; negative if it loses some."""
    chance: Estimate
    """How much greater the chance to win is than with the best answer: 0 for that one, otherwise less."""

    @property
    def games(self) -> int:
        """The number of imagined games that were played with it."""
        return self.points.games

    @property
    def is_worse(self) -> bool:
        """Is it more than chance that it does worse than the best answer?"""
        return any(found.is_sure and found.value < 0 for found in (self.points, self.chance))


@dataclass(frozen=True, slots=True, repr=False)
class Evaluation(Shown):
    """What :func:`evaluate` finds.  It is a table too: :meth:`rows`, :meth:`to_frame`."""

    seat: int
    player: str
    chance: Estimate
    """The chance to win if all seats, this one too, go on as the planner does.  A shared win counts in part."""
    lead: Estimate
    """By how many points the seat ends ahead of the best of the others then; negative if it ends behind."""
    chances: tuple[Estimate, ...]
    """The same chance for every seat, as far as this seat can know."""
    actions: tuple[ActionValue, ...]
    """The answers, best first; empty if the seat is not asked."""
    untried: tuple[Action, ...]
    """Legal answers for which there were too few nodes."""
    notes: tuple[Message, ...]
    """What could not be judged, and why."""

    @property
    def best(self) -> Action | None:
        """The answer that did best; ``None`` if there is none to compare."""
        return self.actions[0].action if self.actions else None

    def of(self, action: Action) -> ActionValue | None:
        """The value of one of the answers; ``None`` if it was not tried."""
        return next((value for value in self.actions if value.action == action), None)

    @property
    def is_told(self) -> bool:
        """Was enough played to tell anything?"""
        return self.lead.error < inf

    @property
    def summary(self) -> Message:
        """The seat's prospects in a sentence."""
        facts = {"player": self.player, "chance": percent(self.chance.value), "lead": rounded(self.lead.value)}
        if not self.chance.error:
            return Message("evaluation-known", **facts)
        if not self.is_told:
            return Message("evaluation-unknown", player=self.player)
        margins = {"error": percent(self.chance.error), "points": rounded(self.lead.error)}
        return Message("evaluation-summary", **facts, **margins, games=self.chance.games)

    def rows(self) -> list[dict[str, Any]]:
        """The answers as rows for a table; the errors are standard errors."""
        return [
            {"action": one.action.text(), "points": one.points.value, "points_error": one.points.error,
             "chance": one.chance.value, "chance_error": one.chance.error, "games": one.games} for one in self.actions
        ]  # fmt: skip

    def to_frame(self) -> Any:
        """The rows as a pandas data frame."""
        import pandas as pd  # noqa: PLC0415 -- optional

        return pd.DataFrame(self.rows())

    def __repr__(self) -> str:
        lines = [" ".join(map(str, (self.summary, *self.notes)))]
        cells = [(_signed(one.points), _signed(one.chance, 100) + " %", one.action.text()) for one in self.actions]
        wide = [max([len(cell[n]) for cell in cells], default=0) for n in (0, 1)]
        lines += [f"{points.rjust(wide[0])}  {chance.rjust(wide[1])}  {text}" for points, chance, text in cells]
        return "\n".join(lines)


def percent(share: float) -> int:
    """A share as a whole number of percent."""
    return round(100 * share)


def rounded(points: float) -> float:
    """Points as they are told: without a zero that has a sign."""
    return round(points) + 0


def _signed(number: Estimate, scale: int = 1) -> str:
    return f"{scale * number.value:+.1f} ± {scale * number.error:.1f}"


class Evaluator:
    """An evaluation in the making, one imagined game after the other: a page shows how far it is."""

    def __init__(
        self,
        seen: View,
        nodes: int = NODES,
        seconds: float | None = None,
        actions: Sequence[Action] | None = None,
        seed: int | str = 0,
        worlds: int = _WORLDS,
        *,
        gives_up: bool = True,
    ) -> None:
        assert seen.seat is not None, "bots have a seat"
        self.seen, self.seat, self.seed, self.worlds = seen, seen.seat, seed, worlds
        self.nodes = nodes
        self.budget = Budget(nodes, seconds)
        self.reader = ViewReader(seen, weights_for(seen.variant))
        prompt = seen.prompt
        self.asked = None if prompt is None or prompt.seat != seen.seat else prompt
        self.legal = tuple(turn.choices(self.reader.position)) if self.asked else ()
        self._wanted = actions
        self._gives_up = gives_up
        """Are answers that fall far behind given up?"""
        self._options: list[Action] = []
        self._outcomes: list[list[Outcome]] = [[]]
        self.steps = self._over() if seen.over else self._weighed() if self.asked else self._waited()
        """Goes on by one imagined game, each time it is asked."""

    @property
    def done(self) -> int:
        """The number of nodes used."""
        return min(self.nodes, self.nodes - self.budget.nodes)

    def finish(self) -> Evaluation:
        """Play all games."""
        for _ in self.steps:
            pass
        return self.result

    def _over(self) -> Iterator[None]:
        yield from ()

    def _waited(self) -> Iterator[None]:
        """Play on from the open question of another seat."""
        weights = [self.reader.weights] * len(self.seen.players)
        for scene in self._scenes():
            ended = play_out(scene, None, weights, self.budget)
            if ended is None:
                return
            self._outcomes[0].append(ended)
            yield

    def _weighed(self) -> Iterator[None]:
        """Play on with each of the answers."""
        scenes = self._scenes()
        some = list(islice(scenes, _SOME))
        self._options = self._answers(some)
        weights = self.reader.weights
        rollouts = Rollouts(self.seat, self._options, self.budget, (weights, weights), self.reader.tables.swing)
        rollouts.hope = _HOPE
        if not self._gives_up:
            rollouts.look = self.worlds
        self._outcomes = rollouts.outcomes
        yield from rollouts.steps(chain(some, scenes), self.worlds)

    def _scenes(self) -> Iterator[Any]:
        usual = self.reader.weights if self.seen.turn else None
        return imagined(self.reader, Random(self.seed), self.budget, usual, self.worlds)

    def _answers(self, some: Sequence[Any]) -> list[Action]:
        """The answers to try, the planner's first, then the likely ones."""
        assert self.asked is not None, "the seat is asked"
        first = Planner().answer(self.reader, self.asked, Random(0))
        if self._wanted is not None:
            return list(dict.fromkeys([first, *self._wanted]))
        likely = candidates(self.reader, self.asked, first, some)
        most = comparable(self.reader, self.nodes, _FEW)
        return list(dict.fromkeys([*likely, *self.legal]))[:most]

    @property
    def result(self) -> Evaluation:
        """What has been found so far."""
        seen, seat = self.seen, self.seat
        players = range(len(seen.players))
        if seen.over:
            return self._final()
        ends = self._ends()[0]
        chances = tuple([chance_estimated([end[one] for end in ends], len(players)) for one in players])
        lead = estimated([self._sobered(outcome).lead(seat) for outcome in self._outcomes[0]])
        values = self._values()
        if self._wanted is not None:
            values = [value for value in values if value.action in self._wanted]
        tried = {value.action for value in values}
        untried = tuple([action for action in self.legal if action not in tried]) if self._wanted is None else ()
        notes = tuple(self._notes())
        return Evaluation(seat, seen.players[seat], chances[seat], lead, chances, tuple(values), untried, notes)

    @property
    def outcomes(self) -> Sequence[Outcome]:
        """How the imagined games ended in which the planner answers, or goes on for all seats."""
        return self._outcomes[0]

    def _ends(self) -> list[list[tuple[float, ...]]]:
        """Each seat's chance to win, for each answer in each position."""
        spread = spread_of(self.reader.tables, self.reader.turns)
        return [[win_chances(self._sobered(one), spread) for one in outcomes] for outcomes in self._outcomes]

    def _sobered(self, outcome: Outcome) -> Outcome:
        return sobered(outcome, self.seat, self.reader.tables, self.reader.turns)

    def _valuer(self) -> Callable[[int, int], ActionValue]:
        """Compares two of the answers, by their numbers."""
        chances = [[end[self.seat] for end in ends] for ends in self._ends()]
        leads = [[outcome.lead(self.seat) for outcome in outcomes] for outcomes in self._outcomes]
        return lambda one, best: ActionValue(
            self._options[one], _compared(leads, one, best), _compared(chances, one, best)
        )

    def _values(self) -> list[ActionValue]:
        """The values of the answers that were tried often enough for an error, best first."""
        tried = [option for option, _ in enumerate(self._options) if len(self._outcomes[option]) > 1]
        if not tried:
            return []
        value = self._valuer()
        against = {one: value(one, 0) for one in tried}
        order = sorted(tried, key=lambda one: (-against[one].chance.value, -against[one].points.value))
        return [value(one, order[0]) for one in order]

    @property
    def recommended(self) -> Action | None:
        """The planner's answer, or the best one if the planner's is surely worse; ``None`` if none has been tried."""
        values = self._values()
        first = next((value for value in values if value.action == self._options[0]), None)
        return values[0].action if first is not None and first.is_worse else first.action if first else None

    def against(self, one: Action, other: Action) -> ActionValue:
        """What one of the answers that were tried is worth, compared with another one."""
        return self._valuer()(self._options.index(one), self._options.index(other))

    def _notes(self) -> Iterator[Message]:
        prompt = self.seen.prompt
        assert prompt is not None, "the game goes on"
        if self.asked is None:
            yield Message("evaluation-note.waits", player=self.seen.players[prompt.seat])
        elif not is_known(prompt, self.legal):
            yield Message("evaluation-note.unknown", question=prompt.kind)
        if len(self._outcomes[0]) < 2:
            yield Message("evaluation-note.nodes")

    def _final(self) -> Evaluation:
        """The result of a game that is over."""
        sheet = next(event.sheet for event in reversed(self.seen.events) if isinstance(event, GameOver))
        ended = Outcome(sheet.totals, sheet.winners)
        chances = tuple([Estimate(chance, 0.0, 0) for chance in win_chances(ended, 0.0)])
        lead, player = Estimate(ended.lead(self.seat), 0.0, 0), self.seen.players[self.seat]
        notes = (Message("evaluation-note.over"),)
        return Evaluation(self.seat, player, chances[self.seat], lead, chances, (), (), notes)


def _gain(values: list[list[float]], one: int, other: int) -> float:
    """By how much one answer did better than another on average, in the positions where both were tried."""
    pairs = list(zip(values[one], values[other], strict=False))
    return sum([a - b for a, b in pairs]) / len(pairs)


def _compared(values: list[list[float]], one: int, best: int) -> Estimate:
    """An answer against the best one.

    Both are measured against the first answer, which was tried in every position, so that the order is the same.
    """
    error = estimated([a - b for a, b in zip(values[one], values[best], strict=False)]).error
    return Estimate(_gain(values, one, 0) - _gain(values, best, 0), error, len(values[one]))


def evaluate(
    game: Game | View,
    seat: int | str | None = None,
    nodes: int = NODES,
    seconds: float | None = None,
    actions: Iterable[object] | None = None,
    *,
    seed: int | str = 0,
) -> Evaluation:
    """What each legal action is worth to a seat, and its chance to win.

    Only what the seat may know is used: positions are dealt from it, and every action is played to the end in the same
    ones, with the planner for all seats.  Actions that fall far behind are given up early.  The result has the
    ``chance`` to win and the final ``lead``, each with its standard ``error``, and the ``actions``, best first, with
    the ``points`` and the ``chance`` that they lose against the best one.

    The default for ``seat`` is the one that is asked; for another one there are no actions to compare.  ``actions`` are
    those to compare (default: all of them, the likely ones first).  ``nodes`` limits the imagined decisions, and the
    same number with the same ``seed`` gives the same result; ``seconds`` limits the time as well.

    >>> import ttr_widget as ttr
    >>> game = ttr.scenario("berlin", seed=1, pieces={0: {"streetcars": 2, "subways": 0}})
    >>> found = evaluate(game, nodes=1500)
    >>> found.best in game.legal_actions(), 0 < found.chance.value < 1
    (True, True)
    >>> [one.games > 1 and one.chance.value <= 0 for one in found.actions[:2]]
    [True, True]
    """
    seen = _view_of(game, seat)
    if type(nodes) is not int or nodes < 1:
        raise BadInput(at("nodes", expected("from", nodes, least=1)))
    if seconds is not None and not (type(seconds) in (int, float) and seconds > 0):
        raise BadInput(at("seconds", expected("seconds", seconds)))
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise BadInput(at("seed", expected("seed", seed)))
    chosen = None if actions is None else _checked(seen, actions)
    return Evaluator(seen, nodes, seconds, chosen, seed).finish()


def _view_of(game: object, seat: int | str | None) -> View:
    """What the seat may know; a view brings its own seat."""
    if isinstance(game, Game):
        prompt = game.prompt
        if seat is None and prompt is None:
            raise BadInput(Message("error-whose-chances", most=len(game.players) - 1))
        return game.view(prompt.seat if seat is None and prompt is not None else seat)
    if not isinstance(game, View):
        raise BadInput(expected("game-or-view", game))
    if game.seat is None:
        raise BadInput(Message("error-view-of-nobody"))
    if seat is not None and seat_of(seat, game.players) != game.seat:
        raise BadInput(Message("error-view-of-other", own=game.seat, seat=seat))
    return game


def _checked(seen: View, given: Iterable[object]) -> list[Action]:
    """The actions that are meant, if they are legal."""
    if isinstance(given, str) or not isinstance(given, Iterable):
        raise BadInput(at("actions", expected("actions", given)))
    position = position_of(seen)
    if seen.prompt is None or seen.prompt.seat != seen.seat:
        raise BadInput(at("actions", Message("error-not-asked")))
    found = []
    for one in given:
        action = seen.variant.derived(Notation).answer(one, position)
        refusal = turn.objection(position, action)
        if refusal is not None:
            raise IllegalAction(refusal.into(checked()))
        found.append(action)
    return found


# In notebooks.


def evaluation_html(found: Evaluation) -> str:
    """The evaluation as a table of the answers."""
    heads = [str(Message(f"evaluation-head.{name}")) for name in ("action", "points", "chance", "games")]
    rows = [
        (Html(tag("code", one.action.text())), _signed(one.points), _signed(one.chance, 100) + " %", one.games)
        for one in found.actions
    ]
    listed = table(heads, rows, numbers=(1, 2, 3), on=0) if rows else ""
    untried = Message("evaluation-untried", count=len(found.untried)) if found.untried else ""
    notes = " ".join(map(str, (*found.notes, untried)))
    return frame(head(found.summary, str(Message("evaluation-how")) if rows else ""), listed, tag("p", notes, "ttr-q"))
