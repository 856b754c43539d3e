"""Splits a lesson into slides: a notebook whose cells say where slides begin."""

from __future__ import annotations

import re
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

from ttr_widget.lessons.notebooks import Notebook, exercise_of, markdown_cell, source_of, with_pictures

HEIGHT = 23.0
"""The height of a slide, in lines of code."""
SMALL = 0.75
"""The height of a line in a cell that would not fit otherwise."""
_DETAILS = re.compile(r"<details><summary>(.*?)</summary>(.*?)</details>", re.DOTALL)
_STUB = re.compile(r"#[^\n]*")
"""A cell that only waits for an answer."""
_FOR_READERS = re.compile(r"\*(Before this lesson|Vorher brauchst du|Co trzeba umieć wcześniej):\*")


@dataclass
class Slide:
    """A slide: some cells, and what only the speaker sees."""

    cells: list[dict[str, Any]] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    height: float = 0

    def has_room(self, height: float) -> bool:
        """Whether something of this height fits below what is there."""
        return not self.cells or self.height + height <= HEIGHT


def slides_of(notebook: Notebook) -> list[Slide]:
    """The slides of a lesson.

    A heading begins a slide, and so does what would not fit. A picture has a slide of its own. Hidden solutions become
    the speaker's notes; cells that wait for an answer are left out.
    """
    slides = [Slide()]
    for cell in notebook["cells"]:
        if cell["cell_type"] == "markdown":
            _add_text(slides, with_pictures(cell))
        elif not (exercise_of(cell) or _STUB.fullmatch(source_of(cell).strip()) or "guests" in _tags(cell)):
            _add_code(slides, cell)
    return [slide for slide in slides if slide.cells]


def _tags(cell: dict[str, Any]) -> list[str]:
    tags: list[str] = cell["metadata"].get("tags", [])
    return tags


def _add_text(slides: list[Slide], source: str) -> None:
    for summary, solution in _DETAILS.findall(source):
        slides[-1].notes.append(f"**{summary}**\n\n{solution.strip()}")
    for block in _blocks(_DETAILS.sub("", source)):
        if block.startswith("!["):
            if not (len(slides[-1].cells) == 1 and source_of(slides[-1].cells[0]).startswith("#")):
                slides.append(Slide())
            slides[-1].cells.append(markdown_cell("", block))
            slides[-1].height = HEIGHT
        elif not _FOR_READERS.match(block):
            _add(slides, markdown_cell("", block), _height_of_text(block), alone=block.startswith("#"))


def _add(slides: list[Slide], cell: dict[str, Any], height: float, alone: bool = False) -> None:
    """Add a cell to the last slide, or to a new one if there is no room."""
    if slides[-1].cells and (alone or not slides[-1].has_room(height)):
        slides.append(Slide())
    slides[-1].cells.append(cell)
    slides[-1].height += height


def _height_of_text(block: str) -> float:
    if block.startswith("#"):
        return 3.0
    if block.startswith("```"):
        return block.count("\n") + 1.0
    return 0.8 + 1.5 * -(-len(block) // 68)


def _blocks(source: str) -> Iterator[str]:
    """Headings, paragraphs, the items of lists, and blocks of code, each for itself."""
    fenced: list[str] = []
    for block in re.split(r"\n\s*\n", source.strip()):
        if fenced or block.lstrip().startswith("```"):
            fenced.append(block)
            if block.rstrip().endswith("```"):
                yield "\n\n".join(fenced)
                fenced = []
        elif re.match(r"([-*]|\d+\.) ", block):
            yield from re.split(r"\n(?=(?:[-*]|\d+\.) )", block)
        elif block.strip():
            yield block


def _add_code(slides: list[Slide], cell: dict[str, Any]) -> None:
    copy = deepcopy(cell)
    pictures = [one for one in copy["outputs"] if "image/png" in one.get("data", {})]
    copy["outputs"] = [one for one in copy["outputs"] if one not in pictures]
    lines, widest = _size(copy)
    small = lines > HEIGHT - 4 or widest > 84
    copy["metadata"] = {"tags": ["small"] if small else []}
    height = 1 + lines * (SMALL if small else 1)
    if not slides[-1].has_room(height) and len(slides[-1].cells) > 1 and _announces(slides[-1].cells[-1]):
        slides.append(Slide([slides[-1].cells.pop()], height=5))
    _add(slides, copy, height)
    for picture in pictures:
        shown = {**deepcopy(cell), "outputs": [picture], "source": "", "metadata": {"tags": ["picture"]}}
        slides.append(Slide([shown], height=HEIGHT))


def _announces(cell: dict[str, Any]) -> bool:
    """Whether a text leads to what comes next."""
    return cell["cell_type"] == "markdown" and source_of(cell).rstrip().endswith(":")


def _size(cell: dict[str, Any]) -> tuple[int, int]:
    """How many lines a cell with its outputs has, and the width of the widest line of a table."""
    lines, widest = source_of(cell).splitlines(), 0
    for output in cell["outputs"]:
        data = output.get("data", {})
        if "text/html" in data:
            lines += [""] * 2 * "".join(data["text/html"]).count("<tr")
            continue
        told = "".join(output.get("text", data.get("text/plain", ""))).splitlines()
        # Columns must not be broken, sentences may.
        widest = max([widest, *(len(line) for line in told if "   " in line)])
        lines += told
    return sum(1 + len(line) // 100 for line in lines), widest


def as_notebook(slides: list[Slide], title: str) -> Notebook:
    """The slides as a notebook with the marks that nbconvert reads."""
    cells: list[dict[str, Any]] = []
    for slide in slides:
        for place, cell in enumerate(slide.cells):
            cells.append(_marked(cell, "-" if place else "slide"))
        cells += [_marked(markdown_cell("", note), "notes") for note in slide.notes]
    for number, cell in enumerate(cells):
        cell["id"] = f"slide-cell-{number}"
    kernel = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}
    metadata = {"kernelspec": kernel, "language_info": {"name": "python"}, "title": title}
    return {"cells": cells, "metadata": metadata, "nbformat": 4, "nbformat_minor": 5}


def _marked(cell: dict[str, Any], kind: str) -> dict[str, Any]:
    return {**cell, "metadata": {**cell["metadata"], "slideshow": {"slide_type": kind}}}
