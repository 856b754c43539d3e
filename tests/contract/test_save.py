"""Saving and loading, transcripts and replays restore the same game, at any time."""

import json

import pytest

import ttr_widget as ttr
from ttr_widget import BadSave, Game

from .games import Case, Walk, noted, whole_games

OPEN_QUESTIONS = ("keep", "draw", "tunnel", "turn")


def same(one: Game, other: Game) -> bool:
    """The two games agree in everything visible, and in how they continue."""
    assert other.state == one.state
    assert other.history == one.history
    assert other.seed == one.seed
    assert other.players == one.players
    assert other.legal_actions() == one.legal_actions()
    assert [event.to_dict() for event in other.events] == [event.to_dict() for event in one.events]
    assert other.variant.text == one.variant.text
    return True


def moments(case: Case, walk: Walk, chance: float):
    """A game at several times, mainly with an unusual question open, and at its end."""
    game = walk.new(case)
    with noted(case, walk, game):
        met: dict[str, int] = {}
        while game.prompt is not None:
            kind = game.prompt.kind
            met[kind] = met.get(kind, 0) + 1
            if met[kind] <= (kind != "turn") or walk.chance(chance):
                yield game
            game.play(walk.choose(game.legal_actions()))
        yield game


@whole_games(60)
def test_a_saved_game_is_the_same_game(case, walk, tmp_path_factory):
    path = tmp_path_factory.mktemp("save") / "evening.ttr.json"
    for game in moments(case, walk, 0.005):
        game.save(path)
        loaded = ttr.load(path)
        assert same(game, loaded)
        text = path.read_text(encoding="utf-8")
        loaded.save(path)
        assert path.read_text(encoding="utf-8") == text
        while not loaded.is_over:
            loaded.play(walk.choose(loaded.legal_actions()))
        json.loads(text)
    assert [file.name for file in path.parent.iterdir()] == [path.name], "nothing is left lying about"


@whole_games(60)
def test_a_transcript_is_the_same_game(case, walk):
    for game in moments(case, walk, 0.005):
        text = game.transcript()
        again = ttr.replay(text)
        assert same(game, again)
        assert again.transcript() == text
        assert same(game, ttr.replay(text.replace("\n", "\r\n")))


@whole_games(30)
def test_a_game_goes_on_after_loading_as_it_would_have_gone_on(case, walk, tmp_path_factory):
    path = tmp_path_factory.mktemp("save") / "game"
    whole = walk.played(case)
    with noted(case, walk, whole):
        middle = int(walk.rng.random() * len(whole.history))
        whole.at(middle).save(path)
        loaded = ttr.load(path)
        for action in whole.history[middle:]:
            loaded.play(action)
        assert same(whole, loaded)
        while loaded.history:
            loaded.undo()
        assert loaded.state == whole.at(0).state


@whole_games(40)
def test_a_damaged_save_is_refused_or_is_the_same_game(case, walk, tmp_path_factory):
    """Truncated, a letter changed, a digit changed, a line lost: never half a game, another game, or another error."""
    path = tmp_path_factory.mktemp("save") / "game"
    game = walk.played(case, most=int(walk.rng.random() * 120))
    with noted(case, walk, game):
        game.save(path)
        text = path.read_text(encoding="utf-8")
        for _ in range(12):
            path.write_text(damaged(walk.rng, text), encoding="utf-8")
            try:
                loaded = ttr.load(path)
            except BadSave:
                continue
            assert same(game, loaded)


def damaged(rng, text: str) -> str:
    place = int(rng.random() * len(text))
    end = place + 1 + int(rng.random() ** 3 * 40)
    digits = [number for number, letter in enumerate(text) if letter.isdigit()]
    digit = digits[int(rng.random() * len(digits))]
    lines = text.splitlines(keepends=True)
    line = int(rng.random() * len(lines))
    ways = (
        text[:place],
        text[:place] + text[end:],
        text[:digit] + str(int(rng.random() * 10)) + text[digit + 1 :],
        text[:place] + text[place:end] * 2 + text[end:],
        text[:place] + chr(32 + int(rng.random() * 95)) + text[place + 1 :],
        "".join(lines[:line] + lines[line + 1 :]),
    )
    return ways[int(rng.random() * len(ways))]


@pytest.mark.parametrize("seed", [0, -3, 10**30, "7", "monday evening", "żółw", "null", '"', "#1", "a: b"])
@pytest.mark.parametrize("names", [["Ada", "Grace"], ["# 1", "board: europe"], ["José Ñ", "[x]"], ["x" * 40, '"']])
def test_names_and_seeds_survive(seed, names, tmp_path):
    game = ttr.new_game("europe", players=names, seed=seed, first=1)
    game.play(game.legal_actions()[0])
    game.save(tmp_path / "game")

    assert same(game, ttr.load(tmp_path / "game"))
    assert same(game, ttr.replay(game.transcript()))


@pytest.mark.parametrize(
    "text",
    [
        "europe without Stations",
        "europe with Tunnels(reveal=0)",
        "europe with Claiming(points={1: 1, 2: 2, 3: 4, 4: 7, 6: 15, 8: 21}, own={'trains': 20})",
        "europe with Winner(ties=())",
        "europe with LongestPath(points=11, id='usa.express'), Claiming(points={1: 1, 2: 2, 3: 4, 4: 7, 6: 15, 8: 21}, "
        "plain=('train', 'tunnel')) without Tunnels, Stations",
    ],
)
def test_house_rules_survive(text, tmp_path):
    variant = ttr.variant(text)
    game = ttr.new_game(variant, seed=1)
    game.save(tmp_path / "game")

    assert same(game, ttr.load(tmp_path / "game"))
    assert same(game, ttr.replay(game.transcript()))


def test_a_rule_that_was_taken_out_and_put_back_makes_a_variant_that_can_be_saved(tmp_path):
    europe = ttr.variant("europe")
    game = ttr.new_game(europe.without("stations").with_rule(europe.rule("stations")), seed=1)
    walk = Walk(1, 1, "by kind")
    while not game.is_over:
        game.play(walk.choose(game.legal_actions()))
    game.save(tmp_path / "game")

    assert same(game, ttr.load(tmp_path / "game"))


def test_a_list_of_rules_of_ones_own_is_saved(tmp_path):
    """The variant has no name to look it up by."""
    europe = ttr.variant("europe")
    for rules in ([rule for rule in europe.rules if rule.key != "stations"], europe.rules[::-1]):
        game = ttr.new_game(ttr.Variant(europe.board, rules), seed=1)
        game.save(tmp_path / "game")

        assert same(game, ttr.load(tmp_path / "game"))
        assert same(game, ttr.replay(game.transcript()))
