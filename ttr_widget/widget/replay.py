"""A replay of a game: a slider over its actions, and the views of several seats side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import ipywidgets as w

from ttr_widget import locales
from ttr_widget.game import Game
from ttr_widget.kernel.errors import BadInput
from ttr_widget.kernel.json_values import short
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.roles import Role
from ttr_widget.kernel.variant import TURN
from ttr_widget.page.words import Words
from ttr_widget.session.session import Session

from .closing import ClosingBox
from .kernel_loop import on_kernel_loop
from .style import STYLE
from .widget import GameWidget

_PACE = 900


class Replay(ClosingBox):
    """``Replay(game)``: play, step or jump to an action; ``seats`` are shown side by side (``None``: a spectator).

    The replay works on a copy; the game itself does not change.

    >>> import random, ttr_widget as ttr
    >>> game = ttr.bots.play(ttr.new_game("berlin", seed=7), ["greedy", "greedy"], random.Random(7))
    >>> page = ttr.Replay(game, seats=[0])
    >>> page.slider.max == len(game.history)
    True
    >>> page.close()
    """

    widgets: Sequence[GameWidget] = ()

    def __init__(
        self, game: Game, seats: Sequence[int | None] = (0, 1), locale: str | None = None, theme: str = "auto"
    ) -> None:
        if not isinstance(game, Game):
            raise BadInput(Message("page-error.game", given=short(game)))
        self.locale = locales.checked(locale)
        self._whole = game.copy()
        self._session = Session(game.at(0))
        self.widgets = [
            GameWidget(self._session.game, seat, locale=self.locale, theme=theme, playing=False, speed=1)
            for seat in seats
        ]
        last = len(game.history)
        self.slider = w.IntSlider(0, 0, last, continuous_update=False, readout=False, layout=w.Layout(width="40%"))
        self.play = w.Play(0, 0, last, 1, interval=_PACE, show_repeat=False)
        self.back = w.Button(icon="step-backward", tooltip=self.say("back"), layout=w.Layout(width="40px"))
        self.onwards = w.Button(icon="step-forward", tooltip=self.say("onwards"), layout=w.Layout(width="40px"))
        wide = w.Layout(flex="1 1 360px", max_width="600px")
        self.jump = w.Dropdown(options=self._lines(), value=0, description=self.say("jump"), layout=wide)
        self._told = w.Label()
        self._link = w.jslink((self.play, "value"), (self.slider, "value"))
        self.slider.observe(lambda change: on_kernel_loop(self._show, change["new"]), "value")
        self.back.on_click(lambda _: self.go(self.slider.value - 1))
        self.onwards.on_click(lambda _: self.go(self.slider.value + 1))
        self._follows = False
        self.jump.observe(lambda change: None if self._follows else self.go(change["new"]), "value")
        bar = w.HBox(
            [self.play, self.back, self.onwards, self.slider, self._told, self.jump],
            layout=w.Layout(flex_flow="row wrap", align_items="center"),
        )
        bar.add_class("ttr-bar")
        # Side by side if there is room, otherwise stacked.
        columns = [w.VBox([one], layout=w.Layout(flex="1 1 600px", min_width="300px")) for one in self.widgets]
        super().__init__([w.HTML(STYLE), bar, w.HBox(columns, layout=w.Layout(flex_flow="row wrap"))])
        self.add_class("ttr-lobby")
        self._show(0)

    def say(self, key: str, **facts: Any) -> str:
        """A text of the replay."""
        return locales.fill(f"replay-{key}", self.locale, **facts)

    def _lines(self) -> list[tuple[str, int]]:
        """Targets of *Go to*: the start, and the action of each turn unless it draws cards."""
        words = Words(self._whole.variant, self._whole.players, self.locale)
        lines = [(self.say("start"), 0)]
        for number, action in enumerate(self._whole.history, 1):
            if TURN in action.answers and Role.SOURCE not in action.roles.values():
                lines.append((f"{number}. {words.move(action)}", number))
        return lines

    def go(self, number: int) -> None:
        """Show the game after this many actions."""
        self.slider.value = min(max(number, 0), len(self._whole.history))

    def _show(self, number: int) -> None:
        now = self._session.game
        if number == len(now.history) + 1:
            # A single step forward is played, so that the pages animate it.
            now.play(self._whole.history[number - 1])
        elif number != len(now.history):
            self._session.replace(self._whole.at(number))
        self._follows = True
        self.jump.value = max(line for _, line in self.jump.options if line <= number)
        self._follows = False
        self._told.value = self.say("step", number=number, last=len(self._whole.history))

    def close(self) -> None:
        """Remove the replay from the page."""
        if self.comm is not None:
            self._link.close()
        super().close()
