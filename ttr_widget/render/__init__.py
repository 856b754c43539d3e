"""Pictures of a view: pure functions that know no rule and no secret."""

from ttr_widget.kernel.view import draw_views_with

from .text import text

draw_views_with(text)
