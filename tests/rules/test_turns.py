"""Turns: actions, the end of a turn, passing, and hidden information."""

import json
from typing import Any

import networkx as nx
import pytest

import ttr_widget as ttr
from tests.rules.table import asked, discards, display, hand, legal, of, open_tickets, play, refused, table, types
from ttr_widget import Board, StaleAction, Variant
from ttr_widget.rules import CardMarket, Claiming, LastRound, Tickets, Turns

# A turn.

ONE_ACTION_EACH = {
    "draw cards": ["draw deck", "draw deck"],
    "claim": ["claim dieppe-paris with 1 purple"],
    "draw tickets": ["tickets", "keep amsterdam-pamplona"],
    "build a station": ["station roma with 1 purple"],
}
TICKETS = ["amsterdam-pamplona", "amsterdam-wilno", "angora-kharkov"]


@pytest.mark.rule("turn.one-action")
@pytest.mark.parametrize("actions", ONE_ACTION_EACH.values(), ids=ONE_ACTION_EACH)
def test_each_of_the_four_actions_is_a_whole_turn(actions):
    game = table(players=3, hands={0: "2 purple"}, ticket_deck=TICKETS)

    events = play(game, *actions)

    assert asked(game) == (1, "turn")
    assert events[-1] == {"type": "turn", "seat": 1, "number": 2}


@pytest.mark.rule("turn.one-action")
def test_play_goes_round_in_seat_order():
    game = table(players=3, seat=1)

    questions = [asked(game)]
    for _ in range(4):
        play(game, "draw deck", "draw deck")
        questions.append(asked(game))

    assert questions == [(seat, "turn") for seat in (1, 2, 0, 1, 2)]


@pytest.mark.rule("turn.one-action")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_turns_are_counted_from_1_and_the_first_player_begins(first):
    game = open_tickets(ttr.new_game("europe", players=3, seed=5, first=first))
    play(game, "draw deck", "draw deck")

    turns = of([event.to_dict() for event in game.events], "turn")

    assert turns == [
        {"type": "turn", "seat": first, "number": 1},
        {"type": "turn", "seat": (first + 1) % 3, "number": 2},
    ]


@pytest.mark.rule("turn.one-action", "draw.two-cards")
@pytest.mark.parametrize("other", ["claim dieppe-paris with 1 purple", "tickets", "station roma with 1 purple", "pass"])
def test_who_has_begun_to_draw_can_do_nothing_else(other):
    game = table(hands={0: "1 purple"})
    play(game, "draw deck")

    assert refused(game, other).code in {"turn.one-action", "draw.two-cards"}


@pytest.mark.rule("turn.one-action", "tickets.keep")
@pytest.mark.parametrize("other", ["draw deck", "claim dieppe-paris with 1 purple", "tickets", "pass"])
def test_who_has_drawn_tickets_must_choose_first(other):
    game = table(hands={0: "1 purple"})
    play(game, "tickets")

    assert asked(game) == (0, "keep")
    assert refused(game, other).code in {"turn.one-action", "tickets.keep", "europe.tickets"}


@pytest.mark.rule("turn.one-action")
def test_answers_to_questions_that_nobody_asked_are_refused():
    game = table(hands={0: "1 purple"}, tickets={0: ["madrid-zurich"]})

    for action in ("pay 1 purple", "decline", "keep madrid-zurich"):
        assert refused(game, action).code == "turn.one-action"


@pytest.mark.rule("turn.one-action")
def test_an_answer_to_an_older_game_is_stale():
    game = table()
    play(game, "draw deck")
    state = game.state

    with pytest.raises(StaleAction) as error:
        game.play("draw deck", at=0)

    assert error.value.refusal.kind == "stale"
    assert game.state is state


# The end of a turn.


