"""What every part of the server keeps about accounts, handed to accounts, which know no part."""

from __future__ import annotations

from crossglot.server.account_data.guests import carry_over
from crossglot.server.accounts.features import Features
from crossglot.server.accounts.personal_data import PersonalData, keep_all
from crossglot.server.accounts.personal_parts import ACCOUNT_DATA
from crossglot.server.games.personal_data import GAME_DATA, erase_names, has_played
from crossglot.server.lobby.personal_data import OFFERS
from crossglot.server.results.kind_results import results_of
from crossglot.server.social.personal_data import SOCIAL_DATA
from crossglot.server.social.sanctions import is_closed
from crossglot.server.tournaments.personal_data import EVENT_DATA

FEATURES = Features(
    personal_data=(
        GAME_DATA,
        OFFERS,
        PersonalData("solitaires", results_of, keep_all),
        EVENT_DATA,
        *ACCOUNT_DATA,
        *SOCIAL_DATA,
    ),
    erase_again=erase_names,
    carry_over=carry_over,
    is_closed=is_closed,
    has_played=has_played,
)
"""Every part. They are erased in this order: names are looked for in logs while the account still
has its own."""
