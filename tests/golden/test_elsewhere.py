"""The same bytes in every Python of this machine, whatever the hash seed, the locale and the options.

The long test varies more, and ``tests/package/test_site.py`` compares with Pyodide in a browser.
"""

import os
import sys

import pytest

from tools.pythons import VERSIONS, pythons

from .digests import SEEDS, digests, golden_texts, random_game
from .elsewhere import Setting, run

HERE = f"{sys.version_info[0]}.{sys.version_info[1]}"
OTHERS = {version: path for version, path in pythons().items() if version != HERE}


@pytest.fixture(scope="module")
def here():
    return digests(golden_texts())


def test_with_another_hash_seed_and_locale(here):
    seed = "1" if os.environ.get("PYTHONHASHSEED") == "4242" else "4242"

    assert run(Setting(sys.executable, int(seed), "C", "Asia/Tokyo", ("-O",)))["digests"] == here


def test_in_other_pythons(here):
    for version, path in OTHERS.items():
        found = run(Setting(path, 7))

        assert f"cpython {version}" in found["python"]
        assert found["digests"] == here, version


def test_every_supported_version_is_looked_for():
    assert {HERE, *OTHERS} <= set(VERSIONS)


def test_digests_tell_games_apart(here):
    told = [tuple(found.values()) for found in here.values()]

    assert len(set(told)) == len(told) > 40
    assert random_game("usa", SEEDS[0]).history != random_game("usa", SEEDS[1]).history
