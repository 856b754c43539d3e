"""USA: its rules, in the order in which they are asked."""

from ttr_widget.kernel.board import Board
from ttr_widget.kernel.variant import Variant
from ttr_widget.rules.claiming import Claiming
from ttr_widget.rules.last_round import LastRound
from ttr_widget.rules.longest_path import LongestPath
from ttr_widget.rules.market import CardMarket
from ttr_widget.rules.parallel_routes import ParallelRoutes
from ttr_widget.rules.tickets import Tickets
from ttr_widget.rules.turns import Turns
from ttr_widget.rules.winner import Winner


def variant(board: Board) -> Variant:
    """USA as printed."""
    return Variant(
        board,
        [
            Turns(),
            CardMarket(setup_id="usa.setup"),
            ParallelRoutes(few=3),
            Claiming(points={1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15}, own={"trains": 45}),
            Tickets(
                first={"tickets": 3},
                first_keep=2,
                draw={"tickets": 3},
                keep=1,
                first_id="usa.first-tickets",
                id="usa.tickets",
            ),
            LongestPath(10, id="usa.express"),
            LastRound(pieces_left=2, turns=1, id="usa.end"),
            Winner(ties=("tickets", "longest-path"), id="usa.winner"),
        ],
        name="usa",
    )
