"""Accessibility checks with axe-core."""

from __future__ import annotations

from pathlib import Path
from typing import Any

AXE = Path(__file__).parents[2] / "js" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async (viewpoint) => {
  // It lies over all; axe would give up on every contrast below it. The map is a picture, its words are in the lists.
  for (const one of document.querySelectorAll('.ttr-flights')) one.style.display = 'none';
  const where = { include: [viewpoint], exclude: [['.ttr-plot']] };
  const { violations } = await axe.run(where, { resultTypes: ['violations'] });
  return violations.map(({ id, nodes }) => [id, nodes.slice(0, 3).map((node) => node.html.slice(0, 200))]);
}"""


def load(page: Any) -> None:
    """Load axe into a page."""
    assert AXE.exists(), "axe-core comes with the tools of js: python hatch_build.py test"
    page.evaluate(AXE.read_text(encoding="utf-8"))


def violations(page: Any, viewpoint: str = ".ttr-root") -> list[Any]:
    """The violations that axe finds in a page."""
    found: list[Any] = page.evaluate(RUN, viewpoint)
    return found
