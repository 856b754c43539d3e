"""Guests in the game of a notebook, in a real kernel: ``table.invite()``."""

from __future__ import annotations

import json
import os
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jupyter_client.manager import KernelManager

import ttr_widget as ttr
from tests.widget.test_in_a_kernel import Cells

from .conftest import Guest, Remote
from .test_server import NO_KEY, first_move

COMES_AGAIN = 1001
SETUP = """
import json
import ttr_widget as ttr
game = ttr.new_game("berlin", players=["Ada", "Grace", "Linus"], seed=7)
table = ttr.GameWidget(game, autosave=False)
invitation = table.invite()
def links():
    at = invitation._table
    print(json.dumps([at.id, {str(seat): place.key for seat, place in at.places.items()}]))
"""


class Notebook:
    """A kernel with a game, and guests who know its links."""

    def __init__(self, folder: Path) -> None:
        # A server of Jupyter's names the file after the kernel.
        self.manager = KernelManager(kernel_name="python3", connection_file=str(folder / "kernel-0a1b.json"))
        self.manager.start_kernel(env=dict(os.environ))
        self.client = self.manager.client()
        self.client.start_channels()
        self.client.wait_for_ready(timeout=60)
        self.cells = Cells(self.client)
        self.remote = Remote()
        self.run(SETUP)
        self.look()

    def run(self, code: str) -> str:
        return self.cells.run(code)

    def look(self) -> None:
        """Look where the table is, and learn its links."""
        self.table, self.keys = json.loads(self.run("links()"))
        self.file = Path(self.manager.connection_file).parent / f"ttr-{self.table}.json"
        self.port_file: dict[str, Any] = json.loads(self.file.read_text())
        self.remote.port = self.port_file["port"]

    def guest(self, seat: int | None, **hello: Any) -> Guest:
        return self.remote.welcome(self.table, self.keys[str(seat)], **hello)

    def is_void(self, key: str) -> bool:
        late = Guest(self.remote, self.table)
        late.send({"key": key})
        return late.code() == NO_KEY

    def close(self) -> None:
        self.remote.close_quietly()
        self.client.stop_channels()
        self.manager.shutdown_kernel(now=True)


@pytest.fixture(scope="module")
def kernel(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Notebook]:
    notebook = Notebook(tmp_path_factory.mktemp("runtime"))
    yield notebook
    notebook.close()


@pytest.fixture
def notebook(kernel: Notebook) -> Notebook:
    """A new game with new guests; the links are those of the last test, as far as they are not void."""
    kernel.run(SETUP)
    kernel.look()
    return kernel


def test_the_relay_finds_the_port(notebook: Notebook) -> None:
    port = notebook.port_file
    assert port["kernel"] == Path(notebook.manager.connection_file).stem.removeprefix("kernel-")
    assert [port["pid"], port["parent"]] == json.loads(notebook.run("import os; print([os.getpid(), os.getppid()])"))
    assert stat.S_IMODE(notebook.file.stat().st_mode) == 0o600
    assert notebook.remote.ask(f"/ttr/{notebook.table}/status").code == 200
    assert notebook.remote.ask(f"/ttr/{'A' * 16}/status").code == 404
    assert b"guest.js" in notebook.remote.ask(f"/ttr/{notebook.table}/").body


def test_guests_play_with_the_host_and_everybody_sees_who_is_there(notebook: Notebook) -> None:
    assert sorted(notebook.keys) == ["1", "2", "None"], "the host plays on the page of the notebook"
    grace = notebook.guest(1)
    assert [one.get("guest") for one in grace.state["settings"]["seats"]] == [None, "present", "never"]
    linus = notebook.guest(2)
    grace.until(lambda state: state["settings"]["seats"][2]["guest"] == "present")
    assert notebook.run("print(invitation.presence)") == "{1: 'present', 2: 'present'}"
    notebook.run("game.play(game.legal_actions()[0])")
    grace.until(lambda state: state["prompt"]["mine"])
    assert grace.ask("play", move=first_move(grace))["ok"]
    linus.until(lambda state: state["prompt"]["mine"])
    assert notebook.run("print(len(game.history))") == "2"
    linus.leave()
    grace.until(lambda state: state["settings"]["seats"][2]["guest"] == "away")


def test_links_are_in_no_trait_and_no_text(notebook: Notebook) -> None:
    said = notebook.run("print(json.dumps(table.get_state(), default=str), invitation, repr(invitation))")
    assert not any(key in said for key in notebook.keys.values())
    assert notebook.table not in said


