"""A game as a PettingZoo AEC environment."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Literal, TypedDict, Unpack, overload

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv

from ttr_widget.boards import variant as variant_of
from ttr_widget.game import Game, new_game
from ttr_widget.kernel.action import Action
from ttr_widget.kernel.attribute_hints import suggest
from ttr_widget.kernel.errors import BadInput
from ttr_widget.kernel.json_values import short
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.variant import Variant
from ttr_widget.kernel.view import View

from .action_numbers import ActionNumbers, number_of
from .observation import mask_of, observer
from .rendering import RENDER_MODES, checked_mode, rendered
from .rewards import checked_illegal, checked_reward, final_reward, gained

_ANY_SEED = 7
"""The seed of the game before the first :meth:`GameEnv.reset`."""


class Observation(TypedDict):
    """What an agent receives: a row of numbers, or what ``observation=`` names, and a mask of the legal actions."""

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
        def render(self) -> Any: ...
        def close(self) -> None: ...

else:
    Environment = AECEnv


class GameEnv(Environment):
    """A sequence of games for agents ``player_0``, ``player_1``, ….

    An observation is a dict: ``observation`` is made from the seat's view alone, ``action_mask`` is 1 for each legal
    action if the seat is asked.  ``observation`` is ``"flat"`` (a row of numbers), ``"dict"``, ``"symbolic"``,
    ``"features"`` or an observer of your own.  ``reward`` is ``"win"`` (at the end 1 shared among the winners, and -1
    shared among the others), ``"margin"`` (at the end the lead over the best other seat, in hundreds of points) or
    ``"points"`` (each step's gain on the score track, in hundreds, and at the end the rest of the score).  ``infos``
    holds each seat's ``points`` and its number of ``decisions``, and at the end its ``score`` and whether it ``won``.

    ``illegal`` is what an illegal action does: with ``"lose"`` the game ends, and the agent's reward is -1; with
    ``"refuse"`` an error is raised and nothing changes.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "ttr_widget_v0",
        "render_modes": list(RENDER_MODES),
        "render_fps": 4,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        board: str | Variant = "europe",
        players: int = 2,
        *,
        reward: str = "win",
        observation: object = "flat",
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.variant = variant_of(board)
        self.reward, self.render_mode = checked_reward(reward), checked_mode(render_mode)
        self.players, self.observation, self.illegal = players, observation, checked_illegal(illegal)
        self.game: Game = new_game(self.variant, players=players, seed=_ANY_SEED)
        self.numbers = self.variant.derived(ActionNumbers)
        self.observer = observer(observation, self.variant, players)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        seen, mask = self.observer.space, spaces.Box(0, 1, (len(self.numbers),), np.int8)
        self._observation_spaces = {
            agent: spaces.Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents
        }
        self._action_spaces = {agent: spaces.Discrete(len(self.numbers)) for agent in self.possible_agents}
        self._legal: dict[int, Action] = {}
        self._view: View | None = None
        """The view of the agent to act."""
        self._points: Sequence[int] = ()
        self._decisions = [0] * players
        self._has_begun = False

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the constructor arguments only; the copy starts afresh, as in PettingZoo's own environments."""
        return _rebuilt, (self.variant, self.players, self._options())

    def __deepcopy__(self, _: dict[int, Any]) -> GameEnv:
        return _rebuilt(self.variant, self.players, self._options())

    def _options(self) -> _Options:
        return {
            "reward": self.reward,
            "observation": self.observation,
            "illegal": self.illegal,
            "render_mode": self.render_mode,
        }

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
        self._decisions = [0] * self.players
        self._has_begun = True
        self._tell()
        self._ask()

    def _ask(self) -> None:
        """Update the agent to act and its legal actions."""
        prompt = self.game.prompt
        self._legal, self._view = {}, None
        if prompt is not None:
            self.agent_selection = self.possible_agents[prompt.seat]
            self._view = self.game.view(prompt.seat)
            self._legal = self.numbers.legal(self.game.legal_actions(), self._view)

    def _tell(self) -> None:
        """Update the points and the infos."""
        self._points = self.variant.track(self.game.moment.position)
        told = zip(self.possible_agents, self._points, self._decisions, strict=True)
        self.infos: dict[str, dict[str, Any]] = {
            agent: {"points": points, "decisions": decisions} for agent, points, decisions in told
        }

    def observe(self, agent: str) -> Observation:
        """What this agent may know, and its legal actions."""
        seen, legal = self._view, self._legal
        if seen is None or agent != self.agent_selection:
            seen, legal = self.game.view(self.possible_agents.index(agent)), {}
        return {"observation": self.observer.observe(seen), "action_mask": mask_of(legal, len(self.numbers))}

    def step(self, action: int | None) -> None:
        """Play the action with this number."""
        if not self._has_begun:
            raise BadInput(Message("error-env-reset"))
        if not self.agents:
            raise BadInput(Message("error-env-over"))
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        played = self._legal.get(number_of(action, len(self.numbers))) if action is not None else None
        if played is None:
            if self.illegal == "refuse":
                raise BadInput(Message("error-env-action", given=short(action), count=len(self._legal)))
            self._lose(agent)
            return
        before = self._points
        self._cumulative_rewards[agent] = 0.0
        self._decisions[self.possible_agents.index(agent)] += 1
        self.game.play(played)
        self._tell()
        if self.game.is_over:
            self._finish(before)
        elif self.reward == "points":
            changes = zip(self.possible_agents, before, self._points, strict=True)
            self.rewards = {other: gained(self.reward, old, new) for other, old, new in changes}
        else:
            self._clear_rewards()
        self._ask()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _lose(self, agent: str) -> None:
        """End the game because of an illegal action."""
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0) | {agent: -1.0}
        self._cumulative_rewards[agent] = 0.0
        self._accumulate_rewards()

    def _finish(self, before: Sequence[int]) -> None:
        sheet = self.game.score()
        self.terminations = dict.fromkeys(self.agents, True)
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = final_reward(self.reward, sheet, seat, before[seat])
            self.infos[agent] |= {"score": sheet.totals[seat], "won": seat in sheet.winners}

    def render(self) -> Any:
        """The public view, as ``render_mode`` says: printed, as text, as HTML or as an array of pixels."""
        return rendered(self.game.view(None), self.render_mode)

    def close(self) -> None:
        """Do nothing; there are no resources to release."""


class Options(TypedDict, total=False):
    """The options of an environment; see :class:`GameEnv`."""

    reward: str
    observation: object
    render_mode: str | None


class _Options(Options, total=False):
    illegal: str


def _rebuilt(variant: Variant, players: int, options: _Options) -> GameEnv:
    return GameEnv(variant, players, **options)


def raw_env(board: str | Variant = "europe", players: int = 2, **options: Unpack[Options]) -> GameEnv:
    """The environment in which an illegal action raises an error; see :class:`GameEnv` for the options."""
    return GameEnv(board, players, illegal="refuse", **options)


def env(board: str | Variant = "europe", players: int = 2, **options: Unpack[Options]) -> GameEnv:
    """A game as a PettingZoo environment; an agent that chooses an illegal action loses.

    See :class:`GameEnv` for the options.  ``pettingzoo.make("aec", "ttr_widget/Europe-v0")`` is the same.

    >>> table = env("europe", players=3)
    >>> table.reset(seed=4)
    >>> int(table.last()[0]["action_mask"].sum())  # ways to keep at least 2 of 4 tickets
    11
    """
    return GameEnv(board, players, **options)


suggest(
    GameEnv,
    dict.fromkeys(("agent_selection", "agents", "rewards", "terminations", "truncations", "infos"), ".reset(…) first"),
)
