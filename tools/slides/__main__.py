"""Makes slides of the lessons: ``python -m tools.slides --lessons 1,3 --language de``, or ``make slides``.

Each lesson becomes a page for reveal.js in ``build/slides``, with the pictures and outputs that are stored in it. The
hidden solutions are the speaker's notes (press S). Nothing is fetched when the slides are shown: reveal.js, which comes
from the npm registry once, is a folder beside them.
"""

from __future__ import annotations

import argparse
import shutil
import tarfile
from pathlib import Path

import nbformat
from nbconvert.exporters import SlidesExporter
from traitlets.config import Config

from tools.npm_archive import Archive, fetched
from ttr_widget.kernel.message import ENGLISH
from ttr_widget.lessons.command import choice_of_lessons
from ttr_widget.lessons.notebooks import language_of, lesson_files, read_notebook, title_of, written

from .splitting import as_notebook, slides_of

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent
KEPT = ROOT / "build" / "downloads"
SLIDES = ROOT / "build" / "slides"
REVEAL = Archive("reveal.js", "5.2.1", "359b575dd51bbda32f89b2fd4c7dc46ad7389a805572158916c29252f7a27333")
NEEDED = ("package/dist/reveal.", "package/dist/theme/white.css", "package/dist/theme/fonts/", "package/plugin/notes/")
WIDTH, HEIGHT = 1120, 700


def bring_reveal(folder: Path) -> None:
    """Put reveal.js into the folder of the slides."""
    shutil.rmtree(folder / "reveal.js", ignore_errors=True)
    with tarfile.open(fetched(REVEAL, KEPT)) as packed:
        for member in packed.getmembers():
            if member.isfile() and member.name.startswith(NEEDED):
                target = folder / "reveal.js" / member.name.removeprefix("package/")
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(packed.extractfile(member).read())  # type: ignore[union-attr]


def page_of(lesson: Path) -> str:
    """The page with the slides of a lesson."""
    settings = Config({"TagRemovePreprocessor": {"enabled": True, "remove_input_tags": {"picture"}}})
    exporter = SlidesExporter(  # type: ignore[no-untyped-call]
        config=settings,
        template_name="offline",
        extra_template_basedirs=[str(HERE)],
        exclude_input_prompt=True,
        exclude_output_prompt=True,
        language_code=language_of(lesson),
        reveal_url_prefix="reveal.js",
        reveal_width=str(WIDTH),
        reveal_height=str(HEIGHT),
    )
    made = as_notebook(slides_of(read_notebook(lesson)), title_of(lesson))
    notebook = nbformat.reads(written(made), as_version=4)  # type: ignore[no-untyped-call]
    resources = {"slide_style": (HERE / "style.css").read_text(encoding="utf-8")}
    page, _ = exporter.from_notebook_node(notebook, resources=resources)
    return str(page)


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tools.slides", description=__doc__)
    choice_of_lessons(parser, ENGLISH)
    parser.add_argument("--output", type=Path, default=SLIDES, help="the folder of the slides (build/slides)")
    wanted = parser.parse_args()
    wanted.output.mkdir(parents=True, exist_ok=True)
    bring_reveal(wanted.output)
    for lesson in lesson_files(wanted.language, wanted.lessons):
        file = wanted.output / f"{lesson.stem}.html"
        file.write_text(page_of(lesson), encoding="utf-8")
        print(file)


if __name__ == "__main__":
    main()
