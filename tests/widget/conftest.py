import comm
import pytest

from .wire import RecordingComm


@pytest.fixture(autouse=True)
def wire(monkeypatch):
    """All messages that the widgets of a test send."""
    RecordingComm.log = []
    monkeypatch.setattr(comm, "create_comm", RecordingComm)
    return RecordingComm.log


@pytest.fixture(autouse=True)
def _bots_leave_no_time_to_undo(monkeypatch):
    """So that they move when a page asks for it."""
    monkeypatch.setattr("ttr_widget.page.dispatch.PACES", (0.0,) * 4)
