"""What the tests of languages share."""

import pytest

import ttr_widget as ttr


@pytest.fixture
def spoken():
    """Choose the language for one test."""
    yield ttr.set_locale
    ttr.set_locale("en")
