"""Ratings: how strong accounts are, by language and speed, from the games they finished."""
