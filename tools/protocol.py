"""Writes what the page must know of the wire format: ``js/src/protocol.ts`` and ``js/PROTOCOL.md``.

``python -m tools.protocol`` writes both from the dataclasses of ``traits.py``, ``controls.py``, ``guide_data.py``,
``lesson_data.py``, ``puzzle_data.py``, ``score_sheet.py``, ``protocol.py`` and ``answers.py`` in ``ttr_widget/page/``:
their fields become types, their docstrings become comments and words.
"""

from __future__ import annotations

import ast
import inspect
import json
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from enum import StrEnum
from pathlib import Path
from textwrap import dedent
from types import ModuleType, NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from ttr_widget import page
from ttr_widget.page import answers, controls, guide_data, lesson_data, protocol, puzzle_data, score_sheet, traits
from ttr_widget.page.answers import Refusal
from ttr_widget.page.protocol import KINDS, Message
from ttr_widget.page.record import NO_DEFAULT, Record, default_of
from ttr_widget.session.viewpoint import PageRole

ROOT = Path(__file__).parents[1]
TYPES = ROOT / "js" / "src" / "protocol.ts"
WORDS = ROOT / "js" / "PROTOCOL.md"
HEAD = "// Written by `make protocol` from ttr_widget/page/traits.py and ttr_widget/page/protocol.py; do not edit.\n"
WIDTH = 120
ROLES = list(PageRole)
_ATOMS = {int: "number", float: "number", str: "string", bool: "boolean"}
_NAMES = {int: "integer", float: "number", str: "text", bool: "true or false"}
SENT = (traits, controls, guide_data, lesson_data, puzzle_data, score_sheet)
"""The modules with what is sent to the page."""
_ALIASES = ((traits.Point, "Point"), (traits.Counts, "Counts"))
_SHAPES = """
/** What a value must look like. */
export type Shape =
  | "any"
  | "number"
  | "string"
  | "boolean"
  | { maybe: Shape }
  | { list: Shape }
  | { map: Shape }
  | { tuple: Shape[] }
  | { one: string[] }
  | { record: string }
  /** The first of these records whose required fields are all there. */
  | { first: string[] };

export interface RecordShape {
  /** Are further fields kept? */
  open: boolean;
  fields: Record<string, { is: Shape; otherwise?: unknown }>;
}
"""


def records(module: ModuleType) -> list[type[Record]]:
    """The records of a module, in its order."""
    own = [one for one in vars(module).values() if isinstance(one, type) and issubclass(one, Record)]
    return [one for one in own if one.__module__ == module.__name__]


def words_of(kind: type) -> tuple[str, dict[str, str]]:
    """The docstring of a class, and those of its fields."""
    (tree,) = ast.parse(dedent(inspect.getsource(kind))).body
    assert isinstance(tree, ast.ClassDef)
    found: dict[str, str] = {}
    for before, after in zip(tree.body, tree.body[1:], strict=False):
        if isinstance(before, ast.AnnAssign | ast.Assign) and isinstance(after, ast.Expr):
            assert isinstance(after.value, ast.Constant)
            name = before.target if isinstance(before, ast.AnnAssign) else before.targets[0]
            found[ast.unparse(name)] = markdown(str(after.value.value))
    return markdown(ast.get_docstring(tree) or ""), found


def markdown(text: str) -> str:
    """A docstring as Markdown."""
    text = re.sub(r":\w+:`~?(?:[\w.]+\.)?(\w+)`", r"`\1`", inspect.cleandoc(text)).replace("``", "`")
    return re.sub(r"(?<=[.:?])  +", " ", text)


# Types of the page.


def type_of(hint: Any) -> str:
    """The TypeScript type of a field."""
    for alias, name in _ALIASES:
        if hint == alias:
            return name
    if hint is Any:
        return "any"
    if hint is NoneType:
        return "null"
    if hint in _ATOMS:
        return _ATOMS[hint]
    origin, parts = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return " | ".join(map(type_of, parts))
    if origin is Literal:
        return " | ".join(map(json.dumps, parts))
    if origin is list:
        inner = type_of(parts[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(map(type_of, parts))}]"
    if origin is Mapping or (isinstance(origin, type) and issubclass(origin, Mapping)):
        return f"Record<string, {type_of(parts[1])}>"
    assert isinstance(hint, type), hint
    return " | ".join(map(json.dumps, hint)) if issubclass(hint, StrEnum) else hint.__name__


