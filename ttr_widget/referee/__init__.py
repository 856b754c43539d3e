"""A second opinion on games: judges a game from its events and the contents of its box alone.

The referee shares no code with the kernel or the rules, and imports nothing else from the package.  It reads plain
data: the events as JSON, the board as JSON, and the rules as a list of names with arguments.  It implements the rules
once more, from the specification, so that a fault in the one implementation does not hide in the other.
"""

from .judge import Referee, judge
from .start import can_be_judged
from .verdict import Objection, Verdict

__all__ = ["Objection", "Referee", "Verdict", "can_be_judged", "judge"]
