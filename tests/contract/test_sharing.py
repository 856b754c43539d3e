"""What a game hands out: nothing that can be changed for others, and nothing that leads to what is hidden."""

import enum
import gc
import pickle  # noqa: TID251 -- views travel to processes
import types
from collections.abc import Iterable, Iterator
from contextlib import suppress
from random import Random
from typing import Any

import networkx as nx
import pytest

import ttr_widget as ttr
from ttr_widget import Game, Variant
from ttr_widget.boards import BOARDS
from ttr_widget.kernel.event import Event
from ttr_widget.kernel.frozen_dict import FrozenDict
from ttr_widget.kernel.state import Draft, State
from ttr_widget.queries.positions import legal_actions
from ttr_widget.rules.chosen_pieces import ChoosePieces
from ttr_widget.rules.tickets import Keep
from ttr_widget.save import save_text
from ttr_widget.timeline import Moment

from .games import one_of

PLAIN = (int, str, float, bytes, type(None), type, enum.Enum, types.ModuleType, Iterator)
CALLABLE = (types.FunctionType, types.BuiltinFunctionType, types.MethodType)
each_board = pytest.mark.parametrize("board", BOARDS)


class Walk:
    """Follows public attributes, and notes every container that can be changed and is there again the next time."""

    def __init__(self) -> None:
        self.seen: dict[int, object] = {}
        self.found: set[str] = set()

    def visit(self, thing: Any, path: str, again: Any) -> None:
        if isinstance(thing, (*PLAIN, *CALLABLE)) or id(thing) in self.seen:
            return
        self.seen[id(thing)] = thing
        changeable = isinstance(thing, (list, dict, set, bytearray)) and not isinstance(thing, FrozenDict)
        if changeable and again is thing:
            self.found.add(path)
        for name, inside, another in parts(thing, again):
            self.visit(inside, path + name, another)


def parts(thing: Any, again: Any) -> Iterable[tuple[str, Any, Any]]:
    """The items and public attributes of a thing, each taken twice."""
    if isinstance(thing, nx.MultiGraph):
        yield from ((".nodes", facts, facts) for facts in thing.nodes.values())
        yield from ((".edges", facts, facts) for *_, facts in thing.edges(data=True))
        yield ".graph", thing.graph, thing.graph
        return
    if isinstance(thing, (dict, types.MappingProxyType)):
        yield from (("[key]", key, key) for key in thing)
        yield from (("[]", thing[key], again[key]) for key in thing)
    elif isinstance(thing, (tuple, list, set, frozenset)):
        yield from (("[]", one, other) for one, other in zip(thing, again, strict=True))
    if type(thing).__module__.startswith(("ttr_widget", "tests")):
        for name in {*dir(type(thing)), *getattr(thing, "__dict__", ())}:
            if not name.startswith("_") and not isinstance(getattr(type(thing), name, None), CALLABLE):
                yield f".{name}", getattr(thing, name), getattr(thing, name)


def handed_out(game: Game) -> Iterator[tuple[str, Any]]:
    """What a game gives to players, pages and bots."""
    for seat in (None, *range(len(game.players))):
        yield "view", game.view(seat)
        yield "bots", legal_actions(game.view(seat))
    yield "prompt", game.prompt
    yield "legal", tuple(game.legal_actions())
    yield "events", game.events
    yield "seen events", game.events_seen_by(0)
    yield "sheet", game.score()
    yield "board", game.board
    yield "state", game.state
    yield "history", (game.history, game.undone)
    yield "refusal", game.why_not("pass")


@each_board
def test_nothing_that_can_be_changed_is_shared(board):
    game, rng, walk = ttr.new_game(board, players=3, seed=1), Random(1), Walk()
    while True:
        if rng.random() < 0.05 or not game.history or game.is_over:
            for name, thing in handed_out(game):
                walk.visit(thing, name, thing)
        if game.is_over:
            break
        game.play(one_of(rng, game.legal_actions()))
    assert walk.found == set()
    assert len(walk.seen) > 500


def test_the_walk_finds_what_can_be_changed():
    walk = Walk()
    game = ttr.scenario(ttr.variant("usa").with_rule(Loose()), turn=0)
    walk.visit(game.view(0), "view", game.view(0))
    assert {path.rpartition(".")[2] for path in walk.found} == {"shelf"}


