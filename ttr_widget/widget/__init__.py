"""The widget: games to be played by clicking the map, in a notebook.

Around :mod:`ttr_widget.page` and :mod:`ttr_widget.session`: the traits, the lobby, the replay and the lab.
"""

from ttr_widget.session.session import Session
from ttr_widget.session.viewpoint import Viewpoint

from .widget import GameWidget

__all__ = ["GameWidget", "Session", "Viewpoint"]
