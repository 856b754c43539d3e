"""The game widget: a game played in a notebook, with traits for scripts."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar

import traitlets as t

from ttr_widget import locales
from ttr_widget.bots.decision import checked_limit
from ttr_widget.game import Game
from ttr_widget.kernel.errors import BadInput
from ttr_widget.kernel.json_values import short
from ttr_widget.kernel.message import Message
from ttr_widget.page.dispatch import Dispatcher
from ttr_widget.page.feed import Feed
from ttr_widget.page.page_guide import PageGuide
from ttr_widget.page.page_puzzle import PagePuzzle
from ttr_widget.page.publish import phase_of
from ttr_widget.page.static_files import text_of
from ttr_widget.page.traits import Lit, Question
from ttr_widget.puzzle import Puzzle
from ttr_widget.puzzle.collection import PuzzleSet
from ttr_widget.serve.invitation import NAME, Invitation
from ttr_widget.session.autosave import Autosave, Where, folder_of
from ttr_widget.session.bot_clock import BotClock
from ttr_widget.session.evenings import Evening
from ttr_widget.session.preferences import Preferences
from ttr_widget.session.session import News, Session
from ttr_widget.session.statistics import count
from ttr_widget.session.viewpoint import Viewpoint

from .closing import close_parts
from .kernel_loop import has_loop, on_kernel_loop, remember_loop
from .nulls import NullKeeper
from .offer import Offer

_NOT_BUILT = """
export default { render({ el }) {
  el.textContent = "The page of this widget is not built (run: node js/build.mjs). The game itself works from Python.";
} };
"""
_LONGEST = 500


class GameWidget(NullKeeper):
    """A game on a clickable map: ``GameWidget(game, seat=0, bots={1: "planner"}, locale="pl")``.

    ``seat`` is the seat that is shown (``None``: a spectator).  Other people's seats without a widget of their own are
    played here too; a curtain hides the hand when the device is handed over.  ``bots`` gives the bots by seat, as names
    or bot objects.  Without ``locale`` the page uses the language of :func:`ttr_widget.set_locale`.
    Language, ``theme`` (``"light"``, ``"dark"``, ``"auto"``) and ``speed`` (0 to 3) can be chosen in the menu; the next
    page begins with these preferences, except where your code sets something else.
    ``colors`` are the players' colours, such as ``["red", "blue"]``; see :attr:`Game.colors`.
    With ``teaching=True`` everything is shown and every move can be undone; with ``playing=False`` the page can only be
    watched.  Several widgets on one game stay in step.  What people play on the page is kept in the folder ``.ttr``
    beside the notebook, and :func:`ttr_widget.resume` continues it; ``autosave`` is another folder, or ``False``.
    A bot that has not answered after ``time_limit`` seconds (10) is stopped, and a random move is played for it; a
    bot can have a longer time in an attribute ``time_limit`` of its own.
    With a :class:`Puzzle` in place of the game the page shows its goal, the turns left, and hints; the other seats are
    played as the puzzle says.

    Scripts can read, observe and link these traits, but not set them:

    ================== ======================================================================================
    ``phase``          ``opening``, ``playing``, ``last-round`` or ``over``
    ``current_player`` the seat to move; ``None`` when the game is over
    ``scores``         each seat's points on the score track; at the end the totals
    ``display``        the face-up cards, in slot order
    ``hand``           the shown seat's cards; ``None`` for a spectator
    ``claimed``        the claimed routes, each with its owner's seat
    ``log``            the events as sentences, as far as the shown seat may know them
    ``winners``        the seats that have won; empty until the end
    ``answer``         the last answer to :meth:`ask`
    ================== ======================================================================================

    >>> import ttr_widget as ttr
    >>> game = ttr.scenario("berlin", players=["Ada", "Robot"], seed=7, turn=0, hands={0: "2 green"})
    >>> table = ttr.GameWidget(game, seat=0, bots={1: "greedy"})
    >>> table.phase, table.current_player, table.hand
    ('playing', 0, {'green': 2})
    >>> table.observe(lambda change: print("now asked:", change["new"]), "current_player")
    >>> _ = game.play("draw deck"), game.play("draw deck")  # from any cell; the page moves too
    now asked: 1

    A trait can drive another widget: through Python, or in the page alone (``phase``, ``current_player``, ``scores``).

    >>> import ipywidgets, traitlets
    >>> sign, words = ipywidgets.Label(), ipywidgets.Label()
    >>> link = traitlets.dlink((table, "scores"), (words, "value"), lambda scores: " : ".join(map(str, scores)))
    >>> in_the_page = ipywidgets.jsdlink((table, "phase"), (sign, "value"))
    >>> words.value
    '0 : 0'

    A script can highlight places on the map, and ask the person at the page a question:

    >>> table.highlight(routes=["brandenburger_tor-gendarmenmarkt-1"], cities=["alexanderplatz"], color="#D81B60")
    >>> table.ask("Which city would you block?", then=lambda city: table.highlight(cities=[city]))
    >>> table.close()
    """

    _esm = text_of("widget.js", _NOT_BUILT)
    _css = text_of("widget.css")

    # For the page, which never writes them.
    board = t.Dict().tag(sync=True)
    view = t.Dict().tag(sync=True)
    table = t.Dict().tag(sync=True)
    prompt = t.Dict().tag(sync=True, to_json=lambda prompt, widget: widget._feed.packed(prompt))
    events = t.Dict().tag(sync=True)
    settings = t.Dict().tag(sync=True)
    controls = t.Dict().tag(sync=True)
    texts = t.Dict().tag(sync=True)
    sheet = t.Dict(None, allow_none=True).tag(sync=True)
    marks = t.Dict(None, allow_none=True).tag(sync=True)
    error = t.Dict(None, allow_none=True).tag(sync=True)
    question = t.Dict(None, allow_none=True).tag(sync=True)
    guide = t.Dict(None, allow_none=True).tag(sync=True)
    puzzle = t.Dict(None, allow_none=True).tag(sync=True)
    course = t.Dict(None, allow_none=True).tag(sync=True)
    lesson = t.Dict(None, allow_none=True).tag(sync=True)
    lit = t.Dict().tag(sync=True)

    # For scripts.
    # The first three also go to the page, so that jslink finds them there.
    phase = t.Unicode(read_only=True, help="opening, playing, last-round or over").tag(sync=True)
    current_player = t.Int(
        None, allow_none=True, read_only=True, help="the seat that is asked; None when it is over"
    ).tag(sync=True)
    scores: t.List[int] = t.List(
        read_only=True, help="each seat's points on the score track; at the end the totals"
    ).tag(sync=True)
    display: t.List[str | None] = t.List(read_only=True, help="the open cards, in slot order")
    hand: t.Instance[dict[str, int] | None] = t.Dict(  # type: ignore[assignment]  # traitlets' Dict type excludes None
        None, allow_none=True, read_only=True, help="the shown seat's cards; None for a spectator"
    )
    claimed: t.TraitType[dict[str, int], dict[str, int]] = t.Dict(
        read_only=True, help="the claimed routes, each with its seat"
    )
    log: t.List[str] = t.List(read_only=True, help="what has happened, a sentence each, as the shown seat may know it")
    winners: t.List[int] = t.List(read_only=True, help="the seats that have won; empty until the end")
    answer = t.Unicode(None, allow_none=True, read_only=True, help="the last answer to ask()")

    _replays: ClassVar[bool] = False
    """Does the page replay its game?"""
    _first_puzzle: str | None = None
    """The puzzle that a page of several begins with, instead of their list."""
    _leave: tuple[Callable[[], None], ...] = ()
    """Functions that end all subscriptions; empty if the constructor raised."""
    _autosave: Autosave | None = None
    _invitation: Invitation | None = None
    _then: Callable[[str], object] | None = None
    """Called with the answer to the question of a script."""
    _asked = 0
    """The number of questions so far."""
    _offer: Offer | None = None

    def __init__(  # noqa: PLR0913 -- one keyword for each wish
        self,
        game: Game | Puzzle | PuzzleSet,
        seat: int | str | None = 0,
        bots: Mapping[int, object] | Mapping[str, object] | None = None,
        locale: str | None = None,
        theme: str | None = None,
        *,
        teaching: bool = False,
        playing: bool = True,
        speed: int | None = None,
        time_limit: float | None = None,
        autosave: Where | None = None,
        guide: bool | Mapping[str, int] = False,
        colors: Sequence[str | None] | None = None,
    ) -> None:
        puzzles = _puzzles_in(game)
        if puzzles:
            first = puzzles[self._first_puzzle or 0]
            game, seat, bots = first.start, first.seat, None
        if not isinstance(game, Game):
            raise BadInput(Message("page-error.game", given=short(game)))
        home = folder_of(autosave) if playing else None
        # An attempt at a puzzle is no game to be continued some day, nor counted.
        folder = None if puzzles else home
        if colors is not None:
            game.colors = colors
        self._session = Session.of(game)
        if time_limit is not None:
            self._session.time_limit = checked_limit(time_limit)
        self._session.seat_bots(bots or {})
        self._place = Viewpoint(self._session, game.seat_of(seat), teaching=teaching, playing=playing)
        try:
            self._dispatcher = Dispatcher(
                self._place,
                locale=locale,
                theme=theme,
                speed=speed,
                replays=self._replays,
                preferences=Preferences(home),
            )
        except BadInput:
            self._place.leave()
            raise
        if guide is not False:
            self._dispatcher.guide = PageGuide(self._place, guide)
        if puzzles:
            self._dispatcher.puzzle = PagePuzzle(self._place, puzzles, self._first_puzzle)
        self._prepare_invitation(playing and not puzzles)
        self._autosave = Autosave.of(self._session, folder) if folder else None
        self._note_look()
        self._offer_earlier()
        self._feed = Feed(self._dispatcher)
        super().__init__(**self._feed.state)
        self._set(self._for_scripts())
        self._subscribe()
        if playing and not puzzles:
            count(self._session)
        if locale is None:
            locales.follow_locale(self._speak)

    def _subscribe(self) -> None:
        """Hear of what changes on the page and in the game."""
        self._dispatcher.on_look = lambda: self._changed("settings")
        self._dispatcher.on_news = self._changed
        self._dispatcher.on_reply = self._replied
        self._leave = self._session.watch(self._changed), self._place.leave
        self._clock = BotClock.of(self._session)
        self.on_msg(self._hear)

    def _prepare_invitation(self, playing: bool) -> None:
        """Let the page invite guests, if there is something to play."""
        remember_loop()
        self._invitation = Invitation(self._session, self._place, on_kernel_loop if has_loop() else None)
        if playing and not self._replays:
            self._dispatcher.inviting.host = self._invitation

    def _speak(self, locale: str) -> None:
        """Follow :func:`ttr_widget.set_locale`."""
        if self.comm is not None:
            self._dispatcher.set_look(locale=locale, given=True)
            self._changed("settings")

    # Towards the page.

    def _changed(self, news: News) -> None:
        """Publish what has changed, in one message."""
        self._note_look()
        self._show_offer(news)
        with self.hold_sync():
            faults = [self._set(self._feed.changes(news)), self._set(self._for_scripts())]
            for fault in filter(None, faults):
                self._set(self._feed.failed(fault))

    def _set(self, values: Mapping[str, Any]) -> Exception | None:
        """Set all traits, even if an observer raises; returns the last such error."""
        fault = None
        for name, value in values.items():
            try:
                self.set_trait(name, value)
            except Exception as error:
                logging.getLogger(__name__).error("an observer of '%s' has failed", name, exc_info=error)
                fault = error
        return fault

    @property
    def _seen_from(self) -> Viewpoint:
        """The viewpoint whose facts the traits for scripts tell."""
        return self._place

    def _for_scripts(self) -> dict[str, Any]:
        place = self._seen_from
        game = place.session.game
        view = game.view(place.shown)
        sheet = game.score() if game.is_over else None
        return {
            "phase": phase_of(game),
            "current_player": place.session.asked,
            "scores": list(sheet.totals if sheet else view.points),
            "display": list(view.rules.get("market", {}).get("display", ())),
            "hand": None if view.hand is None else dict(view.hand),
            "claimed": view.claimed,
            "log": self._dispatcher.log[:],
            "winners": list(sheet.winners) if sheet else [],
        }

    # From the page.

    def set_state(self, sync_data: Any) -> None:
        """Ignore traits written by the page: it asks for changes by messages."""

    def _handle_msg(self, msg: Any) -> None:
        """Handle a message of the notebook; unknown kinds are ignored."""
        try:
            method = msg["content"]["data"]["method"]
        except (KeyError, TypeError):
            return
        if method in ("update", "request_state", "custom"):
            super()._handle_msg(msg)

    def _hear(self, _: object, content: object, buffers: object) -> None:
        on_kernel_loop(self._answer, content)

    def _answer(self, content: object) -> None:
        self._clock.has_page = True
        self.send(self._dispatcher.answer(content))

    # For scripts.

    @property
    def game(self) -> Game:
        """The game shown; it is replaced by *Load*, *Rematch* and *New game* on the page."""
        return self._session.game

    @property
    def bots(self) -> dict[int, str]:
        """The names of the bots, by seat."""
        return dict(self._session.bot_names)

    def offer_lobby(self, show: Callable[[], object]) -> None:
        """Let *New game* on the page call ``show``, which shows a lobby, instead of dealing again."""
        self._dispatcher.on_lobby = show
        self._changed("settings")

    def invite(self, *, lan: bool = False, name: str = NAME, webhook: str | None = None) -> Invitation:
        """Let guests play from their own browsers, without an account and without this notebook.

        Every person's seat that is not played on a page of this notebook gets a link; the page shows the links with QR
        codes.  A link is a seat: whoever has it plays there and sees its cards.  Whoever owns the notebook can see
        everything.  Seats can be taken back or given to bots at any time, on the page or by the object returned.

        With ``lan=True`` there are also links for the same network, which need no server of Jupyter's.  Links survive a
        restart of the kernel.  The next widget that invites goes on with the same links; a second table at the same
        time needs a ``name`` of its own.  For games that take days, ``webhook`` is an address that is told whose turn
        it is: by one POST a turn, with nothing secret in it.
        """
        invitation = self._invitation
        assert invitation is not None, "the widget has been made"
        invitation.open(name, lan=lan, webhook=webhook)
        invitation.invite_all()
        self._dispatcher.inviting.is_summoned = True
        self._changed("settings")
        return invitation

    @property
    def invitation(self) -> Invitation | None:
        """What :meth:`invite` returned, if guests are let in now."""
        invitation = self._invitation
        return invitation if invitation is not None and invitation.is_open else None

    def step(self) -> bool:
        """Let the bot to move take one action, paused or not, and wait for it; true if no bot is to move afterwards."""
        return self._session.step(paused=True)

    def pause(self, paused: bool = True) -> None:
        """Pause the bots, or with ``False`` let them continue."""
        self._session.pause(paused)

    def show(self, seat: int | str | None) -> None:
        """Show another seat (``None``: only what everybody may see).  Scripts may show any seat."""
        self._place.open = self._place.seat = self.game.seat_of(seat)
        self._session.tell("settings")

    def highlight(self, routes: Iterable[str] = (), cities: Iterable[str] = (), color: str | None = None) -> None:
        """Highlight routes and cities on the map; without arguments, remove the highlights."""
        reader = self.game.board.reader
        routes, cities = (names if isinstance(names, str) else [*names] for names in (routes, cities))
        known = reader.all_tracks(routes), reader.cities(cities)
        if color is not None and (not isinstance(color, str) or len(color) > 40):
            raise BadInput(Message("page-error.color", given=short(color)))
        self._set(self._feed.lit(Lit(*known, color)))

    def ask(self, text: str, choices: Iterable[str] = (), then: Callable[[str], object] | None = None) -> None:
        """Ask the person at the page a question.

        ``choices`` are the possible answers; without any, clicking a route or city answers with its id.  The answer is
        stored in the trait ``answer`` and passed to ``then``.
        """
        offered = [str(choice)[:_LONGEST] for choice in choices]
        if not isinstance(text, str) or not text.strip() or len(text) > _LONGEST:
            raise BadInput(Message("page-error.ask", most=_LONGEST))
        self._asked += 1
        self._offer, self._then = None, then
        self._dispatcher.question = Question(self._asked, text, offered)
        self._changed("settings")

    def _replied(self, answer: str) -> None:
        if self._offer is not None:
            self._answer_offer(answer)
            return
        then, self._then = self._then, None
        self.set_trait("answer", answer)
        if then is not None:
            then(answer)

    # Earlier games.

    def keep(self, evening: Evening) -> None:
        """Go on with the file of an earlier evening, whose game this is."""
        if self._autosave is not None:
            self._autosave.go_on(evening)
            self._session.tell("settings")

    def dismiss_offer(self) -> None:
        """Withdraw the question whether to continue an earlier game."""
        if self._offer is not None:
            self._offer = self._dispatcher.question = None
            self._changed("settings")

    def _offer_earlier(self) -> None:
        """Ask whether to continue an earlier game, if a person can answer here and has not begun this one."""
        seated = self._place.teaching or self._place.serves(self._place.seat)
        earlier = self._autosave.earlier() if self._autosave and seated and not self.game.history else None
        if self._autosave is not None and earlier is not None:
            self._offer = Offer(self._autosave, earlier)
            self._asked += 1
            self._dispatcher.question = self._offer.question(self._asked, self._dispatcher.look.locale)

    def _show_offer(self, news: News) -> None:
        """Keep the open offer in the page's language; withdraw it when the game moves on."""
        if self._offer is None or self._dispatcher.question is None:
            return
        if news == "settings":
            self._dispatcher.question = self._offer.question(self._asked, self._dispatcher.look.locale)
        else:
            self._offer = self._dispatcher.question = None

    def _answer_offer(self, answer: str) -> None:
        offer, self._offer = self._offer, None
        if offer is not None and answer == offer.question(0, self._dispatcher.look.locale).choices[0]:
            offer.accept()

    def _note_look(self) -> None:
        """Note how the game is shown, for when it is continued; the first widget that plays counts."""
        if self._autosave is None or self._autosave.page_of not in (None, id(self)):
            return
        if self._place.seat is None and not self._place.teaching:
            return
        look = self._dispatcher.look
        facts: dict[str, Any] = {
            "seat": self._place.seat,
            "locale": look.locale,
            "theme": look.theme,
            "speed": look.speed,
        }
        guide = self._dispatcher.guide
        self._autosave.page_of = id(self)
        self._autosave.page = facts | ({"teaching": True} if self._place.teaching else {})
        self._autosave.page |= {"guide": guide.seen} if guide is not None else {}

    def close(self) -> None:
        """Leave the game and remove the widget from the page."""
        for leave in self._leave:
            leave()
        self._leave = ()
        if self._invitation is not None:
            self._invitation.close()
        if self._autosave is not None and self._autosave.page_of == id(self):
            self._autosave.page_of = None
        if self.comm is not None:
            close_parts(self)
        super().close()


def _puzzles_in(given: object) -> PuzzleSet | None:
    """The puzzles to be played, if these are some."""
    if isinstance(given, Puzzle):
        return PuzzleSet([given])
    return given if isinstance(given, PuzzleSet) and given else None
