"""Pictures of a view: pure functions that know no rule and no secret."""

from ttr_widget.kernel.display import show_with
from ttr_widget.kernel.view import View

from .text import text

show_with(View, "text", text)
