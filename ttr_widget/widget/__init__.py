"""The widget: games to be played by clicking the map, in a notebook.

``session`` and ``place`` know who sits where, ``protocol`` reads messages, ``desk`` answers them, ``widget`` has the
traits.  Only ``widget`` and what is built on it knows a notebook.
"""

from .place import Place
from .session import Session
from .widget import GameWidget

__all__ = ["GameWidget", "Place", "Session"]
