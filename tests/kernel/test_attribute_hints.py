"""Attributes that are missing, and properties that fail."""

import pytest

import ttr_widget as ttr
from ttr_widget.kernel.attribute_hints import suggest


class Thing:
    """A thing with a property that fails with an error of its own."""

    colour = "red"

    @property
    def broken(self) -> object:
        return None.nothing  # type: ignore[attr-defined]


suggest(Thing, {"paint": ".colour"})


@pytest.mark.parametrize(("name", "told"), [("color", "did you mean 'colour'"), ("paint", ".colour"), ("zzz", "zzz")])
def test_a_missing_attribute_is_told_what_there_is_instead(name, told):
    with pytest.raises(AttributeError, match=told):
        getattr(Thing(), name)


def test_a_property_that_fails_tells_its_own_error():
    with pytest.raises(AttributeError, match="'NoneType' object has no attribute 'nothing'"):
        _ = Thing().broken


def test_an_error_of_a_rule_has_no_other_behind_it():
    """Nothing of the game's own bookkeeping is in the traceback of a rule that fails when moves are listed."""

    class Failing(ttr.Rule):
        key = "failing"

        def offers(self, position, seat):
            raise ValueError("my mistake")

    game = ttr.scenario(ttr.variant("usa").with_rule(Failing()), seed=1)

    with pytest.raises(ValueError, match="my mistake") as failed:
        game.legal_actions()

    assert failed.value.__context__ is None
