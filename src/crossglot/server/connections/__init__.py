"""Live connections, whatever is said on them: queues, floods, lag."""
