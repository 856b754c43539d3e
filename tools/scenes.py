"""The situations that ``make shots`` photographs: which game, at which moment, in which window, after which clicks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from random import Random
from typing import Any

import ttr_widget as ttr
from tests.ui.conftest import Table
from ttr_widget.boards import BOARDS
from ttr_widget.game import Game
from ttr_widget.widget.practice import Practice

PLAYERS = ("Ada", "Grace", "Maria")
_SEEDS = range(5, 60)

LAPTOP, NARROW, TABLET, PHONE = (1010, 650), (800, 650), (600, 800), (390, 844)
DESK, WIDE = (1440, 860), (1900, 1000)


@dataclass(frozen=True)
class Scene:
    """One picture of a page."""

    name: str
    board: str
    moment: str
    size: tuple[int, int]
    theme: str = "light"
    locale: str = "en"
    before: Callable[[Table], None] | None = None
    """What is done on the page before the picture is taken."""
    wishes: dict[str, Any] = field(default_factory=dict)
    """Arguments of the widget."""
    is_moving: bool = False
    """Is the picture taken while things move?"""
    part: str | None = None
    """The part of the page that is taken; all of it otherwise."""
    scale: int = 1
    """Pixels of the picture for each pixel of the page; 2 for phones."""
    opens: Callable[..., ttr.GameWidget] | None = None
    """Opens another page than that of the game at the moment; called with ``wishes`` and the look."""

    @property
    def phone(self) -> bool:
        """Is it a screen that is touched?"""
        return self.size[0] < 500


@cache
def course(board: str, seed: int) -> tuple[Game, ...]:
    """A game between planners, before each action and at its end."""
    game = ttr.new_game(board, players=list(PLAYERS), seed=seed)
    ttr.bots.play(game, ["planner"] * len(PLAYERS), Random(seed))
    return tuple(game.at(number) for number in range(len(game.history) + 1))


def special_prompt(board: str) -> str:
    """The kind of prompt that only this board has; ``pay``, the choice of a payment, if there is none."""
    others = {kind for other in BOARDS if other != board for kind in ttr.variant(other).questions}
    return next((kind for kind in ttr.variant(board).questions if kind not in others), "pay")


@cache
def moments(board: str) -> dict[str, Game]:
    """The moments to show: the start, the middle, a prompt that only this board has, a choice of payments, the end."""
    special = special_prompt(board)
    found: dict[str, Game] = {}
    for seed in _SEEDS:
        positions = course(board, seed)
        asked = [one for one in positions if one.prompt is not None and one.prompt.seat == 0]
        turns = [one for one in asked if one.prompt is not None and one.prompt.kind == "turn"]
        found.setdefault("start", asked[0])
        found.setdefault("middle", turns[len(turns) * 3 // 5])
        found.setdefault("end", positions[-1])
        found.setdefault("last", positions[-2])
        building = [one for one in positions[len(positions) // 2 : -1] if builds(one, positions[-1])]
        found |= dict.fromkeys({"bot"} - found.keys(), building[0]) if building else {}
        paying = [one for one in turns if ways(one)]
        if paying:
            found.setdefault("pay", paying[-1])
        fitting = [one for one in asked if one.prompt is not None and one.prompt.kind == special]
        if fitting:
            found.setdefault("special", fitting[len(fitting) // 2])
        if "pay" in found and (special == "pay" or "special" in found):
            return found
    raise LookupError(f"found no game on {board} with the prompt {special!r} and a choice of payments")


def builds(game: Game, later: Game) -> bool:
    """Does the second player build a long route now?"""
    if game.prompt is None or game.prompt.seat != 1:
        return False
    action = later.history[len(game.history)].to_dict()
    return action["type"] == "claim" and game.board.route(str(action["route"])).length >= 4


def ways(game: Game) -> str | None:
    """The route with the most payments, if one has at least three."""
    counts: dict[str, int] = {}
    for action in game.legal_actions():
        if action.type == "claim":
            route = str(action.to_dict()["route"])
            counts[route] = counts.get(route, 0) + 1
    return max((route for route, count in counts.items() if count > 2), key=counts.__getitem__, default=None)


# ------------------------------------------------------------------------------------------------ what is done before


def choose_route(table: Table) -> None:
    """A route is chosen: its ghost train, and the payment beside it."""
    table.click("route", str(ways(table.game)))
    table.page.locator(".ttr-confirm").first.wait_for()
    table.page.mouse.move(1, 1)


def tap_route(table: Table) -> None:
    """The same with a finger."""
    spot = table.where("route", str(ways(table.game)))
    table.page.touchscreen.tap(spot["x"], spot["y"])
    table.page.locator(".ttr-confirm").first.wait_for()


def point_at_route(table: Table) -> None:
    """A route that can be bought is pointed at."""
    routes = [action.to_dict()["route"] for action in table.game.legal_actions() if action.type == "claim"]
    spot = table.where("route", str(routes[len(routes) // 2]))
    table.page.mouse.move(spot["x"], spot["y"])
    table.page.locator(".ttr-hoverline").first.wait_for()


def point_at_ticket(table: Table) -> None:
    """A ticket is pointed at: its path, built and missing."""
    table.page.locator(".ttr-ticket").first.hover()
    table.page.wait_for_timeout(400)


def refuse(table: Table) -> None:
    """A route that cannot be paid for is chosen."""
    payable = {action.to_dict().get("route") for action in table.game.legal_actions()}
    taken = payable | set(table.game.view(0).claimed)
    route = max((one for one in table.game.board.routes if one.id not in taken), key=lambda one: one.length)
    table.click("route", route.id)
    table.page.mouse.move(1, 1)
    table.page.locator(".ttr-refusal").first.wait_for()


def _tool(name: str, shown: str) -> Callable[[Table], None]:
    def press(table: Table) -> None:
        table.page.get_by_role("toolbar").get_by_role("button", name=name).click()
        table.page.locator(shown).first.wait_for()

    return press


def hand_over(table: Table) -> None:
    """Two cards are drawn, so that the other player of a shared screen is asked."""
    for text in ("draw deck", "draw deck"):
        table.game.play(text)
    table.push()
    table.page.locator(".ttr-curtain").first.wait_for()


def watch_again(table: Table) -> None:
    """The replay of a finished game, in the middle."""
    table.page.get_by_role("button", name="Watch the replay").click()
    table.page.locator(".ttr-replay input").fill("60")
    table.page.wait_for_timeout(200)


def other_pages(table: Table) -> None:
    """The other players have pages of their own, so that none is asked to take this one."""
    for seat in range(1, len(PLAYERS)):
        ttr.GameWidget(table.game, seat=seat)


def other_moves(table: Table) -> None:
    """Another player claims a route: what the page shows while it lasts."""
    other_pages(table)
    claims = [action for action in table.game.legal_actions() if action.type == "claim"]
    table.game.play(max(claims, key=lambda one: table.game.board.route(str(one.to_dict()["route"])).length))
    table.push()
    table.page.locator(".ttr-cry").first.wait_for()
    table.page.wait_for_timeout(700)


def take_card(table: Table) -> None:
    """A face-up card is on its way to the hand."""
    table.page.locator(".ttr-market .ttr-can").first.click()
    table.page.wait_for_timeout(260)


def count(table: Table) -> None:
    """The count of the score, somewhere among the tickets."""
    other_pages(table)
    while not table.game.is_over:  # the last turn may have a second action
        table.game.play(table.game.legal_actions()[0])
    table.push()
    table.page.locator(".ttr-ticketstamp").first.wait_for()
    table.page.wait_for_timeout(250)


# ----------------------------------------------------------------------------------------------------------- the list

ALONE: dict[str, Any] = {"seat": 0, "bots": {1: "planner", 2: "planner"}, "speed": 0}


MOVING: dict[str, Any] = {"seat": 0, "bots": {}, "speed": 1}


def targets() -> Iterator[Scene]:
    """The situations of the design's own pictures, named as these are, in light and dark."""
    for scene in _targets():
        yield scene
        if "dark" not in scene.name:
            yield replace(scene, name=f"{scene.name}-dark", theme="dark")
    for board in BOARDS:
        theme = "dark" if board == "europe" else "light"
        yield Scene(f"G-{board}-{theme}-1200", board, "middle", WIDE, theme, part=".ttr-map")


