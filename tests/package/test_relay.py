"""The Jupyter server's extension in an environment of its own: enabled by installing, on the oldest server."""

import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tests.relay.jupyter import Jupyter
from tools.pythons import pythons

from .conftest import ROOT

PYTHONS = pythons()
OLDEST = "2.12.0"
"""The oldest jupyter_server that guests can come through; the newest is that of these tests."""
FIND = """
import sys, ttr_widget_relay
import ttr_widget_relay.routes
print(ttr_widget_relay.__file__, any(name.partition(".")[0] == "ttr_widget" for name in sys.modules))
"""


@pytest.fixture
def oldest(wheel, fresh, tmp_path):
    """A server of that version with the wheel, and nothing of this folder on its path."""
    run = fresh(PYTHONS[min(PYTHONS)], [wheel, f"jupyter_server=={OLDEST}", "ipykernel==6.29.0"])
    file, loads_game = run("-I", "-c", FIND).split()
    assert "site-packages" in file
    assert loads_game == "False"
    one = Jupyter(tmp_path / "notebooks", python=tmp_path / "venv" / "bin" / "python", path="")
    yield one
    one.stop()


def test_guests_come_through_the_oldest_server(oldest):
    kernel = oldest.start_kernel()
    guest = oldest.guest(kernel.table)
    assert "set" in guest.hear()
    guest.say({"a": "move"})
    assert guest.hear() == {"heard": {"a": "move"}}
    assert oldest.get(kernel.path).status == 200
    assert oldest.get("api/kernels").status == 403
    log = Path(oldest.server.log).read_text(encoding="utf-8")
    assert "ttr_widget_relay | extension was successfully loaded" in log
    assert f"Jupyter Server {OLDEST}" in log
    assert "ttr_widget_relay/" not in log  # in a traceback; those of the server's own refusals are its own


def test_what_make_play_installs_is_not_older():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = {Requirement(text).name: Requirement(text) for text in project["optional-dependencies"]["play"]}
    assert OLDEST in named["jupyter_server"].specifier
    assert "2.11.2" not in named["jupyter_server"].specifier
