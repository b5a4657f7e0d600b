"""Human-like players of ten levels, and the vocabularies that they know."""

from crossglot.players.levels.explanation import Explanation, Stronger, explain
from crossglot.players.levels.human import Human, human, simulates
from crossglot.players.levels.table import LEVELS, Level, level_table
from crossglot.players.levels.vocabulary import BOTS, prepare, vocabulary

__all__ = [
    "BOTS",
    "LEVELS",
    "Explanation",
    "Human",
    "Level",
    "Stronger",
    "explain",
    "human",
    "level_table",
    "prepare",
    "simulates",
    "vocabulary",
]
