"""PettingZoo environments for training players (extra ``[rl]``).

>>> from ttr_widget.env import env
>>> game = env("berlin", players=2)
>>> game.reset(seed=1)
>>> game.agent_selection
'player_0'
"""

try:
    import pettingzoo  # noqa: F401 -- fails early, with the remedy
except ImportError as error:  # pragma: no cover -- installed in the test environment
    raise ImportError("ttr_widget.env needs PettingZoo: pip install 'ttr-widget[rl]'") from error

from .action_numbers import ActionNumbers
from .aec import Environment, GameEnv, Observation, env, raw_env
from .observation import Observer

__all__ = ["ActionNumbers", "Environment", "GameEnv", "Observation", "Observer", "env", "raw_env"]
