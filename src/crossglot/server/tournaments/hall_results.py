"""Several halls that played one game: their logs proven again, and all ranked together."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence

from msgspec import Struct

from crossglot.errors import EntryCode, EntryError, LogError, TournamentCode, TournamentError
from crossglot.server.tournaments.files import written
from crossglot.server.tournaments.tournament import LiveTournament
from crossglot.tournament.course import Judge
from crossglot.tournament.halls import merge
from crossglot.tournament.ranks import Row, table
from crossglot.tournament.setup import Setup
from crossglot.tournament.state import Tournament
from crossglot.tournament.verify import verify_log


class HallRow(Struct, frozen=True):
    """A line of the table of all halls: where somebody played, and how they stand among all."""

    hall: str
    row: Row


class Merged(Struct, frozen=True):
    """All halls together.

    Attributes:
        rows: Everybody, the best first.
        csv: The same as a file for other programs.
        page: The same as a page to print or publish (HTML), with the master game.
    """

    rows: tuple[HallRow, ...]
    csv: str
    page: str


async def merge_halls(
    live: LiveTournament, hall: str, logs: Sequence[tuple[str, str]], language: str
) -> Merged:
    """This event and those of other halls, ranked together; nothing of it is kept.

    Every log is run again by this event's own lexicon first.

    Args:
        live: This hall's event.
        hall: What this hall is called.
        logs: Name of each other hall and its log.
        language: Of the page.

    Raises:
        EntryError: ``tournament-not-over``: here, or in another hall.
        LogError: A log does not hold; the fact ``hall`` says whose.
        TournamentError: ``tournament-halls-differ``, or ``tournament-setup``: not the same
            event, or two halls of one name.
    """
    own = live.chronicle.state
    if not own.finished:
        raise EntryError(EntryCode.NOT_OVER)
    names = [hall, *(name for name, _ in logs)]
    if len(set(names)) < len(names):
        raise TournamentError(TournamentCode.SETUP, key="halls")
    judge = await live.judge()

    def proven() -> Merged:
        others = {name: _read(name, log, own.setup, judge) for name, log in logs}
        halls = {hall: own, **others}
        return _merged(halls, language)

    return await asyncio.to_thread(proven)


def _read(name: str, log: str, setup: Setup, judge: Judge) -> Tournament:
    """The event of another hall, run again from its log."""

    def judged(theirs: Setup) -> Judge:
        for key in ("edition", "lexicon", "profile"):
            if getattr(theirs, key) != getattr(setup, key):
                raise TournamentError(TournamentCode.SETUP, key=key)
        return judge

    try:
        proof = verify_log(log.encode(), judged)
    except LogError as error:
        raise LogError(error.code, **{**error.facts, "hall": name}) from None
    if not proof.finished:
        raise EntryError(EntryCode.NOT_OVER)
    return proof.state


def _merged(halls: Mapping[str, Tournament], language: str) -> Merged:
    together = merge(halls)
    rows = table(together)
    return Merged(
        rows=tuple(HallRow(together.entrants[row.player].hall, row) for row in rows),
        csv=written(together, "csv", language),
        page=written(together, "html", language),
    )
