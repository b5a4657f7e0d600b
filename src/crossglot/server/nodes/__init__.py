"""Several nodes: messages between them, and which are alive."""
