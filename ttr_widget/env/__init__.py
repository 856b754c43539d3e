"""Environments for training players (extra ``[rl]``).

Importing this module registers the games with Gymnasium (one seat against bots) and PettingZoo (all seats)::

    gymnasium.make("ttr_widget/Berlin-v0", opponents=["planner"])
    pettingzoo.make("aec", "ttr_widget/Berlin-v0", players=3)

>>> from ttr_widget.env import env
>>> game = env("berlin", players=2)
>>> game.reset(seed=1)
>>> game.agent_selection
'player_0'
"""

from typing import TYPE_CHECKING, Any

try:
    from .action_features import FeatureObserver
    from .action_numbers import ActionNumbers
    from .observation import DictObserver, FlatObserver, Observer, SymbolicObserver
except ImportError as error:  # pragma: no cover -- installed in the test environment
    raise ImportError("ttr_widget.env needs NumPy: pip install 'ttr-widget[rl]'") from error

# A trained agent plays without Gymnasium and PettingZoo; only the environments need them.
try:
    from .aec import Environment, GameEnv, Observation, env, raw_env
    from .registration import register as _register
    from .seat_env import SeatEnv
except ImportError as error:
    _missing: ImportError | None = error
else:
    _missing = None
    _register()

__all__ = [
    "ActionNumbers",
    "DictObserver",
    "Environment",
    "FeatureObserver",
    "FlatObserver",
    "GameEnv",
    "Observation",
    "Observer",
    "SeatEnv",
    "SymbolicObserver",
    "env",
    "raw_env",
]

if not TYPE_CHECKING:  # type checkers would accept any name otherwise

    def __getattr__(name: str) -> Any:
        if name in __all__ and _missing is not None:
            needs = "Gymnasium and PettingZoo 1.27 or newer: pip install 'ttr-widget[rl]'"
            raise ImportError(f"{__name__}.{name} needs {needs}") from _missing
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}", name=name)
