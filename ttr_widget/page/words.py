"""What the widget says: a sentence for each question, each move and each event, in the language of its person."""

from __future__ import annotations

from typing import Any

from ttr_widget import locales
from ttr_widget.kernel.action import Action
from ttr_widget.kernel.errors import Refusal
from ttr_widget.kernel.event import Event
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.prompt import Prompt
from ttr_widget.kernel.roles import Role
from ttr_widget.kernel.variant import Variant

from . import protocol, traits
from .old_words import OldWords

_NAMED = frozenset((Role.ROUTE, Role.CITY, Role.CARD, Role.CARDS, Role.SOURCE, Role.DECK, Role.TICKETS, Role.COLOR,
                    Role.COUNT, Role.POINTS, Role.PIECE, Role.WORD))  # fmt: skip
"""The roles of fields whose values the page can put into a sentence."""


class Words:
    """The sentences of one game in one language."""

    def __init__(self, variant: Variant, players: tuple[str, ...], locale: str | None = None) -> None:
        self.variant = variant
        self.players = players
        self.locale = locales.checked(locale)
        self.names = variant.names
        self._old = OldWords(variant, players, self.locale)

    def say(self, key: str, **facts: Any) -> str:
        """The message with that key, with the names of this board."""
        return locales.fill(key, self.locale, self.names, **facts)

    def told(self, said: Message | str) -> str:
        """A message in this language, with the names of this board."""
        return said.said(self.locale, self.names) if isinstance(said, Message) else self._old.told(said)

    def _found(self, key: str, **facts: Any) -> str | None:
        """The message with that key, if there is one."""
        return locales.find(Message(key, **facts), self.locale, self.names) if self.has(key) else None

    def has(self, key: str) -> bool:
        """Is there a message with that key?"""
        return locales.has(key, names=self.names)

    @property
    def texts(self) -> traits.Texts:
        """All that the page itself says: its own messages, and those of this game's moves."""
        files = locales.files_of(*[f"move-{kind}" for kind in self.variant.actions])
        source = locales.resource(self.locale, "vocabulary", "page", *[name for name in files if name != "page"])
        return traits.Texts(self.locale, f"{source}\n{self.names.words}")

    def label(self, label: Message | str) -> str:
        """The label of a line of the sheet: a sentence, or a ticket's id."""
        if str(label) in self.variant.board.ticket_number:
            return self._old.ticket(str(label))
        return self.told(label)

    def refusal(self, refusal: Refusal) -> protocol.Refusal:
        """A refusal as the page gets it."""
        facts = refusal.to_dict()["facts"]
        text, title = self.told(refusal.message), refusal.title(self.locale)
        return protocol.Refusal(refusal.kind, refusal.code, text, facts, title)

    # Questions.

    def prompt(self, prompt: Prompt | None, mine: bool) -> str:
        """What is asked, of whom."""
        if prompt is None:
            return self.say("page-over")
        side = "mine" if mine else "other"
        said = self._found(f"question-{prompt.kind}.{side}", player=self.players[prompt.seat], **prompt.about)
        return said or self._old.prompt(prompt, mine)

    # Moves.

    def group(self, action: Action) -> str:
        """The heading under which a move is listed."""
        return self._found(f"move-{action.type}.group") or self._old.group(action)

    def move(self, action: Action) -> str:
        """A move in words."""
        facts = {name: getattr(action, name) for name in action.roles}
        return self._found(f"move-{action.type}", **facts) or self._old.move(action)

    def page_says(self, kind: str) -> bool:
        """Can the page say a move of this kind by itself?"""
        return self.has(f"move-{kind}") and _NAMED.issuperset(self.variant.actions[kind].roles.values())

    # Events.

    def event(self, event: Event) -> str:
        """What happened; the event is as somebody may see it."""
        facts = event.facts()
        if isinstance(facts.get("seat"), int):
            facts = {"player": self.players[facts["seat"]], **facts}
        return self._found(f"event-{event.type}", **facts) or self._old.event(event)
