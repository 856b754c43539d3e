"""A game in progress: the current position and its history."""

# Long: everything that can be done with a game is a method of it.

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from threading import RLock
from typing import TYPE_CHECKING, Any, Unpack

from ttr_widget.kernel.action import Action, Pass
from ttr_widget.kernel.attribute_hints import suggest
from ttr_widget.kernel.board import Board
from ttr_widget.kernel.doors import is_seed, plain_int
from ttr_widget.kernel.errors import BadInput, GameBroken, IllegalAction, Refusal, StaleAction, at, expected, refuse
from ttr_widget.kernel.event import Event
from ttr_widget.kernel.evidence import ExplainedScore
from ttr_widget.kernel.hint import Hint
from ttr_widget.kernel.json_values import short
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.observers import call_all
from ttr_widget.kernel.prompt import Prompt
from ttr_widget.kernel.representation import FigureOptions, Shown, shown
from ttr_widget.kernel.scoring import explain, reckon
from ttr_widget.kernel.seats import seat_at, seat_of, seat_or_none
from ttr_widget.kernel.sheet import Sheet
from ttr_widget.kernel.shuffle import new_seed
from ttr_widget.kernel.state import Draft, State
from ttr_widget.kernel.variant import TURN, Variant
from ttr_widget.kernel.view import View, view
from ttr_widget.rules.waiting import Waiting

from .boards import variant as variant_of
from .kernel import turn
from .link_format import site_of
from .links import seen_link, whole_link
from .liveries import checked_colors
from .locales import checked
from .notation import Notation
from .save import save, transcript
from .seen import save_seen
from .timeline import Moment

if TYPE_CHECKING:
    from ttr_widget.kernel.representation import Figure

_LONGEST_NAME = 40
_INSTEAD = {
    **{name: f"game.view(seat).{name}" for name in ("hand", "tickets", "display", "claimed", "discards", "unseen")},
    **dict.fromkeys(("winner", "winners"), "game.score().winners"),
    **dict.fromkeys(("points", "scores", "total", "totals"), "game.score().totals"),
    **dict.fromkeys(("legal", "moves", "legal_moves", "choices", "options"), "game.legal_actions()"),
    **dict.fromkeys(("current_player", "player", "seat", "to_move", "turn"), "game.prompt.seat"),
    **dict.fromkeys(("step", "apply", "move", "do", "draw", "claim"), 'game.play("draw deck")'),
    **dict.fromkeys(("over", "finished", "done", "game_over"), "game.is_over"),
    **dict.fromkeys(("log", "record"), "game.events"),
    **dict.fromkeys(("reset", "restart"), "ttr.new_game(…)"),
    **dict.fromkeys(("load", "open", "read"), "ttr.load(path)"),
    **dict.fromkeys(("observe", "observation", "to_dict"), "game.view(seat).to_dict()"),
    **dict.fromkeys(("value", "chances", "odds", "win_chance", "analyse", "analyze"), "game.evaluate()"),
    **dict.fromkeys(("pending", "question", "asked"), "game.prompt"),
    "routes": "game.board.routes",
    "cities": "game.board.cities",
    "graph": "game.board.graph",
}
"""What there is in place of attributes that people look for."""


