"""One Jupyter server for all tests of a process, and kernels of ours."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .jupyter import Jupyter, Kernel


@pytest.fixture(scope="session")
def jupyter(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Jupyter]:
    """One server for all tests of a process."""
    one = Jupyter(tmp_path_factory.mktemp("relay") / "notebooks")
    yield one
    one.stop()


@pytest.fixture(scope="session")
def kernel(jupyter: Jupyter) -> Kernel:
    """A kernel that no test ends."""
    return jupyter.start_kernel()


@pytest.fixture
def own_kernel(jupyter: Jupyter) -> Kernel:
    """A kernel of this test's own."""
    return jupyter.start_kernel()


@pytest.fixture(autouse=True)
def _guests_leave(request: pytest.FixtureRequest) -> Iterator[None]:
    """No test leaves anybody connected."""
    yield
    if "jupyter" in request.fixturenames:
        request.getfixturevalue("jupyter").send_guests_away()
