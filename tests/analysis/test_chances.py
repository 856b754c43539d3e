"""Odds of tunnels and draws: against counting by hand, and against many imagined games."""

from math import comb

import pytest

import ttr_widget as ttr
from ttr_widget.analysis import draw_odds, tunnel_odds

TUNNEL = "madrid-pamplona"  # 3 spaces, two tracks: black and white
NO_HELP = "5 blue"


def table(**more):
    position = {"hands": {0: "4 black 1 red"}, "display": NO_HELP, "tickets": {0: [], 1: []}} | more
    return ttr.scenario("europe", players=["Ada", "Grace"], seed=1, **position)


def test_a_tunnel_by_counting():
    odds = tunnel_odds(table(), "pamplona to madrid 1", "3 black")
    unseen, bad = 110 - 5 - 5, 12 - 4 + 14
    exact = [comb(bad, n) * comb(unseen - bad, 3 - n) / comb(unseen, 3) for n in range(4)]
    assert odds.column("chance") == pytest.approx(exact)
    assert odds.column("at_most")[-1] == pytest.approx(1)
    assert odds.column("payable") == [True, True, False, False]
    assert odds.facts["chance"] == pytest.approx(exact[0] + exact[1])
    assert odds.facts["mean"] == pytest.approx(3 * bad / unseen)
    assert odds.figure().data[0].y == tuple(odds.column("chance"))


def test_the_default_payment_and_seat():
    game = table()
    assert tunnel_odds(game, TUNNEL, "3 black") == tunnel_odds(game.view(0), TUNNEL, "3 black")
    assert dict(tunnel_odds(table(hands={0: "4 white"}), TUNNEL + "-2").facts["cards"]) == {"white": 3}


def test_a_short_deck_is_followed_by_the_discards():
    game = table(deck="blue", hands={0: "4 black 1 red", 1: "rest"}, discards="2 black 1 green")
    odds = tunnel_odds(game, TUNNEL, "3 black")
    unseen, bad = 110 - 5 - 5 - 3, 12 - 4 - 2 + 14
    first = bad / unseen
    one, two = comb(2, 1) / comb(3, 2), 1 / comb(3, 2)
    assert odds.column("chance") == pytest.approx([(1 - first) * one, first * one + (1 - first) * two, first * two])


def test_wilds_alone_cost_only_wilds():
    odds = tunnel_odds(table(hands={0: "4 locomotive"}), f"{TUNNEL}-1", "3 locomotive")
    assert odds.facts["mean"] == pytest.approx(3 * 10 / 101)


def test_imagined_games_agree():
    view = table().view(0)
    extras = []
    for seed in range(100):
        maybe = ttr.bots.imagine(view, seed)
        events = maybe.play(f"claim {TUNNEL} with 3 black")
        extras += [event.extra for event in events if isinstance(event, ttr.events.TunnelRevealed)]
    assert sum(extras) / len(extras) == pytest.approx(tunnel_odds(view, TUNNEL, "3 black").facts["mean"], abs=0.25)


def test_cards_that_another_player_took_face_up_are_not_in_the_deck():
    game = table(display="2 black 3 blue", turn=1)
    before = tunnel_odds(game, TUNNEL, "3 black", seat=0).facts["mean"]
    game.play_many(["draw black", "draw black"])
    assert tunnel_odds(game, TUNNEL, "3 black", seat=0).facts["mean"] != before
    known = game.view(0)
    left = 110 - 5 - 5 - 2
    new = known.display.count("black"), known.display.count("locomotive")
    bad = 12 - 4 - 2 - new[0] + 14 - new[1]
    assert tunnel_odds(known, TUNNEL, "3 black").facts["mean"] == pytest.approx(3 * bad / left)


def test_draws_by_counting():
    odds = draw_odds(table(), "2 red", draws=4)
    unseen, red = 100, 11
    for row in odds.rows:
        n = row["draws"]
        few = sum(comb(red, k) * comb(unseen - red, n - k) for k in (0, 1) if k <= n)
        assert row["chance"] == pytest.approx(1 - few / comb(unseen, n))
    assert odds.facts["chance"] == odds.rows[-1]["chance"]
    with_wilds = draw_odds(table(), "2 red", draws=2, wilds=True).facts["chance"]
    assert with_wilds == pytest.approx(comb(red + 14, 2) / comb(unseen, 2))
    assert len(odds.figure().data[0].x) == 4


def test_draws_from_two_decks():
    game = ttr.scenario("world", seed=1, hands={0: []}, display="6 train-red")
    assert draw_odds(game, "ships-red", draws=1).facts["chance"] == pytest.approx(6 / 60)


@pytest.mark.parametrize(
    ("ask", "said"),
    [
        (lambda game: tunnel_odds(game, "dieppe-paris"), "dieppe-paris is not a tunnel in this game"),
        (lambda game: tunnel_odds(game, "madrid-pamplone"), "no city 'pamplone' on the board 'europe'; did you mean"),
        (lambda game: tunnel_odds(game, f"{TUNNEL}-1", "2 black"), "cards: "),
        (
            lambda game: tunnel_odds(game.variant, TUNNEL),
            "expected a game or a view, such as game.view(0)",
        ),
        (lambda game: draw_odds(game, "2 rde"), "did you mean 'red'?"),
        (lambda game: draw_odds(game, "red", draws=0), "draws: expected a whole number from 1 to 60, got 0"),
        (lambda game: draw_odds(game.view(0), "red", 1), "this is the view of seat 0"),
        (ttr.bots.imagine, "expected a view of a game, such as game.view(0)"),
        (lambda game: ttr.bots.imagine(game.view(0), True), "expected a random generator or a seed, got True"),
    ],
)
def test_mistakes(ask, said):
    with pytest.raises(ttr.BadInput) as error:
        ask(table())
    assert said in str(error.value)


def test_an_imagined_game_is_a_game(tmp_path):
    game = ttr.new_game("germany", seed=3)
    game.play("tickets 2 short 2 long")
    for seat in (0, 1):
        view = game.view(seat)
        maybe = ttr.bots.imagine(view, 8)
        assert maybe.view(seat) == view
        maybe.save(tmp_path / "maybe")
        assert ttr.load(tmp_path / "maybe").state == maybe.state
    assert ttr.bots.imagine(view, 8).state == ttr.bots.imagine(view, 8).state
    assert ttr.bots.imagine(view, 9).state != ttr.bots.imagine(view, 8).state
