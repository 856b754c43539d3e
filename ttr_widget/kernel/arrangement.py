"""The arguments of a hand-made position, and the faults that such a position can have."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from .cards import Cards
from .errors import BadInput, BadScenario, at, expected
from .message import Message, Said
from .seats import seat_of

if TYPE_CHECKING:
    from .action import Reader


class Fault(NamedTuple):
    """An inconsistency in a position: the path of the value in the rule's slot, and a description."""

    place: str
    fact: Said


class Arrangement:
    """The arguments of a scenario by name (``hands``, ``claimed``, …); each rule takes those it understands.

    Mistakes raise a :class:`BadScenario` that names the argument.
    """

    def __init__(self, given: Mapping[str, Any], names: Sequence[str], reader: Reader, *, opening: bool) -> None:
        self.names = tuple(names)
        self.opening = opening
        """Whether the choices of tickets and pieces before the first turn are still open."""
        self._given = {name: value for name, value in given.items() if value is not None}
        self._taken: set[str] = set()
        self._reader = reader

    @property
    def untaken(self) -> list[str]:
        """The arguments that no rule has taken so far."""
        return [name for name in self._given if name not in self._taken]

    # Taking arguments.

    def take(self, name: str) -> Any:
        """Return an argument as it was given, or ``None``, and mark it as taken."""
        self._taken.add(name)
        return self._given.get(name)

    def by_seat(self, name: str) -> dict[int, Any]:
        """Take an argument whose keys are seats, by number or by the player's name."""
        given = self.take(name)
        if given is None:
            return {}
        if not isinstance(given, Mapping):
            raise BadScenario(at(name, expected("by-seat", given)))
        found: dict[int, Any] = {}
        for who, value in given.items():
            seat = self.seat(name, who)
            if seat in found:
                raise BadScenario(at(name, Message("error-seat-twice", seat=seat, player=self.names[seat])))
            found[seat] = value
        return found

    def seat(self, place: str, given: object) -> int:
        """The seat with this number, or of the player with this name."""
        try:
            return seat_of(given, self.names)
        except BadInput as error:
            raise BadScenario(at(place, error.message)) from None

    def cards_by_seat(self, name: str) -> dict[int, Cards]:
        """Take an argument that maps seats to cards."""
        return {seat: self.read(f"{name}[{seat}]", "cards", given) for seat, given in self.by_seat(name).items()}

    # Parsing their values.

    def read(self, place: str, kind: str, given: object) -> Any:
        """Parse a value of this kind (``cards``, ``city``, ``tickets``, ``route``, …)."""
        try:
            return self._reader.route_for(given, None) if kind == "route" else self._reader.read(kind, given)
        except BadInput as error:
            raise BadScenario(at(place, error.message)) from None

    def several(self, place: str, kind: str, given: object) -> tuple[Any, ...]:
        """Parse several values of one kind (``cards``, ``city``, ``tickets``, ``route``), given as a list or a text."""
        if not isinstance(given, list | tuple):
            return self._items(place, kind, given)
        things = [self.item(f"{place}[{number}]", kind, item) for number, item in enumerate(given)]
        return tuple(thing for some in things for thing in some)

    def item(self, place: str, kind: str, given: object) -> tuple[Any, ...]:
        """Parse one item of a list, which may be a text that names several things."""
        return self._items(place, kind, [given])

    def _items(self, place: str, kind: str, given: object) -> tuple[Any, ...]:
        try:
            return tuple(self._reader.several(kind, given))
        except BadInput as error:
            raise BadScenario(at(place, error.message)) from None

    def number(self, place: str, given: object, least: int = 0, most: int = 10_000) -> int:
        """Check that a value is a whole number within these bounds."""
        if isinstance(given, bool) or not isinstance(given, int) or not least <= given <= most:
            raise BadScenario(at(place, expected("between", given, least=least, most=most)))
        return given

    def before_the_opening(self, name: str) -> None:
        """Reject an argument for something that cannot exist before the first turn."""
        if self.opening and self._given.get(name):
            raise BadScenario(at(name, Message("error-before-opening")))


def too_many(place: str, have: int, what: Message, named: Iterable[tuple[int, Message]]) -> BadScenario:
    """The error for listing more copies of something than exist, with the number in each place."""
    parts = [(count, where) for count, where in named if count]
    total = sum(count for count, _ in parts)
    where = tuple(Message("error-part", count=count, where=where) for count, where in parts)
    return BadScenario(Message("error-too-many", place=place, have=have, what=what, total=total, where=where))
