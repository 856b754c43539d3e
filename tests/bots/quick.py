"""The package's bots in a form that is quick enough for whole games in tests."""

from ttr_widget.bots import names

OF_THE_PACKAGE = names()
"""The bots as they are registered on import."""


def quick(nodes: int) -> tuple[str, ...]:
    """All bots of the package; those that search consider this many nodes per answer."""
    return tuple(f"{name}(nodes={nodes})" if name in ("search", "expert") else name for name in OF_THE_PACKAGE)
