"""Where everything stands on a map: geometry, layout and labels."""
