"""The lobby: choose a board, players and house rules, and start a game."""

from __future__ import annotations

from typing import Any

import ipywidgets as w

from ttr_widget import bots, locales
from ttr_widget.boards import DEFAULT, short_title, variant
from ttr_widget.boards.house_rules import house_rules, with_house_rules
from ttr_widget.boards.loader import known_names
from ttr_widget.game import Game, new_game
from ttr_widget.kernel.errors import TtrError
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.variant import Variant
from ttr_widget.locales.plain_text import in_html
from ttr_widget.render.palette import LIVERY_SIGNS, SEATS, contrast
from ttr_widget.session.autosave import folder_of
from ttr_widget.session.evenings import Evening, unfinished

from .closing import ClosingBox, close_whole
from .kernel_loop import on_kernel_loop, remember_loop
from .languages import language_buttons, said_error
from .picture import picture
from .resume import continued
from .style import STYLE
from .widget import GameWidget

_NOBODY, _PERSON = "nobody", "person"
_MOST_SEATS = 5
_NAME = 40
_MOST_EARLIER = 5


def lobby(locale: str | None = None) -> Lobby:
    """Show the lobby; *Start* shows the game below it.

    >>> page = lobby()
    >>> page.board.value, page.game is None
    ('europe', True)
    >>> page.close()
    """
    return Lobby(locale)


def _mark(fill: str, symbol: str) -> Any:
    """A seat's colour with its symbol."""
    ink = "#ffffff" if contrast(fill, "#ffffff") > contrast(fill, "#1b1a18") else "#1b1a18"
    return w.HTML(f'<span class="ttr-mark" style="background:{fill};color:{ink}">{symbol}</span>')


def _classed(one: Any, name: str) -> Any:
    one.add_class(name)
    return one


