"""Who runs a cell again and again gets a new page each time: the old ones must not stay in the browser's memory."""

from __future__ import annotations

from playwright.sync_api import Browser

import ttr_widget as ttr

from .conftest import Tab, Table, Tabs


def nodes(tab: Tab) -> int:
    """The DOM nodes in memory after garbage collection, those of no document too."""
    session = tab.page.context.new_cdp_session(tab.page)
    session.send("HeapProfiler.collectGarbage")
    session.send("Performance.enable")
    found = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    session.detach()
    return int(found["Nodes"])


def test_a_closed_page_leaves_nothing_in_memory(browser: Browser) -> None:
    tabs, counts = Tabs(browser), list[int]()
    for _ in range(4):
        tab = tabs.take(False, 1300, 1000)
        table = Table(tab, ttr.new_game("europe", players=["Ada", "Grace"], seed=3), speed=0)
        table.widget.close()
        tabs.give_back(tab, False)
        counts.append(nodes(tab))
    tab.page.context.close()
    assert max(counts[1:]) < 1.2 * counts[0], counts
