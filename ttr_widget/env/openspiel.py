"""Games for OpenSpiel (extra ``[openspiel]``): chance is a player, and information states are what a seat has seen.

>>> from ttr_widget.env.openspiel import load_game
>>> game = load_game("berlin", players=2)
>>> state = game.new_initial_state()
>>> state.is_chance_node(), game.num_players()
(True, 2)

``pyspiel.load_game("python_ttr_widget(board=berlin,players=2)")`` is the same, once this module has been imported.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any
from urllib.parse import quote, unquote

import numpy as np

try:
    import pyspiel
except ImportError as error:  # pragma: no cover -- installed in the test environment
    raise ImportError("ttr_widget.env.openspiel needs OpenSpiel: pip install 'ttr-widget[openspiel]'") from error

from ttr_widget.boards import variant as variant_of
from ttr_widget.game import names_of
from ttr_widget.kernel.errors import BadInput
from ttr_widget.kernel.variant import Variant

from .action_numbers import ActionNumbers
from .chance import ChanceGame
from .observation import FlatObserver
from .rewards import final_reward

NAME = "python_ttr_widget"
_LONGEST = 5_000
"""The most decisions of a game; far more than any game has."""
_DEFAULTS = {"board": "berlin", "players": 2}

_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Ticket to Ride (ttr_widget)",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    min_num_players=2,
    max_num_players=5,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=_DEFAULTS,
)

_known: dict[str, Variant] = {}
"""The variants that were given as objects, by the name in the game's parameters."""


def load_game(board: str | Variant = "berlin", players: int = 2) -> TtrGame:
    """The game of a board or a variant, also one of your own.

    A game of a variant that cannot be named by a text can be read back (``deserialize``) in this process only.
    """
    variant = variant_of(board)
    names_of(players, variant)
    name = quote(variant.text, safe="")  # OpenSpiel's parameters have brackets and commas of their own
    if not _can_be_read(variant):
        _known[name] = variant
    return TtrGame({"board": name, "players": players})


def _can_be_read(variant: Variant) -> bool:
    """Whether its text is enough to make the variant again."""
    try:
        return variant_of(variant.text) == variant
    except BadInput:
        return False


class TtrGame(pyspiel.Game):  # type: ignore[misc]  # untyped
    """A game with explicit chance: the reward is 1 shared among the winners, and -1 shared among the others."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        wanted = {**_DEFAULTS, **(params or {})}
        board, self.seats = str(wanted["board"]), int(wanted["players"])
        self.variant = _known[board] if board in _known else variant_of(unquote(board))
        names_of(self.seats, self.variant)
        self.numbers = self.variant.derived(ActionNumbers)
        most_drawn = max(len(self.variant.kinds.names), len(self.variant.board.tickets), len(self.variant.board.cities))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.numbers),
            max_chance_outcomes=most_drawn,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=_LONGEST,
        )
        super().__init__(_TYPE, info, wanted)
        self.start = ChanceGame(self.variant, self.seats)
        """The game before the cards are dealt; each state begins with a copy."""

    def new_initial_state(self) -> TtrState:
        """The game before the cards are dealt."""
        return TtrState(self)

    def max_chance_nodes_in_history(self) -> int:
        """More than any game has."""
        return 20 * _LONGEST

    def make_py_observer(self, kind: Any = None, params: Any = None) -> TtrObserver:
        """What players observe: with perfect recall all that they have seen, otherwise their view."""
        if params:
            raise ValueError(f"observers take no parameters, got {params}")
        return TtrObserver(self, has_recall=kind is not None and kind.perfect_recall)


class TtrState(pyspiel.State):  # type: ignore[misc]  # untyped
    """A position; chance draws the order of each shuffled pile, item by item from the top."""

    def __init__(self, game: TtrGame) -> None:
        super().__init__(game)
        self.table = game.start.copy()

    def current_player(self) -> int:
        """The seat that is asked, chance, or nobody."""
        if self.table.is_chance:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.is_over else self.table.prompt_seat

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.table.is_over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The items that may come next in the pile that is being shuffled."""
        return self.table.outcomes()

    def returns(self) -> list[float]:
        """The reward of each seat; 0 until the end."""
        if not self.table.is_over:
            return [0.0] * self.table.players
        sheet = self.table.sheet()
        return [final_reward("win", sheet, seat, 0) for seat in range(self.table.players)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.table.legal())

    def _apply_action(self, action: int) -> None:
        self.table.play(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        known = self.table.legal() if self.table.prompt_seat == player else {}
        return str(known[action]) if action in known else " ".join(map(str, self.table.numbers.key(action)))

    def __str__(self) -> str:
        return " ".join(map(str, self.table.played)) or "to be dealt"


class TtrObserver:
    """What a seat may know, as text and, without perfect recall, as numbers."""

    def __init__(self, game: TtrGame, *, has_recall: bool) -> None:
        self.has_recall = has_recall
        self.flat = None if has_recall else FlatObserver(game.variant, game.seats)
        self.tensor = None if self.flat is None else np.zeros(len(self.flat), np.float32)
        self.dict = {} if self.tensor is None else {"row": self.tensor}

    def set_from(self, state: TtrState, player: int) -> None:
        """Write the view of a player into the row of numbers; zeros before the game is dealt."""
        assert self.tensor is not None, "information states are texts"
        assert self.flat is not None, "which have no numbers"
        seen = state.table.view(player)
        self.tensor[:] = 0 if seen is None else self.flat.row(seen)

    def string_from(self, state: TtrState, player: int) -> str:
        """The view of a player, or all that the player has seen."""
        if self.has_recall:
            return state.table.told(player)
        seen = state.table.view(player)
        return "to be dealt" if seen is None else json.dumps(seen.to_dict(), sort_keys=True)


pyspiel.register_game(_TYPE, TtrGame)
