"""The arbiter's desk: everything that they may do, each an event of its own in the log."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from weakref import WeakKeyDictionary

import msgspec

from crossglot.alphabet import BLANK, Alphabet, letter_of
from crossglot.editions import CoordinateStyle
from crossglot.errors import DuplicateCode, GameError, TournamentCode, TournamentError
from crossglot.moves import Play
from crossglot.server.tournaments import due_actions
from crossglot.server.tournaments.answer_messages import Asked
from crossglot.server.tournaments.arbiter_acts import (
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
from crossglot.server.tournaments.desk_messages import Done, LogLine
from crossglot.server.tournaments.open_round import CountedSlip
from crossglot.server.tournaments.registration import Registration
from crossglot.server.tournaments.submission import asked_about
from crossglot.server.tournaments.tournament import LiveTournament
from crossglot.server.tournaments.tournaments import LiveTournaments
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
        live_tournaments: The events of this node.
        entrance: Lets people in.
    """

    def __init__(self, live_tournaments: LiveTournaments, entrance: Registration) -> None:
        self._live_tournaments = live_tournaments
        self._entrance = entrance
        self._lines: WeakKeyDictionary[LiveTournament, tuple[int, tuple[LogLine, ...]]] = (
            WeakKeyDictionary()
        )

    async def do(self, live: LiveTournament, act: Act, by: str) -> Done:
        """Do ``act``.

        Args:
            live: The event.
            act: What.
            by: The arbiter's name, for the log.

        Raises:
            CrossglotError: It is refused; nothing is changed.
        """
        before = live.record.seq
        question: Asked | None = None
        match act:
            case AddPlayer(entrant):
                paper = msgspec.structs.replace(entrant, kind="paper")
                await self._entrance.enter(live, None, paper, "")
            case Start():
                await self._live_tournaments.begin(live)
            case Draw():
                await self._live_tournaments.draw_now(live, by)
            case CloseRound():
                await self._live_tournaments.close(live, _chosen(live, act), by)
            case NameRack():
                await self._named(live, act, by)
            case EnterSlip():
                question = await self._slip(live, act, by)
            case CorrectResult():
                await self._correct(live, act, by)
            case Stop():
                await self._live_tournaments.finish(live)
            case _:
                now = self._live_tournaments.context.now
                await self._live_tournaments.change(
                    live, lambda state: _simple(state, act, now, by)
                )
        if isinstance(act, Undo):
            await self._read_slips_again(live)
        return Done(live.record.seq, live.record.seq - before, question)

    async def lines(self, live: LiveTournament) -> tuple[LogLine, ...]:
        """The last lines of the log, looked for once: the slips of thousands lie between them."""
        state = live.chronicle.state
        seq, found = self._lines.get(live, (0, ()))
        if seq != state.seq:
            found = tuple(await asyncio.to_thread(log_lines, state))
            self._lines[live] = state.seq, found
        return found

    async def know(self, live: LiveTournament) -> None:
        """Know the tops of racks that were drawn before this server was started."""
        state = live.chronicle.state
        unknown = [
            game for game in due_actions.games_in(state, "drawn", "open") if game not in live.tops
        ]
        if unknown:
            judge = await live.judge()
            for game in unknown:
                found = await asyncio.to_thread(due_actions.find_top, state.game(game), judge)
                live.tops.setdefault(game, found)

    async def _named(self, live: LiveTournament, act: NameRack, by: str) -> None:
        judge, now = await live.judge(), self._live_tournaments.context.now

        def make(state: Tournament) -> tuple[Event, ...]:
            game = _game(state, act.game)
            alphabet = state.game(game).table.edition.alphabet
            rack, *rejected = (_drawn(alphabet, text) for text in (act.rack, *act.rejected))
            return course.name_rack(
                state, game, rack, now, rejected=rejected, tops=judge.tops, by=by
            )

        await self._live_tournaments.change(live, make)
        await self._live_tournaments.know_tops(live)

    async def _slip(self, live: LiveTournament, act: EnterSlip, by: str) -> Asked | None:
        """Enter a slip; what is asked about it where it cannot be laid as it was typed."""
        now = self._live_tournaments.context.now
        game = _game(live.chronicle.state, act.game)
        intake = live.intakes.get(game)
        if intake is None:
            raise GameError(DuplicateCode.NOT_NOW, phase=live.chronicle.state.game(game).phase)
        played = live.chronicle.state.game(game)
        slip = msgspec.structs.replace(_parsed(played, act.text, act.style), fault=act.fault)
        await live.recall(act.player)
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

        await self._live_tournaments.change(live, make)
        for event in entered:
            name = f"{BY_HAND} {event.number}"
            intake.kept[act.player] = CountedSlip(name, event.number, event.at, slip)
        return asked_about(played, slip)

    async def _read_slips_again(self, live: LiveTournament) -> None:
        """A player whose slip entered here counts no more has the one before, or the one sent."""
        for game, intake in live.intakes.items():
            entered = live.chronicle.state.answers[game - 1]
            gone = [
                player
                for player, kept in intake.kept.items()
                if kept.slip_id.startswith(BY_HAND)
                and kept.number not in {each.number for each in entered.get(player, ())}
            ]
            sent = {row.player: row for row in await live.slips(intake.key)} if gone else {}
            for player in gone:
                del intake.kept[player]
                if player in sent:
                    intake.kept[player] = CountedSlip.read(sent[player])

    async def _correct(self, live: LiveTournament, act: CorrectResult, by: str) -> None:
        judge, now = await live.judge(), self._live_tournaments.context.now

        def make(state: Tournament) -> tuple[Event, ...]:
            game = _game(state, act.game)
            result = _wanted(live, game, act, judge)
            if act.appeal is not None:
                decided = Decided(act.appeal, accepted=True, reason=act.reason, by=by, at=now)
                return rulings.decide(state, decided, result)
            corrected = Corrected(act.round, result, act.reason)
            return rulings.correct(state, game, corrected, now, by)

        await self._live_tournaments.change(live, make)


def _wanted(live: LiveTournament, game: int, act: CorrectResult, judge: course.Judge) -> Result:
    """The result that is to stand."""
    chapter = live.chronicle.chapters.get((game, act.round))
    if act.text is None or chapter is None:
        points = act.points or 0
        return rulings.result_by_hand(live.chronicle.state, game, act.round, act.player, points)
    slip = _parsed(chapter.before, act.text, act.style)
    handed = SlipHanded(act.round, act.player, 0, slip)
    return rulings.result_of(live.chronicle.state, game, handed, judge.words)


def _simple(state: Tournament, act: Act, now: int, by: str) -> Sequence[Event]:
    """What follows from an act that needs nothing but the event as it stands."""
    match act:
        case OpenRound():
            events: Sequence[Event] = due_actions.open_rounds(state, now, by) or _not_now(state)
        case Pause(reason):
            events = course.pause(state, now, reason, by)
        case Resume():
            events = course.resume(state, now, by)
        case Extend(seconds, reason):
            events = due_actions.extend(state, now, seconds, reason, by)
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
    return parse_slip(game.table.edition, game.table.board, text, style)


def _chosen(live: LiveTournament, act: CloseRound) -> dict[int, Play]:
    """The play that the arbiter wants on the board.

    Raises:
        GameError: ``not-a-top``.
    """
    if act.top is None:
        return {}
    game = _game(live.chronicle.state, act.game)
    choice = live.tops.get(game)
    if choice is None or act.top >= len(choice.open_to_referee):
        raise GameError(DuplicateCode.NOT_A_TOP, reason="none")
    return {game: choice.open_to_referee[act.top].play}
