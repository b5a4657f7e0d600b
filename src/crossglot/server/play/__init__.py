"""What happens in a running game beside the moves: time, absence, consent, those who look on."""
