"""Own scores, kept and compared: what there is to beat when one plays alone (ET-101)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
from msgspec import Struct

from crossglot.errors import SolitaireCode, SolitaireError
from crossglot.variants.solitaire.events import Kind
from crossglot.variants.solitaire.state import SolitaireState

VERSION = 1


class Result(Struct, frozen=True):
    """A finished game, as it is kept.

    Attributes:
        edition: Id of the edition.
        kind: Which of the three games.
        racks: One or two.
        total: What counts; see :attr:`SolitaireState.total`.
        scores: Points of each rack.
        plays: How many words were laid.
        best: Points of the best of them.
        when: Milliseconds since 1970, as handed in.
    """

    edition: str
    kind: Kind
    racks: int
    total: int
    scores: tuple[int, ...]
    plays: int
    best: int
    when: int


class ScoreBook(Struct, frozen=True):
    """All results so far, in the order they were played."""

    version: int = VERSION
    results: tuple[Result, ...] = ()


_decode = msgspec.json.Decoder(ScoreBook).decode


@dataclass(frozen=True, slots=True)
class Comparison:
    """A result among those of the same edition, kind and number of racks.

    Attributes:
        total: The result's.
        rank: 1 is the best; equal totals share a rank.
        games: How many there are, this one included.
        best_before: The best total of the others; None when there is none.
        mean: Mean of all totals, rounded down.
    """

    total: int
    rank: int
    games: int
    best_before: int | None
    mean: int

    @property
    def is_record(self) -> bool:
        """Whether an earlier score was beaten."""
        return self.best_before is not None and self.total > self.best_before


def result_of(state: SolitaireState, when: int) -> Result:
    """What is kept of a finished game.

    Raises:
        SolitaireError: It is not over.
    """
    game = state.game
    if game.ended is None:
        raise SolitaireError(SolitaireCode.GAME_RUNNING)
    points = [turn.points for turn in game.turns if turn.placement is not None]
    return Result(
        edition=game.edition.id,
        kind=state.kind,
        racks=len(game.racks),
        total=state.total,
        scores=game.scores,
        plays=len(points),
        best=max(points, default=0),
        when=when,
    )


def compare(book: ScoreBook, result: Result) -> Comparison:
    """``result`` against the others in ``book``, which does not hold it yet."""
    alike = [other.total for other in book.results if _game(other) == _game(result)]
    return Comparison(
        total=result.total,
        rank=1 + sum(total > result.total for total in alike),
        games=len(alike) + 1,
        best_before=max(alike, default=None),
        mean=(sum(alike) + result.total) // (len(alike) + 1),
    )


def _game(result: Result) -> tuple[str, Kind, int]:
    return result.edition, result.kind, result.racks


def with_result(book: ScoreBook, result: Result) -> ScoreBook:
    """``book`` with one more result at its end."""
    return ScoreBook(VERSION, (*book.results, result))


def best(book: ScoreBook, most: int = 10) -> Sequence[Result]:
    """The best results of each game, at most ``most`` of it, best first."""
    kept: dict[tuple[str, Kind, int], list[Result]] = {}
    for result in sorted(book.results, key=lambda r: (-r.total, r.when)):
        kept.setdefault(_game(result), []).append(result)
    return [result for game in sorted(kept) for result in kept[game][:most]]


def write_book(book: ScoreBook) -> bytes:
    """``book`` as JSON; :func:`read_book` gives it back."""
    return msgspec.json.format(msgspec.json.encode(book), indent=1) + b"\n"


def read_book(data: bytes) -> ScoreBook:
    """The score book that ``data`` holds.

    Raises:
        SolitaireError: It is none, or of another version.
    """
    try:
        book = _decode(data)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise SolitaireError(SolitaireCode.SCORE_BOOK, reason=str(error)) from None
    if book.version != VERSION:
        raise SolitaireError(SolitaireCode.SCORE_BOOK, reason=f"version {book.version}")
    return book
