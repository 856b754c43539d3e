"""Puzzles: a position, and a goal to be reached within a few turns."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from ttr_widget.game import Game
from ttr_widget.kernel import turn
from ttr_widget.kernel.action import Pass
from ttr_widget.kernel.doors import is_text
from ttr_widget.kernel.errors import BadInput, Refusal, Refused, at, expected
from ttr_widget.kernel.json_values import short
from ttr_widget.kernel.limits import DESCRIPTION
from ttr_widget.kernel.message import Message, Said, said
from ttr_widget.kernel.representation import Shown
from ttr_widget.kernel.seats import seat_at
from ttr_widget.kernel.state import State
from ttr_widget.kernel.turn import begin_at
from ttr_widget.kernel.variant import TURN, Position, Variant
from ttr_widget.kernel.words import wordings
from ttr_widget.rules.waiting import Waiting

from .as_data import link_of_puzzles
from .difficulty import Difficulty
from .goals import Asked, Goal
from .reading import read_goal
from .solver import Exploration, Solution

__all__ = ["Attempt", "Difficulty", "Puzzle", "Solution"]

GoalLike = str | Callable[[Game], bool | Said]
Others = str | Callable[[Game], object]
_WAIT = "wait"
_PASS = Pass()
_MOST_TURNS = 50
_NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,59}")


@dataclass(frozen=True)
class Attempt(Shown):
    """The verdict on an attempt; true if the puzzle is solved."""

    solved: bool
    message: Message
    """The reason as a message."""
    turns: int
    """The number of turns that the puzzle's seat has begun."""
    game: Game
    """The game after the attempt."""
    refusal: Refusal | None = None
    """The reason why an action is not allowed, if there was one."""
    rule: str = ""
    """The text of the rule that forbids it."""
    ended: bool = False
    """Whether no turn is left."""

    @property
    def reason(self) -> str:
        """The reason, as a sentence."""
        return self.message.said(names=self.game.variant.names)

    def __bool__(self) -> bool:
        return self.solved

    def __str__(self) -> str:
        return f"{self.reason}\n{self.refusal.code}: {self.rule}" if self.refusal and self.rule else self.reason

    def __repr__(self) -> str:
        return f"<{self.reason}>"


