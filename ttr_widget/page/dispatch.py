"""Answers the messages of a page, and keeps track of what the page has been sent.

Every message gets exactly one answer.  Whatever the message, the game changes only by a legal action of a seat that
plays on this page.
"""

# Long: a short method for each message of the page; what has more to it stands in a module of its own.

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from ttr_widget.bots import hint
from ttr_widget.game import Game, new_game
from ttr_widget.kernel.errors import BadInput, NotSaved, Refusal, Refused
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.variant import Variant
from ttr_widget.loading import load
from ttr_widget.queries.payments import missing_cards
from ttr_widget.queries.positions import ahead
from ttr_widget.session.preferences import Preferences
from ttr_widget.session.session import News
from ttr_widget.session.viewpoint import Viewpoint

from . import answers, protocol, publish
from .board_data import board_data
from .card_counts import card_counts
from .failures import MOST_DETAILS, failure_of
from .files import SUFFIX, path_of, saved_games, written
from .hosting import Inviting
from .log import Log
from .look import PACES, first_look
from .looking_back import LookingBack
from .moves import MoveList
from .page_chances import PageChances
from .page_comparison import PageComparison
from .page_guide import PageGuide
from .page_lesson import PageLesson
from .page_puzzle import PagePuzzle
from .page_review import PageReview
from .prepared_move import checked_plan
from .record import Record, jsonable
from .rules_answer import rules_answer
from .statistics_answer import statistics_answer
from .traits import Events, Failure, Question
from .words import Words

_KEPT = 64
"""How many answers to messages that change something are kept, in case they are repeated."""
Answer = dict[str, Any]
"""An answer as a dict for JSON."""


