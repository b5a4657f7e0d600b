"""A finished event played again, alone: against its top, and its players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import msgspec
from msgspec import Struct
from msgspec.structs import replace as with_values
from sqlalchemy import Connection, func, insert, select, update

from crossglot.errors import EntryCode, EntryError, TournamentCode, TournamentError
from crossglot.server.store.schema.tournaments import tournament_runs
from crossglot.server.tournaments.answer_messages import SlipBody, Typed
from crossglot.server.tournaments.chronicle import Chapter
from crossglot.server.tournaments.messages import OwnResult, RoundLine
from crossglot.server.tournaments.submission import read_slip
from crossglot.server.tournaments.tournament import LiveTournament
from crossglot.server.wire.positions import Style
from crossglot.tournament.replaying import Rank, rank_among
from crossglot.variants.duplicate import judge
from crossglot.variants.duplicate.events import Result

CREDIT = 1000
"""Milliseconds by which a slip may have been under way."""

_columns = tournament_runs.c


class Run(Struct, frozen=True):
    """How far somebody has come.

    Attributes:
        results: What each round brought them.
        opened: When the round under way was opened, in milliseconds since 1970.
    """

    results: tuple[Result, ...] = ()
    opened: int | None = None


class RunSlip(Struct, frozen=True, forbid_unknown_fields=True):
    """A slip of somebody who plays alone: in tile ids, or as it is typed.

    Attributes:
        round: For which round, from 1.
        slip: The slip in tile ids.
        text: Instead of it, as it is typed; with neither the round is passed.
        style: How that names its square; null is the style of the edition.
    """

    round: int
    slip: SlipBody | None = None
    text: Typed | None = None
    style: Style = None


class RunView(Struct, frozen=True):
    """A run, as its player sees it: nothing of the rounds to come.

    Attributes:
        tournament: Which event.
        now: The server's clock, in milliseconds since 1970.
        game: The game that is shown: the next one when its first rack is opened.
        games: How many there are.
        number: The round that comes next or is open, from 1, counted through all games.
        picked: Tiles that players take out of the bag as they like, beside the rack.
        claims: Whether the profile minds the points that are written on a slip.
        board: The board: a tile id a square.
        rack: The rack, once the round is open.
        deadline: When it closes, once it is open.
        rounds: Those of this game that are played, with their tops.
        results: What they brought.
        total: Points of all games.
        tops: Points of the tops.
        found: Tops found.
        over: Whether all is played.
        rank: The place that they would have: among the event's players, or those of the day.
        of: Among how many, the player counted.
    """

    tournament: str
    now: int
    game: int
    games: int
    number: int
    picked: int
    claims: bool
    board: tuple[int, ...]
    rack: tuple[int, ...]
    deadline: int | None
    rounds: tuple[RoundLine, ...]
    results: tuple[OwnResult | None, ...]
    total: int
    tops: int
    found: int
    over: bool
    rank: int | None
    of: int


_decode = msgspec.json.Decoder(Run).decode


def read_run(connection: Connection, tournament: str, account: str) -> Run | None:
    """Somebody's run of an event; None when they have not begun."""
    mine = (_columns.tournament == tournament) & (_columns.account == account)
    body = connection.execute(select(_columns.body).where(mine)).scalar()
    return None if body is None else _decode(body)


def keep_run(  # noqa: PLR0913, PLR0917 - a row
    connection: Connection,
    tournament: str,
    account: str,
    run: Run,
    share: float,
    finished: float | None,
) -> None:
    """Write somebody's run."""
    mine = (_columns.tournament == tournament) & (_columns.account == account)
    values = {
        "body": msgspec.json.encode(run).decode(),
        "share": share,
        "finished": finished,
    }
    if connection.execute(update(tournament_runs).where(mine).values(values)).rowcount == 0:
        names = {"tournament": tournament, "account": account}
        connection.execute(insert(tournament_runs).values({**names, **values}))


def place_of_day(connection: Connection, tournament: str, share: float) -> tuple[int, int]:
    """(place, of how many) of a share among those who have finished the day's event."""
    done = (_columns.tournament == tournament) & _columns.finished.is_not(None)
    count = select(func.count()).select_from(tournament_runs)
    better = connection.execute(count.where(done, _columns.share > share)).scalar() or 0
    return better + 1, connection.execute(count.where(done)).scalar() or 0


