"""Parsing of goals: ``complete brest-petrograd within 3 turns``."""

from __future__ import annotations

import re

from ttr_widget.kernel.errors import BadInput, at, did_you_mean, expected
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.state import State
from ttr_widget.notation import Notation
from ttr_widget.rules.harbours import Harbours
from ttr_widget.rules.passengers import Passengers
from ttr_widget.rules.stations import Stations

from .goals import Build, Complete, Connect, Goal, Lead, Own, Score, Win

_FORMS = (
    "complete brest-petrograd within 3 turns",
    "score at least 20 this turn",
    "claim dieppe-paris within 2 turns",
    "connect paris and roma within 3 turns",
    "build a station in roma this turn",
    "lead red within 2 turns",
    "win within 2 turns",
)
_VERBS = ("complete", "score", "claim", "connect", "build", "lead", "win")
_LIMIT = re.compile(r"\s*,?\s*\b(?:(this|one|\d+)\s+turns?|(?:with)?in\s+(?:the\s+next\s+)?(this|one|a|\d+)\s+turns?)$")


def read_goal(text: str, start: State, seat: int) -> tuple[Goal, int | None]:
    """Parse a goal, with its turn limit if the text contains one."""
    plain = " ".join(text.lower().split()).rstrip(" .!")
    if len(plain) > 400 or not plain:
        raise BadInput(expected("goal-text", text, form=_FORMS[0]))
    limit = _LIMIT.search(plain)
    within = None
    if limit:
        word = limit[1] or limit[2]
        within = int(word) if word.isdigit() else 1
        plain = plain[: limit.start()].strip()
    verb, _, rest = plain.partition(" ")
    readers = {"complete": _complete, "score": _score, "claim": _claim, "connect": _connect, "build": _build}
    readers |= {"lead": _lead, "win": _win}
    if verb not in readers:
        near = did_you_mean(verb, _VERBS)
        raise BadInput(Message("error-goal-verb", verb=verb[:40], near=near, forms="; ".join(_FORMS)))
    try:
        return readers[verb](_without_article(rest), start, seat), within
    except BadInput as error:
        raise BadInput(at(Message("place-goal", goal=text[:80]), error.message)) from None


def _without_article(text: str) -> str:
    return re.sub(r"^(?:the|a|an)\s+", "", text.strip())


def _complete(rest: str, start: State, seat: int) -> Goal:
    tickets = start.variant.derived(Notation).read("tickets", [re.sub(r"^ticket\s+", "", rest)])
    if len(tickets) != 1:
        raise BadInput(expected("goal-text", f"complete {rest}".strip(), form=_FORMS[0]))
    (ticket,) = tickets
    number = start.variant.board.ticket_number[ticket]
    if number not in start.variant.held(start, seat):
        raise BadInput(Message("error-goal-not-held", player=start.names[seat], ticket=ticket))
    return Complete(start.variant, seat, number)


def _score(rest: str, start: State, seat: int) -> Goal:
    match = re.fullmatch(r"(?:at\s+least\s+)?(\d{1,4})(?:\s+or\s+more)?(?:\s+points?)?(?:\s+or\s+more)?", rest)
    if match is None or not int(match[1]):
        raise BadInput(Message("error-goal-score"))
    return Score(start.variant, seat, int(match[1]), start)


def _claim(rest: str, start: State, seat: int) -> Goal:
    return Own(start.variant, seat, start.variant.derived(Notation).routes_for(re.sub(r"^route\s+", "", rest)))


def _connect(rest: str, start: State, seat: int) -> Goal:
    listed = re.sub(r"\s+(?:with|to)\s+|\s*[-–—]\s*", ", ", rest)
    cities = list(dict.fromkeys(start.variant.derived(Notation).several("city", listed)))
    if len(cities) < 2:
        raise BadInput(Message("error-goal-cities"))
    return Connect(start.variant, seat, [start.variant.board.city_number[city] for city in cities])


def _build(rest: str, start: State, seat: int) -> Goal:
    match = re.fullmatch(r"(station|harbou?r)\s+(?:in|at)\s+(.+)", rest)
    if match is None:
        raise BadInput(Message("error-goal-build"))
    what = "stations" if match[1] == "station" else "harbours"
    rule = start.variant.by_key.get(what)
    if not isinstance(rule, Stations | Harbours):
        raise BadInput(Message("error-goal-lacks", variant=start.variant.text[:60], what=what))
    city = _city(start.variant.derived(Notation), match[2])
    if isinstance(rule, Harbours) and not start.variant.board.city(city).fact("port", False):
        raise BadInput(Message("error-goal-port", city=city))
    return Build(start.variant, seat, rule, start.variant.board.city_number[city])


def _lead(rest: str, start: State, seat: int) -> Goal:
    color = re.sub(r"\s+passengers?$", "", re.sub(r"^in\s+", "", rest))
    rule = start.variant.by_key.get("passengers")
    if not isinstance(rule, Passengers):
        raise BadInput(Message("error-goal-lacks", variant=start.variant.text[:60], what="passengers"))
    colors = tuple(sorted(rule.colors))
    if color not in colors:
        raise BadInput(Message("error-goal-color", color=color[:40], colors=colors))
    return Lead(start.variant, seat, rule, color)


def _win(rest: str, start: State, seat: int) -> Goal:
    if rest not in ("", "game"):
        raise BadInput(Message("error-goal-win"))
    return Win(start.variant, seat)


def _city(notation: Notation, word: str) -> str:
    city: str = notation.read("city", word)
    return city
