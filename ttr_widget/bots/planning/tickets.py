"""Choosing which tickets to keep, and estimating what drawing more would bring."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import inf

from ttr_widget.kernel.action import Action
from ttr_widget.kernel.cheapest_paths import distances
from ttr_widget.kernel.connectivity import Network

from .plan import make_plan
from .view_reader import ViewReader


def best_keep(reader: ViewReader, offered: Sequence[int], least: int) -> list[int]:
    """Which of the offered tickets to keep, given the tickets already held."""
    tickets = reader.tables.board.tickets
    values: dict[tuple[int, ...], float] = {}
    for size in range(least, len(offered) + 1):
        for kept in combinations(offered, size):
            values[kept] = keep_value(reader, kept)
    best = max(values, key=lambda kept: (values[kept], [tickets[t].id for t in kept]))
    return list(best)


def keep_value(reader: ViewReader, kept: Sequence[int]) -> float:
    """The value of keeping these tickets: their points, minus their cost in turns and pieces."""
    judge, tickets, weights = reader.view.variant.judge, reader.tables.board.tickets, reader.weights
    undone = [ticket for ticket in kept if not judge(ticket, reader.network).done]
    plan = make_plan(reader, [*reader.undone, *undone], rounds=0)
    value = -plan.cost
    for ticket in kept:
        points = tickets[ticket].points
        if ticket in plan.dropped:
            value -= points
        else:
            value += points * reader.hope if ticket in undone else points
            value += weights.ticket
    value -= sum([2 * tickets[ticket].points for ticket in plan.dropped if ticket in reader.undone])
    late = plan.late - weights.late * reader.turns
    return value - max(0.0, late) * reader.turn_price


def draw_value(reader: ViewReader, planned: Sequence[int], slack: float) -> float:
    """The average gain from drawing tickets, in points, not counting the cost of the turn."""
    rule = reader.tables.tickets
    if rule is None:
        return 0.0
    unseen = reader.unseen_tickets
    if reader.tables.announced is not None:
        many, keep = reader.tables.announced.total, reader.tables.announced.keep
    else:
        many, keep = sum(rule.draw.values()), rule.keep
    many = min(many, sum(reader.excerpt("tickets").left))
    if not unseen or not many:
        return -inf
    nets = sorted(ticket_nets(reader, unseen, planned, slack))
    good = sum([net for net in nets if net > 0]) / len(nets)
    bad = [net for net in nets if net <= 0]
    share = len(bad) / len(nets)
    value: float = many * good
    if bad:
        # If all drawn tickets are bad, the least bad ones must be kept.
        least = bad[min(len(bad) - 1, int(len(bad) * many / (many + 1)))]
        value += float(share**many) * least * keep
    return value


def ticket_nets(reader: ViewReader, tickets: Sequence[int], planned: Sequence[int], slack: float) -> list[float]:
    """The net gain of each ticket, given the routes that are planned anyway."""
    tables, weights = reader.tables, reader.weights
    cost = list(reader.cost)
    for route in planned:
        cost[route] = 0.0
    network = Network(tables.board, [*reader.own, *planned], reader.dead)
    most = slack * reader.turn_price * weights.room
    known: dict[int, list[float]] = {}
    """The distances from cities; those that are joined already are equally far from everything."""
    label = {} if reader.dead else network.label
    nets = []
    for ticket in tickets:
        points = tables.board.tickets[ticket].points
        if reader.view.variant.judge(ticket, network).done:
            nets.append(float(points) + weights.ticket)
            continue
        price = 0.0
        for a, b in reader.tables.pairs[ticket] if most > 0 else ():
            place = label.get(a, a)
            if place not in known:
                known[place] = distances(reader.near, cost, a, reader.dead, most=most)[0]
            price += known[place][b]
        # A route's cost is roughly its turns in points; a ticket that does not fit into the time left fails.
        if most <= 0 or price > most:
            nets.append(-float(points))
        else:
            nets.append(points * reader.hope - price + weights.ticket)
    return nets


def best_split(reader: ViewReader, options: Sequence[Action], wish: int) -> Action:
    """The announcement whose number of tickets from the more valuable deck is closest to ``wish``."""
    rule, tickets = reader.tables.tickets, reader.tables.board.tickets
    if rule is None or len(options) == 1:
        return options[0]
    prices = {deck: [ticket.points for ticket in tickets if ticket.deck == deck] for deck in rule.decks}
    dear = max(rule.decks, key=lambda deck: sum(prices[deck]) / max(1, len(prices[deck])))
    return min(options, key=lambda action: abs(dict(getattr(action, "split", ())).get(dear, 0) - wish))
