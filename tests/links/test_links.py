"""Games as links: a whole game, a moment of it, and what a seat has seen."""

from __future__ import annotations

import json
import zlib
from random import Random
from typing import Any

import pytest

import ttr_widget as ttr
from tests.contract import channels
from tests.contract.mini import mini
from ttr_widget.boards import BOARDS
from ttr_widget.kernel.errors import BadInput, BadSave
from ttr_widget.kernel.limits import LINK, LINK_DATA
from ttr_widget.link_format import Bytes, link_of, number_bytes, opened
from ttr_widget.rules import Tunnels, version

HOUSE = ttr.variant("europe").with_rule(Tunnels(reveal=1))
CASES: dict[str, Any] = {**{board: ttr.variant(board) for board in BOARDS}, "own board": mini(), "house rule": HOUSE}


def played(variant: Any, number: int = 10**6, seed: int | str | None = None, players: Any = 2) -> ttr.Game:
    """A game after this many random actions."""
    game, rng = ttr.new_game(variant, players=players, seed=seed), Random(4)
    while not game.is_over and len(game.history) < number:
        actions = game.legal_actions()
        game.play(actions[int(rng.random() * len(actions))])
    return game


def forged(link: str, change: Any) -> str:
    """A link with other bytes and the right checksum."""
    kind, data = opened(link)
    return link_of(kind, change(data._data))


# Whole games.


@pytest.mark.parametrize("case", CASES)
def test_a_finished_game_is_told_in_full(case):
    game = played(CASES[case])
    link = game.link()
    again = ttr.replay(link)
    assert again.history == game.history
    assert again.state == game.state
    assert (again.seed, again.players, again.chosen_colors) == (game.seed, game.players, ())
    assert again.link() == link
    assert len(link) < 500 or case == "own board"


@pytest.mark.parametrize("seed", [0, 7, -7, 10**39, "Łódź 1", "4fz8km-01x7q-w3r9t-b6c2d-hj5np"])
def test_names_colours_seed_and_the_first_seat_survive(seed):
    game = ttr.new_game("usa", players=["Ada", "Zażółć", "晴"], seed=seed, first=2)
    game.colors = ["black", "green", "red"]
    again = ttr.replay(game.link(everything=True))
    assert (again.seed, again.players, again.state) == (seed, game.players, game.state)
    assert again.colors == ("black", "green", "red")


def test_a_moment_of_a_finished_game_keeps_the_moves_after_it():
    game = played("usa", seed=3)
    again = ttr.replay(game.link(at=57))
    assert again.state == game.at(57).state
    again.go_to(len(game.history))
    assert again.state == game.state


def test_moves_that_are_in_no_list_are_written_out():
    game = ttr.scenario("world", seed=1, hands={0: "3 train-red 3 train-red-harbour"})
    move = "claim athina-tehran with 2 train-red-harbour"
    assert move not in map(str, game.legal_actions())
    for action in (move, "draw train-deck", "draw ship-deck"):
        game.play(action)
    again = ttr.replay(game.link(everything=True))
    assert again.history == game.history
    assert again.state == game.state


def test_a_position_made_by_hand_is_in_the_link():
    lesson = ttr.scenario("europe", seed=1, hands={0: "4 red"}, tickets={0: ["essen-kyiv"]})
    lesson.play("claim berlin-frankfurt-2 with 3 red")
    again = ttr.replay(lesson.link(everything=True))
    assert again.state == lesson.state
    assert again.history == lesson.history


def test_spaces_line_breaks_and_the_address_of_a_site_do_not_matter():
    game = ttr.new_game("berlin", seed=5)
    link = game.link(everything=True, site="https://example.org/games/")
    assert link.startswith("https://example.org/games/#ttr1-")
    bare = link.partition("#")[2]
    for said in (bare, f"#{bare}", f"  {link}\n", f"{link[:50]}\n  {link[50:]}"):
        assert ttr.replay(said).state == game.state
    sites: tuple[Any, ...] = ("example.org", "javascript:alert(1)", "https://example.org/#x", "https://a b", 7)
    for site in sites:
        with pytest.raises(BadInput, match="address of a site"):
            game.link(site=site)


# What a seat has seen.


@pytest.mark.rule("secret.view")
@pytest.mark.parametrize("case", CASES)
def test_what_a_seat_has_seen_comes_back(case):
    for number in (0, 30, 10**6):
        game = played(CASES[case], number)
        for seat in (None, 0, 1) if not game.is_over else (0, 1):
            seen = ttr.load_seen(game.link(seat=seat))
            assert seen.seat == seat
            assert seen.view == game.view(seat)
            assert [event["type"] for event in seen.events] == [event.type for event in game.events]
            assert seen.events[-1] == json.loads(json.dumps(game.events_seen_by(seat)[-1].to_dict()))
    then = played(CASES[case], 30)
    assert ttr.load_seen(then.link(at=12, seat=1)).view == then.at(12).view(1)


@pytest.mark.rule("secret.view")
@pytest.mark.parametrize("board", BOARDS)
def test_hidden_cards_dealt_anew_give_the_same_link(board):
    told = 0
    for game in channels.moments(board, 3, seed=2, more=0.02):
        for seat in (None, 0, 1, 2):
            twin = channels.elsewhere(game, seat, 5)
            told += twin.state.hands != game.state.hands
            assert twin.link(seat=seat) == game.link(seat=seat)
            assert twin.link(everything=True) != game.link(everything=True)
    assert told > 10


