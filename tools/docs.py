"""Builds the documentation: ``python -m tools.docs [folder]``, or ``make docs`` (into ``build/docs``).

The reference is made from the docstrings, the guides from the files in ``docs/``, the lessons from the notebooks in
``examples/``. Warnings and dead links are errors.
"""

from __future__ import annotations

import argparse
import importlib
import inspect
import json
import os
import re
import shutil
import typing
import warnings
from collections.abc import Iterator
from html import escape
from pathlib import Path, PurePosixPath
from types import ModuleType
from urllib.parse import unquote, urldefrag

import networkx as nx
from pdoc import doc, render, render_helpers

import ttr_widget
from ttr_widget.kernel.message import ENGLISH
from ttr_widget.lessons.notebooks import all_lesson_files, language_of, with_pictures

from . import search
from .reference_pages import GENERATED

ROOT = Path(__file__).parents[1]
PAGES = (
    "docs/index.md",
    "docs/teaching.md",
    "docs/course/syllabus.md",
    "docs/course/classroom.md",
    "docs/guides/script-a-game.md",
    "docs/guides/bots.md",
    "docs/guides/write-a-bot.md",
    "docs/guides/train-an-agent.md",
    "docs/guides/add-a-rule.md",
    "docs/guides/add-a-language.md",
    "docs/guides/add-a-board.md",
    "docs/guides/put-it-on-a-cluster.md",
    "docs/guides/play-together.md",
    "docs/guides/on-the-web.md",
    "docs/where-it-runs.md",
    "docs/guides/how-a-move-travels.md",
)
LESSONS = tuple(
    f"examples/{path.name}"
    for path in sorted(all_lesson_files(), key=lambda path: (language_of(path) != ENGLISH, language_of(path), path))
)
MODULES = (
    "ttr_widget",
    "ttr_widget.rules",
    "ttr_widget.bots",
    "ttr_widget.simulate",
    "ttr_widget.analysis",
    "ttr_widget.queries",
    "ttr_widget.env",
    "ttr_widget.env.openspiel",
    "ttr_widget.puzzle",
    "ttr_widget.widget",
    "ttr_widget.kernel.rule",
    "ttr_widget.kernel.board",
    "ttr_widget.kernel.records",
    "ttr_widget.kernel.variant",
    "ttr_widget.kernel.view",
    "ttr_widget.kernel.facts",
    "ttr_widget.kernel.action",
    "ttr_widget.actions",
    "ttr_widget.events",
    "ttr_widget.kernel.event",
    "ttr_widget.kernel.prompt",
    "ttr_widget.kernel.sheet",
    "ttr_widget.kernel.reckoning",
    "ttr_widget.kernel.errors",
)
"""The public modules."""

_STYLE = """
:root { --ink: #22303c; --soft: #5b6b78; --line: #d9d3c4; --paper: #fffdf7; --code: #f4efe2; --link: #0b5a8a; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8e3d6; --soft: #a9b3ba; --line: #3d454b; --paper: #1b2227; --code: #262f35; --link: #7fc1ea; }
}
body { margin: 0; color: var(--ink); background: var(--paper); font: 17px/1.6 system-ui, sans-serif; }
.page { display: flex; flex-wrap: wrap; max-width: 72rem; margin: 0 auto; }
nav { flex: 1 0 13rem; padding: 2rem 1.5rem; font-size: 0.9rem; }
nav p { margin: 1.2rem 0 0.3rem; color: var(--soft); }
nav a { display: block; padding: 0.15rem 0; }
input[type=search] { width: 100%; box-sizing: border-box; margin-bottom: 1rem; padding: 0.4rem 0.6rem; font: inherit; }
input[type=search] { color: inherit; background: var(--code); border: 1px solid var(--line); border-radius: 4px; }
.search-result p { margin: 0.2rem 0; } .search-result small { color: var(--soft); margin-left: 0.6em; }
main { flex: 4 1 30rem; min-width: 0; max-width: 50rem; padding: 1rem 1.5rem 4rem; }
a { color: var(--link); text-decoration: none; } a:hover, a:focus { text-decoration: underline; }
a[aria-current] { color: inherit; font-weight: 600; }
h1, h2, h3 { line-height: 1.25; } h2 { margin-top: 2.2rem; }
pre, code { background: var(--code); border-radius: 4px; font: 0.88em/1.5 ui-monospace, monospace; }
code { padding: 0.1em 0.3em; } pre { padding: 0.8rem 1rem; overflow-x: auto; } pre code { padding: 0; }
table { border-collapse: collapse; display: block; overflow-x: auto; }
th, td { border-bottom: 1px solid var(--line); padding: 0.35rem 0.9rem 0.35rem 0; }
th, td { text-align: left; vertical-align: top; }
details { border-left: 3px solid var(--line); padding: 0 0 0 1rem; margin: 1rem 0; }
pre.said { background: none; border-left: 3px solid var(--line); border-radius: 0; white-space: pre-wrap; }
@media (max-width: 46rem) { nav { order: 2; } }
summary { cursor: pointer; } img { max-width: 100%; }
"""
_FRAME = """<!DOCTYPE html>
<html lang="{language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title} · ttr_widget</title><style>{style}</style></head>
<body><div class="page"><nav aria-label="All pages">{box}{nav}</nav><main>{body}</main></div>{script}</body>
</html>
"""


