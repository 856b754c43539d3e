"""The package's types, as a user's type checker sees them."""

import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).with_name("user_script.py")
MISTAKES = {
    'ttr.variant("europe").rule(Tunnels).reveel': "reveel",
    "ttr.GameWidget(ttr.new_game(), seat=1.5)": "seat",
    "ttr.GameWidget(ttr.new_game()).hand.keys()": "None",
    "ttr.GameWidget(ttr.new_game()).scores[0].title()": "title",
    "ttr.lobby(locale=7)": "locale",
    "ttr.lobby().game.board": "None",
    'ttr.Lab(games="many")': "games",
    "ttr.Lab().changed.rulez": "rulez",
    'ttr.Replay("europe")': "Game",
    "ttr.new_game().hint().text": "None",
    'ttr.new_game().figure(color="red")': "color",
    "ttr.new_game().legal_actions()[0].route": "route",
    'env("berlin").last()[0]["masc"]': "TypedDict",
    'env("berlin", reward=1)': "reward",
    "ttr.nonsense": "nonsense",
}
"""Lines that a type checker complains about, each with a word of the complaint."""


def mypy(file: Path) -> subprocess.CompletedProcess[str]:
    # A configuration of its own: what is switched off for this repository is not switched off for users.
    config = file.with_name("mypy.ini")
    config.write_text("[mypy]\nstrict = True\n")
    options = ["--config-file", str(config), "--cache-dir", str(Path.cwd() / ".mypy_cache")]
    return run("mypy", *options, str(file))


def pyright(file: Path) -> subprocess.CompletedProcess[str]:
    """basedpyright is pyright with everything in its wheel; it is used with pyright's own rules."""
    config = file.with_name("pyrightconfig.json")
    config.write_text('{"typeCheckingMode": "standard"}')
    return run("basedpyright", "--project", str(config), "--pythonpath", sys.executable, str(file))


def run(module: str, *options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", module, *options]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)


@pytest.mark.parametrize("check", [mypy, pyright])
def test_a_users_script_has_no_error(check, tmp_path):
    copy = tmp_path / "script.py"
    copy.write_text(SCRIPT.read_text(encoding="utf-8"))

    done = check(copy)

    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("check", [mypy, pyright])
def test_mistakes_are_found(check, tmp_path):
    """One a line: nothing on the way is ``Any``."""
    script = tmp_path / "wrong.py"
    head = ["import ttr_widget as ttr", "from ttr_widget.env import env", "from ttr_widget.rules import Tunnels", ""]
    script.write_text("\n".join([*head, *(f"print({line})" for line in MISTAKES), ""]))

    told = check(script).stdout

    for number, word in enumerate(MISTAKES.values(), len(head) + 1):
        lines = [line for line in told.splitlines() if f"wrong.py:{number}" in line]
        assert any(word in line for line in lines), f"line {number}:\n{told}"


def test_the_users_script_runs(capsys):
    from tests.types import user_script

    assert user_script.play()
    assert user_script.change_rules().rule(user_script.ShortRoutes).length == 4
    assert user_script.train() > 10
