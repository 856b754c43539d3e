"""Bots, observers and workers for the tests, where other processes can find them."""

import os
from pathlib import Path


def first_answer(view, prompt, rng):
    """Always the first legal answer."""
    from ttr_widget.bots import legal_actions

    return legal_actions(view)[0]


def raises(view, prompt, rng):
    raise ZeroDivisionError("no idea")


def nonsense(view, prompt, rng):
    return "fly to the moon"


def decisions(game):
    return len(game.events)


def broken(game):
    raise RuntimeError("no measure")


class DiesOnce:
    """A bot that ends its whole process the first time, and plays at random after that."""

    name = "dies once"

    def __init__(self, mark):
        self.mark = str(mark)

    def decide(self, view, prompt, rng):
        mark = Path(self.mark)
        if view.turn > 3 and not mark.exists():
            mark.write_text("dead", encoding="utf-8")
            os._exit(1)
        return first_answer(view, prompt, rng)
