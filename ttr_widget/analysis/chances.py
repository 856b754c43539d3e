"""Odds of tunnels and of blind draws, computed from what a seat may know."""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import Any

from ttr_widget.game import Game
from ttr_widget.kernel.cards import Cards
from ttr_widget.kernel.errors import BadInput, at, expected
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.payment import Price, payments
from ttr_widget.kernel.records import Route
from ttr_widget.kernel.view import View
from ttr_widget.locales import fill
from ttr_widget.locales.plain_text import in_plotly
from ttr_widget.notation import Notation
from ttr_widget.queries.payments import nearest_payment
from ttr_widget.queries.unseen import unseen_cards
from ttr_widget.render.palette import Theme
from ttr_widget.rules.tunnels import Tunnels, laid_colors
from ttr_widget.scenario import CardsLike

from .draws import Suit, Want, chance
from .knowledge import known_hands, known_to_player
from .plots import dressed
from .rows import Rows

_MOST_DRAWS = 60


def tunnel_odds(
    game: Game | View, route: str | Route, cards: CardsLike | None = None, seat: int | str | None = None
) -> Rows:
    """The odds of the extra cost of a tunnel, from what a seat may know.

    A row for each number of ``extra`` cards: its ``chance``, the chance of ``at_most`` so many, and whether the rest of
    the hand is ``payable`` for them.  ``facts["chance"]`` is the chance that the hand can pay, ``facts["mean"]`` the
    expected number of extra cards.

    ``cards`` are those to be laid (default: the payment that the hand comes closest to), ``seat`` whose hand it is
    (default: the seat that is asked).  All cards that the seat has not seen are equally likely; those that others took
    face up and still hold count as seen.  If the deck has too few cards, the reshuffled discards follow.

    >>> import ttr_widget as ttr
    >>> game = ttr.scenario("europe", seed=1, hands={0: "4 purple"}, display="2 blue, 2 white, green")
    >>> odds = tunnel_odds(game, "Marseille to Zurich", "2 purple")
    >>> [round(chance, 2) for chance in odds.column("chance")], round(odds.facts["chance"], 2)
    ([0.47, 0.41, 0.11, 0.01], 0.99)
    """
    view, events, seat = known_to_player(game, seat)
    variant = view.variant
    rule = variant.by_key.get(Tunnels.key)
    notation = variant.derived(Notation)
    number = view.board.route_number[notation.route_for(route, cards)]
    name = view.board.routes[number].id
    if not isinstance(rule, Tunnels) or view.board.routes[number].kind != rule.kind:
        raise BadInput(Message("error-no-tunnel", route=name))
    hand = view.hand_counts or variant.kinds.none
    laid = nearest_payment(variant, number, hand) if cards is None else variant.kinds.read(cards)
    if (wrong := variant.prices[number].objection(laid)) is not None:
        raise BadInput(at("cards", wrong.message))
    unseen = unseen_cards(view, seat, known_hands(view, events, seat))
    bad = [rule.costs_extra(variant.kinds, card, laid_colors(laid)) for card in range(len(variant.kinds.cards))]
    deck = sum(view.rules["market"]["decks"].values())
    odds = _extra_odds(rule.reveal, deck, _split(unseen, bad), _split(view.discard_counts, bad))
    rest = tuple(max(0, have - gone) for have, gone in zip(hand, laid.counts, strict=True))
    rows, total, able = [], Fraction(0), Fraction(0)
    for extra, share in sorted(odds.items()):
        total += share
        price = Price(extra, laid_colors(laid), rule="europe.tunnel")
        payable = not extra or bool(payments(price, variant.kinds, rest))
        able += share if payable else 0
        rows.append({"extra": extra, "chance": float(share), "at_most": float(total), "payable": payable})
    facts = {"chance": float(able), "mean": float(sum(extra * share for extra, share in odds.items()))}
    return Rows(Message("analysis-tunnel", route=name, cards=laid), rows, _plot_tunnel, facts | {"cards": dict(laid)})


def _split(counts: Any, bad: list[bool]) -> tuple[int, int]:
    """The number of cards that cost extra, and of the others."""
    costly = sum(count for count, one in zip(counts, bad, strict=True) if one)
    return costly, sum(counts) - costly


