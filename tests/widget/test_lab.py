"""The what-if lab, operated through its controls."""

import threading
import time

import pytest

import ttr_widget as ttr
from tests.boards.test_house_rules import Windfall
from ttr_widget.boards import BOARDS, house_rules
from ttr_widget.bots.bot import _known
from ttr_widget.bots.watched import Watch
from ttr_widget.locales import fill, has
from ttr_widget.render.palette import DARK
from ttr_widget.widget.lab import CHANGED, PRINTED


def dawdler(view, prompt, rng):
    time.sleep(0.02)
    return ttr.bots.legal_actions(view)[0]


@pytest.fixture
def lab():
    return ttr.Lab("berlin", bots=["random", "greedy"], games=10)


def test_a_run_compares_the_printed_game_with_the_changed_one(lab):
    lab.controls.set("last_round", pieces_left=6)

    comparison = lab.run()

    assert "pieces_left=6" in lab.changed.text
    turns = {name: result.tally.turns.mean for name, result in comparison.results.items()}
    assert turns[CHANGED] < turns[PRINTED]
    assert lab.message == "Played: 10 games as printed, 10 changed."
    assert "last_round" not in lab._table.value
    assert "lead changes" in lab._table.value
    assert _shown(lab._plots)["layout"]["width"] == 1000
    assert not lab._run.disabled
    assert lab._halt.disabled


def test_a_rule_can_be_left_out():
    lab = ttr.Lab("europe", bots=["random", "random"], games=10)
    lab.controls.leave_out("longest_path")

    assert lab.changed == ttr.variant("europe").without("LongestPath")


def test_rules_that_cannot_be_are_said_and_not_run(lab):
    lab.controls.set("last_round", turns=0)

    assert "one more turn" in lab.message
    assert lab._run.disabled
    assert lab.run() is None

    lab.controls.set("last_round", turns=1)
    assert not lab._run.disabled
    assert lab.message == "Nothing has been changed yet: both sides play the same game."


def test_the_rules_are_grouped_by_what_they_are_about(lab):
    lab._board.value = "world"
    headings = [one.value for one in lab.controls.children if getattr(one, "value", "").startswith("<h4>")]

    assert headings == [
        f"<h4>{name}</h4>"
        for name in ("Cards", "Routes", "Tickets", "Pieces", "Bonuses at the end", "Turns and the end of the game")
    ]


def test_another_board_brings_its_own_rules(lab):
    lab._board.value = "europe"

    assert lab.changed == ttr.variant("europe")
    assert ("tunnels", "reveal") in lab.controls._sliders
    assert lab._players.max == 5


def test_as_many_seats_as_players(lab):
    lab._players.value = 4

    assert len(lab._seats_box.children) == 4


def test_a_run_can_be_stopped_and_shows_what_there_is():
    lab = ttr.Lab("berlin", bots=["random", "random"], games=1000)
    lab.run(wait=False)
    assert lab.run(wait=False) is None  # one run at a time
    lab.stop()
    lab.wait(60)

    assert not lab.is_running
    assert lab.comparison is not None
    played = [len(result) for result in lab.comparison.results.values()]
    assert 0 < sum(played) < 2000


def test_a_stop_is_heard_at_once_and_said_while_a_slow_game_ends():
    ttr.bots.register("dawdler", dawdler)
    try:
        lab = ttr.Lab("berlin", bots=["dawdler", "random"], games=100)
        lab.run(wait=False)
        lab.stop()
        assert lab.message == "Stopping after the current game …"
        assert lab._halt.disabled
        lab.wait(60)
    finally:
        _known.pop("dawdler")

    assert not lab.is_running
    assert lab.comparison is not None
    assert len(lab.comparison.results[PRINTED]) <= 2
    assert lab.message.endswith("Stopped early.")
    assert lab._count.value in ("1 of 200 games", "2 of 200 games")
    lab._language.value = "pl"
    assert lab.message.endswith("Przerwano wcześniej.")
    lab.controls.set("last_round", pieces_left=6)
    assert lab.message.startswith("Zmieniono")


@pytest.fixture
def forever():
    def forever(view, prompt, rng):
        asked.set()
        while True:
            pass

    asked = threading.Event()
    ttr.bots.register("forever", forever)
    yield asked
    _known.pop("forever")


def test_a_stop_ends_a_bot_that_does_not_return(forever):
    lab = ttr.Lab("berlin", bots=["random", "forever"], games=10)
    lab.run(wait=False)
    assert forever.wait(60)
    lab.stop()
    lab.wait(60)

    assert not lab.is_running
    assert lab.message.endswith("Stopped early.")
    assert not [thread for thread in threading.enumerate() if thread.name == "bot" and thread.is_alive()]
    assert not lab._run.disabled


