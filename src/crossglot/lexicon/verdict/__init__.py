"""The verdict: whether a word is admissible, how it can be read, and what decides.

The compiled lexicon answers; the source it was made of explains. Every drop,
omission and list of the recipe is asked as the compiler asks it
(:mod:`crossglot.lexicon.selection`), so there is one truth.
"""

from crossglot.lexicon.verdict.explain import Explainer, unknown, verdict
from crossglot.lexicon.verdict.near import near_misses
from crossglot.lexicon.verdict.values import (
    KINDS,
    Analysis,
    Ground,
    Reason,
    Standing,
    Verdict,
)

__all__ = [
    "KINDS",
    "Analysis",
    "Explainer",
    "Ground",
    "Reason",
    "Standing",
    "Verdict",
    "near_misses",
    "unknown",
    "verdict",
]
