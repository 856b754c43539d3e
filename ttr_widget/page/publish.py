"""What the page is told, as seen from one viewpoint.

Each function gives a fresh value in JSON's terms, made of what the shown seat may know and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ttr_widget.game import Game
from ttr_widget.kernel.event import Event
from ttr_widget.kernel.evidence import ExplainedLine
from ttr_widget.kernel.state import FREE, Position
from ttr_widget.kernel.view import View
from ttr_widget.queries.pieces import suggested_pieces
from ttr_widget.queries.positions import position_of
from ttr_widget.queries.routes import closed_routes
from ttr_widget.queries.tickets import TicketProgress, ticket_progress
from ttr_widget.queries.tunnels import extra_cards
from ttr_widget.rules.tickets import Tickets
from ttr_widget.session.viewpoint import Viewpoint

from .moves import MoveList
from .words import Words

RECENT = 30
"""So many events are told at once; older ones are asked for."""
OLDER = 100
_STATIC = ("board", "variant", "players", "prompt", "claimed")
"""What a view's dict says that the page knows from elsewhere."""
_SLOW = ("owners", "closed", "tickets", "paths", "pieces", "points", "discards")
_QUICK_RULES = ("market", "tickets", "tunnels")


def halves(view: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """A view in two: what changes with every action, and what stays for a while and is sent when it has changed."""
    rules = view["rules"]
    quick = {name: value for name, value in view.items() if name not in _SLOW}
    slow = {name: value for name, value in view.items() if name in _SLOW}
    quick["rules"] = {key: shown for key, shown in rules.items() if key in _QUICK_RULES}
    slow["rules"] = {key: shown for key, shown in rules.items() if key not in _QUICK_RULES}
    return quick, slow


def view_data(viewpoint: Viewpoint) -> dict[str, Any]:
    """What the shown seat may know."""
    game = viewpoint.session.game
    view = game.view(viewpoint.shown)
    said = {name: value for name, value in view.to_dict().items() if name not in _STATIC}
    said["owners"] = "".join("." if owner == FREE else str(owner) for owner in view.owners)
    position = position_of(view)
    if extra := extra_cards(position):
        said["rules"]["tunnels"]["extra"] = list(extra)
    if view.seat is not None:
        progress = ticket_progress(position, view.seat)
        # They stand in ``tickets`` with their progress.
        said["rules"].get("tickets", {}).pop("held", None)
        said["tickets"] = tickets_data(view, progress)
        said["paths"] = paths_data(position, view.seat, progress)
        said["closed"] = closed(view, position)
    if viewpoint.teaching:
        said["all"] = everything(game)
        said["paths"] = said.get("paths", {})
        for seat in range(len(game.players)):
            if seat != view.seat:
                said["paths"] |= paths_data(game.state, seat, ticket_progress(game.state, seat))
    return said


def everything(game: Game) -> dict[str, Any]:
    """All hands and all tickets: for a teacher."""
    views = [game.view(seat) for seat in range(len(game.players))]
    return {
        "hands": [dict(view.hand or {}) for view in views],
        "tickets": [list(view.rules.get("tickets", {}).get("held", ())) for view in views],
    }


def tickets_data(view: View, progress: Sequence[TicketProgress]) -> list[dict[str, Any]]:
    """The seat's own tickets: is each done, and how many spaces are missing (none: it cannot be done any more)?

    What a tour that is done brings now depends on the order of its cities.
    """
    found: list[dict[str, Any]] = []
    for own in progress:
        ticket = view.board.tickets[own.ticket]
        found.append({"id": ticket.id, "done": own.done, "missing": own.missing})
        if own.done and own.points != ticket.points:
            found[-1]["points"] = own.points
    return found


def paths_data(position: Position, seat: int, held: Iterable[TicketProgress]) -> dict[str, list[int]]:
    """For the tickets that a seat holds or is offered: the numbers of the routes that connect their cities."""
    board = position.variant.board
    rule = position.variant.by_key.get("tickets")
    offered = position.slots[rule.key].offered[seat] if isinstance(rule, Tickets) else ()
    progress = [*held, *ticket_progress(position, seat, offered)]
    return {board.tickets[one.ticket].id: list(one.path) for one in progress}


def closed(view: View, position: Position) -> dict[str, list[int]]:
    """The numbers of the unclaimed routes that a rule closes to the seat, by the reason (too few pieces are none)."""
    board, owners = view.board, view.owners
    found: dict[str, list[int]] = {}
    for number in sorted(closed_routes(position, view.seat)):
        group = board.groups[board.group_of[number]] if board.group_of[number] >= 0 else ()
        reason = "twin" if any(owners[track] != FREE for track in group) else "other"
        found.setdefault(reason, []).append(number)
    return found


def prompt_data(viewpoint: Viewpoint, words: Words, move_list: MoveList | None, seq: int) -> dict[str, Any]:
    """The open question, in words, with the answers to choose from if it may be answered here."""
    game = viewpoint.session.game
    prompt = game.prompt
    said: dict[str, Any] = {"seq": seq, "over": game.is_over, "mine": move_list is not None}
    said["sentence"] = words.prompt(prompt, mine=move_list is not None)
    said["moves"] = move_list.moves() if move_list else []
    said["more"] = move_list is not None and move_list.is_short
    suggested = suggested_pieces(game.state) if prompt is not None and prompt.kind == "pieces" else None
    if move_list is not None and suggested is not None:
        said["suggested"] = move_list.move(suggested)["id"]
    if prompt is None:
        return said | {"seat": None, "name": "", "kind": "over", "about": {}}
    return said | prompt.to_dict() | {"name": game.players[prompt.seat]}


def event_data(event: Event, words: Words) -> dict[str, Any]:
    """One event, as it is given, with its sentence."""
    said = event.to_dict()
    # What stands in the view or on the sheet is not said again.
    said.pop("sheet", None)
    said.pop("cities", None)
    return said | {"words": words.event(event)}


def events_seen(viewpoint: Viewpoint) -> tuple[Event, ...]:
    """All events, as they may be seen from here."""
    game = viewpoint.session.game
    return game.events if viewpoint.teaching else game.events_seen_by(viewpoint.shown)


def settings_data(viewpoint: Viewpoint, look: dict[str, Any]) -> dict[str, Any]:
    """How the page looks, and who sits where; ``look`` is what the person has chosen (language, theme, speed)."""
    session = viewpoint.session
    seats = [
        {"name": name, "who": "bot" if seat in session.bots else "human", "bot": session.bot_names.get(seat)}
        for seat, name in enumerate(session.game.players)
    ]
    return look | {"seats": seats, "teaching": viewpoint.teaching}


def controls_data(viewpoint: Viewpoint, own: Viewpoint) -> dict[str, Any]:
    """What can be done here now; away from ``own`` a finished game is being replayed."""
    session, curtain = viewpoint.session, viewpoint.curtain
    game, whole = session.game, own.session.game
    return {
        "seat": viewpoint.shown,
        "curtain": None if curtain is None else {"seat": curtain, "name": game.players[curtain]},
        "playing": viewpoint.playing,
        "paused": session.paused,
        "undo": viewpoint.may_undo,
        "redo": viewpoint.may_redo,
        "hints": viewpoint.mine,
        "replay": None if viewpoint is own else {"at": len(game.history), "last": len(whole.history)},
    }


def sheet_data(game: Game, words: Words) -> dict[str, Any] | None:
    """At the end: every seat's sheet, line by line, with what is to be drawn."""
    if not game.is_over:
        return None
    explained = [game.explain_score(seat) for seat in range(len(game.players))]
    seats = [
        {
            "seat": one.seat,
            "name": one.name,
            "total": one.total,
            "lines": [line_data(line, words) for line in one.lines],
        }
        for one in explained
    ]
    return {"winners": list(game.score().winners), "seats": seats}


def line_data(line: ExplainedLine, words: Words) -> dict[str, Any]:
    """A line of the sheet, in words, with what is to be drawn."""
    say = words.told
    return {
        "rule": line.rule,
        "label": words.label(line.line.title),
        "points": line.points,
        "because": say(line.line.reason),
        "sentence": say(line.evidence.message),
        "routes": list(line.routes),
        "cities": list(line.cities),
        "gap": list(line.gap),
    }


def phase_of(game: Game) -> str:
    """Where a game stands: ``opening``, ``playing``, ``last-round`` or ``over``."""
    view = game.view(None)
    if view.over:
        return "over"
    if view.turns_left is not None:
        return "last-round"
    return "playing" if view.turn else "opening"
