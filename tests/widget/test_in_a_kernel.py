"""A bot that does not return, in a real kernel: other cells run, an interrupt harms nothing, the game goes on."""

import os
import time

import pytest
from jupyter_client.manager import start_new_kernel

SETUP = """
import time
import ttr_widget as ttr

def forever(view, prompt, rng):
    while True:
        pass

game = ttr.new_game("usa", players=["Ada", "Robot"], seed=5)
for _ in game.players:
    game.play(game.legal_actions()[0])
table = ttr.GameWidget(game, seat=0, bots={1: forever}, time_limit=%s)
game.play("draw deck")
game.play("draw deck")
"""


class Cells:
    """Runs cells in a kernel."""

    def __init__(self, client):
        self.client = client

    def run(self, code):
        """Run a cell and return what it prints; an error is returned by its name."""
        printed = []

        def hear(message):
            if message["msg_type"] == "stream":
                printed.append(message["content"]["text"])

        reply = self.client.execute_interactive(code, timeout=60, output_hook=hear)["content"]
        return "".join(printed).strip() if reply["status"] == "ok" else reply["ename"]

    def until(self, expression):
        """Ask again and again; other work of the kernel's loop is done in between."""
        end = time.monotonic() + 60
        while self.run(f"print({expression})") != "True":
            assert time.monotonic() < end, expression


@pytest.fixture(scope="module")
def kernel():
    manager, client = start_new_kernel(kernel_name="python3", env=dict(os.environ))
    yield manager, Cells(client)
    client.stop_channels()
    manager.shutdown_kernel(now=True)


def test_other_cells_run_while_a_bot_thinks_and_it_loses_its_move(kernel):
    _, cells = kernel
    assert cells.run(SETUP % 1.5) == ""
    cells.until("table._session.is_deciding")
    assert cells.run("print(len(game.history))") == "4"
    cells.until("len(game.history) > 4")
    said = cells.run("print(table.error['text'])")
    assert said.startswith("The bot forever (Robot) has not answered within 1.5 seconds; a random move was played")
    cells.until("game.prompt.seat == 0")
    assert cells.run("game.play(game.legal_actions()[0]); print(game.prompt is not None)") == "True"


def test_an_interrupt_while_a_bot_thinks_leaves_a_whole_game(kernel):
    manager, cells = kernel
    assert cells.run(SETUP % 60) == ""
    cells.until("table._session.is_deciding")
    manager.interrupt_kernel()
    assert cells.run("print(len(game.history), len(game.legal_actions()) > 1)") == "4 True"
    step = cells.client.execute("print('stepping'); table.step()")
    while cells.client.get_iopub_msg(timeout=60)["msg_type"] != "stream":
        pass
    manager.interrupt_kernel()
    while (reply := cells.client.get_shell_msg(timeout=60))["parent_header"]["msg_id"] != step:
        pass
    assert reply["content"]["ename"] == "KeyboardInterrupt"
    assert cells.run("print(len(game.history), len(game.legal_actions()) > 1)") == "4 True"
    cells.run("table._session.seat_bots({1: 'greedy'})")
    cells.until("game.prompt.seat == 0")
