"""The levels: bots for people to play against, from a beginner to the strongest.

>>> import ttr_widget as ttr
>>> [*ttr.bots.LEVELS]
['easy', 'medium', 'hard', 'expert']
"""

from .named import LEVELS, OFFERED

__all__ = ["LEVELS", "OFFERED"]
