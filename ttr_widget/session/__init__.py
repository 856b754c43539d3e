"""A game with its people and bots: seats, hand-over and the pace of the bots. No notebook, no socket, no trait."""
