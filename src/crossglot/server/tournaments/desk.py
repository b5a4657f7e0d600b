"""The arbiter's desk: everything that they may do, each an event of its own in the log."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from weakref import WeakKeyDictionary

import msgspec

from crossglot.alphabet import BLANK, Alphabet, letter_of
from crossglot.editions import CoordinateStyle
from crossglot.errors import DuplicateCode, GameError, TournamentCode, TournamentError
from crossglot.moves import Play
from crossglot.server.tournaments import deeds
from crossglot.server.tournaments.acts import (
    Act,
    AddPlayer,
    CancelRound,
    CloseRound,
    CorrectResult,
    Draw,
    EnterSlip,
    Exclude,
    Extend,
    NameRack,
    OpenRound,
    Pause,
    Reject,
    Resume,
    Sanction,
    Start,
    Stop,
    Undo,
)
from crossglot.server.tournaments.desk_log import log_lines
from crossglot.server.tournaments.desk_values import Done, LogLine
from crossglot.server.tournaments.entrance import Entrance
from crossglot.server.tournaments.handing import asked_about
from crossglot.server.tournaments.intake import Kept
from crossglot.server.tournaments.room import Room
from crossglot.server.tournaments.rooms import Rooms
from crossglot.server.tournaments.slip_wire import Asked
from crossglot.tournament import course, rulings
from crossglot.tournament.events import Answered, Decided, Event, Undone
from crossglot.tournament.state import Tournament
from crossglot.variants.duplicate import DuplicateState, Result, Slip, parse_slip
from crossglot.variants.duplicate.events import Corrected, SlipHanded

BY_HAND = "desk"
"""How the name of a slip begins that an arbiter has entered."""


class Arbiter:
    """Does what an arbiter wants.

    Args:
        rooms: The events of this node.
        entrance: Lets people in.
    """

    def __init__(self, rooms: Rooms, entrance: Entrance) -> None:
        self._rooms = rooms
        self._entrance = entrance
        self._lines: WeakKeyDictionary[Room, tuple[int, tuple[LogLine, ...]]] = WeakKeyDictionary()

    async def do(self, room: Room, act: Act, by: str) -> Done:
        """Do ``act``.

        Args:
            room: The event.
            act: What.
            by: The arbiter's name, for the log.

        Raises:
            CrossglotError: It is refused; nothing is changed.
        """
        before = room.record.seq
        question: Asked | None = None
        match act:
            case AddPlayer(entrant):
                paper = msgspec.structs.replace(entrant, kind="paper")
                await self._entrance.enter(room, None, paper, "")
            case Start():
                await self._rooms.begin(room)
            case Draw():
                await self._rooms.draw_now(room, by)
            case CloseRound():
                await self._rooms.close(room, _chosen(room, act), by)
            case NameRack():
                await self._named(room, act, by)
            case EnterSlip():
                question = await self._slip(room, act, by)
            case CorrectResult():
                await self._correct(room, act, by)
            case Stop():
                await self._rooms.finish(room)
            case _:
                now = self._rooms.office.now
                await self._rooms.change(room, lambda state: _simple(state, act, now, by))
        if isinstance(act, Undo):
            await self._read_slips_again(room)
        return Done(room.record.seq, room.record.seq - before, question)

    async def lines(self, room: Room) -> tuple[LogLine, ...]:
        """The last lines of the log, looked for once: the slips of thousands lie between them."""
        state = room.chronicle.state
        seq, found = self._lines.get(room, (0, ()))
        if seq != state.seq:
            found = tuple(await asyncio.to_thread(log_lines, state))
            self._lines[room] = state.seq, found
        return found

    async def know(self, room: Room) -> None:
        """Know the tops of racks that were drawn before this server was started."""
        state = room.chronicle.state
        unknown = [game for game in deeds.games_in(state, "drawn", "open") if game not in room.tops]
        if unknown:
            judge = await room.judge()
            for game in unknown:
                found = await asyncio.to_thread(deeds.find_top, state.game(game), judge)
                room.tops.setdefault(game, found)

    async def _named(self, room: Room, act: NameRack, by: str) -> None:
        judge, now = await room.judge(), self._rooms.office.now

        def make(state: Tournament) -> tuple[Event, ...]:
            game = _game(state, act.game)
            alphabet = state.game(game).table.edition.alphabet
            rack, *rejected = (_drawn(alphabet, text) for text in (act.rack, *act.rejected))
            return course.name_rack(
                state, game, rack, now, rejected=rejected, tops=judge.tops, by=by
            )

        await self._rooms.change(room, make)
        await self._rooms.know_tops(room)

    async def _slip(self, room: Room, act: EnterSlip, by: str) -> Asked | None:
        """Enter a slip; what is asked about it where it cannot be laid as it was typed."""
        now = self._rooms.office.now
        game = _game(room.chronicle.state, act.game)
        intake = room.intakes.get(game)
        if intake is None:
            raise GameError(DuplicateCode.NOT_NOW, phase=room.chronicle.state.game(game).phase)
        played = room.chronicle.state.game(game)
        slip = msgspec.structs.replace(_parsed(played, act.text, act.style), fault=act.fault)
        await room.recall(act.player)
        kept = intake.kept.get(act.player)
        entered: list[Answered] = []

        def make(state: Tournament) -> tuple[Event, ...]:
            wanted = Answered(game, 0, act.player, 0, now, slip, by=by, reason=act.reason)
            entered.clear()
            for event in rulings.enter_slip(state, wanted):
                if isinstance(event, Answered):
                    number = max(event.number, 0 if kept is None else kept.number + 1)
                    entered.append(msgspec.structs.replace(event, number=number))
            return tuple(entered)

        await self._rooms.change(room, make)
        for event in entered:
            name = f"{BY_HAND} {event.number}"
            intake.kept[act.player] = Kept(name, event.number, event.at, slip)
        return asked_about(played, slip)

    async def _read_slips_again(self, room: Room) -> None:
        """A player whose slip entered here counts no more has the one before, or the one sent."""
        for game, intake in room.intakes.items():
            entered = room.chronicle.state.answers[game - 1]
            gone = [
                player
                for player, kept in intake.kept.items()
                if kept.slip_id.startswith(BY_HAND)
                and kept.number not in {each.number for each in entered.get(player, ())}
            ]
            sent = {row.player: row for row in await room.slips(intake.key)} if gone else {}
            for player in gone:
                del intake.kept[player]
                if player in sent:
                    intake.kept[player] = Kept.read(sent[player])

    async def _correct(self, room: Room, act: CorrectResult, by: str) -> None:
        judge, now = await room.judge(), self._rooms.office.now

        def make(state: Tournament) -> tuple[Event, ...]:
            game = _game(state, act.game)
            result = _wanted(room, game, act, judge)
            if act.appeal is not None:
                decided = Decided(act.appeal, accepted=True, reason=act.reason, by=by, at=now)
                return rulings.decide(state, decided, result)
            corrected = Corrected(act.round, result, act.reason)
            return rulings.correct(state, game, corrected, now, by)

        await self._rooms.change(room, make)


def _wanted(room: Room, game: int, act: CorrectResult, judge: course.Judge) -> Result:
    """The result that is to stand."""
    chapter = room.chronicle.chapters.get((game, act.round))
    if act.text is None or chapter is None:
        points = act.points or 0
        return rulings.result_by_hand(room.chronicle.state, game, act.round, act.player, points)
    slip = _parsed(chapter.before, act.text, act.style)
    handed = SlipHanded(act.round, act.player, 0, slip)
    return rulings.result_of(room.chronicle.state, game, handed, judge.words)


def _simple(state: Tournament, act: Act, now: int, by: str) -> Sequence[Event]:
    """What follows from an act that needs nothing but the event as it stands."""
    match act:
        case OpenRound():
            events: Sequence[Event] = deeds.open_rounds(state, now, by) or _not_now(state)
        case Pause(reason):
            events = course.pause(state, now, reason, by)
        case Resume():
            events = course.resume(state, now, by)
        case Extend(seconds, reason):
            events = deeds.extend(state, now, seconds, reason, by)
        case Undo(seq, reason):
            events = rulings.undo(state, Undone(seq, reason, by, now))
        case _:
            events = _ruling(state, act, now, by)
    return events


def _ruling(state: Tournament, act: Act, now: int, by: str) -> Sequence[Event]:
    """What follows from a ruling on a player or a round."""
    match act:
        case CancelRound(reason, game):
            return rulings.cancel_round(state, _game(state, game), reason, now, by)
        case Sanction(player, reason, points, warned, game):
            number = _game(state, game)
            return rulings.sanction(
                state, number, player, reason, at=now, points=points, warned=warned, by=by
            )
        case Exclude(player, reason):
            return rulings.exclude(state, player, reason, now, by)
        case Reject(appeal, reason):
            decided = Decided(appeal, accepted=False, reason=reason, by=by, at=now)
            return rulings.decide(state, decided)
        case _:
            raise TournamentError(TournamentCode.NOT_NOW)


def _not_now(state: Tournament) -> list[Event]:
    phase = state.game(len(state.games)).phase
    raise GameError(DuplicateCode.NOT_NOW, phase=phase)


def _game(state: Tournament, number: int) -> int:
    """The game that is meant: the one under way where none is named."""
    if number:
        state.game(number)
        return number
    waiting = course.under_way(state)
    return waiting[0] if waiting else max(1, len(state.games))


def _drawn(alphabet: Alphabet, text: str) -> bytes:
    """Tiles as they lie on a rack: no blank is named yet, whether letters are small or not."""
    tiles = alphabet.parse_tiles(text)
    return bytes(letter_of(tile) or BLANK for tile in tiles)


def _parsed(game: DuplicateState, text: str, style: CoordinateStyle | None) -> Slip:
    edition = game.table.edition
    written = edition if style is None else replace(edition, coordinates=style)
    return parse_slip(written, game.table.board, text)


def _chosen(room: Room, act: CloseRound) -> dict[int, Play]:
    """The play that the arbiter wants on the board.

    Raises:
        GameError: ``not-a-top``.
    """
    if act.top is None:
        return {}
    game = _game(room.chronicle.state, act.game)
    choice = room.tops.get(game)
    if choice is None or act.top >= len(choice.open_to_referee):
        raise GameError(DuplicateCode.NOT_A_TOP, reason="none")
    return {game: choice.open_to_referee[act.top].play}
