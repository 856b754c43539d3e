"""The names of a board's cities, routes and tickets, for sentences."""

from __future__ import annotations

from .board import Board


class BoardNames:
    """Maps ids of cities, routes and tickets to names; ``words`` are the texts of rules defined outside the package."""

    def __init__(self, board: Board, words: str = "") -> None:
        self.words = words
        self._cities = {city.id: city.name for city in board.cities}
        self._routes = {route.id: self._joined(route.cities) for route in board.routes}
        self._tickets = {ticket.id: (self._joined(ticket.cities), ticket.points) for ticket in board.tickets}

    def _joined(self, cities: tuple[str, ...]) -> str:
        return "–".join([self._cities[city] for city in cities])

    def city(self, id: str) -> str:
        return self._cities.get(id, id)

    def route(self, id: str) -> str:
        return self._routes.get(id, id)

    def ticket(self, id: str) -> str:
        return self._tickets[id][0] if id in self._tickets else id

    def points(self, ticket: str) -> int | None:
        return self._tickets[ticket][1] if ticket in self._tickets else None
