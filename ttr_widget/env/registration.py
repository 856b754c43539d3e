"""The environments by name, for ``gymnasium.make`` and ``pettingzoo.make``.

``ttr_widget/Berlin-v0`` and its like, one for each board; ``ttr_widget/Game-v0`` takes any board or variant as
``board=``.  Importing :mod:`ttr_widget.env` registers them; worker processes that must find them by name use
``gymnasium.make("ttr_widget.env:ttr_widget/Berlin-v0")``.
"""

from __future__ import annotations

import gymnasium
import pettingzoo

from ttr_widget.boards import BOARDS

VERSION = 0
"""Raised when observations, actions or rewards change, so that trained agents are not used with another version."""


def names() -> dict[str, dict[str, str]]:
    """The arguments of each registered environment, by its name."""
    spelled = {name: "USA" if name == "usa" else name.title() for name in BOARDS}
    known = {f"ttr_widget/{title}-v{VERSION}": {"board": name} for name, title in spelled.items()}
    return known | {f"ttr_widget/Game-v{VERSION}": {}}


def register() -> None:
    """Register what is not registered yet."""
    for name, arguments in names().items():
        if name not in gymnasium.registry:
            gymnasium.register(name, "ttr_widget.env.seat_env:SeatEnv", kwargs=arguments)
        if name not in pettingzoo.aec_registry:
            pettingzoo.register("aec", name, "ttr_widget.env.aec:env", kwargs=arguments)
