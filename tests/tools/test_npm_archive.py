"""Archives from the npm registry: what is there is checked, and what is damaged is deleted."""

import hashlib

import pytest

from tools.npm_archive import Archive, fetched

GOOD = Archive("thing", "1.2.3", hashlib.sha256(b"as published").hexdigest())


def test_a_file_that_is_there_is_not_fetched_again(tmp_path):
    file = tmp_path / "thing-1.2.3.tgz"
    file.write_bytes(b"as published")

    assert fetched(GOOD, tmp_path) == file


def test_a_damaged_file_is_refused_and_deleted(tmp_path):
    file = tmp_path / "thing-1.2.3.tgz"
    file.write_bytes(b"something else")

    with pytest.raises(SystemExit, match="wrong SHA-256"):
        fetched(GOOD, tmp_path)
    assert not file.exists()
