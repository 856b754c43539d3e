"""Errors for attributes that people expect of an object or a module and that it has under another name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from .errors import did_you_mean
from .message import Message, Said


class NoAttribute(AttributeError):
    """An attribute that does not exist; says what there is in its place, once somebody reads it.

    Code that only tries an attribute (``hasattr``, ``from … import``) pays for no sentence.
    """

    def __init__(self, thing: object, name: str, tell: Callable[[], Message]) -> None:
        super().__init__(name=name, obj=thing)
        self._tell = tell

    def __str__(self) -> str:
        return str(self._tell())

    def __reduce__(self) -> tuple[Any, ...]:
        return AttributeError, (str(self),)


def _near(name: str, known: Iterable[str], instead: Mapping[str, str]) -> Said:
    if name in instead:
        return Message("error-attribute.instead", instead=instead[name])
    return did_you_mean(name, [one for one in known if not one.startswith("_")])


_suggested: dict[type, dict[str, str]] = {}


def suggest(kind: type, instead: Mapping[str, str]) -> None:
    """Let objects of a class say what there is in place of a missing attribute: these, or the name most like it.

    Type checkers do not see it: they would accept any attribute of a class with ``__getattr__``.  A rule may add to
    what its routes say.
    """
    if kind in _suggested:
        _suggested[kind].update(instead)
        return
    instead = _suggested[kind] = dict(instead)

    def __getattr__(self: object, name: str) -> object:  # noqa: N807 -- becomes a method
        if name.startswith("_"):
            raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}", name=name, obj=self)
        known = getattr(type(self), name, None)
        if isinstance(known, property):
            return known.__get__(self)  # it has failed with an error of its own, and does so again
        facts = {"kind": type(self).__name__, "name": name}
        tell = lambda: Message("error-attribute", **facts, near=_near(name, dir(type(self)), instead))  # noqa: E731
        raise NoAttribute(self, name, tell)

    added: Any = kind
    added.__getattr__ = __getattr__


def suggest_in(module: str, known: Iterable[str], instead: Mapping[str, str]) -> Callable[[str], object]:
    """The ``__getattr__`` of a module that says what there is in place of a missing name."""

    def __getattr__(name: str) -> object:  # noqa: N807
        facts = {"module": module, "name": name}
        tell = lambda: Message("error-module-attribute", **facts, near=_near(name, known, instead))  # noqa: E731
        raise NoAttribute(None, name, tell)

    return __getattr__
