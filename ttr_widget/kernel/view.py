"""What a seat may know.

secret.view: A view is built up, never stripped: it is assembled from what is public, from the seat's own hand, and
from what each rule declares visible of its slot.  The test that proves it deals everything hidden anew, and the view
must not change by one byte.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from .board import Board
from .cards import Cards, Counts
from .prompt import Prompt
from .representation import shown
from .state import FREE, Draft, Position
from .variant import Variant


class View(NamedTuple):
    """All that one seat may know (``seat`` is ``None`` for a spectator), frozen.

    - ``hand`` (cards by name), ``claimed`` (each route with its seat), ``discards``; and in the order of the seats
      ``players``, ``points``, ``pieces_left``, ``hand_sizes``.
    - ``prompt`` is the open question (``.seat``, ``.kind``, ``.about``), ``turn`` the number of the turn, ``to_move``
      whose turn it is; ``turns_left`` counts down in the last round and is ``None`` before; ``over`` at the end.
    - ``rules`` is what each rule shows: ``rules["market"]["display"]`` the open cards, ``rules["tickets"]["held"]`` the
      own tickets, by board also ``"stations"``, ``"passengers"``, ``"harbours"`` and others.
    - ``counters`` holds public numbers of each seat: ``counters["tickets"]``, by board also ``"stations"`` and others.
    - ``board`` and ``variant`` are what is played.  ``hand_counts``, ``discard_counts``, ``pieces``, ``owners`` and
      ``excerpts`` say the same in numbers, for bots in a hurry.

    >>> import ttr_widget as ttr
    >>> game = ttr.scenario("europe", seed=1, hands={0: "3 red 1 locomotive"})
    >>> game.view(0).hand, game.view(1).hand_sizes
    (<3 red 1 locomotive>, (4, 4))
    >>> game.view(None).hand is None
    True
    """

    variant: Variant
    seat: int | None
    players: tuple[str, ...]
    prompt: Prompt | None
    """The open question; everybody sees whom the game waits for."""
    turn: int
    to_move: int
    """The seat whose turn it is."""
    turns_left: int | None
    """In the last round: turns still to be finished, this one included."""
    hand_counts: Counts | None
    hand_sizes: tuple[int, ...]
    discard_counts: Counts
    owners: bytes
    pieces: tuple[Counts, ...]
    points: tuple[int, ...]
    """Each seat's points on the score track."""
    excerpts: tuple[Any, ...]
    """What this seat may know of the rules' slots; ``rules`` says it in words."""
    over: bool

    @property
    def board(self) -> Board:
        """The board that is played on."""
        return self.variant.board

    @property
    def rules(self) -> dict[str, Mapping[str, Any]]:
        """For each rule that shows something: what this seat may know of it."""
        variant = self.variant
        pairs = zip(variant.visibles, self.excerpts, strict=True)
        shown = {key: variant.by_key[key].show(excerpt, variant) for (key, _), excerpt in pairs}
        return {key: said for key, said in shown.items() if said}

    @property
    def counters(self) -> dict[str, tuple[int, ...]]:
        """Public numbers of each seat that the rules count, by name: tickets held, stations built, passengers taken."""
        variant, seats = self.variant, len(self.players)
        pairs = zip(variant.visibles, self.excerpts, strict=True)
        found = [variant.by_key[key].counters(excerpt, seats) for (key, _), excerpt in pairs]
        return {name: tuple(counts) for counted in found for name, counts in counted.items()}

    def excerpt(self, key: str) -> Any:
        """What this seat may know of the slot of the rule with that key, as the rule keeps it; ``None``: nothing."""
        for (known, _), excerpt in zip(self.variant.visibles, self.excerpts, strict=True):
            if known == key:
                return excerpt
        return None

    @property
    def hand(self) -> Cards | None:
        """The seat's own cards."""
        return None if self.hand_counts is None else self.variant.kinds.of(self.hand_counts)

    @property
    def discards(self) -> Cards:
        """The cards that lie face up on the discards."""
        return self.variant.kinds.of(self.discard_counts)

    @property
    def claimed(self) -> dict[str, int]:
        """The claimed routes, each with the seat that owns it."""
        routes = self.variant.board.routes
        return {routes[number].id: owner for number, owner in enumerate(self.owners) if owner != FREE}

    @property
    def pieces_left(self) -> tuple[dict[str, int], ...]:
        """For each seat the pieces that it has left, by kind."""
        return tuple(dict(zip(self.variant.piece_names, left, strict=True)) for left in self.pieces)

    def __repr__(self) -> str:
        return shown(self, "text") or f"<View of {self.variant.board.name}, seat {self.seat}>"

    def _repr_html_(self) -> str | None:
        return shown(self, "html")

    def to_dict(self) -> dict[str, Any]:
        """The view as JSON knows it."""
        return {
            "board": self.variant.board.name,
            "variant": self.variant.text,
            "seat": self.seat,
            "players": list(self.players),
            "prompt": self.prompt.to_dict() if self.prompt else None,
            "turn": self.turn,
            "to_move": self.to_move,
            "turns_left": self.turns_left,
            "hand": None if self.hand is None else dict(self.hand),
            "hand_sizes": list(self.hand_sizes),
            "discards": dict(self.discards),
            "claimed": self.claimed,
            "pieces": list(self.pieces_left),
            "points": list(self.points),
            "rules": {key: _plain(shown) for key, shown in self.rules.items()},
            "over": self.over,
        }


def _plain(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {key: _plain(item) for key, item in value.items()}
    return [_plain(item) for item in value] if isinstance(value, (tuple, list)) else value


def view(position: Position, seat: int | None) -> View:
    """What this seat may know of the position."""
    variant = position.variant
    slots = position.slots
    kept = position.memo.setdefault(seat, {}) if type(position) is Draft else {}
    excerpts = []
    for key, visible in variant.visibles:
        slot = slots[key]
        known = kept.get(key)
        if known is None or known[0] is not slot:
            # An excerpt depends on its slot alone, so it is taken once for each slot.
            known = kept[key] = slot, visible(slot, seat)
        excerpts.append(known[1])
    hands, prompts = position.hands, position.prompts
    return _new_view(
        View,
        (
            variant,
            seat,
            position.names,
            prompts[-1] if prompts else None,
            position.turn,
            position.seat,
            position.turns_left,
            None if seat is None else hands[seat],
            tuple([sum(hand) for hand in hands]),
            position.discards,
            position.owners,
            tuple(position.pieces),
            variant.track(position),
            tuple(excerpts),
            position.over,
        ),
    )


_new_view: Callable[[type[View], tuple[Any, ...]], View] = tuple.__new__
