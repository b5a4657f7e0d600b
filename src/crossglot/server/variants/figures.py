"""What a finished game of a variant leaves behind for statistics: a row for each person."""

from __future__ import annotations

from crossglot.server.variants.setups import variant_of
from crossglot.server.variants.standing import VariantStanding
from crossglot.server.variants.storage import Stored


def figures_of(
    stored: Stored, standing: VariantStanding, at: float
) -> tuple[dict[str, object], ...]:
    """The rows of ``variant_results`` of a game that is over since ``at``, in seconds."""
    return tuple(
        {
            "game": stored.id,
            "seat": seat,
            "account": account,
            "variant": variant_of(stored.setup),
            "edition": stored.setup.edition,
            "finished": at,
            "outcome": standing.outcome(seat),
            "points": standing.scores[seat],
            "possible": standing.possible,
        }
        for seat, account in enumerate(stored.accounts)
    )
