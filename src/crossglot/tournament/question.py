"""What a player is asked about their answer before the round closes.

An answer is never refused for being wrong: it is judged when the round
closes. But square and direction mixed up, as the two styles of coordinates
invite it (ET-112 against HU-W-74), are worth a question while there is time.
The question tells nothing that the player could not see: board and rack
are everybody's, and no lexicon is asked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec
from msgspec import Struct

from crossglot.alphabet import BLANK, letter_of, rack_tile
from crossglot.board import Board, Direction
from crossglot.errors import IllegalPlayError
from crossglot.moves import THROUGH, Play
from crossglot.rules import place
from crossglot.variants.duplicate import Slip, Table

Doubt = Literal[
    "off-board",
    "not-on-rack",
    "clashes",
    "nothing-laid",
    "too-many-tiles",
    "not-connected",
]
"""Why the slip cannot be laid as it is written.

``off-board``: it runs over the edge; ``clashes``: other letters lie there;
``nothing-laid``: all its letters lie there already; ``not-connected``: it
touches nothing, misses the star, or is part of a longer word.
"""


class Question(Struct, frozen=True):
    """What a player is asked.

    Attributes:
        doubt: Why it cannot be laid as written.
        meant: The slip that they may have meant: in the other style of
            coordinates, or turned; None when neither can be laid.
        how: Which of the two; the style when both would do.
    """

    doubt: Doubt
    meant: Slip | None = None
    how: Literal["other-style", "turned"] | None = None


def question(table: Table, slip: Slip) -> Question | None:
    """What to ask the writer of ``slip``; None when it can be laid as it is.

    In the other style the two symbols of a square change places: H8 and 8H
    name one square, and the other direction; G8 and 8G name two.
    """
    found = doubt(table, slip)
    if found is None:
        return None
    mirrored, turned = _other_style(table.board, slip), _turned(slip)
    if mirrored is not None and doubt(table, mirrored) is None:
        return Question(found, mirrored, "other-style")
    if doubt(table, turned) is None:
        return Question(found, turned, "turned")
    return Question(found)


def _turned(slip: Slip) -> Slip:
    """The same square, the other direction."""
    return msgspec.structs.replace(slip, direction=int(Direction(slip.direction).other))


def _other_style(board: Board, slip: Slip) -> Slip | None:
    """What the same signs say on a board whose rows have what these columns have.

    ``8F`` is row 8, column F where numbers name the rows, and reads across;
    with lettered rows it is column 8, row F, and reads down.
    """
    layout = board.layout
    if not 0 <= slip.start < layout.size or layout.rows != layout.columns:
        return None
    row, column = divmod(slip.start, layout.columns)
    return msgspec.structs.replace(_turned(slip), start=column * layout.columns + row)


def doubt(table: Table, slip: Slip) -> Doubt | None:
    """Why ``slip`` cannot be laid from the rack, whatever words it makes; None when it can."""
    return next(_doubts(table, slip), None)


def _doubts(table: Table, slip: Slip) -> Iterator[Doubt]:
    """The first is the reason; nobody asks for another, and what follows rests on it."""
    board, letters = table.board, slip.letters
    if not 0 <= slip.start < board.layout.size:
        yield "off-board"
    squares = list(board.layout.walk(slip.start, Direction(slip.direction)))[: len(letters)]
    if len(squares) < len(letters) or not letters:
        yield "off-board"
    if not all(0 < letter <= len(table.edition.alphabet) for letter in letters):
        yield "not-on-rack"
    lying = [letter_of(board[square]) for square in squares]
    if any(there and there != letter for there, letter in zip(lying, letters, strict=True)):
        yield "clashes"
    fresh = [letter for there, letter in zip(lying, slip.word, strict=True) if not there]
    if not fresh:
        yield "nothing-laid"
    if len(fresh) > table.most_laid:
        yield "too-many-tiles"
    if not _on_rack(table, fresh):
        yield "not-on-rack"
    tiles = bytes(THROUGH if there else tile for there, tile in zip(lying, slip.word, strict=True))
    try:
        place(table.edition, board, Play(slip.start, Direction(slip.direction), tiles))
    except IllegalPlayError:
        yield "not-connected"


def _on_rack(table: Table, fresh: Sequence[int]) -> bool:
    """Whether a rack has these tiles, blanks marked or not."""
    marked = Counter(map(rack_tile, fresh))
    letters = Counter(map(letter_of, fresh))
    for rack in map(Counter, table.racks):
        if marked <= rack or (letters - rack).total() <= rack[BLANK]:
            return True
    return False
