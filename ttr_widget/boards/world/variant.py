"""World (Rails & Sails): its rules, in the order in which they are asked."""

from ttr_widget.kernel.board import Board
from ttr_widget.kernel.variant import Variant
from ttr_widget.rules.chosen_pieces import ChosenPieces
from ttr_widget.rules.claiming import Claiming
from ttr_widget.rules.exchanges import Exchanges
from ttr_widget.rules.harbours import Harbours
from ttr_widget.rules.last_round import LastRound
from ttr_widget.rules.pair_routes import PairRoutes
from ttr_widget.rules.parallel_routes import ParallelRoutes
from ttr_widget.rules.rail_and_sea import RailAndSea
from ttr_widget.rules.tickets import Tickets
from ttr_widget.rules.tours import Tours
from ttr_widget.rules.turns import Turns
from ttr_widget.rules.two_decks import TwoDecks
from ttr_widget.rules.winner import Winner


def variant(board: Board) -> Variant:
    """World (Rails & Sails) as printed."""
    return Variant(
        board,
        [
            Turns(),
            TwoDecks(setup_id="world.setup"),
            ParallelRoutes(few=3),
            Claiming(
                points={1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 7: 18, 8: 21}, own={"trains": 25, "ships": 50}, plain=()
            ),
            RailAndSea(),
            PairRoutes(),
            Tickets(
                first={"tickets": 5},
                first_keep=3,
                draw={"tickets": 4},
                keep=1,
                first_id="world.first-tickets",
                id="world.tickets",
            ),
            Tours(),
            ChosenPieces(60),
            Harbours(count=3, worth=(20, 30, 40), unbuilt=4),
            Exchanges(cost=1),
            LastRound(pieces_left=6, turns=2, id="world.end"),
            Winner(ties=("tickets",), note="no-bonuses", id="world.winner"),
        ],
        name="world",
    )
