"""Writes links of this version into ``fixtures``: ``python -m tests.links.make``, once for each notation of links."""

from pathlib import Path

import ttr_widget as ttr
from ttr_widget.boards import BOARDS
from ttr_widget.link_format import LINK_FORMAT

FOLDER = Path(__file__).parent / "fixtures"


def main() -> None:
    """One whole game of each board, and what a player and a spectator have seen of its first half."""
    links = []
    for board in BOARDS:
        game = ttr.bots.play(ttr.new_game(board, players=["Ada", "Grace"], seed=7), ["planner", "greedy"], 7)
        half = game.at(len(game.history) // 2)
        links += [game.link(), half.link(seat=1), half.link()]
    FOLDER.mkdir(exist_ok=True)
    file = FOLDER / f"notation-{LINK_FORMAT}.txt"
    if file.exists():
        raise SystemExit(f"{file} exists, and must not change: people have sent such links")
    file.write_text("\n".join([*links, ""]), encoding="utf-8")


if __name__ == "__main__":
    main()
