"""The games as PettingZoo environments, for those who train players of their own (extra ``[rl]``).

>>> from ttr_widget.env import env
>>> game = env("berlin", players=2)
>>> game.reset(seed=1)
>>> game.agent_selection
'player_0'
"""

try:
    import pettingzoo  # noqa: F401 -- said at once, and with the remedy
except ImportError as error:  # pragma: no cover -- the test environment has it
    raise ImportError("ttr_widget.env needs PettingZoo: pip install 'ttr-widget[rl]'") from error

from .action_numbers import ActionNumbers
from .aec import Environment, GameEnv, Observation, env, raw_env
from .observation import Observer

__all__ = ["ActionNumbers", "Environment", "GameEnv", "Observation", "Observer", "env", "raw_env"]
