"""The page a newcomer starts from: which game, who plays, by which rules."""

from __future__ import annotations

from html import escape
from typing import Any

import ipywidgets as w

from ttr_widget import bots
from ttr_widget.boards import BOARDS, boards, variant
from ttr_widget.game import Game, new_game
from ttr_widget.kernel.errors import TtrError
from ttr_widget.kernel.language import language_of

from . import texts, texts_pl
from .house_rules import changed, offered
from .picture import picture
from .widget import GameWidget
from .words import checked_locale

_TEXTS = {"en": texts.LOBBY, "pl": texts_pl.LOBBY}
_NOBODY, _PERSON = "nobody", "person"
_MOST_SEATS = 5
_NAME = 40


def lobby(locale: str = "en") -> Lobby:
    """The page to start from; *Start* puts the game below it."""
    return Lobby(locale)


class Lobby(w.VBox):  # type: ignore[misc]  # ipywidgets has no types
    """Choose a board, players and bots, house rules, a seed and a language; *Start* makes a game.

    ``game`` and ``widget`` are those that were started last.
    """

    def __init__(self, locale: str = "en") -> None:
        self.game: Game | None = None
        self.widget: GameWidget | None = None
        self.locale = checked_locale(locale)
        self._heading, self._about, self._picture, self._told = w.HTML(), w.HTML(), w.HTML(), w.HTML()
        self.language = w.ToggleButtons(options=[("English", "en"), ("Polski", "pl")], value=locale)
        self.board = w.Dropdown(options=[(board.title, board.name) for board in boards()], value=BOARDS[0])
        self.names = [w.Text(layout=w.Layout(width="160px")) for _ in range(_MOST_SEATS)]
        self.players = [w.Dropdown(layout=w.Layout(width="180px")) for _ in range(_MOST_SEATS)]
        self._rows = [w.HBox([name, who]) for name, who in zip(self.names, self.players, strict=True)]
        self.rules: dict[str, w.Checkbox] = {}
        self._rules_head, self._rules = w.HTML(), w.VBox()
        self.seed = w.Text()
        self.teaching = w.Checkbox(indent=False)
        self.start = w.Button(button_style="primary")
        self._place = w.VBox()
        who = w.VBox([self.language, self.board, self._about, *self._rows])
        how = w.VBox([self._picture, self._rules_head, self._rules, self.seed, self.teaching])
        super().__init__(
            [
                self._heading,
                w.HBox([who, how], layout=w.Layout(flex_flow="row wrap")),
                self.start,
                self._told,
                self._place,
            ]
        )
        self._name_all()
        self._fill()
        self.language.observe(self._speak, "value")
        self.board.observe(lambda _: self._fill(), "value")
        self.start.on_click(lambda _: self.begin())

    def say(self, key: str, **facts: Any) -> str:
        """A text of the lobby."""
        return language_of(self.locale).fill(_TEXTS[self.locale][key], facts)

    def _speak(self, change: Any) -> None:
        before = self._own_names()
        self.locale = change["new"]
        self._name_all(before)
        self._fill()

    def _own_names(self) -> list[str]:
        """The names that were given by default."""
        return [self.say("player", number=number) for number in range(1, _MOST_SEATS + 1)]

    def _name_all(self, before: list[str] | None = None) -> None:
        """Put all texts into the present language; a name that somebody chose stays."""
        self._heading.value = f"<h2>{escape(self.say('title'))}</h2>"
        self.language.description = self.say("language")
        self.board.description = self.say("board")
        self._rules_head.value = f"<b>{escape(self.say('rules'))}</b>"
        self.seed.description, self.seed.placeholder = self.say("seed"), self.say("seed.hint")
        self.teaching.description = self.say("teaching")
        self.start.description = self.say("start")
        for number, (name, own) in enumerate(zip(self.names, self._own_names(), strict=True)):
            if before is None or name.value == before[number]:
                name.value = own
        kinds = [(self._bot_label(name), name) for name in bots.names()]
        for seat, who in enumerate(self.players):
            value = who.value or (_PERSON if seat == 0 else "planner" if seat == 1 else _NOBODY)
            who.options = [(self.say(_PERSON), _PERSON), *kinds, (self.say(_NOBODY), _NOBODY)]
            who.value = value

    def _bot_label(self, name: str) -> str:
        return self.say(name) if name in _TEXTS[self.locale] else self.say("bot", name=name)

    def _fill(self) -> None:
        """Show the chosen board, as many seats as it has, and the house rules that fit it."""
        chosen = variant(self.board.value)
        board, speaks = chosen.board, language_of(self.locale)
        least, most = board.players
        words = [speaks.say(board.description), self.say("for", least=least, most=most)]
        self._about.value = "".join(f"<p>{escape(line)}</p>" for line in words)
        self._picture.value = picture(board)
        for seat, row in enumerate(self._rows):
            row.layout.display = None if seat < most else "none"
        ticked = {name for name, box in self.rules.items() if box.value}
        self.rules = {
            name: w.Checkbox(value=name in ticked, description=self.say(name), indent=False) for name in offered(chosen)
        }
        self._rules.children = tuple(self.rules.values())

    def begin(self) -> GameWidget | None:
        """Start the game that is chosen; what is wrong with the choice is said on the page."""
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
            self._told.value = f"<p role='alert'>{escape(str(error))}</p>"
            return None
        if self.widget is not None:
            self.widget.close()
        self.game, self.widget = game, made
        self._told.value = f"<p role='status'>{escape(self.say('started', seed=game.seed))}</p>"
        self._place.children = (made,)
        return made

    def _new_game(self) -> tuple[Game, list[str]]:
        chosen = changed(variant(self.board.value), [name for name, box in self.rules.items() if box.value])
        seats = range(chosen.board.players[1])
        taken = [seat for seat in seats if self.players[seat].value != _NOBODY]
        names = [" ".join(self.names[seat].value.split())[:_NAME] for seat in taken]
        written = " ".join(self.seed.value.split())
        seed = None if not written else int(written) if written.isascii() and written.isdigit() else written
        return new_game(chosen, names, seed), [self.players[seat].value for seat in taken]
