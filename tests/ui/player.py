"""Plays by clicking as a person would: without Jupyter in tests/ui, in real notebooks in tests/hosts."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import Any

from ttr_widget.locales.store import Language

Move = dict[str, Any]
_KEY = re.compile(r"(page|move|question|event)-[a-z-]+")


TEXTS = """() => [...document.querySelectorAll('.ttr-root')].flatMap((root) => [
  ...root.innerText.split('\\n'),
  ...[...root.querySelectorAll('[title], [aria-label], [placeholder]')].flatMap(
    (one) => ['title', 'aria-label', 'placeholder'].map((name) => one.getAttribute(name) ?? '')),
])"""


def no_template_shows(page: Any) -> None:
    """Check that no text on the page contains an unfilled placeholder or a message key."""
    assert [text for text in page.evaluate(TEXTS) if set("{}") & set(text) or _KEY.match(text)] == []


def said(texts: dict[str, str], key: str, **facts: Any) -> str:
    """A message of the page, as the page formats it."""
    found = Language(texts["locale"]).fill_own(texts["source"], key, facts)
    assert found is not None, key
    return found


def target(move: Move) -> bool:
    """Is there something on the map to click for this move?"""
    return "route" in move or "city" in move


def name_of(move: Move) -> str:
    """The kind of a move, with open and blind draws told apart."""
    if move["kind"] != "draw":
        return str(move["kind"])
    return "draw blind" if "deck" in move else "draw open"


def choose(prompt: dict[str, Any], rng: Random, done: Counter[str]) -> Move:
    """Prefers moves never made before, then mostly building, so that games end."""
    moves = prompt["moves"]
    kinds = sorted({name_of(move) for move in moves})
    building = {name_of(move) for move in moves if target(move)}
    fresh = [kind for kind in kinds if not done[kind]]
    kind = rng.choice(fresh or (sorted(building) if building and rng.random() < 0.7 else kinds))
    done[kind] += 1
    return rng.choice([move for move in moves if name_of(move) == kind])


def click(table: Any, prompt: dict[str, Any], move: Move) -> None:
    """Answer the open question with this move (or another of its kind), using only mouse or touch."""
    page, texts = table.page, table.widget.texts
    no_template_shows(page)
    kind, does = prompt["kind"], move["kind"]

    def press(viewpoint: str) -> None:
        one = page.locator(viewpoint).first
        one.tap() if table.finger else one.click()

    def act(what: str) -> None:
        press(f'.ttr-act:has-text("{said(texts, "page-act", kind=what)}")')

    if kind == "keep":
        for number in range(page.locator(".ttr-offer").count()):
            press(f".ttr-offer >> nth={number}")
        press(".ttr-choice .ttr-main")
    elif kind == "pieces":
        slide(page, 0.8)
        press(".ttr-choice .ttr-main")
    elif kind == "passengers":
        if page.locator("button.ttr-person").count():
            press("button.ttr-person")
            press("button.ttr-person")
        press(".ttr-choice .ttr-main")
    elif kind in ("tunnel", "split"):
        press(f'.ttr-choice button:has-text("{move["label"]}")')
    elif target(move):
        table.click("route" if "route" in move else "city", move.get("route") or move["city"])
        press(".ttr-confirm .ttr-main")
    elif does == "draw":
        card = said(texts, "page-card", card=move["card"])
        press(f'[data-deck="{move["card"]}"] button' if "deck" in move else f'[data-slot] button[title="{card}"]')
    elif does == "tickets":
        act("tickets")
        if "split" in move:
            press(f'.ttr-option:has-text("{move["label"]}")')
    elif does == "exchange":
        act("exchange")
        slide(page, 0.05)
        press(".ttr-choice .ttr-main")
    else:
        press(f':is(.ttr-choice button, .ttr-act):has-text("{move["label"]}")')


def totals(page: Any) -> list[int]:
    """The totals on the departure board, by seat."""
    return [int(one.get_attribute("data-total")) for one in page.locator(".ttr-platerow").all()]


def slide(page: Any, share: float) -> None:
    """Click a slider at this distance from its left end."""
    slider = page.locator(".ttr-slider input")
    box = slider.bounding_box()
    slider.click(position={"x": box["width"] * share, "y": box["height"] / 2})
