"""The rules kernel: pure Python and networkx; it imports nothing else of this package."""