class Dispatcher:
    """The Python side of a page.  It knows neither traits nor comms: its output is dicts."""

    def __init__(
        self,
        viewpoint: Viewpoint,
        *,
        locale: str | None = None,
        theme: str | None = None,
        speed: int | None = None,
        replays: bool = False,
        preferences: Preferences | None = None,
        guest: bool = False,
        seq: int = 0,
    ) -> None:
        self.back = LookingBack(viewpoint, replays=replays)
        """Which moment of the game is shown."""
        self.guest = guest
        """Does the page belong to a guest, who may send only the messages that are meant for guests?"""
        self.preferences = preferences or Preferences(None)
        self.look = first_look(locale, theme, speed, self.preferences.kept)
        self.error: Failure | None = None
        self.question: Question | None = None
        self.guide: PageGuide | None = None
        """Explains the game to a beginner."""
        self.puzzle: PagePuzzle | None = None
        """The puzzles that are played here."""
        self.lesson: PageLesson | None = None
        """The notes of the game that is replayed here."""
        self.on_reply: Callable[[str], object] = lambda answer: None
        """Called with the page's answer to a question of a script."""
        self.on_look: Callable[[], object] = lambda: None
        """Called when only settings, the error or the question have changed."""
        self.on_news: Callable[[News], object] = lambda news: None
        """Called when the page shows another state of the game."""
        self._review = PageReview()
        self._comparison = PageComparison()
        self._chances = PageChances()
        self.inviting = Inviting()
        """Lets guests in, if somebody does."""
        self.on_lobby: Callable[[], object] | None = None
        """Called to show the lobby instead of dealing a new game; ``None`` if there is no lobby."""
        self.seq = seq
        """The number of the state that the page shows; a page that comes back says where to count on from."""
        self._known: tuple[Any, ...] = ()
        self._sent = 0
        """The number of events that the page has been sent or can ask for."""
        self._board: dict[str, Any] | None = None
        self._variant: Variant | None = None
        self._troubles: tuple[object, object, object] = (None, None, None)
        self._answers: OrderedDict[str, tuple[int | None, Answer]] = OrderedDict()
        """For each message that was carried out: the seat that was shown, and the answer."""
        self._move_list: MoveList | None = None
        self._speak()

    @property
    def own_viewpoint(self) -> Viewpoint:
        """The page's own viewpoint, of the game as it is now."""
        return self.back.own

    @property
    def viewpoint(self) -> Viewpoint:
        """The viewpoint that is shown: the page's own, or one that replays the game."""
        return self.back.viewpoint

    # What the page is sent.

    def set_look(self, **wishes: Any) -> None:
        """Set the language, the theme or the speed, as in :meth:`Look.changed`."""
        self.look = self.look.changed(**wishes)
        if self.look.locale != self.words.locale:
            self._speak()

    def _speak(self) -> None:
        """Find the words for the present game and language."""
        session = self.viewpoint.session
        self.words = Words(session.game.variant, session.names, self.look.locale)
        self._sentences = Log(self.words, everything=self.viewpoint.teaching)

    @property
    def log(self) -> list[str]:
        """The events as sentences, as far as the shown seat may know them."""
        return self._sentences.sentences(self.viewpoint.shown)

    def traits(self, news: News) -> dict[str, Any]:
        """The traits that may have changed, as new dicts for JSON; all of them on the first call."""
        changed = self._traits(news).items()
        return {name: jsonable(value) if isinstance(value, Record) else value for name, value in changed}

    def _traits(self, news: News) -> dict[str, Record | dict[str, Any] | None]:
        self.back.end_if_stale()
        if self._sentences.everything != self.viewpoint.teaching:
            self._speak()
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
        board = board_data(game.variant, game.chosen_colors)
        new_board, self._board = board is not self._board, board
        now = (id(game), viewpoint.shown, viewpoint.mine, viewpoint.curtain, locale, session.names)
        same_table, before = now == self._known, self._known
        said: dict[str, Record | dict[str, Any] | None] = {"error": self.error, "question": self.question}
        said["settings"] = publish.settings_data(self.own_viewpoint, self.look)
        guide = self.guide if viewpoint is self.own_viewpoint else None
        said["guide"] = None if guide is None else guide.after(news, self.words)
        said["lesson"] = None if self.lesson is None else self.lesson.state(self.words)
        said["puzzle"] = None if self.puzzle is None else self.puzzle.state(self.words)
        controls = publish.controls_data(self.back, self.words, lobby=bool(self.on_lobby), guest=self.guest)
        said["controls"] = self.inviting.shown_in(controls)
        if new_board:
            said["board"] = board
        if news == "settings" and same_table:
            return said
        if news == "another game" or before[5:] != now[5:] or self._variant is not game.variant:
            self._speak()
            self._variant, said["board"] = game.variant, board
        if not before or before[4] != locale:
            said["texts"] = self.words.texts
            said["course"] = None if self.puzzle is None else self.puzzle.course(self.words)
        self.seq += 1
        self._known = now
        self._move_list = MoveList(game.moment.position, self.words) if viewpoint.mine else None
        onwards = news == "played" and bool(before) and before[0] == id(game)
        self._sentences.follow(game.moment, onwards=onwards)
        reset = not onwards or (before[1], before[4:]) != (now[1], now[4:])
        said["view"], said["table"] = publish.view_data(viewpoint)
        said["prompt"] = publish.prompt_data(viewpoint, self.words, self._move_list, self.seq)
        said["events"] = self._events(reset)
        said["sheet"] = None if self.back.is_past else publish.sheet_data(game, self.words)
        said["marks"] = self.back.marks(self.words) if self.back.is_past else None
        return said

    def _events(self, reset: bool) -> Events:
        number, shown = len(self._sentences), self.viewpoint.shown
        first = max(0, number - publish.RECENT) if reset else self._sent
        items = self._sentences.items(shown, first, number)
        self._sent = number
        return Events(self.seq, first, items, reset)

    def _note_troubles(self) -> None:
        """Report a failed bot, a game that is not saved, and errors that nobody was waiting for, once."""
        session = self.viewpoint.session
        before, self._troubles = self._troubles, (session.trouble, session.fault, session.unsaved)
        if session.unsaved is not None and session.unsaved is not before[2]:
            # The reason names a folder, which is no business of guests.
            unsaved = Message("guests-unsaved") if self.guest else session.unsaved
            self.error = Failure(self.words.told(unsaved), "")
        if self._troubles[:2] == before[:2]:
            return
        if session.fault is not None:
            self.fail(session.fault)
        elif session.trouble is not None:
            trouble = session.trouble
            player = session.names[trouble.seat]
            text = self.words.trouble(trouble, player)
            # The substitute move and the bot's message may contain secrets of its seat.
            self.error = Failure(text, str(trouble) if self.viewpoint.teaching else "")

    def fail(self, error: BaseException) -> None:
        """Show an exception without its message, which may contain secrets."""
        self.error = failure_of(error, self.words, everything=self.viewpoint.teaching)

    # What the page asks.

    def answer(self, content: object) -> Answer:
        """The answer to any message."""
        re = protocol.id_of(content)
        try:
            request = protocol.read(content)
            said = self._answered_once(request) if request.message.once and re is not None else self._answered(request)
        except Refused as error:
            said = self._refused(error.refusal)
        except (BadInput, NotSaved) as error:
            said = self._refused(error.refusal)
        except Exception as error:
            self.fail(error)
            self.on_look()
            text = self.error.text if self.error else ""
            said = {"ok": False, "refusal": jsonable(answers.Refusal("error", "error", text, {}, ""))}
        return {"re": re} | said

    def _answered_once(self, request: protocol.Request) -> Answer:
        """The answer to a message that changes something; to a repeated one, the same answer if the same seat asks."""
        key, seat = repr(request), self.viewpoint.shown
        if key in self._answers:
            shown, known = self._answers[key]
            return known if shown == seat else self._refused(_STALE)
        said = self._answered(request)
        if said["ok"]:
            self._answers[key] = seat, said
            while len(self._answers) > _KEPT:
                self._answers.popitem(last=False)
        return said

    def _answered(self, request: protocol.Request) -> Answer:
        message, role = request.message, self.viewpoint.role
        if not message.may_come_from(role, guest=self.guest):
            return _to_page(self._page_refusal("not-allowed", "role", Message("page-refused.role", role=role.value)))
        if message.needs_seq and request.seq != self.seq:
            return self._refused(_STALE)
        done: Record | Refusal | None = _DO[type(message)](self, message)
        if isinstance(done, Refusal):
            return self._refused(done)
        if isinstance(done, answers.Refusal):
            return _to_page(done)
        return {"ok": True} | (jsonable(done) if done is not None else {})

    def _page_refusal(self, kind: str, code: str, message: Message) -> answers.Refusal:
        """A refusal by the page and not by a rule."""
        return answers.Refusal(kind, code, self.words.told(message), {}, "")

    def _refused(self, refusal: Refusal) -> Answer:
        return _to_page(self.words.refusal(refusal))

    def _play(self, message: protocol.Play) -> Refusal | None:
        refusal = self.viewpoint.not_asked()
        if refusal is not None or self._move_list is None:
            return refusal
        if (message.move is None) == (message.action is None):
            raise BadInput(Message("page-error.play"))
        action = message.action if message.move is None else self._move_list.action(message.move)
        self.viewpoint.session.play(action, PACES[self.look.speed])
        return None

    def _why(self, message: protocol.Why) -> answers.WhyAnswer:
        refusal = self.viewpoint.not_asked()
        if refusal is None and self._move_list is not None:
            game = self.viewpoint.session.game
            given = self._move_list.with_payment(message.action)
            refusal = None if given is None else game.why_not(given)
            paid = given is not None and given is not message.action
            if given is not None and refusal is not None and paid and "price" in refusal.facts:
                text = self._too_dear(given, refusal)
                return answers.WhyAnswer(replace(self.words.refusal(refusal), text=text))
        return answers.WhyAnswer(None if refusal is None else self.words.refusal(refusal))

    def _too_dear(self, given: Mapping[str, Any], refusal: Refusal) -> str:
        """Which cards are missing for the clicked route; the page has named no payment that could be discussed."""
        route, price = given["route"], refusal.facts["price"]
        return self.words.say("page-lack", route=route, cards=self._lacking(route), price=price)

    def _lack(self, message: protocol.Lack) -> answers.LackAnswer:
        lack = self._lacking(message.route)
        return answers.LackAnswer(self.words.say("page-cards", cards=lack) if lack else "")

    def _lacking(self, route: str) -> Mapping[str, int] | None:
        """The cards that the shown hand lacks for a route; ``None`` if no hand is shown, or it can pay."""
        game = self.viewpoint.session.game
        number = game.board.route_number[game.board.route(route).id]
        hand = game.view(self.viewpoint.shown).hand_counts
        return None if hand is None else missing_cards(game.variant, number, hand)

    def _moves(self, message: protocol.Moves) -> answers.MovesAnswer:
        target = message.route if message.city is None else message.city
        none, both = target is None, message.route is not None and message.city is not None
        if both or (none and not message.ahead):
            raise BadInput(Message("page-error.moves"))
        listed = self._list_ahead() if message.ahead else self._move_list
        if listed is None:
            return answers.MovesAnswer([])
        if target is None:
            return answers.MovesAnswer(listed.moves())
        board = self.viewpoint.session.game.board
        return answers.MovesAnswer(listed.ways((board.route if message.city is None else board.city)(target).id))

    def _list_ahead(self) -> MoveList | None:
        """What the shown seat could do if it were its turn; ``None`` if it is, or if nobody plays it here."""
        viewpoint = self.viewpoint
        if viewpoint.mine or not viewpoint.serves(viewpoint.shown):
            return None
        position = ahead(viewpoint.session.game.view(viewpoint.shown))
        return None if position is None else MoveList(position, self.words)

    def _hint(self, _: protocol.Message) -> answers.HintAnswer | Refusal:
        refusal = self.viewpoint.not_asked()
        if refusal is not None:
            return refusal
        session, move_list = self.viewpoint.session, self._move_list
        advice = hint(session.game.view(self.viewpoint.shown))
        if move_list is None or advice is None or advice.action is None:
            return answers.HintAnswer(self.words.say("page-hint-none"), None, [], [])
        move = move_list.move(advice.action)
        text = " ".join(map(self.words.told, advice.messages))
        return answers.HintAnswer(text, move.id, list(advice.routes), list(advice.cities))

    def _undo(self, _: protocol.Message) -> Refusal | None:
        return self.viewpoint.undo()

    def _redo(self, _: protocol.Message) -> Refusal | None:
        return self.viewpoint.redo()

    def _step(self, message: protocol.Step) -> answers.StepAnswer:
        return answers.StepAnswer(self.viewpoint.session.start_step(message.paused), self.viewpoint.session.held_ms)

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

    def _prefer(self, message: protocol.Prefer) -> None:
        self.preferences.keep(message.name, message.value)
        self.look = replace(self.look, kept=self.preferences.kept)

    def _pause(self, message: protocol.Pause) -> None:
        self.viewpoint.session.pause(message.paused)

    def _rules(self, message: protocol.Rules) -> answers.RulesAnswer:
        return rules_answer(self.viewpoint.session.game.variant, self.words, message.rule)

    def _log(self, message: protocol.Log) -> answers.LogAnswer:
        before = min(max(message.before, 0), len(self._sentences))
        first = max(0, before - publish.OLDER)
        return answers.LogAnswer(first, self._sentences.items(self.viewpoint.shown, first, before))

    def _remaining(self, _: protocol.Message) -> answers.RemainingAnswer:
        return card_counts(self.viewpoint.session.game.view(self.viewpoint.shown))

    def _save(self, message: protocol.Save) -> answers.SaveAnswer | answers.Refusal:
        path, session = path_of(message.name), self.viewpoint.session
        there = written(path)
        if there is not None and there != session.own_file and not message.sure:
            return self._page_refusal("confirm", "overwrite", Message("page-confirm.overwrite", file=path.name))
        session.game.save(path)
        session.own_file = written(path)
        return answers.SaveAnswer(path.name)

    def _link(self, _: protocol.Message) -> answers.LinkAnswer:
        game = self.own_viewpoint.session.game
        at = self.back.at if game.is_over and self.back.is_past else None
        return answers.LinkAnswer(game.link(at), game.is_over)

    def _files(self, _: protocol.Message) -> answers.FilesAnswer:
        return answers.FilesAnswer(saved_games())

    def _load(self, message: protocol.Load) -> answers.Refusal | None:
        path = path_of(message.name)
        if not path.is_file():
            known = tuple(one.name for one in saved_games()[:20])
            raise BadInput(Message("page-error.file", name=path.name.removesuffix(SUFFIX), known=known))
        game, there = load(path), written(path)
        return self._replace(game, there, sure=message.sure)

    def _again(self, message: protocol.Again) -> answers.Refusal | None:
        return self._replace(self.viewpoint.session.game.at(0), None, sure=message.sure)

    def _new(self, message: protocol.NewGame) -> answers.Refusal | None:
        if self.on_lobby is not None:
            self.on_lobby()
            return None
        game = self.viewpoint.session.game
        return self._replace(new_game(game.variant, list(game.players)), None, sure=message.sure)

    def _replace(self, game: Game, file: object, *, sure: bool) -> answers.Refusal | None:
        """Replace the game; if other people lose a game in progress, ask first."""
        session, names = self.viewpoint.session, self.viewpoint.company
        if names and session.game.history and not session.game.is_over and not sure:
            question = Message("page-confirm.end", names=names, n=len(session.game.history))
            return self._page_refusal("confirm", "end", question)
        session.replace(game)
        session.own_file = file
        return None

    def _look(self, message: protocol.Look) -> None:
        self.on_news(self.back.look(message))

    def _report(self, message: protocol.Report) -> None:
        text = self.words.say("page-fault-page", error=message.error[:200])
        self.error = Failure(text, message.stack[:MOST_DETAILS])
        self.on_look()

    def _reply(self, message: protocol.Reply) -> None:
        if self.question is None or message.question != self.question.id:
            raise BadInput(Message("page-error.question"))
        if self.question.choices and message.answer not in self.question.choices:
            raise BadInput(Message("page-error.answer", choices=tuple(self.question.choices)))
        self.question = None
        self.on_look()
        self.on_reply(message.answer)

    def _guide_step(self, message: protocol.GuideStep) -> None:
        if self.guide is None:
            self.guide = PageGuide(self.own_viewpoint)
        self.guide.step(message.step)
        self.on_look()

    def _lesson_step(self, message: protocol.LessonStep) -> None:
        if self.lesson is None:
            raise BadInput(Message("page-lesson-none"))
        news = self.lesson.step(message.step, message.choice)
        if news is None:
            self.on_look()
        else:
            self.on_news(news)

    def _puzzle_step(self, message: protocol.PuzzleStep) -> None:
        if self.puzzle is None:
            raise BadInput(Message("page-puzzle-none"))
        self.puzzle.step(message.step, message.name)
        self.on_look()


