"""How a game stands, as everybody may know it: one line in a list of games."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from crossglot.game import HUMAN, GameState, asked, awaited

KindName = Literal["standard", "solitaire", "duplicate", "topping", "removal", "bingo"]
"""Every kind of game."""


class Seat(Struct, frozen=True, gc=False):
    """Who sits there and with how many points.

    Attributes:
        name: Shown to the others.
        kind: Whether somebody or something plays.
        player: The kind of computer player; None for people.
        score: Points so far.
        rack_count: Tiles held.
    """

    name: str
    kind: Literal["human", "computer"]
    player: str | None
    score: int
    rack_count: int


class Standing(Struct, frozen=True):
    """A game in a list.

    Attributes:
        id: The game's id.
        edition: The edition's id.
        seats: Clockwise.
        to_move: Whose turn it is; None when it is over.
        over: Whether it is.
        updated: When it was last moved in, in seconds since 1970.
        waits_for: Seats that the game waits for: to let a play stand, else to move.
        due: When time will change something in it, in seconds since 1970; None is never.
        asked: Seats that have not answered whether the game shall end.
        kind: Which kind of game it is.
        winners: Seats that have won, of other kinds than the ordinary one.
        possible: Points of all tops so far; 0 where there are none.
    """

    id: str
    edition: str
    seats: tuple[Seat, ...]
    to_move: int | None
    over: bool
    updated: float
    waits_for: tuple[int, ...] = ()
    due: float | None = None
    asked: tuple[int, ...] = ()
    kind: KindName = "standard"
    winners: tuple[int, ...] = ()
    possible: int = 0

    @property
    def awaits_computer(self) -> bool:
        """Whether a computer is to move, to let a play stand, or to answer."""
        waiting = (*self.waits_for, *self.asked)
        return any(self.seats[seat].kind == "computer" for seat in waiting)


def seats_of(state: GameState) -> tuple[Seat, ...]:
    """The seats of ``state`` with what everybody may know of them."""
    return tuple(
        Seat(
            name=info.name,
            kind="human" if info.player == HUMAN else "computer",
            player=None if info.player == HUMAN else info.player,
            score=score,
            rack_count=len(rack),
        )
        for info, score, rack in zip(state.seats, state.scores, state.racks, strict=True)
    )


def standing_of(
    game_id: str, state: GameState, updated: float, due: float | None = None
) -> Standing:
    """The line for ``state`` in a list of games."""
    return Standing(
        id=game_id,
        edition=state.edition.id,
        seats=seats_of(state),
        to_move=state.to_move,
        over=state.ended is not None,
        updated=updated,
        waits_for=awaited(state),
        due=due,
        asked=asked(state),
    )