class Puzzle(Shown):
    """A position and a goal for one seat: ``Puzzle(ttr.scenario(...), "complete brest-petrograd within 3 turns")``.

    ``game`` is at the beginning of a turn and is usually a scenario; the puzzle plays on copies of it.  Goals:

    - ``complete <ticket>``: complete the ticket, with any choice of borrowed routes;
    - ``score at least <points>``: gain this many points on the score track;
    - ``claim <route>``, ``connect <city> and <city>`` (by own routes), ``build a station in <city>`` (or a harbour);
    - ``lead <colour>``: have more passengers of this colour than any other player;
    - ``win``: win the game, which must end within these turns;
    - a function of the game that returns ``True``, ``False``, or a text that says why not.  It must depend only on the
      position, not on the moves that led to it.

    Each text may end with ``within 3 turns`` or ``this turn``, which can also be given as ``within=3``; turns are those
    of the puzzle's ``seat``.  The puzzle is solved as soon as the goal is reached once, after any action.

    ``title`` is the heading, and :meth:`hint` returns the ``hints`` one by one; ``idea`` says what the puzzle teaches,
    and is shown when it is solved.  ``lesson`` is the chapter of a course, and ``name`` the puzzle's name in it.
    ``solution`` is a solution known beforehand, so that nobody has to wait for the solver, and ``difficulty`` how hard
    the puzzle was measured to be.  ``others`` determines what the other seats do: with ``"wait"`` they pass (the rule
    ``Waiting`` is added to the variant); otherwise it is a function of the game that returns the action of the seat
    that is asked.

    >>> import ttr_widget as ttr
    >>> lesson = ttr.scenario("europe", seed=1, hands={0: "4 yellow"}, tickets={0: ["essen-kyiv"]})
    >>> puzzle = Puzzle(lesson, "claim berlin-frankfurt this turn")
    >>> puzzle.attempt(["draw deck", "draw deck"])
    <1 of 1 turns are over, and nobody has claimed berlin-frankfurt-1 or berlin-frankfurt-2 yet.>

    In a notebook ``ttr.GameWidget(puzzle)`` shows the puzzle on the map, to be solved by clicks; ``ttr.practice()``
    offers the puzzles that come with the package, or your own.
    """

    def __init__(  # noqa: PLR0913 -- a keyword for each part of an exercise
        self,
        game: Game,
        goal: GoalLike,
        *,
        seat: int | str = 0,
        within: int | None = None,
        title: Said = "",
        hints: Iterable[Said] = (),
        others: Others = _WAIT,
        name: str = "",
        lesson: str = "",
        idea: Said = "",
        solution: Iterable[str] = (),
        difficulty: Difficulty | None = None,
    ) -> None:
        state, seat = _start_of_turn(game, seat)
        if others != _WAIT and not callable(others):
            raise BadInput(at("others", expected("others", others)))
        self.title, self.idea = _said("title", title), _said("idea", idea)
        self.lesson = str(_said("lesson", lesson))
        if name and not (isinstance(name, str) and _NAME.fullmatch(name)):
            raise BadInput(at("name", Message("error-puzzle-name", given=short(name))))
        self.seat, self.others, self.name, self.difficulty = seat, others, name, difficulty
        self.text = goal if isinstance(goal, str) else ""
        """The goal as it was written; empty if it is a function."""
        if others == _WAIT:
            state = state._replace(variant=state.variant.with_rule(Waiting(seat)))
        self._start, self._seed = state, game.seed
        self.was_dealt = game.start is None
        """Whether the position comes from a dealt game rather than from a scenario or a file."""
        self.goal, said = self._goal(goal)
        self.within = _turns(said, within)
        self.hints = _hints(hints)
        met = self._playthrough()
        if met.solved:
            raise BadInput(Message("error-puzzle-met", goal=self.message))
        self._shortest: Solution | None = None
        self.solution = (solution,) if isinstance(solution, str) else tuple(solution)
        if self.solution:
            self._shortest = self._checked_solution()

    def _goal(self, goal: GoalLike) -> tuple[Goal, int | None]:
        if isinstance(goal, str):
            return read_goal(goal, self._start, self.seat)
        if callable(goal):
            return Asked(self.variant, self.seat, lambda position: self._answer(goal, position)), None
        raise BadInput(expected("goal", goal))

    def _answer(self, goal: Callable[[Game], bool | Said], position: Position) -> bool | Said:
        game = position if isinstance(position, Game) else self._game_at(position)
        answer = goal(game)
        if not isinstance(answer, bool | str | Message):
            raise BadInput(expected("goal-answer", answer))
        return answer

    def _game_at(self, position: Position) -> Game:
        state = position if isinstance(position, State) else position.freeze()  # type: ignore[attr-defined]
        return Game(state.draft(), self._seed, self._start)

    def _checked_solution(self) -> Solution:
        """The solution given with the puzzle, which must solve it."""
        attempt = self.attempt(self.solution)
        if not attempt.solved:
            raise BadInput(at("solution", attempt.message))
        looked = self.difficulty.looked if self.difficulty else 0
        return Solution("solved", self.solution, attempt.turns, self.within, looked)

    # Properties.

    @property
    def variant(self) -> Variant:
        """The game's variant, which includes the rule ``Waiting`` if ``others="wait"``."""
        return self._start.variant

    @property
    def start(self) -> Game:
        """A new game that starts with the puzzle's position."""
        return Game(begin_at(self._start), self._seed, self._start)

    @property
    def player(self) -> str:
        """The name of the player who has to solve it."""
        return self._start.names[self.seat]

    @property
    def words(self) -> str:
        """The goal in words."""
        return self.message.said(names=self.variant.names)

    @property
    def message(self) -> Message:
        """The goal as a message."""
        if self.within == 1:
            return Message("puzzle-goal.this-turn", goal=self.goal.words)
        return Message("puzzle-goal", goal=self.goal.words, turns=self.within)

    @property
    def position(self) -> State:
        """The position at the beginning of the first turn, without its question."""
        return self._start

    def in_position(self, start: State) -> Puzzle:
        """The same puzzle in another position of the same game, with no solution known."""
        game = Game(begin_at(start._replace(prompts=())), self._seed, start)
        return Puzzle(game, self.text, seat=self.seat, within=self.within, others=self.others)

    def begins(self, game: Game) -> bool:
        """Is this game an attempt at the puzzle?"""
        return game.start is self._start

    def hint(self, number: int = 1) -> str:
        """One of the hints, counted from 1."""
        if not self.hints:
            raise BadInput(Message("error-puzzle-no-hints"))
        if type(number) is not int or not 1 <= number <= len(self.hints):
            raise BadInput(at("hint", expected("between", number, least=1, most=len(self.hints))))
        return said(self.hints[number - 1], names=self.variant.names)

    @property
    def named(self) -> Said:
        """The title, or one made of the name of the board."""
        return self.title or Message("puzzle-title", board=self.variant.board.text("title"))

    @property
    def heading(self) -> tuple[Said, Message]:
        """The title, and a sentence with the player, the goal and what the others do."""
        title = self.named
        hints = Message("puzzle-heading.hints", count=len(self.hints)) if self.hints else ""
        key = "puzzle-heading" if self.others == _WAIT else "puzzle-heading.others-play"
        return title, Message(key, player=self.player, goal=self.message, hints=hints)

    def __str__(self) -> str:
        return "\n".join(said(part, names=self.variant.names) for part in self.heading)

    def __repr__(self) -> str:
        return f"<Puzzle on {self.variant.board.name}: {self.player}, {self.words}>"

    def link(self, *, everything: bool = False, site: str = "") -> str:
        """The puzzle as a link, which :func:`ttr_widget.puzzles` and the static site open.

        It contains the whole position with all hands and decks, because what the moves lead to depends on them.  For a
        position from a dealt game, which somebody may still be playing, that has to be said: ``everything=True``.

        >>> import ttr_widget as ttr
        >>> lesson = ttr.scenario("europe", seed=1, hands={0: "4 yellow"}, tickets={0: ["essen-kyiv"]})
        >>> puzzle = Puzzle(lesson, "claim berlin-frankfurt this turn")
        >>> ttr.puzzles(puzzle.link())[0]
        <Puzzle on europe: Player 1, claim berlin-frankfurt-1 or berlin-frankfurt-2 this turn>
        """
        named = [(self.name or "puzzle-1", self)]
        return link_of_puzzles(named, "", everything=everything, site=site)

    # Playing.

    def attempt(self, actions: str | Iterable[object]) -> Attempt:
        """Play the seat's ``actions`` (a list, or a text with one per line) on a copy, and judge the result."""
        lines = [line for line in actions.splitlines() if line.strip()] if isinstance(actions, str) else list(actions)
        playthrough = self._playthrough()
        for number, action in enumerate(lines, 1):
            if playthrough.solved or playthrough.late:
                break
            if playthrough.game.is_over:
                return playthrough.verdict(Message("puzzle-over", number=number))
            try:
                playthrough.game.play(action)
            except (Refused, BadInput) as error:
                return playthrough.refused(number, str(action), error.refusal)
            playthrough.advance()
        return playthrough.verdict(None)

    def judge(self, game: Game) -> Attempt:
        """Judge a game that began with :attr:`start` and was played on, also by the other seats."""
        playthrough = self._playthrough(others=False)
        for action in game.history:
            if playthrough.solved or playthrough.late:
                break
            playthrough.game.play(action)
            playthrough.note()
        return playthrough.verdict(None)

    def answer_of_others(self, game: Game) -> object:
        """What another seat does that is asked in an attempt."""
        return self.others(game) if callable(self.others) else game.legal_actions()[0]

    def shortest(self, limit: int = 200_000) -> Solution:
        """The solution given with the puzzle, or the solver's; it is searched for once."""
        if self._shortest is None:
            self._shortest = self.solve(limit)
        return self._shortest

    def solve(self, limit: int = 200_000) -> Solution:
        """Find a shortest solution (fewest turns, then fewest actions), or prove that there is none.

        The solver knows the whole position, including the order of the decks.  After ``limit`` positions it gives up,
        and the result is unknown.
        """
        first = self._playthrough()
        if first.game.is_over:
            return Solution("none", (), 0, self.within, 0)
        search = Exploration(self.goal, self.within, self._others_play, alone=self.others == _WAIT)
        return search.run(first.game.state, limit)

    def _others_play(self, state: State) -> State:
        """The position when the puzzle's seat is asked next."""
        while state.prompts and state.prompts[-1].seat != self.seat:
            if callable(self.others):
                game = self._game_at(state)
                self._others_action(game)
                state = game.state
            else:
                state = turn.applied(state, _PASS)  # the only action that Waiting allows
        return state

    def _others_action(self, game: Game) -> None:
        action = self.answer_of_others(game)
        try:
            game.play(action)
        except (Refused, BadInput) as error:
            wrong = Message("error-puzzle-others", action=short(action), error=error.message)
            raise BadInput(at("others", wrong)) from None

    def _playthrough(self, *, others: bool = True) -> _Playthrough:
        return _Playthrough(self, others=others)


