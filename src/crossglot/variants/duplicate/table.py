"""The master's table: board, rack and bag that all players share.

Everybody has the same tiles and the same board before every round (ET-105,
HU-W-69); a table is what that is, without any player.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property

import msgspec

from crossglot.alphabet import BLANK, letter_of, rack_tile
from crossglot.board import Board
from crossglot.editions import Edition, House
from crossglot.errors import HouseCode, HouseError
from crossglot.moves import Play
from crossglot.rules import Placement, place
from crossglot.tiles import without
from crossglot.variants.duplicate.composition import Kinds, Sorter, can_be_made
from crossglot.variants.duplicate.profile import Form, Profile, Stage


def in_form(edition: Edition, form: Form) -> Edition:
    """``edition`` with the rack and the bonus of ``form`` (HU-W-41, FISF 3.8.2).

    >>> from crossglot.editions import load_edition
    >>> eight = in_form(load_edition("ET"), Form("7-and-8", 8, bonus={7: 50, 8: 75}))
    >>> eight.rack_size, [eight.bonus_for(laid) for laid in (6, 7, 8)]
    (8, [0, 50, 75])
    """
    return replace(
        edition,
        rack_size=form.rack_size or edition.rack_size,
        bonus=edition.bonus if form.bonus is None else dict(sorted(form.bonus.items())),
    )


def refuse_house_rules(edition: Edition) -> None:
    """Duplicate is played by the edition and a profile, not by house rules.

    Raises:
        HouseError: Names a house rule that was agreed on.
    """
    agreed, plain = msgspec.structs.asdict(edition.house), msgspec.structs.asdict(House())
    for name, value in agreed.items():
        if value != plain[name]:
            raise HouseError(HouseCode.CONTRADICTION, rule="duplicate", other=name)


@dataclass(frozen=True)
class Table:
    """Board and rack as they stand for everybody.

    Attributes:
        edition: Whose tiles and board, in the profile's form.
        profile: The rules of the event.
        seed: Draws every rack; a secret until the game is over.
        board: The tiles laid.
        rack: The rack of this round, or what the last top left.
        number: Rounds whose rack has been drawn, this one included.
        draws: Racks drawn for this round, those cancelled included.
        barred: Racks that may not come again in this round (FISF 3.6).
    """

    edition: Edition
    profile: Profile
    seed: str
    board: Board
    rack: bytes = b""
    number: int = 0
    draws: int = 0
    barred: tuple[bytes, ...] = ()

    @classmethod
    def laid_out(cls, edition: Edition, profile: Profile, seed: str) -> Table:
        """The table before the first draw."""
        return cls(in_form(edition, profile.form), profile, seed, Board.empty(edition.layout))

    @cached_property
    def pool(self) -> bytes:
        """Every tile that is not on the board: rack and bag."""
        lying = Counter(rack_tile(tile) for tile in self.board.tiles if tile)
        return without(self.edition.full_bag(), lying.elements()) or b""

    @property
    def bag(self) -> bytes:
        """The tiles in the bag."""
        return without(self.pool, self.rack) or b""

    @cached_property
    def sorter(self) -> Sorter:
        """Says which tile counts as a vowel and which as a consonant."""
        return Sorter(self.edition.alphabet, self.profile.letters)

    @property
    def most_laid(self) -> int:
        """The most tiles that one play may lay."""
        return self.profile.form.most_laid or self.edition.rack_size

    @cached_property
    def drawable(self) -> tuple[bytes, bytes]:
        """What a whole new rack is drawn from, and what is put on it before.

        In the joker form blanks are never in the bag: one lies on each rack
        while there is one (FISF 3.8.1).
        """
        if not self.profile.form.joker:
            return self.pool, b""
        letters = bytes(tile for tile in self.pool if tile != BLANK)
        return letters, bytes([BLANK]) if BLANK in self.pool else b""

    @property
    def rack_size(self) -> int:
        """Tiles on the next rack: the full number, or all that are left."""
        letters, forced = self.drawable
        full = self.edition.rack_size - self.profile.form.picked
        return min(full, len(letters) + len(forced))

    @cached_property
    def racks(self) -> tuple[bytes, ...]:
        """Every rack that may be played from: one, or one for each tile that can be picked."""
        if not self.profile.form.picked or not self.bag:
            return (self.rack,)
        return tuple(bytes(sorted((*self.rack, tile))) for tile in sorted(set(self.bag)))

    @cached_property
    def anchors(self) -> frozenset[int]:
        """Empty squares beside a tile: every play but the first covers one."""
        board = self.board
        return frozenset(
            square
            for square in range(board.layout.size)
            if not board[square] and any(board.neighbours(square))
        )

    def leave(self, laid: Iterable[int]) -> bytes | None:
        """What ``laid`` leaves of the rack; None when no rack has it.

        A tile that was picked is on the rack only if it was laid; otherwise it
        is back in the bag.
        """
        tiles = [rack_tile(tile) for tile in laid]
        for rack in (self.rack, *self.racks):
            left = without(rack, tiles)
            if left is not None:
                return left if len(rack) == len(self.rack) else self._kept(tiles)
        return None

    def _kept(self, tiles: Iterable[int]) -> bytes:
        """The tiles that were drawn and are still there."""
        return bytes((Counter(self.rack) - Counter(tiles)).elements())

    def requirement(self, number: int) -> Stage | None:
        """What the rack of round ``number`` must hold; None when none can be had.

        The stage of that round, or a later one when what is left does not
        permit it any more (FISF 3.2).
        """
        letters, forced = self.drawable
        heap = self.sorter.count(letters)
        blanks = heap.blanks + len(forced)
        whole = Kinds(heap.vowels, heap.consonants, heap.either, blanks)
        for stage in self.profile.racks:
            over = stage.until and number > stage.until
            if not over and can_be_made(stage, whole, self.rack_size):
                return stage
        return None

    @property
    def is_over(self) -> bool:
        """Whether no admissible rack is left, or no tile at all (ET-122, HU-W-85)."""
        return not self.pool or self.requirement(self.number + 1) is None

    def after(self, play: Play) -> Table:
        """The table once ``play`` lies on the board and the rest is kept (HU-W-76, HU-W-79).

        Raises:
            IllegalPlayError: The tiles may not lie so.
            ValueError: They are not on the rack.
        """
        placement = place(self.edition, self.board, play)
        kept = self.leave(placement.laid.values())
        if kept is None:
            raise ValueError("not on the rack")
        board = placement.board
        if self.profile.form.joker:
            swapped = self.swapped(placement)
            board = board.after(swapped)
            kept += bytes([BLANK]) * len(swapped)
        return replace(self, board=board, rack=bytes(sorted(kept)), draws=0, barred=())

    def swapped(self, placement: Placement) -> dict[int, int]:
        """Square -> real tile of each blank just laid that the bag can replace (FISF 3.8.1)."""
        bag = Counter(self.bag)
        swapped = {}
        for square, tile in sorted(placement.laid.items()):
            letter = letter_of(tile)
            if tile & BLANK and bag[letter]:
                bag[letter] -= 1
                swapped[square] = letter
        return swapped

    def drawn(self, rack: bytes, *, again: bool = False) -> Table:
        """The table with the rack of the next round, or of this one once more."""
        number = self.number if again else self.number + 1
        draws = self.draws + 1 if again else 1
        return replace(self, rack=bytes(sorted(rack)), number=number, draws=draws)

    def cancelled(self) -> Table:
        """The table once the round was cancelled: all tiles back, another rack next."""
        return replace(self, rack=b"", barred=(*self.barred, self.rack))
