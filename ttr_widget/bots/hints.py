"""Hints: the planner's advice, with reasons in words and things to highlight on the map."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from math import inf
from random import Random
from typing import Any

from ttr_widget.bots.planning.plan import Plan, Target, make_plan, planned, with_loans
from ttr_widget.bots.planning.planner import Planner
from ttr_widget.bots.planning.tables import HarbourNeed, Need, ShipNeed
from ttr_widget.bots.planning.view_reader import ViewReader
from ttr_widget.kernel import turn
from ttr_widget.kernel.action import Action, Claim, Pass
from ttr_widget.kernel.cheapest_paths import distances
from ttr_widget.kernel.connectivity import Network
from ttr_widget.kernel.errors import Phrase
from ttr_widget.kernel.hint import Hint
from ttr_widget.kernel.view import View
from ttr_widget.rules import (
    AnnounceTickets,
    BuildHarbour,
    BuildStation,
    ChoosePieces,
    Decline,
    Draw,
    Exchange,
    Keep,
    Pay,
    Refill,
    TakePassengers,
    TakeTickets,
)

_MUCH = 6.0
"""A detour that costs at least this much more (in points) is mentioned."""


def hint(view: View) -> Hint | None:
    """The planner's advice to the view's seat; ``None`` for a spectator and after the end of the game."""
    if view.seat is None or view.over or view.prompt is None:
        return None
    planner = Planner()
    asked = view.prompt.seat == view.seat
    action = planner.decide(view, view.prompt, Random(0)) if asked else None
    return _Teller(ViewReader(view, planner.weights)).hint(action)


class _Teller:
    """Explains a decision in words."""

    def __init__(self, reader: ViewReader) -> None:
        self.reader = reader
        self.board = reader.tables.board
        self.kinds = reader.tables.kinds
        self.plan: Plan = planned(reader)

    def hint(self, action: Action | None) -> Hint:
        told = _TOLD.get(type(action)) if action is not None else None
        target = self._target(action)
        phrases = told(self, action, target) if told else self._other(action, target)
        ticket = self._ticket_of(target)
        cities = self.board.tickets[ticket].cities if ticket is not None else ()
        if isinstance(action, Keep):
            cities = tuple(dict.fromkeys(c for id in action.tickets for c in self.board.ticket(id).cities))
        first = [target.route] if target is not None and target.route >= 0 else []
        if target is not None and target.city >= 0:
            cities = (self.board.cities[target.city].id,)
        routes = dict.fromkeys([*first, *self.plan.routes])
        return Hint(action, tuple(phrases), tuple(self.board.routes[route].id for route in routes), cities)

    def _target(self, action: Action | None) -> Target | None:
        """The subject of the advice: the route claimed, or the first target that lacks the card drawn."""
        targets = self.plan.targets
        if isinstance(action, Claim):
            number = self.board.route_number[action.route]
            return next((target for target in targets if target.route == number), None)
        lacking = [target for target in targets if target.lack]
        if isinstance(action, Draw):
            lacking = [target for target in lacking if self._fits(target, action.card)] or lacking
        return lacking[0] if lacking else None

    def _fits(self, target: Target, drawn: str) -> bool:
        """Whether this card, or a card of this deck, can be one that the target lacks."""
        kind = self.kinds.number.get(drawn)
        if kind is None:
            return any(self.kinds.cards[wanted].deck == drawn for wanted in target.need.kinds)
        if kind == self.kinds.wild:
            return True
        return target.lack > target.wilds and kind in target.need.helpful(self.reader.hand)

    # Sentences.

    def _claim(self, action: Any, target: Target | None) -> list[Phrase]:
        route = self.board.route_number[action.route]
        why = self._why(route, target)
        said = [Phrase("Claim {route} with {cards}: {why}.", route=self._named(route), cards=action.cards, why=why)]
        points = self.reader.tables.points[route]
        if points > 1 and "points" not in why.facts:
            said.append(Phrase("It brings {points} {points:point|points} at once.", points=points))
        return said

    def _draw(self, action: Any, target: Target | None) -> list[Phrase]:
        said = self._aim(target)
        kind = self.kinds.number.get(action.card)
        if kind is not None and target is not None and not self._fits(target, action.card):
            return [*said, Phrase("Meanwhile take this open card: {card:card}.", card=action.card)]
        if kind is not None:
            return [*said, Phrase("Take this open card: {card:card}.", card=action.card)]
        return [*said, self._blind(action)]

    def _blind(self, action: Any) -> Phrase:
        """Why to draw blind; a face-up wild may be useful but not available as a second card."""
        deck, wild = _deck(action.card), self.kinds.wild_name
        if self.kinds.wild is None or self.kinds.wild not in self.reader.display:
            return Phrase("Draw blind from {deck}: no open card is of more use.", deck=deck)
        if any(getattr(one, "card", "") == wild for one in turn.choices(self.reader.position)):
            return Phrase("Draw blind from {deck}: an open {wild:card} would be your only card.", deck=deck, wild=wild)
        return Phrase("Draw blind from {deck}: an open {wild:card} cannot be the second card.", deck=deck, wild=wild)

    def _aim(self, target: Target | None) -> list[Phrase]:
        """The purpose of the cards."""
        if target is None and not self.plan.targets:
            return [Phrase("Gather cards: there is no route left that is worth a plan.")]
        if target is None:
            return [Phrase("Gather cards: you can pay for all that is planned.")]
        if target.route < 0:
            return [Phrase("Gather cards for a harbour in {city}.", city=self._city(target)), self._lack(target)]
        why = self._why(target.route, target)
        said = [Phrase("Go for {route}: {why}.", route=self._named(target.route), why=why), self._lack(target)]
        needs = self.reader.tables.needs[target.route]
        alone = min([self._still(need, need.missing(self.reader.hand)) for need in needs])
        if alone < self._still(target.need, (target.lack, target.wilds, target.spent)):
            said.append(Phrase("Some of your cards are kept for other routes."))
        return said

    def _still(self, need: Need, missing: tuple[int, int, Sequence[tuple[int, int]]]) -> int:
        """What is still missing: cards, or for ships spaces, as one card may cover two."""
        lack, _, spent = missing
        if not lack or not isinstance(need, ShipNeed):
            return lack
        spaces = [used * (self.kinds.cards[kind].spaces if kind != need.wild else 1) for kind, used in spent]
        return max(1, need.count - sum(spaces))

    def _city(self, target: Target) -> str:
        return self.board.cities[target.city].name

    def _lack(self, target: Target) -> Phrase:
        """The cards that are still missing."""
        need, cards = target.need, self.kinds.cards
        if isinstance(need, HarbourNeed):
            words = "You lack {count} {count:card|cards} of one colour with the harbour mark."
            return Phrase(words, count=target.lack)
        colors = {cards[kind].color for kind in need.kinds}
        if isinstance(need, ShipNeed):
            words = "You lack {color:word} ships for {spaces} {spaces:space|spaces}."
            spaces = self._still(need, (target.lack, target.wilds, target.spent))
            return Phrase(words, color=colors.pop(), spaces=spaces)
        if len(colors) > 1:
            return Phrase("You lack {count} {count:card|cards} to make pairs of a colour.", count=target.lack)
        name = cards[need.kinds[0]].name if colors else self.kinds.wild_name
        lacking = ((name, target.lack - target.wilds), (self.kinds.wild_name, target.wilds))
        return Phrase("You lack {cards}.", cards={card: count for card, count in lacking if count})

    def _keep(self, action: Any, target: Target | None) -> list[Phrase]:
        kept = [self.board.ticket_number[id] for id in action.tickets]
        turns = round(make_plan(self.reader, [*self.reader.undone, *kept]).late)
        words = "All your tickets together take about {turns} {turns:turn|turns}, and about {left} are left."
        return [
            Phrase("Keep {tickets}.", tickets=", ".join(map(self._ticket, kept))),
            Phrase(words, turns=turns, left=round(self.reader.turns)),
        ]

    def _tickets(self, action: Any, target: Target | None) -> list[Phrase]:
        """Why to draw tickets, and from which decks if these must be announced."""
        split = {deck: count for deck, count in getattr(action, "split", ()) if count}
        said = [Phrase("Ask for {split:count} tickets; dear ones bring more, cheap ones are safer.", split=split)]
        if not self.reader.view.turn:
            return said
        words = "Draw tickets: yours take about {turns} {turns:turn|turns}, about {left} are left, and you reach far."
        why = Phrase(words, turns=round(self.plan.late), left=round(self.reader.turns))
        if not self.reader.undone:
            words = "Draw tickets: yours are done, about {left} {left:turn is|turns are} left, and you reach far."
            why = Phrase(words, left=round(self.reader.turns))
        if self.reader.turns <= 1:
            why = Phrase("Draw tickets: your network may have completed some of them already.")
        return [why, *(said if split else ())]

    def _station(self, action: Any, target: Target | None) -> list[Phrase]:
        city = self.board.city(action.city).name
        number = self.board.city_number[action.city]
        for loan in self.plan.loans:
            if number in self.board.ends[loan]:
                owner = self.reader.view.players[self.reader.view.owners[loan]]
                words = "Build a station in {city} with {cards}: it lends you {route} of {player}."
                said = [Phrase(words, city=city, cards=action.cards, route=self._named(loan), player=owner)]
                users = [self._ticket(ticket) for ticket, path in self.plan.paths.items() if loan in path]
                return [*said, Phrase("That serves {tickets}.", tickets=", ".join(users))] if users else said
        return [
            Phrase(
                "Build a station in {city} with {cards}: it is worth more there than in the box.",
                city=city,
                cards=action.cards,
            )
        ]

    def _harbour(self, action: Any, target: Target | None) -> list[Phrase]:
        count = sum(action.city in self.board.tickets[ticket].cities for ticket in self.reader.held)
        city = self.board.city(action.city).name
        if not count:
            words = "Build a harbour in {city} with {cards}: each one left in the box costs points."
            return [Phrase(words, city=city, cards=action.cards)]
        words = "Build a harbour in {city} with {cards}: {count} of your tickets {count:names|name} that city."
        return [Phrase(words, city=city, cards=action.cards, count=count)]

    def _exchange(self, action: Any, target: Target | None) -> list[Phrase]:
        words = "Exchange {count} {give:of count} for {get:word}: the planned routes take more of them than you have."
        return [Phrase(words, count=action.count, give=action.give, get=action.get)]

    def _pieces(self, action: Any, target: Target | None) -> list[Phrase]:
        words = "Take {trains} {trains:train|trains} and {ships} {ships:ship|ships}: about what your tickets need."
        return [Phrase(words, trains=action.trains, ships=action.ships)]

    def _pay(self, action: Any, target: Target | None) -> list[Phrase]:
        route = self._asked_route()
        target = next((target for target in self.plan.targets if target.route == route), None)
        words = "Pay {cards} for the tunnel {route}: {why}."
        why = self._why(route, target)
        return [Phrase(words, cards=action.cards, route=self._named(route), why=why)]

    def _decline(self, action: Any, target: Target | None) -> list[Phrase]:
        route = self._named(self._asked_route())
        if len(turn.choices(self.reader.position)) == 1:
            return [Phrase("Decline the tunnel {route}: your cards do not pay for it.", route=route)]
        return [Phrase("Decline the tunnel {route}: these cards serve you better elsewhere.", route=route)]

    def _asked_route(self) -> int:
        """The route of the open question."""
        prompt = self.reader.view.prompt
        assert prompt is not None, "there is a question"
        return self.board.route_number[prompt.about["route"]]

    def _passengers(self, action: Any, target: Target | None) -> list[Phrase]:
        who = tuple(
            Phrase("{color:word} ({city})", color=color, city=self.board.city(city).name)
            for city, color in action.passengers
        )
        if not who:
            return [Phrase("Take nobody: it would bring you nothing.")]
        return [
            Phrase("Take these passengers: {passengers}; whoever has most of a colour gets its prize.", passengers=who)
        ]

    def _refill(self, action: Any, target: Target | None) -> list[Phrase]:
        deck = _deck(action.deck)
        return [Phrase("Fill the empty place from {deck}: its cards are of more use to you.", deck=deck)]

    def _pass(self, action: Any, target: Target | None) -> list[Phrase]:
        return [Phrase("You can do nothing but pass.")]

    def _other(self, action: Action | None, target: Target | None) -> list[Phrase]:
        if action is None:
            return self._aim(target)
        return [Phrase("Play “{action}”: it serves your plan best.", action=action.text())]

    def _why(self, route: int, target: Target | None) -> Phrase:
        """Why a route is useful."""
        ticket = self._ticket_of(target)
        longer = self._way_round(route, ticket, with_loans(self.reader)) if ticket is not None else 0.0
        if ticket is not None and longer == inf:
            return Phrase("it is the only way left to finish {ticket}", ticket=self._ticket(ticket))
        if ticket is not None and self._way_round(route, ticket, self.reader.cost) == inf:
            return Phrase("without it only stations can still finish {ticket}", ticket=self._ticket(ticket))
        if finished := self._finished(route):
            names = ", ".join(map(self._ticket, finished))
            return Phrase("it finishes the {count:ticket|tickets} {tickets}", count=len(finished), tickets=names)
        if ticket is None:
            return Phrase("it is worth {points} {points:point|points}", points=self.reader.tables.points[route])
        if longer > _MUCH:
            return Phrase("any other way to finish {ticket} is much longer", ticket=self._ticket(ticket))
        return Phrase("it is on the best way to finish {ticket}", ticket=self._ticket(ticket))

    def _finished(self, route: int) -> list[int]:
        """The tickets that this route would complete."""
        network = Network(self.board, [*self.reader.own, route], self.reader.dead)
        return [ticket for ticket in self.reader.undone if self.reader.view.variant.judge(ticket, network).done]

    def _way_round(self, route: int, ticket: int, before: list[float]) -> float:
        """The extra cost of a ticket without this route and its parallel tracks."""
        group = self.board.group_of[route]
        cost = list(before)
        for track in self.board.groups[group] if group >= 0 else (route,):
            cost[track] = inf
        cities = self.reader.view.variant.ticket_cities[ticket]
        near, dead = self.reader.tables.near, self.reader.dead
        return max(
            distances(near, cost, a, dead)[0][b] - distances(near, before, a, dead)[0][b] for a, b in pairwise(cities)
        )

    def _ticket_of(self, target: Target | None) -> int | None:
        """The most valuable ticket that uses a route."""
        if target is None:
            return None
        users = [ticket for ticket, path in self.plan.paths.items() if target.route in path]
        return max(users, key=lambda ticket: self.board.tickets[ticket].points, default=None)

    def _named(self, route: int) -> str:
        a, b = self.board.ends[route]
        return f"{self.board.cities[a].name}–{self.board.cities[b].name}"

    def _ticket(self, ticket: int) -> str:
        cities = self.reader.view.variant.ticket_cities[ticket]
        return "–".join(self.board.cities[city].name for city in cities)


def _deck(name: str) -> Phrase:
    """The name of a card deck."""
    if name.startswith("train"):
        return Phrase("the train deck")
    return Phrase("the ship deck") if name.startswith("ship") else Phrase("the deck")


_TOLD: Mapping[type[Action], Callable[[_Teller, Any, Target | None], list[Phrase]]] = {
    Claim: _Teller._claim,
    Draw: _Teller._draw,
    Keep: _Teller._keep,
    TakeTickets: _Teller._tickets,
    AnnounceTickets: _Teller._tickets,
    BuildStation: _Teller._station,
    BuildHarbour: _Teller._harbour,
    Exchange: _Teller._exchange,
    ChoosePieces: _Teller._pieces,
    Pay: _Teller._pay,
    Decline: _Teller._decline,
    TakePassengers: _Teller._passengers,
    Refill: _Teller._refill,
    Pass: _Teller._pass,
}
