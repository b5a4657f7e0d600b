"""The rows that a game is kept in, the same for every database."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

import msgspec
from msgspec import Struct

from crossglot.game import Event, SeatInfo
from crossglot.server.store.port import Receipt, StoredGame
from crossglot.server.wire.standing import KindName, Standing
from crossglot.variants.files import FORMATS

GameRow = tuple[str, float, int, str, int, str, float | None]
"""id, updated, awaits_computer, standing, seq, node, due; the kind of a game never changes"""

SeatRow = tuple[str, int, str]
"""game, seat, account"""

EventRow = tuple[str, int, float, str]
"""game, seq, at, body"""

ReceiptRow = tuple[str, int, str, int]
"""game, seat, move_id, seq"""


@dataclass(frozen=True, slots=True, eq=False)
class Change:
    """What is to be written of one game, all or nothing.

    Attributes:
        game: Its row afterwards.
        after_seq: The number that the row must have before.
        events: New ones.
        seats: Of a new game.
        receipts: New ones.
        kind: Of a new game.
    """

    game: GameRow
    after_seq: int
    events: list[EventRow]
    seats: list[SeatRow]
    receipts: list[ReceiptRow]
    kind: KindName = "standard"


decode_event = msgspec.json.Decoder(Event).decode
"""An event of the ordinary game."""

_decoders: Mapping[str, Callable[[str | msgspec.Raw], Struct]] = {
    name: msgspec.json.Decoder(form.events).decode for name, form in FORMATS.items()
}
decode_standing = msgspec.json.Decoder(Standing).decode


def game_row(game_id: str, standing: Standing, seq: int, node: str) -> GameRow:
    """The row of a game whose last event has the number ``seq``, moved by ``node``."""
    return (
        game_id,
        standing.updated,
        int(standing.awaits_computer),
        encode(standing),
        seq,
        node,
        standing.due,
    )


def seat_rows(game_id: str, accounts: Iterable[str | None]) -> list[SeatRow]:
    """The rows of the seats in which people sit."""
    return [(game_id, seat, account) for seat, account in enumerate(accounts) if account]


def decoded(kind: KindName, bodies: Iterable[str | msgspec.Raw]) -> tuple[Struct, ...]:
    """The events of a game of this kind."""
    return tuple(map(_decoders[kind], bodies))


def event_rows(game_id: str, after_seq: int, events: Iterable[Struct], at: float) -> list[EventRow]:
    """The rows of events that followed the one with the number ``after_seq`` at that time."""
    return [(game_id, seq, at, encode(event)) for seq, event in enumerate(events, after_seq + 1)]


def receipt_rows(game_id: str, receipt: Receipt | None) -> list[ReceiptRow]:
    """The row of the receipt, if there is one."""
    return [] if receipt is None else [(game_id, receipt.seat, receipt.move_id, receipt.seq)]


def stored_game(
    kind: KindName,
    bodies: Sequence[tuple[str, float]],
    seated: Mapping[int, str],
    receipts: Iterable[tuple[int, str, int]],
) -> StoredGame | None:
    """The game of the rows that were found; None when there are no events.

    Args:
        kind: Which kind of game it is.
        bodies: (JSON, time) of each event.
        seated: Seat -> account.
        receipts: (seat, move id, number of the last event) of each.
    """
    if not bodies:
        return None
    events = decoded(kind, (body for body, _ in bodies))
    return StoredGame(
        accounts=tuple(map(seated.get, range(len(seats_in(events))))),
        events=events,
        receipts={(seat, move_id): seq for seat, move_id, seq in receipts},
        started=bodies[0][1],
        kind=kind,
        updated=bodies[-1][1],
    )


def seats_in(events: Sequence[Struct]) -> Sequence[SeatInfo]:
    """Who plays, as the opening of a game of any kind names them."""
    for event in events[:2]:
        for name in ("seats", "players", "player"):
            found: Sequence[SeatInfo] | SeatInfo = getattr(event, name, ())
            if found:
                return (found,) if isinstance(found, SeatInfo) else found
    return ()


def encode(value: object) -> str:
    """``value`` as JSON, for a column or as an argument."""
    return msgspec.json.encode(value).decode()


def first_change(game_id: str, stored: StoredGame, standing: Standing, node: str) -> Change:
    """All that is written of a new game."""
    began = stored.started or standing.updated
    return Change(
        game_row(game_id, standing, len(stored.events), node),
        0,
        event_rows(game_id, 0, stored.events, began),
        seat_rows(game_id, stored.accounts),
        [],
        stored.kind,
    )


def change_after(  # noqa: PLR0913, PLR0917 - a game, what is new of it, and who writes it
    game_id: str,
    after_seq: int,
    events: Sequence[Struct],
    standing: Standing,
    receipt: Receipt | None,
    node: str,
) -> Change:
    """What is written when ``events`` follow the one with the number ``after_seq``."""
    return Change(
        game_row(game_id, standing, after_seq + len(events), node),
        after_seq,
        event_rows(game_id, after_seq, events, standing.updated),
        [],
        receipt_rows(game_id, receipt),
    )
