"""What accounts are handed from other parts of the server."""
