"""What finished games of other kinds leave behind, and what an account has done in them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, case, func, insert, select

from crossglot.server.kinds.kind_view import named_in
from crossglot.server.kinds.registry import KINDS
from crossglot.server.kinds.setups import VariantName
from crossglot.server.store.database import Database
from crossglot.server.store.port import StoredGame
from crossglot.server.store.schema.play import kind_results, solitaire_results
from crossglot.server.store.schema.results import finished_games
from crossglot.variants.solitaire import Result, ScoreBook, SolitaireState, result_of

_result = msgspec.json.Decoder(Result).decode

COUNTED = ("games", "won", "drawn", "lost", "points", "best", "possible")
"""Columns that are numbers, in the order of a summary."""


class VariantSummary(Struct, frozen=True):
    """Finished games of one variant and edition, added up.

    Attributes:
        variant: Which variant.
        edition: The edition's id.
        games: How many.
        won: Won alone, against others.
        drawn: First place shared.
        lost: All others that somebody has won.
        points: Of all together; letters crossed off in Bingo.
        best: The most in one game.
        possible: Points of all tops together; 0 where there are none.
    """

    variant: VariantName
    edition: str
    games: int
    won: int
    drawn: int
    lost: int
    points: int
    best: int
    possible: int


def variant_summaries(connection: Connection, account: str) -> list[VariantSummary]:
    """One summary for each variant and edition that ``account`` has finished a game of."""
    done = kind_results.c
    group = (done.kind, done.edition)
    outcomes = [
        func.sum(case((done.outcome == outcome, 1), else_=0)).label(outcome)
        for outcome in ("won", "drawn", "lost")
    ]
    sums = [func.sum(done[name]).label(name) for name in ("points", "possible")]
    query = (
        select(*group, func.count().label("games"), *outcomes, *sums)
        .add_columns(func.max(done.points).label("best"))
        .where(done.account == account)
        .group_by(*group)
        .order_by(*group)
    )
    return [
        VariantSummary(row["kind"], row["edition"], *(int(row[name]) for name in COUNTED))
        for row in connection.execute(query).mappings()
    ]


@dataclass(frozen=True, slots=True)
class FinishedKind:
    """What a finished game of another kind leaves behind, as rows.

    Attributes:
        head: That it has been counted.
        people: One for each person who played.
        solitaire: What there is to beat; None of games of several.
    """

    head: dict[str, object]
    people: list[dict[str, object]]
    solitaire: dict[str, object] | None


def finished_kind(game_id: str, stored: StoredGame) -> FinishedKind | None:
    """The rows of a game of another kind; None while it goes on. It may take long."""
    if stored.kind == "standard":
        raise ValueError(game_id)
    kind, at = KINDS[stored.kind], stored.updated
    state = kind.form.fold(stored.events)
    reason = kind.ended(state)
    if reason is None:
        return None
    line, edition = kind.standing(state), named_in(stored.events, "edition") or ""
    head = {"game": game_id, "finished": at, "edition": edition, "reason": reason}
    people = [
        {
            "game": game_id,
            "seat": seat,
            "account": account,
            "kind": stored.kind,
            "edition": edition,
            "finished": at,
            "outcome": line.outcome(seat),
            "points": line.scores[seat],
            "possible": line.possible,
        }
        for seat, account in enumerate(stored.accounts)
        if account is not None
    ]
    solitaire: dict[str, object] | None = None
    if isinstance(state, SolitaireState) and stored.accounts[0] is not None:
        result = msgspec.json.encode(result_of(state, round(at * 1000))).decode()
        solitaire = {"game": game_id, "account": stored.accounts[0], "result": result}
    return FinishedKind({**head, "rated": False, "public": False}, people, solitaire)


def enter_kind(connection: Connection, game: FinishedKind) -> None:
    """Write down what ``game`` leaves behind; it is not entered yet."""
    connection.execute(insert(finished_games).values(game.head))
    if game.people:
        connection.execute(insert(kind_results), game.people)
    if game.solitaire is not None:
        connection.execute(insert(solitaire_results).values(game.solitaire))


def results_of(connection: Connection, account: str, but: str | None = None) -> ScoreBook:
    """The solitaires that the account has finished; one of them may be left out."""
    mine = solitaire_results.c
    query = select(mine.result).where(mine.account == account)
    if but is not None:
        query = query.where(mine.game != but)
    found = map(_result, connection.execute(query).scalars())
    return ScoreBook(results=tuple(sorted(found, key=lambda result: result.when)))


def book_in(database: Database) -> Callable[[str, str], Awaitable[ScoreBook]]:
    """Finds in ``database`` the solitaires that an account has finished but for one."""

    async def book_of(account: str, game: str) -> ScoreBook:
        return await database.read(partial(results_of, account=account, but=game))

    return book_of
