"""Clicks of a guest in a browser of their own against clicks of the host in JupyterLab, on one table in one run.

The guest's page comes through the relay of Jupyter's server, as links do.  Each click draws a card from the deck; the
players take turns, so other load on the machine affects both.
"""

from __future__ import annotations

from playwright.sync_api import Page

from benchmarks.jupyter import jupyterlab
from benchmarks.page import line, spread

TURNS = 20
"""Turns of each player, with two clicks each."""
CELLS = (
    "import ttr_widget as ttr\n"
    "game = ttr.new_game('europe', players=['Ada', 'Grace'], seed=11)\n"
    "while game.prompt.kind == 'keep': game.play(game.legal_actions()[0])\n"
    "table = ttr.GameWidget(game, seat=0, speed=0, autosave=False)\n"
    "_ = table.invite()",
    "table",
)
WATCH = """() => {
  const bench = (window.bench = { click: 0, news: 0 }), root = document.querySelector('.ttr-root');
  document.addEventListener('pointerup', (event) => (bench.click = performance.timeOrigin + event.timeStamp), true);
  new MutationObserver((all) => {
    if (!bench.news && all.some((one) => one.oldValue !== root.dataset.seq))
      bench.news = performance.timeOrigin + performance.now();
  }).observe(root, { attributes: true, attributeOldValue: true, attributeFilter: ['data-seq'] });
}"""
NEWS = """() => new Promise((done) => {
  const look = () => (window.bench.news ? done(window.bench.news) : setTimeout(look, 5));
  look();
})"""
DECK = ".ttr-display [data-deck]:not([data-deck=tickets]) .ttr-can"


def draw(player: Page, other: Page) -> tuple[float, float]:
    """Draw a card; the milliseconds until the player's page shows it, and until the other one does."""
    deck = player.locator(DECK).first
    deck.wait_for()
    player.wait_for_timeout(400)  # animations
    for page in (player, other):
        page.evaluate("Object.assign(window.bench, { click: 0, news: 0 })")
    deck.click()
    own, there = (float(page.evaluate(NEWS)) for page in (player, other))
    click = float(player.evaluate("window.bench.click"))
    return own - click, there - click


def clicks() -> None:
    """Print two lines: the guest's own page, and the host's page after the guest's click."""
    with jupyterlab() as lab, lab.notebook(CELLS, width=1400, height=1300) as host:
        host.locator(".ttr-linkrow").first.wait_for()
        link = host.locator("[data-seat='1'] .ttr-linkrow input").input_value()
        host.locator(".ttr-dialog .ttr-head button").click()
        context = lab.browser.new_context(viewport={"width": 1280, "height": 900})
        guest: Page = context.new_page()
        guest.set_default_timeout(60_000)
        guest.goto(link)
        for page in (host, guest):
            page.locator(".ttr-map[data-drawn]").first.wait_for()
            page.evaluate(WATCH)
        times: dict[str, list[float]] = {"host": [], "guest": [], "to the host": []}
        for _ in range(TURNS):
            for _ in range(2):
                times["host"].append(draw(host, guest)[0])
            for _ in range(2):
                own, there = draw(guest, host)
                times["guest"].append(own)
                times["to the host"].append(there)
        context.close()
    (guests, late), (hosts, _), (there, there_late) = map(spread, (times["guest"], times["host"], times["to the host"]))
    details = f"{guests:.1f} ms (p95 {late:.0f}) against {hosts:.1f} ms, {len(times['guest'])} clicks each"
    print(
        line("guest's click to redraw, median, relative to the host's in JupyterLab", guests / hosts, 1.5, "", details)
    )
    print(line("guest's click to the host's page, median", there, 100, " ms", f"p95 {there_late:.0f} ms"))
