"""No test keeps games beside the tests, or counts them on this machine, or leaves its language to the next test."""

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ["TTR_AUTOSAVE"] = "0"
os.environ["TTR_STATISTICS"] = str(Path(tempfile.gettempdir(), "ttr-widget-tests", "no-statistics.jsonl"))


@pytest.fixture(autouse=True)
def _own_language() -> Iterator[None]:
    """Each test begins in English, which nobody has chosen."""
    yield
    from ttr_widget.locales import _Chosen

    _Chosen.locale, _Chosen.by_code = "en", False
