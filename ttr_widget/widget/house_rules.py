"""House rules that the lobby offers: each makes another variant of a game, where it fits."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace

from ttr_widget.kernel.errors import BadVariant
from ttr_widget.kernel.variant import Variant
from ttr_widget.rules.claiming import Claiming
from ttr_widget.rules.globetrotter import Globetrotter
from ttr_widget.rules.longest_path import LongestPath
from ttr_widget.rules.parallel_routes import ParallelRoutes
from ttr_widget.rules.stations import Stations
from ttr_widget.rules.tunnels import Tunnels

Change = Callable[[Variant], Variant]


def _easy_tunnels(variant: Variant) -> Variant:
    tunnels = variant.rule(Tunnels)
    assert isinstance(tunnels, Tunnels), "rules are found by their class"
    return variant.with_rule(replace(tunnels, reveal=1))


def _open_doubles(variant: Variant) -> Variant:
    parallel = variant.rule(ParallelRoutes)
    assert isinstance(parallel, ParallelRoutes), "rules are found by their class"
    return variant.with_rule(replace(parallel, few=1))


def _short(variant: Variant) -> Variant:
    claiming = variant.rule(Claiming)
    assert isinstance(claiming, Claiming), "rules are found by their class"
    if "pieces" in variant.by_key:
        raise BadVariant("the players choose their pieces themselves")
    return variant.with_rule(replace(claiming, own={kind: (number + 1) // 2 for kind, number in claiming.own.items()}))


HOUSE_RULES: Mapping[str, tuple[str, bool, Change]] = {
    # name: the key of the rule that it is about, must the game have that rule already, what it makes of the game
    "without-longest-path": ("longest_path", True, lambda variant: variant.without("longest_path")),
    "longest-path": ("longest_path", False, lambda variant: variant.with_rule(LongestPath(10))),
    "without-stations": ("stations", True, lambda variant: variant.without("stations")),
    "stations": ("stations", False, lambda variant: variant.with_rule(Stations())),
    "without-globetrotter": ("globetrotter", True, lambda variant: variant.without("globetrotter")),
    "globetrotter": ("globetrotter", False, lambda variant: variant.with_rule(Globetrotter(15))),
    "easy-tunnels": ("tunnels", True, _easy_tunnels),
    "open-doubles": ("parallel", True, _open_doubles),
    "short": ("claiming", True, _short),
}


def offered(variant: Variant) -> dict[str, Change]:
    """The house rules that fit a game, by name."""
    found = {}
    for name, (key, present, change) in HOUSE_RULES.items():
        if (key in variant.by_key) != present:
            continue
        try:
            change(variant)
        except BadVariant:
            continue
        found[name] = change
    return found


def changed(variant: Variant, names: Iterable[str]) -> Variant:
    """The game with these house rules; those that do not fit it are left out."""
    fitting = offered(variant)
    for name in names:
        if name in fitting:
            variant = fitting[name](variant)
    return variant
