"""What a notebook shows of a game and its parts: html, made by pure functions."""
