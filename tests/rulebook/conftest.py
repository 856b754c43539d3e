"""Fixtures shared by the tests of languages."""

import pytest

import ttr_widget as ttr


@pytest.fixture
def spoken():
    """Choose the language for one test."""
    yield ttr.set_locale
    ttr.set_locale("en")
