"""``set_locale`` affects everything that is shown: no text is left in English."""

import re
from functools import cache
from html.parser import HTMLParser
from random import Random

import ipywidgets
import pytest

import ttr_widget as ttr
from tests.locales.source import WORD, same_as_english
from ttr_widget import bots
from ttr_widget.kernel.representation import shown
from ttr_widget.locales import languages, locales

OTHERS = [locale for locale in locales() if locale != "en"]
CODE = re.compile(rf"[a-z_]+[.(=-][\w.,=() -]*|({'|'.join([*bots.names(), *languages().values(), 'Ada', 'Grace'])})\b")
"""Ids, rules written as code, and names."""


class Texts(HTMLParser):
    """The texts in HTML, without code."""

    def __init__(self, html):
        super().__init__()
        self.found, self.inside = [], []
        self.feed(html)

    def handle_starttag(self, tag, attributes):
        self.inside.append(tag)
        self.found += [value for name, value in attributes if name == "aria-label" and value]

    def handle_endtag(self, tag):
        while self.inside and self.inside.pop() != tag:
            pass

    def handle_data(self, data):
        if not {"style", "code", "script"} & {*self.inside}:
            self.found.append(data)


def texts_of(html):
    return Texts(html).found


def of_widgets(*widgets):
    """All texts of the controls."""
    found = []
    for widget in widgets:
        found += [getattr(widget, name, None) or "" for name in ("description", "placeholder", "tooltip")]
        if isinstance(widget, ipywidgets.HTML | ipywidgets.Label):
            found += texts_of(widget.value)
        found += [label for label, *_ in getattr(widget, "options", ()) if isinstance(label, str)]
        found += getattr(widget, "titles", ())
        found += of_widgets(*getattr(widget, "children", ()))
    return found


def of_figure(figure):
    layout = figure.layout
    found = [layout.title.text or "", *(note.text for note in layout.annotations)]
    found += [axis.title.text or "" for axis in (layout.xaxis, layout.yaxis)]
    for trace in figure.data:
        found += [trace.name or ""] if trace.showlegend is not False and layout.showlegend is not False else []
        if trace.hoverinfo == "text":
            found += [part for text in trace.text or () for part in re.split(r" · |<br>", text)]
    return found


@pytest.fixture(scope="module")
def over():
    game = ttr.new_game("europe", players=["Ada", "Grace"], seed=5)
    return ttr.bots.play(game, ["greedy", "greedy"], Random(5))


@pytest.fixture(scope="module")
def result():
    return ttr.simulate("berlin", ["greedy", "random"], games=2, seed=1)


def begun():
    game = ttr.new_game("europe", players=["Ada", "Grace"], seed=5)
    for _ in range(4):
        game.play(game.legal_actions()[0])
    return game


def page(over, result):
    widget = ttr.GameWidget(begun(), bots={1: "greedy"})
    table = widget.get_state(["prompt", "events", "sheet"])
    moves = [label for move in widget.prompt["moves"] for label in (move["label"], move["group"])]
    log = [item["words"] for item in table["events"]["items"]]
    ended = ttr.GameWidget(over)
    lines = [line for seat in ended.sheet["seats"] for line in seat["lines"]]
    sheet = [line[name] for line in lines for name in ("label", "because", "sentence")]
    return [widget.prompt["sentence"], *moves, *log, *sheet, *widget.texts["source"].splitlines()[:1]]


OUTPUTS = {
    "page": page,
    "lobby": lambda over, result: of_widgets(ttr.lobby()),
    "lab": lambda over, result: of_widgets(ttr.Lab("europe", bots=["random", "random"])),
    "replay": lambda over, result: [words for _, words in ttr.Replay(over, seats=[]).moments()],
    "game": lambda over, result: texts_of(begun()._repr_html_()),
    "over": lambda over, result: texts_of(over._repr_html_()),
    "view": lambda over, result: texts_of(begun().view(0)._repr_html_()),
    "text": lambda over, result: [
        line for line in repr(begun().view(0)).splitlines() if not re.match(r"[a-z_]+: ", line)
    ],
    "board": lambda over, result: texts_of(ttr.variant("berlin").board._repr_html_()),
    "boards": lambda over, result: texts_of(ttr.boards()._repr_html_()),
    "score": lambda over, result: texts_of(over.score()._repr_html_()),
    "explained": lambda over, result: texts_of(over.explain_score(0)._repr_html_()),
    "transcript": lambda over, result: [
        text
        for text in texts_of(over.transcript()._repr_html_())
        if text.strip().split(" ")[0] not in {*over.variant.actions, "europe"}
    ],
    "refusal": lambda over, result: texts_of(begun().why_not("claim brest-paris with 3 red")._repr_html_())[:1],
    "rule book": lambda over, result: [
        sentence for text in texts_of(ttr.rulebook("europe")._repr_html_()) for sentence in text.split(". ")
    ],
    "figure": lambda over, result: of_figure(begun().figure(0)),
    "board's figure": lambda over, result: of_figure(ttr.variant("berlin").board.figure()),
    "results": lambda over, result: texts_of(shown(result, "html") or ""),
    "plots": lambda over, result: [
        part
        for plot in (result.points_figure, result.tickets_figure, result.routes_figure)
        for part in of_figure(plot())
    ],
}


def said(name, locale, over, result):
    ttr.set_locale(locale)
    try:
        return {text.strip(" \n·:") for text in OUTPUTS[name](over, result)}
    finally:
        ttr.set_locale("en")


@cache
def names():
    boards = ttr.boards()
    texts = [*(board.title for board in boards), *(city.name for board in boards for city in board.cities)]
    return {word for text in texts for word in WORD.findall(str(text))}


@pytest.mark.parametrize("locale", OTHERS)
@pytest.mark.parametrize("name", OUTPUTS)
def test_nothing_is_left_in_english(name, locale, over, result):
    ttr.locales.faults()
    english, there = said(name, "en", over, result), said(name, locale, over, result)
    known = same_as_english(locale) | names()
    left = {text for text in english & there if {*WORD.findall(CODE.sub("", text))} - known}

    assert left == set()
    assert [text for text in there if "{" in text and "=" not in text] == []
    assert ttr.locales.faults() == []
    assert len(there) >= 1


@pytest.mark.parametrize("locale", OTHERS)
def test_every_widget_speaks_the_language_that_was_set(locale):
    ttr.set_locale(locale)
    try:
        game = begun()
        assert ttr.GameWidget(game).settings["locale"] == locale
        assert ttr.lobby().locale == locale
        assert ttr.Lab("berlin").locale == locale
        assert ttr.Replay(game).settings["locale"] == locale
        assert ttr.rulebook("usa").locale == locale
        assert ttr.GameWidget(game, locale="en").settings["locale"] == "en"
    finally:
        ttr.set_locale("en")