class _Playthrough:
    """An attempt in progress: the game, the number of turns so far, and whether the goal has been reached."""

    def __init__(self, puzzle: Puzzle, *, others: bool) -> None:
        self.puzzle = puzzle
        self.game = puzzle.start
        self.turns = 0
        self.number = -1
        """The number of the last game turn that was counted."""
        self.solved = False
        if others:
            self.advance()
        else:
            self.note()

    @property
    def late(self) -> bool:
        """Whether all turns are over."""
        return self.turns > self.puzzle.within

    def advance(self) -> None:
        """Check the goal, let the other seats play, and count turns."""
        self.note()
        while not self.solved and self.game.prompt is not None and self.game.prompt.seat != self.puzzle.seat:
            self.puzzle._others_action(self.game)
            self.note()

    def note(self) -> None:
        """Check the goal, and count turns."""
        self._check_goal()
        state, prompt = self.game.state, self.game.prompt
        if prompt is not None and prompt.seat == self.puzzle.seat and prompt.kind == TURN and state.turn != self.number:
            self.number = state.turn
            self.turns += 1

    def _check_goal(self) -> None:
        self.solved = self.solved or self.puzzle.goal.met(self.game.state)

    def verdict(self, reason: Message | None) -> Attempt:
        """The verdict, with the given reason or what is missing."""
        within, turns = self.puzzle.within, min(self.turns, self.puzzle.within)
        if self.solved:
            reason = Message("puzzle-solved", turns=turns, within=within)
        elif reason is None:
            missing = self.puzzle.goal.missing(self.game.state)
            ended = turns if self.late or self.game.is_over else turns - 1
            reason = Message("puzzle-missing", turns=ended, within=within, missing=missing)
        return Attempt(self.solved, reason, turns, self.game, ended=self.late or self.game.is_over)

    def refused(self, number: int, action: str, refusal: Refusal) -> Attempt:
        """The verdict on an action that cannot be played."""
        reason = Message(
            "puzzle-refused",
            number=number,
            action=action[:100],
            why=refusal.message,
            rule=refusal.code,
        )
        variant = self.game.variant
        told = {wording.id: wording.message for rule in variant.rules for wording in wordings(rule, variant)}
        words = told[refusal.code].said(names=variant.names) if refusal.code in told else ""
        turns = min(self.turns, self.puzzle.within)
        return Attempt(False, reason, turns, self.game, refusal, words)


