"""The page's types and the description of the wire format match Python's dataclasses."""

import json

import ttr_widget as ttr
from tools.protocol import all_records, stale, words_of
from ttr_widget.kernel.roles import Role
from ttr_widget.page.protocol import KINDS
from ttr_widget.page.record import jsonable
from ttr_widget.page.traits import Lit, Move, Traits
from ttr_widget.widget import GameWidget

from .wire import SYNCED


def test_what_is_generated_is_not_stale():
    assert stale() == [], "run: make protocol"


def test_every_record_and_message_says_what_it_is():
    kinds = [*all_records(), *KINDS.values()]
    assert len(kinds) > 50
    assert [kind.__name__ for kind in kinds if not words_of(kind)[0]] == []


def test_a_default_is_not_sent_and_what_a_record_inlines_gives_way():
    assert jsonable(Lit(["a-b"], [])) == {"routes": ["a-b"], "cities": []}
    assert jsonable(Lit([], [], "red")) == {"routes": [], "cities": [], "color": "red"}
    move = Move(3, "honk", "Horns", "Honk!", {"kind": "mine", "times": 2})
    assert type(jsonable([Role.ROUTE])[0]) is str
    assert jsonable(move) == {"id": 3, "kind": "honk", "group": "Horns", "label": "Honk!", "times": 2}


def test_the_widget_has_the_traits_that_the_page_reads():
    widget = GameWidget(ttr.new_game("europe", seed=7), seat=0)
    assert set(Traits.__annotations__) <= set(widget.keys)
    assert set(Traits.__annotations__) <= set(SYNCED)
    json.dumps(widget.get_state(list(Traits.__annotations__)))
    widget.close()
