"""The puzzle rule: only one seat plays."""

import pytest

import ttr_widget as ttr
from ttr_widget import BadVariant
from ttr_widget.boards import BOARDS
from ttr_widget.kernel.words import paragraphs
from ttr_widget.rules import Waiting


def made(*board, **wishes):
    return ttr.scenario(*board, **wishes)


@pytest.mark.rule("puzzle.wait")
def test_the_others_can_do_nothing_but_pass():
    game = made(ttr.variant("europe").with_rule(Waiting(seat=1)), players=3, seed=1, hands={0: "9 red"})

    assert game.prompt.seat == 0
    assert [action.text() for action in game.legal_actions()] == ["pass"]
    refusal = game.why_not("draw deck")
    assert refusal.code == "puzzle.wait"
    assert refusal.text == "Player 1 can only pass: Player 2 plays alone."
    assert game.why_not("station roma with 1 red").code == "puzzle.wait"
    game.play("pass")
    assert len(game.legal_actions()) > 5
    assert game.why_not("pass").code == "pass.only-if-stuck"
    game.play("draw deck")
    game.play("draw deck")
    assert game.prompt.seat == 2
    game.play("pass")
    assert game.prompt.seat == 0


@pytest.mark.rule("puzzle.wait")
@pytest.mark.parametrize("board", BOARDS)
def test_it_fits_every_board_and_leaves_the_opening_as_it_is(board):
    game = made(ttr.variant(board).with_rule(Waiting(seat=1)), players=2, seed=1, opening=True)
    while game.prompt.kind != "turn":
        game.play(game.legal_actions()[0])

    assert [action.text() for action in game.legal_actions()] == ["pass"]
    assert ttr.replay(game.transcript()).variant.text == f"{board} with Waiting(seat=1)"


@pytest.mark.rule("puzzle.wait")
def test_it_says_who_plays():
    assert "Only the player in seat 1 takes turns" in paragraphs(Waiting(seat=1))["puzzle.wait"]
    with pytest.raises(BadVariant, match="there is no seat 5"):
        ttr.variant("europe").with_rule(Waiting(seat=5))


@pytest.mark.rule("puzzle.wait")
def test_where_nobody_sits_everybody_passes():
    game = made(ttr.variant("europe").with_rule(Waiting(seat=4)), players=2, seed=1)

    assert game.why_not("draw deck").text == "Player 1 can only pass: seat 4 plays alone, and nobody sits there."