def shape_of(hint: Any) -> Any:
    """The same for the page's check."""
    if hint is Any:
        return "any"
    if hint in _ATOMS:
        return _ATOMS[hint]
    origin, parts = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        rest = [part for part in parts if part is not NoneType]
        shape = shape_of(rest[0]) if len(rest) == 1 else {"first": [part.__name__ for part in rest]}
        return {"maybe": shape} if NoneType in parts else shape
    if origin is Literal:
        return {"one": list(parts)}
    if origin is list:
        return {"list": shape_of(parts[0])}
    if origin is tuple:
        return {"tuple": [shape_of(part) for part in parts]}
    if origin is Mapping or (isinstance(origin, type) and issubclass(origin, Mapping)):
        return {"map": shape_of(parts[1])}
    return {"one": [*hint]} if issubclass(hint, StrEnum) else {"record": hint.__name__}


def own_fields(kind: type) -> Iterator[tuple[str, Any, Any]]:
    """The fields that travel, each with its type and its default."""
    hints = get_type_hints(kind)
    for field in fields(kind):
        if field.name != getattr(kind, "inlined", ""):
            yield field.name, hints[field.name], default_of(field)


def _comment(text: str, indent: str = "") -> str:
    if not text:
        return ""
    if "\n" not in text and len(text) + len(indent) + 7 <= WIDTH:
        return f"{indent}/** {text} */\n"
    lines = "".join(f"{indent} * {line}".rstrip() + "\n" for line in text.splitlines())
    return f"{indent}/**\n{lines}{indent} */\n"


def interface(kind: type, sent: bool = False) -> str:
    """The type of a record, or of a message that the page sends."""
    told, about = words_of(kind)
    lines = [_comment(told), f"export interface {kind.__name__}{'Message' if sent else ''} {{\n"]
    for name, hint, default in own_fields(kind):
        optional = "?" if sent and default is not NO_DEFAULT else ""
        lines += [_comment(about.get(name, ""), "  "), f"  {name}{optional}: {type_of(hint)};\n"]
    if getattr(kind, "inlined", ""):
        lines.append("  [field: string]: any;\n")
    return "".join(lines) + "}\n"


def _shape(kind: type[Record]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, hint, default in own_fields(kind):
        shape = {"is": shape_of(hint)}
        if default is not NO_DEFAULT and default is not None:
            shape["otherwise"] = default
        found[name] = shape
    return {"open": bool(kind.inlined), "fields": found}


def all_records() -> list[type[Record]]:
    """Everything that Python tells the page."""
    return [one for module in SENT for one in records(module)] + records(answers)


def types() -> str:
    """The text of ``js/src/protocol.ts``."""
    parts = [HEAD]
    parts += [f"export type {name} = {type_of_alias(alias)};\n" for alias, name in _ALIASES]
    parts += [interface(kind) for kind in all_records()]
    parts += [interface(kind, sent=True) for kind in KINDS.values()]
    parts.append(_map_of("Messages", "What the page may ask, by the type of the message.",
                         {name: f"{kind.__name__}Message" for name, kind in KINDS.items()}))  # fmt: skip
    parts.append(_map_of("Answers", "What is answered, by the type of the message.",
                         {name: kind.answered_by.__name__ for name, kind in KINDS.items()}))  # fmt: skip
    parts.append(_SHAPES.lstrip())
    parts.append(_constant("RECORDS", "Record<string, RecordShape>", {k.__name__: _shape(k) for k in all_records()}))
    senders = {name: sorted(kind.senders, key=ROLES.index) for name, kind in KINDS.items()}
    parts.append(_constant("SENDERS", 'Record<keyof Messages, Controls["role"][]>', senders))
    guests = {name: kind.guests for name, kind in KINDS.items()}
    parts.append(_constant("GUESTS", "Record<keyof Messages, boolean>", guests))
    shapes = {name: {"record": kind.answered_by.__name__} for name, kind in KINDS.items()}
    parts.append(_constant("ANSWERS", "Record<keyof Answers, Shape>", shapes))
    return "\n".join(parts)


def type_of_alias(alias: Any) -> str:
    """The TypeScript type behind an alias."""
    return f"[{', '.join(map(type_of, get_args(alias)))}]" if get_origin(alias) is tuple else "Record<string, number>"


def _map_of(name: str, told: str, entries: Mapping[str, str]) -> str:
    lines = "".join(f"  {key}: {value};\n" for key, value in entries.items())
    return f"{_comment(told)}export interface {name} {{\n{lines}}}\n"


def _constant(name: str, kind: str, value: Mapping[str, Any]) -> str:
    return f"export const {name}: {kind} = {_literal(value, '', len(name) + len(kind) + 17)};\n"


def _literal(value: Any, indent: str, taken: int) -> str:
    """A value as the formatter of the page writes it: on one line if there is room."""
    if not isinstance(value, Mapping):
        return json.dumps(value, ensure_ascii=False)
    flat = _flat(value)
    is_deep = any(isinstance(part, Mapping) and ("fields" in part or "is" in part) for part in value.values())
    if not is_deep and len(flat) + taken + len(indent) < WIDTH:
        return flat
    inner = indent + "  "
    lines = [f"{inner}{key}: {_literal(part, inner, len(key) + 3)},\n" for key, part in value.items()]
    return "{\n" + "".join(lines) + indent + "}"


def _flat(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key}: {_flat(part)}" for key, part in value.items()) + " }" if value else "{}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_flat, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


