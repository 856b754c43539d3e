"""What is shown and clicked in a notebook."""

from .lab import Lab

__all__ = ["Lab"]