def _hints(given: object) -> tuple[Said, ...]:
    """The hints, given as a text or as several."""
    if isinstance(given, str | Message) or not isinstance(given, Iterable):
        return (_said("hints", given),)
    return tuple([_said("hints", hint) for hint in given])


def _said(place: str, given: object) -> Said:
    """A text for the reader: as written, or a message of the package."""
    if isinstance(given, Message):
        return given
    if not isinstance(given, str) or not is_text(given, DESCRIPTION):
        raise BadInput(at(place, expected("lines", given, most=DESCRIPTION)))
    return given


def _start_of_turn(game: object, who: object) -> tuple[State, int]:
    """The position at the beginning of a turn, without its question; and the seat."""
    if not isinstance(game, Game):
        raise BadInput(expected("puzzle-game", game))
    seat = seat_at("seat", who, game.players)
    if game.prompt is None or game.prompt.kind != TURN:
        if game.prompt is None:
            raise BadInput(Message("error-puzzle-over"))
        raise BadInput(Message("error-puzzle-asked", question=game.prompt.kind))
    return game.state._replace(prompts=()), seat


def _turns(said: int | None, given: int | None) -> int:
    """The turn limit: from the goal's text, or as given, or 3."""
    if said is not None and given is not None and said != given:
        raise BadInput(Message("error-puzzle-within", said=said, given=short(given)))
    turns = said if said is not None else 3 if given is None else given
    if type(turns) is not int or not 1 <= turns <= _MOST_TURNS:
        raise BadInput(at("within", expected("between", turns, least=1, most=_MOST_TURNS)))
    return turns
