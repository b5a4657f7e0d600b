"""Games of variants in the database: plain functions of a connection, for every database."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import Connection, insert, select, update

from crossglot.errors import ServerCode, ServerError
from crossglot.server.lobby.wire import GUEST_NAME
from crossglot.server.store import Receipt, SeqTakenError
from crossglot.server.store.schema.accounts import accounts
from crossglot.server.store.schema.variants import (
    solitaire_results,
    variant_events,
    variant_games,
    variant_receipts,
    variant_results,
    variant_seats,
)
from crossglot.server.variants.kinds import KINDS
from crossglot.server.variants.seating import invited_to
from crossglot.server.variants.setups import Setup, variant_of
from crossglot.server.variants.standing import VariantStanding
from crossglot.variants.solitaire import Result, ScoreBook

_setup = msgspec.json.Decoder(Setup).decode
_result = msgspec.json.Decoder(Result).decode
_decoders = {name: msgspec.json.Decoder(kind.form.events).decode for name, kind in KINDS.items()}

_games = variant_games.c


@dataclass(frozen=True, slots=True)
class Stored:
    """A game as it is kept.

    Attributes:
        id: Its id.
        setup: What was agreed on.
        creator: The account that made it.
        accounts: Who sits where; seats of computers come after them.
        names: How they are called.
        events: All of them, nothing hidden; none while it waits.
        updated: When it was last changed, in seconds since 1970.
        over: Whether it is; without events it was given up before it began.
        public: Whether the lobby lists it.
        invited: Accounts that have been asked and have not answered, and their names.
    """

    id: str
    setup: Setup
    creator: str
    accounts: tuple[str, ...]
    names: tuple[str, ...]
    events: tuple[Any, ...]
    updated: float
    over: bool
    public: bool = False
    invited: Mapping[str, str] = field(default_factory=dict)

    @property
    def seq(self) -> int:
        """The number of its last event."""
        return len(self.events)

    @property
    def lexicon(self) -> str | None:
        """Id of the lexicon it began with; None while it waits."""
        named = (getattr(event, "lexicon", None) for event in self.events[:2])
        return next(filter(None, named), None)

    def seat_of(self, account: str | None) -> int | None:
        """The seat of an account; None for everybody else."""
        return self.accounts.index(account) if account in self.accounts else None


@dataclass(frozen=True, slots=True)
class Written:
    """What is to be written of a game, all or nothing.

    Attributes:
        game: Its id.
        after_seq: The number of its last event before.
        events: What follows.
        at: When, in seconds since 1970.
        over: Whether it is over with them.
        standing: The game in a line after them.
        receipt: Of the act they follow from.
        result: Of a solitaire that is over, and whose it is.
        figures: Rows of ``variant_results``, of a game that is over.
    """

    game: str
    after_seq: int
    events: Sequence[Any]
    at: float
    over: bool
    standing: VariantStanding
    receipt: Receipt | None = None
    result: tuple[str, Result] | None = None
    figures: Sequence[Mapping[str, object]] = ()


def read(connection: Connection, game_id: str) -> Stored:
    """The game of this id.

    Raises:
        ServerError: ``game-unknown``.
    """
    row = connection.execute(select(variant_games).where(_games.id == game_id)).one_or_none()
    if row is None:
        raise ServerError(ServerCode.GAME_UNKNOWN, game=game_id)
    setup = _setup(row.setup)
    decode = _decoders[variant_of(setup)]
    there = connection.execute(
        select(variant_seats.c.account, accounts.c.name)
        .join(accounts, accounts.c.id == variant_seats.c.account)
        .where(variant_seats.c.game == game_id)
        .order_by(variant_seats.c.seat)
    ).all()
    return Stored(
        id=game_id,
        setup=setup,
        creator=row.creator,
        accounts=tuple(seat.account for seat in there),
        names=tuple(seat.name or GUEST_NAME for seat in there),
        events=tuple(map(decode, bodies(connection, game_id))),
        updated=row.updated,
        over=bool(row.over),
        public=bool(row.public),
        invited=invited_to(connection, game_id),
    )


def bodies(connection: Connection, game_id: str) -> Sequence[str]:
    """The events of a game as they are stored."""
    body = select(variant_events.c.body).where(variant_events.c.game == game_id)
    return connection.execute(body.order_by(variant_events.c.seq)).scalars().all()


def receipt(connection: Connection, game_id: str, seat: int, move_id: str) -> int | None:
    """Which event the act of this id ended with, if it was taken before."""
    known = variant_receipts.c
    which = (known.game == game_id) & (known.seat == seat) & (known.move_id == move_id)
    found: int | None = connection.execute(select(known.seq).where(which)).scalar_one_or_none()
    return found


def append(connection: Connection, written: Written) -> None:
    """Add events to a game.

    Raises:
        SeqTakenError: It has gone on meanwhile.
    """
    game, seq = written.game, written.after_seq + len(written.events)
    values = {
        "seq": seq,
        "updated": written.at,
        "over": written.over,
        "standing": encoded(written.standing),
    }
    here = (_games.id == game) & (_games.seq == written.after_seq)
    if connection.execute(update(variant_games).where(here).values(values)).rowcount != 1:
        raise SeqTakenError
    rows = [
        {"game": game, "seq": number, "at": written.at, "body": encoded(event)}
        for number, event in enumerate(written.events, written.after_seq + 1)
    ]
    connection.execute(insert(variant_events), rows)
    if written.receipt is not None:
        name = {"game": game, "seat": written.receipt.seat, "move_id": written.receipt.move_id}
        connection.execute(insert(variant_receipts).values({**name, "seq": seq}))
    if written.result is not None:
        account, result = written.result
        row = {"game": game, "account": account, "result": encoded(result)}
        connection.execute(insert(solitaire_results).values(row))
    if written.figures:
        connection.execute(insert(variant_results), list(written.figures))


def results_of(connection: Connection, account: str, but: str | None = None) -> ScoreBook:
    """The solitaires that the account has finished; one of them may be left out."""
    mine = solitaire_results.c
    query = select(mine.result).where(mine.account == account)
    if but is not None:
        query = query.where(mine.game != but)
    results = sorted(
        map(_result, connection.execute(query).scalars()), key=lambda result: result.when
    )
    return ScoreBook(results=tuple(results))


def encoded(value: object) -> str:
    """``value`` as it is stored."""
    return msgspec.json.encode(value).decode()
