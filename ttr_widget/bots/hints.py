"""Hints: the planner's advice, with reasons in words and things to highlight on the map."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from math import inf
from random import Random
from typing import Any

from ttr_widget.bots.evaluation import Evaluator
from ttr_widget.bots.planning.plan import Plan, Target, make_plan, planned
from ttr_widget.bots.planning.planner import Planner
from ttr_widget.bots.planning.tables import HarbourNeed, Need, ShipNeed
from ttr_widget.bots.planning.view_reader import ViewReader
from ttr_widget.bots.verdicts import compared, standing
from ttr_widget.kernel import turn
from ttr_widget.kernel.action import Action, Claim, Pass
from ttr_widget.kernel.cheapest_paths import distances
from ttr_widget.kernel.connectivity import Network
from ttr_widget.kernel.hint import Hint
from ttr_widget.kernel.message import Message
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


def hint(view: View, nodes: int | None = None) -> Hint | None:
    """The planner's advice to the view's seat; ``None`` for a spectator and after the end of the game.

    With ``nodes``, so many decisions of imagined games are spent on comparing the answers (see :func:`evaluate`; 5000
    take some seconds).  The advice then says how the seat stands and what the obvious alternatives lose, and if another
    answer is surely better than the planner's, it recommends that one.
    """
    if view.seat is None or view.over or view.prompt is None:
        return None
    planner = Planner()
    asked = view.prompt.seat == view.seat
    action = planner.decide(view, view.prompt, Random(0)) if asked else None
    advice = _Teller(planner.reader(view)).hint(action)
    if nodes is None:
        return advice
    evaluator = Evaluator(view, nodes)
    evaluator.finish()
    return thought(advice, evaluator)


def thought(advice: Hint, evaluator: Evaluator) -> Hint:
    """The planner's advice after an evaluation: another answer if that is surely better, and what both are worth."""
    found, best, messages = evaluator.result, evaluator.recommended, advice.messages
    if best is not None and best != advice.action:
        advice = replace(advice, action=best)
        messages = (Message("verdict-better", move=best.text()),)
    if found.is_told:
        messages = (*messages, standing(found))
    if best is not None:
        messages = (*messages, *compared(evaluator, best))
    return replace(advice, messages=messages)


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
        messages = told(self, action, target) if told else self._other(action, target)
        ticket = self._ticket_of(target)
        cities = self.board.tickets[ticket].cities if ticket is not None else ()
        if isinstance(action, Keep):
            cities = tuple(dict.fromkeys(c for id in action.tickets for c in self.board.ticket(id).cities))
        first = [target.route] if target is not None and target.route >= 0 else []
        if target is not None and target.city >= 0:
            cities = (self.board.cities[target.city].id,)
        routes = dict.fromkeys([*first, *self.plan.routes])
        return Hint(action, tuple(messages), tuple(self.board.routes[route].id for route in routes), cities)

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

    def _claim(self, action: Any, target: Target | None) -> list[Message]:
        route = self.board.route_number[action.route]
        why = self._why(route, target)
        said = [Message("hint-claim", route=self._named(route), cards=action.cards, why=why)]
        points = self.reader.tables.points[route]
        if points > 1 and "points" not in why.facts:
            said.append(Message("hint-points", points=points))
        return said

    def _draw(self, action: Any, target: Target | None) -> list[Message]:
        said = self._aim(target)
        kind = self.kinds.number.get(action.card)
        if kind is not None and target is not None and not self._fits(target, action.card):
            return [*said, Message("hint-take.meanwhile", card=action.card)]
        if kind is not None:
            return [*said, Message("hint-take", card=action.card)]
        return [*said, self._blind(action)]

    def _blind(self, action: Any) -> Message:
        """Why to draw blind; a face-up wild may be useful but not available as a second card."""
        deck, wild = action.card, self.kinds.wild_name
        if self.kinds.wild is None or self.kinds.wild not in self.reader.display:
            return Message("hint-blind", deck=deck)
        if any(getattr(one, "card", "") == wild for one in turn.choices(self.reader.position)):
            return Message("hint-blind.only-card", deck=deck, wild=wild)
        return Message("hint-blind.second-card", deck=deck, wild=wild)

    def _aim(self, target: Target | None) -> list[Message]:
        """What the cards are collected for."""
        if target is None and not self.plan.targets:
            return [Message("hint-gather")]
        if target is None:
            return [Message("hint-gather.paid")]
        if target.route < 0:
            return [Message("hint-harbour.gather", city=self._city(target)), self._lack(target)]
        why = self._why(target.route, target)
        said = [Message("hint-go", route=self._named(target.route), why=why), self._lack(target)]
        needs = self.reader.tables.needs[target.route]
        alone = min([self._still(need, need.missing(self.reader.hand)) for need in needs])
        if alone < self._still(target.need, (target.lack, target.wilds, target.spent)):
            said.append(Message("hint-kept"))
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

    def _lack(self, target: Target) -> Message:
        """The cards that are still missing."""
        need, cards = target.need, self.kinds.cards
        if isinstance(need, HarbourNeed):
            return Message("hint-harbour.lack", count=target.lack)
        colors = {cards[kind].color for kind in need.kinds}
        if isinstance(need, ShipNeed):
            spaces = self._still(need, (target.lack, target.wilds, target.spent))
            return Message("hint-lack.ships", color=colors.pop(), spaces=spaces)
        if len(colors) > 1:
            return Message("hint-lack.pairs", count=target.lack)
        name = cards[need.kinds[0]].name if colors else self.kinds.wild_name
        lacking = ((name, target.lack - target.wilds), (self.kinds.wild_name, target.wilds))
        return Message("hint-lack", cards={card: count for card, count in lacking if count})

    def _keep(self, action: Any, target: Target | None) -> list[Message]:
        kept = [self.board.ticket_number[id] for id in action.tickets]
        turns = round(make_plan(self.reader, [*self.reader.undone, *kept]).late)
        return [
            Message("hint-keep", tickets=tuple(map(self._ticket, kept))),
            Message("hint-keep.turns", turns=turns, left=round(self.reader.turns)),
        ]

    def _tickets(self, action: Any, target: Target | None) -> list[Message]:
        """Why to draw tickets, and from which decks if these must be announced."""
        split = {deck: count for deck, count in getattr(action, "split", ()) if count}
        said = [Message("hint-tickets.split", split=split)]
        if not self.reader.view.turn:
            return said
        why = Message("hint-tickets", turns=round(self.plan.late), left=round(self.reader.turns))
        if not self.reader.undone:
            why = Message("hint-tickets.done", left=round(self.reader.turns))
        if self.reader.turns <= 1:
            why = Message("hint-tickets.last")
        return [why, *(said if split else ())]

    def _station(self, action: Any, target: Target | None) -> list[Message]:
        city = self.board.city(action.city).name
        number = self.board.city_number[action.city]
        for loan in self.plan.loans:
            if number in self.board.ends[loan]:
                owner = self.reader.view.players[self.reader.view.owners[loan]]
                facts = {"city": city, "cards": action.cards, "route": self._named(loan), "player": owner}
                said = [Message("hint-station", **facts)]
                users = tuple(self._ticket(ticket) for ticket, path in self.plan.paths.items() if loan in path)
                return [*said, Message("hint-station.serves", tickets=users)] if users else said
        return [Message("hint-station.idle", city=city, cards=action.cards)]

    def _harbour(self, action: Any, target: Target | None) -> list[Message]:
        count = sum(action.city in self.board.tickets[ticket].cities for ticket in self.reader.held)
        city = self.board.city(action.city).name
        if not count:
            return [Message("hint-harbour.left", city=city, cards=action.cards)]
        return [Message("hint-harbour", city=city, cards=action.cards, count=count)]

    def _exchange(self, action: Any, target: Target | None) -> list[Message]:
        return [Message("hint-exchange", count=action.count, give=action.give, get=action.get)]

    def _pieces(self, action: Any, target: Target | None) -> list[Message]:
        return [Message("hint-pieces", trains=action.trains, ships=action.ships)]

    def _pay(self, action: Any, target: Target | None) -> list[Message]:
        route = self._asked_route()
        target = next((target for target in self.plan.targets if target.route == route), None)
        why = self._why(route, target)
        return [Message("hint-pay", cards=action.cards, route=self._named(route), why=why)]

    def _decline(self, action: Any, target: Target | None) -> list[Message]:
        route = self._named(self._asked_route())
        if len(turn.choices(self.reader.position)) == 1:
            return [Message("hint-decline.unpaid", route=route)]
        return [Message("hint-decline", route=route)]

    def _asked_route(self) -> int:
        """The route of the open question."""
        prompt = self.reader.view.prompt
        assert prompt is not None, "there is a question"
        return self.board.route_number[prompt.about["route"]]

    def _passengers(self, action: Any, target: Target | None) -> list[Message]:
        who = tuple(
            Message("hint-passengers.one", color=color, city=self.board.city(city).name)
            for city, color in action.passengers
        )
        if not who:
            return [Message("hint-passengers.nobody")]
        return [Message("hint-passengers", passengers=who)]

    def _refill(self, action: Any, target: Target | None) -> list[Message]:
        return [Message("hint-refill", deck=action.deck)]

    def _pass(self, action: Any, target: Target | None) -> list[Message]:
        return [Message("hint-pass")]

    def _other(self, action: Action | None, target: Target | None) -> list[Message]:
        if action is None:
            return self._aim(target)
        return [Message("hint-other", action=action.text())]

    def _why(self, route: int, target: Target | None) -> Message:
        """Why a route is useful."""
        ticket = self._ticket_of(target)
        longer = self._way_round(route, ticket, self.reader.cost_with_loans) if ticket is not None else 0.0
        if ticket is not None and longer == inf:
            return Message("hint-why.only", ticket=self._ticket(ticket))
        if ticket is not None and self._way_round(route, ticket, self.reader.cost) == inf:
            return Message("hint-station.only", ticket=self._ticket(ticket))
        if finished := self._finished(route):
            names = tuple(map(self._ticket, finished))
            return Message("hint-why.completes", count=len(finished), tickets=names)
        if ticket is None:
            return Message("hint-why.points", points=self.reader.tables.points[route])
        if longer > _MUCH:
            return Message("hint-why.longer", ticket=self._ticket(ticket))
        return Message("hint-why", ticket=self._ticket(ticket))

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


_TOLD: Mapping[type[Action], Callable[[_Teller, Any, Target | None], list[Message]]] = {
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
