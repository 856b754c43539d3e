"""What a user writes: the blocks of the README and two lessons, with types; :mod:`.test_types` has it checked."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import ClassVar

import ttr_widget as ttr
from ttr_widget.env import env
from ttr_widget.kernel.action import Action, Claim
from ttr_widget.kernel.errors import Refusal
from ttr_widget.kernel.prompt import Prompt
from ttr_widget.kernel.reckoning import Reckoning
from ttr_widget.kernel.variant import Position
from ttr_widget.rules import Claiming, Draw, Keep, Tunnels


def builder(view: ttr.View, prompt: Prompt, rng: Random) -> Action | str:
    """The longest route that I can pay; else cards."""
    legal = ttr.bots.legal_actions(view)
    claims = [action for action in legal if isinstance(action, Claim)]
    if claims:
        return max(claims, key=lambda claim: view.board.route(claim.route).length)
    keeps = [action for action in legal if isinstance(action, Keep)]
    if keeps:
        return min(keeps, key=lambda keep: sum(view.board.ticket(ticket).points for ticket in keep.tickets))
    draws = [action for action in legal if isinstance(action, Draw) and action.card == "deck"]
    return rng.choice(draws or legal)


@dataclass(frozen=True)
class ShortRoutes(ttr.Rule):
    """house.short-routes: Nobody claims a route of {length} spaces or more."""

    key: ClassVar[str] = "short_routes"
    watches: ClassVar[tuple[type[Action], ...]] = (Claim,)

    length: int = 4

    def objection(self, position: Position, seat: int, action: Claim) -> Refusal | None:
        route = position.variant.board.route(action.route)
        return Refusal("house.short-routes", f"{route.id} is too long.") if route.length >= self.length else None


def play() -> str:
    """The README's blocks."""
    game = ttr.new_game("europe", players=["Ada", "Grace"], seed=7)
    table = ttr.GameWidget(game, seat=0, bots={1: "planner"}, locale="pl")
    asked: int | None = table.current_player
    hand: dict[str, int] | None = table.hand
    advice = game.hint()
    assert advice is not None
    routes: tuple[str, ...] = advice.routes
    refusal = game.why_not("draw locomotive")
    why: str = refusal.text if refusal else ""
    game.figure(seat=0, width=700, highlight=routes, tickets=True).update_layout(title=why)
    page, lab, replay = ttr.lobby(), ttr.Lab("berlin", games=10), ttr.Replay(game, seats=[0])
    started: ttr.Game | None = page.game
    print(asked, hand, advice.said("pl"), lab.changed.text, started, replay.position)
    return game.score().seats[0].lines[0].label


def change_rules() -> ttr.Variant:
    """House rules, a position made by hand, many games."""
    easy = ttr.variant("europe").with_rule(Tunnels(reveal=1)).with_rule(ShortRoutes()).without("LongestPath")
    reveal: int = easy.rule(Tunnels).reveal
    points: Mapping[int, int] = easy.rule(Claiming).points
    lesson = ttr.scenario("europe", seed=1, hands={0: "1 red"}, tickets={0: ["essen-kyiv"]}, deck_top=["blue"])
    solved: bool = ttr.Puzzle(lesson, "complete essen-kyiv").attempt(["draw deck", "draw deck"]).solved
    ttr.bots.register("builder", builder)
    wins = ttr.simulate(easy, ["builder", "greedy"], games=4, progress=False).summary()[0].wins
    seen = ttr.compare(
        {"printed": "usa", "free": "usa with ShortRoutes(9)"}, ["builder", "greedy"], games=2, progress=False
    )
    print(reveal, points[1], solved, wins.value, seen.differences()["turns"].low)
    return easy


def train() -> int:
    """A PettingZoo environment: the actions that were chosen until the end."""
    table, chosen = env("berlin", players=2), 0
    table.reset(seed=1)
    for agent in table.agent_iter():
        observation, _, terminated, truncated, _ = table.last()
        mask = observation["action_mask"]
        table.step(None if terminated or truncated else int(table.action_space(agent).sample(mask)))
        chosen += 1
    return chosen


def counted(view: ttr.View) -> int:
    """How many red cards others are known to hold."""
    red: int = sum(hand.get("red", 0) for hand in view.known_hands)
    return red


def networks(reckoning: Reckoning) -> list[int]:
    """How many cities each seat has reached."""
    board = reckoning.variant.board
    return [len({city for route in reckoning.routes(seat) for city in board.ends[route]}) for seat in reckoning.seats]
