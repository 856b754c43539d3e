"""No test keeps games beside the tests, counts them on this machine, or leaves its language or widgets to the next."""

import os
import sys
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


@pytest.fixture(autouse=True)
def _closed_widgets() -> Iterator[None]:
    """Open widgets follow ``set_locale``: hundreds of them would make a later test take minutes."""
    yield
    if "ipywidgets" in sys.modules:
        from ipywidgets import Widget

        Widget.close_all()
