"""The golden games, random games and games between bots have the same bytes in every Python and every setting."""

import os
import sys
from collections.abc import Iterator, Mapping
from functools import cache

from tests.golden.digests import digests, golden_texts
from tests.golden.elsewhere import Setting, run
from tools.pythons import pythons

from .part import Options, Part

LOCALES = ("C", "C.UTF-8", "POSIX", "de_DE.UTF-8", "tr_TR.UTF-8")
ZONES = ("UTC", "Asia/Tokyo", "America/St_Johns")
CASES = 60


def cases(options: Options) -> Iterator[Setting]:
    """Every Python in turn, each time with another hash seed, locale, time zone and optimisation.

    More Pythons, such as one of 32 bits, are named in the environment variable ``TTR_PYTHONS``.
    """
    more = [path for path in os.environ.get("TTR_PYTHONS", "").split(os.pathsep) if path]
    programs = [sys.executable, *pythons().values(), *more]
    for number in range(options.seed, options.seed + max(len(programs), options.times(CASES))):
        flags = ((), ("-O",), ("-OO",), ("-X", "utf8=0"))[number // 2 % 4]
        locale, zone = LOCALES[number % len(LOCALES)], ZONES[number % len(ZONES)]
        yield Setting(programs[number % len(programs)], number * 71, locale, zone, flags)


@cache
def here() -> dict[str, dict[str, str]]:
    return digests(golden_texts())


def check(case: Setting) -> Mapping[str, int]:
    found = run(case)["digests"]
    assert found == here()
    return {"games": len(found)}


PART = Part("same bytes", cases, check, worst=120.0, growth=60.0)
