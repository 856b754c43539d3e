"""Colours can be told apart, and texts can be read."""

from itertools import combinations
from math import dist

import pytest

from ttr_widget.render import palette
from ttr_widget.render.cartography.pieces import SYMBOLS, symbol
from ttr_widget.render.paint import seat_ink
from ttr_widget.render.palette import DARK, LIGHT, contrast, inked, on, printed

each_theme = pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])


def test_contrast_is_measured_as_the_guidelines_say():
    assert contrast("#FFFFFF", "#000000") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


@each_theme
def test_texts_on_the_map_can_be_read(theme):
    for ground in (theme.paper, theme.land, theme.neighbours, theme.water, theme.park):
        for ink in (theme.ink, theme.port, theme.quiet):
            assert contrast(ink, ground) >= 4.5, (ink, ground)


@each_theme
def test_texts_on_any_fill_can_be_read(theme):
    fills = [*palette.CARDS.values(), *palette.SEATS, *(printed(color, theme)[0] for color in palette.CARDS)]
    for fill in fills:
        assert contrast(on(fill), fill) >= 4.5, fill


@each_theme
def test_a_symbol_stands_out_from_its_space(theme):
    for color in palette.CARD_SYMBOLS:
        fill, _, sign = printed(color, theme)
        assert contrast(sign, fill) >= (3.5 if theme is LIGHT else 3), color
        fill, _, sign = inked(color, theme)
        assert contrast(sign, fill) >= 4.1, color


@each_theme
def test_the_edge_of_an_empty_space_stands_out_from_the_land(theme):
    for color in palette.CARDS:
        assert contrast(printed(color, theme)[1], theme.land) >= (3.85 if theme is LIGHT else 3.1), color


@each_theme
def test_what_can_be_bought_is_not_as_pale_as_what_is_only_printed(theme):
    for color in palette.CARDS:
        assert printed(color, theme) != inked(color, theme)
        assert contrast(inked(color, theme)[1], theme.rim) >= 4.4, color


@each_theme
def test_empty_spaces_of_two_colours_differ(theme):
    looks = {color: (printed(color, theme)[0], palette.CARD_SYMBOLS.get(color)) for color in palette.CARDS}
    for one, other in combinations(looks, 2):
        assert looks[one][0] != looks[other][0]
        assert looks[one][1] != looks[other][1]


def test_each_colour_has_a_sign_and_each_seat_a_livery_of_its_own():
    signs, liveries = [*palette.CARD_SYMBOLS.values(), palette.WILD_SYMBOL], palette.LIVERIES
    assert len(set(signs)) == len(signs)
    assert set(signs) == set(palette.SIGNS)
    assert len(palette.SEATS) == len(set(liveries)) == len(set(palette.LIVERY_SIGNS)) == 5
    assert not {*signs, *palette.SIGNS.values()} & {*liveries, *palette.LIVERY_SIGNS}


def test_a_livery_stands_out_from_its_piece():
    for seat, fill in enumerate(palette.SEATS):
        assert contrast(seat_ink(seat), fill) >= 4.4


@pytest.mark.parametrize(("sight", "least"), [("normal", 50), ("protan", 31), ("deutan", 30), ("tritan", 14)])
def test_two_seats_differ_for_every_kind_of_sight(sight, least):
    seen = [_lab(_as_seen(fill, sight)) for fill in palette.SEATS]
    assert min(dist(one, other) for one, other in combinations(seen, 2)) >= least


_SIGHT = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
"""What is seen of linear red, green and blue without one kind of cone (Machado, Oliveira and Fernandes, 2009)."""


def _as_seen(color, sight):
    parts = [int(color[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return [min(max(sum(a * b for a, b in zip(row, linear, strict=True)), 0), 1) for row in _SIGHT[sight]]


def _lab(linear):
    """CIE L*a*b* of linear red, green and blue."""
    rows = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
    white = (0.9505, 1, 1.089)
    shares = [sum(a * b for a, b in zip(row, linear, strict=True)) / top for row, top in zip(rows, white, strict=True)]
    x, y, z = (share ** (1 / 3) if share > 0.008856 else 7.787 * share + 16 / 116 for share in shares)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@pytest.mark.parametrize("name", [*SYMBOLS, "disc", "ring", "club", "heart"])
def test_a_symbol_is_a_closed_path_of_its_size(name):
    path = symbol(name, 100, 50, 10)
    points = [tuple(map(float, pair.split(","))) for pair in path.replace("Z", " ").replace("M", " ").replace("L", " ")
              .replace("C", " ").split()]  # fmt: skip

    assert path.endswith("Z")
    assert all(89 <= x <= 111 and 39 <= y <= 61 for x, y in points)
