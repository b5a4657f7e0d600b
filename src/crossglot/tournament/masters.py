"""The master game of an event, round by round: the rack, the top, and the board before it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from crossglot.alphabet import BLANK
from crossglot.board import Board
from crossglot.errors import TournamentCode, TournamentError
from crossglot.notation import format_place
from crossglot.notation.gcg import GcgEvent, GcgGame, GcgPlayer
from crossglot.notation.moves import format_play_tiles
from crossglot.tournament.events import Stepped
from crossglot.tournament.state import Past, Tournament
from crossglot.variants.duplicate import DuplicateState
from crossglot.variants.duplicate.events import RoundClosed


@dataclass(frozen=True, slots=True)
class MasterRound:
    """One round of the master game.

    Attributes:
        number: From 1.
        rack: The tiles of all.
        board: The board before the top was laid.
        closed: The top, and what everybody scored, later corrections counted.
        solo: Who alone was the best and has points for it; None if nobody.
    """

    number: int
    rack: bytes
    board: Board
    closed: RoundClosed
    solo: int | None


def master_game(state: Tournament, game: int) -> tuple[MasterRound, ...]:
    """The rounds of a game that were closed.

    Raises:
        TournamentError: No such game.
    """
    rounds = {closed.number: closed for closed in state.game(game).rounds}
    found = (
        MasterRound(number, before.table.rack, before.table.board, rounds[number], None)
        for number, before in _closings(state, game)
    )
    ordered = sorted(found, key=lambda each: each.number)
    return tuple(replace(each, solo=_solo(each.closed)) for each in ordered)


def _closings(state: Tournament, game: int) -> Iterator[tuple[int, DuplicateState]]:
    """Number of each round closed, and the game before that, the last round first."""
    cancelled, node = state.cancelled, state.past
    while node is not None:
        closed = closed_by(node, game)
        if closed is not None and node.before is not None and node.seq not in cancelled:
            yield closed, node.before.game(game)
        node = node.previous


def closed_by(node: Past, game: int) -> int | None:
    """The round of ``game`` that an event closed; None when it did something else."""
    match node.event:
        case Stepped(number, RoundClosed(closed)) if number == game:
            return closed
        case _:
            return None


def before_close(state: Tournament, game: int, number: int) -> DuplicateState:
    """The game as it was when round ``number`` was about to be closed.

    Raises:
        TournamentError: No such round was closed.
    """
    for closed, before in _closings(state, game):
        if closed == number:
            return before
    raise TournamentError(TournamentCode.ANSWER_OTHER_ROUND, round=number)


def _solo(closed: RoundClosed) -> int | None:
    return next((result.player for result in closed.results if result.bonus), None)


def master_gcg(state: Tournament, game: int) -> GcgGame:
    """The master game as a GCG of one player, who finds every top.

    In the joker form a blank that came back to the rack is written as the
    letter that took its place from then on; a note says so.

    Raises:
        TournamentError: No such game.
    """
    played = state.game(game)
    rounds = master_game(state, game)
    return GcgGame(
        players=(GcgPlayer("top", state.setup.name),),
        pragmas=_pragmas(state, played),
        events=tuple(_lines(played, rounds)),
        notes=_notes(rounds, played),
        problems=(),
    )


def _pragmas(state: Tournament, played: DuplicateState) -> dict[str, str]:
    edition = played.table.edition
    pragmas = {"title": state.setup.name, "tile-distribution": edition.tile_set}
    if played.lexicon:
        pragmas["lexicon"] = played.lexicon
    if played.ended is None:
        pragmas["incomplete"] = ""
    return pragmas


def _lines(played: DuplicateState, rounds: Iterable[MasterRound]) -> Iterator[GcgEvent]:
    edition, total = played.table.edition, 0
    for each in rounds:
        top = each.closed.top
        total += top.points
        yield GcgEvent(
            line=each.number,
            player=0,
            kind="play",
            rack=edition.alphabet.format_tiles(each.rack),
            place=format_place(edition.layout, top.play.start, top.play.direction),
            tiles=format_play_tiles(edition, top.play.tiles),
            points=top.points,
            total=total,
        )


def _notes(rounds: Iterable[MasterRound], played: DuplicateState) -> dict[int, str]:
    if not played.profile.form.joker:
        return {}
    return {
        each.number: "joker form: the blank came back if the bag had its letter"
        for each in rounds
        if any(tile & BLANK for tile in each.closed.top.tiles)
    }
