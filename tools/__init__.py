"""Commands for developers: maps, layouts and pictures."""
