"""The course of a game: scores and hands after each turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ttr_widget.game import Game
from ttr_widget.kernel.cards import CardSet
from ttr_widget.kernel.errors import BadInput, expected
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.view import View
from ttr_widget.locales import fill
from ttr_widget.locales.plain_text import in_plotly
from ttr_widget.queries.known_cards import KnownCards
from ttr_widget.render.palette import CARD_SIGNS, CARDS, Theme

from .plots import dressed, seat_line
from .rows import Row, Rows

UNKNOWN = "unknown"
WILD = "wild"
_WILD_FILL = "#D9CFE8"
_UNKNOWN_FILL = "#8A8A8A"


def _checked(game: object) -> None:
    """Refuse what is no game; a view is told where its own facts are."""
    if isinstance(game, View):
        raise BadInput(Message("error-game-not-view"))
    if not isinstance(game, Game):
        raise BadInput(expected("game", game))


def _after_turns(game: Game) -> Iterator[tuple[int, Game]]:
    """Yield the game after the opening (turn 0) and after each turn; always the same object, replayed step by step."""
    played = game.at(0)
    turn = played.view(None).turn
    told = False
    if turn:  # a hand-made position begins within a turn
        yield turn - 1, played
        told = True
    for action in game.history:
        played.play(action)
        now = played.view(None).turn
        if now != turn or played.is_over:
            yield turn, played
            turn, told = now, True
    if not told:
        yield 0, played


def score_over_time(game: Game) -> Rows:
    """Points of each seat after each turn (turn 0: after the opening).

    ``points`` are the points on the score track; ``score`` is the complete score as if the game had ended then, with
    uncompleted tickets subtracted and bonuses given to their current holders.  It uses all tickets, hidden ones
    included.
    """
    _checked(game)
    rows: list[Row] = []
    for turn, then in _after_turns(game):
        track = then.view(None).points
        for seat, total in enumerate(then.score().totals):
            rows.append(
                {"turn": turn, "seat": seat, "player": game.players[seat], "points": track[seat], "score": total}
            )
    return Rows(Message("analysis-score", board=game.board.text("title")), rows, _plot_score)


def _plot_score(table: Rows, theme: Theme) -> Any:
    from plotly.subplots import make_subplots  # noqa: PLC0415  (imported when a plot is made)

    figure = make_subplots(rows=2, cols=1, shared_xaxes=True, vertical_spacing=0.06)
    for seat in sorted(set(table.column("seat"))):
        rows = table.where(seat=seat)
        line = seat_line(seat, theme, len(rows))
        name = in_plotly(rows[0]["player"])
        turns = [row["turn"] for row in rows]
        for panel, measure in enumerate(("score", "points"), 1):
            figure.add_scatter(
                x=turns,
                y=[row[measure] for row in rows],
                name=name,
                legendgroup=str(seat),
                showlegend=panel == 1,
                hovertemplate=f"{name}<br>{_at_turn()}<extra></extra>",
                row=panel,
                col=1,
                **line,
            )
    figure.update_yaxes(title_text=fill("analysis-axis.score"), row=1, col=1)
    figure.update_yaxes(title_text=fill("analysis-axis.points"), row=2, col=1)
    figure.update_xaxes(title_text=fill("analysis-axis.turn"), row=2, col=1)
    return dressed(figure, theme, in_plotly(table.title), height=620)


def _at_turn() -> str:
    """The hover text of a point, with plotly's placeholders."""
    return fill("analysis-turn", turn="%{x}", value="%{y}")


def hands_by_colour(game: Game, seat: int | str | None = None) -> Rows:
    """Cards of each colour in each hand after each turn.

    ``seat=None`` shows all hands.  For a seat, the result contains what it may know: its own hand exactly; of the other
    hands the cards taken face up (or laid down and taken back) and not spent since, and the rest as ``unknown``.  A
    spent card counts as a known one as long as one of its kind is known.
    """
    _checked(game)
    seat = game.seat_of(seat)
    kinds = game.variant.kinds
    rows: list[Row] = []
    known = KnownCards(game.variant, len(game.players))
    seen = 0
    for turn, then in _after_turns(game):
        events = then.events if seat is None else then.events_seen_by(seat)
        known.see(events[seen:])
        seen = len(events)
        for owner in range(len(game.players)):
            for colour, cards in _held(then, seat, owner, known, kinds).items():
                row = {"turn": turn, "seat": owner, "player": game.players[owner], "colour": colour, "cards": cards}
                rows.append(row)
    title = Message("analysis-hands", board=game.board.text("title"))
    if seat is not None:
        title = Message("analysis-hands.known", board=game.board.text("title"), player=game.players[seat])
    return Rows(title, rows, _plot_hands)


def _held(game: Game, seat: int | None, owner: int, known: KnownCards, kinds: CardSet) -> dict[str, int]:
    """The known cards of one hand by colour; all cards if ``seat`` is ``None``."""
    own = game.view(owner).hand if seat in (None, owner) else None
    cards = known.hands[owner] if own is None else own
    counts = dict.fromkeys((*kinds.colors, WILD), 0)
    for name, count in cards.items():
        counts[kinds.cards[kinds.number[name]].color or WILD] += count
    if seat is not None:
        counts[UNKNOWN] = game.view(seat).hand_sizes[owner] - sum(counts.values())
    return counts


def _plot_hands(table: Rows, theme: Theme) -> Any:
    from plotly.subplots import make_subplots  # noqa: PLC0415  (imported when a plot is made)

    seats = sorted(set(table.column("seat")))
    names = [in_plotly(table.where(seat=seat)[0]["player"]) for seat in seats]
    figure = make_subplots(rows=len(seats), cols=1, shared_xaxes=True, vertical_spacing=0.05, subplot_titles=names)
    for panel, seat in enumerate(seats, 1):
        for colour in dict.fromkeys(table.column("colour")):
            rows = table.where(seat=seat, colour=colour)
            said = fill("analysis-colour", sign=CARD_SIGNS.get(colour, "?"), colour=colour)
            figure.add_scatter(
                x=[row["turn"] for row in rows],
                y=[row["cards"] for row in rows],
                name=said,
                legendgroup=colour,
                showlegend=panel == 1,
                stackgroup="hand",
                mode="lines",
                line={"width": 0.8, "color": theme.ink, "shape": "hv"},
                hovertemplate=f"{said}, {_at_turn()}<extra></extra>",
                row=panel,
                col=1,
                **_filled(colour, theme),
            )
        figure.update_yaxes(title_text=fill("analysis-axis.cards"), rangemode="tozero", row=panel, col=1)
    figure.update_xaxes(title_text=fill("analysis-axis.turn"), row=len(seats), col=1)
    return dressed(figure, theme, in_plotly(table.title), height=160 + 170 * len(seats))


def _filled(colour: str, theme: Theme) -> dict[str, Any]:
    if colour in (WILD, UNKNOWN):
        fill, shape = (_WILD_FILL, "/") if colour == WILD else (_UNKNOWN_FILL, ".")
        pattern = {"shape": shape, "bgcolor": fill, "fgcolor": "#4A3B66" if colour == WILD else theme.paper}
        return {"fillcolor": fill, "fillpattern": {**pattern, "size": 7}}
    return {"fillcolor": CARDS.get(colour, CARDS["gray"])}
