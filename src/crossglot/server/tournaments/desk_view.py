"""What an arbiter sees: the games under way, who has handed in, appeals and the log.

An arbiter who plays, too, is told no secret before the round is closed: no top,
no slip of another.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from crossglot.server.tournaments.desk_messages import (
    Chooser,
    Desk,
    DeskGame,
    DeskPlayer,
    DeskPlayers,
    LogLine,
    OpenAppeal,
)
from crossglot.server.tournaments.messages import Top
from crossglot.server.tournaments.ranking import PAGE
from crossglot.server.tournaments.tournament import LiveTournament
from crossglot.server.wire.positions import WrittenPlay, written
from crossglot.tournament import course
from crossglot.variants.duplicate import Slip

RACK, SLIP = "rack", "answer"
"""What lines of the log call a rack that was drawn, and a slip that was entered."""

Handed = Mapping[int, set[int]]
"""Game -> whose slip of its open round is kept."""


def plays_too(live: LiveTournament, account: str) -> bool:
    """Whether the arbiter of this account is one of the players.

    A player who has left is none: they come back between rounds only, when there is no secret
    (:meth:`Events.check_comer`). One who is excluded is one: it may be undone at any time.
    """
    player, state = live.player_of(account), live.chronicle.state
    return player is not None and (player not in state.withdrawn or player in state.excluded)


def told_lines(live: LiveTournament, account: str, lines: Sequence[LogLine]) -> tuple[LogLine, ...]:
    """``lines`` of the log for the arbiter of this account: to one who plays, without secrets.

    These are a rack that is drawn and not open yet, and the slips of others in an open round.
    """
    if not plays_too(live, account):
        return tuple(lines)
    state, own = live.chronicle.state, live.player_of(account)
    now = {game: state.game(game) for game in course.under_way(state)}

    def is_secret(line: LogLine) -> bool:
        game = None if line.game is None else now.get(line.game)
        if game is None or game.table.number != line.round:
            return False
        if line.what == RACK:
            return game.phase == "drawn"
        return line.what == SLIP and game.phase == "open" and line.player != own

    return tuple(replace(line, text="", play=None) if is_secret(line) else line for line in lines)


async def desk_of(live: LiveTournament, account: str, lines: tuple[LogLine, ...]) -> Desk:
    """The desk of an event, as the arbiter of this account sees it; ``lines`` are its log's."""
    there = await _there(live)
    state, plays = live.chronicle.state, plays_too(live, account)
    waiting = course.under_way(state)
    return Desk(
        seq=state.seq,
        now=live.context.now,
        state=live.record.state,
        auto=live.plan.auto,
        draw=state.setup.draw,
        paused=state.paused_at is not None,
        plays=plays,
        code=live.record.code,
        games=tuple(_game(live, number, there, plays=plays) for number in waiting),
        tops={} if plays else {game: _tops(live, game) for game in waiting if game in live.tops},
        slips={game: len(handed) for game, handed in there.items()},
        waited_for=len(state.entrants) - len(state.withdrawn),
        appeals=tuple(_appeals(live)),
        log=told_lines(live, account, lines),
        leaders=live.ranking.leaders,
    )


async def _there(live: LiveTournament) -> Handed:
    """Game -> whose slip of its open round is there, at whichever node."""
    games = tuple(live.intakes)
    found = {game: await live.handed_in(game) for game in games if game in live.intakes}
    return {game: handed for game, handed in found.items() if game in live.intakes}


def _missing(live: LiveTournament, game: int, there: Handed) -> set[int]:
    """Those who are waited for in the open round."""
    return {*live.chronicle.state.waited_for(game)} - there[game]


def _game(live: LiveTournament, number: int, there: Handed, *, plays: bool) -> DeskGame:
    shown = live.chronicle.state
    state = shown.game(number)
    table, rule = state.table, state.profile.top
    stopped, is_open = shown.paused_at, state.phase == "open"
    rack = table.edition.alphabet.format_tiles(table.rack)
    between = state.phase == "between"
    freely = rule.binding is not None and rule.binding < len(rule.order)
    chooser: Chooser = "referee" if freely else "profile"
    return DeskGame(
        game=number,
        round=table.number,
        phase=state.phase,
        rack="" if between or (plays and not is_open) else rack,
        kept=rack if between else "",
        draws=table.rack_size - len(table.rack) if between else 0,
        size=table.rack_size,
        bag=len(table.bag),
        deadline=state.deadline if is_open and stopped is None else None,
        left=state.deadline - stopped if is_open and stopped is not None else None,
        chooser=chooser,
        source=rule.source,
        missing=len(_missing(live, number, there)) if number in there else 0,
    )