class Loose(ttr.Rule):
    """A rule that shares a list."""

    key = "loose"
    shelf: list[int] = []  # noqa: RUF012 -- that is the mistake


def destroy(thing: Any) -> None:
    """Change whatever can be changed about a thing that a bot was given."""
    for change in ("pop", "clear", "popitem", "sort"):
        with suppress(AttributeError, TypeError, IndexError, KeyError):
            getattr(thing, change)()


@each_board
def test_a_bot_that_destroys_what_it_is_given_harms_nobody(board):
    def vandal(view, prompt, rng):
        legal = legal_actions(view)
        chosen = legal[int(rng.random() * len(legal))]
        for thing in (legal, view, view.claimed, view.rules, view.counters, view.pieces_left, prompt.about, view.hand):
            destroy(thing)
        for name in dir(view.variant):
            if not name.startswith("_"):
                destroy(getattr(view.variant, name))
        return chosen

    variant = ttr.variant(board)
    fresh = Variant(variant.board, variant.rules, origin=variant.origin)
    expected = ttr.bots.play(ttr.new_game(variant, seed=3), ["random", "random"], Random(3))
    ttr.bots.play(ttr.new_game(fresh, seed=5), [vandal, vandal], Random(3))
    again = ttr.bots.play(ttr.new_game(fresh, seed=3), ["random", "random"], Random(3))
    assert again.history == expected.history


def reachable(root: object) -> Iterator[object]:
    """Everything that the garbage collector reaches, but for types, modules and the globals of functions."""
    seen, left = {id(root): root}, [root]
    while left:
        thing = left.pop()
        yield thing
        inside = gc.get_referents(thing)
        if isinstance(thing, types.FunctionType):
            inside = [thing.__closure__, thing.__defaults__, thing.__kwdefaults__]
        for one in inside:
            if id(one) not in seen and not isinstance(one, (type, types.ModuleType)):
                seen[id(one)] = one
                left.append(one)


@each_board
def test_a_view_leads_to_nothing_hidden(board):
    """Neither through its attributes, nor through closures and caches of its variant."""
    variant = ttr.variant(board)
    fresh = Variant(variant.board, variant.rules, origin=variant.origin)
    game, rng, hands = ttr.new_game(fresh, players=2, seed=1), Random(2), set()
    for _ in range(80):
        if game.is_over:
            break
        assert game.prompt is not None
        game.view(game.prompt.seat).to_dict()
        game.score()
        save_text(game)
        game.why_not(
            one_of(rng, [f"claim {route.id} with 9 {game.variant.kinds.names[0]}" for route in game.board.routes])
        )
        hands.add(game.state.hands[1])
        game.play(one_of(rng, game.legal_actions()))
    hidden = (Draft, State, Game, Moment, Keep, ChoosePieces)
    view = game.view(0)
    things = [*reachable(view)]
    assert [thing for thing in things if isinstance(thing, hidden)] == []
    events = [thing for thing in things if isinstance(thing, Event)]
    known = [*game.events_seen_by(0), *game.events_seen_by(None)]
    assert {id(event) for event in events} <= {id(event) for event in known}
    assert {id(event) for event in view.events} <= {id(event) for event in events}
    assert [event for event in events if event != event.seen_by(0)] == []
    assert any(event != event.seen_by(1) for event in game.events)  # there was something to hide
    large = {hand for hand in hands if sum(hand) > 3 and sum(count > 0 for count in hand) > 2}
    assert large
    assert [hand for hand in large if any(type(thing) is tuple and thing == hand for thing in things)] == []
    assert len(things) > 1000


def test_what_is_frozen_travels():
    game = ttr.new_game("germany", seed=1)
    for thing in (game.events, game.view(0), game.variant, game.variant.actions):
        assert pickle.loads(pickle.dumps(thing)) == thing  # noqa: S301
    with pytest.raises(TypeError, match="change a copy"):
        game.variant.kinds.number["red"] = 3
    with pytest.raises(TypeError, match="change a copy"):
        game.board.graph.nodes["berlin"]["name"] = "Bonn"
