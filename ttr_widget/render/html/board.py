"""Boards as html."""

from __future__ import annotations

from collections import Counter

from ttr_widget.boards import BoardList
from ttr_widget.kernel.board import Board
from ttr_widget.kernel.cards import Card
from ttr_widget.locales import said
from ttr_widget.render.words import Speech

from .parts import Html, badge, card_chip, frame, head, joined, row, table, tag


def board_html(board: Board, locale: str | None = None) -> str:
    """A board: its description and the numbers of its parts."""
    speech = Speech(locale)
    title = joined([tag("span", speech.told(board.text("title"))), *_reconstructed(board, speech)])
    colors = Counter(route.color for route in board.routes)
    decks = Counter(ticket.deck for ticket in board.tickets)
    points = [ticket.points for ticket in board.tickets]
    rows = [
        row(speech.say("row.players"), _span(*board.players)),
        row(speech.say("row.cities"), len(board.cities)),
        row(speech.say("row.routes"), _routes(board, speech)),
        row(speech.say("row.colors"), joined(_color(color, count, speech) for color, count in sorted(colors.items()))),
    ]
    if points:
        facts = {"count": len(points), "range": _span(min(points), max(points))}
        said = speech.say("board-tickets.decks", decks=decks, **facts) if len(decks) > 1 else None
        rows.append(row(speech.say("row.board-tickets"), said or speech.say("board-tickets", **facts)))
    if board.expansions:
        counted = ", ".join(f"{name}: {len(tickets)}" for name, tickets in board.expansions.items())
        rows.append(row(speech.say("row.expansions"), counted))
    if board.special:
        rows.append(row(speech.say("row.special"), speech.told(board.text("special"))))
    rows.append(row(speech.say("row.name"), tag("code", board.name)))
    about = tag("div", speech.told(board.text("description")), "ttr-p") if board.description else ""
    return frame(head(title), about, *rows)


def _routes(board: Board, speech: Speech) -> str:
    kinds = Counter(route.kind for route in board.routes)
    said = tuple(speech.say("board-routes.kind", kind=kind, count=count) for kind, count in kinds.items())
    spaces = sum(route.length for route in board.routes)
    return speech.say("board-routes", routes=len(board.routes), kinds=said, spaces=spaces)


def _reconstructed(board: Board, speech: Speech) -> list[str]:
    return [" ", badge(speech.say("reconstructed.badge"))] if _needs_badge(board) else []


def _needs_badge(board: Board) -> bool:
    """Whether the reconstruction must be mentioned because the board's own texts do not."""
    own_words = f"{said(board.text('title'), 'en')} {said(board.text('special'), 'en')}"
    return board.status == "reconstructed" and "reconstruct" not in own_words


def _span(least: int, most: int) -> str:
    return str(least) if least == most else f"{least}–{most}"


def _color(color: str, count: int, speech: Speech) -> Html:
    return card_chip(Card(color, color, 1), speech, count)


def boards_html(boards: BoardList, locale: str | None = None) -> str:
    """The available boards."""
    speech = Speech(locale)
    rows = [
        [
            tag("code", board.name),
            speech.told(board.text("title")),
            _span(*board.players),
            speech.told(board.text("special")),
            joined([speech.told(board.text("description")), *_reconstructed(board, speech)]),
        ]
        for board in boards
    ]
    heads = [speech.say(f"head.{name}") for name in ("name", "title", "players", "special", "description")]
    return frame(head(speech.say("boards")), table(heads, rows))
