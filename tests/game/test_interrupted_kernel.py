"""The stop button: cells of a real kernel are interrupted, and the games go on."""

import time

from jupyter_client.manager import start_new_kernel

PREPARE = """
from random import Random
import ttr_widget as ttr
from tests.game.interrupting import Page, check_whole, Facts
rng, game = Random(1), ttr.new_game("europe", players=3, seed=5)
page = Page(game)
"""
PLAY = """
print("begun", flush=True)
while True:
    if game.is_over:
        game.go_to(0)
    game.play(rng.choice(game.legal_actions()))
    if rng.random() < 0.3:
        game.undo()
"""
CHECK = """
game.undo() if game.is_over else game.play(game.legal_actions()[0])
check_whole(game, Facts.of(game))
assert tuple(page.events) == game.events
"""
INTERRUPTS = 6


def test_an_interrupted_cell_leaves_a_whole_game():
    manager, client = start_new_kernel()
    try:
        assert run(client, PREPARE) == "ok"
        for number in range(INTERRUPTS):
            request = client.execute(PLAY, stop_on_error=False)
            while "begun" not in client.get_iopub_msg(timeout=60)["content"].get("text", ""):
                pass
            time.sleep(0.01 * number)
            manager.interrupt_kernel()
            reply = client.get_shell_msg(timeout=60)
            assert reply["parent_header"]["msg_id"] == request
            assert reply["content"]["ename"] == "KeyboardInterrupt"
            assert run(client, CHECK) == "ok"
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)


def run(client, code):
    reply = client.execute_interactive(code, timeout=60, output_hook=lambda message: None)
    return reply["content"]["status"]
