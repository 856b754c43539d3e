"""A game with its players and bots: seats, hand-over, the pace of the bots, and the file in which it is kept.

Independent of notebooks and pages.
"""
