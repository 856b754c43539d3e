"""The lobby: choose a board, players and house rules, and start a game."""

from __future__ import annotations

from typing import Any

import ipywidgets as w

from ttr_widget import locales
from ttr_widget.boards import DEFAULT, short_title, variant
from ttr_widget.boards.house_rules import house_rules, with_house_rules
from ttr_widget.boards.loader import known_names
from ttr_widget.game import Game, new_game
from ttr_widget.kernel.errors import TtrError
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.variant import Variant
from ttr_widget.locales.plain_text import in_html
from ttr_widget.session.autosave import folder_of
from ttr_widget.session.evenings import Evening, unfinished

from .closing import ClosingBox, close_whole
from .kernel_loop import on_kernel_loop, remember_loop
from .languages import language_buttons, said_error
from .linked import page_of_link
from .lobby_players import PERSON, Player, PlayerRows
from .lobby_style import lobby_style
from .own_games import OwnGames
from .resume import continued
from .style import STYLE
from .surroundings import Surroundings
from .teach import teach
from .widget import GameWidget

_MOST_EARLIER = 5


def lobby(locale: str | None = None) -> Lobby:
    """Show the lobby; *Start* shows the game below it.

    >>> page = lobby()
    >>> page.board.value, page.game is None
    ('europe', True)
    >>> page.close()
    """
    return Lobby(locale)


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
        self._is_given = locale is not None or locales.is_chosen()
        """Has the notebook's code chosen the language?"""
        remember_loop()
        self._style, self._heading, self._about, self._told = w.HTML(), w.HTML(), w.HTML(), w.HTML()
        self._players_head, self._rules_head, self._seed_head, self._running = w.HTML(), w.HTML(), w.HTML(), w.HTML()
        self.language = language_buttons(self.locale)
        self.language.style.button_width = "auto"
        self.board = _classed(w.ToggleButtons(options=list(known_names()), value=DEFAULT), "ttr-boards")
        self._seats = PlayerRows()
        self.names, self.players, self.colors = self._seats.names, self._seats.players, self._seats.colors
        self.rules: dict[str, w.Checkbox] = {}
        self._rules = _classed(w.Box(), "ttr-rules")
        self.seed = _classed(w.Text(), "ttr-named")
        self.teaching = w.Checkbox(indent=False)
        self.start = _classed(w.Button(), "ttr-start")
        self.teach = _classed(w.Button(), "ttr-teach")
        self.invite = _classed(w.Button(), "ttr-invite-start")
        self.actions = _classed(w.HBox([self.start, self.invite, self.teach]), "ttr-actions")
        """The buttons that begin a game."""
        self.more = w.Button(layout=w.Layout(width="auto"))
        self._earlier = _classed(_classed(w.VBox(), "ttr-box"), "ttr-earlier")
        self._own = OwnGames()
        self._around = Surroundings()
        self._place = w.VBox()
        super().__init__([w.HTML(STYLE), self._style, self._around, self._form(), self._bar(), self._place])
        self.add_class("ttr-lobby")
        self._name_all()
        self._fill()
        self._list_earlier()
        self.language.observe(self._speak, "value")
        self._around.observe(self._prefer, "preferences")
        self._around.observe(lambda change: on_kernel_loop(self.open_link, change["new"]), "link")
        if locale is None:
            locales.follow_locale(self._follow)
        self.board.observe(lambda _: self._fill(), "value")
        self.start.on_click(lambda _: on_kernel_loop(self.begin))
        self.invite.on_click(lambda _: on_kernel_loop(self.begin_with_guests))
        self.teach.on_click(lambda _: on_kernel_loop(self.begin_lesson))
        self.more.on_click(lambda _: self._choose_another())

    def _form(self) -> Any:
        """The form shown before a game starts."""
        head = _classed(w.HBox([self._heading, self.language]), "ttr-head")
        where = w.VBox([self.board, _classed(self._about, "ttr-board-about")])
        players = _classed(w.VBox([self._players_head, *self._seats.rows]), "ttr-box")
        how = w.VBox([players, self.actions, self._told], layout=w.Layout(grid_gap="10px"))
        columns = _classed(w.Box([where, how]), "ttr-columns")
        seed = _classed(w.HBox([self._seed_head, self.seed]), "ttr-seed")
        rules = _classed(w.VBox([self._rules_head, self._rules, seed, self.teaching]), "ttr-box")
        more = _classed(w.Box([rules, self._earlier, self._own]), "ttr-more")
        self._choice = _classed(w.VBox([head, columns, more]), "ttr-form")
        return self._choice

    def _bar(self) -> Any:
        """The bar above a running game."""
        space = w.Layout(justify_content="space-between", display="none")
        self._head = _classed(w.HBox([self._running, self.more], layout=space), "ttr-bar")
        return self._head

    def _choose_another(self) -> None:
        """Show the form again; the running game stays below it."""
        self._list_earlier()
        self._own.show(self.locale)
        self._choice.layout.display, self._head.layout.display = None, "none"

    def say(self, key: str, **facts: Any) -> str:
        """A text of the lobby."""
        return locales.fill(f"lobby-{key}", self.locale, **facts)

    def _prefer(self, change: Any) -> None:
        """Begin with the language and the name that the person chose last, unless the code or the person says else."""
        kept = change["new"]
        locale, name = kept.get("locale"), kept.get("name")
        if not self._is_given and locale in locales.locales():
            self.language.value = locale
        if name and self.names[0].value == self._seats.default_name(0):
            self.names[0].value = name[:40]

    def _follow(self, locale: str) -> None:
        """Follow :func:`ttr_widget.set_locale`."""
        if self.comm is not None:
            self._is_given = True
            self.language.value = locale

    def _speak(self, change: Any) -> None:
        self.locale = change["new"]
        self._around.wish = {**self._around.wish, "locale": self.locale}
        self._name_all()
        self._fill()
        self._list_earlier()

    def _name_all(self) -> None:
        """Show all texts in the current language; names that somebody has typed stay."""
        title, under = in_html(self.say("title")), in_html(self.say("about"))
        self._heading.value = f"<h2>{title}</h2><p class='ttr-quiet'>{under}</p>"
        self.language.tooltips = [self.say("language")] * len(self.language.options)
        chosen, names = self.board.value, known_names()
        self.board.options = [(self._board_label(name), name) for name in names]
        self.board.value = chosen
        self._style.value = lobby_style(variant(name).board for name in names)
        self._players_head.value = f"<h3>{in_html(self.say('players'))}</h3>"
        self._rules_head.value = f"<h3>{in_html(self.say('rules'))}</h3>"
        self._seed_head.value = f"<span style='margin-right:10px'>{in_html(self.say('seed'))}</span>"
        self.seed.placeholder, self.more.description = self.say("seed.hint"), self.say("more")
        self.teaching.description = self.say("teaching")
        self.start.description = self.say("start")
        self.invite.description, self.invite.tooltip = self.say("invite"), self.say("invite.hint")
        self.teach.description, self.teach.tooltip = self.say("teach"), self.say("teach.hint")
        self.seed.description = self.say("seed")
        self._seats.speak(self.say)
        self._own.show(self.locale)

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
        self._seats.seat_at_most(most)
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
            people = [seat for seat, player in enumerate(seated) if player.who == PERSON]
            made = GameWidget(
                game,
                seat=people[0] if people else None,
                bots={seat: player.who for seat, player in enumerate(seated) if player.who != PERSON},
                locale=self.locale,
                teaching=self.teaching.value,
            )
        except TtrError as error:
            self._tell(error)
            return None
        made.dismiss_offer()
        if people and seated[people[0]].name != self._seats.default_name(0):
            self._around.wish = {**self._around.wish, "name": seated[people[0]].name}
        self._show(made)
        return made

    def begin_with_guests(self) -> GameWidget | None:
        """Start the chosen game, and show the links with which others play it in their own browsers."""
        made = self.begin()
        if made is not None and made.invitation is None:
            try:
                made.invite()
            except TtrError as error:
                self._tell(error)
        return made

    def begin_lesson(self) -> GameWidget | None:
        """Start a first game with explanations, on the chosen board with the chosen house rules."""
        people = [player.name for player in self._seats.taken() if player.who == PERSON]
        try:
            made = teach(self._variant(), people[0] if people else None, locale=self.locale)
        except TtrError as error:
            self._tell(error)
            return None
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

    def open_link(self, link: str) -> Any:
        """Show what a link of ``game.link()`` holds in place of the form; errors are shown on the page."""
        try:
            made = page_of_link(link, self.locale)
        except TtrError as error:
            self._tell(error)
            return None
        if isinstance(made, GameWidget):
            self._show(made)
        else:
            self._running.value = ""
            self._show_below(made)
        return made

    def _tell(self, error: TtrError) -> None:
        self._told.value = f"<p role='alert'>{in_html(said_error(error, self.locale))}</p>"

    def _show(self, made: GameWidget) -> None:
        """Show a game in place of the form and of the game before."""
        game, before = made.game, self.widget
        if before is not None:
            has_guests = before.invitation is not None
            before.close()
            if has_guests:
                made.invite()  # the same links lead to this game
        self.game, self.widget = game, made
        self._say_what_runs(made)
        made.observe(lambda _: self._say_what_runs(made), "phase")
        made.offer_lobby(self._choose_another)
        self._show_below(made)

    def _show_below(self, made: Any) -> None:
        """Show a page in place of the form, with the bar above it."""
        self._told.value = ""
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

    def _variant(self) -> Variant:
        """The chosen board with the chosen house rules."""
        return with_house_rules(variant(self.board.value), [name for name, box in self.rules.items() if box.value])

    def _new_game(self) -> tuple[Game, list[Player]]:
        chosen, seated = self._variant(), self._seats.taken()
        written = " ".join(self.seed.value.split())
        seed = None if not written else int(written) if written.isascii() and written.isdigit() else written
        game = new_game(chosen, [player.name for player in seated], seed)
        game.colors = [player.color for player in seated]
        return game, seated
