"""A transcript as html: a game's actions, numbered, under the turns that they belong to."""

from __future__ import annotations

from collections.abc import Iterator

from ttr_widget.game import Game
from ttr_widget.kernel.errors import TtrError
from ttr_widget.save import Transcript, replay

from .parts import Html, frame, head, joined, player, row, table, tag


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
