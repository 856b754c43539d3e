"""Sliders for the arguments of a variant's rules, and a switch for each rule that can be left out or added."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass, replace
from typing import Any, get_args

import ipywidgets as widgets

from ttr_widget import locales
from ttr_widget.boards.house_rules import joining_rules
from ttr_widget.kernel.errors import BadVariant, TtrError
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.variant import RuleBase, Topic, Variant
from ttr_widget.locales.plain_text import in_html
from ttr_widget.rulebook import RuleBook, Section

_WIDE = {"description_width": "15em"}
_TOPICS: tuple[Topic, ...] = get_args(Topic)


class RuleControls(widgets.VBox):  # type: ignore[misc]  # ipywidgets has no types
    """Controls for the rules of a variant; ``controls.variant()`` is the variant that they define, or raises an error.

    The text of each rule is shown next to its sliders, with the numbers that they show.
    """

    def __init__(self, origin: Variant, changed: Callable[[], object], locale: str | None = None) -> None:
        self.origin = origin
        self.locale = locales.checked(locale)
        self._joining = {rule.key: rule for rule in joining_rules(origin)}
        self._printed: dict[str, Section] = {}
        """The text of each rule before any change."""
        self._switches: dict[str, Any] = {}
        self._sliders: dict[tuple[str, str], Any] = {}
        self._words: dict[str, Any] = {}
        self._topics: dict[Topic, Any] = {}
        """The heading of each group of rules."""
        super().__init__([one for topic in _TOPICS for one in self._group(topic)])
        self.speak(self.locale)
        for control in (*self._switches.values(), *self._sliders.values()):
            control.observe(lambda _: self._moved(changed), "value")

    @property
    def _rules(self) -> tuple[RuleBase, ...]:
        """The rules of the variant, and those that can join it."""
        return (*self.origin.rules, *self._joining.values())

    def _moved(self, changed: Callable[[], object]) -> None:
        self._tell()
        changed()

    def _group(self, topic: Topic) -> list[Any]:
        """A heading and the rules about this topic; nothing if none of them can be changed."""
        rows = [row for rule in self._rules if rule.topic == topic and (row := self._row(rule)) is not None]
        if rows:
            self._topics[topic] = widgets.HTML()
        return [self._topics[topic], *rows] if rows else []

    def _row(self, rule: RuleBase) -> Any:
        controls = [self._slider(rule, name, value) for name, value in _numbers(rule)]
        joins = rule.key in self._joining
        optional = joins or _can_go(self.origin, rule)
        if not controls and not optional:
            return None
        switch = widgets.Box(layout=widgets.Layout(width="9em"))
        if optional:
            self._switches[rule.key] = widgets.Checkbox(value=not joins, indent=False)
            self._switches[rule.key].layout.width = "8em"
            switch.children = [self._switches[rule.key]]
        self._words[rule.key] = widgets.HTML(layout=widgets.Layout(flex="1 1 17em", max_width="40em", margin="2px 8px"))
        box = widgets.Box(controls, layout=widgets.Layout(flex="6 1 28em", flex_flow="row wrap"))
        box.layout.align_content = "flex-start"
        line = widgets.Layout(flex_flow="row wrap", border_top="1px solid rgba(128,128,128,.25)", padding="4px 0")
        return widgets.Box([self._words[rule.key], switch, box], layout=line)

    def _slider(self, rule: RuleBase, name: str, value: int | bool) -> Any:
        control: Any
        if isinstance(value, bool):
            control = widgets.Checkbox(value=value, indent=False)
        else:
            control = widgets.IntSlider(
                value=value,
                min=min(value, rule.adjustable[name].start),
                max=max(value, rule.adjustable[name][-1]),
                style=_WIDE,
                continuous_update=False,
            )
            control.layout.width, control.layout.max_width = "30em", "98%"
        self._sliders[rule.key, name] = control
        return control

    # Texts.

    def speak(self, locale: str) -> None:
        """Show all texts in a language."""
        self.locale = locale
        self._printed = _sections(self.origin, locale)
        for key, rule in self._joining.items():
            self._printed[key] = _sections(self.origin.with_rule(rule), locale)[key]
        words = {rule.key: rule.words for rule in self._rules}
        for (key, name), control in self._sliders.items():
            message = Message(f"lab-{key}-{name}".replace("_", "-")).worded(words[key])
            control.description = locales.find(message, locale) or name.replace("_", " ")
        for topic, heading in self._topics.items():
            heading.value = f"<h4>{in_html(locales.fill('lab-topic', locale, topic=topic))}</h4>"
        for switch in self._switches.values():
            switch.description = locales.fill("lab-in-force", locale)
        self._tell()

    def _tell(self) -> None:
        """Update the text of each rule."""
        try:
            now = self.variant()
        except TtrError:
            return
        changed = _sections(now, self.locale)
        for key, line in self._words.items():
            section, title = changed.get(key), in_html(self._printed[key].title)
            if section is None:
                tag = "span" if key in self._joining else "s"
                line.value = f"<{tag} style='opacity:.75'>{title}</{tag}>"
                continue
            text = "".join(f"<p><b>{in_html(one.title)}.</b> {in_html(one.words)}</p>" for one in section.entries)
            mark = " ●" if section != self._printed[key] or key in self._joining else ""
            head = f"<summary style='cursor:pointer'><b>{in_html(section.title)}</b>{mark}</summary>"
            line.value = f"<details style='line-height:1.4'>{head}{text}</details>"

    # For scripts.

    def set(self, key: str, **values: Any) -> None:
        """Set the sliders of a rule: ``controls.set("stations", count=2)``."""
        for name, value in values.items():
            self._sliders[key, name].value = value

    def can_show(self, variant: Variant) -> bool:
        """Can the controls define this variant?"""
        known = {rule.key: rule for rule in self._rules}
        gone = set(self.origin.by_key) - set(variant.by_key)
        return gone <= set(self._switches) and all(
            rule.key in known and rule == _with_numbers_of(known[rule.key], rule) for rule in variant.rules
        )

    def is_optional(self, variant: Variant) -> bool:
        """Does this variant change only rules of the original that can be switched off?"""
        changed = {key for key, rule in self.origin.by_key.items() if variant.by_key.get(key) != rule}
        return bool(changed) and changed <= set(self._switches)

    def show(self, variant: Variant) -> None:
        """Move the controls so that they define this variant."""
        for rule in self._rules:
            wanted = variant.by_key.get(rule.key, rule)
            self.set(rule.key, **{name: getattr(wanted, name) for name, _ in _numbers(rule)})
            if rule.key in self._switches:
                self._switches[rule.key].value = rule.key in variant.by_key

    def leave_out(self, key: str) -> None:
        """Switch a rule off."""
        self._switches[key].value = False

    def add(self, key: str, **values: Any) -> None:
        """Add a rule that a house rule can add: ``controls.add("globetrotter", points=20)``."""
        self.set(key, **values)
        self._switches[key].value = True

    def variant(self) -> Variant:
        """The variant that the controls define; :class:`BadVariant` if it is impossible."""
        made = self.origin
        for rule in filter(self._in_force, self._rules):
            values = {name: control.value for (key, name), control in self._sliders.items() if key == rule.key}
            new = replace(rule, **values) if values else rule  # type: ignore[type-var]
            if new != self.origin.by_key.get(rule.key):
                made = made.with_rule(new)
        return made.without(*[rule for rule in self.origin.rules if not self._in_force(rule)])

    def _in_force(self, rule: RuleBase) -> bool:
        return rule.key not in self._switches or bool(self._switches[rule.key].value)


def _sections(variant: Variant, locale: str) -> dict[str, Section]:
    """The rule book's section for each rule."""
    return {rule.key: section for rule, section in zip(variant.rules, RuleBook(variant, locale).sections, strict=True)}


def _numbers(rule: RuleBase) -> list[tuple[str, Any]]:
    """The adjustable arguments of a rule: numbers and switches."""
    names: list[str] = [field.name for field in fields(rule)] if is_dataclass(rule) else []
    switches = [name for name in names if isinstance(getattr(rule, name), bool)]
    return [(name, getattr(rule, name)) for name in (*rule.adjustable, *switches)]


def _with_numbers_of(rule: RuleBase, other: RuleBase) -> RuleBase:
    """The rule with the adjustable arguments of another one of its kind."""
    values = {name: getattr(other, name) for name, _ in _numbers(rule)}
    return replace(rule, **values) if values else rule  # type: ignore[type-var]


def _can_go(variant: Variant, rule: RuleBase) -> bool:
    """Does the game work without this rule?"""
    try:
        variant.without(type(rule).__name__)
    except (BadVariant, TtrError):
        return False
    return True
