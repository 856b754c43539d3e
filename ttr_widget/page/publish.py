"""What the page is told, as seen from one viewpoint.

Each function gives a fresh record, made of what the shown seat may know and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Literal

from ttr_widget.game import Game
from ttr_widget.kernel.event import Event
from ttr_widget.kernel.evidence import ExplainedLine
from ttr_widget.kernel.imagine import sketch
from ttr_widget.kernel.links import settle
from ttr_widget.kernel.network import shortest_path
from ttr_widget.kernel.state import FREE, Position
from ttr_widget.kernel.view import View
from ttr_widget.locales import languages
from ttr_widget.session.viewpoint import Viewpoint

from . import traits
from .moves import MoveList
from .words import Words

Theme = Literal["auto", "light", "dark"]
RECENT = 30
"""So many events are told at once; older ones are asked for."""
OLDER = 100
_QUICK_RULES = ("market", "tickets", "tunnels")
"""What these rules show changes with almost every action."""


@dataclass(frozen=True, slots=True)
class Look:
    """What a person has chosen: language, theme, speed."""

    locale: str
    theme: Theme = "auto"
    speed: int = 2


def view_data(viewpoint: Viewpoint) -> tuple[traits.View, traits.Table]:
    """What the shown seat may know: what changes with every action, and what is sent only when it has changed."""
    game = viewpoint.session.game
    view = game.view(viewpoint.shown)
    said = view.to_dict()
    rules: dict[str, Any] = said["rules"]
    tickets: list[traits.OwnTicket] = []
    barred: dict[str, list[int]] = {}
    if view.seat is not None:
        position = sketch(view)
        # They stand in ``tickets`` with their progress.
        rules.get("tickets", {}).pop("held", None)
        tickets, barred = tickets_data(view, position), closed(view, position)
    quick = traits.View(
        seat=view.seat,
        turn=view.turn,
        to_move=view.to_move,
        turns_left=view.turns_left,
        hand=said["hand"],
        hand_sizes=said["hand_sizes"],
        over=view.over,
        rules={key: shown for key, shown in rules.items() if key in _QUICK_RULES},
        all=everything(game) if viewpoint.teaching else None,
    )
    slow = traits.Table(
        owners="".join("." if owner == FREE else str(owner) for owner in view.owners),
        pieces=said["pieces"],
        points=said["points"],
        discards=said["discards"],
        rules={key: shown for key, shown in rules.items() if key not in _QUICK_RULES},
        tickets=tickets,
        closed=barred,
    )
    return quick, slow


def everything(game: Game) -> traits.Everything:
    """All hands and all tickets: for a teacher."""
    views = [game.view(seat) for seat in range(len(game.players))]
    return traits.Everything(
        hands=[dict(view.hand or {}) for view in views],
        tickets=[list(view.rules.get("tickets", {}).get("held", ())) for view in views],
    )


def tickets_data(view: View, position: Position) -> list[traits.OwnTicket]:
    """The seat's own tickets: is each done, and how many spaces are missing (none: it cannot be done any more)?

    What a tour that is done brings now depends on the order of its cities.
    """
    assert view.seat is not None, "a spectator has no tickets"
    board, verdicts = view.board, settle(position, view.seat).verdicts
    edges = [] if all(verdict.done for _, verdict in verdicts) else _open_edges(view, position)
    found: list[traits.OwnTicket] = []
    for number, verdict in verdicts:
        ticket, missing = board.tickets[number], 0 if verdict.done else _missing(view, edges, number)
        points = verdict.points if verdict.done and verdict.points != ticket.points else None
        found.append(traits.OwnTicket(ticket.id, verdict.done, missing, points))
    return found


def _open_edges(view: View, position: Position) -> list[tuple[int, int, int]]:
    """The routes that the seat has or could still have: a space to be claimed counts 1000, an own route 1."""
    seat = view.seat
    assert seat is not None, "asked for a seat only"
    barred = {route for barred in view.variant.barrers for route in barred(position, seat)}
    prices = view.variant.prices
    return [
        (a, b, 1 if view.owners[route] == seat else 1000 * prices[route].pieces)
        for route, (a, b) in enumerate(view.board.ends)
        if view.owners[route] == seat or (view.owners[route] == FREE and route not in barred)
    ]


def _missing(view: View, edges: Sequence[tuple[int, int, int]], ticket: int) -> int | None:
    cities = view.variant.ticket_cities[ticket]
    total = 0
    for start, goal in pairwise(cities):
        path = shortest_path(edges, start, goal)
        if path is None:
            return None
        total += sum(edges[edge][2] for edge in path) // 1000
    return total


def closed(view: View, position: Position) -> dict[str, list[int]]:
    """The numbers of the unclaimed routes that a rule closes to the seat, by the reason (too few pieces are none)."""
    seat = view.seat
    assert seat is not None, "asked for a seat only"
    board, owners = view.board, view.owners
    found: dict[str, list[int]] = {}
    for number in sorted({route for barred in view.variant.barrers for route in barred(position, seat)}):
        if owners[number] == FREE:
            group = board.groups[board.group_of[number]] if board.group_of[number] >= 0 else ()
            reason = "twin" if any(owners[track] != FREE for track in group) else "other"
            found.setdefault(reason, []).append(number)
    return found


def prompt_data(viewpoint: Viewpoint, words: Words, move_list: MoveList | None, seq: int) -> traits.Prompt:
    """The open question, in words, with the answers to choose from if it may be answered here."""
    game = viewpoint.session.game
    prompt, mine = game.prompt, move_list is not None
    return traits.Prompt(
        seq=seq,
        seat=prompt.seat if prompt else None,
        name=game.players[prompt.seat] if prompt else "",
        kind=prompt.kind if prompt else "over",
        about=prompt.to_dict()["about"] if prompt else {},
        mine=mine,
        sentence=words.prompt(prompt, mine=mine),
        over=game.is_over,
        moves=[*move_list.moves()] if move_list else [],
        more=move_list is not None and move_list.is_short,
    )


def event_data(event: Event, words: Words) -> traits.GameEvent:
    """One event, as it is given, with its sentence."""
    said = event.to_dict()
    # What stands in the view or on the sheet is not said again.
    known = ("type", "sheet", "cities")
    facts = {name: value for name, value in said.items() if name not in known}
    return traits.GameEvent(event.type, words.event(event), facts)


def events_seen(viewpoint: Viewpoint) -> tuple[Event, ...]:
    """All events, as they may be seen from here."""
    game = viewpoint.session.game
    return game.events if viewpoint.teaching else game.events_seen_by(viewpoint.shown)


def settings_data(viewpoint: Viewpoint, look: Look) -> traits.Settings:
    """How the page looks, and who plays which seat."""
    session = viewpoint.session
    seats = [
        traits.Sitter(name, "bot" if seat in session.bots else "human", session.bot_names.get(seat))
        for seat, name in enumerate(session.game.players)
    ]
    return traits.Settings(look.locale, [*languages().items()], look.theme, look.speed, seats, viewpoint.teaching)


def controls_data(viewpoint: Viewpoint, own: Viewpoint) -> traits.Controls:
    """What can be done here now; away from ``own`` a finished game is being replayed."""
    session, curtain = viewpoint.session, viewpoint.curtain
    game, whole = session.game, own.session.game
    return traits.Controls(
        seat=viewpoint.shown,
        curtain=None if curtain is None else traits.Curtain(curtain, game.players[curtain]),
        playing=viewpoint.playing,
        paused=session.paused,
        undo=viewpoint.may_undo,
        redo=viewpoint.may_redo,
        hints=viewpoint.mine,
        replay=None if viewpoint is own else traits.ReplayPosition(len(game.history), len(whole.history)),
    )


def sheet_data(game: Game, words: Words) -> traits.Sheet | None:
    """At the end: every seat's sheet, line by line, with what is to be drawn."""
    if not game.is_over:
        return None
    explained = [game.explain_score(seat) for seat in range(len(game.players))]
    seats = [
        traits.SeatSheet(one.seat, one.name, one.total, [line_data(line, words) for line in one.lines])
        for one in explained
    ]
    return traits.Sheet(list(game.score().winners), seats)


def line_data(line: ExplainedLine, words: Words) -> traits.SheetLine:
    """A line of the sheet, in words, with what is to be drawn."""
    say = words.told
    return traits.SheetLine(
        rule=line.rule,
        label=words.label(line.line.title),
        points=line.points,
        because=say(line.line.reason),
        sentence=say(line.evidence.message),
        routes=list(line.routes),
        cities=list(line.cities),
        gap=list(line.gap),
    )


def phase_of(game: Game) -> str:
    """Where a game stands: ``opening``, ``playing``, ``last-round`` or ``over``."""
    view = game.view(None)
    if view.over:
        return "over"
    if view.turns_left is not None:
        return "last-round"
    return "playing" if view.turn else "opening"
