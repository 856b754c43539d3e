"""The static site in a real browser, without network access except to a plain file server."""

import contextlib
import json
import re
import socket
import subprocess
import sys
import time
from pathlib import Path
from urllib.request import urlopen

import pytest
from playwright.sync_api import expect, sync_playwright

import hatch_build
from tests.golden.digests import digests, golden_texts
from tests.ui.player import no_template_shows
from tools.browser import ARGUMENTS, chromium
from tools.lite.__main__ import FIRST, Course, build
from ttr_widget import bots, new_game
from ttr_widget.boards import BOARDS, short_title, variant
from ttr_widget.puzzle.collection import puzzles as shipped_puzzles

from .conftest import ROOT, run

# Every name but this machine's own leads nowhere.
SHUT = "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1"
MAP = ".ttr-map[data-drawn]"
LOG = ".ttr-panel .ttr-log"
ROUTE = """() => {
  const map = document.querySelector(".ttr-map");
  map.scrollIntoView({ block: "center" });
  for (const { kind, route } of map._ttr.moves()) {
    if (kind !== "claim") continue;
    map._ttr.show({ kind: "route", id: route });
    const spot = map._ttr.where({ kind: "route", id: route });
    if (document.elementFromPoint(spot.x, spot.y)?.closest(".ttr-map")) return spot;
  }
  return null;
}"""


WHERE = """id => {
  const map = document.querySelector(".ttr-map");
  map.scrollIntoView({ block: "center" });
  map._ttr.show({ kind: "route", id });
  return map._ttr.where({ kind: "route", id });
}"""


@pytest.fixture(scope="module")
def site(once):
    """The site, one folder down, as a project's pages are."""
    return once("www", lambda folder: build(folder / "games")) / "games"


@pytest.fixture(scope="module")
def address(site, tmp_path_factory):
    with served(site, tmp_path_factory.mktemp("server") / "log") as found:
        yield found


@contextlib.contextmanager
def served(site, file):
    """The address of a site, and the log of its server."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    words = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1", "--directory", site.parent]
    log = file.open("w+")
    server = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=log)
    try:
        for _ in range(100):
            with contextlib.suppress(OSError), urlopen(f"http://127.0.0.1:{port}/games/jupyter-lite.json", timeout=10):
                break
            time.sleep(0.1)
        yield f"http://127.0.0.1:{port}/games/", log
    finally:
        server.kill()
        server.wait()
        log.close()


@pytest.fixture(scope="module")
def visit(address):
    """A visitor's page, what it asked for, and what went wrong on it."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=[*ARGUMENTS, SHUT])
        page = browser.new_context(viewport={"width": 1400, "height": 1100}, reduced_motion="reduce").new_page()
        page.set_default_timeout(120_000)
        asked: list = []
        faults: list = []
        page.on("request", lambda request: asked.append(request.url))
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("dialog", lambda dialog: dialog.accept())
        page.goto(address[0])
        page.wait_for_url("**/lab/**")  # the site's own address leads on to the notebook
        page.locator(".jp-CodeCell .cm-content").first.wait_for()
        yield page, asked, faults
        browser.close()


def open_lobby(page):
    """Run the cell that the site opens on; returns its lobby."""
    editor = page.locator(".jp-CodeCell .cm-content").first
    editor.wait_for()  # what is done before that, is lost
    page.evaluate("for (const old of document.querySelectorAll('.jp-OutputArea-child')) old.dataset.before = ''")
    run_cell(page, editor)
    return page.locator(".jp-OutputArea-child:not([data-before])")


def start(page, board):
    """Choose a board in the lobby, and press Start."""
    lobby = open_lobby(page)
    lobby.get_by_role("button", name=str(short_title(variant(board).board)), exact=True).click()
    lobby.locator(".ttr-start").click()
    page.locator(f".jp-OutputArea-child:not([data-before]) {MAP}").first.wait_for()
    no_template_shows(page)


def run_cell(page, editor):
    """Press the keys until the cell's number says that it runs: a site that still starts may take the focus away."""
    number = page.locator(".jp-CodeCell .jp-InputPrompt").first
    before = number.text_content() or ""
    for patience in (5, 10, 20, 40, 80):
        editor.click()
        page.keyboard.press("Shift+Enter")
        with contextlib.suppress(AssertionError):
            return expect(number).not_to_have_text(before, timeout=1000 * patience)
    return pytest.fail(f"the cell did not run; the page says: {page.inner_text('body')[:2000]}")


