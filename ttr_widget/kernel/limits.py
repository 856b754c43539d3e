"""Limits on the size of input, so that a small input cannot cause big work.

Each is several times what the games of this package need; input beyond a limit is refused before anything reads it.
"""

from __future__ import annotations

FILE_BYTES = 20_000_000
"""A save or a transcript.  The save of the longest game, a World game of 825 actions, has about 100 kB."""
TABLE_BYTES = 2_000_000
"""A file in the folder of a board, also in a zip archive.  The longest of this package has 10 kB."""
LINK = 60_000
"""Letters of a link.  Whole games have up to 700, positions of the package's boards up to 4,000, own boards more."""
LINK_DATA = 600_000
"""Letters of the data that is compressed in a link."""
LINK_MOVES = 5000
"""Moves of a game in a link; the longest game, of World, has 825."""
NESTING = 40
"""Levels of nested lists and objects in data.  Saves have up to 8."""
TEXT = 1000
"""Letters of an action or of another text that is parsed."""
NAME = 200
"""Letters of a name on a board, or of a text in a rule.  Longer ones fit on no map."""
DESCRIPTION = 5000
"""Letters of a longer text of a board, such as its description."""
NUMBER = 10**12
"""The size of numbers in facts and in the data of a board; JSON readers of all languages keep them exact."""

CITIES = 400
"""Cities of a board; World has 48.  A map with more takes too long to draw, and no screen can show it."""
ROUTES = 1000
"""Routes of a board; World has 130."""
POINTS = 10_000
"""Points of a ticket or of a rule; printed games have up to 40."""
TICKETS = 1000
"""Tickets of a board, each expansion counted; Europe has 101."""
LENGTH = 50
"""Spaces of a route; the longest printed one has 8."""
SPACES = 5000
"""Spaces of all routes of a board together; World has 504."""
COORDINATE = 1_000_000
"""The size of coordinates on a map."""

DRAWN_TICKETS = 10
"""Tickets drawn at once; printed games draw up to 5.  The number of choices doubles with each."""
TICKET_DECKS = 4
"""Ticket decks; printed games have up to 2.  The number of mixes multiplies with each."""
PIECES = 500
"""Pieces of one kind of a player; printed games have up to 50."""
