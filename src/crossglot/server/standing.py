"""How a game stands, as everybody may know it: one line in a list of games."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from crossglot.game import GameState

HUMAN = "human"
"""What ``SeatInfo.player`` says of people."""


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
    """

    id: str
    edition: str
    seats: tuple[Seat, ...]
    to_move: int | None
    over: bool
    updated: float

    @property
    def awaits_computer(self) -> bool:
        """Whether a computer is to move."""
        return self.to_move is not None and self.seats[self.to_move].kind == "computer"


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


def standing_of(game_id: str, state: GameState, updated: float) -> Standing:
    """The line for ``state`` in a list of games."""
    return Standing(
        id=game_id,
        edition=state.edition.id,
        seats=seats_of(state),
        to_move=state.to_move,
        over=state.ended is not None,
        updated=updated,
    )
