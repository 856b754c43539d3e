"""The what-if lab: change the rules with sliders, let bots play, and see the effect."""

from __future__ import annotations

import json
import threading
import traceback
from collections.abc import Sequence
from time import monotonic
from typing import Any

import ipywidgets as widgets

from ttr_widget import bots as bots_
from ttr_widget import locales
from ttr_widget.boards import boards
from ttr_widget.boards import variant as variant_of
from ttr_widget.boards.house_rules import house_rules
from ttr_widget.boards.loader import known_names
from ttr_widget.bots.watched import Watch
from ttr_widget.kernel.errors import BadInput, TtrError
from ttr_widget.kernel.json_values import short
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.variant import Variant
from ttr_widget.locales.plain_text import in_html
from ttr_widget.render.palette import THEMES
from ttr_widget.simulate import Comparison, compare
from ttr_widget.simulate.html import comparison_html, is_clear
from ttr_widget.simulate.result import no_games

from .closing import ClosingBox, close_whole
from .languages import language_buttons, said_error
from .lobby_style import lobby_style
from .rule_controls import RuleControls
from .surroundings import Surroundings

PRINTED = "as printed"
CHANGED = "changed"
_DIFFERENCE = "difference"
_WHOSE = ("everybody", "winners")
_WIDE = {"description_width": "5em"}
_ROOM = (320, 1000)
"""The smallest and largest width of plots in pixels; the largest is used if no page has reported its width."""
_EDGES = 72
"""The pixels around plots that the form takes of the room."""
_SUGGESTED = 3
"""How many questions are offered."""
_ANSWERED = ("ticket success", "winning points", "turns", "lead changes", "first seat wins")
"""The measures that an answer tells in words, if they have clearly changed."""
_OFTEN = 0.1
"""Seconds between updates of the progress bar."""
_PLAIN = {"config": {"displayModeBar": False}}
"""Plots without a toolbar."""