def _to_page(refusal: answers.Refusal) -> Answer:
    return {"ok": False, "refusal": jsonable(refusal)}


_STALE = Refusal("stale", Message("page-refused.stale"), "stale")
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
    protocol.Prefer: Dispatcher._prefer,
    protocol.Rules: Dispatcher._rules,
    protocol.Log: Dispatcher._log,
    protocol.Remaining: Dispatcher._remaining,
    protocol.OwnStatistics: lambda self, message: statistics_answer(message.keep, self.words.locale),
    protocol.Save: Dispatcher._save,
    protocol.GameLink: Dispatcher._link,
    protocol.Files: Dispatcher._files,
    protocol.Load: Dispatcher._load,
    protocol.Again: Dispatcher._again,
    protocol.NewGame: Dispatcher._new,
    protocol.Invite: lambda self, message: self.inviting.invite(message, self.look.locale, self.on_look),
    protocol.ChangeSeat: lambda self, message: self.inviting.change(message, self.look.locale),
    protocol.Qr: lambda self, message: self.inviting.host.qr(message.text),
    protocol.Prepare: lambda self, message: self.viewpoint.prepare(checked_plan(message.action)),
    protocol.Rename: lambda self, message: self.viewpoint.rename(message.name),
    protocol.Ping: lambda self, _: answers.PingAnswer(self.seq),
    protocol.Report: Dispatcher._report,
    protocol.Reply: Dispatcher._reply,
    protocol.GuideStep: Dispatcher._guide_step,
    protocol.Review: lambda self, _: self._review.step(self.own_viewpoint, self.words),
    protocol.Compare: lambda self, _: self._comparison.step(self.viewpoint, self._move_list, self.words),
    protocol.Chances: lambda self, _: self._chances.step(self.back, self.words),
    protocol.PuzzleStep: Dispatcher._puzzle_step,
    protocol.LessonStep: Dispatcher._lesson_step,
}
