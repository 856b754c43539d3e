"""The texts of tables and plots of simulations, with their Polish translations."""

from __future__ import annotations

from collections.abc import Callable

from ttr_widget.kernel.errors import Phrase
from ttr_widget.kernel.language import speaker as speaker_of

MEASURES = {
    "points": "points",
    "winning points": "points of the winner",
    "turns": "turns a game",
    "lead changes": "changes of the lead",
    "ticket success": "% of tickets completed",
    "first seat wins": "% of games won by seat 0",
}
"""The measures used to compare variants."""

POLISH = {
    "points": "punkty",
    "points of the winner": "punkty zwycięzcy",
    "turns a game": "tury w partii",
    "changes of the lead": "zmiany prowadzenia",
    "% of tickets completed": "% ukończonych biletów",
    "% of games won by seat 0": "% partii wygranych przez miejsce 0",
    "bot": "bot",
    "seats": "miejsca",
    "wins": "wygrane",
    "tickets": "bilety",
    "completed": "ukończone",
    "variant": "wariant",
    "games": "partie",
    "difference": "różnica",
    "with 95 % intervals": "z przedziałami ufności 95 %",
    "clear: the interval of the difference does not hold 0": "wyraźna: przedział różnicy nie zawiera 0",
    "Points in {games} {games:game|games}": "Punkty w {games} {games:partii|partiach|partiach}",
    "Tickets completed": "Ukończone bilety",
    "% of the tickets kept": "% zatrzymanych biletów",
    "Routes built in {games} {games:game|games}": "Trasy zbudowane w {games} {games:partii|partiach|partiach}",
    "Routes of the winners in {games} {games:game|games}": (
        "Trasy zwycięzców w {games} {games:partii|partiach|partiach}"
    ),
    "Routes of {bot} in {games} {games:game|games}": "Trasy bota {bot} w {games} {games:partii|partiach|partiach}",
    "in % of the games": "w % partii",
    "in % of the seats of {bot}": "w % miejsc bota {bot}",
    "Routes built more often or less: {name} against {other}": "Trasy budowane częściej lub rzadziej: {name} a {other}",
    "percentage points": "punkty procentowe",
    "built in {share} % of the games, by the winner in {won} %": (
        "budowana w {share} % partii, przez zwycięzcę w {won} %"
    ),
    "{name}: {share} %": "{name}: {share} %",
    "{turns} turns a game, {changes} changes of the lead, the winner has {points} points": (
        "tury w partii: {turns}, zmiany prowadzenia: {changes}, punkty zwycięzcy: {points}"
    ),
    "{stuck} {stuck:game|games} got stuck": "partie, które utknęły: {stuck}",
    "{games} {games:game|games} of {variant}": "{games} {games:partia|partie|partii} gry {variant}",
    "stopped early": "przerwane wcześniej",
}
"""The Polish translations."""


def speaker(locale: str | None = None) -> Callable[[str], str]:
    """A function that translates these texts."""
    return speaker_of(locale, {"pl": POLISH})


__all__ = ["MEASURES", "POLISH", "Phrase", "speaker"]
