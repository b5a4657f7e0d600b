"""Judging moves: what each is worth, how sure that is, and what follows.

:class:`~crossglot.analysis.engine.Engine` is the way in.
"""

from crossglot.analysis.assessment import Analysis, Assessment
from crossglot.analysis.engine import Engine
from crossglot.analysis.limits import STEADY, Limit

__all__ = ["STEADY", "Analysis", "Assessment", "Engine", "Limit"]
