"""Builds the static site, whose notebooks run in the visitor's browser without a server."""
