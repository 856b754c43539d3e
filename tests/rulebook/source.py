"""The sentences that the package says, found in its source."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).parents[2] / "ttr_widget"
SAID = ("Phrase", "Message", "expected", "at")
"""What input is refused with."""
SPEAKERS = {"refuse": 1, "Phrase": 0}
"""What makes a sentence, each with the place of the template among its arguments."""
OWN_WORDS = {"polish.py", "polish_sentences.py"}
UPPER = ("render", "session", "page", "widget", "bots", "simulate", "env", "analysis")
"""Folders that are above the game and speak for themselves; but for the advice of the bots."""


def trees() -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted(PACKAGE.rglob("*.py")):
        inner = path.relative_to(PACKAGE)
        if path.name not in OWN_WORDS and (inner.parts[0] not in UPPER or path.name == "hints.py"):
            yield inner, ast.parse(path.read_text(encoding="utf-8"))


def sentences() -> dict[str, str]:
    """Every template that is made into a sentence, with the file where that is done."""
    found = {text: str(path) for path, tree in trees() for text in [*_sentences(tree), *_templates(path, tree)]}
    return {text: place for text, place in found.items() if re.search(r"[a-z]{2}", re.sub(r"\{[^}]*\}", "", text))}


def _templates(path: Path, tree: ast.Module) -> Iterator[str]:
    """Whatever looks like a sentence with facts, and is neither a docstring nor the pattern of an action."""
    if path.parts[0] == "rulebook":
        return
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    parts = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in ast.walk(node)}
    assigned = (node for node in ast.walk(tree) if isinstance(node, ast.AnnAssign) and node.value is not None)
    patterns = {id(node.value) for node in assigned if ast.unparse(node.target) == "pattern"}
    for node in ast.walk(tree):
        text = node.value if isinstance(node, ast.Constant) and id(node) not in docs | parts | patterns else None
        if isinstance(text, str) and " " in text and re.search(r"\{[a-z_]+(:[^{}]*)?\}", text):
            yield text


def _sentences(tree: ast.Module) -> Iterator[str]:
    yield from _in(tree, {})
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            yield from _in(function, dict(_named(function)))


def _in(scope: ast.AST, named: dict[str, list[str]]) -> Iterator[str]:
    for call in ast.walk(scope):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in SPEAKERS:
            template = call.args[SPEAKERS[call.func.id]]
            if isinstance(template, ast.Constant):
                if call.func.id == "Phrase" or " " in str(template.value):  # else it is the name of a message
                    yield str(template.value)
            elif isinstance(template, ast.Name):
                yield from named.get(template.id, [])


def _named(function: ast.FunctionDef) -> Iterator[tuple[str, list[str]]]:
    """The texts that get a name in a function."""
    found: dict[str, list[str]] = {}
    for node in ast.walk(function):
        if isinstance(node, ast.Assign):
            pairs = [(target, node.value) for target in node.targets]
            if isinstance(node.targets[0], ast.Tuple) and isinstance(node.value, ast.Tuple):
                pairs = list(zip(node.targets[0].elts, node.value.elts, strict=True))
            for target, value in pairs:
                if isinstance(target, ast.Name) and isinstance(value, ast.Constant) and isinstance(value.value, str):
                    found.setdefault(target.id, []).append(value.value)
    yield from found.items()


def unread_templates() -> list[str]:
    """Calls whose template this module cannot find: neither a text nor a name of one."""
    strange = []
    for path, tree in trees():
        scopes = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
        named = {name for scope in scopes for name in dict(_named(scope))}
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in SPEAKERS:
                template = call.args[SPEAKERS[call.func.id]]
                good = isinstance(template, ast.Constant) or (isinstance(template, ast.Name) and template.id in named)
                if not good:
                    strange.append(f"{path}, line {call.lineno}: {ast.unparse(template)}")
    return strange


def plain_bad_input() -> list[str]:
    """Where the kernel, the rules or the notation refuse input in words that cannot be translated."""
    strange = []
    for path, tree in trees():
        if path.parts[0] not in ("kernel", "rules", "rulebook", "game.py", "notation.py"):
            continue
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "BadInput":
                made = call.args[0]
                if not (isinstance(made, ast.Call) and ast.unparse(made.func) in SAID):
                    strange.append(f"{path}, line {call.lineno}: {ast.unparse(made)[:60]}")
    return strange


def all_texts() -> set[str]:
    """Every text that stands in the source."""
    return {
        node.value
        for _, tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
