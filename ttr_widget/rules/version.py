"""The version number of the rules, which is written into every save."""

RULES_VERSION = 1
"""The version of the rules played, covering ``kernel``, ``rules`` and ``boards`` together.

Raise it by one when a correction changes the outcome of a recorded game: another deal, another legal move, another
effect of a move, or a corrected board.  A save with another number is loaded from its stored position if its moves no
longer lead there; a save with the same number then counts as damaged.  New rules, new boards, new texts and faster
code with the same result do not change the number.

The stored position must stay readable: if a slot or a question changes its fields, ``save`` has to read the old ones
too.
"""