class Lobby(ClosingBox):
    """Choose a board, players and bots, house rules, a seed and a language; *Start* makes a game.

    ``game`` and ``widget`` are the ones started last.
    """

    def __init__(self, locale: str | None = None) -> None:
        self.game: Game | None = None
        self.widget: GameWidget | None = None
        self.locale = locales.checked(locale)
        remember_loop()
        self._heading, self._about, self._picture, self._told = w.HTML(), w.HTML(), w.HTML(), w.HTML()
        self._players_head, self._rules_head, self._seed_head, self._running = w.HTML(), w.HTML(), w.HTML(), w.HTML()
        self.language = language_buttons(self.locale)
        self.board = w.ToggleButtons(options=list(known_names()), value=DEFAULT)
        self.language.style.button_width = self.board.style.button_width = "96px"
        self.names = [w.Text(layout=w.Layout(width="150px", flex="1 1 auto")) for _ in range(_MOST_SEATS)]
        self.players = [w.Dropdown(layout=w.Layout(width="190px")) for _ in range(_MOST_SEATS)]
        people = zip(SEATS, LIVERY_SIGNS, self.names, self.players, strict=True)
        self._rows = [w.HBox([_mark(*look), name, who]) for *look, name, who in people]
        self.rules: dict[str, w.Checkbox] = {}
        self._rules = w.VBox()
        self.seed = w.Text(layout=w.Layout(width="260px"))
        for field in (*self.names, *self.players, self.seed):
            _classed(field, "ttr-named")  # its place shows what it is; the label is for screen readers
        self.teaching = w.Checkbox(indent=False)
        self.start = w.Button(layout=w.Layout(width="100%"))
        self.more = w.Button(layout=w.Layout(width="auto"))
        self._earlier = _classed(w.VBox(layout=w.Layout(margin="10px 0 0")), "ttr-box")
        self._place = w.VBox()
        super().__init__([w.HTML(STYLE), self._form(), self._bar(), self._place])
        self.add_class("ttr-lobby")
        self._name_all()
        self._fill()
        self._list_earlier()
        self.language.observe(self._speak, "value")
        self.board.observe(lambda _: self._fill(), "value")
        self.start.on_click(lambda _: on_kernel_loop(self.begin))
        self.more.on_click(lambda _: self._choose_another())

    def _form(self) -> Any:
        """The form shown before a game starts."""
        head = _classed(w.HBox([self._heading, self.language]), "ttr-head")
        half = w.Layout(flex="1 1 440px", width="0")
        where = w.VBox([self.board, _classed(self._picture, "ttr-pic"), self._about], layout=half)
        seed = w.HBox([self._seed_head, self.seed], layout=w.Layout(align_items="center"))
        how = w.VBox(
            [
                _classed(w.VBox([self._players_head, *self._rows]), "ttr-box"),
                _classed(w.VBox([self._rules_head, self._rules, seed, self.teaching]), "ttr-box"),
                _classed(self.start, "ttr-start"),
                self._told,
            ],
            layout=w.Layout(flex="1 1 400px", width="0", grid_gap="10px"),
        )
        where.children += (self._earlier,)
        columns = _classed(w.HBox([where, how], layout=w.Layout(flex_flow="row wrap")), "ttr-columns")
        self._choice = _classed(w.VBox([head, columns]), "ttr-form")
        return self._choice

    def _bar(self) -> Any:
        """The bar above a running game."""
        space = w.Layout(justify_content="space-between", display="none")
        self._head = _classed(w.HBox([self._running, self.more], layout=space), "ttr-bar")
        return self._head

    def _choose_another(self) -> None:
        """Show the form again; the running game stays below it."""
        self._list_earlier()
        self._choice.layout.display, self._head.layout.display = None, "none"

    def say(self, key: str, **facts: Any) -> str:
        """A text of the lobby."""
        return locales.fill(f"lobby-{key}", self.locale, **facts)

    def _speak(self, change: Any) -> None:
        before = self._own_names()
        self.locale = change["new"]
        self._name_all(before)
        self._fill()
        self._list_earlier()

    def _own_names(self) -> list[str]:
        """The default names of the players."""
        return [self.say("player", number=number) for number in range(1, _MOST_SEATS + 1)]

    def _name_all(self, before: list[str] | None = None) -> None:
        """Show all texts in the current language; names that somebody has typed stay."""
        title, under = in_html(self.say("title")), in_html(self.say("about"))
        self._heading.value = f"<h2>{title}</h2><p class='ttr-quiet'>{under}</p>"
        self.language.tooltips = [self.say("language")] * len(self.language.options)
        chosen = self.board.value
        self.board.options = [(self._board_label(name), name) for name in known_names()]
        self.board.value = chosen
        self._players_head.value = f"<h3>{in_html(self.say('players'))}</h3>"
        self._rules_head.value = f"<h3>{in_html(self.say('rules'))}</h3>"
        self._seed_head.value = f"<span style='margin-right:10px'>{in_html(self.say('seed'))}</span>"
        self.seed.placeholder, self.more.description = self.say("seed.hint"), self.say("more")
        self.teaching.description = self.say("teaching")
        self.start.description = self.say("start")
        for number, (name, own) in enumerate(zip(self.names, self._own_names(), strict=True)):
            if before is None or name.value == before[number]:
                name.value = own
        kinds = [(self.say("who", who=name), name) for name in (_PERSON, *bots.names(), _NOBODY)]
        self.seed.description = self.say("seed")
        for seat, who in enumerate(self.players):
            self.names[seat].description = self.say("player.name", number=seat + 1)
            who.description = self.say("player.who", number=seat + 1)
            value = who.value or (_PERSON if seat == 0 else "planner" if seat == 1 else _NOBODY)
            who.options = kinds
            who.value = value

    def _board_label(self, name: str) -> str:
        return locales.said(short_title(variant(name).board), self.locale)

    def _option(self, name: str, made: Variant) -> str:
        """The label of a house rule; a user's own rule brings its text along."""
        return locales.find(Message(f"option-{name}"), self.locale, made.names) or name

    def _fill(self) -> None:
        """Update the form for the chosen board: its seats, and the house rules that fit it."""
        chosen = variant(self.board.value)
        board = chosen.board
        least, most = board.players
        words = [locales.said(board.text("description"), self.locale), self.say("for", least=least, most=most) + "."]
        title = locales.said(board.text("title"), self.locale)
        self._about.value = f"<p><b>{in_html(title)}.</b> {in_html(' '.join(words))}</p>"
        self._picture.value = picture(board)
        for seat, row in enumerate(self._rows):
            row.layout.display = None if seat < most else "none"
        ticked = {name for name, box in self.rules.items() if box.value}
        before = self._rules.children
        self.rules = {
            name: w.Checkbox(value=name in ticked, description=self._option(name, made), indent=False)
            for name, made in house_rules(chosen).items()
        }
        self._rules.children = tuple(self.rules.values())
        for box in before:
            close_whole(box)

    def begin(self) -> GameWidget | None:
        """Start the chosen game; errors are shown on the page."""
        try:
            game, seated = self._new_game()
            people = [seat for seat, who in enumerate(seated) if who == _PERSON]
            made = GameWidget(
                game,
                seat=people[0] if people else None,
                bots={seat: who for seat, who in enumerate(seated) if who != _PERSON},
                locale=self.locale,
                teaching=self.teaching.value,
            )
        except TtrError as error:
            self._tell(error)
            return None
        made.dismiss_offer()
        self._show(made)
        return made

    def resume(self, evening: Evening) -> GameWidget | None:
        """Continue an earlier game; errors are shown on the page."""
        try:
            made = continued(evening, locale=self.locale)
        except TtrError as error:
            self._tell(error)
            return None
        self._show(made)
        return made

    def _tell(self, error: TtrError) -> None:
        self._told.value = f"<p role='alert'>{in_html(said_error(error, self.locale))}</p>"

    def _show(self, made: GameWidget) -> None:
        """Show a game in place of the form and of the game before."""
        game = made.game
        if self.widget is not None:
            self.widget.close()
        self.game, self.widget = game, made
        self._told.value = ""
        self._say_what_runs(made)
        made.observe(lambda _: self._say_what_runs(made), "phase")
        made.offer_lobby(self._choose_another)
        self._place.children = (made,)
        self._choice.layout.display, self._head.layout.display = "none", None

    def _list_earlier(self) -> None:
        """List the games that can be continued, each as a button."""
        folder, before = folder_of(), self._earlier.children
        found = unfinished(folder)[:_MOST_EARLIER] if folder else []
        buttons = [self._earlier_button(evening) for evening in found]
        head = [w.HTML(f"<h3>{in_html(self.say('evenings'))}</h3>")] if found else []
        self._earlier.children = (*head, *buttons)
        self._earlier.layout.display = None if found else "none"
        for one in before:
            close_whole(one)

    def _earlier_button(self, evening: Evening) -> Any:
        made = w.Button(
            description=locales.said(evening.label(), self.locale), icon="play", layout=w.Layout(width="100%")
        )
        made.on_click(lambda _: on_kernel_loop(self.resume, evening))
        return made

    def _say_what_runs(self, widget: GameWidget) -> None:
        """Show the title of the game; its seed only at the end, because it tells every card."""
        game, key = widget.game, "started.seed" if widget.game.is_over or self.teaching.value else "started"
        told = in_html(self.say(key, title=game.board.text("title"), seed=game.seed))
        self._running.value = f"<p role='status'>{told}</p>"

    def _new_game(self) -> tuple[Game, list[str]]:
        chosen = with_house_rules(variant(self.board.value), [name for name, box in self.rules.items() if box.value])
        seats = range(chosen.board.players[1])
        taken = [seat for seat in seats if self.players[seat].value != _NOBODY]
        names = [" ".join(self.names[seat].value.split())[:_NAME] for seat in taken]
        written = " ".join(self.seed.value.split())
        seed = None if not written else int(written) if written.isascii() and written.isdigit() else written
        return new_game(chosen, names, seed), [self.players[seat].value for seat in taken]
