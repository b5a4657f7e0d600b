"""The rules, pure: values in, values out. This is the specification.

No clock, no randomness but a seed handed in, no files. ``docs/rules.md`` names
the numbered rules that the docstrings cite.
"""

from crossglot.rules.placement import FormedWord, Placement, place, place_tiles
from crossglot.rules.scoring import score, word_points

__all__ = ["FormedWord", "Placement", "place", "place_tiles", "score", "word_points"]
