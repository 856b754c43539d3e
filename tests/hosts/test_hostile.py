"""Hostile names in a real notebook: no formula, no element, nothing is run."""

from __future__ import annotations

from .notebook import Notebook

SHOW = """from tests.hostile.names import game
shown = game()
shown"""
FORMULA = """from IPython.display import HTML
HTML('<p id="formula">$y^2$</p>')"""
"""The notebook does typeset formulas in html."""


def test_tables_of_a_notebook_show_names_as_text(lab: Notebook) -> None:
    lab.run(SHOW, FORMULA, widgets=0)
    output = lab.page.locator(".jp-OutputArea-output .ttr").first
    output.wait_for()
    lab.page.locator(".jp-OutputArea-output .ttr", has_text="$x$").first.wait_for()
    lab.page.locator("#formula mjx-container").first.wait_for()
    assert lab.page.locator(".jp-OutputArea-output .ttr mjx-container").count() == 0
    assert lab.page.locator(".jp-OutputArea-output .ttr img, .jp-OutputArea-output .ttr script").count() == 0
    assert lab.page.evaluate("typeof window.pwned") == "undefined"