def answer(page):
    """One answer by clicks; whether it was a click on a route of the map."""
    before = page.get_attribute(".ttr-root", "data-seq")
    route = page.evaluate(ROUTE)
    if page.locator(".ttr-offer input").count():
        for box in page.locator(".ttr-offer input").all():
            box.check()
        page.locator(".ttr-choice .ttr-main").click()
    elif route:
        page.mouse.click(route["x"], route["y"])
        page.locator(".ttr-confirm .ttr-main").click()
    elif page.locator("[data-deck]:not([data-deck=tickets]) .ttr-can").count():
        page.locator("[data-deck]:not([data-deck=tickets]) .ttr-can").first.click()
    elif page.locator(".ttr-choice .ttr-main").count():  # the buttons before it, as those of passengers, only choose
        page.locator(".ttr-choice .ttr-main").first.click()
    else:
        page.locator(".ttr-choice button, .ttr-act:enabled").first.click()
    page.wait_for_function("seq => document.querySelector('.ttr-root').dataset.seq !== seq", arg=before)
    page.locator(".ttr-plate.ttr-mine").first.wait_for()
    no_template_shows(page)
    return bool(route)


@pytest.mark.parametrize(
    "board", [board if board == "berlin" else pytest.param(board, marks=pytest.mark.long) for board in BOARDS]
)
def test_some_moves_by_clicks(visit, board):
    page, _, faults = visit
    start(page, board)
    claimed = answers = 0
    while not (claimed and answers >= 4):
        claimed += answer(page)
        answers += 1
        assert answers < 25

    assert page.locator(".ttr-alarm").all_inner_texts() == []
    assert page.locator(".ttr-last").count() == 0  # it is not the last round
    assert faults == []


@pytest.mark.long
def test_loaded_anew_it_plays_again(visit):
    page, _, faults = visit
    page.reload()
    start(page, "europe")

    assert not answer(page)
    assert faults == []


def test_a_game_outlives_the_tab(visit):
    page, _, faults = visit
    start(page, "usa")
    answer(page)
    page.get_by_role("button", name="Log and moves").click()
    page.locator(LOG, has_text="Turn 1:").wait_for()  # the bot too has kept its tickets
    said = page.inner_text(LOG)
    page.reload()
    # Other games on this board are listed too, the newest first.
    open_lobby(page).locator("button", has_text="USA, Player 1 and 1 bot, turn 1,").first.click()
    page.locator(MAP).first.wait_for()
    page.locator(".ttr-plate.ttr-mine").first.wait_for()

    page.get_by_role("button", name="Log and moves").click()
    assert page.inner_text(LOG) == said
    assert page.locator(".ttr-alarm").all_inner_texts() == []
    assert faults == []


def test_a_link_opens_the_replay_of_its_game_without_a_click(visit, address):
    game = bots.play(new_game("berlin", players=["Ada", "Grace"], seed=7), ["greedy", "greedy"], 7)
    page = visit[0].context.new_page()
    page.set_default_timeout(120_000)
    faults: list = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto(address[0] + game.link(at=12))
    page.locator(MAP).first.wait_for()

    assert page.get_by_text(f"action 12 of {len(game.history)}").count() == 1
    assert page.locator(".ttr-replay").count()
    assert "ttr1-" not in page.url
    no_template_shows(page)
    assert faults == []
    page.close()


@pytest.mark.long
def test_a_puzzle_is_solved_on_the_site_and_remembered_after_a_reload(visit, address):
    ferries = shipped_puzzles(lesson="ferry")
    page = visit[0].context.new_page()
    page.set_default_timeout(120_000)
    faults: list = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    for solved in range(2):
        page.goto("about:blank")
        page.goto(address[0] + ferries.link())
        expect(page.locator(".ttr-course-done")).to_contain_text(f"{solved} of 2 solved", timeout=120_000)
        page.locator('[data-exercise="europe-ferry"]').click()
        if not solved:
            page.locator('[data-slot="1"] button').click()
            expect(page.locator(".ttr-turns")).to_contain_text("Turn 2 of 2", timeout=30_000)
            page.locator(".ttr-plate.ttr-acting").first.wait_for()
            spot = page.evaluate(WHERE, "dieppe-london-1")
            page.mouse.click(spot["x"], spot["y"])
            page.locator(".ttr-confirm .ttr-main").click()
            expect(page.locator(".ttr-verdict")).to_contain_text("Solved in turn 2 of 2.", timeout=30_000)
    expect(page.locator(".ttr-turns")).to_contain_text("Turn 1 of 2")
    no_template_shows(page)
    assert faults == []
    page.close()


