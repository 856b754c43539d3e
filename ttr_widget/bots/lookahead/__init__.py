"""The search bot: deals the unseen cards and tickets again and plays candidate moves to the end."""
