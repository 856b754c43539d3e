import comm
import pytest

from .wire import RecordingComm


@pytest.fixture(autouse=True)
def wire(monkeypatch):
    """All messages that the widgets of a test send."""
    RecordingComm.log = []
    monkeypatch.setattr(comm, "create_comm", RecordingComm)
    return RecordingComm.log
