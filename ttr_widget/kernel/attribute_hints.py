"""Errors for attributes that people expect of an object and that it has under another name."""

from __future__ import annotations

from collections.abc import Mapping

from .errors import did_you_mean
from .message import Message, Said


def no_attribute(thing: object, name: str, instead: Mapping[str, str]) -> AttributeError:
    """The error for a missing attribute; ``instead`` says by name what there is in its place."""
    kind = type(thing).__name__
    if name.startswith("_"):
        return AttributeError(f"{kind!r} object has no attribute {name!r}", name=name, obj=thing)
    near: Said = Message("error-attribute.instead", instead=instead[name]) if name in instead else ""
    near = near or did_you_mean(name, [known for known in dir(type(thing)) if not known.startswith("_")])
    return AttributeError(str(Message("error-attribute", kind=kind, name=name, near=near)), name=name, obj=thing)
