"""Cartography: the geometry of a board, its layout and its labels."""
