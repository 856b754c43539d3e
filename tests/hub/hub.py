"""A real JupyterHub with its proxy, in which people log in with a name and a password."""

from __future__ import annotations

import json
import os
import secrets
import shutil
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import hatch_build
from tests.hosts.server import FOLDERS, IN_BROWSER, PATIENCE, ROOT, free_port, no_questions
from tests.relay.jupyter import add_kernel

PROXY = ROOT / "build" / "hub"
PACKAGE = "configurable-http-proxy@5"
PASSWORD = "one-password-for-all"
# Without its own check of forgeries, so that the tests can start kernels with a token alone.
CONFIG = """
import json
from pathlib import Path

facts = json.loads(Path({facts!r}).read_text())
c = get_config()
c.JupyterHub.bind_url = f"http://127.0.0.1:{{facts['port']}}/"
c.JupyterHub.hub_bind_url = f"http://127.0.0.1:{{facts['hub']}}"
c.JupyterHub.db_url = "sqlite:///" + facts["folder"] + "/hub.sqlite"
c.JupyterHub.cookie_secret_file = facts["folder"] + "/cookie"
c.ConfigurableHTTPProxy.command = facts["proxy"]
c.ConfigurableHTTPProxy.api_url = f"http://127.0.0.1:{{facts['api']}}"
c.ConfigurableHTTPProxy.auth_token = facts["token"]
c.ConfigurableHTTPProxy.pid_file = facts["folder"] + "/proxy.pid"
c.JupyterHub.authenticator_class = "dummy"
c.DummyAuthenticator.password = facts["password"]
c.Authenticator.allow_all = True
c.JupyterHub.spawner_class = "simple"
c.SimpleLocalProcessSpawner.home_dir_template = facts["folder"] + "/{{username}}"
c.Spawner.cmd = facts["single"]
c.Spawner.args = ["--allow-root", "--ServerApp.allow_unauthenticated_access=False",
    "--ServerApp.disable_check_xsrf=True", *facts["more"]]
c.Spawner.environment = facts["environment"]
c.Spawner.http_timeout = c.Spawner.start_timeout = 120
c.JupyterHub.services = [{{"name": "tests", "api_token": facts["token"]}}]
c.JupyterHub.load_roles = [{{"name": "tests", "services": ["tests"], "scopes": [
    "admin:users", "admin:servers", "tokens", "access:servers"]}}]
"""


def proxy() -> list[str]:
    """The command of the hub's proxy, which is installed on first use."""
    node, npm, environment = hatch_build.node()
    program = PROXY / "node_modules" / "configurable-http-proxy" / "bin" / "configurable-http-proxy"
    if not program.exists():
        install = [*npm, "install", "--silent", "--no-audit", "--no-fund", "--prefix", str(PROXY), PACKAGE]
        subprocess.run(install, env=environment, check=True)
    return [str(shutil.which(node[0]) or node[0]), str(program)]


class Hub:
    """A running hub; ``extension``: whether a person's server is an ordinary one with the hub's extension."""

    def __init__(self, folder: Path, *, extension: bool) -> None:
        self.folder = folder
        folder.mkdir(parents=True)
        self.port, self._token = free_port(), secrets.token_hex(16)
        environment = {name: str(folder / name) for name in FOLDERS} | {
            "JUPYTERHUB_SINGLEUSER_EXTENSION": str(int(extension)),
            "JUPYTER_PREFER_ENV_PATH": "1",
            "PYTHONPATH": str(ROOT),
            "PATH": os.environ["PATH"],
        }
        no_questions(folder)
        add_kernel(folder / "JUPYTER_DATA_DIR", Path(sys.executable))
        self.runtime = folder / "JUPYTER_RUNTIME_DIR"
        facts = {
            "folder": str(folder), "port": self.port, "hub": free_port(), "api": free_port(), "token": self._token,
            "password": PASSWORD, "proxy": proxy(), "more": IN_BROWSER, "environment": environment,
            "single": [sys.executable, "-m", "jupyterhub.singleuser"],
        }  # fmt: skip
        (folder / "facts.json").write_text(json.dumps(facts), encoding="utf-8")
        config = folder / "config.py"
        config.write_text(CONFIG.format(facts=str(folder / "facts.json")), encoding="utf-8")
        self.log = folder / "log.txt"
        with self.log.open("w", encoding="utf-8") as log:
            command = [sys.executable, "-m", "jupyterhub", "-f", str(config)]
            # A group of its own: the hub starts the proxy and everybody's servers.
            self._process = subprocess.Popen(command, cwd=folder, stdout=log, stderr=log, env=os.environ)
        self._until(lambda: self.api("") is not None)

    def _until(self, is_so: Any) -> None:
        end = time.monotonic() + 2 * PATIENCE
        while self._process.poll() is None and time.monotonic() < end:
            try:
                if is_so():
                    return
            except (OSError, ValueError):
                pass
            time.sleep(0.2)
        self.stop()
        raise RuntimeError("the hub does not answer:\n" + self.log.read_text(encoding="utf-8")[-3000:])

    def api(self, path: str, method: str = "GET", content: Any = None) -> Any:
        """Ask the hub's API."""
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}/hub/api/{path}",
            method=method,
            data=None if content is None else json.dumps(content).encode(),
            headers={"Authorization": f"token {self._token}"},
        )
        with urllib.request.urlopen(request, timeout=PATIENCE) as said:
            return json.loads(said.read() or b"null")

    def start_server(self, user: str) -> str:
        """Start a person's server; returns a token for it."""
        (self.folder / user).mkdir()
        self.api(f"users/{user}", "POST")
        self.api(f"users/{user}/server", "POST")
        self._until(lambda: self.api(f"users/{user}")["servers"][""]["ready"])
        return str(self.api(f"users/{user}/tokens", "POST", {})["token"])

    def last_activity(self, user: str) -> str:
        """When the hub heard of a person's server the last time."""
        return str(self.api(f"users/{user}")["servers"][""]["last_activity"])

    def stop(self) -> None:
        """Stop it, with its proxy and the servers of all."""
        self._process.terminate()
        try:
            self._process.wait(30)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
