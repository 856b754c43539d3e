"""Search: deals the unseen anew and looks ahead, where the planner is not sure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from time import perf_counter

from ttr_widget.kernel import turn
from ttr_widget.kernel.action import Action
from ttr_widget.kernel.imagine import imagine
from ttr_widget.kernel.prompt import Prompt
from ttr_widget.kernel.sheet import reckon
from ttr_widget.kernel.state import Draft, State
from ttr_widget.kernel.view import View, view

from .planner import Planner
from .sight import Sight
from .taste import Taste


@dataclass(frozen=True)
class Search:
    worlds: int = 12
    horizon: float = 6.0
    most: int = 5
    sure: float = 1.0
    keep: bool = False
    name: str = "search"

    def decide(self, seen: View, prompt: Prompt, rng: Random) -> Action:
        planner = Planner()
        best = planner.decide(seen, prompt, rng)
        if prompt.kind not in ("turn", "draw", "keep"): return best
        sight = Sight(seen, planner.taste)
        if sight.turns > self.horizon and not (self.keep and prompt.kind=="keep"):
            return best
        others = self.candidates(sight, prompt, best)
        if len(others) < 2: return best
        diffs: list[list[float]] = [[] for _ in others]
        for n in range(self.worlds):
            world = imagine(seen, f"{rng.random()}").freeze()
            base = None
            for i, action in enumerate(others):
                v = self.rollout(world, action, seen.seat)
                if i == 0: base = v
                diffs[i].append(v - base)
        pick, gain = best, 0.0
        for i, action in enumerate(others[1:], 1):
            d = diffs[i]; m = sum(d)/len(d); sd = sqrt(sum((x-m)**2 for x in d)/max(1,len(d)-1))
            low = m - self.sure*sd/sqrt(len(d))
            if low > gain: pick, gain = action, low
        STAT.append((prompt.kind, gain, str(best), str(pick)))
        return pick

    def candidates(self, sight, prompt, best):
        legal = turn.choices(sight.position)
        if prompt.kind == "keep":
            return [best] + [a for a in legal if a != best][: self.most]
        found = [best]
        number = sight.atlas.board.route_number
        per: dict[str, Action] = {}
        for a in legal:
            if a.type == "claim":
                r = a.route
                if r not in per: per[r] = a
        if best.type == "claim": per.pop(best.route, None)
        rank = sorted(per, key=lambda r: -sight.worth[number[r]])
        found += [per[r] for r in rank[:3]]
        draws = [a for a in legal if a.type == "draw" and a != best]
        blind = [a for a in draws if a.card not in sight.atlas.kinds.number]
        found += blind[:1]
        if best.type != "draw" and draws:
            from .cards import best_draw, wants
            from .plan import planned
            d = best_draw(sight, wants(sight, planned(sight).targets), draws, first=prompt.kind=="turn")[1]
            if d not in found: found.append(d)
        found += [a for a in legal if a.type == "tickets" and a != best][:1]
        return found[: self.most+1]

    def rollout(self, world: State, action: Action, seat: int) -> float:
        draft = Draft(world)
        turn.apply(draft, action)
        planner = Planner()
        rng = Random(0)
        while not draft.over:
            p = draft.prompts[-1]
            turn.apply(draft, planner.decide(view(draft, p.seat), p, rng))
            COUNT[0] += 1
        totals = reckon(draft).totals
        mine = totals[seat]
        other = max(t for s, t in enumerate(totals) if s != seat)
        return mine - other
STAT=[]
COUNT=[0]
