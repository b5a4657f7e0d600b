"""An open round as this node takes slips for it: durable before they are acknowledged.

Nothing is judged here, and no other slip is looked at, so that one more costs
the same whether it is the first or the six-thousandth.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

import msgspec

from crossglot.errors import DuplicateCode, GameError, TournamentCode, TournamentError
from crossglot.server.connections.lag import LagBank
from crossglot.server.store.slips import SlipRow, Slips
from crossglot.tournament.act import MOST_ANSWERS
from crossglot.variants.duplicate import Slip

T = TypeVar("T")


def round_key(game: int, number: int, opened: int) -> str:
    """Names a round of an event, by the number of the event that opened it.

    >>> round_key(1, 7, 81)
    '1.7.81'
    """
    return f"{game}.{number}.{opened}"


@dataclass(frozen=True, slots=True)
class CountedSlip:
    """The slip of a player that counts, as far as this node knows.

    Attributes:
        slip_id: The name its sender gave it.
        number: Which of the player's it is.
        at: When it came, in milliseconds since 1970, lag credited.
        slip: What it says.
        safe: The slip that counts when that one earns nothing.
    """

    slip_id: str
    number: int
    at: int
    slip: Slip
    safe: Slip | None = None

    @property
    def pair(self) -> tuple[Slip, Slip | None]:
        """Both slips."""
        return self.slip, self.safe

    @classmethod
    def read(cls, row: SlipRow) -> CountedSlip:
        """The slip in a row of the database."""
        slip, safe = _decode_pair(row.body)
        return cls(row.slip_id, row.number, row.at, slip, safe)

    def row(self, tournament: str, key: str, player: int) -> SlipRow:
        """The slip as the database keeps it."""
        body = msgspec.json.encode(self.pair).decode()
        return SlipRow(tournament, key, player, self.number, self.slip_id, self.at, body)


_decode_pair = msgspec.json.Decoder(tuple[Slip, Slip | None]).decode


class RoundAnswers:
    """Takes the slips of one round.

    Args:
        slips: Where they are kept.
        tournament: Id of the event.
        game: Which game, from 1.
        number: Which round, from 1.
        key: Names the round among all its attempts.
        bank: Lag that is still to each player's credit.

    Attributes:
        deadline: When it closes, in milliseconds since 1970, if the clock is not stopped.
        paused_at: When the clock was stopped; None while it goes.
        kept: Player -> the slip that counts; of what players hand in at other nodes only
            what was asked for.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - which round, and where its slips go
        self, slips: Slips, tournament: str, game: int, number: int, key: str, bank: LagBank
    ) -> None:
        self._slips = slips
        self._tournament = tournament
        self.game = game
        self.number = number
        self.key = key
        self.deadline = 0
        self.kept: dict[int, CountedSlip] = {}
        self.paused_at: int | None = None
        self._bank = bank
        self._begun: dict[tuple[int, int], tuple[CountedSlip, asyncio.Future[CountedSlip]]] = {}
        self._handed: Counter[int] = Counter()

    @property
    def newest(self) -> int:
        """When the last slip came, in milliseconds since 1970: a server was there then."""
        return max((kept.at for kept in self.kept.values()), default=0)

    def arrival(self, player: int, now: int, lag: int, behind: Callable[[], int]) -> int:
        """When a slip that is read at ``now`` counts as handed in.

        Args:
            player: Whose.
            now: Milliseconds since 1970.
            lag: What their line takes, in milliseconds.
            behind: How long it has lain here unread, in milliseconds; asked only where it matters.

        Raises:
            GameError: ``slip-too-late``, even with both credited.
        """
        if self.paused_at is not None:
            now = min(now, self.paused_at)
        if now <= self.deadline:
            return now
        late = now - self.deadline - behind()
        if late > 0 and self._bank.credit(player, lag) < late:
            raise GameError(DuplicateCode.TOO_LATE, player=player)
        return self.deadline

    def take(self, player: int, wanted: CountedSlip) -> asyncio.Future[CountedSlip]:
        """Keep a slip. Once the future has it, it survives a power cut.

        Its sender may go away, it is kept. One that was sent before is what it was then.
        The future fails with a GameError when the round was closed before it could be kept.

        Raises:
            TournamentError: ``answer-changed`` for another slip; ``answer-too-many``.
        """
        name = player, wanted.number
        begun = self._begun.get(name)
        if begun is not None:
            _check_same(begun[0], wanted)
            return begun[1]
        known = self.kept.get(player)
        if known is not None and known.number == wanted.number:
            _check_same(known, wanted)
            return known_already(known)
        if self._handed[player] >= MOST_ANSWERS:
            raise TournamentError(TournamentCode.ANSWER_TOO_MANY, most=MOST_ANSWERS)
        self._handed[player] += 1
        put = self._slips.put(wanted.row(self._tournament, self.key, player))
        kept: asyncio.Future[CountedSlip] = put.get_loop().create_future()
        self._begun[name] = wanted, kept
        put.add_done_callback(partial(self._written, player, wanted, kept))
        return kept

    def _written(
        self,
        player: int,
        wanted: CountedSlip,
        kept: asyncio.Future[CountedSlip],
        put: asyncio.Future[bool],
    ) -> None:
        """Remember a slip that is kept; forget one that is not, for it may be sent again."""
        error = put.exception()
        if error is not None or not put.result():
            self._begun.pop((player, wanted.number), None)
            self._handed[player] -= 1
            kept.set_exception(error or GameError(DuplicateCode.TOO_LATE, player=player))
            return
        self.remember(player, wanted)
        kept.set_result(wanted)

    def found(self, player: int, kept: CountedSlip) -> None:
        """Know a slip that was kept before this node took any for the round."""
        self._handed[player] += 1
        self.remember(player, kept)

    def remember(self, player: int, kept: CountedSlip) -> None:
        """Know a slip that is kept, unless it is an older one."""
        known = self.kept.get(player)
        if known is None or kept.number > known.number:
            self.kept[player] = kept


def known_already(value: T) -> asyncio.Future[T]:
    """A future that waits for nothing."""
    known: asyncio.Future[T] = asyncio.get_running_loop().create_future()
    known.set_result(value)
    return known


def _check_same(known: CountedSlip, wanted: CountedSlip) -> None:
    """What is kept under this number is what is wanted.

    Raises:
        TournamentError: ``answer-changed``: it says something else.
    """
    if (known.pair, known.slip_id) != (wanted.pair, wanted.slip_id):
        raise TournamentError(TournamentCode.ANSWER_CHANGED, number=wanted.number)
