"""Duplicate events for thousands: who is in, what the clock does, who hears what."""
