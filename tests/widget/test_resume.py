"""Games that were played on a page are continued: by name, on the page of the same cells, and in the lobby."""

import errno
import os

import pytest

import ttr_widget as ttr
from ttr_widget import rules
from ttr_widget.kernel.errors import BadInput
from ttr_widget.session import evenings
from ttr_widget.session.journal import Journal
from ttr_widget.widget import GameWidget
from ttr_widget.widget.lobby import Lobby

from .wire import Page


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """The folder of the games, in place of the one beside the notebook."""
    monkeypatch.setattr("ttr_widget.session.autosave._Chosen.where", tmp_path / ".ttr")
    return tmp_path / ".ttr"


def cells(seat=0, seed=5, bots=None, **more):
    """What somebody's cells do."""
    game = ttr.new_game("berlin", players=["Ada", "Grace"], seed=seed)
    widget = GameWidget(game, seat, bots or {1: "greedy"}, **more)
    return widget, Page(widget)


def play(page, answers):
    """Play this many answers of the person, and then the bots."""
    while answers or page["controls"]["seat"] != page["view"]["seat"] or not page["prompt"]["mine"]:
        if page["prompt"]["mine"]:
            assert page.send("play", move=0)["ok"]
            answers -= 1
        else:
            assert page.send("step")["ok"]


def died(widget):
    """What is left of the kernel: its locks are gone."""
    keeper = widget._autosave
    if keeper is not None and keeper._journal is not None:
        keeper.let_go()
    widget.close()


def test_a_game_is_continued_by_its_number(folder):
    widget, page = cells(locale="pl", theme="dark")
    play(page, 4)
    before = widget.game
    died(widget)
    assert "Ada and 1 bot, turn" in repr(ttr.resume())
    again = ttr.resume(0)
    assert again.game.transcript() == before.transcript()
    assert again.bots == {1: "greedy"}
    assert again.settings["locale"] == "pl"
    assert again.settings["theme"] == "dark"
    page = Page(again)
    play(page, 2)
    assert page["error"] is None
    assert len(evenings.unfinished(folder)) == 1
    assert evenings.find(folder, 0).game().history == again.game.history


def test_the_list_speaks_the_chosen_language_and_may_be_empty(folder):
    assert repr(ttr.resume()) == "no unfinished games"
    _, page = cells()
    play(page, 1)
    ttr.set_locale("pl")
    try:
        assert "Berlin, Ada i 1 bot, tura" in repr(ttr.resume())
    finally:
        ttr.set_locale("en")


def test_a_bot_of_one_s_own_must_be_given_again(folder):
    def mine(view, prompt, rng):
        return ttr.bots.legal_actions(view)[0]

    widget, page = cells(bots={1: mine})
    play(page, 2)
    died(widget)
    with pytest.raises(BadInput, match=r"'mine' of Grace .* add bots=\{1: …\}"):
        ttr.resume(0)
    again = ttr.resume(0, bots={1: mine})
    play(Page(again), 1)
    assert again.bots == {1: "mine"}
    assert ttr.resume(0, bots={1: "random"}).bots == {1: "random"}


def test_a_teacher_s_seat_and_a_pause_come_back(folder):
    widget, page = cells(seat=None, teaching=True)
    play(page, 1)
    page.send("pause", paused=True)
    died(widget)
    again = ttr.resume(0)
    assert again.settings["teaching"] is True
    assert again.controls["paused"] is True


def test_the_same_cells_offer_to_continue(folder):
    widget, page = cells()
    assert page["question"] is None
    play(page, 3)
    before = widget.game
    died(widget)
    widget, page = cells()
    asked = page["question"]
    assert asked["text"].startswith("There is an unfinished game here: Berlin, Ada and 1 bot, turn")
    assert asked["choices"] == ["Continue", "New game"]
    assert page.send("reply", question=asked["id"], answer="Continue")["ok"]
    assert widget.game.transcript() == before.transcript()
    assert page["question"] is None
    assert page["error"] is None
    assert widget.answer is None
    play(page, 1)
    assert evenings.find(folder, 0).game().history == widget.game.history
    assert len(evenings.unfinished(folder)) == 1


def test_the_offer_follows_the_language_of_the_page(folder):
    widget, page = cells()
    play(page, 1)
    died(widget)
    widget, page = cells()
    page.send("locale", locale="de")
    asked = page["question"]
    assert asked["choices"] == ["Weiterspielen", "Neues Spiel"]
    assert page.send("reply", question=asked["id"], answer="Neues Spiel")["ok"]
    assert widget.game.history == ()
    assert page["question"] is None


def test_the_offer_goes_with_the_first_move_and_the_earlier_game_stays(folder):
    widget, page = cells()
    play(page, 3)
    died(widget)
    widget, page = cells()
    assert page["question"] is not None
    play(page, 1)
    assert page["question"] is None
    assert len(ttr.resume()) == 2


def test_nothing_is_offered_to_scripts_spectators_and_other_players(folder):
    widget, page = cells()
    play(page, 1)
    died(widget)
    played = ttr.new_game("berlin", players=["Ada", "Grace"])
    played.play(played.legal_actions()[0])
    others = ttr.new_game("berlin", players=["Ada", "Bo"])
    assert GameWidget(played).question is None
    assert GameWidget(others).question is None
    assert cells(seat=None)[0].question is None
    assert cells(autosave=False)[0].question is None
    assert cells(playing=False)[0].question is None
    assert cells()[0].question is not None


