"""The compiled copy of the benchmarks: which classes become structs."""

import ast
from pathlib import Path

from benchmarks import compiled_copy
from benchmarks.compiled_copy import MODULES, ROOT, marked

SOURCE = '''"""A module."""

from __future__ import annotations


@dataclass(frozen=True, slots=True)
class Open:
    """What users see."""

    count: int = 1


@dataclass(frozen=True, slots=True)
class Need:
    count: int


class ViewReader:
    @lazy
    def cost(self) -> list[float]:
        """The cost."""
        return []


class LearnersReader(ViewReader):
    @lazy
    def cost(self) -> list[float]:
        return ViewReader.cost.make(self)
'''


def test_every_module_to_compile_exists():
    named = [Path("ttr_widget", folder, f"{name}.py") for folder, names in MODULES.items() for name in names.split()]

    assert [path for path in named if path.stem != "*" and path not in compiled_copy.files()] == []


def test_a_class_that_users_see_stays_an_ordinary_class():
    text = marked(SOURCE)

    assert "from ttr_widget import _ordinary" in text
    assert "@_ordinary.as_written('What users see.')\n@dataclass(frozen=True, slots=True)\nclass Open:" in text
    assert "count: 'int' = 1" in text


def test_a_class_of_bots_becomes_a_struct():
    text = marked(SOURCE)

    assert "\n\n@dataclass(frozen=True)\nclass Need:\n    count: int\n" in text
    assert [name.name for name in compiled_copy.ordinary_classes(SOURCE)] == ["Open"]


def test_lazy_properties_of_structs_keep_their_values_in_attributes():
    text = marked(SOURCE)

    assert "_kept_cost: list[float] | None = None" in text
    assert "self._kept_cost = self._make_cost()" in text
    assert "return ViewReader._make_cost(self)" in text
    assert "@lazy" not in text


def test_what_is_marked_is_still_python():
    for path in compiled_copy.files():
        ast.parse(marked((ROOT / path).read_text("utf-8")))
