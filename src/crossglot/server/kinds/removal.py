"""A finished board taken apart in turns, on the server."""

from __future__ import annotations

from collections.abc import Sequence

from crossglot.editions import Edition, load_edition
from crossglot.errors import RemovalCode, RemovalError
from crossglot.game import HUMAN, SeatInfo
from crossglot.notation import parse_place
from crossglot.notation.coordinates import with_latin_places
from crossglot.server.kinds.kind import Moment, Previewed, Timeless, refuse
from crossglot.server.kinds.kind_standing import KindStanding
from crossglot.server.kinds.setups import RemovalSetup, VariantName
from crossglot.server.kinds.views import Over, RemovalBody, RemovalTurn
from crossglot.server.wire.acts import AnyMove, RemoveAct, TypedAct
from crossglot.server.wire.moves import ResignMove
from crossglot.variants import removal
from crossglot.variants.files import REMOVAL
from crossglot.variants.removal import Event, RemovalState

COMPUTER = "greedy"


class Removal(Timeless):
    """See :class:`~crossglot.server.kinds.kind.Kind`."""

    name: VariantName = "removal"
    form = REMOVAL

    def most(self, setup: RemovalSetup) -> int:
        """As many as the edition has seats for, less those of computers."""
        return load_edition(setup.edition).players[1] - setup.computers

    def start(self, setup: RemovalSetup, names: Sequence[str], moment: Moment) -> tuple[Event, ...]:
        """The board as it lies; the use case has put a file in the place of a game."""
        edition = load_edition(setup.edition)
        left = left_in(setup, edition)
        computers = [SeatInfo(COMPUTER, COMPUTER)] * setup.computers
        seats = [*(SeatInfo(name, HUMAN) for name in names), *computers]
        words, name, lone = moment.lexicon, moment.lexicon.id, setup.lone
        events = removal.start_after(left, edition, seats, words=words, lexicon=name, lone=lone)
        return (*events, *_replies(removal.fold(events), moment))

    def act(
        self, state: RemovalState, seat: int, act: AnyMove, moment: Moment
    ) -> tuple[Event, ...]:
        """A removal, and those of the computers after it."""
        if isinstance(act, ResignMove):
            return removal.resign(state, seat)
        events = self._taken(state, seat, act, moment)
        return (*events, *_replies(_after(state, events), moment))

    def _taken(
        self, state: RemovalState, seat: int, act: AnyMove, moment: Moment
    ) -> tuple[Event, ...]:
        match act:
            case RemoveAct(squares):
                return removal.act(state, seat, squares, moment.lexicon)
            case TypedAct():
                return removal.act(state, seat, _squares(state, act), moment.lexicon)
            case _:
                raise refuse(self.name, act)

    def preview(self, state: RemovalState, seat: int, act: AnyMove, moment: Moment) -> Previewed:
        """The points of the tiles, if they may be taken."""
        events = self._taken(state, seat, act, moment)
        return _after(state, events).scores[seat] - state.scores[seat], ()

    def standing(self, state: RemovalState) -> KindStanding:
        """The points, and whose turn it is."""
        waits_for = () if state.to_move is None else (state.to_move,)
        winners = state.ended.winners if state.ended else ()
        return KindStanding(state.scores, waits_for, winners=winners)

    def seen(self, events: Sequence[Event], seat: int | None) -> tuple[Event, ...]:
        """Everything lies open."""
        return tuple(removal.seen_by(event, seat) for event in events)

    def ended(self, state: RemovalState) -> str | None:
        """Why the game is over; None while it is not."""
        return None if state.ended is None else state.ended.reason

    def missed(self, state: RemovalState) -> int | None:
        """Who is to move, where others wait; computers answer at once."""
        people = sum(seat.player == HUMAN for seat in state.seats)
        return state.to_move if people > 1 else None

    def abandon(self, state: RemovalState, seat: int) -> tuple[Event, ...]:
        """The others win at the standing totals."""
        return removal.abandon(state, seat)

    def abort(self, state: RemovalState) -> tuple[Event, ...]:
        """Nobody wins."""
        return removal.abort(state)

    def body(self, state: RemovalState, seat: int | None, game_id: str) -> RemovalBody:  # noqa: ARG002 - all see the same
        """The board, the scores and the score sheet."""
        ended = state.ended
        return RemovalBody(
            board=tuple(state.board.tiles),
            scores=state.scores,
            to_move=state.to_move,
            turns=_turns(state),
            lone=state.lone,
            over=Over(ended.reason, ended.winners) if ended else None,
        )


def left_in(setup: RemovalSetup, edition: Edition) -> removal.Left:
    """The board that a setup brings along, and whose turn was the last on it.

    Raises:
        NotationError: The file cannot be read.
        RemovalError: There is none, or nothing lies on it.
    """
    if setup.file is None:
        raise RemovalError(RemovalCode.BOARD_MISSING)
    left = removal.left_by(edition, setup.file.encode())
    if left.board.is_empty or left.board.layout != edition.layout:
        raise RemovalError(RemovalCode.BOARD_MISSING)
    return left


def _squares(state: RemovalState, act: TypedAct) -> list[int]:
    style = act.style or state.edition.coordinates
    names = with_latin_places(act.text).split()
    return [parse_place(state.board.layout, name, style)[0] for name in names]


def _replies(state: RemovalState, moment: Moment) -> tuple[Event, ...]:
    """What the computers take until a person is to move, or all is over."""
    done: tuple[Event, ...] = ()
    while state.to_move is not None and state.seats[state.to_move].player != HUMAN:
        squares = removal.greedy_removal(state, moment.lexicon)
        events = removal.act(state, state.to_move, squares, moment.lexicon)
        state, done = _after(state, events), (*done, *events)
    return done


def _after(state: RemovalState, events: Sequence[Event]) -> RemovalState:
    for event in events:
        state = removal.after(state, event)
    return state


def _turns(state: RemovalState) -> tuple[RemovalTurn, ...]:
    totals, told = [0] * len(state.seats), []
    for turn, tiles in zip(state.turns, state.taken, strict=True):
        totals[turn.seat] += turn.points
        told.append(
            RemovalTurn(
                seat=turn.seat,
                squares=turn.squares,
                tiles=state.edition.alphabet.format_tiles(tiles),
                points=turn.points,
                total=totals[turn.seat],
            )
        )
    return tuple(told)
