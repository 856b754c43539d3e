"""Builds the static site: notebooks that run in the visitor's browser, with no server behind them."""
