"""The planner bot: plans a cheap network for its tickets, and claims, draws and pays accordingly."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Literal

from ttr_widget.bots.match import random_of
from ttr_widget.kernel import turn
from ttr_widget.kernel.action import Action
from ttr_widget.kernel.errors import BadInput, at, expected
from ttr_widget.kernel.prompt import Prompt
from ttr_widget.kernel.view import View

from .cards import best_draw, blind_value, cheapest, price_of, wants
from .learned import weights_for
from .plan import make_plan, planned
from .tickets import best_keep, best_split
from .turns import choose_turn
from .view_reader import ViewReader, passenger_values
from .weights import Weights


@dataclass(frozen=True)
class Planner:
    """Plans the whole rest of the game again on every turn; nothing is remembered in between."""

    weights: Weights | Literal["default"] | None = None
    """``None``: the weights learned for the board, or the default ones if there are none.  ``"default"``: these."""
    name: str = "planner"

    def __post_init__(self) -> None:
        if self.weights not in (None, "default") and not isinstance(self.weights, Weights):
            raise BadInput(at("weights", expected("weights", self.weights)))

    def decide(self, view: View, prompt: Prompt, rng: Random) -> Action:
        """The answer that serves the plan."""
        return self.answer(self.reader(view), prompt, rng)

    def reader(self, view: View) -> ViewReader:
        """A view reader with the planner's weights for this variant."""
        if isinstance(self.weights, Weights):
            return ViewReader(view, self.weights)
        return ViewReader(view, Weights() if self.weights else weights_for(view.variant))

    def answer(self, reader: ViewReader, prompt: Prompt, rng: Random) -> Action:
        """The answer that serves the plan, for callers that already have a view reader."""
        legal = turn.choices(reader.position)
        if len(legal) == 1:
            return legal[0]
        return _way(prompt, legal)(reader, prompt, legal, rng)


def is_known(prompt: Prompt, legal: Sequence[Action]) -> bool:
    """Whether the planner knows what the question is about; it answers those of house rules at random."""
    return len(legal) == 1 or _way(prompt, legal) is not _unknown


def _way(prompt: Prompt, legal: Sequence[Action]) -> Answer:
    return _ANSWERS.get(prompt.kind) or (_pay if _asks_for_cards(prompt, legal) else _unknown)


def _turn(reader: ViewReader, prompt: Prompt, legal: Sequence[Action], rng: Random) -> Action:
    return choose_turn(reader, planned(reader), legal)


def _draw(reader: ViewReader, prompt: Prompt, legal: Sequence[Action], rng: Random) -> Action:
    return best_draw(reader, wants(reader, planned(reader).targets), legal, first=False)[1]


def _refill(reader: ViewReader, prompt: Prompt, legal: Sequence[Action], rng: Random) -> Action:
    want = wants(reader, planned(reader).targets)
    decks = {card.deck for card in reader.tables.kinds.cards}

    def worth(action: Action) -> float:
        name: str = getattr(action, "deck", "")
        return max([blind_value(reader, want, deck) for deck in decks if deck.startswith(name)], default=0.0)

    return max(legal, key=worth)


def _keep(reader: ViewReader, prompt: Prompt, legal: Sequence[Action], rng: Random) -> Action:
    offered = reader.excerpt("tickets").offered
    kept = best_keep(reader, offered, prompt.about["least"])
    ids = sorted(reader.tables.board.tickets[ticket].id for ticket in kept)
    return next(action for action in legal if list(getattr(action, "tickets", ())) == ids)


def _split(reader: ViewReader, prompt: Prompt, legal: Sequence[Action], rng: Random) -> Action:
    return best_split(reader, legal, reader.weights.long_first)


def _pieces(reader: ViewReader, prompt: Prompt, legal: Sequence[Action], rng: Random) -> Action:
    """As many trains as the plan needs, plus the usual share of the remaining pieces."""
    plan = make_plan(reader)
    used = [0] * len(reader.pieces)
    for route in plan.routes:
        kind, number = reader.tables.pieces[route]
        used[kind] += number
    trains = reader.view.variant.piece_number["trains"]
    total = prompt.about["total"]
    wish = used[trains] + (total - sum(used)) * reader.weights.trains
    return min(legal, key=lambda action: abs(getattr(action, "trains", 0) - wish))


def _pay(reader: ViewReader, prompt: Prompt, legal: Sequence[Action], rng: Random) -> Action:
    """Pay what a claim costs in addition, or give it up."""
    plan = planned(reader)
    paying = [action for action in legal if hasattr(action, "cards")]
    best = cheapest(reader, paying, plan.targets)
    route = reader.tables.board.route_number[prompt.about["route"]]
    hurt = price_of(reader, getattr(best, "cards"), plan.targets)  # noqa: B009
    useful = route in plan.routes or reader.turns <= 2
    if hurt > (5.5 if useful else 3.5):
        return next(action for action in legal if action not in paying)
    return best


def _asks_for_cards(prompt: Prompt, legal: Sequence[Action]) -> bool:
    """Whether the question is to pay for a route or to leave it."""
    pays = [hasattr(action, "cards") for action in legal]
    return "route" in prompt.about and any(pays) and not all(pays)


def _passengers(reader: ViewReader, prompt: Prompt, legal: Sequence[Action], rng: Random) -> Action:
    waiting = reader.excerpt("passengers")
    rule = reader.tables.passengers
    values = passenger_values(waiting.taken, reader.seat, rule, waiting.cities)

    def worth(action: Action) -> tuple[float, int]:
        picks: Sequence[tuple[str, str]] = getattr(action, "passengers", ())
        colors = [color for _, color in picks]
        return sum([values[color] for color in colors]) + 0.3 * (len(colors) - len(set(colors))), len(picks)

    return max(legal, key=worth)


def _unknown(reader: ViewReader, prompt: Prompt, legal: Sequence[Action], rng: Random) -> Action:
    """A random answer to the question of a house rule."""
    action: Action = random_of(rng, legal)
    return action


Answer = Callable[[ViewReader, Prompt, Sequence[Action], Random], Action]
_ANSWERS: dict[str, Answer] = {
    "turn": _turn,
    "draw": _draw,
    "refill": _refill,
    "keep": _keep,
    "split": _split,
    "pieces": _pieces,
    "passengers": _passengers,
}
