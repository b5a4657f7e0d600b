"""Tells everybody who follows an event what has happened in it.

What is the same for all is encoded once; to it each gets what is their own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from crossglot.server.tournaments.pictures import closed, newest, open_round
from crossglot.server.tournaments.ranking import rank
from crossglot.server.tournaments.room import Room
from crossglot.server.tournaments.session import EventLine
from crossglot.server.tournaments.wire import (
    Again,
    Over,
    PlayersNews,
    RulingNews,
    Signal,
    StateNews,
    TimeNews,
    completed,
    encode,
)
from crossglot.tournament.events import (
    Answered,
    Decided,
    Entered,
    Event,
    Finished,
    Paused,
    Resumed,
    Returned,
    Stepped,
    Undone,
    Withdrew,
)
from crossglot.variants.duplicate.events import (
    Corrected,
    Ended,
    Opened,
    RackRepeated,
    RoundCancelled,
    RoundClosed,
    RoundOpened,
    Sanctioned,
)

AT_ONCE = 250
"""Connections told before others get a turn."""

CROWD = 1000
"""Connections: the news of who comes in is told every second for each so many."""


async def _tell_each(room: Room, message: bytes | Callable[[EventLine], bytes]) -> None:
    """Tell everybody connected here the same, or each their own; senders of slips get turns."""
    for at, line in enumerate(tuple(room.lines), 1):
        line.tell(message if isinstance(message, bytes) else message(line))
        if at % AT_ONCE == 0:
            await asyncio.sleep(0)


async def tell_all(room: Room, events: Sequence[Event]) -> None:
    """Tell everybody connected here what has happened."""
    if any(isinstance(event, Undone) for event in events):
        await tell_afresh(room)
        return
    for event in events:
        match event:
            case Answered():
                continue
            case Withdrew(player, excluded=True, reason=reason):
                await _ruling(room, "excluded", player, None, reason)
            case Entered() | Withdrew() | Returned():
                _tell_players_soon(room)
            case Stepped(game, step):
                await _step(room, game, step)
            case Paused() | Resumed():
                await _time(room, event)
            case Decided():
                await _ruling(room, "appeal", None, None, event.reason)
            case Finished():
                await _tell_each(room, encode(_state(room)))
            case _:
                continue


async def _step(room: Room, game: int, step: object) -> None:
    match step:
        case Opened():
            room.ranking = await asyncio.to_thread(rank, room.chronicle.state)
            await _tell_each(room, encode(_state(room)))
        case RoundOpened():
            await _round(room, game)
        case RoundClosed(number):
            await _closed(room, game, number)
        case RackRepeated(number):
            await _tell_each(room, encode(Again(room.record.seq, game, number, "repeated")))
        case RoundCancelled(number, reason):
            again = Again(room.record.seq, game, number, "cancelled", reason)
            await _tell_each(room, encode(again))
        case Sanctioned(player, _, _, reason):
            await _ruling(room, "sanction", player, None, reason)
        case Corrected(number, result, reason):
            await _ruling(room, "corrected", result.player, number, reason)
        case Ended(reason):
            await _over(room, game, reason)
        case _:
            pass


async def _round(room: Room, game: int) -> None:
    """The round is open; who answers at once shows how long their line takes."""
    shown = room.chronicle.shown
    if shown.game(game).phase != "open":
        return
    told = open_round(shown, game, room.office.now)
    message = encode(told)

    def ask(line: EventLine) -> bytes:
        line.asked(told.ping_id)
        return message

    await _tell_each(room, ask)


async def _closed(room: Room, game: int, number: int) -> None:
    chapter = room.chronicle.chapters.get((game, number))
    if chapter is None:
        return
    shared = closed(room.chronicle.shown, game, chapter.line, room.ranking, room.office.now)
    message, ranking = encode(shared), room.ranking

    def own(line: EventLine) -> bytes:
        you = encode(chapter.result_of(line.player))
        return completed(message, you=you, **ranking.pieces(line.player))

    await _tell_each(room, own)


async def _ranked(room: Room, message: bytes) -> None:
    """A message to which each gets their own place."""
    ranking = room.ranking
    await _tell_each(room, lambda line: completed(message, **ranking.pieces(line.player)))


async def _ruling(
    room: Room, what: str, player: int | None, number: int | None, reason: str
) -> None:
    room.ranking = await asyncio.to_thread(rank, room.chronicle.state)
    news = RulingNews(room.record.seq, what, player, number, reason, room.ranking.leaders)
    await _ranked(room, encode(news))


async def _over(room: Room, game: int, reason: str) -> None:
    room.ranking = await asyncio.to_thread(rank, room.chronicle.state)
    over = Over(room.record.seq, game, reason, room.ranking.leaders)
    await _ranked(room, encode(over))


async def tell_afresh(room: Room) -> None:
    """Something was undone, or a name erased: what everybody has seen is not true any more."""
    room.ranking = await asyncio.to_thread(rank, room.chronicle.state)
    await _tell_each(room, room.snapshot)


async def _time(room: Room, event: Paused | Resumed) -> None:
    """The clock of every open round."""
    shown, now = room.chronicle.shown, room.office.now
    paused = shown.paused_at
    for game, intake in sorted(room.intakes.items()):
        news = TimeNews(
            seq=shown.seq,
            now=now,
            game=game,
            number=intake.number,
            deadline=intake.deadline if paused is None else None,
            left=None if paused is None else intake.deadline - paused,
            reason=event.reason if isinstance(event, Paused) else "",
        )
        await _tell_each(room, encode(news))
    if not room.intakes:
        await _tell_each(room, encode(_state(room)))


def _state(room: Room) -> StateNews:
    shown = room.chronicle.shown
    return StateNews(
        shown.seq,
        room.office.now,
        room.record.state,
        room.record.starts,
        len(shown.games),
        shown.paused_at is not None,
        shown.finished,
    )


async def call_time(room: Room, game: int, left: int) -> None:
    """The time is called."""
    number = room.chronicle.state.game(game).table.number
    await _tell_each(room, encode(Signal(game, number, left)))


def _tell_players_soon(room: Room) -> None:
    """Who has come in is told once in a while: thousands come in the last minute."""
    if room.telling is None:
        room.telling = asyncio.create_task(_tell_players(room))


async def _tell_players(room: Room) -> None:
    await asyncio.sleep(max(0.2, len(room.lines) / CROWD))
    room.telling = None  # players who come from now on need another broadcast
    shown = room.chronicle.shown
    count = len(shown.entrants) - len(shown.withdrawn)
    await _tell_each(room, encode(PlayersNews(count, newest(shown), len(room.lines))))
