"""A finished game, ready to be written into the books. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from crossglot.game import fold
from crossglot.server.kinds.figures import Figures, figures_of
from crossglot.server.kinds.outcomes import counts, scores_of
from crossglot.server.results.ratings import family_of
from crossglot.server.store.port import StoredGame


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """What a game leaves behind.

    Attributes:
        id: The game's id.
        at: When it ended, in seconds since 1970.
        edition: The edition's id.
        reason: Why it ended.
        accounts: Who sat in each seat; None is a computer.
        figures: Of each seat.
        scores: For each seat: other seat -> 1, 0.5 or 0; empty where the game is no measure.
    """

    id: str
    at: float
    edition: str
    reason: str
    accounts: tuple[str | None, ...]
    figures: tuple[Figures, ...]
    scores: tuple[Mapping[int, float], ...]

    @property
    def family(self) -> str:
        """Which languages' ratings it is for."""
        return family_of(self.edition)

    @property
    def players(self) -> list[str]:
        """The accounts, if the game can be rated; else none.

        It can be when it is a measure of strength and each seat has an account of its own.
        """
        known = [account for account in self.accounts if account is not None]
        measured = bool(self.scores) and len(set(known)) == len(self.accounts)
        return known if measured else []


def finished_game(game_id: str, stored: StoredGame, at: float) -> FinishedGame:
    """What the game of this id leaves behind.

    Args:
        game_id: Its id.
        stored: The game, over.
        at: When it ended, in seconds since 1970.

    Raises:
        ValueError: The game goes on.
    """
    state = fold(stored.ordinary)
    if state.ended is None:
        raise ValueError(f"game {game_id} goes on")
    seats = range(len(state.seats))
    return FinishedGame(
        id=game_id,
        at=at,
        edition=state.edition.id,
        reason=state.ended.reason,
        accounts=stored.accounts,
        figures=figures_of(stored.ordinary),
        scores=tuple(scores_of(state, seat) for seat in seats) if counts(state) else (),
    )
