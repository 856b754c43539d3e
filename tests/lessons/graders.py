"""What ``make graders`` runs: real nbgrader and Otter-Grader mark a right and a wrong submission of a lesson.

``python -m tests.lessons.graders PYTHON`` with the Python of an environment in which both are installed.
"""

from __future__ import annotations

import csv
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from ttr_widget.lessons.command import copy_lessons

LESSON = "03-rules"
ANSWERS = {
    "right": {"answer_3_1": "2", "answer_3_2": "'europe.station'", "answer_3_3": "5"},
    "wrong": {"answer_3_1": "1", "answer_3_2": "'europe.station'", "answer_3_3": "2"},
}
POINTS = {"right": 3.0, "wrong": 1.0, "empty": 0.0}


class Graders:
    """The programs of an environment."""

    def __init__(self, python: Path) -> None:
        # Not resolved: a link would lead out of the environment.
        self.bin = python.parent.absolute()

    def run(self, folder: Path, *words: str) -> None:
        """Run a program, quietly if it succeeds."""
        path = os.pathsep.join((str(self.bin), os.environ["PATH"]))
        environment = {**os.environ, "PATH": path, "TTR_RESULTS": ""}
        for name in ("IPYTHONDIR", "JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR"):
            environment[name] = str(folder / ".settings" / name)
        done = subprocess.run(
            [str(self.bin / words[0]), *words[1:]],
            cwd=folder,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise SystemExit(f"{' '.join(words)} failed:\n{done.stdout}{done.stderr}")


def answered(notebook: Path, target: Path, answers: dict[str, str]) -> None:
    """Write a submission: the notebook as it was handed out, with these answers."""
    data = json.loads(notebook.read_text(encoding="utf-8"))
    left = dict(answers)
    for cell in data["cells"]:
        source = "".join(cell["source"])
        name = source.partition(" = ...")[0]
        if name in left:
            cell["source"] = source.replace("...", left.pop(name), 1)
    if left:
        raise SystemExit(f"{notebook} has no cells for {', '.join(left)}")
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(json.dumps(data), encoding="utf-8")


def nbgrader_points(graders: Graders, folder: Path) -> dict[str, float]:
    """The points that nbgrader gives."""
    copy_lessons(folder, "nbgrader")
    graders.run(folder, "nbgrader", "generate_assignment", LESSON)
    released = folder / "release" / LESSON / f"{LESSON}.ipynb"
    for pupil in POINTS:
        answered(released, folder / "submitted" / pupil / LESSON / released.name, ANSWERS.get(pupil, {}))
    graders.run(folder, "nbgrader", "autograde", LESSON)
    graders.run(folder, "nbgrader", "export")
    with (folder / "grades.csv").open(encoding="utf-8") as file:
        return {row["student_id"]: float(row["score"]) for row in csv.DictReader(file)}


def otter_points(graders: Graders, folder: Path) -> dict[str, float]:
    """The points that Otter-Grader gives."""
    copy_lessons(folder, "otter")
    lesson = folder / LESSON
    graders.run(lesson, "otter", "generate", "-t", "tests", "-o", "autograder.zip")
    points = {}
    for pupil in POINTS:
        answered(lesson / f"{LESSON}.ipynb", lesson / pupil / f"{LESSON}.ipynb", ANSWERS.get(pupil, {}))
        graders.run(lesson, "otter", "run", "-a", "autograder.zip", "-o", pupil, f"{pupil}/{LESSON}.ipynb")
        results = json.loads((lesson / pupil / "results.json").read_text(encoding="utf-8"))
        points[pupil] = float(sum(test.get("score") or 0 for test in results["tests"]))
    return points


def main() -> int:
    """Grade with both, and compare."""
    graders = Graders(Path(sys.argv[1]))
    failed = False
    for name, mark in (("nbgrader", nbgrader_points), ("Otter-Grader", otter_points)):
        with tempfile.TemporaryDirectory() as folder:
            found = mark(graders, Path(folder))
        failed |= found != POINTS
        print(f"{name}: {found}{'' if found == POINTS else f', but {POINTS} was to be expected'}")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
