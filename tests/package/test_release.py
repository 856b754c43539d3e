"""A release that is not in order is refused, with the reason."""

import re
import subprocess

import pytest

from tools.release import STEPS, main

from .conftest import ROOT

GOOD = {
    "pyproject.toml": '[project]\nname = "ttr-widget"\nversion = "1.2.0"\n',
    "ttr_widget/__init__.py": '__version__ = "1.2.0"\n',
    "CHANGELOG.md": "# Changes\n\n## 1.2.0, 2026-11-18\n\n### Added\n\n- A board.\n\n## 1.1.0, 2026-01-01\n\n- More.\n",
    "Makefile": "check docs package:\n\t@echo $@ >> ../done\n",
}


def git(folder, *words):
    who = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org", "-c", "tag.gpgsign=false"]
    subprocess.run(["git", *who, *words], cwd=folder, check=True, capture_output=True)


@pytest.fixture
def repository(tmp_path, monkeypatch):
    """``repository(files)``: a folder that is ready for a release, except for these files."""
    for name in ("GITHUB_REF_TYPE", "GITHUB_REF_NAME", "MAKEFLAGS", "MAKELEVEL"):
        monkeypatch.delenv(name, raising=False)

    def make(files=()):
        root = tmp_path / "repository"
        for name, text in {**GOOD, **dict(files)}.items():
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).write_text(text)
        git(root, "init", "--quiet")
        git(root, "add", ".")
        git(root, "commit", "--quiet", "--message=All")
        return root

    return make


def done(root):
    """The steps that were run."""
    file = root.parent / "done"
    return file.read_text().split() if file.exists() else []


def test_what_is_in_order_is_ready(repository, capsys):
    root = repository()

    assert main(root) == 0
    assert done(root) == ["check", "docs", "package"]
    assert "Ready to release 1.2.0" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("name", "text", "why"),
    [
        ("ttr_widget/__init__.py", '__version__ = "1.1.0"\n', "says version 1.2.0, ttr_widget/__init__.py says 1.1.0"),
        ("CHANGELOG.md", "# Changes\n\n## Unreleased\n\n- A board.\n", "begins with '## Unreleased'"),
        ("CHANGELOG.md", "# Changes\n\n## 1.1.0, 2026-11-18\n\n- A board.\n", "begins with '## 1.1.0, 2026-11-18'"),
        ("CHANGELOG.md", "# Changes\n\n## 1.2.0, 2026-11-31\n\n- A board.\n", "2026-11-31 is not a date"),
        ("CHANGELOG.md", "# Changes\n\n## 1.2.0, 2026-11-18\n\n## 1.1.0, 2026-01-01\n\n- More.\n", "has no entries"),
    ],
)
def test_version_and_changelog_must_agree(repository, capsys, name, text, why):
    root = repository({name: text})

    assert main(root) == 1
    assert why in capsys.readouterr().err
    assert done(root) == []


@pytest.mark.parametrize("name", ["CHANGELOG.md", "new.py"])
def test_the_tree_must_be_clean(repository, capsys, name):
    root = repository()
    with (root / name).open("a") as file:
        file.write("\nmore\n")

    assert main(root) == 1
    assert f"the tree is not clean: {'M' if name in GOOD else '??'} {name}" in capsys.readouterr().err
    assert done(root) == []


@pytest.mark.parametrize("target", STEPS)
def test_every_step_must_succeed(repository, capfd, target):
    good = [step for step in STEPS if step != target]
    root = repository({"Makefile": f"{' '.join(good)}:\n\t@echo $@ >> ../done\n{target}:\n\t@false\n"})

    assert main(root) == 1
    assert f"Not ready: make {target} fails" in capfd.readouterr().err
    assert target not in done(root)


def test_a_step_may_leave_nothing_behind(repository, capsys):
    root = repository({"Makefile": "check docs package:\n\t@touch left-$@\n"})

    assert main(root) == 1
    assert "the tree is not clean: ?? left-docs" in capsys.readouterr().err


def test_a_version_is_given_once(repository, capsys):
    root = repository()
    git(root, "tag", "v1.2.0")
    assert main(root) == 0
    git(root, "commit", "--quiet", "--allow-empty", "--message=More")

    assert main(root) == 1
    assert "v1.2.0 already tags another commit" in capsys.readouterr().err


def test_the_tag_that_is_being_released_names_the_version(repository, capsys, monkeypatch):
    root = repository()
    monkeypatch.setenv("GITHUB_REF_TYPE", "tag")
    monkeypatch.setenv("GITHUB_REF_NAME", "v1.3.0")

    assert main(root) == 1
    assert "the tag is v1.3.0, the version 1.2.0" in capsys.readouterr().err


def test_make_has_these_steps_and_asks_this_command():
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+):.*##", makefile, re.MULTILINE))
    phony = set(re.findall(r"^\.PHONY: (.*)$", makefile, re.MULTILINE)[0].split())

    assert set(STEPS) <= targets & phony  # make calls a folder of that name done
    assert re.search(r"^release-check:.*\n\t.*-m tools\.release$", makefile, re.MULTILINE)
