"""Games that are kept while they are played, and continued."""

import errno
import os
import re
import stat
import subprocess
import sys
import time
from types import SimpleNamespace

import pytest

import ttr_widget as ttr
from tests.contract.own_rule import Street
from tests.hosts.server import ROOT
from ttr_widget import files
from ttr_widget.boards import BOARDS
from ttr_widget.game import Game
from ttr_widget.kernel.errors import BadInput
from ttr_widget.kernel.message import said
from ttr_widget.kernel.turn import begin_at
from ttr_widget.session import evenings, journal
from ttr_widget.session.autosave import Autosave, folder_of
from ttr_widget.session.session import Session


@pytest.fixture
def folder(tmp_path):
    return tmp_path / ".ttr"


def table(folder, board="europe", bots=None, seed=7, players=("Ada", "Grace")):
    """A session that is kept."""
    game = ttr.new_game(board, players=players, seed=seed)
    session = Session.of(game)
    session.seat_bots(bots or {})
    return session, Autosave.of(session, folder)


def play(session, answers):
    """Play by a person's answers, and by steps of the bots."""
    for _ in range(answers):
        if session.waits_for_bot:
            session.step()
        else:
            session.play(session.game.legal_actions()[-1])


def only(folder):
    [found] = evenings.unfinished(folder)
    return found


def words(message):
    assert message is not None
    return said(message, "en")


def same(one, two):
    return (one.history, one.undone, one.state) == (two.history, two.undone, two.state)


def test_nothing_is_written_before_a_person_has_answered(folder):
    session, _ = table(folder, bots={0: "greedy"})
    session.game.play(session.game.legal_actions()[0])
    assert not folder.exists()
    play(session, 1)
    assert same(only(folder).game(), session.game)


@pytest.mark.parametrize("board", BOARDS)
def test_every_action_is_in_the_file_when_it_is_told(folder, board):
    session, keeper = table(folder, board, {1: "greedy"})
    heard = []
    session.watch(lambda news: heard.append(only(folder).game().history == session.game.history))
    play(session, 25)
    assert heard == [True] * 25
    assert ttr.replay(keeper.path.read_text()).state == session.game.state  # an ordinary transcript


def test_rules_of_one_s_own_and_games_that_go_on_from_a_position_are_kept(folder):
    street = ttr.variant("usa").with_rule(Street())
    made = ttr.new_game(street, players=["Ada", "Grace"], seed=1)
    stored = ttr.scenario("usa", players=["Ada", "Grace"], seed=1).state
    continued = Game(begin_at(stored), 1, stored, ["draw deck"])
    for game in (made, continued):
        keeper = Autosave.of(Session.of(game), folder)
        play(keeper.session, 3)
        assert keeper.session.unsaved is None
        again = evenings.find(folder, str(keeper.path)).game()
        assert same(again, game)
        assert again.notice == game.notice


def test_undo_and_redo_are_in_it(folder):
    session, _ = table(folder)
    play(session, 8)
    session.undo()
    session.undo()
    assert len(session.game.undone) == 2
    assert same(only(folder).game(), session.game)
    session.redo()
    assert same(only(folder).game(), session.game)
    session.undo()
    play(session, 1)
    assert session.game.undone == ()
    assert same(only(folder).game(), session.game)


def test_another_game_gets_another_file_and_the_first_one_stays(folder):
    session, _ = table(folder)
    play(session, 4)
    first = session.game
    session.replace(first.at(0))
    assert same(only(folder).game(), first)
    play(session, 2)
    found = evenings.unfinished(folder)
    assert sorted(len(one.game().history) for one in found) == [2, 4]


def test_seats_bots_and_pauses_are_noted(folder):
    def mine(view, prompt, rng):
        return ttr.bots.legal_actions(view)[0]

    session, keeper = table(folder, bots={1: "search(nodes=20)"}, players=["Ada", "Bo", "Cy"])
    keeper.page = {"seat": 0, "locale": "pl"}
    play(session, 1)
    session.pause(True)
    session.seat_bots({2: mine})
    found = only(folder)
    assert found.bots == {1: "search(nodes=20)", 2: "mine"}
    assert found.own_bots == {2: "mine"}
    assert found.is_paused
    assert found.facts["locale"] == "pl"
    session.pause(False)
    session.seat_bots({2: None})
    assert not only(folder).is_paused
    assert only(folder).own_bots == {}


def test_the_files_are_private_and_git_does_not_see_them(folder):
    session, keeper = table(folder)
    play(session, 3)
    assert stat.S_IMODE(keeper.path.stat().st_mode) == 0o600
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert (folder / ".gitignore").read_text() == "*\n"


