"""The sentences of the page: questions, moves and events in the language of its reader."""

from __future__ import annotations

from typing import Any

from ttr_widget import locales
from ttr_widget.bots import Trouble
from ttr_widget.kernel.action import Action
from ttr_widget.kernel.errors import Refusal
from ttr_widget.kernel.event import Event
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.prompt import Prompt
from ttr_widget.kernel.roles import Role
from ttr_widget.kernel.variant import Variant
from ttr_widget.render.words import asked, event_message

from . import answers, traits

_NAMED = frozenset((Role.ROUTE, Role.CITY, Role.CARD, Role.CARDS, Role.SOURCE, Role.DECK, Role.TICKETS, Role.COLOR,
                    Role.COUNT, Role.POINTS, Role.PIECE, Role.WORD))  # fmt: skip
"""The roles of fields whose values the page can format by itself."""
_FILES = (
    "vocabulary",
    "page",
    "building",
    "menu",
    "statistics",
    "guide",
    "guests",
    "exercises",
    "report",
    "evaluation",
)
"""The messages of every page."""


class Words:
    """The sentences of one game in one language."""

    def __init__(self, variant: Variant, players: tuple[str, ...], locale: str | None = None) -> None:
        self.variant = variant
        self.players = players
        self.locale = locales.checked(locale)
        self.names = variant.names

    def say(self, key: str, **facts: Any) -> str:
        """The message with this key, using the names of this board."""
        return locales.fill(key, self.locale, self.names, **facts)

    def told(self, said: Message | str) -> str:
        """A message in this language, using the names of this board."""
        return locales.said(said, self.locale, self.names)

    def has(self, key: str) -> bool:
        """Does a message with this key exist?"""
        return locales.has(key, names=self.names)

    @property
    def texts(self) -> traits.Texts:
        """All messages that the page formats itself: its own, and those of this game's moves and routes."""
        moves = [f"move-{kind}" for kind in self.variant.actions]
        files = locales.files_of(*moves, *dict.fromkeys(f"kind-{route.kind}" for route in self.variant.board.routes))
        source = locales.resource(self.locale, *dict.fromkeys((*_FILES, *files)))
        return traits.Texts(self.locale, f"{source}\n{self.names.words}")

    def refusal(self, refusal: Refusal) -> answers.Refusal:
        """A refusal as sent to the page."""
        facts = refusal.to_dict()["facts"]
        text, title = self.told(refusal.message), refusal.title(self.locale)
        return answers.Refusal(refusal.kind, refusal.code, text, facts, title)

    def prompt(self, prompt: Prompt | None, mine: bool) -> str:
        """The question, and to whom it is put."""
        return self.told(asked(prompt, self.players, self.names, mine=mine))

    def group(self, action: Action) -> str:
        """The heading under which a move is listed."""
        key = f"move-{action.type}.group"
        return self.say(key) if self.has(key) else action.type

    def move(self, action: Action) -> str:
        """A move in words."""
        key = f"move-{action.type}"
        return self.say(key, **action.facts()) if self.has(key) else action.text()

    def page_says(self, kind: str) -> bool:
        """Can the page put moves of this kind into words by itself, from the action's fields alone?"""
        action = self.variant.actions[kind]
        plain = action.facts is Action.facts and _NAMED.issuperset(action.roles.values())
        return plain and self.has(f"move-{kind}")

    def event(self, event: Event) -> str:
        """A sentence for an event, as far as the given event reveals it."""
        message = event_message(event, self.players)
        return self.told(message if self.has(message.key) else Message("event-any", type=event.type))

    def trouble(self, trouble: Trouble, player: str) -> str:
        """What is said when a bot has failed or was too slow."""
        if trouble.end == "failed":
            return self.say("page-fault-bot", bot=trouble.bot, player=player)
        key = "page-fault-bot-stuck" if trouble.end == "stuck" else "page-fault-bot-late"
        return self.say(key, bot=trouble.bot, player=player, seconds=trouble.seconds)
