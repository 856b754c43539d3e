"""Benchmarks; see ``make bench``."""
