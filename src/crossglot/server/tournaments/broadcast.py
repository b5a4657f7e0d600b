"""Tells everybody who follows an event what has happened in it.

What is the same for all is encoded once; to it each gets what is their own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from crossglot.server.tournaments.messages import (
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
from crossglot.server.tournaments.ranking import rank
from crossglot.server.tournaments.session import TournamentConnection
from crossglot.server.tournaments.tournament import LiveTournament
from crossglot.server.tournaments.views import closed, newest, open_round
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


async def _tell_each(
    live: LiveTournament, message: bytes | Callable[[TournamentConnection], bytes]
) -> None:
    """Tell everybody connected here the same, or each their own; senders of slips get turns."""
    for at, line in enumerate(tuple(live.connections), 1):
        line.tell(message if isinstance(message, bytes) else message(line))
        if at % AT_ONCE == 0:
            await asyncio.sleep(0)


async def tell_all(live: LiveTournament, events: Sequence[Event]) -> None:
    """Tell everybody connected here what has happened."""
    if any(isinstance(event, Undone) for event in events):
        await tell_afresh(live)
        return
    for event in events:
        match event:
            case Answered():
                continue
            case Withdrew(player, excluded=True, reason=reason):
                await _ruling(live, "excluded", player, None, reason)
            case Entered() | Withdrew() | Returned():
                _tell_players_soon(live)
            case Stepped(game, step):
                await _step(live, game, step)
            case Paused() | Resumed():
                await _time(live, event)
            case Decided():
                await _ruling(live, "appeal", None, None, event.reason)
            case Finished():
                await _tell_each(live, encode(_state(live)))
            case _:
                continue


async def _step(live: LiveTournament, game: int, step: object) -> None:
    match step:
        case Opened():
            live.ranking = await asyncio.to_thread(rank, live.chronicle.state)
            await _tell_each(live, encode(_state(live)))
        case RoundOpened():
            await _round(live, game)
        case RoundClosed(number):
            await _closed(live, game, number)
        case RackRepeated(number):
            await _tell_each(live, encode(Again(live.record.seq, game, number, "repeated")))
        case RoundCancelled(number, reason):
            again = Again(live.record.seq, game, number, "cancelled", reason)
            await _tell_each(live, encode(again))
        case Sanctioned(player, _, _, reason):
            await _ruling(live, "sanction", player, None, reason)
        case Corrected(number, result, reason):
            await _ruling(live, "corrected", result.player, number, reason)
        case Ended(reason):
            await _over(live, game, reason)
        case _:
            pass


async def _round(live: LiveTournament, game: int) -> None:
    """The round is open; who answers at once shows how long their line takes."""
    shown = live.chronicle.shown
    if shown.game(game).phase != "open":
        return
    told = open_round(shown, game, live.context.now)
    message = encode(told)

    def ask(line: TournamentConnection) -> bytes:
        line.asked(told.ping_id)
        return message

    await _tell_each(live, ask)


async def _closed(live: LiveTournament, game: int, number: int) -> None:
    chapter = live.chronicle.chapters.get((game, number))
    if chapter is None:
        return
    shared = closed(live.chronicle.shown, game, chapter.line, live.ranking, live.context.now)
    message, ranking = encode(shared), live.ranking

    def own(line: TournamentConnection) -> bytes:
        you = encode(chapter.result_of(line.player))
        return completed(message, you=you, **ranking.pieces(line.player))

    await _tell_each(live, own)


async def _ranked(live: LiveTournament, message: bytes) -> None:
    """A message to which each gets their own place."""
    ranking = live.ranking
    await _tell_each(live, lambda line: completed(message, **ranking.pieces(line.player)))


async def _ruling(
    live: LiveTournament, what: str, player: int | None, number: int | None, reason: str
) -> None:
    live.ranking = await asyncio.to_thread(rank, live.chronicle.state)
    news = RulingNews(live.record.seq, what, player, number, reason, live.ranking.leaders)
    await _ranked(live, encode(news))


async def _over(live: LiveTournament, game: int, reason: str) -> None:
    live.ranking = await asyncio.to_thread(rank, live.chronicle.state)
    over = Over(live.record.seq, game, reason, live.ranking.leaders)
    await _ranked(live, encode(over))


async def tell_afresh(live: LiveTournament) -> None:
    """Something was undone, or a name erased: what everybody has seen is not true any more."""
    live.ranking = await asyncio.to_thread(rank, live.chronicle.state)
    await _tell_each(live, live.snapshot)


async def _time(live: LiveTournament, event: Paused | Resumed) -> None:
    """The clock of every open round."""
    shown, now = live.chronicle.shown, live.context.now
    paused = shown.paused_at
    for game, intake in sorted(live.intakes.items()):
        news = TimeNews(
            seq=shown.seq,
            now=now,
            game=game,
            number=intake.number,
            deadline=intake.deadline if paused is None else None,
            left=None if paused is None else intake.deadline - paused,
            reason=event.reason if isinstance(event, Paused) else "",
        )
        await _tell_each(live, encode(news))
    if not live.intakes:
        await _tell_each(live, encode(_state(live)))


def _state(live: LiveTournament) -> StateNews:
    shown = live.chronicle.shown
    return StateNews(
        shown.seq,
        live.context.now,
        live.record.state,
        live.record.starts,
        len(shown.games),
        shown.paused_at is not None,
        shown.finished,
    )


async def call_time(live: LiveTournament, game: int, left: int) -> None:
    """The time is called."""
    number = live.chronicle.state.game(game).table.number
    await _tell_each(live, encode(Signal(game, number, left)))


def _tell_players_soon(live: LiveTournament) -> None:
    """Who has come in is told once in a while: thousands come in the last minute."""
    if live.notifications is None:
        live.notifications = asyncio.create_task(_tell_players(live))


async def _tell_players(live: LiveTournament) -> None:
    await asyncio.sleep(max(0.2, len(live.connections) / CROWD))
    live.notifications = None  # players who come from now on need another broadcast
    shown = live.chronicle.shown
    count = len(shown.entrants) - len(shown.withdrawn)
    await _tell_each(live, encode(PlayersNews(count, newest(shown), len(live.connections))))