@pytest.mark.rule("turn.end", "draw.refill")
def test_empty_places_are_filled_in_slot_order_before_the_next_turn():
    game = table(hands={0: "2 yellow"}, display=["red", None, "blue", None, "green"], rest=1)

    events = play(game, "claim barcelona-madrid with 2 yellow")

    assert types(events) == ["claim", "reshuffle", "refill", "refill", "turn"]
    assert of(events, "refill") == [
        {"type": "refill", "slot": 1, "card": "yellow", "deck": "deck"},
        {"type": "refill", "slot": 3, "card": "yellow", "deck": "deck"},
    ]
    assert display(game) == ["red", "yellow", "blue", "yellow", "green"]


@pytest.mark.rule("turn.end", "europe.tunnel-discard")
def test_revealed_cards_are_discarded_before_empty_places_are_filled():
    game = table(hands={0: "2 red"}, display=["red", None, None, None, None], deck=["blue", "green", "white"], rest=1)

    events = play(game, "claim angora-constantinople with 2 red")

    assert types(events) == ["tunnel", "claim", "reshuffle", "refill", "refill", "refill", "refill", "turn"]
    assert of(events, "reshuffle")[0]["count"] == 5  # two cards laid, three revealed
    assert [refill["slot"] for refill in of(events, "refill")] == [1, 2, 3, 4]


@pytest.mark.rule("turn.end", "europe.tunnel-decline")
def test_after_a_declined_tunnel_the_revealed_cards_fill_empty_places():
    game = table(hands={0: "2 red"}, display=["white", None, None, None, None], deck=["red", "red", "blue"], rest=1)

    events = play(game, "claim angora-constantinople with 2 red", "decline")

    assert types(events) == ["tunnel", "tunnel-declined", "reshuffle", "refill", "refill", "refill", "turn"]
    assert sorted(refill["card"] for refill in of(events, "refill")) == ["blue", "red", "red"]
    assert display(game)[4] is None


@pytest.mark.rule("turn.end", "draw.flush", "end.trigger")
def test_the_flush_is_checked_after_filling_and_the_end_trigger_after_the_flush():
    wilds = ["locomotive", "locomotive", "red", None, "blue"]
    game = table(hands={0: "1 locomotive"}, display=wilds, rest=1, trains={0: 3})

    events = play(game, "claim dieppe-paris with 1 locomotive")

    # The same five cards come up each time, so the display is flushed the maximum of three times.
    flushed = ["flush", "reshuffle", "display"] * 3
    assert types(events) == ["claim", "reshuffle", "refill", *flushed, "last-round", "turn"]
    assert display(game).count("locomotive") == 3


# Passing.


def tiny(*, route=3, hand=2, last_round=None) -> Variant:
    """Two cities and nine cards: after the deal the deck is empty, and the only route may be too long to claim."""
    tickets = [("here", "there", 5), ("here", "there", 6)]
    board = Board.from_graph(_road(route), name="tiny", players=(2, 2), tickets=tickets)
    rules = [
        Turns(),
        CardMarket(each=1, wilds=hand * 2 - 3, hand=hand),
        Claiming(own={"trains": 10}),
        Tickets(first={"tickets": 1}, first_keep=1),
        *([last_round] if last_round else []),
    ]
    return Variant(board, rules)


def _road(length):
    graph: nx.Graph[str] = nx.Graph()
    graph.add_edge("here", "there", length=length, color="gray", kind="train")
    return graph


@pytest.mark.rule("pass.only-if-stuck")
def test_a_player_who_has_no_legal_action_passes():
    game = table(rest=1, ticket_deck=[])

    assert legal(game) == {"pass"}
    assert play(game, "pass") == [{"type": "pass", "seat": 0}, {"type": "turn", "seat": 1, "number": 2}]


@pytest.mark.rule("pass.only-if-stuck")
@pytest.mark.parametrize(
    "way_out",
    [
        {"rest": "deck", "ticket_deck": []},
        {"rest": "discards", "ticket_deck": []},
        {"rest": 1, "ticket_deck": ["madrid-zurich"]},
        {"rest": 1, "ticket_deck": [], "hands": {0: "1 green"}},
    ],
    ids=["a card in the deck", "discards", "a ticket", "a card for a station"],
)
def test_otherwise_passing_is_not_allowed(way_out):
    game = table(**way_out)

    assert refused(game, "pass").code == "pass.only-if-stuck"


