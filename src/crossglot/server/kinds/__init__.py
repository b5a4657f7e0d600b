"""Variants on the server: games with turns of their own, stored as the sum of their events."""