# Words.


def description() -> str:
    """The text of ``js/PROTOCOL.md``."""
    parts = ["# The wire format", "Written by `make protocol` from the dataclasses in `ttr_widget/page/`; do not edit."]
    parts += [markdown(page.__doc__ or ""), "## Traits: Python → page", markdown(traits.__doc__ or "")]
    parts.append(_trait_table())
    sent = [kind for module in SENT for kind in records(module)]
    parts += [_chapter(kind) for kind in sent if kind is not traits.Traits]
    parts += ["## Messages: page → Python", markdown(protocol.__doc__ or ""), _message_table()]
    parts += ["## Rights", *_rights(), _chapter(Refusal)]
    parts += [_chapter(kind) for kind in records(answers) if kind is not Refusal and _says_more(kind)]
    return "\n\n".join(part.strip() for part in parts) + "\n"


def _trait_table() -> str:
    _, about = words_of(traits.Traits)
    rows = []
    for name, hint, _ in own_fields(traits.Traits):
        parts = [part for part in get_args(hint) or (hint,) if isinstance(part, type) and issubclass(part, Record)]
        told = [words_of(part)[0].partition("\n\n")[0].replace("\n", " ") for part in parts]
        rows.append((f"`{name}`", _said(hint), " ".join([*told, about.get(name, "")]).strip()))
    return _table(("trait", "type", "what it holds"), rows)


def _message_table() -> str:
    rows = []
    for name, kind in KINDS.items():
        own = ", ".join(_field(name, hint, default) for name, hint, default in own_fields(kind))
        told = words_of(kind)[0].replace("\n\n", " ").replace("\n", " ")
        rows.append((f"`{name}`", own, "yes" if kind.needs_seq else "", told, _answer(kind)))
    return _table(("message", "fields", "needs `seq`", "what it asks for", "answer"), rows)


def _rights() -> tuple[str, str]:
    """The roles, and who may send which message."""
    about = words_of(PageRole)[1]
    roles = "\n".join(f"- `{role.value}`: {about[role.name].replace(chr(10), ' ')}" for role in ROLES)
    rows = [
        (f"`{name}`", *("yes" if role in kind.senders else "" for role in ROLES), "yes" if kind.guests else "")
        for name, kind in KINDS.items()
    ]
    return roles, _table(("message", *(role.value for role in ROLES), "also guests"), rows)


def _answer(kind: type[Message]) -> str:
    if not _says_more(kind.answered_by):
        return ""
    told = words_of(kind.answered_by)[0].replace("\n", " ")
    return f"{_said(kind.answered_by)}: {told[:1].lower()}{told[1:].rstrip('.')}"


def _says_more(kind: type[Record]) -> bool:
    return bool(fields(kind))


def _chapter(kind: type[Record]) -> str:
    told, about = words_of(kind)
    lines = [f"### {kind.__name__}", "", told, ""]
    for name, hint, default in own_fields(kind):
        doc = about.get(name, "").replace("\n", " ")
        lines.append(f"- {_field(name, hint, default)}{': ' + doc if doc else ''}")
    return "\n".join(lines)


def _field(name: str, hint: Any, default: Any) -> str:
    without = default is NO_DEFAULT or default is None
    return f"`{name}` ({_said(hint)}{'' if without else f'; default `{json.dumps(default)}`'})"


def _said(hint: Any) -> str:
    """A type in words."""
    if hint is Any:
        return "anything"
    if hint is NoneType:
        return "`null`"
    if hint in _NAMES:
        return _NAMES[hint]
    origin, parts = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return " or ".join(map(_said, parts))
    if origin is Literal:
        return " or ".join(f"`{part}`" for part in parts)
    if origin is list:
        return f"list of {_said(parts[0])}"
    if origin is tuple:
        return f"[{', '.join(map(_said, parts))}]"
    if origin is not None:
        return f"object of {_said(parts[1])}"
    if issubclass(hint, StrEnum):
        return " or ".join(f"`{value}`" for value in hint)
    name: str = hint.__name__
    return f"[{name}](#{name.lower()})"


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def stale() -> list[Path]:
    """The files that are not as they would be written now."""
    wanted = {TYPES: types(), WORDS: description()}
    return [path for path, text in wanted.items() if not path.exists() or path.read_text(encoding="utf-8") != text]


def main() -> None:
    """Write both files."""
    TYPES.write_text(types(), encoding="utf-8")
    WORDS.write_text(description(), encoding="utf-8")
    sys.stdout.write(f"Written: {TYPES.relative_to(ROOT)}, {WORDS.relative_to(ROOT)}\n")


if __name__ == "__main__":
    main()
