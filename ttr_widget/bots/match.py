"""Matches: asking bots, and playing whole games between them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import deepcopy
from dataclasses import dataclass
from random import Random
from typing import Any

from ttr_widget.boards import variant as variant_of
from ttr_widget.game import Game
from ttr_widget.kernel import turn
from ttr_widget.kernel.action import Action
from ttr_widget.kernel.errors import BadInput, expected
from ttr_widget.kernel.json_values import short
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.seen_events import NOTHING_WITNESSED
from ttr_widget.kernel.state import Draft
from ttr_widget.kernel.variant import Variant
from ttr_widget.kernel.view import View, view
from ttr_widget.notation import Notation
from ttr_widget.queries.positions import legal_actions

from .bot import Bot, make, name_of
from .decision import End, Failed, Outcome, Stopped, words_of

_MOST = 20_000
"""Upper limit on the decisions in a game; a game with more is taken to be endless."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """A bot failed or answered illegally; a random legal action was played instead."""

    bot: str
    seat: int
    turn: int
    question: str
    error: str
    taken: str
    end: End = "failed"
    """How the decision ended: ``failed``, ``late`` (stopped), or ``stuck`` (it could not be stopped)."""
    seconds: float = 0.0
    """The time limit of a bot that was late or stuck."""

    def __str__(self) -> str:
        facts = {"bot": self.bot, "seat": self.seat, "turn": self.turn, "question": self.question}
        return str(Message("simulate-failed.bot", **facts, error=self.error, taken=self.taken))


Report = Callable[[Trouble], object]


def random_of(rng: Random, things: Sequence[Any]) -> Any:
    """A random element.  Only ``random()`` is guaranteed to give the same numbers on every Python version."""
    return things[int(rng.random() * len(things))]


def ask(bot: Bot, seen: View, rng: Random, check: Callable[[Any], Action], report: Report | None = None) -> Action:
    """The bot's answer to the view's open question.

    ``check`` converts an answer to a legal action, or raises.  If the bot fails or its answer is not legal, a random
    legal action is played and the trouble is reported.
    """
    prompt = seen.prompt
    assert prompt is not None, "somebody is asked"
    try:
        return check(bot.decide(seen, prompt, rng))
    except (KeyboardInterrupt, Stopped):
        raise
    except Failed as failure:
        return instead(bot, seen, rng, failure.outcome, report)
    except BaseException as error:
        return instead(bot, seen, rng, Outcome("failed", words_of(error)), report)


def instead(bot: Bot, seen: View, rng: Random, outcome: Outcome, report: Report | None) -> Action:
    """A random legal action in place of the answer of a bot that failed; reports the trouble."""
    prompt = seen.prompt
    assert prompt is not None, "somebody is asked"
    taken: Action = random_of(rng, legal_actions(seen))
    error = outcome.text or str(Message("error-bot-late", seconds=outcome.seconds))
    if report is not None:
        asked = name_of(bot), prompt.seat, seen.turn, prompt.kind
        report(Trouble(*asked, error, taken.text(), outcome.end, outcome.seconds))
    return taken


class Match:
    """A game between bots on a single draft, without history or copies.

    ``bots`` contains one bot per player: a name, a bot or a function.  ``troubles`` lists failures of bots.
    """

    def __init__(self, board: str | Variant, bots: Sequence[object], seed: int | str, first: int = 0) -> None:
        variant = variant_of(board)
        least, most = variant.board.players
        if not least <= len(bots) <= most:
            facts = {"board": variant.board.text("title"), "least": least, "most": most, "count": len(bots)}
            raise BadInput(Message("error-bots-count", **facts))
        self.bots = [make(bot) for bot in bots]
        self.draft: Draft = turn.begin(variant, [f"Player {n + 1}" for n in range(len(bots))], seed, first)
        self.rngs = [Random(f"{seed} {seat}") for seat in range(len(bots))]
        self.troubles: list[Trouble] = []
        self._notation = variant.derived(Notation)
        self._witnessed = NOTHING_WITNESSED

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.draft.over

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        """The same match with copies of the bots; what never changes is shared."""
        twin = object.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin.bots = [deepcopy(bot, memo) for bot in self.bots]
        twin.draft = self.draft.copy()
        twin.draft.events = self.draft.events[:]
        twin.rngs = [deepcopy(rng, memo) for rng in self.rngs]
        twin.troubles = self.troubles[:]
        return twin

    def step(self) -> Action:
        """Ask the bot to move and play its answer."""
        seat = self.draft.prompts[-1].seat
        action = ask(self.bots[seat], self.view(seat), self.rngs[seat], self._legal, self.troubles.append)
        turn.apply(self.draft, action)
        return action

    def view(self, seat: int) -> View:
        """What a seat may know, with everything that it has seen."""
        events = self.draft.events
        self._witnessed = self._witnessed.until(len(events), events)
        return view(self.draft, seat, self._witnessed.by(seat))

    def play(self) -> Draft:
        """Play to the end of the game."""
        for _ in range(_MOST):
            if self.draft.over:
                return self.draft
            self.step()
        raise RuntimeError(f"the game does not end: {_MOST} decisions")

    def _legal(self, answer: object) -> Action:
        action = self._notation.answer(answer, self.draft)
        refusal = turn.objection(self.draft, action)
        if refusal is not None:
            raise BadInput(refusal.message)
        return action


def play(game: Game, bots: Sequence[object], rng: Random | int | str = 0, report: Report | None = None) -> Game:
    """Let bots play a game to its end, one bot per seat; ``rng`` is where they get their chance from, or its seed."""
    if not isinstance(game, Game):
        raise BadInput(Message("page-error.game", given=short(game)))
    if not isinstance(rng, Random | int | str):
        raise BadInput(expected("chance", rng))
    chance = rng if isinstance(rng, Random) else Random(rng)
    if not isinstance(bots, list | tuple):
        raise BadInput(expected("bots-in-order", bots, count=len(game.players)))
    if len(bots) != len(game.players):
        raise BadInput(Message("error-bots-players", players=len(game.players), bots=len(bots)))
    made = [make(bot) for bot in bots]

    def check(answer: object) -> Action:
        refusal = game.why_not(answer)
        if refusal is not None:
            raise BadInput(refusal.message)
        return game.variant.derived(Notation).answer(answer, game.moment.position)

    while (prompt := game.prompt) is not None:
        game.play(ask(made[prompt.seat], game.view(prompt.seat), chance, check, report))
    return game
