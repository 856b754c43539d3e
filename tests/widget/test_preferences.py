"""Preferences: who decides about language, theme and pace, and what is kept where a browser keeps nothing."""

import json

import pytest

import ttr_widget as ttr
from ttr_widget import locales
from ttr_widget.session.preferences import Preferences
from ttr_widget.widget import GameWidget
from ttr_widget.widget.lobby import Lobby

from .wire import Page


def begun(**wishes):
    return GameWidget(ttr.new_game("berlin", seed=1), autosave=False, **wishes)


def test_the_page_knows_what_the_code_has_set():
    assert begun().settings.get("given", []) == []
    assert begun(locale="pl", theme="dark", speed=0).settings.get("given", []) == ["locale", "theme", "speed"]
    ttr.set_locale("de")
    widget = begun()
    assert widget.settings.get("given", []) == ["locale"]
    assert widget.settings["locale"] == "de"


def test_set_locale_reaches_pages_that_are_open_already():
    follows, fixed = begun(), begun(locale="en")
    ttr.set_locale("pl")
    assert follows.settings["locale"] == follows.texts["locale"] == "pl"
    assert "locale" in follows.settings.get("given", [])
    assert fixed.settings["locale"] == "en"
    follows.close()
    ttr.set_locale("de")
    assert follows.settings["locale"] == "pl"


def test_a_widget_that_is_gone_is_not_kept_for_its_language():
    before = len(locales._Chosen.followers)
    for _ in range(3):
        begun().close()
    ttr.set_locale("en")
    assert len(locales._Chosen.followers) <= before + 3


def test_a_person_s_choice_is_not_the_code_s():
    page = Page(begun())
    page.send("theme", theme="dark")
    assert page["settings"]["theme"] == "dark"
    assert page["settings"].get("given", []) == []


def test_what_no_browser_keeps_stays_with_the_notebook(tmp_path):
    page = Page(GameWidget(ttr.new_game("berlin", seed=1), autosave=tmp_path / "kept"))
    assert page.send("prefer", name="locale", value="pl")["ok"]
    assert page.send("prefer", name="remaining", value="off")["ok"]
    other = GameWidget(ttr.new_game("usa", seed=1), autosave=tmp_path / "kept")
    assert other.settings["kept"] == {"locale": "pl", "remaining": "off"}


@pytest.mark.parametrize("junk", ["", "{", "[1]", '{"locale": 7, "theme": "dark"}', "\0", '{"a": {"b": 1}}'])
def test_a_damaged_file_of_preferences_disturbs_nothing(tmp_path, junk):
    (tmp_path / "preferences.json").write_text(junk)
    kept = Preferences(tmp_path)
    assert set(kept.kept) <= {"theme"}
    kept.keep("locale", "de")
    assert json.loads((tmp_path / "preferences.json").read_text())["locale"] == "de"


def test_a_page_cannot_fill_the_disk(tmp_path):
    kept = Preferences(tmp_path)
    for number in range(200):
        kept.keep(f"name {number}", "x" * 40 * number)
    assert len(kept.kept) <= 40
    assert max(map(len, kept.kept.values())) <= 4000


def test_the_lobby_begins_with_the_preferences():
    lobby = Lobby()
    lobby._around.preferences = {"locale": "pl", "name": "Ada"}
    assert lobby.language.value == "pl"
    assert lobby.names[0].value == "Ada"
    assert lobby.begin() is not None
    assert lobby._around.wish == {"locale": "pl", "name": "Ada"}


@pytest.mark.parametrize("kept", [{"locale": "xx"}, {}, {"name": "x" * 200}])
def test_the_lobby_ignores_strange_preferences(kept):
    lobby = Lobby()
    lobby._around.preferences = kept
    assert lobby.language.value == "en"
    assert len(lobby.names[0].value) <= 40


def test_the_code_decides_before_the_preferences():
    lobby = ttr.lobby("de")
    lobby._around.preferences = {"locale": "pl"}
    assert lobby.language.value == "de"
    ttr.set_locale("pl")
    assert lobby.language.value == "de"
    other = ttr.lobby()
    ttr.set_locale("de")
    assert other.language.value == "de"


def test_the_lobby_counts_games_on_wish(tmp_path, monkeypatch):
    monkeypatch.setenv("TTR_STATISTICS", str(tmp_path / "own.jsonl"))
    lobby = Lobby()
    assert not lobby._own.switch.value
    lobby._own.switch.value = True
    assert ttr.statistics().is_on
    assert Lobby()._own.switch.value
