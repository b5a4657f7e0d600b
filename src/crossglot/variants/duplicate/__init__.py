"""Duplicate: all have the same tiles, each scores their own word, the top stays.

The rules are ET-104..123 and HU-W-67..86; what federations do otherwise is a
profile, a file of data.
"""

from crossglot.variants.duplicate.act import (
    due,
    hand_in,
    join,
    next_rack,
    open_round,
    signals,
    start,
    tops_of_round,
)
from crossglot.variants.duplicate.choice import Choice, Tops, choose, equal_tops
from crossglot.variants.duplicate.closing import close_round, raced
from crossglot.variants.duplicate.events import Event, Laid, Result, Slip
from crossglot.variants.duplicate.load import (
    form_ids,
    load_profile,
    pace_ids,
    paces_of,
    profile_ids,
)
from crossglot.variants.duplicate.profile import Profile
from crossglot.variants.duplicate.referee import cancel_round, correct, name_rack, sanction, stop
from crossglot.variants.duplicate.slips import Judging, Verdict, judge
from crossglot.variants.duplicate.standings import GameSheet, Standing, standings
from crossglot.variants.duplicate.state import DuplicateState, after, fold
from crossglot.variants.duplicate.table import Table, in_form
from crossglot.variants.duplicate.view import seen_by, view
from crossglot.variants.duplicate.writing import format_laid, format_slip, parse_slip

__all__ = [
    "Choice",
    "DuplicateState",
    "Event",
    "GameSheet",
    "Judging",
    "Laid",
    "Profile",
    "Result",
    "Slip",
    "Standing",
    "Table",
    "Tops",
    "Verdict",
    "after",
    "cancel_round",
    "choose",
    "close_round",
    "correct",
    "due",
    "equal_tops",
    "fold",
    "form_ids",
    "format_laid",
    "format_slip",
    "hand_in",
    "in_form",
    "join",
    "judge",
    "load_profile",
    "name_rack",
    "next_rack",
    "open_round",
    "pace_ids",
    "paces_of",
    "parse_slip",
    "profile_ids",
    "raced",
    "sanction",
    "seen_by",
    "signals",
    "standings",
    "start",
    "stop",
    "tops_of_round",
    "view",
]
