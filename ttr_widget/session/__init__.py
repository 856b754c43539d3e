"""A game with its players and bots: seats, hand-over and the pace of the bots. Independent of notebooks and pages."""