@pytest.mark.rule("secret.view")
def test_an_unfinished_game_is_told_in_full_only_if_that_is_asked_for():
    game = played("usa", seed=3)
    unfinished = game.at(57)
    assert isinstance(ttr.open_link(unfinished.link()), ttr.seen.SeenGame)
    assert ttr.load_seen(unfinished.link()).view == unfinished.view(None)
    assert ttr.replay(unfinished.link(everything=True)).state == unfinished.state
    game.undo()  # over no more
    assert isinstance(ttr.open_link(game.link()), ttr.seen.SeenGame)
    for wrong in (
        {"everything": True, "seat": 0},
        {"everything": 1},
        {"seat": 2},
        {"seat": True},
        {"at": 58},
        {"at": -1},
    ):
        with pytest.raises(BadInput):
            unfinished.link(**wrong)


# Puzzles.


def test_a_set_of_puzzles_is_a_link():
    course = ttr.puzzles(lesson="tunnel")
    again: Any = ttr.open_link(course.link(site="https://example.org/"))
    assert [str(puzzle) for puzzle in again] == [str(puzzle) for puzzle in course]
    assert all(puzzle.attempt(puzzle.solution) for puzzle in again)
    with pytest.raises(BadSave, match="holds puzzles"):
        ttr.replay(course.link())


@pytest.mark.rule("secret.view")
def test_a_puzzle_from_a_dealt_game_is_a_link_only_if_that_is_asked_for():
    game = played("usa", 40, seed=3)
    while game.prompt is None or game.prompt.kind != "turn":
        game.play(game.legal_actions()[0])
    puzzle = ttr.Puzzle(game, "score at least 20", seat=game.prompt.seat)
    with pytest.raises(BadInput, match="would tell all hands"):
        puzzle.link()
    (again,) = ttr.puzzles(puzzle.link(everything=True))
    assert again.start.view(0) == puzzle.start.view(0)
    assert again.link() == puzzle.link(everything=True)


# Links that cannot be opened.


def test_a_damaged_link_is_refused():
    link = ttr.new_game("usa", seed=1).link(everything=True)
    rng = Random(1)
    for place in range(7, len(link)):
        other = rng.choice([letter for letter in "ABCxyz019-_" if letter != link[place]])
        with pytest.raises(BadSave, match=r"damaged or cut off|should begin"):
            ttr.open_link(link[:place] + other + link[place + 1 :])
        with pytest.raises(BadSave, match="damaged or cut off"):
            ttr.open_link(link[:place])


@pytest.mark.parametrize(
    ("link", "words"),
    [
        (7, "a link, as text"),
        ("", "should begin with ttr1-"),
        ("https://example.org/", "should begin with ttr1-"),
        ("#ttr1-", "damaged or cut off"),
        ("#ttr2-AAAA", "notation 2, and this program reads notation 1"),
        ("#ttr1-" + "A" * (LINK + 2000), "too long for a link"),
        ("#ttr1-ą", "should begin"),
    ],
)
def test_what_is_no_link_is_refused(link, words):
    with pytest.raises(BadSave, match=words):
        ttr.open_link(link)


def test_a_link_of_another_kind_names_the_function():
    game = ttr.new_game("usa", seed=1)
    with pytest.raises(BadSave, match="open it with load_seen"):
        ttr.replay(game.link())
    with pytest.raises(BadSave, match="open it with replay"):
        ttr.load_seen(game.link(everything=True))


def test_forged_moves_are_refused():
    game = played("usa", seed=3)
    link = game.link()
    head = 11  # before that: the players and the seed, which make another game
    for place in range(head, len(opened(link)[1]._data)):
        with pytest.raises(BadSave):
            ttr.replay(forged(link, lambda data, at=place: data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :]))
    with pytest.raises(BadSave, match="damaged"):
        ttr.replay(forged(link, lambda data: data + b"\0"))


def test_a_link_from_before_a_correction_of_the_rules_says_so(monkeypatch):
    game = played("usa", seed=3)
    monkeypatch.setattr(version, "RULES_VERSION", 7)
    early = game.link()
    assert ttr.replay(early).state == game.state
    monkeypatch.setattr(version, "RULES_VERSION", 8)
    assert ttr.replay(early).state == game.state  # the correction does not concern this game
    late = game.link()

    def moved(data: bytes) -> bytes:
        return data[:-5] + bytes([data[-5] ^ 3]) + data[-4:]

    with pytest.raises(BadSave, match=r"made under version 7 of the rules.*today's version 8.*ask for a save"):
        ttr.replay(forged(early, moved))
    with pytest.raises(BadSave, match=r"do not lead to the position|not "):
        ttr.replay(forged(late, moved))
    monkeypatch.setattr(version, "RULES_VERSION", 7)
    with pytest.raises(BadSave, match="knows version 7; update"):
        ttr.replay(forged(late, moved))


def test_a_small_link_cannot_unpack_to_much():
    bomb = zlib.compress(b" " * (LINK_DATA * 4 + 2))
    with pytest.raises(BadSave, match="damaged"):
        Bytes(number_bytes(len(bomb)) + bomb).packed()
