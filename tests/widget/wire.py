"""A page without a browser: it records what the widget sends, and sends messages like a page."""

import json
from dataclasses import dataclass, field, fields
from itertools import count
from typing import Any, ClassVar

from comm.base_comm import BaseComm

from ttr_widget.page.traits import Traits
from ttr_widget.widget import GameWidget

_ids = count(1)


class RecordingComm(BaseComm):
    """Records every message instead of sending it."""

    log: ClassVar[list[tuple[str, Any, str]]] = []

    def publish_msg(self, msg_type, data=None, metadata=None, buffers=None, **keys):
        RecordingComm.log.append((msg_type, data, self.comm_id))


@dataclass
class Page:
    """What a page knows about its widget: the traits as sent, never Python's own."""

    widget: GameWidget
    traits: dict[str, Any] = field(default_factory=dict)
    heard: int = 0

    def __post_init__(self):
        self.traits = json.loads(json.dumps({name: self.widget.get_state(name)[name] for name in SYNCED}))
        self.heard = len(RecordingComm.log)

    def raw(self, content):
        """Send anything; returns all answers to it."""
        self.take()
        self.widget._handle_msg({"content": {"data": {"method": "custom", "content": content}}, "buffers": []})
        return self.take()

    def send(self, kind, **fields):
        """Send a message and return its answer."""
        message = {"id": f"m{next(_ids)}", "seq": self.traits["prompt"]["seq"], "type": kind, **fields}
        answers = self.raw(message)
        assert len(answers) == 1
        assert answers[0]["re"] == message["id"]
        return answers[0]

    def take(self):
        """Read new messages; returns the answers among them."""
        answers = []
        for data in self.news():
            if data.get("method") == "update":
                self.traits |= json.loads(json.dumps(data["state"]))
            elif data.get("method") == "custom":
                answers.append(json.loads(json.dumps(data["content"])))
        return answers

    def news(self):
        """The unread messages of this widget."""
        fresh, self.heard = RecordingComm.log[self.heard :], len(RecordingComm.log)
        own = self.widget.comm.comm_id
        return [data for kind, data, comm_id in fresh if kind == "comm_msg" and comm_id == own]

    def __getitem__(self, name):
        self.take()
        found = self.traits[name]
        return found | {"moves": self.moves()} if name == "prompt" else found

    def moves(self):
        """The moves of the question as the page unpacks them, without words that follow from the rest."""
        return [move for one in self.traits["prompt"]["moves"] for move in self.written(one)]

    def written(self, one):
        """The moves of a bundle; a move that was not packed is returned as it is."""
        if "columns" not in one:
            return [one]
        roles, found = self.traits["board"]["actions"][one["kind"]], []
        for n in range(one["count"]):
            move = {name: one[name] for name in ("kind", "group")} | {"id": one["id"] + n}
            for name, column in one["columns"].items():
                cell = column[n] if isinstance(column, list) else column
                move[name] = self.value(roles[name], cell)
                if roles[name] == "source" and cell < 0:
                    move["deck"] = move[name]
            found.append(move)
            more = one["more"][n] if "more" in one else 0
            note = one["notes"][n] if "notes" in one else ""
            move |= {"note": note} if note else {}
            move |= ({"more": more} if more else {}) | ({"label": one["labels"][n]} if "labels" in one else {})
        return found

    def value(self, role, cell):
        """The value of a cell."""
        board = self.traits["board"]
        if role in ("route", "city", "card"):
            lists = {"route": ("routes", "id"), "city": ("cities", "id"), "card": ("cards", "name")}
            table, key = lists[role]
            return board[table][cell][key]
        if role == "source":
            return board["cards"][cell]["name"] if cell >= 0 else board["decks"][~cell]
        if role == "cards":
            return {self.value("card", card): count for card, count in zip(cell[::2], cell[1::2], strict=True)}
        return [list(board["tickets"])[ticket] for ticket in cell] if role == "tickets" else cell


SYNCED = (*(field.name for field in fields(Traits)), "phase", "current_player", "scores")
