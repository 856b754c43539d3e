"""Berlin: its rules, in the order in which they are asked."""

from ttr_widget.kernel.board import Board
from ttr_widget.kernel.variant import Variant
from ttr_widget.rules.claiming import Claiming
from ttr_widget.rules.last_round import LastRound
from ttr_widget.rules.market import CardMarket
from ttr_widget.rules.parallel_routes import ParallelRoutes
from ttr_widget.rules.subways import Subways
from ttr_widget.rules.tickets import Tickets
from ttr_widget.rules.turns import Turns
from ttr_widget.rules.winner import Winner


def variant(board: Board) -> Variant:
    """Berlin as we reconstruct it."""
    return Variant(
        board,
        [
            Turns(),
            CardMarket(
                colors=("blue", "green", "black", "purple", "red", "orange"),
                each=6,
                wilds=8,
                wild="bicycle",
                display=5,
                hand=2,
                setup_id="berlin.setup",
            ),
            ParallelRoutes(few=2, few_id="berlin.double-few"),
            Claiming(points=_points(board, "tram"), own={"streetcars": 11, "subways": 5}, plain=("tram",)),
            Subways(points=_points(board, "subway")),
            Tickets(
                first={"tickets": 2},
                first_keep=1,
                draw={"tickets": 2},
                keep=1,
                first_id="berlin.first-tickets",
                id="berlin.tickets",
            ),
            LastRound(pieces_left=1, turns=1, id="berlin.end"),
            Winner(ties=("tickets",), id="berlin.winner"),
        ],
        name="berlin",
    )


def _points(board: Board, kind: str) -> dict[int, int]:
    """The table of points for one kind of route: part of the board's data, because it is reconstructed too."""
    return {int(length): points for length, points in board.data["scores"][kind].items()}
