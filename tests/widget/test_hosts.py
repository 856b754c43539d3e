"""VS Code and Colab are not run here, but what their documentation requires of a widget is checked."""

import re
import sys
from types import ModuleType, SimpleNamespace
from typing import Any

from anywidget import _util

from tests.session.test_session import opened
from ttr_widget.widget import GameWidget

VIEW = "application/vnd.jupyter.widget-view+json"


def test_the_page_is_one_module_that_goes_through_the_comm():
    """No extension to install, no file to serve: a host that supports anywidget is enough."""
    widget = GameWidget(opened())
    state = widget.get_state()
    assert (state["_view_module"], state["_model_module"]) == ("anywidget", "anywidget")
    module = state["_esm"]
    assert re.search(r"export\s*\{[^{}]*\bdefault\b", module)
    assert not re.search(r"(^|[;}\s])import\s*[\"'{*\w][^;]{0,200}?(from\s*)?[\"']", module)
    # What is imported later is a part of the module that travels compressed: a blob, as the module itself is one.
    (imported,) = re.findall(r"\bimport\((\w+)\)", module)
    assert f"{imported}=URL.createObjectURL(new Blob(" in module
    assert len(re.findall(r"\bimport\(", module)) == 1
    # The font is part of the style: nothing is fetched.
    assert not re.search(r"url\((?![\"']?data:)", state["_css"])
    assert "@import" not in state["_css"]


def test_a_cell_gets_the_usual_view_and_a_short_text():
    bundle: Any = GameWidget(opened())._repr_mimebundle_()
    said = bundle[0] if isinstance(bundle, tuple) else bundle
    assert set(said[VIEW]) == {"version_major", "version_minor", "model_id"}
    assert len(said["text/plain"]) < 200


def test_colab_s_manager_of_foreign_widgets_is_switched_on_by_itself(monkeypatch):
    """As ``google.colab.output.enable_custom_widget_manager()`` would."""
    called = []
    output = ModuleType("google.colab.output")
    output.enable_custom_widget_manager = lambda: called.append(1)  # type: ignore[attr-defined]
    output._widgets = SimpleNamespace(_installed_url="https://example.org/manager.js")  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "google.colab.output", output)
    _util.enable_custom_widget_manager_once.cache_clear()
    bundle: Any = GameWidget(opened())._repr_mimebundle_()
    _util.enable_custom_widget_manager_once.cache_clear()
    assert called == [1]
    assert isinstance(bundle, tuple)
    assert bundle[1][VIEW]["colab"]["custom_widget_manager"]["url"] == "https://example.org/manager.js"
