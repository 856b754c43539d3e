"""The widget: games in a notebook, played by clicking the map.

It puts :mod:`ttr_widget.page` and :mod:`ttr_widget.session` into a notebook, and adds the lobby, replays and the lab.
"""

from ttr_widget.session.session import Session
from ttr_widget.session.viewpoint import Viewpoint

from .widget import GameWidget

__all__ = ["GameWidget", "Session", "Viewpoint"]
