"""The puzzles of a page: which one is played, what has been reached, hints and solutions."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from random import Random

from ttr_widget.bots import Bot
from ttr_widget.game import Game
from ttr_widget.kernel.action import Action
from ttr_widget.kernel.errors import BadInput
from ttr_widget.kernel.json_values import short
from ttr_widget.kernel.message import Message, Said
from ttr_widget.kernel.prompt import Prompt
from ttr_widget.kernel.roles import Role
from ttr_widget.kernel.view import View
from ttr_widget.notation import Notation
from ttr_widget.puzzle import Attempt, Puzzle
from ttr_widget.puzzle.collection import LESSONS, PuzzleSet
from ttr_widget.puzzle.solver import Solution
from ttr_widget.session.session import Session
from ttr_widget.session.viewpoint import Viewpoint

from .puzzle_data import Course, Exercise, Outcome, PuzzleState
from .words import Words

STEPS = ("hint", "solution", "again", "start")
SEARCH = 60_000
"""The number of positions that the solver explores before a page says that it knows no solution."""


class PagePuzzle:
    """The puzzles of one page.  The other seats are played as the puzzle says."""

    def __init__(self, viewpoint: Viewpoint, puzzles: PuzzleSet, first: str | None = None) -> None:
        self._viewpoint = viewpoint
        self.puzzles = puzzles
        self.name = first or puzzles.names[0]
        self.opens = first is None
        """Does the page begin with the list of all puzzles?"""
        self._hints = 0
        self._shows_solution = False
        self._judged: tuple[object, Attempt] | None = None
        self._others = _Others(viewpoint.session, self.puzzle)
        self._seat_others()

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle that is played."""
        return self.puzzles[self.name]

    # What the page asks.

    def step(self, step: str, name: str | None) -> None:
        """The next hint, the solution, another try, or another puzzle."""
        if step not in STEPS:
            raise BadInput(Message("page-puzzle-step", given=short(step), steps=STEPS))
        if step == "hint":
            self._hints = min(self._hints + 1, len(self._all_hints()))
        elif step == "solution":
            self._shows_solution = True
        else:
            self.start(self.name if step == "again" or name is None else name)

    def start(self, name: str) -> None:
        """Play a puzzle from its beginning."""
        if name != self.name:
            self.puzzles[name]  # raises for an unknown name
            self.name, self._hints = name, 0
        self._shows_solution = False
        puzzle, session = self.puzzle, self._viewpoint.session
        self._viewpoint.seat = self._viewpoint.open = puzzle.seat
        session.bots.clear()
        session.bot_names.clear()
        session.replace(puzzle.start)
        self._others = _Others(session, puzzle)
        self._seat_others()
        session.pause(False)

    def _seat_others(self) -> None:
        puzzle, session = self.puzzle, self._viewpoint.session
        session.seat_bots({seat: self._others for seat in range(len(session.game.players)) if seat != puzzle.seat})

    # What the page shows.

    def state(self, words: Words) -> PuzzleState | None:
        """The puzzle as the page shows it; ``None`` while another game is played there."""
        puzzle, game = self.puzzle, self._viewpoint.session.game
        if not puzzle.begins(game):
            return None
        attempt = self._attempt(game)
        outcome: Outcome = "solved" if attempt.solved else "missed" if attempt.ended else "open"
        told = self._shows_solution or attempt.solved
        solution = puzzle.shortest(SEARCH) if told else None
        lit = self._places(solution if told else None)
        return PuzzleState(
            name=self.name,
            title=words.told(puzzle.named),
            goal=_sentence(words.told(puzzle.message)),
            lesson=words.told(lesson_words(puzzle.lesson)),
            level=puzzle.difficulty.level if puzzle.difficulty else 0,
            turn=max(1, attempt.turns),
            within=puzzle.within,
            outcome=outcome,
            verdict=_sentence(words.told(attempt.message)),
            idea=words.told(puzzle.idea) if told else "",
            hints=[words.told(hint) for hint in self._all_hints()[: self._hints]] if self._hints else [],
            more=self._hints_left(),
            solution=self._lines(solution, words) if solution else [],
            unsolved="" if solution is None or solution else words.told(solution.message),
            routes=lit[0],
            cities=lit[1],
            about=_cities_of(puzzle),
        )

    def course(self, words: Words) -> Course | None:
        """The puzzles to choose from, if there are several."""
        if len(self.puzzles) < 2:
            return None
        exercises = [
            Exercise(
                name=name,
                title=words.told(puzzle.named),
                lesson=words.told(lesson_words(puzzle.lesson)),
                board=_board_name(puzzle, words),
                level=puzzle.difficulty.level if puzzle.difficulty else 0,
                turns=puzzle.within,
            )
            for name, puzzle in zip(self.puzzles.names, self.puzzles, strict=True)
        ]
        known = " ".join(f"{name}={puzzle.text}" for name, puzzle in zip(self.puzzles.names, self.puzzles, strict=True))
        key = hashlib.blake2b(known.encode(), digest_size=4).hexdigest()
        shipped = isinstance(self.puzzles.title, Message)
        title = self.puzzles.title or Message("practice-title")
        return Course("practice" if shipped else f"practice-{key}", words.told(title), exercises, self.opens)

    def _attempt(self, game: Game) -> Attempt:
        key = game.moment
        if self._judged is None or self._judged[0] is not key:
            self._judged = key, self.puzzle.judge(game)
        return self._judged[1]

    # Hints.

    @property
    def _own_hints(self) -> list[Said]:
        """What the author says; without hints, the idea."""
        return [*self.puzzle.hints] or [said for said in (self.puzzle.idea,) if said]

    def _all_hints(self) -> list[Said]:
        """The author's hints, then the solution bit by bit; the solver is asked when it comes to that."""
        puzzle = self.puzzle
        own = self._own_hints
        if self._hints < len(own):
            return [*own, "", ""]  # as many as there will be, if the solver finds something
        solution = puzzle.shortest(SEARCH)
        if not solution:
            return own
        first = puzzle.variant.derived(Notation).action(solution.actions[0])
        places = Message("puzzle-hint-places", turns=solution.turns)
        return [*own, places, Message("puzzle-hint-first", move=Message(f"move-{first.type}", **first.facts()))]

    def _hints_left(self) -> int:
        return len(self._all_hints()) - self._hints

    def _places(self, solution: Solution | None) -> tuple[list[str], list[str]]:
        """The routes and cities of the solution, once a hint or the solution shows them."""
        puzzle = self.puzzle
        if solution is None and self._hints > len(self._own_hints):
            solution = puzzle.shortest(SEARCH)
        routes, cities = list[str](), list[str]()
        for action in _actions(puzzle, solution):
            for name, role in action.roles.items():
                if role in (Role.ROUTE, Role.CITY):
                    (routes if role is Role.ROUTE else cities).append(getattr(action, name))
        return routes, cities

    def _lines(self, solution: Solution, words: Words) -> list[str]:
        """The solution in words, a line for each turn."""
        game, lines = self.puzzle.start, list[list[str]]()
        turn = -1
        for action in _actions(self.puzzle, solution):
            while game.prompt is not None and game.prompt.seat != self.puzzle.seat:
                game.play(self.puzzle.answer_of_others(game))
            if game.state.turn != turn:
                turn = game.state.turn
                lines.append([])
            lines[-1].append(words.move(action))
            game.play(action)
        return ["; ".join(line) for line in lines]


