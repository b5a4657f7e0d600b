"""A match written down deal by deal, so that it can be stopped anywhere and goes on there.

The first line names the match; each further line is one deal, all its games. A
line that was cut off in the middle is played again.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import ExitStack, closing
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Generic, Literal, TypeVar

import msgspec
from msgspec import Struct

from crossglot.editions import House
from crossglot.errors import LexiconError, TrainingCode, TrainingError
from crossglot.lexicon.cache import exclusive
from crossglot.training.match import Match, PlayedGame, play_match

Row = TypeVar("Row")


class MatchName(Struct, frozen=True, forbid_unknown_fields=True):
    """What a match is told from others by; how many games it has is not part of it.

    Attributes:
        edition: Its id.
        house: The house rules.
        lexicon: Its exact name.
        players: Kinds, in the order of the match.
        seed: Deals and draws all tiles.
        format: What kind of file it is, and of which version.
    """

    edition: str
    house: House
    lexicon: str
    players: tuple[str, ...]
    seed: int
    format: Literal["crossglot-match-1"] = "crossglot-match-1"


_decode_name = msgspec.json.Decoder(MatchName).decode


class MatchLog(Generic[Row]):
    """The deals of a match that are done, in a file or only in memory.

    Attributes:
        path: The file; None for none.
        deals: What was noted of each game, deal by deal.
    """

    def __init__(self, path: Path | None, match: Match, row: type[Row]) -> None:
        """Read what is there, and be ready to add to it.

        Args:
            path: The file; None for none.
            match: What is played.
            row: What a game is noted as.

        Raises:
            OSError: It cannot be read or written.
            TrainingError: ``match-log-busy``: another process writes it; ``match-log-damaged``;
                ``match-log-other``: it is of another match.
        """
        self.path = path
        self.deals: list[list[Row]] = []
        self._file: BinaryIO | None = None
        self._held = ExitStack()
        name = MatchName(
            match.edition.id, match.edition.house, match.lexicon.id, match.players, match.seed
        )
        if path is None:
            return
        with ExitStack() as held:
            self._open(path, name, row, held)
            self._held = held.pop_all()

    def _open(self, path: Path, name: MatchName, row: type[Row], held: ExitStack) -> None:
        try:
            held.enter_context(exclusive(path, patience=0))
        except LexiconError as error:
            raise TrainingError(TrainingCode.MATCH_LOG_BUSY, path=str(path)) from error
        kept = self._read(path, name, msgspec.json.Decoder(list[row])) if path.exists() else 0  # type: ignore[valid-type]
        self._file = held.enter_context(path.open("ab"))
        self._file.truncate(kept)
        if not kept:
            self._write(name)

    def _read(self, path: Path, name: MatchName, decoder: msgspec.json.Decoder[list[Row]]) -> int:
        """Takes in the whole lines of ``path``; gives how many bytes they are."""
        lines = whole_lines(path)
        try:
            for number, line in enumerate(lines):
                if number:
                    self.deals.append(decoder.decode(line))
                else:
                    _check(path, _decode_name(line), name)
        except msgspec.MsgspecError as error:
            raise TrainingError(
                TrainingCode.MATCH_LOG_DAMAGED, path=str(path), line=number + 1
            ) from error
        return sum(map(len, lines))

    def add(self, deal: list[Row]) -> None:
        """Notes a deal; it outlives the process as soon as this returns."""
        if self._file:
            self._write(deal)
        self.deals.append(deal)

    def _write(self, line: object) -> None:
        if self._file:
            self._file.write(msgspec.json.encode(line) + b"\n")
            self._file.flush()

    def __enter__(self) -> MatchLog[Row]:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._held.close()


def whole_lines(path: Path) -> list[bytes]:
    """The lines of a log with their ends, the name of the match first; not one that was cut off.

    Raises:
        OSError: It cannot be read.
    """
    return [line for line in path.read_bytes().splitlines(keepends=True) if line.endswith(b"\n")]


def play_on(
    match: Match, log: MatchLog[Row], noted: Callable[[PlayedGame], Row]
) -> Generator[list[Row], None, None]:
    """Plays the deals of ``match`` that ``log`` lacks; each is in the log when it is yielded.

    Args:
        match: What is played.
        log: Takes the deals.
        noted: What is kept of a game.

    Raises:
        CrossglotError, OSError: As :func:`~crossglot.training.match.play_match`.
    """
    count = len(match.players)
    with closing(play_match(match, first=count * len(log.deals))) as games:
        for deal in zip(*[games] * count, strict=True):
            log.add([noted(game) for game in deal])
            yield log.deals[-1]


def _check(path: Path, logged: MatchName, wanted: MatchName) -> None:
    for field in MatchName.__struct_fields__:
        there, here = getattr(logged, field), getattr(wanted, field)
        if there != here:
            raise TrainingError(
                TrainingCode.MATCH_LOG_OTHER,
                path=str(path),
                differs=field,
                logged=_plain(there),
                wanted=_plain(here),
            )


def _plain(value: object) -> object:
    """House rules as they are written; all else is plain."""
    return msgspec.json.encode(value).decode() if isinstance(value, House) else value
