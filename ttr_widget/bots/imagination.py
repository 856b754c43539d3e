"""Games that could be the real one, made from what a seat knows."""

from __future__ import annotations

from random import Random

from ttr_widget.game import Game
from ttr_widget.kernel.errors import BadInput, expected
from ttr_widget.kernel.turn import begin_at
from ttr_widget.kernel.view import View
from ttr_widget.queries import positions


def imagine(view: View, rng: Random | int | str = 0) -> Game:
    """A game that looks the same to the view's seat, with everything hidden dealt at random.

    ``rng`` is the random generator that a bot is given, or a seed.  The game can be played on, for example by bots:
    the average of many such games says how good an action is.  It begins where the view was taken, so what the seat has
    seen before is in ``view.events`` alone.

    >>> import ttr_widget as ttr
    >>> game = ttr.scenario("usa", seed=1)
    >>> maybe = imagine(game.view(0), 5)
    >>> maybe.view(0) == game.view(0), maybe.view(1).hand == game.view(1).hand
    (True, False)
    >>> ttr.bots.play(maybe, ["greedy", "greedy"]).is_over
    True
    """
    if not isinstance(view, View):
        raise BadInput(expected("view", view))
    if isinstance(rng, bool) or not isinstance(rng, Random | int | str):
        raise BadInput(expected("chance", rng))
    seed = str(rng.random()) if isinstance(rng, Random) else rng
    start = positions.imagine(view, seed).freeze()
    return Game(begin_at(start), seed, start, ())
