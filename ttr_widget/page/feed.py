"""What one page was sent and is to be sent: the one way from a game to any page.

A widget puts a feed's values into its traits, and a server sends them through a socket.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ttr_widget.session.session import News

from .dispatch import Dispatcher
from .packing import packed
from .record import jsonable
from .traits import Lit

Values = dict[str, Any]
"""Values by the names of :class:`~ttr_widget.page.traits.Traits`."""


class Feed:
    """The state of one page, from which each change leaves out what is equal to what the page has.

    >>> import ttr_widget as ttr
    >>> from ttr_widget.session.session import Session
    >>> from ttr_widget.session.viewpoint import Viewpoint
    >>> table = Session(ttr.new_game("berlin", players=2, seed=7))
    >>> feed = Feed(Dispatcher(Viewpoint(table, 1, own=True), guest=True))
    >>> feed.state["view"]["seat"], feed.state["controls"]["guest"]
    (1, True)
    >>> table.pause(True)
    >>> list(feed.changes("settings"))
    ['controls']
    """

    def __init__(self, dispatcher: Dispatcher) -> None:
        self.dispatcher = dispatcher
        self.state: Values = {"lit": jsonable(Lit([], []))} | dispatcher.traits("another game")
        """What the page shows, except for what it has not been sent yet; the values are never changed in place."""

    def changes(self, news: News) -> Values:
        """What is different on the page after a change of the session."""
        try:
            said = self.dispatcher.traits(news)
        except Exception as error:
            # The game itself is fine: only this page is out of date.
            return self.failed(error)
        return self._fresh(said)

    def failed(self, error: BaseException) -> Values:
        """The same after an error that only the page shows."""
        self.dispatcher.fail(error)
        return self._fresh({"error": jsonable(self.dispatcher.error)})

    def lit(self, lit: Lit) -> Values:
        """The same after a script has highlighted something else on the map."""
        return self._fresh({"lit": jsonable(lit)})

    def _fresh(self, said: Mapping[str, Any]) -> Values:
        fresh = {name: value for name, value in said.items() if name not in self.state or self.state[name] != value}
        self.state |= fresh
        return fresh

    def as_sent(self, values: Mapping[str, Any]) -> Values:
        """Values as they travel, with the moves of the question packed."""
        return {name: self.packed(value) if name == "prompt" else value for name, value in values.items()}

    def packed(self, prompt: dict[str, Any]) -> dict[str, Any]:
        """The question with its moves packed."""
        return packed(prompt, self.dispatcher.words)
