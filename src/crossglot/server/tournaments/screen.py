"""The second screen of a room: board, rack and time, large, for those far from it."""

from __future__ import annotations

from msgspec import Struct

from crossglot.alphabet import BLANK
from crossglot.server.tournaments.messages import OpenRound
from crossglot.server.tournaments.records import Record
from crossglot.server.tournaments.views import open_round
from crossglot.tournament.course import under_way
from crossglot.tournament.state import Tournament


class Screen(Struct, frozen=True):
    """What the second screen shows.

    Attributes:
        seq: Number of the last event of the log.
        now: The server's clock, in milliseconds since 1970.
        name: Of the event.
        state: ``waiting``, ``running``, ``over`` or ``withdrawn``.
        players: How many are in.
        columns: Squares of a row.
        board: A tile a square as text: empty, a letter, or a small one for a blank.
        open: The rounds that are open.
        rack: Their racks as text, tile by tile.
        spoken: The same, by the spelling alphabet of the edition; ``?`` is a blank.
        bag: How many tiles nobody has seen yet.
    """

    seq: int
    now: int
    name: str
    state: str
    players: int
    columns: int
    board: tuple[str, ...]
    open: tuple[OpenRound, ...]
    rack: tuple[tuple[str, ...], ...]
    spoken: tuple[tuple[str, ...], ...]
    bag: int


def screen_of(record: Record, shown: Tournament, now: int) -> Screen:
    """The second screen of an event as a spectator sees it; its first game where two go on."""
    waiting = under_way(shown)
    game = shown.game(waiting[0] if waiting else len(shown.games)) if shown.games else None
    games = [number for number in waiting if shown.game(number).phase == "open"]
    racks = [shown.game(number).table.rack for number in games]
    alphabet = None if game is None else game.table.edition.alphabet
    layout = None if game is None else game.table.board.layout
    side = 0 if layout is None else layout.columns
    return Screen(
        seq=shown.seq,
        now=now,
        name=record.name,
        state=record.state,
        players=len(shown.entrants) - len(shown.withdrawn),
        columns=side,
        board=()
        if game is None or alphabet is None
        else tuple(alphabet.format_tile(tile) if tile else "" for tile in game.table.board.tiles),
        open=tuple(open_round(shown, number, now) for number in games),
        rack=tuple(tuple(alphabet.format_tile(t) for t in rack) for rack in racks)
        if alphabet
        else (),
        spoken=tuple(
            tuple("?" if tile == BLANK else alphabet.spelled(tile) for tile in rack)
            for rack in racks
        )
        if alphabet
        else (),
        bag=0 if game is None else len(game.table.pool) - sum(map(len, racks)),
    )