def test_a_game_that_is_over_cannot_be_continued(folder):
    session, keeper = table(folder, "berlin", {0: "greedy", 1: "greedy"})
    session.answered = True
    while not session.game.is_over:
        session.step()
    assert evenings.unfinished(folder) == []
    session.undo()
    assert len(only(folder).game().history) == len(session.game.history)
    assert keeper.path.exists()


def test_an_evening_is_said_in_every_language(folder):
    session, _ = table(folder, bots={1: "greedy", 2: "greedy"}, players=["Ada", "Bo", "Cy"])
    play(session, 3)
    found, label = only(folder), []
    for locale in ("en", "de", "pl"):
        label += [said(found.label(found.when + 600), locale), said(found.label(found.when + 7200), locale)]
    assert label[0] == "Europe, Ada and 2 bots, turn 1, 10 minutes ago"
    assert label[2:] == [
        "Europa, Ada und 2 Bots, Spielzug 1, vor 10 Minuten",
        "Europa, Ada und 2 Bots, Spielzug 1, vor 2 Stunden",
        "Europa, Ada i 2 boty, tura 1, 10 minut temu",
        "Europa, Ada i 2 boty, tura 1, 2 godziny temu",
    ]
    assert said(found.label(found.when), "en").endswith("less than a minute ago")
    assert said(found.label(found.when + 90000), "en").endswith("1 day ago")


@pytest.mark.parametrize("torn", ["draw de", "draw deck", "\0" * 100, "#: {", "żó".encode()[:3]])
def test_a_last_line_that_was_cut_off_is_left_out(folder, torn):
    session, keeper = table(folder)
    play(session, 5)
    with keeper.path.open("ab") as file:
        file.write(torn if isinstance(torn, bytes) else torn.encode())
    assert only(folder).game().history == session.game.history


def test_a_file_that_cannot_be_read_is_said_to_be_so(folder):
    session, keeper = table(folder)
    play(session, 5)
    with keeper.path.open("a") as file:
        file.write("dance a jig\n")
    found = only(folder)
    assert "cannot be read" in said(found.label(), "en")
    with pytest.raises(ttr.BadSave, match=r"2.*-europe-.*line .*dance a jig"):
        found.game()


def test_other_files_in_the_folder_are_left_alone(folder):
    folder.mkdir()
    (folder / "mine.ttr").write_text("notes")
    os.utime(folder / "mine.ttr", (0, 0))
    session, _ = table(folder)
    play(session, 1)
    assert len(evenings.unfinished(folder)) == 1
    assert (folder / "mine.ttr").exists()


def last_moved(path, when):
    """Have a file say that its last move was made at this time."""
    path.write_text(re.sub(r"(?m)^#@ .*$", journal.stamp(when), path.read_text()))


def test_a_file_that_has_been_touched_is_no_newer_for_it(folder):
    first, second = begun(folder, 1), begun(folder, 2)
    with first.open("a"):
        os.utime(first)  # in a browser this is what checking its lock does
    assert [one.path for one in evenings.unfinished(folder)] == [second, first]
    assert evenings.find(folder, 0).reread().when < time.time() - 900


def test_going_on_with_a_game_is_not_a_move_yet(folder):
    path = begun(folder, 1)
    found = evenings.find(folder, 0)
    session = Session.of(found.game())
    keeper = Autosave.of(session, folder)
    assert keeper.go_on(found)
    session.pause(True)
    assert only(folder).when == pytest.approx(found.when)
    play(session, 1)
    assert keeper.path == path
    assert only(folder).when > time.time() - 60


@pytest.mark.parametrize("told", ["", "#@ soon", "#@ 1e999", "#@ nan", "#@ -5"])
def test_a_file_without_a_readable_time_is_as_old_as_the_file(folder, told):
    path = begun(folder, 1)
    path.write_text(re.sub(r"(?m)^#@ .*$", told, path.read_text()))
    os.utime(path, (1_000_000_000, 1_000_000_000))
    assert only(folder).when == 1_000_000_000


def begun(folder, seed):
    """A game of one action whose file is closed."""
    session, keeper = table(folder, seed=seed)
    play(session, 1)
    path = keeper.path
    keeper.let_go()
    last_moved(path, time.time() - 1000 + seed)
    return path


def test_old_evenings_go(folder):
    paths = [begun(folder, seed) for seed in range(evenings.MOST + 3)]
    evenings.clean_up(folder)
    assert [one.path for one in evenings.unfinished(folder)] == paths[::-1][: evenings.MOST]
    session, keeper = table(folder, seed=99)
    play(session, 1)
    evenings.clean_up(folder, time.time() + 2 * evenings.OLDEST)
    assert [one.path for one in evenings.unfinished(folder)] == [keeper.path]  # it is being played


