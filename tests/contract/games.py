"""Random whole games: the variants, the strategies, and helpers shared by the contract tests.

A failing test notes how to reproduce its game: the variant, the players, the seeds, and the last actions.
"""

import os
from bisect import bisect
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import accumulate, combinations_with_replacement
from random import Random

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

import ttr_widget as ttr
from ttr_widget import Game, Variant
from ttr_widget.boards import BOARDS
from ttr_widget.kernel.action import Action
from ttr_widget.kernel.cards import Cards
from ttr_widget.kernel.payment import Price

from .mini import drawn, mini

MIXED = {
    "no stations": ("europe without Stations", (2, 4)),
    "no tickets": ("europe without LongestPath, Tickets", (3,)),
    "short tunnels": ("europe with Tunnels(reveal=1)", (3,)),
    # The deck keeps running out, and tunnels find too few cards to reveal.
    "few cards": ("europe with CardMarket(each=3, wilds=6, hand=2), Tunnels(reveal=5)", (2, 5)),
    # The end is always near, and a route may be too long for the pieces left.
    "few trains": (
        "europe with Claiming(points={1: 1, 2: 2, 3: 4, 4: 7, 6: 15, 8: 21}, own={'trains': 9}), LastRound(turns=2)",
        (3,),
    ),
    # The ticket deck runs out; tickets rejected in the opening go under it.
    "many tickets": (
        "europe with Tickets(first={'long': 1, 'regular': 2}, first_keep=1, draw={'regular': 5}, keep=2)",
        (4,),
    ),
    "blind": ("europe with CardMarket(display=0), ParallelRoutes(few=5), Stations(count=5)", (5,)),
    "many wilds": ("europe with CardMarket(flush=1, wilds=40)", (2,)),
}
"""House rules, with numbers of players to test them with."""


@dataclass(frozen=True)
class Case:
    """A variant with a number of players."""

    variant: Variant
    players: int
    name: str = ""

    def __str__(self) -> str:
        return f"{self.name or self.variant.board.name}-{self.players}"

    @property
    def is_exact(self) -> bool:
        """Does the list of legal actions contain every payment?  (It does if all cards of a colour are alike.)"""
        plain = all(type(price) is Price for price in self.variant.prices)
        return plain and all(card.spaces == 1 and not card.marks for card in self.variant.kinds.cards)

    def lists_all(self, kind: type[Action]) -> bool:
        """Does the list of legal actions contain every legal action of this kind?"""
        return self.is_exact or "cards" not in kind.roles.values()


def _cases() -> Iterator[Case]:
    for board in BOARDS:
        variant = ttr.variant(board)
        least, most = variant.board.players
        yield from (Case(variant, players) for players in range(least, most + 1))
    for name, (text, numbers) in MIXED.items():
        yield from (Case(ttr.variant(text), players, name) for players in numbers)
    yield from (Case(mini(), 2), Case(mini(), 3), Case(drawn(), 2), Case(drawn(), 5))


CASES = tuple(_cases())
MOST_ACTIONS = 20_000


# Strategies.


def one_of(rng: Random, things: Sequence):
    """A random element.  Only ``random()`` is guaranteed to give the same numbers on every Python."""
    return things[int(rng.random() * len(things))]


def some_of(rng: Random, things: Sequence, count: int) -> list:
    """Up to ``count`` different random elements."""
    pool = list(things)
    return [pool.pop(int(rng.random() * len(pool))) for _ in range(min(count, len(pool)))]


def uniform(rng: Random, actions: Sequence[Action]) -> Action:
    return one_of(rng, actions)


def by_kind(rng: Random, actions: Sequence[Action]) -> Action:
    """Choose a kind of action first, then one of that kind, so that all kinds are common."""
    kind = one_of(rng, sorted({action.type for action in actions}))
    return one_of(rng, [action for action in actions if action.type == kind])


def greedy(rng: Random, actions: Sequence[Action]) -> Action:
    """Claim and pay whenever possible."""
    return one_of(rng, [action for action in actions if action.type in ("claim", "pay")] or actions)


def moody(mood: int) -> Callable[[Random, Sequence[Action]], Action]:
    """Weight each kind of action for the whole game: some games are all drawing, some all tickets or stations."""

    def choose(rng: Random, actions: Sequence[Action]) -> Action:
        kinds = sorted({action.type for action in actions})
        sums = list(accumulate(Random(f"{mood} {kind}").random() ** 4 for kind in kinds))
        kind = kinds[bisect(sums, rng.random() * sums[-1], hi=len(kinds) - 1)]
        return one_of(rng, [action for action in actions if action.type == kind])

    return choose


POLICIES = {"uniform": uniform, "by kind": by_kind, "greedy": greedy, "moody": None}


@dataclass(frozen=True)
class Walk:
    """A random game: the game's seed, the seed of the choices, and the strategy."""

    seed: int
    choices: int
    policy: str
    first: int = 0
    rng: Random = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "rng", Random(self.choices))

    def new(self, case: Case) -> Game:
        return ttr.new_game(case.variant, players=case.players, seed=self.seed, first=self.first % case.players)

    def choose(self, actions: Sequence[Action]) -> Action:
        return (POLICIES[self.policy] or moody(self.choices))(self.rng, actions)

    def chance(self, probability: float) -> bool:
        return self.rng.random() < probability

    def played(self, case: Case, most: int = MOST_ACTIONS) -> Game:
        """A game played to its end, or for ``most`` actions."""
        game = self.new(case)
        while not game.is_over and len(game.history) < most:
            game.play(self.choose(game.legal_actions()))
        assert game.is_over or most < MOST_ACTIONS, "the game does not end"
        return game


