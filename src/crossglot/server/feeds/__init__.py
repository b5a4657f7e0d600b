"""What happens to an account, as one stream: for bots, and whoever does not hold a board open."""
