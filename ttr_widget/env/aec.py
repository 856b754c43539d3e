"""A game as a PettingZoo AEC environment."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar, Literal, TypedDict, overload

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ttr_widget.boards import variant as variant_of
from ttr_widget.game import Game, new_game
from ttr_widget.kernel.action import Action
from ttr_widget.kernel.errors import BadInput, at, expected
from ttr_widget.kernel.json_values import short
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.variant import Variant

from .action_numbers import ActionNumbers
from .observation import Observer

REWARDS = ("win", "margin")
_RENDERS = (None, "ansi", "human")
_ANY_SEED = 7
"""The seed of the game used to measure sizes, which are the same in every game."""


class Observation(TypedDict):
    """What an agent receives: a row of numbers, and a mask with 1 for each legal action."""

    observation: npt.NDArray[np.float32]
    action_mask: npt.NDArray[np.int8]


if TYPE_CHECKING:

    class Environment(AECEnv[str, Observation, int | None]):  # type: ignore[misc]  # PettingZoo is untyped
        """The interface of PettingZoo environments, with precise types."""

        possible_agents: list[str]
        agents: list[str]
        agent_selection: str
        rewards: dict[str, float]
        terminations: dict[str, bool]
        truncations: dict[str, bool]
        infos: dict[str, dict[str, Any]]

        @property
        def unwrapped(self) -> GameEnv: ...
        def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None: ...
        def step(self, action: int | None) -> None: ...
        def observe(self, agent: str) -> Observation: ...
        def observation_space(self, agent: str) -> spaces.Dict: ...
        def action_space(self, agent: str) -> spaces.Discrete: ...
        def agent_iter(self, max_iter: int = 2**63) -> Iterable[str]: ...
        @overload
        def last(self, observe: Literal[True] = True) -> tuple[Observation, float, bool, bool, dict[str, Any]]: ...
        @overload
        def last(self, observe: Literal[False]) -> tuple[None, float, bool, bool, dict[str, Any]]: ...
        def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]: ...
        def render(self) -> str | None: ...
        def close(self) -> None: ...

else:
    Environment = AECEnv


class GameEnv(Environment):
    """A sequence of games for agents ``player_0``, ``player_1``, ….

    An observation is a dict: ``observation`` is a row of numbers made from the seat's view alone, ``action_mask`` is 1
    for each legal action if the seat is asked.  ``reward`` is ``"win"`` (at the end 1 shared among the winners, and -1
    shared among the others) or ``"margin"`` (at the end the lead over the best other seat, in hundreds of points).  The
    reward of all other steps is 0.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "ttr_widget_v0",
        "render_modes": ["human", "ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        board: str | Variant = "europe",
        players: int = 2,
        *,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.variant = variant_of(board)
        if reward not in REWARDS:
            raise BadInput(at("reward", expected("one-of", reward, names=tuple(REWARDS))))
        if render_mode not in _RENDERS:
            raise BadInput(at("render_mode", expected("mode-of-rendering", render_mode)))
        self.reward, self.render_mode, self.players = reward, render_mode, players
        self.numbers = ActionNumbers(self.variant)
        self.observer = Observer(self.variant, players)
        self.game: Game = new_game(self.variant, players=players, seed=_ANY_SEED)
        self.observer.measure(self.game.view(0))
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        box = spaces.Box(-1.0, 1.0, (len(self.observer),), np.float32)
        mask = spaces.Box(0, 1, (len(self.numbers),), np.int8)
        self._observation_spaces = {
            agent: spaces.Dict({"observation": box, "action_mask": mask}) for agent in self.possible_agents
        }
        self._action_spaces = {agent: spaces.Discrete(len(self.numbers)) for agent in self.possible_agents}
        self._legal: dict[int, Action] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the constructor arguments only; the copy starts afresh, as in PettingZoo's own environments."""
        return _rebuilt, (self.variant, self.players, self.reward, self.render_mode)

    def __deepcopy__(self, _: dict[int, Any]) -> GameEnv:
        return _rebuilt(self.variant, self.players, self.reward, self.render_mode)

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same object on each call, so that seeding it works."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """One number for each action that can ever be legal in the variant."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game; the same seed gives the same game."""
        self.game = new_game(
            self.variant, players=self.players, seed=seed if seed is None or isinstance(seed, str) else int(seed)
        )
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def _ask(self) -> None:
        """Update the agent to act and its legal actions."""
        prompt = self.game.prompt
        self._legal = {}
        if prompt is not None:
            self.agent_selection = self.possible_agents[prompt.seat]
            self._legal = self.numbers.legal(self.game.legal_actions(), self.game.view(prompt.seat))

    def observe(self, agent: str) -> Observation:
        """What this agent may know, and its legal actions."""
        seat = self.possible_agents.index(agent)
        mask = np.zeros(len(self.numbers), np.int8)
        if self._legal and agent == self.agent_selection:
            mask[list(self._legal)] = 1
        return {"observation": self.observer.row(self.game.view(seat)), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play the action with this number."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        played = self._legal.get(int(action)) if action is not None else None
        if played is None:
            raise BadInput(Message("error-env-action", given=short(action), count=len(self._legal)))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.game.play(played)
        self._clear_rewards()
        if self.game.is_over:
            self._finish()
        self._ask()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _finish(self) -> None:
        sheet = self.game.score()
        self.terminations = dict.fromkeys(self.agents, True)
        for seat, agent in enumerate(self.possible_agents):
            if self.reward == "margin":
                others = max(total for other, total in enumerate(sheet.totals) if other != seat)
                self.rewards[agent] = (sheet.totals[seat] - others) / 100
            elif seat in sheet.winners:
                self.rewards[agent] = 1 / len(sheet.winners)
            else:
                self.rewards[agent] = -1 / (self.players - len(sheet.winners))
            self.infos[agent] = {"score": sheet.totals[seat]}

    def render(self) -> str | None:
        """The public view as text; printed if ``render_mode`` is ``"human"``."""
        text = repr(self.game)
        if self.render_mode == "human":
            print(text)  # noqa: T201 -- the purpose of this mode
            return None
        return text

    def close(self) -> None:
        """Do nothing; there are no resources to release."""


def _rebuilt(variant: Variant, players: int, reward: str, render_mode: str | None) -> GameEnv:
    return GameEnv(variant, players, reward=reward, render_mode=render_mode)


def raw_env(
    board: str | Variant = "europe", players: int = 2, *, reward: str = "win", render_mode: str | None = None
) -> GameEnv:
    """The environment without PettingZoo's wrappers; see :class:`GameEnv` for ``reward`` and ``render_mode``."""
    return GameEnv(board, players, reward=reward, render_mode=render_mode)


def env(
    board: str | Variant = "europe", players: int = 2, *, reward: str = "win", render_mode: str | None = None
) -> Environment:
    """A game as a PettingZoo environment; an agent that chooses an illegal action loses.

    >>> table = env("europe", players=3)
    >>> table.reset(seed=4)
    >>> int(table.last()[0]["action_mask"].sum())  # ways to keep at least 2 of 4 tickets
    11
    """
    table = wrappers.TerminateIllegalWrapper(GameEnv(board, players, reward=reward, render_mode=render_mode), -1)
    guarded: Any = wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(table))
    made: Environment = guarded
    return made