walks = st.builds(
    Walk,
    seed=st.integers(0, 2**32 - 1),
    choices=st.integers(0, 2**32 - 1),
    policy=st.sampled_from(list(POLICIES)),
    first=st.integers(0, 4),
)


@contextmanager
def noted(case: Case, walk: Walk, game: Game):
    """Add to any failure inside how to reproduce it."""
    try:
        yield
    except Exception as error:
        tail = [action.text() for action in game.history]
        error.add_note(f"{case}: {walk!r}, after {len(tail)} actions; the last ones:")
        error.add_note("\n".join(tail[-12:]))
        raise


def whole_games(examples: int):
    """A test of ``case`` and ``walk``: about ``examples`` games, shared evenly by the cases, at least two each."""
    each = max(2, examples // len(CASES))
    profile = settings(
        max_examples=each,
        deadline=None,
        derandomize=bool(os.environ.get("CI")),
        suppress_health_check=list(HealthCheck),
        # A smaller seed is no simpler, and a walk fails at its first error anyway.
        phases=[Phase.explicit, Phase.reuse, Phase.generate],
    )

    def decorate(test):
        return pytest.mark.parametrize("case", CASES, ids=str)(profile(given(walk=walks)(test)))

    return decorate


# Arbitrary actions.


def some_cards(variant: Variant, rng: Random, most: int = 9) -> Cards:
    """A few cards, usually of one colour and wilds."""
    kinds = variant.kinds
    counts = list(kinds.none)
    pool = some_of(rng, range(len(counts)), 1 + int(rng.random() ** 2 * 3))
    pool += [] if kinds.wild is None or rng.random() < 0.5 else [kinds.wild]
    for _ in range(1 + int(rng.random() * most)):
        counts[one_of(rng, pool)] += 1
    return kinds.of(tuple(counts))


def cards_out_of(variant: Variant, rng: Random, hand: Sequence[int], size: int) -> Cards:
    """This number of cards from a hand."""
    pool = [number for number, count in enumerate(hand) for _ in range(count)]
    return variant.kinds.pile(bytes(some_of(rng, pool, size)))


DECKS = ("short", "long")


def arbitrary_action(variant: Variant, rng: Random) -> Action:
    """Any action of the variant, with arbitrary fields."""
    board = variant.board
    number = lambda: int(rng.random() * 61)  # noqa: E731
    colors = [*variant.kinds.colors, "moon"]
    makers = {
        "number": number,
        "word": lambda: one_of(rng, ["train", "ship", "trains", "ships", "moon"]),
        "piece": lambda: one_of(rng, variant.piece_names),
        "split": lambda: tuple((deck, 1 + int(rng.random() * 5)) for deck in some_of(rng, DECKS, number() % 3)),
        "passengers": lambda: tuple(
            sorted((city.id, one_of(rng, colors)) for city in some_of(rng, board.cities, number() % 3))
        ),
        "route": lambda: one_of(rng, board.routes).id,
        "city": lambda: one_of(rng, board.cities).id,
        "cards": lambda: some_cards(variant, rng),
        "source": lambda: one_of(rng, [*variant.kinds.names, *sorted({card.deck for card in variant.kinds.cards})]),
        "tickets": lambda: tuple(ticket.id for ticket in some_of(rng, board.tickets, int(rng.random() * 5))),
    }
    kind = variant.actions[one_of(rng, sorted(variant.actions))]
    return kind(**{name: makers[what]() for name, what in kind.roles.items()})


def mutated(variant: Variant, rng: Random, action: Action) -> Action:
    """The action with an error: one card more or less, another colour, another place, other tickets."""
    kind = type(action)
    if not kind.roles:
        return arbitrary_action(variant, rng)
    fields = {name: getattr(action, name) for name in kind.roles}
    name = one_of(rng, sorted(fields))
    if kind.roles[name] != "cards":
        other = arbitrary_action(variant, rng)
        while type(other) is not kind:
            other = arbitrary_action(variant, rng)
        return kind(**(fields | {name: getattr(other, name)}))
    counts = list(fields[name].counts)
    held = [number for number, count in enumerate(counts) if count]
    change = rng.random()
    if change < 0.7 and held:
        counts[one_of(rng, held)] -= 1
    if change > 0.3 or not held:
        counts[one_of(rng, range(len(counts)))] += 1
    return kind(**(fields | {name: variant.kinds.of(tuple(counts))}))


def payments_within(hand: Sequence[int], size: int) -> Iterator[tuple[int, ...]]:
    """Every multiset of this size from a hand."""
    held = [number for number, count in enumerate(hand) if count]
    for chosen in combinations_with_replacement(held, size):
        counts = tuple(map(chosen.count, range(len(hand))))
        if all(count <= have for count, have in zip(counts, hand, strict=True)):
            yield counts