def _extra_odds(reveal: int, deck: int, unseen: tuple[int, int], discards: tuple[int, int]) -> dict[int, Fraction]:
    """The probability of each number of extra cards: first from the deck, then from the reshuffled discards."""
    first = min(reveal, deck)
    second = min(reveal - first, sum(discards))
    odds: dict[int, Fraction] = {}
    for a, p in _drawn(first, *unseen).items():
        for b, q in _drawn(second, *discards).items():
            odds[a + b] = odds.get(a + b, Fraction(0)) + p * q
    return odds


def _drawn(count: int, good: int, others: int) -> dict[int, Fraction]:
    """The probability of each number of good cards among so many drawn ones."""
    ways = comb(good + others, count)
    numbers = range(max(0, count - others), min(count, good) + 1)
    return {n: Fraction(comb(good, n) * comb(others, count - n), ways) for n in numbers}


def draw_odds(
    game: Game | View, cards: CardsLike, seat: int | str | None = None, draws: int = 2, *, wilds: bool = False
) -> Rows:
    """The odds that blind draws bring certain cards, from what a seat may know.

    A row for each number of ``draws`` up to the given one, with the ``chance`` that they contain all these ``cards``
    (``"2 red 1 blue"``); ``facts["chance"]`` is the last of them.  With ``wilds=True`` wild cards stand in for others.

    The default for ``seat`` is the one that is asked.  All cards that the seat has not seen are equally likely; those
    that others took face up and still hold count as seen.  With two decks the draws are divided in the best way;
    reshuffles are not considered.

    >>> import ttr_widget as ttr
    >>> game = ttr.scenario("usa", seed=1, hands={0: []}, display="5 blue")
    >>> odds = draw_odds(game, "red", seat=0, draws=2)
    >>> [round(chance, 3) for chance in odds.column("chance")]  # 12 of 105 cards
    [0.114, 0.216]
    """
    view, events, seat = known_to_player(game, seat)
    if type(draws) is not int or not 1 <= draws <= _MOST_DRAWS:
        raise BadInput(at("draws", expected("between", draws, least=1, most=_MOST_DRAWS)))
    if not isinstance(wilds, bool):
        raise BadInput(at("wilds", expected("flag", wilds)))
    kinds = view.variant.kinds
    wanted = kinds.read(cards)
    unseen = unseen_cards(view, seat, known_hands(view, events, seat))
    odds = [float(_chance_of(wanted, unseen, number, wilds=wilds)) for number in range(1, draws + 1)]
    rows = [{"draws": number, "chance": chance} for number, chance in enumerate(odds, 1)]
    return Rows(Message("analysis-draws", cards=wanted), rows, _plot_draws, {"chance": odds[-1]})


def _chance_of(wanted: Cards, unseen: list[int], draws: int, *, wilds: bool) -> Fraction:
    """The probability that this many blind draws contain all wanted cards."""
    kinds = wanted.kinds
    decks: dict[str, int] = {}
    for card, count in zip(kinds.cards, unseen, strict=True):
        decks[card.deck] = decks.get(card.deck, 0) + count
    wild = kinds.wild if wilds else None
    suits = [Suit(kinds.cards[kind].deck, ((1, unseen[kind]),), count) for kind, count in wanted.pairs if kind != wild]
    if wild is None:
        return chance(Want(tuple(suits), 0), decks, "", 0, draws)
    want = Want(tuple(suits), wanted.counts[wild])
    return chance(want, decks, kinds.cards[wild].deck, unseen[wild], draws)


def _plot_tunnel(table: Rows, theme: Theme) -> Any:
    return _bars(table, theme, "extra", fill("analysis-axis.extra"))


def _plot_draws(table: Rows, theme: Theme) -> Any:
    return _bars(table, theme, "draws", fill("analysis-axis.draws"))


def _bars(table: Rows, theme: Theme, key: str, title: str) -> Any:
    import plotly.graph_objects as go  # noqa: PLC0415  (imported when a plot is made)

    chances = table.column("chance")
    bars = go.Bar(
        x=table.column(key),
        y=chances,
        text=[f"{chance:.0%}" for chance in chances],
        textposition="outside",
        cliponaxis=False,
        marker={"color": "#0072B2"},
        hovertemplate="%{x}: %{y:.1%}<extra></extra>",
    )
    figure = go.Figure(bars)
    figure.update_xaxes(title_text=title, dtick=1)
    figure.update_yaxes(title_text=fill("analysis-axis.chance"), range=[0, 1.1], tickformat=".0%")
    return dressed(figure, theme, in_plotly(table.title))
