"""The workflow files of GitHub: they parse, and call what is there."""

import re
import subprocess
import tomllib

import pytest
import yaml

from tools.lite.__main__ import SITE
from tools.pythons import VERSIONS

from .conftest import ROOT

FILES = sorted((ROOT / ".github" / "workflows").glob("*.yml"))

each_file = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


def jobs(file):
    return yaml.safe_load(file.read_text(encoding="utf-8"))["jobs"]


def steps(file):
    return [step for job in jobs(file).values() for step in job["steps"]]


def test_tests_release_and_site_have_one():
    assert [file.stem for file in FILES] == ["pages", "release", "test"]


@each_file
def test_it_says_when_it_runs_and_asks_for_no_more_than_it_needs(file):
    read = yaml.safe_load(file.read_text(encoding="utf-8"))

    assert read[True]  # the key "on", as YAML reads it
    assert read["permissions"] == {"contents": "read"}
    assert all(job["runs-on"] == "ubuntu-latest" for job in read["jobs"].values())
    assert all(job.get("needs", name) in read["jobs"] for name, job in read["jobs"].items())


@each_file
def test_a_step_runs_something_or_uses_a_version_of_something(file):
    for step in steps(file):
        assert ("run" in step) != ("uses" in step), step
        assert "run" in step or re.fullmatch(r"[\w-]+/[\w-]+@(v\d+|release/v1)", step["uses"]), step


@each_file
def test_the_commands_are_targets_of_make(file):
    commands = [step["run"] for step in steps(file) if "run" in step]
    targets = set(re.findall(r"^([a-z-]+):.*##", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))

    assert commands
    for command in commands:
        make, target, *rest = command.split()
        assert make == "make"
        assert target in targets
        assert rest == ["PYTHON=python"]


@each_file
def test_what_is_handed_on_was_made(file):
    made: list = []
    taken: list = []
    for step in steps(file):
        if "artifact@" in step.get("uses", ""):
            (taken if "download" in step["uses"] else made).append(step["with"])

    assert [one["name"] for one in taken] == [one["name"] for one in made if taken]
    folders = {one["path"].rstrip("/") for one in made}
    for folder in folders:
        ignored = subprocess.run(["git", "check-ignore", "--quiet", f"{folder}/x"], cwd=ROOT, check=False)
        assert ignored.returncode == 0, f"{folder} would be committed"
    assert folders <= {"dist", str(SITE.relative_to(ROOT))}


def test_it_is_tested_on_every_python_that_we_name():
    matrix = jobs(ROOT / ".github/workflows/test.yml")["test"]["strategy"]["matrix"]["python"]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = [found for one in project["classifiers"] if (found := one.rpartition(" :: ")[2]).startswith("3.")]

    assert matrix == named == list(VERSIONS)
    assert project["requires-python"] == f">={VERSIONS[0]}"


def test_only_the_job_that_publishes_may_speak_for_us():
    trusted = {
        (file.stem, name)
        for file in FILES
        for name, job in jobs(file).items()
        if job.get("permissions", {}).get("id-token") == "write"
    }

    assert trusted == {("pages", "deploy"), ("release", "publish")}
