"""One game under everything that can happen to it: moves, undo, redo, files, branches, raising and playing watchers,
and interrupts at random moments.  A plain list of the positions so far is the model.

``make test`` runs a short version; ``TTR_MACHINE=2000`` runs so many examples.
"""

import os
from contextlib import suppress

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import ttr_widget as ttr
from tests.game.interrupting import Facts, Page, interrupted
from ttr_widget.boards import BOARDS
from ttr_widget.loading import load_text
from ttr_widget.save import save_text

EXAMPLES = int(os.environ.get("TTR_MACHINE", "30"))
CHANCE = st.floats(0, 1, exclude_max=True, width=16)


class WatcherError(Exception):
    """What a watcher of the test raises."""


class GameMachine(RuleBasedStateMachine):
    """Does to a game what people, pages and bots do, and compares it with the positions that it should have."""

    @initialize(board=st.sampled_from(BOARDS), players=st.integers(2, 3), seed=st.integers(0, 50))
    def begin(self, board, players, seed):
        self.use(ttr.new_game(board, players=players, seed=seed))
        self.states = [self.game.state]
        self.events = [self.game.events]
        self.number = 0
        self.branches = []

    def use(self, game):
        """Go on with this game; it is watched by a page."""
        self.game = game
        self.page = Page(game)

    # What happens.

    def chosen(self, chance):
        legal = self.game.legal_actions()
        return legal[int(chance * len(legal))] if legal else None

    def played(self):
        """Note that an action has been played."""
        del self.states[self.number + 1 :], self.events[self.number + 1 :]
        self.states.append(self.game.state)
        self.events.append(self.game.events)
        self.number += 1

    @rule(chance=CHANCE, form=st.sampled_from(["object", "text", "dict"]))
    def play(self, chance, form):
        action = self.chosen(chance)
        if action is not None:
            self.game.play({"object": action, "text": action.text(), "dict": action.to_dict()}[form])
            self.played()

    @rule(chances=st.lists(CHANCE, min_size=10, max_size=40))
    def play_many(self, chances):
        for chance in chances:
            self.play(chance, "object")

    @rule(nonsense=st.sampled_from(["", "pass", "draw nothing", "claim paris", 7, None, {"type": "draw"}]))
    def refuse(self, nonsense):
        if nonsense != "pass" or self.game.why_not("pass") is not None:
            with pytest.raises(ttr.TtrError):
                self.game.play(nonsense)

    @rule()
    def undo(self):
        if not self.number:
            with pytest.raises(ttr.BadInput):
                self.game.undo()
            return
        assert self.game.undo() == self.game.undone[-1]
        self.number -= 1

    @rule()
    def redo(self):
        if self.number == len(self.states) - 1:
            with pytest.raises(ttr.BadInput):
                self.game.redo()
            return
        assert self.game.redo() == self.game.history[-1]
        self.number += 1

    @rule(chance=CHANCE)
    def go_to(self, chance):
        self.number = int(chance * len(self.states))
        self.game.go_to(self.number)

    @rule()
    def save_and_load(self):
        self.use(load_text(save_text(self.game)))
        del self.states[self.number + 1 :], self.events[self.number + 1 :]

    @rule()
    def replay(self):
        again = ttr.replay(self.game.transcript())
        assert (again.state, again.events) == (self.game.state, self.game.events)

    @rule(chance=CHANCE, other=CHANCE)
    def branch(self, chance, other):
        """A copy of an earlier position is played on; it is kept, so that both must stay as they are."""
        number = int(chance * (self.number + 1))
        branch = self.game.at(number) if number < self.number else self.game.copy()
        assert branch.state == self.states[number]
        legal = branch.legal_actions()
        if legal:
            branch.play(legal[int(other * len(legal))])
        self.branches.append((branch, Facts.of(branch)))

    @precondition(lambda self: not self.game.is_over)
    @rule(chance=CHANCE, early=st.booleans())
    def a_watcher_raises(self, chance, early):
        def broken(game):
            raise WatcherError

        stop = self.game.watch(broken)
        if early:  # the page hears of it after the watcher
            self.game._watchers.insert(0, self.game._watchers.pop())
        with pytest.raises(WatcherError):
            self.game.play(self.chosen(chance))
        stop()
        self.played()

    @precondition(lambda self: not self.game.is_over)
    @rule(chance=CHANCE, early=st.booleans())
    def a_watcher_plays_on(self, chance, early):
        last = self.game.moment.number + 3

        def play_on(game):
            self.played()
            if game.moment.number < last and not game.is_over:
                game.play(game.legal_actions()[-1])

        stop = self.game.watch(play_on)
        if early:
            self.game._watchers.insert(0, self.game._watchers.pop())
        self.game.play(self.chosen(chance))
        stop()

    @rule(chance=CHANCE, place=st.integers(1, 900), what=st.sampled_from(["play", "undo", "redo", "first"]))
    def interrupt(self, chance, place, what):
        """An interrupt somewhere in an act; afterwards the game stands before it or after it."""
        action = self.chosen(chance)
        act = {
            "play": lambda: self.game.play(action),
            "undo": self.game.undo,
            "redo": self.game.redo,
            "first": lambda: self.game.go_to(0),
        }[what]
        before, position = self.number, self.game.moment.position
        with suppress(ttr.BadInput):
            interrupted(act, place, opcodes=False, error=KeyboardInterrupt)
        if self.game.moment.position is not position:
            if what == "play":
                self.played()
            self.number = self.game.moment.number
        assert what == "first" or abs(self.number - before) <= 1
        # A page that missed it is told with the next change.
        if self.number:
            self.undo()
        elif not self.game.is_over:
            self.play(chance, "object")

    # What always holds.

    @invariant()
    def the_game_is_where_it_should_be(self):
        if not hasattr(self, "game"):
            return
        game = self.game
        assert game.state == self.states[self.number]
        assert game.events == self.events[self.number]
        assert (len(game.history), len(game.undone)) == (self.number, len(self.states) - 1 - self.number)
        assert bool(game.legal_actions()) != game.is_over
        assert tuple(self.page.events) == game.events
        last = self.page.session.last
        assert (last is None) == (not self.number)
        if last is not None:
            assert last.events == game.events[len(self.events[self.number - 1]) :]

    def teardown(self):
        for branch, facts in getattr(self, "branches", ()):
            assert Facts.of(branch) == facts


GameMachine.TestCase.settings = settings(
    max_examples=EXAMPLES,
    stateful_step_count=30 if EXAMPLES < 100 else 80,
    deadline=None,
    derandomize=EXAMPLES < 100,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
TestGameMachine = GameMachine.TestCase