def title_of(text: str) -> str:
    """The title of a page, which is its first line."""
    first = "".join(json.loads(text)["cells"][0]["source"]) if text.startswith("{") else text
    return first.partition("\n")[0].lstrip("# ")


def _nav(page: str, titles: dict[str, str]) -> str:
    """The list of all pages, for the side of this page."""
    here = PurePosixPath(address(page)).parent

    def link(target: str, words: str) -> str:
        current = ' aria-current="page"' if target == page else ""
        return f'<a href="{os.path.relpath(address(target), here)}"{current}>{words}</a>'

    guides, lessons, made = (
        [link(name, escape(titles[name])) for name in names] for names in (PAGES, LESSONS, GENERATED)
    )
    modules = [link(_source(name), f"<code>{name.removeprefix('ttr_widget.')}</code>") for name in MODULES]
    return "".join([*guides, "<p>Lessons</p>", *lessons, "<p>Reference</p>", *made, *modules])


def _source(module: str) -> str:
    return module.replace(".", "/") + (".py" if "." in module else "/__init__.py")


def write_pages(folder: Path) -> Iterator[search.Entry]:
    """Write the guides and lessons; links between them (``.md``, ``.ipynb``) lead from page to page."""
    shutil.copytree(ROOT / "docs" / "pictures", folder / "pictures")
    texts = {name: (ROOT / name).read_text(encoding="utf-8") for name in [*PAGES, *LESSONS]}
    texts |= {name: made() for name, made in GENERATED.items()}
    titles = {name: title_of(text) for name, text in texts.items()}
    for name, text in texts.items():
        body = str(render_helpers.to_html(text)) if name.endswith(".md") else lesson(text)
        page = folder / address(name)
        page.parent.mkdir(parents=True, exist_ok=True)
        root = "../" * (len(PurePosixPath(address(name)).parents) - 1)
        filled = _FRAME.format(
            language=language_of(Path(name)) if name in LESSONS else ENGLISH,
            title=escape(titles[name]),
            style=_STYLE + _colours(),
            nav=_nav(name, titles),
            body=relinked(body, name),
            box=search.BOX,
            script=search.script(root),
        )
        page.write_text(filled, encoding="utf-8")
        yield from search.sections(address(name), titles[name], _kind(name), body)


def _kind(name: str) -> str:
    """What a page is, for the results of a search."""
    return "Lesson" if name in LESSONS else "Reference" if name in GENERATED else "Guide"


def address(name: str) -> str:
    """The address of the page made from a text, a notebook or a module; other files keep their names."""
    if name.startswith("ttr_widget/"):
        return "reference/" + re.sub(r"(/__init__)?\.py$", ".html", name)
    return re.sub(r"\.(md|ipynb)$", ".html", re.sub("^examples/", "lessons/", name.removeprefix("docs/")))


def relinked(html: str, name: str) -> str:
    """The HTML with links between files of the project turned into links between pages."""
    here = PurePosixPath(name).parent

    def link(found: re.Match[str]) -> str:
        path, anchor = urldefrag(found[2])
        if not path or re.match("[a-z]+:", path):
            return found[0]
        target = address(os.path.normpath(here / path))
        return f'{found[1]}{os.path.relpath(target, PurePosixPath(address(name)).parent)}{anchor and "#" + anchor}"'

    return re.sub(r'(<(?:a href|img src)=")([^"]*)"', link, html)


def lesson(text: str) -> str:
    """A notebook as HTML, with its stored outputs."""
    parts = []
    for cell in json.loads(text)["cells"]:
        source = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            parts.append(_markdown(with_pictures(cell)))
            continue
        parts.append(str(render_helpers.to_html(f"```python\n{source}\n```")))
        for output in cell["outputs"]:
            data = output.get("data", {})
            if "image/png" in data:
                parts.append(f'<img alt="What the cell shows" src="data:image/png;base64,{data["image/png"].strip()}">')
            elif "text/html" in data:
                parts.append("".join(data["text/html"]))
            else:
                said = "".join(output.get("text", data.get("text/plain", "")))
                parts.append(f'<pre class="said">{escape(said)}</pre>')
    return "\n".join(parts)


