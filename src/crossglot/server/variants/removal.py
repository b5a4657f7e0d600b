"""A finished board taken apart in turns, on the server."""

from __future__ import annotations

from collections.abc import Sequence

from crossglot.board import Direction
from crossglot.editions import Edition, load_edition
from crossglot.errors import RemovalCode, RemovalError
from crossglot.game import HUMAN, SeatInfo
from crossglot.notation import format_place, parse_place
from crossglot.server.variants.acts import Act, RemoveAct, TypedAct
from crossglot.server.variants.kind import Moment, Previewed, Timeless, refuse
from crossglot.server.variants.setups import RemovalSetup, VariantName
from crossglot.server.variants.standing import VariantStanding
from crossglot.server.variants.views import Over, RemovalBody, RemovalTurn
from crossglot.server.wire import ResignMove
from crossglot.variants import removal
from crossglot.variants.files import REMOVAL
from crossglot.variants.removal import Event, RemovalState

COMPUTER = "greedy"


class Removal(Timeless):
    """See :class:`~crossglot.server.variants.kind.Kind`."""

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

    def act(self, state: RemovalState, seat: int, act: Act, moment: Moment) -> tuple[Event, ...]:
        """A removal, and those of the computers after it."""
        if isinstance(act, ResignMove):
            return removal.resign(state, seat)
        events = self._taken(state, seat, act, moment)
        return (*events, *_replies(_after(state, events), moment))

    def _taken(self, state: RemovalState, seat: int, act: Act, moment: Moment) -> tuple[Event, ...]:
        match act:
            case RemoveAct(squares):
                return removal.act(state, seat, squares, moment.lexicon)
            case TypedAct(text):
                return removal.act(state, seat, _squares(state, text), moment.lexicon)
            case _:
                raise refuse(self.name, act)

    def preview(self, state: RemovalState, seat: int, act: Act, moment: Moment) -> Previewed:
        """The points of the tiles, if they may be taken."""
        events = self._taken(state, seat, act, moment)
        return _after(state, events).scores[seat] - state.scores[seat], ()

    def standing(self, state: RemovalState) -> VariantStanding:
        """The points, and whose turn it is."""
        waits_for = () if state.to_move is None else (state.to_move,)
        winners = state.ended.winners if state.ended else ()
        return VariantStanding(state.scores, waits_for, winners=winners)

    def seen(self, events: Sequence[Event], seat: int | None) -> tuple[Event, ...]:
        """Everything lies open."""
        return tuple(removal.seen_by(event, seat) for event in events)

    def is_over(self, state: RemovalState) -> bool:
        """Whether the game has ended."""
        return state.ended is not None

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


def _squares(state: RemovalState, text: str) -> list[int]:
    style, layout = state.edition.coordinates, state.board.layout
    return [parse_place(layout, name, style)[0] for name in text.split()]


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
    layout, style = state.board.layout, state.edition.coordinates
    for turn, tiles in zip(state.turns, state.taken, strict=True):
        totals[turn.seat] += turn.points
        told.append(
            RemovalTurn(
                seat=turn.seat,
                squares=turn.squares,
                places=tuple(
                    format_place(layout, at, Direction.ACROSS, style) for at in turn.squares
                ),
                tiles=state.edition.alphabet.format_tiles(tiles),
                points=turn.points,
                total=totals[turn.seat],
            )
        )
    return tuple(told)
