"""World (Rails & Sails)."""
