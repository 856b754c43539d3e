"""Results: rows, data frames, plots, and how they show themselves."""

import subprocess
import sys

import pytest

import ttr_widget as ttr
from tests.render.look import Page
from tests.render.test_html import HOSTILE, moments
from ttr_widget.analysis.rows import NotInstalled
from ttr_widget.render.palette import DARK, LIGHT, SEATS, contrast

NAMES = ("Ada", HOSTILE, "Emmy", "Sofia", "Lise")


@pytest.fixture(scope="module")
def game():
    *_, middle, end = moments("europe", NAMES)
    assert end.is_over
    return middle


@pytest.fixture(scope="module", params=["score", "hands", "known", "odds"])
def result(request, game):
    make = {
        "score": lambda: ttr.analysis.score_over_time(game),
        "hands": lambda: ttr.analysis.hands_by_colour(game),
        "known": lambda: ttr.analysis.hands_by_colour(game, 1),
        "odds": lambda: ttr.analysis.ticket_odds(game, 1),
    }
    return make[request.param]()


def test_rows_are_a_data_frame(result):
    frame = result.to_frame()

    assert tuple(frame.columns) == result.columns
    assert len(frame) == len(result) > 1
    assert frame.iloc[-1].to_dict() == dict(result.rows[-1])
    assert result.column(result.columns[0]) == list(frame[result.columns[0]])


def test_without_pandas_it_says_what_to_install(result, monkeypatch):
    monkeypatch.setitem(sys.modules, "pandas", None)

    with pytest.raises(NotInstalled, match="pip install pandas"):
        result.to_frame()
    with pytest.raises(ImportError):
        result.to_frame()


def test_rows_cannot_be_changed(result):
    with pytest.raises(TypeError):
        result.rows[0]["seat"] = 3


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_a_plot_has_titled_axes_and_the_colours_of_its_theme(result, theme):
    figure = result.figure(theme.name).to_dict()
    layout = figure["layout"]

    assert layout["paper_bgcolor"] == theme.paper
    assert layout["font"]["color"] == theme.ink
    assert layout["title"]["text"]
    for side in ("xaxis", "yaxis"):
        assert any(layout[name].get("title", {}).get("text") for name in layout if name.startswith(side))
    assert figure["data"]
    assert "<img" not in str(figure)


def test_a_theme_is_light_or_dark(result):
    with pytest.raises(ttr.BadInput, match="light and dark"):
        result.figure("pink")


def test_seats_differ_by_colour_dash_and_symbol(game):
    for theme in (LIGHT, DARK):
        lines = ttr.analysis.score_over_time(game).figure(theme.name).data[::2]
        assert len({line.name for line in lines}) == len(NAMES)
        assert len({line.line.dash for line in lines}) == len(NAMES)
        assert len({line.marker.symbol for line in lines}) == len(NAMES)
        assert len({line.line.color for line in lines}) == len(NAMES)
        assert lines[0].line.color == SEATS[0]
    black = ttr.analysis.score_over_time(game).figure("dark").data[-1].line.color
    assert contrast(black, DARK.paper) > 4.5


def test_it_shows_itself(result):
    shown = Page(result._repr_html_())

    assert result.title in shown.text
    assert "<img" not in result._repr_html_()
    for name in result.columns:
        assert name in shown.text
        assert name in repr(result)
    assert repr(result).splitlines()[0] == result.title
    if len(result) > 24:
        assert repr(result).splitlines()[-1] == f"… {len(result) - 24} more rows"


def test_it_goes_into_a_dict(result):
    assert result.to_dict()["rows"] == [dict(row) for row in result.rows]
    assert result.to_dict()["title"] == result.title


def test_neither_plotly_nor_pandas_is_imported_before_it_is_needed():
    code = "import sys, ttr_widget as ttr; ttr.analysis; sys.exit('plotly' in sys.modules or 'pandas' in sys.modules)"

    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