def _targets() -> Iterator[Scene]:
    yield Scene("A-laptop-1010x650", "europe", "middle", LAPTOP)
    yield Scene("A2-laptop-world-dark-1010x650", "world", "middle", LAPTOP, "dark")
    yield Scene("A3-laptop-germany-1010x650", "germany", "middle", LAPTOP)
    yield Scene("A4-narrow-800x650", "europe", "middle", NARROW)
    yield Scene("B1-wide-1440x860", "europe", "middle", DESK)
    yield Scene("B2-wide-1900x1000", "europe", "middle", WIDE)
    yield Scene("C1-claimable-and-hover-1010x650", "europe", "pay", LAPTOP, before=point_at_route)
    yield Scene("C2-confirm-popover-1010x650", "europe", "pay", LAPTOP, before=choose_route)
    yield Scene("C3-ticket-path-1010x650", "europe", "middle", LAPTOP, before=point_at_ticket)
    yield Scene(f"D1-{special_prompt('europe')}-1010x650", "europe", "special", LAPTOP)
    yield Scene("D2-bot-claims-1010x650", "europe", "bot", LAPTOP, before=other_moves, wishes=MOVING, is_moving=True)
    yield Scene("D3-card-flying-1010x650", "europe", "middle", LAPTOP, before=take_card, wishes=MOVING, is_moving=True)
    yield Scene("E1-count-1010x650", "europe", "last", LAPTOP, before=count, wishes=MOVING, is_moving=True)
    yield Scene("E2-winner-1440x860", "europe", "end", DESK)
    yield Scene("F1-phone-390x844", "europe", "middle", PHONE)
    yield Scene("F2-phone-claim-390x844", "europe", "pay", PHONE, before=tap_route)
    for board in ("europe", "world", "berlin", "germany"):
        yield Scene(f"H-details-3x-{board}", board, "middle", LAPTOP, scale=3)
    yield Scene("I-berlin-1440x860", "berlin", "middle", DESK)