def test_closing_a_lab_ends_a_bot_that_does_not_return(forever):
    lab = ttr.Lab("berlin", bots=["random", "forever"], games=10)
    lab.run(wait=False)
    assert forever.wait(60)
    lab.close()
    lab.wait(60)

    assert not lab.is_running


def test_a_bot_that_does_not_return_loses_its_moves_and_is_named(forever, monkeypatch):
    monkeypatch.setattr("ttr_widget.widget.lab.Watch", lambda: Watch(seconds=0.2))
    lab = ttr.Lab("berlin", bots=["random", "forever"], games=10)
    comparison = lab.run()

    assert comparison is not None
    assert [len(result) for result in comparison.results.values()] == [10, 10]
    assert "The bot 'forever'" in lab.message
    assert "no answer within 0.2 seconds" in lab.message


def test_watched_bots_play_the_same_games():
    def careless(view, prompt, rng):
        legal = ttr.bots.legal_actions(view)
        return legal[int(rng.random() * len(legal))]

    ttr.bots.register("careless", careless)
    try:
        bots = Watch().over(["careless", "greedy"])
        watched = ttr.simulate("berlin", bots, 3, seed=1, progress=False)
        plain = ttr.simulate("berlin", ["careless", "greedy"], 3, seed=1, progress=False)
    finally:
        _known.pop("careless")

    assert watched.games == plain.games


def test_quick_games_do_not_drown_the_page(lab):
    told = []
    lab._games.value = 200
    lab._bar.observe(lambda change: told.append(change["new"]), "value")
    lab.run()

    assert told[-1] == 400
    assert len(told) < 200


def test_a_failure_is_shown_and_the_lab_stays_usable(lab, monkeypatch):
    def broken(*_, **__):
        raise RuntimeError("out of coal")

    monkeypatch.setattr("ttr_widget.widget.lab.compare", broken)
    lab.run()

    assert lab.message == "The run failed: out of coal"
    assert not lab._run.disabled


def test_the_map_shows_the_routes_and_what_the_change_does_to_them(lab):
    lab.controls.set("last_round", pieces_left=6)
    lab.run()

    fills = {}
    for which in ("as printed", "changed", "difference"):
        for whose in ("everybody", "winners"):
            lab._which.value, lab._whose.value = which, whose
            figure = _shown(lab._map)
            fills[which, whose] = [s["fillcolor"] for s in figure["layout"]["shapes"] if s["name"].startswith("spaces")]

    assert len({tuple(one) for one in fills.values()}) == 6
    assert all(len(one) == len(ttr.variant("berlin").board.routes) for one in fills.values())


def test_pictures_follow_the_page(lab):
    lab.run()
    light = _shown(lab._plots)["layout"]["paper_bgcolor"]

    # What the page reports when it is shown, or when the theme changes.
    lab._around.set_state({"dark": True, "room": 672})

    assert _shown(lab._plots)["layout"]["paper_bgcolor"] != light
    assert _shown(lab._map)["layout"]["width"] == 600


def test_a_theme_that_was_asked_for_stays():
    lab = ttr.Lab("berlin", bots=["random", "random"], games=10, theme="dark")
    lab.run()
    lab._around.set_state({"dark": False, "room": 900})

    assert _shown(lab._map)["layout"]["paper_bgcolor"] == DARK.paper


def test_it_speaks_polish_also_after_a_run(lab):
    lab.controls.set("last_round", pieces_left=6)
    lab.run()
    lab._language.value = "pl"

    assert lab._run.description == "Graj"
    assert lab._count.value == "20 z 20 partii"
    assert "zmiany prowadzenia" in lab._table.value
    assert "jak w pudełku" in lab._table.value
    assert _shown(lab._map)["layout"]["annotations"][0]["text"] == "Trasy zbudowane w 10 partiach"
    assert [lab._players.description, lab._games.description] == ["Gracze", "Partie"]
    lab.controls.set("last_round", turns=0)
    assert lab.message.startswith("Tak grać się nie da: ")


@pytest.mark.parametrize("board", BOARDS)
def test_every_slider_has_a_name(board):
    for key, name in ttr.Lab(board, bots=["random", "random"]).controls._sliders:
        assert has(f"lab-{key}-{name}".replace("_", "-"))


def test_the_rules_are_told_with_the_numbers_of_the_sliders():
    lab = ttr.Lab("europe", bots=["random", "random"])
    before = lab.controls._words["stations"].value
    lab.controls.set("stations", points=9)

    told = lab.controls._words["stations"].value
    assert "+9 points" in told
    assert "+9 points" not in before
    lab.controls.leave_out("stations")
    assert "<s " in lab.controls._words["stations"].value


