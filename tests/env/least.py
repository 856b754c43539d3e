"""The least game: three cities, four cards, one piece each; its whole tree has 491 positions."""

from functools import cache

from ttr_widget import Board, Variant
from ttr_widget.kernel.records import City, Route, Ticket
from ttr_widget.rules import CardMarket, Claiming, LastRound, Tickets, Turns, Winner

CITIES = ("ayr", "bonn", "caen")


@cache
def least() -> Variant:
    board = Board(
        name="least",
        title="Least",
        players=(2, 2),
        cities=tuple(City(id, id.title(), float(n), float(n * n)) for n, id in enumerate(CITIES)),
        routes=(
            Route("ayr-bonn", "ayr", "bonn", 1, "red", "train"),
            Route("bonn-caen", "bonn", "caen", 1, "blue", "train"),
            Route("ayr-caen", "ayr", "caen", 2, "gray", "train"),
        ),
        tickets=(Ticket("ayr-bonn", ("ayr", "bonn"), 2), Ticket("bonn-caen", ("bonn", "caen"), 3)),
    )
    return Variant(
        board,
        [
            Turns(idle_rounds=1),
            CardMarket(colors=("red", "blue"), each=2, wilds=0, display=1, hand=1, flush=3, flush_limit=1),
            Claiming(points={1: 1, 2: 3}, own={"trains": 1}),
            Tickets(first={"tickets": 1}, first_keep=1, draw={"tickets": 1}, keep=1),
            LastRound(pieces_left=0),
            Winner(),
        ],
    )
