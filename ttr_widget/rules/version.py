"""The version of the rules, which every save names."""

RULES_VERSION = 1
"""Which rules are played: those of ``kernel``, ``rules`` and ``boards`` together.

Raise it by one when a correction changes what a recorded game leads to: another deal, another legal move, another
effect of a move, or a corrected board.  Saves with another number are then loaded from their stored position if their
moves no longer lead there; with the same number such a save counts as damaged.  A new rule, a new board, a new text and
a quicker way to the same result leave the number as it is.

The stored position must still be readable: where a slot or a question changes its fields, ``save`` has to read the old
ones too.
"""
