"""Messages: keys and facts that are put into words late."""

import copy
import subprocess
import sys
from dataclasses import dataclass

import pytest

import ttr_widget as ttr
from ttr_widget import locales
from ttr_widget.kernel.errors import refuse
from ttr_widget.kernel.message import Message


@pytest.fixture(autouse=True)
def _english():
    yield
    ttr.set_locale("en")
    locales.faults()


ALL_BUILT = Message("europe-station.all-built", player="Ada", count=3)


def test_a_message_speaks_the_language_that_is_asked_for():
    assert ALL_BUILT.said("en") == "Ada has built all 3 stations; choose another action."
    assert ALL_BUILT.said("pl").startswith("Ada nie ma już stacji")
    ttr.set_locale("de")
    assert str(ALL_BUILT) == ALL_BUILT.said("de") == "Ada hat schon alle 3 Bahnhöfe gebaut; wähle eine andere Aktion."


def test_a_message_shows_its_key_and_facts():
    assert repr(ALL_BUILT) == "Message('europe-station.all-built', player='Ada', count=3)"
    assert (ALL_BUILT.key, dict(ALL_BUILT.facts)) == ("europe-station.all-built", {"player": "Ada", "count": 3})


def test_messages_are_values():
    same = Message("europe-station.all-built", count=3, player="Ada")

    assert same == ALL_BUILT
    assert hash(same) == hash(ALL_BUILT)
    assert Message("europe-station.all-built", player="Ada", count=2) != ALL_BUILT
    assert copy.deepcopy(ALL_BUILT.worded("a = b")) == ALL_BUILT.worded("a = b")
    with pytest.raises(TypeError):
        ALL_BUILT.facts["count"] = 4  # type: ignore[index]
    with pytest.raises(AttributeError):
        ALL_BUILT.key = "other"  # type: ignore[misc]


def test_facts_may_have_any_name():
    message = Message("x", key="k", self="s", words="w").worded("x = { $key } { $self } { $words }")

    assert str(message) == "k s w"


def test_a_missing_message_is_its_key_and_is_noted():
    assert str(Message("no-such.thing", n=1)) == "no-such.thing"
    assert locales.faults() == ["en no-such.thing: no such message"]
    assert locales.faults() == []


def test_a_missing_fact_is_noted():
    assert "player" in Message("europe-station.all-built", count=3).said("pl")
    assert locales.faults() == ["pl europe-station.all-built: Unknown external: player"]


def test_names_come_from_a_board():
    message = Message("event-station", player="Ada", city="zurich", cards={"red": 1})

    assert "in zurich with" in message.said("en")
    assert "in Zürich with" in message.said("en", ttr.variant("europe").names)


def test_inner_messages_are_said_in_the_same_language_with_the_same_names():
    inner = Message("score-station", city="zurich")
    outer = Message("list-last", first=inner, last=Message("score-stations-left"))

    assert outer.said("de", ttr.variant("europe").names) == "Bahnhof in Zürich und Übrige Bahnhöfe"


def test_a_long_fact_is_said():
    assert len(Message("list-last", first="x" * 2000, last="y").said("en")) > 2000


@pytest.mark.parametrize("wrong", ["xx", "", "EN", "../en", 3, ["pl"]])
def test_strange_languages_are_refused(wrong):
    with pytest.raises(ttr.BadInput, match="languages: en, "):
        ttr.set_locale(wrong)
    with pytest.raises(ttr.BadInput):
        ALL_BUILT.said(wrong)


def test_a_refusal_speaks():
    refusal = refuse("europe.station", "all-built", player="Ada", count=1)

    assert (refusal.text, refusal.title("pl")) == (
        "Ada has built all 1 station; choose another action.",
        "Budowa stacji",
    )
    assert refusal.into("de").text.startswith("Ada hat")
    assert refusal.facts == {"player": "Ada", "count": 1}
    assert copy.deepcopy(refusal) == refusal


# A user's own rule.


def calm(text):
    @dataclass(frozen=True)
    class Calm(ttr.Rule):
        key = "calm"
        paragraphs = ("house.calm",)
        words = f"""
rule-calm = Calm games
house-calm = {text} after {{ $turns }} turns.
    .title = Calm
    .tired = {{ $player }} is tired.
"""
        watches = (ttr.variant("usa").actions["claim"],)
        turns: int = 40

        def objection(self, position, seat, action):
            return refuse("house.calm", "tired", player=position.names[seat])

    return Calm


def test_a_rule_of_ones_own_brings_its_words_along():
    one, other = ttr.variant("usa").with_rule(calm("Sleep")()), ttr.variant("usa").with_rule(calm("Rest")(9))

    assert ttr.rulebook(one, "pl")["house.calm"].words == "Sleep after 40 turns."
    assert ttr.rulebook(other, "de")["house.calm"].words == "Rest after 9 turns."
    assert (ttr.rulebook(one).sections[-1].title, ttr.rulebook(one)["house.calm"].title) == ("Calm games", "Calm")


def test_a_rule_of_ones_own_refuses_in_its_own_words():
    variant = ttr.variant("usa").with_rule(calm("Sleep")())
    game = ttr.scenario(variant, seed=1, hands={0: "6 red"})
    refusal = game.why_not("claim boston-montreal-1 with 2 red", "de")

    assert refusal is not None
    assert (refusal.text, refusal.title("de")) == ("Player 1 is tired.", "Calm")


# When Fluent is imported.


def test_fluent_is_imported_with_the_first_sentence():
    script = """
import random, sys
import ttr_widget as ttr
def loaded():
    return sorted({name.partition(".")[0] for name in sys.modules} & {"fluent", "babel", "pytz"})
game = ttr.new_game("europe", players=2, seed=1)
dice = random.Random(1)
while game.prompt is not None:
    game.play(dice.choice(game.legal_actions()))
ttr.simulate("usa", ["random", "random"], games=2, seed=1)
game.score().totals
assert loaded() == [], loaded()
print(game.score())
assert "fluent" in loaded()
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stderr
    assert "Routes" in done.stdout
