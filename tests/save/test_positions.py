"""No position of a real game has a fault, at any question and at the end."""

from tests.contract.games import whole_games
from ttr_widget.kernel.consistency import faults


@whole_games(60)
def test_no_position_of_a_game_has_a_fault(case, walk):
    game = walk.new(case)
    assert list(faults(game.state)) == []
    while not game.is_over:
        game.play(walk.choose(game.legal_actions()))
        assert list(faults(game.state)) == [], (game.prompt, game.history[-1])
