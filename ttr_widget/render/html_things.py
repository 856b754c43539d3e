"""Boards, refusals and transcripts as html."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ttr_widget.boards import BoardList
from ttr_widget.game import Game
from ttr_widget.kernel.board import Board
from ttr_widget.kernel.cards import Card
from ttr_widget.kernel.errors import Refusal, TtrError
from ttr_widget.save import Transcript, replay

from .page import Html, badge, card_chip, frame, head, joined, player, row, table, tag

# Boards.


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


# Refusals.


def refusal_html(refusal: Refusal) -> str:
    """Why not: the sentence, the rule, and the facts in small."""
    facts = joined((_fact(name, value) for name, value in refusal.facts.items()), " · ")
    about = joined([tag("code", refusal.code), f" ({refusal.kind})", *([" · ", facts] if refusal.facts else [])])
    return frame(tag("div", joined([tag("div", refusal.text, "ttr-p"), tag("div", about, "ttr-q")]), "ttr-m"))


def _fact(name: str, value: object) -> str:
    return f"{name}: {value}"


# Transcripts.


def transcript_html(transcript: Transcript) -> str:
    """A game's actions, numbered, under the turns that they belong to."""
    top, _, body = transcript.partition("\n\n")
    fields = [line.partition(": ") for line in top.splitlines()]
    rows = joined(row(name, value if len(value) < 400 else f"{value[:400]}…") for name, _, value in fields)
    lines = [line for line in body.splitlines() if line.strip()]
    note = f"{len(lines)} actions"
    return frame(
        head("Transcript", note), tag("details", joined([tag("summary", "header"), rows])), _turns(transcript, lines)
    )


def _turns(transcript: Transcript, lines: list[str]) -> Html:
    if not lines:
        return tag("div", "No action has been played.", "ttr-p")
    try:
        rows = list(_acted(replay(transcript)))
    except TtrError:  # of a game that cannot be found again the lines alone are shown
        rows = [["", "", joined([_number(n), line])] for n, line in enumerate(lines, 1)]
    return table(["turn", "player", "actions"], rows, numbers=[0])


def _acted(played: Game) -> Iterator[list[object]]:
    """A row for each turn (in the opening for each answer): its number, who acted, the numbered actions."""
    game = played.at(0)
    last: tuple[int, int] | None = None
    lines: list[Html] = []
    for number, action in enumerate(played.history, 1):
        prompt = game.prompt
        assert prompt is not None, "nothing is played after the end"
        now = game.view(None).turn, prompt.seat
        if now != last and last is not None:
            yield _turn(game, last, lines)
            lines = []
        last = now
        lines.append(tag("div", joined([_number(number), action.text()])))
        game.play(action)
    if last is not None:
        yield _turn(game, last, lines)


def _turn(game: Game, turn: tuple[int, int], lines: list[Html]) -> list[object]:
    return [turn[0] or "opening", player(turn[1], game.players[turn[1]]), joined(lines)]


def _number(number: int) -> Html:
    return joined([tag("small", f"{number}."), " "])
