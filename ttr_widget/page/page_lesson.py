"""A commented game on a page: its notes, questions, and the moves that are asked for."""

from __future__ import annotations

from random import Random

from ttr_widget.commented import CommentedGame, Note, Variation
from ttr_widget.kernel.action import Action
from ttr_widget.kernel.errors import BadInput
from ttr_widget.kernel.json_values import short
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.roles import Role
from ttr_widget.notation import Notation
from ttr_widget.session.session import News

from .lesson_data import LessonState, VariationShown
from .looking_back import LookingBack
from .moves import target_of
from .words import Words

ALONG = {"onwards": 1, "back": -1}
STEPS = ("answer", "guess", "tell", "vary", *ALONG, "return")
_GUESSES = 4
"""The number of moves that are offered for a guess."""


class PageLesson:
    """The notes of one game, and what the reader has answered."""

    def __init__(self, lesson: CommentedGame, back: LookingBack, *, guesses: bool = False) -> None:
        self.lesson = lesson
        self._back = back
        self._varied = 0, 0
        """Which variation is shown, and how many of its moves, while the page looks beside the game."""
        self.guesses = guesses
        """Are the moves of the lesson's player hidden and asked for?"""
        self._notes = lesson.notes
        self._answers: dict[tuple[int, bool], int] = {}
        """The reader's answers by the moment, and whether a move was asked for."""
        self._offered: dict[int, tuple[list[Action], int] | None] = {}

    @property
    def first(self) -> int:
        """The moment of the first note."""
        return min(self._notes, default=0)

    def step(self, step: str, choice: int | None) -> News | None:
        """Do what the page asks; returns news if it shows another position then.

        ``answer`` the question of this moment, let moves be asked for (``guess``) or told (``tell``), show the
        variation ``choice`` (``vary``), go ``onwards`` or ``back`` in it, or ``return`` from it.
        """
        number = self._back.at
        if step == "answer":
            asks_move = self._asks_move(number)
            offered = len(self._offer(number)[0]) if asks_move else len(self._note(number).choices)
            self._answers.setdefault((number, asks_move), _chosen(choice, offered))
        elif step in ("guess", "tell"):
            self.guesses = step == "guess"
        elif step == "vary":
            return self._show(number, _chosen(choice, len(self._note(number).variations)), 1)
        elif step not in STEPS or not self._back.is_beside:
            raise BadInput(Message("page-lesson-step", given=short(step), steps=STEPS))
        elif step == "return":
            return self._back.go_to(number)
        else:
            which, at = self._varied
            return self._show(number, which, at + ALONG[step])
        return None

    def _show(self, number: int, which: int, at: int) -> News:
        """Show the position after so many moves of a variation."""
        at = min(max(at, 0), len(self._note(number).variations[which].moves))
        self._varied = which, at
        return self._back.show(self.lesson.branch(number, which, at), number)

    def state(self, words: Words) -> LessonState:
        """What the page shows at this moment."""
        number, varied = self._back.at, self._variation(words)
        note, tell = self._note(number), words.told
        asks_move = self._asks_move(number)
        answer = self._answers.get((number, asks_move))
        question, choices, right, because = (
            tell(note.ask),
            [tell(one) for one in note.choices],
            note.right,
            note.because,
        )
        if asks_move:
            actions, right = self._offer(number)
            player = self.lesson.game.players[self.lesson.seat]
            question, choices = words.say("page-lesson-guess", player=player), [words.move(one) for one in actions]
            good = answer == right
            because = Message(
                "page-lesson-guessed" if good else "page-lesson-missed", move=choices[right], player=player
            )
        passed = [one for one in self._notes if one <= number]
        hides = (asks_move and answer is None) or varied is not None
        return LessonState(
            title=tell(self.lesson.title),
            at=len(passed),
            count=len(self._notes),
            text="" if asks_move and answer is None and not note.ask else tell(note.text),
            routes=self._places(Role.ROUTE) if varied else [] if hides else list(note.routes),
            cities=self._places(Role.CITY) if varied else [] if hides else list(note.cities),
            question=question,
            choices=choices,
            answer=answer,
            right=None if answer is None else right,
            because="" if answer is None else tell(because),
            variations=[] if hides else [tell(one.text) or self._moves(one, words)[0] for one in note.variations],
            variation=varied,
            next=next((one for one in self._notes if one > number), None),
            previous=next((one for one in reversed(self._notes) if one < number), None),
            guesses=self.guesses,
        )

    def _variation(self, words: Words) -> VariationShown | None:
        """The variation that is shown."""
        if not self._back.is_beside:
            return None
        which, at = self._varied
        variation = self._note(self._back.at).variations[which]
        said = words.told(variation.said[at - 1]) if at else ""
        return VariationShown(words.told(variation.text), at, self._moves(variation, words), said)

    def _places(self, role: Role) -> list[str]:
        """The routes or cities that the last move of the variation is about."""
        if not self._varied[1]:
            return []
        last = self._back.viewpoint.session.game.history[-1]
        return [str(getattr(last, name)) for name, own in last.roles.items() if own is role]

    def _moves(self, variation: Variation, words: Words) -> list[str]:
        """The moves of a variation in words."""
        read = self.lesson.game.variant.derived(Notation).action
        return [words.move(read(move)) for move in variation.moves]

    def _note(self, number: int) -> Note:
        return self._notes.get(number, Note())

    def _asks_move(self, number: int) -> bool:
        """Is the next move asked for?  A question of the author comes first."""
        note = self._note(number)
        if not self.guesses or (note.ask and (number, False) not in self._answers):
            return False
        return self._offer_of(number) is not None

    def _offer(self, number: int) -> tuple[list[Action], int]:
        offer = self._offer_of(number)
        assert offer is not None, "asked only where there is a choice"
        return offer

    def _offer_of(self, number: int) -> tuple[list[Action], int] | None:
        """Moves to choose from, and which of them was played; ``None`` if there is nothing to guess."""
        if number not in self._offered:
            self._offered[number] = self._made_offer(number)
        return self._offered[number]

    def _made_offer(self, number: int) -> tuple[list[Action], int] | None:
        game = self.lesson.game
        if number >= len(game.history):
            return None
        then, played = game.at(number), game.history[number]
        if then.prompt is None or then.prompt.seat != self.lesson.seat:
            return None
        rng = Random(f"{game.seed} {number}")
        others: dict[object, Action] = {}
        for action in then.legal_actions():
            # Two payments for the same route are no choice that a reader could judge.
            others.setdefault(target_of(action) or action, action)
        others.pop(target_of(played) or played, None)
        if not others:
            return None
        # Of each kind of move one, then more of any kind.
        by_kind: dict[str, list[Action]] = {}
        for action in others.values():
            by_kind.setdefault(action.type, []).append(action)
        picked = [rng.choice(kind) for kind in by_kind.values()]
        rest = [action for action in others.values() if action not in picked]
        picked += rng.sample(rest, min(len(rest), _GUESSES))
        offered = [played, *picked[: _GUESSES - 1]]
        rng.shuffle(offered)
        return offered, offered.index(played)


def _chosen(choice: int | None, offered: int) -> int:
    if choice is None or not 0 <= choice < offered:
        raise BadInput(Message("page-lesson-answer", given=short(choice), most=offered - 1))
    return choice