@pytest.mark.rule("pass.only-if-stuck")
def test_a_single_claim_is_a_way_out_too():
    built = ["roma", "wien", "riga"]
    game = table(hands={0: "1 purple"}, rest=1, ticket_deck=[], stations={0: built})

    assert legal(game) == {"claim dieppe-paris with 1 purple"}
    assert refused(game, "pass").code == "pass.only-if-stuck"


@pytest.mark.rule("pass.only-if-stuck", "draw.exhausted")
def test_the_game_ends_when_as_many_turns_in_succession_as_players_were_passes():
    game = open_tickets(ttr.new_game(tiny(), seed=1))

    assert types(play(game, "pass")) == ["pass", "turn"]
    assert types(play(game, "pass")) == ["pass", "game-over"]
    assert game.is_over
    assert game.prompt is None
    assert game.legal_actions() == []


@pytest.mark.rule("pass.only-if-stuck", "end.last-round")
def test_it_ends_by_passes_in_a_last_round_too():
    game = open_tickets(ttr.new_game(tiny(last_round=LastRound(pieces_left=10, turns=2)), seed=1))

    assert types(play(game, "pass")) == ["pass", "last-round", "turn"]
    assert types(play(game, "pass")) == ["pass", "game-over"]


@pytest.mark.rule("pass.only-if-stuck")
def test_a_turn_between_the_passes_begins_the_count_anew():
    game = table(rest=1, ticket_deck=[], display=[None] * 5, trains={1: 9})

    play(game, "pass", "claim barcelona-madrid with 2 yellow", "pass")

    assert asked(game) == (1, "turn")


# Ten rounds without progress.

TUNNELS_ALL_FAIL = ["locomotive", "blue", "white"] * 4


def _decline(game):
    play(game, "claim angora-constantinople with 2 red", "decline")


@pytest.mark.rule("pass.only-if-stuck", "europe.tunnel-decline")
def test_ten_full_rounds_of_declined_tunnels_end_the_game():
    reveals = [
        *["locomotive", "blue", "white"] * 10,
        *["red", "green", "black"] * 8,
        *["locomotive", "orange", "purple"] * 2,
    ]
    game = table(hands={0: "2 red", 1: "2 red"}, deck=reveals)

    for turn in range(20):
        assert not game.is_over, f"over after {turn} turns"
        _decline(game)

    assert game.is_over
    assert game.events[-1].type == "game-over"


@pytest.mark.rule("pass.only-if-stuck")
def test_anything_else_begins_the_ten_rounds_anew():
    two_rounds = ttr.variant("europe").with_rule(Turns(idle_rounds=2))
    deck = [*["locomotive", "blue", "white"] * 3, "green", "green", *["locomotive", "blue", "black"] * 4]
    game = table(two_rounds, hands={0: "2 red", 1: "2 red"}, deck=deck)

    for _ in range(3):
        _decline(game)
    play(game, "draw deck", "draw deck")
    for _ in range(3):
        _decline(game)
    assert not game.is_over
    _decline(game)

    assert game.is_over


@pytest.mark.rule("pass.only-if-stuck")
def test_three_players_have_thirty_such_turns():
    one_round = ttr.variant("europe").with_rule(Turns(idle_rounds=1))
    game = table(one_round, players=3, hands={0: "2 red", 1: "2 red", 2: "2 red"}, deck=TUNNELS_ALL_FAIL)

    _decline(game)
    _decline(game)
    assert not game.is_over
    _decline(game)

    assert game.is_over


@pytest.mark.rule("pass.only-if-stuck")
def test_a_claim_at_no_extra_cost_is_no_idle_turn():
    one_round = ttr.variant("europe").with_rule(Turns(idle_rounds=1))
    game = table(one_round, hands={0: "2 red", 1: "2 green"}, deck=["locomotive", "blue", "white"] + ["black"] * 3)

    _decline(game)
    play(game, "claim venezia-zurich with 2 green")
    play(game, "draw deck", "draw deck")

    assert not game.is_over


# Hidden information.


