"""Learning the planner's weights: the same seed gives the same weights, and files are used where they fit."""

import json
import shutil
from dataclasses import fields, replace
from pathlib import Path
from random import Random

import networkx as nx
import pytest

import ttr_widget as ttr
from ttr_widget.boards import BOARDS, loader
from ttr_widget.bots import Planner, Weights, learn
from ttr_widget.bots.learn.__main__ import main
from ttr_widget.bots.learn.duels import Duel, arena, play_deal
from ttr_widget.bots.learn.parameters import parameters, weights_of
from ttr_widget.bots.learn.steepest_ascent import SteepestAscent
from ttr_widget.bots.match import Match
from ttr_widget.bots.planning.learned import WEIGHTS_FILE, learned_weights, weights_for, written_weights
from ttr_widget.kernel.turn import final_sheet
from ttr_widget.rules import Claiming, Tickets

BERLIN = Path(loader.__file__).parent / "berlin"
BOLD = Weights(turn=0.5, fill=0.5, rush=3.0)


def town():
    """A board on which a game takes a few milliseconds."""
    roads: nx.Graph[str] = nx.Graph()
    roads.add_weighted_edges_from(
        [("Ayr", "Bonn", 2), ("Bonn", "Caen", 3), ("Caen", "Delft", 1), ("Delft", "Ayr", 4), ("Ayr", "Caen", 2)],
        "length",
    )
    tickets = [("ayr", "caen", 4), ("bonn", "delft", 5), ("ayr", "delft", 3), ("bonn", "caen", 3), ("ayr", "bonn", 2)]
    board = ttr.Board.from_graph(roads, name="town", players=(2, 2), tickets=tickets)
    few = Tickets(first={"tickets": 2}, first_keep=1, draw={"tickets": 1})
    return ttr.variant("usa").on(board, few, Claiming(own={"trains": 6}))


def test_a_board_of_ones_own_is_learned_again_with_the_same_result():
    learned = learn(town(), games=400, seed=3, test=20)
    again = learn(town(), games=400, seed=3, test=20, jobs=2)

    assert learned.weights != Weights()
    assert (again.weights, again.made, again.test) == (learned.weights, learned.made, learned.test)
    assert learned.made["learning_games"] <= 400
    assert learned.made["test_games"] == learned.test_games == 20
    assert learned.planner.weights is learned.weights


@pytest.mark.parametrize("board", BOARDS)
def test_duels_are_the_games_of_a_match(board):
    """Duels take shortcuts: planners read the position of the game itself instead of one made from their view."""
    one, other = Planner(BOLD), Planner("default")
    totals = final_sheet(Match(board, [one, other], "5").play()).totals
    swapped = final_sheet(Match(board, [other, one], "5").play()).totals
    won = [float(totals[0] > totals[1]), float(swapped[1] > swapped[0])]

    outcome = play_deal(ttr.variant(board), Duel("5", BOLD, Weights()))
    assert list(outcome.games) == won
    assert (outcome.score > 0) == (totals[0] - totals[1] + swapped[1] - swapped[0] > 0)


def test_equal_weights_are_equally_good():
    with arena(ttr.variant("berlin"), 1) as place:
        outcome = place.play([Duel("1", Weights(), Weights())])[0]
    assert outcome.score == 0
    assert sum(outcome.games) == 1


BEST = replace(Weights(), turn=3.0, margin=-2.0)


def value(weights: Weights) -> float:
    return -abs(weights.turn - BEST.turn) - 0.2 * abs(weights.margin - BEST.margin)


def ascent(look):
    """Learning three weights, two of which matter, from noisy scores."""
    chosen = tuple(one for one in parameters(ttr.variant("usa")) if one.name in ("turn", "hope", "margin"))
    luck = Random(1)

    def play(pairs, first):
        return [value(new) - value(old) + luck.random() - 0.5 for new, old in pairs]

    return SteepestAscent(chosen, play, Random(2), look)


def test_steepest_ascent_finds_the_best_weights_and_leaves_others_alone():
    climb = ascent(look=200)
    for _ in range(8):
        list(climb.round())
    assert climb.weights.turn == pytest.approx(BEST.turn, abs=0.5)
    assert climb.weights.margin == pytest.approx(BEST.margin, abs=2.0)
    assert climb.weights.hope == pytest.approx(Weights().hope, abs=0.13)
    assert value(climb.weights) > value(Weights()) / 3


def test_effects_of_all_weights_are_found_in_the_same_games():
    climb = ascent(look=400)
    for _ in range(4):
        climb._look(100)
    found = dict(zip([one.name for one in climb.chosen], climb.effects(), strict=True))
    assert found["turn"].sure > 0 > found["margin"].sure
    assert found["hope"].sure == 0


def test_a_round_that_finds_no_way_leaves_its_games_to_the_next():
    climb = SteepestAscent(parameters(ttr.variant("usa")), lambda pairs, first: [0.0] * len(pairs), Random(1), 40)
    list(climb.round())
    list(climb.round())
    assert climb.accepted == 0
    assert len(climb._scores) == 80
    assert climb.weights == Weights()