def _markdown(source: str) -> str:
    """Markdown as HTML, including what is inside ``<details>``."""
    return str(render_helpers.to_html(source.replace("<details>", '<details markdown="1">')))


def _colours() -> str:
    """Syntax colours for the light and the dark theme."""
    light, dark = (render_helpers.formatter.__class__(style=style) for style in ("default", "github-dark"))
    rules = str(light.get_style_defs(".pdoc-code")), str(dark.get_style_defs(".pdoc-code"))
    kept = ["\n".join(line for line in text.splitlines() if ".pdoc-code ." in line) for text in rules]
    return f"{kept[0]}\n@media (prefers-color-scheme: dark) {{ {kept[1]} }}"


def write_reference(folder: Path) -> Iterator[search.Entry]:
    """Write a page for each public module from its docstrings."""
    modules = [importlib.import_module(name) for name in MODULES]
    for imported in modules:
        _spell_out(imported)
    # Annotations subscript nx.Graph, which only the type stubs allow.
    nx.Graph.__class_getitem__ = classmethod(lambda cls, _: cls)  # type: ignore[attr-defined]
    render.configure(
        docformat="restructuredtext",
        show_source=False,
        footer_text="ttr_widget, an unofficial project",
        template_directory=Path(__file__).parent / "pages",
    )
    render.env.globals |= {"search_box": search.BOX, "search_script": search.script}
    known = {module.__name__: _described(module) for module in modules}
    for name, module in known.items():
        page = folder / address(_source(name))
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(render.html_module(module, known), encoding="utf-8")
    (folder / "reference" / "index.html").write_text(render.html_index(known), encoding="utf-8")
    yield from search.names(known, {name: address(_source(name)) for name in MODULES})


def _described(module: ModuleType) -> doc.Module:
    """The module with functions first and errors last, and without members that classes inherit from other packages."""
    if module is ttr_widget:
        late = {name: getattr(module, name) for name in ttr_widget._LATE}  # imported on first use
        vars(module).update(late, __all__=[*ttr_widget.__all__, *late])
    found = doc.Module(module)
    found.members = dict(sorted(found.members.items(), key=lambda item: _rank(item[1].obj)))
    for member in found.members.values():
        if isinstance(member, doc.Class):
            own = {name: part for name, part in member.members.items() if part.taken_from[0].startswith("ttr_widget")}
            member.members = own
    return found


def _rank(thing: object) -> int:
    if not inspect.isclass(thing):
        return 0 if callable(thing) else 3
    return 2 if issubclass(thing, BaseException) else 1


def _spell_out(module: ModuleType) -> None:
    """Resolve the annotations of named tuples, which do not remember the module they were written in."""
    for thing in vars(module).values():
        if inspect.isclass(thing) and issubclass(thing, tuple) and thing.__module__ == module.__name__:
            hints = typing.get_type_hints(thing)
            thing.__annotations__ = hints
            thing.__new__.__annotations__ = hints


def dead_links(folder: Path) -> list[str]:
    """Links between pages that lead nowhere."""
    pages = sorted(folder.rglob("*.html"))
    texts = {page: re.sub(r"(?s)<script>.*?</script>", "", page.read_text(encoding="utf-8")) for page in pages}
    ids = {page: set(re.findall(r'\bid="([^"]+)"', text)) for page, text in texts.items()}
    dead = []
    for page, text in texts.items():
        for href in set(re.findall(r'(?:href|src)="([^"]+)"', text)):
            if re.match(r"[a-z]+:", href):
                continue
            path, anchor = urldefrag(unquote(href))
            target = (page.parent / path).resolve() if path else page
            if not target.exists() or (anchor and target in ids and anchor not in ids[target]):
                dead.append(f"{page.relative_to(folder)}: {href}")
    return dead


def build(folder: Path) -> None:
    """Build all pages into an empty folder. Warnings and dead links are errors."""
    shutil.rmtree(folder, ignore_errors=True)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        entries = [*write_pages(folder), *write_reference(folder)]
    (folder / search.INDEX).write_text(search.index(entries), encoding="utf-8")
    dead = dead_links(folder)
    if dead:
        raise SystemExit("dead links:\n" + "\n".join(dead))


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "build" / "docs")
    folder = parser.parse_args().folder.resolve()
    build(folder)
    print(f"{sum(1 for _ in folder.rglob('*.html'))} pages: {folder / 'index.html'}")


if __name__ == "__main__":
    main()