def test_a_guest_is_told_that_the_kernel_is_busy_and_the_move_is_played_when_it_is_free(
    notebook: Notebook, tmp_path: Path
) -> None:
    notebook.run("game.play(game.legal_actions()[0])")
    grace = notebook.guest(1)
    grace.until(lambda state: state["prompt"]["mine"])
    go_on = tmp_path / "go-on"
    cell = notebook.client.execute(
        f"import time\nfrom pathlib import Path\nprint('runs', flush=True)\n"
        f"while not Path({str(go_on)!r}).exists(): time.sleep(0.01)"
    )
    while notebook.client.get_iopub_msg(timeout=60)["msg_type"] != "stream":
        pass
    grace.send({"id": "m", "seq": grace.state["prompt"]["seq"], "type": "play", "move": first_move(grace)})
    assert grace.read() == {"busy": True}
    go_on.touch()
    said = [grace.read(), grace.read(), grace.read()]
    assert {"busy": False} in said
    assert any(one and one.get("msg") == {"re": "m", "ok": True} for one in said)
    while notebook.client.get_shell_msg(timeout=60)["parent_header"]["msg_id"] != cell:
        pass
    assert notebook.run("print(len(game.history))") == "2"


def test_seats_are_taken_back_given_to_bots_and_offered_again(notebook: Notebook) -> None:
    grace, linus = notebook.guest(1), notebook.guest(2)
    before = dict(notebook.keys)
    notebook.run("invitation.take_back(1); invitation.seat_bot(2, 'random')")
    assert (grace.code(), linus.code()) == (NO_KEY, NO_KEY)
    assert notebook.run("print(invitation.presence, table.bots)") == "{} {2: 'random'}"
    assert notebook.run("print(table._place.serves(1))") == "True", "played in the notebook again"
    notebook.run("invitation.invite(1); invitation.invite(2)")
    notebook.look()
    assert before["1"] != notebook.keys["1"]
    assert notebook.is_void(before["1"])
    assert notebook.is_void(before["2"])
    assert notebook.guest(2).state["view"]["seat"] == 2
    for wrong in ("invitation.invite(9)", "invitation.change('no', 1, None)", "invitation.seat_bot(1, 'no such bot')"):
        assert notebook.run(wrong) == "BadInput", wrong


def test_cells_that_run_again_keep_the_links_and_guests_come_again(notebook: Notebook) -> None:
    grace = notebook.guest(1)
    keys = dict(notebook.keys)
    notebook.run(SETUP)
    assert grace.code() == COMES_AGAIN
    notebook.look()
    assert notebook.keys == keys
    assert notebook.guest(1).state["view"]["seat"] == 1


def test_people_in_the_same_network_are_let_in_if_asked_for(notebook: Notebook) -> None:
    assert notebook.run("print(invitation.links())") == "{}", "only this machine reaches the port"
    notebook.run("import ttr_widget.serve.kernel_server as server\nserver.own_addresses = lambda: ['127.0.0.1']")
    links = json.loads(notebook.run("print(json.dumps(table.invite(lan=True).links()))"))
    assert sorted(links) == ["1", "2", "null"]
    address, _, key = links["1"].partition("#")
    port = int(address.split(":")[2].partition("/")[0])
    assert port != notebook.remote.port
    notebook.remote.port = port
    assert notebook.remote.welcome(address.rstrip("/").rpartition("/")[2], key).state["view"]["seat"] == 1


def test_a_second_table_has_links_of_its_own(notebook: Notebook) -> None:
    said = notebook.run("print(ttr.GameWidget(ttr.new_game('usa', players=2), autosave=False).invite(name='two')"
                        "._table.id)")  # fmt: skip
    assert len(said) == 16
    assert said != notebook.table
    assert notebook.guest(1).state["board"]["name"] == "berlin"


def test_closing_the_widget_closes_the_table(notebook: Notebook) -> None:
    grace = notebook.guest(1)
    notebook.run("table.close()")
    assert grace.code() == COMES_AGAIN
    assert notebook.is_void(notebook.keys["1"])


def test_links_outlive_a_restart_of_the_kernel_and_what_is_void_stays_void(notebook: Notebook) -> None:
    notebook.run("invitation.renew(2)")
    former = dict(notebook.keys)
    notebook.look()
    keys = dict(notebook.keys)
    grace = notebook.guest(1)
    notebook.manager.restart_kernel(now=True)
    notebook.client.wait_for_ready(timeout=60)
    assert grace.code() is None, "the connection broke"
    notebook.run(SETUP)
    notebook.look()
    assert notebook.keys == keys
    assert notebook.is_void(former["2"])
    again = notebook.guest(1)
    assert again.state["settings"]["seats"][1]["guest"] == "present"
    assert again.state["settings"]["seats"][2]["guest"] == "never"


def test_only_a_notebook_lets_guests_in() -> None:
    table = ttr.GameWidget(ttr.new_game("berlin", players=2), autosave=False)
    with pytest.raises(ttr.BadInput, match="python -m ttr_widget serve"):
        table.invite()
    table.close()
