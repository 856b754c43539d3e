"""``ttr.teach()``: a first game with explanations."""

from __future__ import annotations

from ttr_widget import locales
from ttr_widget.boards import DEFAULT
from ttr_widget.guide import first_game
from ttr_widget.kernel.variant import Variant

from .widget import GameWidget

_OPPONENTS = ("Grace", "Ada")


def teach(board: str | Variant = DEFAULT, player: str | None = None, *, locale: str | None = None) -> GameWidget:
    """A first game on a board (Europe), against an easy bot: bubbles explain what to do, and why.

    They follow what the player does, and never stand in the way; they can be left and resumed at any time.  The deal is
    chosen so that what is worth learning happens early.  On a variant, only its own rules are explained.

    >>> import ttr_widget as ttr
    >>> page = ttr.teach("berlin")
    >>> page.guide["bubble"]["title"], page.guide["bubble"]["place"]["kind"]
    ('The aim', 'map')
    >>> page.bots
    {1: 'easy'}
    >>> page.close()

    ``GameWidget(game, guide=True)`` explains any other game in the same way.
    """
    name = player or locales.fill("lobby-player", locale, number=1)
    opponent = next(other for other in _OPPONENTS if other != name)
    made = GameWidget(first_game(board, [name, opponent]), seat=0, bots={1: "easy"}, locale=locale, guide=True)
    made.dismiss_offer()
    return made
