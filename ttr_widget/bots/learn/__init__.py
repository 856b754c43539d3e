"""Learning the weights of the planner for a board: ``python -m ttr_widget.bots.learn europe --games 8000``."""

from .learner import Learned, learn

__all__ = ["Learned", "learn"]
