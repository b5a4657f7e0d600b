"""What somebody wants to play: one kind of setup for each variant."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from crossglot.editions import House
from crossglot.variants.bingo.events import Crossing
from crossglot.variants.solitaire import Kind as SolitaireKind
from crossglot.variants.topping import OnBoard

Id = Annotated[str, Meta(max_length=32)]
File = Annotated[str, Meta(max_length=15_000)]


class SolitaireSetup(
    Struct, frozen=True, tag_field="variant", tag="solitaire", forbid_unknown_fields=True
):
    """Playing alone (ET-101..103).

    Attributes:
        edition: The edition's id.
        kind: ``one-rack``, ``two-racks`` or ``open``.
        racks: One or two, in ``open``.
        house: House rules; the clock among them is not used, words are looked at at once.
    """

    edition: Id
    kind: SolitaireKind = "one-rack"
    racks: Annotated[int, Meta(ge=1, le=2)] = 1
    house: House = House()


class DuplicateSetup(
    Struct, frozen=True, tag_field="variant", tag="duplicate", forbid_unknown_fields=True
):
    """One person against the top of every rack.

    Attributes:
        edition: The edition's id.
        profile: Id of a profile; the edition's usual one when null.
        form: One of the forms.
        pace: One of the profile's paces; its usual one when null.
    """

    edition: Id
    profile: Id | None = None
    form: Id = "normal"
    pace: Id | None = None


class ToppingSetup(
    Struct, frozen=True, tag_field="variant", tag="topping", forbid_unknown_fields=True
):
    """Finding tops against the clock (FISF 3.8.4).

    Attributes:
        edition: The edition's id.
        profile: Id of a profile; the edition's usual one when null.
        form: One of the forms.
        on_board: Which of several equal tops is laid.
    """

    edition: Id
    profile: Id | None = None
    form: Id = "normal"
    on_board: OnBoard = "found"


class RemovalSetup(
    Struct, frozen=True, tag_field="variant", tag="removal", forbid_unknown_fields=True
):
    """Taking a finished board apart (ET-89..92).

    Attributes:
        edition: The edition's id; that of ``game`` when one is named.
        game: Id of a game that is over; its board is played.
        file: In place of it: a recorded game, GCG or a file of events.
        lone: Whether a tile may be left without neighbours.
        computers: Seats of the computer, which takes the most points it can.
    """

    edition: Id
    game: Annotated[str, Meta(max_length=64)] | None = None
    file: File | None = None
    lone: bool = True
    computers: Annotated[int, Meta(ge=0, le=3)] = 0


class BingoSetup(Struct, frozen=True, tag_field="variant", tag="bingo", forbid_unknown_fields=True):
    """Letters are called and crossed off two words (ET-93..97).

    Attributes:
        edition: The edition's id.
        crossing: Who crosses letters off: the players, or the referee.
        caller: Whether the game's maker plays as well, or only calls (ET-95).
        computers: No computer plays Bingo: anything but 0 is refused.
    """

    edition: Id
    crossing: Crossing = "player"
    caller: Literal["player", "neutral"] = "player"
    computers: Annotated[int, Meta(ge=0, le=3)] = 0


Setup = SolitaireSetup | DuplicateSetup | ToppingSetup | RemovalSetup | BingoSetup
"""Everything that can be played so."""

VariantName = Literal["solitaire", "duplicate", "topping", "removal", "bingo"]


def variant_of(setup: Setup) -> VariantName:
    """Which variant a setup is of.

    >>> variant_of(BingoSetup("ET"))
    'bingo'
    """
    name: VariantName = setup.__struct_config__.tag  # type: ignore[assignment]  # the tags above
    return name
