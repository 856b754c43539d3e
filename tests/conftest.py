"""No test keeps games beside the tests, counts them on this machine, or leaves anything to the next one.

That is: its language, its bots, bots that still think, or open widgets.
"""

import os
import sys
import tempfile
import threading
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
def _own_bots() -> Iterator[None]:
    """Bots that a test registers, as the examples of the guides do, would appear in the lobby of a later one."""
    from ttr_widget.bots.bot import _known

    known = dict(_known)
    yield
    if known.keys() != _known.keys():
        _known.clear()
        _known.update(known)


@pytest.fixture(autouse=True)
def _stopped_bots() -> Iterator[None]:
    """If a test with a bot that never answers fails, the bot would take half of the time of all later ones."""
    yield
    from ttr_widget.bots.decision import _raise_in

    for thread in threading.enumerate():
        tries = 200 if thread.name == "bot" else 0
        while tries and thread.is_alive():
            _raise_in(thread)
            thread.join(0.01)
            tries -= 1


@pytest.fixture(autouse=True)
def _closed_widgets() -> Iterator[None]:
    """Open widgets follow ``set_locale``: hundreds of them would make a later test take minutes."""
    yield
    if "ipywidgets" in sys.modules:
        from ipywidgets import Widget

        Widget.close_all()
