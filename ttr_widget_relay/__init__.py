"""A Jupyter server extension that leads guests to games in notebooks.

A guest has a link with a key and nothing else: no account, no cookie, no access to the server.  The extension passes
the guests' page and its socket on to the port that a kernel of this server has opened for its guests, and to no other.
It knows nothing of the game and imports nothing of ``ttr_widget``: the server and the kernel may have different
environments, and loading the game would slow down every Jupyter server.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from jupyter_server.serverapp import ServerApp


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    return [{"module": "ttr_widget_relay"}]


def _load_jupyter_server_extension(app: ServerApp) -> None:
    # Late: the package is also imported where there is no server.
    from .routes import routes  # noqa: PLC0415

    app.web_app.add_handlers(".*$", routes(app.web_app.settings["base_url"]))  # type: ignore[no-untyped-call]
