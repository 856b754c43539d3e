"""Boards as html."""

from __future__ import annotations

from collections import Counter

from ttr_widget.boards import BoardList
from ttr_widget.kernel.board import Board
from ttr_widget.kernel.cards import Card

from .parts import Html, badge, card_chip, frame, head, joined, row, table, tag


def board_html(board: Board) -> str:
    """A board: what it is, and how much of everything it has."""
    title = (
        joined([board.title, " ", badge("our own reconstruction")])
        if _to_be_said(board)
        else Html(tag("span", board.title))
    )
    kinds = Counter(route.kind for route in board.routes)
    colors = Counter(route.color for route in board.routes)
    decks = Counter(ticket.deck for ticket in board.tickets)
    points = [ticket.points for ticket in board.tickets]
    rows = [
        row("players", _span(*board.players)),
        row("cities", len(board.cities)),
        row("routes", f"{len(board.routes)} ({_counted(kinds)}), {sum(r.length for r in board.routes)} spaces"),
        row("colours", joined(_color(color, count) for color, count in sorted(colors.items()))),
    ]
    if points:
        split = f" ({_counted(decks)})" if len(decks) > 1 else ""
        rows.append(row("tickets", f"{len(points)}{split}, {_span(min(points), max(points))} points"))
    if board.expansions:
        rows.append(row("expansions", _counted({name: len(tickets) for name, tickets in board.expansions.items()})))
    if board.special:
        rows.append(row("special", board.special))
    rows.append(row("name", tag("code", board.name)))
    return frame(head(title), tag("div", board.description, "ttr-p") if board.description else "", *rows)


def _to_be_said(board: Board) -> bool:
    """Must it be said besides that the board is our own?"""
    return board.status == "reconstructed" and "reconstruct" not in f"{board.title} {board.special}"


def _span(least: int, most: int) -> str:
    return str(least) if least == most else f"{least}–{most}"


def _counted(counts: Counter[str] | dict[str, int]) -> str:
    return ", ".join(f"{count} {name}" for name, count in counts.items())


def _color(color: str, count: int) -> Html:
    return card_chip(Card(color, color, 1), count)


def boards_html(boards: BoardList) -> str:
    """The boards to choose from."""
    rows = [
        [
            tag("code", board.name),
            board.title,
            _span(*board.players),
            board.special,
            joined([board.description, " ", badge("reconstruction")] if _to_be_said(board) else [board.description]),
        ]
        for board in boards
    ]
    return frame(head("Boards"), table(["name", "title", "players", "special", "description"], rows))
