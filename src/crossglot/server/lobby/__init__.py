"""Before and between games: offers, seats, challenges, rematches, lists."""
