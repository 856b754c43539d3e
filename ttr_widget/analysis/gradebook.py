"""``ttr.gradebook``: the saved games of a class as one table, and where its decisions parted."""

from __future__ import annotations

import json
import os
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from glob import glob
from pathlib import Path
from random import Random
from typing import Any

from ttr_widget.bots import make
from ttr_widget.game import Game
from ttr_widget.kernel.errors import BadInput, TtrError, at, expected
from ttr_widget.kernel.json_values import short
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.seats import seat_at
from ttr_widget.loading import load
from ttr_widget.locales import fill
from ttr_widget.locales.plain_text import in_plotly
from ttr_widget.queries.tickets import ticket_progress
from ttr_widget.render.palette import Theme
from ttr_widget.save import COLORS, header

from .plots import dressed, seat_color
from .rows import Row, Rows

_ENDING = ".ttr.json"
Files = str | os.PathLike[str]


@dataclass(frozen=True)
class _Decision:
    """A decision of a pupil, and what the planner would have done."""

    before: tuple[str, ...]
    """All actions before it: in games with the same deal, the same actions lead to the same position."""
    question: str
    action: str
    planners: str

    @property
    def is_planners(self) -> bool:
        return self.action == self.planners

    @property
    def is_kind_of_planners(self) -> bool:
        return self.action.split()[0] == self.planners.split()[0]


@dataclass(frozen=True)
class _Paper:
    """What one pupil handed in."""

    pupil: str
    seat: int
    game: Game
    deal: str
    """The same text for the same deal."""
    decisions: tuple[_Decision, ...]


class Gradebook(Rows):
    """One row per pupil; ``.choices()`` tells where pupils with the same deal chose differently."""

    papers: Sequence[_Paper] = ()

    def choices(self) -> Rows:
        """The decisions that several pupils had to make in the same position: who chose what, and the planner.

        Pupils are in the same position as long as they have the same deal and all actions so far were the same.
        """
        rows: list[Row] = []
        shared = sorted(_shared(self.papers).items(), key=lambda item: (item[0][0], len(item[0][1])))
        for (_, before), several in shared:
            chosen: dict[str, list[str]] = defaultdict(list)
            for pupil, decision in several:
                chosen[decision.action].append(pupil)
            first = several[0][1]
            for action, pupils in sorted(chosen.items(), key=lambda item: (-len(item[1]), item[0])):
                rows.append(
                    {
                        "after": len(before),
                        "question": first.question,
                        "choice": action,
                        "pupils": len(pupils),
                        "names": tuple(pupils),
                        "planner": action == first.planners,
                    }
                )
        return Rows(Message("gradebook-choices"), rows, _plot_choices)


def gradebook(files: Files | Iterable[Files], seat: int | str = 0) -> Gradebook:
    """Read the saved games of a class and return a table with one row per pupil.

    ``files`` is a pattern such as ``"saves/*.ttr.json"``, a folder, or a list of files.  The pupil is named after the
    file, and sat in ``seat`` (a number, or the name that the players have there).  The columns: ``points``,
    ``won`` (``None`` before the end), ``tickets`` done, ``missed`` and the points of both, ``routes``, ``turns``, the
    pupil's ``decisions``, and how many of them, from 0 to 1, were those of the planner in the same position
    (``like_planner``; ``kind_like_planner`` if only the kind of action counts) and those of most of the pupils who
    were in the same position (``like_class``; ``None`` if nobody was).

    ``deal`` numbers the deals: give everybody the same one with ``ttr.new_game("europe", ["Ada", "Planner"],
    seed="7b-friday")``, or with that seed in the lobby.  ``.figure()`` plots points and decisions, ``.to_frame()`` is a
    data frame, ``.choices()`` shows where the class parted.  Files that cannot be read are listed under ``unread``.

    >>> import tempfile, ttr_widget as ttr
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     for pupil, tickets in [("ada", -1), ("kim", 0)]:
    ...         game = ttr.new_game("berlin", players=2, seed="7b-friday")
    ...         _ = game.play(game.legal_actions()[tickets])
    ...         game.save(f"{folder}/{pupil}.ttr.json")
    ...     book = gradebook(f"{folder}/*.ttr.json")
    >>> [(row["pupil"], row["deal"], row["decisions"]) for row in book.rows]
    [('ada', 1, 1), ('kim', 1, 1)]
    """
    papers, unread = [], []
    for path in _paths(files):
        try:
            game = load(path)
            papers.append(_paper(_pupil_of(path), game, seat_at("seat", seat, game.players)))
        except (TtrError, OSError) as error:
            unread.append(str(Message("gradebook-unread", file=path.name, error=str(error))))
    deals = {deal: number for number, deal in enumerate(dict.fromkeys(paper.deal for paper in papers), 1)}
    shared = _shared(papers)
    rows = [_row(paper, deals[paper.deal], shared) for paper in papers]
    facts = {"unread": tuple(unread)} if unread else {}
    book = Gradebook(Message("gradebook", pupils=len(rows), deals=len(deals)), rows, _plot, facts)
    object.__setattr__(book, "papers", tuple(papers))
    return book


def _paths(files: object) -> list[Path]:
    if isinstance(files, (str, os.PathLike)):
        place = Path(files)
        found = place.glob(f"*{_ENDING}") if place.is_dir() else map(Path, glob(str(files)))  # noqa: PTH207
        paths = sorted(found)
    elif isinstance(files, Iterable) and not isinstance(files, bytes):
        paths = [Path(_checked(file)) for file in files]
    else:
        raise BadInput(at("files", expected("saves", files)))
    if not paths:
        raise BadInput(Message("gradebook-no-files", files=short(str(files))))
    return paths


