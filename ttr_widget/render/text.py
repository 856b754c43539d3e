"""A view as text, which is also the repr of a game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ttr_widget.kernel.view import View

from .words import Speech, asked


def text(view: View, locale: str | None = None) -> str:
    """The view as lines of text; what the rules show is printed as data, as in ``view.to_dict()``."""
    speech = Speech(locale, view.variant.names)
    question = speech.told(asked(view.prompt, view.players, view.variant.names))
    lines = [
        speech.say("title", title=speech.told(view.board.text("title")), parts=moment(view, speech)),
        speech.say("asked", question=question) if view.prompt is not None else question,
        *_players(view, speech),
    ]
    for key, shown in view.rules.items():
        lines += _shown(key, shown)
    if view.hand is not None:
        lines.append(speech.say("hand", cards=view.hand))
    return "\n".join(lines)


def moment(view: View, speech: Speech) -> tuple[str, ...]:
    """The turn, and whose view it is."""
    parts = [speech.say("moment.over" if view.over else "moment", turn=view.turn)]
    if view.turns_left is not None and not view.over:
        parts.append(speech.say("moment.last", left=view.turns_left))
    if view.seat is None:
        return (*parts, speech.say("moment.everybody"))
    return (*parts, speech.say("moment.seat", player=view.players[view.seat]))


def _players(view: View, speech: Speech) -> Iterable[str]:
    for seat, name in enumerate(view.players):
        yield "  " + speech.say(
            "seat",
            name=name,
            points=view.points[seat],
            routes=view.owners.count(seat),
            cards=view.hand_sizes[seat],
            pieces=view.pieces_left[seat],
        )


def _shown(key: str, shown: Mapping[str, Any]) -> Iterable[str]:
    said = "; ".join(f"{name} {_words(value)}" for name, value in shown.items() if value not in ((), {}))
    return [f"{key}: {said}"] if said else []


def _words(value: Any) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {_words(item)}" for name, item in value.items())
    if isinstance(value, (tuple, list)):
        return ", ".join(map(_words, value))
    return "-" if value is None else str(value)
