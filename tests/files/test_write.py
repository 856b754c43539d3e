"""Files are written whole or not at all; whatever goes wrong is said in words."""

import errno
import os
import stat
import subprocess
import sys

import pytest

import ttr_widget as ttr
from tests.hosts.server import ROOT
from ttr_widget import files
from ttr_widget.locales import locales


def mode(path):
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture
def umask():
    before = os.umask(0o027)
    yield
    os.umask(before)


def test_a_new_file_has_the_mode_that_the_umask_asks_for(tmp_path, umask):
    ttr.new_game("usa", seed=1).save(tmp_path / "game")
    assert mode(tmp_path / "game") == 0o640


@pytest.mark.parametrize("old", [0o600, 0o664, 0o644])
def test_a_replaced_file_keeps_its_mode(tmp_path, umask, old):
    path = tmp_path / "game"
    path.touch()
    path.chmod(old)
    ttr.new_game("usa", seed=1).save(path)
    assert mode(path) == old
    assert ttr.load(path).seed == 1


def test_a_private_file_is_private_from_the_start(tmp_path):
    files.write(tmp_path / "game", "text", files.PRIVATE)
    assert mode(tmp_path / "game") == 0o600


def test_a_link_stays_a_link(tmp_path):
    (tmp_path / "elsewhere").mkdir()
    link = tmp_path / "game"
    link.symlink_to(tmp_path / "elsewhere" / "file")
    for seed in (1, 2):  # the first makes the file
        ttr.new_game("usa", seed=seed).save(link)
        assert link.is_symlink()
        assert ttr.load(tmp_path / "elsewhere" / "file").seed == seed


def test_a_killed_writer_leaves_nothing_after_the_next_write(tmp_path):
    code = "import os, sys; from ttr_widget import files; from pathlib import Path; os.replace = None\n"
    code += "Path.replace = lambda *_: os.kill(os.getpid(), 9)\nfiles.write(sys.argv[1], 'new')"
    path = tmp_path / "game"
    path.write_text("old")
    subprocess.run([sys.executable, "-c", code, path], check=False, env={**os.environ, "PYTHONPATH": str(ROOT)})
    assert len(list(tmp_path.iterdir())) == 2
    assert path.read_text() == "old"
    files.write(tmp_path / "other", "text")
    assert sorted(one.name for one in tmp_path.iterdir()) == ["game", "other"]


def test_a_file_that_is_being_written_is_not_taken_for_a_stale_one(tmp_path):
    handle, path = files._new_file(tmp_path, 0o600)
    files.write(tmp_path / "other", "text")
    assert path.exists()
    os.close(handle)
    files.write(tmp_path / "other", "text")
    assert not path.exists()


def failing(number):
    def fail(*_):
        raise OSError(number, os.strerror(number))

    return fail


CASES = {
    errno.ENOSPC: "no space left",
    errno.EACCES: "may not write",
    errno.EROFS: "read-only",
    errno.EIO: "Input/output error",
}


@pytest.mark.parametrize("number", CASES, ids=errno.errorcode.get)
def test_a_fault_of_the_disk_leaves_the_old_file_and_says_what_to_do(tmp_path, monkeypatch, number):
    path = tmp_path / "game"
    path.write_text("old")
    monkeypatch.setattr(os, "fsync", failing(number))
    with pytest.raises(ttr.NotSaved, match=CASES[number]) as caught:
        ttr.new_game("usa", seed=1).save(path)
    assert isinstance(caught.value, OSError)
    assert caught.value.errno == number
    assert path.read_text() == "old"
    assert [one.name for one in tmp_path.iterdir()] == ["game"]
    said = [caught.value.said(locale) for locale in locales()]
    assert len(set(said)) == 3
    assert all("game" in one and str(tmp_path) in one for one in said)


def test_wrong_places_are_named(tmp_path):
    game = ttr.new_game("usa", seed=1)
    (tmp_path / "file").touch()
    cases = {
        tmp_path: "is a folder",
        tmp_path / "none" / "game": "there is no folder",
        tmp_path / "file" / "game": "there is no folder",
        tmp_path / ("x" * 300): "too long",
        "/dev/null": "is a device",
        tmp_path / "nul\0": "null",
    }
    for path, words in cases.items():
        with pytest.raises(ttr.NotSaved, match=words):
            game.save(path)
    with pytest.raises(ttr.BadInput, match="path"):
        game.save(7)  # type: ignore[arg-type]
    assert [one.name for one in tmp_path.iterdir()] == ["file"]


def test_a_name_as_long_as_the_disk_allows_can_be_written(tmp_path):
    ttr.new_game("usa", seed=1).save(tmp_path / ("x" * 255))
    assert ttr.load(tmp_path / ("x" * 255)).seed == 1