@pytest.mark.parametrize(
    ("wishes", "message"),
    [
        ({"bots": ["random"]}, "expected a list of 2 to 5 bots"),
        ({"bots": "random"}, "expected a list of 2 to 5 bots"),
        ({"bots": ["random", "genius"]}, "no bot 'genius'"),
        ({"bots": ["random", "search(nodes=5)"]}, "chosen by name"),
        ({"theme": "pink"}, "unknown theme 'pink'"),
        ({"games": 0}, "a whole number from 1"),
        ({"games": "many"}, "a whole number from 1"),
        ({"locale": "xx"}, "no language"),
        ({"board": "mars"}, "no board"),
    ],
)
def test_wrong_wishes_are_refused(wishes, message):
    with pytest.raises(ttr.BadInput, match=message):
        ttr.Lab(**wishes)


def _shown(output):
    """The figure in an output."""
    (one,) = output.outputs
    return one["data"]["application/vnd.plotly.v1+json"]


@pytest.mark.parametrize("board", BOARDS)
def test_every_board_can_be_worked_on(board):
    lab = ttr.Lab(board, bots=["random", "random"])

    assert lab.changed == ttr.variant(board)
    assert not lab._run.disabled


@pytest.mark.parametrize("text", ["usa with Globetrotter(points=20)", "europe without LongestPath"])
@pytest.mark.parametrize("given", [str, ttr.variant])
def test_it_starts_from_any_variant(text, given):
    lab = ttr.Lab(given(text), bots=["random", "random"], games=10)

    assert lab.changed == ttr.variant(text)
    assert lab._board.value == text
    assert lab.message.startswith("Nothing has been changed yet")
    lab._board.value = "berlin"
    lab._board.value = text
    assert lab.changed == ttr.variant(text)


def test_a_rule_that_can_join_is_added_and_adjusted():
    lab = ttr.Lab("usa", bots=["random", "random"], games=10)
    assert lab.changed == ttr.variant("usa")
    assert lab.controls._words["globetrotter"].value == "<span style='opacity:.75'>Globetrotter</span>"

    lab.controls.set("globetrotter", points=20)
    assert lab.changed == ttr.variant("usa")
    lab.controls.add("globetrotter")
    assert lab.changed.text == "usa with Globetrotter(points=20)"
    assert "are tied get 20" in lab.controls._words["globetrotter"].value

    comparison = lab.run()
    assert comparison is not None
    points = {name: result.tally.winning_points.mean for name, result in comparison.results.items()}
    assert 0 < points[CHANGED] - points[PRINTED] <= 20
    lab.controls.leave_out("globetrotter")
    assert lab.changed == ttr.variant("usa")


def test_a_rule_of_ones_own_that_is_offered_gets_its_slider(monkeypatch):
    monkeypatch.setattr(house_rules, "_own", [])
    ttr.offer(Windfall)
    lab = ttr.Lab("usa", bots=["random", "random"], games=10)
    lab.controls.add("windfall", points=7)

    assert lab.changed.text == "usa with Windfall(points=7)"


@pytest.mark.parametrize("board", BOARDS)
def test_it_begins_with_questions_that_the_sliders_can_ask(board):
    lab = ttr.Lab(board, bots=["random", "random"], games=10)
    assert 1 <= len(lab._questions.children) <= 3
    assert lab._rules.selected_index is None
    for button, (name, made) in zip(lab._questions.children, lab._suggested.items(), strict=True):
        assert button.description == fill(f"option-{name}.question", "en")
        assert button.description.endswith("?")
        lab.controls.show(made)
        assert lab.changed == made
    lab.controls.show(lab.controls.origin)
    assert lab.changed == ttr.variant(board)


def test_a_question_is_played_and_answered_in_words_by_one_click():
    lab = ttr.Lab("europe", bots=["random", "random"], games=10)
    lab._language.value = "pl"
    lab._questions.children[0].click()
    lab.wait(120)
    assert lab.comparison is not None
    assert lab.changed == next(iter(lab._suggested.values()))
    assert lab.answer(lab.comparison)
    assert lab._answer.value.startswith(f"<h3>{lab._questions.children[0].description}</h3><p>")


def test_the_answer_tells_what_is_clear(lab):
    lab.controls.set("last_round", pieces_left=6)
    lab.run()
    shorter = next(line for line in lab.answer(lab.comparison) if line.startswith("Games are shorter:"))
    turns = [measured["turns"].value for measured in lab.comparison.measured.values()]
    assert shorter == f"Games are shorter: {turns[1]:.1f} turns instead of {turns[0]:.1f}."
    assert lab.answer(lab.comparison)[-1] == "Nothing else has clearly changed."
    assert lab._answer.value.startswith("<h3>Changed: berlin with LastRound(pieces_left=6")
    lab._language.value = "pl"
    assert f"{turns[1]:.1f}".replace(".", ",") in lab._answer.value
    lab._language.value = "en"
    same = ttr.compare({"one": "berlin", "other": "berlin"}, ["random", "random"], 10, progress=False)
    assert lab.answer(same) == ["10 games show no clear difference; more games show smaller ones."]