def others() -> Iterator[Scene]:
    """All boards at all sizes, and the pages that the design's pictures do not show."""
    sizes = {"phone": PHONE, "tablet": TABLET, "laptop": LAPTOP, "wide": WIDE}
    for board in BOARDS:
        for moment in ("start", "middle", "pay" if special_prompt(board) == "pay" else "special", "end"):
            for screen, size in sizes.items():
                for theme in ("light", "dark"):
                    yield Scene(f"{board}-{moment}-{screen}-{theme}", board, moment, size, theme)
    for locale in ("pl", "de"):
        for moment in ("start", "middle", "special", "end"):
            for screen in ("laptop", "phone"):
                yield Scene(f"world-{moment}-{screen}-{locale}", "world", moment, sizes[screen], locale=locale)
    for theme in ("light", "dark"):
        for name, before in (
            ("refused", refuse),
            ("hint", _tool("Hint", ".ttr-tip")),
            ("rules", _tool("Rules", ".ttr-book")),
            ("menu", _tool("Menu", ".ttr-dialog")),
        ):
            yield Scene(f"europe-{name}-laptop-{theme}", "europe", "middle", LAPTOP, theme, before=before)
        curtain = {"seat": 0, "bots": {}, "speed": 0}
        yield Scene(f"europe-curtain-laptop-{theme}", "europe", "middle", LAPTOP, theme, "en", hand_over, curtain)
        yield Scene(f"europe-again-laptop-{theme}", "europe", "end", LAPTOP, theme, "en", watch_again)
        teacher, watching = ALONE | {"teaching": True}, ALONE | {"seat": None}
        yield Scene(f"europe-teacher-laptop-{theme}", "europe", "middle", LAPTOP, theme, wishes=teacher)
        yield Scene(f"europe-watching-laptop-{theme}", "europe", "middle", LAPTOP, theme, wishes=watching)


# ------------------------------------------------------------------------------------------------- pages that teach


def puzzle(name: str) -> Callable[..., ttr.GameWidget]:
    """Opens a puzzle."""
    return lambda **look: ttr.GameWidget(ttr.puzzles()[name], autosave=False, **look)


def practice(**look: Any) -> ttr.GameWidget:
    """Opens the course of puzzles."""
    return Practice(ttr.puzzles(), autosave=False, **look)


def lesson(name: str) -> Callable[..., ttr.GameWidget]:
    """Opens a commented game."""
    return lambda **look: ttr.Replay(ttr.commented(name), **look)


