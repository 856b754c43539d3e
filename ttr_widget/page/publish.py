"""What is sent to the page of one viewpoint.

Each function returns a new record that contains only what the shown seat may know.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from ttr_widget.game import Game
from ttr_widget.kernel.effects import Moved, Scored
from ttr_widget.kernel.event import Event
from ttr_widget.kernel.evidence import ExplainedLine
from ttr_widget.kernel.roles import Role
from ttr_widget.kernel.sheet import Sheet
from ttr_widget.kernel.state import FREE
from ttr_widget.kernel.variant import Position, Variant
from ttr_widget.kernel.view import View
from ttr_widget.locales import languages
from ttr_widget.locales.plain_text import isolated
from ttr_widget.queries.cities import builders, buildings, waiting
from ttr_widget.queries.decisive import Decisive, decisive_facts
from ttr_widget.queries.pieces import suggested_pieces
from ttr_widget.queries.positions import position_of
from ttr_widget.queries.routes import closed_routes
from ttr_widget.queries.score_columns import column_key, is_completed, score_columns, ticket_of
from ttr_widget.queries.tickets import TicketProgress, ticket_progress
from ttr_widget.rules.tickets import Tickets
from ttr_widget.session.viewpoint import Viewpoint

from . import controls, score_sheet, traits
from .look import Look
from .looking_back import LookingBack
from .moves import MoveList
from .words import Words

RECENT = 30
"""How many events are sent at once; the page asks for older ones."""
OLDER = 100
_QUICK_RULES = ("market", "tickets")
"""The rules whose part of the view changes with almost every action."""


def view_data(viewpoint: Viewpoint) -> tuple[traits.View, traits.Table]:
    """What the shown seat may know: the part that changes with every action, and the part sent only when changed."""
    game = viewpoint.session.game
    view = game.view(viewpoint.shown)
    position = position_of(view)
    said = view.to_dict()
    rules: dict[str, Any] = said["rules"]
    for rule in builders(view.variant):
        rules.pop(rule.key, None)
    people = {city: list(colors) for city, colors in (waiting(view) or {}).items()}
    for shown in rules.values():
        shown.pop("waiting", None)
    tickets: list[traits.OwnTicket] = []
    paths: dict[str, list[int]] = {}
    barred: dict[str, list[int]] = {}
    if view.seat is not None:
        progress = ticket_progress(position, view.seat)
        # ``tickets`` has them with their progress.
        rules.get("tickets", {}).pop("held", None)
        tickets, barred = tickets_data(view, progress), closed(view, position)
        paths = paths_data(position, view.seat, progress)
    if viewpoint.teaching:
        for seat in range(len(game.players)):
            if seat != view.seat:
                paths |= paths_data(game.state, seat, ticket_progress(game.state, seat))
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
        buildings={city: one.seat for city, one in buildings(view).items()},
        waiting=people,
        counters={name: list(counts) for name, counts in view.counters.items()},
        tickets=tickets,
        paths=paths,
        closed=barred,
    )
    return quick, slow


def everything(game: Game) -> traits.Everything:
    """All hands and all tickets, for a teacher."""
    views = [game.view(seat) for seat in range(len(game.players))]
    return traits.Everything(
        hands=[dict(view.hand or {}) for view in views],
        tickets=[list(view.rules.get("tickets", {}).get("held", ())) for view in views],
    )


def tickets_data(view: View, progress: Sequence[TicketProgress]) -> list[traits.OwnTicket]:
    """The seat's own tickets, whether each is completed, and how many spaces are missing (``None``: impossible by now).

    The current value of a completed tour depends on the order of its cities.
    """
    found: list[traits.OwnTicket] = []
    for own in progress:
        ticket = view.board.tickets[own.ticket]
        points = own.points if own.done and own.points != ticket.points else None
        found.append(traits.OwnTicket(ticket.id, own.done, own.missing, own.built(view.variant), points))
    return found


def paths_data(position: Position, seat: int, held: Iterable[TicketProgress]) -> dict[str, list[int]]:
    """For each ticket held or offered, the indices of the routes that connect its cities."""
    board = position.variant.board
    rule = position.variant.by_key.get("tickets")
    offered = position.slots[rule.key].offered[seat] if isinstance(rule, Tickets) else ()
    progress = [*held, *ticket_progress(position, seat, offered)]
    return {board.tickets[one.ticket].id: list(one.path) for one in progress}


def closed(view: View, position: Position) -> dict[str, list[int]]:
    """The indices of unclaimed routes closed to the seat, by reason (too few pieces is not one)."""
    board, owners = view.board, view.owners
    found: dict[str, list[int]] = {}
    for number in sorted(closed_routes(position, view.seat)):
        group = board.groups[board.group_of[number]] if board.group_of[number] >= 0 else ()
        reason = "twin" if any(owners[track] != FREE for track in group) else "other"
        found.setdefault(reason, []).append(number)
    return found


def prompt_data(viewpoint: Viewpoint, words: Words, move_list: MoveList | None, seq: int) -> traits.Prompt:
    """The open question in words, with its legal answers if it may be answered here."""
    game = viewpoint.session.game
    prompt, mine = game.prompt, move_list is not None
    suggested = suggested_pieces(game.state) if prompt is not None and prompt.kind == "pieces" else None
    return traits.Prompt(
        seq=seq,
        seat=prompt.seat if prompt else None,
        name=isolated(viewpoint.session.names[prompt.seat]) if prompt else "",
        kind=prompt.kind if prompt else "over",
        about=prompt.to_dict()["about"] if prompt else {},
        mine=mine,
        sentence=words.prompt(prompt, mine=mine),
        over=game.is_over,
        moves=[*move_list.moves()] if move_list else [],
        more=move_list is not None and move_list.is_short,
        suggested=move_list.move(suggested).id if move_list and suggested else None,
        payable=move_list.payable if move_list else {},
    )


def event_data(event: Event, sentence: str, variant: Variant) -> traits.GameEvent:
    """An event with its sentence and its effects."""
    effects = tuple(event.effects(variant))
    return traits.GameEvent(
        event.type,
        sentence,
        quiet=event.quiet,
        seat=getattr(event, "seat", None),
        routes=_named_by(event, Role.ROUTE),
        cities=_named_by(event, Role.CITY),
        moved=[
            traits.Moved(one.what, str(one.source), str(one.target), one.things)
            for one in effects
            if isinstance(one, Moved)
        ],
        scored=[(one.seat, one.points) for one in effects if isinstance(one, Scored)],
    )


def _named_by(event: Event, role: Role) -> list[str]:
    """The values of an event's fields with this role."""
    values = [getattr(event, name) for name, own in event.roles.items() if own is role]
    return [id for value in values if value for id in ((value,) if isinstance(value, str) else value)]


