"""Games of variants as lines of an account's list."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Row, or_, select, true

from crossglot.server.lobby.listing import FOR_EVER, ListedState
from crossglot.server.lobby.wire import GUEST_NAME
from crossglot.server.store.schema.accounts import accounts
from crossglot.server.store.schema.variants import (
    variant_games,
    variant_invitations,
    variant_seats,
)
from crossglot.server.variants.setups import Setup, VariantName, variant_of
from crossglot.server.variants.standing import VariantStanding

MOST_LISTED = 100
"""Games in one list."""

_games = variant_games.c
_setup = msgspec.json.Decoder(Setup).decode
_standing = msgspec.json.Decoder(VariantStanding).decode


class ListedVariant(Struct, frozen=True):
    """A game of a variant in somebody's list; ``phase`` and ``edition`` as in the game itself.

    Attributes:
        id: Its id.
        variant: Which variant.
        edition: The edition's id.
        phase: ``waiting``, ``running`` or ``over``.
        state: The same for the player, as of ordinary games.
        you: Their seat; None while they are only invited.
        names: The people who play, by seat.
        standing: Points, and who has won.
        updated: When it was last changed, in seconds since 1970.
    """

    id: str
    variant: VariantName
    edition: str
    phase: str
    state: ListedState
    you: int | None
    names: tuple[str, ...]
    standing: VariantStanding
    updated: float


def variants_of(
    connection: Connection,
    account: str,
    before: float = FOR_EVER,
    most: int = MOST_LISTED,
    *,
    over: bool = True,
) -> list[ListedVariant]:
    """The account's games, the one changed last first; those that never began are left out.

    Args:
        connection: One that reads.
        account: Whose.
        before: Only those changed before this: the next page, in seconds since 1970.
        most: How many at most.
        over: Whether those that are over are wanted, too.
    """
    seated = select(variant_seats.c.game).where(variant_seats.c.account == account)
    asked = select(variant_invitations.c.game).where(variant_invitations.c.account == account)
    mine = _games.id.in_(seated) | (_games.id.in_(asked) & (_games.seq == 0))
    query = select(variant_games).where(mine, or_(_games.seq > 0, ~_games.over))
    query = query.where(_games.updated < before, true() if over else ~_games.over)
    rows = connection.execute(query.order_by(_games.updated.desc(), _games.id).limit(most)).all()
    if not rows:
        return []
    people: dict[str, list[tuple[str, str]]] = defaultdict(list)
    names = (
        select(variant_seats.c.game, accounts.c.id, accounts.c.name)
        .join(accounts, accounts.c.id == variant_seats.c.account)
        .where(variant_seats.c.game.in_([row.id for row in rows]))
        .order_by(variant_seats.c.game, variant_seats.c.seat)
    )
    for seat in connection.execute(names):
        people[seat.game].append((seat.id, seat.name or GUEST_NAME))
    return [_line(row, people[row.id], account) for row in rows]


def _line(row: Row[Any], people: list[tuple[str, str]], account: str) -> ListedVariant:
    setup = _setup(row.setup)
    standing = _standing(row.standing)
    you = next((seat for seat, (who, _) in enumerate(people) if who == account), None)
    phase = "over" if row.over else "running" if row.seq else "waiting"
    return ListedVariant(
        id=row.id,
        variant=variant_of(setup),
        edition=setup.edition,
        phase=phase,
        state=_state(phase, you, standing),
        you=you,
        names=tuple(name for _, name in people),
        standing=standing,
        updated=row.updated,
    )


def _state(phase: str, you: int | None, standing: VariantStanding) -> ListedState:
    if phase == "over":
        return "over"
    if phase == "waiting":
        return "invited" if you is None else "waiting"
    return "your-turn" if you in standing.waits_for else "their-turn"