class Runs:
    """What people play again alone."""

    async def look(self, live: LiveTournament, account: str | None) -> RunView:
        """How far somebody has come; nothing begins by looking.

        Raises:
            EntryError: ``tournament-not-over``.
        """
        chapters = _master(live)
        run = None
        if account is not None:
            run = await live.context.database.read(
                partial(read_run, tournament=live.id, account=account)
            )
        return await self._view(live, chapters, run or Run())

    async def go_on(self, live: LiveTournament, account: str) -> RunView:
        """Open the next round, if none is open.

        Raises:
            EntryError: ``tournament-not-over``.
        """
        chapters, now = _master(live), live.context.now

        def work(connection: Connection) -> Run:
            run = _timely(read_run(connection, live.id, account) or Run(), chapters, now)
            if run.opened is None and len(run.results) < len(chapters):
                run = with_values(run, opened=now)
            self._keep(connection, live, account, chapters, run)
            return run

        return await self._view(live, chapters, await live.context.database.write(work))

    async def hand_in(self, live: LiveTournament, account: str, handed: RunSlip) -> RunView:
        """Judge a slip at once; the round is closed with it.

        Raises:
            EntryError: ``tournament-not-over``, or ``run-not-open``.
            TournamentError: ``answer-other-round``.
            CrossglotError: No slip can be read there.
        """
        chapters, now = _master(live), live.context.now
        if not 1 <= handed.round <= len(chapters):
            raise TournamentError(TournamentCode.ANSWER_OTHER_ROUND, round=handed.round)
        before = chapters[handed.round - 1].before
        slip = None
        if handed.slip is not None or handed.text:
            slip = read_slip(before, handed.slip, handed.text, handed.style)
        words = (await live.judge()).words

        def work(connection: Connection) -> Run:
            run = _timely(read_run(connection, live.id, account) or Run(), chapters, now)
            if handed.round != len(run.results) + 1:
                if handed.round <= len(run.results):
                    return run  # sent again, or too late
                raise TournamentError(TournamentCode.ANSWER_OTHER_ROUND, round=handed.round)
            if run.opened is None:
                raise EntryError(EntryCode.RUN_NOT_OPEN)
            result = Result(0, 0, fault="missing")
            if slip is not None:
                found = judge(before.table, slip, words)
                result = Result(
                    0, found.points, found.laid, found.fault, found.warned, found.penalty
                )
            run = Run((*run.results, result))
            self._keep(connection, live, account, chapters, run)
            return run

        return await self._view(live, chapters, await live.context.database.write(work))

    def _keep(
        self,
        connection: Connection,
        live: LiveTournament,
        account: str,
        chapters: Sequence[Chapter],
        run: Run,
    ) -> None:
        over = len(run.results) == len(chapters)
        keep_run(
            connection,
            live.id,
            account,
            run,
            _share(chapters, run),
            live.context.clock.now() if over else None,
        )

    async def _view(self, live: LiveTournament, chapters: Sequence[Chapter], run: Run) -> RunView:
        done, opened = len(run.results), run.opened
        over, state = done == len(chapters), live.chronicle.state
        # A game that is played to its end stays on the table until the next rack is opened.
        game = chapters[done if opened is not None else max(done - 1, 0)].game
        comes = None if over else chapters[done]
        played = state.game(game)
        table = comes.before.table if comes and comes.game == game else played.table
        shown = [
            (chapter, result)
            for chapter, result in zip(chapters, run.results, strict=False)
            if chapter.game == game
        ]
        place, count = await self._place(live, chapters, run)
        tops = [chapter.event.top.points for chapter in chapters[:done]]
        return RunView(
            tournament=live.id,
            now=live.context.now,
            game=game,
            games=len(state.games),
            number=min(done + 1, len(chapters)),
            picked=played.profile.form.picked,
            claims=played.profile.minds_claims,
            board=tuple(table.board.tiles),
            rack=tuple(table.rack) if opened is not None else (),
            deadline=None if opened is None or comes is None else opened + _time_of(comes),
            rounds=tuple(chapter.line for chapter, _ in shown),
            results=tuple(
                replace(chapter, event=with_values(chapter.event, results=(result,))).result_of(0)
                for chapter, result in shown
            ),
            total=sum(result.total for result in run.results),
            tops=sum(tops),
            found=sum(result.points >= top for result, top in zip(run.results, tops, strict=True)),
            over=over,
            rank=place,
            of=count,
        )

    async def _place(
        self, live: LiveTournament, chapters: Sequence[Chapter], run: Run
    ) -> tuple[int | None, int]:
        """The place that the player has come to."""
        if not run.results:
            return None, 0
        if live.record.kind == "daily":
            if len(run.results) < len(chapters):
                return None, 0
            return await live.context.database.read(
                partial(place_of_day, tournament=live.id, share=_share(chapters, run))
            )
        rank: Rank = rank_among(live.chronicle.state, run.results)
        return rank.place, rank.of


def _master(live: LiveTournament) -> list[Chapter]:
    """The rounds of an event that is over, game after game.

    Raises:
        EntryError: ``tournament-not-over``; ``tournament-not-for-this``: it was a race.
    """
    if live.is_topping:
        raise EntryError(EntryCode.NOT_FOR_THIS)
    if not live.chronicle.state.finished or not live.chronicle.state.games:
        raise EntryError(EntryCode.NOT_OVER)
    games = range(1, len(live.chronicle.state.games) + 1)
    return [chapter for game in games for chapter in live.chronicle.chapters_of(game)]


def _time_of(chapter: Chapter) -> int:
    """Milliseconds that a round is open."""
    return 1000 * chapter.before.profile.pace.step(chapter.event.number).seconds


def _timely(run: Run, chapters: Sequence[Chapter], now: int) -> Run:
    """``run`` with the open round closed, if its time is over."""
    if run.opened is None:
        return run
    if now <= run.opened + _time_of(chapters[len(run.results)]) + CREDIT:
        return run
    return Run((*run.results, Result(0, 0, fault="late")))


def _share(chapters: Sequence[Chapter], run: Run) -> float:
    tops = sum(chapter.event.top.points for chapter in chapters)
    return sum(result.total for result in run.results) / tops if tops else 0.0
