"""The chances of all seats to win over the turns of a game, judged when everything is known.

At the start of each turn the game is played on by planners from the position as it really was, with all hands and
tickets.  Only the decks, whose order nobody could know, are reshuffled for each imagined game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from ttr_widget.bots.lookahead.estimates import Estimate, chance_estimated, spread_of, win_chances
from ttr_widget.bots.lookahead.rollouts import Budget, Outcome, play_out
from ttr_widget.bots.lookahead.scenes import reshuffled
from ttr_widget.bots.planning.learned import weights_for
from ttr_widget.bots.planning.planner import Planner
from ttr_widget.bots.planning.tables import VariantTables
from ttr_widget.game import Game
from ttr_widget.kernel.errors import BadInput, at, expected
from ttr_widget.kernel.event import TurnBegan
from ttr_widget.kernel.message import Message
from ttr_widget.locales import fill
from ttr_widget.locales.plain_text import in_plotly
from ttr_widget.render.palette import Theme

from .plots import dressed, seat_line
from .rows import Rows

GAMES = 24
"""The number of imagined games from each turn on."""
_ROUND = 8
"""So many are played from every turn before more are."""
_MOST_GAMES = 1000
_ENDLESS = 10**12


@dataclass(frozen=True, slots=True)
class Outlook:
    """The chances of all seats at one moment of a game."""

    number: int
    """The number of actions played before it."""
    turn: int
    chances: tuple[Estimate, ...]


def chances_over_time(game: Game, games: int = GAMES) -> Rows:
    """Each seat's chance to win at the start of each turn, judged from the full position.

    All hands and tickets count, hidden ones too; only the decks are reshuffled for each of ``games`` imagined games,
    in which planners go on for all seats.  ``error`` is the standard error, ``action`` the number of actions played
    before.  It takes about a minute for a whole game.

    >>> import random, ttr_widget as ttr
    >>> game = ttr.bots.play(ttr.new_game("berlin", seed=7), ["planner", "greedy"], random.Random(7))
    >>> chances = ttr.analysis.chances_over_time(game, games=2)
    >>> chances.where(seat=0)[-1]["chance"]  # in the end it is known
    1.0
    """
    if not isinstance(game, Game):
        raise BadInput(expected("game", game))
    course = ChanceCourse(game, games)
    for _ in course.steps:
        pass
    rows = [
        {"turn": one.turn, "action": one.number, "seat": seat, "player": game.players[seat],
         "chance": chance.value, "error": chance.error}
        for one in course.outlooks
        for seat, chance in enumerate(one.chances)
    ]  # fmt: skip
    return Rows(Message("analysis-chances", board=game.board.text("title")), rows, _plot)


class ChanceCourse:
    """The chances over a game in the making, one imagined game after the other: a page shows how far it is."""

    def __init__(self, game: Game, games: int = GAMES) -> None:
        if type(games) is not int or not 2 <= games <= _MOST_GAMES:
            raise BadInput(at("games", expected("between", games, least=2, most=_MOST_GAMES)))
        self.games = games
        self.budget = Budget(_ENDLESS, None)
        """Counts the imagined decisions."""
        self._weights = [weights_for(game.variant)] * len(game.players)
        self._moments = [_Moment(number, game.at(number)) for number in _turn_starts(game)]
        self.done = 0
        self.all = games * sum(not moment.is_over for moment in self._moments)
        """The number of imagined games, and how many of them have been played."""
        self.steps = self._played()
        """Goes on by one imagined game, each time it is asked."""

    def _played(self) -> Iterator[None]:
        for since in range(0, self.games, _ROUND):
            for moment in _spread(self._moments):
                yield from self._played_from(moment, since)

    def _played_from(self, moment: _Moment, since: int) -> Iterator[None]:
        count = 0 if moment.is_over else min(_ROUND, self.games - since)
        for scene in reshuffled(moment.position, Random(f"{moment.number} {since}"), count):
            ended = play_out(scene, None, self._weights, self.budget)
            assert ended is not None, "there is no limit"
            moment.chances.append(win_chances(ended, moment.spread))
            self.done += 1
            yield

    @property
    def outlooks(self) -> list[Outlook]:
        """The moments that have been judged so far, in the order of the game."""
        return [moment.outlook for moment in self._moments if moment.is_over or len(moment.chances) > 1]


class _Moment:
    """A moment of a game, and how the games went that were played on from there."""

    def __init__(self, number: int, game: Game) -> None:
        self.number = number
        self.position = game.state
        self.is_over = game.is_over
        turns = 0.0 if game.prompt is None else Planner().reader(game.view(game.prompt.seat)).turns
        self.spread = spread_of(game.variant.derived(VariantTables), turns, known=True)
        sheet = game.score() if game.is_over else None
        self.chances = [] if sheet is None else [win_chances(Outcome(sheet.totals, sheet.winners), 0.0)]

    @property
    def outlook(self) -> Outlook:
        seats = range(len(self.position.names))
        found = [[chances[seat] for chances in self.chances] for seat in seats]
        if self.is_over:
            known = tuple([Estimate(chances[0], 0.0, 0) for chances in found])
            return Outlook(self.number, self.position.turn, known)
        return Outlook(self.number, self.position.turn, tuple([chance_estimated(one, len(seats)) for one in found]))


def _turn_starts(game: Game) -> Iterator[int]:
    """The number of actions at the start, before each turn, and at the end."""
    counts, events = game.event_counts, game.events
    last = len(game.history)
    for number in range(last + 1):
        new = events[counts[number - 1] if number else 0 : counts[number]]
        if number in (0, last) or any(isinstance(event, TurnBegan) for event in new):
            yield number


def _spread(moments: Sequence[_Moment]) -> Iterator[_Moment]:
    """The same moments, widely spread ones first: a curve soon has its shape."""
    last = len(moments) - 1
    step = 1 << last.bit_length()
    told: set[int] = set()
    while step:
        for place in (*range(0, last, step), last):
            if place not in told:
                told.add(place)
                yield moments[place]
        step //= 2


def _plot(table: Rows, theme: Theme) -> Any:
    import plotly.graph_objects as go  # noqa: PLC0415  (imported when a plot is made)

    figure = go.Figure()
    for seat in sorted(set(table.column("seat"))):
        rows = table.where(seat=seat)
        turns = [row["turn"] for row in rows]
        name = in_plotly(rows[0]["player"])
        line = seat_line(seat, theme, len(rows))
        highs = [min(1.0, row["chance"] + row["error"]) for row in rows]
        lows = [max(0.0, row["chance"] - row["error"]) for row in rows]
        figure.add_scatter(
            x=[*turns, *turns[::-1]],
            y=[*highs, *lows[::-1]],
            fill="toself",
            fillcolor=line["line"]["color"],
            opacity=0.18,
            line={"width": 0},
            hoverinfo="skip",
            showlegend=False,
            legendgroup=str(seat),
        )
        figure.add_scatter(
            x=turns,
            y=[row["chance"] for row in rows],
            name=name,
            legendgroup=str(seat),
            hovertemplate=f"{name}<br>{fill('analysis-turn', turn='%{x}', value='%{y:.0%}')}<extra></extra>",
            **line,
        )
    figure.update_xaxes(title_text=fill("analysis-axis.turn"))
    figure.update_yaxes(title_text=fill("analysis-axis.win"), range=[0, 1], tickformat=".0%")
    return dressed(figure, theme, in_plotly(table.title))
