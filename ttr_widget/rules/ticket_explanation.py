"""How a ticket was completed, or what it lacks: the path, borrowed routes, the shortest gap."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ttr_widget.kernel.connectivity import Network
from ttr_widget.kernel.evidence import Evidence, route_ids
from ttr_widget.kernel.gaps import Gap, Gaps, own_routes_between, spaces
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.reckoning import Reckoning
from ttr_widget.kernel.route_names import names_of, path_name, route_name
from ttr_widget.kernel.sheet import Line
from ttr_widget.kernel.trails import path_through

Cities = Sequence[int]


def ticket_of(reckoning: Reckoning, line: Line) -> int:
    """The number of the ticket that a line of ``tickets.score`` is about."""
    assert line.subject is not None, "a line about a ticket names it"
    return reckoning.variant.board.ticket_number[line.subject.id]


def ticket_evidence(reckoning: Reckoning, seat: int, ticket: int) -> Evidence:
    """The evidence for a ticket that is completed when its cities are connected."""
    cities = reckoning.variant.ticket_cities[ticket]
    network = reckoning.network(seat)
    routes = own_routes_between(reckoning.position, network, cities)
    if routes is None:
        return _not_joined(reckoning, seat, network, cities)
    return _joined(reckoning, seat, cities, routes, "why-ticket.path" if len(cities) == 2 else "why-ticket.network")


def tour_evidence(reckoning: Reckoning, seat: int, ticket: int) -> Evidence:
    """The evidence for a tour: whether the printed order holds, and if not, how far."""
    cities = reckoning.variant.ticket_cities[ticket]
    network = reckoning.network(seat)
    ordered = path_through(network.ends, cities)
    if ordered is not None:
        routes = [network.routes[edge] for edge in ordered]
        return _joined(reckoning, seat, cities, routes, "why-tour.ordered")
    evidence = ticket_evidence(reckoning, seat, ticket)
    if not network.joins(cities):
        return evidence
    kept = max(k for k in range(1, len(cities)) if path_through(network.ends, cities[:k]) is not None)
    names = [reckoning.variant.board.cities[city].name for city in cities]
    broken = Message("why-tour.broken", last=names[kept - 1], next=names[kept])
    return Evidence(evidence.message, evidence.routes, evidence.cities, more=(broken, *evidence.more))


def _joined(reckoning: Reckoning, seat: int, cities: Cities, routes: Sequence[int], key: str) -> Evidence:
    position, board = reckoning.position, reckoning.variant.board
    path = path_name(board, routes) or names_of(board, routes)
    sentence = Message(key, path=path, length=spaces(position, routes))
    borrowed = [route for route in routes if position.owners[route] != seat]
    more = tuple(
        Message("why-ticket.borrowed", route=route_name(board, route), owner=position.names[position.owners[route]])
        for route in borrowed
    )
    return Evidence(sentence, route_ids(board, routes), _ids(reckoning, cities), more=more)


def _not_joined(reckoning: Reckoning, seat: int, network: Network, cities: Cities) -> Evidence:
    board, position = reckoning.variant.board, reckoning.position
    nearest = Gaps(position, seat, network).between(cities)
    more = []
    missing: tuple[int, ...] = ()
    if nearest is not None:
        missing = nearest.routes
        more.append(_nearest_gap(reckoning, seat, nearest))
        if not nearest.free:
            around = Gaps(position, seat, network, free_only=True).between(cities)
            more.append(_NO_DETOUR if around is None else _gap_message("detour", reckoning, around))
    labels = [network.labels(city) for city in cities]
    own = [
        route
        for route, (a, _) in zip(network.routes, network.ends, strict=True)
        if network.label[a] in set().union(*labels)
    ]
    return Evidence(
        _parts(reckoning, seat, network, cities),
        route_ids(board, own),
        _ids(reckoning, cities),
        route_ids(board, missing),
        tuple(more),
    )


def _parts(reckoning: Reckoning, seat: int, network: Network, cities: Cities) -> Message:
    """Which parts of the network the cities belong to."""
    names = [reckoning.variant.board.cities[city].name for city in cities]
    parts = [network.labels(city) for city in cities]
    lonely = [name for name, part in zip(names, parts, strict=True) if not part]
    if lonely:
        return Message("why-ticket.no-route", player=reckoning.position.names[seat], cities=tuple(lonely))
    if len(cities) > 2:
        groups: dict[frozenset[int], list[str]] = {}
        for name, part in zip(names, parts, strict=True):
            groups.setdefault(frozenset(part), []).append(name)
        return Message("why-ticket.groups", groups=" | ".join(", ".join(group) for group in groups.values()))
    sizes = [_size(network, part) for part in parts]
    return Message("why-ticket.apart", a=names[0], a_count=sizes[0], b=names[1], b_count=sizes[1])


def _size(network: Network, labels: set[int]) -> int:
    """The number of cities in these components."""
    return len(
        {
            city
            for route, ends in zip(network.routes, network.ends, strict=True)
            if network.label[ends[0]] in labels
            for city in network.board.ends[route]
        }
    )


_NO_DETOUR = Message("why-ticket.no-detour")


def _nearest_gap(reckoning: Reckoning, seat: int, found: Gap) -> Message:
    """The shortest gap, naming its routes that are taken or closed to this seat."""
    position, board = reckoning.position, reckoning.variant.board
    name = "gap"
    facts: dict[str, Any] = {}
    if found.taken:
        name += "-taken"
        facts["taken"] = tuple(f"{route_name(board, n)} ({position.names[position.owners[n]]})" for n in found.taken)
    if found.closed:
        name += "-closed"
        facts |= {"closed": names_of(board, found.closed), "player": position.names[seat]}
    return _gap_message(name, reckoning, found, **facts)


def _gap_message(name: str, reckoning: Reckoning, found: Gap, **facts: Any) -> Message:
    routes = names_of(reckoning.variant.board, found.routes)
    return Message(f"why-ticket.{name}", gap=routes, length=found.spaces, **facts)


def _ids(reckoning: Reckoning, cities: Cities) -> tuple[str, ...]:
    return tuple(reckoning.variant.board.cities[city].id for city in cities)
