"""An edition: everything that differs between two printed games, as one value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal

from crossglot.alphabet import BLANK, Alphabet
from crossglot.board import Layout
from crossglot.editions.house import House

CoordinateStyle = Literal["numbered-rows", "lettered-rows"]
"""How squares are labelled on the printed board (RULES 6.16)."""

Writing = Literal["ltr", "rtl"]
"""Which way the script is written, and with it words across: left to right, or right to left."""


@dataclass(frozen=True, slots=True)
class ChallengeRule:
    """What a failed challenge costs (RULES 6.5).

    Attributes:
        kind: ``"none"``, ``"points"``, or ``"turn"``.
        points: How many, when the kind is points.
        booked_to: Who is charged or credited.
        per: Whether the points count once a play or once a word.
    """

    kind: Literal["none", "points", "turn"]
    points: int
    booked_to: Literal["challenger", "challengee"]
    per: Literal["play", "word"]


@dataclass(frozen=True, slots=True)
class EndRule:
    """How a game ends and what is left is counted.

    Attributes:
        pass_rounds: Rounds in which everybody passes, in a row; 0 is never.
        scoreless_turns: Turns without points in a row, exchanges included; 0 is never.
        final: How the tiles left on the racks are booked.
        exhausted: Whether it ends once it is proven that no tile can be laid any more; if not,
            players agree on that or pass.
    """

    pass_rounds: int
    scoreless_turns: int
    final: Literal["subtract-own-add-to-out", "out-doubled"]
    exhausted: bool = True


Grade = Literal["good", "very-good", "excellent"]
"""What a document calls a total."""


@dataclass(frozen=True, slots=True)
class Totals:
    """What totals a document calls usual and good: a hint to players, no rule of play.

    Attributes:
        usual: Fewest and most points that all players reach together.
        grades: Points of all players together -> what they are called from there on.
        each: Number of players -> fewest and most points that are good for each.
    """

    usual: tuple[int, int]
    grades: Mapping[int, Grade] = field(default_factory=dict)
    each: Mapping[int, tuple[int, int]] = field(default_factory=dict)

    def grade(self, together: int) -> Grade | None:
        """What ``together`` points are called; None below the lowest grade (HU-W-42).

        >>> from crossglot.editions import load_edition
        >>> totals = load_edition("HU-W").totals
        >>> [totals.grade(points) for points in (499, 500, 650, 700)]
        [None, 'good', 'very-good', 'excellent']
        """
        reached = [points for points in self.grades if together >= points]
        return self.grades[max(reached)] if reached else None


@dataclass(frozen=True)
class Edition:
    """The rules and tiles of one printed game, as data.

    Attributes:
        id: Name of its file, such as ``"HU-M"``.
        name: What its players call it, in their language.
        language: BCP 47 tag.
        tile_set: What game files call its tiles, such as ``"hungarian"``.
        alphabet: Its letters, in collation order.
        layout: The empty board.
        counts: Tiles of each letter, indexed by tile id; index 0 is unused.
        points: Points of each letter, indexed by tile id; a blank is 0.
        blanks: How many blanks.
        players: Fewest and most seats.
        rack_size: Tiles on a full rack.
        bonus: Tiles laid in one turn -> points added last.
        opening_min: Fewest tiles of the opening play.
        exchange_bag_min: Tiles the bag must hold for an exchange.
        challenge: What a failed challenge costs.
        end: How it ends.
        coordinates: How squares are labelled.
        writing: Which way words across read; in a right-to-left edition the first column of
            the board is the rightmost.
        totals: What totals its document calls good; None where it says nothing.
        house: The house rules agreed on; see :func:`crossglot.editions.with_house`.
    """

    id: str
    name: str
    language: str
    tile_set: str
    alphabet: Alphabet
    layout: Layout
    counts: bytes
    points: bytes
    blanks: int
    players: tuple[int, int]
    rack_size: int
    bonus: Mapping[int, int]
    opening_min: int
    exchange_bag_min: int
    challenge: ChallengeRule
    end: EndRule
    coordinates: CoordinateStyle
    writing: Writing = "ltr"
    totals: Totals | None = None
    house: House = field(default_factory=House)

    def __repr__(self) -> str:
        """Its name and the house rules that are not the usual: every position holds an edition."""
        usual = House()
        rules = [
            f"{name}={value!r}"
            for name in House.__struct_fields__
            if (value := getattr(self.house, name)) != getattr(usual, name)
        ]
        return f"<Edition {self.id}{' with ' if rules else ''}{', '.join(rules)}>"

    def __hash__(self) -> int:
        """By its name: few editions share one."""
        return hash(self.id)

    @property
    def tiles_total(self) -> int:
        """How many tiles a full bag holds."""
        return len(self._full_bag)

    def full_bag(self) -> bytes:
        """Every tile of the set, in the order of the alphabet, blanks last."""
        return self._full_bag

    @cached_property
    def _full_bag(self) -> bytes:
        letters = b"".join(bytes([tile]) * count for tile, count in enumerate(self.counts))
        return letters + bytes([BLANK]) * self.blanks

    def tile_points(self, tile: int) -> int:
        """Points printed on ``tile``; a blank has none, whatever it stands for."""
        return 0 if tile & BLANK else self.points[tile]

    def bonus_for(self, laid: int) -> int:
        """Points for laying ``laid`` tiles in one turn (HU-M-57, RULES 6.12).

        >>> from crossglot.editions import load_edition
        >>> [load_edition("HU-M").bonus_for(laid) for laid in (6, 7, 8)]
        [0, 50, 50]
        """
        return max((points for tiles, points in self.bonus.items() if laid >= tiles), default=0)
