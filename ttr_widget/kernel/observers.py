"""Calling observers, so that the error of one does not keep the others from being called."""

from __future__ import annotations

from collections.abc import Callable, Iterable


def call_all(calls: Iterable[Callable[[], object]]) -> None:
    """Call all functions, even if some raise, and then raise the first error.

    An interrupt ends only the function that it hits, so that no page is left behind; it is raised before other errors.
    """
    fault: BaseException | None = None
    for call in calls:
        try:
            call()
        except BaseException as error:
            if fault is None or isinstance(fault, Exception) > isinstance(error, Exception):
                fault = error
    if fault is not None:
        raise fault
