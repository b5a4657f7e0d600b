"""How often and how much: requests, attempts, messages, work."""
