"""Makes worksheets: ``python -m tools.worksheets [03-rules ...]``, or ``make worksheets``.

The sources are the texts in ``docs/course/worksheets``; ``03-rules.de.md`` is a German one. Each becomes two PDFs in
``build/worksheets``: one for pupils, with lines to write on, and ``…-answers`` for the teacher. Chromium prints them.
Besides Markdown a text has

- code blocks named ``picture``: an expression whose figure is drawn, if need be a part of it
  (``# crop 0.2 0.1 0.8 0.7``: left, top, right, bottom);
- ``[3 lines]``: lines to write on, ``[60 mm]``: a box to draw in;
- ``<details>`` with answers. Code in them is not printed: it proves the answers, and the tests run it.
"""

from __future__ import annotations

import argparse
import base64
import io
import re
from pathlib import Path
from typing import Any

from pdoc import render_helpers
from PIL import Image
from playwright.sync_api import Browser, Page

import ttr_widget as ttr
from ttr_widget.lessons.notebooks import language_of

from .pictures import browser, shown

ROOT = Path(__file__).parents[1]
SHEETS = ROOT / "docs" / "course" / "worksheets"
OUT = ROOT / "build" / "worksheets"
_PICTURE = re.compile(r"^```picture\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_ROOM = re.compile(r"^\[(\d+) (lines?|mm)\]$", re.MULTILINE)
_DETAILS = re.compile(r"<details><summary>(.*?)</summary>(.*?)</details>", re.DOTALL)
_PROOF = re.compile(r"^```python\n.*?^```$", re.MULTILINE | re.DOTALL)
_CROP = re.compile(r"^# crop ([\d. ]+)$", re.MULTILINE)
_STYLE = """
@page { size: A4; margin: 16mm 17mm 15mm; }
body { margin: 0; color: #111; font: 11pt/1.42 "DejaVu Sans", system-ui, sans-serif; }
header { display: flex; justify-content: space-between; gap: 8mm; font-size: 9.5pt; color: #444; margin-bottom: 4mm; }
header span { flex: 1; border-bottom: 0.3mm solid #777; }
h1 { font-size: 17pt; line-height: 1.2; margin: 0 0 2.5mm; color: #17324d; }
h2 { font-size: 12.5pt; margin: 5mm 0 1.5mm; color: #17324d; break-after: avoid; }
p { margin: 0 0 2mm; } ul, ol { margin: 0 0 2mm; padding-left: 6mm; }
code { font: 0.92em "DejaVu Sans Mono", monospace; background: #f2efe6; padding: 0 0.8mm; }
table { border-collapse: collapse; margin: 1mm 0 2mm; width: 100%; break-inside: avoid; }
th, td { border: 0.25mm solid #777; padding: 1.6mm 2.2mm; text-align: left; } th { background: #f2efe6; }
td { height: 5mm; } td:empty::after { content: ""; display: inline-block; width: 16mm; }
td:nth-child(2):last-child:empty::after { width: 80mm; }
img { display: block; max-width: 100%; max-height: 105mm; margin: 1mm auto 2mm; break-inside: avoid; }
.lines { margin: 0 0 2mm; } .lines div { height: 8.5mm; border-bottom: 0.25mm solid #999; }
.box { border: 0.25mm solid #999; border-radius: 1mm; margin: 1mm 0 2mm; } .pupil section { break-inside: avoid; }
.answer { border: 0.4mm solid #a33b2c; border-radius: 1.5mm; background: #fff6f2; padding: 2mm 3mm; margin: 0 0 2mm; }
.answer { break-inside: avoid; } .answer strong.mark { color: #a33b2c; } .answer p:last-child { margin: 0; }
footer { margin-top: 5mm; font-size: 8.5pt; color: #666; }
"""
_PAGE = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><title>{title}</title><style>{style}</style></head>
<body class="{kind}">{head}{body}<footer>{foot}</footer></body></html>
"""
_WORDS = {
    "en": (
        "Name",
        "Date",
        "For the teacher: with answers",
        "an unofficial project. You may copy and change this sheet.",
    ),
    "de": (
        "Name",
        "Datum",
        "Für die Lehrkraft: mit Lösungen",
        "inoffiziell. Dieses Blatt darf kopiert und verändert werden.",
    ),
    "pl": (
        "Imię",
        "Data",
        "Dla nauczyciela: z odpowiedziami",
        "projekt nieoficjalny. Tę kartę wolno kopiować i zmieniać.",
    ),
}
"""What stands above and below the sheets."""


def sheets() -> list[Path]:
    """The sources of the worksheets, in order."""
    return sorted(SHEETS.glob("*.md"))


def page_of(text: str, language: str, pictures: list[bytes], answers: bool) -> str:
    """The printed page: for pupils, or for the teacher with the answers in their places."""
    drawn, (name, date, teacher, foot) = iter(pictures), _WORDS[language]
    text = _PICTURE.sub(lambda _: f"![]({_data(next(drawn))})", text)
    if answers:
        text = _ROOM.sub("", _DETAILS.sub(_answer, text))
        head = f"<header><b>{teacher}</b></header>"
    else:
        text = _ROOM.sub(_room, _DETAILS.sub("", text))
        head = f"<header>{name}<span></span>{date}<span></span></header>"
    title = text.partition("\n")[0].lstrip("# ")
    body = _sections(str(render_helpers.to_html(text)))
    return _PAGE.format(
        language=language,
        kind="teacher" if answers else "pupil",
        title=title,
        style=_STYLE,
        head=head,
        body=body,
        foot=f"ttr_widget, {foot}",
    )


def _answer(found: re.Match[str]) -> str:
    told = str(render_helpers.to_html(_PROOF.sub("", found[2]).strip()))
    return f'<div class="answer"><strong class="mark">{found[1]}</strong>{told}</div>'


def _room(found: re.Match[str]) -> str:
    if found[2] == "mm":
        return f'<div class="box" style="height: {found[1]}mm"></div>'
    return f'<div class="lines">{"<div></div>" * int(found[1])}</div>'


def _sections(html: str) -> str:
    """The page with each exercise kept together: a picture is not parted from its question."""
    first, *rest = re.split(r"(?=<h2)", html)
    return first + "".join(f"<section>{part}</section>" for part in rest)


def _data(png: bytes) -> str:
    return f"data:image/png;base64,{base64.b64encode(png).decode()}"


def pictures_of(text: str, page: Page) -> list[bytes]:
    """The pictures of a text, drawn in a browser."""
    return [_drawn(code, page) for code in _PICTURE.findall(text)]


def figure_of(code: str) -> dict[str, Any]:
    """The figure of a block named ``picture``."""
    figure = eval(compile(_CROP.sub("", code).strip(), "picture", "eval"), {"ttr": ttr})  # noqa: S307 -- our own texts
    plain: dict[str, Any] = figure.to_dict()
    return plain


def _drawn(code: str, page: Page) -> bytes:
    shown(page, figure_of(code))
    png = page.screenshot()
    crop = _CROP.search(code)
    if crop is None:
        return png
    left, top, right, bottom = map(float, crop[1].split())
    made = io.BytesIO()
    with Image.open(io.BytesIO(png)) as picture:
        wide, high = picture.size
        picture.crop((round(left * wide), round(top * high), round(right * wide), round(bottom * high))).save(
            made, "PNG"
        )
    return made.getvalue()


def printed(opened: Browser, sheet: Path, folder: Path) -> list[Path]:
    """Print a worksheet for pupils and one for the teacher."""
    text = sheet.read_text(encoding="utf-8")
    canvas = opened.new_page(device_scale_factor=2)
    pictures = pictures_of(text, canvas)
    canvas.close()
    made = []
    page = opened.new_page()
    for answers in (False, True):
        page.set_content(page_of(text, language_of(sheet), pictures, answers))
        file = folder / f"{sheet.stem}{'-answers' if answers else ''}.pdf"
        page.pdf(path=file, prefer_css_page_size=True, print_background=True)
        made.append(file)
    page.close()
    return made


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tools.worksheets", description=__doc__)
    parser.add_argument("names", nargs="*", choices=[[], *(sheet.stem for sheet in sheets())], help="some worksheets")
    parser.add_argument("--output", type=Path, default=OUT, help="the folder of the PDFs (build/worksheets)")
    wanted = parser.parse_args()
    wanted.output.mkdir(parents=True, exist_ok=True)
    with browser() as opened:
        for sheet in sheets():
            if not wanted.names or sheet.stem in wanted.names:
                for file in printed(opened, sheet, wanted.output):
                    print(file)


if __name__ == "__main__":
    main()
