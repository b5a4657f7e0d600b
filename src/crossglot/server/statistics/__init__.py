"""Statistics: what accounts did in the games they finished, counted from the events."""
