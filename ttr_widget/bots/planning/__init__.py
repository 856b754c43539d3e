"""The planner: reads a view, plans a network for its tickets, and claims, draws and pays for it."""