class Game(Shown):
    """A game: play it with :meth:`play`; :meth:`legal_actions` and :meth:`why_not` tell what is possible.

    >>> game = new_game("usa", players=["Ada", "Grace"], seed=7)
    >>> for _ in game.players:  # everybody keeps some tickets
    ...     _ = game.play(game.legal_actions()[0])
    >>> game.play("draw deck")[0].type, game.prompt.kind, game.why_not("draw deck")
    ('draw', 'draw', None)
    >>> game.score().totals
    (-28, -18)

    An action is played on a copy of the position, which then becomes the present one in a single assignment.  So a
    move is all or nothing, whatever interrupts it or fails in it, and undo and branching only choose another position.
    Several threads may use one game: they wait for one another, so that each move with its watchers is one step.
    """

    def __init__(
        self,
        draft: Draft,
        seed: int | str | None,
        start: State | None = None,
        earlier: Sequence[str] | None = None,
    ) -> None:
        """Continue the game in a draft.

        ``start`` is the given position that the game began with, if any: one made by hand, or one stored in a save
        whose moves can no longer be replayed.  The ``earlier`` moves are then those before it.
        """
        self.variant = draft.variant
        self.seed = seed
        self.start = start
        self.earlier = None if earlier is None else tuple(earlier)
        """The recorded moves before ``start``, if today's rules cannot replay them."""
        self._colors: tuple[str, ...] = ()
        self.moment = Moment.first(draft)
        """The present position with the actions and events that led to it; replaced as a whole by each move."""
        self._lock = RLock()
        self._watchers: list[Callable[[Game], object]] = []
        self._notation = self.variant.derived(Notation)

    # The state of the game.

    @property
    def board(self) -> Board:
        """The board of the game."""
        return self.variant.board

    @property
    def players(self) -> tuple[str, ...]:
        """The players' names, in seat order."""
        return self.moment.position.names

    @property
    def colors(self) -> tuple[str, ...]:
        """The players' colours, in seat order: ``"blue"``, ``"red"``, ``"green"``, ``"yellow"`` or ``"black"``.

        They can be set at any time, and change nothing but pictures, pages and files.

        >>> game = new_game("usa", players=["Ada", "Grace"], seed=7)
        >>> game.colors = ["black"]  # the rest is filled up
        >>> game.colors
        ('black', 'blue')
        """
        return checked_colors(self._colors, len(self.players))

    @colors.setter
    def colors(self, given: Sequence[str | None]) -> None:
        self._colors = checked_colors(given, len(self.players))

    @property
    def chosen_colors(self) -> tuple[str, ...]:
        """The colours if they were set; otherwise empty."""
        return self._colors

    @property
    def state(self) -> State:
        """The current position with hidden information: for rules and tests, never for a bot or a page."""
        return self.moment.state

    @property
    def prompt(self) -> Prompt | None:
        """The open question (``.seat``, ``.kind``, ``.about``); ``None`` if the game is over."""
        prompts = self.moment.position.prompts
        return prompts[-1] if prompts else None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.moment.position.over

    @property
    def history(self) -> tuple[Action, ...]:
        """The actions so far; in a game with a ``notice``, those since the stored position."""
        return self.moment.history

    @property
    def notice(self) -> Message | None:
        """A message about a game that continues from its stored position because its moves cannot be replayed."""
        if self.earlier is None:
            return None
        if not self.earlier:
            return Message("notice-from-position")
        return Message("notice-from-move", moves=len(self.earlier))

    @property
    def undone(self) -> tuple[Action, ...]:
        """The actions that can be redone, next one last."""
        return self.moment.undone

    @property
    def events(self) -> tuple[Event, ...]:
        """All events so far, with hidden information."""
        return self.moment.events

    @property
    def event_counts(self) -> tuple[int, ...]:
        """The number of events after the set-up and after each action of ``history``."""
        return self.moment.event_counts

    def events_seen_by(self, seat: int | str | None) -> tuple[Event, ...]:
        """All events so far, as this seat may know them (``None``: a spectator)."""
        return self.moment.seen_by(self.seat_of(seat)).in_order()

    def view(self, seat: int | str | None) -> View:
        """What this seat (a number or a player's name) may know, as an immutable object; ``None`` is a spectator."""
        now = self.moment
        if type(seat) is not int or not 0 <= seat < len(now.position.names):  # a view is made for every decision
            seat = self.seat_of(seat)
        return view(now.position, seat, now.seen_by(seat))

    def score(self) -> Sheet:
        """The score sheet as if the game ended now; includes the winners if it is over."""
        return reckon(self.moment.position)

    def explain_score(self, seat: int | str) -> ExplainedScore:
        """Explain each line of a seat's score sheet.

        Each of ``.lines`` has a ``.sentence``, and the ids of ``.routes`` and ``.cities`` to draw on the map.  The
        result reveals the seat's tickets, so do not show it to other players before the end of the game.
        """
        if seat is None:
            raise BadInput(Message("error-whose-score", most=len(self.players) - 1))
        return explain(self.moment.position, seat_of(seat, self.players))

    # Actions.

    def legal_actions(self) -> list[Action]:
        """All legal answers to the open question (a representative set of payments for routes that accept many)."""
        return list(self.moment.legal)

    def why_not(self, action: object, locale: str | None = None, *, seat: int | str | None = None) -> Refusal | None:
        """Why an action cannot be played now, in a language (``None``: the default); ``None`` if it can.

        ``.code`` is the id of the rule that forbids it (see :func:`rulebook`), or ``"input"`` for what cannot be read.
        With ``seat`` (a number or a player's name) it is also refused if another seat is asked.

        >>> game = new_game("europe", seed=7)
        >>> print(game.why_not("draw deck", locale="en").code)
        tickets.keep
        """
        speaks = checked(locale)
        seat = self.seat_of(seat)
        try:
            _, refusal = self._judged(action, self.moment.position, seat)
        except BadInput as error:
            refusal = error.refusal
        return refusal.into(speaks) if refusal else None

    def _judged(self, given: object, position: Draft, seat: int | None) -> tuple[Action, Refusal | None]:
        """An action as it was meant, and why it cannot be played; raises :class:`BadInput` if it cannot be read."""
        action = self._notation.answer(given, position)
        return action, _not_asked(position, seat) or turn.objection(position, action)

    def play(self, action: object, *, at: int | None = None, seat: int | str | None = None) -> list[Event]:
        """Play an action (an ``Action``, its text or its dict) and return the resulting events.

        ``"keep all"`` keeps all tickets on offer.  What is not allowed raises :class:`IllegalAction`, what cannot be
        read :class:`BadInput`; both have the ``.code`` and the ``.refusal`` that :meth:`why_not` returns.

        ``at`` is the number of actions played when the choice was made; if the game has moved on since, the action is
        refused as stale.  With ``seat`` (a number or a player's name) it is refused if another seat is asked.
        """
        if at is not None and type(at) is not int:
            raise BadInput(expected("whole", at))
        seat = self.seat_of(seat)
        with self._lock:
            now = self.moment
            if at is not None and at != now.number:
                raise StaleAction(_stale(at, now.number).into(checked()))
            done = now.listed(action) if seat is None else None
            if done is None:
                done = self._checked(action, now.position, seat)
            position = now.position.copy()
            try:
                turn.apply(position, done)
            except Exception as error:
                raise GameBroken(Message("error-game-broken", action=str(done), error=repr(error))) from error
            self.moment = now.after(done, position)
            if self._watchers:
                self._notify()
            return position.events[:]

    def _checked(self, given: object, position: Draft, seat: int | None) -> Action:
        """The action that is meant, if it is legal; an error otherwise."""
        action, refusal = self._judged(given, position, seat)
        if refusal is not None:
            raise IllegalAction(refusal.into(checked()))
        return action

    def play_many(self, actions: str | Iterable[object], *, seat: int | str | None = None) -> list[Event]:
        """Play several actions, a list or a text with one per line, and return all events.

        Either all are played or none: if one is refused, the game stays as it is and the error names its place.  With
        ``seat`` all are actions of this seat; other seats that can only pass (see :meth:`others_wait`) pass in between.

        >>> game = new_game("usa", seed=7)
        >>> _ = game.play_many(["keep all", "keep all", "draw deck", "draw deck"])
        >>> game.state.turn, len(game.history)
        (2, 4)
        >>> plan = game.others_wait(1)
        >>> _ = plan.play_many("draw deck\\ndraw deck\\ndraw deck\\ndraw deck", seat=1)
        >>> plan.state.turn
        6
        """
        lines = [line for line in actions.splitlines() if line.strip()] if isinstance(actions, str) else actions
        if not isinstance(lines, Iterable):
            raise BadInput(expected("actions", actions))
        player = self.seat_of(seat)
        with self._lock:
            trial, events = self.copy(), list[Event]()
            for number, action in enumerate(lines, 1):
                events += trial._let_others_pass(player)
                try:
                    events += trial.play(action, seat=player)
                except IllegalAction as error:
                    raise IllegalAction(_placed(number, action, error.refusal)) from None
                except BadInput as error:
                    raise BadInput(_placed(number, action, error.refusal).message) from None
            events += trial._let_others_pass(player)
            for action in trial.history[self.moment.number :]:
                self.play(action)
            return events

    def _let_others_pass(self, seat: int | None) -> list[Event]:
        """Pass for the seats before this one, as long as they can do nothing else."""
        events: list[Event] = []
        while seat is not None and self.prompt is not None and self.prompt.seat != seat:
            choices = self.legal_actions()
            if [type(action) for action in choices] != [Pass]:
                break
            events += self.play(choices[0])
        return events

    def others_wait(self, seat: int | str | None = None) -> Game:
        """A separate game from this turn on in which only one seat plays (default: the one to move); the others pass.

        The rule :class:`ttr_widget.rules.Waiting` is added to the variant.  With :meth:`play_many` a plan of one player
        over several turns can be tried out.

        >>> game = new_game("usa", players=["Ada", "Grace"], seed=7)
        >>> _ = game.play_many(["keep all", "keep all"])
        >>> plan = game.others_wait("Ada")
        >>> _ = plan.play_many(["draw deck"] * 6, seat="Ada")
        >>> plan.view(0).hand_sizes, plan.prompt.seat
        ((10, 4), 0)
        """
        player = self.seat_of(seat)
        position = self.moment.position
        if not position.prompts or position.prompts[-1].kind != TURN:
            raise BadInput(Message("error-others-wait"))
        who = position.prompts[-1].seat if player is None else player
        start = self.state._replace(prompts=(), variant=self.variant.with_rule(Waiting(who)))
        twin = Game(turn.begin_at(start), self.seed, start)
        twin._colors = self._colors
        return twin

    def watch(self, callback: Callable[[Game], object]) -> Callable[[], None]:
        """Call ``callback(game)`` after each :meth:`play`, :meth:`undo` and :meth:`redo`; returns a function to stop.

        If a callback raises, the others are still called, and then the error is raised; the action has been played.

        >>> game, seen = new_game("usa", seed=7), []
        >>> stop = game.watch(lambda changed: seen.append(len(changed.history)))
        >>> _ = game.play(game.legal_actions()[0])
        >>> stop()
        >>> seen
        [1]
        """
        self._watchers.append(callback)

        def stop() -> None:
            if callback in self._watchers:
                self._watchers.remove(callback)

        return stop

    def _notify(self) -> None:
        call_all([partial(callback, self) for callback in self._watchers])

    # Undo, redo and branches.

    def undo(self) -> Action:
        """Undo the last action and return it."""
        with self._lock:
            number = self.moment.number
            if not number:
                if self.notice is not None:
                    raise BadInput(Message("error-undo-earlier", notice=self.notice))
                raise BadInput(Message("error-nothing-to-undo"))
            action = self.moment.action(number)
            self.go_to(number - 1)
            return action

    def redo(self) -> Action:
        """Redo the action undone last and return it."""
        with self._lock:
            if not self.moment.may_redo:
                raise BadInput(Message("error-nothing-to-redo"))
            number = self.moment.number + 1
            action = self.moment.action(number)
            self.go_to(number)
            return action

    def go_to(self, number: int) -> None:
        """Undo or redo actions until this many are played; watchers are called once.

        >>> game = new_game("usa", seed=7)
        >>> for _ in range(3):
        ...     _ = game.play(game.legal_actions()[0])
        >>> game.go_to(1)
        >>> len(game.history), len(game.undone)
        (1, 2)
        """
        with self._lock:
            now = self.moment
            self._check_number(number, now.number + len(now.undone))
            self.moment = now.moved(number)
            self._notify()

    def at(self, number: int) -> Game:
        """A separate game in the position after this number of actions of ``history``."""
        now = self.moment
        self._check_number(number, now.number)
        return self._branch(now.branch(number))

    def copy(self) -> Game:
        """An independent copy of the game."""
        now = self.moment
        return self._branch(now.branch(now.number))

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Game:
        return self.copy()

    def _branch(self, moment: Moment) -> Game:
        twin = object.__new__(Game)
        twin.variant, twin.seed, twin._notation = self.variant, self.seed, self._notation
        twin.start, twin.earlier, twin._colors = self.start, self.earlier, self._colors
        twin.moment, twin._lock, twin._watchers = moment, RLock(), []
        return twin

    def _check_number(self, number: object, most: int) -> None:
        if type(number) is int and 0 <= number <= most:
            return
        if self.notice is not None:
            raise BadInput(Message("error-no-position", given=short(number), notice=self.notice, most=most))
        raise BadInput(expected("position", number, most=most))

    # Files and pictures.

    def transcript(self) -> str:
        """The game as text: a header, then one action per line; :func:`replay` reads it."""
        return transcript(self.copy())  # a copy, because another thread may play on

    def save(self, path: str | os.PathLike[str], *, for_seat: int | str | None = None) -> None:
        """Save the game to a file; :func:`load` reads it.

        The file contains everything: all hands, the decks and the seed.  With ``for_seat`` it contains only what that
        seat may know; :func:`load_seen` reads it, to be shown but not continued.
        """
        if for_seat is None:
            save(self.copy(), path)
        else:
            now = self.copy()
            save_seen(now, now.view(for_seat), now.events_seen_by(for_seat), path)

    def link(
        self, at: int | None = None, *, seat: int | str | None = None, everything: bool = False, site: str = ""
    ) -> str:
        """The game as a short text to send: the fragment of an address, or all of it with the address of a ``site``.

        The link of a finished game contains the whole game with its seed; :func:`replay` and the static site open it.
        With ``at`` they show it after this number of actions first.

        As long as the game is not over, the link contains what a spectator has seen, or with ``seat`` what that seat
        has seen, until now or until ``at``.  It tells nothing about hidden cards, and is shown, but not continued:
        :func:`load_seen`.  ``everything=True`` puts the whole game into the link all the same, hidden cards and seed
        included: for a game that nobody plays any more, or to play on elsewhere.

        :func:`open_link` opens links of every kind.

        >>> game = new_game("usa", players=["Ada", "Grace"], seed=7)
        >>> game.link(everything=True)
        '#ttr1-...'
        """
        now = self.copy()  # because another thread may play on
        site, number = site_of(site), len(now.history) if at is None else at
        seat = self.seat_of(seat)
        now._check_number(number, len(now.history))
        if type(everything) is not bool or (everything and seat is not None):
            raise BadInput(Message("error-link-both"))
        if everything or (now.is_over and seat is None):
            return whole_link(now, at, site)
        then = now.at(number)
        return seen_link(then, then.view(seat), then.events_seen_by(seat), site)

    def figure(self, seat: int | str | None = None, **options: Unpack[FigureOptions]) -> Figure:
        """The board as this seat sees it (``None``: a spectator), as a ``plotly.graph_objects.Figure``.

        ``options``: ``theme="dark"``, ``width=700``; ``highlight=["dieppe-paris"]`` highlights routes, also with
        colours (``{"dieppe-paris": "#D81B60"}``); ``paths=[[…], […]]`` are lists of routes, each drawn in its own
        colour; ``tickets=True`` sketches a shortest path for each ticket of the seat; ``colors=["black"]`` are the
        colours of the seats; ``locale="pl"``.
        """
        colors = options.pop("colors", self.colors)
        return shown(self.view(seat), "figure", colors=colors, **options)

    def hint(self, seat: int | str | None = None, nodes: int | None = None) -> Hint | None:
        """The planner's advice to a seat (``None``: the one that is asked); ``None`` if the game is over.

        It has the recommended ``action``, the reason as ``text``, and ``routes`` and ``cities`` to highlight.  With
        ``nodes`` (5000 take some seconds) it also says how the seat stands and what the alternatives lose.
        """
        prompt = self.prompt
        if seat is None and prompt is not None:
            seat = prompt.seat
        found = shown(self.view(seat), "hint", nodes=nodes)
        return found if isinstance(found, Hint) else None

    def evaluate(
        self,
        seat: int | str | None = None,
        nodes: int = 10_000,
        seconds: float | None = None,
        actions: Iterable[object] | None = None,
    ) -> Any:
        """What each legal action is worth to a seat, and its chance to win: see :func:`ttr_widget.bots.evaluate`.

        >>> game = new_game("berlin", seed=7)
        >>> _ = game.play_many(["keep all", "keep all"])
        >>> found = game.evaluate(nodes=1000)
        >>> 0 < found.chance.value < 1, found.best in game.legal_actions()
        (True, True)
        """
        wishes = {"seat": seat, "nodes": nodes, "seconds": seconds, "actions": actions}
        return shown(self, "evaluation", **wishes)

    def report(self, seat: int | str, games: int = 12) -> Any:
        """Look back at a seat's game: what its decisions cost, what would have been better, and what luck did.

        Each decision that the planner would have made differently is compared with the planner's in ``games`` imagined
        continuations, dealt from nothing but what the seat knew.  The result lists the ``decisions`` with their
        ``cost`` in points and its ``error`` (95 %), and the ``luck`` of what was drawn and revealed in useful cards;
        the costs add up to ``cost``, the luck to ``gain``.  It takes some seconds; see
        :class:`ttr_widget.analysis.GameReport`.

        >>> import random, ttr_widget as ttr
        >>> game = ttr.bots.play(ttr.new_game("berlin", seed=7), ["greedy", "planner"], random.Random(7))
        >>> report = game.report(0, games=2)
        >>> report.cost == sum(decision.cost for decision in report.decisions)
        True
        """
        return shown(self, "report", seat=seat_of(seat, self.players), games=games)

    def __repr__(self) -> str:
        return repr(self.view(None))

    def seat_of(self, player: int | str | None) -> int | None:
        """The seat with this number, or of the player with this name; ``None``, a spectator, stays ``None``."""
        return seat_or_none(player, self.players)


