"""Bots written by users: by name, as a function or a class; and bots that fail."""

from random import Random

import pytest

import ttr_widget as ttr
from tests.bots.quick import OF_THE_PACKAGE
from ttr_widget.bots import Match, Trouble, make, names, play, register
from ttr_widget.kernel.errors import BadInput


def first_of(view, prompt, rng):
    """A bot that plays the first legal action."""
    return ttr.bots.legal_actions(view)[0]


class Stubborn:
    """A bot that always gives the same answer."""

    name = "stubborn"

    def __init__(self, wish: object = "draw deck") -> None:
        self.wish = wish

    def decide(self, view, prompt, rng):
        return self.wish


class Raising:
    def decide(self, view, prompt, rng):
        raise ZeroDivisionError("by nothing")


def test_a_function_is_a_bot():
    table = Match("usa", [first_of, "random"], seed=1)
    table.play()
    assert not table.troubles


def test_a_registered_function_class_and_object_are_made_by_name():
    register("first_of", first_of)
    register("stubborn", Stubborn)
    register("ready", Stubborn("draw red"))
    assert {*OF_THE_PACKAGE, "first_of", "stubborn", "ready"} <= set(names())
    assert vars(make("stubborn(wish='draw blue')")) == {"wish": "draw blue"}
    assert vars(make("stubborn", wish="draw white")) == {"wish": "draw white"}
    assert vars(make("ready")) == {"wish": "draw red"}
    Match("usa", ["first_of", "stubborn"], seed=1).step()


@pytest.mark.parametrize("wish", ["draw deck", {"type": "draw", "card": "deck"}], ids=["text", "dict"])
def test_an_answer_may_be_a_text_or_a_dict(wish):
    table = Match("usa", [Stubborn(wish), "planner"], seed=1)
    while not table.draft.turn:
        table.step()
    table.troubles.clear()
    table.step()
    assert not table.troubles
    assert sum(table.draft.hands[0]) == 5


@pytest.mark.parametrize(
    ("bot", "words"),
    [
        (Raising(), "by nothing"),
        (Stubborn("draw locomotivez"), "cannot be drawn"),
        (Stubborn("tickets please"), "cannot read"),
        (Stubborn(None), "expected an action"),
        (Stubborn("pass"), "must now choose"),
        (Stubborn(lambda: 1), "expected an action"),
    ],
    ids=["raises", "no card", "no action", "nothing", "illegal", "no text"],
)
def test_a_bot_that_fails_loses_only_its_freedom(bot, words):
    table = Match("europe", [bot, "planner"], seed=3)
    table.play()
    assert table.is_over
    opening = table.troubles[0]
    assert opening.seat == 0
    assert opening.question == "keep"
    assert words in str(opening)
    assert table.draft.owners.count(0) > 3  # it played on, at random


def test_a_failed_turn_is_reported_with_bot_seat_and_turn():
    table = Match("usa", ["planner", Stubborn()], seed=3)
    table.play()
    assert {trouble.seat for trouble in table.troubles} == {1}
    assert all(trouble.bot == "stubborn" for trouble in table.troubles)
    assert "The bot 'stubborn' (seat 1, turn 0) failed on the question 'keep'" in str(table.troubles[0])


def test_bots_play_a_game_on_from_where_it_stands():
    game = ttr.new_game("europe", players=2, seed=5)
    game.play(game.legal_actions()[0])
    troubles: list[Trouble] = []
    play(game, ["planner", Raising()], Random(1), troubles.append)
    assert game.is_over
    assert troubles
    assert all(trouble.seat == 1 for trouble in troubles)
    assert ttr.replay(game.transcript()).score() == game.score()


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ("planer", "did you mean 'planner'"),
        ("search(nodes=", "write it like"),
        ("search(__import__('os'))", "write it like"),
        ("search(nodez=1)", "has no option .nodez"),
        (7, "expected a bot's name"),
        ("x" * 300, "write it like"),
    ],
)
def test_what_is_no_bot_is_refused_in_words(wrong, words):
    with pytest.raises(BadInput, match=words.replace("(", r"\(")):
        make(wrong)


def test_a_bad_name_or_thing_is_not_registered():
    with pytest.raises(BadInput, match="one word"):
        register("my bot", first_of)
    with pytest.raises(BadInput, match="expected a function decide"):
        register("seven", 7)  # type: ignore[arg-type]


def test_a_table_needs_as_many_bots_as_players():
    with pytest.raises(BadInput, match="2 to 5 players"):
        Match("europe", ["planner"], seed=1)
    with pytest.raises(BadInput, match="3 players need as many bots, got 2"):
        play(ttr.new_game("europe", players=3, seed=1), ["planner", "planner"], Random(1))


def decorated(function):
    """A decorator without ``functools.wraps``."""

    def wrapper(*given, **options):
        return function(*given, **options)

    return wrapper


def test_a_decorated_function_is_a_bot_by_name_too():
    register("wrapped", decorated(first_of))
    table = Match("berlin", ["wrapped", "random"], seed=1)
    table.play()
    assert not table.troubles


def test_a_function_that_does_not_tell_what_it_takes_is_refused():
    with pytest.raises(BadInput, match="view, prompt, rng"):
        register("most", max)


@pytest.mark.parametrize("ends", [SystemExit(3), SystemExit("enough")])
def test_a_bot_that_ends_the_program_loses_only_its_freedom(ends):
    class Leaving:
        def decide(self, view, prompt, rng):
            raise ends

    table = Match("berlin", [Leaving(), "random"], seed=1)
    table.play()
    assert table.is_over
    assert "SystemExit" in str(table.troubles[0])