def test_nobody_is_asked_for_anything_but_files(visit, address):
    page, asked, _ = visit
    page.locator(".jp-Notebook-ExecutionIndicator").first.wait_for()
    home, log = address
    log.seek(0)
    # Other lines in the log come from requests that a page has given up because it was reloaded.
    told = [line for line in log if '] "' in line]
    lines = [line.rpartition('"')[0].partition('"')[2] + line.rpartition('"')[2] for line in told]

    assert len(asked) > 50
    assert {url for url in asked if not url.startswith((home.removesuffix("games/"), "data:", "blob:"))} == set()
    assert len(lines) > 50
    strange = [line for line in lines if not re.fullmatch(r"(GET|HEAD) /games/\S* HTTP/1.1 (200|301|304) -\n", line)]
    # JupyterLite also asks for the list of a folder that exists in the browser alone: the one in which games are kept.
    kept = re.compile(r"GET /games/api/contents/(\.ttr|Untitled%20Folder)/all\.json HTTP/1\.1 404 -\n")
    assert [line for line in strange if "/favicon.ico" not in line and not kept.fullmatch(line)] == []


@pytest.mark.parametrize("step", [4, pytest.param(1, marks=pytest.mark.long)])
def test_notebooks_run_in_the_python_of_the_site(site, step):
    """Python 3.14, without a thread, a process or a package that the site does not bring."""
    notebooks = sorted((site / "files").glob("*.ipynb"))[::step]
    node, _, variables = hatch_build.node()
    config = json.loads((site / "jupyter-lite.json").read_text(encoding="utf-8"))["jupyter-config-data"]
    options = config["litePluginSettings"]["@jupyterlite/pyodide-kernel-extension:kernel"]["loadPyodideOptions"]
    words = [*node, ROOT / "tools/lite/run.mjs", site / "static" / "pyodide", json.dumps(options), *notebooks]

    said = [json.loads(line) for line in run(*words, env=variables, timeout=600).splitlines()]

    assert [Path(name) for name, _ in said] == notebooks
    assert {Path(name).name: fault for name, fault in said if fault} == {}


DIGESTS = """async ([folder, options, script, games]) => {
  const { loadPyodide } = await import(`${folder}/pyodide.mjs`);
  const python = await loadPyodide({ indexURL: folder, stdout: () => {}, ...options });
  python.globals.set("script", script);
  python.globals.set("games", games);
  return python.runPython(`
import json, sys, types
module = types.ModuleType("digests")
exec(script, module.__dict__)
json.dumps([sys.version_info[:2], sys.maxsize, module.digests(json.loads(games))])
`);
}"""


def test_games_have_the_same_bytes_in_a_browser(site, visit, address):
    """Pyodide in Chromium: another Python, another C library, 32 bits."""
    page, _, _ = visit
    own = page.context.new_page()
    own.set_default_timeout(300_000)
    home = address[0]
    own.goto(f"{home}jupyter-lite.json")
    config = json.loads((site / "jupyter-lite.json").read_text(encoding="utf-8"))["jupyter-config-data"]
    options = config["litePluginSettings"]["@jupyterlite/pyodide-kernel-extension:kernel"]["loadPyodideOptions"]
    script = (ROOT / "tests/golden/digests.py").read_text(encoding="utf-8")
    games = golden_texts()

    version, largest, found = json.loads(
        own.evaluate(DIGESTS, [f"{home}static/pyodide", options, script, json.dumps(games)])
    )
    own.close()

    assert version >= [3, 14]
    assert largest == 2**31 - 1
    assert found == digests(games)


def test_the_site_is_small_and_plain(site):
    files = {path: path.stat().st_size for path in site.rglob("*") if path.is_file()}

    assert (site / "files" / FIRST).is_file()
    assert not [path for path in files if path.suffix in {".map", ".eot", ".ttf"}]
    assert max(files.values()) < 25_000_000  # what hosts of static pages take
    assert sum(files.values()) < 60_000_000


@pytest.mark.long
def test_the_site_of_a_course_opens_a_lesson_from_its_list(once, tmp_path):
    course = Course((1, 3), "de", "Kurs 7b")
    site = once("course", lambda folder: build(folder / "games", course)) / "games"
    with served(site, tmp_path / "log") as (home, _), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=[*ARGUMENTS, SHUT])
        page = browser.new_page(viewport={"width": 1400, "height": 1100})
        page.set_default_timeout(120_000)
        page.goto(home)
        assert page.locator("h1").inner_text() == "Kurs 7b"
        assert page.locator("li.lesson").count() == 2
        page.get_by_role("link", name="3 · Regeln zum Ausprobieren").click()
        page.locator(".jp-MarkdownOutput h1", has_text="3 · Regeln zum Ausprobieren").wait_for()
        run_cell(page, page.locator(".jp-CodeCell .cm-content").first)
        page.locator(".jp-CodeCell").first.locator(".js-plotly-plot").wait_for()  # what is stored is a picture
        browser.close()
