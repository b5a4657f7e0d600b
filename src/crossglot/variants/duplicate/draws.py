"""The rack of a round: what was left and new tiles, or all back and drawn anew."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from crossglot.alphabet import BLANK
from crossglot.tiles import draw, without
from crossglot.variants.duplicate.choice import Tops, equal_tops
from crossglot.variants.duplicate.composition import draw_fitting, fits
from crossglot.variants.duplicate.profile import Stage
from crossglot.variants.duplicate.table import Table

PLAIN_DRAWS = 10
"""Racks drawn plainly and shown as rejected; later ones are drawn admissible at once."""

MOST_DRAWS = 200
"""Racks without a play, or barred, after which nothing more can be laid."""


@dataclass(frozen=True, slots=True)
class Draw:
    """A rack as it was drawn.

    Attributes:
        kept: What was left of the rack before; nothing when that went back.
        drawn: The new tiles, in the order of drawing.
        rejected: Racks drawn before that were not admissible or had no play.
    """

    kept: bytes
    drawn: bytes
    rejected: tuple[bytes, ...]


def draw_rack(table: Table, tops: Tops, *, again: bool = False) -> Draw | None:
    """The next rack of ``table``; None when no rack with a play comes.

    The kept tiles and new ones must be admissible together; if they are not,
    all go back and a whole rack is drawn (ET-120, HU-W-82, RULES row dup_draw).
    A rack from which nothing can be played goes back too (FISF 3.6). The seed
    of a rack depends on nothing that players do but the tops laid, so that
    several halls draw the same.

    Args:
        table: Where the game stands.
        tops: Finds whether there is a play.
        again: Draw for the same round once more, because it was cancelled.
    """
    number = table.number if again else table.number + 1
    stage = table.requirement(number)
    if stage is None:
        return None
    rejected: list[bytes] = []
    for kept, drawn in _attempts(table, stage, number):
        rack = table.edition.alphabet.sorted_rack(kept + drawn)
        fit = fits(stage, table.sorter.count(rack)) and rack not in table.barred
        if fit and equal_tops(table.drawn(rack), tops):
            return Draw(kept, drawn, tuple(rejected))
        if len(rack) == sum(map(len, table.drawable)):
            return None  # there is nothing else to draw
        rejected.append(rack)
    return None


def _attempts(table: Table, stage: Stage, number: int) -> Iterator[tuple[bytes, bytes]]:
    letters, forced = table.drawable
    seed = f"{table.seed}/{number}/{table.draws}"
    for attempt in range(MOST_DRAWS):
        kept = table.rack if not attempt else b""
        if attempt > PLAIN_DRAWS:
            whole = draw_fitting(
                stage, table.sorter, table.drawable, table.rack_size, f"{seed}/{attempt}"
            )
            yield b"", whole
            continue
        joker = b"" if BLANK in kept else forced
        rest = without(letters, (tile for tile in kept if tile in letters)) or b""
        wanted = table.rack_size - len(kept) - len(joker)
        yield kept, joker + draw(rest, wanted, f"{seed}/{attempt}")
