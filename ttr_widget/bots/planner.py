"""The planner: plans its tickets as a cheap network, and claims, draws and pays for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random

from ttr_widget.kernel import turn
from ttr_widget.kernel.action import Action
from ttr_widget.kernel.prompt import Prompt
from ttr_widget.kernel.view import View

from .cards import best_draw, blind_value, cheapest, price_of, wants
from .keeping import best_keep, best_split
from .plan import make_plan, planned
from .sight import Sight, passenger_values
from .table import random_of
from .taste import Taste
from .turns import choose_turn


@dataclass(frozen=True)
class Planner:
    """Plans the whole rest of the game anew at every turn; nothing is kept in between."""

    taste: Taste = field(default_factory=Taste)
    name: str = "planner"

    def decide(self, view: View, prompt: Prompt, rng: Random) -> Action:
        """The answer that serves the plan."""
        return self.answer(Sight(view, self.taste), prompt, rng)

    def answer(self, sight: Sight, prompt: Prompt, rng: Random) -> Action:
        """The answer that serves the plan, for who has read the view already."""
        legal = turn.choices(sight.position)
        if len(legal) == 1:
            return legal[0]
        answer = _ANSWERS.get(prompt.kind, _unknown)
        return answer(sight, prompt, legal, rng)


def _turn(sight: Sight, prompt: Prompt, legal: Sequence[Action], rng: Random) -> Action:
    return choose_turn(sight, planned(sight), legal)


def _draw(sight: Sight, prompt: Prompt, legal: Sequence[Action], rng: Random) -> Action:
    return best_draw(sight, wants(sight, planned(sight).targets), legal, first=False)[1]


def _refill(sight: Sight, prompt: Prompt, legal: Sequence[Action], rng: Random) -> Action:
    want = wants(sight, planned(sight).targets)
    decks = {card.deck for card in sight.atlas.kinds.cards}

    def worth(action: Action) -> float:
        name: str = getattr(action, "deck", "")
        return max([blind_value(sight, want, deck) for deck in decks if deck.startswith(name)], default=0.0)

    return max(legal, key=worth)


def _keep(sight: Sight, prompt: Prompt, legal: Sequence[Action], rng: Random) -> Action:
    offered = sight.excerpt("tickets").offered
    kept = best_keep(sight, offered, prompt.about["least"])
    ids = sorted(sight.atlas.board.tickets[ticket].id for ticket in kept)
    return next(action for action in legal if list(getattr(action, "tickets", ())) == ids)


def _split(sight: Sight, prompt: Prompt, legal: Sequence[Action], rng: Random) -> Action:
    return best_split(sight, legal, sight.taste.long_first)


def _pieces(sight: Sight, prompt: Prompt, legal: Sequence[Action], rng: Random) -> Action:
    """As many trains as the plan wants, and a fair share of the rest."""
    plan = make_plan(sight)
    used = [0] * len(sight.pieces)
    for route in plan.routes:
        kind, number = sight.atlas.pieces[route]
        used[kind] += number
    trains = sight.view.variant.piece_number["trains"]
    total = prompt.about["total"]
    wish = used[trains] + (total - sum(used)) * sight.taste.trains
    return min(legal, key=lambda action: abs(getattr(action, "trains", 0) - wish))


def _tunnel(sight: Sight, prompt: Prompt, legal: Sequence[Action], rng: Random) -> Action:
    plan = planned(sight)
    paying = [action for action in legal if hasattr(action, "cards")]
    best = cheapest(sight, paying, plan.targets)
    route = sight.atlas.board.route_number[prompt.about["route"]]
    hurt = price_of(sight, getattr(best, "cards"), plan.targets)  # noqa: B009
    useful = route in plan.routes or sight.turns <= 2
    if hurt > (5.5 if useful else 3.5):
        return next(action for action in legal if action not in paying)
    return best


def _passengers(sight: Sight, prompt: Prompt, legal: Sequence[Action], rng: Random) -> Action:
    waiting = sight.excerpt("passengers")
    rule = sight.atlas.passengers
    values = passenger_values(waiting.taken, sight.seat, rule, waiting.cities)

    def worth(action: Action) -> tuple[float, int]:
        picks: Sequence[tuple[str, str]] = getattr(action, "passengers", ())
        colors = [color for _, color in picks]
        return sum([values[color] for color in colors]) + 0.3 * (len(colors) - len(set(colors))), len(picks)

    return max(legal, key=worth)


def _unknown(sight: Sight, prompt: Prompt, legal: Sequence[Action], rng: Random) -> Action:
    """A question of a house rule."""
    action: Action = random_of(rng, legal)
    return action


_ANSWERS: dict[str, Callable[[Sight, Prompt, Sequence[Action], Random], Action]] = {
    "turn": _turn,
    "draw": _draw,
    "refill": _refill,
    "keep": _keep,
    "split": _split,
    "pieces": _pieces,
    "tunnel": _tunnel,
    "passengers": _passengers,
}