class _Others(Bot):
    """Plays the other seats as a puzzle says."""

    name = "puzzle"

    def __init__(self, session: Session, puzzle: Puzzle) -> None:
        self._session = session
        self._puzzle = puzzle

    def decide(self, seen: View, prompt: Prompt, rng: Random) -> Action:
        game = self._session.game.copy()
        return game.variant.derived(Notation).action(self._puzzle.answer_of_others(game))


def _board_name(puzzle: Puzzle, words: Words) -> str:
    """The short name of a board of the package; the title of another one."""
    board = puzzle.variant.board
    short_name = f"board-{board.name}.short"
    return words.say(short_name) if words.has(short_name) else words.told(board.text("title"))


def lesson_words(lesson: str) -> Said:
    """A lesson in words; one of a teacher's own as it was written."""
    return Message(f"practice-lesson-{lesson}") if lesson in LESSONS else lesson


def _actions(puzzle: Puzzle, solution: Solution | None) -> list[Action]:
    read = puzzle.variant.derived(Notation).action
    return [read(text) for text in solution.actions] if solution else []


def _cities_of(puzzle: Puzzle) -> list[str]:
    """The cities that a puzzle's goal names, by themselves or as ends of a route or a ticket."""
    board = puzzle.variant.board
    known: dict[str, tuple[str, ...]] = {str(city.name): (city.id,) for city in board.cities}
    known |= {ticket.id: ticket.cities for ticket in board.tickets}
    known |= {route.id: route.cities for route in board.routes}
    named = [city for name in _names_in(puzzle.message) for city in known.get(name, ())]
    return [city for city in dict.fromkeys(named) if city in board.city_number]


def _names_in(said: object) -> Iterator[str]:
    """All texts among the facts of a message."""
    if isinstance(said, str):
        yield said
    elif isinstance(said, Message):
        yield from _names_in(tuple(said.facts.values()))
    elif isinstance(said, tuple):
        for part in said:
            yield from _names_in(part)


def _sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}"
