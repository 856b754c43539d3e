"""Statistics over one's own games: off until wished, public facts only, and never in the way of a game."""

import json

import pytest

import ttr_widget as ttr
from ttr_widget.kernel.errors import BadInput
from ttr_widget.session.statistics import Statistics, file
from ttr_widget.widget import GameWidget

from .wire import Page


@pytest.fixture(autouse=True)
def path(tmp_path, monkeypatch):
    path = tmp_path / "data" / "own.jsonl"
    monkeypatch.setenv("TTR_STATISTICS", str(path))
    return path


def finished(board="berlin", seed=3, autosave=False):
    """A game that Ada has played at a page against a bot, to its end."""
    game = ttr.new_game(board, players=["Ada", "Robot"], seed=seed)
    page = Page(GameWidget(game, bots={1: "greedy"}, autosave=autosave))
    while not game.is_over:
        if page.widget.current_player == 0:
            assert page.send("play", move=page["prompt"]["moves"][-1]["id"])["ok"]
        else:
            page.widget.step()
    page.take()
    return game, page


def test_nothing_is_kept_until_somebody_wishes_it(path):
    finished()
    assert not path.exists()
    assert not ttr.statistics().is_on
    assert "ttr.statistics(True)" in repr(ttr.statistics())


def test_a_finished_game_counts_for_its_people_alone(path):
    ttr.statistics(True)
    game, _ = finished()
    (one,) = ttr.statistics().results
    assert (one.player, one.board, one.points) == ("Ada", "berlin", game.score().totals[0])
    assert one.won == (0 in game.score().winners)
    assert one.tickets + one.missed == len(game.view(0).rules["tickets"]["held"])
    assert "Robot" not in path.read_text()
    assert oct(path.stat().st_mode & 0o777) == "0o600"
    (summary,) = ttr.statistics().summaries()
    assert (summary.games, summary.mean, summary.best) == (1, one.points, one.points)
    assert "Berlin" in repr(ttr.statistics())
    assert "<table" in str(ttr.statistics()._repr_html_())
    assert ttr.statistics(player="Grace").results == ()


def test_a_game_counts_once_however_often_its_end_is_played(path):
    ttr.statistics(True)
    game, page = finished()
    action = game.history[-1]
    game.undo()
    game.play(action)
    page.take()
    assert len(ttr.statistics().results) == 1
    finished(seed=4)
    finished("usa")
    assert [one.board for one in ttr.statistics().summaries()] == ["berlin", "usa", ""]
    assert ttr.statistics().summaries()[-1].games == 3


def test_scripts_and_loaded_games_do_not_count(path):
    ttr.statistics(True)
    game = ttr.new_game("berlin", players=["Ada", "Robot"], seed=3)
    GameWidget(game, autosave=False)
    while not game.is_over:
        game.play(game.legal_actions()[-1])
    GameWidget(ttr.replay(game.transcript()), autosave=False)
    assert ttr.statistics().results == ()


def test_it_can_be_stopped_and_goes_on_later(path):
    ttr.statistics(True)
    finished()
    ttr.statistics(False)
    finished(seed=4)
    assert len(ttr.statistics().results) == 1
    assert ttr.statistics(True).is_on


@pytest.mark.parametrize(
    "junk",
    ["", "{", "[]", "\0\0\0", '{"on": 7}', '{"game": 1}', "x" * 10_000, '{"on": true}\n{"on": [', "\udcff"],
)
def test_a_damaged_file_never_breaks_a_game(path, junk):
    path.parent.mkdir()
    path.write_bytes(junk.encode("utf-8", errors="surrogateescape"))
    finished()
    counted = 1 if junk.startswith('{"on": true}') else 0
    assert len(ttr.statistics().results) == counted
    ttr.statistics(True)
    finished(seed=4)
    assert len(ttr.statistics().results) == counted + 1


def test_a_file_that_cannot_be_written_never_breaks_a_game(path, monkeypatch):
    ttr.statistics(True)
    monkeypatch.setattr("ttr_widget.session.statistics._append", lambda *_: 1 / 0)
    game, page = finished()
    assert game.is_over
    assert page["error"] is None


def test_forged_results_are_skipped(path):
    ttr.statistics(True)
    finished()
    line = json.loads(path.read_text().splitlines()[-1])
    with path.open("a") as there:
        for forged in ({"points": "many"}, {"won": 1}, {"player": "x" * 200}, {"more": 1}):
            there.write(json.dumps(line | {"game": "other"} | forged) + "\n")
    assert len(ttr.statistics().results) == 1


def test_the_page_shows_them_in_its_language(path):
    ttr.statistics(True)
    _, page = finished()
    page.send("locale", locale="pl")
    answer = page.send("statistics")
    assert answer["on"]
    assert answer["heads"][0] == "Plansza"
    assert answer["rows"][0][0] == "Berlin"
    assert not page.send("statistics", keep=False)["on"]
    assert not Statistics(file()).is_on


def test_visitors_of_an_app_have_none(path, monkeypatch):
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0.5")
    page = Page(GameWidget(ttr.new_game("berlin", seed=1)))
    assert page.send("statistics", keep=True) | {"re": 0} == {
        "re": 0, "ok": True, "possible": False, "on": False, "heads": [], "rows": [],
    }  # fmt: skip
    assert not path.exists()


def test_a_wrong_wish_is_refused():
    with pytest.raises(BadInput):
        ttr.statistics("yes")  # type: ignore[arg-type]