def _checked(file: object) -> Files:
    if not isinstance(file, (str, os.PathLike)):
        raise BadInput(at("files", expected("saves", file)))
    return file


def _pupil_of(path: Path) -> str:
    return path.name.removesuffix(_ENDING)


def _paper(pupil: str, game: Game, seat: int) -> _Paper:
    start = {name: value for name, value in header(game).items() if name not in ("players", COLORS)}
    deal = json.dumps([len(game.players), start], sort_keys=True, default=str)
    return _Paper(pupil, seat, game, deal, tuple(_decisions(game, seat)))


def _decisions(game: Game, seat: int) -> Iterator[_Decision]:
    planner = make("planner")
    then = game.at(0)
    before: list[str] = []
    for action in game.history:
        prompt = then.prompt
        assert prompt is not None, "somebody has acted"
        text = action.text()
        if prompt.seat == seat:
            planners = planner.decide(then.view(seat), prompt, Random(0))
            yield _Decision(tuple(before), prompt.kind, text, planners.text())
        then.play(action)
        before.append(text)


Shared = dict[tuple[str, tuple[str, ...]], list[tuple[str, _Decision]]]


def _shared(papers: Sequence[_Paper]) -> Shared:
    """The decisions of several pupils in the same position, by the deal and the actions before."""
    found: Shared = defaultdict(list)
    for paper in papers:
        for decision in paper.decisions:
            found[f"{paper.deal} {paper.seat}", decision.before].append((paper.pupil, decision))
    return {place: several for place, several in found.items() if len(several) > 1}


def _row(paper: _Paper, deal: int, shared: Shared) -> Row:
    game, seat, decisions = paper.game, paper.seat, paper.decisions
    sheet = game.score()
    tickets = ticket_progress(game.view(seat), seat)
    done = [ticket.points for ticket in tickets if ticket.done]
    return {
        "pupil": paper.pupil,
        "deal": deal,
        "points": sheet.totals[seat],
        "won": seat in sheet.winners if game.is_over else None,
        "tickets": len(done),
        "missed": len(tickets) - len(done),
        "ticket_points": sum(line.points for line in sheet.seats[seat].lines if line.rule == "tickets.score"),
        "routes": sum(owner == seat for owner in game.view(seat).claimed.values()),
        "turns": sum(decision.question == "turn" for decision in decisions),
        "decisions": len(decisions),
        "like_planner": _part([decision.is_planners for decision in decisions]),
        "kind_like_planner": _part([decision.is_kind_of_planners for decision in decisions]),
        "like_class": _part(_with_the_class(paper, shared)),
    }


def _with_the_class(paper: _Paper, shared: Shared) -> list[bool]:
    """For each decision that classmates had to make too: whether no other choice was more frequent."""
    found = []
    for decision in paper.decisions:
        several = shared.get((f"{paper.deal} {paper.seat}", decision.before))
        if several is not None:
            counts = Counter(other.action for _, other in several)
            found.append(counts[decision.action] == max(counts.values()))
    return found


def _part(answers: Sequence[bool]) -> float | None:
    return sum(answers) / len(answers) if answers else None


def _plot(book: Rows, theme: Theme) -> Any:
    from plotly.subplots import make_subplots  # noqa: PLC0415  (imported when a plot is made)

    rows = sorted(book.rows, key=lambda row: (row["points"], row["pupil"]))
    pupils = [in_plotly(row["pupil"]) for row in rows]
    names = ("points", "like_planner", "like_class")
    titles = [fill(f"gradebook-axis.{name.replace('_', '-')}") for name in names]
    figure = make_subplots(rows=1, cols=3, shared_yaxes=True, horizontal_spacing=0.04, subplot_titles=titles)
    for column, name in enumerate(names, 1):
        values = [row[name] if name == "points" or row[name] is None else 100 * row[name] for row in rows]
        figure.add_bar(
            x=values, y=pupils, orientation="h", marker_color=seat_color(column - 1, theme), row=1, col=column
        )
    figure.update_layout(showlegend=False)
    for column in (2, 3):
        figure.update_xaxes(range=[0, 100], row=1, col=column)
    figure.update_yaxes(automargin=True)
    return dressed(figure, theme, in_plotly(book.title), height=160 + 22 * len(rows))


def _plot_choices(choices: Rows, theme: Theme) -> Any:
    import plotly.graph_objects as go  # noqa: PLC0415  (imported when a plot is made)

    figure = go.Figure()
    for row in reversed(choices.rows):
        label = in_plotly(f"{row['after']}: {row['choice']}")
        names = in_plotly(", ".join(row["names"]))
        figure.add_bar(
            x=[row["pupils"]],
            y=[label],
            orientation="h",
            marker_color=seat_color(0 if row["planner"] else 1, theme),
            hovertemplate=f"{names}<extra></extra>",
        )
    figure.update_layout(showlegend=False, barmode="overlay")
    figure.update_xaxes(title_text=fill("gradebook-axis.pupils"))
    figure.update_yaxes(automargin=True)
    return dressed(figure, theme, in_plotly(choices.title), height=160 + 22 * len(choices))


__all__ = ["Gradebook", "gradebook"]