def test_one_goes_on_with_the_same_file(folder):
    session, keeper = table(folder)
    play(session, 5)
    found, path = only(folder), keeper.path
    again = Session.of(found.game())
    second = Autosave.of(again, folder)
    assert second.go_on(found)  # this program takes it over
    assert keeper.path is None
    play(again, 2)
    assert second.path == path
    assert same(only(folder).game(), again.game)
    play(session, 1)  # the first table begins another file
    assert len(evenings.unfinished(folder)) == 2


def test_a_game_that_went_on_since_it_was_read_is_not_overwritten(folder):
    session, keeper = table(folder)
    play(session, 3)
    old, path = only(folder), keeper.path
    play(session, 3)
    keeper.let_go()
    assert len(old.reread().game().history) == 6
    again = Session.of(old.game())
    assert not Autosave.of(again, folder).go_on(old)
    play(again, 1)
    assert old.reread().game().history == session.game.history
    assert len(evenings.unfinished(folder)) == 2
    assert path.exists()


HOLD = """
import sys
from pathlib import Path
from ttr_widget.session.journal import Journal
held = Journal.open(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""


def test_another_program_that_plays_the_same_game_gets_a_copy(folder):
    session, keeper = table(folder)
    play(session, 5)
    found, path = only(folder), keeper.path
    keeper.let_go()
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    command, pipe = [sys.executable, "-c", HOLD, path], subprocess.PIPE
    with subprocess.Popen(command, env=environment, stdin=pipe, stdout=pipe) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"held\n"
        assert found.is_open_elsewhere
        again = Session.of(found.game())
        second = Autosave.of(again, folder)
        assert not second.go_on(found)
        assert "another notebook" in words(again.unsaved)
        before = path.read_bytes()
        play(again, 1)
        assert path.read_bytes() == before
        assert second.path != path
        other.kill()
    assert not found.is_open_elsewhere  # the lock ends with the process


def test_a_file_that_was_taken_meanwhile_is_not_written_to(folder):
    session, keeper = table(folder)
    play(session, 3)
    path = keeper.path
    keeper._journal.close()
    held = journal.Journal.open(path)
    before = path.read_bytes()
    session.undo()
    play(session, 1)
    assert path.read_bytes() == before
    held.close()
    assert len(evenings.unfinished(folder)) == 2


# Faults.


def full(*_):
    raise OSError(errno.ENOSPC, "No space left on device")


def test_a_full_disk_is_told_once_the_game_goes_on_and_saving_resumes(folder, monkeypatch):
    session, _ = table(folder)
    play(session, 3)
    monkeypatch.setattr(os, "write", full)
    monkeypatch.setattr(os, "fsync", full)
    play(session, 1)
    told = session.unsaved
    assert "no space left" in words(told)
    play(session, 3)
    assert session.unsaved is told
    assert len(only(folder).game().history) == 3
    monkeypatch.undo()
    play(session, 1)
    assert session.unsaved is None
    assert same(only(folder).game(), session.game)
    assert len(list(folder.iterdir())) == 2


def test_half_a_line_is_no_action_and_goes_with_the_next_one(folder, monkeypatch):
    session, _ = table(folder)
    play(session, 3)
    whole = os.write
    monkeypatch.setattr(os, "write", lambda handle, data: whole(handle, data[:4]))
    play(session, 1)
    assert "no space left" in words(session.unsaved)
    assert len(only(folder).game().history) == 3
    monkeypatch.undo()
    play(session, 1)
    assert session.unsaved is None
    assert same(only(folder).game(), session.game)


def test_an_interrupt_while_saving_loses_nothing(folder, monkeypatch):
    """The stop button may hit anywhere; the next action finds that the file lags behind."""
    session, keeper = table(folder)
    play(session, 3)
    for name in ("_follow", "_facts", "_lines"):

        def stop(*_):
            raise KeyboardInterrupt

        monkeypatch.setattr(keeper, name, stop)
        with pytest.raises(KeyboardInterrupt):
            play(session, 1)
        monkeypatch.undo()
        play(session, 1)
        assert same(only(folder).game(), session.game)


def test_a_folder_that_is_removed_comes_back(folder):
    import shutil

    session, _ = table(folder)
    play(session, 3)
    shutil.rmtree(folder)
    play(session, 1)
    assert session.unsaved is None
    assert same(only(folder).game(), session.game)


def test_a_place_that_cannot_be_written_is_told(tmp_path):
    (tmp_path / "file").touch()
    session, _ = table(tmp_path / "file" / ".ttr")
    play(session, 2)
    assert "there is no folder" in words(session.unsaved)
    assert len(session.game.history) == 2


def test_in_a_browser_nothing_is_locked_and_the_file_is_closed_after_each_action(folder, monkeypatch):
    monkeypatch.setattr(files, "CAN_LOCK", False)
    monkeypatch.setattr(journal, "_HOLDS", False)
    session, keeper = table(folder)
    play(session, 4)
    session.undo()
    play(session, 3)
    assert keeper._journal._handle is None
    assert same(only(folder).game(), session.game)
    again = Session.of(only(folder).game())
    assert Autosave.of(again, folder).go_on(only(folder))
    play(again, 2)
    assert same(only(folder).game(), again.game)


# Where.


def test_the_switch_the_variable_and_the_argument(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("TTR_AUTOSAVE")
    monkeypatch.setattr("ttr_widget.session.autosave._Chosen.where", None)
    assert folder_of() == tmp_path / ".ttr"
    monkeypatch.setenv("TTR_AUTOSAVE", "saves")
    assert folder_of() == tmp_path / "saves"
    monkeypatch.setenv("TTR_AUTOSAVE", "0")
    assert folder_of() is None
    ttr.autosave()
    assert folder_of() == tmp_path / ".ttr"
    ttr.autosave(tmp_path / "here")
    assert folder_of() == tmp_path / "here"
    assert folder_of(False) is None
    with pytest.raises(BadInput, match="a folder"):
        ttr.autosave(7)  # type: ignore[arg-type]


def test_apps_with_many_visitors_keep_nothing_unless_told(tmp_path, monkeypatch):
    monkeypatch.delenv("TTR_AUTOSAVE")
    monkeypatch.setattr("ttr_widget.session.autosave._Chosen.where", None)
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0.5.8")
    assert folder_of() is None
    assert folder_of(tmp_path) == tmp_path
    monkeypatch.setenv("SERVER_SOFTWARE", "gunicorn")
    assert folder_of() is not None
    for mode, kept in (("run", False), ("edit", True)):
        marimo = SimpleNamespace(app_meta=lambda mode=mode: SimpleNamespace(mode=mode))
        monkeypatch.setitem(sys.modules, "marimo", marimo)
        assert (folder_of() is not None) == kept


def test_the_newest_game_of_the_same_players_is_found(folder):
    wanted = ttr.new_game("europe", players=["Ada", "Grace"])
    assert evenings.like(folder, wanted) is None
    for board, names in (("usa", ["Ada", "Grace"]), ("europe", ["Ada", "Bo"]), ("europe", ["Ada", "Grace"])):
        session, keeper = table(folder, board, players=names)
        play(session, 1)
    found = evenings.like(folder, wanted)
    assert found is not None
    assert found.path == keeper.path
    assert evenings.like(folder, ttr.new_game("europe with Tunnels(reveal=1)", players=["Ada", "Grace"])) is None
    last_moved(keeper.path, time.time() - evenings.RECENT - 60)
    assert evenings.like(folder, wanted) is None


def test_a_lesson_in_another_notebook_and_another_position_are_not_offered(folder, monkeypatch):
    monkeypatch.setenv("JPY_SESSION_NAME", "lesson-1.ipynb")
    made = [ttr.scenario("europe", players=["Ada", "Grace"], seed=1, hands={0: hand}) for hand in ("8 red", "8 blue")]
    keeper = Autosave.of(Session.of(made[0]), folder)
    play(keeper.session, 3)
    assert same(only(folder).game(), made[0])
    assert evenings.like(folder, made[0].at(0), "lesson-1.ipynb") is not None
    assert evenings.like(folder, made[0].at(0)) is not None
    assert evenings.like(folder, made[0].at(0), "lesson-2.ipynb") is None
    assert evenings.like(folder, made[1], "lesson-1.ipynb") is None
    assert evenings.like(folder, ttr.new_game("europe", players=["Ada", "Grace"], seed=1)) is None


def test_evenings_are_found_by_number_and_by_name(folder):
    for board in ("usa", "berlin"):
        session, keeper = table(folder, board)
        play(session, 1)
        last_moved(keeper.path, time.time() - (60 if board == "usa" else 0))
    assert evenings.find(folder, 0).path == keeper.path
    assert evenings.find(folder, keeper.path.name).path == keeper.path
    assert evenings.find(folder, "usa").game().board.name == "usa"
    for wrong in (2, -1, "x", "-", "", None, True):
        with pytest.raises(BadInput, match="no unfinished game"):
            evenings.find(folder, wrong)
