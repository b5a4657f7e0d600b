"""The removal game: a finished board is taken apart, word by word (ET-89..92)."""

from crossglot.variants.removal.act import abandon, abort, act, resign, start, start_after
from crossglot.variants.removal.events import Ended, Event, Removed, Started
from crossglot.variants.removal.greedy import greedy_removal
from crossglot.variants.removal.recorded import Left, left_by, left_of
from crossglot.variants.removal.removals import MOST, check_removal, removals
from crossglot.variants.removal.state import RemovalState, after, fold, seen_by, view

__all__ = [
    "MOST",
    "Ended",
    "Event",
    "Left",
    "RemovalState",
    "Removed",
    "Started",
    "abandon",
    "abort",
    "act",
    "after",
    "check_removal",
    "fold",
    "greedy_removal",
    "left_by",
    "left_of",
    "removals",
    "resign",
    "seen_by",
    "start",
    "start_after",
    "view",
]
