"""Seats, as people name them: by number or by the player's name."""

from __future__ import annotations

from collections.abc import Sequence

from .doors import plain_int
from .errors import BadInput, at, did_you_mean, expected
from .message import Message


def seat_of(given: object, names: Sequence[str]) -> int:
    """The seat with this number, or of the player with this name; capitals do not matter if one name remains."""
    given = plain_int(given)
    if type(given) is int and 0 <= given < len(names):
        return given
    if isinstance(given, str):
        if given in names:
            return list(names).index(given)
        same = [seat for seat, name in enumerate(names) if name.casefold() == given.strip().casefold()]
        if len(same) == 1:
            return same[0]
    wrong = expected("seat-or-name", given, most=len(names) - 1, names=tuple(names))
    raise BadInput(Message("error-suggested", problem=wrong, near=did_you_mean(given, names)))


def seat_at(place: str, given: object, names: Sequence[str]) -> int:
    """The same, for an argument with this name."""
    try:
        return seat_of(given, names)
    except BadInput as error:
        raise BadInput(at(place, error.message)) from None


def seat_or_none(given: object, names: Sequence[str]) -> int | None:
    """Like :func:`seat_of`; ``None``, a spectator, stays ``None``."""
    given = plain_int(given)
    if given is None:
        return None
    if not isinstance(given, str) and (type(given) is not int or not 0 <= given < len(names)):
        raise BadInput(expected("seat-or-none", given, most=len(names) - 1))
    return seat_of(given, names)
