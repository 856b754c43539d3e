"""Keyword arguments that people expect of a function, and that it has under another name."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from functools import wraps
from typing import ParamSpec, TypeVar

from .errors import did_you_mean
from .message import Message

P = ParamSpec("P")
T = TypeVar("T")


def suggest_keywords(instead: Mapping[str, str]) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Let a function say what there is in place of an unknown keyword: these, or the name most like it.

    It stays a :class:`TypeError`, as for any function.
    """

    def told(function: Callable[P, T]) -> Callable[P, T]:
        known = [*inspect.signature(function).parameters]

        @wraps(function)
        def called(*args: P.args, **kwargs: P.kwargs) -> T:
            for name in kwargs:
                if name not in known:
                    meant = instead.get(name)
                    near = Message("error-near", near=meant) if meant else did_you_mean(name, known)
                    facts = {"function": function.__name__, "name": name, "names": tuple(known), "near": near}
                    raise TypeError(str(Message("error-keyword", **facts)))
            return function(*args, **kwargs)

        return called

    return told
