"""Germany."""
