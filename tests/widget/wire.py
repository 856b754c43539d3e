"""A page without a browser: it records what the widget sends, and sends messages as a page does."""

import json
from dataclasses import dataclass, field
from itertools import count
from typing import Any, ClassVar

from comm.base_comm import BaseComm

from ttr_widget.widget import GameWidget

_ids = count(1)


class RecordingComm(BaseComm):
    """Keeps every message instead of sending it."""

    log: ClassVar[list[tuple[str, Any, str]]] = []

    def publish_msg(self, msg_type, data=None, metadata=None, buffers=None, **keys):
        RecordingComm.log.append((msg_type, data, self.comm_id))


@dataclass
class Page:
    """What a page knows of its widget: the traits as they were sent, never those of Python."""

    widget: GameWidget
    traits: dict[str, Any] = field(default_factory=dict)
    heard: int = 0

    def __post_init__(self):
        self.traits = json.loads(json.dumps({name: self.widget.get_state(name)[name] for name in SYNCED}))
        self.heard = len(RecordingComm.log)

    def raw(self, content):
        """Send this, whatever it is; returns all answers that come."""
        self.take()
        self.widget._handle_msg({"content": {"data": {"method": "custom", "content": content}}, "buffers": []})
        return self.take()

    def send(self, kind, **fields):
        """Send a message, return its answer."""
        message = {"id": f"m{next(_ids)}", "seq": self.traits["prompt"]["seq"], "type": kind, **fields}
        answers = self.raw(message)
        assert len(answers) == 1
        assert answers[0]["re"] == message["id"]
        return answers[0]

    def take(self):
        """Read what has come since; returns the answers among it."""
        answers = []
        for data in self.news():
            if data.get("method") == "update":
                self.traits |= json.loads(json.dumps(data["state"]))
            elif data.get("method") == "custom":
                answers.append(json.loads(json.dumps(data["content"])))
        return answers

    def news(self):
        """The messages of this widget that have not been read."""
        fresh, self.heard = RecordingComm.log[self.heard :], len(RecordingComm.log)
        own = self.widget.comm.comm_id
        return [data for kind, data, comm_id in fresh if kind == "comm_msg" and comm_id == own]

    def __getitem__(self, name):
        self.take()
        return self.traits[name]


SYNCED = ("board", "view", "table", "prompt", "events", "settings", "texts", "sheet", "error", "question", "lit")
