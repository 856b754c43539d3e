"""Runs the notebooks and stores their outputs: ``python -m tools.notebooks [examples/03-rules.ipynb ...]``.

Code hosts show neither widgets nor plotly figures, so both are replaced by pictures, drawn in a real browser, with a
caption in the language of the notebook. Whatever
differs between runs is removed: states of widgets, times, ids of models. Cells with pictures are tagged for nbval,
which compares all others.
"""

from __future__ import annotations

import argparse
import base64
import io
import os
import subprocess
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient
from PIL import Image
from playwright.sync_api import Browser, Page

from ttr_widget.kernel.message import ENGLISH
from ttr_widget.lessons.notebooks import language_of

from . import labelled
from .pictures import PICTURES, browser, flattened, shown

ROOT = Path(__file__).parents[1]
EXAMPLES = ROOT / "examples"
WIDGET, PLOTLY = "application/vnd.jupyter.widget-view+json", "application/vnd.plotly.v1+json"
PICTURE = "nbval-ignore-output"
GUESTS = "guests"
"""The tag of cells that show links: links are seats, so their outputs are not stored. They do not run on the site."""
LOBBY = PICTURES / "lobby.png"
"""The lobby uses ipywidgets, which only a notebook draws, so ``make shots`` takes its picture there."""
_FAKE = ROOT / "js" / "dev" / "fake.js"
_WIDE = 900
_COLOURS = 96
STRIP = 30
_STRIP_STYLE = "margin: 0; padding: 6px 12px; background: #22303c; color: #fff; font: 15px/18px sans-serif"
CAPTION = {
    "en": "This is a screenshot. Run the cell above to make it live.",
    "de": "Das ist ein Bildschirmfoto. Führe die Zelle darüber aus, dann wird es lebendig.",
    "pl": "To jest zrzut ekranu. Uruchom komórkę powyżej, a ożyje.",
}
SEEN = {
    "en": "Screenshot: run the cell to see it live.",
    "de": "Bildschirmfoto: Führe die Zelle aus, um es lebendig zu sehen.",
    "pl": "Zrzut ekranu: uruchom komórkę, a ożyje.",
}
PLAYED = {
    "en": "Screenshot: run the cell to play.",
    "de": "Bildschirmfoto: Führe die Zelle aus, um zu spielen.",
    "pl": "Zrzut ekranu: uruchom komórkę, żeby zagrać.",
}
_KEPT = {"image/png", "text/html", "text/plain"}


def run(path: Path) -> tuple[Any, dict[int, dict[str, Any]]]:
    """The notebook after a run from top to bottom, and the state of the widget shown by each cell."""
    notebook = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    states: dict[int, dict[str, Any]] = {}

    def note(cell: Any, cell_index: int, **_: Any) -> None:
        for output in cell.get("outputs", ()):
            model = output.get("data", {}).get(WIDGET, {}).get("model_id")
            if model:
                states[cell_index] = deepcopy(client.widget_state[model])

    client = NotebookClient(
        notebook,
        timeout=300,
        kernel_name="python3",
        resources={"metadata": {"path": str(path.parent)}},
        on_cell_executed=note,
    )
    # Figures are stored as data only, because their pictures are drawn here.
    environment = {**os.environ, "PLOTLY_RENDERER": "plotly_mimetype", "PYTHONPATH": str(ROOT), "TTR_RESULTS": ""}
    client.execute(env=environment, stderr=subprocess.DEVNULL)
    return notebook, states


def flat(png: bytes) -> str:
    """A picture with few colours, base64-encoded as in a notebook."""
    small = io.BytesIO()
    with Image.open(io.BytesIO(png)) as picture:
        flattened(picture, _COLOURS).save(small, "PNG", optimize=True)
    return base64.b64encode(small.getvalue()).decode()


def captioned(page: Page, png: bytes, language: str) -> bytes:
    """The picture with a caption above it, because in a notebook it looks like the live page."""
    made = io.BytesIO()
    with Image.open(io.BytesIO(png)) as picture:
        page.set_viewport_size({"width": picture.width, "height": STRIP})
        page.set_content(f"<body style='{_STRIP_STYLE}'>{CAPTION[language]}</body>")
        framed = Image.new("RGB", (picture.width, picture.height + STRIP))
        with Image.open(io.BytesIO(page.screenshot())) as strip:
            framed.paste(strip.convert("RGB"))
        framed.paste(picture.convert("RGB"), (0, STRIP))
    framed.save(made, "PNG")
    return made.getvalue()


