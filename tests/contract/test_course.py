"""The course of a game: nothing is lost, every move is by the rules, and it ends once with a sheet that adds up.

A second implementation of the rules, the referee, follows each game by its events alone.
"""

from collections import Counter

from ttr_widget import Game
from ttr_widget.kernel.state import FREE
from ttr_widget.referee import Referee
from ttr_widget.verification import box_of, plain

from .games import noted, whole_games
from .invariants import check_position, check_sheet


def referee_of(game: Game) -> Referee:
    """A referee at the beginning of this game."""
    board, rules = box_of(game.variant)
    return Referee(board, rules, game.players, game.state.first)


@whole_games(100)
def test_every_move_is_by_the_rules_and_the_events_tell_everything(case, walk):
    game = walk.new(case)
    referee = referee_of(game)
    seen = 0
    with noted(case, walk, game):
        while True:
            for event in game.events[seen:]:
                referee.see(plain(event.to_dict()))
            assert referee.verdict().objections == ()
            seen = len(game.events)
            check_position(game.state)
            agrees(referee, game)
            if walk.chance(0.05) or game.is_over:
                check_sheet(game.score(), game.state)
            if game.is_over:
                break
            happened = game.play(walk.choose(game.legal_actions()))
            assert tuple(happened) == game.events[seen:], "play returns what happened"
        assert referee.verdict().ok
        assert referee.verdict().finished
        assert plain(game.events[-1].to_dict())["sheet"] == plain(game.score().to_dict())
        assert game.prompt is None
        assert not game.legal_actions()


def agrees(referee: Referee, game: Game) -> None:
    """The game is as the referee has recorded it.  What everybody sees is compared with a spectator's view."""
    record, position, view = referee.record, game.state, plain(game.view(None).to_dict())
    rules, kinds = view["rules"], game.variant.kinds
    assert [+hand for hand in record.hands] == [Counter(dict(kinds.of(hand))) for hand in position.hands]
    assert +record.discards == Counter(view["discards"])
    assert record.display == rules["market"]["display"]
    assert {name: deck.cards.total() for name, deck in record.decks.items()} == rules["market"]["decks"]
    owners = {route.id: owner for route, owner in zip(game.board.routes, position.owners, strict=True)}
    assert record.owners == view["claimed"] == {route: owner for route, owner in owners.items() if owner != FREE}
    points = [sum(both) for both in zip(record.route_points, record.exchange_points, strict=True)]
    assert points == view["points"]
    assert record.left == view["pieces"]
    assert (record.turn, record.stage == "over") == (view["turn"], view["over"])
    if record.turn:
        assert record.seat == view["to_move"]
    agrees_by_rule(referee, game, rules)


def agrees_by_rule(referee: Referee, game: Game, rules) -> None:
    """What single rules show is as the referee has recorded it."""
    record = referee.record
    if "tunnels" in rules:
        assert +record.laid == Counter(rules["tunnels"]["laid"])
        assert record.revealed == Counter(rules["tunnels"]["revealed"])
    for name, places in (("stations", record.stations), ("harbours", record.harbours)):
        assert places == rules.get(name, {"cities": {}})["cities"]
    if "passengers" in rules:
        assert {city: some for city, some in record.waiting.items() if some} == rules["passengers"]["waiting"]
        assert record.taken == [Counter(taken) for taken in rules["passengers"]["taken"]]
    if "tickets" in rules:
        hold, ids = game.state.slots["tickets"], [ticket.id for ticket in game.board.tickets]
        for mine, piles in ((record.held, hold.held), (record.offered, hold.offered)):
            assert [set(pile) for pile in mine] == [{ids[number] for number in pile} for pile in piles]
        assert {name: len(deck) for name, deck in record.ticket_decks.items()} == rules["tickets"]["left"]


OPENING = ("deal", "display", "passengers-placed", "tickets-drawn", "tickets-kept", "pieces", "turn")


@whole_games(0)
def test_the_opening_happens_in_order(case, walk):
    game = walk.new(case)
    with noted(case, walk, game):
        while game.state.turn == 0:
            game.play(walk.choose(game.legal_actions()))
        places = [OPENING.index(event.type) for event in game.events if event.type not in ("flush", "reshuffle")]
        assert places == sorted(places)
