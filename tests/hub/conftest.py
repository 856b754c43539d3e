"""A real JupyterHub, with one person's server."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.hosts.conftest import chrome, window  # noqa: F401 -- fixtures
from tests.relay.jupyter import Door, Kernel

from .hub import Hub


@pytest.fixture(scope="package", params=[True, False], ids=["extension", "own-server"])
def hub(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hub]:
    """A hub with either kind of server for a person."""
    one = Hub(tmp_path_factory.mktemp("hub") / "home", extension=request.param)
    yield one
    one.stop()


@pytest.fixture(scope="package")
def ada(hub: Hub) -> Iterator[Door]:
    """Ada's server, through the hub's proxy."""
    token = hub.start_server("ada")
    door = Door(hub.port, "/user/ada/", token)
    yield door
    door.close()


@pytest.fixture
def kernel(hub: Hub, ada: Door) -> Kernel:
    """A kernel on Ada's server."""
    return Kernel(ada, ada.api("kernels", "POST", {"name": "fake"})["id"], hub.runtime)