def _seen(game, seat):
    events = [event.to_dict() for event in game.events_seen_by(seat)]
    return json.dumps([game.view(seat).to_dict(), events], sort_keys=True)


def _two_games(**differing):
    """Two games that look the same to seat 0 and differ in hidden information."""
    return [
        table(players=3, tickets={0: ["madrid-zurich"]}, **{name: two[n] for name, two in differing.items()})
        for n in (0, 1)
    ]


HIDDEN: dict[str, dict[str, Any]] = {
    "another hand": {"hands": [{0: "1 red", 1: "3 blue", 2: "1 green"}, {0: "1 red", 1: "3 black", 2: "1 locomotive"}]},
    "the order of the deck": {"deck": [["red", "blue", "green"], ["green", "locomotive", "red"]]},
    "the order of the tickets": {"ticket_deck": [["riga-bucuresti", "paris-wien"], ["paris-wien", "riga-bucuresti"]]},
    "the random state": {"seed": [1, 2]},
}


@pytest.mark.rule("secret.view")
@pytest.mark.parametrize("differing", HIDDEN.values(), ids=HIDDEN)
def test_a_view_holds_nothing_that_could_not_be_known(differing):
    one, other = _two_games(**differing)

    assert one.state != other.state
    assert _seen(one, 0) == _seen(other, 0)
    assert _seen(one, None) == _seen(other, None)


@pytest.mark.rule("secret.view", "tickets.secret")
def test_a_view_does_not_tell_another_players_tickets():
    held = ["riga-bucuresti", "paris-wien"], ["paris-zagrab", "roma-smyrna"]
    one, other = (table(tickets={0: ["madrid-zurich"], 1: own}) for own in held)

    assert _seen(one, 0) == _seen(other, 0)
    assert _seen(one, 1) != _seen(other, 1)


@pytest.mark.rule("secret.view", "tickets.secret")
def test_tickets_that_another_player_chooses_from_are_hidden():
    decks = ["riga-bucuresti", "paris-wien", "paris-zagrab"], ["roma-smyrna", "kyiv-sochi", "zurich-budapest"]
    games = [table(ticket_deck=deck) for deck in decks]
    for game in games:
        play(game, "tickets")

    assert _seen(games[0], 1) == _seen(games[1], 1)
    assert _seen(games[0], 0) != _seen(games[1], 0)


@pytest.mark.rule("secret.view", "draw.two-cards")
def test_a_card_drawn_blind_is_hidden_from_others_and_one_from_the_display_is_not():
    games = [table(deck=deck) for deck in (["red", "blue"], ["green", "black"])]
    for game in games:
        play(game, "draw deck", "draw deck")
    assert _seen(games[0], 1) == _seen(games[1], 1)

    game = table(deck=["red"])
    game.play("draw orange")
    draws = [event.to_dict() for event in game.events_seen_by(1) if event.type == "draw"]

    assert draws == [{"type": "draw", "seat": 0, "source": "display", "slot": 2, "card": "orange"}]


@pytest.mark.rule("secret.view")
def test_what_lies_on_the_table_is_seen_by_all():
    game = table(hands={0: "2 red"}, deck=["red", "blue", "white"], discards="3 black", claimed={1: ["dieppe-paris"]})
    play(game, "claim angora-constantinople with 2 red")

    for seat in (0, 1, None):
        view = game.view(seat).to_dict()
        assert view["discards"] == {"black": 3}
        assert view["claimed"] == {"dieppe-paris": 1}
        assert view["hand_sizes"] == [0, 0]
        revealed = {"revealed": ["red", "blue", "white"], "extra": [True, False, False]}
        assert view["rules"]["tunnels"] == {"laid": {"red": 2}, **revealed}
    assert discards(game) == {"black": 3}
    assert hand(game, 0) == {}


@pytest.mark.rule("secret.view")
def test_a_spectator_has_no_hand_and_no_tickets():
    view = table(hands={0: "2 red"}, tickets={0: ["madrid-zurich"]}).view(None).to_dict()

    assert view["hand"] is None
    assert view["rules"]["tickets"]["held"] == []
    assert view["rules"]["tickets"]["counts"] == [1, 0]
