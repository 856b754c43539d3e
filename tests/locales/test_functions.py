"""The functions used in messages; the page's tests use the same cases (js/tests/words.test.ts)."""

import json
from pathlib import Path

import pytest

from ttr_widget import locales
from ttr_widget.kernel.message import Message
from ttr_widget.locales.context import names_now
from ttr_widget.locales.store import Language

TABLE = json.loads(Path(__file__).with_name("cases.json").read_text(encoding="utf-8"))
CASES = [(locale, case, said) for case in TABLE["cases"] for locale, said in case["said"].items()]


class Names:
    words = ""

    def city(self, id):
        return TABLE["names"]["cities"].get(id, id)

    def route(self, id):
        return TABLE["names"]["routes"].get(id, id)

    def ticket(self, id):
        return TABLE["names"]["tickets"].get(id, [id])[0]

    def points(self, ticket):
        return TABLE["names"]["tickets"].get(ticket, [None, None])[1]


def fact(value):
    """In the table, messages are objects with a key."""
    if isinstance(value, dict) and "key" in value:
        return Message(value["key"], **{name: fact(one) for name, one in value["facts"].items()})
    return tuple(value) if isinstance(value, list) else value


@pytest.mark.parametrize(("locale", "case", "said"), CASES, ids=[f"{locale}: {said}" for locale, _, said in CASES])
def test_said(locale, case, said):
    text = "x =\n    " + case["ftl"].replace("\n", "\n    ")
    token = names_now.set(Names())
    try:
        facts = {name: fact(value) for name, value in case["facts"].items()}
        assert Language(locale).fill_own(text, "x", facts) == said
    finally:
        names_now.reset(token)
    assert locales.faults() == []
