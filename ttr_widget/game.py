"""A game that is being played: the present position, and the way that led to it."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Unpack

from ttr_widget.kernel.action import Action
from ttr_widget.kernel.board import Board
from ttr_widget.kernel.errors import BadInput, GameBroken, IllegalAction, Refusal, StaleAction, at, expected, refuse
from ttr_widget.kernel.event import Event
from ttr_widget.kernel.evidence import ExplainedScore, explain
from ttr_widget.kernel.json_values import short
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.prompt import Prompt
from ttr_widget.kernel.representation import FigureOptions, Shown, shown
from ttr_widget.kernel.sheet import Sheet, reckon
from ttr_widget.kernel.state import Draft, State
from ttr_widget.kernel.variant import Variant
from ttr_widget.kernel.view import View, view

from .boards import variant as variant_of
from .kernel import turn
from .locales import checked
from .notation import Notation

if TYPE_CHECKING:
    from ttr_widget.kernel.hint import Hint
    from ttr_widget.kernel.representation import Figure

_LONGEST_NAME = 40
_EVERY = 32
"""After so many actions a state is kept."""


class Game(Shown):
    """A game: play it with :meth:`play`, ask it with :meth:`legal_actions` and :meth:`why_not`.

    >>> game = new_game("usa", players=["Ada", "Grace"], seed=7)
    >>> for _ in game.players:  # everybody keeps some tickets
    ...     _ = game.play(game.legal_actions()[0])
    >>> game.play("draw deck")[0].type, game.prompt.kind, game.why_not("draw deck")
    ('draw', 'draw', None)
    >>> game.score().totals
    (-28, -18)

    One draft stays open for the whole game.  Every so often it is frozen into a state; any other position is reached by
    playing on from the last such state before it, so that going back and branching are cheap and playing costs nothing
    extra.
    """

    def __init__(
        self,
        draft: Draft,
        seed: int | str | None,
        start: State | None = None,
        earlier: Sequence[str] | None = None,
    ) -> None:
        """A game that goes on from this draft.

        ``start`` is the position that it began with, if that was given: made by hand, or stored in a save whose moves
        today's rules cannot replay.  These moves are then the ``earlier`` ones.
        """
        self.variant = draft.variant
        self.seed = seed
        self.start = start
        self.earlier = None if earlier is None else tuple(earlier)
        """The moves before ``start`` as they were recorded, if today's rules cannot replay them."""
        self._draft = draft
        self._actions: list[Action] = []
        self._state: State | None = draft.freeze()
        self._kept: dict[int, State] = {0: self._state}
        """Some of the states, by the number of actions that led to them."""
        self._marks: list[int] = [len(draft.events)]
        """How many events there had been after so many actions."""
        self._undone: list[Action] = []
        self._watchers: list[Callable[[Game], object]] = []
        self._notation = self.variant.derived(Notation)

    # What there is.

    @property
    def board(self) -> Board:
        """The board that is played on."""
        return self.variant.board

    @property
    def players(self) -> tuple[str, ...]:
        """The players' names, in seat order."""
        return self._draft.names

    @property
    def state(self) -> State:
        """The present position, hidden things included: for rules and tests, never for a bot or a page."""
        if self._state is None:
            self._state = self._draft.freeze()
        return self._state

    @property
    def prompt(self) -> Prompt | None:
        """The open question: ``.seat``, ``.kind``, ``.about``; ``None`` when the game is over."""
        prompts = self._draft.prompts
        return prompts[-1] if prompts else None

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return self._draft.over

    @property
    def history(self) -> tuple[Action, ...]:
        """The actions so far; in a game with a ``notice`` those since the stored position."""
        return tuple(self._actions)

    @property
    def notice(self) -> Message | None:
        """What must be known of a game loaded from its stored position, because its moves cannot be replayed."""
        if self.earlier is None:
            return None
        if not self.earlier:
            return Message("notice-from-position")
        return Message("notice-from-move", moves=len(self.earlier))

    @property
    def undone(self) -> tuple[Action, ...]:
        """What has been undone and can be redone; the last one comes first again."""
        return tuple(self._undone)

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that has happened, hidden things included."""
        return tuple(self._draft.events)

    def events_seen_by(self, seat: int | None) -> tuple[Event, ...]:
        """Everything that has happened, as this seat (``None``: a spectator) may know it."""
        self._check_seat(seat)
        return tuple(event.seen_by(seat) for event in self._draft.events)

    def view(self, seat: int | None) -> View:
        """All that this seat may know, as a frozen object; ``None`` is a spectator."""
        self._check_seat(seat)
        return view(self._draft, seat)

    def score(self) -> Sheet:
        """The score sheet as if the game ended now; with the winners once it is over."""
        return reckon(self._draft)

    def explain_score(self, seat: int) -> ExplainedScore:
        """How each line of a seat's sheet came about, so far or at the end.

        Each of ``.lines`` has a ``.sentence``, and ids of ``.routes`` and ``.cities`` to draw on the map.  It is for
        whoever runs the game: it tells the seat's tickets, which the other players may not know before the end.
        """
        if seat is None:
            raise BadInput(Message("error-whose-score", most=len(self.players) - 1))
        self._check_seat(seat)
        return explain(self._draft, seat)

    # What may be done.

    def legal_actions(self) -> list[Action]:
        """All legal answers to the open question (for routes that take many payments, a sensible covering set)."""
        return list(turn.choices(self._draft))

    def why_not(self, action: object, locale: str | None = None) -> Refusal | None:
        """Why this action cannot be played now, in a language (``None``: the default one); ``None`` if it can.

        >>> game = new_game("europe", seed=7)
        >>> print(game.why_not("draw deck", locale="en").code)
        tickets.keep
        """
        speaks = checked(locale)
        try:
            refusal = turn.objection(self._draft, self._notation.action(action))
        except BadInput as error:
            refusal = error.refusal
        return refusal.into(speaks) if refusal else None

    def play(self, action: object, *, at: int | None = None) -> list[Event]:
        """Play an action (an ``Action``, its text or its dict) and return what happened.

        ``at`` says how many actions had been played when the choice was made; if the game has moved on, the action is
        refused as stale.
        """
        if at is not None and at != len(self._actions):
            raise StaleAction(_stale(at, len(self._actions)).into(checked()))
        done = self._notation.action(action)
        refusal = turn.objection(self._draft, done)
        if refusal is not None:
            raise IllegalAction(refusal.into(checked()))
        happened = self._apply(done)
        if self._watchers:
            self._tell()
        return happened

    def _apply(self, action: Action) -> list[Event]:
        draft, before = self._draft, self._marks[-1]
        try:
            turn.apply(draft, action)
        except Exception as error:
            self._return_to(len(self._actions))
            raise GameBroken(Message("error-game-broken", action=str(action), error=repr(error))) from error
        self._actions.append(action)
        self._marks.append(len(draft.events))
        self._state = None
        if len(self._actions) % _EVERY == 0:
            self._kept[len(self._actions)] = self.state
        if self._undone:
            self._undone.clear()
        return draft.events[before:]

    def _return_to(self, number: int) -> None:
        """Put the draft back to where it was after so many actions."""
        start = max(kept for kept in self._kept if kept <= number)
        self._draft.restore(self._kept[start])
        del self._draft.events[self._marks[start] :]
        for action in self._actions[start:number]:
            turn.apply(self._draft, action)

    def watch(self, callback: Callable[[Game], object]) -> Callable[[], None]:
        """Call ``callback(game)`` after each :meth:`play`, :meth:`undo` and :meth:`redo`; what is returned ends it.

        What a callback raises comes out of that call once all who watch have been told; the action has been played.

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

    def _tell(self) -> None:
        """Tell all who watch; one that raises is heard of when all have been told."""
        fault = None
        for callback in tuple(self._watchers):
            try:
                callback(self)
            except Exception as error:
                fault = fault or error
        if fault is not None:
            raise fault

    # Going back and forth.

    def undo(self) -> Action:
        """Take back the last action, and return it."""
        if not self._actions:
            if self.notice is not None:
                raise BadInput(Message("error-undo-earlier", notice=self.notice))
            raise BadInput(Message("error-nothing-to-undo"))
        number = len(self._actions) - 1
        self._return_to(number)
        action = self._actions.pop()
        self._marks.pop()
        self._kept.pop(number + 1, None)
        self._state = self._kept.get(number)
        self._undone.append(action)
        self._tell()
        return action

    def redo(self) -> Action:
        """Play again what was undone last, and return it."""
        if not self._undone:
            raise BadInput(Message("error-nothing-to-redo"))
        undone = self._undone[:-1]
        action = self._undone[-1]
        self._apply(action)
        self._undone = undone
        self._tell()
        return action

    def at(self, number: int) -> Game:
        """The game as it stood after so many actions of its ``history``, as a game of its own."""
        if type(number) is not int or not 0 <= number <= len(self._actions):
            if self.notice is not None:
                facts = {"given": short(number), "notice": self.notice, "most": len(self._actions)}
                raise BadInput(Message("error-no-position", **facts))
            raise BadInput(expected("position", number, most=len(self._actions)))
        return self._branch(number)

    def copy(self) -> Game:
        """The same game, to be played on by itself."""
        return self._branch(len(self._actions))

    def _branch(self, number: int) -> Game:
        twin = object.__new__(Game)
        twin.variant, twin.seed, twin._notation = self.variant, self.seed, self._notation
        twin.start, twin.earlier = self.start, self.earlier
        twin._actions = self._actions[:number]
        twin._kept = {kept: state for kept, state in self._kept.items() if kept <= number}
        twin._marks = self._marks[: number + 1]
        twin._undone, twin._watchers = [], []
        twin._draft = Draft(self.state)
        twin._draft.events = self._draft.events[:]
        twin._state = self._state
        if number < len(self._actions):
            twin._return_to(number)
            twin._state = None
        return twin

    # Writing it down.

    def transcript(self) -> str:
        """The game as text: a header, then one action a line; :func:`replay` plays it again."""
        from .save import transcript  # noqa: PLC0415  (save builds on game)

        return transcript(self)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the game to a file; :func:`load` reads it back."""
        from .save import save  # noqa: PLC0415  (save builds on game)

        save(self, path)

    def figure(self, seat: int | None = None, **options: Unpack[FigureOptions]) -> Figure:
        """The board as this seat sees it (``None``: a spectator), as a ``plotly.graph_objects.Figure``.

        ``options``: ``theme="dark"``, ``width=700``; ``highlight=["dieppe-paris"]`` makes routes glow, or gives each a
        colour (``{"dieppe-paris": "#D81B60"}``); ``paths=[[…], […]]`` are lists of routes, each in a colour of its own;
        ``tickets=True`` sketches a shortest way for each ticket of the seat; ``locale="pl"``.
        """
        return shown(self.view(seat), "figure", **options)

    def hint(self, seat: int | None = None) -> Hint | None:
        """The planner's advice to this seat (``None``: to the one that is asked), or ``None`` when the game is over.

        It has the ``action``, the reason as ``text``, and the ``routes`` and ``cities`` to look at.
        """
        if seat is None and self.prompt is not None:
            seat = self.prompt.seat
        return shown(self.view(seat), "hint")

    def __repr__(self) -> str:
        return repr(self.view(None))

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and (type(seat) is not int or not 0 <= seat < len(self.players)):
            raise BadInput(expected("seat-or-none", seat, most=len(self.players) - 1))


def _stale(seen: int, now: int) -> Refusal:
    return replace(refuse("turn.one-action", "stale", seen=seen, now=now), kind="stale")


def new_game(
    board: str | Variant = "europe",
    players: int | Sequence[str] = 2,
    seed: int | str | None = None,
    first: int = 0,
) -> Game:
    """A new game, set up, with its first question open.

    ``board`` is ``"europe"``, ``"germany"``, ``"world"``, ``"berlin"`` or ``"usa"`` (:func:`boards` tells more), or a
    variant; ``players`` a number or a list of names; ``first`` the seat that has the first turn (seats count from 0).
    The same seed gives the same game everywhere; without one a seed is made up (``game.seed``).

    Then ``game.prompt`` is the open question, ``game.legal_actions()`` lists the answers, ``game.play(answer)`` gives
    one, ``game.why_not(answer)`` says what speaks against one, ``game.view(seat)`` is what a seat may know, and
    ``game.score()`` is the sheet.  Answers may be written: ``"draw deck"``, ``"claim dieppe-paris with 1 purple"``.

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
    if type(first) is not int or not 0 <= first < len(names):
        raise BadInput(at("first", expected("seat", first, most=len(names) - 1)))
    seed = seed_of(seed)
    return Game(turn.begin(game, names, seed, first), seed)


def seed_of(given: int | str | None) -> int | str:
    """A seed that is in order: the given one, or one made up."""
    seed = secrets.randbits(32) if given is None else given
    if type(seed) not in (int, str) or len(str(seed)) > _LONGEST_NAME or str(seed) != " ".join(str(seed).split()):
        raise BadInput(expected("seed", seed))
    return seed


def names_of(players: object, game: Variant) -> tuple[str, ...]:
    """The names of the players, who are given as a number or by name."""
    least, most = game.board.players
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
