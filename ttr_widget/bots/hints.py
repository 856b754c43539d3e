"""A hint: what the planner would do, and why, in words and as things to light up on the map."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import inf
from random import Random
from typing import Any

from ttr_widget.kernel.action import Action, Claim
from ttr_widget.kernel.errors import Phrase
from ttr_widget.kernel.plain import plain
from ttr_widget.kernel.view import View
from ttr_widget.rules import AnnounceTickets, BuildStation, Draw, Keep, TakeTickets

from .paths import spread
from .plan import Plan, Target, make_plan, planned
from .planner import Planner
from .sight import Sight

_MUCH = 6.0
"""A way round that is so much dearer (in points) is worth a word."""


@dataclass(frozen=True, slots=True)
class Hint:
    """Advice for one seat."""

    action: Action | None
    """What to answer now; ``None`` if somebody else is asked."""
    phrases: tuple[Phrase, ...]
    """The reasons, a sentence each; a phrase keeps its template and facts, for translation."""
    routes: tuple[str, ...]
    """Routes to light up: those still to be built, the nearest first."""
    cities: tuple[str, ...]
    """Cities to light up: the ends of the ticket that the advice is about."""

    @property
    def text(self) -> str:
        """The advice in English."""
        return " ".join(self.phrases)

    def __str__(self) -> str:
        return self.text

    def to_dict(self) -> dict[str, Any]:
        """The hint as JSON knows it."""
        return {
            "action": self.action.text() if self.action is not None else None,
            "text": self.text,
            "phrases": list(map(_parts, self.phrases)),
            "routes": list(self.routes),
            "cities": list(self.cities),
        }


def _parts(phrase: Phrase) -> dict[str, Any]:
    """A phrase's template and facts; a fact that is a phrase itself likewise."""
    facts = {name: _parts(fact) if isinstance(fact, Phrase) else plain(fact) for name, fact in phrase.facts.items()}
    return {"template": phrase.template, "facts": facts}


def hint(view: View) -> Hint | None:
    """The planner's advice to the view's seat; ``None`` for a spectator and when the game is over."""
    if view.seat is None or view.over or view.prompt is None:
        return None
    planner = Planner()
    asked = view.prompt.seat == view.seat
    action = planner.decide(view, view.prompt, Random(0)) if asked else None
    return _Teller(Sight(view, planner.taste)).hint(action)


