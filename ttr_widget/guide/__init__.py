"""The guided game: lessons that follow what a beginner does."""

from .deals import first_game
from .guide import Bubble, Guide
from .situation import situation

__all__ = ["Bubble", "Guide", "first_game", "situation"]
