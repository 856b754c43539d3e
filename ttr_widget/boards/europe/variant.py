"""Europe: its rules, in the order in which they are asked."""

from ttr_widget.kernel.board import Board
from ttr_widget.kernel.variant import Variant
from ttr_widget.rules.claiming import Claiming
from ttr_widget.rules.ferries import Ferries
from ttr_widget.rules.last_round import LastRound
from ttr_widget.rules.longest_path import LongestPath
from ttr_widget.rules.market import CardMarket
from ttr_widget.rules.parallel_routes import ParallelRoutes
from ttr_widget.rules.stations import Stations
from ttr_widget.rules.tickets import BOX, Tickets
from ttr_widget.rules.tunnels import Tunnels
from ttr_widget.rules.turns import Turns
from ttr_widget.rules.winner import Winner


def variant(board: Board) -> Variant:
    """Europe as printed."""
    return Variant(
        board,
        [
            Turns(),
            CardMarket(setup_id="europe.setup"),
            ParallelRoutes(few=3),
            Claiming(points={1: 1, 2: 2, 3: 4, 4: 7, 6: 15, 8: 21}, own={"trains": 45}),
            Ferries(),
            Tunnels(reveal=3),
            Stations(count=3, points=4),
            Tickets(
                first={"long": 1, "regular": 3},
                first_keep=2,
                first_rest=BOX,
                boxed=("long",),
                draw={"regular": 3},
                keep=1,
                setup_id="europe.setup",
                first_id="europe.first-tickets",
                id="europe.tickets",
            ),
            LongestPath(10, id="europe.express"),
            LastRound(pieces_left=2, turns=1, id="europe.end"),
            Winner(ties=("tickets", "-stations", "longest-path"), id="europe.winner"),
        ],
        name="europe",
    )
