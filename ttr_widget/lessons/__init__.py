"""The lessons: exercises that check themselves, and copies of the notebooks, also for nbgrader and Otter."""

from .exercises import EXERCISES, Exercise
from .verdicts import Verdict, check

__all__ = ["EXERCISES", "Exercise", "Verdict", "check"]