def finished(**look: Any) -> ttr.GameWidget:
    """Opens the end of a short game that the first player could have played better."""
    game = ttr.bots.play(ttr.new_game("berlin", players=["Ada", "Grace"], seed=3), ["greedy", "planner"], Random(3))
    return ttr.GameWidget(game, bots={1: "planner"}, autosave=False, **look)


def take_hints(table: Table) -> None:
    """Two steps of help."""
    for _ in range(2):
        table.page.locator(".ttr-coach .ttr-badge").click()
        table.page.wait_for_timeout(200)


def solve(table: Table) -> None:
    """Plays the stored solution; the other player passes."""
    for action in ttr.puzzles()["europe-ferry"].solution:
        while table.game.prompt is not None and table.game.prompt.seat != 0:
            table.game.play("pass")
        table.game.play(action)
    table.push()
    table.page.wait_for_timeout(200)


def fail(table: Table) -> None:
    """Draws blind until the turns are over."""
    while table.widget.puzzle is not None and table.widget.puzzle["outcome"] == "open":
        table.game.play("draw deck" if table.game.prompt is not None and table.game.prompt.seat == 0 else "pass")
    table.push()
    table.page.wait_for_timeout(200)


def start_first(table: Table) -> None:
    """Closes the list of exercises."""
    table.page.locator("[data-exercise]").nth(3).click()
    table.page.wait_for_timeout(200)


def answer_wrongly(table: Table) -> None:
    """Goes to the first question and answers it."""
    while not table.page.locator(".ttr-answers").count():
        table.page.locator(".ttr-coach-steps .ttr-button").last.click()
        table.page.wait_for_timeout(150)
    table.page.locator(".ttr-answers .ttr-button").last.click()
    table.page.locator(".ttr-verdict").wait_for()


def vary(table: Table) -> None:
    """Goes to the first variation, and to its second move if there is one."""
    answer_wrongly(table)
    table.page.locator(".ttr-whatif").first.click()
    table.page.locator(".ttr-branch").wait_for()
    onwards = table.page.locator(".ttr-coach-steps .ttr-button").last
    if onwards.is_enabled():
        onwards.click()
    table.page.wait_for_timeout(200)


def show_decision(table: Table) -> None:
    """The moment of the costliest decision."""
    look_at_game(table)
    table.page.locator(".ttr-when .ttr-button").first.click()
    table.page.locator(".ttr-replay").wait_for()


def guess(table: Table) -> None:
    """The moves are asked for."""
    table.page.locator(".ttr-coach .ttr-quietly").click()
    table.page.locator(".ttr-answers").wait_for()


def look_at_game(table: Table) -> None:
    """The look back at the end of a game."""
    table.page.get_by_role("button", name=table.widget._dispatcher.words.say("page-review-title")).click()
    table.page.locator(".ttr-review p").first.wait_for()
    table.page.locator(".ttr-dialog progress").wait_for(state="detached", timeout=120_000)


_TAUGHT: dict[str, tuple[Callable[..., ttr.GameWidget], Callable[[Table], None] | None]] = {
    "puzzle": (puzzle("world-harbour"), None),
    "hints": (puzzle("germany-two-cities"), take_hints),
    "solved": (puzzle("europe-ferry"), solve),
    "missed": (puzzle("europe-ferry"), fail),
    "practice": (practice, None),
    "exercise": (practice, start_first),
    "lesson": (lesson("first-game"), None),
    "question": (lesson("first-game"), answer_wrongly),
    "variation": (lesson("endgame"), vary),
    "guess": (lesson("harbours"), guess),
    "decision": (finished, show_decision),
    "review": (finished, look_at_game),
}


def teaching() -> Iterator[Scene]:
    """Puzzles, practice, commented games and the look back."""
    for name, (opens, before) in _TAUGHT.items():
        for screen, size in {"phone": PHONE, "laptop": LAPTOP, "desk": (1440, 900)}.items():
            for theme, locale in (("light", "en"), ("dark", "en"), ("light", "de"), ("light", "pl")):
                title = f"teaching-{name}-{screen}-{theme}-{locale}"
                yield Scene(title, "berlin", "end", size, theme, locale, before, {"speed": 0}, opens=opens)


def scenes() -> Iterator[Scene]:
    """All pictures of pages."""
    yield from targets()
    yield from others()
    yield from teaching()