suggest(Game, _INSTEAD)


def _placed(number: int, action: object, refusal: Refusal) -> Refusal:
    """A refusal of one of several actions."""
    place = Message("place-action", number=number, action=short(action))
    return replace(refusal, message=at(place, refusal.message))


def _stale(seen: int, now: int) -> Refusal:
    return replace(refuse("stale", "refused", seen=seen, now=now), kind="stale")


def _not_asked(position: Draft, seat: int | None) -> Refusal | None:
    """Why a seat may not answer now, if another one is asked."""
    if seat is None or position.over or position.prompts[-1].seat == seat:
        return None
    names = position.names
    return refuse("turn.one-action", "other-seat", player=names[seat], asked=names[position.prompts[-1].seat])


def new_game(
    board: str | Variant = "europe",
    players: int | Sequence[str] = 2,
    seed: int | str | None = None,
    first: int | str = 0,
) -> Game:
    """Start a new game, with its first question open.

    ``board`` is ``"europe"``, ``"germany"``, ``"world"``, ``"berlin"``, ``"usa"`` (see :func:`boards`), or a variant;
    ``players`` is a number or a list of names; ``first`` is the seat with the first turn (seats count from 0), or its
    player's name.
    The same seed gives the same game everywhere; without one, a seed is made that cannot be guessed (``game.seed``).
    Whoever knows the seed knows every card, so pages show it at the end only.

    Then ``game.prompt`` is the open question, ``game.legal_actions()`` lists the answers, ``game.play(answer)`` plays
    one, ``game.why_not(answer)`` explains why one is illegal, ``game.view(seat)`` is what a seat may know, and
    ``game.score()`` is the score sheet.  Answers can be texts: ``"draw deck"``, ``"claim dieppe-paris with 1 purple"``.

    >>> game = new_game("europe", players=["Ada", "Grace"], seed=7)
    >>> game.prompt.seat, game.prompt.kind
    (0, 'keep')
    >>> str(game.legal_actions()[0])
    'keep budapest-sofia edinburgh-paris'
    >>> _ = game.play(game.legal_actions()[0])  # what happened, as a list of events
    >>> game.prompt.seat
    1
    """
    game = variant_of(board)
    names = names_of(players, game)
    starter, seed = seat_at("first", first, names), seed_of(seed)
    return Game(turn.begin(game, names, seed, starter), seed)


