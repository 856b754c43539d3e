"""Opening a link of any kind."""

from __future__ import annotations

from .game import Game
from .links import linked_game, payload_of, seen_from_link
from .loading import game_of_link
from .puzzle.collection import PuzzleSet, from_link
from .seen import SeenGame


def open_link(link: str) -> Game | SeenGame | PuzzleSet:
    """Open a link, whatever it holds; a :class:`BadSave` says why one cannot be opened.

    A whole game becomes a :class:`Game`, as with :func:`replay`; what a player or a spectator has seen of a game
    becomes a :class:`SeenGame`, as with :func:`load_seen`; puzzles become a set, as with :func:`puzzles`.

    >>> import ttr_widget as ttr
    >>> game = ttr.new_game("usa", players=["Ada", "Grace"], seed=7)
    >>> ttr.open_link(game.link(seat=1)).view == game.view(1)
    True
    >>> ttr.open_link("https://example.org/games/" + game.link(everything=True)).state == game.state
    True
    """
    kind, data = payload_of(link, "game", "seen", "puzzles")
    if kind == "puzzles":
        return from_link(data)
    return game_of_link(linked_game(data)) if kind == "game" else seen_from_link(data)
