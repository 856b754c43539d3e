"""The what-if lab: change the rules by sliders, let bots play, and see what the change does."""

from __future__ import annotations

import html
import threading
import traceback
from collections.abc import Sequence
from typing import Any

import ipywidgets as widgets

from ttr_widget import bots as bots_
from ttr_widget.boards import boards
from ttr_widget.boards import variant as variant_of
from ttr_widget.kernel.errors import TtrError
from ttr_widget.simulate import Comparison, compare

from .rule_controls import RuleControls

PRINTED = "as printed"
CHANGED = "changed"
_PLOTS = ("points", "turns", "ticket success", "lead changes")
_WIDE = {"description_width": "5em"}


class Lab(widgets.VBox):  # type: ignore[misc]  # ipywidgets has no types
    """A page for experiments: ``ttr.Lab()``.

    Choose a board, move the sliders of its rules, choose bots and the number of games, and run.  The same bots play
    the printed game and the changed one with the same seeds.  ``lab.comparison`` holds the numbers afterwards, and
    ``lab.changed`` the changed variant.
    """

    def __init__(self, board: str = "europe", bots: Sequence[str] = ("planner", "planner"), games: int = 100) -> None:
        variant_of(board)
        self.comparison: Comparison | None = None
        self._thread: threading.Thread | None = None
        self._stop = threading.Event()
        self._board = widgets.Dropdown(
            options=[(f"{known.name}: {known.title}", known.name) for known in boards()],
            value=board,
            description="board",
            style=_WIDE,
        )
        self._players = widgets.IntSlider(len(bots), 2, 5, description="players", style=_WIDE)
        self._games = widgets.IntSlider(games, 10, 1000, 10, description="games", style=_WIDE)
        self._seed = widgets.IntText(1, description="seed", style=_WIDE)
        self._seed.layout.width = "12em"
        self._seats = [self._seat(n, bots[n] if n < len(bots) else bots[-1]) for n in range(5)]
        self._run = widgets.Button(description="Run", button_style="primary", icon="play")
        self._halt = widgets.Button(description="Stop", icon="stop", disabled=True)
        self._bar = widgets.IntProgress(0, 0, 1)
        self._bar.layout.width = "20em"
        self._said = widgets.HTML()
        self._rules_box = widgets.VBox()
        self._results = widgets.Output()
        super().__init__(self._layout())
        self._new_board()
        self._board.observe(lambda _: self._new_board(), "value")
        self._players.observe(lambda _: self._show_seats(), "value")
        self._run.on_click(lambda _: self.run(wait=False))
        self._halt.on_click(lambda _: self.stop())

    def _seat(self, number: int, bot: str) -> Any:
        known = list(bots_.names())
        chosen = widgets.Dropdown(options=known, value=bot if bot in known else known[0], description=f"seat {number}")
        chosen.layout.width = "13em"
        chosen.style = _WIDE
        return chosen

    def _layout(self) -> list[Any]:
        self._seats_box = widgets.Box(layout=widgets.Layout(flex_flow="row wrap"))
        head = widgets.Box([self._board, self._players, self._games, self._seed])
        head.layout.flex_flow = "row wrap"
        rules = widgets.Accordion([self._rules_box], selected_index=0)
        rules.set_title(0, "Rules")
        buttons = widgets.HBox([self._run, self._halt, self._bar])
        return [head, self._seats_box, rules, self._said, buttons, self._results]

    # What is chosen.

    def _new_board(self) -> None:
        self.controls = RuleControls(variant_of(self._board.value), self._check)
        self._rules_box.children = [self.controls]
        least, most = self.controls.origin.board.players
        self._players.max = most
        self._players.min = least
        self._show_seats()
        self._check()

    def _show_seats(self) -> None:
        self._seats_box.children = self._seats[: self._players.value]

    def _check(self) -> None:
        """Say at once what the controls amount to, or why that cannot be."""
        try:
            variant = self.controls.variant()
        except TtrError as error:
            self._say(str(error), wrong=True)
            self._run.disabled = True
            return
        same = variant == self.controls.origin
        self._say(f"{variant.text}" + (" (nothing changed yet)" if same else ""))
        self._run.disabled = self.is_running

    def _say(self, text: str, *, wrong: bool = False) -> None:
        colour = "var(--jp-error-color0, #b71c1c)" if wrong else "inherit"
        self._said.value = f'<span style="color:{colour}">{html.escape(text)}</span>'

    @property
    def changed(self) -> Any:
        """The variant that the sliders describe."""
        return self.controls.variant()

    @property
    def message(self) -> str:
        """What is said under the rules."""
        return html.unescape(str(self._said.value).partition(">")[2].removesuffix("</span>"))

    # Running.

    @property
    def is_running(self) -> bool:
        """Are games being played now?"""
        return self._thread is not None and self._thread.is_alive()

    def run(self, *, wait: bool = True) -> Comparison | None:
        """Play the games; with ``wait=False`` beside the notebook, which stays usable."""
        if self.is_running:
            return None
        try:
            variants = {PRINTED: self.controls.origin, CHANGED: self.controls.variant()}
        except TtrError as error:
            self._say(str(error), wrong=True)
            return None
        seated = [seat.value for seat in self._seats[: self._players.value]]
        self._stop.clear()
        self._run.disabled, self._halt.disabled = True, False
        self._bar.value, self._bar.max = 0, 2 * self._games.value
        work = (variants, seated, self._games.value, self._seed.value)
        self._thread = threading.Thread(target=self._work, args=work, daemon=True)
        self._thread.start()
        if wait:
            self.wait()
        return self.comparison

    def wait(self, seconds: float | None = None) -> None:
        """Wait for the run to end, for so long at most."""
        if self._thread is not None:
            self._thread.join(seconds)

    def stop(self) -> None:
        """End the run early; what has been played is shown."""
        self._stop.set()

    def _work(self, variants: Any, seated: list[str], games: int, seed: int) -> None:
        try:
            self.comparison = compare(variants, seated, games, seed, progress=self._forward, stop=self._stop.is_set)
            self._show(self.comparison)
            self._say(self._told())
        except Exception as error:
            self._say(f"The run failed: {error}", wrong=True)
            self._results.outputs = ()
            self._results.append_stderr(traceback.format_exc())
        finally:
            self._run.disabled, self._halt.disabled = False, True

    def _forward(self, done: int, games: int) -> None:
        self._bar.max, self._bar.value = games, done

    def _told(self) -> str:
        results = self.comparison.results if self.comparison else {}
        played = ", ".join(f"{len(result)} games {name}" for name, result in results.items())
        notes = " ".join(note for result in results.values() for note in result.notes[:1])
        return " ".join(filter(None, [f"Played: {played}.", notes]))

    def _show(self, comparison: Comparison) -> None:
        self._results.outputs = ()
        self._results.append_stdout(f"{comparison}\n")
        for what in _PLOTS:
            self._results.append_display_data(comparison.figure(what))
        for name, result in comparison.results.items():
            self._results.append_display_data(result.routes_figure().update_layout(title=f"Routes built, {name}"))
