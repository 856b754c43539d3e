"""Germany: its rules, in the order in which they are asked."""

from ttr_widget.kernel.board import Board
from ttr_widget.kernel.variant import Variant
from ttr_widget.rules.announced_tickets import AnnouncedTickets
from ttr_widget.rules.claiming import Claiming
from ttr_widget.rules.countries import Countries
from ttr_widget.rules.globetrotter import Globetrotter
from ttr_widget.rules.last_round import LastRound
from ttr_widget.rules.market import CardMarket
from ttr_widget.rules.parallel_routes import ParallelRoutes
from ttr_widget.rules.passengers import Passengers
from ttr_widget.rules.turns import Turns
from ttr_widget.rules.winner import Winner


def variant(board: Board) -> Variant:
    """Germany as printed."""
    return Variant(
        board,
        [
            Turns(),
            CardMarket(setup_id="germany.setup"),
            ParallelRoutes(few=3, triple_id="germany.triple"),
            Claiming(points={1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 7: 18}, own={"trains": 45}),
            Passengers(each=10, most=20, second=10),
            AnnouncedTickets(between=("short", "long"), total=4, first_keep=2, keep=1),
            Countries(),
            Globetrotter(15, id="germany.globetrotter"),
            LastRound(pieces_left=2, turns=1, id="germany.end"),
            Winner(ties=("tickets", "passengers"), id="germany.winner"),
        ],
        name="germany",
    )