def settings_data(viewpoint: Viewpoint, look: Look) -> traits.Settings:
    """The settings of the page, and who plays which seat."""
    session = viewpoint.session
    seats = [
        traits.Sitter(
            isolated(name),
            "bot" if seat in session.bots else "human",
            session.bot_names.get(seat),
            session.guests.get(seat),
        )
        for seat, name in enumerate(session.names)
    ]
    return traits.Settings(
        locale=look.locale,
        locales=[*languages().items()],
        theme=look.theme,
        speed=look.speed,
        seats=seats,
        teaching=viewpoint.teaching,
        given=[*look.given],
        kept=look.kept,
    )


def controls_data(back: LookingBack, words: Words, *, lobby: bool = False, guest: bool = False) -> controls.Controls:
    """What can be done here now, at the moment of the game that is shown."""
    viewpoint, own = back.viewpoint, back.own
    no_undo = viewpoint.no_undo
    session, curtain = viewpoint.session, viewpoint.curtain
    return controls.Controls(
        seat=viewpoint.shown,
        curtain=None if curtain is None else controls.Curtain(curtain, isolated(session.names[curtain])),
        role=viewpoint.role,
        paused=session.paused,
        undo=no_undo is None,
        no_undo="" if no_undo is None else words.told(no_undo),
        redo=viewpoint.may_redo,
        hints=viewpoint.mine,
        replay=_place(back) if back.is_past else None,
        lobby=lobby,
        guest=guest,
        prepared=own.prepared,
    )


def _place(back: LookingBack) -> controls.ReplayPosition:
    """The moment of a whole game that is shown."""
    whole = back.own.session.game
    live = back.own.playing and not whole.is_over
    return controls.ReplayPosition(back.at, len(whole.history), whole.is_over, live, back.may_judge)


def sheet_data(game: Game, words: Words) -> score_sheet.Sheet | None:
    """Every seat's score sheet at the end, line by line, with what to highlight on the map."""
    if not game.is_over:
        return None
    score = game.score()
    columns = score_columns(score)
    places = {column.key: number for number, column in enumerate(columns)}
    explained = [game.explain_score(seat) for seat in range(len(game.players))]
    seats = [
        score_sheet.SeatSheet(
            one.seat,
            isolated(words.players[one.seat]),
            one.total,
            [line_data(line, words, places) for line in one.lines],
        )
        for one in explained
    ]
    headings = [column.heading(words.locale) for column in columns]
    facts = [
        fact_data(fact, explained[fact.seat].lines, words)
        for fact in decisive_facts(_named(score, words.players), game.variant)
    ]
    return score_sheet.Sheet(list(score.winners), seats, str(game.seed), headings, facts)


def line_data(line: ExplainedLine, words: Words, places: Mapping[str, int]) -> score_sheet.SheetLine:
    """A line of the score sheet in words, with its column and what to highlight on the map."""
    say = words.told
    return score_sheet.SheetLine(
        rule=line.rule,
        label=say(line.line.title),
        points=line.points,
        because=say(line.line.reason),
        sentence=say(line.evidence.message),
        routes=list(line.routes),
        cities=list(line.cities),
        gap=list(line.gap),
        column=places[column_key(line.line)],
        ticket=ticket_of(line.line),
        done=is_completed(line.line),
    )


def _named(sheet: Sheet, names: Sequence[str]) -> Sheet:
    """The same sheet with the players' present names, which cannot turn around the text beside them."""
    return replace(sheet, seats=tuple(replace(seat, name=isolated(names[seat.seat])) for seat in sheet.seats))


def fact_data(fact: Decisive, lines: Iterable[ExplainedLine], words: Words) -> score_sheet.DecisiveFact:
    """What decided the game, in words."""
    proof = next((line for line in lines if line.line == fact.line), None)
    routes, cities = (proof.routes, proof.cities) if proof else ((), ())
    return score_sheet.DecisiveFact(fact.seat, words.told(fact.message), list(routes), list(cities))


def phase_of(game: Game) -> str:
    """The phase of a game: ``opening``, ``playing``, ``last-round`` or ``over``."""
    view = game.view(None)
    if view.over:
        return "over"
    if view.turns_left is not None:
        return "last-round"
    return "playing" if view.turn else "opening"
