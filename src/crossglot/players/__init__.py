"""Computer players: a position and a rack in, a move out.

What a player wants goes through the rules like anyone's move.
"""

from crossglot.players.candidates import Candidate, candidates
from crossglot.players.greedy import Greedy
from crossglot.players.laying import can_lay
from crossglot.players.leave_file import LeaveValues, load_values, rules_digest, shipped_values
from crossglot.players.leaves import estimate_of, leaves_of
from crossglot.players.levels import BOTS, LEVELS, Explanation, Human, explain, vocabulary
from crossglot.players.outlook import Outlook, outlook_of, simulation_of
from crossglot.players.player import PLAYERS, Player, check_player, make_player, seated_player
from crossglot.players.simulating import Simulating
from crossglot.players.solver import endgame_of, pre_endgame_of, solved_move
from crossglot.players.static import Static
from crossglot.players.strong import Strong

__all__ = [
    "BOTS",
    "LEVELS",
    "PLAYERS",
    "Candidate",
    "Explanation",
    "Greedy",
    "Human",
    "LeaveValues",
    "Outlook",
    "Player",
    "Simulating",
    "Static",
    "Strong",
    "can_lay",
    "candidates",
    "check_player",
    "endgame_of",
    "estimate_of",
    "explain",
    "leaves_of",
    "load_values",
    "make_player",
    "outlook_of",
    "pre_endgame_of",
    "rules_digest",
    "seated_player",
    "shipped_values",
    "simulation_of",
    "solved_move",
    "vocabulary",
]