def _tops(live: LiveTournament, game: int) -> tuple[Top, ...]:
    choice, state = live.tops[game], live.chronicle.state.game(game)
    if choice is None or state.phase not in {"drawn", "open"}:
        return ()
    return tuple(
        Top(
            start=each.play.start,
            direction=each.play.direction,
            word=written(state.table.edition, Slip.of(state.table.board, each.play)).word,
            tiles=tuple(each.play.tiles),
            points=each.points,
            equal=choice.equal,
            by="order",
        )
        for each in choice.open_to_referee
    )


def _appeals(live: LiveTournament) -> Iterator[OpenAppeal]:
    state = live.chronicle.state
    for seq, each in sorted(state.appeals.items()):
        chapter = live.chronicle.chapters.get((each.game, each.round))
        yield OpenAppeal(
            seq=seq,
            game=each.game,
            round=each.round,
            player=each.player,
            name=state.entrants[each.player].name,
            text=each.text,
            result=None if chapter is None else chapter.result_of(each.player),
        )


async def players_of(
    live: LiveTournament, account: str, wanted: str, start: int, *, only_missing: bool = False
) -> DeskPlayers:
    """Those who take part and fit what the arbiter types: a number, or some of a name.

    Args:
        live: The event.
        account: The arbiter's.
        wanted: A number, counted from 1 as on printed slips, or part of a name with or
            without its accents; nothing fits all. A name that begins so comes first.
        start: How many are passed over.
        only_missing: Only those whose slip of the open round is waited for.
    """
    found = _found(live, wanted.strip())
    if only_missing:
        there = await _there(live)
        waited = set[int]().union(*(_missing(live, game, there) for game in there))
        found = [player for player in found if player in waited]
    plays = plays_too(live, account)
    page = found[start : start + PAGE]
    await live.recall(*page)
    more = start + PAGE if start + PAGE < len(found) else None
    return DeskPlayers(len(found), tuple(_player(live, each, hidden=plays) for each in page), more)


def _found(live: LiveTournament, wanted: str) -> list[int]:
    entrants = live.chronicle.state.entrants
    if wanted.isdecimal():
        number = int(wanted) - 1
        return [number] if 0 <= number < len(entrants) else []
    plain = _plain(wanted)
    fitting: list[tuple[bool, int]] = []
    for player, entrant in enumerate(entrants):
        names = [_plain(name) for name in (entrant.name, *entrant.members)]
        if any(plain in name for name in names):
            fitting.append((not any(name.startswith(plain) for name in names), player))
    return [player for _, player in sorted(fitting)]


def _plain(name: str) -> str:
    """``name`` as it is typed in a hurry.

    >>> _plain("Żofia Ő")
    'zofia o'
    """
    apart = unicodedata.normalize("NFD", name.casefold())
    return "".join(sign for sign in apart if not unicodedata.combining(sign))


def _player(live: LiveTournament, player: int, *, hidden: bool) -> DeskPlayer:
    chronicle = live.chronicle
    entrant = chronicle.state.entrants[player]
    slips = {game: _slip(live, game, player) for game in live.intakes}
    games = range(1, len(chronicle.shown.games) + 1)
    return DeskPlayer(
        player=player,
        name=entrant.name,
        members=entrant.members,
        team=entrant.team,
        kind=entrant.kind,
        out=player in chronicle.state.withdrawn,
        slips={game: None if hidden else slip for game, slip in slips.items() if slip is not None},
        results={
            game: tuple(each.result_of(player) for each in chronicle.chapters_of(game))
            for game in games
        },
    )


def _slip(live: LiveTournament, game: int, player: int) -> WrittenPlay | None:
    """A player's slip of the open round; None where there is none."""
    state, kept = live.chronicle.state, live.intakes[game].kept.get(player)
    known: list[tuple[int, Slip | None]]
    known = [] if kept is None else [(kept.number, kept.slip)]
    known += [(each.number, each.slip) for each in state.answers[game - 1].get(player, ())]
    slip = max(known, key=lambda each: each[0], default=(0, None))[1]
    return None if slip is None else written(state.game(game).table.edition, slip)
