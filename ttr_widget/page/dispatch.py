"""Answers the messages of a page, and keeps track of what the page has been sent.

Every message gets exactly one answer.  Whatever the message, the game changes only by a legal action of a seat that
plays on this page.
"""

from __future__ import annotations

import traceback
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, get_args

from ttr_widget import locales
from ttr_widget.bots import hint
from ttr_widget.kernel.errors import BadInput, Refusal, Refused
from ttr_widget.kernel.json_values import short
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.variant import Variant
from ttr_widget.queries.payments import missing_cards
from ttr_widget.rulebook import RuleBook
from ttr_widget.save import load
from ttr_widget.session.session import News, Session
from ttr_widget.session.viewpoint import Viewpoint

from . import protocol, publish
from .board_data import board_data
from .files import SUFFIX, path_of, saved_games
from .moves import MoveList
from .record import Record, jsonable
from .traits import Events, Failure, Question
from .words import Words

THEMES: tuple[str, ...] = get_args(publish.Theme)
FASTEST = 3
_KEPT = 64
"""How many answers are kept, in case their messages are repeated."""
_MOST_DETAILS = 2000
Answer = dict[str, Any]
"""An answer as a dict for JSON."""


class Dispatcher:
    """The Python side of a page.  It knows neither traits nor comms: its output is dicts."""

    def __init__(self, viewpoint: Viewpoint, *, locale: str | None = None, theme: str = "auto", speed: int = 2) -> None:
        self.viewpoint = self.own_viewpoint = viewpoint
        """The viewpoint that is shown: the page's own, or one that replays a finished game."""
        self.look = publish.Look(locales.checked(locale))
        self.error: Failure | None = None
        self.question: Question | None = None
        self.log: list[str] = []
        """The events as sentences, as far as the shown seat may know them."""
        self.on_reply: Callable[[str], object] = lambda answer: None
        """Called with the page's answer to a question of a script."""
        self.on_look: Callable[[], object] = lambda: None
        """Called when only settings, the error or the question have changed."""
        self.on_news: Callable[[News], object] = lambda news: None
        """Called when the page shows another state of the game."""
        self.seq = 0
        self._known: tuple[Any, ...] = ()
        self._variant: Variant | None = None
        self._troubles: tuple[object, object] = (None, None)
        self._answers: OrderedDict[str, Answer] = OrderedDict()
        self._move_list: MoveList | None = None
        self.set_look(theme=theme, speed=speed)

    # What the page is sent.

    def set_look(self, *, locale: object = None, theme: object = None, speed: object = None) -> None:
        """Set the language, the theme or the speed."""
        if theme is not None and theme not in THEMES:
            raise BadInput(Message("page-error.theme", given=short(theme), known=THEMES))
        if speed is not None and (type(speed) is not int or not 0 <= speed <= FASTEST):
            raise BadInput(Message("page-error.speed", most=FASTEST, given=short(speed)))
        chosen: dict[str, Any] = {} if locale is None else {"locale": locales.checked(locale)}
        chosen |= {name: value for name, value in (("theme", theme), ("speed", speed)) if value is not None}
        self.look = replace(self.look, **chosen)
        game = self.viewpoint.session.game
        self.words = Words(game.variant, game.players, self.look.locale)

    def traits(self, news: News) -> dict[str, Any]:
        """The traits that may have changed, as new dicts for JSON; all of them on the first call."""
        changed = self._traits(news).items()
        return {name: jsonable(value) if isinstance(value, Record) else value for name, value in changed}

    def _traits(self, news: News) -> dict[str, Record | dict[str, Any] | None]:
        if news == "another game" or not self.own_viewpoint.session.game.is_over:
            self.viewpoint = self.own_viewpoint
        session, viewpoint = self.viewpoint.session, self.viewpoint
        viewpoint.follow(news)
        if news not in ("played", "settings") or (news == "played" and session.person_played):
            # A person has played on, so an earlier error is old news. Bots are too quick for anybody to read it.
            self.error = None
        if session.game.notice is not None and (news == "another game" or not self._known):
            notice = self.words.told(session.game.notice)
            self.error = Failure(f"{notice[:1].upper()}{notice[1:]}.", "")
        self._note_troubles()
        game, locale = session.game, self.words.locale
        now = (id(game), viewpoint.shown, viewpoint.mine, viewpoint.curtain, locale)
        same_table, before = now == self._known, self._known
        said: dict[str, Record | dict[str, Any] | None] = {"error": self.error, "question": self.question}
        said["settings"] = publish.settings_data(self.own_viewpoint, self.look)
        said["controls"] = publish.controls_data(viewpoint, self.own_viewpoint)
        if news == "settings" and same_table:
            return said
        if news == "another game" or not before or self._variant is not game.variant:
            self.words = Words(game.variant, game.players, locale)
            said["board"] = board_data(game.variant)
            self._variant = game.variant
        if not before or before[-1] != locale:
            said["texts"] = self.words.texts
        self.seq += 1
        self._known = now
        self._move_list = MoveList(game, self.words) if viewpoint.mine else None
        reset = news != "played" or not before or (before[0], before[1], before[4]) != (now[0], now[1], now[4])
        said["view"], said["table"] = publish.view_data(viewpoint)
        said["prompt"] = publish.prompt_data(viewpoint, self.words, self._move_list, self.seq)
        said["events"] = self._events(reset)
        said["sheet"] = publish.sheet_data(game, self.words)
        return said

    def _events(self, reset: bool) -> Events:
        events = publish.events_seen(self.viewpoint)
        first = max(0, len(events) - publish.RECENT) if reset else len(self.log)
        if reset:
            self.log = [self.words.event(event) for event in events[:first]]
        items = [publish.event_data(event, self.words) for event in events[first:]]
        self.log += [item.words for item in items]
        return Events(self.seq, first, items, reset)

    def _note_troubles(self) -> None:
        """Report a failed bot, and errors that nobody was waiting for, once."""
        session = self.viewpoint.session
        if (session.trouble, session.fault) == self._troubles:
            return
        self._troubles = session.trouble, session.fault
        if session.fault is not None:
            self.fail(session.fault)
        elif session.trouble is not None:
            trouble = session.trouble
            player = session.game.players[trouble.seat]
            text = self.words.say("page-fault-bot", bot=trouble.bot, player=player)
            # The substitute move and the bot's message may contain secrets of its seat.
            self.error = Failure(text, str(trouble) if self.viewpoint.teaching else "")

    def fail(self, error: BaseException) -> None:
        """Show an exception without its message, which may contain secrets."""
        where = traceback.extract_tb(error.__traceback__)[-6:]
        lines = [f"{frame.name}, line {frame.lineno} of {frame.filename.rpartition('/')[2]}" for frame in where]
        if self.viewpoint.teaching:
            lines.append(str(error)[:_MOST_DETAILS])
        text = self.words.say("page-fault-python", error=type(error).__name__)
        self.error = Failure(text, "\n".join(lines))

    # What the page asks.

    def answer(self, content: object) -> Answer:
        """The answer to any message."""
        re = protocol.id_of(content)
        try:
            request = protocol.read(content)
            key = repr(request)
            known = self._answers.get(key) if re is not None else None
            if known is not None:
                return known
            said = self._answered(request)
        except Refused as error:
            said = self._refused(error.refusal)
        except BadInput as error:
            said = self._refused(error.refusal)
        except Exception as error:
            self.fail(error)
            self.on_look()
            text = self.error.text if self.error else ""
            said = {"ok": False, "refusal": jsonable(protocol.Refusal("error", "error", text, {}, ""))}
        else:
            if re is not None:
                self._answers[key] = {"re": re} | said
                while len(self._answers) > _KEPT:
                    self._answers.popitem(last=False)
        return {"re": re} | said

    def _answered(self, request: protocol.Request) -> Answer:
        message = request.message
        if message.needs_seq and request.seq != self.seq:
            return self._refused(Refusal("turn.one-action", Message("page-refused.stale"), "stale"))
        looking = self.viewpoint.looks_on() if message.moves_table else None
        if looking is not None:
            return self._refused(looking)
        done: Record | Refusal | None = _DO[type(message)](self, message)
        if isinstance(done, Refusal):
            return self._refused(done)
        return {"ok": True} | (jsonable(done) if done is not None else {})

    def _refused(self, refusal: Refusal) -> Answer:
        return {"ok": False, "refusal": jsonable(self.words.refusal(refusal))}

    def _play(self, message: protocol.Play) -> Refusal | None:
        refusal = self.viewpoint.not_asked()
        if refusal is not None or self._move_list is None:
            return refusal
        if (message.move is None) == (message.action is None):
            raise BadInput(Message("page-error.play"))
        action = message.action if message.move is None else self._move_list.action(message.move)
        self.viewpoint.session.play(action)
        return None

    def _why(self, message: protocol.Why) -> protocol.WhyAnswer:
        refusal = self.viewpoint.not_asked()
        if refusal is None and self._move_list is not None:
            game = self.viewpoint.session.game
            given = self._move_list.with_payment(message.action)
            refusal = None if given is None else game.why_not(given)
            paid = given is not None and given is not message.action
            if given is not None and refusal is not None and paid and "price" in refusal.facts:
                text = self._too_dear(given, refusal)
                return protocol.WhyAnswer(replace(self.words.refusal(refusal), text=text))
        return protocol.WhyAnswer(None if refusal is None else self.words.refusal(refusal))

    def _too_dear(self, given: Mapping[str, Any], refusal: Refusal) -> str:
        """Which cards are missing for the clicked route; the page has named no payment that could be discussed."""
        route, price = given["route"], refusal.facts["price"]
        return self.words.say("page-lack", route=route, cards=self._lacking(route), price=price)

    def _lack(self, message: protocol.Lack) -> protocol.LackAnswer:
        lack = self._lacking(message.route)
        return protocol.LackAnswer(self.words.say("page-cards", cards=lack) if lack else "")

    def _lacking(self, route: str) -> Mapping[str, int] | None:
        """The cards that the shown hand lacks for a route; ``None`` if no hand is shown, or it can pay."""
        game = self.viewpoint.session.game
        number = game.board.route_number[game.board.route(route).id]
        hand = game.view(self.viewpoint.shown).hand_counts
        return None if hand is None else missing_cards(game.variant, number, hand)

    def _moves(self, message: protocol.Moves) -> protocol.MovesAnswer:
        target = message.route if message.city is None else message.city
        if target is None or (message.route is not None and message.city is not None):
            raise BadInput(Message("page-error.moves"))
        board = self.viewpoint.session.game.board
        known = board.route(target).id if message.city is None else board.city(target).id
        return protocol.MovesAnswer(self._move_list.ways(known) if self._move_list else [])

    def _hint(self, _: protocol.Message) -> protocol.HintAnswer | Refusal:
        refusal = self.viewpoint.not_asked()
        if refusal is not None:
            return refusal
        session, move_list = self.viewpoint.session, self._move_list
        advice = hint(session.game.view(self.viewpoint.shown))
        if move_list is None or advice is None or advice.action is None:
            return protocol.HintAnswer(self.words.say("page-hint-none"), None, [], [])
        move = move_list.move(advice.action)
        text = " ".join(map(self.words.told, advice.messages))
        return protocol.HintAnswer(text, move.id, list(advice.routes), list(advice.cities))

    def _undo(self, _: protocol.Message) -> Refusal | None:
        return self.viewpoint.undo()

    def _redo(self, _: protocol.Message) -> Refusal | None:
        return self.viewpoint.redo()

    def _step(self, message: protocol.Step) -> protocol.StepAnswer:
        return protocol.StepAnswer(self.viewpoint.session.step(message.paused))

    def _show(self, message: protocol.Show) -> Refusal | None:
        refusal = self.viewpoint.show(message.seat)
        if refusal is None:
            self.on_look()
        return refusal

    def _locale(self, message: protocol.SetLocale) -> None:
        self.set_look(locale=message.locale)
        self.on_look()

    def _theme(self, message: protocol.SetTheme) -> None:
        self.set_look(theme=message.theme)
        self.on_look()

    def _speed(self, message: protocol.SetSpeed) -> None:
        self.set_look(speed=message.speed)
        self.on_look()

    def _pause(self, message: protocol.Pause) -> None:
        self.viewpoint.session.pause(message.paused)

    def _rules(self, message: protocol.Rules) -> protocol.RulesAnswer:
        book = RuleBook(self.viewpoint.session.game.variant, self.words.locale)
        if message.rule is not None:
            found = [(book[message.rule], "")]
        else:
            found = [(entry, section.title) for section in book.sections for entry in section.entries]
        entries = [
            protocol.RuleEntry(one.id, one.title, one.words, one.example, list(one.see), section)
            for one, section in found
        ]
        return protocol.RulesAnswer(book.title, list(book.head), entries)

    def _log(self, message: protocol.Log) -> protocol.LogAnswer:
        events = publish.events_seen(self.viewpoint)
        before = min(max(message.before, 0), len(events))
        first = max(0, before - publish.OLDER)
        return protocol.LogAnswer(first, [publish.event_data(event, self.words) for event in events[first:before]])

    def _save(self, message: protocol.Save) -> protocol.SaveAnswer:
        path = path_of(message.name)
        self.viewpoint.session.game.save(path)
        return protocol.SaveAnswer(path.name)

    def _files(self, _: protocol.Message) -> protocol.FilesAnswer:
        return protocol.FilesAnswer(saved_games())

    def _load(self, message: protocol.Load) -> None:
        path = path_of(message.name)
        if not path.is_file():
            known = tuple(one.name for one in saved_games()[:20])
            raise BadInput(Message("page-error.file", name=path.name.removesuffix(SUFFIX), known=known))
        self.viewpoint.session.replace(load(path))

    def _again(self, _: protocol.Message) -> None:
        self.viewpoint.session.replace(self.viewpoint.session.game.at(0))

    def _look(self, message: protocol.Look) -> Refusal | None:
        """Replay a finished game, with another viewpoint on a copy of the game in place of the page's own."""
        number, game = message.number, self.own_viewpoint.session.game
        if number is not None and not game.is_over:
            return Refusal("turn.one-action", Message("page-refused.replay"))
        if number is not None and not 0 <= number <= len(game.history):
            raise BadInput(Message("page-error.action", last=len(game.history), given=number))
        self.on_news(self._go_to(number))
        return None

    def _go_to(self, number: int | None) -> News:
        game, past = self.own_viewpoint.session.game, self.viewpoint.session.game
        if number is None:
            self.viewpoint = self.own_viewpoint
            return "turned back"
        if self.viewpoint is not self.own_viewpoint and number == len(past.history) + 1:
            # A single step forward is played, so that the page animates it.
            past.play(game.history[len(past.history)])
            return "played"
        table = Session(game.at(number))
        self.viewpoint = Viewpoint(table, self.own_viewpoint.shown, teaching=self.own_viewpoint.teaching, playing=False)
        return "turned back"

    def _ping(self, _: protocol.Message) -> protocol.PingAnswer:
        return protocol.PingAnswer(self.seq)

    def _report(self, message: protocol.Report) -> None:
        text = self.words.say("page-fault-page", error=message.error[:200])
        self.error = Failure(text, message.stack[:_MOST_DETAILS])
        self.on_look()

    def _reply(self, message: protocol.Reply) -> None:
        if self.question is None or message.question != self.question.id:
            raise BadInput(Message("page-error.question"))
        if self.question.choices and message.answer not in self.question.choices:
            raise BadInput(Message("page-error.answer", choices=tuple(self.question.choices)))
        self.question = None
        self.on_look()
        self.on_reply(message.answer)


_DO: Mapping[type[protocol.Message], Callable[[Dispatcher, Any], Any]] = {
    protocol.Play: Dispatcher._play,
    protocol.Why: Dispatcher._why,
    protocol.Lack: Dispatcher._lack,
    protocol.Look: Dispatcher._look,
    protocol.Moves: Dispatcher._moves,
    protocol.Hint: Dispatcher._hint,
    protocol.Undo: Dispatcher._undo,
    protocol.Redo: Dispatcher._redo,
    protocol.Step: Dispatcher._step,
    protocol.Show: Dispatcher._show,
    protocol.SetLocale: Dispatcher._locale,
    protocol.SetTheme: Dispatcher._theme,
    protocol.SetSpeed: Dispatcher._speed,
    protocol.Pause: Dispatcher._pause,
    protocol.Rules: Dispatcher._rules,
    protocol.Log: Dispatcher._log,
    protocol.Save: Dispatcher._save,
    protocol.Files: Dispatcher._files,
    protocol.Load: Dispatcher._load,
    protocol.Again: Dispatcher._again,
    protocol.Ping: Dispatcher._ping,
    protocol.Report: Dispatcher._report,
    protocol.Reply: Dispatcher._reply,
}