def test_learning_stops_when_the_games_are_used_up():
    climb = SteepestAscent(parameters(ttr.variant("usa")), lambda pairs, first: None, Random(1), 40)
    list(climb.round())
    assert climb.accepted == 0
    assert climb.weights == Weights()


def test_only_weights_that_matter_are_learned():
    names = {board: {one.name for one in parameters(ttr.variant(board))} for board in BOARDS}
    assert "loan" in names["europe"]
    assert "loan" not in names["usa"]
    assert "harbours" in names["world"]
    assert "long_first" in names["germany"]
    known = {field.name for field in fields(Weights)}
    assert all(known > some for some in names.values())


def test_weights_stay_within_their_ranges():
    chosen = parameters(ttr.variant("germany"))
    huge = weights_of(chosen, [1000.0] * len(chosen))
    assert all(getattr(huge, one.name) == pytest.approx(one.most) for one in chosen)
    assert type(huge.long_first) is int


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A copy of Berlin under another name, with weights."""
    root = shutil.copytree(BERLIN, tmp_path / "ilmenau")
    rules = (root / "variant.py").read_text(encoding="utf-8").replace('name="berlin"', 'name="ilmenau"')
    (root / "variant.py").write_text(rules, encoding="utf-8")
    head = (root / "board.toml").read_text(encoding="utf-8").replace('"reconstructed"', '"custom"')
    (root / "board.toml").write_text('title = "Ilmenau"\n' + head, encoding="utf-8")
    monkeypatch.setattr(loader, "_added", dict(loader._added))
    monkeypatch.setattr(loader, "_read", dict(loader._read))
    return root


def test_the_planner_reads_the_weights_in_the_folder_of_a_board(folder):
    variant = ttr.add_board(folder)
    (folder / WEIGHTS_FILE).write_text(written_weights(BOLD, variant, {"seed": 1}), encoding="utf-8")
    assert weights_for(variant) == BOLD
    view = ttr.new_game(variant, players=2, seed=1).view(0)
    assert Planner().reader(view).weights == BOLD
    assert Planner("default").reader(view).weights == Weights()
    assert weights_for(variant.without("Winner")) == BOLD
    assert learned_weights(ttr.variant("berlin").on(variant.board)) is None


def test_a_board_that_is_added_again_has_its_new_weights(folder):
    assert weights_for(ttr.add_board(folder)) == Weights()
    variant = ttr.add_board(folder)
    (folder / WEIGHTS_FILE).write_text(written_weights(BOLD, variant, {}), encoding="utf-8")
    assert weights_for(ttr.add_board(folder)) == BOLD


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"format": 9}, "not a file with weights"),
        ({"weights": {"turns": 1}}, "no weight 'turns'; did you mean 'turn'?"),
        ({"weights": {"turn": "1"}}, "turn: expected a number"),
        ({"weights": {"long_first": 1.5}}, "'long_first' should be a whole number"),
        ({"weights": 5}, "not a file with weights"),
    ],
)
def test_a_file_that_cannot_be_read_says_why(folder, change, error):
    variant = ttr.add_board(folder)
    data = json.loads(written_weights(BOLD, variant, {})) | change
    (folder / WEIGHTS_FILE).write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(ttr.BadInput, match=r"planner\.json: ") as raised:
        weights_for(variant)
    assert error in str(raised.value)


@pytest.mark.parametrize("board", BOARDS)
def test_shipped_weights_have_proved_better_on_deals_that_were_held_out(board):
    if learned_weights(ttr.variant(board)) is None:
        assert not (BERLIN.parent / board / WEIGHTS_FILE).exists()
        return
    made = json.loads((BERLIN.parent / board / WEIGHTS_FILE).read_text(encoding="utf-8"))["made"]
    assert made["test_share"][1] > 0.5
    assert made["test_games"] >= 800
    assert f'python -m ttr_widget.bots.learn "{board}"' in made["command"]


def test_the_command_writes_a_file_only_if_the_weights_are_better(tmp_path, capsys):
    file = tmp_path / "weights.json"
    assert main(["berlin", "--games", "8", "--test", "4", "--file", str(file)]) == 0
    assert "keep the default ones" in capsys.readouterr().out
    assert not file.exists()
    assert main(["atlantis"]) == 2
    assert "atlantis" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("wrong", "error"), [({"games": 1}, "games: "), ({"jobs": 0}, "jobs: "), ({"test": 0.5}, "test: ")]
)
def test_impossible_numbers_are_refused(wrong, error):
    with pytest.raises(ttr.BadInput, match=error):
        learn("berlin", **wrong)


def test_wrong_weights_are_refused():
    with pytest.raises(ttr.BadInput, match="weights"):
        ttr.bots.make("planner(weights=3)")
