"""Rendering of views and games: pure functions that know neither rules nor secrets."""

from ttr_widget.boards import BoardList
from ttr_widget.game import Game
from ttr_widget.kernel.board import Board
from ttr_widget.kernel.errors import Refusal
from ttr_widget.kernel.evidence import ExplainedScore
from ttr_widget.kernel.representation import show_with
from ttr_widget.kernel.sheet import Sheet
from ttr_widget.kernel.view import View
from ttr_widget.puzzle import Puzzle
from ttr_widget.save import Transcript
from ttr_widget.verification import Report

from .figure import figure
from .html.board import board_html, boards_html
from .html.game import game_html, puzzle_html, view_html
from .html.refusal import refusal_html
from .html.report import report_html
from .html.score import explained_html, sheet_html
from .html.transcript import transcript_html
from .text import text

show_with(View, "text", text)
show_with(View, "html", view_html)
show_with(View, "figure", figure)
show_with(Game, "html", game_html)
show_with(Puzzle, "html", puzzle_html)
show_with(Board, "html", board_html)
show_with(Board, "figure", figure)
show_with(BoardList, "html", boards_html)
show_with(Sheet, "html", sheet_html)
show_with(ExplainedScore, "html", explained_html)
show_with(Report, "html", report_html)
show_with(Refusal, "html", refusal_html)
show_with(Transcript, "html", transcript_html)
