"""Html representations of games and their parts for notebooks: pure functions."""
