"""Colours can be told apart, and texts can be read."""

from itertools import combinations

import pytest

from ttr_widget.render import palette
from ttr_widget.render.cartography.pieces import SYMBOLS, symbol
from ttr_widget.render.palette import DARK, LIGHT, contrast, on, space_colors

each_theme = pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])


def test_contrast_is_measured_as_the_guidelines_say():
    assert contrast("#FFFFFF", "#000000") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


@each_theme
def test_texts_on_the_map_can_be_read(theme):
    for ground in (theme.paper, theme.land, theme.focus, theme.water, theme.park):
        for ink in (theme.ink, theme.port, theme.quiet):
            assert contrast(ink, ground) >= 4.5, (ink, ground)


@each_theme
def test_texts_on_any_fill_can_be_read(theme):
    fills = [*palette.CARDS.values(), *palette.SEATS, *(space_colors(color, theme)[0] for color in palette.CARDS)]
    for fill in fills:
        assert contrast(on(fill), fill) >= 4.5, fill


@each_theme
def test_a_symbol_stands_out_from_its_space(theme):
    for color in palette.CARD_SYMBOLS:
        fill, _, sign = space_colors(color, theme)
        assert contrast(sign, fill) >= 2.4, color


@each_theme
def test_empty_spaces_of_two_colours_differ(theme):
    looks = {color: (space_colors(color, theme)[0], palette.CARD_SYMBOLS.get(color)) for color in palette.CARDS}
    for one, other in combinations(looks, 2):
        assert looks[one][0] != looks[other][0]
        assert looks[one][1] != looks[other][1]


def test_each_colour_and_each_seat_has_a_symbol_of_its_own():
    for names in (list(palette.CARD_SYMBOLS.values()), list(palette.SEAT_SYMBOLS)):
        assert len(set(names)) == len(names)
        assert set(names) <= set(palette.SIGNS)
    assert len(palette.SEATS) == len(palette.SEAT_SYMBOLS) == 5


@pytest.mark.parametrize("name", [*SYMBOLS, "disc", "ring", "club"])
def test_a_symbol_is_a_closed_path_of_its_size(name):
    path = symbol(name, 100, 50, 10)
    points = [tuple(map(float, pair.split(","))) for pair in path.replace("Z", " ").replace("M", " ").replace("L", " ")
              .replace("C", " ").split()]  # fmt: skip

    assert path.endswith("Z")
    assert all(89 <= x <= 111 and 39 <= y <= 61 for x, y in points)
