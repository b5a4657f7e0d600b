"""The live connection: one WebSocket, one game, one pair of eyes."""
