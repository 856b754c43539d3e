"""The start page of a course site: the lessons that were chosen, each with what it teaches and how long it takes."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from html import escape
from pathlib import Path

from ttr_widget.locales import fill, languages

from .notebooks import language_of, read_notebook, source_of, title_of

_STYLE = """
:root { --ink: #22303c; --soft: #5b6b78; --line: #d9c9a8; --paper: #e8dcc0; --card: #fffdf7; --go: #17324d; }
* { box-sizing: border-box; }
body { margin: 0; color: var(--ink); background: var(--paper); font: 18px/1.5 system-ui, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1.2rem 3rem; }
h1 { margin: 0; font-size: 2rem; line-height: 1.2; }
ol { list-style: none; margin: 1.5rem 0; padding: 0; display: grid; gap: 0.8rem; }
li a { display: block; padding: 0.9rem 1.2rem; color: inherit; text-decoration: none; background: var(--card); }
li a { border: 1px solid var(--line); border-left: 0.5rem solid var(--go); border-radius: 0.5rem; }
li a:hover, li a:focus-visible { outline: 3px solid #c98a1b; outline-offset: 2px; }
li strong { display: block; font-size: 1.2rem; }
li small, footer { color: var(--soft); font-size: 0.9rem; }
.play a { border-left-color: #a33b2c; }
"""
_PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="lab/favicon.ico">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
<main>
<h1>{title}</h1>
<p>{about}</p>
<ol>
{items}
</ol>
<footer>{note}</footer>
</main>
{script}</body>
</html>
"""


def course_page(
    lessons: list[Path], language: str, address: Callable[[str], str], play: str, title: str = "", script: str = ""
) -> str:
    """The page in a language; ``address`` says where a notebook is opened, ``play`` is the one with the lobby."""
    items = [_item(path, language, address(path.name)) for path in lessons]
    items.append(_entry("play", address(play), fill("course-play", language), fill("course-play.about", language)))
    return _PAGE.format(
        language=language,
        title=escape(title or fill("course-title", language)),
        style=_STYLE,
        about=escape(fill("course-about", language)),
        items="\n".join(items),
        note=escape(fill("course-note", language)),
        script=script,
    )


def _item(path: Path, language: str, address: str) -> str:
    learn, time = summary_of(path)
    foreign = fill("course-foreign", language) if language_of(path) != language else ""
    return _entry("lesson", address, title_of(path), learn, ", ".join(filter(None, [time, foreign])))


def _entry(kind: str, address: str, title: str, about: str, small: str = "") -> str:
    about = re.sub(r"`([^`]*)`", r"<code>\1</code>", escape(about, quote=False))
    told = f"<br><small>{escape(small)}</small>" if small else ""
    return f'<li class="{kind}"><a href="{escape(address)}"><strong>{escape(title)}</strong>{about}{told}</a></li>'


def summary_of(path: Path) -> tuple[str, str]:
    """What a lesson teaches, and how long it takes, from its first cell."""
    paragraphs = [" ".join(text.split()) for text in source_of(read_notebook(path)["cells"][0]).split("\n\n")]
    learn = next((text for text in paragraphs if text.startswith("**")), "")
    times = [found for text in paragraphs for found in re.findall(r"\*[^*]+:\* ([^*]*)$", text)]
    return _plain(learn.partition(":** ")[2]), _plain(times[-1]).rstrip(".") if times else ""


def _plain(text: str) -> str:
    """Markdown without emphasis and links."""
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text).replace("*", "")
    return text[:1].upper() + text[1:]


def lesson_list(lessons: list[Path]) -> str:
    """The lessons as Markdown, with a line of links for each language."""
    by_language: dict[str, list[str]] = {}
    for path in lessons:
        by_language.setdefault(language_of(path), []).append(f"[{title_of(path)}]({path.name})")
    return "\n".join(_lines(by_language))


def _lines(by_language: dict[str, list[str]]) -> Iterator[str]:
    for language, links in by_language.items():
        yield f"- {languages()[language]}: {', '.join(links)}"
