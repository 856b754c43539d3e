"""Seeds and shuffling: the same on every platform; a generated seed cannot be guessed and has 128 bits."""

import json

import ttr_widget as ttr
from ttr_widget.kernel.shuffle import new_seed, seeded, shuffled

WIDE = 1 << 127


def test_given_seeds_shuffle_as_ever():
    assert (seeded(7), seeded("7"), seeded("")) == (0xE75017CACE788F82, 0xE75017CACE788F82, 0xE4A6A0577479B2B4)
    assert shuffled(range(10), seeded(7)) == ([6, 8, 0, 4, 1, 3, 2, 9, 5, 7], 0xE75017CACE788F83)


def test_a_made_seed_has_128_bits_and_so_has_its_counter():
    seeds = {new_seed() for _ in range(500)}
    states = [seeded(seed) for seed in seeds]
    assert len(seeds) == len(set(states)) == 500
    letters = [sorted({seed[place] for seed in seeds}) for place in range(30)]
    assert [len(found) for found in letters] == [1 if place in (6, 12, 18, 24) else 32 for place in range(30)]
    assert all(state & WIDE for state in states)
    ones = [sum(state >> bit & 1 for state in states) for bit in range(127)]
    assert 150 < min(ones) <= max(ones) < 350, "every bit is used"


def test_a_wide_counter_stays_wide_and_uses_all_its_bits():
    pile, state = shuffled(range(60), WIDE | (WIDE - 1))
    assert state == WIDE | 3, "after the last number comes the first"
    assert sorted(pile) == list(range(60))
    assert shuffled(range(60), WIDE | 1)[0] != shuffled(range(60), 1)[0]
    assert shuffled(range(60), WIDE | 1)[0] != shuffled(range(60), WIDE | 1 << 100 | 1)[0]


def test_a_game_with_a_made_seed_is_the_same_again_from_its_seed_its_save_and_its_transcript(tmp_path):
    game = ttr.new_game("europe", players=2)
    game.play(game.legal_actions()[0])
    assert isinstance(game.seed, str)
    assert game.state.rng & WIDE
    again = ttr.new_game("europe", players=2, seed=json.loads(json.dumps(game.seed)))
    again.play(game.history[0])
    game.save(tmp_path / "made.ttr.json")
    for twin in (again, ttr.load(tmp_path / "made.ttr.json"), ttr.replay(game.transcript())):
        assert (twin.seed, twin.state) == (game.seed, game.state)
    typed = game.transcript().replace(f'"{game.seed}"', game.seed)
    assert ttr.replay(typed).state == game.state, "quotation marks are optional"