def seed_of(given: int | str | None) -> int | str:
    """Validate a seed, or make one that cannot be guessed."""
    seed = new_seed() if given is None else plain_int(given)
    if not isinstance(seed, int | str) or not is_seed(seed, _LONGEST_NAME):
        raise BadInput(expected("seed", seed))
    return seed


def names_of(players: object, game: Variant) -> tuple[str, ...]:
    """The names of the players, given as a number or as names."""
    least, most = game.board.players
    players = plain_int(players)
    if isinstance(players, bool) or not isinstance(players, (int, list, tuple)):
        raise BadInput(expected("players", players))
    names = (
        tuple(f"Player {n + 1}" for n in range(min(players, most + 1))) if isinstance(players, int) else tuple(players)
    )
    if not least <= len(names) <= most:
        said = players if isinstance(players, int) else len(names)
        raise BadInput(Message("error-players", board=game.board.text("title"), least=least, most=most, given=said))
    for name in names:
        if not isinstance(name, str) or not name.strip() or len(name) > _LONGEST_NAME or name != " ".join(name.split()):
            raise BadInput(expected("player-name", name))
        if "," in name or not name.isprintable():
            raise BadInput(Message("error-player-signs", given=short(name)))
    if len(set(names)) < len(names):
        raise BadInput(Message("error-same-names", names=names))
    return names
