"""The promises of SECURITY.md: those without tests of their own, and that the tests it names exist."""

import ast
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.fuzz.doors import DOORS
from tests.soak.part import parts

ROOT = Path(__file__).parents[1]
TEXT = (ROOT / "SECURITY.md").read_text(encoding="utf-8")
SOURCES = sorted(path for name in ("ttr_widget", "ttr_widget_relay") for path in (ROOT / name).rglob("*.py"))
TO_THE_NETWORK = {
    "aiohttp",
    "ftplib",
    "http",
    "httpx",
    "requests",
    "smtplib",
    "socket",
    "socketserver",
    "ssl",
    "tornado",
}
TO_THE_NETWORK |= {"subprocess", "urllib.request", "webbrowser", "websockets"}
MAY_IMPORT = {
    "ttr_widget/bots/isolated.py": {"subprocess"},
    "ttr_widget/serve/addresses.py": {"socket"},
    "ttr_widget/serve/kernel_server.py": {"tornado.httpserver", "tornado.netutil"},
    "ttr_widget/serve/server.py": {"tornado.httputil", "tornado.web", "tornado.websocket"},
    "ttr_widget/serve/webhook.py": {"http.client", "urllib.request"},
    "ttr_widget_relay/handler.py": {"tornado.httputil"},
    "ttr_widget_relay/pages.py": {"tornado.httpclient", "tornado.iostream", "tornado.simple_httpclient"},
    "ttr_widget_relay/socket.py": {"tornado.httpclient", "tornado.iostream", "tornado.websocket"},
}
"""Isolated bots are Python processes of their own, which talk through pipes.  Guests come through a port that is opened
when somebody is invited, or by ``python -m ttr_widget serve``; a webhook is told only if an address is given.  The
extension of the Jupyter server opens no port of its own and talks to those of its kernels."""


def test_every_file_that_it_names_exists():
    named = set(re.findall(r"`((?:tests|js|ttr_widget)/[\w./-]+)`", TEXT)) | set(re.findall(r"\]\(([\w./-]+)", TEXT))

    assert len(named) > 15
    assert [name for name in sorted(named) if not (ROOT / name).exists()] == []


def test_every_promise_names_its_test():
    own = re.sub(r"<!-- (soak|fuzz) -->.*?<!-- \1 -->", "", TEXT, flags=re.DOTALL)
    rows = [line.split(" | ") for line in own.splitlines() if line.startswith("| ")]
    promises = [row for row in rows if "`tests/" in row[-1]]

    assert len(promises) > 10
    assert [row for row in rows if row not in promises and "---" not in row[0]] == [["| promise", "tested by |"]]


@pytest.mark.parametrize("name", ["soak", "fuzz"])
def test_the_tables_of_the_long_tests_show_no_failure(name):
    table = TEXT.split(f"<!-- {name} -->")[1]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines() if line[:1] == "|"]
    names = {part.name for part in parts()} if name == "soak" else {door.name for door in DOORS} | {"all doors"}

    assert {row[0] for row in rows[2:]} == names or "is written by" in table
    assert all(row[2] == "0" for row in rows[2:])


def imported(tree):
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_source_opens_no_connection_and_executes_no_data(path):
    tree = ast.parse(path.read_text(encoding="utf-8"))
    called = {node.func.id for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}

    found = {name for name in imported(tree) if name in TO_THE_NETWORK or name.split(".")[0] in TO_THE_NETWORK}
    assert found == MAY_IMPORT.get(path.relative_to(ROOT).as_posix(), set())
    assert called & {"eval", "exec", "__import__"} == set()


WATCHED = """
import json, os, sys
noted = []

def note(event, arguments):
    if event.startswith("socket.") or event in ("subprocess.Popen", "os.system", "os.exec", "os.posix_spawn"):
        noted.append([event, ascii(arguments)])
    elif event == "open" and isinstance(arguments[2], int) and arguments[2] & (os.O_WRONLY | os.O_RDWR | os.O_CREAT):
        noted.append(["write", str(arguments[0])])

sys.addaudithook(note)
import ttr_widget as ttr
from ttr_widget.bots import Match

match = Match("europe", ["planner", "random"], 7)
game = ttr.new_game("europe", players=2, seed=7)
for _ in range(30):
    game.play(match.step())
game.hint(), game.figure(), game.transcript(), game._repr_html_(), ttr.verify(game)
game.save("evening.json")
ttr.load("evening.json")
ttr.simulate("usa", ["random", "random"], games=2, seed=1, progress=False)
print(json.dumps(noted))
"""


def test_a_game_writes_only_what_is_named_and_opens_no_connection(tmp_path):
    """Watched by an audit hook: imports, a game with bots, a figure, a save, a simulation."""
    environment = {"PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1", "PATH": ""}
    words = [sys.executable, "-c", WATCHED]
    done = subprocess.run(words, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)

    assert not done.returncode, done.stderr
    noted = json.loads(done.stdout)
    assert {kind for kind, _ in noted} == {"write"}
    assert {Path(name).parent for _, name in noted} <= {tmp_path, Path()}
    assert [path.name for path in tmp_path.iterdir()] == ["evening.json"]
