"""Reports the surroundings of a widget to Python: theme, width, preferences of the person, the link of a game."""

from __future__ import annotations

import anywidget
import traitlets as t

from ttr_widget.page.static_files import text_of

_NOT_BUILT = "export default { render() {} };"


class Surroundings(anywidget.AnyWidget):
    """An invisible child to put into a box; its traits follow the page."""

    _esm = text_of("surroundings.js", _NOT_BUILT)

    dark = t.Bool(False, help="is the page dark?").tag(sync=True)
    preferences: t.Dict[str, str] = t.Dict(help="what the browser has kept: ``locale``, ``name``").tag(sync=True)
    wish: t.Dict[str, str] = t.Dict(help="what the browser is to keep from now on").tag(sync=True)
    link = t.Unicode(help="the link of a game with which the static site was opened").tag(sync=True)
    room = t.Int(0, help="the width in pixels; 0 as long as no page has said it").tag(sync=True)
