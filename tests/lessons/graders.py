"""What ``make graders`` runs: real nbgrader and Otter-Grader mark right, wrong and empty submissions of the lessons.

``python -m tests.lessons.graders PYTHON 3 11`` with the Python of an environment in which both are installed, and the
numbers of lessons; without numbers, all that have exercises.
"""

from __future__ import annotations

import csv
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

from ttr_widget.lessons.command import copy_lessons
from ttr_widget.lessons.notebooks import exercise_of, lesson_files, read_notebook

EXPLORER = """from ttr_widget.kernel.sheet import Line
@dataclasses.dataclass(frozen=True)
class Explorer(ttr.Rule):
    \"\"\"house.explorer: -10 for the players with the fewest routes.\"\"\"
    key: typing.ClassVar[str] = "explorer"
    def score(self, reckoning):
        reached = [len(reckoning.routes(seat)) for seat in reckoning.seats]
        for seat in reckoning.seats:
            if reached[seat] == min(reached):
                yield Line(seat, "house.explorer", "Explorer", -10, "cities")
"""
DRAWER = """def drawer(view, prompt, rng):
    legal = ttr.bots.legal_actions(view)
    tickets = [one for one in legal if one.type == "tickets"]
    if tickets and len(view.rules["tickets"]["held"]) < 5:
        return tickets[0]
    return legal[-1] if prompt.kind == "keep" else legal[0]
"""
START = "ttr.scenario('berlin', seed=1, turn=0, hands={0: ''}, display='red blue blue blue green')"
ANSWERS = {
    "1.1": ("ttr.bots.play(ttr.new_game('berlin', players=2, seed=1), ['greedy', 'greedy'], 1)", "7"),
    "2.1": ("300", "101"),
    "2.2": ("['edinburgh']", "['lisboa']"),
    "3.1": ("2", "1"),
    "3.2": ("'europe.station'", "'station'"),
    "3.3": ("5", "2"),
    "4.1": ("(360, 120)", "(180, 120)"),
    "4.2": ("(20, 20)", "(10, 20)"),
    "5.1": ("['2 ships-green', '1 ships-green 2 ship-green', '4 ship-green']", "['3 ships-green']"),
    "6.3": ("22", "27"),
    "7.1": ("2", "1"),
    "7.2": (f"ttr.Puzzle({START}, 'claim alexanderplatz-hackescher_markt within 3 turns')", "'claim it'"),
    "8.1": (f"{DRAWER}drawer", "lambda view, prompt, rng: 'no'"),
    "9.3": (f"import dataclasses, typing\n{EXPLORER}Explorer", "'Explorer'"),
    "10.1": ("ttr.simulate('berlin', ['greedy', 'greedy'], games=1000, progress=False)", "'yes'"),
    "11.1": ("('rostov', 'cadiz')", "('lisboa', 'sochi')"),
    "11.3": ("('kobenhavn', 'essen')", "('paris', 'roma')"),
}
"""A right and a wrong answer to every exercise: an expression, perhaps after statements that it needs."""


def submissions(exercises: Sequence[str]) -> dict[str, tuple[dict[str, str], float]]:
    """What three pupils hand in, and the points that they deserve; the second knows the last of several answers."""
    right = {one: ANSWERS[one][0] for one in exercises}
    known = exercises[-1:] if len(exercises) > 1 else []
    wrong = {one: ANSWERS[one][one not in known] for one in exercises}
    return {"right": (right, float(len(right))), "wrong": (wrong, float(len(known))), "empty": ({}, 0.0)}


def lessons() -> dict[str, list[str]]:
    """The exercises of each lesson that has some, by the lesson's name."""
    found: dict[str, list[str]] = {}
    for path in lesson_files():
        for cell in read_notebook(path)["cells"]:
            if exercise := exercise_of(cell):
                found.setdefault(path.stem, []).append(exercise[0])
    return found


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


def answered(notebook: Path, target: Path, answers: Mapping[str, str]) -> None:
    """Write a submission: the notebook as it was handed out, with these answers."""
    data = json.loads(notebook.read_text(encoding="utf-8"))
    left = {f"answer_{exercise.replace('.', '_')}": answer for exercise, answer in answers.items()}
    for cell in data["cells"]:
        source = "".join(cell["source"])
        name = source.partition(" = ...")[0]
        if name in left:
            before, _, expression = left.pop(name).rpartition("\n")
            cell["source"] = before + "\n" * bool(before) + source.replace("...", expression, 1)
    if left:
        raise SystemExit(f"{notebook} has no cells for {', '.join(left)}")
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(json.dumps(data), encoding="utf-8")


def nbgrader_points(graders: Graders, folder: Path, lesson: str, exercises: Sequence[str]) -> dict[str, float]:
    """The points that nbgrader gives."""
    copy_lessons(folder, "nbgrader")
    graders.run(folder, "nbgrader", "generate_assignment", lesson)
    released = folder / "release" / lesson / f"{lesson}.ipynb"
    for pupil, (answers, _) in submissions(exercises).items():
        answered(released, folder / "submitted" / pupil / lesson / released.name, answers)
    graders.run(folder, "nbgrader", "autograde", lesson)
    graders.run(folder, "nbgrader", "export")
    with (folder / "grades.csv").open(encoding="utf-8") as file:
        return {row["student_id"]: float(row["score"]) for row in csv.DictReader(file)}


def otter_points(graders: Graders, folder: Path, lesson: str, exercises: Sequence[str]) -> dict[str, float]:
    """The points that Otter-Grader gives."""
    copy_lessons(folder, "otter")
    place = folder / lesson
    graders.run(place, "otter", "generate", "-t", "tests", "-o", "autograder.zip")
    points = {}
    for pupil, (answers, _) in submissions(exercises).items():
        answered(place / f"{lesson}.ipynb", place / pupil / f"{lesson}.ipynb", answers)
        graders.run(place, "otter", "run", "-a", "autograder.zip", "-o", pupil, f"{pupil}/{lesson}.ipynb")
        results = json.loads((place / pupil / "results.json").read_text(encoding="utf-8"))
        points[pupil] = float(sum(test.get("score") or 0 for test in results["tests"]))
    return points


def main() -> int:
    """Grade with both, and compare."""
    python, *numbers = sys.argv[1:]
    graders = Graders(Path(python))
    chosen = {name: own for name, own in lessons().items() if not numbers or str(int(name[:2])) in numbers}
    if not chosen:
        raise SystemExit(f"no lesson with exercises among {', '.join(numbers)}")
    failed = False
    for lesson, exercises in chosen.items():
        wanted = {pupil: points for pupil, (_, points) in submissions(exercises).items()}
        for name, mark in (("nbgrader", nbgrader_points), ("Otter-Grader", otter_points)):
            with tempfile.TemporaryDirectory() as folder:
                found = mark(graders, Path(folder), lesson, exercises)
            failed |= found != wanted
            wrong = "" if found == wanted else f", but {wanted} was to be expected"
            print(f"{lesson} {name}: {found}{wrong}", flush=True)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
