"""Transcripts as html: the numbered actions of a game, grouped by turn."""

from __future__ import annotations

from collections.abc import Iterator

from ttr_widget.game import Game
from ttr_widget.kernel.errors import TtrError
from ttr_widget.liveries import looks
from ttr_widget.loading import replay
from ttr_widget.render.words import Speech
from ttr_widget.save import Transcript

from .parts import Html, frame, head, joined, player, row, table, tag


def transcript_html(transcript: Transcript, locale: str | None = None) -> str:
    """The numbered actions of a game, grouped by turn."""
    speech = Speech(locale)
    top, _, body = transcript.partition("\n\n")
    fields = [line.partition(": ") for line in top.splitlines()]
    rows = joined(row(tag("code", name), value if len(value) < 400 else f"{value[:400]}…") for name, _, value in fields)
    lines = [line for line in body.splitlines() if line.strip()]
    note = speech.say("transcript.actions", count=len(lines))
    top_rows = tag("details", joined([tag("summary", speech.say("transcript.header")), rows]))
    return frame(head(speech.say("transcript"), note), top_rows, _turns(transcript, lines, speech))


def _turns(transcript: Transcript, lines: list[str], speech: Speech) -> Html:
    if not lines:
        return tag("div", speech.say("transcript.none"), "ttr-p")
    try:
        rows = list(_turn_rows(replay(transcript), speech))
    except TtrError:  # the game cannot be replayed, so only the lines are shown
        rows = [["", "", joined([_number(n), line])] for n, line in enumerate(lines, 1)]
    return table([speech.say(f"head.{name}") for name in ("turn", "player", "actions")], rows, numbers=[0])


def _turn_rows(played: Game, speech: Speech) -> Iterator[list[object]]:
    """A row for each turn (in the opening for each answer): its number, the player, the numbered actions."""
    game = played.at(0)
    last: tuple[int, int] | None = None
    lines: list[Html] = []
    for number, action in enumerate(played.history, 1):
        prompt = game.prompt
        assert prompt is not None, "nothing is played after the end"
        now = game.view(None).turn, prompt.seat
        if now != last and last is not None:
            yield _turn(game, last, lines, speech)
            lines = []
        last = now
        lines.append(tag("div", joined([_number(number), action.text()])))
        game.play(action)
    if last is not None:
        yield _turn(game, last, lines, speech)


def _turn(game: Game, turn: tuple[int, int], lines: list[Html], speech: Speech) -> list[object]:
    number, seat = turn
    who = player(looks(game.chosen_colors)[seat], game.players[seat])
    return [number or speech.say("moment", turn=0), who, joined(lines)]


def _number(number: int) -> Html:
    return joined([tag("small", f"{number}."), " "])
