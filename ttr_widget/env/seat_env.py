"""One seat of a game against bots, as a Gymnasium environment."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from random import Random
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from ttr_widget.boards import variant as variant_of
from ttr_widget.bots.bot import for_one_game, make
from ttr_widget.bots.match import Match, Trouble
from ttr_widget.game import names_of
from ttr_widget.kernel import turn
from ttr_widget.kernel.action import Action
from ttr_widget.kernel.attribute_hints import suggest
from ttr_widget.kernel.errors import BadInput, at, expected
from ttr_widget.kernel.json_values import short
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.prompt import Prompt
from ttr_widget.kernel.variant import Variant
from ttr_widget.kernel.view import View
from ttr_widget.queries.positions import legal_actions

from .action_numbers import ActionNumbers, number_of
from .observation import Mask, mask_of, observer
from .rendering import RENDER_MODES, checked_mode, rendered
from .rewards import checked_illegal, checked_reward, final_reward, gained


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat of a game; bots play the others.

    ``opponents`` are bots as everywhere (names, functions, objects), one for each other seat in turn order; a single
    name may stand for a list of one.  ``seat`` is the agent's seat; ``None`` draws one for each game.  ``observation``
    is ``"flat"``, ``"dict"``, ``"symbolic"``, ``"features"`` or an observer of your own.

    ``reward`` is ``"win"`` (at the end 1 shared among the winners, and -1 shared among the others; 0 if all win),
    ``"margin"`` (at the end the lead over the best other seat, in hundreds of points) or ``"points"`` (each step's gain
    on the score track, and at the end what the score adds or takes, in hundreds of points); otherwise 0.  ``illegal``
    is what an illegal action does: with ``"lose"`` the game ends with the reward -1, and ``info["refusal"]`` says why
    in words; with ``"refuse"`` :class:`ttr_widget.BadInput` is raised and nothing changes.

    The legal actions are in ``info["action_mask"]`` and in :meth:`action_masks`, where MaskablePPO of sb3-contrib
    looks.  ``gymnasium.make`` wraps the environment: there it is ``table.unwrapped.action_masks()``, or
    ``info["action_mask"]`` as anywhere.  ``info`` also has the agent's ``seat``, the ``points`` of all seats (the
    agent's own first), the number of ``decisions`` it has made, and at the end its ``score`` and whether it ``won``.

    >>> import gymnasium, ttr_widget.env
    >>> table = gymnasium.make("ttr_widget/Berlin-v0", opponents=["random"])
    >>> row, info = table.reset(seed=1)
    >>> row.shape, int(info["action_mask"].sum()), info["points"].tolist()
    ((230,), 3, [0, 0])
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 4}  # noqa: RUF012 -- as in Gymnasium

    def __init__(
        self,
        board: str | Variant = "europe",
        opponents: Sequence[object] = ("greedy",),
        *,
        seat: int | None = None,
        reward: str = "win",
        observation: object = "flat",
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        self.variant = variant_of(board)
        self.reward, self.render_mode = checked_reward(reward), checked_mode(render_mode)
        self.players = 0
        self.set_opponents(opponents)
        self.players = len(names_of(1 + len(self.opponents), self.variant))
        self.seat = self._checked_seat("seat", seat)
        self.illegal = checked_illegal(illegal)
        self.numbers = self.variant.derived(ActionNumbers)
        self.observation = observation
        self.observer = observer(observation, self.variant, self.players)
        self.observation_space = self.observer.space
        self.action_space = spaces.Discrete(len(self.numbers))
        self._match: Match | None = None
        self._own = 0
        """The agent's seat in this game."""
        self._legal: dict[int, Action] = {}
        self._decisions = 0
        self._is_lost = False

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the constructor arguments only; the copy starts afresh."""
        return _rebuilt, (self.variant, self.opponents, self._options())

    def __deepcopy__(self, memo: dict[int, Any]) -> SeatEnv:
        """A copy in the same position of the same game, with the same chance: for looking ahead."""
        twin = SeatEnv(self.variant, self.opponents, **self._options())
        twin._np_random, twin._np_random_seed = deepcopy(self._np_random, memo), self._np_random_seed
        twin._match, twin._own, twin._legal = deepcopy(self._match, memo), self._own, dict(self._legal)
        twin._decisions, twin._is_lost = self._decisions, self._is_lost
        return twin

    def _options(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "reward": self.reward,
            "observation": self.observation,
            "illegal": self.illegal,
            "render_mode": self.render_mode,
        }

    def set_opponents(self, opponents: Sequence[object]) -> None:
        """Let other bots play from the next game on, as many as before: for self-play and curricula."""
        if isinstance(opponents, str):
            opponents = (opponents,)
        if not isinstance(opponents, Sequence):
            raise BadInput(at("opponents", expected("list", opponents)))
        if self.players and len(opponents) != self.players - 1:
            raise BadInput(Message("error-env-opponents", wanted=self.players - 1, given=len(opponents)))
        for bot in opponents:
            make(bot)  # tells now what is wrong with it
        self.opponents = tuple(opponents)

    def _checked_seat(self, place: str, seat: Any) -> int | None:
        if seat is not None and (not isinstance(seat, int | np.integer) or not 0 <= seat < self.players):
            raise BadInput(at(place, expected("seat", seat, most=self.players - 1)))
        return None if seat is None else int(seat)

    # The course of a game.

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Start a new game and let the bots play up to the agent's first decision.

        ``options={"seat": 1}`` seats the agent for this game.
        """
        for option in options or {}:
            if option != "seat":
                raise BadInput(at("options", Message("error-choice", given=short(option), names=("seat",), near="")))
        super().reset(seed=seed)
        wanted = self._checked_seat("options['seat']", (options or {}).get("seat", self.seat))
        drawn = int(self.np_random.integers(self.players))
        self._own = drawn if wanted is None else wanted
        bots: list[object] = [for_one_game(bot) for bot in self.opponents]
        split = self.players - self._own - 1
        match = Match(self.variant, [*bots[split:], _AGENT, *bots[:split]], seed=int(self.np_random.integers(1 << 62)))
        self._match, self._decisions, self._is_lost = match, 0, False
        self._advance(match)
        return self._observation(match), self._info(match)

    def _advance(self, match: Match) -> None:
        """Let the bots play until the agent is asked or the game is over."""
        draft = match.draft
        while not draft.over and draft.prompts[-1].seat != self._own:
            match.step()
        self._legal = {}
        if not draft.over:
            self._legal = self.numbers.legal(turn.choices(draft), match.view(self._own))
            if self.render_mode == "human":
                self.render()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play the action with this number, and let the bots play up to the agent's next decision."""
        match = self._started()
        if match.is_over or self._is_lost:
            raise BadInput(Message("error-env-over"))
        played = self._legal.get(number_of(action, len(self.numbers)))
        if played is None:
            refusal = Message("error-env-action", given=short(action), count=len(self._legal))
            if self.illegal == "refuse":
                raise BadInput(refusal)
            self._is_lost = True
            ended = {"won": False, "refusal": str(refusal)}
            return self._observation(match), -1.0, True, False, self._info(match) | ended
        before = self.variant.track(match.draft)[self._own]
        self._decisions += 1
        turn.apply(match.draft, played)
        self._advance(match)
        return self._observation(match), self._reward(match, before), match.is_over, False, self._info(match)

    def _reward(self, match: Match, before: int) -> float:
        if match.is_over:
            return final_reward(self.reward, turn.final_sheet(match.draft), self._own, before)
        return gained(self.reward, before, self.variant.track(match.draft)[self._own])

    # What the agent is told.

    def view(self) -> View:
        """The view of the agent's seat."""
        return self._started().view(self._own)

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """``True`` for each legal action."""
        mask: npt.NDArray[np.bool_] = mask_of(self._legal, len(self.numbers)).astype(np.bool_)
        return mask

    def legal_actions(self) -> dict[int, Action]:
        """The legal actions by number."""
        return dict(self._legal)

    @property
    def troubles(self) -> list[Trouble]:
        """The failures of opponents in this game; a random legal action was played instead."""
        return self._started().troubles

    def _observation(self, match: Match) -> Any:
        return self.observer.observe(match.view(self._own))

    def _info(self, match: Match) -> dict[str, Any]:
        points = self.variant.track(match.draft)
        mask: Mask = mask_of(self._legal, len(self.numbers))
        info: dict[str, Any] = {
            "action_mask": mask,
            "seat": self._own,
            "points": np.array([*points[self._own :], *points[: self._own]], np.int32),
            "decisions": self._decisions,
        }
        if match.is_over:
            sheet = turn.final_sheet(match.draft)
            info |= {"score": sheet.totals[self._own], "won": self._own in sheet.winners}
        return info

    def render(self) -> Any:
        """The agent's view, as ``render_mode`` says: printed, as text, as HTML or as an array of pixels."""
        return rendered(self.view(), self.render_mode)

    def _started(self) -> Match:
        if self._match is None:
            raise BadInput(Message("error-env-reset"))
        return self._match


def _rebuilt(variant: Variant, opponents: Sequence[object], options: dict[str, Any]) -> SeatEnv:
    return SeatEnv(variant, opponents, **options)


class _Agent:
    """The seat of the agent; the environment answers for it."""

    name = "agent"

    def decide(self, seen: View, prompt: Prompt, rng: Random) -> Action:
        """Never asked in a match of :class:`SeatEnv`."""
        return legal_actions(seen)[0]


_AGENT = _Agent()


suggest(
    SeatEnv,
    {
        **dict.fromkeys(("mask", "action_mask", "masks", "valid_action_mask"), ".action_masks()"),
        "game": ".view()",
        "agent_seat": 'info["seat"]',
    },
)
