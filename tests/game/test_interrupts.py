"""A move is all or nothing, whatever interrupts it."""

import pytest

from ttr_widget.boards import BOARDS

from .interrupting import ACTS, check_everywhere, check_signals, games


@pytest.mark.parametrize("board", BOARDS)
def test_an_interrupt_at_any_line_leaves_a_whole_game(board):
    for game in games(board, 3):
        check_everywhere(game, ACTS["play"], step=7, page=True)


@pytest.mark.parametrize("name", [name for name in ACTS if name != "play_text"])
def test_an_interrupt_at_any_opcode_leaves_a_whole_game(name):
    game = [*games("europe", 2)][3]
    assert check_everywhere(game, ACTS[name], opcodes=True, step=3) > 20


@pytest.mark.parametrize("error", [MemoryError, SystemExit, RecursionError])
def test_other_errors_leave_a_whole_game_too(error):
    game = [*games("germany", 2)][2]
    for name in ("play", "undo", "redo", "copy"):
        check_everywhere(game, ACTS[name], error=error, page=True)


def test_signals_at_any_moment_leave_a_whole_game():
    assert check_signals("world", 2, seed=1, interrupts=60) == 60
