"""An agent that learns Berlin: a linear policy over the features of actions, trained by evolution."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

import ttr_widget as ttr
import ttr_widget.env

NAMES = ttr_widget.env.FeatureObserver("berlin").names
Weights = NDArray[np.float64]


class Linear:
    """Chooses the legal action whose features weigh most."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def __call__(self, rows: NDArray[np.float64], mask: NDArray[np.int8]) -> int:
        legal = np.flatnonzero(mask)
        return int(legal[(rows[legal] @ self.weights).argmax()])


def agent(weights: Weights) -> object:
    """The weights as a bot."""
    return ttr.bots.from_policy(Linear(weights), observation="features", name="agent")


def lead(weights: Weights, opponent: str, games: int, seed: int) -> float:
    """The mean lead over an opponent."""
    result = ttr.simulate("berlin", [agent(weights), opponent], games, seed, progress=False)
    mine, other = result.summary()
    return mine.points.value - other.points.value


def train(rounds: int, games: int, seed: int = 1) -> tuple[Weights, list[float]]:
    """Keep what plays better; the best lead after each round is the curve."""
    dice = np.random.default_rng(seed)
    best = np.zeros(len(NAMES))
    score = lead(best, "greedy", games, seed)
    curve = [score]
    for number in range(rounds):
        tried = best + dice.normal(size=len(best)) * (1 if number % 2 else 0.3)
        found = lead(tried, "greedy", games, seed)
        if found > score:
            best, score = tried, found
        curve.append(score)
    return best, curve


def episode(weights: Weights, seed: int) -> dict[str, Any]:
    """One game in the Gymnasium environment; what it says at the end."""
    table = gymnasium.make("ttr_widget/Berlin-v0", opponents=["random"], observation="features")
    rows, info = table.reset(seed=seed)
    policy, over = Linear(weights), False
    while not over:
        rows, _, over, _, info = table.step(policy(rows, info["action_mask"]))
    return info


if __name__ == "__main__":
    weights, curve = train(60, 20)
    np.save("berlin-agent.npy", weights)
    print([round(lead) for lead in curve])
    print(ttr.simulate("berlin", [agent(weights), "greedy"], games=200, seed="held out", jobs=2))
