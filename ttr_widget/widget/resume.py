"""``ttr.resume()``: lists games that were not finished, and continues them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, overload

from ttr_widget import locales
from ttr_widget.bots import make
from ttr_widget.kernel.errors import BadInput
from ttr_widget.kernel.message import Message, said
from ttr_widget.session.autosave import FOLDER, Where, folder_of
from ttr_widget.session.evenings import Evening, find, unfinished
from ttr_widget.session.session import Session

from .widget import GameWidget


class EveningList(tuple[Evening, ...]):
    """Unfinished games, the newest first; displays as a numbered list."""

    __slots__ = ()

    def __repr__(self) -> str:
        lines = [f"{number}  {said(evening.label())}" for number, evening in enumerate(self)]
        return "\n".join(lines) or locales.fill("evening-none")


@overload
def resume(*, folder: Where | None = None) -> EveningList: ...


@overload
def resume(
    which: int | str,
    *,
    bots: Mapping[int, object] | None = None,
    folder: Where | None = None,
    locale: str | None = None,
) -> GameWidget: ...


def resume(
    which: int | str | None = None,
    *,
    bots: Mapping[int, object] | None = None,
    folder: Where | None = None,
    locale: str | None = None,
) -> EveningList | GameWidget:
    """Continue a game that was played on a page and not finished; without arguments, list these games.

    ``which`` is its number in the list or (a part of) its name.  The game goes on after the last answered move, with
    the same seats and bots.  Bots of your own are not in the file: give them again, ``bots={1: my_bot}``.
    ``folder`` is where the games are, if not in ``.ttr`` beside the notebook; see :func:`ttr_widget.autosave`.

    >>> import ttr_widget as ttr
    >>> ttr.resume(folder="no such folder")
    no unfinished games
    """
    place = folder_of(folder) or folder_of(FOLDER)
    assert place is not None
    if which is None:
        return EveningList(unfinished(place))
    return continued(find(place, which), bots, locale)


def continued(evening: Evening, bots: Mapping[int, object] | None = None, locale: str | None = None) -> GameWidget:
    """A widget with the game of an evening, which goes on in the same file."""
    evening = evening.reread()
    game, facts = evening.game(), evening.facts
    seated: dict[int, Any] = {**evening.bots, **(bots or {})}
    for seat, name in evening.own_bots.items():
        if seated[seat] == name and seat < len(game.players):
            seated[seat] = _own_bot(name, seat, game.players[seat])
    session = Session.of(game)
    session.paused, session.nicknames = evening.is_paused, evening.nicknames
    made = GameWidget(
        game,
        facts.get("seat", 0),
        seated,
        locale or facts.get("locale"),
        facts.get("theme", "auto"),
        teaching=facts.get("teaching", False),
        speed=facts.get("speed", 2),
        autosave=evening.path.parent,
        guide=facts.get("guide", False),
    )
    made.keep(evening)
    return made


def _own_bot(name: str, seat: int, player: str) -> object:
    """A bot of one's own by its name, if it has been registered since."""
    try:
        return make(name)
    except BadInput:
        raise BadInput(Message("evening-own-bot", bot=name, player=player, seat=seat)) from None
