"""How a ticket was completed, or what is missing: the way, its borrowed routes, the nearest gap."""

from __future__ import annotations

from collections.abc import Sequence

from ttr_widget.kernel.connectivity import Network
from ttr_widget.kernel.errors import Phrase
from ttr_widget.kernel.evidence import Evidence, route_ids
from ttr_widget.kernel.gaps import Gap, Gaps, own_routes_between, spaces
from ttr_widget.kernel.route_names import names_of, path_name, route_name
from ttr_widget.kernel.sheet import Reckoning
from ttr_widget.kernel.trails import path_through

Cities = Sequence[int]


def ticket_evidence(reckoning: Reckoning, seat: int, ticket: int) -> Evidence:
    """The evidence for a ticket that counts as completed as soon as its cities are joined."""
    cities = reckoning.variant.ticket_cities[ticket]
    network = reckoning.network(seat)
    routes = own_routes_between(reckoning.position, network, cities)
    if routes is None:
        return _not_joined(reckoning, seat, network, cities)
    template = "The way is {path}, length {length}." if len(cities) == 2 else "Joined by {path}, length {length}."
    return _joined(reckoning, seat, cities, routes, template)


def tour_evidence(reckoning: Reckoning, seat: int, ticket: int) -> Evidence:
    """The evidence for a tour: whether the printed order is kept, and if not, up to where."""
    cities = reckoning.variant.ticket_cities[ticket]
    network = reckoning.network(seat)
    ordered = path_through(network.ends, cities)
    if ordered is not None:
        routes = [network.routes[edge] for edge in ordered]
        return _joined(reckoning, seat, cities, routes, "In the printed order: {path}, length {length}.")
    evidence = ticket_evidence(reckoning, seat, ticket)
    if not network.joins(cities):
        return evidence
    kept = max(k for k in range(1, len(cities)) if path_through(network.ends, cities[:k]) is not None)
    names = [reckoning.variant.board.cities[city].name for city in cities]
    broken = Phrase(
        "The printed order holds as far as {last}; no way that enters no city twice goes on to {next}.",
        last=names[kept - 1],
        next=names[kept],
    )
    return Evidence(evidence.message, evidence.routes, evidence.cities, more=(broken, *evidence.more))


def _joined(reckoning: Reckoning, seat: int, cities: Cities, routes: Sequence[int], template: str) -> Evidence:
    position, board = reckoning.position, reckoning.variant.board
    path = path_name(board, routes) or names_of(board, routes)
    sentence = Phrase(template, path=path, length=spaces(position, routes))
    borrowed = [route for route in routes if position.owners[route] != seat]
    more = tuple(
        Phrase(
            "{route} is borrowed from {owner}.",
            route=route_name(board, route),
            owner=position.names[position.owners[route]],
        )
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
        more.append(_gap_words(reckoning, seat, nearest))
        if not nearest.free:
            around = Gaps(position, seat, network, free_only=True).between(cities)
            more.append(_NO_WAY if around is None else _gap_words(reckoning, seat, around, "way"))
    labels = [network.labels(city) for city in cities]
    own = [
        route
        for route, (a, _) in zip(network.routes, network.ends, strict=True)
        if network.label[a] in set().union(*labels)
    ]
    return Evidence(
        _parts(reckoning, network, cities),
        route_ids(board, own),
        _ids(reckoning, cities),
        route_ids(board, missing),
        tuple(more),
    )


def _parts(reckoning: Reckoning, network: Network, cities: Cities) -> Phrase:
    """Which parts of the network the cities belong to."""
    names = [reckoning.variant.board.cities[city].name for city in cities]
    parts = [network.labels(city) for city in cities]
    lonely = [name for name, part in zip(names, parts, strict=True) if not part]
    if lonely:
        return Phrase("No own route reaches {cities}.", cities=", ".join(lonely))
    if len(cities) > 2:
        groups: dict[frozenset[int], list[str]] = {}
        for name, part in zip(names, parts, strict=True):
            groups.setdefault(frozenset(part), []).append(name)
        said = " | ".join(", ".join(group) for group in groups.values())
        return Phrase("Nothing joins all of them: {parts}.", parts=said)
    sizes = [_size(network, part) for part in parts]
    return Phrase(
        "Nothing joins {a}'s part ({a_count} {a_count:city|cities}) with {b}'s part ({b_count} {b_count:city|cities}).",
        a=names[0],
        a_count=sizes[0],
        b=names[1],
        b_count=sizes[1],
    )


def _size(network: Network, labels: set[int]) -> int:
    """How many cities these connected pieces have."""
    return len(
        {
            city
            for route, ends in zip(network.routes, network.ends, strict=True)
            if network.label[ends[0]] in labels
            for city in network.board.ends[route]
        }
    )


_NO_WAY = Phrase("No free way is left.")


def _gap_words(reckoning: Reckoning, seat: int, found: Gap, what: str = "gap") -> Phrase:
    position, board = reckoning.position, reckoning.variant.board
    facts = {"gap": names_of(board, found.routes), "length": found.spaces}
    if what == "way":
        return Phrase("The nearest free way round: {gap}, length {length}.", **facts)
    taken = ", ".join(f"{route_name(board, n)} ({position.names[position.owners[n]]})" for n in found.taken)
    closed = names_of(board, found.closed)
    if taken and closed:
        template = "The nearest gap: {gap}, length {length}; taken: {taken}; closed to {player}: {closed}."
        return Phrase(template, **facts, taken=taken, closed=closed, player=position.names[seat])
    if taken:
        return Phrase("The nearest gap: {gap}, length {length}; taken: {taken}.", **facts, taken=taken)
    if closed:
        template = "The nearest gap: {gap}, length {length}; closed to {player}: {closed}."
        return Phrase(template, **facts, closed=closed, player=position.names[seat])
    return Phrase("The nearest gap: {gap}, length {length}, free.", **facts)


def _ids(reckoning: Reckoning, cities: Cities) -> tuple[str, ...]:
    return tuple(reckoning.variant.board.cities[city].id for city in cities)
