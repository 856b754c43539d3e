"""The guide of a page: it follows the shown seat, and says what the page shows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ttr_widget.guide import Bubble as Lesson
from ttr_widget.guide import Guide, situation
from ttr_widget.kernel.errors import BadInput
from ttr_widget.kernel.json_values import short
from ttr_widget.kernel.message import Message
from ttr_widget.session.session import News
from ttr_widget.session.viewpoint import Viewpoint

from .guide_data import Bubble, GuideState, Place
from .words import Words

STEPS = ("next", "leave", "resume")


class PageGuide:
    """The guide of one page.  ``seen`` is what it has said in an earlier part of the game."""

    def __init__(self, viewpoint: Viewpoint, seen: object = None) -> None:
        self._viewpoint = viewpoint
        self._guide = Guide(viewpoint.session.game.variant, _counts(seen))
        self._followed: object = None
        """The moment of the game that was followed last."""

    @property
    def seen(self) -> dict[str, int]:
        """How often each lesson has been shown; kept with the game."""
        return self._guide.seen

    def after(self, news: News, words: Words) -> GuideState:
        """What the page shows after a change of the game; nothing while another seat is shown."""
        self._follow(news)
        here = self._viewpoint.seat is not None and self._viewpoint.shown == self._viewpoint.seat
        bubble = self._guide.bubble if here else None
        return GuideState(self._guide.is_on, None if bubble is None else _bubble_data(bubble, words))

    def _follow(self, news: News) -> None:
        session, seat = self._viewpoint.session, self._viewpoint.seat
        if self._guide.variant is not session.game.variant:
            self._guide = Guide(session.game.variant, self.seen, is_on=self._guide.is_on)
        if seat is None or not self._guide.is_on or self._followed is session.game.moment:
            return
        self._followed = session.game.moment
        now = situation(session.game.view(seat))
        last = session.last if news == "played" else None
        did = session.game.history[-1].type if last is not None and last.seat == seat else None
        if now is not None:
            self._guide.follow(now, did)

    def step(self, step: str) -> None:
        """What the player asks of the guide: the next lesson, to leave it, to resume it."""
        if step not in STEPS:
            raise BadInput(Message("page-guide-step", given=short(step), steps=STEPS))
        if step == "next":
            self._guide.read()
        elif step == "leave":
            self._guide.leave()
        else:
            self._guide.resume()
            self._follow("settings")


def _bubble_data(bubble: Lesson, words: Words) -> Bubble:
    texts, items = list(map(words.told, bubble.texts)), list(map(words.told, bubble.items))
    place = Place(bubble.place.kind, bubble.place.id)
    return Bubble(bubble.lesson, words.told(bubble.title), texts, items, place, bubble.paragraph, bubble.asks)


def _counts(seen: object) -> dict[str, int]:
    """What has been seen according to a file, as far as it makes sense."""
    pairs: Mapping[Any, Any] = seen if isinstance(seen, Mapping) else {}
    return {name: count for name, count in pairs.items() if isinstance(name, str) and type(count) is int}
