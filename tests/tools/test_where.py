"""Which files know a rule: the count of ``python -m tools.where``."""

import subprocess

import pytest

from tools.where import APART, ROOT, files, group_of, mentions, report, where
from ttr_widget.kernel.event import Event

TREE = {
    "ttr_widget/rules/bridges.py": "class Bridges(Rule):\n    '''A bridge.'''\n",
    "ttr_widget/locales/en/bridges.ftl": "bridges-heading = Bridges\n",
    "ttr_widget/bots/price.py": "cost = 2  # a BRIDGE costs more\n",
    "ttr_widget/kernel/cards.py": "abridged = True\n",
    "ttr_widget/boards/europe/routes.csv": "kind\nbridge\n",
    "ttr_widget/widget/static/widget.css": ".bridge {}\n",
    "ttr_widget/referee/bridges.py": "def bridge(): ...\n",
    "ttr_widget/locales/en/referee.ftl": "referee-bridge = crossed\n",
    "js/src/dialogs.tsx": "export const BridgeDialog = 1;\n",
    "js/node_modules/bridge/index.ts": "export const bridge = 1;\n",
    "js/tests/dialogs.test.ts": "bridge()\n",
    "tests/rules/test_bridges.py": "def test_a_bridge(): ...\n",
    "tests/golden/europe-2.txt": "Ada crosses the bridge.\n",
    "docs/guides/bridges.md": "Bridges.\n",
}
FOUND = {
    "referee": {"ttr_widget/locales/en/referee.ftl": 1, "ttr_widget/referee/bridges.py": 1},
    "rule": {"ttr_widget/rules/bridges.py": 2},
    "words": {"ttr_widget/locales/en/bridges.ftl": 2},
    "page": {"js/src/dialogs.tsx": 1},
    "bots": {"ttr_widget/bots/price.py": 1},
    "other": {},
    "lessons": {},
    "maps of others": {},
    "golden games": {"tests/golden/europe-2.txt": 1},
    "tests": {"js/tests/dialogs.test.ts": 1, "tests/rules/test_bridges.py": 1},
}


@pytest.fixture
def tree(tmp_path):
    for name, text in TREE.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("text", "word", "times"),
    [
        ("tunnel Tunnels TUNNEL", "tunnel", 3),
        ("TunnelPanel, hasTunnel, tunnel_cards, europe.tunnel-wilds, .tunnel-row", "tunnel", 5),
        ("funnels, tunnelling", "tunnel", 0),
        ("funnels, tunnelling, tunnelcards", "tunnel*", 2),
        ("ferry, Ferries, ferryman", "ferry", 2),
        ("doubleShip, double_ships, doubles, shipping", "double ship", 2),
        ("HTMLTunnel", "tunnel", 1),
    ],
)
def test_a_word_is_found_in_names_and_sentences(text, word, times):
    assert mentions(text, [word]) == times


def test_several_words_are_counted_together():
    assert mentions("a ferry and a tunnel", ["tunnel", "ferry"]) == 2


def test_a_tree_without_git(tree):
    assert where(["bridge"], tree) == FOUND


def test_a_tree_with_git(tree):
    (tree / ".gitignore").write_text("node_modules\nstatic\n", encoding="utf-8")
    subprocess.run(["git", "init", "--quiet"], cwd=tree, check=True)
    subprocess.run(["git", "add", "ttr_widget/rules"], cwd=tree, check=True)

    assert where(["bridge"], tree) == FOUND


def test_the_report_ends_with_the_total(tree):
    lines = list(report(where(["bridge"], tree)))

    assert lines[5:7] == ["rule: 1", "     2  ttr_widget/rules/bridges.py"]
    assert lines[-1] == "total: 4 source files; tests: 2, golden games: 1, referee: 2, lessons: 0, maps of others: 0"


def test_every_python_file_of_the_repository_has_a_group():
    python = [name for name in files(ROOT) if name.endswith(".py") and not name.startswith(("docs/", "examples/"))]

    assert [name for name in python if group_of(name) is None] == []


KNOW_TUNNELS = {
    "js/src/map.tsx",  # the mouth and its question, over the map
    "js/src/style/motion.css",
    "js/src/tunnel.tsx",
    "ttr_widget/analysis/__init__.py",
    "ttr_widget/analysis/chances.py",  # tunnel_odds
    "ttr_widget/boards/europe/board.toml",
    "ttr_widget/boards/europe/variant.py",
    "ttr_widget/events.py",  # all classes of events in one place
    "ttr_widget/locales/de/tunnels.ftl",
    "ttr_widget/locales/en/tunnels.ftl",
    "ttr_widget/locales/pl/tunnels.ftl",
    "ttr_widget/render/cartography/placement.py",  # the rock around the spaces
    "ttr_widget/rules/__init__.py",
    "ttr_widget/rules/tunnels.py",
}
"""A fact of a rule has one home: think twice before a file joins this list."""


def test_few_files_know_tunnels():
    found = where(["tunnel*"])
    knowing = {name for group, counts in found.items() if group not in APART for name in counts}

    assert knowing == KNOW_TUNNELS


@pytest.mark.parametrize(("word", "most"), [("station*", 54), ("harbour*", 46), ("passenger*", 60)])
def test_few_more_files_than_needed_know_other_rules(word, most):
    found = where([word])

    assert sum(len(counts) for group, counts in found.items() if group not in APART) <= most


def test_animation_names_no_event():
    """It follows the effects that events declare."""
    source = (ROOT / "js" / "src" / "motion.ts").read_text("utf-8")
    types = {kind.type for kind in subclasses(Event) if kind.__module__.startswith("ttr_widget")}
    places = {"display"}

    assert {"claim", "draw", "station", "tunnel"} <= types
    assert {one for one in types - places if f'"{one}"' in source} == set()


def subclasses(kind):
    return {deeper for one in kind.__subclasses__() for deeper in (one, *subclasses(one))}
