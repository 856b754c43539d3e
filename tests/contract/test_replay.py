"""The same seed and actions give the same game; undo and redo are exact; games do not affect each other."""

import json
from typing import Any

import pytest

import ttr_widget as ttr
from ttr_widget import BadInput, Game, Variant

from .games import Case, noted, whole_games


def seen(game: Game) -> str:
    """Everything visible to anybody, as one text."""
    everybody = [None, *range(len(game.players))]
    views = [game.view(seat).to_dict() for seat in everybody]
    events = [[event.to_dict() for event in game.events_seen_by(seat)] for seat in everybody]
    return json.dumps([views, events, [str(action) for action in game.legal_actions()], game.score().to_dict()])


@whole_games(66)
def test_replay_gives_the_same_game(case, walk):
    game = walk.played(case)
    with noted(case, walk, game):
        again = walk.new(case)
        for action in game.history:
            again.play(action)
        assert again.state == game.state
        assert again.events == game.events
        assert again.history == game.history
        written = walk.new(case)
        for action in game.history:
            written.play(json.loads(json.dumps(action.to_dict())) if walk.chance(0.5) else action.text())
        assert written.state == game.state
        assert seen(written) == seen(game)


@whole_games(60)
def test_the_same_seed_gives_the_same_game(case, walk):
    """Also with a newly built variant without any caches; another seed gives another game."""
    game, twin = walk.new(case), walk.new(case)
    rebuilt = Variant(case.variant.board, case.variant.rules, origin=case.variant.origin)
    fresh = walk.new(Case(rebuilt, case.players))
    with noted(case, walk, game):
        assert twin.state == game.state
        while not game.is_over:
            actions = game.legal_actions()
            assert fresh.legal_actions() == actions
            action = walk.choose(actions)
            game.play(action)
            twin.play(action)
            fresh.play(action.text())
            assert twin.state == game.state
            assert fresh.state == game.state._replace(variant=rebuilt)
        assert twin.events == game.events
        assert [e.to_dict() for e in fresh.events] == [e.to_dict() for e in game.events]
        other = ttr.new_game(case.variant, players=case.players, seed=f"not {walk.seed}", first=game.state.first)
        assert other.state != game.at(0).state


@whole_games(40)
def test_games_do_not_touch_each_other(case, walk):
    """Games of one variant with all numbers of players, played in parallel, equal games with variants of their own.

    The caches of a variant (prices, open routes) must be right for all of its games.
    """
    variant, (least, most) = case.variant, case.variant.board.players
    crowd, alone = [], []
    for players in range(least, most + 1):
        crowd.append(walk.new(Case(variant, players)))
        alone.append(walk.new(Case(Variant(variant.board, variant.rules, origin=variant.origin), players)))
    with noted(case, walk, crowd[case.players - least]):
        while not all(game.is_over for game in crowd):
            wanted: dict = {}
            for game, single in zip(crowd, alone, strict=True):
                actions = single.legal_actions()
                assert game.legal_actions() == actions
                if actions:
                    # Make the same choice in all games as long as possible, so that their positions are alike.
                    action = wanted.setdefault("action", walk.choose(actions))
                    action = action if action in actions else walk.choose(actions)
                    game.play(action)
                    single.play(action)


@whole_games(60)
def test_undo_and_redo(case, walk):
    game = walk.new(case)
    states, marks, legal = [game.state], [len(game.events)], [game.legal_actions()]
    views: list[str | None] = [None]
    with noted(case, walk, game):
        while not game.is_over:
            game.play(walk.choose(game.legal_actions()))
            states.append(game.state)
            marks.append(len(game.events))
            legal.append(game.legal_actions())
            views.append(seen(game) if walk.chance(0.03) else None)
        history, events = game.history, game.events

        def check(number):
            assert game.state == states[number]
            assert game.events == events[: marks[number]]
            assert game.history == history[:number]
            assert game.legal_actions() == legal[number]
            assert game.is_over == states[number].over
            assert views[number] is None or seen(game) == views[number]

        for number in reversed(range(len(history))):
            assert game.undo() == history[number]
            check(number)
        with pytest.raises(BadInput):
            game.undo()
        for number, action in enumerate(history, 1):
            assert game.redo() == action
            check(number)
        with pytest.raises(BadInput):
            game.redo()


@whole_games(60)
def test_going_back_and_playing_another_way(case, walk):
    """A new action discards what was undone; playing the old actions again restores the old states."""
    game = walk.played(case)
    history, end = game.history, game.state
    with noted(case, walk, game):
        back = int(walk.rng.random() * len(history)) + 1
        for _ in range(back):
            game.undo()
        others = [action for action in game.legal_actions() if action != history[len(history) - back]]
        if others:
            game.play(walk.choose(others))
            with pytest.raises(BadInput):
                game.redo()
            game.undo()
        for action in history[len(history) - back :]:
            game.play(action)
        assert game.state == end
        assert game.history == history


@whole_games(60)
def test_any_earlier_moment_and_copies_are_games_of_their_own(case, walk):
    game = walk.played(case)
    with noted(case, walk, game):
        state, events, history = game.state, game.events, game.history
        twin = game.copy()
        assert (twin.state, twin.events, twin.history, twin.seed) == (state, events, history, game.seed)
        for _ in range(6):
            number = int(walk.rng.random() * (len(history) + 1))
            then = game.at(number)
            assert then.history == history[:number]
            assert then.events == events[: len(then.events)]
            branch = then.copy()
            while not branch.is_over:
                branch.play(walk.choose(branch.legal_actions()))
            assert then.history == history[:number], "a copy is played, and the original moves"
            for action in history[number:]:
                then.play(action)
            assert then.state == state
            assert then.events == events
            with pytest.raises(BadInput):
                then.redo()
        while twin.history:
            twin.undo()
        assert game.state is state
        assert (game.events, game.history) == (events, history)
        strange: list[Any] = [-1, len(history) + 1, "1", 1.0, True, None]
        for nonsense in strange:
            with pytest.raises(BadInput):
                game.at(nonsense)
