"""A game as one object, over the pure functions below: for notebooks, scripts and bots."""

from crossglot.library.found_play import FoundPlay
from crossglot.library.game import Game

__all__ = ["FoundPlay", "Game"]
