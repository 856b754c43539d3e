"""How fast it is; see ``make bench``."""
