"""Computer players: a position and a rack in, a move out.

What a player wants goes through the rules like anyone's move.
"""

from crossglot.players.candidates import Candidate, candidates
from crossglot.players.greedy import Greedy
from crossglot.players.leaves import leaves_of
from crossglot.players.player import PLAYERS, Player, make_player
from crossglot.players.static import Static

__all__ = [
    "PLAYERS",
    "Candidate",
    "Greedy",
    "Player",
    "Static",
    "candidates",
    "leaves_of",
    "make_player",
]
