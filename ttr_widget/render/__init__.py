"""Pictures of a view: pure functions that know no rule and no secret."""

from ttr_widget.kernel.board import Board
from ttr_widget.kernel.display import show_with
from ttr_widget.kernel.view import View

from .figure import figure
from .text import text

show_with(View, "text", text)
show_with(View, "figure", figure)
show_with(Board, "figure", figure)
