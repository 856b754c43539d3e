"""Sliders for the arguments of a variant's rules, and a switch for each rule that can be left out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass, replace
from typing import Any

import ipywidgets as widgets

from ttr_widget.kernel.errors import BadVariant, TtrError
from ttr_widget.kernel.rule import Rule
from ttr_widget.kernel.variant import Variant
from ttr_widget.kernel.words import paragraphs

_WIDE = {"description_width": "11em"}


def _reach(value: int) -> int:
    """How far a slider goes: some way beyond what is printed."""
    return max(10, 2 * abs(value) + 2)


class RuleControls(widgets.VBox):  # type: ignore[misc]  # ipywidgets has no types
    """The rules of a variant to play with: ``controls.variant()`` is what they say now, or a complaint in words."""

    def __init__(self, origin: Variant, changed: Callable[[], object]) -> None:
        self.origin = origin
        self._switches: dict[str, Any] = {}
        self._sliders: dict[tuple[str, str], Any] = {}
        rows = [row for rule in origin.rules if (row := self._row(rule)) is not None]
        super().__init__(rows)
        for control in (*self._switches.values(), *self._sliders.values()):
            control.observe(lambda _: changed(), "value")

    def _row(self, rule: Rule) -> Any:
        controls = [self._slider(rule, name, value) for name, value in _numbers(rule)]
        if _can_go(self.origin, rule):
            self._switches[rule.key] = widgets.Checkbox(value=True, description="in force", indent=False)
            self._switches[rule.key].layout.width = "7em"
            controls = [self._switches[rule.key], *controls]
        if not controls:
            return None
        words = " ".join(paragraphs(rule).values())
        title = widgets.HTML(f"<b>{type(rule).__name__}</b>", tooltip=words)
        title.layout.width = "10em"
        return widgets.HBox([title, widgets.Box(controls, layout=widgets.Layout(flex_flow="row wrap"))])

    def _slider(self, rule: Rule, name: str, value: int | bool) -> Any:
        words = name.replace("_", " ")
        control: Any
        if isinstance(value, bool):
            control = widgets.Checkbox(value=value, description=words, indent=False)
        else:
            control = widgets.IntSlider(
                value=value,
                min=min(0, value),
                max=_reach(value),
                description=words,
                style=_WIDE,
                continuous_update=False,
            )
            control.layout.width = "24em"
        self._sliders[rule.key, name] = control
        return control

    def set(self, key: str, **values: Any) -> None:
        """Move the sliders of a rule, for those who script: ``controls.set("tunnels", reveal=1)``."""
        for name, value in values.items():
            self._sliders[key, name].value = value

    def leave_out(self, key: str) -> None:
        """Switch a rule off."""
        self._switches[key].value = False

    def variant(self) -> Variant:
        """The variant that the controls describe; a :class:`BadVariant` if it cannot be."""
        made = self.origin
        for rule in self.origin.rules:
            values = {name: control.value for (key, name), control in self._sliders.items() if key == rule.key}
            new = replace(rule, **values) if values else rule  # type: ignore[type-var]
            if new != rule:
                made = made.with_rule(new)
        for key, switch in self._switches.items():
            if not switch.value:
                made = made.without(type(self.origin.by_key[key]).__name__)
        return made


def _numbers(rule: Rule) -> list[tuple[str, Any]]:
    """The arguments of a rule that are numbers or switches."""
    if not is_dataclass(rule):
        return []
    found = [(field.name, getattr(rule, field.name)) for field in fields(rule)]
    return [(name, value) for name, value in found if isinstance(value, int)]


def _can_go(variant: Variant, rule: Rule) -> bool:
    """Does the game still work without this rule?"""
    try:
        variant.without(type(rule).__name__)
    except (BadVariant, TtrError):
        return False
    return True