def test_a_script_s_question_replaces_the_offer(folder):
    widget, page = cells()
    play(page, 1)
    died(widget)
    widget, page = cells()
    widget.ask("Ready?", ["yes", "no"])
    page.send("reply", question=page["question"]["id"], answer="yes")
    assert widget.answer == "yes"
    assert widget.game.history == ()


def test_two_pages_of_a_game_are_offered_it_and_both_follow(folder):
    widget, page = cells()
    play(page, 3)
    died(widget)
    game = ttr.new_game("berlin", players=["Ada", "Grace"])
    one, two = (Page(GameWidget(game, seat)) for seat in (0, 1))
    assert two["question"] is not None
    one.send("reply", question=one["question"]["id"], answer="Continue")
    assert two["question"] is None
    assert len(two.widget.game.history) == len(widget.game.history)


def test_the_same_kernel_takes_its_own_game_over(folder):
    _, page = cells()
    play(page, 2)
    _, page = cells()
    page.send("reply", question=page["question"]["id"], answer="Continue")
    play(page, 1)
    assert page["error"] is None
    assert len(evenings.unfinished(folder)) == 1


def test_a_game_that_is_open_in_another_program_is_a_copy_and_says_so(folder):
    widget, page = cells()
    play(page, 2)
    path = widget._autosave.path
    widget._autosave.let_go()
    held = Journal.open(path)
    assert cells()[0].question is None  # it is not offered
    page = Page(ttr.resume(0))
    assert "another notebook" in page["error"]["text"]
    play(page, 1)
    held.close()
    assert len(ttr.resume()) == 2


def test_a_full_disk_is_told_on_the_page_once_and_the_game_goes_on(folder, monkeypatch):
    _, page = cells()
    play(page, 1)

    def full(*_):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "write", full)
    monkeypatch.setattr(os, "fsync", full)
    assert page.send("play", move=0)["ok"]
    assert "not being saved at the moment" in page["error"]["text"]
    assert "no space left" in page["error"]["text"]
    play(page, 2)
    assert page["error"] is None


def test_a_game_with_a_rule_that_no_file_can_name_says_so(folder):
    class Winner(rules.Winner):  # named like one of ours
        pass

    game = ttr.new_game(ttr.variant("berlin").with_rule(Winner()), players=["Ada", "Grace"], seed=1)
    page = Page(GameWidget(game, bots={1: "greedy"}))
    assert page.send("play", move=0)["ok"]
    assert "not being saved" in page["error"]["text"]


# The lobby.


def begun(lobby):
    widget = lobby.begin()
    assert widget is not None, lobby._told.value
    return widget


def test_the_lobby_lists_unfinished_games_and_continues_them(folder):
    lobby = Lobby("pl")
    assert lobby._earlier.layout.display == "none"
    for who, value in zip(lobby.players, ["person", "easy", "easy", "nobody", "nobody"], strict=True):
        who.value = value
    widget = begun(lobby)
    page = Page(widget)
    assert page["question"] is None
    play(page, 2)
    before = widget.game.transcript()
    died(widget)

    lobby = Lobby("pl")
    [_, button] = lobby._earlier.children
    assert button.description.startswith("Europa, Gracz 1 i 2 boty, tura")
    lobby.language.value = "en"
    [_, button] = lobby._earlier.children
    assert button.description.startswith("Europe, Gracz 1 and 2 bots, turn")
    button.click()
    widget = lobby.widget
    assert widget is not None
    assert widget.game.transcript() == before
    assert widget.bots == {1: "easy", 2: "easy"}
    assert widget.settings["locale"] == "en"
    assert lobby._choice.layout.display == "none"


def test_the_lobby_continues_a_game_as_it_is_now(folder):
    widget, page = cells()
    play(page, 1)
    lobby = Lobby()
    play(page, 3)
    lobby._earlier.children[1].click()
    assert lobby.game is not None
    assert lobby.game.history == widget.game.history


def test_a_game_that_the_lobby_begins_is_not_put_in_question(folder):
    first = Lobby()
    page = Page(begun(first))
    play(page, 1)
    second = Lobby()
    assert len(second._earlier.children) == 2
    assert Page(begun(second))["question"] is None


def test_what_cannot_be_continued_is_told_in_the_lobby(folder):
    widget, page = cells(bots={1: lambda view, prompt, rng: ttr.bots.legal_actions(view)[0]})
    play(page, 1)
    died(widget)
    lobby = Lobby()
    lobby._earlier.children[1].click()
    assert "one of your own" in lobby._told.value
    assert lobby.widget is None


def test_a_closed_widget_is_not_kept_alive(folder):
    import gc
    import weakref

    widget, page = cells()
    play(page, 1)
    gone = weakref.ref(widget), weakref.ref(widget._autosave)
    widget.close()
    del widget, page
    gc.collect()
    assert [one() for one in gone] == [None, None]
    assert not ttr.resume()[0].is_open_elsewhere
