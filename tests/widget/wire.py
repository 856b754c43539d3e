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
        found = self.traits[name]
        return found | {"moves": self.moves()} if name == "prompt" else found

    def moves(self):
        """The moves of the question as the page writes them out, but for words that follow from the rest."""
        board = self.widget.game.board
        cards = [card["name"] for card in self.traits["board"]["cards"]]
        found = []
        for one in self.traits["prompt"]["moves"]:
            for n, row in enumerate(one.get("rows", ())):
                move = {name: value for name, value in one.items() if name != "rows"} | {"id": one["id"] + n}
                if one["kind"] == "keep":
                    move["tickets"] = [board.tickets[ticket].id for ticket in row]
                elif one["kind"] == "draw":
                    decks = self.traits["board"]["decks"]
                    move |= {"card": cards[row[0]]} if row[0] >= 0 else dict.fromkeys(("card", "deck"), decks[~row[0]])
                elif one["kind"] == "exchange":
                    move["count"] = row[0]
                else:
                    viewpoints = {"route": board.routes} if one["kind"] == "claim" else {"city": board.cities}
                    move |= {name: known[row[0]].id for name, known in viewpoints.items()}
                    move |= {"more": row[1]} if row[1] else {}
                    move["cards"] = {cards[card]: count for card, count in zip(row[2::2], row[3::2], strict=True)}
                found.append(move)
            found += [] if "rows" in one else [one]
        return found


SYNCED = (
    *(
        "board",
        "view",
        "table",
        "prompt",
        "events",
        "settings",
        "controls",
        "texts",
        "sheet",
        "error",
        "question",
        "lit",
    ),
    *("phase", "current_player", "scores"),
)
