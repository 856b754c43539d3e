"""The rule book as a page: self-contained HTML that follows the notebook's theme."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape
from itertools import count

from ttr_widget.locales.plain_text import in_html

from .book import Entry, RuleBook, Section, Summary

_pages = count(1)
"""Numbers the pages, so that links of two pages in one document do not collide."""

STYLE = """
.ttr-rulebook { max-width: 46rem; line-height: 1.5; color: var(--jp-content-font-color1, currentColor);
  font-family: var(--jp-content-font-family, system-ui, sans-serif); }
.ttr-rulebook h2, .ttr-rulebook h3, .ttr-rulebook h4 { color: inherit; line-height: 1.25; margin: 1.2em 0 .4em; }
.ttr-rulebook h4 { font-size: 1em; margin-bottom: .1em; }
.ttr-rulebook p { margin: .2em 0; }
.ttr-rulebook a { color: var(--jp-content-link-color, inherit); }
.ttr-rulebook code { font-size: .85em; font-weight: normal; opacity: .75; background: none; color: inherit; }
.ttr-rulebook .ttr-example { padding-left: .8em; border-left: 3px solid var(--jp-border-color2, currentColor); }
.ttr-rulebook .ttr-see { font-size: .9em; }
.ttr-rulebook table { border-collapse: collapse; margin: .4em 0; color: inherit; }
.ttr-rulebook th, .ttr-rulebook td { border: 1px solid var(--jp-border-color2, currentColor); padding: .15em .6em;
  text-align: right; background: none; color: inherit; }
.ttr-rulebook th:first-child, .ttr-rulebook .ttr-box td { text-align: left; }
.ttr-rulebook ul { margin: .2em 0; padding-left: 1.2em; }
@media print {
  .ttr-rulebook { max-width: none; font: 10pt/1.35 Georgia, serif; color: #000; columns: 2; column-gap: 8mm; }
  .ttr-rulebook h2, .ttr-rulebook .ttr-head { column-span: all; }
  .ttr-rulebook h2, .ttr-rulebook h3, .ttr-rulebook h4 { break-after: avoid; font-family: sans-serif; }
  .ttr-rulebook .ttr-entry, .ttr-rulebook table, .ttr-rulebook li { break-inside: avoid; }
  .ttr-rulebook .ttr-contents, .ttr-rulebook .ttr-see, .ttr-rulebook code { display: none; }
  .ttr-rulebook a { color: inherit; text-decoration: none; }
}
@page { size: A4; margin: 14mm; }
"""


def page(book: RuleBook) -> str:
    """The book as HTML."""
    return _Page(book, f"ttr-rules-{next(_pages)}").html()


def summary_page(summary: Summary) -> str:
    """The summary as HTML."""
    drawn = _Page(summary.book, f"ttr-rules-{next(_pages)}")
    parts = [
        f"<style>{STYLE}</style>",
        f'<div class="ttr-rulebook" lang="{escape(summary.book.locale)}">',
        f"<h2>{in_html(summary.title)}</h2>",
        *(f'<p class="ttr-head">{in_html(line)}</p>' for line in summary.book.changes),
    ]
    for heading, lines in summary.parts.items():
        parts += [f"<h3>{in_html(heading)}</h3>", "<ul>", *(f"<li>{in_html(line)}</li>" for line in lines), "</ul>"]
    parts += [f"<h3>{drawn.words('box')}</h3>", *drawn.box(), f"<h3>{drawn.words('points')}</h3>", *drawn.points()]
    return "\n".join([*parts, "</div>"])


class _Page:
    def __init__(self, book: RuleBook, name: str) -> None:
        self.book = book
        self.name = name

    def html(self) -> str:
        book = self.book
        head = [f'<p class="ttr-head">{self.linked(line)}</p>' for line in book.head]
        parts = [
            f"<style>{STYLE}</style>",
            f'<div class="ttr-rulebook" id="{self.name}" lang="{escape(book.locale)}">',
            f"<h2>{in_html(book.say('title', title=book.title))}</h2>",
            *head,
            *self.contents(),
            f"<h3>{self.words('box')}</h3>",
            *self.box(),
            f"<h3>{self.words('points')}</h3>",
            *self.points(),
        ]
        for number, section in enumerate(book.sections):
            parts += self.section(number, section)
        return "\n".join([*parts, "</div>"])

    def words(self, key: str) -> str:
        return in_html(self.book.say(key))

    def anchor(self, code: str) -> str:
        return escape(f"{self.name}-{code}")

    def linked(self, text: str) -> str:
        """The text with each rule id in it turned into a link."""
        parts = re.split(r"\b([a-z]+\.[a-z-]*[a-z])\b", text)
        return "".join(self.link(part, part) if part in self.book else in_html(part) for part in parts)

    def link(self, code: str, text: str) -> str:
        return f'<a href="#{self.anchor(code)}">{in_html(text)}</a>'

    def contents(self) -> Iterable[str]:
        links = (self.link(f"section-{n}", section.title) for n, section in enumerate(self.book.sections))
        yield f'<p class="ttr-contents">{self.words("contents")}: {" · ".join(links)}</p>'

    def box(self) -> Iterable[str]:
        yield '<table class="ttr-box">'
        for name, said in self.book.box().items():
            yield f"<tr><th>{in_html(name)}</th><td>{in_html(said)}</td></tr>"
        yield "</table>"

    def points(self) -> Iterable[str]:
        """A table of points: a row for each kind of route, a column for each length."""
        rows = self.book.table()
        lengths = sorted({row.length for row in rows})
        yield f"<table><tr><th>{self.words('points.length')}</th>{''.join(f'<th>{n}</th>' for n in lengths)}</tr>"
        for kind in dict.fromkeys(row.kind for row in rows):
            own = {row.length: row.points for row in rows if row.kind == kind}
            cells = "".join(f"<td>{own.get(length, '')}</td>" for length in lengths)
            name = self.book.say("kind", kind=kind)
            yield f"<tr><th>{in_html(name)}</th>{cells}</tr>"
        yield "</table>"

    def section(self, number: int, section: Section) -> Iterable[str]:
        anchor = self.anchor(f"section-{number}")
        yield f'<h3 id="{anchor}">{in_html(section.title)}</h3>'
        for entry in section.entries:
            yield from self.entry(entry)

    def entry(self, entry: Entry) -> Iterable[str]:
        yield '<div class="ttr-entry">'
        yield f'<h4 id="{self.anchor(entry.id)}">{in_html(entry.title)} <code>{in_html(entry.id)}</code></h4>'
        yield f"<p>{self.linked(entry.words)}</p>"
        if entry.example:
            said = self.linked(self.book.say("example", example=entry.example))
            yield f'<p class="ttr-example">{said}</p>'
        if entry.see:
            titles = ", ".join(self.link(code, self.book[code].title) for code in entry.see)
            # The links are HTML already, so they replace a placeholder after escaping.
            said = in_html(self.book.say("see", titles="\0"))
            yield f'<p class="ttr-see">{said.replace(chr(0), titles)}</p>'
        yield "</div>"
