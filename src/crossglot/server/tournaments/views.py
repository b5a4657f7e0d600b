"""How an event looks to those who follow it.

Everything here is made of the event as a spectator sees it
(:func:`crossglot.tournament.view.seen_by`): there is no seed in it and no slip.
It shows a rack once its round is open. A player's own slip is added where it is kept.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from msgspec import UnsetType

from crossglot.board import Direction
from crossglot.server.tournaments.chronicle import Chronicle
from crossglot.server.tournaments.messages import (
    Agreed,
    Beside,
    ClosedShared,
    OpenRound,
    OwnSlip,
    RoundLine,
    Snapshot,
    Top,
)
from crossglot.server.tournaments.open_round import CountedSlip
from crossglot.server.tournaments.plan import Plan
from crossglot.server.tournaments.ranking import Ranking
from crossglot.server.tournaments.records import Record
from crossglot.server.tournaments.timetable import step_signals
from crossglot.server.tournaments.topping import Race
from crossglot.server.wire.positions import written
from crossglot.tournament.course import under_way
from crossglot.tournament.state import Tournament
from crossglot.variants.duplicate import DuplicateState

NEWEST = 5
"""Names told of those who have come in last."""


@dataclass(frozen=True, slots=True)
class Viewer:
    """Who looks.

    Attributes:
        player: Their number; None for spectators.
        arbiter: Whether they may rule.
        slips: Their slips of the open rounds, by game.
        races: What they are worth in topping, by game.
    """

    player: int | None
    arbiter: bool
    slips: dict[int, CountedSlip]
    races: dict[int, Race] = field(default_factory=dict)


def agreed(record: Record, plan: Plan, shown: Tournament, *, arbiter: bool) -> Agreed:
    """What was agreed on."""
    setup = shown.setup
    topping = setup.profile.pace.topping
    return Agreed(
        id=record.id,
        name=record.name,
        kind=record.kind,
        edition=record.edition,
        lexicon=setup.lexicon,
        profile=setup.profile.id,
        form=setup.profile.form.id,
        picked=setup.profile.form.picked,
        claims=setup.profile.minds_claims,
        seconds=setup.profile.pace.step(1).seconds,
        topping=None if isinstance(topping, UnsetType) else topping,
        draw=setup.draw,
        games=setup.games,
        dropped=setup.dropped,
        racks=setup.racks,
        places=setup.places,
        public=record.public,
        by_code=record.code is not None,
        unit=setup.unit,
        counted=setup.counted,
        safe_word=setup.safe_word,
        early=plan.early and plan.auto,
        appeals=plan.appeals,
        arbiter=arbiter,
    )


def open_round(shown: Tournament, game: int, now: int) -> OpenRound:
    """The round that is open in ``game``."""
    state = shown.game(game)
    stopped = shown.paused_at
    return OpenRound(
        seq=shown.seq,
        now=now,
        game=game,
        number=state.table.number,
        rack=tuple(state.table.rack),
        opened=state.opened_at,
        deadline=state.deadline if stopped is None else None,
        left=None if stopped is None else state.deadline - stopped,
        signals=step_signals(state),
        ping_id=shown.seq,
    )


def newest(shown: Tournament) -> tuple[str, ...]:
    """Who has come in last."""
    return tuple(entrant.name for entrant in shown.entrants[-NEWEST:])


def closed(
    shown: Tournament, game: int, line: RoundLine, ranking: Ranking, now: int
) -> ClosedShared:
    """What everybody gets when a round is closed."""
    return ClosedShared(
        seq=shown.seq,
        now=now,
        game=game,
        number=line.number,
        rack=line.rack,
        top=line.top,
        swapped=_swapped(shown.game(game), line.top),
        players=len(ranking.rows),
        leaders=ranking.leaders,
    )


def _swapped(state: DuplicateState, top: Top) -> tuple[tuple[int, int], ...]:
    """Squares on which another tile lies now than ``top`` laid, with that tile."""
    board = state.table.board
    squares = board.layout.walk(top.start, Direction(top.direction))
    laid = ((square, tile) for square, tile in zip(squares, top.tiles, strict=False) if tile)
    return tuple((square, board[square]) for square, tile in laid if board[square] != tile)


def _beside(chronicle: Chronicle, number: int, player: int | None) -> Beside | None:
    """The game that goes beside game ``number``, where two do."""
    shown = chronicle.shown
    if shown.setup.racks == 1 or number == 0:
        return None
    other = number + 1
    game = shown.game(other)
    chapters = chronicle.chapters_of(other)
    return Beside(
        game=other,
        board=tuple(game.table.board.tiles),
        bag=_unseen(game),
        rounds=tuple(chapter.line for chapter in chapters),
        results=tuple(chapter.result_of(player) for chapter in chapters),
    )


def snapshot(  # noqa: PLR0913, PLR0917 - all that a picture is made of
    record: Record,
    plan: Plan,
    chronicle: Chronicle,
    ranking: Ranking,
    who: Viewer,
    now: int,
) -> Snapshot:
    """Everything that one may know."""
    shown = chronicle.shown
    open_games = [n for n in under_way(shown) if shown.game(n).phase == "open"]
    number = _on_top(shown, open_games)
    game = shown.game(number) if number else None
    table, chapters = game.table if game else None, chronicle.chapters_of(number)
    return Snapshot(
        seq=shown.seq,
        now=now,
        agreed=agreed(record, plan, shown, arbiter=who.arbiter),
        state=record.state,
        starts=record.starts,
        players=len(shown.entrants) - len(shown.withdrawn),
        newest=newest(shown),
        game=number,
        board=tuple(table.board.tiles) if table else (),
        bag=_unseen(game),
        rounds=tuple(chapter.line for chapter in chapters),
        open=tuple(open_round(shown, each, now) for each in open_games),
        paused=shown.paused_at is not None,
        leaders=ranking.leaders,
        you=who.player,
        left=who.player in shown.withdrawn,
        excluded=who.player in shown.excluded,
        slips=_own_slips(shown, who),
        own=ranking.own(who.player),
        near=ranking.near(who.player),
        results=tuple(chapter.result_of(who.player) for chapter in chapters),
        beside=_beside(chronicle, number, who.player),
        appeals=chronicle.appeals_of(who.player),
        over=game.ended.reason if game and game.ended and shown.finished else None,
    )


def _own_slips(shown: Tournament, who: Viewer) -> tuple[OwnSlip, ...]:
    """What one has handed in, game by game."""
    return tuple(
        own_slip(shown.game(game), game, kept, who.races.get(game))
        for game, kept in sorted(who.slips.items())
    )


def _on_top(shown: Tournament, open_games: list[int]) -> int:
    """The game that is shown first; of two that go side by side and begin together, the first."""
    number = open_games[0] if open_games else len(shown.games)
    return number - (number + 1) % 2 if shown.setup.racks > 1 and number else number


def _unseen(game: DuplicateState | None) -> int:
    """Tiles that nobody sees: those in the bag, and a rack that is drawn and not told yet."""
    if game is None:
        return 0
    table = game.table
    return len(table.pool) - (len(table.rack) if game.phase == "open" else 0)


def own_slip(state: DuplicateState, game: int, kept: CountedSlip, race: Race | None) -> OwnSlip:
    """A player's own slip, for that player only."""
    slip = written(state.table.edition, kept.slip)
    safe = None if kept.safe is None else written(state.table.edition, kept.safe)
    judged = None if race is None else race.judged(state, kept.slip, kept.at)
    return OwnSlip(game, kept.slip_id, kept.number, slip, safe, judged)
