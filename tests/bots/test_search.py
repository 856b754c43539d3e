"""The search: it finds what is clearly better, keeps to its budget, and otherwise plays as the planner does."""

from random import Random

import pytest

from tests.rules.table import table
from ttr_widget.bots import Planner, Search, Table
from ttr_widget.bots.search import Budget, Trial
from ttr_widget.bots.taste import Taste
from ttr_widget.kernel.errors import BadInput

LINE = {0: ["edinburgh-london-1", "dieppe-london-1"]}


def position():
    """One turn is left, and a single card finishes a ticket."""
    return table(hands={0: "1 purple 3 white"}, claimed=LINE, tickets={0: ["edinburgh-paris"]}, turns_left=2)


def trial(game, texts, nodes=5000):
    options = [next(a for a in game.legal_actions() if a.text() == text) for text in texts]
    return Trial(game.view(0), options, Budget(nodes, None), Taste())


def test_it_finds_the_claim_that_finishes_a_ticket():
    found = trial(position(), ["draw deck", "claim dieppe-paris with 1 purple"]).best(8, 1.0, Random(1))
    assert found.text() == "claim dieppe-paris with 1 purple"


def test_it_stays_with_the_first_option_where_nothing_is_better():
    tried = trial(position(), ["claim dieppe-paris with 1 purple", "draw deck", "tickets"])
    assert tried.best(8, 1.0, Random(1)).text() == "claim dieppe-paris with 1 purple"
    assert len(tried.gains[1]) == 4  # what is worse in four worlds is not tried in more
    assert all(gain < 0 for gain in tried.gains[1])


def test_an_empty_budget_leaves_the_first_option():
    tried = trial(position(), ["draw deck", "claim dieppe-paris with 1 purple"], nodes=3)
    assert tried.best(8, 1.0, Random(1)).text() == "draw deck"


def test_a_budget_counts_nodes_and_seconds():
    budget = Budget(2, None)
    assert [budget.spend() for _ in range(3)] == [True, True, False]
    assert not Budget(100, 0.0).spend()
    assert Budget(100, 60.0).spend()


def test_early_in_a_game_it_plays_as_the_planner_does():
    game = table(hands={0: "2 red 1 blue"}, tickets={0: ["edinburgh-paris"]})
    seen, prompt = game.view(0), game.prompt
    assert prompt is not None
    planned = Planner().decide(seen, prompt, Random(1))
    assert Search(nodes=50).decide(seen, prompt, Random(1)) == planned


@pytest.mark.parametrize("nodes", [0, -1, 1.5, "many", None])
def test_a_budget_that_cannot_be_is_refused(nodes):
    with pytest.raises(BadInput, match="nodes is a whole number from 1"):
        Search(nodes=nodes)


def test_it_differs_from_the_planner_somewhere():
    """Else it would be no search at all."""
    one, other = (Table("germany", [bot, "planner"], 3) for bot in ("search(nodes=600)", "planner"))
    one.play()
    other.play()
    assert one.draft.owners != other.draft.owners