def lobby_picture(opened: Browser, language: str) -> bytes:
    """A picture of the lobby; those that are not in the README are taken in a real JupyterLab."""
    if language == ENGLISH:
        return LOBBY.read_bytes()
    from .shots import OUT, shoot_lab  # noqa: PLC0415 -- it drives a JupyterLab, which nothing else here needs

    name = f"lobby-light-{language}"
    OUT.mkdir(parents=True, exist_ok=True)
    shoot_lab(opened, [name])
    made = io.BytesIO()
    with Image.open(OUT / f"{name}.png") as picture:
        picture.resize((_WIDE, picture.height * _WIDE // picture.width)).save(made, "PNG")
    return made.getvalue()


def widget_picture(page: Page, state: dict[str, Any]) -> bytes:
    """A picture of the widget in this state."""
    page.set_viewport_size({"width": _WIDE, "height": 600})
    page.goto("about:blank")
    page.add_style_tag(content="body { margin: 0; background: #fff; }")
    page.evaluate(_FAKE.read_text(encoding="utf-8"))
    state["settings"] |= {"theme": "light", "speed": 0}
    page.evaluate("args => openWidget(...args)", [state.pop("_esm"), state.pop("_css"), state])
    page.locator(".ttr-map[data-drawn]").first.wait_for()
    page.wait_for_timeout(250)
    return page.screenshot(full_page=True)


def figure_picture(page: Page, figure: dict[str, Any]) -> bytes:
    """A picture of a plotly figure, with a default size."""
    layout = figure["layout"]
    layout.setdefault("width", 760)
    layout.setdefault("height", 420)
    page.goto("about:blank")
    shown(page, figure)
    return page.screenshot()


def joined(outputs: list[Any]) -> list[Any]:
    """The outputs with consecutive pieces of printed text joined; the kernel splits them arbitrarily."""
    whole: list[Any] = []
    for output in outputs:
        before = whole[-1] if whole else None
        if before and output.output_type == before.output_type == "stream" and output.name == before.name:
            before["text"] += output.text
        else:
            whole.append(output)
    return whole


def replace_outputs(cell: Any, page: Page, state: dict[str, Any] | None, language: str) -> None:
    """Replace widgets and figures by pictures, and remove what differs between runs."""
    pictures = False
    if GUESTS in cell.metadata.get("tags", ()):
        cell["outputs"], cell["metadata"] = [], {"tags": [GUESTS, PICTURE]}
        return
    cell["outputs"] = joined(cell.outputs)
    for output in cell.outputs:
        if output.get("name") == "stderr":
            raise SystemExit(f"the cell prints to stderr; fix the warning:\n{cell.source}\n{output.text}")
        if output.output_type not in ("execute_result", "display_data"):
            continue
        output["metadata"] = {}
        data = output.data
        png, words = None, PLAYED[language]
        if WIDGET in data and state is not None and "_esm" in state:
            png = captioned(page, widget_picture(page, state), language)
        elif data.get("text/plain", "").startswith("Lobby("):
            picture = lobby_picture(page.context.browser, language)  # type: ignore[arg-type]
            png = captioned(page, picture, language)
        elif PLOTLY in data:
            png, words = figure_picture(page, data[PLOTLY]), SEEN[language]
        if png is not None:
            data.clear()
            data["image/png"] = flat(png)
            data["text/plain"] = words
            pictures = True
        for kind in set(data) - _KEPT:
            del data[kind]
    tags = [tag for tag in cell.metadata.get("tags", ()) if tag != PICTURE] + [PICTURE] * pictures
    cell["metadata"] = {"tags": tags} if tags else {}


def normalise(notebook: Any) -> None:
    """Set metadata and cell ids to fixed values."""
    kernel = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}
    notebook["metadata"] = {"kernelspec": kernel, "language_info": {"name": "python"}}
    notebook["nbformat"], notebook["nbformat_minor"] = 4, 5
    for number, cell in enumerate(notebook.cells):
        cell["id"] = f"cell-{number}"
        if cell.cell_type == "markdown":
            cell["metadata"] = {}


def rerun(paths: list[Path]) -> Iterator[Path]:
    """Run the notebooks and write them back; yields each path."""
    with browser() as opened:
        page = opened.new_page()
        for path in paths:
            notebook, states = run(path)
            normalise(notebook)
            for number, cell in enumerate(notebook.cells):
                if labelled.NAME in cell.get("attachments", {}):
                    widget_picture(page, labelled.state_of(language_of(path)))
                    cell["attachments"] = {labelled.NAME: {"image/png": labelled.labelled(page)}}
                if cell.cell_type == "code":
                    replace_outputs(cell, page, states.get(number), language_of(path))
            nbformat.write(notebook, path)  # type: ignore[no-untyped-call]
            yield path


def main() -> None:
    """Run the given notebooks, by default all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("notebooks", nargs="*", type=Path, default=sorted(EXAMPLES.glob("*.ipynb")))
    for path in rerun([given.resolve() for given in parser.parse_args().notebooks]):
        print(path.name, path.stat().st_size // 1000, "kB")


if __name__ == "__main__":
    main()
