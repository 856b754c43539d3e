"""Bots, observers and workers for the tests, where other processes can find them."""

import os
import sys
import time
from pathlib import Path


def first_answer(view, prompt, rng):
    """A bot that always plays the first legal answer."""
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
    """A bot that kills its process the first time, and plays at random after that."""

    name = "dies once"

    def __init__(self, mark):
        self.mark = str(mark)

    def decide(self, view, prompt, rng):
        mark = Path(self.mark)
        if view.turn > 3 and not mark.exists():
            mark.write_text("dead", encoding="utf-8")
            os._exit(1)
        return first_answer(view, prompt, rng)


class Counting:
    """A bot whose answer depends on how often it has been asked."""

    name = "counting"

    def __init__(self):
        self.asked = 0

    def decide(self, view, prompt, rng):
        from ttr_widget.bots import legal_actions

        self.asked += 1
        legal = legal_actions(view)
        return legal[self.asked % len(legal)]


class Place:
    """A bot that takes the answer with this place among the legal ones."""

    def __init__(self, place):
        self.place = place

    def decide(self, view, prompt, rng):
        from ttr_widget.bots import legal_actions

        return legal_actions(view)[self.place]


def slow(view, prompt, rng):
    """A bot that plays the first answer, but so slowly that a game takes seconds."""
    time.sleep(0.08)
    return first_answer(view, prompt, rng)


def leaves(view, prompt, rng):
    sys.exit("I have had enough")


class _Mute(Exception):
    def __str__(self):
        raise RuntimeError("not even that")


def mute(view, prompt, rng):
    raise _Mute


def some_set(game):
    return {"a", "b"}


def numpy_number(game):
    import numpy as np

    return np.float32(len(game.events))


def turns_pair(game):
    return game.view(None).turn, 1