class Lab(ClosingBox):
    """A page for experiments: ``ttr.Lab()``, or ``ttr.Lab("usa", bots=["planner", "greedy"], locale="pl")``.

    Choose a board and one of its questions, or change its rules with sliders, choose bots and the number of games, and
    run.  The same bots play the printed and the changed game with the same seeds.  ``board`` may also be a variant or
    its text, such as ``"usa with Globetrotter()"``, which is then compared with your changes to it.

    Afterwards ``lab.comparison`` holds the numbers; ``lab.changed`` is the changed variant.  ``theme`` is ``"light"``,
    ``"dark"`` or ``"auto"`` (the notebook's theme).

    >>> import ttr_widget as ttr
    >>> page = ttr.Lab("berlin", bots=["random", "random"], games=10)
    >>> page.changed.text
    'berlin'
    >>> page.close()
    """

    def __init__(
        self,
        board: str | Variant = "europe",
        bots: Sequence[str] = ("planner", "planner"),
        games: int = 100,
        locale: str | None = None,
        theme: str = "auto",
    ) -> None:
        first = _check_arguments(board, bots, games, theme)
        self.locale = locales.checked(locale)
        self.theme = theme
        self.comparison: Comparison | None = None
        self._thread: threading.Thread | None = None
        self._watch = Watch()
        self._outcome: Comparison | None = None
        """The comparison that the message describes; ``None`` if the message is about the rules."""
        self._told_at = 0.0
        self._drawing = threading.RLock()
        self._suggested: dict[str, Variant] = {}
        self._around = Surroundings()
        self._title = widgets.HTML()
        self._language = language_buttons(self.locale)
        self._language.style.button_width = "6em"
        self._own = {first.text: first} if first.text not in known_names() else {}
        games_known = [(known.title, known.name) for known in boards()]
        options = [*games_known, *((text, text) for text in self._own)]
        self._board = widgets.Dropdown(options=options, value=first.text, style=_WIDE)
        self._players = widgets.IntSlider(len(bots), 2, 5, style=_WIDE)
        self._games = widgets.IntSlider(games, min(10, games), max(1000, games), 10, style=_WIDE)
        self._seed = widgets.IntText(1, style=_WIDE)
        self._seed.layout.width = "12em"
        self._seats = [self._seat(bots[n] if n < len(bots) else bots[-1]) for n in range(5)]
        self._asking = widgets.HTML()
        self._questions = widgets.Box(layout=widgets.Layout(flex_flow="row wrap"))
        self._answer = widgets.HTML()
        self._answer.add_class("ttr-answer")
        self._run = widgets.Button(icon="play")
        self._run.add_class("ttr-start")
        self._halt = widgets.Button(icon="stop", disabled=True)
        self._bar = widgets.IntProgress(0, 0, 1, layout=widgets.Layout(flex="1 1 10em", max_width="24em"))
        self._count = widgets.Label()
        self._said = widgets.HTML()
        self._message = ""
        self._rules_box = widgets.VBox()
        self._rules = widgets.Accordion([self._rules_box], selected_index=None)
        self._results = self._make_results()
        super().__init__([widgets.HTML(lobby_style(())), *self._layout()])
        self.add_class("ttr-lobby")
        self._new_board()
        self._played = self.controls.origin
        """The changed game of the last run."""
        self._speak()
        self._observe()

    def _seat(self, bot: str) -> Any:
        known = list(bots_.names())
        chosen = widgets.Dropdown(options=known, value=bot, style=_WIDE)
        chosen.layout.width = "14em"
        return chosen

    def _make_results(self) -> Any:
        """A table, plots, and a map with two controls; empty before the first run."""
        self._table, self._plots, self._map = widgets.HTML(), widgets.Output(), widgets.Output()
        self._which = widgets.ToggleButtons(options=[PRINTED, CHANGED, _DIFFERENCE])
        self._whose = widgets.ToggleButtons(options=_WHOSE)
        for switch in (self._which, self._whose):
            switch.style.button_width = "auto"
        switches = widgets.Box([self._which, self._whose], layout=widgets.Layout(flex_flow="row wrap"))
        self._trouble = widgets.Output()
        found = widgets.VBox([self._answer, self._plots, self._table, switches, self._map])
        found.layout.display = "none"
        return found

    def _layout(self) -> list[Any]:
        wrap = widgets.Layout(flex_flow="row wrap")
        self._seats_box = widgets.Box(layout=wrap)
        head = widgets.Box([self._board, self._players, self._games, self._seed], layout=wrap)
        buttons = widgets.Box([self._run, self._halt, self._bar, self._count], layout=wrap)
        title = widgets.Box([self._title, self._language])
        title.layout.flex_flow, title.layout.justify_content = "row wrap", "space-between"
        title.layout.align_items = "center"
        chosen = widgets.VBox([head, self._seats_box])
        asked = widgets.VBox([self._asking, self._questions])
        for box in (chosen, asked, self._results):
            box.add_class("ttr-box")
        self._questions.add_class("ttr-actions")
        form = widgets.VBox([title, chosen, asked, self._rules, self._said, buttons, self._trouble, self._results])
        form.layout.grid_gap = "10px"
        form.add_class("ttr-form")
        return [form, self._around]

    def _observe(self) -> None:
        self._language.observe(self._change_language, "value")
        self._board.observe(lambda _: self._new_board(), "value")
        self._players.observe(lambda _: self._show_seats(), "value")
        self._around.observe(lambda _: self._draw(), ["dark", "room"])
        for switch in (self._which, self._whose):
            switch.observe(lambda _: self._draw_map(), "value")
        self._run.on_click(lambda _: self.run(wait=False))
        self._halt.on_click(lambda _: self.stop())

    # Texts.

    def say(self, key: str, **facts: Any) -> str:
        """A text of the lab."""
        return locales.fill(f"lab-{key}", self.locale, **facts)

    def _change_language(self, change: Any) -> None:
        self.locale = change["new"]
        self._speak()
        self.controls.speak(self.locale)
        outcome = self._outcome
        self._check()
        if outcome is not None:
            self._report(outcome)
        if self._count.value:
            self._show_progress(self._bar.value, self._bar.max)
        self._draw()

    def _speak(self) -> None:
        """Show all texts in the current language."""
        self._title.value = f"<h2 style='margin:.3em 0'>{in_html(self.say('title'))}</h2>"
        self._asking.value = f"<h3>{in_html(self.say('what-if'))}</h3>"
        self._name_questions()
        self._rules.titles = (self.say("rules"),)
        named = {"board": self._board, "players": self._players, "games": self._games}
        named |= {
            "seed": self._seed,
            "run": self._run,
            "stop": self._halt,
            "map": self._which,
            "routes-of": self._whose,
        }
        for key, control in named.items():
            control.description = self.say(key)
        for number, seat in enumerate(self._seats):
            seat.description = self.say("seat", number=number + 1)
        sides = [(self._side(key), key) for key in (PRINTED, CHANGED, _DIFFERENCE)]
        for switch, options in ((self._which, sides), (self._whose, [(self.say(key), key) for key in _WHOSE])):
            chosen = switch.value
            switch.options = options
            switch.value = chosen

    def _side(self, key: str) -> str:
        """The name of one side of the comparison."""
        return self.say("side", side=key)

    def _tell(self, text: str, *, wrong: bool = False) -> None:
        self._message = text
        style = "color:var(--jp-error-color0, #b71c1c)" if wrong else ""
        role = "alert" if wrong else "status"
        self._said.value = f'<span role="{role}" style="{style}">{in_html(text)}</span>'

    # Choices.

    def _new_board(self) -> None:
        chosen = self._own.get(self._board.value) or variant_of(self._board.value)
        self.controls = RuleControls(chosen, self._check, self.locale)
        before = self._rules_box.children
        self._rules_box.children = [self.controls]
        for controls in before:
            close_whole(controls)
        least, most = self.controls.origin.board.players
        self._new_questions()
        self._players.max = most
        self._players.min = least
        self._show_seats()
        self._check()

    def _new_questions(self) -> None:
        """Offer house rules of the board that the sliders can show; first those about rules that others do without."""
        offered = house_rules(self.controls.origin)
        fitting = [(name, made) for name, made in offered.items() if self.controls.can_show(made)]
        fitting.sort(key=lambda one: not self.controls.is_optional(one[1]))
        self._suggested = dict(fitting[:_SUGGESTED])
        before = self._questions.children
        self._questions.children = [widgets.Button() for _ in self._suggested]
        for button, made in zip(self._questions.children, self._suggested.values(), strict=True):
            button.on_click(lambda _, made=made: self._ask(made))
        self._name_questions()
        for button in before:
            close_whole(button)

    def _name_questions(self) -> None:
        for button, name in zip(self._questions.children, self._suggested, strict=True):
            button.description = button.tooltip = self._question(name)

    def _question(self, name: str) -> str:
        """A house rule as a question; that of a rule defined outside the package may be only a name."""
        names = self._suggested[name].names
        found = (locales.find(Message(f"option-{name}{form}"), self.locale, names) for form in (".question", ""))
        return next(filter(None, found), name)

    def _ask(self, made: Variant) -> None:
        """Show a suggested change with the sliders, and play it."""
        if not self.is_running:
            self.controls.show(made)
            self.run(wait=False)

    def _show_seats(self) -> None:
        self._seats_box.children = self._seats[: self._players.value]

    def _check(self) -> None:
        """Describe the variant that the controls define, or why it cannot be played."""
        self._outcome = None
        try:
            variant = self.controls.variant()
        except TtrError as error:
            self._tell(self.say("wrong", why=said_error(error, self.locale)), wrong=True)
            self._run.disabled = True
            return
        self._tell(self._described(variant))
        self._run.disabled = self.is_running

    def _described(self, variant: Variant) -> str:
        same = variant == self.controls.origin
        return self.say("unchanged") if same else self.say("changed-to", variant=variant.text)

    @property
    def changed(self) -> Variant:
        """The variant defined by the sliders."""
        return self.controls.variant()

    @property
    def message(self) -> str:
        """The message below the rules."""
        return self._message

    def close(self) -> None:
        """Stop the run and remove the lab from the page."""
        if self.comm is not None:
            self._watch.stop()
            for seat in self._seats:
                close_whole(seat)
        super().close()

    # Running.

    @property
    def is_running(self) -> bool:
        """Are games being played now?"""
        return self._thread is not None and self._thread.is_alive()

    def run(self, *, wait: bool = True) -> Comparison | None:
        """Play the games; ``wait=False`` runs them in the background, so that the notebook stays usable."""
        if self.is_running:
            return None
        try:
            variants = {PRINTED: self.controls.origin, CHANGED: self.controls.variant()}
        except TtrError:
            self._check()
            return None
        self._played = variants[CHANGED]
        seated = [seat.value for seat in self._seats[: self._players.value]]
        self._watch = Watch()
        self._run.disabled, self._halt.disabled = True, False
        self._trouble.outputs = ()
        self._bar.bar_style = ""
        self._forward(0, 2 * self._games.value)
        work = (variants, seated, self._games.value, self._seed.value)
        self._thread = threading.Thread(target=self._work, args=work, daemon=True)
        self._thread.start()
        if wait:
            self.wait()
        return self.comparison

    def wait(self, seconds: float | None = None) -> None:
        """Wait for the run to end, at most this many seconds."""
        if self._thread is not None:
            self._thread.join(seconds)

    def stop(self) -> None:
        """Stop the run early; results so far are shown."""
        self._halt.disabled = True
        self._watch.stop()
        if self.is_running:
            self._tell(self.say("stopping"))

    def _work(self, variants: Any, seated: list[str], games: int, seed: int) -> None:
        try:
            bots, stopped = self._watch.over(seated), self._watch.stopped.is_set
            self.comparison = compare(variants, bots, games, seed, progress=self._forward, stop=stopped)
            self._show_progress(sum(map(len, self.comparison.results.values())), 2 * games)
            self._bar.bar_style = "warning" if stopped() else "success"
            self._draw()
            self._report(self.comparison)
        except Exception as error:
            self._bar.bar_style = "danger"
            self._tell(self.say("failed", why=str(error)), wrong=True)
            self._trouble.append_stderr(traceback.format_exc())
        finally:
            self._run.disabled, self._halt.disabled = False, True

    def _forward(self, done: int, games: int) -> None:
        """Report progress only a few times a second: short games would flood the page."""
        now = monotonic()
        if done in (0, games) or now > self._told_at + _OFTEN:
            self._told_at = now
            self._show_progress(done, games)

    def _show_progress(self, done: int, games: int) -> None:
        self._bar.max, self._bar.value = games, done
        self._count.value = self.say("running", done=done, games=games)

    def _report(self, comparison: Comparison) -> None:
        self._outcome = comparison
        self._tell(self._told(comparison))

    def _told(self, comparison: Comparison) -> str:
        """How many games were played, and any errors."""
        played = [len(comparison.results[name]) if name in comparison.results else 0 for name in (PRINTED, CHANGED)]
        early = [self.say("stopped")] if any(result.stopped for result in comparison.results.values()) else []
        notes = [note for result in comparison.results.values() for note in result.notes[:1]]
        return " ".join([self.say("played", games=played[0], changed=played[1]), *early, *notes])

    # Results.

    @property
    def _plot_options(self) -> dict[str, Any]:
        """Options for plots shown here: width, theme, language."""
        theme = self.theme if self.theme != "auto" else "dark" if self._around.dark else "light"
        least, most = _ROOM
        width = min(max(self._around.room - _EDGES, least), most) if self._around.room else most
        return {"theme": theme, "width": width, "locale": self.locale}

    def _named(self) -> Comparison | None:
        """The comparison with its variants named in the current language."""
        if self.comparison is None or not len(self.comparison.results[PRINTED]):
            return None
        return Comparison({self._side(name): result for name, result in self.comparison.results.items()})

    def _draw(self) -> None:
        """Show the table, the plots and the map."""
        with self._drawing:  # the theme or language may change while a run ends
            named = self._named()
            self._results.layout.display = "none" if named is None else None
            if named is not None:
                told = "".join(f"<p>{in_html(line)}</p>" for line in self.answer(named))
                self._answer.value = f"<h3>{in_html(self._asked())}</h3>{told}"
                self._table.value = comparison_html(named, locale=self.locale)
                _put(self._plots, named.figure(**self._plot_options))
                self._draw_map(named)

    def answer(self, comparison: Comparison) -> list[str]:
        """What the change does to the game, in sentences; only what is clear in so many games."""
        if len(comparison.results) < 2:
            return []
        found = comparison.differences()
        clear = [name for name in _ANSWERED if is_clear(found[name])]
        if not clear:
            return [self.say("answer.nothing", games=min(map(len, comparison.results.values())))]
        before, now = comparison.measured.values()
        said = [
            self.say(
                f"answer.{name.replace(' ', '-')}",
                way="more" if found[name].value > 0 else "less",
                before=before[name].value,
                now=now[name].value,
            )
            for name in clear
        ]
        return [*said, self.say("answer.rest")]

    def _asked(self) -> str:
        """The question that the last run answers: one of those offered, or the changed game."""
        played = self._played
        names = (name for name, made in self._suggested.items() if made == played)
        return next((self._question(name) for name in names), self._described(played))

    def _draw_map(self, named: Comparison | None = None) -> None:
        with self._drawing:
            named = named or self._named()
            if named is None or self._which.value is None or self._whose.value is None:
                return
            which = self._which.value if len(named.results) == 2 else PRINTED
            if which == _DIFFERENCE:
                picture = named.routes_figure(by=self._whose.value, **self._plot_options)
            else:
                picture = named[self._side(which)].routes_figure(self._whose.value, **self._plot_options)
            _put(self._map, picture)


def _check_arguments(board: str | Variant, bots: Sequence[str], games: object, theme: str) -> Variant:
    """The variant to begin with; errors describe wrong arguments."""
    if type(games) is not int or games < 1:
        raise no_games(games)
    chosen = variant_of(board)
    least, most = chosen.board.players
    if isinstance(bots, str) or not least <= len(bots) <= most:
        raise BadInput(Message("lab-error-bots", least=least, most=most, given=short(bots)))
    for bot in bots:
        bots_.make(bot)
        if bot not in bots_.names():
            raise BadInput(Message("lab-error-bot", known=tuple(bots_.names()), given=short(bot)))
    if theme not in ("auto", *THEMES):
        raise BadInput(Message("page-error.theme", given=short(theme), known=("auto", *THEMES)))
    return chosen


def _put(output: Any, figure: Any) -> None:
    """Replace the contents of an output.

    ``display`` writes to the running cell, and there is none while somebody uses the page: so set the data directly.
    """
    data = {"application/vnd.plotly.v1+json": json.loads(figure.to_json()) | _PLAIN, "text/plain": "Figure"}
    output.outputs = ({"output_type": "display_data", "data": data, "metadata": {}},)
