"""Answers to the questions of a view about tickets, routes, cities, the unseen cards and the longest paths."""

from __future__ import annotations

from collections.abc import Mapping

from ttr_widget.kernel.errors import BadInput
from ttr_widget.kernel.facts import CityFacts, RouteFacts, TicketFacts
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.representation import answer_with
from ttr_widget.kernel.state import FREE
from ttr_widget.kernel.view import View
from ttr_widget.rules.longest_path import LongestPath

from .cities import buildings, waiting
from .known_cards import KnownCards
from .payments import missing_cards, nearest_payment
from .positions import position_of
from .routes import why_closed
from .tickets import TicketProgress, ticket_progress
from .unseen import unseen_cards


def held_tickets(view: View) -> tuple[TicketFacts, ...]:
    """The tickets that the view's seat holds, with their progress."""
    if view.seat is None:
        return ()
    return tuple(_ticket(view, progress) for progress in ticket_progress(view))


def any_ticket(view: View, name: object) -> TicketFacts:
    """A ticket, with its progress if the view's seat held it together with its own."""
    number = view.board.reader.number("ticket", name)
    if view.seat is None:
        raise BadInput(Message("error-view-of-nobody"))
    among = {progress.ticket: progress for progress in ticket_progress(view)}
    return _ticket(view, among.get(number) or ticket_progress(view, tickets=[number])[0])


def _ticket(view: View, progress: TicketProgress) -> TicketFacts:
    board = view.board
    ticket = board.tickets[progress.ticket]
    points = progress.points if progress.done else ticket.points
    routes, path = (tuple(board.routes[one].id for one in some) for some in (progress.routes, progress.path))
    return TicketFacts(ticket.id, ticket.cities, ticket.deck, progress.done, points, progress.missing, routes, path)


def any_route(view: View, name: object) -> RouteFacts:
    """A route: who owns it, whether it is open, and what the hand lacks for it."""
    number = view.board.reader.number("route", name)
    route, owner, hand = view.board.routes[number], view.owners[number], view.hand_counts
    payment = missing = None
    if hand is not None:
        payment, missing = nearest_payment(view.variant, number, hand), missing_cards(view.variant, number, hand)
    return RouteFacts(
        route.id,
        route.cities,
        route.length,
        route.color,
        route.kind,
        view.variant.prices[number].points,
        None if owner == FREE else owner,
        why_closed(view).get(number),
        payment,
        missing,
    )


def any_city(view: View, name: object) -> CityFacts:
    """A city: its routes, and what stands there."""
    board = view.board
    number = board.reader.number("city", name)
    city = board.cities[number]
    building = buildings(view).get(city.id)
    routes = tuple(dict.fromkeys(board.routes[route].id for _, route in board.near[number]))
    people = (waiting(view) or {}).get(city.id, ())
    piece, seat = building or (None, None)
    return CityFacts(city.id, city.name, routes, piece, seat, tuple(people))


def unseen_by_name(view: View) -> dict[str, int]:
    """The number of cards of each kind that are neither in the hand nor on the table."""
    return dict(zip(view.variant.kinds.names, unseen_cards(view), strict=True))


def known_hands(view: View) -> tuple[dict[str, int], ...]:
    """The cards that each seat is known to hold, by name: the own hand, and of others what was seen to be taken."""
    known = KnownCards(view.variant, len(view.players))
    known.see(view.events)
    names = view.variant.kinds.names
    hands: list[Mapping[str, int]] = [*known.hands]
    if view.seat is not None and view.hand is not None:
        hands[view.seat] = view.hand
    return tuple({name: hand[name] for name in names if hand[name] > 0} for hand in hands)


def longest_paths(view: View) -> tuple[int, ...]:
    """The length of each seat's longest path, whether or not it scores in this variant."""
    position, rule = position_of(view), LongestPath()
    return tuple(rule.trail(position, seat)[0] for seat in range(len(view.players)))


answer_with(View, "tickets", held_tickets)
answer_with(View, "ticket", any_ticket)
answer_with(View, "route", any_route)
answer_with(View, "city", any_city)
answer_with(View, "unseen", unseen_by_name)
answer_with(View, "known_hands", known_hands)
answer_with(View, "longest_path", longest_paths)