class _Teller:
    """Puts a decision into words."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.board = sight.atlas.board
        self.plan: Plan = planned(sight)

    def hint(self, action: Action | None) -> Hint:
        told = _TOLD.get(type(action)) if action is not None else None
        target = self._target(action)
        phrases = told(self, action, target) if told else self._other(action, target)
        ticket = self._ticket_of(target)
        cities = self.board.tickets[ticket].cities if ticket is not None else ()
        if isinstance(action, Keep):
            cities = tuple(dict.fromkeys(c for id in action.tickets for c in self.board.ticket(id).cities))
        first = [target.route] if target is not None else []
        routes = dict.fromkeys([*first, *self.plan.routes])
        return Hint(action, tuple(phrases), tuple(self.board.routes[route].id for route in routes), cities)

    def _target(self, action: Action | None) -> Target | None:
        """The route that the advice is about: the one claimed, or the first one that lacks what is drawn."""
        targets = [target for target in self.plan.targets if target.route >= 0]
        if isinstance(action, Claim):
            number = self.board.route_number[action.route]
            return next((target for target in targets if target.route == number), None)
        lacking = [target for target in targets if target.lack]
        if isinstance(action, Draw):
            kinds = self.sight.atlas.kinds
            kind = kinds.number.get(action.card)
            fitting = [t for t in lacking if kind is not None and (kind in t.need.kinds or kind == kinds.wild)]
            lacking = fitting or lacking
        return lacking[0] if lacking else None

    # Words.

    def _claim(self, action: Any, target: Target | None) -> list[Phrase]:
        route = self.board.route_number[action.route]
        said = [Phrase("Claim {route}: {why}.", route=self._named(route), why=self._why(route, target))]
        points = self.sight.atlas.points[route]
        return [*said, Phrase("It brings {points} points at once.", points=points)] if points > 1 else said

    def _draw(self, action: Any, target: Target | None) -> list[Phrase]:
        said = self._aim(target)
        if action.card in self.sight.atlas.kinds.number:
            return [*said, Phrase("Take the {card} card from the display.", card=action.card)]
        return [*said, Phrase("Draw blind from the {deck}: no open card is of more use.", deck=action.card)]

    def _aim(self, target: Target | None) -> list[Phrase]:
        """What the cards are for."""
        if target is None:
            return [Phrase("Gather cards: every planned route can be paid.")]
        why = self._why(target.route, target)
        said = [Phrase("Go for {route}: {why}.", route=self._named(target.route), why=why)]
        kinds = self.sight.atlas.kinds
        plain_lack = target.lack - target.wilds
        if plain_lack and target.need.kinds:
            card = kinds.cards[target.need.kinds[0]].color or kinds.wild_name
            said.append(Phrase("You lack {count} {card}.", count=plain_lack, card=card))
        if target.wilds:
            said.append(Phrase("You lack {count} {card}.", count=target.wilds, card=kinds.wild_name))
        return said

    def _keep(self, action: Any, target: Target | None) -> list[Phrase]:
        names = ", ".join(self._ticket(self.board.ticket_number[id]) for id in action.tickets)
        kept = [self.board.ticket_number[id] for id in action.tickets]
        wanted = [*self.sight.undone, *kept]
        turns = round(make_plan(self.sight, wanted).late)
        return [
            Phrase("Keep {tickets}.", tickets=names),
            Phrase(
                "All your tickets together take about {turns} turns, and about {left} are left.",
                turns=turns,
                left=round(self.sight.turns),
            ),
        ]

    def _tickets(self, action: Any, target: Target | None) -> list[Phrase]:
        return [
            Phrase(
                "Draw tickets: yours take about {turns} turns, about {left} are left, and your network reaches far.",
                turns=round(self.plan.late),
                left=round(self.sight.turns),
            )
        ]

    def _station(self, action: Any, target: Target | None) -> list[Phrase]:
        city = self.board.city(action.city)
        number = self.board.city_number[action.city]
        for loan in self.plan.loans:
            if number in self.board.ends[loan]:
                owner = self.sight.view.players[self.sight.view.owners[loan]]
                words = "Build a station in {city}: it lends you {route} of {player}."
                return [Phrase(words, city=city.name, route=self._named(loan), player=owner)]
        return [Phrase("Build a station in {city}.", city=city.name)]

    def _other(self, action: Action | None, target: Target | None) -> list[Phrase]:
        if action is None:
            return self._aim(target)
        return [Phrase("Play “{action}”: it serves your plan best.", action=action.text())]

    def _why(self, route: int, target: Target | None) -> str:
        """Why a route is wanted."""
        ticket = self._ticket_of(target)
        if ticket is None:
            return Phrase("it is worth {points} points", points=self.sight.atlas.points[route])
        longer = self._way_round(route, ticket)
        words = "it is on the best way to finish {ticket}"
        if longer == inf:
            words = "it is the only way left to finish {ticket}"
        elif longer > _MUCH:
            words = "any other way to finish {ticket} is much longer"
        return Phrase(words, ticket=self._ticket(ticket))

    def _way_round(self, route: int, ticket: int) -> float:
        """How much dearer the ticket is without this route (and the tracks beside it)."""
        group = self.board.group_of[route]
        cost = list(self.sight.cost)
        for track in self.board.groups[group] if group >= 0 else (route,):
            cost[track] = inf
        cities = self.sight.view.variant.ticket_cities[ticket]
        near, dead, before = self.sight.atlas.near, self.sight.dead, self.sight.cost
        return max(
            spread(near, cost, a, dead)[0][b] - spread(near, before, a, dead)[0][b]
            for a, b in zip(cities, cities[1:], strict=False)
        )

    def _ticket_of(self, target: Target | None) -> int | None:
        """The ticket worth most that a route is for."""
        if target is None:
            return None
        users = [ticket for ticket, path in self.plan.paths.items() if target.route in path]
        return max(users, key=lambda ticket: self.board.tickets[ticket].points, default=None)

    def _named(self, route: int) -> str:
        a, b = self.board.ends[route]
        return f"{self.board.cities[a].name}–{self.board.cities[b].name}"

    def _ticket(self, ticket: int) -> str:
        cities = self.sight.view.variant.ticket_cities[ticket]
        return "–".join(self.board.cities[city].name for city in cities)


_TOLD: Mapping[type[Action], Callable[[_Teller, Any, Target | None], list[Phrase]]] = {
    Claim: _Teller._claim,
    Draw: _Teller._draw,
    Keep: _Teller._keep,
    TakeTickets: _Teller._tickets,
    AnnounceTickets: _Teller._tickets,
    BuildStation: _Teller._station,
}
