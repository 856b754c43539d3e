"""Berlin."""
