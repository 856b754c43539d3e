"""A view as text: what a game shows when its name is typed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ttr_widget.kernel.view import View


def text(view: View) -> str:
    """The view as lines of text."""
    lines = [_head(view), _asked(view), *_players(view)]
    for key, shown in view.rules.items():
        lines += _shown(key, shown)
    if view.hand is not None:
        lines.append(f"Your hand: {view.hand}")
    return "\n".join(lines)


def _head(view: View) -> str:
    turn = f"turn {view.turn}" if view.turn else "the opening"
    if view.over:
        turn = f"over after {view.turn} turns"
    last = f", {view.turns_left} turns left" if view.turns_left is not None and not view.over else ""
    seen = "as everybody sees it" if view.seat is None else f"as {view.players[view.seat]} sees it"
    return f"{view.board.title}: {turn}{last}, {seen}"


def _asked(view: View) -> str:
    if view.prompt is None:
        return "The game is over."
    about = ", ".join(f"{name} {_words(value)}" for name, value in view.prompt.about.items())
    return f"Asked: {view.players[view.prompt.seat]}, {view.prompt.kind}" + (f" ({about})" if about else "")


def _players(view: View) -> Iterable[str]:
    wide = max(map(len, view.players))
    for seat, name in enumerate(view.players):
        pieces = ", ".join(f"{count} {kind}" for kind, count in view.pieces_left[seat].items())
        routes = view.owners.count(seat)
        cards = view.hand_sizes[seat]
        yield f"  {name:<{wide}}  {view.points[seat]:4d} points, {routes} routes, {cards} cards, {pieces}"


def _shown(key: str, shown: Mapping[str, Any]) -> Iterable[str]:
    said = "; ".join(f"{name} {_words(value)}" for name, value in shown.items() if value not in ((), {}))
    return [f"{key.capitalize()}: {said}"] if said else []


def _words(value: Any) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {_words(item)}" for name, item in value.items())
    if isinstance(value, (tuple, list)):
        return ", ".join(map(_words, value))
    return "nothing" if value is None else str(value)
