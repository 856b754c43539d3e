"""Widgets without a notebook."""

from tests.widget.conftest import wire

__all__ = ["wire"]
